"""People who meet at a server that keeps ratings: asked for, shown before and after the game, moved with the code."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.clicking import Person, sit_down
from tests.browser.support.patience import play_until, reload
from tests.browser.support.serving import serving
from tests.browser.table.test_around_the_table import make_table

pytestmark = pytest.mark.browser

WANTED = "Keep a rating of me"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Path(tmp_path_factory.mktemp("club")), games=("catan",), ratings=True) as url:
        yield url


def test_two_people_who_want_a_rating_have_one_after_their_game(club: str, visit: Visit) -> None:
    ana = visit(club)
    ana.get_by_label(WANTED).check()
    assert findings(ana) == []
    ana.goto(f"{club}/new/catan")
    make_table(ana, free=True, goal=3)
    leo = visit(ana.url, "phone")
    leo.get_by_label(WANTED).check()
    sit_down(leo, "Leo")
    for page in (ana, leo):
        expect(page.locator(".seat-row").filter(has_text="rating 1000")).to_have_count(2)
        page.get_by_role("button", name="I am ready").click()
    people = [Person(ana, 1), Person(leo, 2, touch=True)]
    play_until(lambda: all(person.has_ended for person in people), *people)
    for page in (ana, leo):
        expect(page.locator(".ratings-after li")).to_have_count(2)
    assert findings(leo) == []
    after = ana.locator(".ratings-after li").filter(has_text="Ana").locator("strong").inner_text()
    ana.goto(club)
    expect(ana.locator(".figure-box").filter(has_text="rating")).to_contain_text(after)
    ana.get_by_role("button", name="Take my games along").click()
    ana.get_by_role("button", name="Make a code").click()
    phone = visit(ana.locator('[data-test="luggage-link"]').input_value(), "phone")
    expect(phone.locator(".figure-box").filter(has_text="rating")).to_contain_text(after)
    expect(phone.get_by_label(WANTED)).to_be_checked()
    phone.get_by_label(WANTED).uncheck()
    phone.get_by_role("button", name="Forget my rating here").click()
    expect(phone.locator(".figure-box").filter(has_text="rating")).to_have_count(0)
    reload(ana)
    expect(ana.locator(".figure-box")).to_be_visible()
    expect(ana.locator(".figure-box").filter(has_text="rating")).to_have_count(0)


def test_nobody_is_asked_where_no_ratings_are_kept(server: str, visit: Visit) -> None:
    page = visit(server)
    expect(page.locator(".game-box").first).to_be_visible()
    expect(page.get_by_label(WANTED)).to_have_count(0)
