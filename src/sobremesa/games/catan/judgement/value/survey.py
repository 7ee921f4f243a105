"""The island and everybody's income, looked over once for each position."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ...board.bounds import (
    BUILDS,
    CARDS,
    CITY,
    DESERT,
    INTERSECTIONS,
    PLAYERS,
    RESOURCES,
    SETTLEMENT,
    VICTORY_POINT,
)
from ...board.layout import Board
from ...hooks.moments import cards_gone
from ...rules.deeds.points import visible_points
from ...rules.deeds.trade import trade_rate
from ...rules.state import State
from ..desk import Desk

THROWS = 36.0
EVEN = 11.6
"""Pips of one resource on an island where all five are equally plentiful."""
INCOMES: Final = 1
SITES: Final = 2


@rule
def pips_of(number: int) -> float:
    return 0.0 if number == 0 else 6.0 - abs(7.0 - number)


@rule
def read_island(board: Board, desk: Desk) -> None:
    """What was noted of another table is forgotten."""
    desk.seen_robber[0] = -1
    desk.changed[0] = INCOMES | SITES
    for player in range(PLAYERS):
        desk.needs[0, player, 0] = -1.0
        desk.needs[1, player, 0] = -1.0
    for resource in range(RESOURCES):
        desk.scarcity[resource] = 0.0
        desk.no_hand[resource] = 0.0
        for build in range(BUILDS):
            desk.costs[build, resource] = board.costs[build, resource]
    for hex_ in range(board.hexes):
        if board.hex_terrain[hex_] != DESERT:
            desk.scarcity[board.hex_terrain[hex_]] += pips_of(int(board.hex_number[hex_]))
    for resource in range(RESOURCES):
        desk.scarcity[resource] = min(1.5, max(0.75, (EVEN / max(1.0, desk.scarcity[resource])) ** 0.5))
    for intersection in range(board.intersections):
        read_intersection(board, desk, intersection)


@rule
def read_intersection(board: Board, desk: Desk, intersection: int) -> None:
    for resource in range(RESOURCES):
        desk.intersection_pips[intersection, resource] = 0.0
    for place in range(board.intersection_hex_count[intersection]):
        hex_ = int(board.intersection_hexes[intersection, place])
        if board.hex_terrain[hex_] != DESERT:
            desk.intersection_pips[intersection, board.hex_terrain[hex_]] += pips_of(int(board.hex_number[hex_]))


@rule
def has_built(state: State, desk: Desk) -> bool:
    """Whether buildings or the robber are not where they were in the position looked at before."""
    moved = int(state.robber) ^ int(desk.seen_robber[0])
    desk.seen_robber[0] = state.robber
    for intersection in range(INTERSECTIONS):
        moved |= int(state.buildings[intersection]) ^ int(desk.seen_buildings[intersection])
        moved |= int(state.cities[intersection]) ^ int(desk.seen_cities[intersection])
        desk.seen_buildings[intersection] = state.buildings[intersection]
        desk.seen_cities[intersection] = state.cities[intersection]
    return moved != 0


@rule
def read_incomes(state: State, board: Board, desk: Desk) -> None:
    if not has_built(state, desk):
        return
    desk.changed[0] |= INCOMES | SITES
    for player in range(board.players):
        desk.best_city[player] = 0.0
        for resource in range(RESOURCES):
            desk.gross[player, resource] = 0.0
    for intersection in range(board.intersections):
        if state.buildings[intersection]:
            read_building(state, desk, int(state.buildings[intersection]) - 1, intersection)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.growth[player, resource] = desk.gross[player, resource]
    block(state, board, desk)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.growth[player, resource] /= THROWS


@rule
def read_building(state: State, desk: Desk, player: int, intersection: int) -> None:
    times = 1 + int(state.cities[intersection])
    total = 0.0
    for resource in range(RESOURCES):
        desk.gross[player, resource] += times * desk.intersection_pips[intersection, resource]
        total += desk.intersection_pips[intersection, resource] * desk.scarcity[resource]
    if times == 1 and total > desk.best_city[player]:
        desk.best_city[player] = total


@rule
def block(state: State, board: Board, desk: Desk) -> None:
    """What the robber keeps back."""
    hex_ = int(state.robber)
    if board.hex_terrain[hex_] == DESERT:
        return
    pips = pips_of(int(board.hex_number[hex_]))
    for corner in range(board.hex_intersection_count[hex_]):
        intersection = int(board.hex_intersections[hex_, corner])
        if state.buildings[intersection]:
            desk.growth[state.buildings[intersection] - 1, board.hex_terrain[hex_]] -= pips * (
                1 + state.cities[intersection]
            )


@rule
def read_players(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """Hands as they lie in the state; development cards as the viewer may expect them."""
    read_incomes(state, board, desk)
    read_unseen(state, board, desk, viewer)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.hand[player, resource] = state.hands[player, resource]
            note_rate(desk, player, resource, trade_rate(state, board, player, resource))
        expect_cards(state, desk, player, viewer)
        desk.points[player] = visible_points(state, board, player) + desk.cards[player, VICTORY_POINT]


@rule
def note_rate(desk: Desk, player: int, resource: int, rate: int) -> None:
    if rate != desk.rate[player, resource]:
        desk.changed[0] |= INCOMES | SITES
        desk.rate[player, resource] = rate
        desk.part[player, resource] = 1.0 / desk.rate[player, resource]


@rule
def read_unseen(state: State, board: Board, desk: Desk, viewer: int) -> None:
    total = 0
    for card in range(CARDS):
        left = unseen_of(state, board, viewer, card)
        desk.unseen[card] = left
        total += left
    for card in range(CARDS):
        desk.unseen[card] = desk.unseen[card] / total if total else 0.0


@rule
def expect_cards(state: State, desk: Desk, player: int, viewer: int) -> None:
    for card in range(CARDS):
        if player == viewer:
            desk.cards[player, card] = state.cards[player, card] + state.fresh[player, card]
        else:
            desk.cards[player, card] = state.card_count[player] * desk.unseen[card]


@rule
def unseen_of(state: State, board: Board, viewer: int, card: int) -> int:
    """How many cards of a kind are in the deck or in others' hands, as far as the viewer knows."""
    left = int(board.deck[card]) - int(state.cards[viewer, card]) - int(state.fresh[viewer, card])
    for player in range(PLAYERS):
        left -= int(state.played[player, card])
    return max(0, left - cards_gone(state, card))


@rule
def settlements_of(state: State, board: Board, player: int) -> int:
    return int(board.pieces[SETTLEMENT]) - int(state.pieces[player, SETTLEMENT])


@rule
def cities_of(state: State, board: Board, player: int) -> int:
    return int(board.pieces[CITY]) - int(state.pieces[player, CITY])
