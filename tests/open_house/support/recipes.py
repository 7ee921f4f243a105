"""Reads a page that tells what to change, file by file, and does it in a copy of the source."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
STEP = re.compile(r"`((?:src|web)/[\w./]+)`\n\n *```(diff|py|json)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COUNTED = re.compile(r"\*\*(\d+) files\*\*")


class Change(NamedTuple):
    path: str
    how: str
    body: str


def changes(page: Path) -> list[Change]:
    return [Change(path, how, dedent(body)) for path, how, body in STEP.findall(page.read_text("utf-8"))]


def files_counted(page: Path) -> int:
    found = COUNTED.findall(page.read_text("utf-8"))
    assert found, f"{page.name} does not say how many files it takes"
    return sum(map(int, found))


def follow(page: Path, copy: Path) -> list[str]:
    """Copies the source there and does what the page says; the files changed or made."""
    for room in ("src", "web"):
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "dist"))
    done = changes(page)
    for change in done:
        _make(copy / change.path, change)
    return sorted({change.path for change in done})


def badly_laid_out(copy: Path) -> str:
    """What the quick lane would say first of what was written."""
    shutil.copy(ROOT / "pyproject.toml", copy)
    ruff = str(Path(sys.executable).with_name("ruff"))
    asked = ([ruff, *words, "--quiet", "src"] for words in (["format", "--check"], ["check"]))
    return "".join(subprocess.run(words, cwd=copy, capture_output=True, text=True).stdout for words in asked)


def _make(path: Path, change: Change) -> None:
    if change.how != "diff":
        assert not path.exists(), f"{change.path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(change.body, "utf-8")
        return
    before, after = (_side(change.body, sign) for sign in "-+")
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{change.path}: found {text.count(before)} times: {before}"
    path.write_text(text.replace(before, after), "utf-8")


def _side(diff: str, sign: str) -> str:
    return "\n".join(line[1:] for line in diff.splitlines() if line[0] in (sign, " "))


def make_types(copy: Path) -> None:
    made = run_in(copy, "from sobremesa.cli import main; main(['types', 'catan'])")
    (copy / "web" / "src" / "games" / "catan" / "declared.ts").write_text(made, "utf-8")
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)


def judged_by_types(copy: Path) -> str:
    """What the client's compiler says of the copy."""
    tools = ROOT / "web" / "node_modules"
    judged = subprocess.run([tools / ".bin" / "tsc", "--noEmit"], cwd=copy / "web", capture_output=True, text=True)
    return judged.stdout


def run_in(copy: Path, code: str) -> str:
    """Plain Python: a copy need not be compiled to be tried."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(ROOT)]),
        "NUMBA_DISABLE_JIT": "1",
    }
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
