"""Five levels of Remigio: from one who parts with cards by a hasty glance to one who tries everything out at length."""

from __future__ import annotations

from sobremesa.bots.noise import normal
from sobremesa.contract.dice import Seeded
from sobremesa.contract.view import View

from .greedy import GreedyBot
from .patient import PatientBot


class HastyBot(GreedyBot):
    """Judges what a card is worth to the hand with an error of its own, drawn for every card and turn."""

    error: float

    def __init__(self, seed: int | str | None = None) -> None:
        self.draws = Seeded(seed)

    def regret(self, view: View, seat: int, card: int) -> float:
        return super().regret(view, seat, card) + self.error * normal(self.draws)


class BeginnerBot(HastyBot):
    error = 8.0


class EasyGoingBot(HastyBot):
    error = 4.5


class SteadyBot(HastyBot):
    error = 2.7


class StrongBot(HastyBot):
    error = 0.0


class ExpertBot(PatientBot):
    """Takes its time."""
