"""The `sobremesa` command. Everything heavy is imported by the command that needs it, so that `--help` is instant."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command; what the user got wrong is one line on stderr and exit code 2."""
    from ..contract.errors import BadDocument
    from .app import app
    from .complaints import Complaint

    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_, **__: tell(message)
        try:
            app(arguments, prog_name="sobremesa")
        except (BadDocument, Complaint) as error:
            tell(error)
            sys.exit(2)


def tell(what: object) -> None:
    print(f"sobremesa: {' '.join(str(what).split())}", file=sys.stderr)
