"""What an Order would do alone, in short lines for its slot."""

from collections.abc import Sequence
from typing import Any

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import EpigonCaptured, EpigonSlid, EpigonsPushed, MoveBlocked, OrderSpent
from boardroom.games.epigo.position.state import number_of, seat_of, square_name
from boardroom.games.epigo.words.names import tile_name


def order_words(events: Sequence[Any], seat: int) -> tuple[list[Text], bool]:
    """What an Order would do alone, in short lines for its slot; and whether it bodes ill."""
    lines: list[Text] = []
    ill = False
    for event in events:
        if isinstance(event, EpigonSlid):
            lines.append(phrase("Epigo", "slides to {square}").put(square=square_name(event.target)))
            if event.may_go_on:
                lines.append(phrase("Epigo", "super slide possible", "a super slide is possible"))
        elif isinstance(event, MoveBlocked):
            lines.append(phrase("Epigo", "blocked now"))
            lines.append(phrase("Epigo", "{own} against {opposing}").put(own=event.own, opposing=event.opposing))
            ill = True
        elif isinstance(event, EpigonsPushed):
            lines.append(
                phrase("Epigo", "pushes {tiles}").put(
                    tiles=in_a_row([tile_name(piece, seat) for piece in event.chain[1:]])
                )
            )
        elif isinstance(event, EpigonCaptured):
            if seat_of(event.piece) == seat:
                lines.append(phrase("Epigo", "loses your own {number}").put(number=number_of(event.piece)))
                ill = True
            else:
                lines.append(phrase("Epigo", "captures {tile}").put(tile=tile_name(event.piece, seat)))
        elif isinstance(event, OrderSpent):
            lines.append(phrase("Epigo", "captured: cancels only"))
    return lines, ill
