"""Two people at one device: nobody sees the other's hand before the device was passed."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.clicking import Person
from tests.browser.support.patience import play_until

pytestmark = pytest.mark.browser


def test_the_hand_is_hidden_until_the_device_is_passed(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Leo")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".catan-controls")).to_be_visible()
    person = Person(page, seed=4, touch=True)
    for name in ("Ana", "Leo", "Ana"):
        play_until(page.get_by_role("heading", name=f"Pass the device to {name}").is_visible, person)
