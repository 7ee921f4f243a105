"""The canal outside the compiled rules: how it begins, what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def begin(board: Any, now: Any) -> None:
    now["canal_supply"] = board["canal"]


def broken(board: Any, now: Any) -> Iterator[tuple[str, bool]]:
    tokens = int(now["canal_tokens"].sum()) + int(now["canal_supply"]) + int(now["canal_played"])
    yield "canal tokens are conserved", tokens == board["canal"]
