"""The tableau of a diagram of the rules pages in sentences, row by row."""

from boardroom.engine.text import Text
from boardroom.games.epona.position.cards import MARES
from boardroom.games.epona.position.tableau import Row
from boardroom.games.epona.table.faces.diagram import ROLLER, NotDrawn, read_row
from boardroom.games.epona.table.reading.overview import row_by_row


def diagram_in_words(kind: str, lines: tuple[str, ...]) -> tuple[Text, ...]:
    """What a diagram of a tableau shows; nothing of another kind, or that shows nothing."""
    if kind != "tableau":
        return ()
    try:
        read = [read_row(line) for line in lines]
    except NotDrawn:
        return ()
    rows = [Row(stable, bytes(card for card, _ in slots), cube) for stable, cube, slots in read]
    tokens = {card: token for _, _, slots in read for card, token in slots if token}
    with_foal = [card for card, token in tokens.items() if card in MARES and token != ROLLER]
    with_roller = [card for card, token in tokens.items() if token == ROLLER]
    return tuple(row_by_row(rows, with_foal, with_roller))
