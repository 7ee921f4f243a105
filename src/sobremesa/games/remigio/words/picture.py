"""The table as a picture: melds by owner, stock and discards, and the hand of the one who looks."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records

from ..parts import card_name
from ..views import Laid
from .cards import meld_cards
from .description import names_of

WIDTH = 900
CARD_WIDTH, CARD_HEIGHT = 44, 64
SYMBOLS = {"clubs": "♣", "coins": "●", "cups": "♥", "swords": "♠"}
INKS = {"clubs": "#1f6b3a", "coins": "#a86a00", "cups": "#b3202c", "swords": "#1f3f77", "joker": "#5b2a86"}
RANKS = {"ace": "1", "jack": "J", "knight": "C", "king": "R"}


def svg(board: Records, seen: Records, seat: int | None) -> str:
    now: Any = seen[0]
    players = int(board[0]["players"])
    parts = [_middle(now)]
    top = 110
    for player in range(players):
        drawn, top = _player(now, player, top)
        parts.append(drawn)
    if seat is not None:
        parts.append(_text(16, top + 18, "hand"))
        parts.append(_row([Laid(card=name) for name in names_of(now["hands"][seat])], 16, top + 26))
        top += 110
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" font-family="system-ui, sans-serif">'
        f'<rect width="{WIDTH}" height="{top}" fill="#2f6b4f"/>{body}</svg>'
    )


def _text(x: int, y: int, words: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="14" fill="#fff">{words}</text>'


def _middle(now: Any) -> str:
    back = f'<rect x="16" y="16" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5" fill="#7a3b2e" stroke="#fff"/>'
    stock = back + _text(16, 98, f"stock {int(now['stock_size'])}")
    top = _card(Laid(card=card_name(int(now["top"]) - 1)), 90, 16) if now["top"] else ""
    return stock + top + _text(90, 98, f"discards {int(now['pile_size'])}")


def _player(now: Any, player: int, top: int) -> tuple[str, int]:
    state = "out" if now["out"][player] else "open" if now["opened"][player] else "not open"
    head = f"player {player + 1}: {int(now['points'][player])} points, {int(now['hand_size'][player])} cards, {state}"
    parts = [_text(16, top + 18, head)]
    melds = [meld for meld in range(now["melds"]) if now["meld_owner"][meld] == player]
    x, y = 16, top + 26
    for meld in melds:
        cards = meld_cards(now, meld)
        wide = len(cards) * 24 + 36
        if x + wide > WIDTH:
            x, y = 16, y + CARD_HEIGHT + 8
        parts.append(_row(cards, x, y))
        x += wide
    return "".join(parts), (y + CARD_HEIGHT + 12 if melds else top + 30)


def _row(cards: list[Laid], x: int, y: int) -> str:
    return "".join(_card(card, x + 24 * place, y) for place, card in enumerate(cards))


def _card(card: Laid, x: int, y: int) -> str:
    rank, _, suit = card.card.partition(" ")
    ink = INKS[suit or "joker"]
    index = RANKS.get(rank, rank) if suit else "★"
    face = f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5" fill="#fffdf6" stroke="#444"/>'
    corner = f'<text x="4" y="16" font-size="14" font-weight="700" fill="{ink}">{index}</text>'
    symbol = f'<text x="4" y="34" font-size="16" fill="{ink}">{SYMBOLS.get(suit, "★")}</text>'
    title = f"<title>{card.card}{f' as {card.stands_for}' if card.stands_for else ''}</title>"
    return f'<g transform="translate({x} {y})">{title}{face}{corner}{symbol}</g>'
