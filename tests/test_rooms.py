"""Rooms one can find one's way in: what lives there is said where there is much."""

import subprocess
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
MANY_ENTRIES = 13
ROOMS = ("src/sobremesa", "web/src", "web/tests", "tests", "benchmarks", "examples")


def entries() -> dict[Path, set[str]]:
    """What is kept in each folder, by git: what is built or cached does not count."""
    listed = subprocess.run(["git", "ls-files", *ROOMS], cwd=HOUSE, capture_output=True, text=True, check=True)
    found: dict[Path, set[str]] = {}
    for file in map(Path, listed.stdout.splitlines()):
        for folder, inside in zip(file.parents, (file, *file.parents), strict=False):
            found.setdefault(folder, set()).add(inside.name)
    return found


def holds_code(names: set[str]) -> bool:
    return any(name.endswith((".py", ".ts", ".tsx")) for name in names)


def test_a_room_with_much_in_it_says_what_lives_there() -> None:
    if not (HOUSE / ".git").exists():
        pytest.skip("needs the repository: what is kept is asked of git")
    full = [folder for folder, names in entries().items() if len(names) >= MANY_ENTRIES and holds_code(names)]
    assert len(full) > 20
    assert [str(folder) for folder in full if not (HOUSE / folder / "README.md").is_file()] == []
