"""What happens, compiled: `state ← island, decks ← may_claim ← legal, scoring ← beginning, claiming ← flow ← doors`."""
