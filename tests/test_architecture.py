"""Who may import whom: the rooms of ARCHITECTURE.md, read from the source with `ast`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "sobremesa"
GAMES = sorted(init.parent.name for init in PACKAGE.glob("games/*/__init__.py"))

# "package" is the door `sobremesa` itself, "games" the list of games, "game" any one game.
MAY_IMPORT = {
    "contract": {"contract"},
    "kernel": {"contract", "kernel"},
    "game": {"contract", "kernel"},
    "games": {"contract", "games", "game"},
    "bots": {"contract", "games", "game", "bots"},
    "arena": {"contract", "games", "bots", "arena"},
    "coach": {"contract", "games", "game", "bots", "coach"},
    "envs": {"contract", "kernel", "games", "bots", "envs"},
    "server": {"contract", "games", "bots", "coach", "server", "package"},
    "cli": {"contract", "kernel", "games", "game", "bots", "arena", "coach", "envs", "server", "cli", "package"},
    "package": {"contract", "kernel", "games", "package"},
}
LIBRARIES = {
    "contract": {"msgspec", "numpy"},
    "kernel": {"numpy", "platformdirs"},
    "game": {"numpy"},
    "games": {"numpy"},
    "arena": {"numpy", "ray"},
    "envs": {"numpy", "gymnasium", "pettingzoo", "pyarrow", "pyspiel"},
}
KNOW_NUMBA = {
    f"kernel/{name}.py"
    for name in ("compiled", "declared", "jotting", "signals", "compiling/by_content", "compiling/linking")
}
NOT_IN_A_GAME = {
    *("asyncio", "http", "select", "socket", "ssl", "subprocess", "threading", "urllib"),
    *("io", "os", "pathlib", "shutil", "sqlite3", "tempfile"),
    *("datetime", "random", "secrets", "time"),
}


def room(module: str, games: list[str]) -> str:
    parts = [*module.split("."), "", ""]
    if parts[1] == "__main__":
        return "cli"
    if parts[1] == "games":
        return "game" if parts[2] in games else "games"
    return parts[1] if parts[1] in MAY_IMPORT else "package"


def imports(tree: ast.Module, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: package.count(".") + 2 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def may_import(path: str, module: str, name: str, games: list[str]) -> bool:
    here, top = room(module, games), name.partition(".")[0]
    if top == "sobremesa":
        same_game = here == "game" and name.split(".")[:3] == module.split(".")[:3]
        return same_game or room(name, games) in MAY_IMPORT[here]
    if top == "numba":
        return path in KNOW_NUMBA
    if top in sys.stdlib_module_names:
        return here != "game" or top not in NOT_IN_A_GAME
    return top in LIBRARIES.get(here, {top})


def trespasses(path: str, source: str, games: list[str] = GAMES) -> list[str]:
    """What a file may not use; `path` is relative to the package, like "games/chess/flow.py"."""
    module = "sobremesa." + path.removesuffix(".py").replace("/", ".")
    tree = ast.parse(source)
    wanted = imports(tree, module.rpartition(".")[0])
    found = [name for name in wanted if not may_import(path, module, name, games)]
    if room(module, games) == "game":  # a game reads its own data through importlib.resources
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        found += [ast.unparse(call) for call in calls if ast.unparse(call.func) == "open"]
    return found


def games_named(text: str, games: list[str] = GAMES) -> list[str]:
    return [game for game in games if game in text.lower()]


@pytest.mark.parametrize("path", sorted(str(file.relative_to(PACKAGE)) for file in PACKAGE.rglob("*.py")))
def test_every_file_imports_only_what_its_room_may_know(path: str) -> None:
    assert trespasses(path, (PACKAGE / path).read_text("utf-8")) == []


def test_the_server_names_no_particular_game() -> None:
    files = [file for kind in ("py", "md", "json") for file in PACKAGE.glob(f"server/**/*.{kind}")]
    assert {file.name: named for file in files if (named := games_named(file.read_text("utf-8")))} == {}


def test_every_room_says_what_lives_there() -> None:
    folders = [PACKAGE / name for name in MAY_IMPORT if (PACKAGE / name).is_dir()]
    assert [folder.name for folder in folders if not (folder / "README.md").is_file()] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("contract/match.py", "import numba"),
        ("contract/match.py", "import fastapi"),
        ("contract/match.py", "from sobremesa.kernel import compiled"),
        ("contract/match.py", "from ..kernel import compiled"),
        ("contract/match.py", "def late() -> None:\n    import sobremesa"),
        ("kernel/chance.py", "from numba import njit"),
        ("kernel/chance.py", "from sobremesa.games.chess import state"),
        ("games/chess/flow.py", "from sobremesa.games.go import state"),
        ("games/chess/flow.py", "from ..go import state"),
        ("games/chess/flow.py", "from .. import go"),
        ("games/chess/flow.py", "from sobremesa import games"),
        ("games/chess/flow.py", "import sobremesa.bots.greedy"),
        ("games/chess/flow.py", "import time"),
        ("games/chess/flow.py", "from pathlib import Path"),
        ("games/chess/flow.py", "open('board.json')"),
        ("bots/greedy.py", "from sobremesa.server import tables"),
        ("arena/playing.py", "from sobremesa.server import tables"),
        ("arena/playing.py", "from sobremesa.games.chess import state"),
        ("envs/aec.py", "from sobremesa.games.chess import state"),
        ("server/tables.py", "from sobremesa.games import chess"),
        ("server/tables.py", "from sobremesa.games.chess.game import Chess"),
        ("server/tables.py", "from sobremesa.cli import main"),
        ("__init__.py", "from .server import serve"),
    ],
)
def test_a_trespass_is_noticed(path: str, source: str) -> None:
    assert len(trespasses(path, source, games=["chess", "go"])) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("contract/match.py", "import numpy as np\nfrom .action import Action"),
        ("kernel/compiled.py", "import numba, platformdirs\nfrom ..contract import Game"),
        ("games/__init__.py", "from .chess import label\nfrom sobremesa.contract import Game"),
        ("games/chess/flow.py", "from . import state\nfrom ...kernel.compiled import rule"),
        ("games/chess/base/roads.py", "from importlib.resources import files\nfrom ..state import State"),
        ("bots/greedy.py", "from sobremesa.games.chess import words"),
        ("server/tables.py", "import fastapi\nfrom sobremesa.games import load"),
    ],
)
def test_a_good_neighbour_passes(path: str, source: str) -> None:
    assert trespasses(path, source, games=["chess", "go"]) == []


def test_a_game_named_in_prose_is_noticed() -> None:
    assert games_named("# as in Chess, say", games=["chess", "poker"]) == ["chess"]


def hands_on(function: ast.stmt) -> bool:
    """Whether a method only asks a module the same question."""
    if not isinstance(function, ast.FunctionDef) or len(function.body) != 1:
        return False
    (last,) = function.body
    asked = last.value.func if isinstance(last, ast.Return) and isinstance(last.value, ast.Call) else None
    return isinstance(asked, ast.Attribute) and asked.attr == function.name


def plumbing(game: Path) -> int:
    """Lines of doors and of methods that hand on."""
    doors = sum(len(file.read_text().splitlines()) for file in game.glob("rules/*doors.py"))
    classes = [node for node in ast.parse((game / "game.py").read_text()).body if isinstance(node, ast.ClassDef)]
    methods = [function for made in classes for function in made.body if hands_on(function)]
    return doors + sum(1 + (method.end_lineno or 0) - method.lineno for method in methods)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_little_plumbing(game: str) -> None:
    lines = plumbing(PACKAGE / "games" / game)
    assert 0 < lines < 120, f"{lines} lines of {game} say only where its rules are: the kernel should"
