"""A stage that speaks: which spots stand over it, what they are called, and what is told of the one that is reached."""

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.stage.drag import Drag, Grip
from boardroom.ui.stage.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.keyboard import Keyboard
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.spots import Goal, Meant, Spots, SpotWords


class Speaking:
    """Keeps the spots over a stage true to what is shown: its pieces, or what is held and where that may go.

    Nothing stands there while something is told, while the stage is covered, or while nobody reads.
    """

    def __init__(self, stage: DragAndDrop, keyboard: Keyboard) -> None:
        self._stage, self._keyboard = stage, keyboard
        self.told = self.hushed = False
        """Whether something is told, and whether a question stands over the table."""
        self.handing_on = False
        """Whether the focus is on its way from a spot that goes."""
        self.spots = Spots(stage.viewport(), self)
        self.choice_name: Callable[[Gesture], Text] = lambda gesture: verbatim(gesture.target)
        """What a gesture is called among several that a drop could mean; the page sets this."""
        self._audience: int | None = None
        self._small: Mapping[str, int] = {}
        """The targets that showed the things of a seat small, when the spots were last brought up to the stage."""

    def follow(self) -> None:
        """Bring the spots up to what the stage shows and holds."""
        stage = self._stage
        if not self.spots.active or not self._speaks or stage.shown is None:
            self.spots.clear()
            return
        if stage.shown.audience != self._audience:
            # Not even how many there were is left for somebody else.
            self._audience = stage.shown.audience
            self.spots.clear()
        if stage.drag is not None:
            self.spots.follow(self._to_drop(stage.shown, stage.drag))
        else:
            self.spots.follow(self._to_take(stage.shown))
        self._small = stage.table.looking.in_small(stage.shown)

    @property
    def _speaks(self) -> bool:
        return not self.told and not self.hushed and self._stage.isEnabled()

    def tell_taken(self) -> None:
        """Say what has been taken up and in how many places it can be put: the focus stays on it and tells nothing."""
        stage, drag = self._stage, self._stage.drag
        if stage.shown is None or drag is None or not self.spots.active:
            return
        taken = phrase("Stage", "{piece}, picked up. %n places to put it.", "for a screen reader", len(drag.areas))
        stage.mentioned.emit(taken.put(piece=self._name(stage.shown, drag.grip)))

    def tell_put_back(self) -> None:
        """Say that what was held lies where it was; the focus, which comes back to it, says what it is."""
        if self.spots.active:
            self._stage.mentioned.emit(phrase("Stage", "Put back.", "for a screen reader: what was picked up"))

    def grips(self) -> list[Grip]:
        """The pieces and parts that have spots, in the order of reading, and the targets with nothing in hand."""
        return [meant for meant in self.spots.meant if isinstance(meant, Grip)]

    def _to_take(self, shown: Presentation) -> list[SpotWords]:
        stage, found = self._stage, []
        for key in stage.in_reading_order([key for key, place in stage.places.items() if place.opacity > 0]):
            for grip in stage.grips(key):
                area = stage.part_area(*grip) if grip.part else stage.places[key].area()
                name = self._name(shown, grip)
                if key in shown.picked:
                    name = phrase("Stage", "{piece}, selected", "for a screen reader").put(piece=name)
                found.append(self._words(grip, area, name))
        found += [
            self._words(Grip(target), stage.target_area(target), stage.table.name(target, shown))
            for target in (*stage.clickable(), *stage.heard())
        ]
        return found

    def _to_drop(self, shown: Presentation, drag: Drag) -> list[SpotWords]:
        held = phrase("Stage", "{piece}, picked up", "for a screen reader").put(piece=self._name(shown, drag.grip))
        found = [self._words(drag.grip, self._stage.pieces[drag.source].area(), held)]
        for target, area in drag.areas.items():
            found.append(self._words(Goal(target), area, self._stage.table.name(target, shown)))
        return found

    def _name(self, shown: Presentation, grip: Grip) -> Text:
        table = self._stage.table
        return table.part_name(grip.key, grip.part, shown) if grip.part else table.name(grip.key, shown)

    def _words(self, meant: Meant, area: QRectF, name: Text) -> SpotWords:
        return SpotWords(meant, self._stage.mapFromScene(area).boundingRect(), self._stage.say(name))

    # What comes back from the spots.

    def reach(self, meant: Meant) -> None:
        """The focus has come to a spot: the keys are there from now on."""
        if isinstance(meant, Goal):
            self._keyboard.reach_target(meant.target)
        else:
            self._keyboard.reach(meant)

    def leave(self) -> None:
        """The focus has left a spot."""
        self._keyboard.hide()

    def press(self, meant: Meant) -> None:
        """Do at a spot what Enter does there; pressed once more, what is held is let go."""
        drag = self._stage.drag
        if drag is not None and meant == drag.grip:
            self._stage.put_back()
            return
        self.reach(meant)
        self._keyboard.enter()

    def go_on(self, event: QKeyEvent) -> bool:
        """Do what Tab does at the stage."""
        return self._stage.event(event)

    def let_go(self, stay: Collection[Meant]) -> None:
        """Take the focus from a spot that goes: to where the keys are, else to the stage itself."""
        if self._stage.drag is None and self._keyboard.reached not in stay:
            self._keyboard.reached = self._enlarged(self._keyboard.reached.key, stay)
        reached = self._keyboard.reached
        if self._stage.drag is None and reached in stay:
            self.spots.focus(reached)
        else:
            self.handing_on = True
            self._stage.setFocus(Qt.FocusReason.OtherFocusReason)
            self.handing_on = False

    def _enlarged(self, key: str, stay: Collection[Meant]) -> Grip:
        """The first piece of what lay small at a target and is large there now; no key where that is not so."""
        stage = self._stage
        if key not in self._small or key in stage.clickable():
            return Grip("")
        area = stage.target_area(key)
        there = [one for one, place in stage.places.items() if area.contains(place.area().center())]
        grips = [grip for one in stage.in_reading_order(there) for grip in stage.grips(one)]
        return next((grip for grip in grips if grip in stay), Grip(""))

    def explain(self, meant: Meant) -> str:
        """What dropping there would do; of a piece, what the inspector says of it, and whether it can be taken up."""
        stage, shown = self._stage, self._stage.shown
        if shown is None:
            return ""
        if isinstance(meant, Goal):
            several = stage.drag.targets.get(meant.target, ()) if stage.drag is not None else ()
            if len(several) > 1:
                return stage.aloud(self._explain_choice(several))
            return stage.bubble.heard if stage.bubble is not None else ""
        if meant.key in stage.table.looking.in_small(shown):
            look = phrase("Stage", "Press Enter to look at it.", "for a screen reader")
            return stage.aloud((look, *stage.table.reading.overview(meant.key, shown)))
        if meant.key == stage.table.handling.sorter(shown):
            return stage.say(phrase("Stage", "Press Enter to sort it another way.", "for a screen reader: the hand"))
        if meant.key in stage.clickable():
            return stage.say(phrase("Stage", "Press Enter to choose it.", "for a screen reader"))
        told: list[Text] = []
        if stage.drag is None:
            if stage.can_take(meant):
                told.append(phrase("Stage", "Press Enter to pick it up.", "for a screen reader"))
            inspection = stage.table.inspect(meant.key, shown)
            if inspection is not None:
                said = () if inspection.named else (inspection.what,)
                lines = (line for line in inspection.lines if not meant.part or line.part in ("", meant.part))
                told += [*said, *(line.text for line in lines if not line.named)]
            told += stage.table.reading.overview(meant.key, shown)
        return stage.aloud(told)

    def _explain_choice(self, several: Sequence[Gesture]) -> list[Text]:
        """What a drop that could mean several things leaves open, and what each of them would do in any case."""
        previews = [self._stage.preview(gesture).lines for gesture in several]
        names = list(dict.fromkeys(map(self.choice_name, several)))
        choice = phrase("Stage", "A choice follows: {choices}.", "for a screen reader").put(choices=in_a_row(names))
        return [choice, *(line.text for line in previews[0] if all(line in lines for lines in previews))]
