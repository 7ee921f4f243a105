"""Why not, as numbers: 42, 50 and 51."""

from __future__ import annotations

from typing import Final

NO_CANAL: Final = 42
NO_CANAL_TOKEN: Final = 50
ALREADY_CHEAP: Final = 51
