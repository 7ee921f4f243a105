"""What a claim is, when it is right, wrong or too late (DOB-5 … DOB-8)."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.contract.action import UNKNOWN, payload_of
from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import card_names, cards, symbol_ids
from tests.dobble.support.asking import (
    GAME,
    PLACES,
    a_match,
    card_at,
    card_of,
    claim,
    err,
    everybody_ready,
    in_play,
    next_tick,
    now,
    own,
    refused,
    right,
    said,
    shared,
    started,
    table,
    why_not,
    wrong,
    wrong_of_own,
)


@pytest.mark.rule("DOB-5")
def test_a_player_sees_the_top_card_and_how_many_lie_below() -> None:
    match = in_play()
    assert own(match, 0)["card"] == table(match)["players"][0]["card"]
    assert [player["deck"] for player in table(match)["players"]] == [15, 15]


@pytest.mark.rule("DOB-5")
def test_the_next_card_is_not_decided_before_it_is_turned() -> None:
    """Chance lists every card that could come; all copies of the match may turn another one."""
    match = in_play()
    match.act(0, right(match, 0, "c3"), now(match) + 1)
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    blue = {card.number for card in cards() if card.colour == "blue"}
    could_come = {GAME.kinds.by_name["turn"].unpack(action)["card"] for action in chances.actions}
    assert could_come == blue - {card for card in blue if not match.state[0]["unturned"][card]}
    assert len(could_come) == 15
    turned = set()
    for seed in range(40):
        twin = match.copy(sobremesa.Seeded(seed))
        twin.run_chance()
        turned.add(card_of(twin, 0))
    assert len(turned) > 8


@pytest.mark.rule("DOB-5")
def test_no_card_is_skipped_the_top_card_stays_until_it_is_played() -> None:
    match = in_play()
    card = card_of(match, 0)
    err(match, 0, "c3")
    claim(match, 1, "a1")
    assert card_of(match, 0) == card


@pytest.mark.rule("DOB-6")
def test_a_right_claim_names_the_symbol_on_both_cards() -> None:
    match = in_play()
    card = card_of(match, 0)
    claim(match, 0, "b2")
    assert card_at(match, "b2") == card
    last = table(match)["last_claim"]
    assert (last["seat"], last["place"], last["verdict"]) == (0, "b2", "right")
    assert own(match, 0)["card"] not in (None, card)


@pytest.mark.rule("DOB-6")
def test_every_symbol_printed_on_one_of_the_two_cards_may_be_claimed_right_or_wrong() -> None:
    match = in_play()
    (mark,) = GAME.legal(match.board, match.state, 0)
    assert payload_of(mark) == UNKNOWN, "one family, whatever is right"
    card = card_of(match, 0)
    expected = {
        said(place, symbol, card, card_at(match, place))
        for place in PLACES
        for symbol in {*cards()[card].symbols, *cards()[card_at(match, place)].symbols}
    }
    listed = GAME.every_legal(match.board, match.state, 0)
    assert {match.words(action) for action in listed} == expected
    assert len(listed) == 19 * 17
    assert all(match.why_not(0, action) is None for action in listed)


@pytest.mark.rule("DOB-6")
def test_what_may_be_done_tells_nothing_about_what_is_right() -> None:
    """Bounds, places and view are the same whichever symbol of the player's card is the shared one."""
    match = in_play()
    (template,) = match.legal(0).templates
    assert template.kind == "claim"
    assert plain(template.bounds) == {
        "own": card_of(match, 0),
        "places": {place: card_at(match, place) for place in PLACES},
    }
    assert own(match, 0)["hint"] is None


@pytest.mark.rule("DOB-6")
def test_a_symbol_that_is_on_neither_card_is_no_claim() -> None:
    match = in_play()
    card, target = card_of(match, 0), card_at(match, "c3")
    symbol = next(symbol for symbol in range(73) if symbol not in cards()[card].symbols + cards()[target].symbols)
    words = said("c3", symbol, card, target)
    assert refused(match, 0, words) == "symbol_not_there"
    assert why_not(match, 0, words).endswith("is on neither of the two cards.")


@pytest.mark.rule("DOB-7")
def test_of_two_claims_for_one_card_the_second_is_stale_and_costs_nothing() -> None:
    match = in_play()
    first, second = right(match, 0, "c3"), right(match, 1, "c3")
    match.play(0, first, now(match) + 1234)
    assert refused(match, 1, second) == "target_gone"
    assert own(match, 1)["locked_until"] is None
    assert own(match, 1)["places"]


