"""A person who plays CATAN by clicking what is lit, and knows no rules."""

import contextlib
import random
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE = 30_000
SHORT = 2_000
PASSING = "decline help", "refuse gift", "stop swapping"
PILES = "piles => piles.map((pile) => [pile.dataset.resource, parseInt(pile.textContent)])"


class Person:
    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)
        self.offers_left = 2

    def press(self, what: Locator) -> None:
        """As a hand does it: a tap on the phone, a click elsewhere. A button that has just gone is no harm."""
        with contextlib.suppress(TimeoutError):
            if self.touch:
                what.tap(timeout=SHORT)
            else:
                what.click(timeout=SHORT)

    def find(self, selector: str) -> list[Locator]:
        return self.page.locator(selector).all()

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".end").count() > 0

    def act(self) -> str | None:
        """Does the first thing it can; what it was, or None if there is nothing to do now."""
        if self.page.locator("[data-busy]").count():
            return None
        for name, way in self._ways():
            if way():
                return name
        return None

    def _ways(self) -> Iterator[tuple[str, Callable[[], bool]]]:
        yield "pass", lambda: self._press_one(".pass-device .button")
        yield "confirm", lambda: self._press_one('[data-primary="confirm"]')
        yield "roll", lambda: self._press_one('[data-primary="roll"]')
        yield "discard", self._discard
        yield "rob", lambda: self._press_one("[data-victim]")
        yield "expansion's dialogue", self._expansion
        yield "card's dialogue", self._choose_cards
        yield "agree", lambda: self._press_one("[data-confirm]")
        yield "answer", self._answer
        yield "place", self._place
        yield "expansion", lambda: self.random.random() < 0.3 and self._press_one(".door.lit:not(.chosen)")
        yield "build", self._build
        yield "bank", self._bank
        yield "offer", self._offer
        yield "card", lambda: self._press_one(".dev:enabled:not(.chosen)")
        yield "end turn", lambda: self._press_one('[data-primary="end turn"]:enabled')

    def _press_one(self, selector: str) -> bool:
        found = self.find(selector)
        if found:
            self.press(self.random.choice(found))
        return bool(found)

    def _place(self) -> bool:
        """A lit place on the board, for settlements the one whose numbers sound best."""
        places = self.find(".targets:not(.quiet) .target")
        if not places:
            return False
        labels = [place.get_attribute("aria-label") or "" for place in places]
        best = max(range(len(places)), key=lambda n: (promise(labels[n]), self.random.random()))
        self.press(places[best])
        return True

    def _build(self) -> bool:
        wanted = self.find(".build:enabled:not(.chosen)")
        if not wanted:
            return False
        self.press(wanted[-1] if len(wanted) == 1 or self.random.random() < 0.5 else wanted[-2])
        return True

    def _discard(self) -> bool:
        if not self.page.locator('[data-primary="discard"]').count():
            return False
        while self.page.locator('[data-primary="discard"]:disabled').count():
            self.press(self.page.locator(".dialogue .pile:enabled").first)
        self.press(self.page.locator('[data-primary="discard"]'))
        return True

    def _choose_cards(self) -> bool:
        """Invention and monopoly ask which cards; left open, the two would open each other for ever."""
        finish = self.page.locator('[data-primary="invention"], [data-primary="monopoly"]')
        if not finish.count():
            return False
        piles = self.find(".dialogue .pile:enabled:not([aria-pressed=true])")
        self.press(finish if finish.is_enabled() else self.random.choice(piles))
        return True

    def _expansion(self) -> bool:
        """A dialogue of helpers, favours or the canal: does what it can, else chooses more, else leaves it."""
        inside = ".dialogue.plus "
        if not self.page.locator(inside).count():
            return False
        open_choices = ".pile", "[data-seat]", "[data-way]", "[data-kept]"
        more = ", ".join(f"{inside}{choice}:enabled:not([aria-pressed=true])" for choice in open_choices)
        deed = inside + '[data-deed]:enabled:not([data-deed=""])'
        return (
            self._press_one(deed + "".join(f':not([data-deed="{words}"])' for words in PASSING))
            or self._press_one(more)
            or self._press_one(deed)
            or self._press_one(inside + "header button")
        )

    def _answer(self) -> bool:
        if self.page.locator('[data-primary="end turn"]').count():
            return False
        return self._press_one('[data-trade="accept"]') or self._press_one('[data-trade="decline"]')

    def _bank(self) -> bool:
        """Four alike or more, on one's own turn: the bank may take them for what one lacks."""
        if not self.page.locator('[data-primary="end turn"]').count():
            return False
        held: list[tuple[str, int]] = self.page.locator(".hand .pile").evaluate_all(PILES)
        many = [name for name, count in held if count >= 4]
        lacking = [name for name, count in held if count == 0]
        if not many or not lacking:
            return False
        self.press(self.page.locator(f'.hand button.pile[data-resource="{many[0]}"]'))
        self.press(self.page.locator(f'.trade-sides > div:last-child .pile[data-resource="{lacking[0]}"]'))
        traded = self._press_one('[data-trade="bank"]:enabled')
        self.page.keyboard.press("Escape")
        return traded

    def _offer(self) -> bool:
        """Gives a card it has for one it has not, to whoever says yes."""
        held = self.find(".hand button.pile")
        if not held or not self.offers_left or not self.page.locator('[data-primary="end turn"]').count():
            return False
        self.offers_left -= 1
        self.press(held[0])
        wanted = self.page.locator(".trade-sides > div").nth(1).locator(".pile:enabled")
        self.press(wanted.last)
        self.press(self.page.locator('[data-trade="offer"]'))
        expect(self.page.locator(".offers")).to_be_visible(timeout=PATIENCE)
        return True


def promise(label: str) -> int:
    """How good a settlement's place sounds; roads and hexes are all alike."""
    numbers = [int(word) for word in re.findall(r"\b\d+\b", label.split("(")[0])]
    return sum(6 - abs(7 - number) for number in numbers if number > 1) if label.startswith("Settlement") else 0


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("Sit here")).first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")
