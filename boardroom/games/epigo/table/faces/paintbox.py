"""What is painted with at Epigo's table, and what paints around the tiles of one picture of it."""

from attrs import frozen
from PySide6.QtGui import QFont, QPixmap

from boardroom.engine.manifest import SeatColour
from boardroom.engine.text import Text
from boardroom.engine.tuples import of_seat
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import number_of, order_direction, order_number, seat_of
from boardroom.games.epigo.table.faces.faces import Faces, epigon_face, order_face
from boardroom.games.epigo.table.layout.measures import Measures
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation


@frozen
class Paintbox:
    """What everything at the table is painted and said with: voice and theme, faces, fitted text, and the colours and
    names of the seats. Sizes are in logical pixels; a ratio is the device's.
    """

    context: AppContext
    faces: Faces
    fits: Fits
    colours: tuple[SeatColour, ...]
    seat_names: tuple[SeatName, ...]

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.context.say(text, self.seat_names)

    def colour(self, seat: int) -> SeatColour:
        """The colour of a seat; what is no seat has none, and raises IndexError."""
        return of_seat(self.colours, seat)

    def square(self, face: str, size: float, ratio: float) -> QPixmap:
        """A face as wide as high."""
        return self.faces.paint(face, round(size), round(size), ratio)

    def epigon(self, piece: int, size: float, ratio: float) -> QPixmap:
        """An Epigon in the colours of its seat."""
        return self.square(epigon_face(self.colour(seat_of(piece)), number_of(piece)), size, ratio)

    def order(self, seat: int, code: int, size: float, ratio: float) -> QPixmap:
        """An Order of a seat with its arrow."""
        face = order_face(self.colour(seat), order_number(code), order_direction(code))
        return self.square(face, size, ratio)

    def badge(self, seat: int, size: float, ratio: float) -> QPixmap:
        """A seat's symbol on a tile."""
        return self.square(f"badge/{self.colour(seat).key}", size, ratio)


@frozen
class Around:
    """Paints for one picture of the table, with the measures of the moment."""

    paintbox: Paintbox
    m: Measures
    shown: Presentation

    @property
    def view(self) -> State:
        """What may be seen of the game."""
        view: State = self.shown.view
        return view

    @property
    def planning(self) -> bool:
        """Whether a seat's own stack is shown while that seat plans."""
        shown = self.shown
        return self.view.phase == Phase.PLAN and shown.audience is not None and shown.actor is not None

    @property
    def context(self) -> AppContext:
        """Voice and theme."""
        return self.paintbox.context

    @property
    def evening(self) -> bool:
        """Whether it is shown in the colours of the evening."""
        return self.context.theme.evening

    def say(self, text: Text) -> str:
        """A text in the language of the moment."""
        return self.paintbox.say(text)

    def text(self, size: float, weight: int) -> QFont:
        """The font of words, in pixels of text of the usual size."""
        return self.context.theme.text(size, weight)
