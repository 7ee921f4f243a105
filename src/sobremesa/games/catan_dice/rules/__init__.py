"""What happens in the CATAN dice game, compiled: `state ← verbs ← may_* ← flow`; `doors.py` is the way in."""
