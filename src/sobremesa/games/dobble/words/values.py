"""What texts about Dobble CATAN are filled in with: places, symbols, teams, seats and times."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import listed, seat, term

from ..deck.cards import card_names, symbol_ids
from ..parts import place_names
from ..rules.bounds import ALL_PLACES, COLOURS, PLACES

Values = dict[str, Any]
UNKNOWN = "?"


def place_name(board: Records, place: int) -> str:
    return place_names(board)[place] if place < ALL_PLACES else UNKNOWN


def symbol_name(symbol: int) -> str:
    return symbol_ids()[symbol] if symbol < len(symbol_ids()) else UNKNOWN


def card_name(card: int) -> str:
    return card_names()[card] if card < len(card_names()) else UNKNOWN


def symbol_term(symbol: int) -> Values:
    return dict(term(symbol_name(symbol)))


def place_term(board: Records, place: int) -> Any:
    """A place of the island by its name; a team's card by its colour."""
    name = place_name(board, place)
    return name if place < PLACES else dict(term(name))


def team_colour(board: Records, team: int) -> str:
    return COLOURS[int(board[0]["colours"][team])]


def team_term(board: Records, team: int) -> Values:
    return dict(term(team_colour(board, team)))


def game_term(mini_game: int) -> Values:
    return dict(term(f"game_{mini_game}"))


def members(board: Records, team: int) -> list[int]:
    teams = board[0]["team_of"][: board[0]["players"]].tolist()
    return [player for player, its_team in enumerate(teams) if its_team == team]


def partner_of(board: Records, seat: int) -> int | None:
    """The other member of a team of two."""
    team = members(board, int(board[0]["team_of"][seat]))
    return next((mate for mate in team if mate != seat), None)


def seats(numbers: Iterable[int]) -> Values:
    return listed([seat(number) for number in numbers])


def clock(ms: int) -> str:
    """`1:07.43`, as on a stop watch."""
    seconds, hundredths = divmod(max(0, ms) // 10, 100)
    return f"{seconds // 60}:{seconds % 60:02}.{hundredths:02}"


def optional(stored: Any) -> int | None:
    """What a field says that holds one more, and 0 for none."""
    return int(stored) - 1 if stored else None
