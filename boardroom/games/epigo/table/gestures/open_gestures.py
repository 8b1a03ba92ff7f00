"""Every gesture of deploying and planning, as sources, targets and the actions or drafts they mean."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.actions import ORDERS, SUPER_SLIDE, Action, DeployEpigon, StackOrder
from boardroom.games.epigo.position.events import EpigonSlid, Event
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import BARE_BOARD, DELTAS, OFF, SQUARES, Phase, State
from boardroom.games.epigo.table.faces.faces import arrow_spots
from boardroom.games.epigo.table.gestures.keys import answer_key, column_key, off_key, slot_key, square_key
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation

_ANSWERS: Final = ("ask", "always", "never")


def open_gestures(shown: Presentation) -> Iterator[Gesture]:
    """Every gesture that is open to the acting seat."""
    if shown.actor is None:
        return
    slid = open_super_slide(shown)
    if slid is not None:
        beyond = square_key(slid.target + DELTAS[slid.direction])
        yield Gesture(tiles.epigon_key(slid.piece), beyond, (SUPER_SLIDE,), preview=SUPER_SLIDE)
    if not drawing_up(shown):
        return
    if shown.view.phase == Phase.DEPLOY:
        yield from _deploying(shown.view, shown.actor, shown.legal)
    else:
        yield from _planning(shown.view, shown.actor, shown.legal)
        yield from _answering(shown, shown.actor)


def open_super_slide(shown: Presentation) -> EpigonSlid | None:
    """The slide that the acting seat may go on with, None if no such question is open."""
    if SUPER_SLIDE not in shown.legal:
        return None
    return next((event for event in newest_first(shown) if isinstance(event, EpigonSlid)), None)


def newest_first(shown: Presentation) -> Iterator[Event]:
    """What happened, from the end: a history grows long."""
    return (event for told in reversed(shown.history) for event in reversed(told.events))


def drawing_up(shown: Presentation) -> bool:
    """Whether the acting seat is deploying or planning, rather than answering a question."""
    return any(isinstance(action, DeployEpigon | StackOrder) for action in shown.legal + shown.draft)


def _deploying(view: State, seat: int, legal: tuple[Action, ...]) -> Iterator[Gesture]:
    for action in legal:
        if isinstance(action, DeployEpigon):
            key = tiles.epigon_key(tiles.epigon(seat, action.number))
            yield Gesture(key, column_key(seat, action.column), (action,))
    row = view.rows[seat]
    for column, number in enumerate(row):
        if number == tiles.VACANT:
            continue
        key = tiles.epigon_key(tiles.epigon(seat, number))
        yield Gesture(key, "tray", row_actions(_swapped(row, column, tiles.VACANT)), redraft=True)
        for other in range(COLUMNS):
            if other != column:
                swapped = bytearray(row)
                swapped[column], swapped[other] = row[other], row[column]
                yield Gesture(key, column_key(seat, other), row_actions(bytes(swapped)), redraft=True)
    for number in tiles.EPIGONS:
        if number not in row:
            for column in range(COLUMNS):
                if row[column] != tiles.VACANT:
                    changed = row_actions(_swapped(row, column, number))
                    key = tiles.epigon_key(tiles.epigon(seat, number))
                    yield Gesture(key, column_key(seat, column), changed, redraft=True)


def numbered(shown: Presentation) -> tuple[str, ...]:
    """The tiles that the number keys go to, each by its own number: Epigons while they are deployed, else Orders."""
    seat = shown.actor
    if seat is None:
        return ()
    if shown.view.phase == Phase.DEPLOY:
        return tuple(tiles.epigon_key(tiles.epigon(seat, number)) for number in NUMBERS)
    return tuple(tiles.order_key(seat, number) for number in NUMBERS)


def deployed_by_number(shown: Presentation, key: str) -> Gesture | None:
    """The number of an Epigon that is still to be deployed puts it on the first free place of the own row."""
    view: State = shown.view
    if shown.actor is None or view.phase != Phase.DEPLOY or not drawing_up(shown) or kind_of(key) != "epigon":
        return None
    seat, number = numbers_of(key)
    row = view.rows[shown.actor]
    if seat != shown.actor or number in row or tiles.VACANT not in row:
        return None
    column = row.index(tiles.VACANT)
    return Gesture(key, column_key(seat, column), (DeployEpigon(number, column),))


def stacked_by_number(shown: Presentation, gesture: Gesture) -> bool:
    """Whether the number of a square stacks at once the Order that is held for it."""
    return len(gesture.actions) == 1 and isinstance(gesture.actions[0], StackOrder)


def hub(shown: Presentation, key: str) -> str:
    """The Epigon that an Order is for: its directions lie around it."""
    if kind_of(key) != "order":
        return ""
    return tiles.epigon_key(tiles.epigon(*numbers_of(key)))


def first_target(shown: Presentation, key: str) -> str:
    """The next free place of the stack, for an Order that can only cancel: no arrow key means its direction, and one
    that is pressed as for the others does not take it to a place that is filled.
    """
    if kind_of(key) != "order" or shown.actor is None or shown.view.phase != Phase.PLAN:
        return ""
    seat, number = numbers_of(key)
    stack = shown.view.stacks[shown.actor]
    free = len(stack) < STACK_HEIGHT and number not in map(tiles.order_number, stack)
    return slot_key(len(stack)) if free and not shown.view.where[tiles.epigon(seat, number)] else ""


def replaced(shown: Presentation, key: str, target: str) -> str:
    """The Order of the own stack whose place another one takes that is held over it; nothing where it takes none's."""
    if kind_of(key) != "order" or kind_of(target) != "slot" or shown.actor is None:
        return ""
    (index,), stack = numbers_of(target), shown.view.stacks[shown.actor]
    stacked = [tiles.order_key(shown.actor, tiles.order_number(code)) for code in stack]
    return stacked[index] if key not in stacked and index < len(stacked) else ""


