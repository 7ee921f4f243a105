"""Solves the standard game for one player, from the last turn back: `python -m sobremesa.bots.catan_dice.solving`.

Every sheet that can occur (1225 sites, 127 companies of knights) is valued for 1 to 15 turns left. That takes about
two minutes and writes the table the coach and the optimal bot read.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from sobremesa.games.catan_dice import coach
from sobremesa.games.catan_dice.coach.island import COMPANIES, standard_island
from sobremesa.games.catan_dice.coach.solving import solve
from sobremesa.games.catan_dice.coach.value import FILE, Worth, pack
from sobremesa.games.catan_dice.rules.bounds import TURNS_EACH


def solve_game(turns: int = TURNS_EACH) -> Worth:
    """[turns left, site, company]: the exact worth; the last row holds the answer for the empty sheet."""
    values: Worth = np.zeros((turns + 1, standard_island().site_count, COMPANIES), np.float32)
    for left in range(1, turns + 1):
        solve(values[left - 1], values[left])
        print(f"{left} turns left: {values[left, 0, 0]:.4f} points", flush=True)
    return values


def main() -> None:
    target = Path(coach.__file__).parent / FILE
    target.write_bytes(pack(solve_game()))
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
