"""What a device has said and has to be said again to the next keeper: who it is, and what was not answered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

UNANSWERED = 64
ANSWERS = (b'{"type":"ack"', b'{"type":"refused"')


class Peek(msgspec.Struct):
    type: str = ""
    id: str | None = None


_peek = msgspec.json.Decoder(Peek)


class Memory:
    def __init__(self) -> None:
        self._hello: bytes | None = None
        self._unanswered: OrderedDict[str, bytes] = OrderedDict()

    def heard(self, frame: bytes) -> bool:
        """A frame of the device; False if it need not be said again."""
        try:
            found = _peek.decode(frame)
        except (msgspec.DecodeError, UnicodeError):
            return False
        if found.type == "hello":
            self._hello = frame
        elif found.type in ("act", "chat") and found.id is not None:
            self._unanswered[found.id] = frame
            if len(self._unanswered) > UNANSWERED:
                self._unanswered.popitem(last=False)
        else:
            return False
        return True

    def told(self, frame: bytes) -> None:
        """A frame for the device: perhaps an answer."""
        if self._unanswered and frame.startswith(ANSWERS):
            found = _peek.decode(frame).id
            if found is not None:
                self._unanswered.pop(found, None)

    def again(self) -> list[bytes]:
        """Ids make sure that nothing is played twice; everything is told anew, whatever the device had."""
        if self._hello is None:
            return []
        return [_from_the_beginning(self._hello), *self._unanswered.values()]


def _from_the_beginning(hello: bytes) -> bytes:
    try:
        said: dict[str, Any] = msgspec.json.decode(hello)
    except msgspec.DecodeError:
        return hello
    return msgspec.json.encode({**said, "last": None, "epoch": None})
