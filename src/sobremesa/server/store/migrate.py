"""Brings a database to the newest shape. Alembic is imported only where there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0004"
LOCK = 7_362_739_372
"""Any number nobody else uses in this database."""
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    if version_of(connection) == HEAD:
        return
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
