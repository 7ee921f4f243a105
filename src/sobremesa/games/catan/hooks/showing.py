"""Where expansions come in among what is shown: they name their own members of a view, and how each is made.

A member of an expansion that is not played with is absent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.contract.shown import ABSENT, Absent
from sobremesa.contract.states.by_field import Fields

from .. import views
from ..expansions.friends import words as friends
from ..expansions.helpers import words as helpers
from ..island import Island
from ..rules.phases import ROB
from .shown import EXPANSIONS, EXTRA_NAMES

OfView = Callable[[Island, Fields], Any]
OfSeat = Callable[[Island, Fields, int], Any]


def at_table(island: Island) -> list[str]:
    return [name for name in EXPANSIONS if name in island.expansions]


def _sparing_earns(island: Island, now: Fields) -> bool | Absent:
    if now["phase"] != ROB or not (island.numbers[0]["voluntary_theft"] or friends.may_spare(island, now)):
        return ABSENT
    return friends.sparing_earns(island, now)


def _tokens_at(island: Island, now: Fields) -> list[str]:
    names = zip(island.names.intersections, now["token_at"], strict=False)
    return [name for name, lies in names if lies]


def _tokens(island: Island, now: Fields, seat: int) -> int | Absent:
    has_tokens = "marked_paths" in island.expansions or "friends" in island.expansions
    return int(now["tokens"][seat]) if has_tokens else ABSENT


def _of(flag: str, members: dict[str, Callable[..., Any]]) -> dict[str, Callable[..., Any]]:
    """The members of one expansion."""

    def made(make: Callable[..., Any]) -> Callable[..., Any]:
        return lambda island, now, *seat: make(island, now, *seat) if flag in island.expansions else ABSENT

    return {name: made(make) for name, make in members.items()}


VIEW: Final[dict[str, OfView]] = {
    "sparing_earns": _sparing_earns,
    **_of(
        "extra",
        {
            "extra": lambda island, now: EXTRA_NAMES[now["extra"]],
            "turn_of": lambda island, now: now["turn_of"] - 1 if now["turn_of"] else None,
        },
    ),
    **_of("marked_paths", {"tokens_at": _tokens_at}),
    **_of(
        "canal",
        {"canal": lambda island, now: views.Canal(supply=now["canal_supply"], played=now["canal_played"])},
    ),
    **_of("friends", friends.VIEW),
    **_of("helpers", helpers.VIEW),
}
PLAYER: Final[dict[str, OfSeat]] = {
    "tokens": _tokens,
    **_of("canal", {"canal_tokens": lambda island, now, seat: now["canal_tokens"][seat]}),
    **_of("friends", friends.PLAYER),
    **_of("helpers", helpers.PLAYER),
}
OWN: Final[dict[str, OfSeat]] = {**_of("friends", friends.OWN), **_of("helpers", helpers.OWN)}
