"""What two windows show, compared: everything that can be seen, read aloud or pointed at in either.

Two games that differ only in a secret are played side by side by the same events but for the secret; whoever may not
know it must find no difference.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

from hand import Hand
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QTextEdit, QWidget

from boardroom.controller.session import Session
from boardroom.ui.kit.context import AppContext
from boardroom.ui.lobby.lobby_page import LobbyPage
from boardroom.ui.lobby.table_painting import paint_position

TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.DebugDescription,
)

Pair = tuple[Hand, Hand]
Play = Callable[[Any, int], None]


@contextmanager
def read_aloud() -> Generator[None, None, None]:
    """Have somebody read the accessible tree, as a screen reader does."""
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(False)


def share_faces(pair: Pair) -> None:
    """Have both tables use the same pictures of pieces: Qt's outlines of large letters differ by a hair with time."""
    one, other = (hand.page.table for hand in pair)
    other.faces.paint = one.faces.paint  # type: ignore[attr-defined]  # tables of either game have them


def both(pair: Pair, play: Play) -> None:
    """Play in both games; what is played is told in which of them it is."""
    for game, hand in enumerate(pair):
        hand.window.activateWindow()
        hand.wait(hand.window.isActiveWindow)
        play(hand, game)
        hand.see()


def small_table(context: AppContext, session: Session) -> QImage:
    """The picture of the table of a game in progress, as the lobby has it."""
    steps = paint_position(context, session.manifest, session.rules, session.seats, session.state, 2.0)
    return next(picture for picture in steps if picture is not None).toImage()


# What there is to be found out.


def evidence(hand: Hand, pieces: bool = True) -> dict[str, object]:
    """Everything that can be seen, read or pointed at in a window."""
    hand.window.activateWindow()
    hand.wait(hand.window.isActiveWindow)
    page, listed = hand.page, None if hand.page.side.last_turn is None else hand.last_turn
    rows = [] if listed is None else list(listed.items())
    deeds = () if listed is None else listed.deeds
    found: dict[str, object] = {
        "pixels": picture(hand.window),
        "title": hand.window.windowTitle(),
        "prompt": page.prompt.words,
        "log": (page.log.words, page.log.toHtml()),
        "last turn": [(row.text(0), row.row, row.pieces) for row in rows],
        "deeds": [(deed.seat, deed.words, deed.pieces) for deed in deeds],
        "widgets": [words_of(widget) for widget in hand.window.findChildren(QWidget) if not _in_lobby(widget)],
        "menu": [(action.text(), action.isEnabled(), action.isChecked()) for action in page.menu_actions()],
        "pieces": {key: piece.place for key, piece in page.stage.pieces.items()},
        "tree": list(tree(hand.window)),
        "drawn": page.shown.view if page.shown is not None else None,
    }
    if pieces and not page.curtain.isVisible():
        found["inspected"] = {key: inspected(hand, key) for key in sorted(page.stage.pieces)}
    return found


def tree(widget: QWidget) -> Iterator[tuple[object, ...]]:
    """Everything that the client of a screen reader finds below a widget, visible or not: what it is, where, its name,
    description and value, whether it can be seen and has the focus.
    """
    yield from _below(QAccessible.queryAccessibleInterface(widget))


def _in_lobby(widget: QObject | None) -> bool:
    """Whether something is of the lobby behind the page: that is read beside the game, and has the other one, too, once
    that is saved.
    """
    while widget is not None and not isinstance(widget, LobbyPage):
        widget = widget.parent()
    return widget is not None


def _below(here: QAccessibleInterface) -> Iterator[tuple[object, ...]]:
    if isinstance(here.object(), LobbyPage):
        return
    state, texts = here.state(), [here.text(kind) for kind in TEXTS]
    yield here.role(), here.rect(), *texts, bool(state.invisible), bool(state.focused), bool(state.checked)
    for index in range(here.childCount()):
        yield from _below(here.child(index))


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def words_of(widget: QWidget) -> tuple[object, ...]:
    """What a widget says, to the eye and to a screen reader, whether it is shown or not."""
    said: list[object] = [
        type(widget).__name__,
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.statusTip(),
        widget.whatsThis(),
        widget.isVisible(),
        widget.isEnabled(),
        widget.hasFocus(),
    ]
    if isinstance(widget, QAbstractButton | QLabel):
        said.append(widget.text())
    if isinstance(widget, QTextEdit):
        said.append(widget.toPlainText())
    if isinstance(widget, QListWidget):
        roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole
        said += [[widget.item(row).data(role) for role in roles] for row in range(widget.count())]
    return tuple(said)


def inspected(hand: Hand, key: str) -> object:
    """What is said of a piece that is pointed at; the piece in the inspector, as words and pixels."""
    pointed = hand.read(hand.piece(key))
    hand.click(hand.piece(key), Qt.MouseButton.RightButton)
    inspector = hand.page.inspector
    said = [words_of(widget) for widget in inspector.findChildren(QWidget)]
    look = picture(inspector)
    hand.click(hand.piece(key), Qt.MouseButton.RightButton)
    return pointed, said, look


def assert_alike(pair: Pair, pieces: bool = True) -> None:
    """The two windows tell the same."""
    one, other = (evidence(hand, pieces) for hand in pair)
    for what in one:
        assert one[what] == other[what], f"the {what} differ"


def assert_unlike(pair: Pair) -> None:
    """There is something to be kept: the games do differ."""
    states = [hand.page.session.state for hand in pair]
    assert states[0] != states[1]
