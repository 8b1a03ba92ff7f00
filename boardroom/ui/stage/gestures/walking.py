"""Walking by keys at the stage: where they are, and how Tab and arrows go on from there, from piece to piece, or from
target to target of what is held. There a ring is seen, and what a screen reader reads has the focus.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.keys import kind_of
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.gestures.drag import Drag, Grip, nearest
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gestures.number_keys import NumberKeys
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import Ring
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.accessible_items import Goal, Meant
from boardroom.ui.stage.reading.enlarged_piece import EnlargedPiece
from boardroom.ui.stage.reading.speaking import Speaking

NOTHING_THERE: Final = phrase("Stage", "There is nothing to do on the table now.")
_NOTHING_FURTHER: Final = phrase("Stage", "Nothing further that way.", "of an arrow key")
_ONLY_PLACE: Final = phrase("Stage", "This is the only place for it.", "a piece is held")


class _Asked(NamedTuple):
    """Who was asked last, for what decision, and which pieces lay there."""

    actor: int
    decision: Any
    keys: frozenset[str]


class Done(NamedTuple):
    """What the last key has done: a number what one Enter does, ``at`` the piece where it did; or a key has ``put``
    something in an area, and that was a number (``by_number``).

    An Enter meant for what a number did would undo it, or do what nobody has heard yet where the keys have gone on to
    another piece; what has come of what was put is not to be taken up again.
    """

    at: Grip = Grip("")
    put: QRectF | None = None
    by_number: bool = False


class Walking(QObject):
    """Which piece the keys have reached, and by which part (``reached``, with no key for none), or which target that
    can be clicked.

    ``used`` is false from a press of the mouse to the next key: then no ring is seen. ``begin`` is where the keys come
    to next while they are at nothing, once; with no key for the first piece there is. ``silent`` carries what is said
    of a key that does nothing, ``idle`` says that it does nothing because nobody here is to act; ``begun`` says that
    another key, or the mouse, is pressed: what was said of the one before is past; ``aimed`` that what is held is at a
    target, where Enter puts it down; ``marked`` that it is shown what keys do now, or no more.
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
    ) -> None:
        super().__init__(view)
        self._view, self._pieces, self._table, self._openings = view, pieces, pieces.table, openings
        self._drags, self._closer, self._speaking = drags, closer, speaking
        self.numbers = NumberKeys(pieces, openings, drags)
        speaking.number_of = self.numbers.number_of
        self.reached = self.begin = Grip("")
        self.used = self.keyed = False
        """Whether the keys go from piece to piece, and whether any key was the last thing that was used here: then
        numbers are shown, while Enter may still be for the main button.
        """
        self.done = Done()
        self._asked: _Asked | None = None
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

    def show(self) -> None:
        """Ring and announce the piece, if the stage has the focus and the keys are used."""
        if not self.reached.key and self._speaking.has_keys and self.used:
            self.reached, self.begin = self.begin, Grip("")
        if self._openings.is_there(self.reached.key) and self._speaking.has_keys and self.used:
            self._ring.setVisible(True)
            self._ring.move_to(self._openings.stop_area(self.reached))
            self._speaking.announce(*self.reached)
            self._closer.look(self.reached.key if self.reached != self._come_to else "", by_keys=True)
            if self._drags.drag is None:
                self._focus_spot(self.reached)
            self.number()
        else:
            self.leave()

    def leave(self) -> None:
        """Show and announce nothing, but stay at the piece."""
        self._ring.setVisible(False)
        self._closer.look("")
        self._speaking.fall_silent(at_nothing=not self.reached.key)
        self.number()

    def come_off(self) -> None:
        """Be at no piece any more: Enter means the main button then."""
        self.reached = self.begin = Grip("")
        self.done = self.done._replace(at=Grip(""))
        # What is read there would be taken for what Enter is for.
        self._speaking.leave_items()
        self.leave()

    def number(self) -> None:
        """Show, while the keys are used, what numbers go to; hide it while they are not."""
        if self.shows_keys:
            self.numbers.show()
        else:
            self.numbers.hide()
        self.marked.emit()

    @property
    def shows_keys(self) -> bool:
        """Whether it is shown what keys do: while they are used, and go to the table."""
        return (self.used or self.keyed) and self._speaking.has_keys

    # Where the keys begin.

    def turn_to(self, shown: Presentation) -> None:
        """Be at nothing when somebody else is to act than at what was shown. Where the keys were, what there was for
        them, and whether they were used, is known to who looked alone.
        """
        self.numbers.hide()
        before = self._pieces.shown
        if before is None or before.actor != shown.actor:
            self.reached = Grip("")
            # What lies there when the turn comes back has not come of that.
            self.done = self.done._replace(at=Grip(""), put=None)
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
            self._speaking.leave_items()
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
            put = self.done.put
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

    # The focus.

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

    # Going on.

    def tab(self, forward: bool) -> bool:
        """Go to the next piece or target, or the one before. False behind the last piece: the focus then leaves."""
        self.used = True
        self.begun.emit()
        self._come_to = Grip("")
        self.done = Done(put=self.done.put)
        drag = self._drags.drag
        if drag is not None:
            self._carry_on(drag, partial(drag.step, forward), _ONLY_PLACE)
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

    def _carry_on(self, drag: Drag, go: Callable[[], object], vain: Text) -> None:
        """Go on to another target with what is held; say why where that leads to none."""
        before, goes_first = drag.best, bool(drag.first)
        go()
        self.reach_target(drag)
        if drag.best == before and not goes_first:
            self.silent.emit(vain)

    def arrow(self, key: Qt.Key) -> None:
        self.used = True
        drag = self._drags.drag
        if drag is not None:
            self._carry_on(drag, partial(drag.walk, key), _NOTHING_FURTHER)
            return
        sources = self._speaking.reachable()
        if not sources:
            self.reached = Grip("")
            self.do_nothing(NOTHING_THERE)
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

    def _first(self, sources: Sequence[Grip], forward: bool = True) -> Grip:
        """Where the keys begin among pieces."""
        begin, self.begin = self.begin, Grip("")
        if forward and begin in sources:
            return begin
        return sources[0 if forward else -1]

    def go_on(self, event: QKeyEvent) -> bool:
        """Do at a spot what Tab does at the view."""
        return self._view.event(event)

    def reach(self, meant: Meant) -> None:
        """Go to a piece or a part of it, or to a target of what is taken up."""
        self.used = True
        if meant != self.reached:
            self.done = self.done._replace(at=Grip(""))
        drag = self._drags.drag
        if not isinstance(meant, Goal):
            if drag is None:
                self.reached = meant
                self.show()
        elif drag is not None and meant.target in drag.areas and drag.best != meant.target:
            drag.best = meant.target
            self.reach_target(drag)

    def reach_target(self, drag: Drag) -> None:
        self._drags.highlight_target(focused=True)
        if drag.best is not None:
            self.aimed.emit()
            self._speaking.announce(drag.best)
            self._focus_spot(Goal(drag.best))
            # The target that the keys are at may wear Enter.
            self.number()

    def pass_on(self, grip: Grip) -> None:
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

    def do_nothing(self, why: Text) -> None:
        """Say why a key does nothing, unless that is because nobody here is to act."""
        shown = self._pieces.shown
        if shown is not None and shown.actor is None:
            self.idle.emit()
        else:
            self.silent.emit(why)
