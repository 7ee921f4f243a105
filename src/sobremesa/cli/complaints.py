"""What the user got wrong, in one line; and the word they may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..contract.label import Label
    from ..contract.match import Match


class Complaint(Exception):
    """Shown as one line on stderr; the command ends with exit code 2."""


def unknown(what: str, word: str, known: Iterable[str], whose: str = "") -> Complaint:
    """`whose`: of what or for what it was wanted, like " of catan"."""
    names = list(known)
    close = get_close_matches(word.lower(), names, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there {'is' if len(names) == 1 else 'are'} {', '.join(names)}"
    return Complaint(f"there is no {what} {word[:60]!r}{whose}; {hint}")


def check_extra(extra: str, what: str, *packages: str) -> None:
    """The plain package is library and command; what more is needed is installed by name."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise Complaint(f"{what} needs {', '.join(missing)}, not installed here: pip install 'sobremesa[{extra}]'")


def label_of(game: str) -> Label:
    from ..games import games

    known = games()
    if game not in known:
        raise unknown("game", game, sorted(known))
    return known[game]


def check_bots(game: str, names: Iterable[str]) -> None:
    from ..bots import bots

    for name in names:
        if name not in bots(game):
            raise unknown("bot", name, bots(game), f" for {game}")


def check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.players:
        raise Complaint(f"--seat {seat}: the seats are 0 to {match.players - 1}")
