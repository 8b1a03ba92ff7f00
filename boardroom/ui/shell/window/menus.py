"""The menu bar: File, Game, View, Help, where each desktop expects its entries."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QMenuBar

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class Menus(QMenuBar):
    """The bar with its four titles; what is in them is made later (``menu_entries``)."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.file = self._menu(phrase("Menu", "&File"))
        self.game = self._menu(phrase("Menu", "&Game"))
        self.view = self._menu(phrase("Menu", "&View"))
        self.help = self._menu(phrase("Menu", "&Help"))
        self.of_table: list[QAction] = []
        """The entries that need a table."""
        context.theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """The colours of the strip that lies below the menu bar."""
        palette, theme = self.palette(), self.context.theme
        for role, name in (
            (palette.ColorRole.Window, "bar"),
            (palette.ColorRole.Base, "bar"),
            (palette.ColorRole.Button, "bar"),
            (palette.ColorRole.WindowText, "bar_quiet"),
            (palette.ColorRole.ButtonText, "bar_quiet"),
            (palette.ColorRole.Text, "bar_quiet"),
            (palette.ColorRole.Highlight, "main"),
            (palette.ColorRole.HighlightedText, "main_text"),
        ):
            palette.setColor(role, theme.colour(name))
        self.setPalette(palette)
        self.setFont(theme.text(13))

    def _menu(self, text: Text) -> QMenu:
        menu = self._titled(QMenu(self), text)
        self.addMenu(menu)
        return menu

    def submenu(self, parent: QMenu, text: Text) -> QMenu:
        """A menu in another one."""
        menu = self._titled(QMenu(parent), text)
        parent.addMenu(menu)
        return menu

    def _titled(self, menu: QMenu, text: Text) -> QMenu:
        # Made here, not by ``addMenu("")``: PySide forgets what Qt made itself when something else ends, though it
        # is still there.
        self.context.tell(menu, menu.setTitle, text)
        return menu
