"""Why not, in words a player understands and in three languages: who was quicker, and when (DOB-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.text import seat as the_seat
from sobremesa.contract.words.refusing import Refusals, Tried

from ..label import LABEL
from ..rules import doors
from ..rules.actions import CLAIM, KINDS
from ..rules.bounds import PLACES, TEAM_PLACE
from ..rules.law import reasons
from ..rules.law.reasons import CODES
from .ending import winners
from .values import (
    Values,
    clock,
    game_term,
    members,
    optional,
    place_term,
    seats,
    symbol_term,
    team_colour,
    team_term,
)


def reason(board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
    case = _Case(board, seen, seat, action)
    return _REFUSALS.told(refusal, case, lambda number, language: _named(board, number, language))


def _named(board: Records, number: int, language: str) -> str:
    """By colour and, where several have one, by chair."""
    team = int(board[0]["team_of"][number])
    mates = members(board, team)
    colour = LABEL.catalogue.term(team_colour(board, team), language).capitalize()
    return colour if len(mates) == 1 else f"{colour} {1 + mates.index(number)}"


class _Case(Tried[Records]):
    kinds = KINDS

    @property
    def team(self) -> int:
        return int(self.board[0]["team_of"][self.seat])

    @property
    def is_seen(self) -> bool:
        """Whether a card of the team is visible on the island."""
        return doors.visible_cards(self.board, self.seen, 0, self.team) > 0

    def since_start(self, at: Any) -> str:
        return clock(int(at) - int(self.now["began_at"]))


def _overtaken(case: _Case) -> Values:
    place = case.parts["place"]
    if place >= PLACES or not case.now["placed_by"][place]:
        return {"place": place_term(case.board, place)}
    by = the_seat(int(case.now["placed_by"][place]) - 1)
    return {
        "place": place_term(case.board, place),
        "player": by,
        "time": case.since_start(case.now["placed_at"][place]),
    }


def _overtaken_how(case: _Case) -> str:
    """By somebody who covered the card or took it away; or it never lay there."""
    place = case.parts["place"]
    if place >= PLACES or not case.now["placed_by"][place]:
        return ".unknown"
    return "" if case.now["tops"][place] else ".taken"


def _out(case: _Case, team: int) -> Values:
    by = the_seat(int(case.now["out_by"][team]) - 1)
    return {"team": team_term(case.board, team), "player": by, "time": case.since_start(case.now["out_at"][team])}


def _ended(case: _Case) -> Values:
    ender = optional(case.now["score_seat"])
    by = {} if ender is None else {"player": the_seat(ender)}
    return {"game": game_term(int(case.now["score_game"])), "time": case.since_start(case.now["score_at"]), **by}


def _locked(case: _Case) -> Values:
    return {
        "n": -(-int(case.board[0]["lockout"]) // 1000),
        "time": case.since_start(case.now["locked_until"][case.seat]),
    }


def _symbol(case: _Case) -> Values:
    return {"symbol": symbol_term(case.parts["symbol"]), "place": place_term(case.board, case.parts["place"])}


_VALUES: dict[int, Callable[[_Case], Values]] = {
    reasons.GAME_OVER: lambda case: {"players": seats(winners(case.board, case.seen))},
    reasons.MINI_GAME_OVER: _ended,
    reasons.LOCKED: _locked,
    reasons.TEAM_OUT: lambda case: _out(case, case.team),
    reasons.RIVAL_OUT: lambda case: _out(case, case.parts["place"] - TEAM_PLACE),
    reasons.NO_SUCH_PLACE: lambda case: {"game": game_term(int(case.now["mini_game"]))},
    reasons.TARGET_GONE: _overtaken,
    reasons.PLACE_NOT_ALLOWED: lambda case: {"place": place_term(case.board, case.parts["place"])},
    reasons.SYMBOL_NOT_THERE: _symbol,
}

_VARIANTS: dict[int, Callable[[_Case], str]] = {
    reasons.MINI_GAME_OVER: lambda case: "" if case.now["score_seat"] else ".time",
    reasons.TARGET_GONE: _overtaken_how,
    reasons.PLACE_NOT_ALLOWED: lambda case: ".near" if case.is_seen else ".centre",
    reasons.SYMBOL_NOT_THERE: lambda case: ".neither" if case.kind == CLAIM else "",
}

_REFUSALS = Refusals(LABEL, CODES, _VALUES, _VARIANTS)
