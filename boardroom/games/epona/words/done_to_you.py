"""What others did that concerns who is told of it, in sentences to it: what it gained by that, and which of the groups
that it had divided was taken.
"""

from collections.abc import Iterable, Sequence

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.numbers import PARTNER_POINT, STUD_POINTS
from boardroom.games.epona.words.formula_words import vp
from boardroom.games.epona.words.names import asset_piece


def is_answer(events: Sequence[e.Event], seat: int) -> bool:
    """Whether these events come of what a seat said to a partner who asked, in the partner's turn."""
    first = next(iter(events), None)
    return isinstance(first, e.BreedingRefused) or (isinstance(first, e.HorsesBred) and first.seat != seat)


def concerns(event: e.Event, seat: int) -> bool:
    """Whether an event is another's deed that gave something to a seat, or took one of its groups."""
    match event:
        case e.HorsesBred():
            return event.owner == seat != event.seat
        case e.GroupTaken():
            return event.divider == seat
    return False


def done_to(events: Iterable[e.Event], seat: int) -> tuple[tuple[int, Text], ...]:
    """What others did to a seat by these events, each with who did it: gains first, all that one other brought as one
    sentence.
    """
    bred: dict[int, list[e.HorsesBred]] = {}
    taken: list[tuple[int, Text]] = []
    for event in events:
        if not concerns(event, seat):
            continue
        if isinstance(event, e.HorsesBred):
            bred.setdefault(event.seat, []).append(event)
        elif isinstance(event, e.GroupTaken):
            taken.append((event.seat, _taken(event)))
    return (*((other, _gained(other, foals)) for other, foals in bred.items()), *taken)


def _gained(other: int, foals: list[e.HorsesBred]) -> Text:
    points = sum(STUD_POINTS + foal.shared * PARTNER_POINT for foal in foals)
    stallions = listed(list(dict.fromkeys(asset_piece(foal.stallion) for foal in foals)))
    text = phrase("Epona", "You gain {vp}: {other} used your {stallions} to breed.", "what another player did")
    return text.put(vp=vp(points), other=Seat(other), stallions=stallions)


def _taken(event: e.GroupTaken) -> Text:
    text = phrase("Epona", "{other} took {cards}; the others are yours.", "which group of cards another player took")
    if not event.left:
        text = phrase("Epona", "{other} took {cards}.", "the only card that there was to take")
    if not event.taken:
        text = phrase("Epona", "{other} took nothing: the card is yours.")
        return text.put(other=Seat(event.seat))
    return text.put(other=Seat(event.seat), cards=listed([asset_piece(card) for card in event.taken]))
