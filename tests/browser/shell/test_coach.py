"""The coach beside a replay: chances as a scrubber, the costliest choice one press away, accounts that add up."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import rest
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
    expect(page.get_by_role("button", name="What it came from")).to_be_visible()
    expect(page.locator(".coach-seat")).to_have_count(players)
    page.get_by_role("button", name="Next costly choice").click()
    expect(page.locator(".coach-remark")).to_contain_text(re.compile("played .* was better by"))
    keep_picture(page, f"coach-{game}-{size}")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".coach-remark")).to_contain_text("the coach would think of")
    keep_picture(page, f"coach-advice-{game}-{size}")
    page.get_by_role("button", name="What it came from").click()
    expect(page.locator(".coach-table tbody tr").last).to_contain_text("grade")
    keep_picture(page, f"coach-account-{game}-{size}")
    page.keyboard.press("Escape")
    found = page.locator(".coach-graph").bounding_box()
    assert found
    page.mouse.click(found["x"] + found["width"] - 2, found["y"] + 20)
    assert int(page.locator('.replay input[type="range"]').input_value()) > 100


def test_a_game_the_coach_cannot_judge_says_so(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_game_of_dobble(server)}")
    page.locator("[data-test=ask-coach]").click()
    expect(page.get_by_text("The coach cannot judge this game yet.")).to_be_visible()
