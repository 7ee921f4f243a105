"""Levels in the lobby: described, chosen seat by seat, and played against to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dice_clicking import DicePerson, sit_at_a_table
from tests.browser.support.patience import play_until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_level_says_what_it_is_like_before_it_is_chosen_for_good(server: str, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"{server}/new/catan_dice")
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Seat 2").select_option(label="Beginner")
    expect(page.get_by_text("Has just learnt the rules")).to_be_visible()
    page.get_by_label("Seat 3").select_option(label="Match my level")
    assert findings(page) == []
    page.get_by_role("button", name="Make the table").click()
    rows = page.locator(".seat-row")
    expect(rows.nth(1)).to_contain_text("Steady")
    expect(rows.nth(2)).to_contain_text("Beginner")


def test_the_host_adds_a_bot_of_any_level(server: str, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"{server}/new/catan_dice")
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="Make the table").click()
    free = page.locator(".seat-row").nth(1)
    free.get_by_label("Level").select_option(label="Expert")
    free.get_by_role("button", name="Add a bot").click()
    expect(free).to_contain_text("Expert")


def test_a_game_against_two_levels_is_played_to_its_end(server: str, visit: Visit) -> None:
    page = visit(server)
    sit_at_a_table(server, page, 3, bots=("beginner", "expert"))
    person = DicePerson(page, seed=3)
    play_until(lambda: person.has_ended, person)
    expect(page.locator(".scores tbody tr")).to_have_count(3)
