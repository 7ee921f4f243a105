"""A short match of Remigio by clicking on a phone, a turn by keyboard at a desk; nothing axe calls serious."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_clicking import CardPerson, sit_at_a_card_table
from tests.browser.clicking import PATIENCE
from tests.browser.conftest import Visit
from tests.browser.test_accessible import findings

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def play_until(person: CardPerson, selector: str) -> None:
    end = time.monotonic() + 120
    while not person.has_ended and not person.page.locator(selector).count():
        assert time.monotonic() < end, "the match does not end"
        if not person.act():
            person.page.wait_for_timeout(10)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_short_match_on_a_phone_to_the_end(server: str, visit: Visit) -> None:
    page = visit(server, "phone")
    page.emulate_media(reduced_motion="reduce")
    sit_at_a_card_table(server, page, players=2, limit=1)
    person = CardPerson(page, seed=1, touch=True)
    play_until(person, '[data-action^="discard"]')
    expect(page.locator(".held")).to_have_count(15)
    assert fits(page)
    assert findings(page) == []
    play_until(person, ".meld")
    play_until(person, ".end")
    expect(page.locator(".scores tbody tr")).to_have_count(2, timeout=PATIENCE)
    assert findings(page) == []
    page.get_by_role("button", name="Check the dice").tap()
    expect(page.get_by_text("Nothing was altered")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".felt")).to_be_visible(timeout=PATIENCE)


def test_cards_are_sorted_and_discarded_by_keyboard(server: str, visit: Visit) -> None:
    page = visit(server, "desktop", scheme="dark")
    page.emulate_media(reduced_motion="reduce")
    sit_at_a_card_table(server, page, players=3, limit=1)
    person = CardPerson(page, seed=2)
    play_until(person, ".choose-first")
    page.get_by_role("button", name="Sort by rank").click()
    page.locator(".held").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".held").nth(1)).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []
    page.locator('[data-action^="discard"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".held")).to_have_count(14, timeout=PATIENCE)
