"""The island in three dimensions in a real browser: what is fetched, how soon it is seen, what it costs and keeps.

The first picture is a sketch: the land, its tokens and the pieces in the light of the hour, without shade, scenery and
writing, with half the points each way; the whole one follows. Without a graphics card the browser draws by software.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import sobremesa
from benchmarks.client.client_paint import CHROMIUM, DIST, asked, running_table, serving
from benchmarks.figures import Figure
from sobremesa.bots import bot
from sobremesa.bots.player import play_out

DRAWS = [
    "--no-first-run",
    "--enable-unsafe-swiftshader",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--js-flags=--expose-gc",
    "--enable-precise-memory-info",
]
SOLID = "canvas[data-frames]"
# How long until such a picture is there: reading one point of it waits for whoever draws.
SEEN = """([wanted, wish]) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    const canvas = document.querySelector(wanted);
    if (!canvas) return;
    watcher.disconnect();
    const context = canvas.getContext("webgl2");
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
    done(performance.now() - began);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  if (wish) document.dispatchEvent(new KeyboardEvent("keydown", { key: wish, bubbles: true }));
  look();
})"""
DRAWN = "Number(document.querySelector('canvas[data-frames]').dataset.frames)"
WHOLE = "canvas[data-drawn=whole]"
HEAP = "(gc(), gc(), performance.memory.usedJSHeapSize / 1e6)"
SOFTWARE = """() => {
  const context = document.createElement("canvas").getContext("webgl2");
  const told = context?.getExtension("WEBGL_debug_renderer_info");
  return told ? context.getParameter(told.UNMASKED_RENDERER_WEBGL) : "unknown";
}"""
RESTS = 3_000
TURNS = 40
VISITS = 3
GOAL = 4
"""Points of the whole game: every step of it is drawn, by software in about a second."""
A_MINUTE = 60


def measure(*wanted: str) -> list[Figure]:
    """All of it, or without the whole game, which takes the longest: `briefly`."""
    if not (DIST / "index.html").exists() or not CHROMIUM:
        print("Left out: the island in three dimensions needs `make client` and Chromium.")
        return []
    return [fetched(), *seen("briefly" in wanted)]


def fetched() -> Figure:
    parts = [*(DIST / "assets").glob("stage-*.js"), *(DIST / "assets").glob("island3d-*.js")]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in parts)
    return Figure("island in 3D, script fetched for it, gzip", size / 1000, "kB", wanted="under 200 kB")


def seen(briefly: bool) -> list[Figure]:
    from playwright.sync_api import sync_playwright

    with serving() as url, sync_playwright() as playwright:
        table = running_table(url)
        visits = [first_pictures(playwright, url, table) for _ in range(VISITS)]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=DRAWS)
        page = open_table(browser, url, table)
        figures = [*looked_at(page), *([] if briefly else whole_game(page, url))]
        browser.close()
    names = ("first picture after the wish", "processor time until then", "whole picture", "processor time until then")
    wanted = ("under 1,500 ms", "", "", "")
    return [
        *(
            Figure(f"island in 3D, {name}, median of {VISITS}", statistics.median(times), "ms", wanted=goal)
            for name, times, goal in zip(names, zip(*visits, strict=True), wanted, strict=True)
        ),
        *figures,
    ]


def open_table(browser: Any, url: str, table: str) -> Any:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.goto(url)
    page.evaluate("localStorage.setItem('island.look', 'plan')")
    page.goto(f"{url}/t/{table}")
    page.locator("svg.island .hex").first.wait_for(timeout=60_000)
    page.wait_for_timeout(RESTS)
    return page


def first_pictures(playwright: Any, url: str, table: str) -> tuple[float, float, float, float]:
    """In a browser that has drawn nothing before: until the sketch, until all is there, and what it took."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=DRAWS)
    page = open_table(browser, url, table)
    began = processor_seconds(page)
    first = page.evaluate(SEEN, [SOLID, "v"])
    soon = processor_seconds(page)
    whole = page.evaluate(SEEN, [WHOLE, ""])
    late = processor_seconds(page)
    print(f"island in 3D is drawn by {page.evaluate(SOFTWARE)}")
    browser.close()
    return first, 1000 * (soon - began), first + whole, 1000 * (late - began)


