"""What happens, compiled: `state ← island, decks ← may_claim ← legal, scoring, timing ← flow ← doors`."""
