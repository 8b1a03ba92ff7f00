"""A stage whose pieces the keys reach and a screen reader meets: where the focus is, and what there is to be read."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QFocusEvent

from boardroom.engine.prompt import Preview
from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.drag import Grip
from boardroom.ui.stage.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.keyboard import Keyboard
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.moves import Moves
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.speaking import Speaking
from boardroom.ui.stage.spots import Meant
from boardroom.ui.stage.table import Table


class SpeakingStage(DragAndDrop):
    """Has the ``keyboard``, and spots over what is shown and held while a screen reader reads them; it has no mouse."""

    def __init__(
        self, context: AppContext, table: Table, seats: Sequence[SeatName], preview: Callable[[Gesture], Preview]
    ) -> None:
        super().__init__(context, table, seats, preview)
        self.keyboard = Keyboard(self)
        self._speaking = Speaking(self, self.keyboard)
        self._arriving = False
        """Whether the focus has just come."""

    @property
    def focused(self) -> str:
        """The key of the piece that the keyboard has reached, or ""."""
        return self.keyboard.reached.key

    @property
    def has_keys(self) -> bool:
        """Whether the keys go to the table: the focus is here, or on what a screen reader reads of it."""
        return self.hasFocus() or self._speaking.spots.focused

    def hush(self, hushed: bool) -> None:
        """Have nothing here to be read and pressed while a question stands over the table, or have it again."""
        self._speaking.hushed = hushed
        self._speaking.follow()

    def reachable(self) -> list[Grip]:
        """The pieces that the arrow keys go to: those that can act, or all that a screen reader reads."""
        return self._speaking.grips() or self.stops()

    def focus_spot(self, meant: Meant) -> None:
        """Give the focus to what a screen reader reads of a piece or target, if anything does."""
        if not self._arriving:
            self._speaking.spots.focus(meant)

    def come_by_keys(self) -> None:
        """Give the keys to the table: to the piece they were at, else to the first one."""
        self.keyboard.used = True
        if self.keyboard.reached.key not in (*self.pieces, *self.clickable()):
            self.keyboard.reached = next(iter(self.stops()), Grip(""))
        self._speaking.follow()
        self.focus_spot(self.keyboard.reached)
        if not self.has_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown.

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        if self.shown is None or self.shown.actor != shown.actor:
            self.keyboard.reached = Grip("")
        self._speaking.told = False
        super().show_table(shown, glide, passage)
        self._speaking.follow()

    def settle(self) -> None:
        super().settle()
        if self.shown is not None:
            self._speaking.follow()
            self.keyboard.show()

    def keep_up(self, shown: Presentation) -> None:
        super().keep_up(shown)
        self._speaking.follow()

    def play(self, beats: Sequence[Beat], done: Callable[[], None]) -> None:
        self._speaking.told = True
        self._speaking.follow()
        super().play(beats, done)

    def take(self, grip: Grip, by_mouse: bool) -> bool:
        taken = super().take(grip, by_mouse)
        if taken:
            self._speaking.follow()
            self._speaking.tell_taken()
        return taken

    def drop(self, spot: QPointF) -> None:
        super().drop(spot)
        self._speaking.follow()

    def cancel(self) -> None:
        held = self.drag is not None
        super().cancel()
        if held:
            self._speaking.follow()
            self.keyboard.show()

    def put_back(self) -> None:
        held = self.drag is not None
        super().put_back()
        if held:
            self._speaking.tell_put_back()

    def name_choices(self, choice_name: Callable[[Gesture], Text]) -> None:
        """Have what a drop could mean called by these names, to who hears of it before the choice."""
        self._speaking.choice_name = choice_name

    def reach(self, *meant: tuple[Any, ...]) -> None:
        """Have the keys at the piece that is taken up for actions, for any of those that are given, if one is there."""
        grips = (Grip(gesture.source, gesture.part) for gesture in self.open_gestures if gesture.actions in meant)
        self.keyboard.reached = next(grips, self.keyboard.reached)
        self._speaking.follow()
        if self.has_keys:
            self.keyboard.show()

    def sharpen(self) -> None:
        super().sharpen()
        self._speaking.follow()

    def pan(self, moved: QPoint) -> None:
        super().pan(moved)
        self._speaking.follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._speaking.follow()

    # The focus.

    def describe(self, words: str) -> None:
        # A spot says it itself: a client that reads this as well would say it twice.
        if not self._speaking.spots.meant:
            super().describe(words)

    def leave_spots(self) -> None:
        """Take the focus from a spot, so that it goes on through the window from the stage."""
        if self._speaking.spots.focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._speaking.handing_on:
            # A screen reader may have come since the last change.
            self._speaking.follow()
            self._arriving = True
            self.keyboard.show()
            self._arriving = False
            # A client is told of this focus when the event is over; of the piece's it must hear after that.
            QTimer.singleShot(0, self, self._focus_reached)

    def _focus_reached(self) -> None:
        if self.hasFocus() and self.keyboard.used and self.drag is None:
            self.focus_spot(self.keyboard.reached)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keyboard.hide()
