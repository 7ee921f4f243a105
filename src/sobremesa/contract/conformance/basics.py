"""The manners of the contract: refusals change nothing, cards are conserved, records replay, copies are independent."""

from __future__ import annotations

import json

from ..action import KIND_BITS, PAYLOAD_BITS, UNKNOWN, family, kind_of, payload_of
from ..dice import Draws, Seeded
from ..errors import IllegalAction
from ..fields import copy_of, differing, same
from ..match import Match
from ..record import replay
from ..text import LANGUAGES
from .playing import NotConforming, Subject, moments


def check_basics(subject: Subject, games: int = 3) -> None:
    for seed in range(games):
        draws = Seeded(f"basics {seed}")
        last = None
        for match in moments(subject, seed):
            _invariants(match)
            _legal_and_refusals_agree(match, draws)
            _defaults_are_legal(match)
            _questions_are_numbered(match)
            last = match
        assert last is not None
        _words_come_back(last)
        _replays(last)
        _copies_are_independent(last)


def _invariants(match: Match) -> None:
    broken = match.game.broken(match.board, match.state)
    if broken:
        raise NotConforming(f"after {len(match.steps)} steps these do not hold: {broken}")
    if not set(match.awaited) <= set(match.actors):
        raise NotConforming(f"awaited seats {match.awaited} are not all among the actors {match.actors}")


def _legal_and_refusals_agree(match: Match, draws: Draws) -> None:
    game, board, state = match.game, match.board, match.state
    for seat in range(match.players):
        listed = game.legal(board, state, seat)
        if len(set(listed)) != len(listed):
            raise NotConforming(f"the legal actions of seat {seat} are listed twice")
        for action in listed:
            if payload_of(action) == UNKNOWN:
                action = game.fill(board, match.view(seat).state, seat, action, draws)
            if refusal := game.refusal(board, state, seat, action):
                raise NotConforming(f"{match.words(action)} is listed for seat {seat} but refused ({refusal})")
        for action in _guesses(match, listed, draws):
            _refused_without_a_trace(match, seat, action, listed)


def _guesses(match: Match, listed: list[int], draws: Draws) -> list[int]:
    kinds = list(match.game.kinds)
    made = []
    for _ in range(3):
        kind = kinds[draws.below(len(kinds))]
        made.append(kind.raw(lambda bits: draws.below(1 << bits)))
        made.append(kind | draws.below(1 << PAYLOAD_BITS) << KIND_BITS)
    if listed:
        made.append(listed[draws.below(len(listed))] ^ 1 << KIND_BITS + draws.below(7))
    return made


def _refused_without_a_trace(match: Match, seat: int, action: int, listed: list[int]) -> None:
    if action in listed and payload_of(action) != UNKNOWN:
        return
    kind = match.game.kinds.of(action)
    legal = kind is not None and kind.fits(action) and not match.game.refusal(match.board, match.state, seat, action)
    if legal:
        if family(kind_of(action)) not in listed:
            raise NotConforming(f"{match.words(action)} is accepted from seat {seat} but was not listed")
        return
    before, steps = copy_of(match.state), len(match.steps)
    try:
        match.play(seat, action)
    except IllegalAction as error:
        if set(error.reason.words) != set(LANGUAGES):
            raise NotConforming(f"the refusal {error.reason.code} has no words in every language") from None
    else:
        raise NotConforming(f"an illegal action was played: {action}")
    if not same(before, match.state) or steps != len(match.steps):
        raise NotConforming(f"a refused action left a trace in {differing(before, match.state)}")


def _defaults_are_legal(match: Match) -> None:
    for seat in match.awaited:
        action = match.default_action(seat)
        if reason := match.why_not(seat, action):
            raise NotConforming(f"the default {match.words(action)} of seat {seat} is refused: {reason}")


def _questions_are_numbered(match: Match) -> None:
    """A seat's question has another number after it acted."""
    for seat in match.awaited:
        twin = match.copy()
        before = twin.game.question(twin.board, twin.state, seat)
        twin.play(seat, twin.default_action(seat))
        after = twin.game.question(twin.board, twin.state, seat)
        if seat in twin.awaited and before == after:
            raise NotConforming(f"seat {seat} is asked again under the same number {before}")


def _words_come_back(match: Match) -> None:
    for _, action in match.steps:
        words = match.words(action)
        if match.game.parse(match.board, words) != action:
            raise NotConforming(f"{words!r} does not mean the action it was made from")


def _replays(match: Match) -> None:
    record = json.loads(json.dumps(match.record()))
    again = replay(lambda _: match.game, record)
    if not same(again.state, match.state):
        raise NotConforming(f"the record replays to a state that differs in {differing(again.state, match.state)}")
    half = replay(lambda _: match.game, record, until=len(match.steps) // 2)
    if not same(half.state, match.at(len(match.steps) // 2).state):
        raise NotConforming("half a record does not replay to the middle of the game")


def _copies_are_independent(match: Match) -> None:
    origin = match.at(_last_question(match, len(match.steps) // 2))
    before, steps = copy_of(origin.state), list(origin.steps)
    twin = origin.copy()
    for seat in twin.awaited[:1]:
        twin.play(seat, twin.default_action(seat))
    if not same(before, origin.state) or steps != list(origin.steps):
        raise NotConforming("playing on a copy changed the original")


def _last_question(match: Match, until: int) -> int:
    """The last step up to this one after which somebody is awaited, or the first."""
    twin, last = match.at(0), 0
    for actor, action in match.steps.shared[:until]:
        twin.replay_step(actor, action)
        if twin.awaited:
            last = len(twin.steps)
    return last
