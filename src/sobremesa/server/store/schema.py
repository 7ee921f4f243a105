"""The tables of the database. What happens at a table is only ever appended to `log`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),  # one for each start of a server
    Column("address", String(200), nullable=False),  # where the other nodes reach it; empty if they do not
    Column("until", BigInteger, nullable=False),  # it keeps its tables until then, by the database's clock, in ms
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("whole", Boolean, primary_key=True),  # or the first look only
    Column("version", String(16), nullable=False),  # of the coach: another one looks again
    Column("document", LargeBinary, nullable=False),  # compressed JSON
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(16)),  # who keeps the table; nobody, if null
    Column("number", BigInteger, nullable=False),  # rises with every keeper: an older one can append nothing
    Column("left", BigInteger),  # when it was handed over in the middle of things, by the database's clock
    Index("leases_by_node", "node"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),  # the hash of a key their device keeps
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),  # what the game has changed, seat by seat; empty while it goes on
)
