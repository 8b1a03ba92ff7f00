"""The sheets of saved games: one that goes on, or a row for it among many, a line for one that is over, one that
cannot be read, and the places they take.
"""

import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art, badges, covers, pictures_on_disk
from boardroom.ui.kit.pictures.painting import draw_rounded, focus_ring
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN, QUIET
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.kit.words.say import PERSON
from boardroom.ui.lobby.overview import DamagedFile, SavedGame
from boardroom.ui.lobby.tile import BOTTOM, LEFT, RIGHT, TOP, Dots, Tile

PICTURE: Final = QSize(236, 176)
"""The size of the picture of a table."""
SHORTER: Final = 16
"""How much less high the sheets may be where the games to begin have no room below them."""
_MARK: Final = 22.0
_LOWER: Final = 48
"""How far the words of a sheet come down at most where it is higher than usual."""
_ROW: Final = 58
"""The height of a row of a game that goes on."""
_ROW_PICTURE: Final = 1.7
"""Width by height of the picture in it."""
_ROW_END: Final = 0.5
"""How much of a line what stands at its end may take."""
_SMALL_TITLE: Final = 16
_EMPTY_LEAST: Final = 72
_TABLE_HIGH: Final = 96
"""The empty table with the seats around it."""
_DUSK: Final = QColor(12, 16, 20, 90)
"""What lies over the picture of a table in the evening."""


def tile_height(context: AppContext) -> int:
    """How high the sheets are, their shadow included."""
    return round(PICTURE.height() * max(1.0, context.theme.text_scale)) + TOP + BOTTOM


class SavedTile(Tile):
    """A saved game, on a sheet or a line: a button for what there is to do with it, and dots for all else."""

    remove_wanted = Signal()

    def __init__(
        self, context: AppContext, saved_game: SavedGame, parent: QWidget, label: Text, role: str, icon: str
    ) -> None:
        super().__init__(context, saved_game.uid, parent)
        self.saved_game = saved_game
        self.button = self.own_button(label, role, icon)
        self.dots = Dots(context, self)
        self.dots.clicked.connect(lambda: self.menu_wanted.emit(self.dots.mapToGlobal(QPointF(0, 36))))
        self.describe()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

    def ask(self) -> str:
        """What is to be done in the game, or how it ended."""
        return self.context.say(self.saved_game.ask, self.saved_game.seats) if self.saved_game.ask is not None else ""

    def when(self) -> str:
        """When it was last played."""
        return self.context.say(last_played(self.saved_game.saved, time.time(), self.context.voice.language))


