"""What Os ajudantes adds to state and board."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, number

from ...board.bounds import CARDS, PLAYERS


class HelpersState(Layout):
    helper = array(i8, PLAYERS, seen="public")  # 1 + helper
    helper_side = array(i8, PLAYERS, seen="public")  # 0: side A, 1: side B
    helper_since = array(i16, PLAYERS, seen="public")  # the turn in which it was taken
    helper_used = array(i16, PLAYERS, seen="public")  # the turn in which the player last used one
    helper_open = number(i8, seen="public")  # 1: the active player has used theirs and must now turn or exchange it
    helper_asked = number(i8, seen="public")  # 1 + seat: may answer the roll with theirs
    helper_debts = array(i8, PLAYERS, seen="public")  # forced trade: cards to be given back
    helper_victim = number(i8, seen="public")  # 1 + seat: whose hand lies open to the active player
    looked_at = array(i8, PLAYERS, CARDS, seen="owner")  # the scholar's cards
    looking = number(i8, seen="public")  # how many of them
    knights_given = number(i8, seen="public")  # given up for ploughshares, out of the game


class HelpersBoard(Layout):
    helpers = number(i8)
