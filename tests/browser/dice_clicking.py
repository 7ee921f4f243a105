"""A person who plays the CATAN dice game by clicking what is lit, and knows no rules but what things cost."""

import contextlib
import random
import re

from playwright.sync_api import Locator, Page, TimeoutError

SHORT = 2_000
WANTED = ("city", "settlement", "road", "knight")


class DicePerson:
    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".end").count() > 0

    def press(self, what: Locator) -> None:
        """A button that has just gone is no harm."""
        with contextlib.suppress(TimeoutError):
            if self.touch:
                what.tap(timeout=SHORT)
            else:
                what.click(timeout=SHORT)

    def act(self) -> str | None:
        """Does the first thing it can; what it was, or None if there is nothing to do now."""
        if self.page.locator("[data-busy]").count():
            return None
        for kind in ("confirm", "roll"):
            if self._press_first(f'[data-primary="{kind}"]:enabled'):
                return kind
        return self._again() or self._build() or self._turn() or self._end()

    def _press_first(self, selector: str) -> bool:
        found = self.page.locator(selector)
        if not found.count():
            return False
        self.press(found.first)
        return True

    def _again(self) -> str | None:
        """Keeps one die of each resource, as a settlement needs, and rolls the others."""
        if not self.page.locator('[data-primary="again"]:enabled').count():
            return None
        labels: list[str] = self.page.locator(".cube").evaluate_all("dice => dice.map((die) => die.ariaLabel)")
        seen: set[str] = set()
        for number, label in enumerate(labels):
            face = re.sub(r"^Die \d: (\w+).*", r"\1", label)
            if face not in seen and face in ("lumber", "brick", "wool", "grain") and "kept" not in label:
                self.press(self.page.locator(f'[data-die="{number + 1}"]'))
            seen.add(face)
        if len(seen) >= 5 or not self._press_first('[data-primary="again"]:enabled'):
            return self._build()
        return "again"

    def _build(self) -> str | None:
        return next((kind for kind in WANTED if self._press_first(f'[data-action^="build {kind}"]')), None)

    def _turn(self) -> str | None:
        """Turns a die now and then: it may help, and costs nothing here."""
        dice = self.page.locator(".cube.turnable:enabled")
        if not dice.count() or self.random.random() < 0.5:
            return None
        self.press(dice.first)
        return "turn" if self._press_first("[data-turn]") else None

    def _end(self) -> str | None:
        return "end turn" if self._press_first('[data-primary="end turn"]:enabled') else None


def sit_at_a_table(server: str, page: Page, players: int, coach: bool = False) -> None:
    page.goto(f"{server}/new/catan_dice")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    if coach:
        page.get_by_text("Options").click()
        page.get_by_label("Coach").check()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    page.locator(".dice-controls").wait_for(timeout=90_000)
