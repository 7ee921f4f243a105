"""Frames are declared once; a device of the tests holds every frame it hears to that (`support/frames.py`)."""

import json

import msgspec
import pytest

from tests.server.support.frames import check_frame

ROW: dict[str, object] = {"type": "update", "seq": 4, "at": 1, "kind": "game"}
PUBLIC: dict[str, object] = {
    "view": {},
    "awaited": [],
    "actors": [],
    "prompt": {"key": "roll"},
    "result": None,
    "deadlines": {},
}


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "news"},
        {"type": "ack", "id": "a"},
        {"type": "ack", "id": "a", "seq": 1, "secret": 2},
        {"type": "unseated", "seat": 0, "why": "bored"},
        {**ROW, "public": {**PUBLIC, "awaited": None}},
        {**ROW, "public": {"events": [{"actor": 0}]}},
        {**ROW, "public": PUBLIC, "own": {"0": {"view": {}}}},
    ],
)
def test_a_frame_that_is_not_declared_is_noticed(frame: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        check_frame(json.dumps(frame))


def test_a_frame_as_declared_is_let_through() -> None:
    check_frame(json.dumps({**ROW, "public": {**PUBLIC, "seat": 0, "how": "player", "events": []}}))
