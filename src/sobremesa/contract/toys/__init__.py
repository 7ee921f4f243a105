"""Toy games for trying the contract: an honest one, and twins of it that each leak in one way and must be caught."""
