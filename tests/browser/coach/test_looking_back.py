"""Records and replays: what a seat held is seen through its eyes, and a file that is no record says so."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.records import a_finished_game, a_game_of_dobble, frames_of

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_replay_through_a_seats_eyes_shows_its_hand(server: str, visit: Visit, size: str) -> None:
    table = a_finished_game(server, "catan", 4)
    frame = next(one for one in frames_of(server, table, 1) if sum(one["own"]["1"]["hand"].values()) >= 4)
    page = visit(f"{server}/replay/{table}?seat=1&step={frame['step']}", size)
    for resource, count in frame["own"]["1"]["hand"].items():
        expect(page.locator(f'.hand .pile[data-resource="{resource}"] .pile-count')).to_have_text(str(count))
    if size == "phone":
        page.get_by_role("button", name="Speed, view and more").tap()
    page.get_by_label("Whose view").select_option("none")
    expect(page.locator(".hand")).to_have_count(0)


def test_a_replay_of_dobble_through_a_seats_eyes_shows_its_card(server: str, visit: Visit) -> None:
    table = a_game_of_dobble(server)
    frame = next(one for one in frames_of(server, table, 0) if one["own"]["0"]["card"] is not None)
    page = visit(f"{server}/replay/{table}?seat=0&step={frame['step']}")
    expect(page.locator(".held-alone")).to_have_attribute("data-card", str(frame["own"]["0"]["card"]))


def test_a_file_that_is_no_record_is_told_so(server: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(server)
    for name, text, says in (
        ("letter.json", "Dear Ana,", "is not the record of a game"),
        ("number.json", "3", "is not the record of a game"),
        ("half.json", '{"game": "catan"}', "record"),
    ):
        (tmp_path / name).write_text(text)
        page.get_by_label("Open a record").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(says)
    expect(page).to_have_url(f"{server}/")


def test_the_title_follows_the_language(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan_dice")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Players").select_option("1")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pt")
    expect(page).to_have_title(re.compile("O teu turno"))


def test_a_button_that_has_copied_says_so_for_a_moment(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan_dice")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy the link for your friends").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link for your friends")).to_be_visible()


def test_what_was_sealed_is_one_line_and_cards_are_not_called_dice(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/remigio")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option("greedy")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".card-controls")).to_be_visible()
    expect(page.locator(".story li").filter(has_text="sealed")).to_have_text(["Ana has sealed a number for this game."])
    expect(page.locator(".story")).not_to_contain_text("dice")
    finished = visit(f"{server}/t/{a_finished_game(server, 'remigio', 3)}")
    expect(finished.get_by_role("button", name="Check the cards")).to_be_visible()
