"""5-6 players: what another player may do between two turns (CAT-43 … CAT-45)."""
