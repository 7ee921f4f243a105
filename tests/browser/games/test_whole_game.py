"""Two people and two bots play CATAN to its end by clicking, with a refresh, a lost line and another device."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.clicking import Person, sit_down
from tests.browser.support.patience import play_until, reload

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def make_table(page: Page, goal: int) -> None:
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("link", name="Play with friends").first.click()
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    page.get_by_label("Points to win").fill(str(goal))
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()


def say_ready(page: Page) -> None:
    page.get_by_role("button", name="I am ready").click()


def pieces(person: Person) -> int:
    return person.page.locator(".placed").count()


def refresh(person: Person) -> None:
    reload(person.page)
    expect(person.page.locator(".catan-controls")).to_be_visible()


def lose_the_line(person: Person) -> None:
    person.page.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    person.page.wait_for_timeout(300)
    person.page.context.set_offline(False)
    expect(person.page.locator(".catan-controls")).to_be_visible()


def move_to(person: Person, visit: Visit, size: str) -> None:
    """Goes on on another device; the old one may only watch."""
    old = person.page
    old.get_by_role("button", name="Table", exact=True).click()
    old.get_by_role("button", name="Continue on another device").click()
    link = old.locator("[data-test=move-link]").input_value()
    person.page = visit(link, size)
    expect(person.page.locator(".catan-controls")).to_be_visible()
    expect(old.get_by_text("Your seat went on to another device")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_people_and_two_bots_play_to_the_end_by_clicking(server: str, visit: Visit, size: str) -> None:
    ana = Person(visit(server, size, motion=size == "phone"), seed=1, touch=size == "phone")
    make_table(ana.page, goal=4)
    leo = Person(visit(ana.page.url, size), seed=2, touch=size == "phone")
    sit_down(leo.page, "Leo")
    say_ready(ana.page)
    say_ready(leo.page)
    expect(ana.page.locator(".catan-controls")).to_be_visible()
    play_until(lambda: pieces(ana) >= 4, ana, leo)
    refresh(ana)
    play_until(lambda: pieces(ana) >= 9, ana, leo)
    lose_the_line(leo)
    play_until(lambda: pieces(ana) >= 16, ana, leo)
    move_to(leo, visit, size)
    play_until(lambda: ana.has_ended and leo.has_ended, ana, leo)
    see_the_end(ana.page)


def see_the_end(page: Page) -> None:
    expect(page.get_by_role("heading", name="wins!")).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".prompt .now")).to_contain_text("has won")
