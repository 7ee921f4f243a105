"""The rules of a game, read in the terminal."""

import pytest

from sobremesa.cli.languages import Language, language_of
from sobremesa.cli.rules import rules_page
from sobremesa.contract.text import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize(("lang", "word"), [("en", "settlement"), ("es", "poblado"), ("pt", "povoação")])
def test_rules_in_three_languages(run: Run, lang: str, word: str) -> None:
    out = run("rules", "catan", "--lang", lang).out
    assert word in out
    assert "CAT-12" in out


def test_a_game_without_written_rules(run: Run, toy: str) -> None:
    assert run("rules", toy).complaint == "there are no written rules of sealed in 'en'"


def test_every_language_has_a_page() -> None:
    assert all(rules_page("catan", language).is_file() for language in LANGUAGES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pt_PT"}, "pt"),
    ],
)
def test_the_language_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(None, environment) == language
    assert language_of(Language.es, environment) == "es"


def test_the_languages_are_the_platforms() -> None:
    assert tuple(Language) == LANGUAGES
