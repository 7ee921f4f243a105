"""The words all rooms share: games, matches, actions, views, records, and the checks every game must pass."""
