"""The law: for any action, why not. Nothing is changed here."""
