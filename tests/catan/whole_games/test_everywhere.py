"""CATAN with all it can bring, in any process, in plain Python and with bounds checked: always the same games."""

from __future__ import annotations

import pytest

from tests.every_game.elsewhere import Table, check_bounds, check_without_compiler, played_elsewhere

BASE = Table("catan", 3, 5000, {"goal": 4, "dice": "balanced", "robber": "friendly"})
FRIENDS = Table("catan", 5, 900, {"friends": True, "goal": 7}, seed=7)
HELPERS = Table("catan", 3, 900, {"helpers": True, "goal": 9}, seed=11)
EVERYTHING = Table("catan", 6, 900, {"helpers": True, "friends": True, "map": "corsica", "goal": 9}, seed=11)
TABLES = (BASE, FRIENDS, HELPERS, EVERYTHING)


def test_the_games_use_what_is_special() -> None:
    assert "winners" in BASE.play()
    used = {words.split()[0] for table in TABLES for _, words in table.play()["actions"]}
    assert {"consolation", "shelter", "alms", "take", "turn", "gift", "favour"} <= used


def test_the_same_seed_gives_the_same_record_whatever_the_hash_seed() -> None:
    assert played_elsewhere(BASE, PYTHONHASHSEED="1") == played_elsewhere(BASE, PYTHONHASHSEED="2") == [BASE.play()]


@pytest.mark.slow
def test_the_same_games_are_played_with_the_compiler_off() -> None:
    check_without_compiler(*TABLES)


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    check_bounds(*TABLES)
