"""What is written: events and rows, and the state they add up to."""