def _planning(view: State, seat: int, legal: tuple[Action, ...]) -> Iterator[Gesture]:
    stack = view.stacks[seat]
    stacked = {tiles.order_number(code) for code in stack}
    for action in legal:
        if isinstance(action, StackOrder) and action.direction in _ways(view, seat, action.number):
            sources = [tiles.order_key(seat, action.number)]
            where = view.where[tiles.epigon(seat, action.number)]
            if where:
                sources.append(tiles.epigon_key(tiles.epigon(seat, action.number)))
            for source in sources:
                yield Gesture(source, slot_key(len(stack)), (action,), preview=action)
                if where:
                    yield Gesture(source, _step_target(where, action.direction), (action,), preview=action)
    for index, code in enumerate(stack):
        yield from _restacking(view, seat, stack, index, code)
    for number in NUMBERS:
        if number not in stacked:
            for index in range(len(stack)):
                for direction in _ways(view, seat, number):
                    code = tiles.order_code(number, direction)
                    changed = _with_order(stack, index, code)
                    yield Gesture(tiles.order_key(seat, number), slot_key(index), changed, True, ORDERS[code])


def _ways(view: State, seat: int, number: int) -> tuple[tiles.Direction, ...]:
    """The ways that an Order may go: one stands for all where its Epigon is captured, as it can only cancel then, by
    its number alone (rulings 5 and 6).
    """
    return tuple(tiles.DIRECTIONS) if view.where[tiles.epigon(seat, number)] else (tiles.Direction.UP,)


def answered(shown: Presentation, index: int) -> str:
    """How the super slide of an Order of the own stack is answered beforehand: ask, always or never."""
    number = tiles.order_number(shown.view.stacks[shown.actor][index])
    return tiles.super_slide_answer(shown.beforehand, shown.view.turn, number)


def answerable(shown: Presentation) -> tuple[int, ...]:
    """The Orders of the own stack whose mark is there: what would go on to slide as things stand, and what was answered
    already. A push may come to be a slide by what the other player does; then it is asked about.
    """
    if shown.actor is None:
        return ()
    stack = range(len(shown.view.stacks[shown.actor]))
    return tuple(index for index in stack if answered(shown, index) != "ask" or _goes_on(shown, index))


def _goes_on(shown: Presentation, index: int) -> bool:
    """Whether an Order of the own stack alone would end in a slide that may go on."""
    events = shown.forecast[index] if index < len(shown.forecast) else ()
    return any(isinstance(event, EpigonSlid) and event.may_go_on for event in events)


def _answering(shown: Presentation, seat: int) -> Iterator[Gesture]:
    """The mark in a slot goes on to the next answer, by a click or with its Order."""
    for index in answerable(shown):
        number = tiles.order_number(shown.view.stacks[seat][index])
        occasion = tiles.super_slide_occasion(shown.view.turn, number)
        following = _ANSWERS[(_ANSWERS.index(answered(shown, index)) + 1) % len(_ANSWERS)]
        answer = tiles.SUPER_SLIDE_STEP, occasion, following
        yield Gesture(tiles.order_key(seat, number), answer_key(index), (), answer=answer)


def clickable(shown: Presentation) -> tuple[str, ...]:
    """The marks in the slots can be clicked with nothing in hand."""
    if shown.actor is None or shown.view.phase != Phase.PLAN or not drawing_up(shown):
        return ()
    return tuple(map(answer_key, answerable(shown)))


def _restacking(view: State, seat: int, stack: bytes, index: int, code: int) -> Iterator[Gesture]:
    key = tiles.order_key(seat, tiles.order_number(code))
    rest = stack[:index] + stack[index + 1 :]
    yield Gesture(key, "tray", _orders(rest), redraft=True)
    for other in range(len(stack)):
        if other != index:
            moved = rest[:other] + bytes([code]) + rest[other:]
            yield Gesture(key, slot_key(other), _orders(moved), redraft=True)
    number = tiles.order_number(code)
    piece = tiles.epigon(seat, number)
    where = view.where[piece]
    if where:
        for direction in tiles.DIRECTIONS:
            if direction != tiles.order_direction(code):
                turned = tiles.order_code(number, direction)
                changed = _with_order(stack, index, turned)
                for source in (key, tiles.epigon_key(piece)):
                    yield Gesture(source, _step_target(where, direction), changed, True, ORDERS[turned])


