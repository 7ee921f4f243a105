"""Variable islands dealt at full speed for simulation (CAT-6, CAT-9): the same draws in the same order as `setup.py`.

A test holds the two together: from the same numbers they make the same island.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.fields import Layout, array, i8, number
from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule

from ..board.bounds import DESERT, HEXES, ROLLS
from ..board.layout import Board

SITES = 12
CORNERS = 6


class Deal(Layout):
    """What is dealt: terrains and harbours to shuffle, tokens in letter order, the ways along which they are laid."""

    terrains = array(i8, HEXES)
    spirals = array(i8, CORNERS, HEXES)
    tokens = array(i8, HEXES)
    sites = number(i8)
    site_ends = array(i8, SITES, 2)
    harbours = array(i8, SITES)
    rolls_for_start = number(i8)


@rule
def shuffle(items: NDArray[np.int8], count: int, stream: NDArray[np.int64]) -> None:
    for last in range(count - 1, 0, -1):
        pick = draw_below(stream, last + 1)
        kept = items[last]
        items[last] = items[pick]
        items[pick] = kept


@rule
def deal_terrains(board: Board, deal: Deal, stream: NDArray[np.int64]) -> None:
    for hex_ in range(board.hexes):
        board.hex_terrain[hex_] = deal.terrains[hex_]
    shuffle(board.hex_terrain[:], int(board.hexes), stream)
    deserts = 0
    for hex_ in range(board.hexes):
        if board.hex_terrain[hex_] == DESERT:
            board.desert_hexes[deserts] = hex_
            deserts += 1


@rule
def lay_tokens(board: Board, deal: Deal, stream: NDArray[np.int64]) -> None:
    way = deal.spirals[draw_below(stream, CORNERS)]
    laid = 0
    for place in range(board.hexes):
        hex_ = int(way[place])
        if board.hex_terrain[hex_] == DESERT:
            board.hex_number[hex_] = 0
        else:
            board.hex_number[hex_] = deal.tokens[laid]
            laid += 1


@rule
def list_numbers(board: Board) -> None:
    for roll in range(ROLLS):
        for place in range(board.number_hex_count[roll]):
            board.number_hexes[roll, place] = -1
        board.number_hex_count[roll] = 0
    for hex_ in range(board.hexes):
        token = int(board.hex_number[hex_])
        if token:
            board.number_hexes[token, board.number_hex_count[token]] = hex_
            board.number_hex_count[token] += 1


@rule
def deal_harbours(board: Board, deal: Deal, kinds: NDArray[np.int8], stream: NDArray[np.int64]) -> None:
    for site in range(deal.sites):
        kinds[site] = deal.harbours[site]
    shuffle(kinds, int(deal.sites), stream)
    for site in range(deal.sites):
        for end in range(2):
            board.intersection_harbour[deal.site_ends[site, end]] = kinds[site]


@rule
def roll_for_start(players: int, stream: NDArray[np.int64]) -> int:
    """CAT-9: the highest roll starts; those who tie roll again."""
    highest = (1 << players) - 1
    while True:
        best, rolled_best, leader = 0, 0, 0
        for seat in range(players):
            if highest >> seat & 1:
                roll = 2 + draw_below(stream, 6) + draw_below(stream, 6)
                if roll > best:
                    best, rolled_best, leader = roll, 1 << seat, seat
                elif roll == best:
                    rolled_best |= 1 << seat
        if rolled_best == 1 << leader:
            return leader
        highest = rolled_best


@rule
def deal_island(board: Board, deal: Deal, kinds: NDArray[np.int8], stream: NDArray[np.int64]) -> None:
    deal_terrains(board, deal, stream)
    lay_tokens(board, deal, stream)
    list_numbers(board)
    deal_harbours(board, deal, kinds, stream)
    board.robber_start = board.desert_hexes[draw_below(stream, int(board.deserts))]
    first = roll_for_start(int(board.players), stream) if deal.rolls_for_start else 0
    board.first_seat = first
    for place in range(board.players):
        board.seat_order[place] = (first + place) % board.players
