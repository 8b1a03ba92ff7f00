"""The set-up: who sits where, the options of a game."""
