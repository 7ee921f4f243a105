"""A person who plays Remigio by clicking what is offered: the hint's melds, glowing melds, any card away."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.support.hands import Hands

AT_ONCE = ("keep", "cut", "leave", "accept", "draw", "close")
OPENING = 70
LOOK = """() => {
  const found = (selector) => document.querySelector(selector) !== null;
  const controls = document.querySelector(".card-controls:not([data-busy])");
  return {
    ended: found(".end"),
    counted: found("[data-count-done]"),
    phase: controls?.dataset.phase ?? null,
    actions: [...document.querySelectorAll(".deeds [data-action]:enabled")].map((button) => button.dataset.action),
    ready: found("[data-lay-all]:enabled"),
    refused: found(".says.bad"),
    hint: Number(document.querySelector("[data-hint]:enabled")?.dataset.hint ?? 0),
    aside: found("[data-aside]"),
    open: found(".count-ring .tick"),
    held: [...document.querySelectorAll(".held")].map((card) => card.dataset.card),
  };
}"""
SHOW_TO_THE_MELDS = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const card of document.querySelectorAll(".held")) {
    card.click();
    await drawn();
    if (document.querySelector(".meld.lit")) return true;
    card.click();
  }
  await drawn();
  return false;
}"""


class CardPerson(Hands):
    asked = False
    """The hint, in this turn."""
    showed = False
    """The cards to the melds, since the last one was laid."""

    def act(self) -> str | None:
        """Does the first thing it can; what it was, or None if there is nothing to do now."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        if seen["ended"]:
            return None
        if seen["counted"]:
            return self._press("[data-count-done]", "count")
        if seen["phase"] is None:
            return None
        if "take" in seen["actions"] and self.random.random() < 0.7:
            self.asked = self.showed = False
            return self._press('.deeds [data-action="take"]', "take")
        for kind in AT_ONCE:
            if any(action.split()[0] == kind for action in seen["actions"]):
                self.asked = self.showed = False
                return self._press(f'.deeds [data-action^="{kind}"]', kind)
        return self._meld(seen) or self._add(seen) or self._discard(seen)

    def _press(self, selector: str, what: str) -> str:
        self.try_to_press(self.page.locator(selector).first)
        return what

    def _meld(self, seen: dict[str, Any]) -> str | None:
        """What was refused, as an opening in the first turn is, is not tried again."""
        if seen["ready"] and not seen["refused"]:
            self.showed = False
            return self._press("[data-lay-all]", "meld")
        if self.asked or not seen["hint"]:
            return None
        self.asked = True
        return self._press("[data-hint]", "hint") if seen["open"] or seen["hint"] >= OPENING else None

    def _add(self, seen: dict[str, Any]) -> str | None:
        if self.showed or not seen["open"]:
            return None
        self.showed = not self.page.evaluate(SHOW_TO_THE_MELDS)
        if self.showed:
            return "show"
        ways = self.page.locator(".way")
        return self._press(".way" if ways.count() else "button.meld.lit", "add")

    def _discard(self, seen: dict[str, Any]) -> str:
        """Any card but a joker, of those that are not put together; a card taken in vain goes back."""
        if "forfeit" in seen["actions"]:
            return self._press('.deeds [data-action="forfeit"]', "forfeit")
        if any(action.startswith("discard") for action in seen["actions"]):
            return self._press('.deeds [data-action^="discard"]', "discard")
        if seen["aside"]:
            return self._press(".together-cards", "take back")
        plain = [number for number, card in enumerate(seen["held"]) if card != "joker"]
        number = self.random.choice(plain or [0])
        self.try_to_press(self.page.locator(".held").nth(number))
        return "choose"


def make_a_card_table(server: str, page: Page, bots: list[int], players: int, limit: int) -> None:
    """A table with the hint on; seats that no bot takes stay open for people."""
    page.goto(f"{server}/new/remigio")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in bots:
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    page.get_by_label("Points to be out").fill(str(limit))
    page.get_by_label("Best melds hint").check()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("heading", name="Who is playing?").wait_for()
