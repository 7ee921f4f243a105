"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

from typing import Any

import numpy as np

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games.catan.board.bounds import (
    BUILD_NAMES,
    CARD_NAMES,
    COLOURS,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    VICTORY_NAMES,
)
from sobremesa.games.catan.expansions.friends.rules.bounds import GUILD_NAMES
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPER_NAMES
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.label import LABEL
from sobremesa.games.catan.rules import phases
from sobremesa.games.catan.rules.actions import KINDS
from sobremesa.games.catan.rules.law.reasons import CODES
from sobremesa.games.catan.rules.phases import PHASE_NAMES
from tests.catan.support.telling import a_reader, prompt, say, why_not
from tests.every_game.reading import check_languages_agree, expected_keys, key, left_over, wild_action

GAME = Catan()
CATALOGUE = LABEL.catalogue
AWARDS = ("longest_route", "largest_army", "robber", "harbour", "bank", "deck", "player", "canal")
HELPERS = tuple(f"helper_{name}" for name in HELPER_NAMES)
CARDS = (*CARD_NAMES, *VICTORY_NAMES)
TERMS = (*RESOURCE_NAMES, *TERRAIN_NAMES, *CARDS, *BUILD_NAMES, *COLOURS, *AWARDS, *GUILD_NAMES, *HELPERS)
EXPECTED = {
    *expected_keys(LABEL, KINDS, terms=TERMS, codes=CODES.values(), phases=PHASE_NAMES.values()),
    *(key("favour", name) for name in GUILD_NAMES),
    *(key("helper", name, "help") for name in HELPER_NAMES),
    *("players.2", "end.points", "form.count"),
}


def test_the_languages_agree() -> None:
    check_languages_agree(CATALOGUE)


def test_everything_has_its_words() -> None:
    assert EXPECTED - set(CATALOGUE.texts["en"]) == set()


def test_no_words_are_left_over() -> None:
    assert left_over(LABEL, EXPECTED) == set()


RARE = {
    *("prompt.discard.chosen", "line.monopoly.none", "line.robber.stays", "line.route.none"),
    *("line.army.none", "line.banish.none", "prompt.shelter.other", "prompt.shelter.spared", "line.shelter.spared"),
    *("line.ploughshares_settlement", "line.ploughshares_city", "line.scholar", "line.scholar.plain"),
    *("line.looked", "line.keep_card", "line.forced_trade.none", "prompt.change_helper.back"),
    *("prompt.first_draw", "prompt.first_draw.other", "line.first_draw", "line.spare", "prompt.rob.spare"),
    "line.joined.short",
}
"""What only tests with made-up moments are sure to bring about."""
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (3, {"phases": "strict", "offers": 2, "goal": 5, "theft": "voluntary"}),
    (2, {"setup": "beginner", "robber": "friendly", "goal": 6}),
    (4, {"goal": 4, "offers": 0, "dice": "balanced"}),
    (4, {"friends": True}),
    (5, {"helpers": True}),
    (5, {"between_turns": "paired", "goal": 5}),
    (3, {"map": "new_york", "canal": True}),
    (4, {"friends": True}),
    (5, {"helpers": True}),
)


def test_every_line_and_prompt_of_whole_games_can_be_read() -> None:
    reader = a_reader()
    for seed, (players, options) in enumerate(TABLES):
        draws = Seeded(f"words {seed}")
        for match in moments(Subject(GAME, players, options, cap=1000), seed):
            reader.read_prompts(match)
            if reason := match.why_not(draws.below(players), wild_action(KINDS, draws)):
                reader.read_reason(reason)
        reader.read_story(match, None, *range(players))
    assert reader.unread("line", "prompt") - RARE == set()


def a_turn(phase: int = phases.MAIN, **options: Any) -> Match:
    """A beginner's table of four in the middle of seat 0's turn, with no cards in hand."""
    match = new_match(GAME, 4, {"setup": "beginner", **options}, Seeded(1))
    now: Any = match.state[0]
    now["phase"], now["active"], now["turn"], now["rolled"] = phase, 0, 1, 1
    now["hands"], now["hand_size"] = 0, 0
    return match


def give(match: Match, seat: int, *counts: int) -> None:
    now: Any = match.state[0]
    now["hands"][seat] = counts
    now["hand_size"][seat] = sum(counts)


def test_a_discard_chosen_waits_for_the_others() -> None:
    match = a_turn(phases.DISCARD)
    now: Any = match.state[0]
    now["owed"][[0, 1, 3]] = 4
    now["has_chosen"][0] = 1
    give(match, 1, 8, 0, 0, 0, 0)
    assert prompt(match, 0) == "Your discard is chosen. Waiting for Blue and Orange"
    assert prompt(match, 1) == "Choose 4 cards to discard"
    assert prompt(match, None) == "Waiting for Blue and Orange to discard"
    assert why_not(match, 1, "discard 3 lumber") == "Discard 4 cards, not 3."
    assert why_not(match, 1, "discard 3 lumber 2 ore") == "For that you need 2 more ore."
    assert why_not(match, 0, "discard 4 lumber") == "Your discard is chosen and sealed."
    names = [match.board.colours[seat].capitalize() for seat in (1, 3)]
    assert why_not(match, 0, "end turn") == f"Discards come first. Still to choose: {' and '.join(names)}."


