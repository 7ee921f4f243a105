"""The client's types are made from the declarations, and are those of now."""

from pathlib import Path
from typing import Annotated

import pytest

from sobremesa.cli.shelf.types import Interfaces, types_of
from sobremesa.cli.shelf.wire_types import wire_types
from sobremesa.contract.shown import ABSENT, SPARSE, Absent, Act, OneOf, Shown, Sparse, plain
from sobremesa.games import OURS, rules

CLIENT = Path(__file__).parents[3] / "web" / "src"

Colour = Annotated[str, OneOf(("red", "blue"))]


class Card(Shown, rename={"stands_for": "as"}):
    """A card that lies open."""

    name: str
    stands_for: str | Absent | None = ABSENT
    """What a joker is."""


class Table(Shown):
    cards: list[Card | None]
    counts: Sparse[Colour]
    chances: Annotated[dict[Colour, float], SPARSE]
    pair: tuple[int, int]
    best: Act


@pytest.mark.parametrize("game", OURS)
def test_the_clients_types_are_as_declared(game: str) -> None:
    """Otherwise: make types."""
    assert (CLIENT / "games" / game / "declared.ts").read_text("utf-8") == types_of(rules(game))


def test_the_clients_frames_are_as_the_server_declares_them() -> None:
    """Otherwise: make types."""
    assert (CLIENT / "wire.ts").read_text("utf-8") == wire_types()


class Ping(Shown, tag="ping", tag_field="type"):
    n: int


def test_a_frame_says_its_type() -> None:
    assert "\n".join(Interfaces([Ping]).interfaces()) == 'export interface Ping {\n  type: "ping";\n  n: number;\n}\n'


def test_a_structure_becomes_an_interface_after_those_it_needs() -> None:
    assert "\n".join(Interfaces([Table]).interfaces()) == (
        "/** A card that lies open. */\n"
        "export interface Card {\n"
        "  name: string;\n"
        "  /** What a joker is. */\n"
        "  as?: string | null;\n"
        "}\n\n"
        "export interface Table {\n"
        "  cards: (Card | null)[];\n"
        "  counts: Partial<Record<Colour, number>>;\n"
        "  chances: Partial<Record<Colour, number>>;\n"
        "  pair: [number, number];\n"
        "  best: Action;\n"
        "}\n"
    )


def test_names_become_a_list_and_the_type_of_its_members() -> None:
    assert list(Interfaces([Table]).names()) == [
        'export const COLOURS = ["red", "blue"] as const;',
        "export type Colour = (typeof COLOURS)[number];\n",
    ]


def test_what_is_absent_is_not_told() -> None:
    assert plain(Card(name="joker")) == {"name": "joker"}
    assert plain(Card(name="joker", stands_for="7 cups")) == {"name": "joker", "as": "7 cups"}
