"""A table chosen from the shelf, and the book of rules beside it: only what is in play, and what is looked for."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dealing import play_against_bots

pytestmark = pytest.mark.browser


def test_a_preset_lays_the_table_and_its_rules_are_searched(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.locator('[data-preset="first"]').click()
    expect(page.locator('[data-preset="first"]')).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Seat 3")).to_have_value("easy-going")
    assert findings(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Rules").click()
    book = page.locator(".book")
    expect(book.get_by_role("heading", name="Seven and robber")).to_be_attached()
    expect(book.get_by_role("heading", name="The helpers")).to_have_count(0)
    assert findings(page) == []
    page.get_by_label("Search the rules").fill("longest")
    expect(book.locator(".book-hit").first).to_be_visible()
    expect(book.get_by_role("heading", name="Components")).to_have_count(0)
    page.get_by_label("Search the rules").fill("")
    book.get_by_label("Show also what is not in play").check()
    expect(book.get_by_role("heading", name="The helpers")).to_be_attached()


def test_beside_a_board_the_address_stays_the_tables(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server, players=2)
    table, been = page.url, page.evaluate("history.length")
    page.get_by_role("button", name="Rules").click()
    page.locator('[data-anchor="CAT-23"]').get_by_role("link", name="CAT-39").click()
    expect(page.locator('[data-anchor="CAT-39"]')).to_be_focused()
    assert (page.url, page.evaluate("history.length")) == (table, been)