def tapped(shown: Presentation, key: str, spot: QPointF) -> Gesture | None:
    """An arrow of a stacked Order turns it."""
    view: State = shown.view
    if shown.actor is None or view.phase != Phase.PLAN or kind_of(key) != "order":
        return None
    seat, number = numbers_of(key)
    if seat != shown.actor or len(_ways(view, seat, number)) == 1:
        return None
    stack = view.stacks[seat]
    for index, code in enumerate(stack):
        if tiles.order_number(code) == number:
            for direction, area in arrow_spots().items():
                if area.contains(spot) and direction != tiles.order_direction(code):
                    turned = tiles.order_code(number, direction)
                    return Gesture(key, key, _with_order(stack, index, turned), True, ORDERS[turned])
    return None


def drop_areas(shown: Presentation) -> tuple[str, ...]:
    """Places where a person may try to drop something."""
    slots = tuple(slot_key(i) for i in range(STACK_HEIGHT)) if shown.view.phase == Phase.PLAN else ()
    # The board last: what is no square of it, its corners and frame and the joints between squares.
    return (*(square_key(where) for where in SQUARES), *slots, "tray", "board")


def intent(shown: Presentation, source: str, target: str) -> Action | Text | None:
    """What a drop was meant to be, or a click with nothing in hand on what is no piece: an action, a sentence that says
    why not, or nothing.
    """
    view: State = shown.view
    kind, where = kind_of(source), kind_of(target)
    if not source:
        return _empty_handed(view, where) if drawing_up(shown) else None
    if kind not in ("epigon", "order") or view.phase == Phase.OVER:
        return None
    seat, number = numbers_of(source)
    if shown.actor is not None and seat != shown.actor:
        return phrase("Epigo", "That is {seat}’s. You can move only your own.").put(seat=Seat(seat))
    if view.phase == Phase.DEPLOY:
        if where in ("square", "board"):
            return phrase("Epigo", "Epigons are deployed on your own row, beside the centre line.")
        return None if where == "tray" else phrase("Epigo", "It cannot go there. Drop it on your own row.")
    if view.phase == Phase.ACT:
        return StackOrder(number, tiles.Direction.UP)
    if where in ("square", "board") and (kind == "epigon" or len(view.stacks[seat]) < STACK_HEIGHT):
        if kind == "order":
            return phrase("Epigo", "Drop it on your stack, or on a square next to its Epigon.")
        return phrase("Epigo", "An Epigon moves one square: up, down, left or right.")
    if where == "slot" and numbers_of(target)[0] > len(view.stacks[seat]):
        return phrase("Epigo", "Stack Orders from the top, without gaps.")
    if not target:
        return phrase("Epigo", "It cannot go there. Drop it on your stack, or on a square next to its Epigon.")
    if target == "tray":
        # An Order is let go where it lay; an Epigon belongs on the board.
        return None if kind == "order" else phrase("Epigo", "An Epigon moves one square: up, down, left or right.")
    return StackOrder(number, tiles.Direction.UP)


def _empty_handed(view: State, where: str) -> Text | None:
    """What is to be done first, where a place of the board, the row or the stack is clicked with nothing in hand."""
    if view.phase == Phase.DEPLOY:
        if where == "column":
            return phrase("Epigo", "First click an Epigon, then the place for it in your row.")
        return phrase("Epigo", "Epigons are deployed on your own row, beside the centre line.") if where else None
    if where == "slot":
        return phrase("Epigo", "First click an Order or an Epigon, then the place for it in your stack.")
    if where == "tray":
        return None
    return phrase("Epigo", "First click one of your Epigons, then a square next to it.")


def _step_target(where: int, direction: tiles.Direction) -> str:
    ahead = where + DELTAS[direction]
    return off_key(where, direction) if BARE_BOARD[ahead] == OFF else square_key(ahead)


def _swapped(row: bytes, column: int, number: int) -> bytes:
    changed = bytearray(row)
    changed[column] = number
    return bytes(changed)


def row_actions(row: bytes) -> tuple[DeployEpigon, ...]:
    """The draft that deploys a row."""
    return tuple(DeployEpigon(number, column) for column, number in enumerate(row) if number != tiles.VACANT)


def _with_order(stack: bytes, index: int, code: int) -> tuple[StackOrder, ...]:
    """The draft of a stack with another Order in one of its places."""
    return _orders(stack[:index] + bytes([code]) + stack[index + 1 :])


def _orders(stack: bytes) -> tuple[StackOrder, ...]:
    return tuple(ORDERS[code] for code in stack)
