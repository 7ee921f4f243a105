"""The first four mini-games: Welcome, Ports, Longest route and Barbarians (DOB-13 … DOB-17)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import cards
from tests.dobble.support.asking import (
    CENTRE,
    GAME,
    PLACES,
    a_match,
    card_of,
    claim,
    clear,
    counts,
    err,
    everybody_ready,
    in_play,
    lay,
    next_tick,
    now,
    own,
    play_out_deck,
    points,
    refused,
    right,
    said,
    started,
    table,
    why_not,
)


@pytest.mark.rule("DOB-13")
def test_playing_out_first_gains_one_point_and_ends_the_mini_game_at_that_claim() -> None:
    match = in_play()
    for place in ("a1", "a2", "a3"):
        claim(match, 1, place)
    play_out_deck(match, 0)
    assert points(match) == [1, 2]
    score = table(match)["last_score"]
    assert (score["why"], score["counts"], score["gained"]) == ("played_out", [1, 3], [1, 2])


@pytest.mark.rule("DOB-13")
def test_every_team_tied_for_the_best_count_gains_two_points() -> None:
    match = in_play(players=3)
    claim(match, 1, "a1")
    claim(match, 2, "e1")
    play_out_deck(match, 0)
    assert points(match) == [3, 2, 2]


@pytest.mark.rule("DOB-13")
def test_when_time_is_up_a_best_count_of_zero_gains_nothing() -> None:
    for mini_game in (1, 2):
        match = in_play(mini_game=mini_game)
        match.pass_time(now(match) + 120_000)
        assert table(match)["last_score"]["gained"] == [0, 0]


@pytest.mark.rule("DOB-13", "DOB-15")
def test_ports_played_out_without_a_port_reached_were_no_tie() -> None:
    match = in_play(players=3, mini_game=2)
    play_out_deck(match, 0)
    score = table(match)["last_score"]
    assert (score["why"], score["counts"]) == ("played_out", [0, 0, 0])
    assert (score["gained"], points(match)) == ([3, 2, 2], [3, 2, 2])


@pytest.mark.rule("DOB-14")
def test_in_welcome_any_card_of_the_island_may_be_covered() -> None:
    match = in_play()
    assert own(match, 0)["places"] == list(PLACES)
    claim(match, 0, "e3")
    assert own(match, 1)["places"] == list(PLACES)


@pytest.mark.rule("DOB-14")
def test_welcome_counts_the_visible_cards_of_the_colour() -> None:
    match = in_play()
    for place in ("a1", "a2", "c3"):
        claim(match, 0, place)
    assert counts(match) == [3, 0]
    claim(match, 1, "a2")
    assert counts(match) == [2, 1]


@pytest.mark.rule("DOB-15")
def test_in_ports_a_team_without_a_visible_card_begins_in_the_centre() -> None:
    match = in_play(mini_game=2)
    assert sorted(own(match, 0)["places"]) == CENTRE
    assert refused(match, 0, right(match, 0, "a1")) == "place_not_allowed"
    assert "only the seven places of the centre" in why_not(match, 0, right(match, 0, "a1"))


@pytest.mark.rule("DOB-15")
def test_in_ports_a_team_goes_on_at_its_cards_or_next_to_any_of_them() -> None:
    match = in_play(mini_game=2)
    claim(match, 0, "b2")
    assert own(match, 0)["places"] == ["a1", "a2", "b1", "b2", "b3", "c2", "c3"]
    assert refused(match, 0, right(match, 0, "e1")) == "place_not_allowed"
    assert "next to one" in why_not(match, 0, right(match, 0, "e1"))
    lay(match, e3="blue-16")
    reached = own(match, 0)["places"]
    assert {"e3", "e2", "d3", "d4"} <= set(reached), "connected with the centre or not"


@pytest.mark.rule("DOB-15")
def test_in_ports_a_partners_card_opens_its_neighbours_too() -> None:
    match = in_play(players=4, mini_game=2)
    claim(match, 0, "c2")
    assert "c1" in own(match, 2)["places"]
    assert sorted(own(match, 1)["places"]) == CENTRE


@pytest.mark.rule("DOB-15")
def test_in_ports_a_team_all_of_whose_cards_were_covered_is_back_in_the_centre() -> None:
    match = in_play(mini_game=2)
    claim(match, 0, "b2")
    outside = right(match, 0, "a1")
    claim(match, 1, "b2")
    assert sorted(own(match, 0)["places"]) == CENTRE
    assert refused(match, 0, outside) == "place_not_allowed", "judged when the claim is judged, without a penalty"
    assert own(match, 0)["locked_until"] is None


@pytest.mark.rule("DOB-15")
def test_ports_are_neither_covered_nor_matched() -> None:
    match = in_play(mini_game=2)
    ports = table(match)["ports"]
    assert sorted(ports) == [card.number for card in cards() if card.colour == "port"]
    card, port = card_of(match, 0), ports[0]
    shared = (set(cards()[card].symbols) & set(cards()[port].symbols)).pop()
    assert refused(match, 0, said("b2", shared, card, port)) == "target_gone"
    assert table(in_play(mini_game=1))["ports"] == []


@pytest.mark.rule("DOB-15")
def test_ports_counts_different_ports_next_to_visible_cards() -> None:
    match = in_play(mini_game=2)
    document = plain(GAME.board_document(match.board))
    one, other = document["ports"][0]["touches"]
    lay(match, **{one: "blue-1", "c3": "blue-2"})
    assert counts(match) == [1, 0]
    lay(match, **{other: "blue-3"})
    assert counts(match) == [1, 0], "the same port twice"
    lay(match, **{document["ports"][3]["touches"][0]: "blue-4"})
    assert counts(match) == [2, 0]


@pytest.mark.rule("DOB-16")
@pytest.mark.parametrize(
    ("players", "holds"),
    [
        (2, [[10, 6], [6, 10]]),
        (4, [[10, 6], [6, 10]]),
        (3, [[10, 3, 3], [3, 10, 3], [3, 3, 10]]),
        (6, [[10, 3, 3], [3, 10, 3], [3, 3, 10]]),
    ],
)
def test_in_longest_route_six_cards_go_evenly_to_the_rivals(players: int, holds: list[list[int]]) -> None:
    match = a_match(players, mini_game=3)
    everybody_ready(match)
    teams = len(holds)
    assert match.state[0]["holds"][:teams, :teams].tolist() == holds
    assert [team["deck"] for team in table(match)["teams"]] == [16] * teams


@pytest.mark.rule("DOB-16")
def test_the_next_card_has_the_chances_of_a_deck_exchanged_and_shuffled_beforehand() -> None:
    """Of 16 cards 10 are one's own and 6 are any of the rival's 16."""
    match = a_match(2, mini_game=3)
    everybody_ready(match)
    match.replay_step(-2, GAME.number_of(match.board, "turn up"))
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    total = sum(chances.weights)
    found = {
        GAME.kinds.by_name["turn"].unpack(action)["card"]: Fraction(weight, total)
        for action, weight in zip(chances.actions, chances.weights, strict=True)
    }
    for card in cards():
        expected = {"blue": Fraction(10, 16) / 16, "orange": Fraction(6, 16) / 16}.get(card.colour, Fraction(0))
        assert found.get(card.number, Fraction(0)) == expected


@pytest.mark.rule("DOB-16")
def test_decks_turned_one_by_one_are_spread_like_decks_exchanged_beforehand() -> None:
    """Both ways 4,000 times: how many of blue's first five cards are orange."""

    def turned(seed: int) -> int:
        match = in_play(2, mini_game=3, seed=seed)
        mine = [card_of(match, 0)]
        for _ in range(4):
            claim(match, 0, "c3")
            mine.append(card_of(match, 0))
        return sum(cards()[card].colour == "orange" for card in mine)

    def exchanged(draws: Seeded) -> int:
        return sum(draws.shuffled(["blue"] * 10 + ["orange"] * 6)[place] == "orange" for place in range(5))

    draws, games = Seeded("exchange"), 400
    one, other = Counter(turned(seed) for seed in range(games)), Counter(exchanged(draws) for _ in range(10 * games))
    for colour_count in range(6):
        share, expected = one[colour_count] / games, other[colour_count] / (10 * games)
        assert abs(share - expected) < 0.1


