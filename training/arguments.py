"""What commands are told: numbers that make sense and files that are there; else a sentence, and exit code 2."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path


def some(text: str) -> int:
    """How many: at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"should be a whole number from 1 up, not {text!r}")
    return int(text)


def kept(text: str) -> Path:
    """A file that is there."""
    if not Path(text).is_file():
        raise ArgumentTypeError(f"there is no file {text}")
    return Path(text)
