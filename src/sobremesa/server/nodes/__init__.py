"""Several servers on one database: leases, and the ways to whoever keeps a table."""

from .alone import Alone
from .leases import Elsewhere, Lease, Leases

__all__ = ["Alone", "Elsewhere", "Lease", "Leases"]
