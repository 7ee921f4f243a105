"""A board drawn in the browser: judged while it is drawn, tried against bots, and played on as it was drawn."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.clicking import Person
from tests.browser.support.patience import play_until

pytestmark = pytest.mark.browser


def test_a_board_is_drawn_judged_and_played_on(server: str, visit: Visit) -> None:
    page = visit(f"{server}/edit/catan")
    page.get_by_role("button", name="Two Friends").click()
    expect(page.locator("[data-good]")).to_contain_text("2 can play")
    assert findings(page) == []
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("[data-fault]")).to_have_text("Lay some hexes first.")
    expect(page.get_by_role("button", name="Try it against bots")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Mountains", exact=False).first.click()
    page.locator('[data-hex="1,3"]').click()
    expect(page.locator("[data-fault]")).to_contain_text("needs a token")
    expect(page.locator('.faulty[data-hex="1,3"]')).to_have_count(1)
    page.get_by_role("button", name="Token 9").click()
    page.locator('[data-hex="1,3"]').click()
    expect(page.locator("[data-good]")).to_be_visible()
    page.get_by_label("Name of the board").fill("Drawn here")
    page.get_by_role("button", name="Name a town").click()
    page.locator("[data-intersection]").first.click()
    page.get_by_label("Name", exact=True).fill("Puerto Alto")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Try it against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".hex")).to_have_count(11)
    person = Person(page, seed=5)
    play_until(lambda: page.locator('[data-primary="roll"], [data-primary="end turn"]').count() > 0, person)
