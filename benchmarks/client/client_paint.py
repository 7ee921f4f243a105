"""The browser's part: how long until the first board is painted, and how much has to be fetched for it.

A Chromium without a memory opens a running table of CATAN, served by a process of its own on this machine.
"""

from __future__ import annotations

import gzip
import json
import os
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure
from benchmarks.server.server_load import start_server

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"
CHROMIUM = next(filter(os.path.exists, ("/usr/bin/chromium", "/usr/bin/chromium-headless-shell")), "")
VISITS = 7
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector("svg.island .hex")) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
}).observe(document, { childList: true, subtree: true });
"""
NAMES = "['first-contentful-paint', 'board']"
PAINTED = f"{NAMES}.every((name) => performance.getEntriesByName(name).length > 0)"
TIMES = f"{NAMES}.map((name) => performance.getEntriesByName(name)[0].startTime)"


def measure() -> list[Figure]:
    if not (DIST / "index.html").exists() or not CHROMIUM:
        print("Left out: the browser's part needs `make client` and Chromium.")
        return []
    return [*paints(), bundle()]


def bundle() -> Figure:
    """What every visitor fetches before the first screen, compressed: the page, its script and its styles."""
    first = [DIST / "index.html", *(DIST / "assets").glob("core-*.js"), *(DIST / "assets").glob("core-*.css")]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in first)
    return Figure("client page, script and styles, gzip", size / 1000, "kB", wanted="under 120 kB")


def paints() -> list[Figure]:
    from playwright.sync_api import sync_playwright

    first, board = [], []
    with serving() as url, sync_playwright() as playwright:
        table = running_table(url)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-first-run"])
        for _ in range(VISITS):
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.add_init_script(WATCH)
            page.goto(f"{url}/t/{table}")
            page.wait_for_function(PAINTED, timeout=60_000)
            contentful, painted = page.evaluate(TIMES)
            first.append(contentful)
            board.append(max(contentful, painted))
            context.close()
        browser.close()
    return [
        Figure(f"client first contentful paint, median of {VISITS}", statistics.median(first), "ms"),
        Figure(
            f"client first board painted, median of {VISITS}", statistics.median(board), "ms", wanted="under 1,000 ms"
        ),
    ]


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(Path(folder), "catan")
        try:
            yield url
        finally:
            server.terminate()
            server.wait(30)


def asked(url: str, body: dict[str, Any] | None = None) -> Any:
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def running_table(url: str) -> str:
    """It waits for its only person, so every visitor sees the same."""
    table = str(asked(f"{url}/api/play", {"game": "catan", "name": "Ana"})["table"]["id"])
    until = time.monotonic() + 120
    while asked(f"{url}/api/tables/{table}")["table"]["state"] != "playing":
        if time.monotonic() > until:
            raise SystemExit("the game did not start")
        time.sleep(0.1)
    return table


if __name__ == "__main__":
    for figure in measure():
        print(figure)
