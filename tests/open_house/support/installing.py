"""Installs an example into a folder of its own, without a network, and runs Python with it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
ESCOBA = ROOT / "examples" / "escoba"
LEARNER = ROOT / "examples" / "learner"


def uv() -> str:
    beside = Path(sys.executable).with_name("uv")
    found = str(beside) if beside.exists() else shutil.which("uv")
    assert found, "there is no uv: make setup"
    return found


def install(package: Path, target: Path) -> None:
    """A copy is installed: building leaves nothing in the checkout."""
    copy = target.with_name("source")
    shutil.copytree(package, copy)
    command = [uv(), "pip", "install", "--quiet", "--offline", "--no-deps", "--python", sys.executable]
    subprocess.run([*command, "--target", str(target), str(copy)], check=True)


def with_installed(target: Path) -> dict[str, str]:
    """The environment in which Python finds what was installed there."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), str(target)])}


def run(target: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=with_installed(target), cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
