"""Where a thinking player keeps notes: one flat record, so that no rule here allocates anything."""

from __future__ import annotations

from typing import Final

import numpy as np

from sobremesa.contract.fields import Layout, array, i8, i16, i64

from ..board.bounds import BUILDS, CARDS, INTERSECTIONS, PATHS, PLAYERS, RESOURCES
from ..rules.legal import MOST_LEGAL

f32 = np.float32

OWN_FEATURES: Final = 93
RIVAL_FEATURES: Final = 14
FEATURES: Final = OWN_FEATURES + RIVAL_FEATURES
FIRST_LAYER: Final = 64
SECOND_LAYER: Final = 32
WIDEST: Final = 48
ENDS: Final = 6
DEEPEST: Final = 10
NEEDS: Final = 3 * RESOURCES + 8
WAITS: Final = 3 * BUILDS + 2
DISTANCES: Final = 4
"""Sites are looked for as far as three roads away."""


class Desk(Layout):
    # The island.
    intersection_pips = array(f32, INTERSECTIONS, RESOURCES)  # in 36 rolls
    costs = array(f32, BUILDS, RESOURCES)
    scarcity = array(f32, RESOURCES)  # what a pip is worth, the more the fewer there are

    # Each player.
    gross = array(f32, PLAYERS, RESOURCES)  # pips without the robber
    growth = array(f32, PLAYERS, RESOURCES)  # cards a roll, with it
    hand = array(f32, PLAYERS, RESOURCES)
    rate = array(f32, PLAYERS, RESOURCES)
    part = array(f32, PLAYERS, RESOURCES)  # of a card that the bank gives for one
    no_hand = array(f32, RESOURCES)
    cards = array(f32, PLAYERS, CARDS)  # expected, or known
    unseen = array(np.float64, CARDS)  # the part of the cards the viewer has not seen that each kind makes up
    pips = array(np.float64, PLAYERS)  # of all resources
    before = array(i8, PLAYERS)  # how many others roll before this player does
    points = array(f32, PLAYERS)  # with the hidden ones expected
    win = array(f32, PLAYERS)  # rolls to the win
    need = array(f32, NEEDS)  # what waiting depends on
    needs = array(f32, 2, PLAYERS, NEEDS)  # the same when it was last worked out: as rivals see it, as oneself does
    waits = array(f32, 2, PLAYERS, WAITS)  # and what came of it, as features
    wins = array(f32, 2, PLAYERS)
    best_city = array(f32, PLAYERS)
    within = array(i8, DISTANCES, INTERSECTIONS)  # bits: whose roads get there with so many more, or fewer
    site = array(f32, PLAYERS, DISTANCES)  # the best site so many roads away
    second_site = array(f32, PLAYERS)
    contested = array(f32, PLAYERS)
    sites = array(i8, PLAYERS, DISTANCES)  # how many of them
    seen_roads = array(i8, PATHS)  # what incomes and sites depend on, in the position before
    seen_buildings = array(i8, INTERSECTIONS)
    seen_cities = array(i8, INTERSECTIONS)
    seen_robber = array(i16, 1)
    changed = array(i8, 1)  # bits: what is not in the rows as it is now
    cost = array(f32, RESOURCES)

    # The network.
    rows = array(f32, PLAYERS, FEATURES)
    first = array(f32, FIRST_LAYER)
    second = array(f32, SECOND_LAYER)
    chances = array(np.float64, PLAYERS)

    # A turn: two rows of positions, those reached and those found from them.
    value = array(np.float64, 2, WIDEST)
    bonus = array(np.float64, 2, WIDEST)  # what is known of a position besides its own value
    begins = array(i64, 2, WIDEST)  # the first action on the way there
    only_cards = array(i8, 2, WIDEST)  # whether nothing but further cards may follow
    count = array(i16, 2)
    best = array(np.float64, 1)
    chosen = array(i64, 1)
    ends = array(np.float64, ENDS)  # the best ends of the turn that begin with different actions
    end_begins = array(i64, ENDS)
    end_count = array(i16, 1)
    end_kept = array(np.float64, ENDS)
    kept_begins = array(i64, ENDS)
    tried = array(np.float64, ENDS)  # the chances that rehearsals led to, added up
    is_tried = array(i8, ENDS)
    looked = array(i64, 1)  # how many positions were valued for this decision
    tree = array(i64, DEEPEST, MOST_LEGAL)  # a list of actions for each purchase of a winning turn
    tree_at = array(i16, DEEPEST)
    tree_count = array(i16, DEEPEST)
    worth = array(np.float64, MOST_LEGAL)
    robbed = array(i64, 1)  # the hex and the victim last thought best
    victim = array(i64, 1)
    listed = array(i64, MOST_LEGAL)
    places = array(i64, MOST_LEGAL)
    openings = array(i64, MOST_LEGAL)
    trades = array(i64, 16)
    lost = array(i8, RESOURCES)
    stream = array(i64, 4)
