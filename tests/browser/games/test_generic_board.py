"""A game of another package, without a client of its own: installed, and played to its end by clicking."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.hands import Hands
from tests.browser.support.patience import play_until
from tests.open_house.support.installing import ESCOBA, ROOT, install, with_installed

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own, which finds the game as installed."""
    target = tmp_path_factory.mktemp("packages") / "installed"
    install(ESCOBA, target)
    command = [sys.executable, "-m", "tests.open_house.support.serving_installed"]
    with subprocess.Popen(command, env=with_installed(target), cwd=ROOT, text=True, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


CARD = ".own button.card.open"
ACT = ".act:enabled"
# In one moment: between two looks the game goes on, and may end.
LOOK = """([card, act]) => ({
  card: document.querySelector(".card.picked") ? null : (document.querySelector(card)?.dataset.thing ?? null),
  act: document.querySelector(act)?.dataset.action ?? null,
})"""


class Clicker(Hands):
    """Picks a card of the hand, then presses what can be done with it."""

    def act(self) -> str | None:
        """What it tried to press, or None if there is nothing to do now: what has gone meanwhile is no harm."""
        seen: dict[str, str | None] = self.page.evaluate(LOOK, [CARD, ACT])
        if seen["card"]:
            self.try_to_press(self.page.locator(CARD).first)
        elif seen["act"]:
            self.try_to_press(self.page.locator(ACT).first)
        return seen["card"] or seen["act"]


def sit_down(page: Page, points: int) -> None:
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option("random")
    page.locator("details summary").click()
    page.get_by_label("Points to win").fill(str(points))
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()


def test_the_lobby_shows_an_installed_game(house: str, visit: Visit) -> None:
    page = visit(house)
    box = page.get_by_role("region", name="Escoba")
    expect(box).to_contain_text("make fifteen")
    expect(box.locator("svg.any-game")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_installed_game_is_played_to_its_end_on_the_generic_board(house: str, visit: Visit, size: str) -> None:
    page = visit(f"{house}/new/escoba", size)
    sit_down(page, points=3)
    expect(page.locator(".generic-controls .act").first).to_be_visible()
    expect(page.locator(".cloth")).to_contain_text("On the table")
    assert findings(page) == []
    play_until(page.locator(".end").is_visible, Clicker(page, seed=1, touch=size == "phone"))
    expect(page.locator(".generic-end li")).to_have_count(2)
    expect(page.locator(".end")).to_contain_text("wins!")


def test_a_card_that_is_picked_leaves_only_what_can_be_done_with_it(house: str, visit: Visit) -> None:
    page = visit(f"{house}/new/escoba")
    sit_down(page, points=31)
    lay = page.locator("[data-action^='lay']")
    expect(lay).to_have_count(3)
    card = page.locator(".own button.card").first
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(lay).to_have_count(1)
    page.get_by_role("button", name="Start again").click()
    expect(lay).to_have_count(3)
