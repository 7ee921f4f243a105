"""A person who plays Dobble by looking: finds a symbol that is on both cards and taps it, and knows no other rule."""

import contextlib
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.support.hands import Hands
from tests.browser.support.patience import GLANCE

SHORT = 3_000
# What lies before the player's eyes: the own card's symbols, and those of each card that may be claimed.
LOOK = """(card) => {
  const symbols = (card) => [...card.querySelectorAll("use[data-symbol]")].map((drawn) => drawn.dataset.symbol);
  const own = document.querySelector(card);
  return {
    own: own && !document.querySelector("[data-lockout]") ? symbols(own) : [],
    places: [...document.querySelectorAll(".dobble-spot:enabled:not(.shut)")]
      .map((place) => [place.dataset.place, symbols(place)]),
    asked: document.querySelector('[data-action="ready"]:enabled') !== null,
  };
}"""
MIDDLE = """([card, symbol]) => {
  const drawn = document.querySelector(`${card} use[data-symbol="${symbol}"]`);
  if (!drawn) return null;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
ON_THE_SCREEN = """() => [...document.querySelectorAll(".screen-board .dobble-spot:not(.shut)")]
  .map((place) => [place.dataset.place,
    [...place.querySelectorAll("use[data-symbol]")].map((drawn) => drawn.dataset.symbol)])"""
# Keeps in mind what is shown for a moment only.
WATCH = """() => {
  window.shown = [];
  const note = (words) => shown.includes(words) || shown.push(words);
  const look = () => {
    for (const one of document.querySelectorAll("[data-announce], [data-results], [data-lockout]"))
      for (const [name, value] of Object.entries(one.dataset)) note(`${name} ${value}`);
    for (const one of document.querySelectorAll("[data-verdict]")) note(`${one.dataset.verdict}: ${one.textContent}`);
    for (const one of document.querySelectorAll(".has-pinged:has(.symbol-ring)")) note(`ping ${one.dataset.place}`);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""
# A line on which whatever the player does waits until it is let go.
HOLD_THE_LINE = """() => {
  const { send } = WebSocket.prototype;
  const held = [];
  WebSocket.prototype.send = function (said) {
    if (said.includes('"act"')) held.push(() => send.call(this, said));
    else send.call(this, said);
  };
  window.letGo = () => held.splice(0).forEach((say) => say());
}"""


class QuickEyes(Hands):
    def press_at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_symbol(self, card: str, symbol: str) -> bool:
        found: list[float] | None = self.page.evaluate(MIDDLE, [card, symbol])
        if found:
            self.press_at(*found)
        return found is not None

    def look(self, own: str = ".own-card:not(.partners) .own-face") -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, own)
        return seen

    def watch(self) -> None:
        """From now on nothing that is shown goes by unseen."""
        self.page.evaluate(WATCH)

    def has_seen(self, *words: str) -> bool:
        shown: list[str] = self.page.evaluate("shown")
        return all(any(one.startswith(wanted) for one in shown) for wanted in words)

    def say_ready(self) -> None:
        self.press(self.page.locator('[data-action="ready"]:enabled'))

    def act(self) -> str | None:
        """Says ready, or claims a card it can match."""
        seen = self.look()
        if seen["asked"]:
            self.try_to_press(self.page.locator('[data-action="ready"]:enabled'))
            return "ready"
        return self._claim_one(seen)

    def point_out(self) -> str | None:
        """A match of the partner's card, which lies there for those who have played all of theirs."""
        return self._claim_one(self.look(".own-card.partners .own-face"))

    def _claim_one(self, seen: dict[str, Any]) -> str | None:
        matches = [(place, one) for place, symbols in seen["places"] for one in symbols if one in seen["own"]]
        if not matches:
            return None
        self.claim(*self.random.choice(matches))
        return "claim"

    def claim(self, place: str, symbol: str) -> None:
        """Where cards are small, the first tap enlarges the card and the second one claims."""
        card, enlarged = f'[data-place="{place}"]', f'[data-loupe="{place}"]'
        if self.page.evaluate("innerWidth >= 900"):
            self.press_symbol(card, symbol)
            return
        if not self.page.locator(enlarged).count():
            self.press_symbol(card, symbol)
        with contextlib.suppress(TimeoutError):  # covered meanwhile: another card is enlarged
            self.page.locator(f'{enlarged} use[data-symbol="{symbol}"]').wait_for(timeout=SHORT)
            self.press_symbol(enlarged, symbol)

    def claim_from_the_own_card(self, place: str, symbol: str) -> None:
        """The symbol first, then the card that should show it, too."""
        if not self.press_symbol(".own-card .own-face", symbol):
            return
        with contextlib.suppress(TimeoutError):  # somebody else was quicker
            self.page.locator(f'[data-place="{place}"]').tap(timeout=SHORT)


class BesideAScreen(QuickEyes):
    """Looks for a match on the big screen, taps the symbol on the own card and then the place, on the phone."""

    def __init__(self, page: Page, seed: int, screen: Page) -> None:
        super().__init__(page, seed, touch=True)
        self.screen = screen

    def look(self, own: str = ".own-card:not(.partners) .own-face") -> dict[str, Any]:
        return super().look(own) | {"places": self.screen.evaluate(ON_THE_SCREEN)}

    def claim(self, place: str, symbol: str) -> None:
        self.claim_from_the_own_card(place, symbol)


def overtake(quick: QuickEyes, slow: QuickEyes) -> None:
    """Both claim the same card; the slow one's line is held until the quick one's claim has been judged."""
    mine, theirs = slow.look(), quick.look()
    if not mine["own"] or not theirs["own"] or not mine["places"]:
        return
    place, symbols = mine["places"][0]
    slow.claim(place, next(symbol for symbol in symbols if symbol in mine["own"]))
    quick.claim(place, next(symbol for symbol in symbols if symbol in theirs["own"]))
    for _ in range(SHORT // GLANCE):
        if quick.look()["own"] != theirs["own"]:
            break
        quick.page.wait_for_timeout(GLANCE)
    slow.page.evaluate("letGo()")


def sit_at_a_dobble_table(
    server: str, page: Page, options: dict[str, str], players: int, bots: int = 0, bot: str = "quick"
) -> None:
    """Makes a table with free seats for friends and bots in the last ones."""
    page.goto(f"{server}/new/dobble")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in range(players - bots + 1, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(bot)
    page.locator("summary", has_text="Options").click()
    for label, value in options.items():
        field = page.get_by_label(label).last
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
