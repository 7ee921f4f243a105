"""The base game knows nothing of its expansions, nor does the player of it: `hooks/` alone says where they come in."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from sobremesa.contract.fields import Layout
from sobremesa.games.catan.hooks import declared
from tests.test_architecture import imports

CATAN = Path(__file__).parents[3] / "src" / "sobremesa" / "games" / "catan"
EXPANSIONS = sorted(folder.name for folder in (CATAN / "expansions").iterdir() if (folder / "__init__.py").is_file())
ROOMS = ("expansions/", "hooks/")


def is_base(path: str) -> bool:
    return not path.startswith(ROOMS)


BASE = sorted(filter(is_base, (file.relative_to(CATAN).as_posix() for file in CATAN.rglob("*.py"))))
PLAYERS = CATAN.parents[1] / "bots" / "catan"
BASE_PLAYERS = sorted(filter(is_base, (file.relative_to(PLAYERS).as_posix() for file in PLAYERS.rglob("*.py"))))


def fields_of(expansion: str) -> set[str]:
    module = import_module(f"sobremesa.games.catan.expansions.{expansion}.fields")
    layouts = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Layout)]
    return {name for layout in layouts for name in layout.fields}


FIELDS = {name for expansion in EXPANSIONS for name in fields_of(expansion)}


def trespasses(source: str, package: str = "sobremesa.games.catan.rules") -> list[str]:
    """The fields and flags of expansions a base module reads or writes, and what it imports of them."""
    tree = ast.parse(source)
    named = [name for name in _records_read(tree) if name in FIELDS]
    return named + [name for name in imports(tree, package) if ".catan.expansions" in name]


RECORDS = ("state", "states", "board", "boards")


def _records_read(tree: ast.Module) -> Iterator[str]:
    """`state.extra` in compiled rules, `now["extra"]` and `options.get("extra")` elsewhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).split("[")[0] in RECORDS:
            yield node.attr
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            yield str(node.slice.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            yield from (str(given.value) for given in node.args[:1] if isinstance(given, ast.Constant))


@pytest.mark.parametrize("path", BASE)
def test_a_base_module_names_no_field_or_flag_of_an_expansion(path: str) -> None:
    package = ".".join(("sobremesa.games.catan", *Path(path).parts[:-1]))
    assert trespasses((CATAN / path).read_text("utf-8"), package) == []


@pytest.mark.parametrize("path", BASE_PLAYERS)
def test_a_player_of_the_base_game_names_no_field_or_flag_of_an_expansion(path: str) -> None:
    assert trespasses((PLAYERS / path).read_text("utf-8"), "sobremesa.bots.catan") == []


@pytest.mark.parametrize(
    "source",
    [
        "if board.friends: pass",
        "state.helper_open = 1",
        "states[place].extra = 0",
        "now['gift_card'] = 0",
        "if doc.get('canal', False): pass",
        "from ..expansions.friends.law import refuse_friendly",
        "from .. import expansions",
    ],
)
def test_a_base_module_that_knows_an_expansion_is_noticed(source: str) -> None:
    assert len(trespasses(source)) == 1


def test_no_two_expansions_share_a_number() -> None:
    for kind in (declared.ACTIONS, declared.PHASES, declared.REASONS):
        numbers = [
            int(number)
            for module in kind
            for name, number in module.items()
            if name.isupper() and isinstance(number, int) and name not in SHARED
        ]
        assert len(numbers) == len(set(numbers))


SHARED = {"NO_RESOURCE", "NO_PLAYER", "TURN_OVER"}


def test_every_expansion_says_in_a_line_what_it_is() -> None:
    for expansion in EXPANSIONS:
        assert import_module(f"sobremesa.games.catan.expansions.{expansion}").__doc__
