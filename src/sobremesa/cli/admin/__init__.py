"""`sobremesa admin`: what whoever runs a server does to its tables."""
