"""The keys of the application: one list, from which menus and pages take theirs and the page of shortcuts is made.

Hands on a table have keys of their own (``ui/stage``), which are listed here, too.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from boardroom.engine.text import Text, phrase

_STANDARD: Final = QKeySequence.StandardKey
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


_COUNTED: Final = tuple("123456789")
"""The keys that count."""


class Shortcut(NamedTuple):
    """What some keys do; ``standard`` is what the desktop calls it, whose own keys come first, ``more`` are ours: all
    of them do the same, but those that count.
    """

    title: Text
    standard: QKeySequence.StandardKey | None
    more: tuple[str, ...] = ()


class Group(NamedTuple):
    """Shortcuts that belong together, by the names that the program has for them."""

    title: Text
    shortcuts: dict[str, Shortcut]


GROUPS: Final = (
    Group(
        phrase("Shortcuts", "Everywhere"),
        {
            "new": Shortcut(phrase("Shortcuts", "New game"), _STANDARD.New),
            "open": Shortcut(phrase("Shortcuts", "Open a game"), _STANDARD.Open),
            "lobby": Shortcut(phrase("Shortcuts", "To the lobby"), None, ("Ctrl+L",)),
            "close": Shortcut(
                phrase("Shortcuts", "Close the page; in the lobby, the window"), _STANDARD.Close, ("Ctrl+W",)
            ),
            "settings": Shortcut(phrase("Shortcuts", "Settings"), _STANDARD.Preferences, ("Ctrl+,",)),
            "rules": Shortcut(phrase("Shortcuts", "Rules"), _STANDARD.HelpContents),
            "reference": Shortcut(phrase("Shortcuts", "Quick reference: icons or cards"), None, ("Shift+F1",)),
            "search": Shortcut(phrase("Shortcuts", "Search the games in progress, or the rules"), _STANDARD.Find),
            "full screen": Shortcut(phrase("Shortcuts", "Full screen"), _STANDARD.FullScreen, ("F11",)),
            "quit": Shortcut(phrase("Shortcuts", "Quit"), _STANDARD.Quit, ("Ctrl+Q",)),
        },
    ),
    Group(
        phrase("Shortcuts", "At the table"),
        {
            "go": Shortcut(phrase("Shortcuts", "Next piece or target"), None, ("Tab", "Left", "Right", "Up", "Down")),
            "take": Shortcut(
                phrase("Shortcuts", "Choose a piece, draw, pick up or put down"), None, ("Return", "Space")
            ),
            "glance": Shortcut(
                phrase("Shortcuts", "Hold to look at your cards, if no piece is selected"), None, ("Space",)
            ),
            "let go": Shortcut(phrase("Shortcuts", "Cancel"), None, ("Esc",)),
            "pause": Shortcut(phrase("Shortcuts", "Pause or resume the replay"), None, ("Space",)),
            "step back": Shortcut(phrase("Shortcuts", "During a replay: one step back"), None, ("Left", "Backspace")),
            "next part": Shortcut(phrase("Shortcuts", "Next area: prompt, last message, actions, log"), None, ("F6",)),
            "part before": Shortcut(phrase("Shortcuts", "Previous area"), None, ("Shift+F6",)),
            "number": Shortcut(
                phrase("Shortcuts", "Choose a card or an answer, counted from the left"), None, _COUNTED
            ),
            "more numbers": Shortcut(phrase("Shortcuts", "Number the next nine pieces"), None, ("0",)),
            "main": Shortcut(phrase("Shortcuts", "Press the main button"), None, ("Ctrl+Return", "Ctrl+Enter")),
            "button": Shortcut(
                phrase("Shortcuts", "Press a button beside the prompt, counted from the left"),
                None,
                tuple(f"Ctrl+{number}" for number in _COUNTED),
            ),
            "undo": Shortcut(phrase("Shortcuts", "Undo"), _STANDARD.Undo),
            "redo": Shortcut(phrase("Shortcuts", "Redo"), _STANDARD.Redo, ("Ctrl+Y",)),
            "sort": Shortcut(phrase("Shortcuts", "Sort the hand another way"), None, ("Ctrl+T",)),
            "save as": Shortcut(phrase("Shortcuts", "Save the game as"), None, ("Ctrl+S", "Ctrl+Shift+S")),
            "zoom in": Shortcut(phrase("Shortcuts", "Zoom in"), _STANDARD.ZoomIn),
            "zoom out": Shortcut(phrase("Shortcuts", "Zoom out"), _STANDARD.ZoomOut),
            "fit": Shortcut(phrase("Shortcuts", "Show the whole table"), None, ("Ctrl+0",)),
        },
    ),
)
_RARE: Final = range(Qt.Key.Key_F13, Qt.Key.Key_F35 + 1)
_ALL: Final = {name: shortcut for group in GROUPS for name, shortcut in group.shortcuts.items()}


def keys(name: str) -> list[QKeySequence]:
    """The keys of a shortcut, the one to be shown first. Raises KeyError for one that is not in ``GROUPS``."""
    shortcut = _ALL[name]
    own = [QKeySequence(keys) for keys in shortcut.more]
    usual = [] if shortcut.standard is None else QKeySequence.keyBindings(shortcut.standard)
    return usual + [keys for keys in own if keys not in usual]


def told(name: str) -> str:
    """The keys of a shortcut as this system writes them, without the rare keys that stand for a single command."""
    codes = {key: key[0].key() for key in keys(name)}  # type: ignore[index]  # stubs lack it
    found = [key for key, code in codes.items() if code not in _RARE and code < Qt.Key.Key_Back]
    if len(found) == len(_COUNTED):
        return f"{found[0].toString(_NATIVE)} – {found[-1].toString(_NATIVE)}"
    # Qt says Return where keyboards, and everybody, say Enter.
    return "  ".join(dict.fromkeys(key.toString(_NATIVE).replace("Return", "Enter") for key in found))


def one(name: str, number: int = 0) -> str:
    """One of the keys of a shortcut as this system writes it, counted from 0; nothing where there are not so many."""
    found = keys(name)
    return found[number].toString(_NATIVE).replace("Return", "Enter") if number < len(found) else ""


def show(action: QAction, name: str) -> None:
    """Show the keys at an entry of a menu that opens; another part of the window listens to them."""
    action.setShortcuts(keys(name))
    action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)


def forget(menu: QMenu) -> None:
    """Take away what ``show`` has shown, when the menu closes: its bar keeps the keyboard for a while, and would take
    the keys from who listens to them.
    """
    for action in menu.actions():
        if action.shortcutContext() == Qt.ShortcutContext.WidgetShortcut:
            action.setShortcuts([])
