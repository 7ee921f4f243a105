"""A person who plays Dobble by looking: finds a symbol that is on both cards and taps it, and knows no other rule."""

import contextlib
import random
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

SHORT = 1_000
# What lies before the player's eyes: the own card's symbols, and those of each card that may be claimed.
LOOK = """(card) => {
  const symbols = (card) => [...card.querySelectorAll("use[data-symbol]")].map((drawn) => drawn.dataset.symbol);
  const own = document.querySelector(card);
  return {
    own: own && !document.querySelector("[data-lockout]") ? symbols(own) : [],
    places: [...document.querySelectorAll(".dobble-spot:enabled:not(.shut)")]
      .map((place) => [place.dataset.place, symbols(place)]),
    asked: document.querySelector('[data-action="ready"]:enabled') !== null,
    announced: [...document.querySelectorAll("[data-announce], [data-results]")]
      .map((one) => Object.entries(one.dataset).join()),
    ended: document.querySelector(".end") !== null,
  };
}"""
MIDDLE = """([card, symbol]) => {
  const drawn = document.querySelector(`${card} use[data-symbol="${symbol}"]`);
  if (!drawn) return null;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# A line on which whatever the player does takes its time.
SLOW_LINE = """() => {
  const { send } = WebSocket.prototype;
  const wait = (said) => (said.includes('"act"') ? 1800 : 0);
  WebSocket.prototype.send = function (said) { setTimeout(() => send.call(this, said), wait(said)); };
}"""


class QuickEyes:
    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".end").count() > 0

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_symbol(self, card: str, symbol: str) -> bool:
        found: list[float] | None = self.page.evaluate(MIDDLE, [card, symbol])
        if found:
            self.press(*found)
        return found is not None

    def look(self, own: str = ".own-card:not(.partners) .own-face") -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, own)
        return seen

    def say_ready(self) -> None:
        button = self.page.locator('[data-action="ready"]:enabled')
        with contextlib.suppress(TimeoutError):  # said a moment ago
            button.tap(timeout=SHORT) if self.touch else button.click(timeout=SHORT)

    def act(self) -> dict[str, Any]:
        """Says ready, or claims a card it can match; what it saw before."""
        seen = self.look()
        if seen["asked"]:
            self.say_ready()
        elif seen["own"] and seen["places"]:
            place, symbols = self.random.choice(seen["places"])
            self.claim(place, next(symbol for symbol in symbols if symbol in seen["own"]))
        return seen

    def find_for_the_partner(self) -> tuple[str, str]:
        """A match of the partner's card, which lies there for those who have played all of theirs."""
        seen = self.look(".own-card.partners .own-face")
        place, symbols = self.random.choice(seen["places"])
        return place, next(symbol for symbol in symbols if symbol in seen["own"])

    def claim(self, place: str, symbol: str) -> None:
        """Where cards are small, the first tap enlarges the card and the second one claims."""
        self.press_symbol(f'[data-place="{place}"]', symbol)
        if self.page.evaluate("innerWidth < 900"):
            with contextlib.suppress(TimeoutError):  # covered meanwhile: another card is enlarged
                self.page.locator(f'[data-loupe="{place}"] use[data-symbol="{symbol}"]').wait_for(timeout=SHORT)
                self.press_symbol(f'[data-loupe="{place}"]', symbol)


def sit_at_a_dobble_table(
    server: str, page: Page, options: dict[str, str], players: int, bots: int = 0, bot: str = "quick"
) -> None:
    """Makes a table with free seats for friends and bots in the last ones."""
    page.goto(f"{server}/new/dobble")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in range(players - bots + 1, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(bot)
    page.get_by_text("Options").click()
    for label, value in options.items():
        field = page.get_by_label(label).last
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible(timeout=30_000)
