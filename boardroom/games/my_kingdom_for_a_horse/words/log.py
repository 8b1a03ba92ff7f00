"""The lines of the log: every event in a sentence, with the pieces it speaks of."""

from typing import Any, Final

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.text import Piece, Text, Value, phrase
from boardroom.games.my_kingdom_for_a_horse.position import events as e
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.field import (
    PARENTS,
    RESTOCK_ABOVE,
    SPACES,
    Field,
    animal_count,
    animal_kind,
    pens,
    space_name,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, animal_key, card_key, fence_key
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.endings import triggered, victory

# Pieces.


def standing(seat: int, counts: Counts, field: Field | None) -> Text:
    """Animals that stand on a field, each kind pointing at one of them."""
    parts: list[Value] = []
    for kind in KINDS:
        if counts[kind]:
            named = names.animals(kind, counts[kind])
            key = _one_of(seat, kind, field)
            parts.append(Piece(key, named) if key else named)
    return listed(parts) if parts else names.herd(counts)


def _one_of(seat: int, kind: int, field: Field | None) -> str:
    """The key of an animal of a kind on a field; nothing if there is none."""
    for space, content in enumerate(field.animals if field else b""):
        if content and animal_kind(content) == kind:
            return animal_key(seat, space, 0)
    return ""


def _fence(seat: int, edge: int) -> Piece:
    return Piece(fence_key(seat, edge), names.edge_name(edge))


def _cards(cards: bytes) -> Text:
    return listed([Piece(card_key(card), names.card_in_sentence(CARDS[card].key)) for card in cards])


def _faces(mask: int, dice: bytes) -> Text:
    return in_a_row([Piece(die_key(die), names.face_name(die, dice[die])) for die in range(DICE) if has_die(mask, die)])


# Dice and cards.


def _rolled(event: e.DiceRolled) -> Text:
    faces = _faces(event.mask, event.dice)
    if event.roll == 1:
        return phrase("Kingdom", "{seat} rolls: {faces}.").put(seat=names.who(event.seat), faces=faces)
    if event.seat == TWIN_SEAT:
        return phrase("Kingdom", "Moritz rolls once more: {faces}.").put(faces=faces)
    return phrase("Kingdom", "{seat} rolls %n dice again: {faces}.", "", event.mask.bit_count()).put(
        seat=names.who(event.seat), faces=faces
    )


def _used(event: e.DieUsed) -> Text:
    seat, faces = names.who(event.seat), _faces(event.mask, event.dice)
    if event.card >= 0:
        with_card = phrase("Kingdom", "{seat} uses: {faces} ({card}).", "card is one in effect that makes it count")
        return with_card.put(seat=seat, faces=faces, card=_cards(bytes((event.card,))))
    return phrase("Kingdom", "{seat} uses: {faces}.").put(seat=seat, faces=faces)


def _taken(event: e.DieTaken) -> Text:
    seat, face = names.who(event.seat), Piece(die_key(event.die), names.face_name(event.die, event.face))
    if event.card >= 0:
        second = phrase("Kingdom", "{seat} takes a second die ({card}): {face}.", "card is one in effect")
        return second.put(seat=seat, face=face, card=_cards(bytes((event.card,))))
    return phrase("Kingdom", "{seat} takes a die: {face}.").put(seat=seat, face=face)


def _bred(event: e.Bred) -> Text:
    seat, kind = names.who(event.seat), names.kind_name(event.kind)
    if not event.young:
        return phrase("Kingdom", "{seat}’s {kind} do not breed: it takes {parents}.").put(
            seat=seat, kind=kind, parents=names.in_words(PARENTS)
        )
    return phrase("Kingdom", "{seat}’s {kind} breed: {young} from {parents}.").put(
        seat=seat,
        kind=kind,
        young=names.animals(event.kind, event.young),
        parents=names.animals(event.kind, event.parents),
    )


def _drawn(event: e.CardsDrawn) -> Text:
    if HIDDEN in event.cards:
        line = phrase("Kingdom", "{seat} draws %n farm cards.", "", len(event.cards)).put(seat=names.who(event.seat))
    else:
        line = phrase("Kingdom", "{seat} draws {cards}.").put(seat=names.who(event.seat), cards=_cards(event.cards))
    if event.shuffled:
        return phrase("Kingdom", "The discard pile is shuffled into a new deck. {line}").put(line=line)
    return line


def _gained(event: e.AnimalsGained) -> Text:
    line = phrase("Kingdom", "{seat} gains {animals}.")
    if event.first_horse:
        line = phrase("Kingdom", "A horse at last! {seat} gains {animals}.")
    return line.put(seat=names.who(event.seat), animals=standing(event.seat, event.counts, event.field))


def _pens(event: e.PensChanged) -> Text:
    if not event.pens:
        return phrase("Kingdom", "{seat} is done with fences: no pens.").put(seat=names.who(event.seat))
    return phrase("Kingdom", "{seat} is done with fences: %n pens.", "", event.pens).put(seat=names.who(event.seat))


def _settled(event: e.AnimalsSettled) -> Text:
    went = _went(event.seat, event.before, event.field)
    if not went:
        return phrase("Kingdom", "{seat} rearranges the animals.").put(seat=names.who(event.seat))
    if event.by_themselves:
        line = phrase("Kingdom", "{seat}’s animals are rearranged automatically: {moves}.")
    else:
        line = phrase("Kingdom", "{seat} rearranges the animals: {moves}.")
    return line.put(seat=names.who(event.seat), moves=in_a_row(went))


def _went(seat: int, before: Field, after: Field) -> list[Value]:
    """Who went to another pen, or to a space outside all pens, and where."""
    inside = pens(after.fences)
    loose = [(space,) for space in range(SPACES) if not any(space in pen for pen in inside)]
    found: list[Value] = []
    for kind in KINDS:
        for there in (*inside, *loose):
            now = [space for space in there if after.animals[space] and animal_kind(after.animals[space]) == kind]
            had = [space for space in there if before.animals[space] and animal_kind(before.animals[space]) == kind]
            come = sum(animal_count(after.animals[s]) for s in now) - sum(animal_count(before.animals[s]) for s in had)
            if come > 0:
                who_went = Piece(animal_key(seat, now[0], 0), names.animals(kind, come))
                found.append(_going(who_went, there[0], there in inside))
    return found


def _going(who_went: Piece, space: int, to_pen: bool) -> Text:
    if to_pen:
        move = phrase("Kingdom", "{animals} to the pen at {space}", "animals that went")
    else:
        move = phrase("Kingdom", "{animals} to {space}", "animals that went")
    return move.put(animals=who_went, space=space_name(space))


# Fences.


def _may_build(event: e.FencesGained) -> Text:
    seat, moves = names.who(event.seat), names.standing_fences(event.move)
    if not event.place:
        return phrase("Kingdom", "{seat} may move up to {standing}.").put(seat=seat, standing=moves)
    return phrase("Kingdom", "{seat} may place up to {fences} and move up to {standing}.").put(
        seat=seat, fences=names.new_fences(event.place), standing=moves
    )


def _moved(event: e.FenceMoved) -> Text:
    there = _fence(event.seat, event.edge)
    if event.origin == event.edge:
        return phrase("Kingdom", "{seat} puts the fence back on {edge}.").put(seat=names.who(event.seat), edge=there)
    return phrase("Kingdom", "{seat} moves a fence from {origin} to {edge}.").put(
        seat=names.who(event.seat), origin=names.edge_name(event.origin), edge=there
    )


# Trades and the turn.


def _traded(event: e.AnimalsTraded) -> Text:
    if event.forced:
        line = phrase("Kingdom", "{seat} trades {given} for {taken} to restock the supply.")
    else:
        line = phrase("Kingdom", "{seat} trades {given} for {taken}.")
    return line.put(
        seat=names.who(event.seat),
        given=names.animals(event.kind, event.given),
        taken=names.animals(event.kind + 1, event.taken),
    )


def _restock(event: e.RestockBegun) -> Text:
    missing, least = names.animals(event.kind, event.missing), names.animals(event.kind, RESTOCK_ABOVE + 1)
    if event.trade:
        line = phrase(
            "Kingdom",
            "The supply is {missing} short for {seat}. Everyone with {least} or more trades once or returns one.",
        )
    else:
        line = phrase("Kingdom", "The supply is {missing} short for {seat}. Everyone with {least} or more returns one.")
    return line.put(missing=missing, seat=names.who(event.seat), least=least)


def _passed(event: e.PartPassed) -> Text:
    seat = names.who(event.seat)
    if event.phase == Phase.OWN_DICE:
        return phrase("Kingdom", "{seat} is done with the dice.").put(seat=seat)
    if event.phase == Phase.TRADING:
        return phrase("Kingdom", "{seat} ends trading.").put(seat=seat)
    if event.phase == Phase.FINAL_TRADE:
        return phrase("Kingdom", "{seat} trades no {kind}.").put(seat=seat, kind=names.kind_name(event.kind))
    return phrase("Kingdom", "{seat} takes no die.").put(seat=seat)


def _forfeited(event: e.GainForfeited) -> Text:
    what = {"seat": names.who(event.seat), "animals": names.animals(event.kind, event.number)}
    if event.declined:
        return phrase("Kingdom", "{seat} has no room for the rest: {animals}.").put(**what)
    return phrase("Kingdom", "{seat} misses out on {animals}: nobody has to return any.").put(**what)


_UNTOLD: Final = (e.PartBegun, e.AnimalsKept, e.AnimalsTradedIn, e.FencesGained, e.FenceLifted, e.PlanMade)
"""Events of which the line before, or the one that follows, says enough."""


def is_told(event: e.Event) -> bool:
    """Whether an event has a line of its own in the log."""
    return not isinstance(event, _UNTOLD)


def doer(event: e.Event) -> int | None:
    """The seat to which an event happens, None where it is Moritz or nobody."""
    seat = getattr(event, "seat", TWIN_SEAT)
    return None if seat == TWIN_SEAT else seat


EVENTS: dict[type, Any] = {
    e.TurnBegun: lambda v: phrase("Kingdom", "Turn {round}: {seat}.").put(round=v.round, seat=names.who(v.seat)),
    e.PartBegun: lambda v: phrase("Kingdom", "It is {other}’s turn to decide.").put(other=names.who(v.seat)),
    e.DiceRolled: _rolled,
    e.DieUsed: _used,
    e.DieTaken: _taken,
    e.DieTurned: lambda v: phrase("Kingdom", "{seat} turns {die} to “{face}”.").put(
        seat=names.who(v.seat), die=Piece(die_key(v.die), names.die_name(v.die)), face=names.face_name(v.die, v.face)
    ),
    e.Bred: _bred,
    e.AnimalsGained: _gained,
    e.AnimalsWaiting: lambda v: phrase("Kingdom", "{seat} has no room for {animals} and must choose.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsKept: lambda v: phrase("Kingdom", "{seat} keeps {animals}.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsLost: lambda v: phrase("Kingdom", "{seat} returns {animals} to the supply.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsRanAway: lambda v: phrase("Kingdom", "{seat}’s loose animals run away: {animals}.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsPaid: lambda v: phrase("Kingdom", "{seat} pays {animals}.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsTradedIn: lambda v: phrase("Kingdom", "{seat} hands over {animals}.").put(
        seat=names.who(v.seat), animals=names.herd(v.counts)
    ),
    e.AnimalsSettled: _settled,
    e.FencesGained: _may_build,
    e.FencePlaced: lambda v: phrase("Kingdom", "{seat} places a fence on {edge}.").put(
        seat=names.who(v.seat), edge=_fence(v.seat, v.edge)
    ),
    e.FenceLifted: lambda v: phrase("Kingdom", "{seat} picks up the fence on {edge}.").put(
        seat=names.who(v.seat), edge=names.edge_name(v.edge)
    ),
    e.FenceMoved: _moved,
    e.PensChanged: _pens,
    e.CardPlayed: lambda v: phrase("Kingdom", "{seat} plays {card}.").put(
        seat=names.who(v.seat), card=_cards(bytes((v.card,)))
    ),
    e.CardsDiscarded: lambda v: phrase("Kingdom", "{seat} exchanges {cards}.").put(
        seat=names.who(v.seat), cards=_cards(v.cards)
    ),
    e.CardsDrawn: _drawn,
    e.WheelbarrowUsed: lambda v: phrase("Kingdom", "{seat} uses the Wheelbarrow.").put(seat=names.who(v.seat)),
    e.AnimalsTraded: _traded,
    e.RestockBegun: _restock,
    e.GainForfeited: _forfeited,
    e.PartPassed: _passed,
    e.EndTriggered: lambda v: triggered(v.seat),
    e.FinalTradeBegun: lambda v: phrase("Kingdom", "Final trade: every kind may be traded."),
    e.PlanMade: lambda v: phrase("Kingdom", "{seat} has made the final trades.").put(seat=names.who(v.seat)),
    e.TwinTurnBegun: lambda v: phrase("Kingdom", "It is Moritz’s turn."),
    e.GameEnded: lambda v: victory(v.winners),
}  # fmt: skip
