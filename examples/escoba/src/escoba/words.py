"""Everything a person reads, made from a view: never from the whole state."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.game import Document
from sobremesa.contract.text import Text, inner, listed, seat, term

from .actions import COUNT, DEAL, LAY, LAY_OUT, TAKE, cards_in, kinds
from .cards import NAMES
from .rules import held
from .state import OVER


def names(row: Any) -> list[str]:
    return [NAMES[card] for card in held(row)]


def card_text(card: int) -> dict[str, Any]:
    rank, _, suit = NAMES[card].partition("-")
    return inner(Text("form.card", {"rank": term(rank), "suit": term(suit)}))


def prompt(now: Any, viewer: int | None, awaited: tuple[int, ...]) -> Text:
    if now["phase"] == OVER:
        return Text("prompt.over")
    if not awaited:
        return Text("prompt.deal")
    return Text("prompt.play") if viewer in awaited else Text("prompt.wait", {"player": seat(awaited[0])})


def line(before: Any, actor: int, action: int, after: Any) -> Text:
    match kind_of(action):
        case TAKE.number:
            swept = after["escobas"][actor] > before["escobas"][actor]
            taken = listed([card_text(card) for card in cards_in(TAKE.cards(action))])
            return Text("line.escoba" if swept else "line.take", {"player": seat(actor), "cards": taken})
        case LAY.number:
            return Text("line.lay", {"player": seat(actor), "card": card_text(LAY.card(action))})
        case LAY_OUT.number:
            return Text("line.lay_out", {"card": card_text(LAY_OUT.card(action))})
        case COUNT.number:
            return counted(before, after)
    player = {"player": seat(DEAL.player(action))}
    if kinds.by_number[DEAL].part("card").is_hidden(action):
        return Text("line.deal.hidden", player)
    return Text("line.deal", {**player, "card": card_text(DEAL.card(action))})


def counted(before: Any, after: Any) -> Text:
    gained = [int(points) for points in (after["score"] - before["score"])[: after["players"]]]
    told = [inner(Text("form.gained", {"player": seat(n), "points": points})) for n, points in enumerate(gained)]
    return Text("line.count", {"gained": listed(told)})


def describe(now: Any) -> Document:
    return {
        "table": names(now["table"]),
        "round": int(now["rounds"]),
        "deck": int(now["deck_size"]),
        "dealer": {"seat": int(now["dealer"])},
        "players": [
            {
                "score": int(now["score"][player]),
                "escobas": int(now["escobas"][player]),
                "hand": int(now["hand_size"][player]),
                "taken": int(now["piles"][player].sum()),
            }
            for player in range(now["players"])
        ],
    }