class PicturedTile(SavedTile):
    """A game that goes on, with the picture of its table."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        self._picture: QPixmap | None = None
        super().__init__(context, saved_game, parent, phrase("Lobby", "Continue", "button"), MAIN, "play")

    @property
    def picture_ratio(self) -> float:
        """How many pixels of the picture make one of its size: it grows with the text."""
        return self.devicePixelRatioF() * max(1.0, self.context.theme.text_scale)

    def show_picture(self, picture: QPixmap) -> None:
        """Show the table."""
        self._picture = picture
        self.update()

    def describe(self) -> None:
        say, saved_game = self.context.say, self.saved_game
        self.setAccessibleName(say(saved_game.told))
        self.setAccessibleDescription(" ".join((say(saved_game.label, saved_game.seats), self.ask(), self.when())))

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """Paint the table, else the cover of the game, in a box."""
        ratio = self.picture_ratio
        self._picture = paint_table(painter, self.context, self.saved_game, box, self._picture, ratio)


class SavedGameTile(PicturedTile):
    """A game that goes on: the picture of its table, who plays, what is to be done, when it was last played."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent)
        self.button.height_hint = 38

    def place(self) -> None:
        self.to_corner(self.button)
        self.dots.setGeometry(round(self.paper.right() - 46), round(self.paper.top() + 12), 34, 32)

    def paint_on(self, painter: QPainter, paper: QRectF) -> None:
        theme, saved_game, scale = self.context.theme, self.saved_game, max(1.0, self.context.theme.text_scale)
        wide: float = PICTURE.width() if paper.width() >= 560 else PICTURE.width() - 36
        # As high as many rows beside it, it shows more of the table.
        wide = max(wide, min(paper.width() / 2, paper.height() * PICTURE.width() / PICTURE.height()))
        self.paint_picture(painter, QRectF(paper.left(), paper.top(), wide, paper.height()))
        x, right = paper.left() + wide + 20, paper.right() - 20
        self._paint_chip(painter, QPointF(paper.left() + 10, paper.bottom() - 10), wide - 20)
        painter.setPen(theme.colour("text"))
        room = self.dots.geometry().left() - x - 8
        title = fit(self.context.say(saved_game.title), lambda size: theme.title(max(size, _SMALL_TITLE)), 22, room)
        painter.setFont(title.font)
        lift = max(-_LOWER * scale, PICTURE.height() * scale - paper.height())
        painter.drawText(QPointF(x, paper.top() + 37 * scale - lift * 0.45), title.lines[0])
        paint_players(painter, self.context, saved_game, QPointF(x, paper.top() + 58 * scale - lift * 0.75), right - x)
        step = 19 * scale
        ask = self.ask()
        count = len(line_breaks.lines(ask, theme.text(13, 400), right - x, 2))
        top = paper.top() + (95 if count == 1 else 88) * scale - lift
        self.write(painter, ask, QRectF(x, top, right - x, step), 13, 400, "text", step, 2)
        button = self.button.geometry()
        when = QRectF(x, button.center().y() - step / 2 + 1, button.left() - x - 10, step)
        self.write(painter, self.when(), when, 13, 400, "quiet", step)

    def _paint_chip(self, painter: QPainter, foot: QPointF, most: float) -> None:
        """How far the game is, over the lower left corner of the picture."""
        theme = self.context.theme
        words = self.context.say(self.saved_game.label, self.saved_game.seats)
        fitted = fit(words, lambda size: theme.text(size, 600), 12, most - 20)
        height = 23 * max(1.0, theme.text_scale)
        wide = QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0])
        box = QRectF(foot.x(), foot.y() - height, wide + 20, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("heading"))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.colour("text"))
        fitted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)


