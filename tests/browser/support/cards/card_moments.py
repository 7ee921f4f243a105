"""Moments of Remigio worth a picture: the options, an opening, a lay-off, the count, the sheet, the end."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page, expect

from tests.browser.support.cards.card_dealing import dealt, take_seat
from tests.remigio.support.positions import Position

SWORDS = ("7 swords", "8 swords", "9 swords", "10 swords")
KINGS = ("king cups", "king coins", "king clubs", "joker")
REST = ("3 cups", "3 cups", "ace coins", "jack clubs", "knight swords", "5 coins", "2 clubs")


class Album(Protocol):
    def take(self, name: str) -> None: ...


def opening(position: Position) -> Position:
    hands = position.hand(0, ", ".join((*SWORDS, *KINGS, *REST))).drawn(0, "5 coins").pile("4 swords, 6 cups")
    return hands.hand(1, "2 cups, 3 clubs, 4 coins, 5 cups, 9 coins").hand(2, "9 cups, 9 clubs, 2 coins, 8 cups")


def melds(position: Position) -> Position:
    """Two are open, with seven melds on the table."""
    own = position.meld(0, "set king coins clubs swords", "run cups 10-knight joker jack", "run swords 2-5")
    theirs = own.meld(1, "run coins 7-10", "set ace clubs cups swords", "run clubs 3-7 joker 5").open(0, 1)
    hands = theirs.hand(0, "7 swords, 8 swords, 9 swords, king cups, 3 cups, ace coins, 2 clubs, 6 coins, jack cups")
    others = hands.hand(1, "2 cups, 3 clubs, 4 coins, 5 cups").hand(2, "9 cups, 9 clubs, 2 coins, 8 cups, 8 clubs")
    return others.drawn(0, "6 coins").pile("4 swords, 6 cups")


def last_cards(position: Position) -> Position:
    """Ana is about to close; Milo is open, the others are not."""
    return two_left(position.meld(1, "run coins 7-king").open(0, 1))


def last_deal(position: Position) -> Position:
    """Nobody but Ana is open, and everybody else is one point from the end."""
    return two_left(position.meld(0, "run coins 7-king").open(0).points(1, 2, 2, 2))


def two_left(position: Position) -> Position:
    own = position.meld(0, "set king coins clubs swords", "run cups 8-king").hand(0, "6 coins, 2 clubs")
    hands = own.hand(1, "2 cups, 3 clubs, jack clubs").pile("4 swords, 6 cups")
    return hands.hand(2, "9 swords, 9 clubs, 2 coins, joker, ace cups, 8 clubs").hand(3, "ace swords, 4 clubs, 5 clubs")


def choose(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'.held[data-card="{card}"]').first.click()


def sit(page: Page, url: str, players: int, **options: object) -> None:
    page.goto(f"{url}/favicon.svg")
    take_seat(url, page, players, options)


def close(page: Page) -> None:
    choose(page, "6 coins")
    page.locator("button.meld.lit").click()
    page.locator('[data-action="close 2 clubs"]').click()


def play_remigio(page: Page, url: str, album: Album) -> None:
    page.goto(f"{url}/new/remigio")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_text("Options").click()
    album.take("remigio-options")
    with dealt(opening):
        sit(page, url, 3, hint=True)
        choose(page, *SWORDS)
        page.locator("[data-set-aside]").click()
        choose(page, *KINGS)
        album.take("remigio-opening")
    with dealt(melds):
        sit(page, url, 3)
        choose(page, "6 coins")
        album.take("remigio-melds")
    with dealt(last_cards):
        sit(page, url, 4)
        close(page)
        expect(page.locator('.count-over [data-counted="true"]')).to_be_visible()
        album.take("remigio-count")
        page.locator("[data-count-done]").click()
        page.locator("[data-sheet]").click()
        album.take("remigio-sheet")
    with dealt(last_deal):
        sit(page, url, 4)
        close(page)
        expect(page.locator('.end [data-counted="true"]')).to_be_visible()
        album.take("remigio-end")
