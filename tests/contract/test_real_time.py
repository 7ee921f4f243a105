"""Games in real time: a time that only goes on, told with each action, and records that replay without a clock."""

import pytest

from sobremesa.contract.action import TIME
from sobremesa.contract.conformance import Subject, check_basics, check_open
from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument, IllegalAction
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.record import replay
from sobremesa.contract.toys import snap


def begun(players: int = 2) -> Match:
    """A match just after its start signal."""
    match = new_match(snap.Snap(), players, {"cards": 3}, Seeded(1))
    match.pass_time(snap.SHOWN_AT + snap.AHEAD)
    return match


def right(match: Match) -> int:
    return snap.SNAP.pack(int(match.state[0]["card"]), int(match.state[0]["rank"]) - 1)


def test_the_toy_conforms() -> None:
    subject = Subject(snap.Snap(), 3, open=True)
    check_basics(subject)
    check_open(subject)


def test_the_first_card_is_shown_ahead_of_the_signal() -> None:
    match = new_match(snap.Snap(), 2, {}, Seeded(1))
    assert not match.state[0]["rank"]
    match.pass_time(snap.SHOWN_AT)
    assert match.state[0]["rank"]
    with pytest.raises(IllegalAction, match="not begun"):
        match.play(0, right(match), 450)
    match.pass_time(500)
    match.play(0, right(match), 501)


def test_an_action_is_told_with_its_time_and_a_refused_one_leaves_no_trace() -> None:
    match = begun()
    claim = right(match)
    taken = match.play(0, claim, 640)
    assert taken[:2] == [(TIME, snap.AT.pack(640)), (0, claim)]
    steps, state = len(match.steps), match.state.tobytes()
    with pytest.raises(IllegalAction, match="gone"):
        match.play(1, claim, 650)
    assert (len(match.steps), match.state.tobytes()) == (steps, state)


def test_a_record_replays_without_a_clock_and_time_never_goes_back() -> None:
    match = begun()
    match.play(0, right(match), 640)
    match.play(1, right(match), 640)
    match.pass_time(9000)
    record = match.record()
    assert ["time", "at 640"] in record["actions"]
    assert replay(lambda _: match.game, record).state.tobytes() == match.state.tobytes()
    place = record["actions"].index(["time", "at 640"])
    record["actions"].insert(place + 1, ["time", "at 639"])
    with pytest.raises(BadDocument, match="cannot happen"):
        replay(lambda _: match.game, record)


def test_time_cannot_be_told_past_what_happens_by_itself() -> None:
    match = begun()
    with pytest.raises(IllegalAction):
        match.replay_step(TIME, snap.AT.pack(501 + snap.OUT_AFTER))
