"""Losing the line, starting without one, and going back: said in words, and mended by itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.patience import reload, soon

pytestmark = pytest.mark.browser

KEEPING = "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state)"
KEPT = "(path) => caches.match(path).then(Boolean)"

OPENED_AND_BACK = """async () => {
  document.querySelector(".chat-button").click();
  while (!document.querySelector(".drawer")) await new Promise((later) => setTimeout(later));
  await new Promise((gone) => { addEventListener("popstate", gone, { once: true }); history.back(); });
}"""


def start_alone(server: str, visit: Visit, size: str = "desktop") -> Page:
    """A slow game of dice for one."""
    page = visit(f"{server}/new/catan_dice", size)
    page.get_by_label("Players").select_option("1")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Time for a decision").select_option(label="3 days")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page).to_have_title(re.compile("Your turn"))
    return page


def test_a_line_that_is_lost_is_said_and_found_again(server: str, visit: Visit) -> None:
    page = start_alone(server, visit)
    lost = page.get_by_text("The connection is lost")
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    page.locator("[data-primary]").click()
    expect(page.locator(".story")).to_contain_text("roll")


def test_back_closes_what_is_open_and_asks_before_it_leaves_a_slow_game(server: str, visit: Visit) -> None:
    page = start_alone(server, visit, "phone")
    table = page.url
    page.locator(".chat-button").click()
    expect(page.locator(".drawer")).to_be_visible()
    page.go_back()
    expect(page.locator(".drawer")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="To the lobby?")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Stay").click()
    expect(page).to_have_url(table)
    page.go_back()
    page.locator("dialog").get_by_role("button", name="To the lobby").click()
    row = page.locator(".going")
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))


def test_back_at_the_very_moment_something_opens_closes_it(server: str, visit: Visit) -> None:
    page = start_alone(server, visit, "phone")
    page.evaluate(OPENED_AND_BACK)
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.get_by_role("heading", name="To the lobby?")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="To the lobby?")).to_be_visible()


def test_a_page_that_was_here_once_starts_without_a_line(server: str, visit: Visit) -> None:
    page = visit(server, keeps=True)
    expect(page.locator(".game-box").first).to_be_visible()
    page.evaluate("navigator.serviceWorker.register('/service-worker.js')")
    soon(page, lambda: page.evaluate(KEEPING), lambda state: state == "activated")
    reload(page)
    expect(page.locator(".game-box").first).to_be_visible()
    soon(page, lambda: page.evaluate(KEPT, "/api/games/catan_dice/lessons/dice"), bool)
    page.context.set_offline(True)
    page.goto(f"{server}/learn/catan_dice/dice")
    expect(page.locator(".coach")).to_contain_text("In each turn you roll")
    page.locator('[data-primary="roll"]').click()
    expect(page.locator(".coach")).to_contain_text("only grain is missing")
    page.goto(server)
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    page.get_by_role("link", name="Practise alone").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-symbol]").first).to_be_visible()
    page.context.set_offline(False)


@pytest.mark.parametrize("other", ["/api/docs", "/api/games", "/icons/192.png"])
def test_whatever_one_had_looked_at_last_was_the_page_without_a_line(server: str, visit: Visit, other: str) -> None:
    page = visit(server, keeps=True)
    page.evaluate("navigator.serviceWorker.register('/service-worker.js')")
    soon(page, lambda: page.evaluate(KEEPING), lambda state: state == "activated")
    reload(page)
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    page.goto(f"{server}{other}")
    page.context.set_offline(True)
    page.goto(server)
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    page.context.set_offline(False)
