"""Players of Dobble CATAN with eyes like people's: they need time, and they err."""
