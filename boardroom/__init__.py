"""Boardroom: modern board games for people at one screen, with every rule enforced."""

__version__ = "0.1.0"
