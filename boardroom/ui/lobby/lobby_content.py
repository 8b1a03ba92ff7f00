"""Everything in the lobby below its strip, laid out for the width and height there is."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.damaged_file_tile import DamagedFileTile
from boardroom.ui.lobby.empty_tile import EmptyTile
from boardroom.ui.lobby.finished_row import FinishedRow
from boardroom.ui.lobby.game_filter import GameFilter, Wanted
from boardroom.ui.lobby.game_tile import GameTile
from boardroom.ui.lobby.many_games import ManyGames
from boardroom.ui.lobby.overview import Overview
from boardroom.ui.lobby.saved_game_row import SavedGameRow
from boardroom.ui.lobby.saved_game_tile import SHORTER, SavedGameTile, tile_height
from boardroom.ui.lobby.tile import LEFT, RIGHT, Tile
from boardroom.ui.lobby.tile_form import GAP, Arrangement, arrangement
from boardroom.ui.lobby.tile_words import TileWords

WIDEST: Final = 1640
_SHADES: Final = 20
_NARROWEST_CARD: Final = 540
_FINISHED_SEEN: Final = 2
"""So many of the games that are over are to be seen without scrolling."""
_MANY: Final = 3
"""From so many games on that go on, all but the one played last are rows that scroll: those to begin stay in sight.
Where they would not, as in large text, all of them are such rows, however few.
"""
_SEARCHED: Final = 9
"""From so many on they are searched."""


class LobbyContent(QWidget):
    """The sheets of one overview, under their headings; arrow keys go from sheet to sheet."""

    def __init__(self, context: AppContext, overview: Overview) -> None:
        super().__init__()
        self.context, self.overview = context, overview
        running = overview.running
        self.cards = [
            SavedGameTile(context, saved_game, self)
            for saved_game in (running[:1] if len(running) >= _MANY else running)
        ]
        """The games played last, or all where they are few; none is seen where there is no room for sheets."""
        self.many = ManyGames(context, running, self) if running else None
        """The rows of all others."""
        self.filter: GameFilter | None = None
        self._close = False
        """Whether all are rows: there is no room for sheets, or some are looked for."""
        self.damages = [DamagedFileTile(context, damage, self) for damage in overview.damages]
        self.empty = EmptyTile(context, self) if not running and not self.damages else None
        self.tiles = [GameTile(context, offer, self) for offer in overview.offers]
        self.rows = [FinishedRow(context, saved_game, self) for saved_game in overview.finished]
        self.margin, self.low = 40, False
        self._headings: list[tuple[QPointF, Text, Text | None]] = []
        self._words: TileWords | None = None
        self._words_look: object = None
        self._floor = 0.0
        self._take_places(close=False)

    def offer_search(self, wanted: Wanted | None = None) -> None:
        """Have many games filtered and searched, from what was looked for before; not before the first picture of the
        page, for a field takes its time.
        """
        if self.filter is not None or len(self.overview.running) < _SEARCHED:
            return
        self.filter = GameFilter(self.context, self.overview.running, self)
        if wanted is not None:
            self.filter.wanted = wanted
        sheets = (*self.of_saved_games, *self.damages, *self.tiles, *self.rows)
        for before, after in pairwise((self.filter.games, self.filter.search, *sheets)):
            self.setTabOrder(before, after)
        self.filter.entered.connect(self._open_first_found)
        self.filter.left.connect(self._leave_search)
        self.filter.show()

    @property
    def wanted(self) -> Wanted:
        """Which of the games that go on are looked for."""
        return self.filter.wanted if self.filter is not None else Wanted()

    @property
    def narrowed(self) -> bool:
        """Whether some of them are looked for."""
        return self.wanted != Wanted()

    @property
    def saved_game_tiles(self) -> list[SavedGameTile | SavedGameRow]:
        """What is seen of the games that go on, the one played last first."""
        rows = self.many.rows if self.many is not None else []
        return [*rows] if self._close else [*self.cards, *rows]

    @property
    def of_saved_games(self) -> "list[SavedGameTile | SavedGameRow]":
        """All sheets and rows of games that go on, seen or not."""
        return [*self.cards, *(self.many.all_rows if self.many is not None else ())]

    @property
    def sheets(self) -> list[Tile]:
        """Everything that can be chosen, in reading order."""
        damages = [] if self.narrowed else self.damages
        return [*self.saved_game_tiles, *damages, *self.tiles, *self.rows]

    def lay_out(self, width: int, height: int) -> None:
        """Take a width, and at least a height, as the window has them."""
        self.margin = 40 if width >= 1200 else 24
        self.low = height < 700
        wide = min(width - 2 * self.margin, WIDEST)
        left = (width - wide) // 2 - LEFT
        wide += LEFT + RIGHT
        scale = max(1.0, self.context.theme.text_scale)
        self._headings = []
        y = 14.0 if self.low else 22.0
        heading = (36 if self.low else 44) * scale
        foot, between = (38 if self.low else 56) * scale, 4 if self.low else 18
        high = tile_height(self.context)
        self._take_places(close=False)
        cards = self._cards_height(wide, high)
        rest = height - y - 2 * heading - between - foot - cards
        arranged = self._arranged(wide, rest, heading, foot)
        if self.empty is None and arranged and arranged.height > rest:
            # A little less for each game that goes on, if that is all that those to begin are short of.
            low_cards = self._cards_height(wide, high - round(SHORTER * scale))
            close = self._arranged(wide, rest + cards - low_cards, heading, foot)
            if close and close.height <= rest + cards - low_cards:
                arranged, cards, high = close, low_cards, high - round(SHORTER * scale)
        seen = height - y - 2 * heading - between
        if self.saved_game_tiles and arranged and arranged.height > seen - cards:
            self._take_places(close=True)
            row = SavedGameRow.height_for(self.context)
            rows = self._cards_height(wide, row)
            as_rows = self._arranged(wide, max(rest, seen) - rows, heading, foot)
            if as_rows and as_rows.height <= max(rest, seen) - rows:
                high, cards, rest, arranged = row, rows, max(rest, seen) - rows, as_rows
            else:
                # It scrolls in any case.
                self._take_places(close=False)
        if self.empty is not None:
            # What says that nothing goes on takes no room that the games to begin have a use for.
            used = (arranged.height if arranged else 0) + self._finished_height(heading)
            if arranged and not (arranged.height <= rest and arranged.form.shows_enough):
                arranged, cards = self._arranged(wide, rest + cards, heading, foot), 0
            else:
                most = high - (40 if self.low else 24)
                cards += round(min(max(0.0, rest - used), most - cards))
            self.empty.setVisible(cards > 0)
            self.empty.setGeometry(left, round(y + heading), wide, cards)
        y = self._heading(left, y, phrase("Lobby", "Continue", "heading"), heading, self._count())
        self._place_cards(left, y, wide, high)
        if self.many is not None and self.many.rows and arranged and arranged.height < rest:
            more = self.many.grow(round(rest - arranged.height))
            if not self._close and self._card_columns(wide) > 1:
                last = self.saved_game_tiles[0]
                last.resize(last.width(), high + more)
            cards += more
        if self.many is not None and self.narrowed:
            self._take_places(close=True, wanted=self.wanted)
            self.many.setGeometry(left, round(y), wide, cards)
        self._place_filter(left, y - heading, wide, heading)
        y += cards + (between if cards else 0)
        y = self._heading(left, y, phrase("Lobby", "New game"), heading)
        y = self._place_tiles(left, y, arranged)
        if self.rows:
            y = self._heading(left, y + 18, phrase("Lobby", "Finished", "heading of the games that are over"), heading)
            y = self._place_rows(left, y, wide)
        self._floor = max(y, height - foot)
        self.resize(width, round(self._floor + foot))
        self.update()

    def _take_places(self, *, close: bool, wanted: Wanted | None = None) -> None:
        """Have the games that go on as sheets and rows, or all of them as rows: where it is close, or where some are
        looked for.
        """
        chosen = next((sheet.key for sheet in self.of_saved_games if sheet.hasFocus()), None)
        self._close = close
        if self.many is not None:
            rows = self.many.all_rows[0 if close else len(self.cards) :]
            if wanted is not None:
                rows = [row for row in rows if wanted.finds(self.context, row.saved_game)]
            self.many.have(rows)
            self.many.setVisible(bool(rows))
        for card in self.cards:
            card.setVisible(not close)
        for damage in self.damages:
            damage.setVisible(wanted is None)
        for sheet in self.saved_game_tiles:
            if sheet.key == chosen and not sheet.hasFocus():
                sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_filter(self, left: int, y: float, wide: int, heading: float) -> None:
        """Put the filter behind the heading of the games that go on and their number."""
        if self.filter is None:
            return
        theme, say = self.context.theme, self.context.say
        taken = LEFT + RIGHT + 40 + QFontMetricsF(theme.title(25)).horizontalAdvance(say(self._headings[0][1]))
        count = self._count()
        if count is not None:
            taken += QFontMetricsF(theme.text(14)).horizontalAdvance(say(count))
            self.context.tell(self.filter.search, self.filter.search.setAccessibleDescription, count, what="found")
        size = self.filter.take_width(round(wide - taken))
        x = left + wide - RIGHT - size.width()
        self.filter.setGeometry(x, round(y + (heading - size.height()) / 2) - 3, size.width(), size.height())

    def _open_first_found(self) -> None:
        if self.narrowed and self.saved_game_tiles:
            self.saved_game_tiles[0].click()

    def _leave_search(self) -> None:
        self.sheets[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _heading(self, left: float, y: float, text: Text, high: float, note: Text | None = None) -> float:
        self._headings.append((QPointF(left + LEFT, y), text, note))
        return y + high

    def _count(self) -> Text | None:
        if self.empty is not None and self.empty.isHidden():
            return phrase("Lobby", "No games in progress")
        running = len(self.overview.running)
        if not running:
            return None
        if self.narrowed:
            found = sum(self.wanted.finds(self.context, saved_game) for saved_game in self.overview.running)
            counted = phrase("Lobby", "{found} of {all} games in progress", "those that were looked for")
            return counted.put(found=found, all=running)
        return phrase("Lobby", "%n games in progress", "games that can be continued", running)

    def _card_columns(self, wide: int) -> int:
        if self._close:
            return 1
        return 2 if wide >= 2 * _NARROWEST_CARD * max(1.0, self.context.theme.text_scale) else 1

    def _cards_height(self, wide: int, high: int) -> int:
        """How high the saved games are together, each so high, or at least what is in the place of them."""
        if self.empty is not None:
            return EmptyTile.least_height(self.context)
        rows = -(-len(self._cards()) // self._card_columns(wide))
        return rows * (high + GAP) - GAP

    def _cards(self) -> "list[QWidget]":
        """What lies beside and below each other above the games to begin: sheets, and the rows of many games."""
        cards: list[QWidget] = [] if self._close else [*self.cards]
        return [*cards, *([self.many] if self.many is not None and self.many.rows else []), *self.damages]

    def _place_cards(self, left: int, y: float, wide: int, high: int) -> None:
        columns = self._card_columns(wide)
        each = (wide - (columns - 1) * GAP) // columns
        for i, sheet in enumerate(self._cards()):
            row, column = divmod(i, columns)
            sheet.setGeometry(left + column * (each + GAP), round(y + row * (high + GAP)), each, high)

    def _arranged(self, wide: int, rest: float, heading: float, foot: float) -> Arrangement | None:
        """How the games to start are laid out in what is left of the height."""
        if not self.tiles:
            return None
        play, rules = self.tiles[0].button_sizes()
        look = self.context.voice.language, self.context.theme.text_scale, play, rules
        if self._words is None or self._words_look != look:
            self._words, self._words_look = TileWords(self.context, self.overview.offers, play, rules), look
        # Two of the games that are over are seen without scrolling, or one, or their heading at least, if that leaves
        # room for covers; the foot need not be, if not all of them are.
        for seen in range(min(len(self.rows), _FINISHED_SEEN), -1, -1):
            left = rest - self._finished_height(heading, seen) + (foot if seen < len(self.rows) else 0)
            arranged = arrangement(self._words, wide, left, rest)
            if arranged.height <= left:
                return arranged
        return arrangement(self._words, wide, rest, rest)

    def _place_tiles(self, left: int, y: float, arranged: Arrangement | None) -> float:
        if arranged is None:
            return y
        form = arranged.form
        for i, tile in enumerate(self.tiles):
            row, column = divmod(i, arranged.columns)
            spot = left + column * (form.width + GAP), round(y) + row * (form.height + GAP)
            tile.take(form)
            tile.setGeometry(*spot, form.width, form.height)
        return y + arranged.height

    def _finished_height(self, heading: float, seen: int = _FINISHED_SEEN) -> float:
        if not self.rows:
            return 0.0
        return 18 + heading + min(len(self.rows), seen) * FinishedRow.height_for(self.context)

    def _place_rows(self, left: int, y: float, wide: int) -> float:
        high = FinishedRow.height_for(self.context)
        for row in self.rows:
            row.setGeometry(left, round(y), wide, high)
            y += high
        return y

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
        }.get(Qt.Key(event.key()))  # fmt: skip
        focus = self.focusWidget()
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        here = next((sheet for sheet in self.sheets if focus is sheet or (focus and sheet.isAncestorOf(focus))), None)
        there = self._beside(self._box(here), *step) if here is not None else next(iter(self.sheets), None)
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)

    def _box(self, sheet: Tile) -> QRect:
        """Where a sheet is, also one that is scrolled."""
        return QRect(sheet.mapTo(self, QPoint(0, 0)), sheet.size())

    def _beside(self, here: QRect, dx: int, dy: int) -> Tile | None:
        """The nearest sheet in a direction: in the same row, or in the next row the one most nearly in line."""
        best, least = None, (0, 0, 0)
        for sheet in self.sheets:
            box = self._box(sheet)
            across, along = _gap(box.left(), box.right(), here.left(), here.right()), box.center() - here.center()
            between = _gap(box.top(), box.bottom(), here.top(), here.bottom())
            if (dx and (between or along.x() * dx <= 0)) or (dy and (not between or along.y() * dy <= 0)):
                continue
            far = (between, across, abs(along.x()))
            if best is None or far < least:
                best, least = sheet, far
        return best

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.context.theme
        self._paint_ground(painter)
        scale = max(1.0, theme.text_scale)
        font = theme.title(25 if not self.low else 22)
        for spot, text, note in self._headings:
            painter.setFont(font)
            painter.setPen(theme.colour("text"))
            words = self.context.say(text)
            base = QPointF(spot.x(), spot.y() + (27 if not self.low else 24) * scale)
            painter.drawText(base, words)
            if note is not None:
                x = base.x() + QFontMetricsF(font).horizontalAdvance(words) + 14
                painter.setFont(theme.text(14))
                painter.setPen(theme.colour("quiet"))
                painter.drawText(QPointF(x, base.y()), self.context.say(note))
        if self.narrowed and self.many is not None and not self.many.rows:
            painter.setFont(theme.text(15))
            painter.setPen(theme.colour("quiet"))
            none = self.context.say(phrase("Lobby", "No game in progress matches"))
            painter.drawText(QRectF(self.many.geometry()), Qt.AlignmentFlag.AlignCenter, none)
        self._paint_foot(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        """The window's colour, a little lighter above than below, in steps too small to be seen."""
        window = self.context.theme.colour("window")
        above, below = window.lighter(103), window.darker(105)
        edge = 0
        for step in range(_SHADES):
            part = step / (_SHADES - 1)
            ends = zip(above.getRgb(), below.getRgb(), strict=True)  # type: ignore[call-overload]  # four numbers
            mixed = [round(a + (b - a) * part) for a, b in ends]
            next_edge = self.height() * (step + 1) // _SHADES
            painter.fillRect(0, edge, self.width(), next_edge - edge, QColor(*mixed))
            edge = next_edge

    def _paint_foot(self, painter: QPainter) -> None:
        theme, say = self.context.theme, self.context.say
        foot = self.height() - self._floor
        y = self._floor + foot / 2
        x = self._headings[0][0].x() if self._headings else float(self.margin)
        right = self.width() - x
        font, cap_font = theme.text(13), theme.text(11, 600)
        metrics, cap_metrics = QFontMetricsF(font), QFontMetricsF(cap_font)
        promise = say(phrase("Lobby", "All games are saved after every step, on this computer only."))
        promise_width = metrics.horizontalAdvance(promise)
        painter.setFont(font)
        painter.setPen(theme.colour("quiet"))
        painter.drawText(QPointF(right - promise_width, y + metrics.capHeight() / 2), promise)
        for key, text in self._hints():
            cap = cap_metrics.horizontalAdvance(say(key)) + 14
            words = say(text)
            end = x + cap + 8 + metrics.horizontalAdvance(words)
            if end > right - promise_width - 16:
                return
            box = QRectF(x, y - 10, cap, 20)
            painter.setPen(QPen(theme.colour("disabled"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(cap_font)
            painter.setPen(theme.colour("quiet"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, say(key))
            painter.setFont(font)
            painter.drawText(QPointF(x + cap + 8, y + metrics.capHeight() / 2), words)
            x = end + 24

    @staticmethod
    def _hints() -> tuple[tuple[Text, Text], ...]:
        return (
            (verbatim("Tab"), phrase("Lobby", "moves between tiles", "what the key does")),
            (verbatim("Enter"), phrase("Lobby", "opens", "what the key does")),
            (verbatim("F1"), phrase("Lobby", "rules", "what the key shows")),
        )


def _gap(low: int, high: int, other_low: int, other_high: int) -> int:
    return max(low - other_high, other_low - high, 0)
