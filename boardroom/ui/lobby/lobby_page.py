"""The lobby: the games that wait to be continued, the games that can be begun, and the ways to everything else."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from boardroom.ui.kit.context import Room
from boardroom.ui.lobby import overview
from boardroom.ui.lobby.lobby_bar import HEIGHT, LobbyBar
from boardroom.ui.lobby.lobby_content import Hall
from boardroom.ui.lobby.overview import Card, Glance

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class LobbyPage(QWidget):
    """The page of the lobby.

    It shows at once what it showed last; what is there now is found out in the first quiet moment, and followed.
    ``games`` is the folder that the store keeps the games in, named here because the store itself comes later.
    """

    play = Signal(str)
    rules = Signal(str)
    resume = Signal(str)
    look = Signal(str)
    export = Signal(str)
    remove = Signal(str)
    settings = Signal()
    exports = Signal()
    show_folder = Signal(str)
    painted = Signal()
    """The very first picture of the page is made; what can wait may begin."""
    settled = Signal()
    """What is shown is what is there."""

    def __init__(self, room: Room, games: "Path") -> None:
        super().__init__()
        self.room = room
        self.games = games
        self.bar = LobbyBar(room, self)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._work: Iterator[Glance | None] | None = None
        self._seen = ""
        self._quiet = QTimer(self)
        self._quiet.timeout.connect(self._work_on)
        self._begun, self._stale, self._ever_painted = False, True, False
        self.hall: Hall | None = None
        self.bar.settings_wanted.connect(self.settings)
        self.bar.exports_wanted.connect(self.exports)
        self.bar.rules_wanted.connect(self._choose_rules)
        self.bar.language_wanted.connect(self._choose_language)
        self.bar.theme_wanted.connect(self._choose_theme)
        room.theme.changed.connect(self._lay_out)
        room.voice.changed.connect(self._lay_out)
        remembered = overview.recall(games)
        if remembered is not None:
            self.show_glance(remembered)

    @property
    def shown(self) -> Glance:
        """What is shown."""
        return self.hall.glance if self.hall is not None else Glance((), (), ())

    def refresh(self) -> None:
        """Find out what is there now; at once if nothing is shown yet, else in quiet moments."""
        from boardroom.ui.lobby import overview_reader

        self._stale = False
        self._seen = overview.stamps(self.games)
        self._work = overview_reader.work(self.room.store)
        if self.hall is None:
            while self._work is not None:
                self._work_on()
        else:
            self._quiet.start(0)

    def remember(self) -> None:
        """Remember what is there now for the next start, if it is not remembered already; for when the app ends."""
        if self._seen != overview.stamps(self.games):
            self.refresh()
            while self._work is not None:
                self._work_on()

    def keep_picture(self) -> None:
        """Keep what is shown for the first moment of the next start."""
        if self.hall is not None and self._work is None:
            self.hall.keep()

    def show_glance(self, seen: Glance) -> None:
        """Show this."""
        if self.hall is not None and self.hall.glance == seen:
            return
        focus = self._focused()
        position = self._scroll.verticalScrollBar().value()
        hall = Hall(self.room, seen)
        for card in hall.cards:
            card.clicked.connect(partial(self.resume.emit, card.card.uid))
            card.menu_wanted.connect(partial(self._card_menu, card.card))
            card.remove_wanted.connect(partial(self.remove.emit, card.card.uid))
        for row in hall.rows:
            row.clicked.connect(partial(self.look.emit, row.card.uid))
            row.menu_wanted.connect(partial(self._card_menu, row.card))
            row.remove_wanted.connect(partial(self.remove.emit, row.card.uid))
        for damage in hall.damages:
            damage.clicked.connect(partial(self.show_folder.emit, damage.damage.path))
        for tile in hall.tiles:
            tile.clicked.connect(partial(self.play.emit, tile.offer.game))
            tile.rules_wanted.connect(partial(self.rules.emit, tile.offer.game))
        self.hall = hall
        self._lay_out()
        self._scroll.setWidget(hall)
        self._scroll.verticalScrollBar().setValue(position)
        for sheet in hall.sheets:
            if sheet.key == focus:
                sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def game_of_focus(self) -> str:
        """The game of the sheet that is chosen, else the first that can be begun, else nothing."""
        if self.hall is None:
            return ""
        for card in self.shown.cards:
            if card.uid == self._focused():
                return card.game
        for tile in self.hall.tiles:
            if tile.hasFocus():
                return tile.offer.game
        return self.hall.tiles[0].offer.game if self.hall.tiles else ""

    def point_at_games(self) -> None:
        """Choose the first game that can be begun."""
        if self.hall is not None and self.hall.tiles:
            self.hall.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)

    def card(self, uid: str) -> Card | None:
        """The card of a saved game."""
        return next((card for card in self.shown.cards if card.uid == uid), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._begun:
            self._begun = True
            # Not before the event loop turns: then the children have been painted too.
            QTimer.singleShot(0, self._begin)

    def _begin(self) -> None:
        if self.hall is not None:
            self.hall.show_live()
        if not self._ever_painted:
            self._ever_painted = True
            self._style_scroll_bar()
            self.painted.emit()
        if self._stale:
            self.refresh()

    def showEvent(self, event: object) -> None:
        """The games may have gone on since the page was last seen."""
        self._begun, self._stale = False, True
        self.setFocus()
        if self.hall is None:
            self.refresh()
        elif not self._ever_painted:
            self.hall.show_kept()

    def hideEvent(self, event: object) -> None:
        self._quiet.stop()
        self._work = None

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in arrows and self.hall is not None and self.hall.sheets:
            self.hall.sheets[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The first Tab comes to the first sheet, not to the strip above it."""
        if forward and self.hasFocus() and self.hall is not None and self.hall.sheets:
            self.hall.sheets[0].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def _lay_out(self) -> None:
        self.bar.setGeometry(0, 0, self.width(), HEIGHT)
        self._scroll.setGeometry(0, HEIGHT, self.width(), self.height() - HEIGHT)
        if self.hall is None:
            return
        wide, high = self.width(), self.height() - HEIGHT
        self.hall.lay_out(wide, high)
        if self.hall.height() > high:
            if self._ever_painted:
                self._style_scroll_bar()
            self.hall.lay_out(wide - self._scroll.verticalScrollBar().sizeHint().width(), high)
        self.bar.margin = self.hall.margin
        self.bar.place()

    def _style_scroll_bar(self) -> None:
        from boardroom.ui.kit.page_frame import scroll_style

        self._scroll.verticalScrollBar().setStyleSheet(scroll_style(self.room))

    def _work_on(self) -> None:
        """A little of what is to be done when nothing else is."""
        if self._work is None:
            self._quiet.stop()
            return
        found = next(self._work, None)
        if found is not None:
            self._work = self._paint_pictures(found)

    def _paint_pictures(self, found: Glance) -> "Iterator[Glance | None]":
        """Show what was found, then the pictures of tables that were not kept, then remember it all."""
        from boardroom.ui.kit import picture_cache
        from boardroom.ui.lobby import overview_reader

        self.show_glance(found)
        assert self.hall is not None
        for card in self.hall.cards:
            ratio = card.picture_ratio
            if card.card.picture and picture_cache.load(f"{card.card.picture}@{ratio:g}") is None:
                yield None
                picture = overview_reader.picture(self.room.store, card.card, ratio)
                if picture is not None:
                    card.show_picture(picture)
        yield None
        overview.remember(self.games, found, self._seen)
        self.hall.keep()
        picture_cache.prune()
        self._work = None
        self._quiet.stop()
        self.settled.emit()

    def _focused(self) -> str:
        """The key of the sheet that is chosen."""
        return next((sheet.key for sheet in self.hall.sheets if sheet.hasFocus()), "") if self.hall else ""

    def _card_menu(self, card: Card, spot: QPointF) -> None:
        from boardroom.ui.lobby import lobby_menus

        opened = self.look if card.over else self.resume
        made = lobby_menus.saved_game_menu(
            self.room,
            self,
            card,
            partial(opened.emit, card.uid),
            partial(self.export.emit, card.uid),
            partial(self.remove.emit, card.uid),
        )
        made.popup(spot.toPoint())

    def _choose_rules(self, spot: QPoint) -> None:
        from boardroom.ui.lobby import lobby_menus

        offers = self.shown.offers
        if len(offers) == 1:
            self.rules.emit(offers[0].game)
        elif offers:
            lobby_menus.games_menu(self.room, self, offers, self.rules.emit).popup(spot)

    def _choose_language(self, spot: QPoint) -> None:
        from boardroom.ui.kit import popup_menus

        popup_menus.language_menu(self.room, self).popup(spot)

    def _choose_theme(self, spot: QPoint) -> None:
        from boardroom.ui.kit import popup_menus

        popup_menus.theme_menu(self.room, self).popup(spot)
