"""Plain figures beside an analysis: what was counted agrees with the game, what was expected with its chances."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.coach import analyse
from sobremesa.coach.analysis import Figure
from sobremesa.coach.counting import figures_of
from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.contract.text import load_catalogue
from sobremesa.games.catan.rules import actions

DOBBLE = Path(__file__).parents[1] / "dobble" / "golden" / "adventure_2.json"


def named(match: Match) -> dict[str, Figure]:
    return {figure.name: figure for figure in figures_of(match)}


def played(game: str, players: int) -> Match:
    match = sobremesa.new(game, players, "counted")
    return play_out(match, [bot(game, "greedy", f"counted {seat}") for seat in range(players)])


@pytest.fixture(scope="module")
def island() -> Match:
    return played("catan", 3)


def test_rolls_and_what_they_brought_stand_beside_what_was_to_be_expected(island: Match) -> None:
    told = named(island)
    rolls = [action for _, action in island.steps if kind_of(action) == actions.DICE]
    assert sum(one or 0 for one in told["rolls"].values) == len(rolls)
    assert sum(one or 0 for one in told["rolls"].expected) == pytest.approx(len(rolls))
    sevens = told["rolls"].heads.index("7")
    assert told["rolls"].expected[sevens] == pytest.approx(len(rolls) / 6)
    came, expected = told["cards_rolled"].values, told["cards_rolled"].expected
    assert all(one and other and 0.5 < one / other < 2 for one, other in zip(came, expected, strict=True))


def test_what_one_loses_another_gets(island: Match) -> None:
    told = named(island)
    assert sum(told["robbed"].values) == sum(told["stolen"].values) > 0  # type: ignore[arg-type]
    assert sum(told["got"].values) == sum(told["given"].values) > 0  # type: ignore[arg-type]
    paid = zip(told["bank_paid"].values, told["bank_got"].values, strict=True)
    assert all(one is not None and other is not None and one >= 2 * other for one, other in paid)


def test_jokers_are_expected_as_often_as_they_come() -> None:
    matches = [sobremesa.new("remigio", 2, seed) for seed in range(6)]
    told = [named(play_out(match, [bot("remigio", "greedy", 1) for _ in range(2)]))["jokers"] for match in matches]
    came = sum(sum(one or 0 for one in figure.values) for figure in told)
    expected = sum(sum(one or 0 for one in figure.expected) for figure in told)
    assert came == pytest.approx(expected, rel=0.5)


def test_eyes_are_measured_against_the_field_and_against_themselves() -> None:
    record = json.loads(DOBBLE.read_text("utf-8"))["record"]
    found = analyse(record)
    told = {figure.name: figure for figure in found.figures}
    assert told["reaction"].values == tuple(reversed(told["reaction"].expected)), "of two each is the other's field"
    assert all(one and one > 0 for one in told["reaction_later"].expected)
    assert not any(figure.name == "luck" for figure in found.figures)
    assert found.unit == "so far"
    assert next(moment.cause for moment in found.turning_points()) == "eyes"


@pytest.mark.parametrize("game", ["catan", "catan_dice", "remigio"])
def test_every_figure_has_a_name_in_every_language(game: str, island: Match) -> None:
    match = island if game == "catan" else played(game, 2)
    words = load_catalogue("sobremesa.coach")
    for figure in figures_of(match):
        for language in ("en", "es", "pt"):
            assert f"coach.figure.{figure.name}" in words.texts[language]
