"""The cards: made from the projective plane of order 8, named, and laid out on the island."""
