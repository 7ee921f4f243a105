"""States read field by field, hidden by zeros from who may not see, and written down as positions."""
