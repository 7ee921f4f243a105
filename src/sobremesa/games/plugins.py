"""What other packages bring: entry points of a group, and a word instead of a crash about those that do not work."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any


def installed(group: str) -> list[EntryPoint]:
    """In the order of their names, so that lists are the same everywhere."""
    return sorted(entry_points(group=group), key=lambda entry: entry.name)


def loaded(group: str, wanted: type) -> Iterator[Any]:
    """What they name; one that cannot be loaded, or is something else, is left out with a warning."""
    for entry in installed(group):
        try:
            found = entry.load()
        except Exception as error:  # whatever another package does wrong, the house stays open
            warnings.warn(f"{group}: {entry.name} cannot be loaded: {error}", RuntimeWarning, stacklevel=2)
            continue
        if isinstance(found, wanted):
            yield found
        else:
            warnings.warn(f"{group}: {entry.value} is no {wanted.__name__}", RuntimeWarning, stacklevel=2)
