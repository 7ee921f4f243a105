"""Dobble CATAN: five mini-games of quick eyes, played by everybody at once."""
