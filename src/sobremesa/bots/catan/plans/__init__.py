"""What `greedy` weighs, subject by subject: founding, building, roads, cards, robber, trading."""
