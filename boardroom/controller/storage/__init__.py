"""Saved games and settings on the disk."""
