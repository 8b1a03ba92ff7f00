"""Pieces where they lie, and what is painted around them."""
