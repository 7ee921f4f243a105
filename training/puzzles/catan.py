"""CATAN: turns that win for certain, choices with one clear best, offers to answer, and where to found."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.bots import bot
from sobremesa.bots.player import known_to, play_out
from sobremesa.coach.judges.catan import CatanJudge
from sobremesa.coach.judges.catan_trying import Trying, winning_action
from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.match import Match, match_from_position, new_match
from sobremesa.games import rules
from sobremesa.games.catan.rules import actions, phases

from .clear import Clear, clearly_best
from .draft import Puzzle, drafted, rated

WORLDS = 8
FEW, MANY = 8, 32
FEWER, FAR = 6, 12
"""Turns that choices are played on for: within the game, and at the founding."""
MOST_TRIED = 8
MOST_GOOD = 3
TIE = 0.008
TRADES = (actions.ACCEPT, actions.DECLINE)
DEALS: dict[int, str] = {actions.ACCEPT: "accept", actions.DECLINE: "decline"}
MOST_ASKED = 5
"""So many offers a game that were declined are looked at."""
DULL = (actions.END_TURN, actions.MARITIME)
LONGEST_WAY = 12


def from_game(seed: int) -> Iterator[Puzzle]:
    players = (4, 2, 3)[seed % 3]
    match = new_match(rules("catan"), players, {}, Seeded(f"puzzles {seed}"))
    play_out(match, [bot("catan", "strong", f"{seed} {seat}") for seat in range(players)])
    yield from _founding(match)
    yield from _turns(match)


def _twin(match: Match) -> Match:
    """As whoever solves it meets it: without the history."""
    return match_from_position(rules("catan"), match.position(), Seeded("puzzle"))


def at_state(match: Match, state: Records) -> Match:
    """A match of the same table that has come to this state; nobody knows how."""
    imagined = copy_of(state)
    board, start = match.board, match.start
    return Match(match.game, match.players, match.options, start, board, copy_of(state), Seeded(1), imagined=imagined)


def _founding(match: Match) -> Iterator[Puzzle]:
    players, now = match.players, match.at(0)
    wanted = {0, 2 * (players - 1), 2 * players, 4 * players - 4}
    for step, (actor, action) in enumerate(match.steps):
        if step in wanted and int(now.state[0]["phase"]) == phases.FOUND_SETTLEMENT:
            yield from best_choice(now, actor, "founding", FAR)
        if step > max(wanted):
            return
        now.replay_step(actor, action)


def _turns(match: Match) -> Iterator[Puzzle]:
    now, last, found = match.at(0), -1, {"win": 0, "best": 0, "robber": 0, "accept": 0, "decline": 0, "asked": 0}
    for actor, action in match.steps:
        phase, kind = int(now.state[0]["phase"]), kind_of(action)
        turn = int(now.state[0]["turn"])
        if actor >= 0 and turn:
            if phase == phases.MAIN and actor == now.state[0]["active"] and turn != last:
                last = turn
                puzzles = list(certain_win_of(now, actor)) if not found["win"] else []
                found["win"] += len(puzzles)
                yield from puzzles
                if not puzzles and found["best"] < 3 and turn % 4 == 0:
                    puzzles = list(best_choice(now, actor, "best", FEWER))
                    found["best"] += len(puzzles)
                    yield from puzzles
            elif phase == phases.MOVE_ROBBER and found["robber"] < 3:
                puzzles = list(best_choice(now, actor, "robber", FEWER))
                found["robber"] += len(puzzles)
                yield from puzzles
            elif kind in TRADES and found[DEALS[kind]] < 2 and found["asked"] < MOST_ASKED:
                found["asked"] += kind == actions.DECLINE
                puzzles = list(trade_of(now, actor))
                for puzzle in puzzles:
                    found[puzzle["good"][0]] += 1
                yield from puzzles
        now.replay_step(actor, action)


def certain_win_of(match: Match, seat: int, asks_bots: bool = True) -> Iterator[Puzzle]:
    """Verified exactly: its own way is played by the rules, and nothing in it is left to chance or to hidden cards."""
    if not winning_action(match, seat):
        return
    now = _twin(match)
    way: list[int] = []
    while now.result is None and len(way) < LONGEST_WAY:
        action = winning_action(now, seat)
        if not action or now.game.refusal(now.board, now.state, seat, action):
            return
        if kind_of(action) == actions.MONOPOLY and match.players > 2:
            return
        way.append(action)
        now.act(seat, action)
        if now.result is None and now.game.chance(now.board, now.state) is not None:
            return
    if now.result is None or seat not in now.result.winners or len(way) < 2:
        return
    missed = _misses(match, seat, way[:1]) if asks_bots else []
    rating = rated(len(match.legal(seat).actions) * 2 ** (len(way) - 2), missed)
    yield drafted(_twin(match), seat, "win", way[:1], {}, {"by": "search"}, rating, way)


def best_choice(match: Match, seat: int, kind: str, turns: int) -> Iterator[Puzzle]:
    twin = _twin(match)
    judge = CatanJudge(match.players)
    listed = [one for one in twin.legal(seat).actions if not actions.DEALING.holds(kind_of(one))]
    if len(listed) < 3 or int(twin.state[0]["turn"]) > 200:
        return
    values = {one: _value(judge, twin, seat, one) for one in listed}
    ranked = sorted(listed, key=lambda one: -values[one])
    doubtful, mistake, _ = judge.slack
    margin = mistake if kind == "best" else doubtful
    good = [one for one in ranked if values[ranked[0]] - values[one] < TIE]
    if len(good) > MOST_GOOD or values[ranked[0]] > 0.97 or len(good) == len(listed):
        return
    if kind != "founding" and values[ranked[0]] - values[ranked[len(good)]] < margin:
        return
    found = _tried(twin, seat, ranked[:MOST_TRIED], turns, margin)
    if found is None or len(found.good) > MOST_GOOD or all(kind_of(one) in DULL for one in found.worth):
        return
    missed = _misses(match, seat, found.good)
    yield drafted(
        twin, seat, kind, found.good, found.worth, _checked(found, turns), rated(len(listed), missed, _close(found))
    )


def _value(judge: CatanJudge, match: Match, seat: int, action: int) -> float:
    twin = match.copy()
    twin.act(seat, action)
    return judge.worth(twin, seat)[seat]


def trade_of(match: Match, seat: int) -> Iterator[Puzzle]:
    twin = _twin(match)
    listed = [one for one in twin.legal(seat).actions if kind_of(one) in TRADES]
    if len(listed) < 2:
        return
    doubtful = CatanJudge(match.players).slack[0]
    found = _tried(twin, seat, listed, FEWER, doubtful)
    if found is None or len(found.good) > 1:
        return
    missed = _misses(match, seat, found.good)
    yield drafted(twin, seat, "trade", found.good, found.worth, _checked(found, FEWER), rated(2, missed, _close(found)))


def _tried(match: Match, seat: int, listed: list[int], turns: int, margin: float) -> Clear | None:
    trying = Trying(match, seat, WORLDS)
    return clearly_best(
        lambda some, first, count: trying.tried(some, first, count, turns), listed, FEW, MANY, TIE, margin
    )


def _checked(found: Clear, turns: int) -> dict[str, object]:
    return {"by": "rollouts", "trials": found.trials, "turns": turns, "margin": round(found.least, 4)}


def _close(found: Clear) -> float:
    return max(0.0, 1.0 - found.least / 0.1)


def _misses(match: Match, seat: int, good: list[int]) -> list[bool]:
    """Whether greedy and strong would choose something else."""
    chosen = [bot("catan", name, "puzzle").choose(*known_to(match, seat)) for name in ("greedy", "strong")]
    return [one is not None and one not in good for one in chosen]
