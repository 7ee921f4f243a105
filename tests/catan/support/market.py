"""A table at which cards are offered: seat 0 is active."""

from sobremesa.contract.match import Match
from tests.catan.support.asking import player, table
from tests.catan.support.positions import Position, a_match


def a_market(offers: int = 12) -> Position:
    """Seat 0 is active with wool, the others hold ore, brick and grain."""
    position = a_match(offers=offers)
    position.with_hand(0, wool=4, lumber=1).with_hand(1, ore=2).with_hand(2, ore=1, brick=2)
    return position.with_hand(3, grain=3)


def answers(match: Match) -> list[str]:
    return [seat["answer"] for seat in table(match)["players"]]


def open_offers(match: Match) -> list[int]:
    return [seat for seat in range(match.players) if player(match, seat)["offer"]]
