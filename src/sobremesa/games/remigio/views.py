"""What Remigio shows: what never changes, the table as everybody sees it, and a hand. Cards go by name: `7 swords`."""

from __future__ import annotations

from typing import Annotated, Literal

from sobremesa.contract.shown import ABSENT, Absent, Act, OneOf, Shown

from .rules.cards import RANK_NAMES, SUIT_NAMES
from .rules.phases import PHASE_NAMES

OPENED = ("no", "now", "yes")
"""By NOT_OPEN, OPENS_NOW and OPEN."""
OWED_FROM = ("pile", "start", "swap")
ENDINGS = ("closed", "dry", "false_opening", "void")

Suit = Annotated[str, OneOf(SUIT_NAMES)]
Rank = Annotated[str, OneOf(RANK_NAMES)]
Phase = Annotated[str, OneOf(PHASE_NAMES.values())]
Opened = Annotated[str, OneOf(OPENED)]
OwedFrom = Annotated[str, OneOf(OWED_FROM)]
Ending = Annotated[str, OneOf(ENDINGS)]


class Board(Shown):
    """What never changes: the cards, what they count, and the table's choices."""

    suits: list[Suit]
    ranks: list[Rank]
    values: dict[Rank, int]
    """What each rank counts; an ace before the 2 by the table's choice."""
    low_ace: int
    joker: str
    joker_left: int
    opening: int
    limit: int
    table: Literal["real", "assisted"]
    equal_suits: bool
    most_jokers: int
    cut: bool
    take_to_open: bool
    own_only: bool
    swap: bool
    ties_free: bool
    hint: bool
    dry: int


class Laid(Shown, rename={"stands_for": "as"}):
    """A card of a meld; a joker in a run says what it stands for."""

    card: str
    stands_for: str | Absent = ABSENT


class NextCards(Shown):
    """Which cards a run goes on with."""

    below: str | None
    above: str | None


class Meld(Shown):
    number: int
    kind: Literal["set", "run"]
    owner: int
    cards: list[Laid]
    value: int
    next: NextCards | None


class Pile(Shown):
    size: int
    top: str | None
    under: str | None


class Player(Shown):
    points: int
    out: bool
    cards: int
    open: Opened
    opening: int | None
    turns: int
    has_called: bool
    counted: bool
    accepted: bool | None


class Counted(Shown):
    card: str
    value: int


class LastDeal(Shown):
    """How the last deal ended; while hands are being shown, those of the present one as far as they lie open."""

    how: Ending | None
    seat: int | None
    face_down: str | None
    hands: list[list[str]]
    counted: list[list[Counted]]
    """The hands that were shown, dearest card first, each with what it counts."""
    counts: list[int] | None
    points: list[int]
    open: list[bool]


class EndedDeal(Shown):
    """One line of the match so far: who ended a deal, how, and what it cost each."""

    number: int
    how: Ending | None
    seat: int | None
    counts: list[int] | None
    points: list[int]
    open: list[bool]


class View(Shown):
    phase: Phase
    deal: int
    turn: int
    dealer: int
    active: int
    stock: int
    rebuilt: int
    pile: Pile
    first_card_up: bool
    cut_card: str | None
    must_lay: str | None
    must_lay_from: OwedFrom | None
    closer: int | None
    voids: int
    melds: list[Meld]
    players: list[Player]
    last_deal: LastDeal | None
    deals: list[EndedDeal]
    winners: list[int]


class NewMeld(Shown):
    action: Act
    cards: list[Laid]
    value: int


class LayOff(Shown):
    """Which card fits where: the number of a meld and, of a run, which end."""

    action: Act
    card: str
    meld: int
    end: Literal["above", "below"]


class Opening(Shown):
    laid: int
    needed: int


class Hint(Shown):
    """REM-24: what the melds are worth at most, and the least that can be left now; it looks for no joker swaps."""

    most_points: int
    most: list[NewMeld | LayOff]
    least_left: int | None
    least: list[NewMeld | LayOff]
    can_close: bool


class Own(Shown):
    hand: list[str]
    count: int
    drawn: str | None
    face_down: str | None
    opening: Opening | None
    melds: list[NewMeld]
    lay_offs: list[LayOff]
    hint: Hint | None
