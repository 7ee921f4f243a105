"""What can be chosen and how well: a turn, the founding, the robber, discards, deals, certain wins."""
