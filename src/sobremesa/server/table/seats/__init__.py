"""Who sits where, who holds a seat, and what a host may do."""
