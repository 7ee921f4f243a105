"""What a game must answer. Rules see numbers only; words are made beside them, always from a masked state.

A state is never asked to keep a secret: whoever may not know something gets a state without it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, SupportsIndex

from .action import Kinds, kind_of
from .dice import Draws
from .errors import IllegalAction, Reason
from .fields import Layout, Records
from .label import Label
from .numbers import whole_number
from .options import Options
from .shown import Shown
from .states.by_field import Structures
from .states.masking import Masking, Pattern, seen_through
from .text import Text

Document = dict[str, Any]
"""JSON that a person can read and write."""

Described = Shown | Document
"""What a game tells about itself: structures, from which the client's types are made, or plain JSON."""

Board = Any
"""What never changes during a game, in whatever form the game likes: made by `begin`, only ever handed back to it."""

AnyAction = SupportsIndex | str | Mapping[str, Any]
"""An action as a number, in words (`"road 12-13"`), or as kind and parts (`{"kind": "road", "path": "12-13"}`)."""

Step = tuple[int, int]
"""Who acted (a seat, CHANCE or TIME) and the action."""


@dataclass(frozen=True)
class Result:
    """How a game ended: a tie has several winners."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Text


@dataclass(frozen=True)
class Chances:
    """What chance may decide: actions in ascending order, each with its integer weight."""

    actions: Sequence[int]
    weights: Sequence[int]


@dataclass(frozen=True)
class Template:
    """An open-ended family of legal actions: its kind, and the bounds within which it may be filled in."""

    kind: str
    bounds: Described


@dataclass(frozen=True)
class Tick:
    """Something that happens by itself: at which time (milliseconds since the start) and which action it is."""

    at: int
    action: int


class Game(ABC):
    """The rules of a game: every question that a match, a table or a bot asks them."""

    label: Label
    layout: type[Layout]
    kinds: Kinds
    bounds: Mapping[str, type[Shown]] = MappingProxyType({})
    """What the bounds of each open-ended kind look like."""
    structures: Structures | None = None
    """Where a game's words read fields: what is shown, by members. Its `prompt`, `line`, `template`, `question` and
    descriptions take `Fields` too, and are asked again only when a field they have read has changed."""

    @abstractmethod
    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        """The start document: everything public that is laid out before the first action."""

    @abstractmethod
    def begin(self, players: int, options: Options, start: Document) -> tuple[Board, Records]:
        """The board (read-only) and the first state; BadDocument when the start document does not fit."""

    @abstractmethod
    def awaited(self, board: Board, state: Records) -> tuple[int, ...]:
        """The seats the game cannot go on without."""

    def actors(self, board: Board, state: Records) -> tuple[int, ...]:
        """All seats that may act now."""
        return self.awaited(board, state)

    def invited(self, board: Board, state: Records) -> tuple[int, ...]:
        """Bystanders whose answer is hoped for (an offer to them lies open), though the game could go on without it."""
        return ()

    def standing(self, board: Board, state: Records) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Those who are awaited, and all who may act."""
        return self.awaited(board, state), self.actors(board, state)

    @abstractmethod
    def legal(self, board: Board, state: Records, seat: int) -> list[int]:
        """Every listable legal action once, in a fixed order; an open-ended family as `family(kind)`."""

    @abstractmethod
    def refusal(self, board: Board, state: Records, seat: int, action: int) -> int:
        """0 if the action may be played, else the number of the reason."""

    @abstractmethod
    def apply(self, board: Board, state: Records, actor: int, action: int) -> None:
        """Plays an action already found legal, in place."""

    @abstractmethod
    def chance(self, board: Board, state: Records) -> Chances | None:
        """What chance must decide now, if it must."""

    def draw(self, board: Board, state: Records, chances: Chances, draws: Draws) -> int:
        """One of the outcomes, each as likely as its weight says."""
        return chances.actions[draws.weighted(chances.weights)]

    def forced(self, board: Board, state: Records) -> Step | None:
        """What an awaited seat does by itself because it can do nothing else; played at once, and recorded as its own.

        Only for a plain pass: what is forced tells the others something about a hidden hand.
        """
        return None

    @abstractmethod
    def result(self, board: Board, state: Records) -> Result | None:
        """Who has won with what, once the game is over."""

    def turns(self, board: Board, state: Records) -> int | None:
        """How many turns there have been, the one going on included; the label says what this game counts as one."""
        return None

    @abstractmethod
    def question(self, board: Board, state: Records, seat: int) -> int:
        """The number of the question now put to a seat; it changes only when that question does."""

    @abstractmethod
    def default_action(self, board: Board, state: Records, seat: int) -> int:
        """What an awaited player out of time does."""

    def default_among(self, board: Board, state: Records, seat: int, legal: list[int]) -> int:
        """The same, where the legal actions are at hand."""
        return self.default_action(board, state, seat)

    def answer_seconds(self, board: Board, state: Records) -> float | None:
        """How long whoever is awaited now has to answer at a table, whatever its clock; None: as long as that says.

        For games in turns: in real time ticks say what happens by itself.
        """
        return None

    def next_tick(self, board: Board, state: Records) -> Tick | None:
        """What happens by itself next, in a game in real time."""
        return None

    def clock(self, board: Board, state: Records, now: int) -> int | None:
        """In a game in real time, the action of time that tells a state what time it is; its payload is the time.

        It goes before an action whose moment counts. Whether that action is legal never depends on it: what may be
        done changes with actions and ticks only.
        """
        return None

    @abstractmethod
    def broken(self, board: Board, state: Records) -> list[str]:
        """The invariants that do not hold, in words; cards are conserved, counts agree."""

    def sees(self, board: Board, state: Records, question: str, viewer: int | None, owner: int) -> bool:
        """Answers the questions the state's fields name in `seen`, from public fields only."""
        return viewer == owner

    def mask_key(self, board: Board, state: Records, viewer: int | None) -> Hashable:
        """What all answers of `sees` for this viewer depend on; None if they must be asked each time."""
        return None

    @cached_property
    def masking(self) -> Masking:
        """Who sees what of a state, as its fields say."""
        return Masking(self.layout)

    def pattern(self, board: Board, state: Records, viewer: int | None, key: Hashable = None) -> Pattern:
        """Which bytes of a state a viewer may see; the key is its `mask_key`."""
        return self.masking.pattern(
            viewer, lambda question, seer, owner: self.sees(board, state, question, seer, owner), key
        )

    def mask(self, board: Board, state: Records, viewer: int | None) -> Records:
        """The state with every byte zero that the viewer may not see."""
        key = self.mask_key(board, state, viewer)
        return seen_through(self.pattern(board, state, viewer, key), state.tobytes(), state.dtype)

    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        """An action as the viewer may know it."""
        return self.kinds.redact(actor, action, viewer)

    def redacted(self, steps: Iterable[Step], viewer: int | None) -> list[Step]:
        """All of them; a game with a redaction of its own is asked about each."""
        if type(self).redact is Game.redact:
            return self.kinds.redacted(steps, viewer)
        return [(actor, self.redact(actor, action, viewer)) for actor, action in steps]

    @abstractmethod
    def imagine(
        self, board: Board, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        """A full state that could be behind what the viewer sees."""

    def words(self, board: Board, action: int) -> str:
        """An action as one types it, and as records keep it."""
        if kind_of(action) not in self.kinds.by_number:
            raise IllegalAction(self.unreadable(f"{action} is no action of {self.label.id}"))
        return self.kinds.say(board, action)

    def parse(self, board: Board, words: str) -> int:
        """The action these words mean; ValueError, in words, when they mean none."""
        return self.kinds.read(board, words)

    @abstractmethod
    def reason(self, board: Board, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        """The number of a refusal in words."""

    @abstractmethod
    def prompt(self, board: Board, seen: Records, seat: int | None) -> Text:
        """One line: what is to be done, or who is waited for."""

    @abstractmethod
    def line(self, board: Board, before: Records, actor: int, action: int, after: Records, viewer: int | None) -> Text:
        """The log's line for a (redacted) action between two views."""

    @abstractmethod
    def describe(self, board: Board, seen: Records) -> Described:
        """What lies open on the table."""

    @abstractmethod
    def describe_own(self, board: Board, seen: Records, seat: int) -> Described:
        """What only this seat sees."""

    def template(self, board: Board, seen: Records, seat: int, action: int) -> Template:
        """An open-ended family of actions with its bounds."""
        kind = self.kinds.by_number[kind_of(action)]
        return Template(kind.name, {})

    def fill(self, board: Board, seen: Records, seat: int, action: int, draws: Draws) -> int:
        """A random member of an open-ended family, for random play and tests."""
        raise LookupError(f"{self.label.id} has no open-ended actions")

    def vocabulary(self, board: Board) -> Hashable | None:
        """What a board adds to how actions are told: boards with the same one tell them alike. None: nobody knows."""
        return None

    def board_document(self, board: Board) -> Described:
        """What never changes during a game and is needed to draw it."""
        return {}

    def svg(self, board: Board, seen: Records, seat: int | None) -> str:
        """A picture of the table for notebooks, docs and bug reports."""
        raise LookupError(f"{self.label.id} has no picture")

    def position(self, board: Board, seen: Records, seat: int | None) -> Document:
        """What is seen as a position (docs/positions.md); LookupError for a game without any."""
        raise LookupError(f"{self.label.id} has no positions")

    def lapses(self, board: Board, state: Records) -> bool:
        """Whether something lies open that a position would leave out."""
        return bool(self.invited(board, state))

    def from_position(self, document: Document) -> tuple[int, Options, Document, Board, Records]:
        """Players, options, start document, board and state of a position; BadDocument with the place inside."""
        raise LookupError(f"{self.label.id} has no positions")

    def number_of(self, board: Board, action: AnyAction) -> int:
        """An action as a number, however it was given; IllegalAction when it means nothing."""
        if isinstance(action, str | Mapping):
            try:
                return self.parse(board, action) if isinstance(action, str) else self.kinds.from_json(board, action)
            except ValueError as error:
                raise IllegalAction(self.unreadable(str(error))) from None
        number = whole_number(action)
        kind = None if number is None or number < 0 else self.kinds.of(number)
        if number is None or kind is None or not kind.fits(number):
            raise IllegalAction(self.unreadable(f"{action!r} is no action of {self.label.id}"))
        return number

    def unreadable(self, why: str) -> Reason:
        """Why what was typed or sent is no action."""
        return Reason("unreadable", dict.fromkeys(("en", "es", "pt"), why))
