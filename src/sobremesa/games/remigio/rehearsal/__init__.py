"""Hands tried out at full speed, for bots that think: what the next card brings, how deals of sound players end."""
