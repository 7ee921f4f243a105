"""Every command in the docs is one: its options are read as the command reads them, and nothing is played."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from sobremesa.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = ("*.md", "docs/*.md", "docs/rules/*.md", "deploy/*.md", "examples/*/*.md", "src/**/*.md")
BLOCK = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"sobremesa |make |python -m ")
INLINE = re.compile(r"`((?:sobremesa|make|python -m) [^`\n]+)`")
OPEN = re.compile(r"…|\b[A-Z]{4,}\b(?!=)")
"""What the reader is to fill in."""


def told() -> list[str]:
    """Lines of shell, and commands within a sentence."""
    lines = set[str]()
    for page in (page for pattern in PAGES for page in ROOT.glob(pattern) if page.name != "CHANGELOG.md"):
        text = page.read_text("utf-8")
        blocks = "\n".join(block for kind, block in BLOCK.findall(text) if kind in ("", "sh")).replace("\\\n", " ")
        lines |= {line.strip() for line in (*blocks.splitlines(), *INLINE.findall(text))}
    return sorted(line for line in lines if COMMAND.match(line) and not OPEN.search(line))


def beginning(words: str) -> list[list[str]]:
    split = [shlex.split(line, comments=True) for line in told()]
    first = words.split()
    return [line[len(first) :] for line in split if line[: len(first)] == first]


@pytest.mark.parametrize("words", beginning("sobremesa"), ids=" ".join)
def test_a_command_of_the_docs_is_read(words: list[str]) -> None:
    try:
        read(get_command(app), words)
    except Exception as error:
        if not str(error).startswith("Missing parameter"):  # a sentence may speak of a command by its name alone
            raise


def read(command: Any, words: list[str], within: Any = None) -> None:
    if not words:
        return
    context = command.make_context("sobremesa", words, parent=within)
    left = [*context._protected_args, *context.args]
    if hasattr(command, "commands") and left:
        _, inner, rest = command.resolve_command(context, left)
        read(inner, rest, context)


def test_the_targets_and_modules_of_the_docs_are_there() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    wanted = {word for line in beginning("make") for word in line[:1] if re.fullmatch(r"[a-z-]+", word)}
    assert {"play", "test", "setup"} <= wanted <= targets
    modules = {line[0] for line in beginning("python -m")}
    assert {"training.run", "benchmarks.players.coach"} <= modules
    ours = [module for module in modules if module.startswith(("training", "benchmarks", "sobremesa."))]
    assert [module for module in ours if find_spec(module) is None] == []
