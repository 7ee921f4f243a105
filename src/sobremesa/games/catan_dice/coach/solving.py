"""The whole standard game for one player, turn by turn from the last one back. Nothing at a table needs it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import making_arrays

from .hands import Grid, all_hands
from .island import KNIGHTS, Sites, standard_island
from .prospects import CITIES, MOST_PROSPECTS, ROADS, SETTLEMENTS, SOLDIERS, Ints, Values, finals_of, list_prospects
from .purchases import Cube, payable_hands
from .thinking import bundles
from .turn import expect, solve_rolls


@making_arrays
def solve_turns(
    bundles: Grid,
    costs: Grid,
    extensions: Sites,
    sites: Sites,
    joker: NDArray[np.int64],
    gift: NDArray[np.int64],
    points: Ints,
    payable: Cube,
    more: Grid,
    less: Grid,
    first: NDArray[np.int64],
    later: Values,
    now: Values,
    begin: int,
    end: int,
) -> None:
    """The worth of every sheet (networks `begin` to `end`) with one turn more to go than in `later`."""
    purchases, jokers = np.empty(MOST_PROSPECTS, np.int64), np.empty(MOST_PROSPECTS, np.int64)
    worth, hands = np.empty(MOST_PROSPECTS, np.float64), len(more)
    finals, value, best = np.empty(hands, np.float64), np.empty(hands, np.float64), np.empty(hands, np.float64)
    chosen, kept = np.empty(hands, np.int64), np.empty(hands, np.int64)
    standing = np.zeros(4, np.int64)
    dice = len(first) - 2
    for network in range(begin, end):
        for settlements in range(sites.shape[1]):
            for cities in range(sites.shape[2]):
                site = int(sites[network, settlements, cities])
                if site < 0:
                    continue
                for knights in range(KNIGHTS + 1):
                    for fresh in range(1 << knights):
                        standing[ROADS], standing[SETTLEMENTS] = network, settlements
                        standing[CITIES], standing[SOLDIERS] = cities, knights
                        count = list_prospects(
                            bundles, costs, standing, fresh, False, extensions, sites, joker, gift, points, later,
                            purchases, jokers, worth,
                        )  # fmt: skip
                        finals_of(payable, purchases, jokers, worth, count, int(first[dice]), hands, finals, chosen)
                        solve_rolls(more, less, first, dice, 2, finals, value, best, kept)
                        for hand in range(int(first[dice]), hands):
                            value[hand] = best[hand]
                        expect(more, first, dice, value)
                        now[site, (1 << knights) - 1 + fresh] = value[0]


def solve(later: Any, now: Any, networks: int | None = None) -> None:
    """The worth of every sheet (or of those with the first few networks) with one turn more to go than in `later`."""
    island, hands = standard_island(), all_hands()
    solve_turns(
        *bundles(),
        island.extensions,
        island.sites,
        island.joker,
        island.gift,
        island.points,
        payable_hands(),
        hands.more,
        hands.less,
        hands.first,
        later,
        now,
        0,
        len(island.networks) if networks is None else networks,
    )
