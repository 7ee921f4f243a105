"""What is printed, what is ours and what is a reconstruction: docs/rules says so, alike in three languages."""

import re
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[1] / "docs" / "rules").glob("*/en.md"))
MARKS = {
    "house": {"en": "*(House rule.)*", "es": "*(Regla de la casa.)*", "pt": "*(Regra da casa.)*"},
    "reconstruction": {"en": "*(Reconstruction.)*", "es": "*(Reconstrucción.)*", "pt": "*(Reconstrução.)*"},
    "option": {"en": "*Option:*", "es": "*Opción:*", "pt": "*Opção:*"},
    "ours in part": {"en": "at our tables", "es": "en nuestras mesas", "pt": "nas nossas mesas"},
}


def rules_on(page: Path, language: str) -> dict[str, str]:
    text = page.with_name(f"{language}.md").read_text("utf-8")
    return dict(re.findall(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$", text, re.MULTILINE))


def marks_of(rule: str, language: str) -> dict[str, int]:
    return {mark: rule.lower().count(words[language].lower()) for mark, words in MARKS.items()}


EVERY_RULE = {number: rule for page in PAGES for number, rule in rules_on(page, "en").items()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_a_mark_missing_in_one_language_is_found(page: Path) -> None:
    english = rules_on(page, "en")
    for language in ("es", "pt"):
        for number, rule in rules_on(page, language).items():
            assert marks_of(rule, language) == marks_of(english[number], "en"), f"{number} {language}"


@pytest.mark.parametrize(
    "number",
    [
        *("FRI-3", "FRI-8", "SCN-6", "SCN-8", "SCN-11", "SCN-12", "SCN-13", "SCN-14", "HLP-15", "HLP-16"),
        *("DIC-14", "DOB-4", "DOB-13", "CAT-9", "CAT-32"),
    ],
)
def test_rules_on_which_print_is_silent_were_not_marked(number: str) -> None:
    assert marks_of(EVERY_RULE[number], "en")["house"] == 1


@pytest.mark.parametrize(
    "number",
    [*(f"HLP-{card}" for card in range(5, 15)), "DIC-8", "DIC-9", "DIC-16", "DOB-3", "DOB-15", "CAT-42", "SCN-1"],
)
def test_what_was_made_in_place_of_lost_pictures_passed_for_print(number: str) -> None:
    assert marks_of(EVERY_RULE[number], "en")["reconstruction"] == 1


@pytest.mark.parametrize(
    "number", ["REM-11", "REM-12", "FRI-1", "FRI-2", "FRI-4", "FRI-5", "FRI-9", "FRI-10", "FRI-11"]
)
def test_printed_rules_passed_for_ours_as_a_whole(number: str) -> None:
    rule = EVERY_RULE[number].lower()
    assert 0 < rule.index(MARKS["ours in part"]["en"]) < rule.index(MARKS["house"]["en"].lower())


def test_pages_contradicted_each_other() -> None:
    assert "HLP-8" in EVERY_RULE["CAT-3"], "a helper moves a road that stays for the rest of the game"
    assert {"FRI-13", "SCN-8"} <= set(re.findall(r"[A-Z]+-\d+", EVERY_RULE["CAT-38"])), "not everything is won with 10"
    assert {"FRI-3", "SCN-13"} <= set(re.findall(r"[A-Z]+-\d+", EVERY_RULE["CAT-16"])), "gifts, and tokens in offers"
