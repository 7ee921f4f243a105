"""Actions in words, both ways: what is written can be read again, and nonsense is refused in words."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sobremesa.contract.action import Kind, family
from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.dice import Seeded
from sobremesa.games.catan.board.bounds import CARD_NAMES, CARDS, RESOURCE_NAMES, RESOURCES
from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.expansions.canal.rules import actions as canal_actions
from sobremesa.games.catan.expansions.friends.rules import actions as friendly
from sobremesa.games.catan.expansions.friends.rules.bounds import GUILDS
from sobremesa.games.catan.expansions.helpers.rules import actions as helpful
from sobremesa.games.catan.expansions.helpers.rules.actions import NO_PLAYER, TURN_OVER
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPERS
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import Island, make_island
from sobremesa.games.catan.rules import actions
from sobremesa.games.catan.rules.actions import KINDS, NO_RESOURCE


def an_island() -> Island:
    options = {"setup": "variable"}
    return make_island(4, options, make_start(4, options, Seeded(1)))


ISLAND = an_island()

seats = st.integers(0, 5)
resources = st.integers(0, RESOURCES - 1)
intersections = st.integers(0, len(ISLAND.names.intersections) - 1)
paths = st.integers(0, len(ISLAND.names.paths) - 1)
changes = st.integers(0, HELPERS - 1) | st.just(TURN_OVER)
counts = st.lists(st.integers(0, 24), min_size=RESOURCES, max_size=RESOURCES)
terms = st.lists(st.integers(-24, 24), min_size=RESOURCES, max_size=RESOURCES).map(lambda changes: [changes, 0])


def below(count: int) -> st.SearchStrategy[list[int]]:
    return st.integers(0, count - 1).map(lambda number: [number])


FILLINGS: dict[int, st.SearchStrategy[list[Any]]] = {
    actions.SETTLEMENT: below(len(ISLAND.names.intersections)),
    actions.CITY: below(len(ISLAND.names.intersections)),
    actions.ROAD: below(len(ISLAND.names.paths)),
    actions.MOVE_ROBBER: below(len(ISLAND.names.hexes)),
    actions.ROB: below(6),
    actions.INVENTION: st.tuples(resources, st.integers(0, RESOURCES)).map(sorted),
    actions.MONOPOLY: below(RESOURCES),
    actions.DISCARD: st.tuples(counts).map(list),
    actions.MARITIME: st.tuples(resources, resources, st.integers(0, 4)).map(list),
    actions.OFFER: st.tuples(terms, st.integers(1, 63)).map(lambda both: [*both[0], both[1]]),
    actions.CONFIRM: st.tuples(seats, terms).map(lambda both: [both[0], *both[1]]),
    actions.DICE: st.tuples(st.integers(0, 6), st.integers(0, 6)).map(list),
    actions.LOSE: st.tuples(seats, resources).map(list),
    actions.DISCARDED: st.tuples(seats, counts).map(list),
    actions.STOLEN: st.tuples(seats, seats, resources).map(list),
    actions.DRAWN: st.tuples(seats, st.integers(0, CARDS - 1)).map(list),
    canal_actions.PLAY_CANAL: below(RESOURCES),
    friendly.GIFT: st.tuples(resources, seats).map(list),
    friendly.WAGON: st.tuples(resources, resources).map(list),
    friendly.SHIP: below(RESOURCES),
    friendly.PUT_BACK: below(GUILDS),
    friendly.FIRST_DRAW: below(6),
    friendly.FAVOUR: st.tuples(seats, st.integers(0, GUILDS - 1)).map(list),
    helpful.FORCED_TRADE: st.tuples(resources, st.tuples(seats, seats | st.just(NO_PLAYER)).map(sorted)).map(
        lambda both: [both[0], *both[1]]
    ),
    helpful.GIVE_BACK: st.tuples(seats, resources).map(list),
    helpful.HELPED_ROAD: st.tuples(paths, resources, resources).map(list),
    helpful.CONSOLATION: st.tuples(resources, changes).map(list),
    helpful.MOVE_ROAD: st.tuples(paths, paths).map(list),
    helpful.SHELTER: st.tuples(st.integers(0, NO_RESOURCE), changes).map(list),
    helpful.SCHOLAR: st.tuples(resources, resources).map(list) | st.just([NO_RESOURCE, NO_RESOURCE]),
    helpful.KEEP_CARD: below(CARDS),
    helpful.ALMS: below(6),
    helpful.TAKE_ALMS: st.tuples(seats, resources).map(list),
    helpful.PLOUGHSHARES_SETTLEMENT: st.tuples(intersections, st.integers(0, 1)).map(list),
    helpful.PLOUGHSHARES_CITY: st.tuples(intersections, st.integers(0, 1)).map(list),
    helpful.FREE_PORT: below(RESOURCES),
    helpful.BANISH: below(len(ISLAND.names.hexes)),
    helpful.TAKE_HELPER: below(HELPERS),
    helpful.LOOKED: st.tuples(seats, st.integers(0, CARDS - 1)).map(list),
}


@pytest.mark.parametrize("kind", KINDS.kinds, ids=lambda kind: kind.name)
@given(data=st.data())
def test_words_lead_back_to_the_action(kind: Kind, data: st.DataObject) -> None:
    values = data.draw(FILLINGS[kind.number]) if kind.number in FILLINGS else []
    action = kind.pack(*values)
    assert KINDS.read(ISLAND, KINDS.say(ISLAND, action)) == action


@given(kind=st.sampled_from(KINDS.kinds), data=st.data())
def test_any_action_has_words(kind: Kind, data: st.DataObject) -> None:
    action = kind.raw(lambda bits: data.draw(st.integers(0, (1 << bits) - 1)))
    for written in (action, family(kind.number)):
        words = KINDS.say(ISLAND, written)
        assert words.startswith(kind.name)
        read_or_refused(words)


def read_or_refused(words: str) -> None:
    """Only ValueError may escape, and what is read can be written."""
    try:
        action = KINDS.read(ISLAND, words)
    except ValueError:
        return
    assert KINDS.read(ISLAND, KINDS.say(ISLAND, action)) == action


WORDS = st.sampled_from(
    [
        *(word for kind in KINDS for word in kind.name.split()),
        *RESOURCE_NAMES,
        *(word for name in CARD_NAMES for word in name.split()),
        *(
            "for",
            "to",
            "nothing",
            "nobody",
            "?",
            "1",
            "4",
            "24",
            "25",
            "999",
            "-1",
            "1.5",
            "²",
            "٣",
            "12-13",
            "C3",
            "c3",
        ),
        *ISLAND.names.intersections[:3],
        *ISLAND.names.paths[:3],
        *ISLAND.names.hexes[:3],
    ]
)
STARTS = st.sampled_from([kind.name for kind in KINDS])


@given(
    st.tuples(STARTS, st.lists(WORDS | st.text(max_size=5), max_size=12)).map(
        lambda both: " ".join([both[0], *both[1]])
    )
)
@example("offer 1 lumber for 1 ore to")
@example("offer lumber for ore")
@example("discard nothing 3 ore")
@example("trade 0 ore for ore")
@example("invention nothing nothing")
@example("invention nothing ore")
@example("confirm 1 for")
@example("discard ² ore")
def test_words_in_any_order_are_read_or_refused(words: str) -> None:
    read_or_refused(words)


@given(st.text())
def test_any_text_is_read_or_refused(words: str) -> None:
    read_or_refused(words)


def test_words_may_be_written_freely() -> None:
    same: dict[str, Any] = {
        "discard 2 lumber 1 ore": "discard 1 lumber ore lumber",
        "road building": "  road   building ",
        "invention lumber ore": "invention ore lumber",
        "offer 1 lumber for 2 ore to 1 3": "offer lumber for 2 ore to 3 1 1",
        f"road {ISLAND.names.paths[0]}": f"road {'-'.join(reversed(ISLAND.names.paths[0].split('-')))}",
    }
    for words, other in same.items():
        assert KINDS.say(ISLAND, KINDS.read(ISLAND, other)) == words


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "is no action"),
        ("castle 3", r"'castle 3' is no action; there are roll, end turn, settlement, .* and more"),
        ("setlement 20", r"did you mean 'settlement'\?"),
        ("raod 12-13", r"did you mean 'road'\?"),
        ("settlement", "expected an intersection, found 'the end'"),
        ("monopoly gold", "expected a resource"),
        ("roll again", "expected nothing more, found 'again'"),
        ("trade 5 ore for wool", "expected a rate"),
        ("offer 1 ore for 2 ore to 1", "stands on both sides"),
        ("discard 25 ore", "a number of cards"),
        ("discard 24 ore ore", "at most 24 ore"),
    ],
)
def test_what_cannot_be_read_is_explained(words: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        KINDS.read(ISLAND, words)


def test_every_legal_action_of_a_game_can_be_said() -> None:
    for number, match in enumerate(moments(Subject(Catan(), 3, {"goal": 5}, cap=300), seed=1)):
        if number % 5 == 0:
            for seat in match.actors:
                for action in match.legal(seat).actions:
                    assert match.game.parse(match.board, match.words(action)) == action
