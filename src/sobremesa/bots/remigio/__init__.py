"""Players of Remigio, from views only."""
