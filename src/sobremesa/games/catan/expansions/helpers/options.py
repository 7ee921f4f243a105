"""Os ajudantes at a table (HLP-1)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.options import Option, Switch

OPTIONS: Final[tuple[Option, ...]] = (Switch("helpers"),)
