"""What players read: three catalogues that agree, and no line, prompt or refusal that is left without its words."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Draws, Seeded
from sobremesa.contract.errors import Reason
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.options import Choice
from sobremesa.contract.text import LANGUAGES, Text
from sobremesa.games.catan.board.bounds import (
    BUILD_NAMES,
    CARD_NAMES,
    COLOURS,
    GUILD_NAMES,
    HELPER_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
)
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.label import LABEL
from sobremesa.games.catan.rules import phases
from sobremesa.games.catan.rules.actions import KINDS
from sobremesa.games.catan.rules.phases import PHASE_NAMES
from sobremesa.games.catan.rules.reasons import CODES
from sobremesa.games.catan.words import refusals

GAME = Catan()
CATALOGUE = LABEL.catalogue
WORDS_FOLDER = Path(refusals.__file__).parent
PLACE = re.compile(r"\{(\w+)")
AWARDS = ("longest_route", "largest_army", "robber", "harbour", "bank", "deck", "player", "canal")


def key(*parts: str) -> str:
    return ".".join(part.replace(" ", "_") for part in parts)


def places(template: str) -> set[str]:
    return set(PLACE.findall(template))


def expected_keys() -> set[str]:
    """One key for everything the game has a name or a number for."""
    terms = (*RESOURCE_NAMES, *TERRAIN_NAMES, *CARD_NAMES, *BUILD_NAMES, *COLOURS, *AWARDS, *GUILD_NAMES)
    keys = {key("term", name) for name in terms} | {key("favour", name) for name in GUILD_NAMES}
    keys |= {
        name for helper in HELPER_NAMES for name in (key("term", f"helper_{helper}"), key("helper", helper, "help"))
    }
    keys |= {key("refusal", code) for code in CODES.values()}
    keys |= {key(room, phase) for room in ("phase", "prompt") for phase in PHASE_NAMES.values()}
    keys |= {key("line", kind.name) for kind in KINDS}
    keys |= {key("teach", step, part) for step in "123" for part in ("title", "body")}
    keys |= {exclusion.text.key for exclusion in LABEL.exclusions}
    for option in LABEL.options:
        values = option.choices if isinstance(option, Choice) else ()
        keys |= {key("option", option.name), *(key("option", option.name, more) for more in ("help", *values))}
    return keys | {"game.name", "game.summary", "players.2", "end.points", "form.and", "form.count"}


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
        assert extra in written or (base in expected and {f".{variant}", variant} & written), extra


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


def colour(number: int, language: str) -> str:
    return CATALOGUE.term(COLOURS[number], language).capitalize()


def say(text: Text) -> str:
    return CATALOGUE.say(text, "en", colour)


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
            check_plain(CATALOGUE.say(text, language, colour))

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


def wild_action(draws: Draws) -> int:
    kind = KINDS.kinds[draws.below(len(KINDS.kinds))]
    return kind.pack(*(draws.below(min(part.unknown, 12 if part.bits < 6 else 63)) for part in kind.parts))


def read_moment(reader: Reader, match: Match, draws: Draws) -> None:
    for viewer in (None, *range(match.players)):
        prompt = match.view(viewer).prompt
        assert prompt == GAME.prompt(match.board, match.state, viewer)
        reader.read(prompt)
    seat, action = draws.below(match.players), wild_action(draws)
    if reason := match.why_not(seat, action):
        reader.read_reason(reason)


RARE = {
    *("prompt.discard.chosen", "line.monopoly.none", "line.robber.stays", "line.route.none"),
    *("line.army.none", "line.banish.none", "prompt.shelter.other", "prompt.shelter.spared", "line.shelter.spared"),
    *("line.ploughshares_settlement", "line.ploughshares_city", "line.scholar", "line.scholar.plain"),
    *("line.looked", "line.keep_card", "line.forced_trade.none", "prompt.change_helper.back"),
    *("prompt.first_draw", "prompt.first_draw.other", "line.first_draw", "line.spare", "prompt.rob.spare"),
}
"""What only tests with made-up moments are sure to bring about."""
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (3, {"phases": "strict", "offers": 2, "goal": 5}),
    (2, {"setup": "beginner", "robber": "friendly", "goal": 6}),
    (4, {"goal": 4, "offers": 0, "dice": "balanced"}),
    (4, {"friends": True}),
    (5, {"helpers": True}),
    (5, {"between_turns": "paired", "goal": 5}),
    (3, {"map": "new_york", "canal": True}),
)


def read_a_game(reader: Reader, seed: int) -> None:
    players, options = TABLES[seed % len(TABLES)]
    subject, draws = Subject(GAME, players, options, cap=1000), Seeded(f"words {seed}")
    for match in moments(subject, seed):
        read_moment(reader, match, draws)
    for viewer in subject.viewers():
        for line in match.story(viewer):
            reader.read(line)


def test_every_line_and_prompt_of_whole_games_can_be_read() -> None:
    reader = Reader()
    unread = {key for key in CATALOGUE.texts["en"] if key.startswith(("line.", "prompt."))} - RARE
    for seed in range(40):
        read_a_game(reader, seed)
        if seed >= len(TABLES) and unread <= reader.keys:
            return
    assert unread <= reader.keys


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


def why_not(match: Match, seat: int, action: str | int) -> str:
    reason = match.why_not(seat, action)
    assert reason is not None
    Reader().read_reason(reason)
    return str(reason)


def test_a_discard_chosen_waits_for_the_others() -> None:
    match = a_turn(phases.DISCARD)
    now: Any = match.state[0]
    now["owed"][[0, 1, 3]] = 4
    now["has_chosen"][0] = 1
    give(match, 1, 8, 0, 0, 0, 0)
    assert say(match.view(0).prompt) == "Your discard is chosen. Waiting for Blue and Orange"
    assert say(match.view(1).prompt) == "Choose 4 cards to discard"
    assert say(match.view(None).prompt) == "Waiting for Blue and Orange to discard"
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
    assert say(match.view(1).prompt) == "Red offers 1 lumber for 2 ore: your answer?"
    assert say(match.view(3).prompt) == "Red offers 1 lumber for 2 ore: waiting for answers"
    assert why_not(match, 1, "accept") == "For that you need 2 more ore."
    assert why_not(match, 0, "offer 1 lumber for ore to 1") == "You have made your 1 offer of this turn."
    assert why_not(a_turn(offers=0), 0, "offer 1 lumber for ore to 1").startswith("At this table")


def test_places_only_scenarios_and_friendly_tables_refuse() -> None:
    match = a_turn(phases.MOVE_ROBBER, robber="friendly")
    built = np.flatnonzero(match.state[0]["buildings"] == 2)[0]
    home = match.board.names.hexes[match.board.numbers[0]["node_hexes"][built, 0]]
    assert "fewer than 3 visible points" in why_not(match, 0, f"robber {home}")
    number = next(number for number, code in CODES.items() if code == "not_a_location")
    action = match.game.number_of(match.board, f"settlement {match.board.names.intersections[0]}")
    Reader().read_reason(match.game.reason(match.board, match.view(0).state, 0, action, number))


def line_of(match: Match, action: str | int) -> str:
    before = match.view(None).state
    number = match.game.number_of(match.board, action)
    match.game.apply(match.board, match.state, 0, number)
    line = match.game.line(match.board, before, 0, number, match.view(None).state, None)
    Reader().read(line)
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
    assert say(match.view(0).prompt) == "You have won with 3 points!"
    assert match.result is not None
    assert say(match.result.reason) == "3 victory points"
