"""Everything that changes during a match, in one flat record; and `Board`, what the table has chosen.

Where a field holds a seat or a card and may hold none, it is 1 + seat or 1 + card and 0 means none.
"""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, i32, number

PLAYERS = 6
CARDS = 53
MELDS = 35
DEALS = 32


class Board(Layout):
    players = number(i8)
    first_dealer = number(i8)
    real_table = number(i8)
    limit = number(i8)
    low_ace = number(i8)
    joker_left = number(i8)
    cut = number(i8)
    take_to_open = number(i8)
    equal_suits = number(i8)
    most_jokers = number(i8)
    own_only = number(i8)
    swap = number(i8)
    dry = number(i8)
    ties_free = number(i8)
    void_end = number(i8)
    hint = number(i8)


class State(Layout):
    phase = number(i8, seen="public")
    deal = number(i16, seen="public")
    turn = number(i16, seen="public")  # turns begun in this deal
    dealer = number(i8, seen="public")
    active = number(i8, seen="public")
    winners = number(i8, seen="public")  # bit p
    voids = number(i8, seen="public")  # void deals in a row
    points = array(i8, PLAYERS, seen="public")
    out = array(i8, PLAYERS, seen="public")

    hands = array(i8, PLAYERS, CARDS, seen="owner")
    hand_size = array(i8, PLAYERS, seen="public")
    drawn = array(i8, PLAYERS, seen="owner")  # 1 + the card drawn in this turn
    face_down = array(i8, PLAYERS, seen="owner")  # 1 + the card with which a player closed
    drew = number(i8, seen="public")  # 1: the active player has drawn from the stock in this turn
    closed_down = number(i8, seen="public")  # 1: the deal was closed with a card face down
    stock = array(i8, CARDS)
    stock_size = number(i8, seen="public")
    rebuilt = number(i8, seen="public")
    cut_card = number(i8, seen="public")  # 1 + card turned by the cut
    pile = array(i8, CARDS, seen="public")
    pile_size = number(i8, seen="public")
    top = number(i8, seen="public")  # 1 + card
    under = number(i8, seen="public")  # 1 + the card below the top
    first_up = number(i8, seen="public")  # 1: the top card is the one turned first

    turns = array(i16, PLAYERS, seen="public")  # turns ended in this deal
    opened = array(i8, PLAYERS, seen="public")
    opening = array(i16, PLAYERS, seen="public")  # worth of the new melds of the opening turn
    owed = number(i8, seen="public")  # 1 + the card that must go to the table in this turn
    owed_from = number(i8, seen="public")
    forfeited = number(i8, seen="public")  # 1: out of time, only the card drawn may be discarded
    closer = number(i8, seen="public")  # 1 + seat
    called = array(i8, PLAYERS, seen="public")  # has called a count in this deal
    counted = array(i8, PLAYERS, seen="public")  # whose opening has been counted
    accepted = array(i8, PLAYERS, seen="public")  # after a close: calls no count

    melds = number(i8, seen="public")
    meld_set = array(i8, MELDS, seen="public")  # 1: a set, 0: a run
    meld_owner = array(i8, MELDS, seen="public")
    meld_suit = array(i8, MELDS, seen="public")  # of a run
    meld_low = array(i8, MELDS, seen="public")  # of a run: its lowest place; of a set: its rank
    meld_length = array(i8, MELDS, seen="public")
    meld_jokers = array(i8, MELDS, seen="public")
    meld_places = array(i16, MELDS, seen="public")  # of a run: bit place - 1 is a joker
    meld_suits = array(i8, MELDS, 4, seen="public")  # of a set: how many of each suit

    shown = array(i8, PLAYERS, CARDS, seen="public")  # hands laid open at the last count
    last_how = number(i8, seen="public")  # how the last deal ended
    last_seat = number(i8, seen="public")  # 1 + who closed, or opened too low
    last_card = number(i8, seen="public")  # 1 + the card that lay face down
    last_count = array(i16, PLAYERS, seen="public")
    last_points = array(i8, PLAYERS, seen="public")
    last_open = array(i8, PLAYERS, seen="public")

    ended = number(i8, seen="public")  # how many ended deals are kept below, the latest last
    ended_deal = array(i16, DEALS, seen="public")
    ended_how = array(i8, DEALS, seen="public")
    ended_seat = array(i8, DEALS, seen="public")
    ended_count = array(i16, DEALS, PLAYERS, seen="public")
    ended_points = array(i8, DEALS, PLAYERS, seen="public")
    ended_open = array(i8, DEALS, PLAYERS, seen="public")

    question_number = array(i32, PLAYERS, seen="public")  # the number of the question to each seat
    question = array(i32, PLAYERS, seen="public")  # what that question is about


NOT_OPEN, OPENS_NOW, OPEN = 0, 1, 2
FROM_PILE, FROM_START, FROM_SWAP = 1, 2, 3
CLOSED, DRY, FALSE_OPENING, VOID = 1, 2, 3, 4
