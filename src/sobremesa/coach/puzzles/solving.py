"""A puzzle being solved, by the real rules: what was played, and whether that was it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from sobremesa.contract.dice import Seeded
from sobremesa.contract.game import AnyAction, Game, Step
from sobremesa.contract.match import Match, match_from_position

from ..advising import line_of
from . import WIN, Puzzle

MOST_TOLD = 5
ANY = "*"
"""Stands for anything in the words of a puzzle."""


class Verdict(StrEnum):
    OPEN = "open"
    SOLVED = "solved"
    WRONG = "wrong"


class Attempt:
    """Whoever watches is told each step of the match."""

    def __init__(self, puzzle: Puzzle, game: Game) -> None:
        self.puzzle = puzzle
        self.match = match_from_position(game, puzzle.position, Seeded(f"puzzle {puzzle.name}"))
        self.begun = self.match.copy()
        self.verdict = Verdict.OPEN
        self.played: list[str] = []

    def watched_by(self, watcher: Callable[[Step], None]) -> None:
        self.match.watcher = watcher

    def play(self, action: AnyAction) -> None:
        """IllegalAction, or nothing at all once the verdict is there, leaves everything as it was."""
        if self.verdict is not Verdict.OPEN:
            return
        number = self.match.game.number_of(self.match.board, action)
        self.match.play(self.puzzle.seat, number)
        self.played.append(self.match.words(number))
        self.verdict = self._judged()

    def _judged(self) -> Verdict:
        puzzle = self.puzzle
        if puzzle.kind != WIN:
            return Verdict.SOLVED if puzzle.is_good(self.played[0]) else Verdict.WRONG
        result = self.match.result
        if result is not None:
            return Verdict.SOLVED if puzzle.seat in result.winners else Verdict.WRONG
        return Verdict.OPEN if puzzle.seat in self.match.awaited else Verdict.WRONG


def solution(attempt: Attempt) -> dict[str, Any]:
    """What was right, what that and the others were worth, told as the log would."""
    puzzle = attempt.puzzle
    listed = sorted(puzzle.worth.items(), key=lambda one: -one[1])[:MOST_TOLD]
    own = puzzle.worth_of(attempt.played[0]) if attempt.played else None
    return {
        "way": [_parts(attempt.begun, words) for words in puzzle.way or (_right(attempt.begun, puzzle),)],
        "choices": [_told(attempt.begun, puzzle, words, worth) for words, worth in listed],
        "steps": _way(attempt.begun, puzzle),
        "played": own,
        "checked": puzzle.checked,
    }


def _way(begun: Match, puzzle: Puzzle) -> list[dict[str, Any]]:
    """Each step from where the one before has led."""
    match, told = begun.copy(), []
    for words in puzzle.way:
        told.append(_told(match, puzzle, words, None))
        match.play(puzzle.seat, words)
    return told


def _right(begun: Match, puzzle: Puzzle) -> str:
    """What is good; where several actions are, the first of them that is legal."""
    if ANY not in puzzle.good[0]:
        return puzzle.good[0]
    listed = map(begun.words, begun.legal(puzzle.seat).actions)
    return next(words for words in listed if puzzle.is_good(words))


def _parts(match: Match, words: str) -> dict[str, Any]:
    return match.game.kinds.to_json(match.board, match.game.number_of(match.board, words))


def _told(match: Match, puzzle: Puzzle, words: str, worth: float | None) -> dict[str, Any]:
    """A line of the log and the action's parts; words alone for what stands for several actions or comes later."""
    told = {"action": words, "worth": worth, "good": puzzle.is_good(words)}
    if ANY in words:
        return told
    number = match.game.number_of(match.board, words)
    if match.game.refusal(match.board, match.state, puzzle.seat, number):
        return told
    twin = match.copy()
    twin.act(puzzle.seat, number)
    return {**told, "line": line_of(match, puzzle.seat, number, twin), "parts": _parts(match, words)}
