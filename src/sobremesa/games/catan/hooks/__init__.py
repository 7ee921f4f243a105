"""Where expansions come in: the only place outside `expansions/` that knows of them."""
