"""The panels beside Epigo's board: each player's captures, and the turn that was played last."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import (
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    Event,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
)
from boardroom.games.epigo.position.numbers import GOAL, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import epigon, order_number
from boardroom.games.epigo.table.faces.paintbox import Paintbox
from boardroom.games.epigo.table.gestures.open_gestures import newest_first
from boardroom.games.epigo.words.descriptions import describe, pair_words
from boardroom.ui.kit.widgets.labels import Chip, Words
from boardroom.ui.kit.widgets.name_row import NameRow
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fitted, leading
from boardroom.ui.kit.words.say import called
from boardroom.ui.stage.presentation import Presentation

_ROWS = STACK_HEIGHT
"""The rows of the last turn, one a pair."""
_BETWEEN, _BELOW_TILES, _BESIDE_TILE = 6.0, 3.0, 26.0
"""In pixels, what lies between two of them, between tiles and words, and between the tiles of a pair."""
_LEAST_TILE, _GOOD_TILE, _MOST_TILE = 24.0, 44.0, 76.0
"""The smallest small Order, the one that larger words leave room for, and the largest."""
_SIZES = (15, 14, 13, 12)
"""In which the words of the last turn are tried."""
_LOW_WINDOW = 940
"""A window that is lower, for text of the usual size, has no room for all lines and large captured tiles."""
_LOWEST_WINDOW = 790
"""One that is lower still has none for usual margins."""
_HEADING, _LOW_HEADING = 40, 28
"""The heading of the last turn, usually and in the lowest windows."""
_BODY: Final = QMargins(8, 5, 4, 3)
"""What is free around its rows."""
_CAPTURED, _CAPTURED_COMPACT, _CAPTURED_LOW = 68.0, 42.0, 30.0
"""How large a captured tile is where there is room, in a panel that shows less, and in the lowest windows."""
_TOLD: Final = (
    OrdersRevealed, OrdersCancelled, OrderSpent, EpigonSlid, EpigonSuperSlid, EpigonsPushed, MoveBlocked, EpigonCaptured
)  # fmt: skip
"""What is heard of a turn."""


class CapturePanel(Panel):
    """A player: name, set, what he or she is doing, and the Epigons captured so far."""

    def __init__(self, paintbox: Paintbox, seat: int) -> None:
        context, seat_names = paintbox.context, paintbox.seat_names
        super().__init__(context)
        self._seat, self._high = seat, context.theme.high
        self.body.addLayout(NameRow(context, partial(paintbox.badge, seat), called(seat, seat_names)))
        self._chip = Chip(context, phrase("Epigo", "Waiting", "what a player does"))
        self.body.addWidget(self._chip, alignment=Qt.AlignmentFlag.AlignLeft)
        self._set = Words(context, paintbox.colour(seat).title, 12, 400, "quiet")
        self.body.addWidget(self._set)
        self._count = Words(context, size=12, weight=600, role="quiet", seats=seat_names)
        self.body.addWidget(self._count)
        self._tiles = _Captures(paintbox, seat)
        self.body.addWidget(self._tiles)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_compact(self, compact: bool) -> None:
        """Shrink to the lines that matter, also where the window is low: the last turn needs the room below."""
        compact = compact or self.window().height() < self._high(_LOW_WINDOW)
        low = compact and self.window().height() < self._high(_LOWEST_WINDOW)
        self._set.setVisible(not compact)
        self._tiles.set_largest(_CAPTURED_LOW if low else _CAPTURED_COMPACT if compact else _CAPTURED)
        self.body.setSpacing(2 if low else 4 if compact else 8)
        self.body.setContentsMargins(14, 4 if low else 6 if compact else 10, 14, 3 if low else 4 if compact else 10)

    def refresh(self, shown: Presentation) -> None:
        """Show what the view says."""
        view: State = shown.view
        self._chip.say(*_doing(view, self._seat))
        goal = phrase("Epigo", "Captured {count} of {goal}").put(count=view.lost[1 - self._seat], goal=view.goal)
        self._count.say(goal)
        self._tiles.show_view(view)


class _Captures(QWidget):
    """The captured tiles, and empty places up to the number that wins."""

    def __init__(self, paintbox: Paintbox, seat: int) -> None:
        super().__init__()
        self._paintbox, self._seat = paintbox, seat
        self._tiles: list[int] = []
        self._goal = GOAL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_largest(_CAPTURED)

    def set_largest(self, largest: float) -> None:
        """Have tiles of that size at most, in pixels."""
        self._largest = largest
        self.setFixedHeight(round(largest) + 4)

    def show_view(self, view: State) -> None:
        """Take the captures of a view."""
        other = 1 - self._seat
        started = view.phase != Phase.DEPLOY and any(view.where)
        tiles = [n for n in NUMBERS if started and not view.where[epigon(other, n)]]
        if (tiles, view.goal) != (self._tiles, self._goal):
            self._tiles, self._goal = tiles, view.goal
            self.setAccessibleName(", ".join(map(str, tiles)))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = min(self._largest, (self.width() - 6 * (self._goal - 1)) / self._goal)
        for index in range(max(self._goal, len(self._tiles))):
            spot = QPointF(index * (size + 6), 2)
            if index < len(self._tiles):
                piece = epigon(1 - self._seat, self._tiles[index])
                painter.drawPixmap(spot, self._paintbox.epigon(piece, size, self.devicePixelRatioF()))
            else:
                pen = QPen(self._paintbox.context.theme.colour("quiet"), 1.4, Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(spot.x() + 1, 3, size - 2, size - 4), 8, 8)


def _doing(view: State, seat: int) -> tuple[Text, str]:
    if view.phase == Phase.OVER:
        if view.winner == seat:
            return phrase("Epigo", "Winner", "what a player does"), "done"
        return phrase("Epigo", "Finished", "what a player does"), "quiet"
    if view.offer >= 0:
        if view.offer == seat:
            return phrase("Epigo", "Offers a draw", "what a player does"), "quiet"
        return phrase("Epigo", "Answering", "what a player does"), "acting"
    if view.phase == Phase.ACT:
        return phrase("Epigo", "Acting", "what a player does"), "acting"
    if view.locked >> seat & 1:
        return phrase("Epigo", "Ready", "what a player does"), "done"
    if view.phase == Phase.DEPLOY:
        return phrase("Epigo", "Deploying", "what a player does"), "acting"
    return phrase("Epigo", "Planning", "what a player does"), "acting"


class LastTurnPanel(Panel):
    """The last turn: its pairs of Orders in the sequence they acted, and what came of each."""

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__(paintbox.context, phrase("Epigo", "Last turn"), "clock")
        self._acting = False
        self.pairs = _Pairs(paintbox)
        self.body.setContentsMargins(_BODY)
        self.body.addWidget(self.pairs, 1)

    def set_compact(self, compact: bool) -> None:
        """Have a lower heading where the window is low: the words need the room."""
        low = compact and self.window().height() < self.context.theme.high(_LOWEST_WINDOW)
        self.set_heading(_LOW_HEADING if low else _HEADING)

    def refresh(self, shown: Presentation) -> None:
        """Take the newest turn that was revealed, which may still go on."""
        self.pairs.show_history(shown)
        acting = shown.view.phase == Phase.ACT
        if acting != self._acting:
            self._acting = acting
            self.heading.say(phrase("Epigo", "This turn") if acting else phrase("Epigo", "Last turn"))


class _Lines(NamedTuple):
    """How the pairs lie in a size: the room of each, the side of the small Orders, the size of the words, and what came
    of each pair, in the size that fits its row; where there is no room, in the first lines of it.
    """

    rows: tuple[QRectF, ...]
    tile: float
    size: int
    words: tuple[Fitted, ...]


class _Pairs(QWidget):
    """A row a pair: two small Orders, the own one at the left, a sign that shows which acted first, and a line of words
    in the sequence they acted.
    """

    def __init__(self, paintbox: Paintbox) -> None:
        super().__init__()
        self._paintbox = paintbox
        self._pairs: list[list[Event]] = []
        self._own = 0
        self._rows: list[tuple[list[tuple[int, int]], list[Text], list[Text]]] = []
        """The Orders of each pair, and what came of them, with the names of whose Epigon moves and without."""
        self._heights: dict[tuple[float, int, bool], list[float]] = {}
        self._laid: tuple[tuple[int, int, float], _Lines] | None = None
        self._heard: dict[Event, str] = {}
        """What is heard of each event, in the language of the moment."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        paintbox.context.voice.changed.connect(self._speak_anew)

    def sizeHint(self) -> QSize:
        return QSize(200, 260)

    def minimumSizeHint(self) -> QSize:
        # Room for the tiles and all the words, two lines of them a pair at least: below that the column scrolls.
        least = 2 * _ROWS * leading(self._paintbox.context.theme.text(12))
        tiles = _ROWS * (_LEAST_TILE + _BELOW_TILES) if self._rows else 0.0
        needed = max(sum(self._needed(_SIZES[-1], width, names=False)) for width in self._widths())
        return QSize(160, round(max(least, needed) + tiles + (_ROWS - 1) * _BETWEEN))

    def _widths(self) -> tuple[int, ...]:
        """How wide it may be, with the bar of the column that it may scroll in and without. What it needs must be the
        same for both: words that need more room in the one would call the bar for ever, and send it away in the other.
        """
        around = self.parentWidget()
        beside = 0
        while around is not None and not isinstance(around, QScrollArea):
            layout = around.layout()
            margins = QMargins() if layout is None else layout.contentsMargins()
            beside += margins.left() + margins.right()
            around = around.parentWidget()
        if around is None:
            return (max(1, self.width()),)
        wide = around.contentsRect().width() - beside - _BODY.left() - _BODY.right()
        return max(1, wide), max(1, wide - around.verticalScrollBar().sizeHint().width())

    def show_history(self, shown: Presentation) -> None:
        """Take the pairs of the newest turn from the history."""
        pairs: list[list[Event]] = []
        for event in _newest_turn(shown):
            if isinstance(event, OrdersRevealed):
                pairs.append([event])
            elif pairs:
                pairs[-1].append(event)
        own = shown.audience or 0
        if (pairs, own) != (self._pairs, self._own):
            self._pairs, self._own = pairs, own
            self._rows = [(_orders(pair[0], own), pair_words(pair), pair_words(pair, names=False)) for pair in pairs]
            self._speak()
            # Once the column has come to the height of what is told now.
            QTimer.singleShot(0, self, self._bring_newest_into_view)

    def _bring_newest_into_view(self) -> None:
        """Have the column, where it scrolls, show the newest pair rather than the first ones."""
        column: QWidget | None = self.parentWidget()
        while column is not None and not isinstance(column, QScrollArea):
            column = column.parentWidget()
        inside = column.widget() if isinstance(column, QScrollArea) else None
        if isinstance(column, QScrollArea) and inside is not None and self._rows:
            row = self.row(len(self._rows) - 1)
            half = round(row.height() / 2)
            column.ensureVisible(0, self.mapTo(inside, row.center().toPoint()).y(), 0, half)

    def _speak_anew(self) -> None:
        self._heard.clear()
        self._speak()

    def _speak(self) -> None:
        self._heights.clear()
        self._laid = None
        # Who does not see the tiles hears whose they are.
        told = [event for pair in self._pairs for event in pair if isinstance(event, _TOLD)]
        self._heard = {event: self._heard.get(event) or self._paintbox.say(describe(event)) for event in told}
        self.setAccessibleName(" ".join(self._heard[event] for event in told))
        self._explain()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ratio = self._paintbox.context.theme, self.devicePixelRatioF()
        painter.setFont(theme.text(12))
        painter.setPen(theme.colour("quiet"))
        if not self._rows:
            nothing = self._paintbox.say(phrase("Epigo", "No Orders have been revealed yet."))
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(QRectF(self.rect()), flags, nothing)
            return
        laid = self._lines
        tile = laid.tile
        for index, ((orders, *_), line) in enumerate(zip(self._rows, laid.words, strict=False)):
            area = QRectF(laid.rows[index])
            if index:
                above = area.top() - _BETWEEN / 2
                painter.setPen(QPen(theme.colour("line"), 1))
                painter.drawLine(QPointF(0, above), QPointF(self.width(), above))
            self._tiles(painter, orders, area.top(), tile, ratio)
            area.setTop(area.top() + tile + _BELOW_TILES)
            painter.setPen(QPen(QColor(theme.palette.text)))
            line.draw(painter, area, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def _explain(self) -> None:
        """Give the words as a tooltip where they are cut short, and have the column know what room they need."""
        self.updateGeometry()
        whole = "\n".join(self._sentences(names=True)) if not all(line.whole for line in self.lines) else ""
        plain_text.set_tip(self, whole)

    def _sentences(self, names: bool) -> list[str]:
        join = self._paintbox.say(phrase("Epigo", "; ", "between two short sentences"))
        said = (named if names else short for _, named, short in self._rows[:_ROWS])
        return [join.join(self._said(word) for word in words) for words in said]

    @property
    def lines(self) -> tuple[Fitted, ...]:
        """What came of each pair, as it stands there."""
        return self._lines.words

    @property
    def tile(self) -> float:
        """The side of the small Orders, in pixels."""
        return self._lines.tile

    def row(self, index: int) -> QRectF:
        """The room of a pair: its tiles and its words, without what lies between two rows."""
        return self._lines.rows[index]

    @property
    def _lines(self) -> _Lines:
        """All of it, laid out once for a size and a height of lines."""
        look = self.width(), self.height(), leading(self._paintbox.context.theme.text(_SIZES[0]))
        if self._laid is None or self._laid[0] != look:
            self._laid = look, self._lay()
        return self._laid[1]

    def _lay(self) -> _Lines:
        # Larger words where that leaves room for tiles that are well seen.
        ways = [*((size, True, _GOOD_TILE) for size in _SIZES), (_SIZES[-1], True, _LEAST_TILE)]
        ways += ((size, False, _GOOD_TILE) for size in _SIZES)
        fitting = (
            (size, names)
            for size, names, tile in ways
            if sum(self._needed(size, self.width(), names)) + _ROWS * (tile + _BELOW_TILES) + (_ROWS - 1) * _BETWEEN
            <= self.height()
        )
        size, names = next(fitting, (_SIZES[-1], False))
        # Who has more words has more of the room, without what lies between two rows.
        needed = self._needed(size, self.width(), names)
        rest = (self.height() - (_ROWS - 1) * _BETWEEN - sum(needed)) / _ROWS
        high = [need + rest for need in needed]
        rows = tuple(
            QRectF(0, sum(high[:index]) + index * _BETWEEN, self.width(), each) for index, each in enumerate(high)
        )
        # The small Orders stay whatever the words need.
        tile = max(_LEAST_TILE, min(_MOST_TILE, rest - _BELOW_TILES, (self.width() - _BESIDE_TILE) / 2))
        fits, words = self._paintbox.fits, []
        for row, sentence in zip(rows, self._sentences(names), strict=False):
            room = row.height() - tile - _BELOW_TILES
            flowing = fits.flow(sentence, size, 400, row.width())
            fitted = flowing if flowing.height <= room + 1 else fits.fit(sentence, size, 400, row.width(), room, True)
            words.append(fitted)
        return _Lines(rows, tile, size, tuple(words))

    def _needed(self, size: int, width: int, names: bool) -> list[float]:
        """The height of the words of each pair in a size; measured once for a height of a line and a width."""
        fits, width = self._paintbox.fits, max(1, width)
        line = leading(self._paintbox.context.theme.text(size))
        if (line, width, names) not in self._heights:
            said = [fits.flow(words, size, 400, width).height for words in self._sentences(names)]
            self._heights[line, width, names] = said + [line] * (_ROWS - len(said))
        return self._heights[line, width, names]

    def _said(self, word: Text) -> str:
        return self._paintbox.say(word)

    def _tiles(self, painter: QPainter, orders: list[tuple[int, int]], top: float, tile: float, ratio: float) -> None:
        sign = acts_first(order_number(orders[0][1]), order_number(orders[1][1]))
        for place, (seat, code) in enumerate(orders):
            painter.drawPixmap(
                QPointF(place * (tile + _BESIDE_TILE), top), self._paintbox.order(seat, code, tile, ratio)
            )
        painter.setFont(self._paintbox.context.theme.text(15, 700))
        painter.setPen(self._paintbox.context.theme.colour("quiet"))
        width = QFontMetricsF(painter.font()).horizontalAdvance(sign)
        painter.drawText(QPointF(tile + _BESIDE_TILE / 2 - width / 2, top + tile / 2 + 5), sign)


def acts_first(left: int, right: int) -> str:
    """The sign between two Orders: towards the lower number, which acts after the higher one, or "=" where they
    cancel.
    """
    return "=" if left == right else "›" if left > right else "‹"


def _orders(pair: Event, own: int) -> list[tuple[int, int]]:
    """The Orders of a pair with their seats, the own one first."""
    assert isinstance(pair, OrdersRevealed)
    return [(seat, pair.orders[seat]) for seat in (own, 1 - own)]


def _newest_turn(shown: Presentation) -> list[Event]:
    """The events from the last first pair on."""
    events: list[Event] = []
    for event in newest_first(shown):
        events.append(event)
        if isinstance(event, OrdersRevealed) and event.pair == 0:
            break
    return events[::-1]
