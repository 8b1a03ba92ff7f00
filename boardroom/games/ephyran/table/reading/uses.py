"""What a half of a card in a hand can be used for now: where an area fits, the targets of supports."""

from collections.abc import Iterator
from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Seat, Value, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import CREATURE, NUMBER, SUPPORT, TERRITORY
from boardroom.games.ephyran.position.city import is_locked
from boardroom.games.ephyran.position.state import Phase, State
from boardroom.games.ephyran.table.reading.action_names import choice_label
from boardroom.games.ephyran.words.names import creature_name, place_name, territory_in_sentence, territory_of
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import InspectionLine

_NAMED: Final = 4
"""So many targets are named; of more only their number is said."""


def fit_lines(view: State, half: int, seat: int) -> tuple[InspectionLine, ...]:
    """Whether an area can be laid in a seat's city now, and whether its creature would count there."""
    city, territory, number = view.cities[seat], TERRITORY[half], NUMBER[half]
    column = city.columns[territory]
    where = territory_in_sentence(territory)
    if is_locked(city, territory):
        return (
            InspectionLine(
                phrase("Ephyran", "That territory is locked: your {territory}.").put(territory=where), "cross"
            ),
        )
    if number > len(column) + 1:
        missing = place_name(territory, len(column) + 1)
        return (InspectionLine(phrase("Ephyran", "Needs {area} first.").put(area=missing), "cross"),)
    if number < len(column):
        covered = phrase("Ephyran", "Your {area} is covered.").put(area=place_name(territory, number))
        return (InspectionLine(covered, "cross"),)
    if number == len(column):
        fits = phrase("Ephyran", "It could take the place of your {area}.").put(area=place_name(territory, number))
    else:
        fits = phrase("Ephyran", "It could be placed now, as the next area.")
    if CREATURE[half] not in {CREATURE[laid] for laid in column[: number - 1]}:
        return (InspectionLine(fits, "check"),)
    again = phrase("Ephyran", "{creature} is already in your {territory}: no point for the second.")
    creature = creature_name(CREATURE[half])
    return InspectionLine(fits, "check"), InspectionLine(again.put(creature=creature, territory=where), "minus")


def use_lines(shown: Presentation, half: int, seat: int | None) -> Iterator[InspectionLine]:
    """What a half in a seat's hand can be used for beside an own area; nothing while that seat plays nothing."""
    if seat is None or seat != shown.actor:
        return
    meant = [action for action in shown.legal if getattr(action, "half", -1) == half]
    if SUPPORT[half] < 0:
        owners = dict.fromkeys(action.seat for action in meant if isinstance(action, actions.StealDionysus))
        for owner in owners:
            takes = phrase("Ephyran", "It could take Dionysus from {seat}’s city.").put(seat=Seat(owner))
            yield InspectionLine(takes, "check")
    elif shown.view.phase in (Phase.PLAYING, Phase.PLAYING_AGAIN):
        yield _support_line(shown, meant)
    elif shown.view.phase == Phase.ANSWERING and meant:
        yield InspectionLine(phrase("Ephyran", "It can block what is played now."), "check")


def _support_line(shown: Presentation, meant: list[actions.Action]) -> InspectionLine:
    if not meant:
        if shown.view.phase == Phase.PLAYING:
            return InspectionLine(phrase("Ephyran", "It has no target now."), "cross")
        return InspectionLine(phrase("Ephyran", "It cannot be played now."), "cross")
    targets = list(dict.fromkeys(target for action in meant for target in _targets(shown, action)))
    if not targets:
        return InspectionLine(phrase("Ephyran", "It can be played now."), "check")
    if len(targets) > _NAMED:
        return InspectionLine(phrase("Ephyran", "It has %n targets now.", "", len(targets)), "check")
    return InspectionLine(phrase("Ephyran", "Its targets now: {targets}.").put(targets=listed(targets)), "check")


def _targets(shown: Presentation, action: actions.Action) -> Iterator[Value]:
    """What an action is aimed at, where it is aimed at anything."""
    match action:
        case actions.ExchangeWithCity() | actions.ExchangeWithHand():
            label = choice_label(action, shown)
            assert label is not None
            yield label
        case actions.DestroyArea(_, victim):
            yield Seat(victim)
        case actions.StealToken(_, victim, territory, number):
            place = place_name(territory, number)
            yield phrase("Ephyran", "{area}, {seat}’s city").put(area=place, seat=Seat(victim))
        case actions.LockColumn(_, territory):
            assert shown.actor is not None
            yield territory_of(shown.actor, territory)
        case actions.UnlockColumn(_, owner, territory):
            yield territory_of(owner, territory)
