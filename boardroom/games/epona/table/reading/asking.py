"""What is asked, and said below that, in other words than those of the rules, for what happened before."""

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.events import Event
from boardroom.games.epona.position.passing import bred_since_passing
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.words.done_to_you import done_to, is_answer
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


def note(shown: Presentation, usual: Text | None) -> Text | None:
    """What others did to who is asked, until it has done something itself: pictures pass, and not every window has room
    for a log. It stands after what is said of the question itself; while cards are placed, in place of what is said
    with every card.
    """
    seat = shown.actor
    if seat is None or shown.prompt is None or shown.view.phase == Phase.DISCARDING:
        # There it stands above the cards.
        return None
    since: list[Event] = []
    for told in reversed(shown.history):
        if told.seat == seat and not told.draft and not is_answer(told.events, seat):
            break
        since[:0] = () if told.draft else told.events
    done = [said for _, said in done_to(since, seat)]
    if not done:
        return None
    return sentences(None if shown.view.phase == Phase.PLACING else usual, *done)
