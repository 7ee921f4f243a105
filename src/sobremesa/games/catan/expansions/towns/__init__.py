"""Maps of towns: roads on marked paths, tokens on victory intersections (SCN-1 … SCN-8)."""
