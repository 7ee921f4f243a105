"""Small readers for documents written by others: each returns what it promises or raises BadDocument."""

from __future__ import annotations

import difflib
import re
import reprlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sobremesa.contract.errors import BadDocument

NAME = re.compile(r"[\w.']{1,24}")
FARTHEST = 1000


def read_object(value: object, at: str, needed: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadDocument(at, f"must be an object, not {shown(value)}")
    known = (*needed, *optional)
    for key in value:
        if key not in known:
            raise BadDocument(at, f"unknown key {shown(key)}{did_you_mean(key, known)}")
    for key in needed:
        if key not in value:
            raise BadDocument(at, f"the key {key!r} is missing")
    return value


def read_list(value: object, at: str, least: int, most: int) -> list[tuple[str, Any]]:
    """The items, each with its place in the document."""
    if not isinstance(value, list):
        raise BadDocument(at, f"must be a list, not {shown(value)}")
    if not least <= len(value) <= most:
        amount = str(most) if least == most else f"{least} to {most}"
        raise BadDocument(at, f"must have {amount} entries, not {len(value)}")
    return [(f"{at}[{index}]", item) for index, item in enumerate(value)]


def read_flag(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocument(at, f"must be true or false, not {shown(value)}")
    return value


def read_title(value: object, at: str) -> str:
    if not isinstance(value, str) or not value.isprintable() or not 1 <= len(value) <= 60:
        raise BadDocument(at, f"must be a text of 1 to 60 printable characters, not {shown(value)}")
    return value


def read_name(value: object, at: str) -> str:
    """A name that can be typed as one word and joined with hyphens."""
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise BadDocument(at, f"must be a name of 1 to 24 letters and digits without spaces, not {shown(value)}")
    return value


def read_new_name(value: object, at: str, taken: Iterable[str]) -> str:
    name = read_name(value, at)
    if name.casefold() in {other.casefold() for other in taken}:
        raise BadDocument(at, f"the name {name!r} is given twice")
    return name


def read_known_name(value: object, at: str, known: Collection[str], what: str) -> str:
    if not isinstance(value, str):
        raise BadDocument(at, f"must name the {what}, not {shown(value)}")
    if value not in known:
        raise BadDocument(at, f"there is no {what} {shown(value)}{did_you_mean(value, known)}")
    return value


def read_choice(value: object, at: str, choices: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadDocument(at, f"must be one of {', '.join(choices)}, not {shown(value)}")
    return value


def read_whole(value: object, at: str, choices: Collection[int]) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value not in choices:
        raise BadDocument(at, f"must be one of {', '.join(map(str, choices))}, not {shown(value)}")
    return value


def read_coordinate(value: object, at: str) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not -FARTHEST <= value <= FARTHEST:  # type: ignore[operator]
        raise BadDocument(at, f"must be a number from -{FARTHEST} to {FARTHEST}, not {shown(value)}")
    return float(value)  # type: ignore[arg-type]


def shown(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to print very long numbers
        return "a very long number"


def did_you_mean(name: object, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name[:60], list(known), n=3, cutoff=0.5) if isinstance(name, str) else []
    return f"; did you mean {' or '.join(near)}?" if near else ""
