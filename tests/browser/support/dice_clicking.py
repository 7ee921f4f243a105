"""A person who plays the CATAN dice game by clicking what is lit, and knows no rules but what a settlement costs."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.support.hands import Hands

WANTED = ("city", "settlement", "road", "knight")
USEFUL = ("lumber", "brick", "wool", "grain")

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    busy: all("[data-busy]").length > 0,
    steps: all("[data-primary]").map((button) => button.dataset.primary),
    places: all("[data-action]").map((place) => place.dataset.action),
    dice: all(".cube").map((die) => ({
      face: /f-(\\w+)/.exec(die.className)[1], kept: die.matches(".kept"), turnable: die.matches(".turnable:enabled"),
    })),
  };
}"""


class DicePerson(Hands):
    def act(self) -> str | None:
        """Does the first thing it can; what it was, or None if there is nothing to do now."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if seen["busy"]:
            return None
        for step in ("confirm", "roll"):
            if step in seen["steps"]:
                return self._step(step)
        if "again" in seen["steps"] and not self._is_content(seen["dice"]):
            return self._again(seen["dice"])
        return self._build(seen["places"]) or self._turn(seen["dice"]) or self._end(seen["steps"])

    def _press(self, selector: str) -> None:
        self.try_to_press(self.page.locator(selector).first)

    def _step(self, name: str) -> str:
        self._press(f'[data-primary="{name}"]')
        return name

    @staticmethod
    def _is_content(dice: list[dict[str, Any]]) -> bool:
        return {die["face"] for die in dice} >= set(USEFUL)

    def _again(self, dice: list[dict[str, Any]]) -> str:
        """Keeps one die of each resource a settlement needs, and rolls the others."""
        held = {die["face"] for die in dice if die["kept"]}
        for number, die in enumerate(dice, 1):
            if die["face"] in USEFUL and die["face"] not in held:
                held.add(die["face"])
                self._press(f'[data-die="{number}"]')
        return self._step("again")

    def _build(self, places: list[str]) -> str | None:
        for kind in WANTED:
            if words := next((place for place in places if place.startswith(f"build {kind}")), None):
                self._press(f'[data-action="{words}"]')
                return kind
        return None

    def _turn(self, dice: list[dict[str, Any]]) -> str | None:
        """Turns a die now and then: it may help, and costs nothing here."""
        number = next((number for number, die in enumerate(dice, 1) if die["turnable"]), None)
        if number is None or self.random.random() < 0.5:
            return None
        self._press(f'[data-die="{number}"]')
        self._press("[data-turn]")
        return "turn"

    def _end(self, steps: list[str]) -> str | None:
        return self._step("end turn") if "end turn" in steps else None


def sit_at_a_table(
    server: str, page: Page, players: int, coach: bool = False, bots: Sequence[str] = ("greedy",) * 3
) -> None:
    page.goto(f"{server}/new/catan_dice")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat, bot in zip(range(2, players + 1), bots, strict=False):
        page.get_by_label(f"Seat {seat}").select_option(bot)
    if coach:
        page.get_by_text("Options").click()
        page.get_by_label("Coach").check()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    page.locator(".dice-controls").wait_for()
