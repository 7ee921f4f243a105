"""Entre amigos in a position: tokens held and spent, the turn's favour and gift, districts that have met."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import INTERSECTIONS, RESOURCE_NAMES
from ...board.checking import read_choice, read_list, read_object
from ...island import Island
from ...words.position.counting import read_counts, read_flag, read_number
from ...words.position.format import HIDDEN
from .rules.bounds import COMPASS, GUILD_NAMES
from .upkeep import touching

OF_THE_TABLE = ("spent_favours", "favour_used", "gift", "links")
HELD = ("favours", "fresh_favours")
NO_FAVOURS = "there are no favours at this table"


def write_favours(now: Any, seat: int) -> Document:
    fresh = int(now["favours_fresh_count"][seat])
    return {
        "favours": _held(now["favours"][seat], int(now["favour_count"][seat]) - fresh),
        "fresh_favours": _held(now["favours_fresh"][seat], fresh),
    }


def write_kindness(island: Island, now: Any) -> Document:
    if not island.numbers[0]["friends"]:
        return {}
    written = {
        "spent_favours": _counts(now["favours_spent"]),
        "favour_used": bool(now["favour_used"]),
        "gift": _gift(island, now) if now["gift_card"] else {},
        "links": _links(island, now),
    }
    return {key: value for key, value in written.items() if value}


def _held(counts: Any, many: int) -> Document:
    return _counts(counts) if counts.sum() == many else {HIDDEN: many}


def _counts(counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(GUILD_NAMES, counts, strict=True) if count}


def _gift(island: Island, now: Any) -> Document:
    asked = [seat for seat in range(island.players) if int(now["gift_asked"]) >> seat & 1]
    given = {"given": True} if now["gift_given"] else {}
    return {"card": RESOURCE_NAMES[now["gift_card"] - 1], "asked": asked, **given}


def _links(island: Island, now: Any) -> list[list[Any]]:
    """What the board does not show: districts that met where a road has been moved since (HLP-8)."""
    owners = {
        int(now["district"][seat, intersection]): (seat, intersection)
        for seat in range(island.players)
        for intersection in _intersections(now, seat)
    }
    met = [(one, other) for one in owners for other in owners if int(now["links"][one]) >> other & 1]
    apart = sorted(
        {tuple(sorted((owners[one], owners[other]))) for one, other in met}
        - {tuple(sorted((owners[one], owners[other]))) for one, other in touching(island, now)}
    )
    names = island.names.intersections
    return [[[seat, names[intersection]] for seat, intersection in pair] for pair in apart]


def _intersections(now: Any, seat: int) -> list[int]:
    """The last one named of a district stands for it."""
    return [intersection for intersection in reversed(range(INTERSECTIONS)) if now["district"][seat, intersection]]


def read_favours(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    """Takes a seat's tokens out of the supply."""
    box = island.numbers[0]["favours"].tolist()
    for key in HELD:
        if key in given and not island.numbers[0]["friends"]:
            raise BadDocument(f"{at}.{key}", NO_FAVOURS)
    for key, field in (("favours", "favours"), ("fresh_favours", "favours_fresh")):
        now[field][seat] = read_counts(given.get(key, {}), f"{at}.{key}", GUILD_NAMES, box)
        _take(now, now[field][seat], f"{at}.{key}")
    if now["favours_fresh"][seat].any() and seat != now["active"]:
        raise BadDocument(f"{at}.fresh_favours", "only the active player can have drawn tokens in this turn")
    now["favours_fresh_count"][seat] = now["favours_fresh"][seat].sum()
    now["favour_count"][seat] = now["favours"][seat].sum() + now["favours_fresh"][seat].sum()


def _take(now: Any, counts: Any, at: str) -> None:
    for guild, name in enumerate(GUILD_NAMES):
        if counts[guild] > now["favour_supply"][guild]:
            raise BadDocument(f"{at}.{name}", f"only {now['favour_supply'][guild]} {name} tokens are left for this")
    now["favour_supply"] -= counts


def read_kindness(island: Island, now: Any, doc: Document) -> None:
    """What lies on the table, once the seats are read and their districts known."""
    for key in OF_THE_TABLE:
        if key in doc and not island.numbers[0]["friends"]:
            raise BadDocument(key, NO_FAVOURS)
    if not island.numbers[0]["friends"]:
        return
    _read_spent(island, now, doc)
    now["favour_used"] = read_flag(doc.get("favour_used", False), "favour_used")
    if "gift" in doc:
        _read_gift(island, now, doc["gift"])
    for here, pair in read_list(doc.get("links", []), "links", 0, INTERSECTIONS):
        one, other = (_read_district(island, now, place, at) for at, place in read_list(pair, here, 2, 2))
        now["links"][one] |= 1 << other
        now["links"][other] |= 1 << one


def _read_spent(island: Island, now: Any, doc: Document) -> None:
    """Two compasses were spent for each Catan token; of the others what is said."""
    tokens = int(island.numbers[0]["catan_tokens"]) - int(now["catan_tokens"])
    bought = {GUILD_NAMES[COMPASS]: 2 * tokens}
    box = island.numbers[0]["favours"].tolist()
    now["favours_spent"] = read_counts(doc.get("spent_favours", bought), "spent_favours", GUILD_NAMES, box)
    _take(now, now["favours_spent"], "spent_favours")
    now["favour_supply_size"] = now["favour_supply"].sum()


def _read_gift(island: Island, now: Any, value: object) -> None:
    gift = read_object(value, "gift", ("card", "asked"), ("given",))
    now["gift_card"] = 1 + RESOURCE_NAMES.index(read_choice(gift["card"], "gift.card", RESOURCE_NAMES))
    now["gift_given"] = read_flag(gift.get("given", False), "gift.given")
    for here, seat in read_list(gift["asked"], "gift.asked", 1, island.players - 1):
        asked = read_number(seat, here, 0, island.players - 1)
        if asked == now["active"]:
            raise BadDocument(here, "nobody gives themselves anything")
        now["gift_asked"] |= 1 << asked


def _read_district(island: Island, now: Any, value: object, at: str) -> int:
    (there, seat), (here, name) = read_list(value, at, 2, 2)
    owner = read_number(seat, there, 0, island.players - 1)
    intersection = island.names.intersections.index(read_choice(name, here, island.names.intersections))
    label = int(now["district"][owner, intersection])
    if not label:
        raise BadDocument(at, f"seat {owner} has nothing at {name}")
    return label
