"""Epigo's tiles seen large, explained in words."""

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.events import EpigonsPushed, MoveBlocked
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import Phase, State, square_name
from boardroom.games.epigo.table.faces.counting import strip, verdict_line
from boardroom.games.epigo.table.faces.faces import NO_DIRECTION, back_face, order_face
from boardroom.games.epigo.table.faces.paintbox import Paintbox
from boardroom.games.epigo.words.descriptions import order_words
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine, Strip

_SIZE, _RATIO = 96, 2.0


def inspection(paintbox: Paintbox, key: str, shown: Presentation) -> Inspection | None:
    """An Epigon, Order or back; None for what is no tile."""
    kind = kind_of(key)
    if kind not in ("epigon", "order", "hidden", "stack"):
        return None
    seat, number = numbers_of(key)
    colour = paintbox.colour(seat)
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
        captured = phrase("Epigo", "Its Epigon has been captured: the Order moves nothing but can cancel.")
        lines.append(InspectionLine(captured, "cross"))
    if seat == shown.actor and shown.view.phase == Phase.PLAN:
        for code, events in zip(stack, shown.forecast, strict=False):
            if tiles.order_number(code) == number:
                answer = tiles.super_slide_answer(shown.beforehand, shown.view.turn, number)
                words, ill = order_words(events, seat, answer)
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
