"""The rules of Remigio, compiled: numbers in, numbers out."""
