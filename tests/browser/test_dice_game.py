"""The CATAN dice game by clicking: alone to the end, and on a phone against three bots; nothing axe calls serious."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import PATIENCE
from tests.browser.conftest import Visit
from tests.browser.dice_clicking import DicePerson, sit_at_a_table
from tests.browser.test_accessible import findings

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def play_on(person: DicePerson, turns: int = 99) -> None:
    """So many turns more, or to the end."""
    end = time.monotonic() + 120
    while turns:
        assert time.monotonic() < end, "the game does not end"
        done = person.act()
        turns -= done == "roll"
        if done is None:
            if person.has_ended:
                return
            person.page.wait_for_timeout(10)


def test_a_solo_game_with_the_coach_ends_in_the_list_of_best_games(server: str, visit: Visit) -> None:
    page = visit(server)
    page.emulate_media(reduced_motion="reduce")
    sit_at_a_table(server, page, 1, coach=True)
    person = DicePerson(page, seed=1)
    play_on(person, turns=4)
    advice = page.locator("[data-coach^=keep]")
    while not advice.count():
        person.act()
        page.wait_for_timeout(30)
    assert page.locator(".chance").count() > 0
    advice.click()
    advised = advice.get_attribute("data-coach") or ""
    assert page.locator(".cube.kept").count() == len(advised.split()) - 1
    assert findings(page) == []
    play_on(person)
    expect(page.locator(".best-games .this")).to_contain_text("Ana", timeout=PATIENCE)
    points = page.locator(".best-games .this b").inner_text()
    assert points == page.locator(".scores .won strong").inner_text()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible(timeout=PATIENCE)


def test_four_players_on_a_phone_to_the_end(server: str, visit: Visit) -> None:
    page = visit(server, "phone", scheme="dark")
    page.emulate_media(reduced_motion="reduce")
    sit_at_a_table(server, page, 4)
    person = DicePerson(page, seed=2, touch=True)
    play_on(person, turns=3)
    expect(page.locator('[data-primary="end turn"]')).to_be_visible(timeout=PATIENCE)
    page.locator('[data-seat="2"]').tap()
    expect(page.locator('[data-seat="2"]')).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []
    page.locator('[data-seat="0"]').tap()
    play_on(person)
    expect(page.locator(".last-sheets figure")).to_have_count(4, timeout=PATIENCE)
    assert findings(page) == []
    scores = [int(text) for text in page.locator(".scores td strong").all_inner_texts()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    page.get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE)
