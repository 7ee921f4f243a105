"""A game nobody can judge, looked back at by what was counted alone: points so far, and plain figures."""

from __future__ import annotations

from sobremesa.contract.match import Match

from ..analysis import Analysis, Cause, Moment
from . import figures_of, steps_of


def counted(match: Match) -> Analysis:
    """Dobble, where eyes decide and nothing is luck; and whatever has no judge yet."""
    start, game = points_of(match.at(0)), match.game.label.id
    chosen = Cause.EYES if game == "dobble" else Cause.OWN
    moments = [
        Moment(number, actor, chosen if actor >= 0 else Cause.REST, points_of(after))
        for number, (_, (actor, _), after) in enumerate(steps_of(match))
    ]
    return Analysis(game, match.players, "so far", start, tuple(moments), figures=figures_of(match))


def points_of(match: Match) -> tuple[float, ...]:
    """As they lie open: a seat's own, or its team's."""
    points = match.state[0]["points"]
    if match.game.label.id != "dobble":
        return tuple(float(points[seat]) for seat in range(match.players))
    return tuple(float(points[team]) for team in match.board[0]["team_of"][: match.players])
