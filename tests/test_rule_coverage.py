"""Every numbered rule of docs/rules is proved by a test that carries its number."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(ROOT.glob("docs/rules/*/en.md"))


def numbers_on(page: str) -> list[str]:
    """The rule numbers of a page, in its order: lines that begin like `- **CAT-12**`."""
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", page, re.MULTILINE)


def numbers_marked(source: str) -> set[str]:
    """The rule numbers a test file carries as `pytest.mark.rule("CAT-12")`; prose does not count."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    markers = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    return {ast.literal_eval(argument) for marker in markers for argument in marker.args}


RULES = {number for page in PAGES for number in numbers_on(page.read_text("utf-8"))}
TESTED = {n for file in ROOT.glob("tests/**/*.py") for n in numbers_marked(file.read_text("utf-8"))}


def in_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: (number.split("-")[0], int(number.split("-")[1])))


def test_every_rule_is_named_by_a_test() -> None:
    assert in_order(RULES - TESTED) == []


def test_no_test_names_an_unknown_rule() -> None:
    assert in_order(TESTED - RULES) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_a_page_numbers_its_rules_once_and_the_same_in_three_languages(page: Path) -> None:
    numbers = numbers_on(page.read_text("utf-8"))
    assert numbers
    assert len(numbers) == len(set(numbers))
    for language in ("es", "pt"):
        assert numbers_on(page.with_name(f"{language}.md").read_text("utf-8")) == numbers


def test_only_numbered_lines_of_a_page_count() -> None:
    page = "- **CAT-1** Roads.\n  See **CAT-2**.\n- **CAT-3** Cities, not CAT-4.\n"
    assert numbers_on(page) == ["CAT-1", "CAT-3"]


def test_only_markers_of_a_test_file_count() -> None:
    prose = '"""CAT-1, pytest.mark.rule("CAT-2")"""\n# @pytest.mark.rule("CAT-3")\n'
    marker = '@pytest.mark.rule("CAT-4", "CAT-5")\ndef test_road() -> None: ...\n'
    assert numbers_marked(prose + marker) == {"CAT-4", "CAT-5"}
