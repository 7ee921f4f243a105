"""A table chosen from the shelf, and the book of rules beside it: only what is in play, and what is looked for."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dealing import play_against_bots

pytestmark = pytest.mark.browser


def test_a_preset_lays_the_table_and_its_rules_are_searched(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.locator('[data-preset="first"]').click()
    expect(page.locator('[data-preset="first"]')).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Seat 3")).to_have_value("easy-going")
    assert findings(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Rules").click()
    book = page.locator(".book")
    expect(book.get_by_role("heading", name="Seven and robber")).to_be_attached()
    expect(book.get_by_role("heading", name="The helpers")).to_have_count(0)
    assert findings(page) == []
    page.get_by_label("Search the rules").fill("longest")
    expect(book.locator(".book-hit").first).to_be_visible()
    expect(book.get_by_role("heading", name="Components")).to_have_count(0)
    page.get_by_label("Search the rules").fill("")
    book.get_by_label("Show also what is not in play").check()
    expect(book.get_by_role("heading", name="The helpers")).to_be_attached()


def test_beside_a_board_the_address_stays_the_tables(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server, players=2)
    table, been = page.url, page.evaluate("history.length")
    page.get_by_role("button", name="Rules").click()
    page.locator('[data-anchor="CAT-23"]').get_by_role("link", name="CAT-39").click()
    expect(page.locator('[data-anchor="CAT-39"]')).to_be_focused()
    assert (page.url, page.evaluate("history.length")) == (table, been)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_mini_game_is_chosen_by_its_picture_and_named_everywhere(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/new/dobble", size, language="es-ES")
    page.locator('[data-preset="barbarians"]').click()
    expect(page.locator('[data-preset="barbarians"]')).to_have_attribute("aria-pressed", "true")
    page.locator("summary", has_text="Opciones").click()
    chosen = page.get_by_label("Minijuego").locator("option:checked")
    expect(chosen).to_have_text("Bárbaros")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    page.get_by_role("button", name="Crear la mesa").click()
    expect(page.get_by_text("Minijuego: Bárbaros")).to_be_visible()


def test_a_real_table_of_remigio_is_chosen_from_the_shelf(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/remigio")
    page.locator('[data-preset="real"]').click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("Table: Real table")).to_be_visible()


def test_a_table_of_four_is_made_without_scrolling(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan")
    expect(page.get_by_label("Seat 4")).to_be_visible()
    expect(page.get_by_role("button", name="Make the table")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_file_brought_along_is_named_and_given_back(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/new/catan", size, language="pt-PT")
    page.locator("summary", has_text="Opções").click()
    chooser = page.get_by_label("Escolher um ficheiro")
    chooser.set_input_files({"name": "own.json", "mimeType": "application/json", "buffer": b'{"name": "A ilha"}'})
    expect(page.get_by_text("A ilha", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    page.get_by_role("button", name="Sem o ficheiro").click()
    expect(page.get_by_text("A ilha", exact=True)).to_have_count(0)


def test_free_seats_are_filled_with_bots_at_once(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Fill the free seats with bots").click()
    expect(page.get_by_role("button", name=re.compile("^Send .* away$"))).to_have_count(3)
    expect(page.get_by_role("button", name="Fill the free seats with bots")).to_have_count(0)
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".catan-controls")).to_be_visible()
