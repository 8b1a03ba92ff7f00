"""Positions and actions in writing, read without trust."""
