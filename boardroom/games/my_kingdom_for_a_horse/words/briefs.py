"""What happened, in a few words each: parts of the line that tells the last turn of a player."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.briefs import Brief, Several, Weight
from boardroom.engine.text import Piece, Text, Value, phrase
from boardroom.games.my_kingdom_for_a_horse.position import events as e
from boardroom.games.my_kingdom_for_a_horse.position import field
from boardroom.games.my_kingdom_for_a_horse.position.cards import HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, animal_key
from boardroom.games.my_kingdom_for_a_horse.words import names


def _animals(text: Text, event: Any, weight: Weight = Weight.FULL) -> Brief:
    """A deed with animals, each kind pointing at one of those that stand on the field after it."""
    own: field.Field | None = getattr(event, "field", None)
    there = {kind: field.standing(own.animals, kind) if own is not None else () for kind in KINDS}

    def named(kind: int) -> Callable[[int], Value]:
        def name(number: int) -> Value:
            said, standing = names.animals(kind, number), there[kind]
            return Piece(animal_key(event.seat, *standing[0]), said) if standing else said

        return name

    counts = event.counts
    return Brief(
        text, tuple(Several(kind, counts[kind], named(kind)) for kind in KINDS if counts[kind]), weight
    )  # fmt: skip


def _lost(event: e.AnimalsLost) -> Brief:
    text = phrase("Kingdom", "returns {things}", "what a player did")
    if event.turned_away == event.counts:
        # They had never come.
        text = phrase("Kingdom", "has no room for {things}", "what happened to a player")
    elif event.no_room:
        text = phrase("Kingdom", "returns {things} for lack of room", "what happened to a player")
    brief = _animals(text, event)
    # Nobody returns animals of an own accord in the turn of another.
    return brief._replace(hits=(event.seat,), comes_of_others=True)


def _gained(event: e.AnimalsGained) -> Brief:
    # What others were traded for is told with the trade, also where it only comes later.
    weight = Weight.ASIDE if event.traded else Weight.FULL
    brief = _animals(phrase("Kingdom", "gains {things}", "what a player did"), event, weight)
    return brief._replace(comes_of_others=True)


def _ran_away(event: e.AnimalsRanAway) -> Brief:
    brief = _animals(phrase("Kingdom", "loses {things}", "animals that ran away"), event)
    return brief._replace(comes_of_others=True)


def _bred(event: e.Bred) -> Brief:
    kind = names.KIND_WORDS[event.kind]
    if not event.young:
        text = phrase("Kingdom", "breeds no {kind}", "what a player did; kind is plural: sheep")
        return Brief(text.put(kind=kind), weight=Weight.LIGHT)
    # The die or the card that is named, and what is gained, say as much.
    return Brief(
        phrase("Kingdom", "breeds {things}", "what a player did; things are plural: sheep"), (kind,), Weight.ASIDE
    )


def _drawn(event: e.CardsDrawn) -> Brief:
    if HIDDEN in event.cards:
        text = phrase("Kingdom", "draws %n farm cards", "what a player did", len(event.cards))
        return Brief(text, weight=Weight.LIGHT)
    text = phrase("Kingdom", "draws {things}", "what a player did")
    return Brief(text, _cards(event.cards), Weight.LIGHT)


def _cards(cards: Any) -> tuple[Value, ...]:
    return tuple(names.card_pieces((card,)) for card in cards)


def _used(event: e.DieUsed) -> Brief:
    text = phrase("Kingdom", "uses %n dice ({things})", "what a player did", event.mask.bit_count())
    return Brief(text, _dice(event.mask, event.dice))


def _dice(mask: int, dice: bytes) -> tuple[Value, ...]:
    return tuple(Piece(die_key(die), names.face_name(die, dice[die])) for die in range(DICE) if has_die(mask, die))


def _taken(event: e.DieTaken) -> Brief:
    face = Piece(die_key(event.die), names.face_name(event.die, event.face))
    if event.card >= 0:
        text = phrase("Kingdom", "takes one more die with {card} ({things})", "what a player did")
        return Brief(text.put(card=names.card_pieces((event.card,))), (face,))
    return Brief(phrase("Kingdom", "takes %n dice ({things})", "what a player did", 1), (face,))


def _turned(event: e.DieTurned) -> Brief:
    die, face = names.die_piece(event.die), names.face_name(event.die, event.face)
    said = phrase("Kingdom", "turns {die} to “{face}”", "what a player did").put(die=die, face=face)
    if event.lasting:
        # What is played is told as that; what only lies there would be a riddle.
        said = phrase("Kingdom", "turns {die} to “{face}” with {card}", "what a player did").put(
            die=die, face=face, card=names.turns_breeding_die()
        )
    return Brief(said, weight=Weight.LIGHT)


def _traded(event: e.AnimalsTraded) -> Brief:
    # Each trade is told: four for two are not two for one, twice.
    swap = phrase("Kingdom", "{given} for {taken}", "among what a player trades; both are animals")
    swap = swap.put(given=names.animals(event.kind, event.given), taken=names.animals(event.kind + 1, event.taken))
    return Brief(phrase("Kingdom", "trades {things}", "what a player did: 2 sheep for 1 pig"), (swap,), apart=True)


def _settled(event: e.AnimalsSettled) -> Brief:
    went = tuple(names.went(event.seat, event.before, event.field))
    if event.by_themselves or not went:
        # Of weight: the pens look another way, and whoever did not move them asks why.
        weight = Weight.FULL if event.by_themselves else Weight.ASIDE
        text = phrase("Kingdom", "rearranges the animals", "what a player did")
        return Brief(text, weight=weight, comes_of_others=event.by_themselves)
    return Brief(phrase("Kingdom", "moves animals ({things})", "what a player did"), went, Weight.LIGHT)


def _forfeited(event: e.GainForfeited) -> Brief:
    return Brief(
        phrase("Kingdom", "misses out on {things}", "what happened to a player"),
        (names.animals(event.kind, event.number),),
    )


def _passed(event: e.PartPassed) -> Brief:
    if event.unused:
        # Of weight: who sees dice that were left asks whether they counted.
        text = phrase("Kingdom", "leaves {things} unused", "what a player did")
        return Brief(text, _dice(event.unused, event.dice))
    if event.phase == Phase.FINAL_TRADE:
        # Of weight: whoever is ahead in that kind may win by it.
        text = phrase(
            "Kingdom", "keeps {things} untraded", "what a player did: animals that could be traded at the end"
        )
        return Brief(text, (names.animals(event.kind, event.number),))
    text = phrase("Kingdom", "takes no die", "what a player did")
    if event.phase == Phase.OWN_DICE:
        text = phrase("Kingdom", "is done with the dice", "what a player did")
    elif event.phase == Phase.TRADING:
        text = phrase("Kingdom", "trades nothing", "what a player did")
        if event.number:
            text = phrase("Kingdom", "ends trading", "what a player did")
    return Brief(text, weight=Weight.ASIDE)


def _moved(event: e.FenceMoved) -> Brief:
    if event.origin == event.edge:
        # Nothing has come of it.
        return Brief(phrase("Kingdom", "puts a fence back", "what a player did"), weight=Weight.ASIDE)
    return Brief(phrase("Kingdom", "moves %n fences", "what a player did", 1))


_BRIEFS: Final[dict[type, Callable[[Any], Brief]]] = {
    e.TurnBegun: lambda v: Brief(
        phrase("Kingdom", "begins turn {round}", "what a player did").put(round=v.round), weight=Weight.ASIDE
    ),
    e.DiceRolled: lambda v: Brief(
        phrase("Kingdom", "rolls the dice", "what a player did"), weight=Weight.ASIDE
    ),
    e.DieUsed: _used,
    e.DieTaken: _taken,
    e.DieTurned: _turned,
    e.Bred: _bred,
    e.AnimalsGained: _gained,
    e.AnimalsWaiting: lambda v: Brief(
        phrase("Kingdom", "runs out of room", "what happened to a player"), weight=Weight.ASIDE
    ),
    e.AnimalsLost: _lost,
    e.AnimalsRanAway: _ran_away,
    # Of weight: without it what is gained by a card does not make up what is there.
    e.AnimalsPaid: lambda v: _animals(phrase("Kingdom", "pays {things}", "what a player did"), v)._replace(
        comes_of_others=True
    ),
    e.AnimalsSettled: _settled,
    e.FencePlaced: lambda v: Brief(phrase("Kingdom", "places %n fences", "what a player did", 1)),
    e.FenceMoved: _moved,
    e.PensChanged: lambda v: Brief(
        phrase("Kingdom", "is done with fences", "what a player did"), weight=Weight.ASIDE
    ),
    e.CardPlayed: lambda v: Brief(phrase("Kingdom", "plays {things}", "what a player did"), _cards((v.card,))),
    # Of weight: the piles have changed, and who sees that asks what was played. Their names are in the line's deeds.
    e.CardsDiscarded: lambda v: Brief(
        phrase("Kingdom", "exchanges %n cards", "what a player did", len(v.cards))
    ),
    e.CardsDrawn: _drawn,
    e.WheelbarrowUsed: lambda v: Brief(
        phrase("Kingdom", "uses the Wheelbarrow", "what a player did"), weight=Weight.LIGHT
    ),
    e.AnimalsTraded: _traded,
    e.GainForfeited: _forfeited,
    e.PartPassed: _passed,
}  # fmt: skip


def in_brief(event: e.Event) -> Brief | None:
    """A deed in a few words; None for what is nobody's, and for what is said in a sentence of its own."""
    made = _BRIEFS.get(type(event))
    brief = None if made is None else made(event)
    return None if brief is None else brief._replace(who=names.who(getattr(event, "seat", TWIN_SEAT)))
