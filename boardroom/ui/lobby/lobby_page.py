"""The lobby: the games that wait to be continued, the games that can be begun, and the ways to everything else."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import SCROLL_BAR
from boardroom.ui.lobby import overview, overview_file
from boardroom.ui.lobby.lobby_bar import HEIGHT, LobbyBar
from boardroom.ui.lobby.lobby_content import LobbyContent
from boardroom.ui.lobby.overview import Overview, SavedGame

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from boardroom.ui.lobby.game_filter import Wanted
    from boardroom.ui.lobby.pictured_tile import PicturedTile


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

    def __init__(self, context: AppContext, games: "Path") -> None:
        super().__init__()
        self.context = context
        self.games = games
        self.bar = LobbyBar(context, self)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        context.tell(self, self.setAccessibleName, phrase("Lobby", "Lobby"), what="name")
        self._work: Iterator[Overview | None] | None = None
        self._seen = self._remembered = ""
        self._tried: set[str] = set()
        """The pictures of tables that were made, or could not be, since it was last found out what is there."""
        self._quiet = QTimer(self)
        self._quiet.timeout.connect(self._work_on)
        self._begun, self._stale, self._ever_painted = False, True, False
        self._laid = False
        self.content: LobbyContent | None = None
        self.bar.settings_wanted.connect(self.settings)
        self.bar.exports_wanted.connect(self.exports)
        self.bar.rules_wanted.connect(self._choose_rules)
        self.bar.language_wanted.connect(partial(self._choose, "language"))
        self.bar.theme_wanted.connect(partial(self._choose, "theme"))
        context.theme.changed.connect(self._lay_out_again)
        context.voice.changed.connect(self._lay_out_again)
        remembered = overview.recall(games)
        if remembered is not None:
            # Not laid out before it is seen: a page without a size would be laid out for one that nobody sees.
            self._scroll.setWidget(self._fill(remembered))

    @property
    def shown(self) -> Overview:
        """What is shown."""
        return self.content.overview if self.content is not None else Overview((), (), ())

    def refresh(self) -> None:
        """Find out what is there now; at once if nothing is shown yet, else in quiet moments."""
        from boardroom.ui.lobby import overview_reader

        self._stale = False
        self._tried.clear()
        self._seen = overview_file.stamps(self.games)
        self._work = overview_reader.work(self.context.store)
        if self.content is None:
            while self.content is None:
                self._work_on()
        self._quiet.start(0)

    def remember(self) -> None:
        """Remember what is there now for the next start, if it is not remembered already; for when the app ends."""
        if self._remembered != overview_file.stamps(self.games):
            self.refresh()
            while self._remembered != self._seen:
                self._work_on()
            self._rest()

    @property
    def at_rest(self) -> bool:
        """Whether it shows what is there as the next start will, but for a mark of the mouse: from above, and with no
        mark of the keys.
        """
        if self.content is None or self._work is not None or self._stale or not self._ever_painted:
            return False
        if self._scroll.verticalScrollBar().value() or self.content.narrowed:
            return False
        return not any(button.hasFocus() or button.isDown() for button in self.findChildren(QAbstractButton))

    def show_overview(self, seen: Overview) -> None:
        """Show this."""
        if self.content is not None and self.content.overview == seen:
            return
        focus = self._focused()
        position = self._scroll.verticalScrollBar().value()
        wanted = self.content.wanted if self.content is not None else None
        content = self._fill(seen)
        if self._ever_painted:
            self._offer_search(wanted)
        self._lay_out()
        self._scroll.setWidget(content)
        self._scroll.verticalScrollBar().setValue(position)
        for sheet in content.sheets:
            if sheet.key == focus:
                sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, seen: Overview) -> LobbyContent:
        """The sheets of this, which the page has from now on; they are still to be laid out and put in place."""
        content = LobbyContent(self.context, seen)
        for tile in (*content.of_saved_games, *content.rows):
            opened = self.look if tile.saved_game.over else self.resume
            tile.clicked.connect(partial(opened.emit, tile.saved_game.uid))
            tile.menu_wanted.connect(partial(self._saved_game_menu, tile.saved_game))
            tile.remove_wanted.connect(partial(self.remove.emit, tile.saved_game.uid))
        for damage in content.damages:
            damage.clicked.connect(partial(self.show_folder.emit, damage.damage.path))
        for game_tile in content.tiles:
            game_tile.clicked.connect(partial(self.play.emit, game_tile.offer.game))
            game_tile.rules_wanted.connect(partial(self.rules.emit, game_tile.offer.game))
        self.content = content
        return content

    def _offer_search(self, wanted: "Wanted | None" = None) -> None:
        """Have many games searched, from what was looked for before."""
        content = self.content
        assert content is not None
        content.offer_search(wanted)
        if content.filter is not None:
            content.filter.changed.connect(self._lay_out)
            for keys in shortcuts.keys("search"):
                # As long as there is that field.
                QShortcut(keys, content.filter).activated.connect(self.search)

    def search(self) -> None:
        """Go to the field to search in; where there are few games there is none."""
        if self.content is not None and self.content.filter is not None:
            self._scroll.verticalScrollBar().setValue(0)
            self.content.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.content.filter.search.selectAll()

    def game_of_focus(self) -> str:
        """The game of the sheet that is chosen, else the first that can be begun, else nothing."""
        if self.content is None:
            return ""
        for saved_game in self.shown.saved_games:
            if saved_game.uid == self._focused():
                return saved_game.game
        for tile in self.content.tiles:
            if tile.hasFocus():
                return tile.offer.game
        return self.content.tiles[0].offer.game if self.content.tiles else ""

    def point_at_games(self) -> None:
        """Choose the first game that can be begun."""
        if self.content is not None and self.content.tiles:
            self.content.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)

    def saved_game(self, uid: str) -> SavedGame | None:
        """What the lobby shows of a saved game."""
        return next((saved_game for saved_game in self.shown.saved_games if saved_game.uid == uid), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._begun:
            self._begun = True
            # Not before the event loop turns: then the children have been painted too.
            QTimer.singleShot(0, self._begin)

    def _begin(self) -> None:
        if not self._ever_painted:
            self._ever_painted = True
            self.style_scroll_bar()
            if self.content is not None:
                self._offer_search()
                self._lay_out()
            self.painted.emit()
        if self._stale:
            self.refresh()

    def showEvent(self, event: object) -> None:
        """The games may have gone on since the page was last seen."""
        self._begun, self._stale = False, True
        if not self._laid:
            self._lay_out()
        self.setFocus()
        if self.content is None:
            self.refresh()

    def hideEvent(self, event: object) -> None:
        self._rest()

    def _rest(self) -> None:
        """Do nothing more in quiet moments."""
        self._quiet.stop()
        self._work = None

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._picture_anew()
        return super().event(event)

    def resizeEvent(self, event: object) -> None:
        if self._laid or self.isVisible():
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in arrows and self.content is not None and self.content.sheets:
            self.content.sheets[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The first Tab comes to the first sheet, not to the strip above it."""
        if forward and self.hasFocus() and self.content is not None and self.content.sheets:
            self.content.sheets[0].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def _lay_out_again(self) -> None:
        """Lay the page out for other words or another look, when it is seen."""
        self._laid = self.isVisible()
        if self._laid:
            self._lay_out()

    def _lay_out(self) -> None:
        self._laid = True
        self.bar.setGeometry(0, 0, self.width(), HEIGHT)
        self._scroll.setGeometry(0, HEIGHT, self.width(), self.height() - HEIGHT)
        if self.content is None:
            return
        wide, high = self.width(), self.height() - HEIGHT
        self.content.lay_out(wide, high)
        if self.content.height() > high:
            if self._ever_painted:
                self.style_scroll_bar()
            # Not as wide as the bar says: before the first picture it has not its look yet.
            self.content.lay_out(wide - SCROLL_BAR, high)
        self.bar.margin = self.content.margin
        self.bar.place()
        self._picture_anew()

    def style_scroll_bar(self) -> None:
        """Give the scroll bar its look: by itself after the first picture of the page, because it takes its time."""
        self._scroll.verticalScrollBar().setStyleSheet(self.context.theme.scroll_bars)

    def _work_on(self) -> None:
        """A little of what is to be done when nothing else is."""
        if self._work is None:
            self._rest()
            return
        found = next(self._work, None)
        if found is not None:
            self.show_overview(found)
            overview.remember(self.games, found, self._seen)
            self._remembered = self._seen
            self._work = self._paint_tables()

    def _picture_anew(self) -> None:
        """Have the tables pictured that have no picture in the look of now, unless that is on its way already."""
        if self._work is None and self._ever_painted and self.isVisible() and self._unpictured() is not None:
            self._work = self._paint_tables()
            self._quiet.start(0)

    def _paint_tables(self) -> "Iterator[None]":
        """Paint the pictures of tables that were not kept, a little at a time, those higher up first."""
        from boardroom.ui.kit.pictures import pictures_on_disk
        from boardroom.ui.lobby import table_painting

        yield
        while (tile := self._unpictured()) is not None:
            content, name, ratio = self.content, tile.picture_name, tile.picture_ratio
            self._tried.add(name)
            for picture in table_painting.paint(self.context, self.context.store, tile.saved_game, ratio):
                yield
                if self.content is not content or tile.picture_name != name:
                    # Something else is shown, or it in another theme, language or room by now.
                    break
                if picture is not None:
                    pictures_on_disk.keep(name, picture)
                    tile.show_picture(name, picture)
        pictures_on_disk.prune()
        self._rest()
        self.settled.emit()

    def _unpictured(self) -> "PicturedTile | None":
        """A sheet whose table is still to be pictured, and was not tried."""
        tiles = self.content.saved_game_tiles if self.content is not None else []
        return next((tile for tile in tiles if tile.lacks_picture and tile.picture_name not in self._tried), None)

    def _focused(self) -> str:
        """The key of the sheet that is chosen."""
        return next((sheet.key for sheet in self.content.sheets if sheet.hasFocus()), "") if self.content else ""

    def _saved_game_menu(self, saved_game: SavedGame, spot: QPointF) -> None:
        """Open the menu of what can be done with a saved game."""
        from boardroom.ui.kit.widgets import popup_menus

        uid, over = saved_game.uid, saved_game.over
        first = phrase("Lobby", "View the result", "menu") if over else phrase("Lobby", "Continue", "menu")
        made = popup_menus.menu(self)
        opened = partial((self.look if over else self.resume).emit, uid)
        made.addAction(popup_menus.said(self.context, made, first, opened, "eye" if over else "play"))
        export, remove = phrase("Lobby", "Export", "menu"), phrase("Lobby", "Remove…", "menu")
        made.addAction(popup_menus.said(self.context, made, export, partial(self.export.emit, uid), "export"))
        made.addSeparator()
        made.addAction(popup_menus.said(self.context, made, remove, partial(self.remove.emit, uid), "trash"))
        made.popup(spot.toPoint())

    def _choose_rules(self, spot: QPoint) -> None:
        """Show the rules of the only game, or open a menu of the games installed."""
        from boardroom.ui.kit.widgets import popup_menus

        offers = self.shown.offers
        if len(offers) == 1:
            self.rules.emit(offers[0].game)
        elif offers:
            made = popup_menus.menu(self)
            for offer in offers:
                show = partial(self.rules.emit, offer.game)
                made.addAction(popup_menus.said(self.context, made, offer.title, show))
            made.popup(spot)

    def _choose(self, key: str, spot: QPoint) -> None:
        from boardroom.ui.kit.widgets import popup_menus

        popup_menus.choose(self.context, self, key, spot)
