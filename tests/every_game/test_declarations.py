"""Every action of every game, said and told as its declaration says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.action import Kind
from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games import games, rules
from tests.every_game.reading import wild_action

SOURCE = Path(__file__).parents[2] / "src" / "sobremesa"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("catan", 4, {}),
    ("catan", 4, {"friends": True}),
    ("catan", 4, {"helpers": True}),
    ("catan_dice", 2, {}),
    ("catan_dice", 2, {"version": "plus"}),
    ("dobble", 4, {}),
    ("remigio", 3, {}),
]


def played(game: str, players: int, options: dict[str, Any], cap: int = 250) -> Iterator[tuple[Match, int]]:
    """A match and every action of it, seats', chance's and time's."""
    *_, last = moments(Subject(rules(game), players, options, cap=cap), seed=5)
    yield from ((last, action) for _, action in last.steps)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_words_and_json_lead_back_to_the_action(game: str, players: int, options: dict[str, Any]) -> None:
    for match, action in played(game, players, options):
        kinds = match.game.kinds
        assert kinds.read(match.board, kinds.say(match.board, action)) == action
        assert kinds.from_json(match.board, kinds.to_json(match.board, action)) == action


@pytest.mark.parametrize("game", list(games()))
def test_json_that_names_no_action_is_refused_in_words(game: str) -> None:
    match = sobremesa.new(game, players=2, seed=1)
    kinds = match.game.kinds
    first = next(iter(kinds.by_name))
    strange: list[Any] = [None, 3, "roll", [], {}, {"kind": 1}, {"kind": "castle"}, {"kind": first, "extra": 1}]
    for told in strange:
        with pytest.raises(ValueError, match=r"no action|takes"):
            kinds.from_json(match.board, told)
    nonsense: list[Any] = [[1, "x"], {"x": 1}, "nowhere at all", 10**20, -1.5]
    for kind in kinds:
        for part in kind.parts:
            for value in nonsense:
                with pytest.raises(ValueError, match=r"."):
                    kinds.from_json(
                        match.board, {"kind": kind.name, **dict.fromkeys(_names(kind), 0), part.name: value}
                    )


def _names(kind: Kind) -> list[str]:
    return [part.name for part in kind.parts]


@pytest.mark.parametrize("game", list(games()))
def test_whatever_is_in_a_payload_can_be_said_and_told(game: str) -> None:
    match, draws = sobremesa.new(game, players=2, seed=1), Seeded(3)
    for _ in range(2000):
        action = wild_action(match.game.kinds, draws)
        assert match.game.kinds.say(match.board, action)
        assert match.game.kinds.to_json(match.board, action)["kind"]


def test_nobody_counts_the_bits_of_a_payload_by_hand() -> None:
    """Offsets and widths stand in the declarations only."""
    by_hand = re.compile(r"\bpart\([a-z_]+, *[0-9]|\b(action|way|filling)s? ?(>>|<<)|KIND_BITS|\bpayload\(")
    rooms = [*SOURCE.glob("games/*/**/*.py"), *SOURCE.glob("bots/**/*.py")]
    found = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in rooms
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if by_hand.search(line) and "WIDTHS" not in line
    ]
    assert found == []
