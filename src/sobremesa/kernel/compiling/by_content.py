"""How Numba finds what was compiled before: by what the sources say, not by where they lie and when they came there."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from numba.core.caching import CacheImpl, _CacheLocator


class _KeptByContent(_CacheLocator):
    """The folder is named by a hash of the sources, so that a copy of them, or a new installation, finds it."""

    folders: ClassVar[dict[str, Path]] = {}

    def __init__(self, function: Any, source: str) -> None:
        self._folder = self.folders[source] / function.__module__
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return "by content"

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, function: Any, source: str) -> _KeptByContent | None:
        return cls(function, source) if source in cls.folders else None


def keep_in(source: str, folder: Path) -> None:
    """Of functions in this file only: what a program compiles besides is its own affair."""
    if _KeptByContent not in CacheImpl._locator_classes:
        CacheImpl._locator_classes.insert(0, _KeptByContent)
    _KeptByContent.folders[source] = folder
