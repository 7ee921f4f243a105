"""What a sound player lays: all it can, to leave little in hand; between two no more than it must.

Between two whoever closes wins the deal, whatever the other still holds. So cards wait in hand until all of them go
down at once, and the other finds little to add to.
"""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ..rules.actions import LAY_OFF
from ..rules.cards import ACE_VALUE, JOKER, OPENING
from ..rules.law.may_lay import may_open_now
from ..rules.melding.advice import prepare
from ..rules.melding.search import NOTHING, explore, lightest
from ..rules.melding.ways import BY_COUNT, BY_VALUE, cards_held
from ..rules.melding.work import FIELD, JOKER_SHIFT, Notes
from ..rules.state import OPEN, Board, State
from ..rules.turns import players_in

MORE_THAN_ALL: Final = 1000


@rule
def holds_back(state: State, board: Board) -> bool:
    return players_in(state, board) == 2


@rule
def missing_to_open(state: State, player: int) -> int:
    """How many points are still to be laid; also at a real table, where the first meld of less is an opening."""
    return OPENING - int(state.opening[player]) if state.opened[player] != OPEN else 0


@rule
def note_ways(entry: int, work: Notes) -> int:
    """The ways of an entry, by number, into the plan; how many."""
    count = 0
    while entry >= 0 and work.used[entry] >= 0:
        work.plan[count] = work.used[entry]
        count += 1
        entry = int(work.parent[entry])
    return count


@rule
def uses(way: int, card: int, work: Notes) -> bool:
    shift = JOKER_SHIFT if card == JOKER else FIELD * (int(work.index[card]) - 1)
    return int(work.pack[way]) >> shift & 3 > 0


@rule
def cards_if_it_opens(mask: int, count: int, need: int, owed: int, work: Notes) -> int:
    """How many cards these new melds take, or far too many if they do not open."""
    points, cards, is_paid = 0, 0, owed < 0
    for place in range(count):
        way = int(work.plan[place])
        if mask >> place & 1:
            if kind_of(int(work.way[way])) == LAY_OFF:
                return MORE_THAN_ALL
            points += int(work.points[way])
            cards += int(work.shed[way])
            is_paid = is_paid or uses(way, owed, work)
    return cards if is_paid and points >= need else MORE_THAN_ALL


@rule
def keep_masked(mask: int, count: int, work: Notes) -> int:
    """Only these ways stay in the plan."""
    kept = 0
    for place in range(count):
        if mask >> place & 1:
            work.plan[kept] = work.plan[place]
            kept += 1
    return kept


@rule
def only_opening(count: int, need: int, owed: int, work: Notes) -> int:
    """Of a plan's new melds the fewest cards that open."""
    best, fewest = 0, MORE_THAN_ALL
    for mask in range(1, 1 << count):
        cards = cards_if_it_opens(mask, count, need, owed, work)
        if cards < fewest:
            best, fewest = mask, cards
    return keep_masked(best, count, work)


@rule
def only_owed(count: int, owed: int, work: Notes) -> int:
    """The way that lays the card that must be laid, if there is one."""
    for place in range(count):
        if owed >= 0 and uses(int(work.plan[place]), owed, work):
            return keep_masked(1 << place, count, work)
    return 0


@rule
def ways_to_lay(state: State, board: Board, player: int, work: Notes) -> int:
    """Into the plan: what to lay now, by number; how many ways. To close comes before everything."""
    need, owed = missing_to_open(state, player), int(state.owed) - 1
    if need > 0 and not may_open_now(state, player):
        return 0
    melds = prepare(state, board, player, BY_COUNT, True, work)
    if int(work.worth[0]) + ACE_VALUE * int(work.hand[JOKER]) < need:
        return 0
    explore(work, melds, need, owed)
    best = lightest(work, need)
    if best == NOTHING:
        return 0
    if int(work.left[best]) >= cards_held(work) - 1:
        return note_ways(best, work)
    if holds_back(state, board):
        count = note_ways(best, work)
        return only_opening(count, need, owed, work) if need > 0 else only_owed(count, owed, work)
    explore(work, prepare(state, board, player, BY_VALUE, True, work), need, owed)
    return note_ways(lightest(work, need), work)
