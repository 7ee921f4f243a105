"""Melds: what one is, every way to use cards, and the exact search among them."""
