"""Lively-random Remigio on one core against OpenSpiel's gin rummy: its steps include chance, ours are decisions only.

Ours is measured twice: compiled playouts, and driven from Python action by action like the peer. Exact melding is
timed on hands of fifteen cards, one question a call from Python.

`python -m benchmarks.rules.remigio_deals --duel 1000 2200` lets two patient and two greedy bots play whole matches
number 1000 to 2199, each with cards of its own and in one of the six seatings, and prints how often a patient one won,
with the 95 % interval after Wilson, and the points of the deals in which nobody was out yet.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from math import sqrt
from statistics import mean, median

from benchmarks.figures import Figure
from benchmarks.peers import figure_of
from sobremesa.contract.match import Match

MATCHES = 400
PYTHON_MATCHES = 3
HANDS = 3000
SEATINGS = tuple(combinations(range(4), 2))
PEER_STEPS = 60_000
PEER_CODE = f"""
import random, time
import pyspiel
random.seed(1)
game = pyspiel.load_game("gin_rummy")
steps, begun = 0, time.process_time()
while steps < {PEER_STEPS}:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps += 1
print(steps / (time.process_time() - begun))
"""


def measure() -> list[Figure]:
    ours, driven, peer = 0.0, 0.0, 0.0
    _playouts(0)
    for turn in range(3):
        ours = max(ours, _playouts(turn))
        driven = max(driven, _driven(turn))
        peer = max(peer, peer_steps())
    name = "OpenSpiel gin rummy from Python"
    return [
        Figure(
            "remigio decisions/s, compiled playouts", ours, "decisions/s", peer=peer, peer_name=name, wanted="5, aim 20"
        ),
        Figure("remigio steps/s, driven from Python", driven, "steps/s", peer=peer, peer_name=name),
        *_melding(),
    ]


def peer_steps() -> float:
    """Steps a second of OpenSpiel's gin rummy, driven from Python."""
    return figure_of("pyspiel", PEER_CODE)


def _playouts(turn: int) -> float:
    """Decisions a second; the cards chance deals and draws come on top and are not counted."""
    from sobremesa.games.remigio.label import LABEL
    from sobremesa.kernel.playouts import playouts

    begun = time.process_time()
    played = playouts(LABEL.load(), {}, range(turn * MATCHES, (turn + 1) * MATCHES))
    spent = time.process_time() - begun
    return float(played.decisions.sum()) / spent


def _driven(turn: int) -> float:
    from sobremesa.bots.random_bot import RandomBot
    from sobremesa.contract.dice import Seeded
    from sobremesa.contract.match import new_match
    from sobremesa.games.remigio.label import LABEL

    steps, begun = 0, time.process_time()
    for number in range(PYTHON_MATCHES):
        match = new_match(LABEL.load(), 4, {}, Seeded(f"{turn} {number}"))
        bot = RandomBot(number)
        while match.awaited:
            seat = match.awaited[0]
            action = bot.choose(match.view(seat), list)
            assert action is not None
            match.play(seat, action)
        steps += len(match.steps)
    return steps / (time.process_time() - begun)


def _melding() -> list[Figure]:
    from sobremesa.contract.dice import Seeded
    from sobremesa.games.remigio import melding
    from sobremesa.games.remigio.label import LABEL
    from sobremesa.games.remigio.rules.state import State
    from sobremesa.games.remigio.table import make_table

    board, draws = make_table(2, LABEL.check(2, {}), {"dealer": 0}), Seeded("melding")
    pack = [card for card in range(53) for _ in range(2)]
    spent = []
    for number in range(HANDS):
        state = State.new()
        jokers = [52] * (number % 3)
        hand = draws.shuffled(pack if number % 10 else [card for card in pack if card < 26])[: 15 - len(jokers)]
        for card in jokers + [card for card in hand if card != 52]:
            state[0]["hands"][0, card] += 1
        begun = time.thread_time()
        melding.least_left(board, state, 0)
        spent.append((time.thread_time() - begun) * 1e6)
    return [
        Figure("remigio: exact melding of 15 cards, median", median(spent), "µs", wanted="under 50"),
        Figure("remigio: exact melding of 15 cards, worst", max(spent), "µs", wanted="under 5,000"),
    ]


def duel(first: int, beyond: int) -> list[Figure]:
    """Two patient against two greedy bots."""
    from sobremesa.bots.player import Bot, play_out
    from sobremesa.bots.remigio.greedy import GreedyBot
    from sobremesa.bots.remigio.patient import PatientBot
    from sobremesa.contract.dice import Seeded
    from sobremesa.contract.match import new_match
    from sobremesa.games.remigio.label import LABEL

    matches = beyond - first
    won, points, begun = 0.0, [], time.process_time()
    for number in range(first, beyond):
        patient = SEATINGS[number % len(SEATINGS)]
        match = new_match(LABEL.load(), 4, {}, Seeded(f"fresh {number}"))
        bots: list[Bot] = [PatientBot(number) if seat in patient else GreedyBot() for seat in range(4)]
        result = play_out(match, bots).result
        assert result is not None
        won += sum(seat in patient for seat in result.winners) / len(result.winners)
        points += [(sum(deal[seat] for seat in patient) / 2, sum(deal) / 2) for deal in first_deals(match)]
    low, high = wilson(won / matches, matches)
    spent = (time.process_time() - begun) / matches
    return [
        Figure(f"remigio: matches won by patient of {matches}", won, "matches", wanted="over half"),
        Figure("remigio: share of patient, from", 100 * low, "%", wanted="over 50"),
        Figure("remigio: share of patient, to", 100 * high, "%"),
        Figure(
            f"remigio: points a deal, patient, {len(points)} deals",
            mean(own for own, _ in points),
            "points",
            peer=mean(both - own for own, both in points),
            peer_name="greedy",
        ),
        Figure("remigio: processor time a match", spent, "s"),
    ]


def first_deals(match: Match) -> list[list[int]]:
    """The points of each deal while all were still in."""
    deals: list[list[int]] = [deal["points"] for deal in match.view(None).as_json()["table"]["deals"]]
    limit = int(match.board[0]["limit"])
    totals = [[sum(points) for points in zip(*deals[:count], strict=True)] for count in range(len(deals))]
    return [deal for deal, before in zip(deals, totals, strict=True) if max(before, default=0) < limit]


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / 2 / trials) / (1 + z * z / trials)
    width = z * sqrt(share * (1 - share) / trials + z * z / 4 / trials / trials) / (1 + z * z / trials)
    return middle - width, middle + width


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duel", type=int, nargs=2, metavar=("FIRST", "BEYOND"))
    given = parser.parse_args()
    if given.duel and given.duel[0] >= given.duel[1]:
        parser.error("--duel: no matches lie between these numbers")
    for figure in duel(*given.duel) if given.duel else measure():
        print(figure)


if __name__ == "__main__":
    main()
