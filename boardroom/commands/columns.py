"""What is written to a terminal: in columns, of which Japanese signs take two; how far a long command is."""

import sys
from unicodedata import east_asian_width

from boardroom.engine.text import phrase
from boardroom.ui.kit.words.say import Voice


def width(words: str) -> int:
    """The columns that words take."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def padded(words: str, columns: int) -> str:
    """The words with spaces behind them up to so many columns."""
    return words + " " * (columns - width(words))


class Progress:
    """One line beside the answer that says how many games are played, written over until it is taken away;
    nothing where no terminal is.
    """

    def __init__(self, voice: Voice, games: int) -> None:
        self._voice, self._games = voice, games
        self._seen = sys.stderr is not None and sys.stderr.isatty()
        self._columns = 0

    def tell(self, played: int) -> None:
        """So many games are played."""
        said = phrase("Command line", "{played} of {games} games played").put(played=played, games=self._games)
        self._show(self._voice.say(said))

    def end(self) -> None:
        """Take the line away."""
        if self._columns:
            self._show("")

    def _show(self, words: str) -> None:
        if not self._seen:
            return
        # Spaces over what was longer before; the terminal stays on its line.
        line = "\r" + words + " " * max(0, self._columns - width(words))
        self._columns = width(words)
        try:
            encoding = sys.stderr.encoding or "utf-8"
            sys.stderr.write(line.encode(encoding, "replace").decode(encoding) + ("" if words else "\r"))
            sys.stderr.flush()
        except OSError:
            self._seen = False
