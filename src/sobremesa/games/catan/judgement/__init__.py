"""What a position is worth, and the best way to play a turn: compiled, from what one seat may know."""
