"""Where expansions come in when a position is written down or read."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ..board.bounds import VICTORY
from ..expansions.canal import position as canal
from ..expansions.friends import position as friends
from ..expansions.helpers import position as helpers
from ..expansions.large_table.between import TURN
from ..expansions.towns import position as towns
from ..island import Island
from ..words.position.counting import read_number

OF_THE_TABLE: Final = (*helpers.OF_THE_TABLE, *friends.OF_THE_TABLE, *towns.OF_THE_TABLE, *canal.OF_THE_TABLE)
OF_A_SEAT: Final = ("helper", "tokens", *friends.HELD, *canal.HELD)


def is_between(now: Any) -> bool:
    return bool(now["extra"])


def is_masked(now: Any) -> bool:
    return bool(now["favour_supply"].sum() != now["favour_supply_size"])


def write_options(board: Any) -> dict[str, object]:
    return {
        **canal.write_options(board),
        "friends": bool(board["friends"]),
        "helpers": bool(board["helpers"]),
        "between_turns": "paired" if board["extra"] == TURN else "building",
    }


def write_table(island: Island, now: Any) -> Document:
    maps = {**towns.write_tokens(island, now), **canal.write_played(now)}
    return {**helpers.write_help(now), **friends.write_kindness(island, now), **maps}


def write_seat(island: Island, now: Any, seat: int) -> Document:
    return {
        "helper": helpers.write_helper(now, seat),
        **friends.write_favours(now, seat),
        "tokens": int(now["tokens"][seat]),
        **canal.write_canal(island, now, seat),
    }


def read_tokens(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    """Catan tokens: bought with compasses, or found on a map."""
    board = island.numbers[0]
    most = int(board["catan_tokens"]) + int((board["intersection_kind"] == VICTORY).sum())
    if "tokens" in given and not most:
        raise BadDocument(f"{at}.tokens", friends.NO_FAVOURS)
    now["tokens"][seat] = read_number(given.get("tokens", 0), f"{at}.tokens", 0, most)


READ_SEAT: Final = (helpers.read_helper, friends.read_favours, read_tokens, canal.read_canal)


def read_before_cards(island: Island, now: Any, doc: Document) -> None:
    helpers.read_help(island, now, doc)
    canal.read_played(island, now, doc)


def read_after_seats(island: Island, now: Any, doc: Document) -> None:
    """Once the seats are read and what follows from their pieces is known."""
    taken, held = towns.read_tokens(island, now, doc), int(now["tokens"].sum())
    if not taken <= held <= taken + int(now["catan_tokens"]):
        words = f"the seats have {held} Catan tokens, {taken} were found and {now['catan_tokens']} can be bought"
        raise BadDocument("seats", words)
    now["catan_tokens"] -= held - taken
    friends.read_kindness(island, now, doc)


def most_fresh_before_roll(island: Island) -> int:
    """FRI-9: only the books of Entre amigos bring a card before the roll."""
    return int(island.numbers[0]["friends"])


def is_knight_given(now: Any) -> bool:
    """HLP-12: then nobody may hold the largest army although several are equal, and the card played may be gone."""
    return bool(now["knights_given"])
