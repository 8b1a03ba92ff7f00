"""The page of a running game: its parts, and where they stand."""
