"""States read field by field, hidden from who may not see, written down as positions; the steps that led there."""