def test_what_is_missing_is_said_exactly() -> None:
    match = a_turn()
    give(match, 0, 0, 0, 0, 2, 1)
    settlement = match.board.names.intersections[np.flatnonzero(match.state[0]["buildings"] == 1)[0]]
    assert why_not(match, 0, f"city {settlement}") == "You need 2 more ore."
    assert why_not(match, 0, "buy card") == "You need 1 more wool."
    assert why_not(match, 0, "trade 3 grain for ore") == "The bank wants 4 grain from you for one card."
    assert why_not(match, 0, "trade 4 grain for ore") == "For that you need 2 more grain."
    assert why_not(match, 0, f"settlement {settlement}") == "There is already a building of yours here."
    assert why_not(match, 1, "end turn") == f"It is {match.board.colours[0].capitalize()}'s turn."


def test_the_bank_the_deck_and_the_box_can_run_out() -> None:
    match = a_turn()
    now: Any = match.state[0]
    give(match, 0, 4, 4, 4, 4, 4)
    now["deck_size"], now["bank"][:2], now["cards"][0] = 0, (0, 1), 1
    now["pieces"][0] = 0
    road = match.board.names.paths[np.flatnonzero(now["roads"] == 0)[0]]
    assert why_not(match, 0, "buy card") == "The deck has run out: there are no more development cards."
    assert why_not(match, 0, "trade 4 ore for lumber") == "The bank has too few of these cards: lumber (0 left)."
    assert why_not(match, 0, "invention brick brick") == "The bank has too few of these cards: brick (1 left)."
    assert why_not(match, 0, "invention brick nothing").startswith("Take two cards: the bank still has")
    assert why_not(match, 0, f"road {road}") == "All your road pieces are on the board."
    assert "Build a city" in why_not(match, 0, f"settlement {match.board.names.intersections[0]}")
    backwards = KINDS.by_name["invention"].pack(4, 1)
    assert why_not(match, 0, backwards) == "Name the two cards in this order: brick, ore."
    now["pieces"][0], now["roads"] = 5, 1
    assert why_not(match, 0, "road building") == "There is no place left where you could put a road."


def test_trades_that_cannot_be() -> None:
    match = a_turn(offers=1)
    give(match, 0, 1, 0, 0, 0, 0)
    names = [name.capitalize() for name in match.board.colours]
    assert why_not(match, 0, "offer 1 lumber for nothing to 1") == "Both sides give at least one card."
    assert why_not(match, 0, "confirm 1 lumber for ore").startswith(f"{names[1]} does not stand by these terms")
    match.play(0, "offer 1 lumber for 2 ore to 1 2")
    assert prompt(match, 1) == "Red offers 1 lumber for 2 ore: your answer?"
    assert prompt(match, 3) == "Red offers 1 lumber for 2 ore: waiting for answers"
    assert why_not(match, 1, "accept") == "For that you need 2 more ore."
    assert why_not(match, 0, "offer 1 lumber for ore to 1") == "You have made your 1 offer of this turn."
    assert why_not(a_turn(offers=0), 0, "offer 1 lumber for ore to 1").startswith("At this table")


def test_places_only_scenarios_and_friendly_tables_refuse() -> None:
    match = a_turn(phases.MOVE_ROBBER, robber="friendly")
    built = np.flatnonzero(match.state[0]["buildings"] == 2)[0]
    home = match.board.names.hexes[match.board.numbers[0]["intersection_hexes"][built, 0]]
    assert "fewer than 3 visible points" in why_not(match, 0, f"robber {home}")
    number = next(number for number, code in CODES.items() if code == "not_a_location")
    action = match.game.number_of(match.board, f"settlement {match.board.names.intersections[0]}")
    a_reader().read_reason(match.game.reason(match.board, match.view(0).state, 0, action, number))


def line_of(match: Match, action: str | int) -> str:
    before = match.view(None).state
    number = match.game.number_of(match.board, action)
    match.game.apply(match.board, match.state, 0, number)
    line = match.game.line(match.board, before, 0, number, match.view(None).state, None)
    return say(line)


def test_rare_lines() -> None:
    match = a_turn()
    give(match, 0, 5, 5, 5, 5, 5)
    give(match, 2, 0, 2, 0, 0, 0)
    now: Any = match.state[0]
    now["cards"][0], now["card_count"][0] = 2, 10
    assert line_of(match, "monopoly ore") == "Red plays monopoly (ore), but nobody has any"
    assert line_of(match, "monopoly brick") == "Red plays monopoly (brick): White gives 2 brick"
    now["played"][0, 0] = 2
    assert line_of(match, "knight") == "Red plays a knight. Red now has the largest army (3 knights)"
    stay = f"robber {match.board.names.hexes[now['robber']]}"
    assert line_of(match, stay) == "Red leaves the robber where it is"
    now["phase"], now["route_holder"], now["route_length"][1] = phases.MAIN, 2, 5
    before = match.view(None).state
    now["route_holder"] = 0
    end_turn = match.game.number_of(match.board, "end turn")
    line = match.game.line(match.board, before, 0, end_turn, match.view(None).state, None)
    assert say(line).endswith(". Nobody has the longest trade route any more")


def test_the_line_that_ends_the_game_says_who_has_won() -> None:
    match = a_turn(goal=3)
    give(match, 0, 0, 0, 0, 2, 3)
    settlement = match.board.names.intersections[np.flatnonzero(match.state[0]["buildings"] == 1)[0]]
    assert line_of(match, f"city {settlement}") == "Red builds a city. Red wins with 3 points!"
    assert prompt(match, 0) == "You have won with 3 points!"
    assert match.result is not None
    assert say(match.result.reason) == "3 victory points"
