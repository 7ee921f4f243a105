"""Games that hide nothing: everybody sees the whole state and every action, and imagining finds the truth."""

from __future__ import annotations

from ..dice import Seeded
from ..fields import differing, same
from ..game import Game
from ..match import Match
from .playing import NotConforming, Subject, moments, some_moments


def check_open(subject: Subject, games: int = 3) -> None:
    """By what the game declares, and by what it does."""
    check_declared_open(subject.game)
    for seed in range(games):
        match = subject.match(seed)
        for match in some_moments(subject, seed):
            _everything_is_seen(match, subject)
        _everything_is_told(match, subject)


def check_declared_open(game: Game) -> None:
    hidden = [name for name, field in game.layout.fields.items() if field.seen != "public"]
    if hidden:
        raise NotConforming(f"a game that hides {', '.join(hidden)} is not open")
    secret = [kind.name for kind in game.kinds if kind.has_secrets]
    if secret:
        raise NotConforming(f"a game with secrets in {', '.join(secret)} is not open")


def _everything_is_seen(match: Match, subject: Subject) -> None:
    for viewer in subject.viewers():
        seen = match.view(viewer).state
        if not same(seen, match.state):
            raise NotConforming(f"{viewer} does not see {differing(seen, match.state)}, though the game is open")


def _everything_is_told(match: Match, subject: Subject) -> None:
    for viewer in subject.viewers():
        if match.history(viewer) != list(match.steps):
            raise NotConforming(f"{viewer} was not told everything, though the game is open")


def check_imagined_is_true(subject: Subject, games: int = 3) -> None:
    check_declared_open(subject.game)
    for seed in range(games):
        draws = Seeded(f"imagine {seed}")
        for match in moments(subject, seed):
            for viewer in subject.viewers():
                imagined = match.view(viewer).imagine(draws, match.history(viewer))
                if not same(imagined, match.state):
                    raise NotConforming(f"{viewer} imagines other {differing(imagined, match.state)}")