@pytest.mark.rule("DOB-7")
def test_a_stale_claim_says_who_was_quicker_and_when() -> None:
    match = in_play()
    second = right(match, 1, "c3")
    claim(match, 0, "c3", after=12_340)
    assert why_not(match, 1, second) == "Too late: Blue covered c3 at 0:12.34."
    assert why_not(match, 1, second, "es") == "Demasiado tarde: Azul cubrió c3 en 0:12.34."
    assert why_not(match, 1, second, "pt") == "Tarde demais: Azul cobriu c3 aos 0:12.34."


@pytest.mark.rule("DOB-7")
def test_a_second_tap_for_a_card_just_played_is_stale() -> None:
    match = in_play()
    twice = right(match, 0, "c3")
    elsewhere = right(match, 0, "a1")
    match.play(0, twice, now(match) + 10)
    assert refused(match, 0, elsewhere) == "own_gone"
    assert refused(match, 0, twice) == "own_gone"


@pytest.mark.rule("DOB-7")
def test_a_stale_claim_is_stale_even_if_it_was_wrong() -> None:
    match = in_play()
    late = wrong(match, 1, "c3")
    claim(match, 0, "c3")
    assert refused(match, 1, late) == "target_gone"


@pytest.mark.rule("DOB-7")
def test_a_wrong_symbol_locks_the_player_for_two_seconds() -> None:
    match = in_play()
    err(match, 0, "c3", after=500)
    at = now(match)
    assert table(match)["last_claim"]["verdict"] == "wrong"
    assert own(match, 0)["locked_until"] == at + 2000
    assert refused(match, 0, right(match, 0, "a1")) == "locked"
    assert 0 not in match.actors
    assert match.pass_time(at + 1999) == []
    assert [match.words(action) for _, action in match.pass_time(at + 2000)] == ["unlock 0"]
    claim(match, 0, "a1")


@pytest.mark.rule("DOB-6", "DOB-7")
@pytest.mark.parametrize(("mini_game", "place"), [(1, "c3"), (2, "c3"), (3, "c3"), (4, "c3"), (5, "orange")])
def test_a_symbol_that_only_ones_own_card_shows_cost_nothing(mini_game: int, place: str) -> None:
    """Whoever tapped the symbols of the own card one after another found the right one in no time."""
    match = in_play(mini_game=mini_game)
    before = card_at(match, place)
    match.play(0, wrong_of_own(match, 0, place), now(match) + 500)
    assert table(match)["last_claim"]["verdict"] == "wrong"
    assert card_at(match, place) == before
    assert own(match, 0)["locked_until"] == now(match) + 2000
    assert refused(match, 0, right(match, 0, place)) == "locked"


@pytest.mark.rule("DOB-7")
def test_a_claim_overtaken_is_stale_and_not_wrong_whichever_card_shows_its_symbol() -> None:
    match = in_play()
    late = wrong_of_own(match, 1, "c3")
    claim(match, 0, "c3")
    assert refused(match, 1, late) == "target_gone"
    assert own(match, 1)["locked_until"] is None


@pytest.mark.rule("DOB-7")
def test_a_place_that_is_not_open_costs_nothing_even_if_the_symbol_is_wrong() -> None:
    match = in_play(mini_game=2)
    assert refused(match, 0, wrong_of_own(match, 0, "a1")) == "place_not_allowed"
    assert own(match, 0)["locked_until"] is None


@pytest.mark.rule("DOB-7")
def test_a_wrong_symbol_does_not_lock_the_partner_nor_anybody_else() -> None:
    match = in_play(players=4)
    err(match, 0, "c3")
    assert match.actors == (1, 2, 3)


@pytest.mark.rule("DOB-7")
@pytest.mark.parametrize("seconds", [0, 1, 3])
def test_the_lock_out_is_an_option(seconds: int) -> None:
    match = in_play(lockout=seconds)
    err(match, 0, "c3")
    assert own(match, 0)["locked_until"] == (now(match) + 1000 * seconds if seconds else None)
    assert (0 in match.actors) == (seconds == 0)


@pytest.mark.rule("DOB-7")
def test_claims_before_the_start_signal_are_refused() -> None:
    match = a_match()
    words = said("a1", 0, 19, 0)
    assert refused(match, 0, words) == "before_start"
    everybody_ready(match)
    assert table(match)["phase"] == "countdown"
    assert refused(match, 0, words) == "before_start"
    match.pass_time(next_tick(match))
    assert table(match)["turned_up"], "the cards lie open just ahead of the signal"
    assert refused(match, 0, right(match, 0, "a1")) == "before_start"
    match.pass_time(next_tick(match))
    claim(match, 0, "a1")


