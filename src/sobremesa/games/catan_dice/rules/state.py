"""Everything that changes during a game. Nothing in this game is hidden.

Where a field holds a seat and may hold none, it is 1 + seat and 0 means nobody.
"""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, i32, number

from .bounds import CITIES, DICE, KNIGHTS, PLAYERS, ROADS, SETTLEMENTS, TURNS_EACH


class State(Layout):
    phase = number(i8, seen="public")
    turn = number(i16, seen="public")  # of the game, from 1
    active = number(i8, seen="public")

    dice_count = number(i8, seen="public")  # how many are rolled in this turn
    dice = array(i8, DICE, seen="public")  # 1 + face; 0: not rolled yet
    spent = array(i8, DICE, seen="public")  # 1: set aside, for something built or as the second gold die
    rolling = number(i8, seen="public")  # bit d: die d is in the air
    rolls = number(i8, seen="public")  # so far in this turn
    settled = number(i8, seen="public")  # rolling is over: something was swapped, bought or built

    roads = array(i8, PLAYERS, ROADS, seen="public")
    settlements = array(i8, PLAYERS, SETTLEMENTS, seen="public")
    cities = array(i8, PLAYERS, CITIES, seen="public")
    knights = array(i8, PLAYERS, KNIGHTS, seen="public")
    used = array(i8, PLAYERS, KNIGHTS, seen="public")  # 1: its swap is crossed out

    built = number(i8, seen="public")  # things built in this turn
    gained = number(i16, seen="public")  # points for them
    scores = array(i8, PLAYERS, TURNS_EACH, seen="public")  # written at the end of each turn
    points = array(i16, PLAYERS, seen="public")  # standard: all that is written; Plus: victory points now

    route_length = array(i8, PLAYERS, seen="public")
    route_holder = number(i8, seen="public")  # 1 + seat
    army_holder = number(i8, seen="public")  # 1 + seat
    winner = number(i8, seen="public")  # Plus: 1 + seat

    question_number = array(i32, PLAYERS, seen="public")  # the number of the question to each seat
