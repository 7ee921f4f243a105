"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

from __future__ import annotations

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.catan_dice.label import LABEL
from sobremesa.games.catan_dice.rules import phases
from sobremesa.games.catan_dice.rules.actions import KINDS
from sobremesa.games.catan_dice.rules.bounds import BUILD_NAMES, COLOURS, FACE_NAMES
from sobremesa.games.catan_dice.rules.law.reasons import CODES
from sobremesa.games.catan_dice.rules.phases import PHASE_NAMES
from sobremesa.games.catan_dice.words.ink import TERRAIN
from tests.catan_dice.support.asking import GAME, a_match, a_turn, may, why_not
from tests.every_game.reading import Reader, check_languages_agree, expected_keys, left_over, wild_action

CATALOGUE = LABEL.catalogue
TERMS = (*FACE_NAMES, *TERRAIN, *BUILD_NAMES, *COLOURS, "longest_route", "largest_army", "player", "any")
EXPECTED = {
    *expected_keys(LABEL, KINDS, terms=TERMS, codes=CODES.values(), phases=PHASE_NAMES.values()),
    *("players.1", "end.points", "end.victory_points", "form.count"),
}


def test_the_languages_agree() -> None:
    check_languages_agree(CATALOGUE)


def test_everything_has_its_words() -> None:
    assert EXPECTED - set(CATALOGUE.texts["en"]) == set()


def test_no_words_are_left_over() -> None:
    assert left_over(LABEL, EXPECTED) == set()


def a_reader() -> Reader:
    return Reader(CATALOGUE, amiss="?")


TABLES: list[tuple[int, str]] = [(1, "standard"), (2, "standard"), (3, "plus")]
RARE = {"prompt.over.shared", "line.shared"}


def test_every_line_and_prompt_of_whole_games_can_be_read() -> None:
    reader = a_reader()
    for seed in range(6):
        players, version = TABLES[seed % len(TABLES)]
        read_a_game(reader, Subject(GAME, players, {"version": version}, cap=900), seed)
    assert reader.unread("line", "prompt") - RARE == set()


def read_a_game(reader: Reader, subject: Subject, seed: int) -> None:
    draws = Seeded(f"words {seed}")
    for match in moments(subject, seed):
        reader.read_prompts(match)
        for _ in range(4):
            if reason := match.why_not(draws.below(match.players), wild_action(KINDS, draws, 40, 40)):
                reader.read_reason(reason)
    reader.read_story(match, None)


def test_every_refusal_can_be_read() -> None:
    reader = a_reader()
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
        (standard, 0, pack["dice"]((1, 1, 1, 1, 1, 1))),
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


def test_a_shared_win_is_said() -> None:
    match = a_match(2)
    reader = a_reader()
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
