"""The whole table in text: what is to be done, the board, who has what, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from ...contract.match import Match
from ...contract.shown import plain
from ...contract.text import Names
from ...contract.text import Text as Words
from ..languages import own_words
from .hex_map import HexMap, has_map, style_of
from .legal import legal_in_words
from .values import in_words, is_blank, is_nothing

ON_THE_MAP = {"buildings", "roads", "robber"}


class Picture:
    """Draws what a seat sees (None: a spectator) of a match as it is now."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        language: str,
        names: Names,
        places: bool = False,
        colours: Sequence[str] = (),
    ) -> None:
        """`colours` are those the seats had at their table, if not the game's own."""
        self.match, self.seat, self.language, self.names, self.places = match, seat, language, names, places
        self.view = match.view(seat)
        self.table: dict[str, Any] = self.view.as_json()["table"]
        self.board: dict[str, Any] = plain(match.game.board_document(match.board))
        self.board |= {"colours": list(colours)} if colours else {}
        self.has_map = has_map(self.board)

    def whole(self, open_seats: Sequence[int]) -> Group:
        """With the hidden things of these seats, and what they may do."""
        parts: list[RenderableType] = [self.headline(), self.map(), self.players(open_seats), self.rest()]
        for seat in self.match.actors:
            if seat in open_seats:
                parts += ["", *legal_in_words(self.match, seat, self.name(seat), self.term)]
        return Group(*parts)

    def laid_out(self, open_seats: Sequence[int]) -> Group:
        """What lies on the table."""
        return Group(self.map(), self.players(open_seats), self.rest())

    def headline(self) -> Text:
        catalogue = self.match.game.label.catalogue
        return Text(catalogue.say(self.view.prompt, self.language, self.names), style="bold")

    def map(self) -> RenderableType:
        if not self.has_map:
            return ""
        drawn = HexMap(self.board, self.table, self.term, self.places).draw()
        harbours = [f"{'-'.join(item['ends'])} {self.term(item['kind'])}" for item in self.board.get("harbours", ())]
        harbours += [
            f"{'-'.join(item['ends'])} {self.term(item['harbour'])}"
            for item in self.board["paths"]
            if "harbour" in item
        ]
        towns = [f"{item['name']} {item['label']}" for item in self.board["intersections"] if "label" in item]
        lists = {"harbours": harbours, "towns": towns if self.places else []}
        told = [f"{self.term(name)}: {', '.join(items)}" for name, items in lists.items() if items]
        return Group(drawn, *told, own_words().say(Words("map.legend"), self.language))

    def players(self, open_seats: Sequence[int]) -> RenderableType:
        """One column a seat; rows that say nothing about anybody are left out."""
        columns = self._columns(open_seats)
        rows = dict.fromkeys(name for column in columns for name in column)
        heads = [Text(self.name(seat), style=self._style(seat)) for seat in range(self.match.players)]
        table = Table("", *map(Column, heads))
        for name in rows:
            values = [column.get(name) for column in columns]
            if not all(map(is_nothing, values)):
                table.add_row(self.term(name), *(in_words(value, self.term) for value in values))
        return table

    def _style(self, seat: int) -> str:
        colours = self.board.get("colours", ())
        return style_of(colours[seat]) if seat < len(colours) else ""

    def _columns(self, open_seats: Sequence[int]) -> list[Mapping[str, Any]]:
        shown = self.table.get("players")
        columns: list[dict[str, Any]] = [
            dict(shown[seat]) if isinstance(shown, list) and isinstance(shown[seat], dict) else {}
            for seat in range(self.match.players)
        ]
        for seat in open_seats:
            columns[seat].update(self.match.view(seat).as_json()["own"])
        return list(columns)

    def rest(self) -> Text:
        hidden = {"players", *(ON_THE_MAP if self.has_map else ())}
        lines = [
            f"{self.term(name)}: {self._value(name, value)}"
            for name, value in self.table.items()
            if name not in hidden and not is_blank(value)
        ]
        return Text("\n".join(lines))

    def own(self, seat: int) -> Text:
        """What a seat holds, on one line."""
        held = self.match.view(seat).as_json()["own"]
        words = [
            f"{self.term(name)}: {in_words(value, self.term)}" for name, value in held.items() if not is_nothing(value)
        ]
        return Text("; ".join(words), style="italic")

    def _value(self, name: str, value: Any) -> str:
        """Games may have words for the values of a field: `phase.before_roll`."""
        if isinstance(value, str):
            key = f"{name}.{value.replace(' ', '_')}"
            found = self.match.game.label.catalogue.say(Words(key), self.language)
            return in_words(value, self.term) if found == key else found
        return in_words(value, self.term)

    def name(self, seat: int) -> str:
        """With the number of the seat, by which the map and the actions know it."""
        name = self.names(seat, self.language)
        return name if str(seat) in name else f"{seat} {name}"

    def term(self, word: str) -> str:
        """A word in the reader's language: the game's own, else the command's, else as it is."""
        for catalogue in (self.match.game.label.catalogue, own_words()):
            key = word.replace(" ", "_")
            found = catalogue.term(key, self.language)
            if found != key:
                return found
        return word.replace("_", " ")
