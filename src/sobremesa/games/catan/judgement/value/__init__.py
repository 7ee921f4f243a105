"""What a position is worth: the survey of the island, features of every seat, the network over them."""
