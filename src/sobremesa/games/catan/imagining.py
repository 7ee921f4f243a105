"""A full state that could lie behind a view: hands as the history allows, other hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step

from .board.bounds import VICTORY_POINT
from .hooks import table as expansions
from .island import Island
from .memory import Hands, recall
from .rules import doors
from .rules.phases import OVER

FINELY = 1 << 30


def imagine(island: Island, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws) -> Records:
    if seen[0]["phase"] == OVER:
        return copy_of(seen)
    full = copy_of(seen)
    others = [seat for seat in range(island.players) if seat != viewer]
    hidden = [seat for seat in others if seat != expansions.open_hand(full[0], viewer)]
    hands = draw_remembered(island, seen, viewer, history, draws) if history and len(hidden) > 1 else None
    if hands is None:
        deal_resources(island, full[0], hidden, draws)
    else:
        full[0]["hands"][: island.players] = hands
        seal_discards(full[0], hidden, draws)
    deal_development_cards(island, full, others, draws)
    expansions.imagine(island, full[0], others, draws)
    return full


def draw_remembered(
    island: Island, seen: Records, viewer: int | None, history: Sequence[Step], draws: Draws
) -> Hands | None:
    """One of the remembered possibilities, by its weight; None if the history is not whole."""
    hands, weights = recall(island, viewer, history).possibilities(seen)
    if not len(weights):
        return None
    drawn = draws.below(FINELY) / FINELY * float(weights.sum())
    chosen: Hands = hands[min(int(weights.cumsum().searchsorted(drawn, "right")), len(weights) - 1)]
    return chosen


def deal_resources(island: Island, now: Any, others: list[int], draws: Draws) -> None:
    """What is neither in the bank nor in an open hand lies in the hidden hands, in some order."""
    unseen = island.numbers[0]["bank"] - now["bank"] - now["hands"].sum(0)
    pool = draws.shuffled(_spread(unseen))
    for seat in others:
        for _ in range(now["hand_size"][seat]):
            now["hands"][seat, pool.pop()] += 1
    seal_discards(now, others, draws)


def seal_discards(now: Any, others: list[int], draws: Draws) -> None:
    """Cards already chosen are some of those still in hand."""
    for seat in others:
        sealed = int(now["owed"][seat]) if now["has_chosen"][seat] else 0
        sealed = sealed or (int(now["owed"][seat] - now["at_random"][seat]) if now["at_random"][seat] else 0)
        for card in draws.shuffled(_spread(now["hands"][seat]))[:sealed]:
            now["chosen"][seat, card] += 1


def deal_development_cards(island: Island, full: Records, others: list[int], draws: Draws) -> None:
    """Nobody whose turn it is holds so many victory points that the game would be over."""
    now: Any = full[0]
    seen = (now["played"] + now["cards"] + now["fresh"]).sum(0) + expansions.cards_out(now)
    unseen = island.numbers[0]["deck"] - seen
    pool = draws.shuffled(_spread(unseen))
    expansions.imagine_cards(now, others, pool)
    for seat in others:
        held = [pool.pop() for _ in range(now["card_count"][seat])]
        if seat == now["active"]:
            _swap_winning_cards(island, full, seat, held, pool)
        for place, card in enumerate(held):
            now["fresh" if place < now["fresh_count"][seat] else "cards"][seat, card] += 1
    for card in pool:
        now["deck"][card] += 1


def _swap_winning_cards(island: Island, full: Records, seat: int, held: list[int], pool: list[int]) -> None:
    goal = int(island.numbers[0]["points_to_win"])
    allowed = goal - 1 - doors.visible_points(island.numbers, full, 0, seat)
    for place, card in enumerate(held):
        if card == VICTORY_POINT and held.count(VICTORY_POINT) > allowed:
            other = next((at for at, spare in enumerate(pool) if spare != VICTORY_POINT), None)
            if other is not None:
                held[place], pool[other] = pool[other], card


def _spread(counts: Any) -> list[int]:
    """One entry for each card."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
