"""Everything that changes during a game, in one flat record; expansions add their fields to it.

Where a field holds a seat and may hold none, it is 1 + seat and 0 means nobody.
"""

from __future__ import annotations

from sobremesa.contract.fields import array, i8, i16, i32, number

from ..board.bounds import CARDS, INTERSECTIONS, PATHS, PLAYERS, RESOURCES
from ..hooks.fields import StateOfExpansions

DICE_PAIRS = 36


class State(StateOfExpansions):
    phase = number(i8, seen="public")
    turn = number(i16, seen="public")
    active = number(i8, seen="public")
    founded = number(i8, seen="public")  # settlements founded so far, by all
    founding_intersection = number(i8, seen="public")  # where the founding road must start
    winner = number(i8, seen="public")  # 1 + seat

    buildings = array(i8, INTERSECTIONS, seen="public")  # 1 + seat
    cities = array(i8, INTERSECTIONS, seen="public")  # 1: the building is a city
    crowded = array(i8, INTERSECTIONS, seen="public")  # buildings here and next door
    roads = array(i8, PATHS, seen="public")  # 1 + seat
    roads_at = array(i8, INTERSECTIONS, seen="public")  # bit p: a road of player p ends here
    robber = number(i8, seen="public")
    pieces = array(i8, PLAYERS, 3, seen="public")  # roads, settlements, cities not yet built

    bank = array(i8, RESOURCES, seen="public")
    rates = array(i8, PLAYERS, RESOURCES, seen="public")  # what the bank asks for one card
    hands = array(i8, PLAYERS, RESOURCES, seen="resources")
    hand_size = array(i16, PLAYERS, seen="public")
    deck = array(i8, CARDS)
    deck_size = number(i8, seen="public")
    cards = array(i8, PLAYERS, CARDS, seen="hand")  # playable
    fresh = array(i8, PLAYERS, CARDS, seen="hand")  # bought in this turn
    card_count = array(i8, PLAYERS, seen="public")  # both together
    fresh_count = array(i8, PLAYERS, seen="public")  # HLP-12: what all know; it may be one fewer
    played = array(i8, PLAYERS, CARDS, seen="public")

    route_length = array(i8, PLAYERS, seen="public")
    route_holder = number(i8, seen="public")  # 1 + seat
    army_holder = number(i8, seen="public")  # 1 + seat

    rolled = number(i8, seen="public")
    dice = array(i8, 2, seen="public")
    dice_left = array(i8, DICE_PAIRS, seen="public")  # balanced dice: what is still in the bag
    yields = array(i8, PLAYERS, RESOURCES, seen="public")  # what the last roll paid
    card_played = number(i8, seen="public")
    trade_over = number(i8, seen="public")  # strict phases: something was built
    free_roads = number(i8, seen="public")
    victim = number(i8, seen="public")  # 1 + seat

    owed = array(i8, PLAYERS, seen="public")  # cards still to discard
    chosen = array(i8, PLAYERS, RESOURCES, seen="owner")  # sealed discards
    has_chosen = array(i8, PLAYERS, seen="public")
    at_random = array(i8, PLAYERS, seen="public")  # cards still to be lost at random

    offers = array(i8, PLAYERS, RESOURCES, seen="public")  # what the offer changes in the offerer's hand
    offer_open = array(i8, PLAYERS, seen="public")
    offer_to = number(i8, seen="public")  # bit p: the active player's offer is to player p
    answers = array(i8, PLAYERS, seen="public")
    offers_made = number(i16, seen="public")
    offer_number = number(i32, seen="public")  # goes up whenever the active player's offer changes

    question_number = array(i32, PLAYERS, seen="public")  # the number of the question to each seat
    question = array(i32, PLAYERS, seen="public")  # what that question is about

    tokens = array(i8, PLAYERS, seen="public")  # Catan tokens, a visible point each
    cheap = number(i8, seen="public")  # bit r: the bank asks 2 of resource r until the end of the turn
