"""What is written on the sheets of the games to start, and how much room it needs."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import fit, leading
from boardroom.ui.lobby.overview import OfferedGame

LINE_OF_TITLE: Final = 0.94
"""From line to line of a title, in heights of its font."""


class TileWords:
    """What is written on the sheets of some games, measured as it is now."""

    def __init__(self, context: AppContext, offers: tuple[OfferedGame, ...], play: QSize, rules: QSize) -> None:
        say = context.say
        self.theme = context.theme
        self.scale = max(1.0, context.theme.text_scale)
        self.titles = [say(offer.title) for offer in offers]
        self.notes = [(say(players(offer)), say(minutes(offer))) for offer in offers]
        self.sentences = [say(offer.sentence) for offer in offers]
        self.play, self.rules = play, rules
        self.buttons = play.width() + rules.width() + 10
        # Measured once for every size of font, since many forms are tried.
        self._widest: dict[float, tuple[QFont, float]] = {}
        self._wrapped: dict[tuple[float, int], tuple[int, int]] = {}
        self._heights: dict[float, QFontMetricsF] = {}
        self._notes: dict[float, tuple[float, float]] = {}
        self._pieces: dict[float, list[tuple[float, ...]]] = {}
        """How wide the parts of the sentences are between which a line may end, by the size of their font."""

    def title(self, size: float, width: float, least: float) -> tuple[float, int]:
        """The size at which every title fits into a width, and the lines of the longest: one, if it need not be
        smaller than ``least`` of the size for that.
        """
        if size not in self._widest:
            font = self.theme.title(size)
            measure = QFontMetricsF(font).horizontalAdvance
            self._widest[size] = font, max(measure(title) for title in self.titles) + 1
        font, widest = self._widest[size]
        pixels, lines = font.pixelSize(), 1
        if widest * least <= width:
            pixels = int(pixels * min(1.0, width / widest))
        else:
            key = size, int(width)
            if key not in self._wrapped:
                high = 2 * leading(font)
                fitted = [fit(each, self.theme.title, size, int(width), high, wrap=True) for each in self.titles]
                least_pixels = min(each.font.pixelSize() for each in fitted)
                self._wrapped[key] = least_pixels, max(len(each.lines) for each in fitted)
            pixels, lines = self._wrapped[key]
        return size * pixels / font.pixelSize(), lines

    def title_height(self, size: float, lines: int) -> float:
        """How high a title of a size is in so many lines."""
        if size not in self._heights:
            self._heights[size] = QFontMetricsF(self.theme.title(size))
        return title_height(self._heights[size], lines)

    def note_lines(self, note: float, width: float) -> int:
        """Whether players and minutes are beside each other or below each other; 0 if either is too wide."""
        if note not in self._notes:
            measure = QFontMetricsF(self.theme.text(note, 600)).horizontalAdvance
            mark = note_mark(note, self.scale) + 7
            pairs = [[mark + measure(part) for part in pair] for pair in self.notes]
            self._notes[note] = max(map(sum, pairs)) + 20, max(map(max, pairs))
        both, wider = self._notes[note]
        return 1 if both <= width else 2 if wider <= width else 0

    def sentence_lines(self, size: float, width: float) -> int:
        """How many lines the longest sentence takes."""
        if size not in self._pieces:
            measure = QFontMetricsF(self.theme.text(size)).horizontalAdvance
            self._pieces[size] = [tuple(map(measure, line_breaks.pieces(words))) for words in self.sentences]
        return max(_lines(pieces, width) for pieces in self._pieces[size])


def players(offer: OfferedGame) -> Text:
    """How many play a game."""
    low, high = min(offer.players), max(offer.players)
    if low == high:
        return phrase("Lobby", "%n players", "how many play a game", low)
    return phrase("Lobby", "{low}–{high} players").put(low=low, high=high)


def minutes(offer: OfferedGame) -> Text:
    """How long a game takes."""
    low, high = offer.minutes
    return phrase("Lobby", "{low}–{high} min", "how long a game takes").put(low=low, high=high)


def note_mark(note: float, scale: float) -> int:
    """The size of the sign before a note."""
    return round((note + 4) * scale)


def title_height(metrics: QFontMetricsF, lines: int) -> float:
    """How high a title of so many lines is."""
    return metrics.height() * (1 + (lines - 1) * LINE_OF_TITLE)


def _lines(pieces: tuple[float, ...], width: float) -> int:
    lines, used = 1, 0.0
    for piece in pieces:
        # What stands between words may hang over the end of a line, and letters shift a little beside each other.
        if used + piece > width - 2 and used:
            lines, used = lines + 1, 0.0
        used += piece
    return lines
