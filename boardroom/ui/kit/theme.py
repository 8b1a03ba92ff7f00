"""The theme: colours, type and measures of the window (day and evening), in one place."""

from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette

OUTLINE: Final = "#2B211B"
GOLD: Final = "#FFD24A"
BRASS: Final = "#E3B75C"
"""On dark ground: the brass of the evening, and of the curtain at any time of day."""
RADIUS, RADIUS_PANEL, RADIUS_TILE = 8, 12, 16
SCROLL_BAR: Final = 10
"""How wide slim scroll bars are, in logical pixels."""
LARGEST_TEXT: Final = 2.0
"""The largest size of text there is to choose, in parts of the usual one."""


class Palette(NamedTuple):
    """The window's colours as #rrggbb (see the table in the design's numbers).

    ``line`` parts what belongs together, ``edge`` is the border of what can be pressed or typed into: it must be seen.
    """

    name: str
    window: str
    panel: str
    heading: str
    line: str
    edge: str
    text: str
    quiet: str
    disabled: str
    main: str
    main_text: str
    brass: str
    warning: str
    bar: str
    bar_text: str
    bar_quiet: str
    done: str
    done_text: str
    acting: str
    acting_text: str
    rim: str
    shadow: str


DAY: Final = Palette(
    name="day",
    window="#EFE6D3",
    panel="#FBF6EA",
    heading="#F1E7D2",
    line="#D8C8AA",
    edge="#8C7A58",
    text="#2B2420",
    quiet="#5F5347",
    disabled="#706352",
    main="#1F5E57",
    main_text="#FFFFFF",
    brass="#8A5E10",
    warning="#A63A28",
    bar="#2E2722",
    bar_text="#F7EEDC",
    bar_quiet="#CDBFA8",
    done="#DCEBD9",
    done_text="#1D5A33",
    acting="#FBEAC2",
    acting_text="#744B00",
    rim="#A8730F",
    shadow="#293C2A18",
)
EVENING: Final = Palette(
    name="evening",
    window="#1D1A1C",
    panel="#2A2528",
    heading="#352F32",
    line="#4B4346",
    edge="#8A8082",
    text="#F4EBDB",
    quiet="#BFB2A0",
    disabled="#A79C8F",
    main="#58B8A8",
    main_text="#10211E",
    brass=BRASS,
    warning="#EE8A72",
    bar="#161315",
    bar_text="#F4EBDB",
    bar_quiet="#A99D8C",
    done="#24423A",
    done_text="#9BE0C4",
    acting="#4A3B1E",
    acting_text="#F3CE7E",
    rim=BRASS,
    shadow="#73000000",
)


class PlayerColour(NamedTuple):
    """A player's colour and symbol, never one without the other."""

    key: str
    colour: str
    symbol: str
    ink: str = "#FFFFFF"


PLAYER_COLOURS: Final = (
    PlayerColour("vermilion", "#CC4F1A", "sun"),
    PlayerColour("blue", "#1F4E9C", "drop"),
    PlayerColour("green", "#2E9C66", "clover"),
    PlayerColour("amber", "#ECB51E", "star", OUTLINE),
    PlayerColour("plum", "#BC68AC", "moon"),
    PlayerColour("slate", "#2C2E33", "diamond"),
)

