"""A stage that speaks: which items stand over it, what they are called, and what is told of the one that is reached."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsView

from boardroom.engine.enumerations import in_a_row, sentences
from boardroom.engine.prompt import Preview
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.accessible_items import AccessibleItems, Goal, ItemWords, Meant
from boardroom.ui.stage.table_parts import Way

_ENTER: Final = {
    Way.CARRIED: phrase("Stage", "Press Enter to pick it up.", "for a screen reader"),
    Way.DRAWN: phrase("Stage", "Press Enter to draw.", "for a screen reader: a deck"),
    Way.CHOSEN: phrase("Stage", "Press Enter to choose it.", "for a screen reader"),
}
_HELD: Final = {
    Way.CARRIED: phrase("Stage", "{piece}, picked up", "for a screen reader"),
    Way.DRAWN: phrase("Stage", "{piece}, about to draw", "for a screen reader: a deck from which is about to be drawn"),
    Way.CHOSEN: phrase("Stage", "{piece}, chosen", "for a screen reader: what is about to be chosen"),
}
_GO_ON: Final = {
    Way.DRAWN: phrase("Stage", "Enter draws. Esc cancels.", "a deck is chosen"),
    Way.CHOSEN: phrase("Stage", "Take it to {target} to choose it. Esc cancels.", "a piece is chosen"),
}
_NUMBER: Final = phrase("Stage", "Number {number}.", "for a screen reader: the key that goes to a piece or place")
_AT_NOTHING: Final = phrase(
    "Stage", "Tab or an arrow key goes to what lies on the table.", "for a screen reader: at none of them"
)
_DONE: Final = phrase("Prompt", "{done}.", "what a hand did")
_CHOOSE_PLACE: Final = phrase("Stage", "Now choose what it is for. Esc cancels.", "a piece is chosen")
_PUT_DOWN: Final = phrase("Stage", "Enter puts it down. Esc puts it back.", "what is held is at a target")
_DO_IT: Final = phrase("Stage", "Enter confirms. Esc cancels.", "a piece is chosen, and what it is for")
_PUT_BACK: Final = {
    Way.CARRIED: phrase("Stage", "Put back.", "for a screen reader: what was picked up"),
    Way.DRAWN: phrase("Stage", "Nothing was drawn.", "for a screen reader"),
    Way.CHOSEN: phrase("Stage", "Not chosen.", "for a screen reader: a piece"),
}


class Speaking(QObject):
    """Keeps the ``items`` over a view true to what is shown: its pieces, or what is held and where that may go.

    Nothing stands there while something is told, while the view is covered, or while nobody reads. ``preview`` says
    what a gesture would do, ``choice_name`` what it is called among several that a drop could mean. ``announced``
    carries what has been reached, ``mentioned`` a sentence for who does not see it.
    """

    announced = Signal(str)
    mentioned = Signal(object)

    def __init__(
        self,
        view: QGraphicsView,
        pieces: LaidPieces,
        openings: Openings,
        drags: DragAndDrop,
        preview: Callable[[Gesture], Preview],
        choice_name: Callable[[Gesture], Text],
    ) -> None:
        super().__init__(view)
        self._view, self._pieces, self._table = view, pieces, pieces.table
        self._openings, self._drags = openings, drags
        self._preview, self._choice_name = preview, choice_name
        self.told = False
        """Whether something is told."""
        self._hushed = False
        """Whether a question stands over the table."""
        self.items = AccessibleItems(view.viewport(), self._explain)
        self._audience: int | None = None
        self.number_of: Callable[[Meant], int | None] = lambda meant: None
        """The number key that goes to a piece or target now."""
        self.why_vain: Callable[[str, str], Text | None] = lambda key, part: None
        """Why a piece, held by a part, cannot go where its kind goes."""
        self.small: Mapping[str, int] = {}
        """The targets that showed the things of a seat small, when the items were last brought up to the stage."""

    def follow(self) -> None:
        """Bring the items up to what is shown and held."""
        shown, drag = self._pieces.shown, self._drags.drag
        speaks = self.items.active and not self.told and not self._hushed and self._view.isEnabled()
        if not speaks or shown is None:
            self.items.clear()
            return
        if shown.audience != self._audience:
            # Not even how many there were is left for somebody else.
            self._audience = shown.audience
            self.items.clear()
        self.items.follow(self._to_take(shown) if drag is None else self._to_drop(shown, drag))
        self.small = self._table.looking.in_small(shown)

    def hush(self, hushed: bool) -> None:
        """Have nothing here to be read and pressed while a question stands over the table, or have it again."""
        self._hushed = hushed
        self.follow()

    def _to_take(self, shown: Presentation) -> list[ItemWords]:
        pieces, found = self._pieces, []
        for key in pieces.in_reading_order([key for key, place in pieces.places.items() if place.opacity > 0]):
            for grip in pieces.grips(key):
                area = pieces.part_area(*grip) if grip.part else pieces.places[key].area()
                name = self._name(shown, grip)
                if key in shown.picked:
                    name = phrase("Stage", "{piece}, selected", "for a screen reader").put(piece=name)
                found.append(self._words(grip, area, name))
        found += [
            self._words(Grip(target), pieces.target_area(target), self._table.name(target, shown))
            for target in (*self._openings.clickable(), *self._openings.heard())
            if target not in pieces.places
        ]
        return found

    def _to_drop(self, shown: Presentation, drag: Drag) -> list[ItemWords]:
        held = _HELD[self.way(drag.grip)].put(piece=self._name(shown, drag.grip))
        found = [self._words(drag.grip, self._pieces[drag.source].area(), held)]
        for target, area in drag.areas.items():
            found.append(self._words(Goal(target), area, self._table.name(target, shown)))
        return found

    def way(self, grip: Grip) -> Way:
        """How it is said that something is done with a piece: as it is for all that it can do now, else it is picked
        up.
        """
        reading = self._table.reading
        taken = [gesture for gesture in self._openings.gestures if grip.takes(gesture)]
        ways = {Way.CHOSEN if one.pick else reading.way(one.preview) for one in taken}
        return ways.pop() if len(ways) == 1 else Way.CARRIED

    def held_words(self) -> Text | None:
        """How to go on with what has been taken up, where that is not to put it somewhere: as the table says it, else
        as what is drawn or chosen wants it. What can go only where it must be aimed at says why first.
        """
        shown, drag = self._pieces.shown, self._drags.drag
        if shown is None or drag is None:
            return None
        said = self._table.reading.held_words(shown, *drag.grip)
        if drag.only_aimed:
            return sentences(self.why_vain(*drag.grip), said)
        way = self.way(drag.grip)
        if said is not None or way is Way.CARRIED:
            return said
        if len(drag.areas) > 1:
            return _CHOOSE_PLACE
        return _GO_ON[way].put(target=self._table.name(next(iter(drag.areas)), shown))

    def aimed_words(self) -> Text | None:
        """How to go on with what the keys have brought to a target; as the table says it, where it does."""
        shown, drag = self._pieces.shown, self._drags.drag
        if shown is None or drag is None:
            return None
        reading = self._table.reading
        said = None if drag.best is None else reading.aimed_words(shown, *drag.grip, drag.best)
        if said is None and not drag.only_aimed:
            said = reading.held_words(shown, *drag.grip)
        if said is not None:
            return said
        return _PUT_DOWN if self.way(drag.grip) is Way.CARRIED else _DO_IT

    def _name(self, shown: Presentation, grip: Grip) -> Text:
        return self._table.part_name(grip.key, grip.part, shown) if grip.part else self._table.name(grip.key, shown)

    def _words(self, meant: Meant, area: QRectF, name: Text) -> ItemWords:
        return ItemWords(meant, self._view.mapFromScene(area).boundingRect(), self._table.say(name))

    # Where the focus is.

    @property
    def has_keys(self) -> bool:
        """Whether the keys go to what lies on the table: the focus is at the view, or on what a screen reader reads of
        it, and nothing is told, for what is told does not lie there any more or not yet.
        """
        return not self.told and (self._view.hasFocus() or self.items.focused)

    def reachable(self) -> list[Grip]:
        """The pieces that the arrow keys go to: those that can act, or all that a screen reader reads."""
        return [meant for meant in self.items.meant if isinstance(meant, Grip)] or self._openings.stops()

    def leave_items(self) -> None:
        """Take the focus from an item, so that it goes on through the window from the view."""
        if self.items.focused:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is said.

    def announce(self, key: str, part: str = "") -> None:
        """Tell a screen reader which piece, part of it, or target has been reached."""
        shown = self._pieces.shown
        if shown is not None:
            words = self._table.say(self._name(shown, Grip(key, part)))
            if not self.items.meant:
                # Else an item says it itself: a client that reads this as well would say it twice.
                self._view.setAccessibleDescription(words)
            self.announced.emit(words)

    def fall_silent(self, at_nothing: bool = False) -> None:
        """Say nothing of any piece; to who is ``at_nothing``, how to come to one."""
        hint = at_nothing and self.items.active and bool(self._openings.stops())
        self._view.setAccessibleDescription(self._table.say(_AT_NOTHING) if hint else "")

    def tell_taken(self) -> None:
        """Say what has been taken up and in how many places it can be put, or how it goes on where it is drawn or
        chosen: the focus stays on it and tells nothing.
        """
        shown, drag = self._pieces.shown, self._drags.drag
        if shown is None or drag is None or not self.items.active:
            return
        way, piece = self.way(drag.grip), self._name(shown, drag.grip)
        if way is Way.CARRIED:
            taken = phrase("Stage", "{piece}, picked up. %n targets.", "for a screen reader", len(drag.areas))
            taken = taken.put(piece=piece)
            vain = self.held_words() if drag.only_aimed else None
            self.mentioned.emit(sentences(taken, vain) or taken)
        else:
            words = _DONE.put(done=_HELD[way].put(piece=piece))
            self.mentioned.emit(sentences(words, self.held_words()) or words)

    def tell_put_back(self, way: Way) -> None:
        """Say that what was held lies where it was; the focus, which comes back to it, says what it is."""
        if self.items.active:
            self.mentioned.emit(_PUT_BACK[way])

    def _explain(self, meant: Meant) -> str:
        """What dropping there would do; of a piece, what the inspector says of it, and whether it can be taken up."""
        table, shown, drag = self._table, self._pieces.shown, self._drags.drag
        if shown is None:
            return ""
        if isinstance(meant, Goal):
            several = drag.targets.get(meant.target, ()) if drag is not None else ()
            number = self._number(meant)
            if len(several) > 1:
                return table.aloud((*self._explain_choice(several), *number))
            bubble = self._drags.guides.bubble
            return table.aloud((*map(verbatim, [bubble.heard] if bubble is not None else []), *number))
        if meant.key in table.looking.in_small(shown):
            look = phrase("Stage", "Press Enter to look at it.", "for a screen reader")
            return table.aloud((look, *table.reading.overview(meant.key, shown)))
        if meant.key == table.handling.sorter(shown):
            return table.say(phrase("Stage", "Press Enter to sort it another way.", "for a screen reader: the hand"))
        clicked = meant.key in self._openings.clickable()
        if clicked and meant.key not in self._pieces:
            return table.aloud((_ENTER[Way.CHOSEN], *self._number(meant)))
        told: list[Text] = []
        if drag is None:
            if clicked or self._openings.entered(meant.key) is not None:
                told.append(_ENTER[Way.CHOSEN])
            elif self._openings.can_take(meant):
                told.append(_ENTER[self.way(meant)])
            told += self._number(meant)
            inspection = table.inspect(meant.key, shown)
            if inspection is not None:
                said = () if inspection.named else (inspection.what,)
                lines = (line for line in inspection.lines if not meant.part or line.part in ("", meant.part))
                told += [*said, *(line.text for line in lines if not line.named)]
            told += table.reading.overview(meant.key, shown)
        return table.aloud(told)

    def _number(self, meant: Meant) -> tuple[Text, ...]:
        number = self.number_of(meant)
        return () if number is None else (_NUMBER.put(number=number),)

    def _explain_choice(self, several: Sequence[Gesture]) -> list[Text]:
        """What a drop that could mean several things leaves open, and what each of them would do in any case."""
        previews = [self._preview(gesture).lines for gesture in several]
        names = list(dict.fromkeys(map(self._choice_name, several)))
        choice = phrase("Stage", "A choice follows: {choices}.", "for a screen reader").put(choices=in_a_row(names))
        return [choice, *(line.text for line in previews[0] if all(line in lines for lines in previews))]
