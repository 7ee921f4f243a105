"""Remigio: open now or wait, and what to discard; verified by playing the deal on in hundreds of imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from sobremesa.bots import bot
from sobremesa.bots.player import known_to, play_out
from sobremesa.bots.remigio.rehearsing import LAY, Rehearsal
from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, match_from_position, new_match
from sobremesa.games import rules
from sobremesa.games.remigio import melding
from sobremesa.games.remigio.rules import actions, phases

from .clear import SIGMAS, Clear, Worths, clearly_best
from .draft import Puzzle, drafted, rated

FEW, MANY = 40, 640
OPENINGS = 320
SURE = 3000
"""Other worlds, in which what the first ones showed must hold: many positions are looked at, some only by luck."""
TIE, CLEAR = 0.004, 0.01
LEAST, SURELY = 0.006, 3.0
"""Of the match, by how it stands after the deal; of two choices in many worlds less is clear, at three sigma."""
OPENS, WAITS = ("run *", "set *"), "discard *"
MOST_MOMENTS, MOST_OPENINGS = 8, 3


def from_game(seed: int) -> Iterator[Puzzle]:
    players = 2 + seed % 3
    match = new_match(rules("remigio"), players, {}, Seeded(f"puzzles {seed}"))
    play_out(match, [bot("remigio", "greedy", f"{seed} {seat}") for seat in range(players)], cap=400)
    now, found, looked, last = match.at(0), {"open": 0, "discard": 0}, 0, -1
    for step, (actor, action) in enumerate(match.steps):
        if actor >= 0 and int(now.state[0]["phase"]) == phases.PLAY:
            deal = int(now.state[0]["deal"])
            if found["open"] < MOST_OPENINGS and deal != last and _may_open(now, actor):
                puzzles, last = list(_open(now, actor)), deal
                found["open"] += len(puzzles)
                yield from puzzles
            elif (
                kind_of(action) == actions.DISCARD and found["discard"] < 3 and step % 2 == 0 and looked < MOST_MOMENTS
            ):
                looked += 1
                puzzles = list(_discard(now, actor))
                found["discard"] += len(puzzles)
                yield from puzzles
        now.replay_step(actor, action)


def _twin(match: Match) -> Match:
    return match_from_position(match.game, match.position(), Seeded("puzzle"))


def _discards(match: Match, seat: int) -> list[int]:
    return [one for one in match.legal(seat).actions if kind_of(one) == actions.DISCARD]


def _may_open(match: Match, seat: int) -> bool:
    now = match.state[0]
    if now["opened"][seat] or now["owed"] or not _discards(match, seat):
        return False
    melds = [one for one in match.legal(seat).actions if kind_of(one) in (actions.RUN, actions.SET)]
    if not melds or melding.closing(match.board, match.view(seat).state, seat) is not None:
        return False
    return melding.least_left(match.board, match.view(seat).state, seat) is not None


def _open(match: Match, seat: int) -> Iterator[Puzzle]:
    twin = _twin(match)
    rehearsal = _rehearsal(twin, seat, "puzzle")
    cards = [actions.DISCARD.card(one) for one in _discards(twin, seat)]
    keeping = cards[int(rehearsal.promises(cards).argmax())]
    if not _ahead(rehearsal.deals([LAY, keeping], OPENINGS), SIGMAS):
        return
    worths = _rehearsal(twin, seat, "puzzle again").deals([LAY, keeping], SURE)
    ahead = _ahead(worths, SURELY)
    if not ahead:
        return
    good = OPENS if ahead > 0 else (WAITS,)
    lay, wait = worths.mean(0).tolist()
    checked = {"by": "rollouts", "trials": SURE, "margin": round(abs(ahead), 4)}
    chosen = [bot("remigio", name, "puzzle").choose(*known_to(match, seat)) for name in ("greedy", "patient")]
    missed = [one is not None and (kind_of(one) in (actions.RUN, actions.SET)) != (ahead > 0) for one in chosen]
    puzzle = drafted(twin, seat, "open", (), {}, checked, rated(2, missed, max(0.0, 1 - abs(ahead) / 0.05)))
    worth = {**dict.fromkeys(OPENS, round(lay, 4)), WAITS: round(wait, 4)}
    yield {**puzzle, "good": list(good), "worth": worth}


def _rehearsal(match: Match, seat: int, name: str) -> Rehearsal:
    return Rehearsal(match.view(seat), seat, lambda: match.history(seat), name)


def _ahead(worths: Worths, sigmas: float) -> float:
    """How much better the first of two is; 0 if that is not clear."""
    apart = worths[:, 0] - worths[:, 1]
    ahead, error = float(apart.mean()), float(apart.std() / np.sqrt(len(apart)))
    return ahead if abs(ahead) >= max(LEAST, sigmas * error) else 0.0


def _discard(match: Match, seat: int) -> Iterator[Puzzle]:
    twin = _twin(match)
    listed = _discards(twin, seat)
    if len(listed) < 4:
        return
    found = _clear(_rehearsal(twin, seat, "puzzle"), listed, FEW, MANY)
    found = found and _clear(_rehearsal(twin, seat, "puzzle again"), listed, SURE, SURE)
    if found is None or len(found.good) > 3:
        return
    checked = {"by": "rollouts", "trials": found.trials, "margin": round(found.least, 4)}
    chosen = [bot("remigio", name, "puzzle").choose(*known_to(match, seat)) for name in ("greedy", "patient")]
    missed = [one is not None and one not in found.good for one in chosen]
    close = max(0.0, 1 - found.least / 0.05)
    yield drafted(twin, seat, "discard", found.good, found.worth, checked, rated(len(listed), missed, close))


def _clear(rehearsal: Rehearsal, listed: list[int], few: int, many: int) -> Clear | None:
    return clearly_best(
        lambda some, first, count: rehearsal.deals([actions.DISCARD.card(one) for one in some], count),
        listed,
        *(few, many, TIE, CLEAR),
    )
