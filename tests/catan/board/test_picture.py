"""The picture of the board: readable by anything that reads SVG, and it shows nothing its viewer may not see."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sobremesa
from sobremesa.contract.match import Match
from sobremesa.games.catan.words import picture
from tests.catan.support.positions import a_match, beginners_board, roll

IMAGES = Path(__file__).parents[3] / "docs" / "images"
SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in parsed(svg).iter(f"{SVG}text")]


def figures(svg: str, name: str) -> int:
    """How often a figure is used outside of the definitions."""
    drawn = svg[svg.index("</defs>") :]
    return drawn.count(f'href="#sm-{name}"')


def a_game(players: int = 4) -> Match:
    return a_match(players).with_beginners_pieces().with_hand(1, wool=3, brick=1).with_cards(1, monopoly=1).build()


def test_the_picture_is_well_formed_at_every_moment() -> None:
    match = sobremesa.new("catan", 3, seed=3)
    parsed(match.svg())
    match = a_match(2).with_hand(1, wool=8).at_phase("before roll").build()
    parsed(match.svg(1))
    roll(match, 3, 4)
    parsed(match.svg(0))


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    root = parsed(a_game().svg(1))
    known = {element.get("id") for element in root.iter()}
    refers = [value for element in root.iter() for key, value in element.items() if key == "href" or "url(" in value]
    assert {value.removeprefix("url(").removesuffix(")").removeprefix("#") for value in refers} <= known
    assert not list(root.iter(f"{SVG}script"))
    assert not list(root.iter(f"{SVG}image"))


def test_the_same_position_gives_the_same_picture() -> None:
    assert a_game().svg(1) == a_game().svg(1)


def test_every_piece_is_drawn_with_its_players_mark() -> None:
    svg = a_match(2).with_city(0, "9").with_settlement(1, "40", "42").with_road(1, "40-45").build().svg()
    assert (figures(svg, "city"), figures(svg, "settlement"), figures(svg, "robber")) == (1, 2, 1)
    assert (figures(svg, "mark-red"), figures(svg, "mark-blue")) == (2, 4)


def test_a_seat_sees_its_own_hand_and_a_spectator_the_bank() -> None:
    match = a_game()
    assert "Your hand" in texts(match.svg(1))
    assert "monopoly" in texts(match.svg(1))
    assert "Bank" in texts(match.svg())
    assert "24 development cards" in texts(match.svg(None))


def test_the_cards_of_others_change_nothing_in_a_picture() -> None:
    other = a_match().with_beginners_pieces().with_hand(1, wool=1, brick=3).with_cards(1, victory_point=1).build()
    bank = a_match().with_beginners_pieces().with_hand(1, wool=3, brick=1).with_cards(1, monopoly=1).build()
    other.state["bank"] = bank.state["bank"]
    assert bank.svg(0) == other.svg(0)


def test_names_of_places_are_shown_on_demand() -> None:
    match = a_game()
    seen = match.view(None).state
    assert "C3" not in texts(match.svg())
    assert {"C3", "54", "E1"} <= set(texts(picture.svg(match.board, seen, None, names=True)))


def test_names_in_a_board_are_escaped() -> None:
    board: dict[str, Any] = json.loads(json.dumps(beginners_board()).replace('"A1"', '"A\'1"'))
    match = a_match(2, board={**board, "name": "<&>"}).build()
    assert "A'1" in texts(picture.svg(match.board, match.state, None, names=True))


def test_an_island_of_one_hex_can_be_drawn() -> None:
    whole = beginners_board()
    corners = [dict(item, hexes=["A1"]) for item in whole["intersections"] if "A1" in item["hexes"]]
    names = {item["name"] for item in corners}
    board = {
        "name": "Islet",
        "hexes": whole["hexes"][:1],
        "intersections": corners,
        "paths": [path for path in whole["paths"] if names.issuperset(path["ends"])],
        "robber": "A1",
    }
    seats: list[dict[str, Any]] = [{}, {}]
    document = {"format": "sobremesa position 1", "game": "catan", "board": board, "seats": seats}
    parsed(sobremesa.from_position("catan", document).svg())


def test_the_picture_in_the_docs_is_what_its_position_shows() -> None:
    position = json.loads((IMAGES / "board.json").read_text("utf-8"))
    drawn = sobremesa.from_position("catan", position).svg(0)
    assert (IMAGES / "board.svg").read_text("utf-8") == drawn + "\n", "draw it again: scripts/draw-board"


@pytest.mark.parametrize("seat", [None, 0])
def test_a_match_shows_itself_in_a_notebook(seat: int | None) -> None:
    match = a_game(2)
    assert match.view(seat)._repr_svg_() == match.svg(seat)
    assert match._repr_svg_() == match.svg(None)
