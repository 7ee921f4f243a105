"""Bots that play CATAN."""
