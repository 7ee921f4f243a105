"""The dice game for learners: which choices there are, and the table as numbers. Compiled; nothing here is hidden."""
