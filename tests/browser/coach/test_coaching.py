"""The coach from end to end: a short game against a bot, tutored, looked back at, played on from there; puzzles."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.coach.test_coach import keep_picture
from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.coach_moments import against_bots, end_turn, roll, solve, trades

pytestmark = pytest.mark.browser


TURNS = 15


def play_with_the_tutor(page: Page, size: str) -> None:
    page.locator("[data-test=tutor]").check()
    roll(page)
    page.locator("[data-test=hint]").click()
    expect(page.locator(".tutor-says")).to_contain_text("The coach thinks of")
    keep_picture(page, f"hint-{size}")
    end_turn(page)
    expect(page.get_by_role("dialog", name="Are you sure?")).to_be_visible()
    page.locator("[data-test=show-me]").click()
    expect(page.get_by_role("dialog")).to_contain_text("The coach thinks of")
    keep_picture(page, f"tutor-{size}")
    page.locator("[data-test=think-again]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    end_turn(page)
    page.locator("[data-test=play-anyway]").click()
    page.locator("[data-test=tutor]").uncheck()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_against_a_bot_is_tutored_looked_back_at_and_played_on_and_puzzles_solved(
    server: str, visit: Visit, size: str
) -> None:
    page = visit(server, size)
    table = against_bots(page, server)
    play_with_the_tutor(page, size)
    for _ in range(TURNS - 1):
        roll(page)
        end_turn(page)
    expect(page.get_by_role("dialog").or_(page.locator(".winner")).first).to_be_visible()
    page.goto(f"{server}/replay/{table}?step=1")
    page.locator("[data-test=ask-coach]").click()
    page.locator("[data-test=worst-choice]").click()
    expect(page.locator(".coach-remark")).to_contain_text("Better by")
    keep_picture(page, f"worst-choice-{size}")
    page.get_by_role("button", name="One step back").click()
    if size == "phone":
        page.get_by_role("button", name="Speed, view and more").tap()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("of a finished game")).to_be_visible()
    end_turn(page)
    roll(page)
    for name in trades(page, server)[:2]:
        solve(page, server, name)
    page.goto(f"{server}/puzzles/catan")
    expect(page.locator(".puzzle-tile.solved")).to_have_count(2)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_puzzles_are_solved_on_the_real_board(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/puzzles/catan", size)
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    keep_picture(page, f"puzzles-{size}")
    assert findings(page) == []
    expect(page.locator(".puzzle-tile").first).to_be_hidden()
    page.locator(".puzzle-kind summary").first.click()
    expect(page.locator(".puzzle-tile").first).to_be_visible()
    for name in trades(page, server)[:2]:
        solve(page, server, name)
    keep_picture(page, f"puzzle-solved-{size}")
    page.locator("[data-puzzle=next]").click()
    keep_picture(page, f"puzzle-{size}")
    page.locator("[data-puzzle=show]").click()
    expect(page.locator(".puzzle-verdict")).to_have_text("This was it:")
    keep_picture(page, f"puzzle-shown-{size}")
    page.goto(f"{server}/puzzles/catan")
    expect(page.locator(".puzzle-tile.solved")).to_have_count(2)
