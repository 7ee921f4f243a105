"""A person who plays CATAN by clicking what is lit, and knows no rules."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser.support.hands import Hands

PASSING = "decline help", "refuse gift", "stop swapping"
INSIDE = ".dialogue.plus "
CHOICES = ".pile", "[data-seat]", "[data-way]", "[data-kept]"
DEED = INSIDE + '[data-deed]:enabled:not([data-deed=""])'
THINGS = {
    "pass": ".pass-device .button",
    "confirm": '[data-primary="confirm"]',
    "roll": '[data-primary="roll"]',
    "owed": '[data-primary="discard"]:disabled',
    "discard": '[data-primary="discard"]:enabled',
    "victim": "[data-victim]",
    "deed": DEED + "".join(f':not([data-deed="{words}"])' for words in PASSING),
    "choice": ", ".join(f"{INSIDE}{choice}:enabled:not([aria-pressed=true])" for choice in CHOICES),
    "passing deed": DEED,
    "leave": INSIDE + "header button",
    "card's deed": '[data-primary="invention"]:enabled, [data-primary="monopoly"]:enabled',
    "card's dialogue": '[data-primary="invention"], [data-primary="monopoly"]',
    "pile": ".dialogue .pile:enabled:not([aria-pressed=true])",
    "agree": "[data-confirm]",
    "accept": '[data-trade="accept"]',
    "decline": '[data-trade="decline"]',
    "place": ".targets:not(.quiet) .target",
    "whole": ".zoom-back button",
    "door": ".door.lit:not(.chosen)",
    "build": ".build:enabled:not(.chosen)",
    "held": ".hand button.pile",
    "card": ".dev:enabled:not(.chosen)",
    "end turn": '[data-primary="end turn"]',
    "may end": '[data-primary="end turn"]:enabled',
}
# Everything that lies before the player's eyes in one moment; nothing while an answer is awaited.
LOOK = """(things) => {
  if (document.querySelector("[data-busy]")) return null;
  const count = (selector) => document.querySelectorAll(selector).length;
  return {
    ...Object.fromEntries(Object.entries(things).map(([name, selector]) => [name, count(selector)])),
    labels: [...document.querySelectorAll(things.place)].map((place) => place.getAttribute("aria-label")),
    piles: [...document.querySelectorAll(".hand .pile")]
      .map((pile) => [pile.dataset.resource, parseInt(pile.textContent)]),
  };
}"""


class Person(Hands):
    offers_left = 2

    def act(self) -> str | None:
        """Does the first thing it can; what it was, or None if there is nothing to do now."""
        self.seen: dict[str, Any] | None = self.page.evaluate(LOOK, THINGS)
        if self.seen is None:
            return None
        return next((name for name, way in self._ways(self.seen) if way()), None)

    def _ways(self, seen: dict[str, Any]) -> Iterator[tuple[str, Callable[[], bool]]]:
        yield "pass", lambda: self._press("pass")
        yield "confirm", lambda: self._press("confirm")
        yield "roll", lambda: self._press("roll")
        yield "discard", lambda: self._press("discard") or (seen["owed"] > 0 and self._press("pile"))
        yield "rob", lambda: self._press("victim")
        yield "expansion's dialogue", self._expansion
        yield (
            "card's dialogue",
            lambda: seen["card's dialogue"] > 0 and (self._press("card's deed") or self._press("pile")),
        )
        yield "agree", lambda: self._press("agree")
        yield "answer", lambda: not seen["end turn"] and (self._press("accept") or self._press("decline"))
        yield "place", lambda: self._place(seen["labels"])
        yield "expansion", lambda: self.random.random() < 0.3 and self._press("door")
        yield "build", lambda: self._build(seen["build"])
        if seen["end turn"]:
            yield "bank", lambda: self._bank(seen["piles"])
            yield "offer", self._offer
        yield "card", lambda: self._press("card")
        yield "end turn", lambda: self._press("may end")

    def _press(self, name: str) -> bool:
        assert self.seen
        return self.seen[name] > 0 and self.try_to_press(self.page.locator(THINGS[name]))

    def _place(self, labels: list[str]) -> bool:
        """A lit place on the board, for settlements the one whose numbers sound best."""
        if not labels:
            return False
        best = max(range(len(labels)), key=lambda n: (promise(labels[n]), self.random.random()))
        place = self.page.locator(THINGS["place"]).nth(best)
        if not self.reach(place):
            self.try_to_press(self.page.locator(THINGS["whole"]))
        return True

    def _build(self, count: int) -> bool:
        """The dearest, or the one before it."""
        if not count:
            return False
        wanted = count - 1 if count == 1 or self.random.random() < 0.5 else count - 2
        return self.try_to_press(self.page.locator(THINGS["build"]).nth(wanted))

    def _expansion(self) -> bool:
        """A dialogue of helpers, favours or the canal: does what it can, else chooses more, else leaves it."""
        return any(self._press(name) for name in ("deed", "choice", "passing deed", "leave"))

    def _bank(self, piles: list[tuple[str, int]]) -> bool:
        """Four alike or more: the bank may take them for what one lacks."""
        many = [name for name, count in piles if count >= 4]
        lacking = [name for name, count in piles if count == 0]
        if not many or not lacking:
            return False
        self.try_to_press(self.page.locator(f'.hand button.pile[data-resource="{many[0]}"]'))
        self.try_to_press(self.page.locator(f'.trade-sides > div:last-child .pile[data-resource="{lacking[0]}"]'))
        traded = self.try_to_press(self.page.locator('[data-trade="bank"]:enabled'))
        self.page.keyboard.press("Escape")
        return traded

    def _offer(self) -> bool:
        """Gives a card it has for one it has not, to whoever says yes."""
        if not self.offers_left or not self.seen or not self.seen["held"]:
            return False
        self.offers_left -= 1
        self.try_to_press(self.page.locator(THINGS["held"]).first)
        self.try_to_press(self.page.locator(".trade-sides > div").nth(1).locator(".pile:enabled").last)
        self.try_to_press(self.page.locator('[data-trade="offer"]'))
        self.page.keyboard.press("Escape")
        return True


def promise(label: str) -> int:
    """How good a settlement's place sounds; roads and hexes are all alike."""
    numbers = [int(word) for word in re.findall(r"\b\d+\b", label.split("(")[0])]
    return sum(6 - abs(7 - number) for number in numbers if number > 1) if label.startswith("Settlement") else 0


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("Sit here")).first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")
