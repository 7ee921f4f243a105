"""What each viewer is told of a game: encoded once for everybody, and once more for each seat's own part.

Everything here is made from the viewer's mask of the state, never from the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Raw

from ...contract.action import UNKNOWN, kind_of, payload_of
from ...contract.fields import Records, copy_of
from ...contract.game import Result, Step
from ...contract.match import Match
from .row import encode

Viewer = int | None
PARTS_KEPT = 300


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


class Seen(NamedTuple):
    """A step, and the moments before and after it."""

    before: Moment
    step: Step
    after: Moment


class Teller:
    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self.match = match
        self.seats = sorted(seats)
        self.now = Moment(match)
        self.steps: list[Seen] = []
        self._parts: dict[int, tuple[bytes, ...]] = {}
        self._heads: dict[int, list[bytes]] = {}

    def forget_events(self) -> None:
        self.steps = []

    def watch(self, step: Step) -> None:
        """A step has just been taken."""
        before, self.now = self.now, Moment(self.match)
        self.steps.append(Seen(before, step, self.now))

    def telling(self) -> Telling:
        """What there is to tell now; it stays the same while the game goes on."""
        return Telling(self, self.now, self.steps)

    def parts_of(self, action: int) -> tuple[bytes, ...]:
        """An action's parts; they depend on the board alone, so they are made once."""
        found = self._parts.get(action)
        if found is None:
            if len(self._parts) >= PARTS_KEPT:
                self._parts.clear()
            kind = self.match.game.kinds.by_number[kind_of(action)]
            found = tuple(encode(part.to_json(self.match.board, action)) for part in kind.parts)
            self._parts[action] = found
        return found

    def told(self, action: int) -> bytes:
        """An action: `{"kind":"road","path":"12-13"}`."""
        return self._of_kind(kind_of(action), self.parts_of(action))

    def listed(self, actions: Iterable[int]) -> bytes:
        """Actions by kind, each part with a value for each: `[{"kind":"road","path":["12-13","13-14"]}]`."""
        kinds: dict[int, list[tuple[bytes, ...]]] = {}
        for action in actions:
            kinds.setdefault(kind_of(action), []).append(self.parts_of(action))
        groups = [
            self._of_kind(kind, [b"[%b]" % b",".join(column) for column in zip(*rows, strict=True)])
            for kind, rows in kinds.items()
        ]
        return b"[%b]" % b",".join(groups)

    def _of_kind(self, number: int, values: Sequence[bytes]) -> bytes:
        head = self._heads.get(number)
        if head is None:
            kind = self.match.game.kinds.by_number[number]
            head = [b'{"kind":"%b"' % kind.name.encode(), *(b',"%b":' % part.name.encode() for part in kind.parts)]
            self._heads[number] = head
        return head[0] + b"".join([name + value for name, value in zip(head[1:], values, strict=True)]) + b"}"


class Telling:
    """A moment and the steps that led to it, to be told to each viewer; words are made when they are asked for."""

    def __init__(self, teller: Teller, now: Moment, steps: list[Seen]) -> None:
        self.teller, self.match, self.seats = teller, teller.match, teller.seats
        self.now, self.steps = now, steps

    @cached_property
    def public_events(self) -> list[bytes]:
        return [self._event(seen, None) for seen in self.steps]

    def events_of(self, viewer: Viewer) -> bytes | None:
        """The events as a viewer saw them; None where a seat saw no more than the public."""
        events = self.public_events
        if viewer is not None:
            kinds = self.match.game.kinds.by_number
            secret = [kinds[kind_of(seen.step[1])].has_secrets for seen in self.steps]
            told = zip(self.steps, secret, self.public_events, strict=True)
            events = [self._event(seen, viewer) if is_secret else public for seen, is_secret, public in told]
            if events == self.public_events:
                return None
        return b"[" + b",".join(events) + b"]"

    def _event(self, seen: Seen, viewer: Viewer) -> bytes:
        game, board = self.match.game, self.match.board
        actor, action = seen.step
        shown = game.redact(actor, action, viewer)
        line = game.line(board, seen.before.seen(viewer), actor, shown, seen.after.seen(viewer), viewer)
        return b'{"actor":%d,"action":%b,"line":%b}' % (actor, self.teller.told(shown), encode(line.as_json()))

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        return self.match.game.awaited(self.match.board, self.now.seen(None))

    @cached_property
    def actors(self) -> tuple[int, ...]:
        return self.match.game.actors(self.match.board, self.now.seen(None))

    def public(self) -> dict[str, Any]:
        game, board, seen = self.match.game, self.match.board, self.now.seen(None)
        return {
            "view": game.describe(board, seen),
            "awaited": self.awaited,
            "actors": self.actors,
            "prompt": game.prompt(board, seen, None).as_json(),
            "result": result_json(game.result(board, seen)),
        }

    def own(self, seat: int) -> dict[str, Any]:
        """A seat's own part. Legal actions are listed once, and encoded at once: their parts are kept."""
        game, board, seen = self.match.game, self.match.board, self.now.seen(seat)
        legal = game.legal(board, seen, seat) if seat in self.actors else []
        is_awaited = seat in self.awaited
        return {
            "view": game.describe_own(board, seen, seat),
            "decision": game.decision(board, seen, seat),
            "awaited": is_awaited,
            "prompt": game.prompt(board, seen, seat).as_json(),
            **self._choices(seat, legal),
            **({"default": Raw(self._default(seat))} if is_awaited else {}),
        }

    def _choices(self, seat: int, legal: list[int]) -> dict[str, Any]:
        """What may be done: the legal actions and the open-ended families, where there are any."""
        families = [self._template(seat, mark) for mark in legal if payload_of(mark) == UNKNOWN]
        listed = [action for action in legal if payload_of(action) != UNKNOWN]
        told: dict[str, Any] = {"legal": Raw(self.teller.listed(listed))} if listed else {}
        return {**told, "templates": families} if families else told

    def _default(self, seat: int) -> bytes:
        """What is played for an awaited seat when its time is up."""
        action = self.match.game.default_action(self.match.board, self.now.seen(seat), seat)
        return self.teller.told(action)

    def _template(self, seat: int, mark: int) -> dict[str, Any]:
        template = self.match.game.template(self.match.board, self.now.seen(seat), seat, mark)
        return {"kind": template.kind, "bounds": template.bounds}


def result_json(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.as_json()}
