"""Tables where nobody waits for a turn: the docket, who was first, bots that react, round trips."""