_TEXT_FAMILIES: Final = ("Inter", "Noto Sans JP", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic UI", "IPAexGothic")
# Without Inter, English must not fall to a Japanese font: its apostrophe is as wide as a kanji.
_TEXT_FAMILIES_EN: Final = ("Inter", "Segoe UI", "Helvetica Neue", "Noto Sans", "DejaVu Sans", *_TEXT_FAMILIES[1:])
_TITLE_FAMILIES: Final = ("Fraunces", "Zen Maru Gothic", "Georgia", "DejaVu Serif", *_TEXT_FAMILIES[1:])
_TITLE_FAMILIES_JA: Final = ("Zen Maru Gothic", "Hiragino Maru Gothic ProN", *_TEXT_FAMILIES[1:])


@cache
def _made(families: tuple[str, ...], pixels: int, weight: int, tabular: bool = True) -> QFont:
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def small_numeral_font(size: float) -> QFont:
    """The font of small numbers on and beside pieces, the same in every language: the 3 of the font of titles, flat on
    top, could be read as a 5 there.
    """
    return QFont(_made(_TEXT_FAMILIES_EN, max(1, round(size)), 700, False))


class Theme(QObject):
    """The look of the moment: palette, text size, reduced motion; tells who listens when it changes."""

    changed = Signal()

    def __init__(self, wish: str = "system", text_scale: float = 1.0, language: str = "en") -> None:
        super().__init__()
        self.wish = wish
        self._chosen_scale, self._largest_scale = text_scale, LARGEST_TEXT
        self.language = language
        self.palette = self._wished()
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._system_changed)

    @property
    def evening(self) -> bool:
        return self.palette is EVENING

    def set_wish(self, wish: str) -> None:
        """Choose "day", "evening" or "system"."""
        self.wish = wish
        self._apply(self._wished())

    @property
    def text_scale(self) -> float:
        """The size of all text: 1 is normal. As chosen, as far as the window has room for it."""
        return min(self._chosen_scale, self._largest_scale)

    def set_text_scale(self, factor: float) -> None:
        """Choose the size of all text: 1 is normal."""
        before, self._chosen_scale = self.text_scale, factor
        if self.text_scale != before:
            self.changed.emit()

    def limit_text(self, factor: float) -> None:
        """Say how large text may be at most, whatever is chosen."""
        before, self._largest_scale = self.text_scale, factor
        if self.text_scale != before:
            self.changed.emit()

    def high(self, pixels: int, up_to: float = 1.3) -> int:
        """How high something is that has room for text of usual sizes, up to one, and grows with larger text."""
        return round(pixels * max(1.0, self.text_scale / up_to))

    def grown(self, pixels: float) -> int:
        """How large an icon is beside words, in whole pixels: it grows with them, and never gets smaller."""
        return round(pixels * max(1.0, self.text_scale))

    def set_language(self, language: str) -> None:
        """Follow the language: Japanese titles have a face of their own."""
        if language != self.language:
            self.language = language
            self.changed.emit()

    def text(self, size: float = 13, weight: int = 400) -> QFont:
        """The interface font, size in logical pixels, with tabular figures."""
        return self._font(_TEXT_FAMILIES if self.language == "ja" else _TEXT_FAMILIES_EN, size, weight)

    def title(self, size: float = 22, weight: int = 700) -> QFont:
        """The font of titles, names and big numbers."""
        return self._font(_TITLE_FAMILIES_JA if self.language == "ja" else _TITLE_FAMILIES, size, weight)

    def numeral(self, size: float, weight: int = 900) -> QFont:
        """The font of numbers on pieces: not scaled with the text, the same in every language."""
        return QFont(_made(_TITLE_FAMILIES, max(1, round(size)), weight, False))

    def small_numeral(self, size: float) -> QFont:
        """The same where numbers are small."""
        return small_numeral_font(size)

    def _font(self, families: tuple[str, ...], size: float, weight: int) -> QFont:
        least = 12 if self.language == "ja" else 11
        # A copy: it costs a fiftieth of making one, and whoever asks may change it.
        return QFont(_made(families, max(least, round(size * self.text_scale)), weight))

    @property
    def scroll_bars(self) -> str:
        """Qt style sheet of slim scroll bars: a thumb on no track, without arrows."""
        p = self.palette
        return (
            f"QScrollBar {{ background: transparent; width: {SCROLL_BAR}px; height: {SCROLL_BAR}px; margin: 0; }}"
            f"QScrollBar::handle {{ background: {p.edge}; border-radius: 4px; margin: 1px; min-height: 28px; "
            "min-width: 28px; }"
            f"QScrollBar::handle:hover {{ background: {p.disabled}; }}"
            "QScrollBar::handle:disabled { background: transparent; }"
            "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
            "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
        )

    @property
    def lists(self) -> str:
        """Qt style sheet of lists of which one line is chosen, with their scroll bars."""
        p = self.palette
        return (
            f"QListWidget {{ background: {p.panel}; color: {p.text}; border: none; outline: none; }}"
            "QListWidget::item { padding: 2px 4px; border-radius: 6px; border: 2px solid transparent; }"
            f"QListWidget::item:selected {{ background: {p.acting}; color: {p.acting_text}; }}"
            f"QListWidget::item:selected:focus {{ border-color: {p.brass}; }}" + self.scroll_bars
        )

    def colour(self, role: str) -> QColor:
        """A colour of the palette by its role."""
        return QColor(getattr(self.palette, role))

    def qt_palette(self) -> QPalette:
        """The palette for Qt's own widgets."""
        p, palette = self.palette, QPalette()
        pairs = {
            QPalette.ColorRole.Window: p.window,
            QPalette.ColorRole.WindowText: p.text,
            QPalette.ColorRole.Base: p.panel,
            QPalette.ColorRole.AlternateBase: p.heading,
            QPalette.ColorRole.Text: p.text,
            QPalette.ColorRole.Button: p.panel,
            QPalette.ColorRole.ButtonText: p.text,
            QPalette.ColorRole.Highlight: p.main,
            QPalette.ColorRole.HighlightedText: p.main_text,
            QPalette.ColorRole.ToolTipBase: p.panel,
            QPalette.ColorRole.ToolTipText: p.text,
            QPalette.ColorRole.PlaceholderText: p.disabled,
            QPalette.ColorRole.Link: p.main,
        }
        for role, value in pairs.items():
            palette.setColor(role, QColor(value))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(p.disabled))
        return palette

    def _wished(self) -> Palette:
        if self.wish == "day":
            return DAY
        if self.wish == "evening":
            return EVENING
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return EVENING if dark else DAY

    def _system_changed(self) -> None:
        self._apply(self._wished())

    def _apply(self, palette: Palette) -> None:
        if palette is not self.palette:
            self.palette = palette
            self.changed.emit()
