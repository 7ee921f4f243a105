"""The rules have a page of their own: to read before anybody sits down, and to send a single rule to a friend."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings_by_day_and_night

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_rules_are_read_and_searched_from_the_lobby(server: str, visit: Visit, size: str) -> None:
    page = visit(server, size)
    box = page.get_by_role("region", name="CATAN", exact=True)
    box.get_by_role("link", name="Rules").click()
    book = page.get_by_role("region", name="Rules")
    expect(book.get_by_role("heading", name="The helpers", exact=True)).to_be_attached()
    assert findings_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Search the rules").fill("longest")
    expect(book.locator(".book-hit").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()


def test_a_rule_has_an_address_and_rules_lead_to_each_other(server: str, visit: Visit) -> None:
    page = visit(f"{server}/rules/catan#CAT-23")
    rule = page.locator('[data-anchor="CAT-23"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="CAT-39").click()
    expect(page.locator('[data-anchor="CAT-39"]')).to_be_focused()
    expect(page).to_have_url(f"{server}/rules/catan#CAT-39")
