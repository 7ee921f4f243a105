"""What a finger does twice by accident happens once, and an offer that was answered is out of the way."""

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import rest
from tests.browser.support.dealing import beginning_with, both_hold_cards, sit_at, with_cards
from tests.browser.support.patience import PATIENCE
from tests.browser.support.plus_dealing import after_the_roll
from tests.browser.support.quick_eyes import HOLD_THE_LINE

pytestmark = pytest.mark.browser

TWICE = 120
"""Milliseconds between the taps of somebody whose finger slipped."""


def tap_twice(page: Page, what: Locator) -> None:
    found = what.bounding_box()
    assert found
    x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(TWICE)
    page.touchscreen.tap(x, y)
    rest(page)


def test_two_taps_on_a_place_build_nothing_for_good(server: str, visit: Visit) -> None:
    with beginning_with(after_the_roll):
        page = sit_at(server, visit, "phone")
    roads = page.locator('.target[data-action^="road"]')
    before = page.locator(".placed").count()
    tap_twice(page, roads.first)
    expect(page.locator(".target.picked")).to_have_count(1)
    page.wait_for_timeout(2 * TWICE)
    page.locator(".target.picked").tap()
    expect(page.locator('[data-primary="confirm"]')).to_be_visible()
    assert page.locator(".placed").count() == before
    page.locator('[data-primary="confirm"]').tap()
    expect(page.locator(".placed")).to_have_count(before + 1)


def test_two_taps_on_roll_do_not_end_the_turn(server: str, visit: Visit) -> None:
    with beginning_with(with_cards):
        page = sit_at(server, visit, "phone")
    tap_twice(page, page.locator('[data-primary="roll"]'))
    expect(page.locator('[data-primary="roll"]')).to_have_count(0)
    page.wait_for_timeout(2 * TWICE)
    expect(page.locator(".player.active")).to_have_attribute("aria-label", "Ana")


def test_a_drumming_finger_is_heard_in_the_end(server: str, visit: Visit) -> None:
    with beginning_with(after_the_roll):
        page = sit_at(server, visit, "phone")
    page.locator('.target[data-action^="road"]').first.tap()
    expect(page.locator('[data-primary="confirm"]')).to_be_visible()
    rest(page)
    found = page.locator('[data-primary="confirm"]').bounding_box()
    assert found
    for _ in range(100):
        page.touchscreen.tap(found["x"] + found["width"] / 2, found["y"] + found["height"] / 2)
        page.wait_for_timeout(TWICE)
        if page.locator(".player.active").get_attribute("aria-label") != "Ana":
            return
    raise AssertionError(page.locator("body").inner_text())


def test_quick_taps_on_cards_all_count(server: str, visit: Visit) -> None:
    with beginning_with(after_the_roll):
        page = sit_at(server, visit, "phone")
    page.locator('[data-trade="open"]').tap()
    rest(page)
    tap_twice(page, page.locator('.trade-sides > div:first-child .pile[data-resource="wool"]'))
    expect(page.locator(".trade-sides > div:first-child .pile-chosen")).to_have_text("chosen: 2")


def table_of_two(server: str, visit: Visit) -> tuple[Page, Page]:
    """Ana at a desk, whose turn it is, and Leo with a phone; both hold some of everything."""
    made = {"game": "catan", "players": 2, "name": "Ana", "options": {"setup": "beginner"}, "more": [{"name": "Leo"}]}
    told = httpx.post(f"{server}/api/tables", json=made, timeout=PATIENCE / 1000).raise_for_status().json()
    table, pages = told["table"]["id"], []
    for seat, size in zip(told["seats"], ("desktop", "phone"), strict=True):
        page = visit(f"{server}/favicon.svg", size)
        kept = [{"seat": seat["seat"], "token": seat["token"], "number": "ab" * 32}]
        page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [f"table:{table}", kept])
        page.goto(f"{server}/t/{table}")
        page.get_by_role("button", name="I am ready").click()
        pages.append(page)
    for page in pages:
        expect(page.locator(".catan-controls")).to_be_visible()
    return pages[0], pages[1]


def offer_wool_for_ore(ana: Page) -> None:
    ana.locator('.hand button.pile[data-resource="wool"]').click()
    ana.locator('.trade-sides > div:last-child .pile[data-resource="ore"]').click()
    ana.locator('[data-trade="offer"]').click()


def test_an_answered_offer_is_asked_no_more_and_a_declined_one_leaves_the_island(server: str, visit: Visit) -> None:
    with beginning_with(both_hold_cards):
        ana, leo = table_of_two(server, visit)
    offer_wool_for_ore(ana)
    leo.evaluate(HOLD_THE_LINE)
    leo.locator('[data-trade="accept"]').tap()
    for answer in ("accept", "decline"):
        expect(leo.locator(f'[data-trade="{answer}"]')).to_be_disabled()
    leo.evaluate("letGo()")
    expect(leo.locator('[data-trade="accept"]')).to_have_count(0)
    expect(ana.locator("[data-confirm]")).to_be_enabled()
    leo.locator('[data-trade="decline"]').tap()
    leo.evaluate("letGo()")
    for page in (leo, ana):
        expect(page.locator(".dialogue.offers")).to_have_count(0)
    leo.locator('[data-trade="open"]').tap()
    expect(leo.locator('.trade [data-trade="accept"]')).to_be_enabled()


COUNT_DIALOGUES = """() => {
  window.asked = 0;
  const look = () => (asked += document.querySelectorAll(".dialogue.offers").length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_who_declines_all_offers_of_a_turn_is_not_asked_again_in_it(server: str, visit: Visit) -> None:
    with beginning_with(both_hold_cards):
        ana, leo = table_of_two(server, visit)
    answer = ana.locator(".trade .answer-chip")
    offer_wool_for_ore(ana)
    ana.locator('[data-trade="open"]').click()
    leo.locator('[data-trade="decline all"]').tap()
    expect(answer).to_have_class("answer-chip no")
    expect(leo.locator(".dialogue.offers")).to_have_count(0)
    leo.evaluate(COUNT_DIALOGUES)
    ana.locator('.trade [data-trade="withdraw"]').click()
    expect(answer).to_have_count(0)
    offer_wool_for_ore(ana)
    ana.locator('[data-trade="open"]').click()
    expect(answer).to_have_class("answer-chip no")
    assert leo.evaluate("asked") == 0


def test_an_offer_one_cannot_pay_asks_for_no_confirmation(server: str, visit: Visit) -> None:
    """Leo asks for more ore than Ana has."""
    with beginning_with(both_hold_cards):
        ana, leo = table_of_two(server, visit)
    leo.locator('.hand button.pile[data-resource="wool"]').tap()
    for _ in range(3):
        leo.locator('.trade-sides > div:last-child .pile[data-resource="ore"]').tap()
    leo.locator('[data-trade="offer"]').tap()
    expect(ana.locator(".offer")).to_contain_text("you do not have that")
    expect(ana.locator(".prompt .now")).to_contain_text("you do not hold what they ask")
    expect(ana.locator('.offer [data-trade="accept"]')).to_have_count(0)
