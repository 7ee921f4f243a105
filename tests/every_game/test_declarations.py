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


A_PART = r"\bpart\([a-z_]+, *[0-9]|\b(action|way|filling)s?(\[\w+\])? ?(>>|<<)|KIND_BITS|\bpayload\("
THE_KIND = r"\b(action|way)s?(\[\w+\])? & |& 0xFF\b"
A_CELL = r"\b(suits|run)\b ?(>>|<<)|(>>|<<) (2 \*|SUIT_BITS)"  # Remigio counts suits in one: `of_suit`, `in_suit`
ITS_ORDER = r"\bkind (<|>|<=|>=) |(<|<=|>|>=) kind(_of\([^)]*\))?(?!\w)|kind_of\([^)]*\) [-+]"
BY_HAND = re.compile("|".join((A_PART, A_CELL, THE_KIND, ITS_ORDER)))
SAID_ONCE = {
    *("contract/action.py", "contract/parts.py", "contract/conformance/basics.py", "kernel/declared.py"),
    "games/remigio/rules/cards.py",
}
OF_NO_ACTION = (
    "SEATS[",
    "codes[",
    "digit.cell.",
)  # seats as bits; the published table of indices, made from declarations


def counted_by_hand(source: str) -> list[str]:
    lines = (line.strip() for line in source.splitlines())
    return [line for line in lines if BY_HAND.search(line) and not any(other in line for other in OF_NO_ACTION)]


@pytest.mark.parametrize("room", ["bots", "coach", "contract", "envs", "games", "kernel"])
def test_nobody_counts_the_bits_of_an_action_by_hand(room: str) -> None:
    """Offsets, widths and numbers of kinds stand in the declarations only; what belongs together is a block."""
    files = [file for file in (SOURCE / room).rglob("*.py") if str(file.relative_to(SOURCE)) not in SAID_ONCE]
    found = {str(file.relative_to(SOURCE)): counted_by_hand(file.read_text("utf-8")) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "path = action >> 8 & 0x7F",
        "if action & 0xFF == actions.ROAD:",
        "if kind < actions.ROLL or kind > actions.END_TURN:",
        "return actions.ROAD <= kind_of(other) <= actions.KNIGHT",
        "cost = COSTS[kind_of(action) - actions.ROAD]",
        "low = run >> 2 & 15",
        "count = suits >> 2 * suit & 3",
    ],
)
def test_bits_counted_by_hand_are_noticed(line: str) -> None:
    assert counted_by_hand(line) == [line]
