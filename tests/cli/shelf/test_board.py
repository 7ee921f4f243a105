"""Board files, checked and drawn."""

import json
from pathlib import Path
from typing import Any

from sobremesa.games.catan.board.maps import MAPS
from tests.cli.conftest import Run


def a_file(folder: Path, board: dict[str, Any]) -> Path:
    file = folder / "map.json"
    file.write_text(json.dumps(board), "utf-8")
    return file


def test_a_good_board_is_summed_up(run: Run, tmp_path: Path) -> None:
    ran = run("board", "check", a_file(tmp_path, MAPS["corsica"]))
    assert ran.code == 0
    assert "Corsica: 24 hexes, 69 intersections, 22 locations, 91 paths; for 2 to 6 players" in ran.out


def test_a_board_of_one_hex_had_one_hexes_for_two_to_two_players(run: Run, tmp_path: Path) -> None:
    board = {
        "name": "Ring",
        "hexes": [{"name": "A", "x": 0, "y": 0, "terrain": "fields", "number": 6}],
        "intersections": [
            {"name": str(place), "x": place, "y": 1, "hexes": ["A"] * (place < 6)} for place in range(12)
        ],
        "paths": [{"ends": [str(place), str((place + 1) % 12)]} for place in range(12)],
        "robber": "A",
    }
    told = run("board", "check", a_file(tmp_path, board)).out
    assert told == "Ring: 1 hex, 12 intersections, 12 locations, 12 paths; for 2 players\n"


def test_a_broken_board_is_refused_with_the_place_and_the_reason(run: Run, tmp_path: Path) -> None:
    board = json.loads(json.dumps(MAPS["new_york"]))
    board["hexes"][3]["terrain"] = "swamp"
    ran = run("board", "check", a_file(tmp_path, board))
    assert ran.code != 0
    assert "board.hexes[3].terrain" in ran.err
    assert "swamp" in ran.err


def test_a_board_without_room_for_two_is_refused(run: Run, tmp_path: Path) -> None:
    board = {
        "name": "Two towns",
        "hexes": [{"name": "A", "x": 0, "y": 0, "terrain": "fields", "number": 6}],
        "intersections": [{"name": str(place), "x": place, "y": 1, "hexes": ["A"]} for place in range(2)],
        "paths": [{"ends": ["0", "1"]}],
        "robber": "A",
    }
    ran = run("board", "check", a_file(tmp_path, board))
    assert ran.code != 0
    assert "too few locations" in ran.err


def test_a_board_is_drawn_with_its_towns_and_harbours(run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "map.svg"
    ran = run("board", "show", "new_york", "--svg", svg)
    assert ran.code == 0
    assert "26 Rochester" in ran.out
    assert "2-5 ore" in ran.out
    drawn = svg.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Rochester" in drawn


def test_a_board_of_the_shelf_could_be_looked_at_but_not_played_on(run: Run) -> None:
    ran = run("simulate", "catan", "--bots", "random,random", "--games", 1, "-o", "own_map=atoll", "-o", "goal=3")
    assert ran.code == 0
    assert "No such file" in run("simulate", "catan", "-o", "own_map=nowhere").complaint


def test_a_table_is_simulated_on_a_map_of_ones_own(run: Run, tmp_path: Path) -> None:
    file = a_file(tmp_path, MAPS["corsica"])
    ran = run("simulate", "catan", "--bots", "random,random", "--games", 1, "-o", f"own_map={file}", "-o", "goal=3")
    assert ran.code == 0
