"""Another world that looks the same to a viewer, written from the rules: partners show each other something else."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.games.dobble.deck.cards import cards
from sobremesa.games.dobble.deck.island import island


def other_world(board: Records, state: Records, viewer: int | None, draws: Draws) -> Records:
    """DOB-9: what a ping points at is known to the two partners only."""
    other = copy_of(state)
    now: Any = other[0]
    team_of = board[0]["team_of"]
    for seat in range(int(board[0]["players"])):
        is_partner = viewer is not None and team_of[viewer] == team_of[seat]
        if now["ping_place"][seat] and not is_partner:
            place = draws.below(len(island().names)) if now["mini_game"] != 2 else int(now["ping_place"][seat]) - 1
            symbols = cards()[int(now["tops"][place]) - 1].symbols
            now["ping_place"][seat] = 1 + place
            now["ping_symbol"][seat] = 1 + symbols[draws.below(len(symbols))]
    return other
