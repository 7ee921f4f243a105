"""Puzzles out of games of bots: found, verified, rated, and written for the package (see docs/puzzles.md)."""
