"""Where expansions come in among the words: lines of the log, prompts, refusals, and what is traded beside cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.contract.text import Text

from ..expansions.canal import words as canal
from ..expansions.friends import words as friends
from ..expansions.helpers import words as helpers
from ..expansions.large_table import words as large_table
from ..expansions.towns import words as towns
from ..island import Island
from ..words.case import Case
from ..words.step import Step
from ..words.values import Values

TELLING: Final[dict[int, Callable[[Step], Text]]] = {**canal.TELLING, **friends.TELLING, **helpers.TELLING}
"""The log's line for each kind of action that needs more than its name."""

PROMPTS: Final[dict[int, Callable[[Island, Any, int | None], Text]]] = {**friends.PROMPTS, **helpers.PROMPTS}
"""By moment, for every seat and for spectators."""

CARD_GIVEN: Final[dict[int, str]] = friends.CARD_GIVEN
CARD_TAKEN: Final[dict[int, str]] = {**friends.CARD_TAKEN, **helpers.CARD_TAKEN}
"""Which part of an action says what a seat gives, or what the bank does."""

REFUSAL_VALUES: Final[dict[int, Callable[[Case], Values]]] = {
    **canal.REFUSAL_VALUES,
    **friends.REFUSAL_VALUES,
    **helpers.REFUSAL_VALUES,
}
REFUSAL_VARIANTS: Final[dict[int, Callable[[Case], str]]] = {**friends.REFUSAL_VARIANTS, **helpers.REFUSAL_VARIANTS}


def turn_ended(step: Step) -> Text | None:
    """If it ended otherwise than with the next turn."""
    return large_table.turn_ended(step)


def also(step: Step) -> list[Text]:
    """What came of an action besides."""
    return [*towns.taken(step), *canal.earned(step), *friends.earned(step), *helpers.also(step)]


def in_main(now: Any) -> Text | None:
    """What the active player reads at another moment than their own turn."""
    return large_table.in_main(now)


def may_spare(island: Island, now: Any) -> bool:
    """Whether an expansion lets the active player decline a theft."""
    return friends.may_spare(island, now)


def sparing_earns(island: Island, now: Any) -> bool:
    return friends.sparing_earns(island, now)


def while_discarding(now: Any, seat: int | None, waiting: list[int]) -> Text | None:
    """What is asked together with the discards."""
    return helpers.sheltered(now, seat, waiting)


def asked_with_discards(now: Any) -> set[int]:
    return helpers.asked(now)
