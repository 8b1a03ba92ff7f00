"""What may be shown next: the table as it will look once a seat has picked, kept or divided its cards."""

from collections.abc import Iterator

from attrs import evolve

from boardroom.games.epona.position.cards import HIDDEN
from boardroom.games.epona.position.keeping import to_keep
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.table.layout.views import chosen_from
from boardroom.ui.stage.presentation import Presentation


def next_pictures(shown: Presentation, seat: int) -> Iterator[Presentation]:
    """Pictures like those that may come next, for the sake of the faces in them: with all picked that a seat chooses
    from and with nothing; with what it has drawn in its hand, as many cards at a time as it keeps; with what is divided
    in groups. None of them is shown.
    """
    view: State = shown.view
    for picked in (chosen_from(view, seat), b""):
        yield evolve(shown, picked=frozenset(map(card_key, picked)))
    drawn = view.drawn[seat]
    if not drawn or HIDDEN in drawn:
        return
    if view.phase == Phase.KEEPING:
        number = to_keep(view, seat)
        for first in range(0, len(drawn), number):
            kept = drawn[first : first + number]
            hands = tuple(hand + kept if other == seat else hand for other, hand in enumerate(view.hands))
            yield _after(shown, view._replace(phase=Phase.PLACING, active=seat, hands=hands, drawn=_none(view)))
    if view.phase == Phase.DIVIDING:
        # What others divide is not known; as many groups take as much room.
        every = tuple(drawn if cards else b"" for cards in view.drawn)
        divided = tuple(cards[: len(cards) // 2] for cards in every)
        yield _after(shown, view._replace(phase=Phase.CHOOSING_GROUPS, drawn=every, divided=divided))


def _none(view: State) -> tuple[bytes, ...]:
    return (b"",) * len(view.drawn)


def _after(shown: Presentation, view: State) -> Presentation:
    return evolve(shown, view=view, actor=None, legal=(), picked=frozenset())
