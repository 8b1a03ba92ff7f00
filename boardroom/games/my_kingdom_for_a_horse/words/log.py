"""The lines of the log: every event in a sentence, with the pieces it speaks of."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.text import Piece, Seat, Text, Value, filled, phrase
from boardroom.games.my_kingdom_for_a_horse.position import events as e
from boardroom.games.my_kingdom_for_a_horse.position import field, numbers
from boardroom.games.my_kingdom_for_a_horse.position.cards import HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, animal_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.endings import triggered, victory

# Dice and cards.


def _faces(event: e.DiceRolled | e.DieUsed | e.PartPassed) -> Text:
    mask = event.unused if isinstance(event, e.PartPassed) else event.mask
    dice = [die for die in range(DICE) if has_die(mask, die)]
    return in_a_row([Piece(die_key(die), names.face_name(die, event.dice[die])) for die in dice])


def _rolled(event: e.DiceRolled) -> Text:
    if event.roll == 1:
        return phrase("Kingdom", "{seat} rolls: {faces}.")
    if event.seat == TWIN_SEAT:
        return phrase("Kingdom", "Moritz rolls once more: {faces}.")
    return phrase("Kingdom", "{seat} re-rolls %n dice: {faces}.", "", event.mask.bit_count())


def _used(event: e.DieUsed) -> Text:
    if event.card >= 0:
        return phrase("Kingdom", "{seat} uses: {faces} ({card}).", "card is one in effect that makes it count")
    return phrase("Kingdom", "{seat} uses: {faces}.")


def _taken(event: e.DieTaken) -> Text:
    text = phrase("Kingdom", "{seat} takes a die: {face}.")
    if event.card >= 0:
        text = phrase("Kingdom", "{seat} takes a second die ({card}): {face}.", "card is one in effect")
    return text.put(face=Piece(die_key(event.die), names.face_name(event.die, event.face)))


def _turned(event: e.DieTurned) -> Text:
    if not event.lasting:
        return phrase("Kingdom", "{seat} turns {die} to “{face}”.")
    text = phrase("Kingdom", "{seat} turns {die} to “{face}” ({card}).", "card is one in effect")
    return text.put(card=names.turns_breeding_die())


def _bred(event: e.Bred) -> Text:
    if not event.young:
        text = phrase("Kingdom", "{seat}’s {kind} do not breed: it takes {parents}.")
        return text.put(parents=names.in_words(numbers.PARENTS))
    text = phrase("Kingdom", "{seat}’s {kind} breed: {young} from {parents}.")
    return text.put(young=names.animals(event.kind, event.young), parents=names.animals(event.kind, event.parents))


def _drawn(event: e.CardsDrawn) -> Text:
    line = phrase("Kingdom", "{seat} draws {cards}.")
    if HIDDEN in event.cards:
        line = phrase("Kingdom", "{seat} draws %n farm cards.", "", len(event.cards))
    if event.shuffled:
        shuffled = phrase("Kingdom", "The discard pile is shuffled into a new deck. {line}")
        return shuffled.put(line=filled(line, event, _NAMED))
    return line


# Animals.


def _gained(event: e.AnimalsGained) -> Text:
    line = phrase("Kingdom", "{seat} gains {animals}.")
    if event.traded:
        line = phrase("Kingdom", "{seat} gets {animals} from trading.")
        if e.first_horse(event):
            line = phrase("Kingdom", "A horse at last! {seat} gets {animals} from trading.")
    elif e.first_horse(event):
        line = phrase("Kingdom", "A horse at last! {seat} gains {animals}.")
    return line.put(animals=_standing(event.seat, event.counts, event.field))


def _standing(seat: int, counts: Counts, own: field.Field | None) -> Text:
    """Animals that stand on a field, each kind pointing at one of them."""
    parts: list[Value] = []
    for kind in KINDS:
        if counts[kind]:
            named = names.animals(kind, counts[kind])
            there = field.standing(own.animals, kind) if own is not None else ()
            parts.append(Piece(animal_key(seat, *there[0]), named) if there else named)
    return listed(parts) if parts else names.herd(counts)


def _lost(event: e.AnimalsLost) -> Text:
    if event.turned_away == event.counts:
        return phrase("Kingdom", "{seat} has no room for {animals}.")
    if event.no_room:
        return phrase("Kingdom", "{seat} returns {animals} to the supply: there is no room.")
    return phrase("Kingdom", "{seat} returns {animals} to the supply.")


def _settled(event: e.AnimalsSettled) -> Text:
    went = names.went(event.seat, event.before, event.field)
    if not went:
        return phrase("Kingdom", "{seat} rearranges the animals.")
    line = phrase("Kingdom", "{seat} rearranges the animals: {moves}.")
    if event.by_themselves:
        line = phrase("Kingdom", "{seat}’s animals are rearranged automatically: {moves}.")
    return line.put(moves=in_a_row(went))


def _forfeited(event: e.GainForfeited) -> Text:
    line = phrase("Kingdom", "{seat} misses out on {animals}: nobody has to return any.")
    if event.declined:
        line = phrase("Kingdom", "{seat} has no room for the rest: {animals}.")
    return line.put(animals=names.animals(event.kind, event.number))


# Fences.


def _may_build(event: e.FencesGained) -> Text:
    if not event.place:
        return phrase("Kingdom", "{seat} may move up to {standing}.")
    return phrase("Kingdom", "{seat} may place up to {fences} and move up to {standing}.")


def _moved(event: e.FenceMoved) -> Text:
    if event.origin == event.edge:
        return phrase("Kingdom", "{seat} puts the fence back on {edge}.")
    return phrase("Kingdom", "{seat} moves a fence from {origin} to {edge}.")


def _pens(event: e.PensChanged) -> Text:
    if not event.pens:
        return phrase("Kingdom", "{seat} is done with fences: no pens.")
    return phrase("Kingdom", "{seat} is done with fences: %n pens.", "", event.pens)


# Trades and the turn.


def _traded(event: e.AnimalsTraded) -> Text:
    line = phrase("Kingdom", "{seat} trades {given} for {taken}.")
    if event.forced:
        line = phrase("Kingdom", "{seat} trades {given} for {taken} to restock the supply.")
    return line.put(given=names.animals(event.kind, event.given), taken=names.animals(event.kind + 1, event.taken))


def _restock(event: e.RestockBegun) -> Text:
    line = phrase("Kingdom", "The supply is {missing} short for {seat}. Everyone with {least} or more returns one.")
    if event.trade:
        line = phrase(
            "Kingdom",
            "The supply is {missing} short for {seat}. Everyone with {least} or more trades once or returns one.",
        )
    missing, least = names.animals(event.kind, event.missing), names.animals(event.kind, numbers.RESTOCK_ABOVE + 1)
    return line.put(missing=missing, least=least)


def _passed(event: e.PartPassed) -> Text:
    if event.unused:
        return phrase("Kingdom", "{seat} leaves unused: {faces}.")
    if event.phase == Phase.OWN_DICE:
        return phrase("Kingdom", "{seat} is done with the dice.")
    if event.phase == Phase.TRADING:
        nothing = phrase("Kingdom", "{seat} trades nothing.")
        return phrase("Kingdom", "{seat} ends trading.") if event.number else nothing
    if event.phase == Phase.FINAL_TRADE:
        kept = phrase("Kingdom", "{seat} keeps {animals} untraded.", "animals that could be traded at the end")
        return kept.put(animals=names.animals(event.kind, event.number))
    return phrase("Kingdom", "{seat} takes no die.")


def _planned(event: e.PlanMade) -> Text:
    if event.nothing:
        return phrase("Kingdom", "{seat} has nothing to spare for the final trade.")
    return phrase("Kingdom", "{seat} has made the final trades.")


_UNTOLD: Final = (e.PartBegun, e.AnimalsKept, e.AnimalsTradedIn, e.FencesGained, e.FenceLifted)
"""Events of which the line before, or the one that follows, says enough."""


def is_told(event: e.Event) -> bool:
    """Whether an event has a line of its own in the log."""
    if isinstance(event, e.PlanMade):
        # Who was asked nothing would wonder.
        return event.nothing
    return not isinstance(event, _UNTOLD)


def is_heading(event: e.Event) -> bool:
    """Whether an event begins a turn."""
    return isinstance(event, e.TurnBegun | e.TwinTurnBegun)


def doer(event: e.Event) -> int | None:
    """The seat to which an event happens, None where it is Moritz or nobody."""
    seat = getattr(event, "seat", TWIN_SEAT)
    return None if seat == TWIN_SEAT else seat


EVENTS: Final[dict[type, Text | Callable[[Any], Text]]] = {
    e.TurnBegun: phrase("Kingdom", "Turn {round}: {seat}."),
    e.PartBegun: phrase("Kingdom", "It is {other}’s turn to decide."),
    e.DiceRolled: _rolled,
    e.DieUsed: _used,
    e.DieTaken: _taken,
    e.DieTurned: _turned,
    e.Bred: _bred,
    e.AnimalsGained: _gained,
    # Which, is for their owner to choose.
    e.AnimalsWaiting: lambda event: phrase("Kingdom", "{seat}’s animals don’t all fit, so some must go.").put(
        seat=Seat(event.seat)
    ),
    e.AnimalsKept: phrase("Kingdom", "{seat} keeps {animals}."),
    e.AnimalsLost: _lost,
    e.AnimalsRanAway: phrase("Kingdom", "{seat}’s loose animals run away: {animals}."),
    e.AnimalsPaid: phrase("Kingdom", "{seat} pays {animals}."),
    e.AnimalsTradedIn: phrase("Kingdom", "{seat} hands over {animals}."),
    e.AnimalsSettled: _settled,
    e.FencesGained: _may_build,
    e.FencePlaced: phrase("Kingdom", "{seat} places a fence on {edge}."),
    # It does not stand there any more, to be pointed at.
    e.FenceLifted: lambda v: phrase("Kingdom", "{seat} picks up the fence on {edge}.").put(
        seat=names.who(v.seat), edge=names.edge_name(v.edge)
    ),
    e.FenceMoved: _moved,
    e.PensChanged: _pens,
    e.CardPlayed: phrase("Kingdom", "{seat} plays {card}."),
    e.CardsDiscarded: phrase("Kingdom", "{seat} exchanges {cards}."),
    e.CardsDrawn: _drawn,
    e.WheelbarrowUsed: phrase("Kingdom", "{seat} uses the Wheelbarrow."),
    e.AnimalsTraded: _traded,
    e.RestockBegun: _restock,
    e.GainForfeited: _forfeited,
    e.PartPassed: _passed,
    e.EndTriggered: lambda v: triggered(v.seat),
    e.FinalTradeBegun: phrase("Kingdom", "Final trade: every kind may be traded."),
    e.PlanMade: _planned,
    e.TwinTurnBegun: phrase("Kingdom", "It is Moritz’s turn."),
    e.GameEnded: lambda v: victory(v.winners),
}
"""The sentence of each event, or what makes it. What ``_NAMED`` knows may be left open in it."""
_NAMED: Final[dict[str, Callable[[Any], Value]]] = {
    "seat": lambda v: names.who(v.seat),
    "other": lambda v: names.who(v.seat),
    "round": lambda v: v.round,
    "die": lambda v: names.die_piece(v.die),
    "face": lambda v: names.face_name(v.die, v.face),
    "faces": _faces,
    "kind": lambda v: names.KIND_WORDS[v.kind],
    "animals": lambda v: names.herd(v.counts),
    "edge": lambda v: Piece(fence_key(v.seat, v.edge), names.edge_name(v.edge)),
    "fences": lambda v: names.new_fences(v.place),
    "standing": lambda v: names.standing_fences(v.move),
    "origin": lambda v: names.edge_name(v.origin),
    "card": lambda v: names.card_pieces((v.card,)),
    "cards": lambda v: names.card_pieces(v.cards),
}
"""What the names in these sentences stand for, of the event that is told."""


def line(event: e.Event) -> Text:
    """The line of the log that tells an event."""
    said = EVENTS[type(event)]
    return filled(said if isinstance(said, Text) else said(event), event, _NAMED)
