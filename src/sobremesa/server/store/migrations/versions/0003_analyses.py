"""What the coach found in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("whole", sa.Boolean, primary_key=True),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
