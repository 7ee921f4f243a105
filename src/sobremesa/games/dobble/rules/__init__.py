"""What happens, compiled: `state ← cards, island ← law ← legal; island ← deeds ← flow ← doors`."""
