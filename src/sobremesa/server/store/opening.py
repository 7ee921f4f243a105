"""Why a database cannot be opened, in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError


class CannotOpen(Exception):
    """In words."""


@contextmanager
def telling_why() -> Iterator[None]:
    """Around whatever opens a database, and nothing else: elsewhere the same errors mean something else."""
    try:
        yield
    except DBAPIError as error:
        raise CannotOpen(_words(error.orig or error)) from error
    except OSError as error:
        raise CannotOpen(_words(error)) from error


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__
