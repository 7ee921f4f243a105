"""One table: its log, its seats, the game at play, its clock and its bots."""
