"""Two people at one device: nobody sees the other's hand before the device was passed."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import PATIENCE, Person
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


def test_the_hand_is_hidden_until_the_device_is_passed(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Leo")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    seen: list[str] = []
    person = Person(page, seed=4, touch=True)
    while len(seen) < 4:
        expect(page.locator(".catan-controls")).to_be_visible(timeout=90_000)
        if page.locator(".pass-device").count():
            seen.append(page.locator(".pass-device h1").inner_text(timeout=PATIENCE))
        person.act()
        page.wait_for_timeout(20)
    assert {"Pass the device to Ana", "Pass the device to Leo"} <= set(seen)
