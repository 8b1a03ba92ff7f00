"""Where every tile lies, for a view and an audience."""

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QRectF

from boardroom.engine.manifest import SeatColour
from boardroom.engine.tuples import of_seat
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import EMPTY, SQUARES, Phase, State
from boardroom.games.epigo.table.faces.faces import back_face, epigon_face, order_face
from boardroom.games.epigo.table.gestures.keys import hidden_key, stack_key
from boardroom.games.epigo.table.layout.measures import Measures
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

_TIPPED = 18.0
"""Degrees that a tile is turned that tips over the edge."""


@frozen
class Places:
    """The measures of the table and the seats' colours, turned into places."""

    m: Measures
    colours: tuple[SeatColour, ...]

    def of(self, shown: Presentation) -> dict[str, Place]:
        """The place of every tile, by key."""
        view: State = shown.view
        places: dict[str, Place] = {}
        if view.phase == Phase.DEPLOY:
            for seat in (0, 1):
                places.update(self._row(view, seat, shown.audience))
        for where in SQUARES:
            piece = view.board[where]
            if piece != EMPTY:
                places[tiles.epigon_key(piece)] = self.on_square(piece, self.m.square(where))
        for piece, where in enumerate(view.where):
            if where and view.board[where] != piece:
                places[tiles.epigon_key(piece)] = self.tipping(piece, where)
        if view.phase == Phase.PLAN and shown.audience is not None and shown.actor is not None:
            places.update(self._own_orders(view, shown.audience))
        elif view.phase != Phase.DEPLOY:
            places.update(self._both_stacks(view))
        return places

    def on_square(self, piece: int, area: QRectF, z: float = 0) -> Place:
        """An Epigon on an area."""
        face = epigon_face(of_seat(self.colours, tiles.seat_of(piece)), tiles.number_of(piece))
        return Place(area.center().x(), area.center().y(), self.m.tile, self.m.tile, face, z)

    def tipping(self, piece: int, where: int) -> Place:
        """An Epigon that tips over the edge: beyond it, but on the frame of the board."""
        spot, board = self.m.square(where).center(), self.m.board
        x = min(max(spot.x(), board.left()), board.right())
        y = min(max(spot.y(), board.top()), board.bottom())
        turn = _TIPPED if x > board.center().x() else -_TIPPED
        return self.on_square(piece, self.m.square(where), 1)._replace(x=x, y=y, turn=turn)

    def captured(self, piece: int) -> Place:
        """Where a captured Epigon goes: beneath its captor's panel, or off the stage where there is none."""
        spot = self.m.captures(1 - tiles.seat_of(piece))
        return self.on_square(piece, self.m.board, 1)._replace(x=spot.x(), y=spot.y())

    def _row(self, view: State, seat: int, audience: int | None) -> Iterator[tuple[str, Place]]:
        row = view.rows[seat]
        for column, number in enumerate(row):
            area = self.m.column(seat, column)
            if number == tiles.HIDDEN:
                face = back_face(of_seat(self.colours, seat))
                spot = area.center()
                yield hidden_key(seat, column), Place(spot.x(), spot.y(), self.m.tile, self.m.tile, face)
            elif number != tiles.VACANT:
                yield tiles.epigon_key(tiles.epigon(seat, number)), self.on_square(tiles.epigon(seat, number), area)
        if seat == audience:
            for index, number in enumerate(tiles.EPIGONS):
                if number not in row:
                    area = self.m.hand(index, len(tiles.EPIGONS))
                    yield tiles.epigon_key(tiles.epigon(seat, number)), self.on_square(tiles.epigon(seat, number), area)

    def _own_orders(self, view: State, seat: int) -> Iterator[tuple[str, Place]]:
        stack = view.stacks[seat]
        for index, code in enumerate(stack):
            yield (
                tiles.order_key(seat, tiles.order_number(code)),
                Place.on(self.m.slot_tile(index), self._order_face(seat, code)),
            )
        stacked = {tiles.order_number(code) for code in stack}
        for index, number in enumerate(NUMBERS):
            if number not in stacked:
                face = order_face(of_seat(self.colours, seat), number)
                yield tiles.order_key(seat, number), Place.on(self.m.hand(index, len(NUMBERS)), face)

    def _both_stacks(self, view: State) -> Iterator[tuple[str, Place]]:
        for seat in (0, 1):
            for index, code in enumerate(view.stacks[seat]):
                area = self.m.slot_tile(index, seat)
                if code == tiles.HIDDEN:
                    yield stack_key(seat, index), Place.on(area, back_face(of_seat(self.colours, seat)))
                else:
                    yield tiles.order_key(seat, tiles.order_number(code)), Place.on(area, self._order_face(seat, code))

    def _order_face(self, seat: int, code: int) -> str:
        return order_face(of_seat(self.colours, seat), tiles.order_number(code), tiles.order_direction(code))
