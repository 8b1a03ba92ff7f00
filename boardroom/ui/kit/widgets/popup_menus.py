"""Menus that open at a button, and the choices of language and theme, which stand in several menus."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.settings import LANGUAGE_CHOICES, LANGUAGE_NAMES, THEME_CHOICES
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.say import SeatName


def language_title(choice: str) -> Text:
    """What a choice of the language is called: a language in its own words."""
    if choice in LANGUAGE_NAMES:
        return verbatim(LANGUAGE_NAMES[choice])
    return phrase("Menu", "Same as system", "a choice of language or theme")


def theme_title(choice: str) -> Text:
    """What a choice of the theme is called."""
    if choice == "day":
        return phrase("Menu", "Day", "the light theme")
    if choice == "evening":
        return phrase("Menu", "Evening", "the dark theme")
    return phrase("Menu", "Same as system", "a choice of language or theme")


class Choices(QActionGroup):
    """Actions of which one is checked: the present choice of one of the settings, wherever it was made."""

    def __init__(
        self, context: AppContext, owner: QObject, key: str, offered: tuple[str, ...], title: Callable[[str], Text]
    ) -> None:
        super().__init__(owner)
        self.context, self.setting = context, key
        for choice in offered:
            action = said(context, self, title(choice), partial(context.settings.set, key, choice))
            action.setCheckable(True)
            action.setData(choice)
            self.addAction(action)
        context.settings.changed.connect(self._follow)
        self._follow(key)

    def _follow(self, key: str) -> None:
        if key == self.setting:
            for action in self.actions():
                action.setChecked(action.data() == self.context.settings.get(key))


def languages(context: AppContext, owner: QObject) -> list[QAction]:
    """The choices of the language."""
    return Choices(context, owner, "language", ("en", "ja", LANGUAGE_CHOICES[0]), language_title).actions()


def themes(context: AppContext, owner: QObject) -> list[QAction]:
    """The choices of the theme."""
    return Choices(context, owner, "theme", ("day", "evening", THEME_CHOICES[0]), theme_title).actions()


def menu(parent: QWidget) -> QMenu:
    """A menu that goes away when it closes."""
    made = QMenu(parent)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return made


def choose(context: AppContext, parent: QWidget, key: str, spot: QPoint | None = None) -> None:
    """Open the menu of a setting, language or theme, at a place of the screen, or at the mouse."""
    made = menu(parent)
    made.addActions((languages if key == "language" else themes)(context, made))
    made.popup(QCursor.pos() if spot is None else spot)


def titled(context: AppContext, parent: QWidget, text: Text, seats: Sequence[SeatName] = ()) -> QMenu:
    """A menu to stand in another, with a title that follows the language."""
    made = QMenu(parent)
    context.tell(made, lambda words: made.setTitle(plain_text.label(words)), text, seats, "title")
    return made


def line(owner: QObject) -> QAction:
    """A line between entries."""
    action = QAction(owner)
    action.setSeparator(True)
    return action


def said(
    context: AppContext, owner: QObject, text: Text, done: Callable[[], object], icon: str = "", keyed: bool = False,
    seats: Sequence[SeatName] = (),
) -> QAction:  # fmt: skip
    """An action whose words follow the language; only in a ``keyed`` text an "&" stands before a key."""
    action = QAction(owner)
    shown: Callable[[str], str] = str if keyed else plain_text.label
    context.tell(action, lambda words: action.setText(shown(words)), text, seats, "label")
    if icon:
        action.setIcon(art.icon(icon, context.theme.palette.quiet))
    action.triggered.connect(done)
    return action
