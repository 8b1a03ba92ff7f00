"""The rows of a series below the score: how many of its games everybody has won, and all points together."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.series import Standing
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.score.score_headings import RowHeading, Sizes
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.words.say import SeatName


class StandingRow:
    """A row of numbers, one for every seat in the order of the columns, with its heading."""

    def __init__(self, heading: RowHeading, numbers: Sequence[Words]) -> None:
        self.heading, self.numbers = heading, tuple(numbers)

    def be_brief(self, brief: bool) -> None:
        """Leave out what it is about, where there is little room, or say it."""
        self.heading.be_brief(brief)


def standing_rows(
    context: AppContext, standing: Standing, order: Sequence[int], sizes: Sizes, seats: Sequence[SeatName]
) -> tuple[StandingRow, ...]:
    """The rows of a series: the games won, and all points where they were counted in every game."""
    about = [phrase("Score", "%n games so far", "a line about a series", standing.games)]
    if standing.drawn:
        about.append(phrase("Score", "%n drawn", "so many games of a series", standing.drawn))

    def row(title: Text, counts: Sequence[int], about: Text | None) -> StandingRow:
        heading = RowHeading(context, "series", title, None, sizes, about)
        return StandingRow(heading, [_number(context, title, seat, counts[seat], sizes, seats) for seat in order])

    rows = [row(phrase("Score", "Games won"), standing.wins, in_a_row(about))]
    if standing.points:
        rows.append(row(phrase("Score", "Points in all games"), standing.points, None))
    return tuple(rows)


def _number(context: AppContext, title: Text, seat: int, count: int, sizes: Sizes, seats: Sequence[SeatName]) -> Words:
    number = Words(context, phrase("Score", "{total}").put(total=count), sizes.number, 600)
    number.setWordWrap(False)
    number.setAlignment(Qt.AlignmentFlag.AlignCenter)
    told = phrase("Score", "{seat}, {part}: {points}", "a number of the score pad")
    told = told.put(seat=Seat(seat), part=title, points=count)
    # After the words: a number by itself says nothing to who only listens.
    context.tell(number, number.setAccessibleName, told, seats, "told")
    return number
