"""A host who pauses the game and goes: whoever sits there can go on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.clicking import Person, sit_down
from tests.browser.support.patience import play_until
from tests.browser.support.serving import serving
from tests.browser.table.test_around_the_table import make_table

pytestmark = pytest.mark.browser


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a host may not be away for a moment."""
    with serving(tmp_path_factory.mktemp("impatient"), games=("catan",), absent_host=0) as url:
        yield url


def test_the_game_of_a_host_who_went_goes_on(impatient: str, visit: Visit) -> None:
    ana = visit(f"{impatient}/new/catan")
    make_table(ana, free=True, goal=10)
    leo = visit(ana.url)
    leo.clock.install()
    sit_down(leo, "Leo")
    expect(leo.get_by_role("button", name="Be the host")).to_have_count(0)
    ana.get_by_role("button", name="I am ready").click()
    leo.get_by_role("button", name="I am ready").click()
    expect(ana.locator(".catan-controls")).to_be_visible()
    ana.get_by_role("button", name="Table", exact=True).click()
    ana.get_by_role("button", name="Pause the game").click()
    ana.keyboard.press("Escape")
    expect(ana.get_by_role("button", name="Go on with the game")).to_be_visible()
    expect(leo.get_by_text("The host has paused the game")).to_be_visible()
    expect(leo.get_by_role("button", name="Go on with the game")).to_have_count(0)
    ana.close()
    leo.get_by_role("button", name="Be the host").click()
    leo.get_by_role("button", name="Go on with the game").click()
    expect(leo.get_by_text("The host has paused the game")).to_have_count(0)
    stand_in = leo.get_by_role("button", name="Let a bot play for Ana")
    expect(stand_in).to_have_count(0)
    leo.get_by_role("button", name="Table", exact=True).click()
    expect(stand_in).to_be_visible()
    leo.keyboard.press("Escape")
    play_until(leo.get_by_text("Ana is founding").first.is_visible, Person(leo, seed=1))
    leo.clock.fast_forward(20_000)
    expect(leo.get_by_text("Ana is not here.")).to_be_visible()
    stand_in.click()
    expect(stand_in).to_have_count(0)
    back = ana.context.new_page()
    back.goto(leo.url)
    for told in ("A bot plays for Ana.", "Ana is back."):
        expect(back.get_by_text(told).first).to_be_visible()
