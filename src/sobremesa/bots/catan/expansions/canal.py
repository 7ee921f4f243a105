"""Canal tokens (SCN-12): played when two for one pays for the best plan at once."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.expansions.canal.rules import actions

from ..plans.building import Plan
from ..plans.values import can_pay
from ..sight import Sight


def choose_canal(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    for plan in plans[:2]:
        if can_pay(plan.cost, sight.hand, sight.rates):
            return None
        for resource in range(RESOURCES):
            action = actions.PLAY_CANAL.of(resource)
            cheaper = [2 if number == resource else rate for number, rate in enumerate(sight.rates)]
            if action in legal and can_pay(plan.cost, sight.hand, cheaper):
                return action
    return None