def processor_seconds(page: Any) -> float:
    """Of the page's process and of the one that draws for it."""
    told = page.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(one["cpuTime"]) for one in told if one["type"] in ("renderer", "GPU"))


def looked_at(page: Any) -> list[Figure]:
    page.evaluate(SEEN, [SOLID, "v"])
    page.locator(WHOLE).wait_for(timeout=120_000)
    page.wait_for_timeout(RESTS)
    told = page.evaluate(f"({{...document.querySelector('{SOLID}').dataset}})")
    heap = page.evaluate(HEAP)
    page.locator(".solid").focus()
    for _ in range(TURNS):  # there and back: what a stage leaves behind adds up
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
    drawn = caught_up(page)
    page.wait_for_timeout(RESTS)
    idle = page.evaluate(DRAWN) - drawn
    after = page.evaluate(HEAP)
    return [
        Figure("island in 3D, draw calls a picture", float(told["calls"]), "", wanted="under 100"),
        Figure("island in 3D, triangles a picture", float(told["triangles"]), "", wanted="under 150,000"),
        Figure(f"island in 3D, pictures in {RESTS // 1000} s at rest", float(idle), "", wanted="none"),
        Figure("island in 3D, heap after looking around, to before", after / heap, "", wanted="under 1.5"),
    ]


def caught_up(page: Any) -> int:
    """How many pictures there are once what was asked for is drawn, which takes a slow machine a while."""
    drawn = -1
    while drawn != (now := page.evaluate(DRAWN)):
        drawn = now
        page.wait_for_timeout(RESTS // 3)
    return int(drawn)


def whole_game(page: Any, url: str) -> list[Figure]:
    """Looked back at in three dimensions, every step drawn: what the tab holds at its end, to half way."""
    match = sobremesa.new("catan", 4, "island in 3D", goal=GOAL)
    play_out(match, [bot("catan", "greedy", f"island in 3D {seat}") for seat in range(4)])
    table = asked(f"{url}/api/records", match.record())["table"]["id"]
    page.set_viewport_size({"width": 900, "height": 640})
    page.goto(f"{url}/replay/{table}")
    page.locator(WHOLE).wait_for(timeout=120_000)
    slider = page.get_by_label("Step", exact=True)
    last = int(slider.get_attribute("max"))
    began, early = time.monotonic(), dict[str, float]()
    for step in range(1, last + 1):
        drawn = page.evaluate(DRAWN)
        slider.fill(str(step))
        until = time.monotonic() + A_MINUTE
        while page.evaluate(DRAWN) == drawn and time.monotonic() < until:
            page.wait_for_timeout(20)
        if not early and (time.monotonic() - began > A_MINUTE or step == last // 2):
            early = memory(page)
    late = memory(page)
    lasted = f"{last} steps in {time.monotonic() - began:.0f} s"
    return [
        Figure(
            f"island in 3D, {kind} after a whole game ({lasted}), to half way",
            late[kind] / early[kind],
            "",
            wanted="under 1.5",
        )
        for kind in late
    ]


def memory(page: Any) -> dict[str, float]:
    """The page's objects, and all its process holds."""
    told = page.context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    status = max(
        (Path(f"/proc/{one['id']}/status").read_text() for one in told if one["type"] == "renderer"), key=resident
    )
    return {"heap": page.evaluate(HEAP), "memory of the tab": resident(status)}


def resident(status: str) -> float:
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


if __name__ == "__main__":
    for figure in measure(*sys.argv[1:]):
        print(figure)
