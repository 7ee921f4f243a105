"""What expansions add to the choices of a turn, and who answers at the moments that are theirs."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.catan.expansions.friends.rules.phases import ANSWER_GIFT, FIRST_DRAW
from sobremesa.games.catan.expansions.helpers.rules.phases import CONSOLE
from sobremesa.games.catan.expansions.large_table.phases import EXTRA_BUILDING
from sobremesa.games.catan.rules import actions

from ..expansions.canal import choose_canal
from ..expansions.favours import answer_friendly, choose_exchange, choose_favour, choose_gift
from ..expansions.helpers import answer_helpful, answer_roll, choose_early_help, choose_gain, choose_help
from ..plans.building import Plan, choose_build
from ..plans.roads import Roads
from ..sight import Sight


def choose_before_roll(sight: Sight, legal: Sequence[int]) -> int | None:
    return choose_early_help(sight, legal)


def choose_with_discards(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    return answer_roll(sight, plans, legal)


def answer_at_moment(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """None at a moment of the base game."""
    phase = int(sight.now["phase"])
    if phase == EXTRA_BUILDING:
        return choose_build(sight, plans, legal) or actions.END_TURN
    if ANSWER_GIFT <= phase <= FIRST_DRAW:
        return answer_friendly(sight, plans, legal)
    return answer_helpful(sight, plans, legal) if phase >= CONSOLE else None


def choose_before_building(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    gain = choose_gain(sight, plans, legal)
    return gain or (choose_favour(sight, plans, roads, legal) if _are_friends(sight) else None)


def choose_after_building(sight: Sight, plans: Sequence[Plan], roads: Roads, legal: Sequence[int]) -> int | None:
    return choose_canal(sight, plans, legal) or choose_help(sight, plans, roads, legal)


def choose_at_end(sight: Sight, plans: Sequence[Plan], legal: Sequence[int]) -> int | None:
    """At the end of the turn: a gift, or an exchange if no favour was used."""
    return (choose_gift(sight, plans, legal) or choose_exchange(legal)) if _are_friends(sight) else None


def _are_friends(sight: Sight) -> bool:
    return bool(sight.ground.island.numbers[0]["friends"])
