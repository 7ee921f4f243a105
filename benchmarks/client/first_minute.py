"""What a visitor waits for and pays for: bytes over the wire, the first paint on a slow line, idle work, a whole game.

A Chromium without a memory, a server on this machine. Bytes are those of the responses as they were sent (compressed,
with their headers); times are only worth something on a machine that does nothing else.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.client.client_paint import CHROMIUM
from benchmarks.figures import Figure

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
# A slow 4G line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 768_000 / 8}
WATCH = """
window.seen = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; })
  .observe({ type: "layout-shift", buffered: true });
"""
WATCH_THE_END = """
window.told = {};
const firsts = { end: ".end", points: ".end .standings", tables: ".end table" };
new MutationObserver(() => {
  for (const [name, where] of Object.entries(firsts))
    if (!told[name] && document.querySelector(where))
      requestAnimationFrame(() => setTimeout(() => (told[name] ??= performance.now())));
  if (told.end && !told.whole && !document.querySelector(".end [role=status]")) told.whole = performance.now();
}).observe(document, { childList: true, subtree: true });
"""
IDLE_SECONDS = 10
POLLED_SECONDS = 15
VISITS = 5
GAMES = 5
ENDS = 0.7


class Wire:
    """What came over the line, counted by the browser."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.bytes = self.requests = self.frames = 0
        self.session.on("Network.loadingFinished", self._loaded)
        self.session.on("Network.webSocketFrameReceived", self._received)
        self.session.on("Network.webSocketFrameSent", self._received)

    def _loaded(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])
        self.requests += 1

    def _received(self, told: dict[str, Any]) -> None:
        self.frames += len(told["response"]["payloadData"].encode())


@contextmanager
def opened(browser: Any, **how: Any) -> Iterator[Any]:
    context = browser.new_context(service_workers="block", **how)
    context.set_default_timeout(240_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    yield page
    context.close()


def measure(*wanted: str) -> list[Figure]:
    """All of them, or those named: arriving, slowly, idle, over_the_socket, ending, whole_game."""
    if not (ROOT / "web" / "dist" / "index.html").exists() or not CHROMIUM:
        print("Left out: the first minute needs `make client` and Chromium.")
        return []
    from playwright.sync_api import sync_playwright

    from tests.browser.support.serving import serving

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), games=("catan",)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        all_of_them = (arriving, slowly, idle, over_the_socket, ending, whole_game)
        parts = [part for part in all_of_them if not wanted or part.__name__ in wanted]
        figures = [figure for part in parts for figure in part(browser, url)]
        browser.close()
    return figures


def to_the_board(page: Any) -> None:
    page.locator(".game-box").first.get_by_role("button").first.click()
    page.wait_for_selector("svg.island .hex")
    page.wait_for_load_state("networkidle")


def arriving(browser: Any, url: str) -> list[Figure]:
    with opened(browser, **DESKTOP) as page:
        wire = Wire(page)
        page.goto(url)
        page.wait_for_selector(".game-box svg")
        page.wait_for_load_state("networkidle")
        lobby, asked = wire.bytes, wire.requests
        page.wait_for_timeout(1000 * POLLED_SECONDS)
        polled = wire.requests - asked
        to_the_board(page)
        return [
            Figure("lobby over the wire", lobby / 1000, "kB", wanted="below 110 kB"),
            Figure("lobby and first board over the wire", wire.bytes / 1000, "kB", wanted="below 180 kB"),
            Figure(f"requests of a lobby left alone for {POLLED_SECONDS} s", polled, "", wanted="0"),
        ]


def slowly(browser: Any, url: str) -> list[Figure]:
    """The least of several visits: whatever else the machine does only adds to it."""
    visits = [slow_visit(browser, url) for _ in range(VISITS)]
    lcps = sorted(seen["lcp"] / 1000 for seen in visits)
    return [
        Figure("first paint of the lobby, slow 4G, processor by 4", min(seen["fcp"] for seen in visits) / 1000, "s"),
        Figure(f"LCP of the lobby, slow 4G, processor by 4, least of {VISITS}", lcps[0], "s", wanted="below 2 s"),
        Figure("the same, the visit in the middle", lcps[VISITS // 2], "s"),
        Figure("CLS of the lobby, the most of them", max(seen["cls"] for seen in visits), "", wanted="below 0.05"),
    ]


def slow_visit(browser: Any, url: str) -> Any:
    with opened(browser, **PHONE) as page:
        wire = Wire(page)
        wire.session.send("Network.emulateNetworkConditions", SLOW)
        wire.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(url)
        page.wait_for_selector(".game-box svg")
        page.wait_for_timeout(2000)
        first = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        return page.evaluate(f"({{ ...seen, fcp: {first} }})")


def busy_seconds(session: Any) -> float:
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def idle(browser: Any, url: str) -> list[Figure]:
    """Places to found are lit all the while."""
    with opened(browser, **DESKTOP) as page:
        page.goto(url)
        to_the_board(page)
        page.wait_for_selector("[data-targets] [data-action]")
        session = page.context.new_cdp_session(page)
        session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})  # processor time: others may be busy
        session.send("Performance.enable")
        page.wait_for_timeout(3000)
        before, began = busy_seconds(session), time.monotonic()
        page.wait_for_timeout(1000 * IDLE_SECONDS)
        share = (busy_seconds(session) - before) / (time.monotonic() - began)
        return [Figure("main thread, idle with lit places", 100 * share, "%", wanted="below 2 %")]


