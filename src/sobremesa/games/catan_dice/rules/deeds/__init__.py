"""Deeds: what throws, payments and drawn things do to dice and sheets. Nothing is checked here."""
