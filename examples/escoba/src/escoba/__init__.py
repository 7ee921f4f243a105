"""Escoba for Sobremesa. Nothing here knows the server, the network or a file."""
