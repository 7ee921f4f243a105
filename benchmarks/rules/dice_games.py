"""The dice game: random games a second on one core, and how long the optimal player thinks about a decision.

`--plot FILE` plays 10,000 games alone with each player, prints what they reach and draws it (needs matplotlib).
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Sequence

from benchmarks.figures import Figure

GAMES = 20_000
SOLO = 10_000
RACES = 400
OPTIMUM = 94.7903
"""What the best possible player expects alone: `python -m sobremesa.bots.catan_dice.solving`."""


def measure() -> list[Figure]:
    return [games_a_second(), *decisions()]


def games_a_second() -> Figure:
    import sobremesa

    sobremesa.playouts("catan_dice", range(10), players=1)
    best = 0.0
    for turn in range(3):
        begun = time.process_time()
        sobremesa.playouts("catan_dice", range(turn * GAMES, (turn + 1) * GAMES), players=1)
        best = max(best, GAMES / (time.process_time() - begun))
    return Figure("catan_dice random solo games/s, one core", best, "games/s")


def decisions() -> list[Figure]:
    """Of all decisions of thirty games, those about rolling again by themselves too."""
    import sobremesa
    from sobremesa.bots import bot

    player = bot("catan_dice", "optimal")
    every, keeping = [], []
    for seed in range(30):
        match = sobremesa.new("catan_dice", players=1, seed=seed)
        while match.result is None:
            view = match.view(0)
            begun = time.perf_counter()
            action = player.choose(view, list)
            taken = 1000 * (time.perf_counter() - begun)
            assert action is not None
            every.append(taken)
            if view.state[0]["rolls"] and view.state[0]["rolls"] < 3 and not view.state[0]["settled"]:
                keeping.append(taken)
            match.play(0, action)
    return [
        Figure("catan_dice optimal decision, median", statistics.median(every), "ms", wanted="below 2 ms"),
        Figure("catan_dice exact keep or stop, median", statistics.median(keeping), "ms", wanted="below 2 ms"),
    ]


def solo_totals(name: str) -> list[int]:
    import sobremesa
    from sobremesa.bots import bot
    from sobremesa.bots.player import play_out

    if name == "random":
        return sobremesa.playouts("catan_dice", range(SOLO), players=1).scores[:, 0].tolist()
    totals = []
    for seed in range(SOLO):
        match = play_out(sobremesa.new("catan_dice", players=1, seed=f"solo {seed}"), [bot("catan_dice", name)])
        assert match.result is not None
        totals.append(match.result.scores[0])
    return totals


def races_won() -> int:
    import sobremesa
    from sobremesa.bots import bot
    from sobremesa.bots.player import play_out

    won = 0
    for seed in range(RACES):
        seat = seed % 2
        names = ["optimal", "greedy"] if seat == 0 else ["greedy", "optimal"]
        match = sobremesa.new("catan_dice", players=2, seed=f"race {seed}", version="plus")
        result = play_out(match, [bot("catan_dice", name) for name in names]).result
        won += result is not None and result.winners == (seat,)
    return won


def report(name: str, totals: Sequence[int]) -> None:
    cuts = statistics.quantiles(totals, n=20)
    mean, error = statistics.mean(totals), statistics.stdev(totals) / len(totals) ** 0.5
    print(
        f"| {name} | {mean:.2f} ± {1.96 * error:.2f} | {statistics.stdev(totals):.1f} "
        f"| {cuts[0]:.0f} | {cuts[9]:.0f} | {cuts[18]:.0f} | {max(totals)} |",
        flush=True,
    )


def plot(file: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams["svg.hashsalt"] = "sobremesa"
    figure, axes = pyplot.subplots(figsize=(8, 3.6))
    for name, colour in (("random", "#97a0a6"), ("greedy", "#d9ab2e"), ("optimal", "#2f66bd")):
        totals = solo_totals(name)
        report(name, totals)
        axes.hist(totals, bins=range(-32, 148, 2), density=True, color=colour, alpha=0.75, label=name)
    axes.axvline(OPTIMUM, color="#3b2f22", linestyle="--", linewidth=1, label=f"solved optimum {OPTIMUM:.2f}")
    axes.set(xlabel="total after 15 turns, one player", ylabel="share of games, per point", xlim=(-32, 146))
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    print(f"Plus, racer against greedy: {races_won()} of {RACES} games won", flush=True)


if __name__ == "__main__":
    if "--plot" in sys.argv:
        plot(sys.argv[sys.argv.index("--plot") + 1])
    else:
        for figure in measure():
            print(figure)
