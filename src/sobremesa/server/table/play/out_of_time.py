"""What is played for a seat that does not answer in time: the game's default action.

Whoever sees a clock run out knows what is played then. So of choices that look alike to everybody else one is drawn:
were it always the first of a list, they would learn what is not in it. The draw follows from the key of the table's
dice, which nobody at the table knows while the game goes on: it can be told ahead, and is the same after a restart.
"""

from __future__ import annotations

import hmac

from ....contract.action import KIND_MASK, is_family
from ....contract.dice import Provable
from ....contract.match import Match


def default_action(match: Match, seat: int) -> int:
    game, board, state = match.game, match.board, match.state
    legal, question = game.legal(board, state, seat), game.question(board, state, seat)
    return one_alike(match, seat, question, game.default_among(board, state, seat, legal), legal)


def one_alike(match: Match, seat: int, question: int, usual: int, legal: list[int]) -> int:
    """One of the legal actions that nobody else could tell from the usual one."""
    redact = match.game.redact
    if usual & KIND_MASK not in match.game.kinds.secret or not isinstance(match.dice, Provable):
        return usual
    shown = redact(seat, usual, None)
    alike = [action for action in legal if not is_family(action) and redact(seat, action, None) == shown]
    return alike[_drawn(match.dice.key, seat, question) % len(alike)] if alike else usual


def _drawn(key: bytes, seat: int, question: int) -> int:
    told = f"out of time: seat {seat}, question {question}"
    return int.from_bytes(hmac.digest(key, told.encode(), "sha256"), "big")
