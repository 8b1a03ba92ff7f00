"""What every tile and target is called, for keys, screen readers and tips."""

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import tiles
from boardroom.games.epigo.position.state import FILES, Phase, State, square_name
from boardroom.games.epigo.table.gestures.open_gestures import answered, replaced
from boardroom.games.epigo.words.names import direction_name, number_name
from boardroom.ui.stage.presentation import Presentation


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


def aimed_words(shown: Presentation, key: str, part: str, target: str) -> Text | None:
    """How to go on with an Order that the keys hold over another one in the stack, which goes; None over all else."""
    there = replaced(shown, key, target)
    if not there:
        return None
    return phrase("Epigo", "Enter puts it in place of Order {number}. Esc puts it back.").put(
        number=numbers_of(there)[1]
    )


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
