"""The peers we measure against live in an environment of their own; whoever asks for one that is not there is told."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PYTHON = Path(__file__).parent / ".venv" / "bin" / "python"


def python_with(peer: str) -> str:
    """An interpreter that can import the peer: that of their environment, or this one."""
    if PYTHON.exists():
        return str(PYTHON)
    if find_spec(peer) is not None:
        return sys.executable
    raise SystemExit(f"{peer} is not installed here: make benchmarks/.venv/.installed installs the peers")


def figure_of(peer: str, code: str) -> float:
    """The number that a piece of code prints, beside the peer."""
    run = subprocess.run([python_with(peer), "-c", code], capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{peer} cannot be measured:\n{run.stderr}")
    return float(run.stdout)
