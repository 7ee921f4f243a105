"""A match: playing, copying, going back, what each seat knows."""

from __future__ import annotations

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument, IllegalAction
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.toys.sealed import Sealed


def a_match(players: int = 3, seed: int = 1) -> Match:
    return new_match(Sealed(), players, {}, Seeded(seed))


def play_first(match: Match) -> None:
    seat = match.awaited[0]
    match.play(seat, match.legal(seat).actions[0])


def test_chance_has_run_when_a_match_is_new() -> None:
    match = a_match()
    assert match.awaited == (0, 1, 2)
    assert len(match.steps) == 6, "two cards each"


def test_an_action_may_be_given_as_a_number_or_in_words() -> None:
    one, other = a_match(), a_match()
    action = one.legal(0).actions[0]
    one.play(0, action)
    other.play(0, other.words(action))
    assert one.record() == other.record()


def test_a_refusal_names_the_reason_in_three_languages_and_changes_nothing() -> None:
    match = a_match()
    play_first(match)
    before = match.record()
    with pytest.raises(IllegalAction, match="You are not asked now") as refused:
        match.play(0, match.legal(1).actions[0])
    assert refused.value.reason.code == "not_asked"
    assert set(refused.value.reason.words) == {"en", "es", "pt"}
    assert match.record() == before
    assert match.why_not(0, "lay 1") is not None


def test_the_words_of_no_action_were_a_missing_key() -> None:
    match = new_match(Sealed(), 3, {}, Seeded(1))
    for told in (match, match.view(0)):
        with pytest.raises(IllegalAction, match="99 is no action of sealed"):
            told.words(99)


@pytest.mark.parametrize("nonsense", ["", "lay", "lay x", "lay 99", "draw 0 1", "fly", -1, 7, 1 << 60, True])
def test_nonsense_is_refused_in_words(nonsense: str | int) -> None:
    match = a_match()
    with pytest.raises(IllegalAction):
        match.play(0, nonsense)
    assert len(match.steps) == 6


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_only_seats_of_the_table_play(seat: object) -> None:
    with pytest.raises(ValueError, match="is no seat"):
        a_match().play(seat, "lay 1")  # type: ignore[arg-type]


def test_a_seat_s_history_hides_what_others_drew() -> None:
    match = a_match()
    told = [match.words(action) for _, action in match.history(1)]
    assert [words.endswith("?") for words in told] == [words.split()[1] != "1" for words in told]
    assert all(words.endswith("?") for words in (match.words(action) for _, action in match.history(None)))


def test_the_story_of_a_seat_is_one_line_a_step() -> None:
    match = a_match()
    lines = [match.game.label.catalogue.say(line) for line in match.story(0)]
    assert len(lines) == len(match.steps)
    assert sum("draws a card" in line for line in lines) == 4


def test_copies_go_their_own_ways() -> None:
    match = a_match()
    twin = match.copy()
    play_first(twin)
    play_first(match)
    assert match.record() == twin.record()
    play_first(twin)
    assert len(match.steps) == 7
    assert len(twin.steps) == 8


def test_undo_takes_back_an_action_with_the_chance_that_followed() -> None:
    match = a_match()
    moments = [match.record()]
    while match.awaited:
        play_first(match)
        moments.append(match.record())
    for earlier in reversed(moments[:-1]):
        match.undo()
        assert match.record() == earlier
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()


def test_a_match_can_be_looked_at_after_any_step() -> None:
    match = a_match()
    play_first(match)
    assert len(match.at(3).steps) == 3
    with pytest.raises(IndexError, match="the match has 7 steps, 8 is not among them"):
        match.at(8)


def test_steps_of_a_play_are_the_action_and_its_chance() -> None:
    match = a_match(players=2)
    assert len(match.play(0, match.legal(0).actions[0])) == 1
    taken = match.play(1, match.legal(1).actions[0])
    assert [actor for actor, _ in taken[:3]] == [1, -1, -1]


def test_a_table_of_the_wrong_size_or_with_unknown_options_is_refused() -> None:
    with pytest.raises(BadDocument, match="sealed takes 2 to 4 players, not 9"):
        new_match(Sealed(), 9, {})
    with pytest.raises(BadDocument, match=r"options.colour: there is no such option"):
        new_match(Sealed(), 2, {"colour": "red"})
    with pytest.raises(BadDocument, match=r"options.rounds: 7 is no whole number from 1 to 2"):
        new_match(Sealed(), 2, {"rounds": 7})
