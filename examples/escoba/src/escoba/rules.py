"""What happens (ESC-2 … ESC-9). Plain Python over one flat record; randomness comes from outside, as actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from .actions import DEAL, LAY, LAY_OUT, TAKE, cards_in, set_of
from .cards import CARDS, COINS, FIFTEEN, SEVEN_OF_COINS, SEVENS, making, total, worth
from .state import COUNTING, DEALING, LAYING_OUT, NOBODY, OVER, PLAYING

State = Any
"""One record of the layout."""

HAND, LAID_OUT = 3, 4


def held(row: Any) -> list[int]:
    return [int(card) for card in np.flatnonzero(row)]


def next_to(now: State, player: int) -> int:
    return (player + 1) % int(now["players"])


def start_round(now: State) -> None:
    now["phase"] = LAYING_OUT
    now["rounds"] += 1
    now["last_taker"] = NOBODY
    now["deck"], now["deck_size"] = 1, CARDS
    for field in ("table", "hands", "hand_size", "piles", "escobas"):
        now[field] = 0


def lay_out(now: State, card: int) -> None:
    from_deck(now, card)
    now["table"][card] = 1
    if now["table"].sum() == LAID_OUT:
        sweep_what_was_laid_out(now)
        now["phase"] = DEALING


def sweep_what_was_laid_out(now: State) -> None:
    """Fifteen on the table at the start are the dealer's, and thirty twice over."""
    worth_all = total(held(now["table"]))
    if worth_all % FIFTEEN == 0:
        now["escobas"][now["dealer"]] += worth_all // FIFTEEN
        to_pile(now, int(now["dealer"]))


def deal(now: State, player: int, card: int) -> None:
    from_deck(now, card)
    now["hands"][player, card] = 1
    now["hand_size"][player] += 1
    if now["hand_size"][: now["players"]].min() == HAND:
        now["phase"] = PLAYING
        ask(now, next_to(now, int(now["dealer"])))


def next_dealt(now: State) -> int:
    """Who gets the next card: from the player after the dealer round the table."""
    players = int(now["players"])
    order = [(int(now["dealer"]) + 1 + n) % players for n in range(players)]
    return min(order, key=lambda player: int(now["hand_size"][player]))


def from_deck(now: State, card: int) -> None:
    now["deck"][card] = 0
    now["deck_size"] -= 1


def ask(now: State, player: int) -> None:
    now["active"] = player
    now["question_number"][player] += 1


def legal_plays(now: State, player: int) -> list[int]:
    """Taking first; then every card simply laid down, which is always allowed."""
    hand, table = held(now["hands"][player]), held(now["table"])
    taking = [TAKE.of(set_of((card, *others))) for card in hand for others in making(FIFTEEN - worth(card), table)]
    return sorted(taking) + [LAY.of(card) for card in hand]


def take(now: State, player: int, named: int) -> None:
    for card in cards_in(named):
        now["hands"][player, card] = 0
        now["table"][card] = 0
        now["piles"][player, card] = 1
    now["last_taker"] = player
    if not now["table"].any():
        now["escobas"][player] += 1
    played(now, player)


def lay(now: State, player: int, card: int) -> None:
    now["hands"][player, card] = 0
    now["table"][card] = 1
    played(now, player)


def played(now: State, player: int) -> None:
    now["hand_size"][player] -= 1
    if now["hand_size"].any():
        ask(now, next_to(now, player))
    elif now["deck_size"]:
        now["phase"] = DEALING
    else:
        if now["last_taker"] != NOBODY:
            to_pile(now, int(now["last_taker"]))
        now["phase"] = COUNTING


def to_pile(now: State, player: int) -> None:
    """What lies on the table goes to a player; that alone is no escoba."""
    now["piles"][player] |= now["table"]
    now["table"] = 0


def points(now: State) -> list[int]:
    """What the round brings each player (ESC-8)."""
    players = int(now["players"])
    piles = now["piles"][:players]
    gained = [int(escobas) for escobas in now["escobas"][:players]]
    for counted in (piles.sum(1), piles[:, list(COINS)].sum(1), piles[:, list(SEVENS)].sum(1)):
        most = np.flatnonzero(counted == counted.max())
        if len(most) == 1:
            gained[int(most[0])] += 1
    for player in np.flatnonzero(piles[:, SEVEN_OF_COINS]):
        gained[int(player)] += 1
    return gained


def count(now: State, target: int) -> None:
    players = int(now["players"])
    now["score"][:players] += points(now)
    best = now["score"][:players].max()
    if best >= target and (now["score"][:players] == best).sum() == 1:
        now["phase"] = OVER
    else:
        now["dealer"] = next_to(now, int(now["dealer"]))
        start_round(now)


def outcomes(now: State) -> list[int]:
    """The cards that may come next, each as likely as the others."""
    if now["phase"] == LAYING_OUT:
        return [LAY_OUT.of(card) for card in held(now["deck"])]
    player = next_dealt(now)
    return sorted(DEAL.of(player, card) for card in held(now["deck"]))
