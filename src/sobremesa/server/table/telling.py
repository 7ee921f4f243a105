"""What each viewer is told of a game: encoded once for everybody, and once more for each seat's own part.

Everything here is made from the viewer's mask of the state, never from the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from ...contract.action import UNKNOWN, kind_of, payload_of
from ...contract.fields import Records, copy_of
from ...contract.game import Result, Step
from ...contract.match import Match
from .row import encode

Viewer = int | None


class Moment:
    """A state as everybody sees it; a mask is made when it is first asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = copy_of(match.state)
        self.masks: dict[Viewer, Records] = {}

    def seen(self, viewer: Viewer) -> Records:
        mask = self.masks.get(viewer)
        if mask is None:
            mask = self.masks[viewer] = self.match.game.mask(self.match.board, self.state, viewer)
        return mask


class Teller:
    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self.match = match
        self.seats = sorted(seats)
        self.now = Moment(match)
        self.forget_events()
        self._words: dict[int, bytes] = {}

    def forget_events(self) -> None:
        self.events: dict[Viewer, list[bytes]] = {viewer: [] for viewer in (None, *self.seats)}

    def telling(self) -> Telling:
        """What there is to tell now; it stays the same while the game goes on."""
        return Telling(self, self.now, self.events)

    def watch(self, step: Step) -> None:
        """A step has just been taken. What has no secret parts is the same line for everybody."""
        before, self.now = self.now, Moment(self.match)
        public = self._event(before, step, None)
        self.events[None].append(public)
        is_secret = self.match.game.kinds.by_number[kind_of(step[1])].has_secrets
        for seat in self.seats:
            self.events[seat].append(self._event(before, step, seat) if is_secret else public)

    def _event(self, before: Moment, step: Step, viewer: Viewer) -> bytes:
        game, board = self.match.game, self.match.board
        actor, action = step
        shown = game.redact(actor, action, viewer)
        line = game.line(board, before.seen(viewer), actor, shown, self.now.seen(viewer), viewer)
        number = b"%d" % shown
        words = self.named(shown)[len(number) + 2 : -1]
        return b'{"actor":%d,"action":%b,"words":%b,"line":%b}' % (actor, number, words, encode(line.as_json()))

    def named(self, action: int) -> bytes:
        """An action and its words; words depend on the board alone, so they are made once."""
        found = self._words.get(action)
        if found is None:
            found = self._words[action] = encode((action, self.match.game.words(self.match.board, action)))
        return found


class Telling:
    """A moment and the events that led to it, to be told to each viewer."""

    def __init__(self, teller: Teller, now: Moment, events: dict[Viewer, list[bytes]]) -> None:
        self.match, self.seats, self.named = teller.match, teller.seats, teller.named
        self.now, self.events = now, events

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        return self.match.game.awaited(self.match.board, self.now.seen(None))

    @cached_property
    def actors(self) -> tuple[int, ...]:
        return self.match.game.actors(self.match.board, self.now.seen(None))

    def events_of(self, viewer: Viewer) -> bytes | None:
        """The events as a viewer saw them; None where a seat saw no more than the public."""
        events = self.events[viewer]
        if viewer is not None and events == self.events[None]:
            return None
        return b"[" + b",".join(events) + b"]"

    def public(self) -> dict[str, Any]:
        game, board, seen = self.match.game, self.match.board, self.now.seen(None)
        return {
            "view": game.describe(board, seen),
            "awaited": self.awaited,
            "actors": self.actors,
            "prompt": game.prompt(board, seen, None).as_json(),
            "result": result_json(game.result(board, seen)),
        }

    def own(self, seat: int) -> bytes:
        """A seat's own part as the inside of a JSON object, without its brackets."""
        game, board, seen = self.match.game, self.match.board, self.now.seen(seat)
        legal = game.legal(board, seen, seat) if seat in self.actors else []
        is_awaited = seat in self.awaited
        told = {
            "view": game.describe_own(board, seen, seat),
            "decision": game.decision(board, seen, seat),
            "awaited": is_awaited,
            "prompt": game.prompt(board, seen, seat).as_json(),
            "templates": [self._template(seat, mark) for mark in legal if payload_of(mark) == UNKNOWN],
        }
        listed = b",".join([self.named(action) for action in legal if payload_of(action) != UNKNOWN])
        default = self.named(game.default_action(board, seen, seat)) if is_awaited else b"null"
        return b'%b,"legal":[%b],"default":%b' % (encode(told)[1:-1], listed, default)

    def _template(self, seat: int, mark: int) -> dict[str, Any]:
        template = self.match.game.template(self.match.board, self.now.seen(seat), seat, mark)
        return {"kind": template.kind, "bounds": template.bounds}


def result_json(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.as_json()}
