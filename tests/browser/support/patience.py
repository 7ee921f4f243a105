"""How long a test waits: as long as a slow machine may take, and then it fails where it stands.

SLOW_BROWSER=4 makes every page four times slower, to find what holds on a quick machine only.
"""

import os
import time
from collections.abc import Callable
from typing import Protocol, TypeVar

from playwright.sync_api import Error, Page, expect

PATIENCE = 90_000
"""Milliseconds for one answer; what is not told otherwise waits as long."""
WHOLE_GAME = 900
"""Seconds."""
SLOWER = float(os.environ.get("SLOW_BROWSER", "1"))
GLANCE = 50
"""Milliseconds between two looks: each costs three processes some of their time."""
MOMENT = 2_000
"""Milliseconds after which something is tried once more."""

expect.set_options(timeout=PATIENCE)

T = TypeVar("T")


class Player(Protocol):
    page: Page

    def act(self) -> str | None: ...


def slow_down(page: Page) -> None:
    if SLOWER > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def soon(page: Page, look: Callable[[], T], is_right: Callable[[T], bool]) -> T:
    """What is seen once it is right; for what `expect` has no words for."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_right(seen := look()):
        assert time.monotonic() < end, f"still {seen!r}"
        page.wait_for_timeout(GLANCE)
    return seen


def reload(page: Page) -> None:
    """A dialogue that has just closed takes its step back in the history, and one step may end the other."""
    try:
        page.reload()
    except Error as error:
        if "ERR_ABORTED" not in error.message:
            raise
        page.reload()


def try_until(goal: Callable[[], bool], page: Page, attempt: Callable[[], object]) -> None:
    """Once more, as long as the goal is not seen soon after: for what others may be quicker at."""
    end = time.monotonic() + WHOLE_GAME
    while not goal():
        assert time.monotonic() < end, f"in vain:\n{page.locator('body').inner_text()}"
        attempt()
        for _ in range(MOMENT // GLANCE):
            if goal():
                return
            page.wait_for_timeout(GLANCE)


def play_until(goal: Callable[[], bool], *people: Player) -> None:
    """Everybody does what there is to do, and looks again, until the goal is seen."""
    end = time.monotonic() + WHOLE_GAME
    last: list[str | None] = []
    while not goal():
        shown = people[0].page.locator("body")
        assert time.monotonic() < end, f"the game does not go on after {last[-12:]}:\n{shown.inner_text()}"
        done = [person.act() for person in people]
        last = [*last[-12:], *filter(None, done)]
        if not any(done):
            people[0].page.wait_for_timeout(GLANCE)
