"""One judge a game. A game without one is not analysed, and says so."""

from __future__ import annotations

from sobremesa.contract.match import Match

from ..judging import Judge


def judge_for(match: Match) -> Judge | None:
    if match.game.label.id == "catan":
        from .catan import CatanJudge

        return CatanJudge(match.players)
    if match.game.label.id == "catan_dice":
        return _judge_of_dice(match)
    if match.game.label.id == "remigio":
        from .remigio import RemigioJudge

        return RemigioJudge(match.players)
    return None


def _judge_of_dice(match: Match) -> Judge:
    if match.board.is_plus:
        from .catan_dice_plus import PlusJudge

        return PlusJudge(match.players)
    from .catan_dice import DiceJudge

    return DiceJudge()
