"""Teams and partners: two decks of eight, and pings that only the partner sees (DOB-4, DOB-9)."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import cards, symbol_ids
from tests.dobble.support.asking import (
    CENTRE,
    GAME,
    a_match,
    card_at,
    card_of,
    claim,
    in_play,
    now,
    own,
    play_out_deck,
    points,
    refused,
    shared,
    table,
    unshared,
)


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize(
    ("players", "teams"),
    [
        (2, [[0], [1]]),
        (3, [[0], [1], [2]]),
        (4, [[0, 2], [1, 3]]),
        (5, [[0, 3], [1, 4], [2]]),
        (6, [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_two_or_three_teams_of_one_or_two(players: int, teams: list[list[int]]) -> None:
    document = plain(GAME.board_document(a_match(players).board))
    assert [team["seats"] for team in document["teams"]] == teams
    assert [team["colour"] for team in document["teams"]] == ["blue", "orange", "red"][: len(teams)]
    team_of = [player["team"] for player in table(a_match(players))["players"]]
    assert [[seat for seat in range(players) if team_of[seat] == team] for team in range(len(teams))] == teams


@pytest.mark.rule("DOB-4")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_tables_are_not_offered(players: int) -> None:
    with pytest.raises(BadDocument):
        new_match(GAME, players, {})


@pytest.mark.rule("DOB-9")
def test_partners_have_two_decks_of_eight_and_play_at_the_same_time() -> None:
    match = in_play(players=4)
    assert [player["deck"] + 1 for player in table(match)["players"]] == [8, 8, 8, 8]
    assert len({card_of(match, seat) for seat in range(4)}) == 4
    assert match.actors == (0, 1, 2, 3)


@pytest.mark.rule("DOB-9")
def test_a_team_has_played_out_when_both_decks_are_empty() -> None:
    match = in_play(players=4)
    play_out_deck(match, 0)
    assert table(match)["phase"] == "play"
    assert own(match, 0)["card"] is None
    play_out_deck(match, 2)
    assert table(match)["phase"] == "ready"
    assert table(match)["last_score"]["why"] == "played_out"
    assert (table(match)["last_score"]["team"], table(match)["last_score"]["seat"]) == (0, 2)
    assert points(match) == [3, 0], "one for playing out, two for the only visible card"


def with_one_played_out(mini_game: int = 1) -> Match:
    match = in_play(players=4, mini_game=mini_game)
    play_out_deck(match, 0)
    return match


def pinging(match: Match, place: str = "c2", to: int = 2, symbol: int | None = None) -> str:
    target = card_at(match, place)
    symbol = shared(card_of(match, to), target) if symbol is None else symbol
    return f"ping {place} {symbol_ids()[symbol]} to {to}"


@pytest.mark.rule("DOB-9")
def test_who_has_no_card_left_may_point_but_not_claim() -> None:
    match = with_one_played_out()
    claiming = f"claim c2 {symbol_ids()[shared(card_of(match, 2), card_at(match, 'c2'))]} with blue-1 on island-1"
    assert refused(match, 0, claiming) == "no_card"
    assert own(match, 0)["may_ping"]
    (template,) = match.legal(0).templates
    assert template.kind == "ping"
    match.play(0, pinging(match), now(match) + 5)


@pytest.mark.rule("DOB-9")
def test_a_ping_is_seen_by_the_partner_only() -> None:
    match = with_one_played_out()
    words = pinging(match)
    match.play(0, words, now(match) + 5)
    symbol = shared(card_of(match, 2), card_at(match, "c2"))
    assert own(match, 2)["ping"] == {"place": "c2", "symbol": symbol}
    assert own(match, 0)["sent"] == {"place": "c2", "symbol": symbol}
    for rival in (1, 3):
        assert own(match, rival)["ping"] is None
        assert own(match, rival)["sent"] is None
    told = {seat: match.words(match.history(seat)[-1][1]) for seat in (0, 1, 2, 3, None)}
    assert told == {0: words, 2: words, 1: "ping ? ? to 2", 3: "ping ? ? to 2", None: "ping ? ? to 2"}
    lines = {seat: GAME.label.catalogue.say(list(match.story(seat))[-1]) for seat in (1, 2)}
    assert lines[1] == "player 0 points something out to player 2"
    assert "c2" in lines[2]


@pytest.mark.rule("DOB-9")
def test_a_ping_may_be_wrong_like_a_claim() -> None:
    """Which symbols may be pointed at tells nothing about what is right."""
    match = with_one_played_out()
    wrong = unshared(card_of(match, 2), card_at(match, "c2"))
    match.play(0, pinging(match, symbol=wrong), now(match) + 5)
    assert own(match, 2)["ping"] == {"place": "c2", "symbol": wrong}
    assert len(GAME.every_legal(match.board, match.state, 0)) == 19 * 9 - 1, "all but the one pointed at"


@pytest.mark.rule("DOB-9")
def test_a_ping_goes_with_the_next_card_that_is_played() -> None:
    match = with_one_played_out()
    match.play(0, pinging(match), now(match) + 5)
    claim(match, 1, "a1")
    assert own(match, 2)["ping"] is None


@pytest.mark.rule("DOB-9")
def test_pings_that_make_no_sense_are_refused() -> None:
    match = with_one_played_out()
    assert refused(match, 0, pinging(match, to=1)) == "ping_no_partner"
    assert refused(match, 0, pinging(match, to=0, symbol=3)) == "ping_no_partner"
    assert refused(match, 2, pinging(match).replace("to 2", "to 0")) == "ping_not_yet"
    other = next(symbol for symbol in range(73) if symbol not in cards()[card_at(match, "c2")].symbols)
    assert refused(match, 0, pinging(match, symbol=other)) == "symbol_not_there"
    assert refused(match, 0, pinging(match).replace("c2", "blue")) == "no_such_place"
    match.play(0, pinging(match), now(match) + 5)
    assert refused(match, 0, pinging(match)) == "ping_again"
    assert refused(in_play(players=2), 0, "ping c3 sun to 1") == "ping_no_partner"
    assert refused(in_play(players=4, mini_game=5), 0, "ping c3 sun to 2") == "ping_not_yet"
    assert refused(a_match(players=4), 0, "ping c3 sun to 2") == "before_start"


@pytest.mark.rule("DOB-9")
def test_pings_keep_to_the_places_open_to_the_team() -> None:
    match = in_play(players=4, mini_game=2)
    play_out_deck(match, 0)
    assert refused(match, 0, pinging(match, place="a1")) == "place_not_allowed"
    match.play(0, pinging(match, place=CENTRE[0]), now(match) + 5)


def test_a_record_of_a_game_with_pings_replays() -> None:
    match = with_one_played_out()
    match.play(0, pinging(match), now(match) + 5)
    again = sobremesa.replay(match.record())
    assert own(again, 2) == own(match, 2)
