"""Ids and codes nobody can guess, of letters and digits only: for links, keyboards and commands."""

import secrets
import string

ALPHABET = string.ascii_letters + string.digits


def unguessable(letters: int) -> str:
    """Each letter is nearly six bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))
