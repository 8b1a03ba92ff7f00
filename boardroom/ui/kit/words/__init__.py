"""Texts in the language of the moment, and how they fit."""
