"""`sobremesa play`: a table in the terminal. `table` seats everybody, `person` is the one at the keyboard."""
