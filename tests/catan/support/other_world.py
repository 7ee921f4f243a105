"""Another world: hidden cards dealt anew among the hidden places. Written from the rules (CAT-47), knows no view."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.games.catan.board.bounds import CITY, SETTLEMENT, VICTORY_POINT
from sobremesa.games.catan.expansions.large_table.between import BUILDING
from sobremesa.games.catan.island import Island


def scramble(island: Island, state: Records, viewer: int | None, draws: Draws) -> Records:
    other = copy_of(state)
    now: Any = other[0]
    hidden = [seat for seat in range(island.players) if seat != viewer]
    shown = int(now["helper_victim"]) - 1 if viewer == now["active"] else -1  # HLP-11
    _deal_hands(now, [seat for seat in hidden if seat != shown], draws)
    _deal_development_cards(island, now, hidden, draws)
    _deal_favours(now, hidden, draws)
    return other


def _deal_hands(now: Any, hidden: list[int], draws: Draws) -> None:
    pool = draws.shuffled(_cards(now["hands"][hidden].sum(0)))
    for seat in hidden:
        sealed = int(now["chosen"][seat].sum())
        hand = [pool.pop() for _ in range(now["hand_size"][seat])]
        now["hands"][seat] = [hand.count(resource) for resource in range(5)]
        now["chosen"][seat] = [hand[:sealed].count(resource) for resource in range(5)]


def _deal_development_cards(island: Island, now: Any, hidden: list[int], draws: Draws) -> None:
    unknown = now["deck"] + (now["cards"] + now["fresh"] + now["looked_at"])[hidden].sum(0)
    looking = int(now["looked_at"][hidden].sum())  # HLP-10
    while True:
        pool = draws.shuffled(_cards(unknown))
        looked_at = [pool.pop() for _ in range(looking)]
        hands = {seat: [pool.pop() for _ in range(now["card_count"][seat])] for seat in hidden}
        if not _has_won(island, now, hands):
            break
    for seat, hand in hands.items():
        young = int(now["fresh_count"][seat])
        now["fresh"][seat] = [hand[:young].count(card) for card in range(5)]
        now["cards"][seat] = [hand[young:].count(card) for card in range(5)]
    if looking:
        now["looked_at"][now["active"]] = [looked_at.count(card) for card in range(5)]
    now["deck"] = [pool.count(card) for card in range(5)]


def _deal_favours(now: Any, hidden: list[int], draws: Draws) -> None:
    """FRI-11: tokens in hand and in the supply."""
    pool = draws.shuffled(_cards(now["favour_supply"] + (now["favours"] + now["favours_fresh"])[hidden].sum(0)))
    for seat in hidden:
        young, all_of_them = int(now["favours_fresh_count"][seat]), int(now["favour_count"][seat])
        tokens = [pool.pop() for _ in range(all_of_them)]
        now["favours_fresh"][seat] = [tokens[:young].count(guild) for guild in range(5)]
        now["favours"][seat] = [tokens[young:].count(guild) for guild in range(5)]
    now["favour_supply"] = [pool.count(guild) for guild in range(5)]


def _has_won(island: Island, now: Any, hands: dict[int, list[int]]) -> bool:
    """The active player would have ended the game already (CAT-38)."""
    seat = int(now["active"])
    if seat not in hands or not now["turn"] or now["extra"] == BUILDING:
        return False
    box: Any = island.numbers[0]["pieces"]
    left = now["pieces"][seat]
    points = int(box[SETTLEMENT] - left[SETTLEMENT]) + 2 * int(box[CITY] - left[CITY])
    points += 2 * int(now["route_holder"] == seat + 1) + 2 * int(now["army_holder"] == seat + 1)
    points += int(now["tokens"][seat])
    return bool(points + hands[seat].count(VICTORY_POINT) >= island.numbers[0]["points_to_win"])


def _cards(counts: Any) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
