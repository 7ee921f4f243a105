"""Scratchpads: large records that rules write on and nobody reads afterwards. One a thread, kept."""

from __future__ import annotations

import threading

from ..contract.fields import Layout, Records


class _Kept(threading.local):
    def __init__(self) -> None:
        self.pads: dict[type[Layout], tuple[Records, ...]] = {}


_kept = _Kept()


def pad_of(notes: type[Layout] | None) -> tuple[Records, ...]:
    """This thread's scratchpad of that kind, as the last argument of a door; nothing for rules that need none."""
    if notes is None:
        return ()
    if notes not in _kept.pads:
        _kept.pads[notes] = (notes.new(),)
    return _kept.pads[notes]
