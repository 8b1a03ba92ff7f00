"""What the panels beside the field are made of: a player's name and chip, animals counted, a field in small, notes."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.field import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.state import TWIN_SEAT, State
from boardroom.games.my_kingdom_for_a_horse.table.faces import animal, drawing
from boardroom.games.my_kingdom_for_a_horse.table.fitting import Fitted, fit, leading
from boardroom.games.my_kingdom_for_a_horse.table.ground import small_field
from boardroom.ui.kit import plain_text
from boardroom.ui.kit.widgets import Chip

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable

_PICTURE: Final = 30
_BESIDE: Final = 8
_LEAST_NAME, _CRAMPED_NAME = 12.0, 8.0
"""The smallest sizes of a name: where its chip could go elsewhere, and where there is no other way."""
_ENDLESS: Final = 9999.0


class Note(QWidget):
    """Words in a few lines, smaller and then cut short where there is no room; then pointing at them tells them all.
    ``said`` goes out when they are others.
    """

    said = Signal()

    def __init__(
        self, table: "KingdomTable", size: float = 12, weight: int = 500, role: str = "quiet", least: float = 0
    ) -> None:
        super().__init__()
        self._table, self._size, self._weight, self._role = table, size, weight, role
        self._least = least or size
        self.words = ""
        self._text: Text | None = None
        self._fitted: Fitted | None = None
        self._fits: dict[tuple[float, ...], Fitted] = {}
        table.room.theme.changed.connect(self._renew)

    def say(self, text: Text) -> None:
        """Show a text, in every language to come."""
        if text != self._text:
            self._text = text
            self._table.room.tell(self, self._show, text)

    def shrink_to(self, least: float) -> None:
        """Be no smaller than this."""
        if least != self._least:
            self._least = least
            self.refit()

    def _show(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.setAccessibleName(words)
            self._renew()
            self.said.emit()

    def _renew(self) -> None:
        self._fits.clear()
        self.refit()

    def fit(self, width: float, height: float = _ENDLESS, wrap: bool = True, least: float = 0) -> Fitted:
        """The words as they would be in so much room; ``least`` is another smallest size."""
        theme, smallest = self._table.room.theme, least or self._least
        key = (width, height, wrap, smallest)
        if key not in self._fits:
            self._fits[key] = fit(
                self.words, lambda size: theme.text(max(size, smallest), self._weight), self._size, width, height, wrap
            )
        return self._fits[key]

    def wanted(self, width: float, most: int) -> int:
        """The height of its lines, so many at most."""
        return round(leading(self.fit(width).font) + 1) * min(most, len(self.fit(width).lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refit()

    def refit(self) -> None:
        """Fit the words into the room there is."""
        self._fitted = None
        self.update()

    @property
    def fitted(self) -> Fitted:
        """The words as they are shown."""
        if self._fitted is None:
            one = self.height() < 2 * self._table.room.theme.text(self._least, self._weight).pixelSize()
            self._fitted = self.fit(self.width(), self.height(), wrap=not one)
            plain_text.set_tip(self, "" if self._fitted.whole else self.words)
        return self._fitted

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._table.room.theme.colour(self._role))
        self.fitted.draw(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Head(QWidget):
    """A seat's badge (or Moritz), the name, and a chip that says what the seat does: beside the name, or where both are
    too long and there is room, below it.
    """

    said = Signal()

    def __init__(self, table: "KingdomTable", seat: int, title: Text, idle: Text) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self.name = Note(table, 15, 700, "text", _LEAST_NAME)
        self.name.say(title)
        self.name.setParent(self)
        self.name.said.connect(self._changed)
        self.chip = Chip(table.room, idle)
        self.chip.setParent(self)
        self._doing = idle
        # After name and chip, so that it is placed for what they say in another language.
        table.room.tell(self, self._retold, idle)
        table.room.theme.changed.connect(self._changed)

    def say(self, doing: Text, mood: str) -> None:
        """What the seat does."""
        if (doing, mood) != (self._doing, self.chip.mood):
            self._doing = doing
            self.chip.say(doing, mood)
            self._changed()

    def _retold(self, _: str) -> None:
        self._changed()

    def _changed(self) -> None:
        self._place()
        self.said.emit()

    def wanted(self, width: int, roomy: bool) -> int:
        """The height it takes, in two rows if it has to and may."""
        if not roomy or self._beside(width):
            return _PICTURE
        return max(_PICTURE, self._line + self.chip.sizeHint().height() + 2)

    @property
    def _line(self) -> int:
        return self.name.wanted(_ENDLESS, 1)

    def _beside(self, width: int) -> bool:
        """Whether name and chip have room side by side."""
        return self.name.fit(self._left(width), wrap=False, least=_LEAST_NAME).whole

    def _left(self, width: int) -> int:
        return width - _PICTURE - 2 * _BESIDE - self.chip.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        chip, left = self.chip.sizeHint(), _PICTURE + _BESIDE
        beside = self._beside(self.width())
        below = not beside and self.height() > _PICTURE
        # That somebody only waits need not be said.
        shown = beside or below or self.chip.mood != "quiet"
        self.chip.setVisible(shown)
        self.name.shrink_to(_LEAST_NAME if beside or below or not shown else _CRAMPED_NAME)
        if below:
            self.name.setGeometry(left, 0, self.width() - left, self._line)
            self.chip.setGeometry(left, self._line + 1, min(chip.width(), self.width() - left), chip.height())
        else:
            room = self._left(self.width()) if shown else self.width() - left
            self.name.setGeometry(left, 0, max(0, room), _PICTURE)
            self.chip.setGeometry(
                self.width() - chip.width(), round((_PICTURE - chip.height()) / 2), chip.width(), chip.height()
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        if self._seat == TWIN_SEAT:
            painter.drawPixmap(0, 0, drawing("moritz", _PICTURE, _PICTURE, ratio))
        else:
            painter.drawPixmap(0, 0, self._table.badge(self._seat, _PICTURE, ratio))


class Herd(QWidget):
    """Numbers of animals, each beside its picture."""

    def __init__(self, table: "KingdomTable", size: float = 26.0, columns: int = 4) -> None:
        super().__init__()
        self._table, self._size, self._columns = table, size, columns
        self._counts: tuple[int, ...] = (0, 0, 0, 0)
        self._goal = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.room.theme.changed.connect(self.update)

    def set_form(self, size: float, columns: int) -> None:
        """Draw the animals at another size, in another number of columns."""
        if (size, columns) != (self._size, self._columns):
            self._size, self._columns = size, columns
            self.update()

    @staticmethod
    def height_of(size: float, columns: int) -> int:
        """The height of animals of a size in so many columns."""
        return round((size + 4) * (4 // columns))

    def show_counts(self, counts: Counts, goal: int, words: str) -> None:
        """Show these numbers; those that reach the goal are marked, and without a goal those of which none is left."""
        if (counts, goal) != (self._counts, self._goal):
            self._counts, self._goal = counts, goal
            self.update()
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._table.room.theme
        width = self.width() / self._columns
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for kind in KINDS:
            row, column = divmod(kind, self._columns)
            x, y = column * width, row * (self._size + 4)
            painter.drawPixmap(QPointF(x, y + 2), animal(kind, round(self._size), self.devicePixelRatioF()))
            count = self._counts[kind]
            role = "text" if count or self._goal else "warning"
            if self._goal and count >= self._goal:
                role = "done_text"
            painter.setPen(theme.colour(role))
            box = QRectF(x + self._size + 2, y + 2, width - self._size - 3, self._size)
            look = theme.language, theme.text_scale
            fitted = self._table.faces.fit(look, str(count), 15, 700, round(box.width()), round(box.height()), False)
            fitted._replace(lines=(str(count),)).draw(painter, box, align)


class SmallField(QWidget):
    """A player's field in small."""

    def __init__(self, table: "KingdomTable", seat: int) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self._view: State | None = None

    def show_view(self, view: State) -> None:
        """Take the field of a view."""
        if self._view is None or self._view.fields[self._seat] != view.fields[self._seat]:
            self.update()
        self._view = view

    def sizeHint(self) -> QSize:
        return QSize(200, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        wood = self._table.colours[self._seat].face
        field = self._view.fields[self._seat]
        picture = small_field(field, wood, self.width(), self.height(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)
