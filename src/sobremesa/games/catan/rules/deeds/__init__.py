"""Deeds: what roads, cards, the robber, trades and rolls do to the state. Nothing is checked here."""