@pytest.mark.rule("DOB-16")
def test_a_card_counts_for_its_colour_whoever_plays_it() -> None:
    match = in_play(2, mini_game=3)
    while cards()[card_of(match, 0)].colour == "blue":
        claim(match, 0, "c3")
    clear(match)
    claim(match, 0, "a1")
    assert counts(match) == [0, 1]


@pytest.mark.rule("DOB-16")
def test_longest_route_counts_the_largest_connected_group() -> None:
    match = clear(in_play(2, mini_game=3))
    lay(match, a1="blue-1", a2="blue-2", b2="blue-3", c1="blue-4", e3="blue-5", e2="blue-6")
    lay(match, c3="orange-1")
    assert counts(match) == [3, 1]
    lay(match, b1="blue-7")
    assert counts(match) == [5, 1], "b1 joins c1 with the others"


@pytest.mark.rule("DOB-17")
def test_barbarians_has_one_card_a_team_and_either_partner_may_claim() -> None:
    match = in_play(players=4, mini_game=4)
    assert card_of(match, 0) == card_of(match, 2)
    card = card_of(match, 0)
    claim(match, 0, "c3")
    claim(match, 2, "c4")
    assert card_of(match, 0) == card_of(match, 2) == card, "the same all along"
    assert counts(match) == [2, 0]
    err(match, 0, "a1")
    assert match.actors == (1, 2, 3)


