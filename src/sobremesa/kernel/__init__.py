"""Compiled speed for rules written as plain Python functions over flat records."""
