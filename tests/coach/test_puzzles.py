"""Puzzles: each is a position that is read, a question that can be answered, and a solution that the rules confirm."""

from __future__ import annotations

import pytest

from sobremesa.coach.judges.catan_trying import Trying
from sobremesa.coach.puzzles import WIN, Puzzle, puzzles
from sobremesa.coach.puzzles.solving import Attempt, Verdict, solution
from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import match_from_position
from sobremesa.games import rules
from sobremesa.games.catan.rules import actions
from tests.catan.support.other_world import scramble

LEAST = {"catan": 300, "remigio": 100, "catan_dice": 100}
KINDS = {
    "catan": {"win", "best", "trade", "founding"},
    "remigio": {"open", "discard"},
    "catan_dice": {"keep", "build"},
}
EVERY = 23
"""Of the long list so many are passed over between two that are played; the maker has played all of them."""


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_of_every_kind(game: str) -> None:
    listed = list(puzzles(game).values())
    assert len(listed) >= LEAST[game]
    assert {puzzle.kind for puzzle in listed} == KINDS[game]
    assert [puzzle.rating for puzzle in listed] == sorted(puzzle.rating for puzzle in listed)
    assert all(puzzle.good and puzzle.checked["by"] in ("search", "solution", "rollouts") for puzzle in listed)
    assert all(puzzle.way for puzzle in listed if puzzle.kind == WIN)


def solved_by(attempt: Attempt, puzzle: Puzzle) -> None:
    """What solves it is played, a pattern by the first action it fits."""
    for words in puzzle.way or puzzle.good[:1]:
        listed = [attempt.match.words(one) for one in attempt.match.legal(puzzle.seat).actions]
        fitting = [one for one in listed if one == words] or [one for one in listed if puzzle.is_good(one)]
        attempt.play(fitting[0])


@pytest.mark.parametrize("game", LEAST)
def test_every_puzzle_is_solved_by_its_own_solution(game: str) -> None:
    for puzzle in list(puzzles(game).values())[::EVERY]:
        attempt = Attempt(puzzle, rules(game))
        assert len(attempt.match.legal(puzzle.seat).actions) > 1
        solved_by(attempt, puzzle)
        assert attempt.verdict is Verdict.SOLVED, puzzle.name
        told = solution(attempt)
        assert told["way"]
        assert all(one.get("line") or "*" in one["action"] for one in (*told["choices"], *told["steps"]))


@pytest.mark.parametrize("game", LEAST)
def test_another_choice_does_not_solve_it(game: str) -> None:
    for puzzle in list(puzzles(game).values())[::EVERY]:
        if puzzle.kind == WIN:
            continue
        attempt = Attempt(puzzle, rules(game))
        legal = [attempt.match.words(one) for one in attempt.match.legal(puzzle.seat).actions]
        attempt.play(next(words for words in legal if not puzzle.is_good(words)))
        assert attempt.verdict is Verdict.WRONG
        before = len(attempt.match.steps)
        attempt.play(legal[0])
        assert len(attempt.match.steps) == before, "nothing is played once the verdict is there"


def test_ending_the_turn_does_not_win_it() -> None:
    puzzle = next(one for one in puzzles("catan").values() if one.kind == WIN)
    attempt = Attempt(puzzle, rules("catan"))
    attempt.play("end turn")
    assert attempt.verdict is Verdict.WRONG


def test_hidden_cards_have_no_influence_on_what_a_puzzle_calls_best() -> None:
    for puzzle in [one for one in puzzles("catan").values() if one.kind in ("best", "trade")][:3]:
        match = match_from_position(rules("catan"), puzzle.position, Seeded("puzzle"))
        other = match.copy()
        other.state = scramble(match.board, match.state, puzzle.seat, Seeded(3))
        listed = [one for one in match.legal(puzzle.seat).actions if not _is_deal(one)][:3]
        tried = [Trying(one, puzzle.seat, 2).tried(listed, 0, 2, 2) for one in (match, other)]
        assert (tried[0] == tried[1]).all()


def _is_deal(action: int) -> bool:
    return actions.DEALING.holds(kind_of(action)) and kind_of(action) not in (actions.ACCEPT, actions.DECLINE)
