"""The CATAN dice game by clicking: alone to the end, and on a phone against three bots; nothing axe calls serious."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dice_clicking import DicePerson, sit_at_a_table
from tests.browser.support.patience import play_until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def is_under_way(page: Page) -> bool:
    return page.locator(".sheet .box.written").count() >= 3


def test_a_solo_game_with_the_coach_ends_in_the_list_of_best_games(server: str, visit: Visit) -> None:
    page = visit(server)
    sit_at_a_table(server, page, 1, coach=True)
    person = DicePerson(page, seed=1)
    advice = page.locator("[data-coach^=keep]")
    play_until(lambda: is_under_way(page) and advice.count() > 0, person)
    expect(page.locator(".chance").first).to_be_attached()
    advised = advice.get_attribute("data-coach") or ""
    advice.click()
    expect(page.locator(".cube.kept")).to_have_count(len(advised.split()) - 1)
    assert findings(page) == []
    play_until(lambda: person.has_ended, person)
    reached = page.locator(".scores .won strong").inner_text()
    expect(page.locator(".end h1")).to_have_text(f"{reached} points")
    expect(page.locator(".best-games .this")).to_contain_text("Ana")
    expect(page.locator(".best-games .this b")).to_have_text(reached)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible()


def test_four_players_on_a_phone_to_the_end(server: str, visit: Visit) -> None:
    page = visit(server, "phone", scheme="dark")
    sit_at_a_table(server, page, 4)
    person = DicePerson(page, seed=2, touch=True)
    play_until(lambda: is_under_way(page) and page.locator('[data-primary="end turn"]').is_visible(), person)
    page.locator('[data-seat="2"]').tap()
    expect(page.locator('[data-seat="2"]')).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []
    page.locator('[data-seat="0"]').tap()
    play_until(lambda: person.has_ended, person)
    expect(page.locator(".last-sheets figure")).to_have_count(4)
    assert findings(page) == []
    scores = [int(text) for text in page.locator(".scores td strong").all_inner_texts()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    page.get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".desk")).to_be_visible()
