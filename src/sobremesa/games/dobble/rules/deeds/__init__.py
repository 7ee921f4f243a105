"""Deeds: how a mini-game begins, what a claim brings, what lies on a deck, how it ends. Nothing is checked here."""
