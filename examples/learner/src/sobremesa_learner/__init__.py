"""A player of CATAN for two that learns by playing: trained with MaskablePPO, played with NumPy alone."""
