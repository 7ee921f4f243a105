"""Everything a person reads: actions, refusals, prompts, log lines, descriptions."""
