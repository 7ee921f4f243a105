"""What a golden game pins down: everything every seat could see, at ten moments of the game."""

from __future__ import annotations

import hashlib
import json

from sobremesa.contract.match import Match

MOMENTS = 10


def digests(match: Match) -> dict[str, str]:
    steps = len(match.steps)
    moments = sorted({steps * part // MOMENTS for part in range(1, MOMENTS + 1)})
    return {str(moment): _digest(match.at(moment)) for moment in moments}


def _digest(match: Match) -> str:
    """From descriptions, not from bytes: the record's layout may change, what players see may not."""
    seen = [match.view(viewer).as_json() for viewer in (None, *range(match.players))]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]
