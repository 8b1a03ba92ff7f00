"""Epigo's table: board, stack, tray; every gesture of deploying and planning; the motion of an Action step."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.record import SeatSpec
from boardroom.engine.rules import Manifest, SeatColour
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.state import (
    ACT,
    BARE_BOARD,
    COLUMNS,
    DELTAS,
    DEPLOY,
    DIRECTIONS,
    EMPTY,
    HIDDEN,
    NUMBERS,
    OFF,
    ORDERS,
    OVER,
    PLAN,
    SQUARES,
    STACK_HEIGHT,
    VACANT,
    DeployEpigon,
    DeploymentRevealed,
    EpigonCaptured,
    EpigonSlid,
    EpigonsPushed,
    EpigonSuperSlid,
    GameEnded,
    MoveBlocked,
    OrdersCancelled,
    OrderSpent,
    OrdersRevealed,
    SeatLocked,
    StackOrder,
    State,
    SuperSlideDeclined,
    TurnBegun,
    X,
    epigon,
    epigon_key,
    order_key,
    square_name,
)
from boardroom.games.epigo.table import story
from boardroom.games.epigo.table.board import Measures, paint_board, paint_ground, paint_tray
from boardroom.games.epigo.table.faces import NO_DIRECTION, ORDER_MARKS, Faces, arrow_spots
from boardroom.games.epigo.table.inspect import inspection
from boardroom.games.epigo.table.panels import CapturePanel, LastTurnPanel
from boardroom.games.epigo.table.sketch import Sketch, number_disc, order_words
from boardroom.games.epigo.table.thumbnail import paint_thumbnail
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.table import Gesture, Inspection, Pace, Place, Shown, Table, Tool

ALL: Final = (*NUMBERS, X)
_PACES: Final[dict[type, Pace]] = {
    DeploymentRevealed: Pace(400, 900),
    OrdersRevealed: Pace(320, 650),
    OrdersCancelled: Pace(150, 800),
    OrderSpent: Pace(120, 600),
    EpigonSlid: Pace(220, 420),
    EpigonSuperSlid: Pace(220, 420),
    SuperSlideDeclined: Pace(0, 250),
    MoveBlocked: Pace(160, 800),
    EpigonsPushed: Pace(220, 450),
    EpigonCaptured: Pace(250, 700),
    TurnBegun: Pace(250, 100),
    SeatLocked: Pace(200, 150),
    GameEnded: Pace(200, 500),
}


class EpigoTable(Table):
    """The picture of Epigo."""

    def __init__(self, room: Room, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(room, manifest, seats)
        self.faces = Faces(manifest)
        self.colours: tuple[SeatColour, ...] = tuple(self.faces.colour(seat.colour) for seat in seats)
        self.m = Measures.of(QRectF(0, 0, 1000, 700))
        self._random = Random()
        self._remembered: dict[str, Any] = {}
        self._panels: tuple[QWidget, ...] = ()
        self.seat_names = tuple(SeatName(seat.name, seat.kind) for seat in seats)

    # Ground and faces.

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self.m = Measures.of(free)

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        paint_ground(painter, whole, self.room.theme.evening)
        paint_board(painter, self.m, painter.device().devicePixelRatioF())
        paint_tray(painter, self.m)

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        return self.faces.paint(face, size.width(), size.height(), ratio)

    def badge(self, seat: int, size: float, ratio: float) -> QPixmap:
        return self.faces.paint(f"badge/{self.colours[seat].key}", round(size), round(size), ratio)

    def _order_face(self, seat: int, code: int) -> str:
        return f"order/{self.colours[seat].key}/{code >> 2}/{code & 3}"

    # Where pieces lie.

    def layout(self, shown: Shown) -> dict[str, Place]:
        view: State = shown.view
        places: dict[str, Place] = {}
        if view.phase == DEPLOY:
            for seat in (0, 1):
                places.update(self._row(view, seat, shown.audience))
        for where in SQUARES:
            piece = view.board[where]
            if piece != EMPTY:
                places[epigon_key(piece)] = self._on_square(piece, self.m.square(where))
        if view.phase == PLAN and shown.audience is not None and shown.actor is not None:
            places.update(self._own_orders(view, shown.audience))
        elif view.phase != DEPLOY:
            places.update(self._both_stacks(view))
        return places

    def _on_square(self, piece: int, area: QRectF, z: float = 0) -> Place:
        number = piece & 7
        face = f"epigon/{self.colours[piece >> 3].key}/{number or 'X'}"
        return Place(area.center().x(), area.center().y(), self.m.tile, self.m.tile, face, z)

    def _row(self, view: State, seat: int, audience: int | None) -> Iterator[tuple[str, Place]]:
        row = view.rows[seat]
        for column, number in enumerate(row):
            area = self.m.column(seat, column)
            if number == HIDDEN:
                face = f"back/{self.colours[seat].key}"
                spot = area.center()
                yield f"hidden.{seat}.{column}", Place(spot.x(), spot.y(), self.m.tile, self.m.tile, face)
            elif number != VACANT:
                yield epigon_key(epigon(seat, number)), self._on_square(epigon(seat, number), area)
        if seat == audience:
            for index, number in enumerate(ALL):
                if number not in row:
                    area = self.m.hand(index, len(ALL))
                    yield epigon_key(epigon(seat, number)), self._on_square(epigon(seat, number), area)

    def _own_orders(self, view: State, seat: int) -> Iterator[tuple[str, Place]]:
        stack = view.stacks[seat]
        for index, code in enumerate(stack):
            yield order_key(seat, code >> 2), _in(self.m.slot_tile(index), self._order_face(seat, code))
        stacked = {code >> 2 for code in stack}
        for index, number in enumerate(NUMBERS):
            if number not in stacked:
                face = f"order/{self.colours[seat].key}/{number}/{NO_DIRECTION}"
                yield order_key(seat, number), _in(self.m.hand(index, len(NUMBERS)), face)

    def _both_stacks(self, view: State) -> Iterator[tuple[str, Place]]:
        for seat in (0, 1):
            for index, code in enumerate(view.stacks[seat]):
                area = self.m.slot_tile(index, seat)
                if code == HIDDEN:
                    yield f"stack.{seat}.{index}", _in(area, f"back/{self.colours[seat].key}")
                else:
                    yield order_key(seat, code >> 2), _in(area, self._order_face(seat, code))

    # Gestures.

    def gestures(self, shown: Shown) -> tuple[Gesture, ...]:
        if shown.actor is None or not any(isinstance(a, DeployEpigon | StackOrder) for a in shown.legal + shown.draft):
            return ()
        view: State = shown.view
        if view.phase == DEPLOY:
            return tuple(self._deploying(view, shown.actor, shown.legal))
        return tuple(self._planning(view, shown.actor, shown.legal))

    def _deploying(self, view: State, seat: int, legal: tuple[Any, ...]) -> Iterator[Gesture]:
        for action in legal:
            if isinstance(action, DeployEpigon):
                key = epigon_key(epigon(seat, action.number))
                yield Gesture(key, f"column.{seat}.{action.column}", (action,))
        row = view.rows[seat]
        for column, number in enumerate(row):
            if number == VACANT:
                continue
            key = epigon_key(epigon(seat, number))
            yield Gesture(key, "tray", _row_actions(_swapped(row, column, VACANT)), redraft=True)
            for other in range(COLUMNS):
                if other != column:
                    swapped = bytearray(row)
                    swapped[column], swapped[other] = row[other], row[column]
                    yield Gesture(key, f"column.{seat}.{other}", _row_actions(bytes(swapped)), redraft=True)
        for number in ALL:
            if number not in row:
                for column in range(COLUMNS):
                    if row[column] != VACANT:
                        changed = _row_actions(_swapped(row, column, number))
                        key = epigon_key(epigon(seat, number))
                        yield Gesture(key, f"column.{seat}.{column}", changed, redraft=True)

    def _planning(self, view: State, seat: int, legal: tuple[Any, ...]) -> Iterator[Gesture]:
        stack = view.stacks[seat]
        stacked = {code >> 2 for code in stack}
        for action in legal:
            if isinstance(action, StackOrder):
                sources = [order_key(seat, action.number)]
                where = view.where[epigon(seat, action.number)]
                if where:
                    sources.append(epigon_key(epigon(seat, action.number)))
                for source in sources:
                    yield Gesture(source, f"slot.{len(stack)}", (action,), preview=action)
                    if where:
                        yield Gesture(source, _step_target(where, action.direction), (action,), preview=action)
        for index, code in enumerate(stack):
            yield from self._restacking(view, seat, stack, index, code)
        for number in NUMBERS:
            if number not in stacked:
                for index in range(len(stack)):
                    for direction in DIRECTIONS:
                        changed = stack[:index] + bytes([number << 2 | direction]) + stack[index + 1 :]
                        preview = ORDERS[number << 2 | direction]
                        yield Gesture(order_key(seat, number), f"slot.{index}", _orders(changed), True, preview)

    def _restacking(self, view: State, seat: int, stack: bytes, index: int, code: int) -> Iterator[Gesture]:
        key = order_key(seat, code >> 2)
        rest = stack[:index] + stack[index + 1 :]
        yield Gesture(key, "tray", _orders(rest), redraft=True)
        for other in range(len(stack)):
            if other != index:
                moved = rest[:other] + bytes([code]) + rest[other:]
                yield Gesture(key, f"slot.{other}", _orders(moved), redraft=True)
        where = view.where[epigon(seat, code >> 2)]
        if where:
            for direction in DIRECTIONS:
                if direction != code & 3:
                    turned = stack[:index] + bytes([code & ~3 | direction]) + stack[index + 1 :]
                    for source in (key, epigon_key(epigon(seat, code >> 2))):
                        yield Gesture(source, _step_target(where, direction), _orders(turned), redraft=True)

    def tap(self, shown: Shown, key: str, spot: QPointF) -> Gesture | None:
        """An arrow of a stacked Order turns it."""
        view: State = shown.view
        if shown.actor is None or view.phase != PLAN or not key.startswith(f"order.{shown.actor}."):
            return None
        stack = view.stacks[shown.actor]
        number = int(key.rpartition(".")[2])
        for index, code in enumerate(stack):
            if code >> 2 == number:
                for direction, area in arrow_spots().items():
                    if area.contains(spot) and direction != code & 3:
                        turned = stack[:index] + bytes([number << 2 | direction]) + stack[index + 1 :]
                        return Gesture(key, key, _orders(turned), redraft=True)
        return None

    def choice_offset(self, action: Any) -> QPointF | None:
        if isinstance(action, StackOrder):
            return (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0))[action.direction]
        return None

    def target(self, key: str) -> QRectF:
        kind, _, rest = key.partition(".")
        parts = [int(part) for part in rest.split(".")] if rest else []
        if kind == "column":
            return self.m.column(*parts).adjusted(2, 2, -2, -2)
        if kind == "square":
            return self.m.square(parts[0]).adjusted(2, 2, -2, -2)
        if kind == "off":
            return self.m.beyond(*parts).adjusted(4, 4, -4, -4)
        if kind == "slot":
            return self.m.slot(parts[0])
        return self.m.tray

    def drop_areas(self, shown: Shown) -> tuple[str, ...]:
        slots = tuple(f"slot.{i}" for i in range(STACK_HEIGHT)) if shown.view.phase == PLAN else ()
        return (*(f"square.{where}" for where in SQUARES), *slots, "tray")

    def intent(self, shown: Shown, source: str, target: str) -> Any | Text | None:
        view: State = shown.view
        kind, _, rest = source.partition(".")
        if kind not in ("epigon", "order") or view.phase == OVER:
            return None
        seat, number = (int(part) for part in rest.split("."))
        if shown.actor is not None and seat != shown.actor:
            return phrase("Epigo", "That is {seat}’s. You move your own.").put(seat=Seat(seat))
        if view.phase == DEPLOY:
            if target.startswith("square."):
                return phrase("Epigo", "Epigons are deployed on your own row, beside the centre line.")
            return DeployEpigon(number, 0)
        if view.phase == ACT:
            return StackOrder(number, 0)
        if kind == "epigon" and target.startswith("square."):
            return phrase("Epigo", "An Epigon moves one square: up, down, left or right.")
        if target.startswith("slot.") and int(target[5:]) > len(view.stacks[seat]):
            return phrase("Epigo", "Orders are stacked from the top, without gaps.")
        if target == "tray" or not target:
            return None
        return StackOrder(number, 0)

    def tools(self, shown: Shown) -> tuple[Tool, ...]:
        if shown.actor is None or not any(isinstance(a, DeployEpigon | StackOrder) for a in shown.legal + shown.draft):
            return ()
        view: State = shown.view
        if view.phase == DEPLOY:
            return self._deployment_tools(view, shown.actor)
        nothing = None if view.stacks[shown.actor] else phrase("Epigo", "nothing stacked", "why a button is off")
        return (Tool("clear", phrase("Epigo", "Clear stack"), "clear", (), why=nothing),)

    def _deployment_tools(self, view: State, seat: int) -> tuple[Tool, ...]:
        order = list(ALL)
        self._random.shuffle(order)
        shuffled = _row_actions(bytes(order))
        last = self._remembered.get(self.seats[seat].name)
        known = isinstance(last, list) and sorted(map(str, last)) == sorted(map(str, ALL))
        nothing = None if known else phrase("Epigo", "no game before", "why a button is off")
        again = _row_actions(bytes(last)) if known and isinstance(last, list) else ()
        return (
            Tool("last", phrase("Epigo", "As last time"), "replay", again, why=nothing),
            Tool("shuffle", phrase("Epigo", "Shuffle"), "shuffle", shuffled),
        )

    def locked_in(self, shown: Shown, remember: dict[str, Any]) -> dict[str, Any]:
        view: State = shown.view
        if view.phase != DEPLOY or shown.actor is None or VACANT in view.rows[shown.actor]:
            return remember
        return {**remember, self.seats[shown.actor].name: list(view.rows[shown.actor])}

    def recall(self, remember: dict[str, Any]) -> None:
        self._remembered = remember

    # Words.

    def name(self, key: str, shown: Shown) -> Text:
        kind, _, rest = key.partition(".")
        parts = [int(part) for part in rest.split(".")] if rest else []
        if kind == "epigon":
            tile = phrase("Epigo", "{seat}’s Epigon {number}").put(seat=Seat(parts[0]), number=parts[1] or "X")
            where = shown.view.where[epigon(*parts)] if parts[1] else 0
            if where:
                return phrase("Epigo", "{tile} on {square}").put(tile=tile, square=square_name(where))
            return tile
        if kind == "order":
            return phrase("Epigo", "{seat}’s Order {number}").put(seat=Seat(parts[0]), number=parts[1])
        if kind == "slot":
            return phrase("Epigo", "place {number} of the stack").put(number=parts[0] + 1)
        if kind == "column":
            return phrase("Epigo", "column {column}").put(column="abcdefgh"[parts[1]])
        if kind == "square":
            return phrase("Epigo", "square {square}").put(square=square_name(parts[0]))
        if kind == "off":
            return phrase("Epigo", "off the board")
        if kind in ("hidden", "stack"):
            return phrase("Epigo", "{seat}’s hidden tile").put(seat=Seat(parts[0]))
        return phrase("Epigo", "your tray")

    def inspect(self, key: str, shown: Shown) -> Inspection | None:
        return inspection(self, key, shown)

    # What lies around the pieces.

    def _text(self, size: float, weight: int) -> QFont:
        return self.room.theme.text(size, weight)

    def say(self, text: Text) -> str:
        """A text in the language of the moment, with the names at this table."""
        return self.room.say(text, self.seat_names)

    def paint_under(self, painter: QPainter, shown: Shown) -> None:
        view: State = shown.view
        planning = view.phase == PLAN and shown.audience is not None and shown.actor is not None
        self._tray_words(painter, shown, planning)
        if view.phase == DEPLOY:
            self._side_words(painter, *self._deployment_words(shown))
            if shown.actor is not None and shown.audience == shown.actor:
                self._mark_row(painter, view, shown.actor)
            return
        own = phrase("Epigo", "Your stack"), phrase("Epigo", "top first, hidden from everybody else")
        both = phrase("Epigo", "The stacks"), phrase("Epigo", "turned up pair by pair, from the top")
        self._side_words(painter, *(own if planning else both))
        evening = self.room.theme.evening
        stack = view.stacks[shown.actor] if planning and shown.actor is not None else b""
        for index in range(STACK_HEIGHT):
            slot = self.m.slot(index)
            filled = index < len(stack) if planning else any(len(s) > index for s in view.stacks)
            painter.setBrush(QColor("#F6E7C4" if not evening else "#3A3126") if filled else QColor(255, 250, 230, 40))
            pen = QPen(QColor("#9A7440" if not evening else "#7A6444"), 1.6)
            if not filled:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(slot, 12, 12)
            if planning and filled:
                self._slot_words(painter, shown, index)
            elif not filled and planning:
                self._lines(painter, slot.adjusted(44, 0, -8, 0), [self._slot_hint(index)], 13, 500, muted=True)
            spot = slot.topLeft() + QPointF(18, 18)
            number_disc(painter, spot, 11, index, ORDER_MARKS[index], self._text(13, 700))

    def _mark_row(self, painter: QPainter, view: State, seat: int) -> None:
        """The places of the own row that are still empty."""
        pen = QPen(QColor("#FFD24A"), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(255, 250, 214, 26))
        for column, number in enumerate(view.rows[seat]):
            if number == VACANT:
                painter.drawRoundedRect(self.m.column(seat, column).adjusted(5, 5, -5, -5), 8, 8)

    def _slot_hint(self, index: int) -> str:
        words = (
            phrase("Epigo", "First Order", "an empty place of the stack"),
            phrase("Epigo", "Second Order", "an empty place of the stack"),
            phrase("Epigo", "Third Order", "an empty place of the stack"),
        )
        return self.say(words[index])

    def _slot_words(self, painter: QPainter, shown: Shown, index: int) -> None:
        if index >= len(shown.forecast) or shown.actor is None:
            return
        slot, tile = self.m.slot(index), self.m.slot_tile(index)
        area = QRectF(tile.right() + 10, slot.top() + 6, slot.right() - tile.right() - 14, slot.height() - 12)
        lines, ill = order_words(shown.forecast[index], shown.actor)
        self._lines(painter, area, [self.say(line) for line in lines], 13, 600, ill=ill)

    def _lines(
        self,
        painter: QPainter,
        area: QRectF,
        lines: list[str],
        size: float,
        weight: int,
        muted: bool = False,
        ill: bool = False,
    ) -> None:
        p = self.room.theme.palette
        painter.setFont(self._text(size, weight))
        evening = self.room.theme.evening
        ink = p.warning if ill else ("#5A4320" if not evening else "#CDB990") if muted else p.text
        painter.setPen(QColor(ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, "\n".join(lines))

    def _side_words(self, painter: QPainter, title: Text, line: Text) -> None:
        ink = QColor("#2B2420" if not self.room.theme.evening else "#F4EBDB")
        side = self.m.side
        painter.setPen(ink)
        painter.setFont(self.room.theme.title(20, 700))
        painter.drawText(
            QRectF(side.left() + 4, side.top(), side.width(), 30), Qt.AlignmentFlag.AlignVCenter, self.say(title)
        )
        painter.setFont(self._text(12, 500))
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(side.left() + 4, side.top() + 30, side.width() - 6, 240), flags, self.say(line))

    def _deployment_words(self, shown: Shown) -> tuple[Text, Text]:
        if shown.actor is None:
            return phrase("Epigo", "Deployment"), phrase("Epigo", "Both rows stay face down until both are locked in.")
        return phrase("Epigo", "Your row"), phrase(
            "Epigo",
            "Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.",
        )

    def _tray_words(self, painter: QPainter, shown: Shown, planning: bool) -> None:
        tray = self.m.tray
        view: State = shown.view
        if planning and shown.actor is not None:
            count = len(NUMBERS) - len(view.stacks[shown.actor])
            title = phrase("Epigo", "Orders in hand")
            line = phrase("Epigo", "%n of 7. Captured Epigons’ Orders can still cancel.", "", count)
        elif view.phase == DEPLOY and shown.actor is not None:
            title = phrase("Epigo", "Epigons to deploy")
            line = phrase("Epigo", "%n of 8 still to be placed.", "", view.rows[shown.actor].count(VACANT))
        else:
            if shown.caption is not None:
                painter.setPen(QColor("#F6ECD3"))
                painter.setFont(self.room.theme.title(22, 700))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(tray.adjusted(28, 8, -28, 0), flags, self.say(shown.caption))
            return
        painter.setPen(QColor("#F6ECD3"))
        painter.setFont(self.room.theme.title(16, 700))
        area = QRectF(tray.left() + 22, tray.top() + 14, self.m.words_width - 26, 26)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.say(title))
        painter.setFont(self._text(12, 400))
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(area.translated(0, 28).adjusted(0, 0, 0, 44), flags, self.say(line))

    def paint_over(self, painter: QPainter, shown: Shown) -> None:
        view: State = shown.view
        if view.phase == PLAN and shown.actor is not None and shown.forecast:
            Sketch(self.m, self.say, self._text, self._ghost).paint(painter, view, shown.forecast)
        if view.phase == PLAN and shown.actor is not None:
            self._veil_captured(painter, view, shown.actor)

    def _ghost(self, piece: int, size: float) -> QPixmap:
        face = f"epigon/{self.colours[piece >> 3].key}/{piece & 7}"
        return self.faces.paint(face, round(size), round(size), 2.0)

    def _veil_captured(self, painter: QPainter, view: State, seat: int) -> None:
        stacked = {code >> 2: index for index, code in enumerate(view.stacks[seat])}
        for index, number in enumerate(NUMBERS):
            if view.where[epigon(seat, number)]:
                continue
            area = self.m.slot_tile(stacked[number]) if number in stacked else self.m.hand(index, len(NUMBERS))
            unit = area.width() / 100
            box = area.adjusted(2.6 * unit, 2.6 * unit, -2.6 * unit, -2.6 * unit)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(26, 14, 8, 148))
            painter.drawRoundedRect(box, 14 * unit, 14 * unit)
            painter.setPen(QColor("#FFFFFF"))
            painter.setFont(self._text(12, 700))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.say(phrase("Epigo", "captured", "on a tile")))

    # Motion.

    def follow(self, view: Any, event: Any) -> Any:
        return story.follow(view, event)

    def renames(self, event: Any) -> dict[str, str]:
        if isinstance(event, DeploymentRevealed):
            return {
                f"hidden.{seat}.{column}": epigon_key(epigon(seat, number))
                for seat, row in enumerate(event.rows)
                for column, number in enumerate(row)
            }
        if isinstance(event, OrdersRevealed):
            return {f"stack.{seat}.{event.pair}": order_key(seat, code >> 2) for seat, code in enumerate(event.orders)}
        return {}

    def departures(self, event: Any) -> dict[str, Place]:
        if not isinstance(event, EpigonCaptured):
            return {}
        area = self.m.square(event.origin + DELTAS[event.direction])
        place = self._on_square(event.piece, area, 30)
        turn = 24.0 if event.direction in (0, 1) else -24.0
        return {epigon_key(event.piece): place._replace(turn=turn, opacity=0.0)}

    def pace(self, event: Any) -> Pace:
        return _PACES.get(type(event), Pace(0, 0))

    def cast(self, event: Any) -> tuple[str, ...]:
        if isinstance(event, EpigonsPushed | MoveBlocked):
            return tuple(epigon_key(piece) for piece in event.chain)
        if isinstance(event, EpigonSlid | EpigonSuperSlid | SuperSlideDeclined):
            return (epigon_key(event.piece),)
        if isinstance(event, OrdersRevealed):
            return tuple(order_key(seat, code >> 2) for seat, code in enumerate(event.orders))
        if isinstance(event, OrdersCancelled):
            return (order_key(0, event.number), order_key(1, event.number))
        if isinstance(event, OrderSpent):
            return (order_key(event.seat, event.order >> 2),)
        return ()

    # Beside the table.

    def panels(self) -> tuple[QWidget, ...]:
        if not self._panels:
            captures = tuple(CapturePanel(self, seat) for seat in range(len(self.seats)))
            self._panels = (*captures, LastTurnPanel(self))
        return self._panels

    def refresh(self, shown: Shown) -> None:
        for panel in self.panels():
            assert isinstance(panel, CapturePanel | LastTurnPanel)
            panel.refresh(shown)

    @classmethod
    def thumbnail(
        cls, view: Any, seats: tuple[SeatSpec, ...], manifest: Manifest, size: QSize, ratio: float
    ) -> QPixmap:
        return paint_thumbnail(view, seats, manifest, size, ratio)


def _in(area: QRectF, face: str, z: float = 0) -> Place:
    return Place(area.center().x(), area.center().y(), area.width(), area.height(), face, z)


def _step_target(where: int, direction: int) -> str:
    ahead = where + DELTAS[direction]
    return f"off.{where}.{direction}" if BARE_BOARD[ahead] == OFF else f"square.{ahead}"


def _swapped(row: bytes, column: int, number: int) -> bytes:
    changed = bytearray(row)
    changed[column] = number
    return bytes(changed)


def _row_actions(row: bytes) -> tuple[DeployEpigon, ...]:
    return tuple(DeployEpigon(number, column) for column, number in enumerate(row) if number != VACANT)


def _orders(stack: bytes) -> tuple[StackOrder, ...]:
    return tuple(ORDERS[code] for code in stack)
