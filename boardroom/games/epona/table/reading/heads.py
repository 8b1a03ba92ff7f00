"""What the small tableaus are, said to a mouse that rests on one: a number in a head, elsewhere all that is known."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Text
from boardroom.games.epona.position.state import State
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.panels import as_number, fact_boxes, facts_of, panel_of, room_of_number
from boardroom.games.epona.table.reading.overview import belongings, in_short


def said_in_head(
    view: State, large: int, m: Measures, spot: QPointF, fits: Callable[[Text, float], bool]
) -> Text | None:
    """What the number at a spot is, and how many; all of them where numbers stand so close that they are shifted, and
    where there is no room for any: then by the name. None elsewhere. ``fits`` says whether a text has a width.
    """
    for seat in range(len(view.coins)):
        if seat == large:
            continue
        small, panel = m.panel(seat, large), panel_of(view, seat)
        if not (small.facts if small.has_facts else small.name).contains(spot):
            continue
        counted, facts = facts_of(panel), fact_boxes(small, panel)
        said = _facts(view, seat, [drawing for drawing, _ in counted])
        if small.has_facts and all(
            fits(as_number(count), room_of_number(fact)) for fact, (_, count) in zip(facts, counted, strict=True)
        ):
            return next((words for fact, words in zip(facts, said, strict=True) if fact.contains(spot)), None)
        return sentences(*said)
    return None


def said_on_panel(view: State, large: int, m: Measures, spot: QPointF) -> Text | None:
    """What the seat has whose small tableau is at a spot; None elsewhere."""
    seats = (seat for seat in range(len(view.coins)) if seat != large and m.panel(seat, large).box.contains(spot))
    return next((in_short(view, seat) for seat in seats), None)


def _facts(view: State, seat: int, drawings: Sequence[str]) -> list[Text]:
    """A sentence or two for each number of a head, by its drawing, none for the cards of the hand."""
    has = belongings(view, seat)
    # Whom one breeds with, and the token for that, follow on the cards in hand.
    own = has[: next(index for index, (drawing, _) in enumerate(has) if drawing is None) + 1]
    found = (sentences(*(words for drawing, words in own if drawing == (wanted or None))) for wanted in drawings)
    return [words for words in found if words is not None]
