"""Lines for those who listen: a sentence that the focus can go to, seen only then; and what was told last."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFocusEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.words.say import SeatName

MOST_KEPT: Final = 12
"""So many sentences of what happened are kept to be read together."""


class HeardLine(QLabel):
    """A sentence over a part of a page. The mouse goes through it; keys come to it, and then it is painted as well."""

    def __init__(self, context: AppContext, over: QWidget, seats: Sequence[SeatName]) -> None:
        super().__init__(over)
        self.context, self._over, self._seats = context, over, tuple(seats)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setContentsMargins(14, 2, 14, 2)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        # Its own keys bring the focus here: on the way from button to button it is passed by.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Other words change no picture while they are not seen: all that lies below would be painted once more.
        self.setUpdatesEnabled(False)

    def show_words(self, words: str) -> None:
        """Be this sentence from now on."""
        if words != self.text():
            self.setText(words)
            self.setAccessibleName(words)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setFont(self.context.theme.text(14, 500))
        self.raise_()
        self.setUpdatesEnabled(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setUpdatesEnabled(False)
        self._over.update(self.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus():
            return
        p = self.context.theme.palette
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        draw_rounded(painter, box, RADIUS, QColor(p.panel), QPen(QColor(p.brass), 2))
        painter.end()
        super().paintEvent(event)


class LastMessage(HeardLine):
    """What was told last, in whole: what happened or why it could not, and what is asked now.

    All of one moment is told together, when the moment is over, and announced to a screen reader; ``announced`` carries
    it. What computer players did one after the other stays to be read together until a hand does something. What one
    audience was told is gone before another one looks.
    """

    announced = Signal(str)

    def __init__(self, context: AppContext, over: QWidget, seats: Sequence[SeatName]) -> None:
        super().__init__(context, over, seats)
        self._audience: int | None = -1
        self._begun = False
        self._place = -1
        self._heard = -1, 0
        """The place, and how far everybody was told, before what has happened since and is about to be told."""
        self.heard_by_all = 0
        """How far the history was told while everybody might look."""
        self._happened: list[Text] = []
        self._since: list[Text] = []
        """What happened since somebody last did something here, as far as it was told."""
        self._done: Text | None = None
        self._refused: Text | None = None
        self._asked: Text | None = None
        self._asked_before: Text | None = None
        self._way_on: Text | None = None
        self._way_on_before: Text | None = None
        self._moment = QTimer(self, singleShot=True, interval=0)
        self._moment.timeout.connect(self._tell)

    def attend(self, audience: int | None) -> bool:
        """Speak to an audience from now on; whether it is another one than before."""
        if audience == self._audience:
            return False
        self._audience = audience
        if self._happened:
            # Nobody has heard it yet; this audience hears of it what it may.
            self._place, self.heard_by_all = self._heard
        self.forget()
        return True

    def reached(self, place: int) -> int:
        """Tell of the history as far as a place; how far it was told before, to whomever."""
        if self._place < 0:
            # What stood there when the game was opened is no news to anybody.
            self._place = self.heard_by_all = place
        before = self._place
        if not self._happened:
            self._heard = before, self.heard_by_all
        self._place = place
        return before

    def first_time(self) -> bool:
        """Whether this is asked for the first time: what stands from the beginning on is told once."""
        first, self._begun = not self._begun, True
        return first

    def keep_up(self, length: int) -> None:
        """The history is so long now, and is told as far as that."""
        self.heard_by_all = length if self._audience is None else min(self.heard_by_all, length)

    def forget(self) -> None:
        """Hold nothing any more of what was told, nor of what was about to be."""
        self._happened, self._since = [], []
        self._done, self._refused, self._asked, self._asked_before = None, None, None, None
        self._way_on = self._way_on_before = None
        self._moment.stop()
        self.context.tell(self, self.show_words, verbatim(""))

    def happened(self, words: Text) -> None:
        """Tell what happened."""
        self._happened.append(words)
        self._moment.start()

    def done(self, words: Text | None) -> None:
        """Tell what a hand does, unless that is told as something that happened; nothing after all with None."""
        self._done = None if words is None else phrase("Prompt", "{done}.", "what a hand did").put(done=words)
        self._since = []
        self._moment.start()

    def refused(self, why: Text) -> None:
        """Tell why something cannot be done."""
        self._refused = why
        self._moment.start()

    def asked(self, question: Text | None) -> None:
        """Tell what is asked, unless it was the last thing that was."""
        if question != self._asked_before:
            self._asked = self._asked_before = question
            self._moment.start()

    def goes_on_by(self, way: Text | None) -> None:
        """Tell who does not see it what the main button is, or that there is one now, unless it was so before."""
        if way != self._way_on_before:
            self._way_on = self._way_on_before = way
            if way is not None:
                self._moment.start()

    def only(self, words: Text) -> None:
        """Tell this after what has just happened before everybody, and nothing else: the curtain has fallen."""
        happened = self._happened if self._audience is None else []
        self._audience = -1
        self.forget()
        self._happened = [*happened, words]
        self._tell()

    def _tell(self) -> None:
        happened: list[Text | None] = [*self._happened] or [self._done]
        text, kept = sentences(*happened, self._refused, self._asked, self._way_on), self._since
        self._since = [*kept, *self._happened][-MOST_KEPT:]
        self._happened, self._done, self._refused, self._asked, self._way_on = [], None, None, None, None
        self._moment.stop()
        if text is None:
            return
        self.context.tell(self, self.show_words, sentences(*kept, text) or text, self._seats)
        self._announce(text)

    def mention(self, words: Text) -> None:
        """Say this at once to a screen reader, beside what was told last."""
        self._announce(words)

    def _announce(self, words: Text) -> None:
        said = self.context.say(words, self._seats)
        self.announced.emit(said)
        if QAccessible.isActive():
            # Of the window: what the sentence stands on may be covered by the curtain.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.window(), said))
