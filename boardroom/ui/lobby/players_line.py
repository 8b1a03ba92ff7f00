"""Who plays a saved game, in a line: all of them by name, or the first and how many others."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art, badges
from boardroom.ui.kit.words import line_breaks
from boardroom.ui.kit.words.say import PERSON
from boardroom.ui.lobby.overview import SavedGame

_MARK: Final = 22.0


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
