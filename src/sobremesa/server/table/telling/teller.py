"""What each viewer is told of a game: encoded once for everybody, and once more for each seat's own part.

Everything here is made from the viewer's mask of the state, never from the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from msgspec import Raw

from ....contract.action import KIND_MASK, family, kind_of
from ....contract.fields import Records
from ....contract.game import Game, Result, Step
from ....contract.match import Match
from ....contract.states.by_field import Fields
from ....contract.states.masking import Masking, Pattern, bytes_through, seen_through
from ..log.row import encode
from ..play.out_of_time import one_alike
from .vocabulary import vocabulary_of

if TYPE_CHECKING:
    from .accounts import Glance

Viewer = int | None
Standing = tuple[tuple[int, ...], tuple[int, ...]]
FEW = 24
"""Lists of so few legal actions come again and again, and are kept as they are told."""
FAMILY = family(0)
"""The bits that are all set in the mark of an open-ended family."""


class Moment:
    """A state as everybody sees it; a mask is made when it is first asked for."""

    __slots__ = ("_state", "_whole", "fields", "masks", "match", "patterns", "raw")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.raw = match.state.tobytes()
        self._state: Records | None = None
        self._whole: Fields | None = None
        self.masks: dict[Viewer, Records] = {}
        self.fields: dict[Viewer, Fields] = {}
        self.patterns: dict[Viewer, Pattern] = {}

    @property
    def state(self) -> Records:
        if self._state is None:
            self._state = np.ndarray(1, self.match.state.dtype, bytearray(self.raw))
        return self._state

    def pattern(self, viewer: Viewer) -> Pattern:
        found = self.patterns.get(viewer)
        if found is None:
            game, board = self.match.game, self.match.board
            key = game.mask_key(board, self._known(game), viewer)
            found = game.masking.known.get(key) if key is not None else None
            found = self.patterns[viewer] = found or game.pattern(board, self.state, viewer, key)
        return found

    def _known(self, game: Game) -> Any:
        """To find out what a viewer may see, and for nothing else."""
        if game.structures is None:
            return self.state
        if self._whole is None:
            self._whole = Fields(self.raw, self.match.state.dtype)
        return self._whole

    def seen(self, viewer: Viewer) -> Records:
        mask = self.masks.get(viewer)
        if mask is None:
            mask = self.masks[viewer] = seen_through(self.pattern(viewer), self.raw, self.match.state.dtype)
        return mask

    def read(self, viewer: Viewer) -> Any:
        """The same as the words of this game take it: field by field, where they do."""
        found = self.fields.get(viewer)
        if found is None:
            if self.match.game.structures is None:
                return self.seen(viewer)
            found = self.fields[viewer] = self._read_anew(viewer)
        return found

    def keep_in_short(self) -> None:
        """What everybody sees stays, for the next line of the log; what single seats see is seldom asked for again."""
        self.fields = {viewer: fields for viewer, fields in self.fields.items() if viewer is None}
        self.masks = {viewer: mask for viewer, mask in self.masks.items() if viewer is None and not self.fields}
        self._state = self._whole = None

    def _read_anew(self, viewer: Viewer) -> Fields:
        if viewer is None:
            seen = self.seen(None)
            return Fields(seen.tobytes(), seen.dtype)
        masking, dtype = self.match.game.masking, self.match.state.dtype
        return OwnFields(self.read(None), masking.public, self.pattern(viewer), self.raw, dtype)


class OwnFields(Fields):
    """What a seat sees: what everybody sees is read once for all, and the rest through the seat's own mask."""

    __slots__ = ("_pattern", "_public", "_shared")

    def __init__(
        self, shared: Fields, public: frozenset[str], pattern: Pattern, raw: bytes, dtype: np.dtype[np.void]
    ) -> None:
        super().__init__(raw, dtype)
        self._shared, self._public = shared, public
        self._pattern: Pattern | None = pattern
        """Until what is hidden has been taken away."""

    def __missing__(self, name: str) -> Any:
        if name in self._public:
            found = self[name] = self._shared[name]
            return found
        if self._pattern is not None:
            self._raw, self._pattern = bytes_through(self._pattern, self._raw), None
        return super().__missing__(name)


