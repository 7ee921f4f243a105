"""Maps of towns in words."""

from __future__ import annotations

from sobremesa.contract.text import Text, seat

from ...words.step import Step


def taken(step: Step) -> list[Text]:
    """SCN-5: the token of a victory intersection."""
    if step.before["token_at"] == step.after["token_at"]:
        return []
    tokens = sum(step.fewer("token_at"))
    return [Text("line.token", {"player": seat(step.actor)})] * tokens
