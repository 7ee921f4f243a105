"""CATAN at full speed: thousands of games a second, dealt, played and summed up by compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from sobremesa.contract.dice import Draws, Seeded
from sobremesa.contract.fields import Records
from sobremesa.kernel.chance import Streams
from sobremesa.kernel.dice import StreamDice
from sobremesa.kernel.simulation import RANDOM, Beginner, Flags, Numbers, Simulation, as_bytes, module_of, straight_door

from . import beginning
from .board.bounds import HARBOUR_NAMES, TERRAIN_NAMES
from .board.islands import Island as Geometry
from .board.islands import island_for
from .board.layout import set_order
from .board.names import names
from .board.setup import make_start, turn_order
from .island import make_island
from .judgement.desk import Desk
from .options import has_map
from .rules.dealing import Deal
from .rules.legal import MOST_LEGAL

STEADY = "steady"


class CatanSimulation(Simulation):
    most_legal = MOST_LEGAL
    policies = (RANDOM, STEADY)
    doors_in = f"{__package__}.rules.batch_doors"
    policy_doors_in = (f"{__package__}.judgement.steady_doors",)

    def begin(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        if has_map(options):
            return _on_map(players, options, chance)
        if _is_dealt(options):
            return self.dealt(players, options, chance)
        made = [made_one(players, options, StreamDice(stream)) for stream in chance]
        return np.concatenate([board for board, _ in made]), np.concatenate([state for _, state in made])

    def dealt(self, players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
        """One island made in Python is the pattern; all others are dealt from it."""
        pattern, first, deal = _pattern(players, tuple(sorted(options.items())))
        boards, states = np.repeat(pattern, len(chance)), np.repeat(first, len(chance))
        self.doors.deal_games(boards, states, np.arange(len(chance)), deal, chance)
        return boards, states

    def beginner(self, players: int, options: Mapping[str, Any]) -> Beginner:
        if not _is_dealt(options):
            return super().beginner(players, options)
        pattern, first, deal = _pattern(players, tuple(sorted(options.items())))
        deal_games = straight_door(self.doors_in, "deal_games")

        def begin_at(boards: Records, states: Records, places: Numbers, chance: Streams) -> None:
            as_bytes(boards)[places], as_bytes(states)[places] = as_bytes(pattern), as_bytes(first)
            deal_games(boards, states, places, deal, chance)

        return begin_at

    def play_out(self, boards: Records, states: Records, chance: Streams, cap: int, policy: str = RANDOM) -> Numbers:
        if policy == RANDOM:
            return super().play_out(boards, states, chance, cap, policy)
        decisions: Numbers = np.zeros(len(states), np.int64)
        steady_doors = module_of(self.policy_doors_in[0])
        steady_doors.play_out_steady_many(boards, states, Desk.new(), chance, cap, decisions)
        return decisions

    def summary(self, players: int, boards: Records, states: Records) -> tuple[Flags, Numbers, Numbers]:
        won, scores = self.outcome(players, boards, states, np.arange(len(states)))
        return won, states["turn"].astype(np.int64), scores

    def outcome(self, players: int, boards: Records, states: Records, places: Numbers) -> tuple[Flags, Numbers]:
        won, scores = np.zeros((len(places), players), np.bool_), np.zeros((len(places), players), np.int64)
        straight_door(self.doors_in, "sum_up")(boards, states, places, won, scores)
        return won, scores


def _is_dealt(options: Mapping[str, Any]) -> bool:
    """Whether compiled rules can deal the island."""
    if has_map(options):
        return False
    return (options["setup"], options["tokens"]) == ("variable", "letters") and bool(options["start"] != "random")


def made_one(players: int, options: Mapping[str, Any], draws: Draws) -> tuple[Records, Records]:
    """As a match would begin."""
    start = make_start(players, options, draws)
    island = make_island(players, options, start)
    return island.numbers, beginning.first_state(island, start)


@cache
def _pattern(players: int, options: tuple[tuple[str, Any], ...]) -> tuple[Records, Records, Records]:
    """A board, a first state and how to deal others: made once for each kind of table."""
    board, state = made_one(players, dict(options), Seeded(0))
    return board, state, deal_of(island_for(players), dict(options))


def _on_map(players: int, options: Mapping[str, Any], chance: Streams) -> tuple[Records, Records]:
    """The map is the same in every game; who begins is not."""
    pattern, first = made_one(players, options, StreamDice(chance[0].copy()))
    boards, states = np.repeat(pattern, len(chance)), np.repeat(first, len(chance))
    for place, stream in enumerate(chance):
        order, _ = turn_order(players, options["start"], StreamDice(stream))
        set_order(boards[place : place + 1], order)
    states["active"] = boards["first_seat"]
    beginning.ask_first(states)
    return boards, states


def deal_of(geometry: Geometry, options: Mapping[str, Any]) -> Records:
    """What the compiled dealer needs to know of an island."""
    deal = Deal.new()
    now: Any = deal[0]
    places = {name: place for place, name in enumerate(geometry.hexes)}
    known = names(geometry.document({name: {} for name in geometry.hexes}, geometry.harbours, ""))
    now["terrains"][: len(places)] = [TERRAIN_NAMES.index(terrain) for terrain in geometry.terrains]
    for row, corner in enumerate(geometry.corners):
        now["spirals"][row, : len(places)] = [places[name] for name in geometry.spiral(corner)]
    now["tokens"][: len(geometry.tokens)] = geometry.tokens
    now["sites"] = len(geometry.sites)
    for row, site in enumerate(geometry.sites):
        now["site_ends"][row] = [known.intersection(name) for name in geometry.ends(*site)]
        now["harbours"][row] = HARBOUR_NAMES.index(geometry.harbours[row])
    now["rolls_for_start"] = options["start"] == "roll"
    return deal
