"""Two people and two bots play CATAN to its end by clicking, with a refresh, a lost line and another device."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import PATIENCE, Person, sit_down
from tests.browser.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def make_table(page: Page, goal: int) -> None:
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("link", name="Play with friends").first.click()
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    page.get_by_label("Points to win").fill(str(goal))
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible(timeout=PATIENCE)


def say_ready(page: Page) -> None:
    page.get_by_role("button", name="I am ready").click()


def refresh(person: Person) -> None:
    person.page.reload()
    expect(person.page.locator(".catan-controls")).to_be_visible(timeout=PATIENCE)


def lose_the_line(person: Person) -> None:
    person.page.context.set_offline(True)
    person.page.evaluate("dispatchEvent(new Event('offline'))")
    time.sleep(0.3)
    person.page.context.set_offline(False)
    expect(person.page.locator(".catan-controls")).to_be_visible(timeout=PATIENCE)


def move_to(person: Person, visit: Visit, size: str) -> None:
    """Goes on on another device; the old one may only watch."""
    old = person.page
    old.get_by_role("button", name="Table", exact=True).click()
    old.get_by_role("button", name="Go on on another device").click()
    link = old.locator("[data-test=move-link]").input_value()
    person.page = visit(link, size)
    expect(person.page.locator(".catan-controls")).to_be_visible(timeout=PATIENCE)
    expect(old.get_by_text("Your seat went on to another device")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_people_and_two_bots_play_to_the_end_by_clicking(server: str, visit: Visit, size: str) -> None:
    ana = Person(visit(server, size), seed=1, touch=size == "phone")
    make_table(ana.page, goal=5)
    leo = Person(visit(ana.page.url, size), seed=2, touch=size == "phone")
    sit_down(leo.page, "Leo")
    say_ready(ana.page)
    say_ready(leo.page)
    expect(ana.page.locator(".catan-controls")).to_be_visible(timeout=90_000)
    meanwhile = {8: lambda: refresh(ana), 14: lambda: lose_the_line(leo), 20: lambda: move_to(leo, visit, size)}
    done = 0
    until = time.monotonic() + 420
    while not (ana.has_ended and leo.has_ended):
        assert time.monotonic() < until, "the game does not end"
        for person in (ana, leo):
            if person.act():
                done += 1
                meanwhile.pop(done, lambda: None)()
        ana.page.wait_for_timeout(20)
    assert not meanwhile, "the game was too short for what should happen in it"
    see_the_end(ana.page)


def see_the_end(page: Page) -> None:
    expect(page.get_by_role("heading", name="wins!")).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".prompt .now")).to_contain_text("has won")
