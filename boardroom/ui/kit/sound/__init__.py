"""Sounds, and what plays them."""
