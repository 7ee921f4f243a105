"""What Entre amigos adds to state and board."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i64, number

from ...board.bounds import INTERSECTIONS, PLAYERS
from .rules.bounds import DISTRICTS, GUILDS


class FriendsState(Layout):
    favour_supply = array(i8, GUILDS)
    favour_supply_size = number(i8, seen="public")
    favours = array(i8, PLAYERS, GUILDS, seen="hand")  # usable
    favours_fresh = array(i8, PLAYERS, GUILDS, seen="hand")  # drawn in one's own turn that still goes on
    favour_count = array(i8, PLAYERS, seen="public")  # both together
    favours_fresh_count = array(i8, PLAYERS, seen="public")
    favours_spent = array(i8, GUILDS, seen="public")
    favour_used = number(i8, seen="public")  # the turn's favour or exchange was made
    favours_due = array(i8, PLAYERS, seen="public")  # tokens still to be drawn
    favours_due_total = number(i8, seen="public")
    favour_first = number(i8, seen="public")  # 1 + seat: draws first; 0: in seat order
    favour_exchange = number(i8, seen="public")  # 1: the token drawn is part of an exchange
    catan_tokens = number(i8, seen="public")  # left of the compass's tokens
    gift_card = number(i8, seen="public")  # 1 + resource: offered in this turn
    gift_to = number(i8, seen="public")  # 1 + seat: who is asked now
    gift_asked = number(i8, seen="public")  # bit p: player p was asked in this turn
    gift_given = number(i8, seen="public")
    district = array(i8, PLAYERS, INTERSECTIONS, seen="public")  # label of the player's district here; 0: none
    links = array(i64, DISTRICTS, seen="public")  # bit d: joined to district d at some time


class FriendsBoard(Layout):
    friends = number(i8)
    favours = array(i8, GUILDS)
    catan_tokens = number(i8)
