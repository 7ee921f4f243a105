"""Actions as the wire tells them: kinds and parts."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.toys.snap import Snap

Told = dict[str, Any]


def legal_of(own: Told) -> list[Told]:
    """What a seat may do, one by one: it is told by kind, each part with a value for each action."""
    found: list[Told] = []
    for group in own.get("legal", ()):
        parts = {name: values for name, values in group.items() if name != "kind"}
        rows = zip(*parts.values(), strict=True) if parts else [()]
        found += [{"kind": group["kind"], **dict(zip(parts, row, strict=True))} for row in rows]
    return found


def first_of(own: Told) -> Told:
    return legal_of(own)[0]


def snapping(action: int) -> Told:
    """An action of the toy in real time."""
    return Snap().kinds.to_json(None, action)
