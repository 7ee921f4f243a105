"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Draws, Seeded
from sobremesa.contract.errors import Reason
from sobremesa.contract.match import Match
from sobremesa.contract.options import Choice
from sobremesa.contract.text import LANGUAGES, Text
from sobremesa.games.catan_dice.label import LABEL
from sobremesa.games.catan_dice.rules import phases
from sobremesa.games.catan_dice.rules.actions import KINDS
from sobremesa.games.catan_dice.rules.bounds import BUILD_NAMES, COLOURS, FACE_NAMES
from sobremesa.games.catan_dice.rules.phases import PHASE_NAMES
from sobremesa.games.catan_dice.rules.reasons import CODES
from sobremesa.games.catan_dice.words.ink import TERRAIN
from tests.catan_dice.asking import GAME, a_match, a_turn, may, why_not

CATALOGUE = LABEL.catalogue
PLACE = re.compile(r"\{(\w+)")
OTHERS = ("longest_route", "largest_army", "player", "any")


def key(*parts: str) -> str:
    return ".".join(part.replace(" ", "_") for part in parts)


def places(template: str) -> set[str]:
    return set(PLACE.findall(template))


def expected_keys() -> set[str]:
    """One key for everything the game has a name or a number for."""
    keys = {key("term", name) for name in (*FACE_NAMES, *TERRAIN, *BUILD_NAMES, *COLOURS, *OTHERS)}
    keys |= {key("refusal", code) for code in CODES.values()}
    keys |= {key(room, phase) for room in ("phase", "prompt") for phase in PHASE_NAMES.values()}
    keys |= {key("line", kind.name) for kind in KINDS}
    keys |= {key("teach", step, part) for step in "123" for part in ("title", "body")}
    keys |= {exclusion.text.key for exclusion in LABEL.exclusions}
    for option in LABEL.options:
        values = option.choices if isinstance(option, Choice) else ()
        keys |= {key("option", option.name), *(key("option", option.name, more) for more in ("help", *values))}
    return keys | {"game.name", "game.summary", "players.1", "end.points", "end.victory_points", "form.and"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_the_same_keys_and_places(language: str) -> None:
    english, other = CATALOGUE.texts["en"], CATALOGUE.texts[language]
    assert list(english) == list(other)
    assert {name: places(text) for name, text in english.items()} == {n: places(text) for n, text in other.items()}
    assert all(text.strip() == text and text for text in other.values())


def test_everything_has_its_words() -> None:
    assert expected_keys() <= set(CATALOGUE.texts["en"])


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


class Reader:
    """Reads texts as a client would, and remembers which it has seen."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def read(self, text: Text) -> None:
        for inside in texts_in(json.loads(json.dumps(text.as_json()))):
            name = inside["key"]
            assert places(CATALOGUE.texts["en"][name]) <= set(inside.get("values", {})), name
            self.keys.add(name)
        for language in LANGUAGES:
            check_plain(CATALOGUE.say(text, language))

    def read_reason(self, reason: Reason) -> None:
        assert set(reason.words) == set(LANGUAGES)
        for words in reason.words.values():
            check_plain(words)
            assert words.endswith("."), words
        self.keys.add(f"refusal.{reason.code}")


def check_plain(words: str) -> None:
    """No brace, no key, no gap and no mark of something missing."""
    assert not re.search(r"[{}?]|[a-z]_[a-z]|\b(term|line|prompt|phase|refusal|form)\.|  | [,.;]|^ | $|: ?$", words)


def wild_action(draws: Draws) -> int:
    kind = KINDS.kinds[draws.below(len(KINDS.kinds))]
    return kind.pack(*(draws.below(min(part.unknown, 40) + 1) for part in kind.parts))


TABLES: list[tuple[int, str]] = [(1, "standard"), (2, "standard"), (3, "plus")]
RARE = {"prompt.over.shared", "line.shared"}


def test_every_line_and_prompt_of_whole_games_can_be_read() -> None:
    reader = Reader()
    unread = {name for name in CATALOGUE.texts["en"] if name.startswith(("line.", "prompt."))} - RARE
    for seed in range(6):
        players, version = TABLES[seed % len(TABLES)]
        read_a_game(reader, Subject(GAME, players, {"version": version}, cap=900), seed)
    assert unread - reader.keys == set()


def test_every_refusal_can_be_read() -> None:
    reader = Reader()
    pack = {kind.name: kind.pack for kind in KINDS}
    standard = a_turn("lumber brick wool grain ore gold", 2, rolls=1, knights="1")
    settled = a_turn("gold gold lumber brick ore ore", 2, "plus", roads="r1", knights="1 3 6 8 9", used="3")
    settled.play(0, "build road r2")
    over = a_match()
    over.state["phase"] = phases.OVER
    tried: list[tuple[Match, int, str | int]] = [
        *((standard, 0, words) for words in ("roll", "keep 1 2 3 4 5 6", "build road r0", "build road r9")),
        *((standard, 0, words) for words in ("build city 7", "build city 20", "build knight 3", "gold 1 2 for ore")),
        *((standard, 0, f"swap die {die} to ore with knight {knight}") for die, knight in ((5, 1), (1, 2))),
        (standard, 0, "swap die 1 to wool with knight 1"),
        (standard, 1, "roll"),
        *((settled, 0, words) for words in ("keep 1", "swap die 3 to ore with knight 1", "gold 1 2 for gold")),
        *((settled, 0, f"swap die 5 to wool with knight {knight}") for knight in (3, 6)),
        *((settled, 0, words) for words in ("build settlement 4", "build settlement 1")),
        (settled, 0, pack["swap"](0, 0, 8)),
        *((settled, 0, number) for number in (pack["swap"](0, 0, 15), pack["build city"](7), pack["gold"](2, 1, 0))),
        (standard, 0, pack["dice"](1, 1, 1, 1, 1, 1)),
        *((a_turn("wool wool wool", 2, "plus"), 0, words) for words in ("keep 1", "swap die 6 to ore with knight 1")),
        (a_turn("wool wool wool", 2, "plus", rolls=1), 0, "keep 6"),
        (a_match(), 0, "end turn"),
        (over, 0, "roll"),
    ]
    for match, seat, action in tried:
        reason = match.why_not(seat, action)
        assert reason is not None, action
        reader.read_reason(reason)
    assert {f"refusal.{code}" for code in CODES.values()} - reader.keys == set()


def read_a_game(reader: Reader, subject: Subject, seed: int) -> None:
    draws = Seeded(f"words {seed}")
    for match in moments(subject, seed):
        for viewer in subject.viewers():
            reader.read(match.view(viewer).prompt)
        for _ in range(4):
            if reason := match.why_not(draws.below(match.players), wild_action(draws)):
                reader.read_reason(reason)
    for line in match.story(None):
        reader.read(line)


def test_a_shared_win_is_said() -> None:
    match = a_match(2)
    reader = Reader()
    while match.awaited:
        match.play(match.awaited[0], "roll")
        match.play(match.awaited[0], "end turn")
    reader.read(match.view(0).prompt)
    reader.read(list(match.story(None))[-1])
    assert reader.keys >= RARE
    assert CATALOGUE.say(match.view(1).prompt) == "A shared win: player 0 and player 1, with -30 points each"


@pytest.mark.parametrize(
    "words",
    [
        "keep 1 3 5",
        "reroll",
        "swap die 2 to ore with knight 3",
        "gold 1 4 for ore",
        "build road r3",
        "build settlement 4",
        "build city 7",
        "build knight 2",
        "end turn",
        "roll",
        "dice lumber lumber gold",
    ],
)
def test_actions_can_be_said_and_read(words: str) -> None:
    match = a_match()
    assert match.words(match.game.number_of(match.board, words)) == words


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("keep", "expected a die"),
        ("keep 7", "expected a die"),
        ("dance", "is no action"),
        ("build road r99", "expected a place on the sheet"),
        ("build settlement 6", "expected a place on the sheet (3, 4, 5, 7, 9, 11)"),
        ("swap die 2 with knight 3", "expected 'to'"),
        ("gold 1 2 for silver", "expected a face"),
        ("end turn now", "expected nothing more"),
    ],
)
def test_words_that_mean_nothing_say_what_was_expected(words: str, complaint: str) -> None:
    assert complaint in why_not(a_match(), words)


def test_other_players_have_to_wait() -> None:
    match = a_match(2)
    assert why_not(match, "roll", seat=1) == "It is Red's turn."
    assert may(match, 1) == set()
    assert CATALOGUE.say(match.view(1).prompt) == "player 0's turn: waiting for the dice"


def test_the_picture_shows_every_sheet() -> None:
    match = a_turn("lumber brick wool grain ore gold", 3, "plus", roads="r1", knights="1 6", used="1")
    picture = match.svg(0)
    assert picture.startswith("<svg")
    assert picture.count("<circle") == 3 * 9
    assert all(f">{colour}<" in picture for colour in match.board.colours)
    assert a_match().svg().count("<polygon") == 6 + 6 + 4
