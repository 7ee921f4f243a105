"""The tables of the database. What happens at a table is only ever appended to `log`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("charter", Text, nullable=False),  # what was agreed when the table was made; it never changes
    Column("state", String(10), nullable=False),
    Column("summary", Text, nullable=False),  # the table document, for lists; the log is the truth
    Index("tables_by_state", "state", "created"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("client", String(64)),
    Column("body", Text, nullable=False),
)
