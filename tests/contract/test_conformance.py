"""The honest toy passes every check; each twin is caught by the check made for it."""

from __future__ import annotations

import pytest

from sobremesa.contract.conformance import (
    NotConforming,
    Subject,
    check_all,
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.toys import leaks, sealed


def other_world(board: Records, state: Records, viewer: int | None, draws: Draws) -> Records:
    return sealed.scramble(state, viewer, draws)


def subject(game: sealed.Sealed, players: int = 3) -> Subject:
    return Subject(game, players, scramble=other_world)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_honest_toy_conforms(players: int) -> None:
    check_all(subject(sealed.Sealed(), players), games=12)


@pytest.mark.parametrize(
    ("twin", "check"),
    [
        (leaks.LeaksInTheView, check_two_worlds),
        (leaks.LeaksInTheView, check_same_story),
        (leaks.LeaksInLegal, check_sufficiency),
        (leaks.LeaksInLegal, check_two_worlds),
        (leaks.LeaksInARefusal, check_sufficiency),
        (leaks.LeaksInARefusal, check_two_worlds),
        (leaks.LeaksInTheLog, check_two_worlds),
        (leaks.LeaksInALine, check_two_worlds),
        (leaks.LeaksToASpectator, check_two_worlds),
        (leaks.LeaksToASpectator, check_same_story),
        (leaks.LeaksInTheQuestionNumber, check_two_worlds),
        (leaks.LeaksInTheQuestionNumber, check_same_story),
        (leaks.LeaksInAnOpenAction, check_two_worlds),
        (leaks.LeaksInAnOpenAction, check_same_story),
        (leaks.LeaksInTheDefault, check_sufficiency),
        (leaks.LeaksInImagine, check_imagine),
        (leaks.ForgetsACard, check_basics),
        (leaks.ChangesOnRefusal, check_basics),
    ],
    ids=lambda given: given.__name__,
)
def test_a_twin_is_caught(twin: type[sealed.Sealed], check: object) -> None:
    with pytest.raises(NotConforming):
        check(subject(twin()), 12)  # type: ignore[operator]
