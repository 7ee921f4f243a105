"""What one reads on the box: a game's name, players and options, without unpacking (or compiling) its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any

from .errors import BadDocument
from .options import Exclusion, Option, Options, complete
from .text import LANGUAGES, Catalogue, Text, load_catalogue

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, repr=False)
class Label:
    """A game's box: name, players, options and bounds; `load` unpacks the rules."""

    id: str
    rules_version: int
    least_players: int
    most_players: int
    options: tuple[Option, ...]
    exclusions: tuple[Exclusion, ...]
    package: str
    """Where the game's texts lie."""
    load: Callable[[], Game]
    """Unpacks the rules; compiled ones take their time, once."""
    stage: str = "beta"
    real_time: bool = False
    """Nobody waits for a turn: actions count in the order in which they arrive."""
    most_steps: int = 20_000
    """The longest game has so many actions, chance and time included; no longer record is taken."""
    turns: str = "turns"
    """What `Match.turns` counts."""

    @property
    def usual_players(self) -> int:
        """How many sit down if nobody says."""
        return min(4, self.most_players)

    @property
    def catalogue(self) -> Catalogue:
        """The game's words in every language."""
        return load_catalogue(self.package)

    @property
    def name(self) -> dict[str, str]:
        """In every language."""
        return self.catalogue.say_all(Text("game.name"))

    @property
    def summary(self) -> dict[str, str]:
        """One sentence in every language, or none."""
        return {language: texts.get("game.summary", "") for language, texts in self.catalogue.texts.items()}

    def written_rules(self, language: str) -> str | None:
        """The rules to read that lie beside the game's texts (`manual/en.md`), if it brings any along."""
        page = resources.files(self.package) / "manual" / f"{language}.md"
        return page.read_text("utf-8") if page.is_file() else None

    def check(self, players: int, options: Options) -> dict[str, Any]:
        """All options with their values, or BadDocument in words."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadDocument("players", f"{players!r} is no whole number")
        if not self.least_players <= players <= self.most_players:
            raise BadDocument(
                "players",
                f"{self.id} takes {self.least_players} to {self.most_players} players, not {players}",
            )
        full = complete(self.options, options)
        for exclusion in self.exclusions:
            if exclusion.holds(players, full):
                raise BadDocument("options", self.catalogue.say(exclusion.text))
        return full

    def __repr__(self) -> str:
        return f"<the box of {self.id}: {self.least_players} to {self.most_players} players>"

    def as_json(self) -> dict[str, Any]:
        """What a lobby shows."""
        return {
            "id": self.id,
            "name": self.name,
            "summary": self.summary,
            "stage": self.stage,
            "rules_version": self.rules_version,
            "players": [self.least_players, self.most_players],
            "options": [option.as_json() for option in self.options],
            "languages": list(LANGUAGES),
            "real_time": self.real_time,
            "most_steps": self.most_steps,
        }
