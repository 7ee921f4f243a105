"""Dobble over real sockets: pings reach the partner alone, and no card is told before its time."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.contract.action import Kinds
from sobremesa.games.dobble.deck.cards import card_names
from tests.server.support.device import Api
from tests.server.support.quick_eyes import QuickEyes, Told
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PLAYERS = 4
AHEAD = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("dobble")), warm=("dobble",))) as running:
        yield running


class Audience:
    """A match of two pairs, with somebody watching, and everything that was told to anybody."""

    def __init__(self, api: Api, server: Running, seed: int) -> None:
        self.api, self.server, self.seed = api, server, seed
        self.rest: list[str] = []

    async def play(self) -> None:
        more = [{"name": f"P{seat}"} for seat in range(1, PLAYERS)]
        options = {"mode": "beginner", "mini_game": 1, "goal": 1}
        table = await self.api.table(game="dobble", players=PLAYERS, name="P0", more=more, options=options)
        held: list[dict[int, str]] = [{seat: token} for seat, token in table.tokens.items()] + [{}]
        self.devices = [QuickEyes(self.server.url, table.id, tokens, self.seed) for tokens in held]
        for device in self.devices:
            await device.open()
            await device.hello()
            await device.decline()
        await self.api.ready(table)
        asking = asyncio.create_task(self._ask(table.id))
        # One seat of each pair is in no hurry: so its partner has time to point something out.
        await asyncio.gather(*(device.play(0.01 if device.seat < 2 else 0.06) for device in self.devices))
        asking.cancel()
        for device in self.devices:
            await device.close()

    async def _ask(self, table: str) -> None:
        """What anybody may ask for while the game is played."""
        while True:
            for path in ("", "/record", "/replay?seat=all"):
                answer = await self.api.ask("GET", f"/api/tables/{table}{path}")
                if answer.status_code != 200 or answer.json().get("table", {}).get("state") == "playing":
                    self.rest.append(answer.text)
            await asyncio.sleep(0.05)

    def pings(self) -> list[tuple[Told, int]]:
        """What was pointed out, and by whom."""
        return [(action, device.seat) for device in self.devices for action in device.pings]

    def leaks(self) -> list[Any]:
        """Pings told to anybody but the two of a pair."""
        found: list[Any] = []
        for action, seat in self.pings():
            for device in self.devices:
                if device.seat not in (seat, action["to"]):
                    found += [text for text in device.raw if tells(text, action)]
            found += [text for text in self.rest if tells(text, action)]
        return found + [own for device in self.devices for own in foreign_pings(device)]


def tells(text: str, action: Told) -> bool:
    """Whether a text holds what was pointed out, as an action or in words."""
    place, symbol = re.escape(action["place"]), re.escape(action["symbol"])
    parts = rf'"kind":\s*"ping",\s*"to":\s*{action["to"]},\s*"place":\s*"{place}",\s*"symbol":\s*"{symbol}"'
    return bool(re.search(rf"{parts}|ping {place} {symbol} to {action['to']}", text))


def foreign_pings(device: QuickEyes) -> list[Any]:
    """Own parts that are not this device's, or hold a ping of the other pair."""
    owns = [(int(seat), own) for frame in device.frames for seat, own in (frame.get("own") or {}).items()]
    return [own for seat, own in owns if seat != device.seat]


@pytest.mark.rule("DOB-9")
@pytest.mark.parametrize("seed", range(2))
async def test_a_ping_is_seen_by_the_partner_alone(api: Api, server: Running, seed: int) -> None:
    audience = Audience(api, server, seed)
    await audience.play()
    assert audience.pings()
    assert audience.rest
    assert audience.leaks() == []
    for action, seat in audience.pings():
        partner = next(device for device in audience.devices if device.seat == action["to"])
        assert (partner.seat - seat) % 2 == 0
        assert any(tells(text, action) for text in partner.raw)


async def test_a_ping_that_leaks_would_be_noticed(api: Api, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kinds, "redact", lambda self, actor, action, viewer: action)
    audience = Audience(api, server, 9)
    await audience.play()
    assert audience.leaks()


@pytest.mark.rule("DOB-5", "DOB-10")
async def test_no_card_is_told_earlier_than_it_must_be(api: Api, server: Running) -> None:
    audience = Audience(api, server, 5)
    await audience.play()
    for device in audience.devices:
        updates = [frame for frame in device.frames if frame.get("kind") == "game" and frame["public"].get("view")]
        first = next(place for place, frame in enumerate(updates) if any(cards(frame)))
        turned = updates[first]["public"]
        assert (turned["view"]["phase"], turned["view"]["turned_up"]) == ("countdown", True)
        assert all(card is not None for card in cards(updates[first])), "all first cards come in the same message"
        assert turned["began"] + turned["view"]["starts_at"] - updates[first]["at"] <= AHEAD + 1
        assert not any(turned_in(frame) for frame in updates[:first])
        for frame in updates[first:]:
            assert len(turned_in(frame)) <= PLAYERS
            assert turned_in(frame) <= {card for card in cards(frame) if card is not None}, "a card below the top"


def cards(frame: Any) -> list[int | None]:
    """The top cards of all players."""
    return [player["card"] for player in frame["public"]["view"]["players"]]


def turned_in(frame: Any) -> set[int]:
    """The cards turned in a row, by its events."""
    actions = [event["action"] for event in frame["public"]["events"]]
    return {card_names().index(action["card"]) for action in actions if action["kind"] == "turn"}
