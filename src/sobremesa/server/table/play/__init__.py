"""The game at a table: actions, time, bots, starting, pausing."""