class Seen(NamedTuple):
    """A step, and the moments before and after it."""

    before: Moment
    step: Step
    after: Moment


class Since:
    """What has changed since an earlier state: what everybody sees of it once, and what only some see for each."""

    __slots__ = ("_hidden", "_names", "_public", "raw")

    def __init__(self, raw: bytes, now: bytes, masking: Masking) -> None:
        self.raw, self._names = raw, masking.field_at
        before, after = np.frombuffer(raw, np.uint8), np.frombuffer(now, np.uint8)
        places, always = (before != after).nonzero()[0].tolist(), masking.always_raw
        self._public = frozenset([self._names[place] for place in places if always[place]])
        self._hidden = [place for place in places if not always[place]]

    def seen_through(self, pattern: Pattern) -> frozenset[str]:
        seen, names = pattern.raw, self._names
        shown = [names[place] for place in self._hidden if seen[place]]
        return self._public.union(shown) if shown else self._public


class Teller:
    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self.match = match
        self.seats = sorted(seats)
        self.now = Moment(match)
        self.steps: list[Seen] = []
        self.vocabulary = vocabulary_of(match)

    def forget_events(self) -> None:
        self.steps = []

    def watch(self, step: Step) -> None:
        """A step has just been taken."""
        before, self.now = self.now, Moment(self.match)
        self.steps.append(Seen(before, step, self.now))

    def telling(self) -> Telling:
        """What there is to tell now; it stays the same while the game goes on."""
        return Telling(self, self.now, self.steps)

    def take_telling(self) -> Telling:
        """The same, and the steps are its alone: they hold masks, which nobody needs once they are told."""
        told = self.telling()
        self.forget_events()
        return told

    def parts_of(self, action: int) -> tuple[bytes, ...]:
        """An action's parts; they depend on the board alone, so they are made once."""
        found = self.vocabulary.parts.get(action)
        if found is None:
            kind = self.match.game.kinds.by_number[kind_of(action)]
            found = tuple(encode(part.to_json(self.match.board, action)) for part in kind.parts)
            self.vocabulary.learn(action, found)
        return found

    def told(self, action: int) -> bytes:
        """An action: `{"kind":"road","path":"12-13"}`."""
        return self._of_kind(kind_of(action), self.parts_of(action))

    def choices(self, legal: list[int]) -> tuple[bytes, list[int]]:
        """What may be done: the legal actions as they are told, and the marks of open-ended families."""
        key = tuple(legal)
        found = self.vocabulary.choices.get(key)
        if found is None:
            families = [mark for mark in legal if mark & FAMILY == FAMILY]
            listed = [action for action in legal if action not in families] if families else legal
            found = (self.listed(listed) if listed else b"", families)
            if len(legal) <= FEW:
                self.vocabulary.learn_choices(key, found)
        return found

    def listed(self, actions: Iterable[int]) -> bytes:
        """Actions by kind, each part with a value for each: `[{"kind":"road","path":["12-13","13-14"]}]`."""
        kinds: dict[int, list[tuple[bytes, ...]]] = {}
        known = self.vocabulary.parts
        for action in actions:
            kinds.setdefault(action & KIND_MASK, []).append(known.get(action) or self.parts_of(action))
        groups = [
            self._of_kind(kind, [b"[%b]" % b",".join(column) for column in zip(*rows, strict=True)])
            for kind, rows in kinds.items()
        ]
        return b"[%b]" % b",".join(groups)

    def _of_kind(self, number: int, values: Sequence[bytes]) -> bytes:
        head = self.vocabulary.heads.get(number)
        if head is None:
            kind = self.match.game.kinds.by_number[number]
            head = [b'{"kind":"%b"' % kind.name.encode(), *(b',"%b":' % part.name.encode() for part in kind.parts)]
            self.vocabulary.heads[number] = head
        return head[0] + b"".join([name + value for name, value in zip(head[1:], values, strict=True)]) + b"}"


