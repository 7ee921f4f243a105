"""Where to look: the places within reach, and what playing a card there would be worth to the team."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import copy_of
from sobremesa.contract.view import View
from sobremesa.games.dobble.rules import doors
from sobremesa.games.dobble.rules.bounds import ALL_PLACES, PAIR_PLACE, PLACES, ROUTE, TEAM_PLACE, WARM_UP, WELCOME


def places_in_reach(view: View, seat: int) -> list[int]:
    return [place for place in range(ALL_PLACES) if doors.can_reach(view.board, view.state, 0, seat, place)]


def own_card(view: View, seat: int) -> int:
    """The card the seat plays, or -1."""
    now: Any = view.state[0]
    return int(now["pair"][0] if now["mini_game"] == WARM_UP else now["card"][seat]) - 1


def card_at(view: View, place: int) -> int:
    now: Any = view.state[0]
    if place < PLACES:
        return int(now["tops"][place]) - 1
    return int(now["pair"][1] if place == PAIR_PLACE else now["card"][place - TEAM_PLACE]) - 1


def best_place(view: View, seat: int, card: int, places: list[int], draws: Draws) -> int:
    """One of the places where the card is worth most, as far as a glance tells."""
    worth = {place: _worth(view, seat, card, place) for place in places}
    best = [place for place in places if worth[place] == max(worth.values())]
    return best[draws.below(len(best))]


def _worth(view: View, seat: int, card: int, place: int) -> int:
    """What the team would count beyond its best rival, if the card lay there; a captured leader is worth most."""
    now: Any = view.state[0]
    board, team = view.board, int(view.board[0]["team_of"][seat])
    if place >= TEAM_PLACE:
        return int(now["points"][place - TEAM_PLACE]) if place < PAIR_PLACE else 0
    if not WELCOME <= now["mini_game"] <= ROUTE:
        return 0
    after = copy_of(view.state)
    after[0]["tops"][place] = 1 + card
    counts = [doors.count_of(board, after, 0, other) for other in range(int(board[0]["teams"]))]
    return 2 * counts[team] - max(count for other, count in enumerate(counts) if other != team)
