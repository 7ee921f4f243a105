"""Brings a database to the newest shape. Alembic is imported only where there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .opening import CannotOpen

HEAD = "0004"
LOCK = 7_362_739_372
"""Any number nobody else uses in this database."""
MIGRATIONS = Path(__file__).parent / "migrations"


class TooNew(CannotOpen):
    """A database that a later version has written."""

    def __init__(self, found: str) -> None:
        super().__init__(f"a newer Sobremesa has written this database (shape {found}, known here: {HEAD})")


def migrate(connection: Connection) -> None:
    found = version_of(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise TooNew(found)
    if connection.dialect.name == "postgresql":  # nodes that start together do it one after the other
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
