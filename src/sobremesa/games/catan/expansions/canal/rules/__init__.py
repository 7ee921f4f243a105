"""The rules of the Erie Canal, compiled: its action and reasons; what is refused and done."""
