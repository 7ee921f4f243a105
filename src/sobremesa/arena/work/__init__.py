"""Where blocks are played: here, in processes of this machine, or on Ray."""
