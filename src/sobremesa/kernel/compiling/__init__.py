"""How machine code is made, kept and found again. `kernel/compiled.py` is the way in; games need nothing of this."""
