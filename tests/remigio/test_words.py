"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Draws, Seeded
from sobremesa.contract.errors import Reason
from sobremesa.contract.match import Match
from sobremesa.contract.options import Choice
from sobremesa.contract.text import LANGUAGES, Text
from sobremesa.games.remigio.label import LABEL
from sobremesa.games.remigio.rules.actions import KINDS
from sobremesa.games.remigio.rules.cards import SUIT_NAMES
from sobremesa.games.remigio.rules.phases import PHASE_NAMES
from sobremesa.games.remigio.rules.reasons import CODES
from sobremesa.games.remigio.words import refusals
from sobremesa.games.remigio.words.refusals import player_name
from tests.remigio.positions import GAME, a_deal, may, refused

CATALOGUE = LABEL.catalogue
WORDS_FOLDER = Path(refusals.__file__).parent
PLACE = re.compile(r"\{(\w+)")
TERMS = (
    *SUIT_NAMES,
    "ace",
    "jack",
    "knight",
    "king",
    "joker",
    "run",
    "set",
    "stock",
    "pile",
    "dealer",
    "open",
    "player",
)


def key(*parts: str) -> str:
    return ".".join(part.replace(" ", "_") for part in parts)


def places(template: str) -> set[str]:
    return set(PLACE.findall(template))


def expected_keys() -> set[str]:
    """One key for everything the game has a name or a number for."""
    keys = {key("term", name) for name in TERMS}
    keys |= {key("refusal", code) for code in CODES.values()}
    keys |= {key(room, phase) for room in ("phase", "prompt") for phase in PHASE_NAMES.values()}
    keys |= {key("line", kind.name) for kind in KINDS}
    keys |= {key("teach", step, part) for step in "123" for part in ("title", "body")}
    for option in LABEL.options:
        values = option.choices if isinstance(option, Choice) else ()
        keys |= {key("option", option.name), *(key("option", option.name, more) for more in ("help", *values))}
    return keys | {"game.name", "game.summary", "end.last", "end.void", "form.and", "form.count"}


def strings_in_the_code() -> set[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in WORDS_FOLDER.glob("*.py")]
    constants = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_the_same_keys_and_places(language: str) -> None:
    english, other = CATALOGUE.texts["en"], CATALOGUE.texts[language]
    assert list(english) == list(other)
    assert {key: places(text) for key, text in english.items()} == {key: places(text) for key, text in other.items()}
    assert all(text.strip() == text and text for text in other.values())


def test_everything_has_its_words() -> None:
    assert expected_keys() <= set(CATALOGUE.texts["en"])


def test_no_words_are_left_over() -> None:
    expected, written = expected_keys(), strings_in_the_code()
    for extra in set(CATALOGUE.texts["en"]) - expected:
        base, _, variant = extra.rpartition(".")
        known = base in expected or base in written or extra.startswith("line.")
        assert extra in written or (known and {f".{variant}", variant} & written), extra


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
            values, name = inside.get("values", {}), inside["key"]
            if name not in self.keys:
                assert places(CATALOGUE.texts["en"][name]) <= set(values), name
                self.keys.add(name)
        for language in LANGUAGES:
            check_plain(CATALOGUE.say(text, language, player_name))

    def read_reason(self, reason: Reason) -> None:
        assert set(reason.words) == set(LANGUAGES)
        for words in reason.words.values():
            check_plain(words)
            assert words.endswith("."), words
        self.keys.add(f"refusal.{reason.code}")


def check_plain(words: str) -> None:
    """No brace, no key, no gap and no mark of something missing."""
    assert not re.search(r"[{}]|[a-z]_[a-z]|\b(term|line|prompt|phase|refusal|form)\.|  | [,.;]|^ | $|-1|: ?$", words)
    assert not re.search(r"\?.|\s\?", words), words


def wild_action(match: Match, draws: Draws) -> int:
    kind = KINDS.kinds[draws.below(len(KINDS.kinds))]
    return kind.pack(*(draws.below(min(part.unknown, 13 if part.bits < 6 else 53)) for part in kind.parts))


def read_moment(reader: Reader, match: Match, draws: Draws) -> None:
    for viewer in (None, *range(match.players)):
        prompt = match.view(viewer).prompt
        assert prompt == GAME.prompt(match.board, match.state, viewer)
        reader.read(prompt)
    for _ in range(3):
        if reason := match.why_not(draws.below(match.players), wild_action(match, draws)):
            reader.read_reason(reason)


TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"limit": 1}),
    (3, {"table": "real", "limit": 2, "swap": True, "take_to_open": True}),
    (2, {"table": "real", "limit": 1, "sets": "equal"}),
    (4, {"swap": True, "limit": 1, "take_to_open": True}),
)
RARE = {
    *("prompt.keep", "prompt.keep.other", "line.keep", "line.return", "line.forfeit.void", "line.points.none"),
    *("prompt.play.forfeited", "line.forfeit", "line.swap", "prompt.play.owed", "line.take", "prompt.play.last"),
    *("line.opens", "prompt.play.opening", "line.close", "line.close.hidden", "line.closed_with", "line.draw.void"),
    *("prompt.show_closing", "line.dry", "line.closed", "line.call", "line.call.below", "line.count.unopened"),
    *("line.out", "prompt.out", "prompt.over", "prompt.over.other", "prompt.calls", "prompt.calls.other"),
    *("line.accept", "line.count", "line.points", "line.wins"),
}
"""What only the tests with made-up moments are sure to bring about."""


