"""What each viewer is told of a game: encoded once for everybody, and once more for each seat's own part.

Everything here is made from the viewer's mask of the state, never from the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...contract.action import UNKNOWN, payload_of
from ...contract.fields import Records
from ...contract.game import Result, Step
from ...contract.match import Match
from ...contract.text import Text
from .row import encode

Viewer = int | None
Event = tuple[int, int, Text]
"""Who acted, the action as the viewer saw it, and the log's line."""


class Teller:
    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self.match = match
        self.viewers: tuple[Viewer, ...] = (None, *sorted(seats))
        self.seen: dict[Viewer, Records] = {}
        self.events: dict[Viewer, list[Event]] = {}
        self._words: dict[int, bytes] = {}
        self.look()

    def look(self) -> None:
        """What every viewer sees now, with nothing told yet."""
        match = self.match
        self.seen = {viewer: match.game.mask(match.board, match.state, viewer) for viewer in self.viewers}
        self.events = {viewer: [] for viewer in self.viewers}

    def watch(self, step: Step) -> None:
        """A step has just been taken: every viewer sees it in its own way."""
        match, game = self.match, self.match.game
        actor, action = step
        for viewer in self.viewers:
            after = game.mask(match.board, match.state, viewer)
            shown = game.redact(actor, action, viewer)
            line = game.line(match.board, self.seen[viewer], actor, shown, after, viewer)
            self.events[viewer].append((actor, shown, line))
            self.seen[viewer] = after

    def events_of(self, viewer: Viewer) -> bytes | None:
        """The events since the last look; None where a seat saw no more than the public."""
        events = self.events[viewer]
        if viewer is not None and events == self.events[None]:
            return None
        return b"[" + b",".join(map(self._event, events)) + b"]"

    def public(self) -> dict[str, Any]:
        match, seen = self.match, self.seen[None]
        game, board = match.game, match.board
        return {
            "view": game.describe(board, seen),
            "awaited": game.awaited(board, seen),
            "actors": game.actors(board, seen),
            "prompt": game.prompt(board, seen, None).as_json(),
            "result": result_json(game.result(board, seen)),
        }

    def own(self, seat: int) -> bytes:
        """A seat's own part as the inside of a JSON object, without its brackets."""
        match, seen = self.match, self.seen[seat]
        game, board = match.game, match.board
        legal = game.legal(board, seen, seat) if seat in game.actors(board, seen) else []
        is_awaited = seat in game.awaited(board, seen)
        told = {
            "view": game.describe_own(board, seen, seat),
            "decision": game.decision(board, seen, seat),
            "awaited": is_awaited,
            "prompt": game.prompt(board, seen, seat).as_json(),
            "templates": [self._template(seat, mark) for mark in legal if payload_of(mark) == UNKNOWN],
        }
        listed = b",".join(self._named(action) for action in legal if payload_of(action) != UNKNOWN)
        default = self._named(game.default_action(board, seen, seat)) if is_awaited else b"null"
        return b'%b,"legal":[%b],"default":%b' % (encode(told)[1:-1], listed, default)

    def _template(self, seat: int, mark: int) -> dict[str, Any]:
        template = self.match.game.template(self.match.board, self.seen[seat], seat, mark)
        return {"kind": template.kind, "bounds": template.bounds}

    def _named(self, action: int) -> bytes:
        """An action and its words; words depend on the board alone, so they are made once."""
        found = self._words.get(action)
        if found is None:
            found = self._words[action] = encode((action, self.match.game.words(self.match.board, action)))
        return found

    def _event(self, event: Event) -> bytes:
        actor, action, line = event
        named = self._named(action)
        number = str(action).encode()
        words = named[len(number) + 2 : -1]
        return b'{"actor":%d,"action":%b,"words":%b,"line":%b}' % (actor, number, words, encode(line.as_json()))


def result_json(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.as_json()}
