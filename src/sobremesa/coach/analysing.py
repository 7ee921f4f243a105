"""A finished game, gone through once as everybody saw it and once with the eyes of each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import erf, sqrt

from sobremesa.contract.game import Document
from sobremesa.contract.match import Match
from sobremesa.contract.record import replay
from sobremesa.games import rules

from .advising import advise
from .analysis import LUCK, Account, Analysis, Cause, Choice, Moment
from .counting import COUNTED, figures_of
from .counting.points import counted
from .grading import grade_of
from .judges import judge_for
from .judging import Judge, Worth

Progress = Callable[[float], None]


class NotAnalysed(LookupError):
    """This game is not over, or nobody looks back at it."""


def analyse(record: Document, *, whole: bool = True, progress: Progress | None = None) -> Analysis:
    """`whole=False` gives the chances over time only, which takes a fraction of the time."""
    return analyse_match(replay(rules, record), whole=whole, progress=progress)


def analyse_match(
    match: Match, *, whole: bool = True, progress: Progress | None = None, judge: Judge | None = None
) -> Analysis:
    """By its own judge, if no other is given."""
    if match.result is None:
        raise NotAnalysed("the game is not over")
    judge = judge or judge_for(match)
    if judge is None and match.game.label.id in COUNTED:
        return counted(match)
    if judge is None:
        raise NotAnalysed(f"the coach cannot judge {match.game.label.id}")
    tell = progress or (lambda share: None)
    rounds = match.players + 1 if whole else 1
    start, moments = _as_all_saw_it(match, judge)
    tell(1 / rounds)
    accounts: list[Account] = []
    choices: list[Choice] = []
    for seat in range(match.players if whole else 0):
        account, chosen = _through_the_eyes_of(match, judge, seat)
        accounts.append(account)
        choices += chosen
        tell((seat + 2) / rounds)
    choices.sort(key=lambda choice: choice.step)
    return Analysis(
        match.game.label.id,
        match.players,
        judge.unit,
        start,
        moments,
        tuple(accounts),
        tuple(choices),
        tuple(grade_of(judge, [one for one in choices if one.seat == seat]) for seat in range(len(accounts))),
        judge.scale,
        tuple(_percentile(account.luck, judge.spread) for account in accounts),
        figures_of(match),
    )


@dataclass(frozen=True)
class _Step:
    number: int
    actor: int
    action: int
    earlier: Match
    """The match before it; it goes on after it."""
    before: Worth
    after: Worth


def _steps(match: Match, judge: Judge, viewer: int | None) -> Iterator[_Step]:
    twin = match.at(0)
    before = judge.worth(twin, viewer)
    for number, (actor, action) in enumerate(match.steps):
        earlier = twin.copy()
        twin.replay_step(actor, action)
        after = judge.worth(twin, viewer) if judge.changes(action) else before
        yield _Step(number, actor, action, earlier, before, after)
        before = after


def _as_all_saw_it(match: Match, judge: Judge) -> tuple[Worth, tuple[Moment, ...]]:
    start: Worth = judge.worth(match.at(0), None)
    moments = []
    for step in _steps(match, judge, None):
        cause = judge.cause(step.earlier, step.actor, step.action) or Cause.OWN
        moments.append(Moment(step.number, step.actor, cause, step.after))
    return start, tuple(moments)


def _through_the_eyes_of(match: Match, judge: Judge, seat: int) -> tuple[Account, list[Choice]]:
    choices: list[Choice] = []
    account = None
    for step in _steps(match, judge, seat):
        account = account or Account(step.before[seat], step.before[seat])
        change = step.after[seat] - step.before[seat]
        account.end = step.after[seat]
        cause = _cause(judge, step, seat)
        choosers = judge.choosers(step.actor, step.action)
        is_own = step.actor == seat and cause in (None, Cause.FOUNDING)
        choice = _choice(judge, step, seat) if is_own else None
        choices += [choice] if choice else []
        part = cause or (Cause.OWN if seat in choosers else Cause.OTHERS)
        if part is Cause.OWN and len(choosers) == 1:
            counts = -choice.cost if choice and judge.changes(step.action) else 0.0
        else:
            counts = change * judge.shares.get(part, 1.0)
        account.parts[part] += counts
        account.parts[Cause.REST] += change - counts
    return account or Account(0.0, 0.0), choices


def _cause(judge: Judge, step: _Step, seat: int) -> Cause | None:
    """A card nobody showed this seat is no luck it could know of."""
    cause = judge.cause(step.earlier, step.actor, step.action)
    is_seen = step.earlier.game.redact(step.actor, step.action, seat) == step.action
    return cause if is_seen or cause not in LUCK else Cause.REST


def _choice(judge: Judge, step: _Step, seat: int) -> Choice | None:
    """What the coach would have done instead; None if nothing could be chosen or it has no opinion."""
    found = advise(judge, step.earlier, seat, step.action)
    if found is None or found.chosen is None:
        return None
    return Choice(
        step.number,
        seat,
        found.theme,
        found.chosen.action,
        found.alternatives[0].action if found.cost > 0.0 else None,
        found.cost,
        found.label,
        found.alternatives,
        found.reasons,
        found.chosen.line,
    )


def _percentile(luck: float, spread: float | None) -> float | None:
    return None if spread is None else 50.0 * (1.0 + erf(luck / spread / sqrt(2.0)))
