"""Pace and manners: bots that are skipped, what is done for a player, a move taken back, and talk across languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dealing import beginning_with, sit_at
from tests.browser.support.plus_dealing import after_the_roll
from tests.browser.support.serving import serving

pytestmark = pytest.mark.browser

SLEEPY = 600
"""Seconds between two actions of a bot: it moves only where it is told to hurry."""


@pytest.fixture(scope="module")
def sleepy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Path(tmp_path_factory.mktemp("sleepy")), games=("catan",), bot_pace=SLEEPY) as url:
        yield url


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_move_is_taken_back_or_asked_for_and_bots_are_skipped_or_hurried(sleepy: str, visit: Visit) -> None:
    with beginning_with(after_the_roll):
        page = sit_at(sleepy, visit, "desktop")
    open_menu(page)
    page.get_by_label("Before a move is sent").select_option("undo")
    page.get_by_label("Roll for me").check()
    assert findings(page) == []
    page.keyboard.press("Escape")
    placed = page.locator(".placed")
    before = placed.count()
    road = page.locator('.target[data-action^="road"]').first
    road.click()
    page.locator('[data-primary="confirm"]').click()
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".undo")).to_have_count(0)
    open_menu(page)
    page.get_by_label("Before a move is sent").select_option("ask")
    page.keyboard.press("Escape")
    road.click()
    expect(placed).to_have_count(before)
    page.locator('[data-primary="confirm"]').click()
    expect(placed).to_have_count(before + 1)
    page.locator('[data-primary="end turn"]').click()
    page.get_by_role("button", name="Skip to my turn").click()
    expect(page).to_have_title(re.compile("Your turn"))
    open_menu(page)
    page.locator(".choice-row").get_by_text("At once").click()
    expect(page.locator(".choice-row .chosen")).to_have_text("At once")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Skip to my turn")).to_have_count(0)


def test_a_phrase_is_read_in_ones_own_language_and_counted_while_the_log_is_closed(server: str, visit: Visit) -> None:
    ana = visit(f"{server}/new/catan_dice", language="pt-PT")
    ana.get_by_label("Jogadores").select_option("2")
    ana.get_by_role("button", name="Criar a mesa").click()
    expect(ana.locator(".seat-row").first).to_be_visible()
    leo = visit(ana.url, "phone")
    leo.get_by_role("button", name="Sit here").click()
    leo.get_by_role("button", name="I am ready").click()
    ana.get_by_role("button", name="Tudo pronto").click()
    expect(leo.locator(".chat-button")).to_be_visible()
    ana.locator('[data-phrase="well_played"]').click()
    expect(ana.locator(".story .said")).to_contain_text("Bem jogado!")
    expect(leo.locator(".bubble")).to_contain_text("Well played!")
    expect(leo.locator(".unread")).to_have_text("1")
    assert findings(leo) == []
    leo.get_by_role("button", name="1 new message").click()
    expect(leo.locator(".story .said")).to_contain_text("Well played!")
    expect(leo.locator(".unread")).to_have_count(0)
