"""The deck from mathematics, the symbols, and the map of the island."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import cards, symbols
from sobremesa.games.dobble.deck.island import STEPS, island
from sobremesa.games.dobble.deck.plane import ORDER, SIZE, lines, times, triples
from sobremesa.games.dobble.rules.cards import HAS, SHARED, SHOWN
from tests.dobble.support.asking import GAME, a_match


@pytest.mark.rule("DOB-1")
def test_the_field_of_eight_elements_is_a_field() -> None:
    field = range(ORDER)
    for a, b, c in product(field, repeat=3):
        assert times(a, b) == times(b, a)
        assert times(a, times(b, c)) == times(times(a, b), c)
        assert times(a, b ^ c) == times(a, b) ^ times(a, c)
    for a in range(1, ORDER):
        assert times(a, 1) == a
        assert sorted(times(a, b) for b in field) == list(field), "every element but 0 has an inverse"


@pytest.mark.rule("DOB-1")
def test_any_two_of_the_73_cards_share_exactly_one_of_73_symbols() -> None:
    assert len(cards()) == SIZE == 73
    assert all(len(set(card.symbols)) == 9 for card in cards())
    assert {symbol for card in cards() for symbol in card.symbols} == set(range(73))
    for one, other in combinations(cards(), 2):
        assert len(set(one.symbols) & set(other.symbols)) == 1


@pytest.mark.rule("DOB-1")
def test_a_74th_card_cannot_exist() -> None:
    """Any two symbols stand together on one of the 73 cards already: another card with both would share two with it."""
    together = Counter(pair for card in cards() for pair in combinations(card.symbols, 2))
    assert together == Counter(combinations(range(73), 2))


@pytest.mark.rule("DOB-1")
def test_any_card_added_or_changed_breaks_the_deck() -> None:
    """The argument tried out: no nine symbols that are not a card of the deck meet every card of it once."""
    faces = {card.symbols for card in cards()}
    for start in range(73):
        stranger = tuple(sorted((start + 7 * step) % 73 for step in range(9)))
        if stranger not in faces:
            assert any(len(set(stranger) & set(face)) != 1 for face in faces)


@pytest.mark.rule("DOB-1")
def test_the_deck_is_split_into_19_island_48_team_and_6_port_cards() -> None:
    split = Counter(card.colour for card in cards())
    assert split == {"island": 19, "blue": 16, "orange": 16, "red": 16, "port": 6}
    assert len({card.name for card in cards()}) == 73


def test_no_part_of_the_deck_is_full_of_one_symbol() -> None:
    for colour in ("island", "blue", "orange", "red"):
        shown = Counter(symbol for card in cards() if card.colour == colour for symbol in card.symbols)
        assert max(shown.values()) <= 5


def test_every_line_of_the_plane_is_a_card() -> None:
    assert sorted(card.symbols for card in cards()) == sorted(lines())
    assert len(set(triples())) == 73


def test_the_tables_of_the_rules_are_the_deck() -> None:
    for one in cards():
        assert tuple(SHOWN[one.number]) == one.symbols
        assert tuple(HAS[one.number].nonzero()[0]) == one.symbols
        for other in cards():
            both = set(one.symbols) & set(other.symbols)
            assert one == other or both == {SHARED[one.number, other.number]}


@pytest.mark.rule("DOB-2")
def test_a_symbol_has_one_shape_one_colour_and_one_name_a_language() -> None:
    said = plain(GAME.board_document(a_match().board))["symbols"]
    assert len({symbol["id"] for symbol in said}) == 73
    assert len({symbol["icon"] for symbol in said}) == 73, "shape alone tells symbols apart"
    assert all(symbol["colour"].startswith("#") for symbol in said)
    for language in ("en", "es", "pt"):
        assert len({symbol["name"][language] for symbol in said}) == 73
        assert not any(symbol["name"][language] == symbol["id"] for symbol in said)


def test_the_icons_are_credited() -> None:
    root = Path(__file__).parents[2]
    data = json.loads((root / "src/sobremesa/games/dobble/deck/data/symbols.json").read_text("utf-8"))
    assert data["license"] == "CC BY 3.0"
    assert "game-icons.net" in (root / "NOTICE").read_text("utf-8")
    assert all(symbol["icon"].startswith("game-icons:") for symbol in symbols())


@pytest.mark.rule("DOB-3")
def test_the_island_is_3_4_5_4_3_with_seven_places_in_the_centre() -> None:
    made = island()
    assert Counter(name[0] for name in made.names) == {"a": 3, "b": 4, "c": 5, "d": 4, "e": 3}
    inner = {name for name, at in made.hexes.items() if len(made.neighbours(at)) == 6}
    assert made.centre == inner
    assert len(inner) == 7


@pytest.mark.rule("DOB-3")
def test_each_port_touches_two_coast_cards_and_each_coast_card_one_port() -> None:
    made = island()
    touched = [made.neighbours(site) for site in made.sites]
    assert [len(places) for places in touched] == [2] * 6
    coast = [place for place, name in enumerate(made.names) if name not in made.centre]
    assert sorted(place for places in touched for place in places) == coast
    assert all(made.port_of(place) is None for place in range(19) if place not in coast)


@pytest.mark.rule("DOB-3")
def test_neighbours_are_the_six_around() -> None:
    made = island()
    document = plain(GAME.board_document(a_match().board))
    for place in document["island"]:
        around = {(place["q"] + q, place["r"] + r) for q, r in STEPS}
        assert set(place["neighbours"]) == {name for name, at in made.hexes.items() if at in around}
    assert [(port["q"], port["r"]) for port in document["ports"]] == [
        (-2, -1), (1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2),
    ]  # fmt: skip