@pytest.mark.rule("DOB-17")
def test_a_match_takes_the_card_away_for_good() -> None:
    match = in_play(mini_game=4)
    late = right(match, 1, "c3")
    claim(match, 0, "c3", after=2500)
    assert table(match)["island"][PLACES.index("c3")]["card"] is None
    assert "c3" not in own(match, 1)["places"]
    assert refused(match, 1, late) == "target_gone"
    assert why_not(match, 1, late) == "Too late: Blue took the card at c3 at 0:02.50."


@pytest.mark.rule("DOB-17")
def test_barbarians_ends_when_all_19_are_gone_and_the_most_cards_gain_two_points() -> None:
    match = in_play(mini_game=4)
    for number, place in enumerate(PLACES):
        claim(match, number % 2, place)
    assert table(match)["last_score"]["counts"] == [10, 9]
    assert points(match) == [2, 0], "no point for finishing"
    assert table(match)["last_score"]["why"] == "all_taken"


@pytest.mark.rule("DOB-17")
def test_teams_tied_in_barbarians_gain_two_points_each() -> None:
    match = in_play(players=3, mini_game=4)
    for number, place in enumerate(PLACES[:18]):
        claim(match, number % 2, place)
    claim(match, 2, PLACES[18])
    assert points(match) == [2, 2, 0]


@pytest.mark.rule("DOB-22")
@pytest.mark.parametrize("mini_game", [1, 2, 3, 4])
def test_the_island_is_laid_anew_before_every_mini_game(mini_game: int) -> None:
    match = a_match(mini_game=mini_game)
    islands = []
    for _ in range(2):
        everybody_ready(match)
        island = [pile["card"] for pile in table(match)["island"]]
        assert sorted(island) == list(range(19))
        assert all(pile["height"] == 1 for pile in table(match)["island"])
        assert [team["deck"] for team in table(match)["teams"]] == [16, 16]
        islands.append(island)
        match.pass_time(next_tick(match))
        match.pass_time(next_tick(match))
        claim(match, 0, "c3")
        match.pass_time(now(match) + 120_000)
    assert islands[0] != islands[1]


@pytest.mark.rule("DOB-22")
def test_every_island_card_is_equally_likely_at_every_place() -> None:
    first = Counter()  # type: Counter[int]
    for seed in range(570):
        match = a_match(seed=seed)
        everybody_ready(match)
        first[table(match)["island"][0]["card"]] += 1
    assert set(first) == set(range(19))
    assert max(first.values()) < 60


@pytest.mark.rule("DOB-22")
def test_the_port_cards_are_laid_anew_before_every_mini_game_that_needs_them() -> None:
    match = a_match(mini_game=2)
    laid = []
    for _ in range(2):
        started(match)
        laid.append(table(match)["ports"])
        assert sorted(laid[-1]) == [card.number for card in cards() if card.colour == "port"]
        claim(match, 0, "c3")
        match.pass_time(now(match) + 120_000)
    assert laid[0] != laid[1]
    assert table(in_play(mini_game=1))["ports"] == []


@pytest.mark.rule("DOB-22")
def test_every_port_card_is_equally_likely_at_every_port() -> None:
    laid = []
    for seed in range(300):
        match = a_match(mini_game=2, seed=seed)
        everybody_ready(match)
        laid.append(table(match)["ports"])
    for port in range(6):
        found = Counter(cards_there[port] for cards_there in laid)
        assert len(found) == 6
        assert max(found.values()) < 80


@pytest.mark.rule("DOB-22")
@pytest.mark.parametrize("mini_game", [1, 2])
def test_each_team_shuffles_all_its_16_cards_before_every_mini_game(mini_game: int) -> None:
    match = a_match(mini_game=mini_game)
    orders = []
    for _ in range(2):
        orders.append(cards_in_order(started(match), 0))
        assert sorted(orders[-1]) == [card.number for card in cards() if card.colour == "blue"]
    assert orders[0] != orders[1]


def cards_in_order(match: Match, seat: int) -> list[int]:
    """The cards of a deck as they are turned, until the seat has played out."""
    turned = []
    while own(match, seat)["card"] is not None and table(match)["phase"] == "play":
        turned.append(card_of(match, seat))
        claim(match, seat, "c3")
    return turned


@pytest.mark.rule("DOB-17", "DOB-18", "DOB-22")
@pytest.mark.parametrize("mini_game", [1, 4, 5])
def test_each_of_a_teams_16_cards_is_equally_likely_to_come_first(mini_game: int) -> None:
    first = Counter(card_of(in_play(mini_game=mini_game, seed=seed), 1) for seed in range(400))
    assert set(first) == {card.number for card in cards() if card.colour == "orange"}
    assert max(first.values()) < 50
