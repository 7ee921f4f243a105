"""Dobble for learners, in ticks of a second: in each one seat names a symbol. Compiled, from views only."""
