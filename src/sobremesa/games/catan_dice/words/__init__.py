"""All words of the dice game: actions, refusals, prompts, log lines, descriptions, pictures. No rule lives here."""
