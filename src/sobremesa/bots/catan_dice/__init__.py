"""Players of the dice game: greedy, the optimal one of the standard game, the racer of Plus."""
