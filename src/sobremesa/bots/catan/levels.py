"""Levels of CATAN below the searching players: greedy with more or less care."""

from __future__ import annotations

from sobremesa.bots.careless import CarelessBot
from sobremesa.bots.player import Bot

from .greedy import GreedyBot


class CarelessGreedy(CarelessBot):
    def careful(self, seed: str) -> Bot:
        return GreedyBot(seed)


class BeginnerBot(CarelessGreedy):
    slips = 250


class EasyGoingBot(CarelessGreedy):
    slips = 120


class SteadyBot(CarelessGreedy):
    slips = 0