class SavedGameRow(PicturedTile):
    """A game that goes on, on two lines beside a small picture of its table; a click goes on with it."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent)
        # The whole row is one.
        self.button.hide()

    @staticmethod
    def height_for(context: AppContext) -> int:
        """How high a row is."""
        return round(_ROW * max(1.0, context.theme.text_scale))

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, 3, -RIGHT, -3)

    def place(self) -> None:
        paper = self.paper
        self.dots.setGeometry(round(paper.right()) - 38, round(paper.center().y()) - 16, 34, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, paper = self.context.theme, self.paper
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        shape.addRoundedRect(paper, RADIUS, RADIUS)
        painter.fillPath(shape, theme.colour("panel"))
        wide = round(paper.height() * _ROW_PICTURE)
        painter.save()
        painter.setClipPath(shape)
        self.paint_picture(painter, QRectF(paper.left(), paper.top(), wide, paper.height()))
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, paper.adjusted(1, 1, -1, -1), RADIUS, theme.palette.brass, theme.palette.panel)
        else:
            edge = theme.palette.brass if self.underMouse() else theme.palette.line
            draw_rounded(painter, paper.adjusted(0.6, 0.6, -0.6, -0.6), RADIUS, edge=edge, line=1.2)
        line = paper.height() / 2 - 3
        left, right = paper.left() + wide + 12, self.dots.geometry().left() - 8.0
        self._write_line(painter, QRectF(left, paper.top() + 3, right - left, line), first=True)
        self._write_line(painter, QRectF(left, paper.center().y(), right - left, line), first=False)

    def _write_line(self, painter: QPainter, box: QRectF, first: bool) -> None:
        """Game, players and how far it is; or what is to be done, and when it was last played."""
        theme, saved_game, say = self.context.theme, self.saved_game, self.context.say
        plain = theme.text(13)
        end = say(saved_game.label, saved_game.seats) if first else self.when()
        font = theme.text(13, 600) if first else plain
        wide = QFontMetricsF(font).horizontalAdvance(end)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(theme.colour("quiet"))
        if wide < box.width() * _ROW_END:
            painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight), end)
            box = box.adjusted(0, 0, -wide - 12, 0)
        painter.setPen(theme.colour("text"))
        if not first:
            painter.setFont(plain)
            painter.drawText(box, int(middle), line_breaks.elided(self.ask(), plain, box.width()))
            return
        bold = theme.title(15)
        title = line_breaks.elided(say(saved_game.title), bold, box.width())
        painter.setFont(bold)
        painter.drawText(box, int(middle), title)
        box.setLeft(box.left() + QFontMetricsF(bold).horizontalAdvance(title) + 10)
        painter.setFont(plain)
        painter.drawText(box, int(middle), players_in_line(self.context, saved_game, plain, box.width()))


class FinishedRow(SavedTile):
    """One game that is over, on one line; a click opens its table for looking."""

    def __init__(self, context: AppContext, saved_game: SavedGame, parent: QWidget) -> None:
        super().__init__(context, saved_game, parent, phrase("Lobby", "View the table", "button"), QUIET, "eye")
        self.button.size_points = 13.0

    @staticmethod
    def height_for(context: AppContext) -> int:
        """How high a row is."""
        return round(46 * max(1.0, context.theme.text_scale))

    @property
    def paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, 2, -RIGHT, -2)

    def describe(self) -> None:
        self.setAccessibleName(self.context.say(self.saved_game.told))
        self.setAccessibleDescription(f"{self.ask()} {self.when()}")

    def place(self) -> None:
        paper, look = self.paper, self.button.sizeHint()
        middle = round(paper.center().y())
        self.dots.setGeometry(round(paper.right()) - 40, middle - 16, 34, 32)
        self.button.setGeometry(round(paper.right()) - 44 - look.width(), middle - 17, look.width(), 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, paper, say = self.context.theme, self.paper, self.context.say
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.palette.panel)
        ground.setAlphaF(1.0 if self.underMouse() else 0.55)
        focus = self.hasFocus()
        painter.setPen(QPen(theme.colour("brass"), 2.5) if focus else QPen(theme.colour("line"), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(paper.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        ratio, middle = self.devicePixelRatioF(), paper.center().y()
        x = paper.left() + 14
        for player in self.saved_game.players:
            painter.drawPixmap(QPointF(x, middle - 10), badges.picture(player.badge, 20, ratio))
            x += 24
        x += 8
        bold, plain = theme.text(14, 600), theme.text(13)
        cap = QFontMetricsF(bold).capHeight() / 2
        end = self.button.geometry().left() - 16.0
        when = self.when()
        when_width = QFontMetricsF(plain).horizontalAdvance(when)
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        title = say(self.saved_game.title)
        painter.drawText(QPointF(x, middle + cap), title)
        x += QFontMetricsF(bold).horizontalAdvance(title) + 16
        painter.setFont(plain)
        painter.setPen(theme.colour("quiet"))
        painter.drawText(QPointF(end - when_width, middle + cap), when)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(x, middle + cap), line_breaks.elided(self.ask(), plain, end - when_width - x - 20))


class DamagedFileTile(Tile):
    """A file among the games that cannot be read: which, why, and the way to its folder. It is not touched."""

    def __init__(self, context: AppContext, damage: DamagedFile, parent: QWidget) -> None:
        super().__init__(context, damage.path, parent)
        self.damage = damage
        self.folder = self.own_button(phrase("Lobby", "Show folder"), PLAIN, "folder")
        self.describe()

    def describe(self) -> None:
        self.setAccessibleName(f"{self._heading()} {Path(self.damage.path).name}")
        self.setAccessibleDescription(self.context.say(self.damage.why))

    def place(self) -> None:
        self.to_corner(self.folder)

    def paint_on(self, painter: QPainter, paper: QRectF) -> None:
        theme, scale = self.context.theme, max(1.0, self.context.theme.text_scale)
        painter.fillRect(QRectF(paper.left(), paper.top(), 6, paper.height()), theme.colour("warning"))
        icon = art.icon_pixmap("warning", 28, theme.palette.warning, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(paper.left() + 26, paper.top() + 18 * scale), icon)
        x, right = paper.left() + 70, paper.right() - 20
        self.write(painter, self._heading(), QRectF(x, paper.top() + 18 * scale, right - x, 24), 14, 600, "text", 20)
        name = line_breaks.elided(Path(self.damage.path).name, theme.text(13, 600), right - x)
        self.write(painter, name, QRectF(x, paper.top() + 42 * scale, right - x, 20), 13, 600, "warning", 20)
        why = self.context.say(self.damage.why)
        lines = 3 if paper.height() >= PICTURE.height() * scale else 2
        box = QRectF(x, paper.top() + 66 * scale, right - x, 60)
        self.write(painter, why, box, 13, 400, "quiet", 18 * scale, lines)

    def _heading(self) -> str:
        return self.context.say(phrase("Lobby", "This file cannot be read. It has not been changed."))


def paint_table(
    painter: QPainter, context: AppContext, saved_game: SavedGame, box: QRectF, kept: QPixmap | None, ratio: float
) -> QPixmap | None:
    """The picture of a game's table, else its cover, in a box; gives the picture where there is one, for the next
    time.
    """
    if kept is None and saved_game.picture:
        kept = pictures_on_disk.load(f"{saved_game.picture}@{ratio:g}", ratio)
    picture = kept
    if picture is None and saved_game.cover:
        picture = covers.cover(saved_game.cover, PICTURE, ratio)
    if picture is None:
        painter.fillRect(box, context.theme.colour("heading"))
        return None
    # The middle of the picture, in the shape there is room for.
    pixels = picture.devicePixelRatio() / max(box.width() / PICTURE.width(), box.height() / PICTURE.height())
    shown = QRectF(0, 0, box.width() * pixels, box.height() * pixels)
    shown.moveCenter(QRectF(picture.rect()).center())
    painter.drawPixmap(box, picture, shown)
    if context.theme.evening:
        painter.fillRect(box, _DUSK)
    return kept


def players_in_line(context: AppContext, saved_game: SavedGame, font: QFont, width: float) -> str:
    """Who plays, in a line of a width: all of them, else in short, else the first and how many others."""
    measure = QFontMetricsF(font).horizontalAdvance
    others = len(saved_game.names) - 1
    counted = phrase("Lobby", "{name} and %n others", "who plays a saved game", others)
    said = [in_a_row(saved_game.names), in_a_row(saved_game.short_names)]
    said += [counted.put(name=name) for name in (saved_game.names[0], saved_game.short_names[0])] if others > 1 else []
    words = [context.say(text) for text in said]
    return next((line for line in words if measure(line) <= width), line_breaks.elided(words[-1], font, width))


def paint_players(painter: QPainter, context: AppContext, saved_game: SavedGame, spot: QPointF, width: float) -> None:
    """The players in a row from a spot on: mark, name, and a sign for a computer. Where there is too little room for
    all names, even in short, the first stands for them.
    """
    players = saved_game.players
    font = context.theme.text(14, 600)
    measure = QFontMetricsF(font)
    mark = _MARK * max(1.0, context.theme.text_scale)
    gap = 20.0 if len(players) < 4 else 12.0
    ratio = painter.device().devicePixelRatioF()
    fixed = sum(mark + 8 + (24 if player.kind != PERSON else 0) for player in players) + gap * (len(players) - 1)
    names = [context.say(name) for name in saved_game.names]
    room_for_names = width - fixed
    if sum(measure.horizontalAdvance(name) for name in names) > room_for_names:
        names = [context.say(name) for name in saved_game.short_names]
    if sum(measure.horizontalAdvance(name) for name in names) > room_for_names:
        _paint_marks_and_line(painter, context, saved_game, spot, width)
        return
    x, middle = spot.x(), spot.y() + mark / 2
    painter.setFont(font)
    painter.setPen(context.theme.colour("text"))
    for player, name in zip(players, names, strict=True):
        painter.drawPixmap(QPointF(x, spot.y()), badges.picture(player.badge, mark, ratio))
        x += mark + 8
        painter.drawText(QPointF(x, middle + measure.capHeight() / 2), name)
        x += measure.horizontalAdvance(name)
        if player.kind != PERSON:
            icon = art.icon_pixmap("computer", 16, context.theme.palette.quiet, ratio)
            painter.drawPixmap(QPointF(x + 7, middle - 8), icon)
            x += 24
        x += gap


def _paint_marks_and_line(
    painter: QPainter, context: AppContext, saved_game: SavedGame, spot: QPointF, width: float
) -> None:
    """The marks of all players beside each other, and behind them the first by name and how many others."""
    font, ratio = context.theme.text(14, 600), painter.device().devicePixelRatioF()
    mark = _MARK * max(1.0, context.theme.text_scale)
    x = spot.x()
    for player in saved_game.players:
        painter.drawPixmap(QPointF(x, spot.y()), badges.picture(player.badge, mark, ratio))
        x += mark + 3
    x += 7
    painter.setFont(font)
    painter.setPen(context.theme.colour("text"))
    middle = spot.y() + mark / 2 + QFontMetricsF(font).capHeight() / 2
    words = players_in_line(context, saved_game, font, spot.x() + width - x)
    painter.drawText(QPointF(x, middle), words)


class EmptyTile(QWidget):
    """What lies where games would wait: an empty table that says so."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.context = context
        context.theme.changed.connect(self.update)
        context.voice.changed.connect(self.update)

    @staticmethod
    def least_height(context: AppContext) -> int:
        """How high it is at least: its words, and a little room around them."""
        return round(_EMPTY_LEAST * max(1.0, context.theme.text_scale))

    def paintEvent(self, event: object) -> None:
        theme = self.context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        ground = QColor(theme.palette.panel)
        ground.setAlphaF(0.45)
        painter.setBrush(ground)
        edge = QPen(theme.colour("line"), 1.6)
        edge.setDashPattern([4, 4])
        painter.setPen(edge)
        painter.drawRoundedRect(paper, 16, 16)
        middle = QPointF(paper.left() + 92, paper.center().y())
        painter.save()
        painter.translate(middle)
        part = min(1.0, (paper.height() - 8) / _TABLE_HIGH)
        painter.scale(part, part)
        self._paint_table(painter, QPointF(0, 0))
        painter.restore()
        x, width = paper.left() + 180, paper.width() - 210
        title_font, font = theme.title(20), theme.text(14)
        heading = self.context.say(phrase("Lobby", "No games in progress"))
        line = phrase("Lobby", "Games in progress appear here, ready to resume. Choose a game below.")
        below = line_breaks.lines(self.context.say(line), font, width, 2)
        metrics, step = QFontMetricsF(title_font), 20 * max(1.0, theme.text_scale)
        y = middle.y() - (metrics.height() + len(below) * step) / 2
        painter.setFont(title_font)
        painter.setPen(theme.colour("text"))
        painter.drawText(QPointF(x, y + metrics.ascent()), line_breaks.elided(heading, title_font, width))
        painter.setFont(font)
        painter.setPen(theme.colour("quiet"))
        y += metrics.height()
        for words in below:
            painter.drawText(QPointF(x, y + step * 0.76), words)
            y += step

    def _paint_table(self, painter: QPainter, middle: QPointF) -> None:
        theme = self.context.theme
        seat = QPen(theme.colour("disabled"), 2)
        seat.setDashPattern([3, 2.5])
        painter.setPen(seat)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for dx, dy in ((-52, 0), (52, 0), (0, -38), (0, 38)):
            painter.drawEllipse(middle + QPointF(dx, dy), 9, 9)
        painter.setPen(QPen(theme.colour("disabled"), 2))
        painter.setBrush(theme.colour("heading"))
        painter.drawRoundedRect(QRectF(middle.x() - 36, middle.y() - 23, 72, 46), 14, 14)
        painter.setPen(QPen(theme.colour("line"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(middle.x() - 30, middle.y() - 17, 60, 34), 9, 9)


def locale(language: str) -> QLocale:
    """How dates and times are written: as the system does, if it speaks the language, else as is usual in it."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)


def last_played(saved: float, now: float, language: str) -> Text:
    """When a game was last played; both moments in seconds since 1970, told in local time."""
    then, today = QDateTime.fromSecsSinceEpoch(int(saved)), QDateTime.fromSecsSinceEpoch(int(now))
    habit = locale(language)
    # Given a QTime itself, PySide imports datetime first, to see whether it is one of its own.
    time = habit.toString(then, habit.timeFormat(QLocale.FormatType.ShortFormat))
    days = then.date().daysTo(today.date())
    if days == 0:
        return phrase("Lobby", "Played today, {time}").put(time=time)
    if days == 1:
        return phrase("Lobby", "Played yesterday, {time}").put(time=time)
    if 1 < days < 7:
        weekday = habit.standaloneDayName(then.date().dayOfWeek(), QLocale.FormatType.LongFormat)
        return phrase("Lobby", "Played on {weekday}, {time}").put(weekday=weekday, time=time)
    date = habit.toString(then, habit.dateFormat(QLocale.FormatType.ShortFormat))
    return phrase("Lobby", "Played on {date}", "the date is written in digits").put(date=date)
