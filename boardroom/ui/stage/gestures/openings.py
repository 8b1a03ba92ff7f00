"""What is open to hands at what is shown: which pieces can be taken up, which targets clicked, and which only read."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.prompt import Role
from boardroom.ui.stage.gestures.drag import Drag, Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.presentation import Presentation


class Openings:
    """The ``gestures`` that can be made now, none while something is told or nobody may act; what they begin with."""

    def __init__(self, pieces: LaidPieces) -> None:
        self._pieces, self._table = pieces, pieces.table
        self.gestures: tuple[Gesture, ...] = ()

    def attend(self, shown: Presentation) -> None:
        """Have open what can be done at what is shown."""
        self.gestures = self._table.gestures(shown) if shown.actor is not None else ()

    def can_take(self, grip: Grip) -> bool:
        """Whether a piece can be taken up there now."""
        return any(grip.takes(gesture) for gesture in self.gestures)

    def entered(self, key: str) -> Gesture | None:
        """What one Enter does now at a piece, or at a target that is none and can be clicked; None where it is taken
        up, or stands for what could be dropped there, or nothing can be done.
        """
        shown = self._pieces.shown
        acts = any(gesture.source == key for gesture in self.gestures)
        acts = acts or (key not in self._pieces and key in self.clickable())
        if shown is None or not acts:
            return None
        return self._table.handling.entered(shown, key)

    def entered_among(self, key: str) -> tuple[Gesture, ...]:
        """What one Enter at a piece could mean, which is asked, as for a click; nothing where it is taken up."""
        shown = self._pieces.shown
        return self._table.handling.tap_among(shown, key) if shown is not None and shown.actor is not None else ()

    def is_main_alone(self, key: str) -> bool:
        """Whether nothing can be done now but what the main button does, and a piece is taken up for that: an Enter
        there need not carry it to its only place.
        """
        shown = self._pieces.shown
        if shown is None or shown.prompt is None or len(shown.legal) != 1:
            return False
        main = [(button.action, *button.then) for button in shown.prompt.buttons if button.role is Role.MAIN]
        meant = {gesture.actions for gesture in self.gestures if gesture.source == key}
        return main == [shown.legal] and meant == {shown.legal}

    def by_number(self, key: str) -> Gesture | None:
        """What the number key of a piece does now, None where it does what Enter does."""
        shown = self._pieces.shown
        if shown is None or not any(gesture.source == key for gesture in self.gestures):
            return None
        return self._table.handling.by_number(shown, key)

    def sources(self) -> list[Grip]:
        """The pieces that can act now, each by the parts that it can be taken up by, in reading order."""
        keys = {gesture.source for gesture in self.gestures}
        return self._grips(self._pieces.in_reading_order([key for key in self._pieces if key in keys]))

    def sources_to_come(self) -> list[Grip]:
        """The pieces that can act where they are about to lie, each by its parts, in reading order."""
        keys = {gesture.source for gesture in self.gestures}
        return self._grips(self._pieces.in_reading_order([key for key in self._pieces.places if key in keys]))

    def numbered(self) -> list[Grip]:
        """What the number keys go to, from 1 on: first what is asked about, then the pieces and targets of which the
        table says so, then the others that can act; where numbers are names, none of these: another number beside it
        would be read as theirs.
        No key stands for a number that goes to nothing now. Whose things are only looked at there has none: nothing is
        chosen by that, and its number would hang over an edge where nothing is.
        """
        shown, handling = self._pieces.shown, self._table.handling
        first = () if shown is None else handling.numbered(shown)
        looked = () if shown is None else self._table.looking.in_small(shown)
        acting = (key for key in self.clickable() if key not in looked)
        grips = [*self.sources_to_come(), *map(Grip, acting)]
        asked = () if shown is None else self._table.reading.asked_about(shown)
        grips.sort(key=lambda grip: grip.key not in asked)
        keeps = shown is not None and handling.keeps_numbers(shown)
        if not (handling.numbers_are_names or keeps):
            # Where what is asked about has an order of its own the table says it.
            places = {key: place for place, key in enumerate(first)}
            return sorted(grips, key=lambda grip: (grip.key not in asked, places.get(grip.key, len(first))))
        named = [next((grip for grip in grips if grip.key == key), Grip("")) for key in first]
        return [*named, *(grip for grip in grips if keeps and grip.key not in first)]

    def numbered_targets(self, drag: Drag) -> list[str]:
        """What the number keys go to of the targets of what is held, from 1 on, nothing where a number goes to none:
        in reading order, but for those that keep their numbers.
        """
        shown, handling, targets = self._pieces.shown, self._table.handling, list(drag.areas)
        if shown is None or not handling.keeps_numbers(shown):
            return targets
        first = handling.numbered(shown)
        if not any(key in targets for key in first):
            return targets
        return [*(key if key in targets else "" for key in first), *(key for key in targets if key not in first)]

    def numbered_in_vain(self, number: int) -> str:
        """The piece whose own number this is, counted from 0, and with which nothing can be done now; else nothing."""
        shown, handling = self._pieces.shown, self._table.handling
        if shown is None or not handling.numbers_are_names:
            return ""
        named, numbered = handling.numbered(shown), self.numbered()
        if number >= len(named) or numbered[number].key or named[number] not in self._pieces:
            return ""
        return named[number]

    def grounds_at(self, spot: QPointF) -> tuple[str, ...]:
        """The places at a spot of the scene, where no piece lies, the smaller one first: that on which something can be
        put now, the smallest of these, and that which may be tried.
        """
        shown, pieces = self._pieces.shown, self._pieces
        if shown is None or pieces.piece_at(spot):
            return ()
        wanted = sorted({gesture.target for gesture in self.gestures if gesture.target not in pieces})
        put = _sizes(spot, ((key, pieces.target_area(key)) for key in wanted))
        tried = (key for key in self._table.handling.drop_areas(shown) if key not in pieces)
        may_be_tried = _sizes(spot, ((key, self._table.target(key)) for key in tried))
        # Of those that may be tried the table names the foremost first.
        found = dict(list(may_be_tried.items())[:1])
        if put:
            smallest = min(put, key=put.__getitem__)
            found = {smallest: put[smallest], **found}
        return tuple(sorted(found, key=found.__getitem__))

    def _grips(self, keys: Iterable[str]) -> list[Grip]:
        open_grips = {Grip(gesture.source, gesture.part) for gesture in self.gestures}
        return [grip for key in keys for grip in self._pieces.grips(key) if {grip, Grip(key)} & open_grips]

    def clickable(self) -> tuple[str, ...]:
        """The targets that can be clicked now, with nothing in hand."""
        shown = self._pieces.shown
        if shown is None:
            return ()
        found = self._table.handling.clickable(shown) if shown.actor is not None else ()
        sorter = self._table.handling.sorter(shown)
        return tuple(dict.fromkeys((*found, *([sorter] if sorter else ()), *self._table.looking.in_small(shown))))

    def heard(self) -> tuple[str, ...]:
        """The targets that are only read: nothing is done there with nothing in hand."""
        shown = self._pieces.shown
        heard = self._table.reading.heard(shown) if shown is not None else ()
        clicked = self.clickable() if heard else ()
        return tuple(key for key in heard if key not in clicked)

    def stops(self) -> list[Grip]:
        """Where the keys go with nothing in hand: pieces that can act, then targets that can be clicked."""
        return [*self.sources(), *(Grip(target) for target in self.clickable())]

    def is_there(self, key: str) -> bool:
        """Whether a piece, or a target that can be clicked or read, is there."""
        return bool(key) and (key in self._pieces or key in (*self.clickable(), *self.heard()))

    def stop_area(self, grip: Grip) -> QRectF:
        """Where a piece, a part of it or a target is that can be clicked or read."""
        is_target = grip.key in (*self.clickable(), *self.heard())
        return self._pieces.target_area(grip.key) if is_target else self._pieces.part_area(*grip)

    def has_targets_on(self, key: str) -> bool:
        """Whether targets lie on a piece now."""
        area = self._pieces[key].place.area()
        targets = {gesture.target for gesture in self.gestures if gesture.target not in self._pieces}
        return any(area.contains(self._pieces.target_area(target)) for target in targets)

    def are_own_turned_down(self, keys: Iterable[str]) -> bool:
        """Whether one of these pieces is the acting person's own, face down, to be looked at."""
        shown = self._pieces.shown
        return (
            shown is not None
            and shown.actor is not None
            and any(self._table.looking.turned_down(shown, key) for key in keys)
        )


def _sizes(spot: QPointF, areas: Iterable[tuple[str, QRectF | None]]) -> dict[str, float]:
    """How large the areas are that a spot lies in, by their keys."""
    return {key: area.width() * area.height() for key, area in areas if area is not None and area.contains(spot)}
