"""What a process does beside its tables: threads for bots and rules, long work in turns, garbage."""
