"""The picture of the table: readable by anything that reads SVG, and the same for every viewer."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import sobremesa
from sobremesa.contract.match import new_match
from tests.dobble.support.asking import GAME, PLACES, a_match, claim, in_play, play_out_deck, started

TEXT = "{http://www.w3.org/2000/svg}text"
HEXAGON = "{http://www.w3.org/2000/svg}polygon"


def drawn(svg: str, tag: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(tag))


@pytest.mark.parametrize(("mini_game", "hexagons"), [(1, 19 + 4), (2, 19 + 6 + 4), (4, 19 + 4), (5, 19 + 4)])
def test_the_picture_shows_island_ports_and_cards(mini_game: int, hexagons: int) -> None:
    match = in_play(players=4, mini_game=mini_game)
    assert len(drawn(match.svg(), HEXAGON)) == hexagons
    said = [element.text for element in drawn(match.svg(), TEXT)]
    assert set(PLACES) <= set(said)


def test_the_picture_is_well_formed_at_every_moment() -> None:
    assert drawn(a_match().svg(0), HEXAGON)
    warm_up = started(new_match(GAME, 1, {"mode": "warm_up"}, sobremesa.Seeded(1)))
    assert len(drawn(warm_up.svg(), HEXAGON)) == 19 + 2
    over = in_play(mini_game=5, goal=1)
    claim(over, 0, "orange")
    assert "over" in (drawn(over.svg(), TEXT)[-1].text or "")


def test_the_picture_shows_no_ping() -> None:
    match = in_play(players=4)
    play_out_deck(match, 0)
    before = match.svg(1)
    (ping, *_) = GAME.every_legal(match.board, match.state, 0)
    match.play(0, ping)
    assert match.svg(1) == before
