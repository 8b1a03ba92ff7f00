"""Passing in the breeding at the end of a round, which goes on until all pass in succession (rulebook: Breeding)."""

from collections.abc import Iterable

from boardroom.games.epona.position import events as e


def bred_since_passing(events: Iterable[e.Event], seat: int) -> tuple[int, ...]:
    """The seats that have bred since a seat passed when all had placed, in their order: it is asked again, then. Empty
    where it has bred itself since, or has not passed in this round. ``events`` are those so far, the last one first.
    """
    found = set()
    for event in events:
        match event:
            case e.HorsesBred() if event.seat == seat:
                return ()
            case e.HorsesBred():
                found.add(event.seat)
            case e.BreedingPassed() if event.seat == seat:
                return tuple(sorted(found))
            case e.PlacingFinished() | e.RoundEnded():
                return ()
    return ()
