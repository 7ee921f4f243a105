"""Every field of the state, and who sees it. Cards are flags: a hand is a row of forty noughts and ones."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, number

from .cards import CARDS

SEATS = 4
LAYING_OUT, DEALING, PLAYING, COUNTING, OVER = range(5)
NOBODY = -1


class State(Layout):
    phase = number(i8, seen="public")
    players = number(i8, seen="public")
    dealer = number(i8, seen="public")
    active = number(i8, seen="public")
    last_taker = number(i8, seen="public")
    rounds = number(i16, seen="public")
    deck = array(i8, CARDS)
    deck_size = number(i8, seen="public")
    table = array(i8, CARDS, seen="public")
    hands = array(i8, SEATS, CARDS, seen="owner")
    hand_size = array(i8, SEATS, seen="public")
    piles = array(i8, SEATS, CARDS, seen="public")
    escobas = array(i8, SEATS, seen="public")
    score = array(i16, SEATS, seen="public")
    question_number = array(i16, SEATS, seen="public")


class Board(Layout):
    target = number(i16)
