"""Whether a balancer should send people here: the store takes rows, the rules are compiled, and nobody is leaving."""

from __future__ import annotations

from collections.abc import Iterable

from ..process.rules import Rules
from ..store.condition import Condition

DRAINING, STORE, RULES = "draining", "store_failing", "rules_preparing"


class Readiness:
    def __init__(self, condition: Condition, rules: Rules) -> None:
        self.condition, self.rules = condition, rules
        self.awaited: frozenset[str] = frozenset()
        """The games that are prepared at the start."""
        self.is_draining = False

    def wait_for(self, games: Iterable[str]) -> None:
        self.awaited = frozenset(games)

    def drain(self) -> None:
        """From now on nobody new should come here; who is here is not disturbed."""
        self.is_draining = True

    async def obstacles(self) -> list[str]:
        """What speaks against coming here. A game whose rules cannot be compiled does not: the others can be played."""
        found = [DRAINING] if self.is_draining else []
        if not await self.condition.is_good():
            found.append(STORE)
        if any(self.rules.status(name) in ("cold", "preparing") for name in self.awaited):
            found.append(RULES)
        return found
