"""Every screen without serious findings of axe-core, light and dark, large and small; a game by keyboard alone."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import PATIENCE, Person
from tests.browser.conftest import Visit
from tests.browser.serving import WEB

pytestmark = pytest.mark.browser

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")]


def findings(page: Page) -> list[str]:
    """The serious and critical ones, each with the first place it was found at."""
    page.wait_for_timeout(700)
    page.add_script_tag(path=AXE)
    told: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:200]} {found['nodes'][0]['failureSummary'][:300]}"
        for found in told["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.fixture(scope="module")
def finished(server: str) -> str:
    wanted = {"game": "catan", "players": 4, "options": {"goal": 4}, "bots": ["greedy"] * 4}
    made = httpx.post(f"{server}/api/tables", json=wanted, timeout=PATIENCE / 1000)
    return str(made.json()["table"]["id"])


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_the_screens_around_a_game(server: str, finished: str, visit: Visit, size: str, scheme: str) -> None:
    page = visit(server, size, scheme=scheme)
    expect(page.locator(".game-box").first).to_be_visible(timeout=PATIENCE)
    assert findings(page) == []
    page.get_by_role("button", name="Settings").click()
    assert findings(page) == []
    page.goto(f"{server}/new/catan")
    page.get_by_text("Options").click()
    assert findings(page) == []
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible(timeout=PATIENCE)
    assert findings(page) == []
    page.goto(f"{server}/t/{finished}")
    expect(page.locator(".charts")).to_be_visible(timeout=60_000)
    assert findings(page) == []
    page.goto(f"{server}/replay/{finished}?step=60")
    expect(page.locator(".replay")).to_be_visible(timeout=PATIENCE)
    assert findings(page) == []


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_a_game(server: str, visit: Visit, size: str, scheme: str) -> None:
    page = visit(server, size, scheme=scheme)
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator(".catan-controls")).to_be_visible(timeout=90_000)
    person = Person(page, seed=3, touch=size == "phone")
    person.offers_left = 0
    expect(page.locator(".targets")).to_be_attached(timeout=PATIENCE)
    assert findings(page) == []
    while not page.locator('[data-primary="end turn"]').count():
        person.act()
        page.wait_for_timeout(20)
    page.locator('[data-trade="open"]').click()
    assert findings(page) == []
    page.get_by_role("button", name="Teach me").click()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_text("CAT-1", exact=True)).to_be_visible()
    assert findings(page) == []


def test_a_game_is_begun_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("button", name="Play against bots").first.focus()
    page.keyboard.press("Enter")
    for piece in ("settlement", "road") * 2:
        expect(page.locator(f'[data-primary="{piece}"]')).to_be_visible(timeout=90_000)
        page.locator(f'[data-primary="{piece}"]').focus()
        for key in ("Enter", "ArrowRight", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(f'[data-primary="{piece}"]')).to_have_count(0, timeout=PATIENCE)
