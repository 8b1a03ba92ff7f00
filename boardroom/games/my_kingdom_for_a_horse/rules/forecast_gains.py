"""What comes to a seat by an action: the lines of a preview for animals and fences gained."""

from boardroom.engine.rules import Line, Tone
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse import arrange
from boardroom.games.my_kingdom_for_a_horse.cards import limits
from boardroom.games.my_kingdom_for_a_horse.field import (
    FENCES,
    KINDS,
    NONE,
    Counts,
    Field,
    census,
    minus,
    only,
    plus,
    total,
)
from boardroom.games.my_kingdom_for_a_horse.names import (
    herd,
    new_fences,
    sentences,
    standing_fences,
)
from boardroom.games.my_kingdom_for_a_horse.rules.animals import MANY, gives_way, open_choices
from boardroom.games.my_kingdom_for_a_horse.rules.play import Play, enough
from boardroom.games.my_kingdom_for_a_horse.state import (
    NOBODY,
    State,
)


def plain(*texts: Text) -> tuple[Line, ...]:
    """Lines that are neither gain nor loss."""
    return tuple(Line(Tone.PLAIN, text) for text in texts)


def cost(counts: Counts) -> Line:
    """Animals that are given."""
    return Line(Tone.COST, phrase("Kingdom", "give {animals}", "a cost").put(animals=herd(counts)))


def lost_warning(lost: Counts) -> Text:
    """The warning before animals are lost for want of room."""
    return phrase("Kingdom", "{animals} would find no room and be lost.").put(animals=herd(lost))


def after(view: State, seat: int, given: Counts) -> State:
    """The view when a seat has given animals."""
    field = view.fields[seat]
    left = Field(field.fences, arrange.without(field, given))
    return view._replace(fields=(*view.fields[:seat], left, *view.fields[seat + 1 :]))


def without_room(view: State, seat: int, arriving: Counts) -> Counts:
    """What would be lost if animals came and the proposal were taken; loose ones stay loose."""
    must = Play(view).holds(seat)
    found = open_choices(view, seat, arriving, must)
    field = view.fields[seat]
    left = minus(plus(total(field.animals), arriving), found[0].kept if found else NONE)
    loose = census(field).loose
    return (
        max(0, left[0] - loose[0]),
        max(0, left[1] - loose[1]),
        max(0, left[2] - loose[2]),
        max(0, left[3] - loose[3]),
    )


def coming(view: State, seat: int, arriving: Counts) -> tuple[tuple[Line, ...], Text | None]:
    """The lines for animals that come, and the warning if some of them, or others for them, would be lost."""
    if not any(arriving):
        return (), None
    lines = [Line(Tone.GAIN, phrase("Kingdom", "gain {animals}").put(animals=herd(arriving)))]
    field, rooms = view.fields[seat], limits(view.lasting[seat]).rooms
    kinds = [kind for kind in KINDS if arriving[kind]]
    owed = _beyond(arriving, view.supply)
    there = minus(arriving, owed)
    lost = without_room(view, seat, arriving)
    cramped = any(lost)
    if cramped and any(owed):
        # How many others will have to give is not known; what the supply holds is settled before.
        lost = without_room(view, seat, there) if any(there) else NONE
    missing = NONE
    for kind in kinds:
        # What one gives oneself for lack of room comes back at best.
        alone = not cramped and total(field.animals)[kind] + there[kind] > MANY
        if owed[kind] and not alone and not gives_way(view, seat, kind):
            missing = plus(missing, only(kind, owed[kind]))
    if any(lost):
        lines.append(Line(Tone.LOSS, phrase("Kingdom", "no room for {animals}").put(animals=herd(lost))))
    elif len(kinds) == 1 and arrange.joined(field, kinds[0], arriving[kinds[0]], rooms) is None and not any(owed):
        lines += plain(phrase("Kingdom", "fits when the animals are rearranged"))
    if any(missing):
        none = phrase("Kingdom", "the supply lacks {animals}, and nobody has to give any")
        lines.append(Line(Tone.LOSS, none.put(animals=herd(missing))))
    if any(restocked := minus(owed, missing)):
        lines += plain(phrase("Kingdom", "the supply lacks {animals}: it is restocked").put(animals=herd(restocked)))
    have = minus(plus(census(field).penned, minus(arriving, missing)), lost)
    if view.triggered == NOBODY and enough(have, view.goal):
        lines.append(Line(Tone.COMPLETE, phrase("Kingdom", "%n of each: the last turn", "triggers the end", view.goal)))
    return tuple(lines), sentences(
        lost_warning(lost) if any(lost) else None, _missing_warning(missing) if any(missing) else None
    )


def _beyond(arriving: Counts, supply: Counts) -> Counts:
    """What arrives beyond what the supply holds."""
    left = minus(arriving, supply)
    return (
        min(arriving[0], max(0, left[0])),
        min(arriving[1], max(0, left[1])),
        min(arriving[2], max(0, left[2])),
        min(arriving[3], max(0, left[3])),
    )


def _missing_warning(missing: Counts) -> Text:
    return phrase("Kingdom", "{animals} would not come: the supply is out, and nobody has more than %n.", "", MANY).put(
        animals=herd(missing)
    )


def breeding(view: State, seat: int, kind: int) -> Counts:
    """The young a kind would have now."""
    young = total(view.fields[seat].animals)[kind] // 2
    return only(kind, young + limits(view.lasting[seat]).breeding[kind] if young else 0)


def building(view: State, seat: int, place: int, move: int) -> tuple[Line, ...]:
    """The lines for fences that may be placed and moved."""
    place = min(place, FENCES - view.fields[seat].fences.bit_count())
    lines = []
    if place:
        lines.append(Line(Tone.GAIN, phrase("Kingdom", "place up to {fences}").put(fences=new_fences(place))))
    lines.append(Line(Tone.GAIN, phrase("Kingdom", "move up to {standing}").put(standing=standing_fences(move))))
    return tuple(lines)
