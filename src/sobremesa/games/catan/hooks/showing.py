"""Where expansions come in among what is shown: they fill in their own part of a view."""

from __future__ import annotations

from typing import Any

from .. import views
from ..expansions.friends import words as friends
from ..expansions.helpers import words as helpers
from ..island import Island
from ..rules.phases import ROB
from ..views.names import EXPANSIONS, EXTRA_NAMES


def at_table(board: Any) -> list[str]:
    return [name for name in EXPANSIONS if board[name]]


def describe(view: views.View, island: Island, now: dict[str, Any]) -> None:
    """What lies on the table because of expansions; nothing in the base game."""
    board: Any = island.numbers[0]
    if board["extra"]:
        view.extra = EXTRA_NAMES[now["extra"]]
        view.turn_of = now["turn_of"] - 1 if now["turn_of"] else None
    if board["marked_paths"]:
        view.tokens_at = [island.names.intersections[node] for node, lies in enumerate(now["token_at"]) if lies]
    if board["voluntary_theft"] and now["phase"] == ROB:
        view.sparing_earns = friends.sparing_earns(island, now)
    if board["canal"]:
        view.canal = views.Canal(supply=now["canal_supply"], played=now["canal_played"])
    if board["friends"]:
        friends.describe(view, island, now)
    if board["helpers"]:
        helpers.describe(view, island, now)


def describe_player(player: views.Player, island: Island, now: dict[str, Any], seat: int) -> None:
    board: Any = island.numbers[0]
    if board["marked_paths"] or board["friends"]:
        player.tokens = now["tokens"][seat]
    if board["canal"]:
        player.canal_tokens = now["canal_tokens"][seat]
    if board["friends"]:
        friends.describe_player(player, now, seat)
    if board["helpers"]:
        helpers.describe_player(player, now, seat)


def describe_own(own: views.Own, island: Island, now: Any, seat: int) -> None:
    board: Any = island.numbers[0]
    if board["friends"]:
        friends.describe_own(own, island, now, seat)
    if board["helpers"]:
        helpers.describe_own(own, now, seat)
