"""A stage whose pieces the keys reach and a screen reader meets: where the focus is, and what there is to be read."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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


class _Asked(NamedTuple):
    """Who was asked last, for what decision, and which pieces lay there."""

    actor: int
    decision: Any
    keys: frozenset[str]


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
        self._turning = False
        """Whether it is shown to somebody anew, and not only kept up."""
        self._asked: _Asked | None = None

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
        if self.keyboard.reached.key not in (*self.pieces, *self.clickable(), *self.heard()):
            self.keyboard.reached = next(iter(self.stops()), Grip(""))
        self._speaking.follow()
        self.focus_spot(self.keyboard.reached)
        if not self.has_keys:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown.

    def show_table(self, shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        if self.shown is None or self.shown.actor != shown.actor:
            self.keyboard.reached = Grip("")
        if self.shown is not None and self.shown.audience not in (None, shown.audience):
            # Where the keys were, what there was for them, and whether they were used, is known to who looked alone.
            self.keyboard.reached = self.keyboard.begin = Grip("")
            self.keyboard.used = False
            self._asked = None
        self._speaking.told = False
        self._turning = True
        super().show_table(shown, glide, passage)
        self._turning = False
        self._speaking.follow()

    def attend(self, shown: Presentation) -> None:
        super().attend(shown)
        if self._turning:
            self._come_to_what_is_asked(shown)

    def _come_to_what_is_asked(self, shown: Presentation) -> None:
        """Have the keys begin, at a new decision, at what it is about or what has come for it (cards drawn); else,
        where they are at nothing that can act, at the first piece that can, if its player goes on or nothing else can
        be done. They never come to what a single Enter would do: a piece is taken up first, and then its targets are
        heard. Nor do they come to anything while Space, with no piece reached, looks at cards that lie face down.
        """
        if shown.actor is None or shown.elsewhere is not None:
            return
        asked = _Asked(shown.actor, self.table.decision(shown), frozenset(self.places))
        before, self._asked = self._asked, asked
        if before is not None and before.decision == asked.decision:
            return
        sources, reached = self._open_grips(), self.keyboard.reached
        self.keyboard.begin = Grip("")
        if not sources or any(self.table.looking.turned_down(shown, key) for key in self.places):
            return
        goes_on = before is not None and before.actor == asked.actor
        about = self.table.reading.asked_about(shown)
        come = [grip for grip in sources if grip.key in about]
        if not come and before is not None and goes_on:
            come = [grip for grip in sources if grip.key not in before.keys]
        lost = reached not in sources and reached.key not in self.clickable()
        if come and reached not in come:
            self.keyboard.begin_at(come[0])
        elif lost and (goes_on or len(sources) == 1):
            self.keyboard.begin_at(sources[0])

    def _open_grips(self) -> list[Grip]:
        """The pieces that can act where they are about to lie, each by its parts, in the order of reading."""
        grips = {Grip(gesture.source, gesture.part) for gesture in self.open_gestures}
        keys = {grip.key for grip in grips}
        lie = sorted((round(p.y / 24), p.x, key) for key, p in self.places.items() if key in keys)
        return [grip for *_, key in lie for grip in self.grips(key) if {grip, Grip(key)} & grips]

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
