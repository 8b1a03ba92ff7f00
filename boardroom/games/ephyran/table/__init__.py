"""The table of Ephyran."""
