"""Positions written by hand, written by a match, and written wrongly."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import differing
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan.invariants import broken
from tests.catan.support.positions import a_match, beginners_board, hand_of, roll, state_of

Document = dict[str, Any]

SHORT: Document = {
    "format": "sobremesa position 1",
    "game": "catan",
    "seats": [
        {"settlements": ["9"], "roads": ["9-14-19"], "hand": {"lumber": 1, "brick": 1}},
        {"cities": ["40"], "roads": ["40-45"], "cards": {"knight": 1}},
    ],
}
TURN_BY_TURN = {"question_number", "question", "offer_number", "founding_intersection"}
"""Fields of which only the changes matter, or nothing any more."""


def a_document(**changes: Any) -> Document:
    return {**copy.deepcopy(SHORT), **changes}


def with_seat(seat: int, **changes: Any) -> Document:
    document = a_document()
    document["seats"][seat].update(changes)
    return document


def moments(seed: int, players: int, decisions: int, **options: Any) -> Iterator[Match]:
    """A random game, stopped whenever its position can be written."""
    match, draws = new_match(rules("catan"), players, options, Seeded(seed)), Seeded(seed)
    for _ in range(decisions):
        if match.result:
            return
        if state_of(match)["phase"] in (3, 8):
            yield match
        seat = match.awaited[0]
        actions = match.legal(seat).actions
        match.play(seat, actions[draws.below(len(actions))] if actions else match.default_action(seat))


def complaint(document: Any) -> BadDocument:
    with pytest.raises(BadDocument) as caught:
        sobremesa.from_position("catan", document)
    return caught.value


def test_a_short_position_is_enough_to_play_on() -> None:
    match = sobremesa.from_position("catan", a_document(phase="main"))
    assert "road 13-19" not in map(match.words, match.legal(1).actions)
    match.play(0, "road 19-24")
    assert hand_of(match, 0) == {}
    assert broken(match.board, match.state) == []


def test_what_is_left_out_follows_from_the_rest() -> None:
    now = state_of(sobremesa.from_position("catan", a_document()))
    assert now["bank"].tolist() == [18, 18, 19, 19, 19]
    assert now["deck"].tolist() == [13, 2, 2, 2, 5]
    assert (now["turn"], now["active"], now["rolled"]) == (1, 0, 0)
    assert now["robber"] == 9


def test_with_dice_the_active_player_has_rolled() -> None:
    match = sobremesa.from_position("catan", a_document(dice=[3, 4]))
    assert match.view(0).as_json()["table"]["phase"] == "main"


def test_the_turn_follows_from_the_active_seat_and_the_other_way_round() -> None:
    turns = [
        sobremesa.from_position("catan", a_document(order=[1, 0], **said)) for said in ({"active": 0}, {"turn": 6})
    ]
    assert [(state_of(match)["turn"], state_of(match)["active"]) for match in turns] == [(2, 0), (6, 0)]


def test_an_island_is_written_as_its_tiles() -> None:
    document = sobremesa.new("catan", 3, seed=5, setup="beginner").position()
    assert document["island"] == "beginner"
    tiles = {"A1": "mountains 10", **dict.fromkeys(("A2", "A3"), "pasture 2")}
    assert complaint(a_document(island={"tiles": tiles})).path == "island.tiles"


@pytest.mark.parametrize(("seed", "players", "setup"), [(1, 2, "variable"), (2, 3, "variable"), (3, 4, "beginner")])
def test_a_written_position_is_the_same_for_every_seat(seed: int, players: int, setup: str) -> None:
    for match in moments(seed, players, 160, setup=setup, dice="balanced", phases="strict"):
        document = json.loads(json.dumps(match.position()))
        twin = sobremesa.from_position("catan", document)
        assert set(differing(match.state, twin.state)) <= TURN_BY_TURN
        assert twin.position() == document
        for seat in range(players):
            assert twin.legal(seat) == match.legal(seat)
            assert twin.view(seat).as_json() == match.view(seat).as_json()
            assert twin.position(seat) == match.position(seat)


def test_a_seat_sees_its_own_cards_in_its_position_and_only_counts_of_the_others() -> None:
    match = a_match(2).with_hand(0, ore=2).with_hand(1, wool=3, brick=1).with_cards(1, monopoly=1).build()
    seen, watched = match.position(0), match.position(None)
    assert [seat.get("hand") for seat in seen["seats"]] == [{"ore": 2}, {"hidden": 4}]
    assert [seat.get("hand") for seat in watched["seats"]] == [{"hidden": 2}, {"hidden": 4}]
    assert seen["seats"][1]["cards"] == {"hidden": 1}
    assert seen["deck"] == {"hidden": 24}
    assert (seen["seen_by"], watched["seen_by"]) == (0, "spectator")


def test_what_one_seat_sees_is_no_position_to_play_from() -> None:
    document = a_match(2).with_hand(1, wool=3).build().position(0)
    assert "hidden cards" in complaint(document).reason
    del document["seen_by"], document["deck"]
    assert complaint(document).path == "seats[1].hand"


def read_again(match: Match) -> Match:
    return sobremesa.from_position("catan", match.position(), seed=1)


def same_for_all(match: Match) -> Match:
    """The match written and read again; every seat sees and may do the same."""
    document = json.loads(json.dumps(match.position()))
    twin = sobremesa.from_position("catan", document)
    assert twin.position() == document
    for seat in range(match.players):
        assert twin.legal(seat) == match.legal(seat)
        assert twin.view(seat).as_json() == match.view(seat).as_json()
    return twin


def test_an_open_offer_is_told_as_what_followed() -> None:
    match = read_again(a_match(2).with_hand(0, ore=2).with_hand(1, wool=3).build())
    match.play(0, "offer 1 ore for 1 wool to 1")
    assert match.position()["then"] == [[0, "offer 1 ore for 1 wool to 1"]]
    twin = same_for_all(match)
    twin.play(1, "accept")
    assert twin.record()["actions"] == [[0, "offer 1 ore for 1 wool to 1"], [1, "accept"]]
    assert "then" not in twin.record()["position"]


def test_a_discard_and_the_robber_are_told_as_what_followed() -> None:
    match = read_again(a_match(2).with_hand(1, wool=8).at_phase("before roll").build())
    roll(match, 3, 4)
    assert match.position()["then"] == [[0, "roll"], ["chance", "dice 3 4"]]
    same_for_all(match)
    match.play(1, "discard 4 wool")
    same_for_all(match)


def test_a_founding_begins_with_an_empty_island() -> None:
    match = sobremesa.new("catan", 3, seed=4)
    assert match.position()["phase"] == "found settlement"
    for _ in range(5):
        seat = match.awaited[0]
        match.play(seat, match.default_action(seat))
        assert len(same_for_all(match).steps) == len(match.steps)
    document = match.position()
    assert complaint({**document, "seats": [{"roads": ["9-14"]}, {}, {}]}).path == "seats[0]"
    assert complaint({**document, "robber": "A1"}).path == "robber"
    assert complaint({**document, "then": [[0, "roll"]]}).path == "then[0][1]"
    assert complaint({**document, "then": "roll"}).path == "then"


def test_a_match_from_a_position_records_and_replays() -> None:
    match = sobremesa.from_position("catan", a_document(), seed=7)
    for _ in range(60):
        seat = match.awaited[0]
        match.play(seat, match.default_action(seat))
    record = json.loads(json.dumps(match.record()))
    assert record["position"] == SHORT
    assert sobremesa.replay(record).position() == match.position()
    assert sobremesa.replay(record, 0).position() == sobremesa.from_position("catan", SHORT).position()


def test_equal_routes_need_a_holder_named() -> None:
    longest = [
        {"settlements": ["9"], "roads": ["9-14-19-25-31-36"]},
        {"settlements": ["40"], "roads": ["40-44-39-34-28-22"]},
    ]
    assert "0 and 1 are equal" in complaint(a_document(seats=longest)).reason
    for holder in (0, 1, None):
        match = sobremesa.from_position("catan", a_document(seats=longest, longest_route=holder))
        assert match.position()["longest_route"] == holder


def test_equal_armies_need_a_holder_named() -> None:
    armies = [{"played": {"knight": 3}}, {"played": {"knight": 3}}]
    assert complaint(a_document(seats=armies)).path == "largest_army"
    assert complaint(a_document(seats=armies, largest_army=None)).path == "largest_army"
    assert state_of(sobremesa.from_position("catan", a_document(seats=armies, largest_army=1)))["army_holder"] == 2


WRONG: list[tuple[str, str, Document]] = [
    ("", "unknown key 'robbers'; did you mean robber", a_document(robbers="C3")),
    ("format", "sobremesa position 1", a_document(format="sobremesa position 2")),
    ("game", "'catan'", a_document(game="chess")),
    ("rules_version", "rules 1", a_document(rules_version=7)),
    ("rules_version", "not True", a_document(rules_version=True)),
    ("seats", "players is 3", a_document(players=3)),
    ("seats", "2 to 6 entries", a_document(seats=[{}])),
    ("options.goal", "3 to 20", a_document(options={"goal": 2})),
    ("options.colour", "no such option", a_document(options={"colour": "red"})),
    ("island", "not both", a_document(island="beginner", board={})),
    ("island", "'beginner'", a_document(island="expert")),
    ("board", "is missing", a_document(board={"name": "Nowhere"})),
    ("order[1]", "twice", a_document(order=[0, 0])),
    ("colours[1]", "must be one of red", a_document(colours=["red", "pink"])),
    ("turn", "from 1 to", a_document(turn=0)),
    ("active", "from 0 to 1", a_document(active=2)),
    ("phase", "to roll ('before roll') or to act ('main')", a_document(phase="discard")),
    ("dice[1]", "from 1 to 6", a_document(dice=[1, 7])),
    ("dice_left", "balanced", a_document(dice_left=[[1, 1]])),
    ("dice_left", "still in the bag", a_document(options={"dice": "balanced"}, dice=[1, 1], dice_left=[[1, 1]])),
    ("robber", "no hex 'C9'; did you mean", a_document(robber="C9")),
    ("card_played", "no played card", a_document(card_played=True)),
    ("card_played", "true or false", a_document(card_played=1)),
    ("trade_over", "strict", a_document(trade_over=True, phase="main")),
    ("offers_made", "before the roll", a_document(offers_made=1)),
    ("longest_route", "nobody else", a_document(longest_route=0)),
    ("largest_army", "from 0 to 1", a_document(largest_army=True)),
    ("bank.lumber", "18 lumber cards are left", a_document(bank={"lumber": 19})),
    ("deck.knight", "13 knight cards are left", a_document(deck={"knight": 14})),
    ("seats[0]", "did you mean settlements?", with_seat(0, settlement=["9"])),
    ("seats[1].hand", "did you mean lumber?", with_seat(1, hand={"lumbre": 1})),
    ("seats[1].hand.lumber", "20 lumber cards are given out; the box has 19", with_seat(1, hand={"lumber": 19})),
    ("seats[1].hand.ore", "from 0 to 19", with_seat(1, hand={"ore": -1})),
    ("seats[0].cards.monopoly", "from 0 to 2", with_seat(0, cards={"monopoly": 3})),
    ("seats[0].fresh", "after the roll", with_seat(0, fresh={"knight": 1})),
    ("seats[0].played.victory point", "never played", with_seat(0, played={"victory point": 1})),
    ("seats[0].yield", "without dice", with_seat(0, **{"yield": {"ore": 1}})),
    ("seats[0].settlements[1]", "no intersection '55'; did you mean", with_seat(0, settlements=["9", "55"])),
    ("seats[0].settlements[0]", "must be a name", with_seat(0, settlements=[9])),
    ("seats[1].cities[1]", "two buildings on 9", with_seat(1, cities=["40", "9"])),
    ("seats[0].settlements[0]", "9 and 14 are too close", with_seat(1, cities=["40", "14"])),
    ("seats[0].settlements[5]", "no settlement left", with_seat(0, settlements=["9", "1", "2", "3", "24", "26"])),
    ("seats[0].roads[0]", "no path '9-15'", with_seat(0, roads=["9-15"])),
    ("seats[0].roads[0]", "like '12-17'", with_seat(0, roads=["9"])),
    ("seats[0].roads[1]", "joined to no building of this seat", with_seat(0, roads=["9-14", "40-44"])),
    ("seats[1].roads[1]", "two roads on 9-14", with_seat(1, roads=["40-45", "9-14"])),
    (
        "seats[0]",
        "5 points of 3 and has won already",
        a_document(options={"goal": 3}, seats=[{"cards": {"victory point": 5}}, {}]),
    ),
]


@pytest.mark.parametrize(
    ("path", "reason", "document"), WRONG, ids=[f"{path or 'top'}: {reason}" for path, reason, _ in WRONG]
)
def test_what_is_wrong_is_named_with_its_place(path: str, reason: str, document: Document) -> None:
    found = complaint(document)
    assert found.path == path
    assert reason in found.reason


@pytest.mark.parametrize("document", [None, [], "position", 3, {}])
def test_what_is_no_position_at_all_is_refused(document: Any) -> None:
    complaint(document)


def test_a_road_cut_off_by_another_players_settlement_is_still_joined() -> None:
    seats = [{"settlements": ["9"], "roads": ["9-14-19-25"]}, {"settlements": ["19"]}]
    assert broken(*_table_and_state(a_document(seats=seats))) == []


def _table_and_state(document: Document) -> tuple[Any, Any]:
    match = sobremesa.from_position("catan", document)
    return match.board, match.state


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats()
    | st.sampled_from(["9", "9-14", "lumber", "C3", "main", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["lumber", "hidden", "9", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a document."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from places(part, (*path, key))


def changed(document: Document, place: tuple[Any, ...], value: Any) -> Any:
    if not place:
        return value
    twin = copy.deepcopy(document)
    inner: Any = twin
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return twin


def loads_or_complains(document: Any) -> None:
    try:
        match = sobremesa.from_position("catan", document)
    except BadDocument:
        return
    assert broken(match.board, match.state) == []
    assert sobremesa.from_position("catan", match.position()).position() == match.position()


@cache
def full_document() -> Document:
    return next(match for match in moments(4, 4, 300) if state_of(match)["turn"] == 40).position()


def board_document() -> Document:
    return a_document(board=beginners_board())


@pytest.mark.parametrize("origin", [a_document, full_document, board_document])
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_a_mutated_position_loads_or_is_refused_in_words(origin: Callable[[], Document], data: st.DataObject) -> None:
    document: Any = origin()
    for _ in range(data.draw(st.integers(1, 2))):
        if isinstance(document, dict):
            place = data.draw(st.sampled_from(list(places(document))))
            document = changed(document, place, data.draw(json_values))
    loads_or_complains(document)


@settings(max_examples=200, deadline=None)
@given(
    values=st.dictionaries(st.sampled_from([*SHORT, "bank", "dice", "phase", "island", "board", "order"]), json_values)
)
def test_any_json_at_all_is_refused_in_words(values: Document) -> None:
    loads_or_complains({**SHORT, **values})


def table_phase(match: Match) -> str:
    phase: str = match.view(None).as_json()["table"]["phase"]
    return phase


def test_a_position_of_a_large_table_round_trips() -> None:
    match = sobremesa.new("catan", 6, 1, between_turns="paired")
    while table_phase(match) != "before roll":
        seat = match.awaited[0]
        match.play(seat, match.default_action(seat))
    document = match.position()
    assert document["options"] == {"between_turns": "paired"}
    assert sobremesa.from_position("catan", document).position() == document


@pytest.mark.parametrize("players", [5, 6])
def test_a_large_position_without_an_island_was_refused(players: int) -> None:
    document = {"format": "sobremesa position 1", "game": "catan", "seats": [{}] * players}
    match = sobremesa.from_position("catan", document, seed=1)
    assert len(match.board.names.hexes) == 30
    assert match.board.document == sobremesa.from_position("catan", document, seed=2).board.document
    assert sobremesa.from_position("catan", match.position()).position() == match.position()
    assert broken(match.board, match.state) == []


def test_a_large_table_has_no_beginners_island() -> None:
    document = {"format": "sobremesa position 1", "game": "catan", "island": "beginner", "seats": [{}] * 5}
    with pytest.raises(BadDocument) as refusal:
        sobremesa.from_position("catan", document)
    assert (refusal.value.path, refusal.value.reason) == ("island", "must be an object with tiles, not 'beginner'")


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(LookupError, match="has no positions"):
        sobremesa.new("dobble", 2, 1).position()
