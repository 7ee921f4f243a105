"""Remigio: how the match stands after the deal, played on soundly by all in worlds a seat can imagine.

Chance is the cards that are dealt and drawn. What is compared is tried in the same worlds, so that their luck does not
tell two choices apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

import numpy as np

from sobremesa.bots.remigio.patient import PatientBot
from sobremesa.bots.remigio.rehearsing import DRAW, LAY, TAKE, Rehearsal
from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Step
from sobremesa.contract.match import Match
from sobremesa.games.remigio.imagining import imagine_many
from sobremesa.games.remigio.rehearsal import doors
from sobremesa.games.remigio.rehearsal.chance import streams_for
from sobremesa.games.remigio.rules import actions, phases
from sobremesa.games.remigio.rules.melding.work import pad

from ..analysis import Cause
from ..judging import SCALE, Price, Scale, Worth, after_playing, as_known
from .remigio_reasons import differences

WORLDS, FEW_WORLDS, MANY_WORLDS, DEALS = 120, 40, 400, 1200
"""For an account, for who only watches, behind a red label, and for a deal of which nobody has seen a card yet: many of
these are alike from match to match, and what is wrong with one would be wrong with all."""
SIGMAS = 2.0
BETWEEN = (phases.CUT, phases.KEEP, phases.TURN_CUT, phases.DEAL)
"""Two deals: nothing is known of the next one yet."""
LUCKY = (actions.DRAWN, actions.TURNED)
"""Hands are looked at when the first card is turned up: before it they are worth what any deal is."""
CHANGING: frozenset[int] = frozenset(
    (actions.DRAW, actions.TAKE, actions.DISCARD, actions.CLOSE, *LUCKY, actions.DEALT, actions.SHOWN)
)
SPREADS, WIDE = {2: 0.34}, 0.3
"""Of luck over whole matches: with two, and with more."""


class RemigioJudge:
    unit = "chance"
    scale: Scale = SCALE
    shares: Mapping[Cause, float] = {}

    def __init__(self, players: int) -> None:
        self.spread: float | None = SPREADS.get(players, WIDE)
        self.slack = (0.025, 0.05, 0.1) if players == 2 else (0.015, 0.03, 0.06)
        self.dealt: dict[bytes, Worth] = {}

    def known(self, match: Match, seat: int) -> Match:
        view = match.view(seat)
        return as_known(match, seat, view.imagine(Seeded("coach"), match.history(seat)))

    def worth(self, match: Match, viewer: int | None) -> Worth:
        result = match.result
        if result is not None:
            return tuple((seat in result.winners) / len(result.winners) for seat in range(match.players))
        phase = int(match.state[0]["phase"])
        if phase in BETWEEN:
            return _standing(match.state, match)
        if phase == phases.TURN_UP:
            return self._any_deal(match)
        return self._imagined(match, viewer, FEW_WORLDS if viewer is None else WORLDS)

    def _any_deal(self, match: Match) -> Worth:
        """What nobody's cards tell anything about is the same for all."""
        seen = match.view(None).state.tobytes()
        if seen not in self.dealt:
            self.dealt[seen] = self._imagined(match, None, DEALS)
        return self.dealt[seen]

    def _imagined(self, match: Match, viewer: int | None, worlds: int) -> Worth:
        view, history = match.view(viewer), match.history(viewer)
        now: Any = view.state[0]
        name = f"coach {now['deal']} {now['turn']} {_dealt(history)}"
        imagined = imagine_many(view.board, view.state, viewer, history, Seeded(name), worlds)
        return self._played_on(match, imagined, name)

    def _played_on(self, match: Match, worlds: Records, name: str) -> Worth:
        if int(worlds[0]["phase"]) in (phases.DRAW_CARD, phases.TURN_UP):
            _draw(match, worlds, Seeded(f"{name} draw"))
        worths = np.empty((len(worlds), 1))
        streams = streams_for(name, len(worlds))
        doors.rehearse(match.board, worlds, 0, np.array([LAY], np.int64), streams, worths, pad())
        return _standing(worlds, match)

    def changes(self, action: int) -> bool:
        return kind_of(action) in CHANGING

    def weighs(self, action: int) -> bool:
        return self.changes(action)

    def after(self, match: Match, seat: int, action: int) -> Match:
        return after_playing(match, seat, action)

    def cause(self, match: Match, actor: int, action: int) -> Cause | None:
        if actor == CHANCE:
            return Cause.CARDS if kind_of(action) in LUCKY else Cause.REST
        return None

    def choosers(self, actor: int, action: int) -> tuple[int, ...]:
        return (actor,)

    def theme(self, match: Match, action: int) -> str:
        return "discard" if kind_of(action) in (actions.DISCARD, actions.CLOSE) else "cards"

    def ranked(self, match: Match, seat: int) -> list[int]:
        legal = match.legal(seat).actions
        if int(match.state[0]["phase"]) == phases.DRAW:
            return [action for action in (int(actions.TAKE), int(actions.DRAW)) if action in legal]
        view = match.view(seat)
        if int(match.state[0]["phase"]) != phases.PLAY:
            return []
        first = PatientBot("coach").choose(view, lambda: match.history(seat))
        discards = [action for action in legal if kind_of(action) == actions.DISCARD]
        others = [action for action in _by_glance(match, seat, discards) if action != first]
        return [first, *others] if first is not None and len(legal) > 1 else others

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        """What might be called a mistake is tried in many worlds."""
        return Price(cost, cost >= self.slack[1] and self._agrees(match, seat, best, played))

    def _agrees(self, match: Match, seat: int, best: int, played: int) -> bool:
        choices = [_choice(action) for action in (best, played)]
        rehearsal = Rehearsal(match.view(seat), seat, lambda: match.history(seat), "coach agrees")
        apart = -np.diff(rehearsal.deals(choices, MANY_WORLDS)).ravel()
        return bool(apart.mean() > SIGMAS * apart.std() / np.sqrt(MANY_WORLDS))

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]:
        return differences(better, played, seat)


