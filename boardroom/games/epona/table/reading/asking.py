"""What is asked in other words than those of the rules, for what happened before."""

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.passing import bred_since_passing
from boardroom.games.epona.position.state import Phase
from boardroom.ui.stage.presentation import Presentation


def ask(shown: Presentation) -> Text | None:
    """Whether who has passed breeds now, as others have bred since; None where nothing happened that matters."""
    if shown.view.phase != Phase.BREEDING or shown.actor is None:
        return None
    events = (event for told in reversed(shown.history) for event in reversed(told.events))
    others = bred_since_passing(events, shown.actor)
    if not others:
        return None
    again = phrase(
        "Epona", "{me}: {others} has bred horses since you passed. Breed horses now, or pass again.", "one other player"
    )
    if len(others) > 1:
        again = phrase(
            "Epona",
            "{me}: {others} have bred horses since you passed. Breed horses now, or pass again.",
            "other players",
        )
    return again.put(me=Seat(shown.actor), others=listed(list(map(Seat, others))))
