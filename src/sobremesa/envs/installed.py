"""Says in a sentence what is missing, if it is."""

from __future__ import annotations

from importlib.util import find_spec

MISSING_SPIEL = "OpenSpiel is not installed: pip install 'sobremesa[spiel]'"
MISSING = (
    "environments need PettingZoo, Gymnasium and PyArrow, which are not all installed: pip install 'sobremesa[envs]'"
)

if not all(map(find_spec, ("gymnasium", "pettingzoo", "pyarrow"))):
    raise ImportError(MISSING)
