"""Holds what a device hears to what the server declares."""

from typing import Any

from sobremesa.contract.shown import convert
from sobremesa.server.socket.frames import Own, Public, Row, Update, decode


def check_frame(text: str) -> None:
    """An error in words if it is no frame, or has too few fields, too many, or others than declared."""
    heard = decode(text)
    if isinstance(heard, Update):
        convert({"seq": heard.seq, "at": heard.at, "kind": heard.kind, **heard.public}, Row)
        _check(heard.public, Public)
        for own in heard.own.values() if isinstance(heard.own, dict) else ():
            _check(own, Own)


def _check(told: dict[str, Any], kind: type[Public] | type[Own]) -> None:
    """Where the view is told whole."""
    if "view" in told:
        convert({name: told[name] for name in kind.__struct_fields__ if name in told}, kind)
