"""Texts and catalogues: what a value says in a language."""

from typing import Any

import pytest

from sobremesa.contract.text import Catalogue, Text, cards, inner, listed, seat, term

WORDS = Catalogue(
    {
        "en": {
            "say": "{what}",
            "discard": "Discard {n} {n|card|cards}",
            "gets": "{player} gets {cards}",
            "form.and": "and",
            "term.ore": "ore",
        },
        "es": {
            "say": "{what}",
            "discard": "Descarta {n} {n|carta|cartas}",
            "gets": "{player} recibe {cards}",
            "form.and": "y",
            "form.count": "{n} de {what}",
            "term.ore": "mineral",
        },
        "pt": {"say": "{what}", "term.player": "jogador"},
    }
)
NAMES = ("Ana", "Bea", "Carlos")


def said(value: Any, language: str = "en") -> str:
    return WORDS.say(Text("say", {"what": value}), language, lambda number, _: NAMES[number])


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [
        (8, "8", "8"),
        (seat(1), "Bea", "Bea"),
        (term("ore"), "ore", "mineral"),
        (cards({"ore": 2, "brick": 0}), "2 ore", "2 de mineral"),
        (cards({"wool": 1, "ore": 2}), "1 wool and 2 ore", "1 de wool y 2 de mineral"),
        (listed([]), "", ""),
        (listed([seat(0)]), "Ana", "Ana"),
        (listed([seat(0), seat(1), seat(2)]), "Ana, Bea and Carlos", "Ana, Bea y Carlos"),
        (listed([3, term("ore")], by="; "), "3; ore", "3; mineral"),
        (inner(Text("discard", {"n": 1})), "Discard 1 card", "Descarta 1 carta"),
    ],
)
def test_what_a_value_says(value: Any, en: str, es: str) -> None:
    assert said(value) == en
    assert said(value, "es") == es


def test_texts_can_be_listed_inside_a_text() -> None:
    gains = [inner(Text("gets", {"player": seat(number), "cards": cards({"ore": number + 1})})) for number in (0, 1)]
    assert said(listed(gains, by="; "), "es") == "Ana recibe 1 de mineral; Bea recibe 2 de mineral"


def test_a_catalogue_without_forms_counts_and_joins_plainly() -> None:
    assert said(cards({"wool": 1, "ore": 2}), "pt") == "1 wool, 2 ore"
    assert WORDS.say(Text("say", {"what": seat(2)}), "pt") == "jogador 2"


def test_braces_in_a_name_are_left_alone() -> None:
    text = Text("say", {"what": inner(Text("say", {"what": "{n} {what}"}))})
    assert WORDS.say(text) == "{n} {what}"


def test_a_text_is_plain_json() -> None:
    assert Text("roll").as_json() == {"key": "roll"}
    nested = Text("say", {"what": listed([inner(Text("roll"))], by="; ")})
    assert nested.as_json() == {"key": "say", "values": {"what": {"list": [{"text": {"key": "roll"}}], "by": "; "}}}
