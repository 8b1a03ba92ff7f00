"""The keyboard at the stage: Tab and arrows go from piece to piece, or from target to target of what is taken up; a
number goes to a piece and does what Enter does there; while something is held a number goes to a target, or puts it
there at once where the table says so. 0 is the tenth of ten, and turns the numbers to the next nine of more. What is
taken up is at once over the target where it is worth most. While keys are used the numbers are seen. What ends a drag,
Escape too, is the stage's.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.keys import kind_of
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.gestures.drag import Drag, Grip, nearest
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop, Hands
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.capsules import KeyCap
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import Ring
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.accessible_items import Goal, Meant
from boardroom.ui.stage.reading.enlarged_piece import EnlargedPiece
from boardroom.ui.stage.reading.speaking import Speaking

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NUMBERS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_TURN: Final = Qt.Key.Key_0
_DIGITS: Final = (_TURN, *_NUMBERS)
_TURNS: Final = "0…"
"""What is read on the first of those that follow where there are more than ten: that key turns the numbers to them."""

NOTHING_TO_DO: Final = phrase("Stage", "{piece}: you can do nothing with it now.")
"""What is said of a piece with which nothing can be done, where there is nothing more to be said of it."""
_NOTHING_FURTHER: Final = phrase("Stage", "Nothing further that way.", "of an arrow key")
_NOTHING_THERE: Final = phrase("Stage", "There is nothing to do on the table now.")
_NO_PIECE_YET: Final = phrase("Stage", "First go to a piece: Tab, an arrow key or a number.")
_MORE_NUMBERS: Final = phrase("Stage", "First go to a piece: Tab, an arrow key or a number. 0 numbers the next nine.")
_NO_PLACE_YET: Final = phrase("Stage", "First go to a place: Tab, an arrow key or a number.", "a piece is held")
_ONLY_PLACE: Final = phrase("Stage", "This is the only place for it.", "a piece is held")
_THERE_ALREADY: Final = phrase("Stage", "You are there. Enter does it.", "a piece is held")
_DONE_ALREADY: Final = phrase(
    "Stage", "Already done. Enter again undoes it; {key} continues.", "Enter, after a number key that needs none"
)
_DOWN_ALREADY: Final = phrase(
    "Stage", "That is done already. Enter again goes on.", "Enter, after a number key that was enough"
)
_ON_TO: Final = phrase(
    "Stage", "That is done already. Enter again goes on with {piece}.", "Enter, after a number key that was enough"
)
_NUMBERS_FROM: Final = phrase("Stage", "The numbers now begin at {piece}.", "the key 0: 1 to 9 go to other pieces")
_NO_MORE_NUMBERS: Final = phrase("Stage", "All numbers are shown.", "the key 0, where there are nine or fewer")
_NO_SUCH_NUMBER: Final = phrase("Stage", "Nothing has the number {number} now.", "of a number key")


class _Asked(NamedTuple):
    """Who was asked last, for what decision, and which pieces lay there."""

    actor: int
    decision: Any
    keys: frozenset[str]


class Keyboard(QObject):
    """Which piece the keys have reached, and by which part (``reached``, with no key for none), or which target that
    can be clicked; its ring, and what the keys do.

    ``used`` is false from a press of the mouse to the next key: then no ring is seen. ``begin`` is where the keys come
    to next while they are at nothing, once; with no key for the first piece there is. ``main`` presses the main button
    beside the prompt, if there is one, and says whether: Enter means that while no ring is seen, and at a piece with
    which nothing but that can be done. It is told whether the key before has put something down. ``silent`` carries
    what is said of a key that does nothing, ``idle`` says that it does nothing because nobody here is to act; ``begun``
    says that another key, or the mouse, is pressed: what was said of the one before is past; ``aimed`` that what is
    held is at a target, where Enter puts it down; ``marked`` that it is shown what keys do now, or no more.
    """

    begun = Signal()
    aimed = Signal()
    marked = Signal()
    silent = Signal(object)
    idle = Signal()

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
        super().__init__(view)
        self._view, self._pieces, self._table, self._openings = view, pieces, pieces.table, openings
        self._drags, self._closer, self._speaking, self._hands = drags, closer, speaking, hands
        speaking.items.host = self
        self.reached = self.begin = Grip("")
        self.used = self.keyed = False
        """Whether the keys go from piece to piece, and whether any key was the last thing that was used here: then
        numbers are shown, while Enter may still be for the main button.
        """
        self._asked: _Asked | None = None
        self._numbered = Grip("")
        """The piece at which a number has just done what one Enter does, until another key. An Enter meant for that
        would undo it, or do what nobody has heard yet where the keys have gone on to another piece.
        """
        self._turned: tuple[tuple[Meant, ...], int] = (), 0
        """The pieces, or targets, that the numbers were turned over, and how many of them come before 1."""
        self._put: QRectF | None = None
        """Where the last key has put something: what has come of it is not to be taken up again."""
        self._put_by_number = False
        """Whether that key was a number: an Enter at another piece was meant for what is down already."""
        self._come_to = Grip("")
        """The piece to which the keys came as it came itself: larger, it would cover its neighbours and numbers, and
        nobody has asked to read it.
        """
        self._arriving = False
        """Whether the focus has just come."""
        self._handing_on = False
        """Whether the focus is on its way from a spot that goes."""
        self._ring = Ring(QRectF(), GOLD)
        self._ring.setVisible(False)
        pieces.scene.addItem(self._ring)
        self._caps: list[KeyCap] = []
        self.main: Callable[[bool], bool] = bool
        drags.laid_down.connect(self._turn_back)

    def show(self) -> None:
        """Ring and announce the piece, if the stage has the focus and the keys are used."""
        if not self.reached.key and self._speaking.has_keys and self.used:
            self.reached, self.begin = self.begin, Grip("")
        if self._openings.is_there(self.reached.key) and self._speaking.has_keys and self.used:
            self._ring.setVisible(True)
            self._ring.move_to(self._openings.stop_area(self.reached))
            self._speaking.announce(*self.reached)
            self._closer.look(self.reached.key if self.reached != self._come_to else "")
            if self._drags.drag is None:
                self._focus_spot(self.reached)
            self.number()
        else:
            self.leave()

    def leave(self) -> None:
        """Show and announce nothing, but stay at the piece."""
        self._ring.setVisible(False)
        self._closer.look("")
        self._speaking.fall_silent()
        self.number()

    def come_off(self) -> None:
        """Be at no piece any more: Enter means the main button then."""
        self.reached = self.begin = self._numbered = Grip("")
        self.leave()

    def number(self) -> None:
        """Show, while the keys are used, what numbers go to; hide it while they are not."""
        self.hide_numbers()
        if self.shows_keys:
            self._show_numbers()
        self.marked.emit()

    @property
    def shows_keys(self) -> bool:
        """Whether it is shown what keys do: while they are used, and go to the table."""
        return (self.used or self.keyed) and self._speaking.has_keys

    @property
    def enters_main(self) -> bool:
        """Whether an Enter would press the main button now, if there is one."""
        return not self._numbered.key and self._is_at_nothing

    @property
    def _is_at_nothing(self) -> bool:
        """Whether an Enter has nothing to do on the table but what the main button does."""
        rings = self.used and self._openings.is_there(self.reached.key)
        return self._drags.drag is None and not (rings and not self._openings.is_main_alone(self.reached.key))

    def _show_numbers(self) -> None:
        drag, openings = self._drags.drag, self._openings
        areas: list[tuple[str, QRectF | None]] = list(drag.areas.items()) if drag is not None else []
        if drag is None:
            grips = openings.numbered()
            areas = [(grip.key, openings.stop_area(grip) if grip.key else None) for grip in grips]
        theme, zoom = self._table.context.theme, self._pieces.zoom.factor
        keys, past = [str(number) for number in range(1, len(_NUMBERS) + 1)], self._before_first()
        if self._has_tenth:
            keys.append("0")
        elif len(areas) > past + len(keys):
            keys.append(_TURNS)
        shown, handling = self._pieces.shown, self._table.handling
        for key, (at, area) in zip(keys, areas[past:], strict=False):
            if area is None or shown is None:
                continue
            spot = partial(handling.number_spot, shown, at, area)
            cap = KeyCap(area, key, theme, zoom, handling.numbers_within, spot)
            self._pieces.scene.addItem(cap)
            self._caps.append(cap)

    @property
    def _all_numbered(self) -> tuple[Meant, ...]:
        """What the numbers go to now, nine at a time: the targets of what is held, else the pieces that can act."""
        drag = self._drags.drag
        return tuple(map(Goal, drag.areas)) if drag is not None else tuple(self._openings.numbered())

    @property
    def _has_tenth(self) -> bool:
        """Whether there are exactly ten, so that the tenth has a key of its own."""
        return len(self._all_numbered) == len(_DIGITS)

    def _before_first(self) -> int:
        """How many of them come before what 1 goes to."""
        over, past = self._turned
        return past if over == self._all_numbered else 0

    def _turn_numbers(self) -> None:
        """Have the numbers go to the next nine pieces or targets, after the last of them to the first again."""
        self.used = True
        numbered = self._all_numbered
        if len(numbered) <= len(_NUMBERS):
            self._do_nothing(_NO_MORE_NUMBERS)
            return
        past = self._before_first() + len(_NUMBERS)
        past = past if past < len(numbered) else 0
        self._turned = numbered, past
        self.number()
        shown = self._pieces.shown
        if shown is not None:
            self.silent.emit(_NUMBERS_FROM.put(piece=self._table.name(numbered[past][0], shown)))

    def _turn_back(self) -> None:
        """Have the numbers begin at the first target again: what is taken up next is another thing."""
        over, _ = self._turned
        if over and isinstance(over[0], Goal):
            self._turned = (), 0

    def hide_numbers(self) -> None:
        """Show no numbers: what they stand at moves."""
        for cap in self._caps:
            self._pieces.scene.removeItem(cap)
        self._caps = []

    # Where the keys begin.

    def turn_to(self, shown: Presentation) -> None:
        """Be at nothing when somebody else is to act than at what was shown. Where the keys were, what there was for
        them, and whether they were used, is known to who looked alone.
        """
        self.hide_numbers()
        before = self._pieces.shown
        if before is None or before.actor != shown.actor:
            self.reached = self._numbered = Grip("")
            # What lies there when the turn comes back has not come of that.
            self._put = None
        if before is not None and before.audience not in (None, shown.audience):
            self.reached = self.begin = Grip("")
            self.used = self.keyed = False
            self._asked = None

    def come_to_what_is_asked(self, shown: Presentation) -> None:
        """Begin, at a new decision, at what it is about or what has come for it (cards drawn); else, where the keys are
        at nothing that can act, at the first piece that can, if its player goes on or nothing else can be done. They
        never come to what a single Enter would do for good: a piece is taken up first, and then its targets are heard,
        but for what can be taken back (``Handling.entered``). Nor do they come to anything while Space, with no piece
        reached, looks at cards that lie face down.
        """
        places = self._pieces.places
        if shown.actor is None or shown.elsewhere is not None:
            return
        asked = _Asked(shown.actor, self._table.decision(shown), frozenset(places))
        before, self._asked = self._asked, asked
        if before is not None and before.decision == asked.decision:
            return
        sources, reached = self._openings.sources_to_come(), self.reached
        self.begin = self._come_to = Grip("")
        if self._table.handling.ends(shown):
            self.reached = Grip("")
            return
        if not sources or self._openings.are_own_turned_down(places):
            return
        goes_on = before is not None and before.actor == asked.actor
        about = self._table.reading.asked_about(shown)
        # What the numbers go to first is what there is most to do with: the cards of a hand.
        first = self._table.handling.numbered(shown)
        come = [grip for grip in sources if grip.key in about]
        if not come and before is not None and goes_on:
            come = [grip for grip in sources if grip.key not in before.keys]
            put = self._put
            if put is not None and any(put.intersects(places[grip.key].area()) for grip in come):
                self.reached = Grip("")
                return
            come.sort(key=lambda grip: grip.key not in first)
        lost = reached not in sources and reached.key not in self._openings.clickable()
        if come and reached not in come:
            self._begin_at(come[0])
            self._come_to = come[0] if come[0].key not in about else Grip("")
        elif lost and (goes_on or len(sources) == 1):
            self._come_to = next((grip for key in first for grip in sources if grip.key == key), sources[0])
            self._begin_at(self._come_to)

    def _begin_at(self, grip: Grip) -> None:
        """Be at a piece that is asked for now, or begin there when the keys come. Nothing is taken up by that: what
        Enter would do is heard first.
        """
        self.reached, self.begin = Grip(""), grip
        if self._speaking.has_keys and self.used:
            self.reached, self.begin = grip, Grip("")

    def come_by_keys(self) -> None:
        """Give the keys to the table: to the piece they were at, else to the first one."""
        self.used = True
        if not self._openings.is_there(self.reached.key):
            self.reached = next(iter(self._openings.stops()), Grip(""))
        self._speaking.follow()
        self._focus_spot(self.reached)
        if not self._speaking.has_keys:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_to(self, *meant: tuple[Any, ...]) -> None:
        """Be at the piece that is taken up for actions, for any of those that are given, if one is there."""
        gestures = (gesture for gesture in self._openings.gestures if gesture.actions in meant)
        self.reached = next((Grip(gesture.source, gesture.part) for gesture in gestures), self.reached)
        self._speaking.follow()
        if self._speaking.has_keys:
            self.show()

    def arrive(self) -> None:
        """The focus has come to the view."""
        if not self._handing_on:
            # A screen reader may have come since the last change.
            self._speaking.follow()
            self._arriving = True
            self.show()
            self._arriving = False
            # A client is told of this focus when the event is over; of the piece's it must hear after that.
            QTimer.singleShot(0, self, self._focus_reached)

    def _focus_reached(self) -> None:
        if self._view.hasFocus() and self.used and self._drags.drag is None:
            self._focus_spot(self.reached)

    def _focus_spot(self, meant: Meant) -> None:
        """Give the focus to what a screen reader reads of a piece or target, if anything does."""
        if not self._arriving:
            self._speaking.items.focus(meant)

    def let_go(self, stay: Collection[Meant]) -> None:
        """Take the focus from a spot that goes: to where the keys are, else to the view itself."""
        if self._drags.drag is None and self.reached not in stay:
            self.reached = self._enlarged(self.reached.key, stay)
        if self._drags.drag is None and self.reached in stay:
            self._speaking.items.focus(self.reached)
        else:
            self._handing_on = True
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._handing_on = False

    def _enlarged(self, key: str, stay: Collection[Meant]) -> Grip:
        """The first piece of what lay small at a target and is large there now; no key where that is not so."""
        pieces = self._pieces
        if key not in self._speaking.small or key in self._openings.clickable():
            return Grip("")
        area = pieces.target_area(key)
        there = [one for one, place in pieces.places.items() if area.contains(place.area().center())]
        grips = [grip for one in pieces.in_reading_order(there) for grip in pieces.grips(one)]
        return next((grip for grip in grips if grip in stay), Grip(""))

    # What the keys do.

    def _first(self, sources: Sequence[Grip], forward: bool = True) -> Grip:
        """Where the keys begin among pieces."""
        begin, self.begin = self.begin, Grip("")
        if forward and begin in sources:
            return begin
        return sources[0 if forward else -1]

    def tab(self, forward: bool) -> bool:
        """Go to the next piece or target, or the one before. False behind the last piece: the focus then leaves."""
        self.used = True
        self.begun.emit()
        self._come_to = self._numbered = Grip("")
        self._put_by_number = False
        drag = self._drags.drag
        if drag is not None:
            before = drag.best
            drag.step(forward)
            self._reach_target(drag)
            if drag.best == before:
                self.silent.emit(_ONLY_PLACE)
            return True
        stops = self._openings.stops()
        if not stops:
            return False
        if self.reached not in stops:
            self.reached = self._first(stops, forward)
        else:
            at = stops.index(self.reached) + (1 if forward else -1)
            self.reached = stops[at] if 0 <= at < len(stops) else Grip("")
        self.show()
        return bool(self.reached.key)

    def counts(self, event: QKeyEvent) -> bool:
        """Whether a key that is pressed is a number alone."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return plain and event.key() in _DIGITS

    def press_key(self, key: Qt.Key, again: bool = False) -> bool:
        """Do what an arrow key, a number or Enter does; whether it was one of them. Those that act do nothing ``again``
        while they are held.
        """
        if key not in (*_ARROWS, *_ENTER, *_DIGITS):
            return False
        self.keyed = True
        self._come_to = Grip("")
        done, put_down, is_down = self._numbered, self._put is not None, self._put_by_number
        if not again:
            self.begun.emit()
            self._numbered, self._put, self._put_by_number = Grip(""), None, False
        if key in _ARROWS:
            self._arrow(key)
        elif key in _ENTER and not again and done.key and self._drags.drag is None:
            undoes = done == self.reached and self._undoes(done.key)
            self.silent.emit(_DONE_ALREADY.put(key=verbatim(shortcuts.told("main"))) if undoes else self._goes_on())
        elif key in _ENTER and not again:
            if self._is_at_nothing and key != Qt.Key.Key_Space and self.main(put_down):
                pass
            elif is_down and self._drags.drag is None:
                self.silent.emit(self._goes_on())
            else:
                self._enter()
        elif key == _TURN and not again and not self._has_tenth:
            self._turn_numbers()
        elif key in _DIGITS and not again:
            number = len(_NUMBERS) if key == _TURN else _NUMBERS.index(key)
            if self._drags.drag is not None:
                self._go_to_numbered(self._drags.drag, number)
            else:
                self._enter_numbered(number)
        self.marked.emit()
        return True

    def _goes_on(self) -> Text:
        """Why an Enter after a number does nothing, and what another one goes on with."""
        shown = self._pieces.shown
        if shown is None or self._is_at_nothing or not self._openings.is_there(self.reached.key):
            return _DOWN_ALREADY
        return _ON_TO.put(piece=self._table.name(self.reached.key, shown))

    def _undoes(self, key: str) -> bool:
        """Whether an Enter undoes at a piece what the one before did there: what is picked or answered."""
        entered = self._openings.entered(key)
        return key in self._openings.clickable() if entered is None else bool(entered.pick or entered.answer)

    def _do_nothing(self, why: Text) -> None:
        """Say why a key does nothing, unless that is because nobody here is to act."""
        shown = self._pieces.shown
        if shown is not None and shown.actor is None:
            self.idle.emit()
        else:
            self.silent.emit(why)

    def _arrow(self, key: Qt.Key) -> None:
        self.used = True
        drag = self._drags.drag
        if drag is not None:
            before = drag.best
            drag.walk(key)
            self._reach_target(drag)
            if drag.best == before:
                self.silent.emit(_NOTHING_FURTHER)
            return
        sources = self._speaking.reachable()
        if not sources:
            self.reached = Grip("")
            self._do_nothing(_NOTHING_THERE)
        elif self.reached not in sources:
            self.reached = self._first(sources)
        else:
            points = {source: self._openings.stop_area(source).center() for source in sources}
            start = points.pop(self.reached)
            following = nearest(points, start, key)
            if following is None:
                self.silent.emit(_NOTHING_FURTHER)
            self.reached = following or self.reached
        self.show()

    def go_on(self, event: QKeyEvent) -> bool:
        """Do at a spot what Tab does at the view."""
        return self._view.event(event)

    def reach(self, meant: Meant) -> None:
        """Go to a piece or a part of it, or to a target of what is taken up."""
        self.used = True
        if meant != self.reached:
            self._numbered = Grip("")
        drag = self._drags.drag
        if not isinstance(meant, Goal):
            if drag is None:
                self.reached = meant
                self.show()
        elif drag is not None and meant.target in drag.areas and drag.best != meant.target:
            drag.best = meant.target
            self._reach_target(drag)

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
            elif not self._drags.look_through(self.reached):
                self._hands.take(self.reached, by_mouse=False)
                self.number()
                self._come_to_best()
        elif drag.best is not None:
            self._put_down(drag, drag.best)
        else:
            if len(drag.areas) == 1:
                # It is heard where it goes before another Enter puts it there.
                drag.begin(self._drags.guides.worth)
                self._reach_target(drag)
            if drag.best is None:
                self.silent.emit(_NO_PLACE_YET)

    def _put_down(self, drag: Drag, target: str) -> None:
        """Drop what is held on a target."""
        self._pass_on(drag.grip)
        self._put = drag.areas[target]
        self._hands.drop(drag.areas[target].center())

    def _come_to_best(self) -> None:
        """Be over the target where what is taken up by Enter is worth most, where it is seen how much that is, or over
        the only one where it does more than mark something: another Enter puts it there. Who listens hears first what
        was taken up.
        """
        drag, guides = self._drags.drag, self._drags.guides
        if drag is None or self._speaking.items.active:
            return
        if guides.knows_worth(drag) or guides.acts_once(drag):
            drag.begin(guides.worth)
            self._reach_target(drag)

    def _enter_nothing(self) -> None:
        """Say of an Enter that is at no piece, or at what is only read, where there would be something to do."""
        shown = self._pieces.shown
        if shown is not None and self._openings.is_there(self.reached.key):
            self._do_nothing(NOTHING_TO_DO.put(piece=self._table.name(self.reached.key, shown)))
        else:
            more = _MORE_NUMBERS if len(self._openings.numbered()) > len(_NUMBERS) else _NO_PIECE_YET
            self._do_nothing(more if self._openings.stops() else _NOTHING_THERE)

    def _enter_numbered(self, number: int) -> None:
        """With nothing in hand do at a piece, counted from 0, what one Enter does there. What is taken up so is at the
        target where it is worth most, unless that must be aimed at: Enter, another key, puts it there.
        """
        self.used = True
        number += (past := self._before_first())
        numbered = self._openings.numbered()
        unable = self._openings.numbered_in_vain(number)
        if unable:
            # What it is has a number of its own: why nothing can be done with it is what is to be heard.
            self._hands.take(Grip(unable), by_mouse=False)
        elif number >= len(numbered) or not numbered[number].key:
            self._do_nothing(_NO_SUCH_NUMBER.put(number=number - past + 1))
        elif (done := self._openings.by_number(numbered[number].key)) is not None:
            self.come_off()
            self._drags.chosen.emit([done], self._pieces.target_area(numbered[number].key).center())
        else:
            grip = self.reached = numbered[number]
            acts = self._openings.entered(grip.key) is not None or grip.key in self._openings.clickable()
            self.show()
            self._enter()
            if self._drags.drag is not None:
                self._drags.drag.begin(self._drags.guides.worth)
                self._reach_target(self._drags.drag)
            elif acts:
                self._numbered = grip

    def _go_to_numbered(self, drag: Drag, number: int) -> None:
        """Go to a target of what is held, counted from 0. Where the table says so, what is held is put there at once.
        Who listens hears first where it goes.
        """
        self.used = True
        targets = list(drag.areas)
        number += (past := self._before_first())
        if number >= len(targets):
            self.silent.emit(_NO_SUCH_NUMBER.put(number=number - past + 1))
            return
        target = targets[number]
        if not self._speaking.items.active and self._drags.puts_by_number(target):
            drag.best = target
            self._put_by_number = True
            self._put_down(drag, target)
        elif drag.best == target:
            self._reach_target(drag)
            self.silent.emit(_THERE_ALREADY)
        else:
            drag.best = target
            self._reach_target(drag)

    def _reach_target(self, drag: Drag) -> None:
        self._drags.highlight_target(focused=True)
        if drag.best is not None:
            self.aimed.emit()
            self._speaking.announce(drag.best)
            self._focus_spot(Goal(drag.best))

    def _pass_on(self, grip: Grip) -> None:
        """Reach the piece after the one that is dropped, so that Tab and Enter go through a hand; after the last card
        of a hand the one before it.
        """
        shown = self._pieces.shown
        first = self._table.handling.numbered(shown) if shown is not None else ()
        sources = [source for source in self._openings.sources() if source == grip or source.key != grip.key]
        at = sources.index(grip) + 1 if grip in sources else len(sources)
        self.reached = sources[at] if at < len(sources) else Grip("")
        kind = kind_of(grip.key)
        hand = [source for source in sources if source.key in first and kind_of(source.key) == kind and source != grip]
        if grip.key in first and hand and self.reached not in hand:
            self.reached = hand[-1]

    def looks_by(self, key: Qt.Key) -> bool:
        """Whether a key is held to look: Space, where it has no piece to take up or put down."""
        if key != Qt.Key.Key_Space or self._drags.drag is not None:
            return False
        at_something = self.reached.key in self._pieces or self.reached.key in self._openings.clickable()
        return not (self.used and at_something) and self._openings.are_own_turned_down(self._pieces)
