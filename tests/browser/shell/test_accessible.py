"""Every screen without serious findings of axe-core, light and dark, large and small; a game by keyboard alone."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings_by_day_and_night
from tests.browser.support.dealing import beginning_with, sit_at
from tests.browser.support.patience import PATIENCE
from tests.browser.support.plus_dealing import after_the_roll

pytestmark = pytest.mark.browser

SIZES = ["desktop", "phone"]


@pytest.fixture(scope="session")
def finished(server: str) -> str:
    wanted = {"game": "catan", "players": 4, "options": {"goal": 4}, "bots": ["greedy"] * 4}
    made = httpx.post(f"{server}/api/tables", json=wanted, timeout=PATIENCE / 1000)
    return str(made.json()["table"]["id"])


@pytest.mark.parametrize("size", SIZES)
def test_the_screens_around_a_game(server: str, finished: str, visit: Visit, size: str) -> None:
    page = visit(server, size)
    expect(page.locator(".game-box").first).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.goto(f"{server}/new/catan")
    page.get_by_text("Options").click()
    expect(page.get_by_label("Points to win")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.goto(f"{server}/t/{finished}")
    expect(page.locator(".charts")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.goto(f"{server}/replay/{finished}?step=60")
    expect(page.locator(".replay")).to_be_visible()
    assert findings_by_day_and_night(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_game(server: str, visit: Visit, size: str) -> None:
    page = visit(server, size)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator(".targets")).to_be_attached()
    assert findings_by_day_and_night(page) == []
    with beginning_with(after_the_roll):
        page = sit_at(server, visit, size)
    assert findings_by_day_and_night(page) == []
    page.locator('[data-trade="open"]').click()
    expect(page.locator(".dialogue.trade")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.get_by_role("button", name="Teach me").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert findings_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("strong").filter(has_text=re.compile("^CAT-1$"))).to_be_visible()
    assert findings_by_day_and_night(page) == []


def test_a_game_is_begun_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("button", name="Play against bots").first.focus()
    page.keyboard.press("Enter")
    for piece in ("settlement", "road") * 2:
        next_step = page.locator(f'[data-primary="{piece}"]')
        expect(next_step).to_be_visible()
        next_step.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".target:focus")).to_be_attached()
        for key in ("ArrowRight", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(next_step).to_have_count(0)
