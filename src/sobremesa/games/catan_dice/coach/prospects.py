"""What a turn of the standard game can lead to: every purchase with every help, and what the sheet is worth then."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import making_arrays, rule

from ..rules.bounds import ANY, NOTHING_BUILT
from .hands import Grid
from .island import KNIGHTS, Sites
from .purchases import NO_GIFT, Cube
from .turn import best_purchases

Values = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Ints = np.ndarray[tuple[int, int], np.dtype[np.int32]]
MOST_PROSPECTS = 1024
ROADS, SETTLEMENTS, CITIES, SOLDIERS, GIFT = 0, 1, 2, 3, 4
"""The columns of a purchase."""
MOST_SETTLEMENTS, MOST_CITIES = 6, 4


@rule
def is_helpful(costs: Grid, purchase: int, helpers: int, gift: NDArray[np.int64]) -> bool:
    """Whether each of these knights gives something the purchase costs."""
    for knight in range(KNIGHTS):
        if helpers >> knight & 1:
            face = int(gift[knight])
            if face != ANY and costs[purchase, face] == 0:
                return False
    return True


@rule
def may_be_bought(bundles: Grid, purchase: int, standing: NDArray[np.int64], gift: NDArray[np.int64]) -> bool:
    """Whether the sheet has room for it, and the first new knight gives what is counted on."""
    if standing[SETTLEMENTS] + bundles[purchase, SETTLEMENTS] > MOST_SETTLEMENTS:
        return False
    if standing[CITIES] + bundles[purchase, CITIES] > MOST_CITIES:
        return False
    if standing[SOLDIERS] + bundles[purchase, SOLDIERS] > KNIGHTS:
        return False
    wanted = int(bundles[purchase, GIFT])
    return wanted == NO_GIFT or int(gift[standing[SOLDIERS]]) == wanted


@rule
def gained_points(bundles: Grid, purchase: int, standing: NDArray[np.int64], points: Ints) -> int:
    gained = int(bundles[purchase, ROADS])
    for kind in range(3):
        for more in range(bundles[purchase, 1 + kind]):
            gained += int(points[kind, standing[1 + kind] + more])
    return gained


@rule
def fresh_after(bundles: Grid, purchase: int, knights: int, fresh: int) -> int:
    """New knights can still help later, but for the one whose gift was used."""
    for more in range(bundles[purchase, SOLDIERS]):
        if more or bundles[purchase, GIFT] == NO_GIFT:
            fresh |= 1 << knights + more
    return fresh


@rule
def best_site(
    bundles: Grid,
    purchase: int,
    standing: NDArray[np.int64],
    extensions: Sites,
    sites: Sites,
    values: Values,
    company: int,
) -> int:
    """The network one extends to: the best whose site exists, or -1."""
    settlements = int(standing[SETTLEMENTS]) + int(bundles[purchase, SETTLEMENTS])
    cities = int(standing[CITIES]) + int(bundles[purchase, CITIES])
    row = extensions[standing[ROADS], bundles[purchase, ROADS]]
    best, most = -1, -1.0e9
    for at in range(len(row)):
        if row[at] < 0:
            break
        site = int(sites[row[at], settlements, cities])
        if site >= 0 and values[site, company] > most:
            most = float(values[site, company])
            best = site
    return best


@rule
def list_prospects(
    bundles: Grid,
    costs: Grid,
    standing: NDArray[np.int64],
    fresh: int,
    has_built: bool,
    extensions: Sites,
    sites: Sites,
    joker: NDArray[np.int64],
    gift: NDArray[np.int64],
    points: Ints,
    values: Values,
    purchases: NDArray[np.int64],
    jokers: NDArray[np.int64],
    worth: NDArray[np.float64],
) -> int:
    """Writes every prospect of a turn: what is bought, with which jokers, and what that is worth in the end."""
    count = 0
    for purchase in range(len(bundles)):
        if not may_be_bought(bundles, purchase, standing, gift):
            continue
        gained = float(gained_points(bundles, purchase, standing, points))
        if purchase == 0 and not has_built:
            gained = float(NOTHING_BUILT)
        knights = int(standing[SOLDIERS])
        helpers = fresh
        while helpers >= 0:
            if is_helpful(costs, purchase, helpers, gift):
                left = fresh_after(bundles, purchase, knights, fresh & ~helpers)
                company = (1 << knights + int(bundles[purchase, SOLDIERS])) - 1 + left
                site = best_site(bundles, purchase, standing, extensions, sites, values, company)
                if site >= 0:
                    purchases[count] = purchase
                    jokers[count] = joker[helpers]
                    worth[count] = gained + values[site, company]
                    count += 1
            helpers = (helpers - 1) & fresh if helpers else -1
    return count


@making_arrays
def finals_of(
    payable: Cube,
    purchases: NDArray[np.int64],
    jokers: NDArray[np.int64],
    worth: NDArray[np.float64],
    count: int,
    first: int,
    last: int,
    finals: NDArray[np.float64],
    chosen: NDArray[np.int64],
) -> None:
    order = np.argsort(-worth[:count])
    best_purchases(payable, purchases, jokers, worth, order, first, last, finals, chosen)
