"""The Erie Canal: tokens for joining canal towns (SCN-11 … SCN-14)."""
