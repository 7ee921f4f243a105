"""Whole games by sound habits at compiled speed."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.kernel import simulation


def test_steady_games_end_much_sooner_than_random_ones() -> None:
    steady = sobremesa.playouts("catan", range(40), "steady")
    at_random = sobremesa.playouts("catan", range(40))
    assert steady.winners.any(1).all()
    assert sorted(steady.turns.tolist())[20] * 2 < sorted(at_random.turns.tolist())[20]


def test_the_same_seeds_give_the_same_steady_games_on_two_threads() -> None:
    one = sobremesa.playouts("catan", range(12), "steady", players=3)
    two = sobremesa.playouts("catan", range(12), "steady", players=3, threads=2)
    assert (one.scores == two.scores).all()


@pytest.mark.parametrize("options", [{"friends": True}, {"helpers": True}, {"map": "corsica"}])
def test_steady_players_know_their_way_among_expansions(options: dict[str, Any]) -> None:
    assert sobremesa.playouts("catan", range(6), "steady", **options).winners.any(1).all()


def test_what_steady_players_need_was_compiled_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = list[str]()
    monkeypatch.setattr(simulation, "prepare", prepared.append)
    simulation.module_of.cache_clear()
    sobremesa.playouts("catan", [1], "steady")
    assert "sobremesa.games.catan.judgement.steady_doors" in prepared


def test_an_unknown_policy_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="there are random, steady"):
        sobremesa.playouts("catan", [1], "wise")
