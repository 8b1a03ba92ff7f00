"""The list of everything that can be done, for those who do not see the table: its headings, and how drafts change."""

from collections.abc import Iterator

from boardroom.engine.enumerations import listed
from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.actions import Action, DeployEpigon, StackOrder
from boardroom.games.epigo.position.numbers import COLUMNS
from boardroom.games.epigo.position.state import FILES, Phase, State
from boardroom.games.epigo.position.tiles import VACANT, order_direction, order_key, order_number
from boardroom.games.epigo.table.gestures.open_gestures import drawing_up, open_gestures
from boardroom.games.epigo.words.names import direction_name, number_name
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation


def heading(thing: Action | Gesture, shown: Presentation) -> Text:
    """What an action, or a gesture that changes the draft, is listed under: its Epigon or Order."""
    if isinstance(thing, Gesture):
        _, number = numbers_of(thing.source)
        return _of_epigon(number) if kind_of(thing.source) == "epigon" else _of_order(number)
    if isinstance(thing, DeployEpigon):
        return _of_epigon(thing.number)
    if isinstance(thing, StackOrder):
        return _of_order(thing.number)
    return phrase("Epigo", "Continue", "a heading")


def _of_epigon(number: int) -> Text:
    return phrase("Epigo", "Epigon {number}", "a heading").put(number=number_name(number))


def _of_order(number: int) -> Text:
    return phrase("Epigo", "Order {number}", "a heading").put(number=number)


def redrafts(shown: Presentation) -> Iterator[tuple[Text, Gesture]]:
    """What changes the draft of the acting seat, with its name: swaps, turns, another place, taken back."""
    if shown.actor is None or not drawing_up(shown):
        return
    said: set[tuple[Action, ...]] = set()
    for gesture in open_gestures(shown):
        if gesture.redraft and gesture.actions not in said:
            words = _name(shown, gesture)
            if words is not None:
                # A swap can be begun with either of two.
                said.add(gesture.actions)
                yield words, gesture


def row_told(gesture: Gesture) -> Text | None:
    """A whole row that was deployed at once, said by columns; None for anything else."""
    row = [action for action in gesture.actions if isinstance(action, DeployEpigon)]
    if gesture.source or len(row) < COLUMNS:
        return None
    row.sort(key=lambda action: action.column)
    column = phrase("Epigo", "{column} {number}", "an Epigon in a column of a row")
    stand = [column.put(column=FILES[action.column], number=number_name(action.number)) for action in row]
    return phrase("Epigo", "Your row: {row}").put(row=listed(stand))


def _name(shown: Presentation, gesture: Gesture) -> Text | None:
    """What such a gesture is called; nothing for one that puts another in a place: it is taken back first."""
    view: State = shown.view
    assert shown.actor is not None
    number, kind = numbers_of(gesture.source)[1], kind_of(gesture.target)
    if view.phase == Phase.DEPLOY:
        row = view.rows[shown.actor]
        if number not in row:
            return None
        own = number_name(number)
        if kind != "column":
            return phrase("Epigo", "Take {number} back from your row").put(number=own)
        column = numbers_of(gesture.target)[1]
        if row[column] == VACANT:
            return phrase("Epigo", "Move {number} to column {column}").put(number=own, column=FILES[column])
        return phrase("Epigo", "Swap {one} and {other}").put(one=own, other=number_name(row[column]))
    stack = view.stacks[shown.actor]
    if number not in {order_number(code) for code in stack}:
        return None
    if gesture.target == "tray":
        return phrase("Epigo", "Take Order {number} off the stack").put(number=number)
    if kind == "slot":
        place = numbers_of(gesture.target)[0] + 1
        return phrase("Epigo", "Move Order {number} to place {place}").put(number=number, place=place)
    if gesture.source != order_key(shown.actor, number):
        return None
    turned = next(action for action in gesture.actions if action.number == number)
    before = next(order_direction(code) for code in stack if order_number(code) == number)
    assert turned.direction != before
    return phrase("Epigo", "Change Order {number} to {direction}").put(
        number=number, direction=direction_name(turned.direction)
    )
