"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.remigio.label import LABEL
from sobremesa.games.remigio.rules.actions import KINDS
from sobremesa.games.remigio.rules.cards import SUIT_NAMES
from sobremesa.games.remigio.rules.law.reasons import CODES
from sobremesa.games.remigio.rules.phases import PHASE_NAMES
from sobremesa.games.remigio.words.refusals import player_name
from tests.every_game.reading import Reader, check_languages_agree, expected_keys, left_over, wild_action
from tests.remigio.support.positions import GAME, a_deal, may, refused

CATALOGUE = LABEL.catalogue
CARDS = (*SUIT_NAMES, "ace", "jack", "knight", "king", "joker")
TERMS = (*CARDS, "run", "set", "stock", "pile", "dealer", "open", "player")
EXPECTED = {
    *expected_keys(LABEL, KINDS, terms=TERMS, codes=CODES.values(), phases=PHASE_NAMES.values()),
    *("end.last", "end.void", "form.count", "line.opens", "line.opens.real", "line.count", "line.count.unopened"),
}


def test_the_languages_agree() -> None:
    check_languages_agree(CATALOGUE)


def test_everything_has_its_words() -> None:
    assert EXPECTED - set(CATALOGUE.texts["en"]) == set()


def test_no_words_are_left_over() -> None:
    assert left_over(LABEL, EXPECTED) == set()


def a_reader() -> Reader:
    return Reader(CATALOGUE, player_name)


TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"limit": 1}),
    (3, {"table": "real", "limit": 2, "swap": True, "take_to_open": True}),
    (2, {"table": "real", "limit": 1, "sets": "equal"}),
    (4, {"swap": True, "limit": 1, "take_to_open": True}),
)
RARE = {
    *("prompt.keep", "prompt.keep.other", "line.keep", "line.return", "line.forfeit.void", "line.points.none"),
    *("prompt.play.forfeited", "line.forfeit", "line.swap", "prompt.play.owed", "line.take", "prompt.play.last"),
    "prompt.play.owed.unopened",
    *("line.opens", "prompt.play.opening", "line.close", "line.close.hidden", "line.closed_with", "line.draw.void"),
    *("prompt.show_closing", "line.dry", "line.closed", "line.call", "line.call.below", "line.count.unopened"),
    *("line.out", "prompt.out", "prompt.over", "prompt.over.other", "prompt.calls", "prompt.calls.other"),
    *("line.accept", "line.count", "line.points", "line.wins"),
}
"""What only the tests with made-up moments are sure to bring about."""


def test_every_line_and_prompt_of_whole_matches_can_be_read() -> None:
    reader = a_reader()
    for seed, (players, options) in enumerate(TABLES):
        subject, draws = Subject(GAME, players, options, cap=500), Seeded(f"words {seed}")
        for match in moments(subject, seed):
            if len(match.steps) % 5 == 0:
                reader.read_prompts(match)
                for _ in range(3):
                    if reason := match.why_not(draws.below(players), wild_action(KINDS, draws, 13, 53)):
                        reader.read_reason(reason)
        reader.read_story(match, None, 0)
    assert reader.unread("line", "prompt") - RARE == set()


def read_on(match: Match, *actions: str) -> list[str]:
    """Plays on, reads every line and prompt, and gives the lines in English as seat 0 sees them."""
    reader, told = a_reader(), []
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
    assert told[2].startswith("player 2 has the opening of player 1 counted: only 18 of 70 points. player 1 takes")


def test_after_a_close_at_a_real_table_everybody_reads_what_is_waited_for() -> None:
    position = a_deal(3, table="real", limit=1).hand(0, "9 clubs").hand(1, "3 clubs").hand(2, "4 clubs").open(0, 1)
    match = position.build()
    match.play(0, "close 9 clubs")
    assert CATALOGUE.say(match.view(0).prompt, "en", player_name) == (
        "player 1 has closed. Waiting for player 2 and player 3"
    )
    assert CATALOGUE.say(match.view(1).prompt, "en", player_name).startswith("player 1 has closed: accept")
    assert read_on(match, "1 accept") == ["player 2 calls for no count"]
    match.play(2, "accept")
    assert CATALOGUE.say(match.view(2).prompt, "en", player_name) == "You are out and watch; player 2 is playing"


def test_the_end_is_read_by_winners_and_losers() -> None:
    match = a_deal(2, limit=1).hand(0, "9 clubs").hand(1, "3 clubs").open(0).build()
    match.play(0, "close 9 clubs")
    assert CATALOGUE.say(match.view(0).prompt, "en", player_name) == "You win the match"
    assert CATALOGUE.say(match.view(1).prompt, "en", player_name) == "The match is over. Winner: player 1"
    assert match.result is not None
    a_reader().read(match.result.reason)


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
        ("lay off 5 cups", "expected 'on'"),
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
