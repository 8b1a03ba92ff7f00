"""What the window says to the person: its strip for messages, which is made when there is the first."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.context import AppContext

if TYPE_CHECKING:
    from boardroom.ui.shell.window.message_strip import MessageStrip


class Messages:
    """The strip at the foot of a widget, above what is there; nothing is there before the first message."""

    def __init__(self, context: AppContext, over: QWidget) -> None:
        self._context, self._over = context, over
        self._made: MessageStrip | None = None

    @property
    def strip(self) -> "MessageStrip":
        """The strip, made if it is not there yet."""
        if self._made is None:
            from boardroom.ui.shell.window.message_strip import MessageStrip

            self._made = MessageStrip(self._context, self._over)
        return self._made

    def unsay(self, subject: str) -> None:
        """Dismiss the message on a subject, if it is still shown."""
        if self._made is not None and self._made.subject == subject:
            self._made.dismiss()

    def turn_page(self) -> None:
        """Another page is shown: what was said of the one before goes."""
        if self._made is not None:
            self._made.turn_page()
