"""A person who plays Remigio by clicking what is offered, and knows no rules."""

import contextlib
import random

from playwright.sync_api import Locator, Page, TimeoutError

SHORT = 2_000
HELD = "cards => cards.map((card) => card.dataset.card)"
AT_ONCE = ("keep", "cut", "leave", "accept", "draw", "close")


class CardPerson:
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
        taken = self.page.locator('[data-pile="take"]:enabled')
        if taken.count() and self.random.random() < 0.7:
            self.press(taken)
            return "take"
        for kind in AT_ONCE:
            if self._press_first(f'[data-action^="{kind}"]:enabled'):
                return kind
        return self._meld() or self._add() or self._discard()

    def _press_first(self, selector: str) -> bool:
        found = self.page.locator(selector)
        if not found.count():
            return False
        self.press(found.first)
        return True

    def _meld(self) -> str | None:
        if self._press_first('[data-action^="run "]:enabled, [data-action^="set "]:enabled'):
            return "meld"
        return "choose" if self._press_first("[data-possible]") else None

    def _add(self) -> str | None:
        """Shows each card to the melds that want one, until a meld is lit."""
        if not self.page.locator(".meld.wants").count():
            return None
        for number in range(self.page.locator(".held").count()):
            card = self.page.locator(".held").nth(number)
            self.press(card)
            if self._press_first("button.meld.lit") or self._press_first('[data-action^="lay off"]:enabled'):
                return "add"
            self.press(card)
        return None

    def _discard(self) -> str | None:
        """Any card but a joker."""
        if self._press_first('[data-action^="discard"]:enabled'):
            return "discard"
        if not self.page.locator(".choose-first").count():
            return None
        cards: list[str] = self.page.locator(".held").evaluate_all(HELD)
        plain = [number for number, card in enumerate(cards) if card != "joker"] or list(range(len(cards)))
        if plain:
            self.press(self.page.locator(".held").nth(self.random.choice(plain)))
        return "choose"


def sit_at_a_card_table(server: str, page: Page, players: int, limit: int) -> None:
    page.goto(f"{server}/new/remigio")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    page.get_by_label("Points to be out").fill(str(limit))
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    page.locator(".card-controls").wait_for(timeout=90_000)