def _dealt(history: Sequence[Step]) -> int:
    """A number for the cards a viewer saw when the deal began: worlds are others in another match, so that what is
    wrong with some is not wrong with all, and the same as long as a deal lasts."""
    last = next((place for place, step in _backwards(history) if kind_of(step[1]) == actions.TURNED), -1)
    return crc32(np.array([action for _, action in history[: last + 1]], np.int64).tobytes())


def _backwards(history: Sequence[Step]) -> Iterator[tuple[int, Step]]:
    return zip(range(len(history) - 1, -1, -1), reversed(history), strict=True)


def _choice(action: int) -> int:
    """As rehearsals call it."""
    named = {int(actions.DRAW): DRAW, int(actions.TAKE): TAKE}
    if kind_of(action) in (actions.DISCARD, actions.CLOSE):
        return int(actions.DISCARD.card(action))
    return named.get(action, LAY)


def _by_glance(match: Match, seat: int, discards: list[int]) -> list[int]:
    """The most promising first."""
    if not discards:
        return []
    rehearsal = Rehearsal(match.view(seat), seat, lambda: match.history(seat), "coach")
    cards = [actions.DISCARD.card(action) for action in discards]
    glance = rehearsal.promises(cards)
    return [discards[place] for place in np.argsort(-glance, kind="stable")]


def _draw(match: Match, worlds: Records, draws: Seeded) -> None:
    """The next card, in each world one of those that may come there."""
    for place in range(len(worlds)):
        world = worlds[place : place + 1]
        chances = match.game.chance(match.board, world)
        if chances is not None:
            match.game.apply(match.board, world, CHANCE, match.game.draw(match.board, world, chances, draws))


def _standing(states: Records, match: Match) -> Worth:
    """The points each can still take, squared, against those of all; on the mean of these states."""
    players, limit = match.players, int(match.board[0]["limit"])
    lives = np.where(states["out"][:, :players], 0, limit - states["points"][:, :players].astype(float)) ** 2
    return tuple((lives / np.maximum(1.0, lives.sum(1, keepdims=True))).mean(0).tolist())
