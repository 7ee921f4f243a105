"""`sobremesa arena`: what was asked for in `request`, the run with its bar in `command`, tables in `tables`."""
