"""What expansions let a table choose, and what excludes what; light, like the label."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.options import Exclusion, Option

from ..expansions.canal import options as canal
from ..expansions.friends import options as friends
from ..expansions.helpers import options as helpers
from ..expansions.large_table import options as large_table

OPTIONS: Final[tuple[Option, ...]] = (
    *friends.OPTIONS,
    *helpers.OPTIONS,
    *canal.OPTIONS,
    *large_table.OPTIONS,
)
EXCLUSIONS: Final[tuple[Exclusion, ...]] = (*canal.EXCLUSIONS, *large_table.EXCLUSIONS)