class Telling:
    """A moment and the steps that led to it, to be told to each viewer; words are made when they are asked for."""

    def __init__(self, teller: Teller, now: Moment, steps: list[Seen]) -> None:
        self.teller, self.match, self.seats = teller, teller.match, teller.seats
        self.now, self.steps = now, steps
        self._since: Since | None = None
        self._public: list[bytes] | None = None
        self._standing: Standing | None = None
        secret = teller.match.game.kinds.secret
        self.secrets = [seen.step[1] & KIND_MASK in secret for seen in steps]
        """Of which steps some saw more than others."""

    @property
    def public_events(self) -> list[bytes]:
        if self._public is None:
            self._public = [self._event(seen, None) for seen in self.steps]
        return self._public

    def events_of(self, viewer: Viewer) -> bytes | None:
        """The events as a viewer saw them; None where a seat saw no more than the public."""
        events = self.public_events
        if viewer is not None:
            if True not in self.secrets:
                return None
            told = zip(self.steps, self.secrets, events, strict=True)
            events = [self._event(seen, viewer) if is_secret else public for seen, is_secret, public in told]
            if events == self.public_events:
                return None
        return b"[" + b",".join(events) + b"]"

    def own_events(self) -> dict[int, bytes]:
        """Of the seats that saw more than everybody."""
        if True not in self.secrets:
            return {}
        seen = {seat: self.events_of(seat) for seat in self.seats}
        return {seat: events for seat, events in seen.items() if events is not None}

    def _event(self, seen: Seen, viewer: Viewer) -> bytes:
        game, board = self.match.game, self.match.board
        actor, action = seen.step
        shown = game.redact(actor, action, viewer)
        line = game.line(board, seen.before.read(viewer), actor, shown, seen.after.read(viewer), viewer)
        return b'{"actor":%d,"action":%b,"line":%b}' % (actor, self.teller.told(shown), encode(line.as_json()))

    @property
    def standing(self) -> Standing:
        """Who is awaited, and who may act."""
        if self._standing is None:
            self._standing = self.match.game.standing(self.match.board, self.now.seen(None))
        return self._standing

    def changed_since(self, raw: bytes, pattern: Pattern) -> frozenset[str]:
        """The fields in which a viewer sees anything else than in an earlier state."""
        if self._since is None or self._since.raw is not raw:
            self._since = Since(raw, self.now.raw, self.match.game.masking)
        return self._since.seen_through(pattern)

    def public(self, glance: Glance) -> dict[str, Any]:
        """What everybody is told beside the view."""
        game, board = self.match.game, self.match.board
        awaited, actors = self.standing
        return {
            "awaited": awaited,
            "actors": actors,
            "prompt": game.prompt(board, glance.now(), None).as_json(),
            "result": result_json(game.result(board, self.now.seen(None))),
        }

    def own(self, seat: int, glance: Glance) -> dict[str, Any]:
        """A seat's own part but for the view. Legal actions are listed once, and encoded at once."""
        game, board = self.match.game, self.match.board
        awaited, actors = self.standing
        now = glance.now()
        question = game.question(board, now, seat)
        told = {
            "question": question,
            "awaited": seat in awaited,
            "prompt": game.prompt(board, now, seat).as_json(),
        }
        if seat in actors:
            legal = game.legal(board, self.now.seen(seat), seat)
            listed, families = self.teller.choices(legal)
            if listed:
                told["legal"] = Raw(listed)
            if families:
                told["templates"] = [self._template(seat, mark, now) for mark in families]
            if seat in awaited:
                usual = game.default_among(board, self.now.seen(seat), seat, legal)
                default = one_alike(self.match, seat, question, usual, legal)
                told["default"] = Raw(self.teller.told(default))
        return told

    def _template(self, seat: int, mark: int, now: Any) -> dict[str, Any]:
        template = self.match.game.template(self.match.board, now, seat, mark)
        return {"kind": template.kind, "bounds": template.bounds}


def result_json(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"winners": list(result.winners), "scores": list(result.scores), "reason": result.reason.as_json()}
