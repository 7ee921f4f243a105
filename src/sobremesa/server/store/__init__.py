"""Where tables and their logs are kept: SQLite without any set-up, or PostgreSQL by its address."""

from .committing import Conflict, Fence, Fenced
from .store import Store, TableRow
from .writer import Writer

__all__ = ["Conflict", "Fence", "Fenced", "Store", "TableRow", "Writer"]
