"""Development cards (CAT-21, CAT-27 … CAT-32) and the largest army (CAT-37)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import CARDS, KNIGHT, PLAYERS, RESOURCES
from ..state import State
from .cards import gain, hand_over

LEAST_ARMY = 3


@rule
def receive_card(state: State, player: int, card: int) -> None:
    state.deck[card] -= 1
    state.deck_size -= 1
    state.fresh[player, card] += 1
    state.card_count[player] += 1
    state.fresh_count[player] += 1


@rule
def ripen_cards(state: State, player: int) -> None:
    """CAT-27: with the end of the turn its cards become playable."""
    for card in range(CARDS):
        state.cards[player, card] += state.fresh[player, card]
        state.fresh[player, card] = 0
    state.fresh_count[player] = 0


@rule
def lay_card(state: State, player: int, card: int) -> None:
    state.cards[player, card] -= 1
    state.card_count[player] -= 1
    state.played[player, card] += 1
    state.card_played = 1


@rule
def award_largest_army(state: State) -> None:
    """CAT-37: the holder keeps it while joint largest; else the single largest with at least three knights takes it."""
    best, leaders, leader = 0, 0, 0
    for player in range(PLAYERS):
        knights = int(state.played[player, KNIGHT])
        if knights > best:
            best, leaders, leader = knights, 1, player + 1
        elif knights == best:
            leaders += 1
    holder = int(state.army_holder)
    if best >= LEAST_ARMY and holder and state.played[holder - 1, KNIGHT] == best:
        return
    state.army_holder = leader if best >= LEAST_ARMY and leaders == 1 else 0


@rule
def cards_in_bank(state: State) -> int:
    total = 0
    for resource in range(RESOURCES):
        total += int(state.bank[resource])
    return total


@rule
def take_invention(state: State, player: int, first: int, second: int) -> None:
    """CAT-30: two cards from the bank; one if it has no more."""
    gain(state, player, first, 1)
    if second < RESOURCES:
        gain(state, player, second, 1)


@rule
def collect_monopoly(state: State, player: int, resource: int) -> None:
    """CAT-31: every other player hands over all cards of it."""
    for other in range(PLAYERS):
        if other != player and state.hands[other, resource]:
            hand_over(state, other, player, resource, int(state.hands[other, resource]))
