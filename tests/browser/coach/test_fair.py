"""Fair play: no help where another person sits, and the table says so."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.coach_moments import against_bots, roll
from tests.browser.table.test_around_the_table import make_table

pytestmark = pytest.mark.browser


def test_a_table_of_people_has_no_help_and_says_so(server: str, visit: Visit) -> None:
    ana = visit(f"{server}/new/catan")
    make_table(ana, free=True, goal=3)
    leo = visit(ana.url, "phone", "es-ES")
    leo.get_by_role("button", name="Sentarse aquí").first.click()
    leo.get_by_label("Tu nombre").fill("Leo")
    leo.get_by_label("Tu nombre").press("Enter")
    ana.get_by_role("button", name="I am ready").click()
    leo.get_by_role("button", name="Todo listo").click()
    for page, told in ((ana, "No coach while people play."), (leo, "Entre personas no hay entrenador.")):
        expect(page.locator(".fair-note")).to_contain_text(told)
        expect(page.locator("[data-test=tutor], [data-test=hint]")).to_have_count(0)
    ana.locator(".fair-note a").click()
    expect(ana.get_by_role("main")).to_contain_text("What cannot be prevented")
    assert findings(ana) == []
    leo.goto(f"{server}/fair-play")
    expect(leo.get_by_role("heading", name="Juego limpio")).to_be_visible()


def test_a_hint_is_a_ring_around_every_die_it_speaks_of(server: str, visit: Visit) -> None:
    page = visit(server)
    against_bots(page, server)
    expect(page.locator(".fair-note")).to_have_count(0)
    page.locator("[data-test=hint]").click()
    expect(page.locator(".tutor-says")).to_have_text("The coach has no opinion here.")
    roll(page)
    page.locator("[data-test=hint]").click()
    expect(page.locator(".tutor-says")).to_contain_text("The coach thinks of")
    said = page.locator(".tutor-says").inner_text()
    dice = sum(map(int, re.findall(r"\d+", said))) if "keeps" in said else 1
    expect(page.locator(".pointer")).to_have_count(max(1, dice))
