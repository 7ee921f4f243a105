"""Puzzles over REST. Nothing is kept here: a device says what it has played so far, and is told how things stand."""

from __future__ import annotations

from typing import Any

from ...coach.puzzles import WIN, Puzzle
from ...coach.puzzles.solving import Attempt, Verdict, solution
from ...contract.errors import IllegalAction
from ...contract.game import Game
from ..refusals import refused_by_game
from ..table.telling.teller import Teller
from .lessons import frame_of

Json = dict[str, Any]
NAMES = ("Nora", "Milo", "Ada", "Rui", "Inés", "Tom")


def attempted(puzzle: Puzzle, game: Game, actions: list[str | Json], shown: bool) -> Json:
    """A puzzle after these actions; what was right, once it is over or somebody asks to be shown."""
    attempt = Attempt(puzzle, game)
    teller = Teller(attempt.match, [puzzle.seat])
    attempt.watched_by(teller.watch)
    for action in actions:
        teller.forget_events()
        try:
            attempt.play(action)
        except IllegalAction as error:
            raise refused_by_game(error.reason) from None
    frames = [frame_of(teller, puzzle.seat, [seen]) for seen in teller.steps] or [frame_of(teller, puzzle.seat, [])]
    for frame in frames:
        frame["own"].pop("templates", None)  # nobody is there to answer an offer
    for frame in frames[:-1] if attempt.verdict is Verdict.OPEN else frames:
        frame["own"].pop("legal", None)
    players = attempt.match.players
    return {
        **puzzle.summary(),
        "seat": puzzle.seat,
        "names": ["" if seat == puzzle.seat else NAMES[seat] for seat in range(players)],
        "wins": puzzle.kind == WIN,
        "verdict": attempt.verdict,
        "frames": frames,
        **({} if actions else {"board": game.board_document(attempt.match.board)}),
        **({"solution": solution(attempt)} if shown or attempt.verdict is not Verdict.OPEN else {}),
    }
