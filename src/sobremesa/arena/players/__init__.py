"""Who plays: entrants of every kind, a process in any language, and the referee who watches them."""
