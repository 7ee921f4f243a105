"""Every page says what it is, in its tab and its heading; an address that leads nowhere says so."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.dealing import play_against_bots
from tests.browser.support.records import a_finished_game

pytestmark = pytest.mark.browser

NOWHERE = ["new/chess", "puzzles/chess", "learn/chess/pawns", "edit/remigio", "practice/catan", "t/none", "replay/none"]


@pytest.mark.parametrize("address", [*NOWHERE, "rules/chess", "screen/none", "nowhere"])
def test_an_address_that_leads_nowhere_says_so_and_leads_back(server: str, visit: Visit, address: str) -> None:
    page = visit(f"{server}/{address}")
    why = page.get_by_role("heading", level=1)
    expect(why).to_have_text(re.compile(r"^There is no"))
    expect(page).to_have_title(f"{why.inner_text()} · Sobremesa")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    expect(page).to_have_title("Sobremesa")


@pytest.mark.parametrize(
    ("address", "title", "heading"),
    [
        ("new/catan", "A new table · CATAN", "A new table"),
        ("puzzles/catan", "Puzzles", "Puzzles"),
        ("rules/catan", "Rules · CATAN", "Rules"),
        ("practice/dobble", "Practise alone", "Quick eyes"),
        ("edit/catan", "Draw a board", "Draw a board"),
        ("learn/catan/founding", "Learn to play: Founding", "Guest, Nora, and Milo"),
    ],
)
def test_a_page_is_called_by_what_it_is(server: str, visit: Visit, address: str, title: str, heading: str) -> None:
    page = visit(f"{server}/{address}")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page).to_have_title(f"{title} · Sobremesa")


def test_a_table_is_called_by_who_sits_there(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan', 2)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Player 1 and Player 2")
    expect(page).to_have_title("Replay: Player 1 and Player 2 · Sobremesa")
    play_against_bots(page, server, players=2)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana")
    expect(page).to_have_title("● Your turn · Sobremesa")
