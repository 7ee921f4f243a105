"""Two sides of a comparison: a revision in a worktree of its own, removed afterwards, and the tree as it is."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]


@contextmanager
def both_sides(revision: str) -> Iterator[dict[str, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", before, revision], check=True)
        try:
            yield {"before": before, "after": ROOT}
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", before], check=True)
