"""Exceptions that say their reason in words for people, and keep it when another process hands them on."""

from boardroom.engine.text import Text, in_english


class Reasoned(Exception):
    """Something that cannot be; ``why`` is one sentence for people.

    Its constructor, and that of every kind of it, takes its arguments by position only: Python keeps exactly these, and
    makes the exception anew of them in the process that asked (``tests/test_exceptions.py``).
    """

    def __init__(self, why: Text, /) -> None:
        self.why = why

    def __str__(self) -> str:
        return in_english(self.why)
