"""Start documents that say the same thing hold it once: an island's places are most of what a table at rest would keep.

Nobody changes a start document once a game has begun from it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from ..log.row import encode

KEPT = 8192
_known: OrderedDict[bytes, Any] = OrderedDict()


def shared(document: Any) -> Any:
    """The same document; the objects in its lists are those of earlier documents, where they are equal."""
    if isinstance(document, dict):
        return {name: shared(value) for name, value in document.items()}
    if isinstance(document, list):
        return [_known_as(item) if isinstance(item, dict) else item for item in document]
    return document


def _known_as(item: dict[str, Any]) -> dict[str, Any]:
    key = encode(item)
    found: dict[str, Any] = _known.setdefault(key, item)
    _known.move_to_end(key)
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return found
