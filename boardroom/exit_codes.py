"""What a process of Boardroom ends with; known without anything that might be missing."""

from typing import Final

DONE: Final = 0
"""All is well."""
FAILED: Final = 1
"""What was asked for is clear and cannot be done."""
BAD_USAGE: Final = 2
"""What was asked for is not clear; for ``check`` also a bad file."""
OTHER_RULES: Final = 3
"""A saved game that is sound, but was played under other rules, which part with today's."""
INTERRUPTED: Final = 130
"""Ctrl-C."""