@pytest.mark.rule("DOB-7")
def test_a_claim_after_the_end_of_the_mini_game_is_stale() -> None:
    match = in_play(mini_game=4)
    late = None
    for place in PLACES:
        late = right(match, 1, place)
        claim(match, 0, place)
    assert late is not None
    assert table(match)["phase"] == "ready"
    assert refused(match, 1, late) == "mini_game_over"
    assert why_not(match, 1, late).startswith("Too late: Blue ended it at 0:01.90")


@pytest.mark.rule("DOB-8")
def test_only_the_top_card_of_a_pile_is_visible_and_matched() -> None:
    match = in_play()
    below = card_at(match, "c3")
    card = card_of(match, 1)
    claim(match, 0, "c3")
    assert table(match)["island"][PLACES.index("c3")]["height"] == 2
    assert refused(match, 1, said("c3", shared(card, below), card, below)) == "target_gone"
    claim(match, 1, "c3")
    assert table(match)["island"][PLACES.index("c3")]["height"] == 3


@pytest.mark.rule("DOB-8")
def test_any_visible_card_may_be_covered_ones_own_too() -> None:
    match = in_play(players=4)
    claim(match, 0, "c3")
    claim(match, 0, "c3")
    claim(match, 2, "c3")
    claim(match, 1, "c3")
    assert table(match)["island"][PLACES.index("c3")]["colour"] == "orange"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("ready", "not_asked"),
        ("turn 0 blue-1", "not_for_players"),
        ("lay a1 island-1", "not_for_players"),
        ("at 99999", "not_for_players"),
        ("start", "not_for_players"),
        ("unlock 0", "not_for_players"),
        ("ping c3 sun to 1", "ping_no_partner"),
    ],
)
def test_what_is_not_a_players_to_do_is_refused(words: str, code: str) -> None:
    assert refused(in_play(), 0, words) == code


def test_places_of_other_mini_games_are_refused() -> None:
    match = in_play()
    card, target = card_of(match, 0), card_of(match, 1)
    for place in ("orange", "pair"):
        assert refused(match, 0, said(place, shared(card, target), card, target)) == "no_such_place"


def test_a_card_that_never_lay_there_is_refused() -> None:
    match = in_play()
    card, target = card_of(match, 0), card_at(match, "a1")
    assert refused(match, 0, said("c3", shared(card, target), card, target)) == "target_gone"
    assert why_not(match, 0, said("c3", shared(card, target), card, target)) == "That card does not lie there."


def test_somebody_elses_card_cannot_be_played() -> None:
    match = in_play()
    card, target = card_of(match, 1), card_at(match, "a1")
    assert refused(match, 0, said("a1", shared(card, target), card, target)) == "own_gone"


@pytest.mark.parametrize(
    "nonsense",
    ["", "claim", "claim c3", "claim z9 sun with blue-1 on island-1", "claim c3 moon with blue-1 on island-1",
     "claim c3 sun with blue-17 on island-1", "claim c3 sun on island-1 with blue-1", "ping c3 sun to 9", "at -1",
     "at x", "turn 0", 2 | 31 << 8, 1 << 60, True, -5],
)  # fmt: skip
def test_nonsense_is_refused_in_words(nonsense: str | int) -> None:
    match = in_play()
    before = match.record()
    reason = match.why_not(0, nonsense)
    assert reason is not None
    assert reason.code in ("unreadable", "malformed")
    assert match.record() == before


def test_a_match_over_takes_no_claims() -> None:
    match = in_play(mini_game=4, goal=1)
    for place in PLACES[:-1]:
        claim(match, 0, place)
    late = right(match, 1, PLACES[-1])
    claim(match, 0, PLACES[-1])
    assert match.result is not None
    assert refused(match, 1, late) == "game_over"
    assert refused(match, 1, "ready") == "game_over"


def test_being_ready_is_said_once() -> None:
    match = a_match()
    match.play(0, "ready")
    assert refused(match, 0, "ready") == "already_ready"
    assert match.awaited == (1,)


def test_words_and_numbers_mean_the_same() -> None:
    match = started(a_match())
    words = right(match, 0, "c3")
    number = GAME.number_of(match.board, words)
    assert number & 0xFF == 2
    assert GAME.words(match.board, number) == words
    place, symbol = number >> 8 & 31, number >> 13 & 127
    assert (PLACES[place], symbol_ids()[symbol]) == tuple(words.split()[1:3])
    assert card_names()[number >> 20 & 127] == words.split()[4]
    assert card_names()[number >> 27 & 127] == words.split()[6]
