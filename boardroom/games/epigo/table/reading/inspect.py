"""Epigo's tiles seen large, explained in words."""

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.events import EpigonsPushed, MoveBlocked
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import FILES, Phase, State, square_name
from boardroom.games.epigo.table.faces.counting import strip, verdict_line
from boardroom.games.epigo.table.faces.faces import NO_DIRECTION, back_face, order_face
from boardroom.games.epigo.table.faces.paintbox import Paintbox
from boardroom.games.epigo.table.gestures.open_gestures import answered
from boardroom.games.epigo.words.descriptions import order_words
from boardroom.games.epigo.words.names import direction_name, number_name
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine, Strip

_SIZE, _RATIO = 96, 2.0


def inspection(paintbox: Paintbox, key: str, shown: Presentation) -> Inspection | None:
    """An Epigon, Order or back; None for what is no tile."""
    kind = kind_of(key)
    if kind not in ("epigon", "order", "hidden", "stack"):
        return None
    seat, number = numbers_of(key)
    colour = paintbox.colours[seat]
    if kind in ("hidden", "stack"):
        return Inspection(
            phrase("Epigo", "Face down"),
            phrase("Epigo", "{seat}’s tile: {colour}.").put(seat=Seat(seat), colour=colour.title),
            paintbox.square(back_face(colour), _SIZE, _RATIO),
        )
    if kind == "epigon":
        picture = paintbox.epigon(tiles.epigon(seat, number), _SIZE, _RATIO)
        what = phrase("Epigo", "Epigon. {colour}.").put(colour=colour.title)
        title = phrase("Epigo", "{seat}’s {number}", "an Epigon").put(seat=Seat(seat), number=number or "X")
        return Inspection(title, what, picture, tuple(_epigon_lines(shown.view, seat, number)), named=True)
    stack = shown.view.stacks[seat]
    direction = next(
        (tiles.order_direction(code) for code in stack if tiles.order_number(code) == number), NO_DIRECTION
    )
    picture = paintbox.square(order_face(colour, number, direction), _SIZE, _RATIO)
    lines = [InspectionLine(priority(number), "bolt")]
    count: Strip | None = None
    if not shown.view.where[tiles.epigon(seat, number)]:
        captured = phrase("Epigo", "Its Epigon is captured: the Order moves nothing but can cancel.")
        lines.append(InspectionLine(captured, "cross"))
    if seat == shown.actor and shown.view.phase == Phase.PLAN:
        for code, events in zip(stack, shown.forecast, strict=False):
            if tiles.order_number(code) == number:
                words, ill = order_words(events, seat)
                push = next((event for event in events if isinstance(event, EpigonsPushed | MoveBlocked)), None)
                if push is not None:
                    count = strip(push, paintbox)
                    lines.append(verdict_line(push))
                lines += [InspectionLine(line, "warning" if ill else "info") for line in words]
    return Inspection(
        phrase("Epigo", "Order {number}").put(number=number),
        phrase("Epigo", "Moves {seat}’s Epigon {number}.").put(seat=Seat(seat), number=number),
        picture,
        tuple(lines),
        count,
    )


def _epigon_lines(view: State, seat: int, number: int) -> list[InspectionLine]:
    if number == 0:
        leaves = phrase("Epigo", "Removed when the rows are revealed, leaving a gap.")
        return [InspectionLine(leaves, "info")]
    lines = [InspectionLine(priority(number), "bolt")]
    piece = tiles.epigon(seat, number)
    where = view.where[piece]
    if where and view.board[where] == piece:
        stands = phrase("Epigo", "On {square}.").put(square=square_name(where))
        lines.append(InspectionLine(stands, "info", named=True))
    elif view.turn and not where:
        lines.append(InspectionLine(phrase("Epigo", "Captured by {seat}.").put(seat=Seat(1 - seat)), "cross"))
    equal = phrase("Epigo", "Its number does not matter in a push: a {lowest} can push a {highest}.")
    lines.append(InspectionLine(equal.put(lowest=NUMBERS[0], highest=NUMBERS[-1]), "swap"))
    return lines


