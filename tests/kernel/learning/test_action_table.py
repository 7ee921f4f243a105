"""The learners' action table: every index keeps its meaning, and leads to the action it names."""

from __future__ import annotations

from pathlib import Path

import pytest

import sobremesa
from sobremesa.games.catan.expansions.helpers.rules.actions import MOVE_ROAD
from sobremesa.games.catan.rules import actions

PUBLISHED = sorted((Path(__file__).parents[3] / "docs" / "actions" / "tables").glob("*.csv"))


@pytest.mark.parametrize("file", PUBLISHED, ids=lambda file: file.stem)
def test_a_published_table_is_what_the_declarations_make(file: Path) -> None:
    game, players, _ = file.stem.rsplit("-", 2)
    table = sobremesa.action_table(game, int(players.removesuffix("p")))
    assert table.name == file.stem
    assert table.csv() == file.read_text("utf-8")


def test_every_game_with_a_table_publishes_it_for_every_number_of_players() -> None:
    names = {file.stem for file in PUBLISHED}
    for name, label in sobremesa.games().items():
        if hasattr(sobremesa.games()[name].load(), "learning"):
            for players in range(max(2, label.least_players), label.most_players + 1):
                assert f"{name}-{players}p-v0" in names


def test_an_action_is_found_under_its_words() -> None:
    table = sobremesa.action_table("catan", 4)
    (index,) = table.path_of(actions.ROAD.of(3), 0)
    assert table.words(index).startswith("road path ")
    assert table.block(index).kind == actions.ROAD


def test_seats_are_counted_from_whoever_chooses() -> None:
    table = sobremesa.action_table("catan", 4)
    assert table.path_of(actions.ROB.of(2), 1) == table.path_of(actions.ROB.of(1), 0)
    assert table.words(table.path_of(actions.ROB.of(0), 3)[0]) == "rob player +1"


def test_the_rate_of_the_bank_makes_no_other_index() -> None:
    table = sobremesa.action_table("catan", 4)
    assert table.path_of(actions.MARITIME.of(0, 1, 4), 0) == table.path_of(actions.MARITIME.of(0, 1, 2), 0)


def test_moving_a_road_takes_two_decisions() -> None:
    table = sobremesa.action_table("catan", 4, helpers=True)
    assert table.name == "catan-4p-helpers-v0"
    assert len(table.path_of(MOVE_ROAD.of(3, 5), 0)) == 2


def test_an_expansion_leaves_the_indices_of_the_base_game_alone() -> None:
    base, more = sobremesa.action_table("catan", 4), sobremesa.action_table("catan", 4, friends=True)
    assert list(more.rows())[: len(base)] == list(base.rows())
    assert len(more) > len(base)


def test_an_index_beyond_the_table_is_refused_with_its_bounds() -> None:
    table = sobremesa.action_table("catan", 2)
    with pytest.raises(IndexError, match=rf"0 to {len(table) - 1}, 99999"):
        table.words(99999)
