"""Doors compiled side by side beforehand are found compiled by whoever imports them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = """
import numpy as np
from sobremesa.kernel.compiled import rule

@rule
def total(rows: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> int:
    return rows[0, 0] + {number}
"""
IN_ANOTHER_PROCESS = """
from sobremesa.kernel.compiling.preparing import prepare
prepare("fair.rules.stall", "fair.rules.tent")
"""
LOOK = """
from fair.rules import stall, tent
print([sum(door.stats.cache_hits.values()) for door in (stall.total, tent.total)])
"""
needs_two = pytest.mark.skipif(os.cpu_count() == 1, reason="one processor compiles nothing side by side")


def run(folder: Path, code: str) -> str:
    around = {
        **os.environ,
        "XDG_CACHE_HOME": str(folder / "cache"),
        "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
        "NUMBA_DISABLE_JIT": "0",
    }
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    rules = tmp_path / "fair" / "rules"
    rules.mkdir(parents=True)
    for package in (rules.parent, rules):
        (package / "__init__.py").touch()
    for number, name in enumerate(("stall", "tent")):
        (rules / f"{name}.py").write_text(MODULE.format(number=number))
    return tmp_path


def prepared(folder: Path) -> list[Path]:
    return list((folder / "cache" / "sobremesa" / "rules").glob("prepared-*"))


@needs_two
def test_doors_are_found_compiled(fair: Path) -> None:
    run(fair, IN_ANOTHER_PROCESS)
    assert len(prepared(fair)) == 2
    assert run(fair, LOOK) == "[1, 1]\n"


@needs_two
def test_a_change_is_prepared_anew(fair: Path) -> None:
    run(fair, IN_ANOTHER_PROCESS)
    (fair / "fair" / "rules" / "tent.py").write_text(MODULE.format(number=7))
    run(fair, IN_ANOTHER_PROCESS)
    assert len(prepared(fair)) == 4
    assert run(fair, LOOK) == "[1, 1]\n"


NAMESAKES = """
from sobremesa.kernel.compiling.preparing import prepare
prepare("fair.rules.stall")
prepare("fair.learning.stall")
from fair.learning import stall
print(sum(stall.total.stats.cache_hits.values()))
"""


@needs_two
def test_a_module_was_taken_for_its_namesake_in_another_room_of_the_game(fair: Path) -> None:
    learning = fair / "fair" / "learning"
    learning.mkdir()
    (learning / "__init__.py").touch()
    (learning / "stall.py").write_text(MODULE.format(number=3))
    assert run(fair, NAMESAKES) == "1\n"
    assert len(prepared(fair)) == 2


def test_a_copy_of_the_same_sources_was_compiled_again(fair: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert run(fair, LOOK) == "[0, 0]\n"
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(fair / "fair", copy / "fair", copy_function=shutil.copyfile)
    shutil.copytree(fair / "cache", copy / "cache")
    assert run(copy, LOOK) == "[1, 1]\n"


def test_a_module_that_cannot_be_imported_is_left_to_whoever_imports_it(fair: Path) -> None:
    (fair / "fair" / "rules" / "tent.py").write_text("1 / 0")
    run(fair, IN_ANOTHER_PROCESS)
    assert prepared(fair) == []


TOLD = """
import logging, sys
from sobremesa.kernel.compiling.preparing import listening, prepare
logging.basicConfig(level="INFO", stream=sys.stdout, format="%(name)s %(levelname)s %(message)s")
told = []
with listening(told.append):
    prepare("fair.rules.stall", "fair.rules.tent")
print([tuple(news) for news in told])
told.clear()
with listening(told.append):
    prepare("fair.rules.stall", "fair.rules.tent")
    prepare("fair.rules.stall")
print(told)
"""


@needs_two
def test_a_cold_start_said_nothing_for_a_minute(fair: Path) -> None:
    *log, heard, again = run(fair, TOLD).splitlines()
    steps = [("fair", done, 2) for done in (0, 1, 2)]
    assert heard == str(steps)
    assert log == [
        f"sobremesa INFO compiling the rules of {name}, once: {done} of {total}" for name, done, total in steps
    ]
    assert again == "[]", "what is kept is not compiled again"


def test_a_cache_directory_that_cannot_be_written_to_was_the_end(fair: Path) -> None:
    (fair / "cache").write_text("a file where the folder should be")
    look = "from sobremesa.kernel.compiling.keeping import kept_rules; import os; "
    look += "print(kept_rules(), os.environ['SOBREMESA_CACHE'])"
    ran = subprocess.run(
        [sys.executable, "-c", f"from fair.rules import stall; {look}"],
        env={
            **os.environ,
            "XDG_CACHE_HOME": str(fair / "cache"),
            "PYTHONPATH": os.pathsep.join([str(fair), *sys.path]),
            "NUMBA_DISABLE_JIT": "0",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    folder, named = ran.stdout.split()
    assert folder == f"{named}/rules"
    assert ran.stderr.startswith("compiled rules cannot be kept in ")
    assert not Path(named).exists(), "it went with its process"


@needs_two
def test_processes_started_from_one_without_a_cache_find_its_temporary_one(fair: Path) -> None:
    (fair / "cache").write_text("a file where the folder should be")
    assert run(fair, IN_ANOTHER_PROCESS + LOOK) == "[1, 1]\n"
