"""Entre amigos in positions: tokens, gifts and districts that have met are written and read back."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.match import Match
from tests.catan.support.asking import own, refused, table
from tests.catan.support.positions import a_match, happen, state_of

SHORT: dict[str, Any] = {
    "format": "sobremesa position 1",
    "game": "catan",
    "phase": "main",
    "options": {"friends": True},
    "seats": [{"settlements": ["9"], "roads": ["9-14-19"]}, {"settlements": ["30"], "roads": ["30-24"]}, {}],
}


def with_seat(seat: int, **more: Any) -> dict[str, Any]:
    seats = [{**given, **(more if number == seat else {})} for number, given in enumerate(SHORT["seats"])]
    return {**SHORT, "seats": seats}


def read(document: dict[str, Any]) -> Match:
    return sobremesa.from_position("catan", document, seed=1)


def moments(options: dict[str, Any]) -> list[Match]:
    """Positions of a random game, whenever one can be written."""
    match = sobremesa.new("catan", 4, 3, friends=True, goal=14, **options)
    players, found = [bot("catan", "random", seat) for seat in range(4)], []
    for _ in range(40):
        play_out(match, players, 15)
        if match.result is None and table(match)["phase"] in ("before roll", "main") and state_of(match)["turn"]:
            found.append(match.copy())
    return found


@pytest.mark.parametrize("options", [{}, {"helpers": True}])
def test_positions_of_whole_games_round_trip(options: dict[str, Any]) -> None:
    found = moments(options)
    assert len(found) > 5
    for match in found:
        written = match.position()
        again = read(written)
        assert again.position() == written
        seen, seen_again = (each.view(each.awaited[0]).as_json() for each in (match, again))
        assert seen_again["own"] == seen["own"]
        assert seen_again["table"]["favours"] == seen["table"]["favours"]


@pytest.mark.rule("FRI-11")
def test_a_view_hides_the_tokens_of_others() -> None:
    match = read(with_seat(1, favours={"book": 2}, tokens=1))
    assert match.position()["seats"][1]["favours"] == {"book": 2}
    assert match.position(0)["seats"][1]["favours"] == {"hidden": 2}
    assert match.position(1)["seats"][1]["favours"] == {"book": 2}


def test_what_follows_may_be_left_out() -> None:
    match = read(with_seat(0, tokens=2, fresh_favours={"ship": 1}))
    assert table(match)["favours"]["spent"]["compass"] == 4
    assert table(match)["favours"]["supply"] == 42 - 4 - 1
    assert table(match)["favours"]["catan_tokens"] == 10
    assert own(match, 0)["joins"] == {"19-24": [1]}


def test_the_turns_favour_and_gift_are_read() -> None:
    match = read({**with_seat(0, hand={"ore": 1}, favours={"ship": 1}), "gift": {"card": "ore", "asked": [1]}})
    assert refused(match, 0, "gift ore 1") == "asked_already"
    match = read({**with_seat(0, favours={"ship": 1}), "favour_used": True})
    assert refused(match, 0, "ship ore") == "favour_used"


def test_districts_that_met_elsewhere_are_read() -> None:
    match = read({**SHORT, "links": [[[0, "9"], [1, "30"]]]})
    assert own(match, 0)["joins"] == {}
    assert match.position()["links"] == [[[0, "9"], [1, "24"]]]
    assert "links" not in a_match(4, friends=True).with_beginners_pieces().build().position()


@pytest.mark.parametrize(
    ("document", "words"),
    [
        (with_seat(0, favours={"ship": 7}), "ship"),
        (with_seat(0, favours={"anchor": 1}), "anchor"),
        (with_seat(1, fresh_favours={"ship": 1}), "only the active player"),
        (with_seat(0, tokens=13), "tokens"),
        ({**with_seat(0, tokens=1), "spent_favours": {"ship": 1}}, "compasses bought"),
        ({**SHORT, "favour_used": 1}, "true or false"),
        ({**SHORT, "gift": {"card": "gold", "asked": [1]}}, "gift.card"),
        ({**SHORT, "gift": {"card": "ore", "asked": [0]}}, "themselves"),
        ({**SHORT, "links": [[[0, "9"], [2, "30"]]]}, "nothing at 30"),
        ({**with_seat(0, favours={"ship": 1}), "options": {}}, "no favours at this table"),
        ({**SHORT, "options": {}, "favour_used": False}, "no favours at this table"),
        (with_seat(1, favours={"hidden": 2}), "hidden"),
    ],
)
def test_wrong_positions_are_refused_in_words(document: dict[str, Any], words: str) -> None:
    with pytest.raises(sobremesa.BadDocument) as refusal:
        read(document)
    assert words in str(refusal.value)


def test_a_favour_used_before_the_roll_could_not_be_written_down() -> None:
    match = a_match(3, friends=True).with_beginners_pieces().with_favours(0, book=2).at_phase("before roll").build()
    match.act(0, "book")
    happen(match, "drawn 0 knight")
    again = read(match.position())
    assert (own(again, 0), table(again)["favours"]) == (own(match, 0), table(match)["favours"])
    assert (table(again)["phase"], table(again)["favours"]["used"]) == ("before roll", True)
    assert refused(again, 0, "knight") == "card_is_fresh"
