"""One folder an expansion: what it declares, its law, what happens, what it lists. `hooks/` says where it comes in."""
