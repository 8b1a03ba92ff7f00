"""Boardroom: modern board games for people sharing a screen, with every rule enforced."""

__version__ = "0.1.0"
