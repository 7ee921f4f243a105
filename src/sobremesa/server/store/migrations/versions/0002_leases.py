"""Nodes, and which of them keeps which table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String(16)),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("left", sa.BigInteger),
    )
    op.create_index("leases_by_node", "leases", ["node"])
