"""One word for one thing: the worst offenders against the glossary of CONTRIBUTING.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
GAMES = HOUSE / "src" / "sobremesa" / "games"
RULES = sorted(
    str(file.relative_to(GAMES)) for file in GAMES.rglob("*.py") if {"rules", "expansions", "hooks"} & set(file.parts)
)


def laws_by_another_name(source: str) -> list[str]:
    """Functions that say why not, by a number, and are not called `refuse_…`."""
    return [
        function.name
        for function in ast.parse(source).body
        if isinstance(function, ast.FunctionDef)
        and any(_is_reason(told) for told in _told(function))
        and not function.name.startswith("refuse_")
        and function.name != "refusal"
    ]


def _told(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What is returned, whichever way a choice goes."""
    left = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
    while left:
        value = left.pop()
        if isinstance(value, ast.IfExp):
            left += [value.body, value.orelse]
        else:
            yield value


def _is_reason(value: ast.expr) -> bool:
    return isinstance(value, ast.Attribute) and ast.unparse(value.value) == "reasons"


@pytest.mark.parametrize("path", RULES)
def test_laws_are_called_refuse(path: str) -> None:
    assert laws_by_another_name((GAMES / path).read_text("utf-8")) == []


def test_a_law_by_another_name_is_noticed() -> None:
    law = "def may_build(state):\n    return reasons.LEGAL if state.free else reasons.PATH_TAKEN\n"
    assert laws_by_another_name(law) == ["may_build"]
    assert laws_by_another_name(law.replace("may_build", "refuse_road")) == []
    assert laws_by_another_name("def may_build(state):\n    return refuse_road(state) == reasons.LEGAL\n") == []


@pytest.mark.parametrize(
    ("rooms", "word"),
    [
        (("src/sobremesa/games", "src/sobremesa/bots", "src/sobremesa/coach", "web/src/games"), "node"),
        (("src/sobremesa/server", "src/sobremesa/contract", "web/src/shell/net", "examples/escoba"), "decision"),
        (("src/sobremesa/games/catan", "src/sobremesa/bots/catan"), "tile"),
        (("src/sobremesa/games", "src/sobremesa/bots", "web/src/games/catan/board"), "vertex"),
        (("web/src/games/catan/editor", "web/src/games/catan/controls", "web/src/games/catan/players"), "corner"),
    ],
)
def test_a_word_the_glossary_replaced_is_no_name(rooms: tuple[str, ...], word: str) -> None:
    """In prose it may stand: a player decides, and a browser's document has nodes."""
    sources = [file for room in rooms for file in (HOUSE / room).rglob("*") if file.suffix in (".py", ".ts", ".tsx")]
    assert len(sources) > 10
    assert [str(file) for file in sources if word in names_of(file.read_text("utf-8"))] == []


def names_of(source: str) -> set[str]:
    """The words that make up a source's names, comments and texts left out."""
    plain = re.sub(r'"""[\s\S]*?"""|"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`|/\*[\s\S]*?\*/|#.*|//.*', " ", source)
    return {part.rstrip("s") for name in re.findall(r"[a-z_]\w*", plain) for part in name.lower().split("_")}


def test_names_are_told_from_prose() -> None:
    assert "node" in names_of("hex_nodes = 3")
    assert "node" not in names_of('x = "node"  # a node\n"""A node."""')


def test_a_table_is_a_game_on_the_server() -> None:
    """Games have boards, states and records; a table of numbers has rows."""
    package = HOUSE / "src" / "sobremesa"
    sources = [file for file in package.rglob("*.py") if file.relative_to(package).parts[0] != "server"]
    assert len(sources) > 100
    assert [str(file) for file in sources if re.search(r"^(class )?Table\b[ :(]", file.read_text("utf-8"), re.M)] == []
