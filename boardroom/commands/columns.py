"""Columns of a terminal: Japanese signs take two of them."""

from unicodedata import east_asian_width


def width(words: str) -> int:
    """The columns that words take."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def padded(words: str, columns: int) -> str:
    """The words with spaces behind them up to so many columns."""
    return words + " " * (columns - width(words))
