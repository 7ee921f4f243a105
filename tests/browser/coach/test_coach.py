"""The coach beside a replay: chances as a scrubber, the costliest choice one press away, accounts that add up."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings, rest
from tests.browser.support.coach_moments import LONG
from tests.browser.support.records import a_finished_game, a_game_of_dobble

pytestmark = pytest.mark.browser


def keep_picture(page: Page, name: str) -> None:
    """For whoever wants to look: PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        rest(page)
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize(("game", "players", "size"), [("catan", 4, "desktop"), ("catan_dice", 2, "phone")])
def test_the_coach_shows_what_cost_most(server: str, visit: Visit, game: str, players: int, size: str) -> None:
    table = a_finished_game(server, game, players)
    page = visit(f"{server}/replay/{table}?step=40", size)
    page.locator("[data-test=ask-coach]").click()
    expect(page.get_by_role("button", name="What it came from")).to_be_visible(timeout=LONG)
    expect(page.locator(".coach-seat")).to_have_count(players)
    page.get_by_role("button", name="Next costly choice").click()
    expect(page.locator(".coach-remark")).to_contain_text(re.compile(r"\d+: .*\. Better by .*: .*"))
    keep_picture(page, f"coach-{game}-{size}")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".coach-remark")).to_contain_text("the coach would think of")
    keep_picture(page, f"coach-advice-{game}-{size}")
    page.get_by_role("button", name="What it came from").click()
    expect(page.locator(".coach-table tbody tr").filter(has_text="grade")).to_have_count(1)
    expect(page.locator(".coach-spread li")).to_have_count(11 if game == "catan" else 6)
    keep_picture(page, f"coach-account-{game}-{size}")
    page.keyboard.press("Escape")
    expect(page.locator(".coach-table")).to_have_count(0)
    graph = page.locator(".coach-graph")
    found = graph.bounding_box()
    assert found
    graph.click(position={"x": found["width"] - 2, "y": 20})
    expect(page.locator('.replay input[type="range"]')).to_have_value(re.compile(r"^\d{3,}$"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_coach_is_asked_where_the_game_ends(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/t/{a_finished_game(server, 'catan_dice', 2)}", size)
    page.get_by_role("link", name="Ask the coach").click()
    expect(page.get_by_role("button", name="What it came from")).to_be_visible(timeout=LONG)
    page.go_back()
    expect(page.get_by_role("link", name="Ask the coach")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_replay_is_played_on_from_any_of_its_steps(server: str, visit: Visit, size: str) -> None:
    table = a_finished_game(server, "catan", 4)
    page = visit(f"{server}/replay/{table}?step=60", size)
    if size == "phone":
        page.get_by_role("button", name="Speed, view and more").tap()
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    keep_picture(page, f"branch-off-{size}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Goes on from step 60 of a finished game")).to_be_visible()
    expect(page.locator(".branch-words a")).to_have_attribute("href", f"/replay/{table}?step=60")
    keep_picture(page, f"branched-{size}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_of_eyes_is_looked_back_at_in_times(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/replay/{a_game_of_dobble(server)}?step=40", size)
    page.locator("[data-test=ask-coach]").click()
    page.locator("[data-test=account]").click()
    told = page.get_by_role("dialog", name="Figures")
    expect(told).to_contain_text("time, as a rule (median)")
    expect(told).to_contain_text(re.compile(r"the others \d+\.\d+ s"))
    expect(told).not_to_contain_text("luck")
    keep_picture(page, f"coach-dobble-{size}")


def test_on_a_phone_the_account_is_scrolled_by_keys_and_a_replay_played_beside_the_coach(
    server: str, visit: Visit
) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan', 4)}?step=60", "phone", "pt-PT")
    page.locator("[data-test=ask-coach]").tap()
    page.locator("[data-test=account]").tap(timeout=LONG)
    expect(page.locator(".coach-table").first).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    rest(page)
    expect(page.locator(".replay .button.primary")).to_be_in_viewport(ratio=1)
