"""The dice game, alone: which dice to keep, what to build. Everything is exact, by the solution of its sheet."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.bots import bot
from sobremesa.bots.player import known_to, play_out
from sobremesa.coach.judges.catan_dice import DiceJudge
from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, match_from_position, new_match
from sobremesa.games import rules
from sobremesa.games.catan_dice.rules import actions, phases

from .draft import Puzzle, drafted, rated

EXACT = 0.05
"""The solution is kept to a 32nd of a point: what differs by less is the same."""
CLEAR = 0.5
MOST_TOLD = 6
DULL: set[int] = {actions.END_TURN, actions.SWAP}
EVERY = 4
JUDGE = DiceJudge()


def from_game(seed: int) -> Iterator[Puzzle]:
    match = new_match(rules("catan_dice"), 1, {}, Seeded(f"puzzles {seed}"))
    play_out(match, [bot("catan_dice", "steady", f"{seed}")])
    now, found = match.at(0), {"keep": 0, "build": 0}
    for step, (actor, action) in enumerate(match.steps):
        is_choice = actor >= 0 and now.state[0]["phase"] == phases.MAIN and len(now.legal(0).actions) > 2
        kind = "build" if now.state[0]["settled"] or now.state[0]["rolls"] == 3 else "keep"
        if is_choice and step % EVERY == seed % EVERY and not found[kind]:
            puzzles = list(_choice(now, kind))
            found[kind] += len(puzzles)
            yield from puzzles
        now.replay_step(actor, action)


def _choice(match: Match, kind: str) -> Iterator[Puzzle]:
    twin = match_from_position(match.game, match.position(), Seeded("puzzle"))
    listed = twin.legal(0).actions
    worth = {action: _worth(twin, action) for action in listed}
    ranked = sorted(listed, key=lambda action: -worth[action])
    good = [action for action in ranked if worth[ranked[0]] - worth[action] < EXACT]
    others = [action for action in ranked if action not in good]
    if not others or worth[ranked[0]] - worth[others[0]] < CLEAR:
        return
    if kind == "build" and {kind_of(one) for one in good} <= DULL:
        return
    told = {action: worth[action] for action in [*good, *_distinct(others, worth)]}
    margin = worth[ranked[0]] - worth[others[0]]
    checked = {"by": "solution", "margin": round(margin, 3)}
    missed = [
        bot("catan_dice", name, "puzzle").choose(*known_to(match, 0)) not in good for name in ("greedy", "strong")
    ]
    yield drafted(twin, 0, kind, good, told, checked, rated(len(listed), missed, max(0.0, 1.0 - margin / 2.0)))


def _worth(match: Match, action: int) -> float:
    twin = match.copy()
    twin.act(0, action)
    return JUDGE.worth(twin, 0)[0]


def _distinct(others: list[int], worth: dict[int, float]) -> list[int]:
    """The best of the others; of those worth the same one is enough."""
    told: list[int] = []
    for action in others:
        if len(told) < MOST_TOLD and all(abs(worth[action] - worth[one]) > EXACT for one in told):
            told.append(action)
    return told
