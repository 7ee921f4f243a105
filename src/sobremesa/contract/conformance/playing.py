"""Lively random play: prefers doing to passing, answers for every seat, and is capped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..action import TIME, UNKNOWN, kind_of, payload_of
from ..dice import Draws, Seeded
from ..fields import Records
from ..game import Board, Game
from ..match import Match, new_match

Scramble = Callable[[Board, Records, int | None, Draws], Records]
"""From a board, a state and a viewer, another state in which hidden things have changed hidden places."""

Remember = Callable[[Match, int | None, Draws], Records]
"""From a match and a viewer, another state that everything this viewer has seen so far allows."""


class NotConforming(AssertionError):
    pass


@dataclass(frozen=True)
class Subject:
    """One table to be checked."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    scramble: Scramble | None = None
    remember: Remember | None = None
    """For games that remember: the other world imagining is compared with follows the history too."""
    cap: int = 2000
    """At most so many actions of seats a game."""
    every: int = 1
    """The costly checks look at every so-manieth moment."""
    open: bool = False
    """A game that hides nothing: instead of comparing worlds, the checks prove that everybody sees everything."""

    def match(self, seed: int) -> Match:
        return new_match(self.game, self.players, self.options, Seeded(f"conformance {seed}"))

    def other_world(self, match: Match, viewer: int | None, draws: Draws) -> Records:
        """Another world the viewer cannot tell from this one."""
        if self.remember is not None:
            return self.remember(match, viewer, draws)
        if self.scramble is None:
            raise NotConforming("imagining is compared with a scramble written from the rules")
        return self.scramble(match.board, match.state, viewer, draws)

    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.players))


def moments(subject: Subject, seed: int) -> Iterator[Match]:
    """A lively random game at each moment, before every throw too. The match may be looked at, not changed."""
    match = subject.match(seed)
    draws = Seeded(f"lively {seed}")
    yield match
    for _ in range(subject.cap):
        if match.awaited:
            match.act(*lively_choice(match, draws))
        elif not live_on(match, draws):
            break
        yield match
        while match.throw():
            yield match
    else:
        return
    if match.result is None:
        raise NotConforming(f"nobody is awaited, but the game is not over: {match!r}")


def some_moments(subject: Subject, seed: int) -> Iterator[Match]:
    for number, match in enumerate(moments(subject, seed)):
        if number % subject.every == seed % subject.every:
            yield match


def lively_choice(match: Match, draws: Draws) -> tuple[int, int]:
    bystanders = [seat for seat in match.actors if seat not in match.awaited]
    if bystanders and draws.below(3) == 0:
        seat = bystanders[draws.below(len(bystanders))]
        if actions := match.game.legal(match.board, match.state, seat):
            return seat, _one_of(match, seat, actions, draws)
    seat = match.awaited[draws.below(len(match.awaited))]
    actions = match.game.legal(match.board, match.state, seat)
    if not actions:
        raise NotConforming(f"seat {seat} is awaited but may do nothing: {match!r}")
    kinds = match.game.kinds.by_number
    doing = [action for action in actions if not kinds[kind_of(action)].passes]
    return seat, _one_of(match, seat, doing if doing and draws.below(4) else actions, draws)


def live_on(match: Match, draws: Draws) -> bool:
    """A game in real time, where nobody is waited for: somebody acts or, seldom, time passes; False if over."""
    tick = match.game.next_tick(match.board, match.state)
    if tick is None:
        return False
    listed = {seat: match.game.legal(match.board, match.state, seat) for seat in match.actors}
    able = [seat for seat, actions in listed.items() if actions]
    if able and draws.below(50):
        seat = able[draws.below(len(able))]
        match.act(seat, _one_of(match, seat, listed[seat], draws), tick.at - draws.below(1000))
    else:
        match.replay_step(TIME, tick.action)
    return True


def _one_of(match: Match, seat: int, actions: list[int], draws: Draws) -> int:
    kinds = sorted({kind_of(action) for action in actions})
    kind = kinds[draws.below(len(kinds))]
    same_kind = [action for action in actions if kind_of(action) == kind]
    action = same_kind[draws.below(len(same_kind))]
    if payload_of(action) != UNKNOWN:
        return action
    return match.game.fill(match.board, match.view(seat).state, seat, action, draws)
