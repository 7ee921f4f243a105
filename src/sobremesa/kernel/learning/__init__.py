"""What learners need: a fixed table of actions, and a batch of games with observations, masks and rewards."""
