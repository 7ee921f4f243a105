"""The moments of the coach worth a picture: looking back, playing on, the tutor, puzzles."""

import re

from playwright.sync_api import Page, expect

from tests.browser.support.dobble_moments import Album
from tests.browser.support.patience import PATIENCE
from tests.browser.support.records import a_finished_game, a_game_of_dobble

LONG = 4 * PATIENCE
"""A whole analysis, where nothing is kept of it yet."""


def meet_the_coach(page: Page, url: str, album: Album) -> None:
    for meet in (see_puzzles, meet_the_tutor, look_back_at_dobble, look_back):
        meet(page, url, album)


def see_puzzles(page: Page, url: str, album: Album) -> None:
    page.goto(f"{url}/puzzles/catan")
    page.locator(".puzzle-kind").first.wait_for()
    album.take("puzzles")
    listed = page.request.get(f"{url}/api/games/catan/puzzles").json()["puzzles"]
    name = next(one["name"] for one in listed if one["kind"] == "founding")
    page.goto(f"{url}/puzzles/catan/{name}")
    page.locator(".puzzle").wait_for()
    album.take("puzzle-founding")
    solve(page, url, trades(page, url)[0])
    album.take("puzzle-solved")


def look_back_at_dobble(page: Page, url: str, album: Album) -> None:
    page.goto(f"{url}/replay/{a_game_of_dobble(url)}?step=100")
    page.locator("[data-test=ask-coach]").click()
    page.locator("[data-test=account]").click(timeout=LONG)
    album.take("coach-dobble")


def look_back(page: Page, url: str, album: Album) -> None:
    page.goto(f"{url}/replay/{a_finished_game(url, 'catan', 4)}?step=60")
    page.locator("[data-test=ask-coach]").click()
    page.locator("[data-test=worst-choice]").click(timeout=LONG)
    album.take("coach-choice")
    page.locator("[data-test=account]").click()
    album.take("coach-account")
    page.keyboard.press("Escape")
    if (unfold := page.get_by_role("button", name="Speed, view and more")).is_visible():
        unfold.click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("of a finished game").wait_for()
    album.take("coach-played-on")


def meet_the_tutor(page: Page, url: str, album: Album) -> None:
    page.goto(url)
    against_bots(page, url)
    page.locator("[data-test=tutor]").check()
    roll(page)
    page.locator("[data-test=hint]").click()
    expect(page.locator(".tutor-says")).to_contain_text("The coach thinks of")
    end_turn(page)
    page.locator("[data-test=show-me]").click()
    album.take("coach-tutor")


def against_bots(page: Page, server: str, players: int = 2) -> str:
    """The dice game, as the lobby would begin it; the id of its table."""
    asked = {"game": "catan_dice", "name": "Ana", "players": players}
    made = page.request.post(f"{server}/api/play", data=asked).json()
    table, seat = made["table"]["id"], made["seats"][0]
    held = [{"seat": seat["seat"], "token": seat["token"], "number": "ab" * 32}]
    page.evaluate("([table, held]) => localStorage.setItem(`table:${table}`, JSON.stringify(held))", [table, held])
    page.goto(f"{server}/t/{table}")
    return str(table)


def roll(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Roll")).first.click()


def end_turn(page: Page) -> None:
    """Without building anything, which the page asks about by itself."""
    without = page.get_by_role("button", name="End it without building")
    end = page.get_by_role("button", name="End turn")
    expect(without.or_(end).first).to_be_visible()
    if not without.is_visible():
        end.first.click()
    without.click()


def solve(page: Page, server: str, name: str) -> None:
    """Answers an offer by pressing what is right."""
    page.goto(f"{server}/puzzles/catan/{name}")
    answer = page.request.post(f"{server}/api/games/catan/puzzles/{name}", data={"actions": [], "shown": True}).json()
    expect(page.locator(".puzzle")).to_contain_text("Take this trade?")
    right = answer["solution"]["way"][0]["kind"]
    page.locator(f'[data-trade="{right}"]').first.click()
    expect(page.locator(".puzzle-verdict")).to_have_text("Solved!")


def trades(page: Page, server: str) -> list[str]:
    """Puzzles that ask whether to take a trade, the easiest first."""
    listed = page.request.get(f"{server}/api/games/catan/puzzles").json()["puzzles"]
    return [one["name"] for one in listed if one["kind"] == "trade"]
