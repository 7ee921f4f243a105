"""What expansions declare beside the base game: actions, moments and reasons, as their modules' names and values."""

from __future__ import annotations

from typing import Final

from ..expansions.canal.rules import actions as canal_actions
from ..expansions.canal.rules import reasons as canal_reasons
from ..expansions.friends.rules import actions as friends_actions
from ..expansions.friends.rules import phases as friends_phases
from ..expansions.friends.rules import reasons as friends_reasons
from ..expansions.helpers.rules import actions as helpers_actions
from ..expansions.helpers.rules import phases as helpers_phases
from ..expansions.helpers.rules import reasons as helpers_reasons
from ..expansions.large_table import phases as large_table_phases
from ..expansions.large_table import reasons as large_table_reasons
from ..expansions.towns import reasons as towns_reasons

ACTIONS: Final = (vars(canal_actions), vars(friends_actions), vars(helpers_actions))
PHASES: Final = (vars(friends_phases), vars(helpers_phases), vars(large_table_phases))
REASONS: Final = (
    vars(canal_reasons),
    vars(friends_reasons),
    vars(helpers_reasons),
    vars(large_table_reasons),
    vars(towns_reasons),
)
