"""The island and everybody's income, looked over once for each position."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.bounds import BUILDS, CARDS, CITY, DESERT, KNIGHT, PLAYERS, RESOURCES, SETTLEMENT, VICTORY_POINT
from ..board.layout import Board
from ..rules.points import visible_points
from ..rules.state import State
from ..rules.trade import trade_rate
from .desk import Desk

THROWS = 36.0
EVEN = 11.6
"""Pips of one resource on an island where all five are equally plentiful."""


@rule
def pips_of(number: int) -> float:
    return 0.0 if number == 0 else 6.0 - abs(7.0 - number)


@rule
def read_island(board: Board, desk: Desk) -> None:
    """What was noted of another table is forgotten."""
    desk.seen_roads[0] = -1
    for player in range(PLAYERS):
        desk.needs[player, 0] = -1.0
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
    for node in range(board.nodes):
        read_node(board, desk, node)


@rule
def read_node(board: Board, desk: Desk, node: int) -> None:
    for resource in range(RESOURCES):
        desk.node_pips[node, resource] = 0.0
    for place in range(board.node_hex_count[node]):
        hex_ = int(board.node_hexes[node, place])
        if board.hex_terrain[hex_] != DESERT:
            desk.node_pips[node, board.hex_terrain[hex_]] += pips_of(int(board.hex_number[hex_]))


@rule
def read_incomes(state: State, board: Board, desk: Desk) -> None:
    for player in range(board.players):
        desk.best_city[player] = 0.0
        for resource in range(RESOURCES):
            desk.gross[player, resource] = 0.0
    for node in range(board.nodes):
        if state.buildings[node]:
            read_building(state, desk, int(state.buildings[node]) - 1, node)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.growth[player, resource] = desk.gross[player, resource]
    block(state, board, desk)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.growth[player, resource] /= THROWS


@rule
def read_building(state: State, desk: Desk, player: int, node: int) -> None:
    times = 1 + int(state.cities[node])
    total = 0.0
    for resource in range(RESOURCES):
        desk.gross[player, resource] += times * desk.node_pips[node, resource]
        total += desk.node_pips[node, resource] * desk.scarcity[resource]
    if times == 1 and total > desk.best_city[player]:
        desk.best_city[player] = total


@rule
def block(state: State, board: Board, desk: Desk) -> None:
    """What the robber keeps back."""
    hex_ = int(state.robber)
    if board.hex_terrain[hex_] == DESERT:
        return
    pips = pips_of(int(board.hex_number[hex_]))
    for corner in range(board.hex_node_count[hex_]):
        node = int(board.hex_nodes[hex_, corner])
        if state.buildings[node]:
            desk.growth[state.buildings[node] - 1, board.hex_terrain[hex_]] -= pips * (1 + state.cities[node])


@rule
def read_players(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """Hands as they lie in the state; development cards as the viewer may expect them."""
    read_incomes(state, board, desk)
    for player in range(board.players):
        for resource in range(RESOURCES):
            desk.hand[player, resource] = state.hands[player, resource]
            desk.rate[player, resource] = trade_rate(state, board, player, resource)
            desk.part[player, resource] = 1.0 / desk.rate[player, resource]
        expect_cards(state, board, desk, player, viewer)
        desk.points[player] = visible_points(state, board, player) + desk.cards[player, VICTORY_POINT]


@rule
def expect_cards(state: State, board: Board, desk: Desk, player: int, viewer: int) -> None:
    if player == viewer:
        for card in range(CARDS):
            desk.cards[player, card] = state.cards[player, card] + state.fresh[player, card]
        return
    total = 0
    for card in range(CARDS):
        total += unseen_of(state, board, viewer, card)
    for card in range(CARDS):
        share = unseen_of(state, board, viewer, card) / total if total else 0.0
        desk.cards[player, card] = state.card_count[player] * share


@rule
def unseen_of(state: State, board: Board, viewer: int, card: int) -> int:
    """How many cards of a kind are in the deck or in others' hands, as far as the viewer knows."""
    left = int(board.deck[card]) - int(state.cards[viewer, card]) - int(state.fresh[viewer, card])
    for player in range(PLAYERS):
        left -= int(state.played[player, card])
    return max(0, left - int(state.knights_given)) if card == KNIGHT else max(0, left)


@rule
def settlements_of(state: State, board: Board, player: int) -> int:
    return int(board.pieces[SETTLEMENT]) - int(state.pieces[player, SETTLEMENT])


@rule
def cities_of(state: State, board: Board, player: int) -> int:
    return int(board.pieces[CITY]) - int(state.pieces[player, CITY])
