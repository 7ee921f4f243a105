"""Bots against bots: who meets whom in `tournament`, one block in `playing`, the rest reads them."""
