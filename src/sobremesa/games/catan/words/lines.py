"""The log: one line for each action, from the views before and after it and the action as the viewer saw it."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text, seat

from ..island import Island
from ..rules.actions import KINDS
from .actions import to_words


def line(island: Island, before: Records, actor: int, action: int, after: Records) -> Text:
    kind = KINDS.by_number[kind_of(action)]
    return Text(f"line.{kind.name.replace(' ', '_')}", {"player": seat(actor), "words": to_words(island, action)})
