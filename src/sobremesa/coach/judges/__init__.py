"""One judge a game. A game without one is not analysed, and says so."""

from __future__ import annotations

from sobremesa.contract.match import Match

from ..judging import Judge


def judge_for(match: Match) -> Judge | None:
    if match.game.label.id == "catan":
        from .catan import CatanJudge

        return CatanJudge(match.players)
    if match.game.label.id == "catan_dice" and not match.board.is_plus:
        from .catan_dice import DiceJudge

        return DiceJudge()
    if match.game.label.id == "remigio":
        from .remigio import RemigioJudge

        return RemigioJudge(match.players)
    return None
