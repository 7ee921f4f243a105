"""An island of hexes in characters: any board document with hexes, intersections and paths that have places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .values import Term

HALF_WIDTH = 7
"""Columns from the middle of a hex to its side."""
MARGIN = 2
STYLES = {"orange": "dark_orange", "white": "bright_white", "brown": "orange4"}
EMPTY, ROBBER = "·", "R"
PIECES = {"settlement": "s", "city": "C"}


class Canvas:
    """A grid of characters, each with a style."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def write(self, row: int, middle: int, words: str, style: str = "") -> None:
        start = middle - len(words) // 2
        for place, letter in enumerate(words):
            if 0 <= start + place < len(self.cells[row]):
                self.cells[row][start + place] = (letter, style)

    def text(self) -> Text:
        rows = [Text.assemble(*row) for row in self.cells]
        for row in rows:
            row.rstrip()
        return Text("\n").join(rows)


def has_map(board: Mapping[str, Any]) -> bool:
    return all(isinstance(board.get(name), list) and board[name] for name in ("hexes", "intersections", "paths"))


def style_of(colour: str) -> str:
    """How a seat's colour looks in a terminal."""
    return f"bold {STYLES.get(colour, colour)}"


class HexMap:
    def __init__(self, board: Mapping[str, Any], table: Mapping[str, Any], term: Term, places: bool) -> None:
        self.board, self.table, self.term, self.places = board, table, term, places
        corners = board["intersections"]
        self.left: float = min(corner["x"] for corner in corners)
        levels = sorted({corner["y"] for corner in corners})
        self.rows = {level: 2 * place for place, level in enumerate(levels)}
        self.at = {corner["name"]: self._place(corner["x"], corner["y"]) for corner in corners}
        width = max(column for _, column in self.at.values()) + 1 + MARGIN
        self.canvas = Canvas(2 * len(levels) - 1, width)

    def draw(self) -> Text:
        for path in self.board["paths"]:
            self._path(*path["ends"])
        for spot in self.board["hexes"]:
            self._hex(spot)
        for name in self.at:
            self._corner(name)
        return self.canvas.text()

    def _place(self, x: float, y: float) -> tuple[int, int]:
        return self.rows[y], MARGIN + self._column(x)

    def _column(self, x: float) -> int:
        return round((x - self.left) / 0.866 * HALF_WIDTH)

    def _style(self, seat: int) -> str:
        colours = self.board.get("colours", ())
        return style_of(colours[seat] if seat < len(colours) else "white")

    def _path(self, one: str, other: str) -> None:
        (row, column), (end, last) = sorted([self.at[one], self.at[other]])
        line = "|" if column == last else "/" if last < column else "\\"
        roads = self.table.get("roads", {})
        owner = roads.get(f"{one}-{other}", roads.get(f"{other}-{one}"))
        middle = (row + end) // 2, (column + last) // 2
        if owner is None:
            self.canvas.write(*middle, line, "dim")
        else:
            self.canvas.write(*middle, f"{line}{owner}{line}", self._style(owner))

    def _corner(self, name: str) -> None:
        building = self.table.get("buildings", {}).get(name)
        if building is None:
            self.canvas.write(*self.at[name], name if self.places else EMPTY, "dim")
        else:
            letter = PIECES.get(building["piece"], "?")
            self.canvas.write(*self.at[name], f"{letter}{building['seat']}", self._style(building["seat"]))

    def _hex(self, spot: Mapping[str, Any]) -> None:
        """The middle row of a hex lies between its corners above and below."""
        above = max(row for level, row in self.rows.items() if level < spot["y"] - 0.4)
        column = MARGIN + self._column(spot["x"])
        self.canvas.write(above, column, self.term(spot["terrain"])[:10])
        number = str(spot.get("number", ""))
        robbed = self.table.get("robber") == spot["name"]
        style = "bold red" if number in ("6", "8") else "bold"
        self.canvas.write(above + 1, column, f"{number} {ROBBER}".strip() if robbed else number, style)
        if self.places:
            self.canvas.write(above + 2, column, spot["name"], "dim italic")
