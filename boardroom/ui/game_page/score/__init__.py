"""The score, its grid and the end of a game."""