def test_every_line_and_prompt_of_whole_matches_can_be_read() -> None:
    reader = Reader()
    for seed, (players, options) in enumerate(TABLES):
        subject, draws = Subject(GAME, players, options, cap=500), Seeded(f"words {seed}")
        for match in moments(subject, seed):
            if len(match.steps) % 5 == 0:
                read_moment(reader, match, draws)
        for viewer in (None, 0):
            for line in match.story(viewer):
                reader.read(line)
    unread = {key for key in CATALOGUE.texts["en"] if key.startswith(("line.", "prompt."))} - RARE
    assert unread <= reader.keys


def read_on(match: Match, *actions: str) -> list[str]:
    """Plays on, reads every line and prompt, and gives the lines in English as seat 0 sees them."""
    reader, told = Reader(), []
    for words in actions:
        seat, _, action = words.partition(" ")
        before = match.view(0).state
        for actor, played in match.play(int(seat), action)[:1]:
            line = GAME.line(match.board, before, actor, GAME.redact(actor, played, 0), match.view(0).state, 0)
            reader.read(line)
            told.append(CATALOGUE.say(line, "en", player_name))
        for viewer in (None, 0, 1):
            reader.read(match.view(viewer).prompt)
    return told


def test_a_close_is_told_with_its_count_and_points() -> None:
    match = a_deal(2).hand(0, "5 cups, 6 cups, 7 cups").hand(1, "9 cups").open(0).build()
    match.act(0, "run cups 5-7")
    before = match.view(0).state
    match.throw()
    line = GAME.line(match.board, before, *match.steps.shared[-1], match.view(0).state, 0)
    assert CATALOGUE.say(line, "en", player_name) == (
        "player 2 shows: 9 of cups. A dry close: nobody else is open. "
        "player 2 has 9 in hand and is not open. player 2 takes 1 point, 1 in all"
    )


def test_taking_and_giving_back_are_told() -> None:
    position = a_deal(2).hand(0, "5 clubs, 5 coins, 9 swords").hand(1, "2 cups").pile("2 clubs, 5 cups").open(0)
    told = read_on(position.to_draw().build(), "0 take", "0 forfeit")
    assert told == [
        "player 1 takes a discard: 5 of cups",
        "player 1 gives a card back and draws: 5 of cups",
    ]


def test_a_count_called_is_told() -> None:
    position = a_deal(2, table="real").hand(0, "5 cups, 6 cups, 7 cups, 9 clubs, 2 clubs").hand(1, "3 clubs")
    told = read_on(position.build(), "0 run cups 5-7", "0 discard 9 clubs", "1 call 0")
    assert told[0] == "player 1 lays cups from 5 to 7 (18). player 1 opens"
    assert told[2].startswith("player 2 has an opening counted, that of player 1: only 18 of 70 points. player 1 takes")


def test_after_a_close_at_a_real_table_everybody_reads_what_is_waited_for() -> None:
    position = a_deal(3, table="real", limit=1).hand(0, "9 clubs").hand(1, "3 clubs").hand(2, "4 clubs").open(0, 1)
    match = position.build()
    match.play(0, "close 9 clubs")
    assert CATALOGUE.say(match.view(0).prompt, "en", player_name) == (
        "player 1 has closed. Waiting for player 2 and player 3"
    )
    assert CATALOGUE.say(match.view(1).prompt, "en", player_name).startswith("player 1 has closed: accept")
    assert read_on(match, "1 accept") == ["player 2 calls no count"]
    match.play(2, "accept")
    assert CATALOGUE.say(match.view(2).prompt, "en", player_name) == "You are out and watch; player 2 is playing"


def test_the_end_is_read_by_winners_and_losers() -> None:
    match = a_deal(2, limit=1).hand(0, "9 clubs").hand(1, "3 clubs").open(0).build()
    match.play(0, "close 9 clubs")
    assert CATALOGUE.say(match.view(0).prompt, "en", player_name) == "You win the match"
    assert CATALOGUE.say(match.view(1).prompt, "en", player_name) == "The match is over. Winner: player 1"
    assert match.result is not None
    Reader().read(match.result.reason)


def test_a_swap_is_told() -> None:
    position = a_deal(2, swap=True).hand(0, "7 cups, 3 clubs, 4 clubs, 9 swords, 2 coins").hand(1, "2 cups")
    match = position.meld(1, "run cups 5-7 joker 7").open(0, 1).build()
    assert read_on(match, "0 swap 7 cups on 1 at 7")[0].startswith("player 1 swaps a card for the joker of cups from 5")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("fly", "is no action"),
        ("run swords", "the ends of a run"),
        ("run swords 8-5", "goes up"),
        ("set 7 cups cups cups", "only two of each"),
        ("discard 14 cups", "a rank"),
        ("lay off 5 cups", "'on' and the number"),
        ("discard 5 cups now", "nothing more"),
        ("run swords 5-8 joker 5 joker 6 joker 7", "only two jokers"),
    ],
)
def test_words_that_mean_nothing_are_answered_with_what_was_expected(words: str, complaint: str) -> None:
    assert complaint in refused(a_deal().hand(0, "5 cups, 6 cups").build(), 0, words)


def test_actions_read_the_way_people_say_them() -> None:
    match = a_deal().hand(0, "5 swords, 6 swords, 8 swords, joker, 7 cups, 7 coins, 7 swords").open(0).build()
    assert {"run swords 5-8", "run swords 5-8 joker 7", "set 7 coins cups swords", "set 7 coins cups joker"} <= may(
        match, 0
    )


def test_the_picture_shows_melds_stock_and_the_own_hand_only() -> None:
    match = (
        a_deal().hand(0, "5 swords, joker").hand(1, "king cups").meld(1, "run cups 5-7 joker 7").pile("2 coins").build()
    )
    picture = match.svg(0)
    assert picture.startswith("<svg")
    assert "<title>joker as 7 cups</title>" in picture
    assert "<title>5 swords</title>" in picture
    assert "king cups" not in picture
    assert "<title>5 swords</title>" not in match.svg(None)
