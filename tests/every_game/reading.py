"""Reads what players read: three languages that agree, and no text that is left without its words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import resources
from typing import Any

from sobremesa.contract.action import Kinds
from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.label import Label
from sobremesa.contract.match import Match
from sobremesa.contract.options import Choice
from sobremesa.contract.text import LANGUAGES, Catalogue, Names, Text

PLACE = re.compile(r"\{(\w+)")
NOT_PLAIN = re.compile(r"[{}]|[a-z]_[a-z]|\b(term|line|prompt|phase|refusal|form)\.|  | [,.;]|^ | $|: ?$|\?.|\s\?")


def key(*parts: str) -> str:
    return ".".join(part.replace(" ", "_") for part in parts)


def places(template: str) -> set[str]:
    return set(PLACE.findall(template))


def check_languages_agree(catalogue: Catalogue) -> None:
    """The same keys in the same order, with the same places to fill in."""
    english = {name: places(text) for name, text in catalogue.texts["en"].items()}
    for language in LANGUAGES:
        texts = catalogue.texts[language]
        assert list(texts) == list(english), language
        assert {name: places(text) for name, text in texts.items()} == english
        assert all(text.strip() == text and text for text in texts.values()), language


def expected_keys(
    label: Label, kinds: Kinds, *, terms: Iterable[str], codes: Iterable[str], phases: Iterable[str]
) -> set[str]:
    """One key for everything a game has a name or a number for."""
    keys = {key("term", name) for name in terms} | {key("refusal", code) for code in codes}
    keys |= {key(room, phase) for phase in phases for room in ("phase", "prompt")}
    keys |= {key("line", kind.name) for kind in kinds}
    keys |= {key("teach", step, part) for step in "123" for part in ("title", "body")}
    keys |= {exclusion.text.key for exclusion in label.exclusions}
    for option in label.options:
        values = option.choices if isinstance(option, Choice) else ()
        keys |= {key("option", option.name), *(key("option", option.name, more) for more in ("help", *values))}
    return keys | {"game.name", "game.summary", "form.and"}


def left_over(label: Label, expected: Collection[str]) -> set[str]:
    """Keys that stand neither for something expected, or a variant of it, nor in the code that words are made by."""
    written = _strings_of(label)

    def is_used(name: str) -> bool:
        base, _, variant = name.rpartition(".")
        return name in written or (base in expected and bool({f".{variant}", variant} & written))

    return {name for name in label.catalogue.texts["en"] if name not in expected and not is_used(name)}


def _strings_of(label: Label) -> set[str]:
    home = resources.files(label.package)
    expansions = home / "expansions"
    rooms = [home / "words", *(room for room in (expansions.iterdir() if expansions.is_dir() else ()) if room.is_dir())]
    files = [file for room in rooms for file in room.iterdir()]
    trees = [ast.parse(file.read_text("utf-8")) for file in files if file.name.endswith(".py")]
    constants = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


def wild_action(kinds: Kinds, draws: Draws, small: int = 12, large: int = 63) -> int:
    """Any action, mostly nonsense; how far its small parts and its large ones may go."""
    kind = kinds.kinds[draws.below(len(kinds.kinds))]
    return kind.raw(lambda bits: draws.below(min((1 << bits) - 1, small if bits < 6 else large)))


class Reader:
    """Reads texts as a client would, and remembers which keys it has seen."""

    def __init__(self, catalogue: Catalogue, names: Names | None = None, amiss: str = "-1") -> None:
        """`amiss` is what no text of this game may hold either."""
        self.catalogue, self.names, self.amiss = catalogue, names, amiss
        self.keys: set[str] = set()
        self._read: set[str] = set()

    def read(self, text: Text) -> None:
        document = json.dumps(text.as_json())
        if document in self._read:
            return
        self._read.add(document)
        for inside in texts_in(json.loads(document)):
            assert places(self.catalogue.texts["en"][inside["key"]]) <= set(inside.get("values", {})), inside
            self.keys.add(inside["key"])
        for words in self.catalogue.say_all(text, self.names).values():
            self.check_plain(words)

    def read_reason(self, reason: Reason) -> None:
        assert set(reason.words) == set(LANGUAGES)
        for words in reason.words.values():
            self.check_plain(words)
            assert words.endswith("."), words
        self.keys.add(f"refusal.{reason.code}")

    def read_prompts(self, match: Match) -> None:
        for viewer in (None, *range(match.players)):
            prompt = match.view(viewer).prompt
            assert prompt == match.game.prompt(match.board, match.state, viewer)
            self.read(prompt)

    def read_story(self, match: Match, *viewers: int | None) -> None:
        for viewer in viewers:
            for line in match.story(viewer):
                self.read(line)

    def check_plain(self, words: str) -> None:
        """No brace, no key, no gap and no mark of something missing."""
        assert not NOT_PLAIN.search(words), words
        assert self.amiss not in words, words

    def unread(self, *rooms: str) -> set[str]:
        """Keys of these rooms that have not come up yet."""
        return {name for name in self.catalogue.texts["en"] if name.partition(".")[0] in rooms} - self.keys


def texts_in(value: Any) -> Iterator[Mapping[str, Any]]:
    """A text as JSON and all texts inside it."""
    if isinstance(value, Mapping):
        if "key" in value:
            yield value
        for inside in value.values():
            yield from texts_in(inside)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)
