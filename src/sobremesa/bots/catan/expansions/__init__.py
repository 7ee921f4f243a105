"""What the sound player knows of expansions, one module each; `hooks/` is the only list of where they come in."""
