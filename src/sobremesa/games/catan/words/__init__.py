"""All words of CATAN: actions, refusals, prompts, log lines, descriptions, positions, pictures. No rule lives here."""
