"""Commands that read records and positions: show, replay, verify, analyse, choose among many."""
