"""The ladder: every level of every game in the arena, with numbers of blocks fixed beforehand; writes docs/ladder.md.

`python -m benchmarks.players.ladder [GAME…]` goes on where it was interrupted (`benchmarks/.ladder/`). A game that is
not named keeps the results it has.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sobremesa.arena.figures.pages import markdown
from sobremesa.arena.figures.plots import ratings_svg
from sobremesa.arena.figures.report import report
from sobremesa.arena.journal import Journal
from sobremesa.arena.players.entrants import Entrant
from sobremesa.arena.tournament import Tournament
from sobremesa.arena.work.workers import play_here, play_in_processes
from sobremesa.bots import levels
from sobremesa.games import games

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "benchmarks" / ".ladder"
IMAGES = ROOT / "docs" / "images"

HEAD = """# The ladder

How good the levels are, as `sobremesa arena` rates them: Plackett and Luce's model of the winner with an effect for
each seat, fitted to all games at once, on the scale of Elo with *greedy* (or the first level) at 1000; 95 % intervals
by drawing whole blocks anew. A block is one start and one set of dice in every seating. A step of 100 points is 64
games won in a hundred between two, of 200 points 76. What the columns mean is told in
[the command line](command-line.md#the-arena).

This page is written by `python -m benchmarks.players.ladder`; the numbers of blocks were fixed before anybody looked
at the games. The levels are as they play now; their widths were set after runs with other seeds, by what
[players](bots.md) tells. The *expert* of CATAN and of Remigio thinks for too long to play so many games; the same page
tells how it does.
"""


@dataclass(frozen=True)
class Rung:
    """One tournament of the ladder."""

    name: str
    title: str
    game: str
    blocks: int
    besides: tuple[str, ...] = ()
    """Bots beside the levels."""
    options: dict[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    """Levels that think for too long to play so many games."""
    seed: str = "ladder 8"

    @property
    def tournament(self) -> Tournament:
        names = [name for name in (*levels(self.game), *self.besides) if name not in self.without]
        return Tournament(self.game, tuple(Entrant(name, name) for name in names), 2, self.options, seed=self.seed)


LADDER = (
    Rung("catan", "CATAN, two players", "catan", 24, ("greedy",), {"offers": 0}, without=("expert",)),
    Rung("catan_dice", "CATAN dice game (expert is optimal)", "catan_dice", 40, ("greedy",)),
    Rung("catan_dice_plus", "CATAN dice game Plus", "catan_dice", 30, ("greedy",), {"version": "plus"}),
    Rung("dobble", "Dobble CATAN, two players", "dobble", 72),
    Rung("remigio", "Remigio, two players (strong is greedy)", "remigio", 42, without=("expert",), seed="ladder 9"),
)


def climb(rung: Rung, jobs: int) -> None:
    """Plays the blocks that are missing."""
    KEPT.mkdir(exist_ok=True)
    games()[rung.game].load()
    tournament = rung.tournament
    with Journal(KEPT / f"{rung.name}.jsonl", tournament) as journal:
        wanted = range(rung.blocks * len(tournament.pairings))
        missing = [number for number in wanted if number not in journal.finished]
        play = play_here(tournament, missing) if jobs == 1 else play_in_processes(tournament, missing, jobs)
        for block in play:
            journal.append(block)
            print(f"\r{rung.name}: {len(journal.finished)} of {len(wanted)} blocks", end="", file=sys.stderr)
        blocks = [journal.finished[number] for number in wanted]
    print(file=sys.stderr)
    document = report(tournament, blocks)
    (IMAGES / f"ladder-{rung.name}.svg").write_text(ratings_svg(document), "utf-8")
    (KEPT / f"{rung.name}.json").write_text(json.dumps(document), "utf-8")


def write_page() -> None:
    """With what was just played, and for other games with what the page says already."""
    page = ROOT / "docs" / "ladder.md"
    before = dict(section.split("\n", 1) for section in page.read_text("utf-8").split("\n## ")[1:])
    parts = [HEAD]
    for rung in LADDER:
        kept = KEPT / f"{rung.name}.json"
        if kept.exists():
            told = markdown(json.loads(kept.read_text("utf-8")), f"images/ladder-{rung.name}.svg")
            parts.append(f"## {rung.title}\n\n{told}")
        elif rung.title in before:
            parts.append(f"## {rung.title}\n{before[rung.title].rstrip()}\n")
    page.write_text("\n".join(parts), "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", metavar="GAME", help=", ".join(rung.name for rung in LADDER))
    asked.add_argument("--jobs", type=int, default=1)
    wanted = asked.parse_args()
    for rung in LADDER:
        if not wanted.names or rung.name in wanted.names:
            climb(rung, wanted.jobs)
            write_page()


if __name__ == "__main__":
    main()
