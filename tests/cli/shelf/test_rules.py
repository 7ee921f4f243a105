"""The rules of a game, read in the terminal."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from sobremesa.cli.languages import Language, language_of
from sobremesa.cli.shelf.rules import rules_page
from sobremesa.contract.text import LANGUAGES
from sobremesa.games import OURS
from tests.cli.conftest import Run


@pytest.mark.parametrize(("lang", "word"), [("en", "settlement"), ("es", "poblado"), ("pt", "aldeia")])
def test_rules_in_three_languages(run: Run, lang: str, word: str) -> None:
    out = run("rules", "catan", "--lang", lang).out
    assert word in out
    assert "CAT-12" in out


@pytest.mark.parametrize("game", OURS)
def test_rules_on_paper_have_their_pictures_inside_and_lead_nowhere_else(run: Run, game: str) -> None:
    page = run("rules", game, "--html", "--lang", "pt").out
    anchors, links = (set(re.findall(pattern, page)) for pattern in (r'id="([^"]+)"', r'href="#([^"]+)"'))
    assert {unquote(link) for link in links} <= anchors
    assert page.count("<figure") == page.count("<svg") > 0
    assert "<img" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_every_picture_and_every_word_a_book_points_at_is_there() -> None:
    for page in (Path(__file__).parents[3] / "docs" / "rules").glob("*/??.md"):
        text = page.read_text("utf-8")
        heads = {head.lower().replace(" ", "-") for head in re.findall(r"^### (.+)$", text, re.MULTILINE)}
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= heads, page
        pictures = re.findall(r"\]\((pictures/[^)]+)\)", text)
        assert pictures
        assert all((page.parent / picture).is_file() for picture in pictures)


def test_a_game_without_written_rules(run: Run, toy: str) -> None:
    assert (
        run("rules", toy).complaint == "there are no written rules of sealed in 'en': its package has no manual/en.md"
    )


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
