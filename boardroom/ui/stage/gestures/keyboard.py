"""The keyboard at the stage: what Enter and the numbers do where the keys have come to, with nothing in hand or with
what is taken up by them, which is at once over the target where it is worth most. What ends a drag, Escape too, is the
stage's.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop, Hands
from boardroom.ui.stage.gestures.number_keys import DIGITS, NINE, TURN
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.gestures.walking import NOTHING_THERE, Done, Walking
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.reading.accessible_items import Meant
from boardroom.ui.stage.reading.enlarged_piece import EnlargedPiece
from boardroom.ui.stage.reading.speaking import Speaking
from boardroom.ui.stage.table_parts import Way

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

NOTHING_TO_DO: Final = phrase("Stage", "{piece}: you can do nothing with it now.")
"""What is said of a piece with which nothing can be done, where there is nothing more to be said of it."""
_NO_PIECE_YET: Final = phrase("Stage", "First choose something on the table: Tab, an arrow key or a number.")
_MORE_NUMBERS: Final = phrase(
    "Stage", "First choose something on the table: Tab, an arrow key or a number. 0 numbers the next nine."
)
_NO_PLACE_YET: Final = phrase("Stage", "First go to a place: Tab, an arrow key or a number.", "a piece is held")
_THERE_ALREADY: Final = phrase("Stage", "That place is chosen. Press Enter to confirm.", "a piece is held")
_DONE_ALREADY: Final = phrase(
    "Stage", "Already done. Enter again undoes it; {key} continues.", "Enter, after a number key that needs none"
)
_DOWN_ALREADY: Final = phrase(
    "Stage", "The number alone did it. Press Enter again to go on.", "Enter, after a number key that was enough"
)
_ON_TO: Final = phrase(
    "Stage",
    "The number alone did it. Press Enter again to go on to {piece}.",
    "Enter, after a number key that was enough",
)
_NUMBERS_FROM: Final = phrase("Stage", "The numbers now begin here: {piece}.", "the key 0: 1 to 9 go to other pieces")
_NO_MORE_NUMBERS: Final = phrase("Stage", "All numbers are shown.", "the key 0, where there are nine or fewer")
_NO_SUCH_NUMBER: Final = phrase("Stage", "Nothing has the number {number} now.", "of a number key")


class Keyboard(Walking):
    """The keys, which go from piece to piece and do something there.

    ``main`` presses the main button beside the prompt, if there is one, and says whether: Enter means that while no
    ring is seen, and at a piece with which nothing but that can be done. It is told whether the key before has put
    something down. ``put_by_number`` says that a number has done so, with no Enter.
    """

    put_by_number = Signal()

    def __init__(
        self,
        view: QGraphicsView,
        pieces: LaidPieces,
        openings: Openings,
        drags: DragAndDrop,
        closer: EnlargedPiece,
        speaking: Speaking,
        hands: Hands,
    ) -> None:
        super().__init__(view, pieces, openings, drags, closer, speaking)
        self._hands = hands
        speaking.items.host = self
        self.main: Callable[[bool], bool] = bool

    @property
    def enters_main(self) -> bool:
        """Whether an Enter would press the main button now, if there is one."""
        return not self.done.at.key and self._is_at_nothing

    @property
    def _is_at_nothing(self) -> bool:
        """Whether an Enter has nothing to do on the table but what the main button does."""
        rings = self.used and self._openings.is_there(self.reached.key)
        return self._drags.drag is None and not (rings and not self._openings.is_main_alone(self.reached.key))

    def counts(self, event: QKeyEvent) -> bool:
        """Whether a key that is pressed is a number alone."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return plain and event.key() in DIGITS

    def looks_by(self, key: Qt.Key) -> bool:
        """Whether a key is held to look: Space, where it has no piece to take up or put down."""
        if key != Qt.Key.Key_Space or self._drags.drag is not None:
            return False
        at_something = self.reached.key in self._pieces or self.reached.key in self._openings.clickable()
        return not (self.used and at_something) and self._openings.are_own_turned_down(self._pieces)

    def press_key(self, key: Qt.Key, again: bool = False) -> bool:
        """Do what an arrow key, a number or Enter does; whether it was one of them. Those that act do nothing ``again``
        while they are held.
        """
        if key not in (*_ARROWS, *_ENTER, *DIGITS):
            return False
        self.keyed = True
        self._come_to = Grip("")
        done = self.done
        if not again:
            self.begun.emit()
            self.done = Done()
        if key in _ARROWS:
            self.arrow(key)
        elif key in _ENTER and not again:
            self._press_enter(key, done)
        elif key == TURN and not again and not self.numbers.has_tenth:
            self._turn_numbers()
        elif key in DIGITS and not again:
            number = self.numbers.place(key)
            if self._drags.drag is not None:
                self._go_to_numbered(self._drags.drag, number)
            else:
                self._enter_numbered(number)
        self.marked.emit()
        return True

    def press_other(self) -> None:
        """A key that is none of the table's own is pressed: what the one before it has done is past."""
        self.done = Done()

    def _press_enter(self, key: Qt.Key, done: Done) -> None:
        """Do what Enter does after what the key before has ``done``: nothing but say so where that was meant."""
        holds_nothing = self._drags.drag is None
        if done.at.key and holds_nothing:
            undoes = done.at == self.reached and self._undoes(done.at.key)
            self.silent.emit(_DONE_ALREADY.put(key=verbatim(shortcuts.told("main"))) if undoes else self._goes_on())
        elif self._is_at_nothing and key != Qt.Key.Key_Space and self.main(done.put is not None):
            return
        elif done.by_number and holds_nothing:
            self.silent.emit(self._goes_on())
        else:
            self._enter()

    def _goes_on(self) -> Text:
        """Why an Enter after a number does nothing, and what another one goes on with."""
        shown = self._pieces.shown
        if shown is None or self._is_at_nothing or not self._openings.is_there(self.reached.key):
            return _DOWN_ALREADY
        return _ON_TO.put(piece=self._table.name(self.reached.key, shown))

    def _undoes(self, key: str) -> bool:
        """Whether an Enter undoes at a piece what the number before did there: what is answered."""
        entered = self._openings.entered(key)
        return entered is not None and entered.answer is not None

    # At a piece.

    def press(self, meant: Meant) -> None:
        """Do at a spot what Enter does there; pressed once more, what is held is let go."""
        drag = self._drags.drag
        if drag is not None and meant == drag.grip:
            self._hands.put_back()
            return
        self.reach(meant)
        self._enter()

    def _enter(self) -> None:
        """Do what one Enter does at the piece that is reached, else take it up or look through the pile it lies on;
        drop on the target; click what can be clicked.
        """
        drag = self._drags.drag
        if drag is None:
            entered = self._openings.entered(self.reached.key)
            if entered is not None:
                self._drags.chosen.emit([entered], self._pieces.target_area(self.reached.key).center())
            elif self.reached.key in self._openings.clickable():
                self._drags.click_target(self.reached.key)
            elif self.reached.key not in self._pieces:
                self._enter_nothing()
            elif len(among := self._openings.entered_among(self.reached.key)) > 1:
                self._drags.clicked.emit(list(among), self._pieces.target_area(self.reached.key).center())
            elif not self._drags.look_through(self.reached):
                self._hands.take(self.reached, by_mouse=False)
                self.number()
                self._come_to_best()
        elif drag.best is not None:
            self._put_down(drag, drag.best)
        else:
            if len(drag.areas) == 1:
                # It is heard where it goes before another Enter puts it there.
                drag.step(forward=True)
                self.reach_target(drag)
            if drag.best is None:
                self.silent.emit(_NO_PLACE_YET)

    def _enter_nothing(self) -> None:
        """Say of an Enter that is at no piece, or at what is only read, where there would be something to do."""
        shown = self._pieces.shown
        if shown is not None and self._openings.is_there(self.reached.key):
            self.do_nothing(NOTHING_TO_DO.put(piece=self._table.name(self.reached.key, shown)))
        else:
            turns = len(self._openings.numbered()) > NINE and not self.numbers.has_tenth
            more = _MORE_NUMBERS if turns else _NO_PIECE_YET
            self.do_nothing(more if self._openings.stops() else NOTHING_THERE)

    def _enter_numbered(self, number: int) -> None:
        """With nothing in hand do at a piece, counted from 0, what one Enter does there. What is taken up so is at the
        target where it is worth most, unless that must be aimed at: Enter, another key, puts it there. After what is
        picked so the keys are at nothing: Enter is the main button.
        """
        self.used = True
        numbered = self._openings.numbered()
        unable = self._openings.numbered_in_vain(number)
        if unable:
            # What it is has a number of its own: why nothing can be done with it is what is to be heard.
            self._hands.take(Grip(unable), by_mouse=False)
        elif number >= len(numbered) or not numbered[number].key:
            self.do_nothing(_NO_SUCH_NUMBER.put(number=number - self.numbers.before_first + 1))
        elif (done := self._openings.by_number(numbered[number].key)) is not None:
            self.come_off()
            self._drags.chosen.emit([done], self._pieces.target_area(numbered[number].key).center())
        else:
            grip, picked = numbered[number], self._table.attention.picked
            self.reached = grip
            acts = self._openings.entered(grip.key) is not None or grip.key in self._openings.clickable()
            self.show()
            self._enter()
            if self._drags.drag is not None:
                self._drags.drag.begin(self._drags.guides.worth)
                self.reach_target(self._drags.drag)
            elif self._table.attention.picked != picked:
                # What is picked by numbers is meant to be done something with: Enter does that, and undoes no pick.
                self.come_off()
            elif acts:
                self.done = Done(at=grip)

    def _turn_numbers(self) -> None:
        """Have the numbers go to the next nine pieces or targets, after the last of them to the first again."""
        self.used = True
        first = self.numbers.turn()
        if first is None:
            self.do_nothing(_NO_MORE_NUMBERS)
            return
        self.number()
        shown = self._pieces.shown
        if shown is not None:
            self.silent.emit(_NUMBERS_FROM.put(piece=self._table.name(first[0], shown)))

    # What is held.

    def _come_to_best(self) -> None:
        """Be over the target where what is taken up by Enter is worth most, where it is seen how much that is, or over
        the only one where it does more than mark something: another Enter puts it there. Who listens hears first what
        was taken up, unless that is a deck to draw from: there is nothing to be put anywhere.
        """
        drag, guides = self._drags.drag, self._drags.guides
        if drag is None:
            return
        draws = len(drag.areas) == 1 and self._speaking.way(drag.grip) is Way.DRAWN
        if draws or (not self._speaking.items.active and (guides.knows_worth(drag) or guides.acts_once(drag))):
            drag.begin(guides.worth)
            self.reach_target(drag)

    def _go_to_numbered(self, drag: Drag, number: int) -> None:
        """Go to a target of what is held, counted from 0. Where the table says so, what is held is put there at once.
        Who listens hears first where it goes.
        """
        self.used = True
        targets = self._openings.numbered_targets(drag)
        if number >= len(targets) or not targets[number]:
            why = _NO_SUCH_NUMBER.put(number=number - self.numbers.before_first + 1)
            # It may have been meant for what comes after this is put down.
            self.silent.emit(sentences(why, self._speaking.aimed_words() if drag.best is not None else None) or why)
            return
        target = targets[number]
        if not self._speaking.items.active and self._drags.puts_by_number(target):
            drag.best = target
            self._put_down(drag, target, by_number=True)
        elif drag.best == target:
            self.reach_target(drag)
            self.silent.emit(_THERE_ALREADY)
        else:
            drag.best = target
            self.reach_target(drag)
            if self._speaking.items.active and (how := self._speaking.aimed_words()) is not None:
                # Who listens does not see that it is not put there yet.
                self.silent.emit(how)

    def _put_down(self, drag: Drag, target: str, by_number: bool = False) -> None:
        """Drop what is held on a target."""
        self.pass_on(drag.grip)
        self.done = Done(put=drag.areas[target], by_number=by_number)
        self._hands.drop(drag.areas[target].center())
        if by_number:
            self.put_by_number.emit()
