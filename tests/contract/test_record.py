"""Records: they replay to any step, and a damaged one is refused with the place and the reason."""

from __future__ import annotations

import contextlib
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sobremesa
from sobremesa.contract.errors import BadDocument

GOLDEN = Path(__file__).parent.parent / "catan" / "golden" / "two_beginners.json"
RECORD: dict[str, Any] = json.loads(GOLDEN.read_text())["record"]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def damaged(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), **changes}


@pytest.mark.parametrize("until", [0, 1, 50, len(RECORD["actions"])])
def test_a_record_replays_to_any_step(until: int) -> None:
    match = sobremesa.replay(RECORD, until=until)
    assert len(match.steps) == until
    assert match.record()["actions"] == RECORD["actions"][:until]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": "chess"}, "format: should be"),
        ({"game": "chess"}, "game: there is no game 'chess'"),
        ({"rules_version": 99}, "rules_version: the record was made with rules 99"),
        ({"players": "two"}, "players: is missing or is no int"),
        ({"options": {"goal": "high"}}, "options.goal: 'high'"),
        ({"start": {}}, "start: "),
        ({"actions": "none"}, "actions: is missing or is no list"),
        ({"actions": [[0, "fly"]]}, r"actions\[0\]\[1\]: 'fly'"),
        ({"actions": [[5, "roll"]]}, r"actions\[0\]\[0\]: 5 is neither a seat"),
        ({"actions": [["chance", "dice 1 1"]]}, r"actions\[0\]\[1\]: 'dice 1 1': this cannot happen here"),
        ({"actions": [[0, "roll", 1]]}, r"actions\[0\]: should be a pair"),
        ({"winners": [1]}, "winners: the actions lead to another end"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadDocument, match=complaint):
        sobremesa.replay(damaged(**changes))


def test_a_step_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadDocument, match=r"actions: the record has \d+ actions, 9999 is not among them"):
        sobremesa.replay(RECORD, until=9999)


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_whatever_is_wrong_with_a_record_it_is_said_in_words(data: st.DataObject) -> None:
    record = copy.deepcopy(RECORD)
    record["actions"] = record["actions"][:30]
    for name in ("winners", "scores"):
        record.pop(name)
    key = data.draw(st.sampled_from([*record, "more"]))
    if key == "actions" and data.draw(st.booleans()):
        record["actions"][data.draw(st.integers(0, 29))] = data.draw(JSON)
    elif key == "start" and data.draw(st.booleans()):
        record["start"][data.draw(st.sampled_from(list(record["start"])))] = data.draw(JSON)
    else:
        record[key] = data.draw(JSON)
    with contextlib.suppress(BadDocument):
        sobremesa.replay(record)


@given(JSON)
@settings(deadline=None)
def test_any_json_at_all_is_refused_in_words(document: Any) -> None:
    with pytest.raises(BadDocument):
        sobremesa.replay(document)
