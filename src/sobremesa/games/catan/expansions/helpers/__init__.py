"""Os ajudantes: everybody has a helper (HLP-1 … HLP-17)."""
