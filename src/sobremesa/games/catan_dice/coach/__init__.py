"""What a perfect helper knows of the standard game: what dice can buy, what a sheet is worth, which dice to keep."""
