"""Everything that changes during a game, in one flat record.

Where a field holds a seat and may hold none, it is 1 + seat and 0 means nobody.
"""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, i32, i64, number

from ..board.bounds import CARDS, DISTRICTS, GUILDS, NODES, PATHS, PLAYERS, RESOURCES

DICE_PAIRS = 36


class State(Layout):
    phase = number(i8, seen="public")
    turn = number(i16, seen="public")
    active = number(i8, seen="public")
    founded = number(i8, seen="public")  # settlements founded so far, by all
    founding_node = number(i8, seen="public")  # where the founding road must start
    winner = number(i8, seen="public")  # 1 + seat

    buildings = array(i8, NODES, seen="public")  # 1 + seat
    cities = array(i8, NODES, seen="public")  # 1: the building is a city
    crowded = array(i8, NODES, seen="public")  # buildings here and next door
    roads = array(i8, PATHS, seen="public")  # 1 + seat
    roads_at = array(i8, NODES, seen="public")  # bit p: a road of player p ends here
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
    fresh_count = array(i8, PLAYERS, seen="public")
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

    asked = array(i32, PLAYERS, seen="public")  # the number of the question to each seat
    question = array(i32, PLAYERS, seen="public")  # what that question is about

    # 5-6 players: another player's part of a turn (CAT-43, CAT-45).
    extra = number(i8, seen="public")  # 0: the active player's own turn, else EXTRA_BUILDING or EXTRA_TURN
    turn_of = number(i8, seen="public")  # 1 + seat: whose turn it follows

    # Catan tokens, from favours or from victory intersections: a visible point each.
    tokens = array(i8, PLAYERS, seen="public")
    token_at = array(i8, NODES, seen="public")  # 1: one lies here
    cheap = number(i8, seen="public")  # bit r: the bank asks 2 of resource r until the end of the turn

    # The Erie Canal.
    canal_tokens = array(i8, PLAYERS, seen="public")
    canal_supply = number(i8, seen="public")
    canal_played = number(i8, seen="public")  # lie out until the end of the turn
    canal_offers = array(i8, PLAYERS, seen="public")  # what the offer changes in the offerer's canal tokens
    canal_pairs = array(i64, PLAYERS, seen="public")  # one bit for each pair of towns joined so far

    # Entre amigos.
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
    district = array(i8, PLAYERS, NODES, seen="public")  # label of the player's district here; 0: none
    links = array(i64, DISTRICTS, seen="public")  # bit d: joined to district d at some time

    # Os ajudantes.
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
