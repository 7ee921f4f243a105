"""Words for players: a text is a key and its values; a catalogue says it in a language.

A catalogue is a flat JSON file of templates. `{n}` puts a value in, `{n|card|cards}` chooses singular or plural.
Values are plain numbers and words, or one of: {"seat": 2}, {"term": "ore"} (a key `term.ore`), {"cards": {"ore": 2}},
{"text": {"key": …, "values": …}} (a text inside a text), {"list": [values]}, said "a, b and c" or, with "by", joined by
that. How a language counts and joins is its own: `form.count` (`{n} {what}`) and `form.and`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

LANGUAGES = ("en", "es", "pt")

Names = Callable[[int, str], str]
"""What a seat is called, in a language."""


class Text(Struct, frozen=True):
    key: str
    values: Mapping[str, Any] = {}

    def as_json(self) -> dict[str, Any]:
        return {"key": self.key, **({"values": dict(self.values)} if self.values else {})}


def seat(number: int) -> dict[str, int]:
    return {"seat": number}


def term(name: str) -> dict[str, str]:
    return {"term": name}


def cards(counts: Mapping[str, int]) -> dict[str, dict[str, int]]:
    return {"cards": {name: count for name, count in counts.items() if count}}


def inner(text: Text) -> dict[str, Any]:
    return {"text": text.as_json()}


def listed(values: Sequence[Any], by: str | None = None) -> dict[str, Any]:
    return {"list": list(values), **({} if by is None else {"by": by})}


class Catalogue:
    """The texts of one room in every language."""

    def __init__(self, texts: Mapping[str, Mapping[str, str]]) -> None:
        self.texts = texts

    def say(self, text: Text, language: str = "en", names: Names | None = None) -> str:
        template = self.texts.get(language, self.texts["en"]).get(text.key)
        if template is None:
            return text.key
        return _PLACE.sub(lambda found: self._fill(found, text.values, language, names), template)

    def say_all(self, text: Text, names: Names | None = None) -> dict[str, str]:
        return {language: self.say(text, language, names) for language in self.texts}

    def term(self, name: str, language: str) -> str:
        return self.texts[language].get(f"term.{name}", name)

    def _fill(self, found: re.Match[str], values: Mapping[str, Any], language: str, names: Names | None) -> str:
        name, one, many = found.groups()
        value = values.get(name, "?")
        if one is not None:
            return str(one if value == 1 else many)
        return self._word(value, language, names or self._seat)

    def _word(self, value: Any, language: str, names: Names) -> str:
        if not isinstance(value, Mapping):
            return str(value)
        if "seat" in value:
            return names(value["seat"], language)
        if "term" in value:
            return self.term(value["term"], language)
        if "text" in value:
            within = Text(value["text"]["key"], value["text"].get("values", {}))
            return self.say(within, language, names)
        if "list" in value:
            return self._join([self._word(item, language, names) for item in value["list"]], language, value.get("by"))
        return self._join([self._count(name, count, language) for name, count in value["cards"].items()], language)

    def _count(self, name: str, count: int, language: str) -> str:
        template = self.texts[language].get("form.count", "{n} {what}")
        return template.replace("{n}", str(count)).replace("{what}", self.term(name, language))

    def _join(self, words: Sequence[str], language: str, by: str | None = None) -> str:
        last = self.texts[language].get("form.and")
        if by is not None or last is None or len(words) < 2:
            return (", " if by is None else by).join(words)
        return f"{', '.join(words[:-1])} {last} {words[-1]}"

    def _seat(self, number: int, language: str) -> str:
        return f"{self.texts[language].get('term.player', 'player')} {number}"


_PLACE = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")


@cache
def load_catalogue(package: str) -> Catalogue:
    """Reads `en.json`, `es.json` and `pt.json` in every folder called `text` within a package."""
    files = list(_texts_within(resources.files(package)))
    return Catalogue({language: _read_texts(files, language) for language in LANGUAGES})


def _texts_within(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from entry.iterdir() if entry.name == "text" else _texts_within(entry)


def _read_texts(files: Sequence[Traversable], language: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    for file in files:
        if file.name == f"{language}.json":
            texts |= json.loads(file.read_text("utf-8"))
    return texts
