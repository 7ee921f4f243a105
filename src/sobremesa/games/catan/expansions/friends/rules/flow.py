"""What happens: gifts, favours, exchanges, tokens drawn (FRI-2 … FRI-12)."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ....board.layout import Board
from ....rules import phases
from ....rules.deeds.cards import gain, hand_over, lose
from ....rules.state import State
from ....rules.turns import go_on
from . import actions
from .bounds import BOOK, COMPASS, SHIP, SHOVEL, WAGON
from .law import price
from .phases import ANSWER_GIFT, DRAW_FAVOUR, PUT_BACK, SECOND_SWAP
from .supply import draw, earn, put_back, spend, tick_off


@rule
def offer_gift(state: State, resource: int, to: int) -> None:
    state.gift_card = resource + 1
    state.gift_to = to + 1
    state.gift_asked = int(state.gift_asked) | 1 << to
    state.phase = ANSWER_GIFT


@rule
def take_gift(state: State, board: Board, player: int) -> None:
    """FRI-3: an accepted gift earns the giver one token."""
    giver = int(state.active)
    hand_over(state, giver, player, int(state.gift_card) - 1, 1)
    state.gift_to = 0
    state.gift_given = 1
    earn(state, giver, 1)
    go_on(state, board)


@rule
def refuse_gift(state: State, board: Board) -> None:
    state.gift_to = 0
    go_on(state, board)


@rule
def swap(state: State, board: Board, player: int, give: int, take: int) -> None:
    """FRI-9: up to twice, one straight after the other. The card just given can always be had back."""
    lose(state, player, give, 1)
    gain(state, player, take, 1)
    if state.phase == SECOND_SWAP:
        go_on(state, board)
    else:
        spend(state, player, WAGON, price(WAGON))
        state.phase = SECOND_SWAP


@rule
def use_favour(state: State, player: int, action: int) -> None:
    """FRI-9: ship, shovel, book or compass."""
    kind = kind_of(action)
    if kind == actions.SHIP:
        spend(state, player, SHIP, price(SHIP))
        gain(state, player, actions.SHIP.resource(action), 1)
    elif kind == actions.SHOVEL:
        spend(state, player, SHOVEL, price(SHOVEL))
        state.free_roads = 1
        state.phase = phases.FREE_ROAD
    elif kind == actions.BOOK:
        spend(state, player, BOOK, price(BOOK))
        state.phase = phases.DRAW_CARD
    else:
        spend(state, player, COMPASS, price(COMPASS))
        state.catan_tokens -= 1
        state.tokens[player] += 1


@rule
def act_friendly(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.GIFT:
        offer_gift(state, actions.GIFT.resource(action), actions.GIFT.player(action))
    elif kind == actions.TAKE_GIFT:
        take_gift(state, board, player)
    elif kind == actions.REFUSE_GIFT:
        refuse_gift(state, board)
    elif kind == actions.WAGON:
        swap(state, board, player, actions.WAGON.give(action), actions.WAGON.take(action))
    elif kind == actions.STOP_SWAPPING:
        go_on(state, board)
    elif kind == actions.EXCHANGE_FAVOUR:
        state.favour_used = 1
        state.favour_exchange = 1
        state.phase = DRAW_FAVOUR
    elif kind == actions.PUT_BACK:
        put_back(state, player, actions.PUT_BACK.guild(action))
        state.favour_exchange = 0
        go_on(state, board)
    elif kind == actions.FIRST_DRAW:
        state.favour_first = actions.FIRST_DRAW.player(action) + 1
        go_on(state, board)
    else:
        use_favour(state, player, action)


@rule
def receive_favour(state: State, board: Board, player: int, guild: int) -> None:
    """A token comes out of the supply: one that is due, or the first half of an exchange (FRI-10)."""
    draw(state, player, guild)
    if state.favour_exchange:
        state.phase = PUT_BACK
        return
    tick_off(state, player)
    go_on(state, board)
