"""The six dice of a turn: what lies there, what is set aside, what is turned (DIC-1, DIC-2, DIC-5, DIC-6)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..bounds import COSTS, DICE, RESOURCES
from ..state import State


@rule
def is_there(state: State, die: int) -> bool:
    """Whether a die lies on the table, rolled and not set aside."""
    return int(state.dice[die]) > 0 and int(state.spent[die]) == 0


@rule
def shows(state: State, die: int, face: int) -> bool:
    return is_there(state, die) and int(state.dice[die]) == 1 + face


@rule
def count_of(state: State, face: int) -> int:
    count = 0
    for die in range(DICE):
        if shows(state, die, face):
            count += 1
    return count


@rule
def can_pay(state: State, thing: int) -> bool:
    for resource in range(RESOURCES):
        cost = COSTS[thing][resource]
        if cost and count_of(state, resource) < cost:
            return False
    return True


@rule
def pay(state: State, thing: int) -> None:
    """Sets aside the first dice that show what a thing costs."""
    for resource in range(RESOURCES):
        owed = COSTS[thing][resource]
        for die in range(DICE):
            if owed and shows(state, die, resource):
                state.spent[die] = 1
                owed -= 1


@rule
def turn_die(state: State, die: int, face: int) -> None:
    state.dice[die] = 1 + face


@rule
def buy_with_gold(state: State, die: int, other: int, resource: int) -> None:
    """DIC-6: one gold die is turned, the other set aside."""
    turn_die(state, die, resource)
    state.spent[other] = 1


@rule
def may_roll_again(state: State, rolls: int) -> bool:
    return state.settled == 0 and int(state.rolls) < rolls
