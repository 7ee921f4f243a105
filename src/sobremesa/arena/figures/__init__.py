"""What games prove: ratings, pay-offs, sequential tests, and their pages and pictures."""
