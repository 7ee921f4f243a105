"""Maps of towns in a position: where Catan tokens still lie (SCN-5)."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import VICTORY
from ...board.checking import read_choice, read_list
from ...island import Island
from .upkeep import tokens_taken

OF_THE_TABLE = ("tokens_at",)


def write_tokens(island: Island, now: Any) -> Document:
    if not island.numbers[0]["marked_paths"]:
        return {}
    return {"tokens_at": [island.names.intersections[place] for place in now["token_at"].nonzero()[0]]}


def read_tokens(island: Island, now: Any, doc: Document) -> int:
    """How many were taken; where nothing is said, those with a road beside them."""
    board = island.numbers[0]
    if not board["marked_paths"]:
        if "tokens_at" in doc:
            raise BadDocument("tokens_at", "there are no tokens on this island")
        return 0
    lying = board["intersection_kind"] == VICTORY
    if "tokens_at" not in doc:
        now["token_at"] = lying & (now["roads_at"] == 0)
        return tokens_taken(board, now)
    names = [name for name, is_there in zip(island.names.intersections, lying, strict=False) if is_there]
    now["token_at"] = 0
    for here, name in read_list(doc["tokens_at"], "tokens_at", 0, len(names)):
        now["token_at"][island.names.intersections.index(read_choice(name, here, names))] = 1
    return tokens_taken(board, now)