def whole_game(browser: Any, url: str) -> list[Figure]:
    from tests.browser.support.clicking import Person
    from tests.browser.support.patience import play_until

    with opened(browser, **PHONE) as page:
        wire = Wire(page)
        page.goto(url)
        to_the_board(page)
        person = Person(page, seed=5)
        play_until(lambda: person.has_ended, person)
        return [
            Figure("a whole game of CATAN over the socket", wire.frames / 1000, "kB", wanted="below 800 kB"),
            Figure("CLS over that game, on a phone", page.evaluate("seen.cls"), "", wanted="below 0.1"),
        ]


def over_the_socket(browser: Any, url: str) -> list[Figure]:
    """Whole games of a steady player against three, told what changes, without a page: bytes both ways."""
    sizes = [played(url, f"socket {number}").size for number in range(GAMES)]
    return [
        Figure(f"CATAN over the socket, the middle of {GAMES} whole games", sorted(sizes)[GAMES // 2], "kB"),
        Figure("the same, the longest of them", max(sizes), "kB", wanted="below 800 kB"),
    ]


def ending(browser: Any, url: str) -> list[Figure]:
    """A phone opens a finished table: from the moment its end is shown to what is told of it."""
    game = played(url, "ending")
    with opened(browser, **PHONE) as page:
        page.add_init_script(WATCH_THE_END)
        page.goto(f"{url}/favicon.svg")
        kept = [{"seat": 0, "token": game.token, "number": "ab" * 32}]
        page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [f"table:{game.table}", kept])
        wire = Wire(page)
        wire.session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto(f"{url}/t/{game.table}")
        page.wait_for_selector(".end table")
        page.wait_for_selector(".end [role=status]", state="detached")
        page.wait_for_timeout(500)
        told = page.evaluate("told")
        page.wait_for_load_state("networkidle")
        return [
            Figure("end page, processor by 4: who has how many points after", told["points"] - told["end"], "ms"),
            Figure("its first tables after", told["tables"] - told["end"], "ms", wanted="below 1,000 ms"),
            Figure("all that is counted from the whole game after", told["whole"] - told["end"], "ms"),
            Figure("that page and all it fetched", wire.bytes / 1000, "kB"),
        ]


class Played(NamedTuple):
    """A whole game by its table, with what came and went over the socket in kB."""

    table: str
    token: str
    size: float


def played(url: str, seed: str) -> Played:
    """In a thread of its own: this one belongs to the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(one_game(url, seed))).result()


async def one_game(url: str, seed: str) -> Played:
    import httpx

    from sobremesa.games import rules
    from tests.server.support.acts import legal_of
    from tests.server.support.device import Device

    asked = {"game": "catan", "name": "Ana", "players": 4, "pace": "at_once"}
    made = httpx.post(f"{url}/api/play", json=asked, timeout=60).raise_for_status().json()
    table, token, sent, draws = made["table"]["id"], made["seats"][0]["token"], 0, random.Random(seed)
    rules("catan")
    async with Device(url, table, {0: token}) as device:
        device.follows_changes = True
        await device.hello()
        await device.decline()
        answered = -1
        while True:
            frame = await device.until(lambda frame: frame["type"] in ("update", "snapshot"), 120)
            if (frame.get("public") or {}).get("result"):
                return Played(table, token, (sum(len(text.encode()) for text in device.raw) + sent) / 1000)
            own = (frame.get("own") or {}).get("0")
            if own and own["awaited"] and own["question"] != answered:
                answered = own["question"]
                action = chosen(legal_of(own), own, draws)
                await device.say("act", id=secrets.token_hex(16), seat=0, question=answered, action=action)
                sent += len(json.dumps(action)) + 120


BEST = ("city", "settlement", "buy card", "road")
"""What whoever plays by clicking what is lit does first."""


def chosen(legal: list[dict[str, Any]], own: dict[str, Any], draws: random.Random) -> dict[str, Any]:
    for kind in BEST:
        if found := [one for one in legal if one["kind"] == kind]:
            return draws.choice(found)
    ends = [one for one in legal if one["kind"] == "end turn"]
    if ends and draws.random() < ENDS:
        return ends[0]
    return draws.choice(legal) if legal else own["default"]


if __name__ == "__main__":
    for figure in measure(*sys.argv[1:]):
        print(figure, flush=True)
