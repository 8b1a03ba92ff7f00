"""The turn: what may be done, and what it does."""
