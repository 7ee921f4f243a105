"""Entre amigos: kindness earns favours of five guilds (FRI-1 … FRI-13)."""
