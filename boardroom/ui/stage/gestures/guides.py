"""What guides a drag on the stage: glowing targets, the preview beside the best of them with rings around the pieces it
is about and marks on those that gain by it, the shadow of the piece.
"""

from collections.abc import Callable, Iterable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text
from boardroom.ui.stage.gestures.bubbles import Bubble
from boardroom.ui.stage.gestures.drag import Drag
from boardroom.ui.stage.gestures.gesture import REMARKS, Gesture
from boardroom.ui.stage.pieces.capsules import GainMark
from boardroom.ui.stage.pieces.item_pictures import ItemPictures
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import Piece, Ring, Shadow, TargetGlow

PREVIEWED: Final = "#FFFFFF"
"""The colour of the rings around pieces that a preview is about; gold is for who acted and for the keys."""
_COVERED: Final = 0.8
"""The part of a place that a piece covers from which on the place glows above that."""
_MARKED: Final = 2.0
"""So many times as wide as what is said of points is a piece at least that has it on it."""
_NUMBERED: Final = (-12.0, -14.0, 12.0, 4.0)
"""How far a target reaches with the number that it wears."""
_MOST_BYTES: Final = 16 * 2**20
"""So much is kept of how targets glow."""


class Guides:
    """The items that a scene shows beside the pieces while something is taken up; none otherwise."""

    def __init__(
        self, pieces: LaidPieces, preview: Callable[[Gesture], Preview], name: Callable[[Gesture], Text]
    ) -> None:
        """``preview`` says what a gesture would do, ``name`` what it is called."""
        self._pieces, self._preview, self._name, self._scene = pieces, preview, name, pieces.scene
        self._context = pieces.table.context
        self.free = QRectF()
        """What panels leave of the scene: the bubble stands there."""
        self._glows: dict[str, TargetGlow] = {}
        self._glowing = ItemPictures(_MOST_BYTES)
        self._rings: dict[str, Ring] = {}
        self.marks: dict[str, GainMark] = {}
        """Those on the pieces that gain by it."""
        self.worths: dict[str, GainMark] = {}
        """Those on the targets at which what is held brings points."""
        self._shadow: Shadow | None = None
        self.bubble: Bubble | None = None

    def show(self, drag: Drag, piece: Piece) -> None:
        """Show where the piece of a drag may go, and its shadow."""
        self.shade(piece)
        for target, area in drag.areas.items():
            height = drag.heights.get(target, self._covered_to(area, drag.source))
            glow = self._glow(target, area, height)
            self._scene.addItem(glow)
            self._glows[target] = glow
        if self._pieces.table.handling.says_worth:
            self._say_worth(drag)

    def _glow(self, target: str, area: QRectF, height: float | None = None) -> TargetGlow:
        theme, ratio = self._context.theme, self._pieces.zoom.ratio
        return TargetGlow(target, area, theme.evening, ratio, self._glowing, height=height)

    def _say_worth(self, drag: Drag) -> None:
        theme, zoom, worth = self._context.theme, self._pieces.zoom.factor, dict[str, int]()
        for target in drag.areas:
            ways = (self._preview(way) for way in drag.targets[target] if way.actions and not way.aimed)
            points = [told.points for told in ways if told.points is not None]
            if points:
                worth[target] = max(points)
        # Where no piece brings anything, that is said of each: one looks for the number there.
        said = {target: more for target, more in worth.items() if more > 0}
        if not any(worth.values()):
            said = {target: 0 for target in worth if target in self._pieces}
        for target, more in said.items():
            area = drag.areas[target]
            # Beside the key that goes there.
            mark = GainMark(area, more, theme, zoom, aside=True)
            if target in self._pieces and area.width() < _MARKED * mark.area().width():
                # It would hide a small card; the target around that has the number of the best one.
                continue
            self.worths[target] = mark
            self._scene.addItem(mark)

    def _covered_to(self, area: QRectF, held: str) -> float | None:
        """How high the pieces lie under which nothing would be seen of a place; None where it is seen."""
        heights = (
            piece.place.z
            for key, piece in self._pieces.items()
            if key != held and piece.isVisible() and _share(area, piece.area()) > _COVERED
        )
        return max(heights, default=None)

    def shade(self, piece: Piece) -> None:
        """Have a shadow in the shape of what the piece shows now."""
        if self._shadow is not None:
            self._scene.removeItem(self._shadow)
        self._shadow = Shadow(piece.pixmap())
        self._shadow.setPos(piece.pos())
        self._scene.addItem(self._shadow)

    def mark(self, targets: Iterable[str], gesture: Gesture | None) -> None:
        """Show these targets as meant, with what a gesture does at them, if one does, and nothing else."""
        self.clear()
        for target in targets:
            glow = self._glow(target, self._pieces.target_area(target))
            glow.highlight(True, False)
            self._scene.addItem(glow)
            self._glows[target] = glow
        shown, table = self._pieces.shown, self._pieces.table
        bubble = None if gesture is None else Bubble(table, self._preview(gesture))
        if gesture is not None and shown is not None and bubble is not None and not bubble.empty:
            area = self._pieces.target_area(gesture.target)
            meant = [glow.area for glow in self._glows.values()]
            # The hand may go on to any other.
            others = [self._pieces.target_area(key) for key in table.handling.drawable(shown) if key not in self._glows]
            bubble.settle(area, area, self.free, meant, others)
            self._scene.addItem(bubble)
            self.bubble = bubble

    def follow(self, spot: QPointF) -> None:
        """Have the shadow lie under the piece at a spot."""
        if self._shadow is not None:
            self._shadow.setPos(spot)

    def highlight(self, drag: Drag, piece: Piece, focused: bool) -> None:
        """Highlight the best target, as hovered over or as reached by the keys; say what dropping there would do."""
        best = drag.best
        for key, glow in self._glows.items():
            glow.highlight(key == best and not focused, key == best and focused)
        self._clear_bubble()
        gestures = drag.targets.get(best or "", [])
        shown = self._pieces.shown
        if gestures and shown is not None:
            preview = self._preview(gestures[0])
            if len(gestures) > 1:
                meant = [gesture.actions[-1] for gesture in gestures if gesture.actions]
                preview = self._pieces.table.chooser.ahead(meant, shown)
            elif preview.lines and set(preview.lines) <= set(REMARKS.values()):
                # That alone would read as a refusal: what is done is said first.
                preview = evolve(preview, lines=(Line(Tone.PLAIN, self._name(gestures[0])), *preview.lines))
            self._ring(preview, but=drag.source)
            bubble = Bubble(self._pieces.table, preview)
            if not bubble.empty:
                ringed = [
                    *(self._pieces[key].area() for key in self._rings),
                    *(mark.area() for mark in self.marks.values()),
                ]
                target = gestures[0].target
                # By keys the eye goes on to the other targets and their numbers, half of which stand outside them.
                others = [area.adjusted(*_NUMBERED) for key, area in drag.areas.items() if focused and key != target]
                lying = [
                    other.area()
                    for key, other in self._pieces.items()
                    if others and key not in (drag.source, target) and other.isVisible()
                ]
                bubble.settle(drag.areas[target], piece.area(), self.free, ringed, others, lying)
                self._scene.addItem(bubble)
                self.bubble = bubble

    def worth(self, gesture: Gesture) -> tuple[int, int, int]:
        """What a gesture is worth by its preview: points, and of as many what completes most and gives up least. What
        only picks something for later, of which nothing can be said, comes after all that does something: a card is
        played rather than marked to be exchanged, unless something would be lost for good by that.
        """
        preview = self._preview(gesture)
        tones = [line.tone for line in preview.lines]
        spoils = preview.points is None and {Tone.LOSS, Tone.FINAL} <= set(tones)
        does = not spoils and (not gesture.pick or gesture.preview is not None)
        return (
            int(does),
            preview.points or 0,
            tones.count(Tone.COMPLETE) - tones.count(Tone.LOSS) - tones.count(Tone.FINAL),
        )

    def losses(self, gesture: Gesture) -> int:
        """How many lines of a gesture's preview say what is lost."""
        return [line.tone for line in self._preview(gesture).lines].count(Tone.LOSS)

    def has_way_back(self, gesture: Gesture) -> bool:
        """Whether, by its preview, a gesture is not asked about, can be taken back and has no computers go on."""
        preview = self._preview(gesture)
        final = Tone.FINAL in (line.tone for line in preview.lines)
        return preview.warning is None and not final and not set(REMARKS.values()) & set(preview.lines)

    def knows_worth(self, drag: Drag) -> bool:
        """Whether previews say how many points what is taken up is worth at its targets."""
        return any(self._preview(way).points is not None for ways in drag.targets.values() for way in ways)

    def acts_once(self, drag: Drag) -> bool:
        """Whether what is taken up does something at one of its targets alone, and can be taken back, and only marks
        something at the others, but for such as must be aimed at.
        """
        deeds = [way for ways in drag.targets.values() for way in ways if not (way.pick or way.aimed)]
        return len(deeds) == 1 and len(drag.areas) > 1 and self.has_way_back(deeds[0])

    def ring(self, gesture: Gesture | None) -> None:
        """Ring the pieces that a gesture would be about, and no others; None to ring none."""
        self._clear_bubble()
        if gesture is not None:
            self._ring(self._preview(gesture), but=gesture.source)

    def _ring(self, preview: Preview, but: str) -> None:
        # A card may be named by both its halves: a ring that is not known any more could not be taken away.
        for key in dict.fromkeys(preview.pieces):
            if key in self._pieces and key != but:
                self._rings[key] = Ring(self._pieces.seen_area(key), PREVIEWED, 2.4)
                self._scene.addItem(self._rings[key])
        theme, zoom = self._context.theme, self._pieces.zoom.factor
        gains = ((key, points) for key, points in preview.gains if key in self._pieces and key != but)
        self.marks = {
            key: GainMark(self._pieces[key].area(), points, theme, zoom, aside=key in self._glows)
            for key, points in gains
        }
        for key, mark in self.marks.items():
            self._scene.addItem(mark)
            # What a piece itself scores by it stands in that place.
            if key in self.worths:
                self.worths[key].hide()

    @property
    def ringed(self) -> tuple[str, ...]:
        """The pieces that the preview is about."""
        return tuple(self._rings)

    def clear(self) -> None:
        """Take everything away."""
        for item in (*self._glows.values(), *self.worths.values()):
            self._scene.removeItem(item)
        self._glows, self.worths = {}, {}
        self._clear_bubble()
        if self._shadow is not None:
            self._scene.removeItem(self._shadow)
            self._shadow = None

    def _clear_bubble(self) -> None:
        for item in (*self._rings.values(), *self.marks.values()):
            self._scene.removeItem(item)
        for key in self.marks.keys() & self.worths.keys():
            self.worths[key].show()
        self._rings, self.marks = {}, {}
        if self.bubble is not None:
            self._scene.removeItem(self.bubble)
            self.bubble = None


def _share(area: QRectF, over: QRectF) -> float:
    """Which part of an area something lies over."""
    common = area.intersected(over)
    return common.width() * common.height() / max(1.0, area.width() * area.height())
