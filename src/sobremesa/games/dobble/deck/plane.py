"""The projective plane of order 8: 73 points, 73 lines, 9 points on a line, two lines meet in exactly one (DOB-1).

Points and lines are the triples over the field of eight elements, up to a factor; a point (x, y, z) lies on a line
(a, b, c) when ax + by + cz = 0. A 74th card cannot exist: it would have to meet all 9 cards through one of its symbols
only there, yet those 9 cards already carry all 73 symbols between them.
"""

from __future__ import annotations

from functools import cache, reduce
from itertools import product
from operator import xor

ORDER = 8
SIZE = ORDER * ORDER + ORDER + 1
MODULUS = 0b1011
"""x³ + x + 1, which has no root in the field of two elements."""

Triple = tuple[int, int, int]


def times(one: int, other: int) -> int:
    """The product in the field of eight elements: polynomials over two elements, reduced by the modulus."""
    found = reduce(xor, (one << place for place in range(3) if other >> place & 1), 0)
    for place in (4, 3):
        if found >> place & 1:
            found ^= MODULUS << place - 3
    return found


@cache
def triples() -> tuple[Triple, ...]:
    """One triple for each point, or line: the first figure that is not 0 is 1."""
    found = []
    for x, y, z in product(range(ORDER), repeat=3):
        first = next((figure for figure in (x, y, z) if figure), 0)
        if first == 1:
            found.append((x, y, z))
    return tuple(found)


def meet(point: Triple, line: Triple) -> bool:
    return not reduce(xor, (times(figure, other) for figure, other in zip(point, line, strict=True)))


@cache
def lines() -> tuple[tuple[int, ...], ...]:
    """Each line as the numbers of its points, ascending."""
    points = triples()
    return tuple(tuple(number for number, point in enumerate(points) if meet(point, line)) for line in points)