def priority(number: int) -> Text:
    """When an Order acts, in words."""
    if number == NUMBERS[-1]:
        acts = phrase("Epigo", "Acts before every other number; another {number} cancels it.")
    elif number == NUMBERS[0]:
        acts = phrase("Epigo", "Acts after every other number; another {number} cancels it.")
    else:
        acts = phrase("Epigo", "Acts before lower numbers and after higher ones; another {number} cancels it.")
    return acts.put(number=number)


def _with_plan(view: State, stands: Text, seat: int, number: int) -> Text:
    """An Epigon on the board, with the way that its Order in the stack will take it as far as that is known."""
    planned = [code for code in view.stacks[seat] if code != tiles.HIDDEN and tiles.order_number(code) == number]
    if view.phase != Phase.PLAN or not planned:
        return stands
    way = direction_name(tiles.order_direction(planned[0]))
    return phrase("Epigo", "{tile}, planned: {direction}").put(tile=stands, direction=way)


def _order_name(view: State, seat: int, number: int) -> Text:
    """An Order with its arrow as far as that is known, and while it is planned its place."""
    tile = phrase("Epigo", "{seat}’s Order {number}").put(seat=Seat(seat), number=number)
    stack = [code for code in view.stacks[seat] if code != tiles.HIDDEN]
    place = next((at for at, code in enumerate(stack, 1) if tiles.order_number(code) == number), 0)
    if not place:
        return tile
    way = direction_name(tiles.order_direction(stack[place - 1]))
    if view.phase != Phase.PLAN:
        return phrase("Epigo", "{tile}, {direction}", "an Order").put(tile=tile, direction=way)
    return phrase("Epigo", "{tile}, {direction}, place {number} in the stack").put(
        tile=tile, direction=way, number=place
    )


def _column_name(view: State, seat: int, at: int) -> Text:
    """A column of a row, and the Epigon that is deployed there."""
    column = phrase("Epigo", "column {column}").put(column=FILES[at])
    there = view.rows[seat][at]
    if there in (tiles.VACANT, tiles.HIDDEN):
        return column
    return phrase("Epigo", "{column}, where the {number} is").put(column=column, number=number_name(there))


def answer_name(index: int, shown: Presentation) -> Text:
    """How the super slide of an Order in the own stack is answered beforehand."""
    number = tiles.order_number(shown.view.stacks[shown.actor][index]) if shown.actor is not None else 0
    texts = {
        "ask": phrase("Epigo", "super slide after Order {number}: ask me"),
        "always": phrase("Epigo", "super slide after Order {number}: yes"),
        "never": phrase("Epigo", "super slide after Order {number}: no"),
    }
    return texts[answered(shown, index)].put(number=number)


def piece_name(key: str, shown: Presentation) -> Text:
    """What a tile or a target is called."""
    kind, parts = kind_of(key), numbers_of(key)
    if kind == "epigon":
        tile = phrase("Epigo", "{seat}’s Epigon {number}").put(seat=Seat(parts[0]), number=parts[1] or "X")
        where = shown.view.where[tiles.epigon(*parts)] if parts[1] else 0
        if where and shown.view.board[where] == tiles.epigon(*parts):
            stands = phrase("Epigo", "{tile} on {square}").put(tile=tile, square=square_name(where))
            return _with_plan(shown.view, stands, *parts)
        row = shown.view.rows[parts[0]]
        if shown.view.phase == Phase.DEPLOY and parts[1] in row:
            column = FILES[row.index(parts[1])]
            return phrase("Epigo", "{tile}, column {column}", "where it is deployed").put(tile=tile, column=column)
        return tile
    if kind == "order":
        return _order_name(shown.view, *parts)
    if kind == "slot":
        return phrase("Epigo", "place {number} in the stack").put(number=parts[0] + 1)
    if kind == "answer":
        return answer_name(parts[0], shown)
    if kind == "column":
        return _column_name(shown.view, *parts)
    if kind == "square":
        return phrase("Epigo", "square {square}").put(square=square_name(parts[0]))
    if kind == "off":
        return phrase("Epigo", "off the board")
    if kind in ("hidden", "stack"):
        return phrase("Epigo", "{seat}’s hidden tile").put(seat=Seat(parts[0]))
    return phrase("Epigo", "your tray")
