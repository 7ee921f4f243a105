"""What happens: each action of a seat and each throw, applied to the state. Nothing is checked here."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from . import actions, phases
from .actions import place_built, thing_built
from .board import Board
from .bounds import CITY, DICE, FIRST_DICE, NOTHING_BUILT, ROAD, SETTLEMENT
from .deeds.awards import award_army, award_route
from .deeds.dice import buy_with_gold, pay, turn_die
from .deeds.sheet import victory_points
from .state import State


@rule
def start_turn(state: State, board: Board, player: int) -> None:
    state.active = player
    state.turn += 1
    state.phase = phases.BEFORE_ROLL
    state.rolls = 0
    state.settled = 0
    state.built = 0
    state.gained = 0
    state.dice_count = min(DICE, FIRST_DICE + int(state.turn) - 1) if board.plus else DICE
    for die in range(DICE):
        state.dice[die] = 0
        state.spent[die] = 0


@rule
def write_score(state: State, board: Board) -> None:
    """DIC-10: the points of the turn, or less than nothing when nothing was built."""
    player = int(state.active)
    score = int(state.gained) if state.built else NOTHING_BUILT
    state.scores[player, (int(state.turn) - 1) // int(board.players)] = score
    state.points[player] += score


@rule
def end_turn(state: State, board: Board) -> None:
    if not board.plus:
        write_score(state, board)
        if state.turn >= board.turns:
            state.phase = phases.OVER
            return
    start_turn(state, board, int(board.next_seat[state.active]))


@rule
def roll(state: State, kept: int) -> None:
    state.rolling = (1 << int(state.dice_count)) - 1 - kept
    state.rolls += 1
    state.phase = phases.ROLLING


@rule
def land(state: State, action: int) -> None:
    """DIC-1: the dice in the air get their faces, in order."""
    place = 0
    for die in range(DICE):
        if int(state.rolling) >> die & 1:
            state.dice[die] = actions.THROW.faces(action, place)
            place += 1
    state.rolling = 0
    state.phase = phases.MAIN


@rule
def use_knight(state: State, board: Board, player: int, knight: int) -> None:
    """DIC-5, DIC-16: its mark is crossed out, and its partner's with it."""
    state.used[player, knight] = 1
    if board.knight_partner[knight] >= 0:
        state.used[player, board.knight_partner[knight]] = 1


@rule
def place_thing(state: State, board: Board, player: int, thing: int, place: int) -> int:
    """Marks it on the sheet; its printed points."""
    if thing == ROAD:
        state.roads[player, place] = 1
        award_route(state, board, player)
        return int(board.road_points[place])
    if thing == SETTLEMENT:
        state.settlements[player, place] = 1
        return int(board.settlement_points[place])
    if thing == CITY:
        state.cities[player, place] = 1
        return int(board.city_points[place])
    state.knights[player, place] = 1
    award_army(state, board, player)
    return int(board.knight_points[place])


@rule
def build(state: State, board: Board, player: int, thing: int, place: int) -> None:
    pay(state, thing)
    state.gained += place_thing(state, board, player, thing, place)
    state.built += 1
    if board.plus:
        count_victory_points(state, board)


@rule
def count_victory_points(state: State, board: Board) -> None:
    """DIC-17: enough points win at once."""
    for player in range(board.players):
        state.points[player] = victory_points(state, board, player)
    if state.points[state.active] >= board.goal:
        state.winner = 1 + state.active
        state.phase = phases.OVER


@rule
def settle(state: State, board: Board, player: int, action: int) -> None:
    """DIC-7: a swap, a purchase or a build ends rolling."""
    kind = kind_of(action)
    state.settled = 1
    if kind == actions.SWAP:
        use_knight(state, board, player, actions.SWAP.knight(action))
        turn_die(state, actions.SWAP.die(action), actions.SWAP.face(action))
    elif kind == actions.BUY:
        buy = actions.BUY
        buy_with_gold(state, buy.die(action), buy.other(action), buy.resource(action))
    else:
        build(state, board, player, thing_built(action), place_built(action))


@rule
def step(state: State, board: Board, actor: int, action: int) -> None:
    """One action, without numbering the questions that follow."""
    kind = kind_of(action)
    if actor < 0:
        land(state, action)
    elif kind == actions.ROLL:
        roll(state, 0)
    elif kind == actions.KEEP:
        roll(state, actions.KEEP.kept(action))
    elif kind == actions.END_TURN:
        end_turn(state, board)
    else:
        settle(state, board, actor, action)


@rule
def apply(state: State, board: Board, actor: int, action: int) -> None:
    step(state, board, actor, action)
    if state.phase < phases.OVER:
        state.question_number[state.active] += 1
