"""The meadow: what a table of Epona shows."""
