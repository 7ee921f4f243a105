"""The CATAN dice game by clicking: alone to the end, and on a phone against three bots; nothing axe calls serious."""

import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import PATIENCE
from tests.browser.conftest import Visit
from tests.browser.dice_clicking import DicePerson
from tests.browser.test_accessible import findings

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def sit_at_a_table(server: str, page: Page, players: int, options: dict[str, object] | None = None) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{server}/new/catan_dice")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option(str(players))
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    if options and options.get("coach"):
        page.get_by_label("Coach").check()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".dice-controls")).to_be_visible(timeout=90_000)


def play_on(person: DicePerson, until_turn: int = 15) -> None:
    end = time.monotonic() + 120
    while not person.has_ended and person.page.locator(".sheet .box.written").count() < until_turn:
        assert time.monotonic() < end, "the game does not end"
        if not person.act():
            person.page.wait_for_timeout(10)


def test_a_solo_game_with_the_coach_ends_in_the_list_of_best_games(server: str, visit: Visit) -> None:
    page = visit(server)
    sit_at_a_table(server, page, 1, {"coach": True})
    person = DicePerson(page, seed=1)
    play_on(person, until_turn=3)
    while not page.locator("[data-coach^=keep]").count():
        assert person.act() is not None or page.wait_for_timeout(10) is None
    assert page.locator(".chance").count() > 0
    page.locator("[data-coach^=keep]").click()
    advised = page.locator("[data-coach^=keep]").get_attribute("data-coach") or ""
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
    sit_at_a_table(server, page, 4)
    person = DicePerson(page, seed=2, touch=True)
    play_on(person, until_turn=2)
    expect(page.locator('[data-primary="roll"]')).to_be_visible(timeout=PATIENCE)
    page.locator('[data-seat="2"]').tap()
    expect(page.locator('[data-seat="2"]')).to_have_attribute("aria-pressed", "true")
    assert findings(page) == []
    page.locator('[data-seat="0"]').tap()
    play_on(person)
    while not person.has_ended:
        page.wait_for_timeout(20)
    expect(page.locator(".last-sheets figure")).to_have_count(4, timeout=PATIENCE)
    assert findings(page) == []
    scores = [int(text) for text in page.locator(".scores td strong").all_inner_texts()]
    assert len(scores) == 4
    assert scores == sorted(scores, reverse=True)
    page.get_by_role("link", name="Watch the replay").tap()
    expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE)


def test_plus_says_what_it_needs(server: str) -> None:
    body = {"game": "catan_dice", "players": 1, "options": {"version": "plus"}, "name": "Ana"}
    assert httpx.post(f"{server}/api/tables", json=body).status_code == 400
