"""Why not, in words a player understands and in three languages."""

from __future__ import annotations

from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text

from ..island import Island
from ..label import LABEL
from ..rules.reasons import CODES


def reason(island: Island, seen: Records, seat: int, action: int, refusal: int) -> Reason:
    code = CODES[refusal]
    return Reason(code, LABEL.catalogue.say_all(Text(f"refusal.{code}")))
