"""The prompt line: who must do what now, in one sentence, and the buttons that say it is done."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.engine.prompt import Role
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.prompt import prompt_line
from boardroom.ui.game_page.prompt.button_caps import ButtonCaps
from boardroom.ui.game_page.prompt.button_keys import ButtonKeys
from boardroom.ui.game_page.prompt.hasty_clicks import HastyClicks
from boardroom.ui.game_page.prompt.heard_line import HeardLine, LastMessage
from boardroom.ui.game_page.prompt.offer import Look, Offer
from boardroom.ui.game_page.prompt.prompt_words import PromptWords
from boardroom.ui.game_page.prompt.spare_buttons import SpareButtons
from boardroom.ui.game_page.prompt.steady_buttons import SteadyButtons
from boardroom.ui.game_page.prompt.undo_place import UNDO, UndoPlace
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN
from boardroom.ui.kit.widgets.layouts import laid, settle
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.gestures.gesture import COMPUTERS_FOLLOW, FINAL
from boardroom.ui.stage.pieces.capsules import ENTER

_JUST_COME_UP: Final = (
    phrase("Prompt", "This button has only just appeared. Click again if you mean it."),
    phrase("Prompt", "This button has only just appeared. Move the mouse, then click if you mean it."),
)
"""What is said of a click that was taken away: of one that may be repeated at once, and of one that may not."""
_APART: Final = 12
"""The width that a rule between buttons takes, beside what lies between any two of them."""
_RULE: Final = 0.5
"""The height of that rule, in heights of the line."""
STEP: Final = "step."
"""What the keys of the buttons begin with that go through what is told."""


class PromptBar(QWidget):
    """A seat's badge, a sentence, a quieter one, and buttons at the right. ``deserted`` says that the focus is on one
    of them that goes, or is switched off.
    """

    deserted = Signal()

    def __init__(self, context: AppContext, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.context, self._seats = context, tuple(seats)
        self.badge = QPixmap()
        self.buttons: dict[str, prompt_line.PromptButton] = {}
        self._lines: list[prompt_line.Line] = []
        self._laid: tuple[Any, ...] = ()
        self._painted: tuple[Any, ...] = ()
        self._roomy: tuple[Any, ...] = ()
        self._steady = SteadyButtons()
        self.part = ""
        """The part of the game that the buttons are for."""
        self._offered_in = ""
        """The part that those are for which stand there."""
        self._stood: tuple[int | None, str, list[tuple[str, QRect]]] = None, "", []
        """What those did that a seat had last, in which part, and where they stood."""
        self._spare = SpareButtons()
        self._acts: dict[str, Callable[[], Any]] = {}
        self._end_was_meant = False
        """Whether the button that was pressed last was the main one, and none that stands ahead of what ends a part."""
        self.opened = False
        """Whether the main button has just come on for who is asked: what was missing for it is done."""
        self._asked: int | None = None
        """To whom they are offered."""
        self.audience: int | None = None
        """Who looks; None for everybody. What one saw alone must leave no trace in what all see."""
        self._made: list[tuple[str, Look, bool]] = []
        self._apart = QWidget(self)
        self._apart.setFixedWidth(_APART)
        self._apart.hide()
        self._undo_place = UndoPlace(self, context)
        self.will_act = False
        """Whether somebody acts here sooner or later."""
        self.hasty = HastyClicks(self, self._is_final)
        self.hasty.taken.connect(self._ask_to_look)
        self.hasty.past.connect(self._have_looked)
        self._spoken: tuple[Any, ...] = ()
        self._lettering = prompt_line.USUAL
        self.sentence = HeardLine(context, self, seats)
        """What is asked, for the focus to go to."""
        self.last = LastMessage(context, self, seats)
        """What was told last."""
        self.says = PromptWords(self, context, seats, self.last)
        self.keys = ButtonKeys(self, self.says, self.hasty)
        """The keys that press the buttons."""
        self.hasty.refused.connect(self.keys.say_why_off)
        self.says.replaced.connect(self.keys.forget_entered)
        self.says.changed.connect(self._speak)
        self.caps = ButtonCaps(self, context)
        self._caps_for: bool | None = None
        self.setFixedHeight(prompt_line.prompt_height(context.theme))
        self._row = laid(QHBoxLayout(self), (16, 8, 16, 8), 10)
        self._row.addStretch(1)
        context.theme.changed.connect(self._restyle)
        context.voice.changed.connect(self._speak)

    def show_prompt(
        self, ask: Text, note: Text | None, badge: QPixmap, heard: Text | None = None, by_keys: Text | None = None,
        note_by_keys: Text | None = None, fuller: tuple[Text, ...] = (),
    ) -> None:  # fmt: skip
        """Show a prompt (``PromptWords.show``) beside the badge of whose it is."""
        self.badge = badge
        self.says.show(ask, note, heard, by_keys, note_by_keys, fuller)

    def be_grand(self, grand: bool) -> None:
        """Be the headline of a game that is over, or a line like any other."""
        if grand != (self._lettering is prompt_line.GRAND):
            self._lettering = prompt_line.GRAND if grand else prompt_line.USUAL
            self.setFixedHeight(prompt_line.prompt_height(self.context.theme, self._lettering))
            self._restyle()

    @property
    def words(self) -> tuple[str, str]:
        """The two sentences as they are shown."""
        return self.says.within(self._room_for_words, self._lettering)

    def set_buttons(self, offers: Sequence[Offer]) -> None:
        """Show these buttons, kept where they are the same, so that the focus stays."""
        self._acts = {offer.key: offer.act for offer in offers}
        main = self.keys.main_key = next((offer.key for offer in offers if offer.role is Role.MAIN), "")
        stays = any(offer.stays for offer in offers)
        self._steady.last = [offer.key for offer in offers if offer.key != UNDO][-1] if stays else main
        self._steady.part = self.part
        off = {offer.key for offer in self.keys.offered if offer.why is not None and self.hasty.actor == self._asked}
        self.opened = any(offer.key == main and offer.why is None for offer in offers) and main in off
        if list(offers) == self.keys.offered:
            return
        self.hasty.came_up()
        led = self._led_there(offers)
        self.keys.forget_entered()
        same_seat = self.hasty.actor == self._asked
        before = {offer.key: offer.label.source for offer in self.keys.offered} if same_seat else {}
        self._asked = self.hasty.actor
        said = {offer.key: offer for offer in self.keys.offered}
        """What the buttons that are kept say."""
        self.keys.offered = list(offers)
        focused = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        made = [(offer.key, offer.look, offer.apart) for offer in offers]
        # Of another seat, or under another name, the same action is another thing: who has passed does not mean to
        # pass again.
        meant = {offer.key for offer in offers if offer.why is None and offer.label.source == before.get(offer.key)}
        same = any(look[0] == focused and look in self._made for look in made)
        if focused and not (same and focused in meant):
            focused = ""
            self.deserted.emit()
        if made != self._made:
            before_made, self._made = self._made, made
            # New buttons say everything, beside the same words as well: how much they may say is found out again.
            self._roomy = ()
            looks = dict(zip(self.buttons, before_made, strict=True))
            # For another seat all are new: nothing shows what, or how many things, the last one had, or pointed at.
            kept = {key: button for key, button in self.buttons.items() if same_seat and looks[key] in made}
            for key, button in self.buttons.items():
                self._row.removeWidget(button)
                if key not in kept:
                    self._spare.add(looks[key][1], button)
            self.buttons = {}
            self._row.removeWidget(self._apart)
            self._row.removeWidget(self._undo_place)
            self._apart.setVisible(any(offer.apart for offer in offers[1:]))
            for offer in offers:
                if offer.apart and self.buttons:
                    self._row.addWidget(self._apart)
                if offer.key not in kept:
                    said.pop(offer.key, None)
                    kept[offer.key] = (self._spare.take(offer.look) if same_seat else None) or self._new_button(offer)
                button = kept[offer.key]
                if button.isHidden():
                    # At once, and where no mouse is: a layout shows it later, and all would be painted twice.
                    button.move(self.width(), 0)
                    button.show()
                self._row.addWidget(button)
                self.buttons[offer.key] = button
            self._row.addWidget(self._undo_place)
            # From what is asked and what was told, Tab goes to the buttons.
            for one, other in pairwise((self.last, *self.buttons.values())):
                QWidget.setTabOrder(one, other)
        self._spare.put_away(may_be_needed=same_seat)
        keys = self.keys.of_buttons
        for offer in offers:
            button = self.buttons[offer.key]
            button.in_main_place = offer.key == self._steady.last
            if offer != said.get(offer.key):
                self._say_offer(button, offer)
            button.tell_key(keys[offer.key])
        if focused in self.buttons:
            self.buttons[focused].setFocus()
        self._make_room()
        self._steady.keep(self._others)
        # At once: it would be painted in the old places first, and then again.
        self._row.activate()
        settle(self)
        self._tell_gone(led)
        self._wear_keys()
        self.update()

    def _led_there(self, offers: Sequence[Offer]) -> list[QRect]:
        """Where the buttons stand that led through what is told, if these offers end that; where others stand that a
        seat has is remembered.
        """
        led = [(key, button) for key, button in self.buttons.items() if key.startswith(STEP)]
        if self._asked is not None and not led:
            self._stood = self._asked, self._offered_in, self._places(self._others)
        self._offered_in = self.part
        ends = not any(offer.key.startswith(STEP) for offer in offers)
        return [place for _, place in self._places(led)] if ends else []

    def _tell_gone(self, led: list[QRect]) -> None:
        """Where a click may be on its way to buttons that are gone: those that ``led`` through what is told, and those
        that a seat had in a part of the game that ended on the table, or by another button than the one to end it.
        """
        seat, part, stood = self._stood
        tells = not led and any(key.startswith(STEP) for key in self.buttons)
        if tells and seat is not None and self.hasty.actor is None and not self.hasty.rests:
            # What is told has come by itself: its buttons stand where the seat was going to end its part.
            self.hasty.gone([place for _, place in stood], of_part=True)
            return
        if self.hasty.actor != seat or self.part == part or (self.hasty.rests and self._end_was_meant):
            self.hasty.gone(led, of_part=False)
            return
        there = self._places(self._others)
        # What does the same is meant all the same.
        gone = [place for does, place in stood if not any(does == one and place.intersects(at) for one, at in there)]
        self.hasty.gone([*led, *gone], of_part=bool(gone))

    def _places(self, buttons: Iterable[tuple[str, prompt_line.PromptButton]]) -> list[tuple[str, QRect]]:
        """What is done by each of some buttons that are seen, and where on the screen it stands."""
        corner = self.mapToGlobal(QPoint())
        seen = ((key, button) for key, button in buttons if button.isVisible())
        return [(key.partition(".")[2], button.geometry().translated(corner)) for key, button in seen]

    def _say_offer(self, button: prompt_line.PromptButton, offer: Offer) -> None:
        """Have a button say what it is for."""
        button.relabel(offer.label, self._seats)
        button.tell_about(offer.tip, self._seats)
        button.take_turns(offer.in_turn, self._seats)
        button.remark_goes = offer.why is None and offer.remark_goes
        if offer.why is None and offer.remark is not None:
            button.remark(offer.remark, self._seats)
        else:
            button.explain(offer.why, self._seats, offer.brief)
        button.tell_does(offer.does, self._seats)

    def _new_button(self, offer: Offer) -> prompt_line.PromptButton:
        role = MAIN if offer.role is Role.MAIN else PLAIN
        button = prompt_line.PromptButton(self.context, offer.label, role, offer.icon, offer.cap)
        button.setParent(self)
        which = id(button)
        button.clicked.connect(lambda _=False: self._act(which))
        button.placed.connect(self.caps.update)
        self.hasty.watch(button)
        return button

    def _act(self, which: int) -> None:
        """Do what a button, by its identity, is for."""
        key = next((key for key, button in self.buttons.items() if id(button) == which), None)
        if key is not None:
            meant = (offer for offer in self.keys.offered if offer.key == key == self.keys.main_key)
            self._end_was_meant = any(not offer.ahead for offer in meant)
            self._acts[key]()

    def show_keys(self, shown: bool, enters_main: bool) -> None:
        """Have the buttons wear the keys that press them now, or none; whether Enter alone is that of the main one."""
        showing = enters_main if shown else None
        if showing is not self._caps_for:
            self._caps_for = showing
            self._wear_keys()
            self.says.show_keys(shown)

    def _wear_keys(self) -> None:
        worn: dict[prompt_line.PromptButton, str] = {}
        if self._caps_for is not None:
            keys = self.keys.of_buttons
            for offer in self.keys.offered:
                # While buttons are made the focus goes on its way, and the keys with it.
                button = self.buttons.get(offer.key)
                key = ENTER if offer.key == self.keys.main_key and self._caps_for else keys[offer.key]
                if button is not None and key and offer.why is None and not button.shows_key:
                    worn[button] = key
        self.caps.wear(worn)

    def _ask_to_look(self, final: bool = False) -> None:
        self.says.say_why_not(_JUST_COME_UP[final])

    def _have_looked(self) -> None:
        """The mouse has moved: what had just come up need not be said any more."""
        if self.says.reason in _JUST_COME_UP:
            self.says.forget_reason()

    def _is_final(self, button: QWidget) -> bool:
        """Whether what a button does cannot be undone, or has computers go on, after whom it may not be."""
        final = (offer.key for offer in self.keys.offered if offer.remark in (FINAL, COMPUTERS_FOLLOW))
        return any(self.buttons.get(key) is button for key in final)

    @property
    def main(self) -> prompt_line.PromptButton | None:
        """The main button, which may be off; None where there is none."""
        return self.buttons.get(self.keys.main_key) if self.isEnabled() else None

    # Room for the words.

    @property
    def lines(self) -> list[prompt_line.Line]:
        """The lines that are shown."""
        second = "warning" if self.says.reason and not self.says.passing else "quiet"
        theme, lettering, words, width = self.context.theme, self._lettering, self.words, self._room_for_words
        key = words, second, width, theme.text(17).pixelSize(), theme.language, lettering
        if key != self._laid:
            self._laid = key
            self._lines = prompt_line.set_lines(theme, *words, second, max(40.0, width), lettering)
            whole = prompt_line.is_whole(self._lines, words)
            plain_text.set_tip(self, "" if whole else "\n".join(filter(None, words)))
        return self._lines

    @property
    def _room_for_words(self) -> float:
        """How wide the words may be between the badge and the buttons."""
        right = min((b.x() for b in self.buttons.values() if b.isVisible()), default=self.width()) - 12
        return right - 16 - (self.badge.deviceIndependentSize().width() + 12 if not self.badge.isNull() else 0)

    def _make_room(self) -> None:
        """Have the buttons say less, as far as the prompt would be too small or cut short beside them."""
        is_over = self._lettering is prompt_line.GRAND
        # Steps that are told before anybody acts have their buttons where those told later have them.
        acts = self._asked is not None or (self.will_act and any(key.startswith(STEP) for key in self.buttons))
        self._undo_place.hold(self.buttons.get(UNDO), self.width(), acts, is_over)
        taken = 44 + (self.badge.deviceIndependentSize().width() + 12 if not self.badge.isNull() else 0)
        ask, note = self.says.usual
        said = [(b.accessibleName(), b.accessibleDescription(), b.isEnabled()) for b in self.buttons.values()]
        usual = self.context.theme.text(17)
        room = ask, note, taken, self.audience, self.width(), said, usual.pixelSize(), usual.families(), self._lettering
        if room == self._roomy:
            return
        self._roomy = room
        seen = self.audience, self.width(), *room[-3:], self.context.theme.language
        self._steady.begin((self._asked, bool(self.buttons), *seen))
        theme, lettering = self.context.theme, self._lettering

        def width() -> int:
            wide = sum(button.sizeHint().width() + self._row.spacing() for button in self.buttons.values())
            return wide + self._undo_place.taken + (0 if self._apart.isHidden() else _APART + self._row.spacing())

        def fits(wide: int, most: int) -> bool:
            return prompt_line.fits(theme, ask, note, self.width() - taken - wide, most, lettering)

        self._steady.fit(self._others, width, fits)

    @property
    def _others(self) -> list[tuple[str, prompt_line.PromptButton]]:
        """The buttons beside Undo, which keeps to its place."""
        return [(key, button) for key, button in self.buttons.items() if key != UNDO]

    def _restyle(self) -> None:
        self.setFixedHeight(prompt_line.prompt_height(self.context.theme, self._lettering))
        self._make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sentence.setGeometry(self.rect().adjusted(4, 3, -4, -4))
        self.last.setGeometry(self.sentence.geometry())
        self.caps.setGeometry(self.rect())
        self._make_room()

    def _speak(self) -> None:
        says, heard = self.says, self.says.heard
        spoken = says.plain, says.fuller, heard, says.reason is None, says.passing, self.badge.cacheKey()
        if spoken != self._spoken:
            self._spoken = spoken
            self.setAccessibleName(heard)
            self.sentence.show_words(heard)
            self._make_room()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = self.context.theme.palette, self.context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(p.panel))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(p.line))
        if not self._apart.isHidden():
            middle, high = self._apart.geometry().center().x(), self.height() * _RULE
            painter.fillRect(QRectF(middle, (self.height() - high) / 2, 1, high), QColor(p.line))
        left = 16.0
        if not self.badge.isNull():
            size = self.badge.deviceIndependentSize()
            painter.drawPixmap(round(left), round((self.height() - size.height()) / 2), self.badge)
            left += size.width() + 12
        lines = self.lines
        if event.rect().contains(self.rect()):
            self._painted = self._laid
        elif self._painted != self._laid:
            # The words lie otherwise than in the part that is not painted now: buttons beside them have moved. What is
            # asked for while something is painted is forgotten.
            QTimer.singleShot(0, self, self.update)
        y = (self.height() - sum(line.high for line in lines)) / 2
        for line in lines:
            painter.setFont(line.font)
            painter.setPen(theme.colour(line.role))
            box = QRectF(left, y, self.width(), line.high)
            # Signs may reach beyond a line: Japanese ones are set higher than the letters of a name among them.
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
            painter.drawText(box, flags, line.words)
            y += line.high
