"""The cards of a position: melds on the table, the discards, and the stock that follows from all the rest."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from ...invariants import cards_on_table
from ...parts import card_name
from ...rules import actions
from ...rules.actions import KINDS
from ...rules.cards import COPIES, KINDS_OF_CARDS
from ...rules.laying import place_run, place_set
from ...rules.melding.melds import refuse_run, refuse_set
from ...rules.state import MELDS
from ...rules.turns import PACK_SIZE
from .checking import read_cards, read_list, read_number, read_object, shown


def lay_melds(board: Records, state: Records, doc: Document) -> None:
    now: Any = state[0]
    for number, (here, given) in enumerate(read_list(doc.get("melds", []), "melds", 0, MELDS)):
        meld = read_object(given, here, ("owner", "meld"))
        owner = read_number(meld["owner"], f"{here}.owner", 0, int(board[0]["players"]) - 1)
        if not now["opened"][owner] and not now["opening"][owner]:
            raise BadDocument(f"{here}.owner", f"seat {owner} is not open")
        action = _read_meld(board, meld["meld"], f"{here}.meld")
        lay = place_run if kind_of(action) == actions.RUN else place_set
        lay(_record(state), number, action)
        now["meld_owner"][number], now["melds"] = owner, number + 1


def _read_meld(board: Records, words: object, at: str) -> int:
    if not isinstance(words, str) or not words.startswith(("run ", "set ")):
        raise BadDocument(at, f"must be a run or a set in words, like 'run cups 5-7', not {shown(words)}")
    try:
        action = KINDS.read(None, words)
    except ValueError as error:
        raise BadDocument(at, str(error)) from None
    refuse = refuse_run if kind_of(action) == actions.RUN else refuse_set
    if refuse(_record(board), action):
        raise BadDocument(at, f"{shown(words)} is no meld at this table")
    return action


def _record(records: Records) -> Any:
    """With named fields, as the rules read it."""
    return records.view(np.recarray)[0]


def lay_pile(now: Any, doc: Document) -> None:
    """The last card is the top one; what lies below the two on top has no order."""
    pile = [card for _, card in read_cards(doc.get("pile", []), "pile", PACK_SIZE)]
    for card in pile:
        now["pile"][card] += 1
    now["pile_size"] = len(pile)
    now["top"] = 1 + pile[-1] if pile else 0
    now["under"] = 1 + pile[-2] if len(pile) > 1 and "under" not in doc else 0
    if doc.get("under") is not None:
        raise BadDocument("under", "can only be null: the card below the top one is not known")
    if now["first_up"] and len(pile) != 1:
        raise BadDocument("first_card_up", "then it is the only discard")


def count_stock(now: Any, doc: Document) -> None:
    """All cards that lie nowhere else; whoever writes them down as well must be right."""
    left = COPIES - now["hands"].sum(0) - now["pile"] - cards_on_table(now)
    for card in range(KINDS_OF_CARDS):
        if left[card] < 0:
            raise BadDocument("", f"{COPIES - left[card]} cards {card_name(card)} are given out; there are {COPIES}")
    now["stock"] = left
    now["stock_size"] = left.sum()
    if "stock" in doc:
        given = [card for _, card in read_cards(doc["stock"], "stock", PACK_SIZE)]
        if [given.count(card) for card in range(KINDS_OF_CARDS)] != left.tolist():
            raise BadDocument("stock", "other cards are left by what lies elsewhere")
