"""The names of what there is: animals, dice and their faces, edges, farm cards, phases; shared by rules and table."""

from collections.abc import Iterable, Iterator
from typing import Final

from boardroom.engine.enumerations import either, in_a_row, listed, sentences
from boardroom.engine.text import Piece, Seat, Text, Value, phrase
from boardroom.games.my_kingdom_for_a_horse.position import dice, field
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, DESIGNS, Design
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.numbers import PARENTS
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, animal_key, card_key

# People.


def twin_name() -> Text:
    """Moritz, the twin of the solo game."""
    return phrase("Kingdom", "Moritz", "the twin brother of the solo game")


def who(seat: int) -> Value:
    """A seat, or Moritz, named in a text."""
    return twin_name() if seat == TWIN_SEAT else Seat(seat)


# Numbers and animals, fences.

_IN_WORDS: Final = (
    phrase("Kingdom", "one", "a number in words"),
    phrase("Kingdom", "two", "a number in words"),
    phrase("Kingdom", "three", "a number in words"),
    phrase("Kingdom", "four", "a number in words"),
    phrase("Kingdom", "five", "a number in words"),
    phrase("Kingdom", "six", "a number in words"),
)


_FIRST_IN_WORDS: Final = (
    phrase("Kingdom", "One", "a number in words"),
    phrase("Kingdom", "Two", "a number in words"),
    phrase("Kingdom", "Three", "a number in words"),
    phrase("Kingdom", "Four", "a number in words"),
    phrase("Kingdom", "Five", "a number in words"),
    phrase("Kingdom", "Six", "a number in words"),
)


def in_words(number: int, first: bool = False) -> Value:
    """A number above 0 as a sentence says it, or begins with it: small ones in words."""
    words = _FIRST_IN_WORDS if first else _IN_WORDS
    return words[number - 1] if number <= len(words) else number


_MORE_THAN: Final = (
    phrase("Kingdom", "more than one", "animals of a kind"),
    phrase("Kingdom", "more than two", "animals of a kind"),
    phrase("Kingdom", "more than three", "animals of a kind"),
    phrase("Kingdom", "more than four", "animals of a kind"),
    phrase("Kingdom", "more than five", "animals of a kind"),
    phrase("Kingdom", "more than six", "animals of a kind"),
)


def more_than(number: int) -> Text:
    """More than so many animals of a kind. Japanese says it by the least that there may be, so each is a text."""
    if 0 < number <= len(_MORE_THAN):
        return _MORE_THAN[number - 1]
    return phrase("Kingdom", "{least} or more", "animals of a kind").put(least=number + 1)


KIND_WORDS: Final = (
    phrase("Kingdom", "sheep", "several animals"),
    phrase("Kingdom", "pigs", "several animals"),
    phrase("Kingdom", "cows", "several animals"),
    phrase("Kingdom", "horses", "several animals"),
)
"""Each kind of animals, within a sentence."""
KIND_TITLES: Final = (
    phrase("Kingdom", "Sheep", "a heading"),
    phrase("Kingdom", "Pigs", "a heading"),
    phrase("Kingdom", "Cows", "a heading"),
    phrase("Kingdom", "Horses", "a heading"),
)
"""Each kind alone, as a heading or beside a number."""


def animals(kind: int, number: int) -> Text:
    """So many animals of a kind."""
    if kind == Kind.SHEEP:
        return phrase("Kingdom", "%n sheep", "", number)
    if kind == Kind.PIG:
        return phrase("Kingdom", "%n pigs", "", number)
    if kind == Kind.COW:
        return phrase("Kingdom", "%n cows", "", number)
    return phrase("Kingdom", "%n horses", "", number)


def herd(counts: Counts) -> Text:
    """Animals of several kinds; "no animals" if there are none."""
    parts = [animals(kind, counts[kind]) for kind in KINDS if counts[kind]]
    return listed(parts) if parts else phrase("Kingdom", "no animals")


def signed(number: int) -> str:
    """A change in figures: +2, −1."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def herd_and_changes(counts: Counts, changes: Counts) -> Text:
    """Animals of several kinds, and what has changed of them."""
    parts = [
        phrase("Kingdom", "{animals} {change}", "a change: horses +1").put(
            animals=KIND_WORDS[kind], change=signed(changes[kind])
        )
        for kind in KINDS
        if changes[kind]
    ]
    if not parts:
        return herd(counts)
    return phrase("Kingdom", "{animals}; changes: {changes}").put(animals=herd(counts), changes=in_a_row(parts))


def went(seat: int, before: field.Field, after: field.Field) -> list[Value]:
    """Who went to another pen, or to a space outside all pens, and where."""
    inside = field.pens(after.fences)
    loose = [(space,) for space in range(field.SPACES) if not any(space in pen for pen in inside)]
    found: list[Value] = []
    for kind in KINDS:
        for there in (*inside, *loose):
            now = field.standing(after.animals, kind, there)
            come = len(now) - len(field.standing(before.animals, kind, there))
            if come > 0:
                move = phrase("Kingdom", "{animals} to {space}", "animals that went")
                if there in inside:
                    move = phrase("Kingdom", "{animals} to the pen at {space}", "animals that went")
                gone = Piece(animal_key(seat, now[0][0], 0), animals(kind, come))
                found.append(move.put(animals=gone, space=field.space_name(there[0])))
    return found


def traded(kind: int, times: int, rate: int) -> Text:
    """What is given for what in a trade."""
    return phrase("Kingdom", "{given} for {taken}", "a trade").put(
        given=animals(kind, times * rate), taken=animals(kind + 1, times)
    )


def fences(number: int) -> Text:
    """So many fences."""
    return phrase("Kingdom", "%n fences", "", number)


def new_fences(number: int) -> Text:
    """So many fences, to be placed."""
    return phrase("Kingdom", "%n fences", "to be placed", number)


def standing_fences(number: int) -> Text:
    """So many fences that stand already."""
    return phrase("Kingdom", "%n existing fences", "", number)


# The field.


_EDGES: Final = {
    "n": phrase("Kingdom", "the top edge of {space}", "an edge"),
    "e": phrase("Kingdom", "the right edge of {space}", "an edge"),
    "s": phrase("Kingdom", "the bottom edge of {space}", "an edge"),
    "w": phrase("Kingdom", "the left edge of {space}", "an edge"),
}


def edge_name(edge: int) -> Text:
    """An edge of the field by the space it belongs to, in the words of its written name."""
    space, side = EDGE_NAMES[edge][:-1], EDGE_NAMES[edge][-1]
    return _EDGES[side].put(space=space)


# Dice.


def die_name(die: int) -> Text:
    """A die, within a sentence."""
    if die == dice.BREEDING_DIE:
        return phrase("Kingdom", "the breeding die")
    return phrase("Kingdom", "royal die {number}").put(number=die + 1)


def die_piece(die: int) -> Piece:
    """A die, within a sentence that points at it."""
    return Piece(dice.die_key(die), die_name(die))


BREEDING_WORDS: Final = (
    phrase("Kingdom", "sheep breed", "a face of the breeding die"),
    phrase("Kingdom", "pigs breed", "a face of the breeding die"),
    phrase("Kingdom", "cows breed", "a face of the breeding die"),
    phrase("Kingdom", "horses breed", "a face of the breeding die"),
)
"""The faces of the breeding die, by the kind they breed."""


def face_name(die: int, face: int) -> Text:
    """What a face of a die shows."""
    if die == dice.BREEDING_DIE:
        return BREEDING_WORDS[dice.BREEDS[face]]
    if face in dice.ANIMAL_FACES:
        return animals(*dice.ANIMAL_FACES[face])
    if face in dice.FENCE_FACES:
        return fences(dice.FENCE_FACES[face])
    return phrase("Kingdom", "half a cow", "a face of the royal dice")


# Phases.

OWN_DICE_PHASE: Final = phrase("Kingdom", "Dice", "a phase, alone against Moritz")
OTHERS_PHASE: Final = phrase("Kingdom", "Dice: other players", "a phase")
TRADE_PHASE: Final = phrase("Kingdom", "Trade", "a phase")
TWIN_PHASE: Final = phrase("Kingdom", "Moritz", "a phase")
FINAL_PHASE: Final = phrase("Kingdom", "Final trade", "a phase")


def dice_phase(active: int) -> Text:
    """The phase of the active player's own dice."""
    return phrase("Kingdom", "Dice: {seat}", "a phase").put(seat=Seat(active))


# Farm cards.

CARD_TITLES: Final[dict[str, Text]] = {
    "stray": phrase("Kingdom", "Stray Lambs", "a farm card"),
    "fair-prize": phrase("Kingdom", "Prize at the Fair", "a farm card"),
    "timber": phrase("Kingdom", "Spare Timber", "a farm card"),
    "moving-day": phrase("Kingdom", "Moving Day", "a farm card"),
    "lambing": phrase("Kingdom", "Lambing Time", "a farm card"),
    "farrowing": phrase("Kingdom", "Farrowing Time", "a farm card"),
    "calving": phrase("Kingdom", "Calving Time", "a farm card"),
    "spring": phrase("Kingdom", "Spring in the Air", "a farm card"),
    "sleight": phrase("Kingdom", "Sleight of Hand", "a farm card"),
    "second-thoughts": phrase("Kingdom", "Second Thoughts", "a farm card"),
    "drover": phrase("Kingdom", "Passing Drover", "a farm card"),
    "horse-fair": phrase("Kingdom", "Horse Fair", "a farm card"),
    "sheepdog": phrase("Kingdom", "Faithful Sheepdog", "a farm card"),
    "hayloft": phrase("Kingdom", "Hayloft", "a farm card"),
    "milk-pail": phrase("Kingdom", "Milk Pail", "a farm card"),
    "cattle-market": phrase("Kingdom", "Cattle Market", "a farm card"),
    "horse-trader": phrase("Kingdom", "Horse Trader", "a farm card"),
    "market-cart": phrase("Kingdom", "Market Cart", "a farm card"),
    "goose": phrase("Kingdom", "Cheeky Goose", "a farm card"),
    "sawmill": phrase("Kingdom", "Sawmill", "a farm card"),
    "ram": phrase("Kingdom", "Sturdy Ram", "a farm card"),
    "sow": phrase("Kingdom", "Motherly Sow", "a farm card"),
    "weathercock": phrase("Kingdom", "Weathercock", "a farm card"),
    "lantern": phrase("Kingdom", "Stable Lantern", "a farm card"),
    "wheelbarrow": phrase("Kingdom", "Wheelbarrow", "a farm card"),
}
"""The name of a farm card, by its key in the data."""

DESIGN_OF: Final = {design.key: design for design in DESIGNS}
"""The design of a farm card by its key."""


def turns_breeding_die() -> Text:
    """The lasting card by which the breeding die is turned."""
    return CARD_TITLES[next(design.key for design in DESIGNS if design.turn_breeding)]


def card_pieces(cards: Iterable[int]) -> Text:
    """Farm cards by name, within a sentence that points at them."""
    name = phrase("Kingdom", "{card}", "a farm card named in a sentence")
    return listed([Piece(card_key(card), name.put(card=CARD_TITLES[CARDS[card].key])) for card in cards])


def card_sentence(key: str) -> Text:
    """What a farm card does, in one sentence; the numbers are those of the data."""
    design = DESIGN_OF[key]
    text = sentences(*(_lasting(design) if design.lasting else _at_once(design)))
    assert text is not None, "a farm card does something"
    return text


def card_told(key: str) -> Text:
    """A farm card by its name, and what it does."""
    told = phrase("Kingdom", "{card}: {does}", "a farm card and what it does")
    return told.put(card=CARD_TITLES[key], does=card_sentence(key))


def card_when(key: str) -> Text:
    """Whether a farm card works at once or lasts."""
    if DESIGN_OF[key].lasting:
        return phrase(
            "Kingdom", "Ongoing: stays face up in front of you for the rest of the game.", "a kind of farm card"
        )
    return phrase("Kingdom", "Immediate: resolve it, then discard it.", "a kind of farm card")


def card_cost(key: str) -> Text:
    """What is paid to play a farm card."""
    cost = DESIGN_OF[key].cost
    if not any(cost):
        return phrase("Kingdom", "none", "the cost of a farm card")
    return herd(cost)


def _at_once(design: Design) -> Iterator[Text]:
    if any(design.gain):
        yield phrase("Kingdom", "Gain {animals}.").put(animals=herd(design.gain))
    if design.fences:
        yield phrase("Kingdom", "Place up to {fences} and move up to {standing}.").put(
            fences=new_fences(design.fences), standing=standing_fences(design.fences + design.moves)
        )
    elif design.moves:
        yield phrase("Kingdom", "Move up to {standing}.").put(standing=standing_fences(design.moves))
    if design.breed >= 0:
        yield phrase("Kingdom", "Your {kind} breed: gain one for every {parents} you have.").put(
            kind=KIND_WORDS[design.breed], parents=in_words(PARENTS)
        )
    if design.breed_rolled:
        yield phrase("Kingdom", "The kind on the breeding die breeds one extra time.")
    if design.set_die:
        yield phrase("Kingdom", "Turn one rolled, unused die to any face.")
    if design.rerolls:
        yield phrase("Kingdom", "Re-roll %n extra times this turn, before you use a die.", "", design.rerolls)


def _lasting(design: Design) -> Iterator[Text]:
    yield from _lasting_dice(design)
    for kind, number in design.room:
        yield phrase("Kingdom", "Each space of your pens holds up to {animals}.").put(animals=animals(kind, number))
    for kind, rate in design.rates:
        yield phrase("Kingdom", "Your rate is always {given} for {taken}.").put(
            given=animals(kind, rate), taken=animals(kind + 1, 1)
        )
    if design.kinds:
        yield phrase("Kingdom", "In each trade phase you may trade %n extra kinds.", "", design.kinds)
    if design.wheel:
        yield phrase(
            "Kingdom", "Once on each of your turns, before you are done with your dice, move an existing fence."
        )


def _lasting_dice(design: Design) -> Iterator[Text]:
    if design.rerolls:
        yield phrase("Kingdom", "Re-roll %n extra times on each of your turns.", "", design.rerolls)
    if design.half_cow:
        yield phrase("Kingdom", "On your turn, half a cow alone gives you a cow; two or three still give one.")
    if design.dice:
        yield phrase(
            "Kingdom", "On other players’ turns, take %n more dice after everyone has had one.", "", design.dice
        )
    for kind in KINDS:
        if design.more[kind]:
            yield phrase("Kingdom", "Each royal die that gives you {kind} gives %n extra.", "", design.more[kind]).put(
                kind=KIND_WORDS[kind]
            )
    if design.more_fences:
        yield phrase("Kingdom", "Each die that gives you fences gives %n extra.", "", design.more_fences)
    if any(design.breeding):
        kinds = either([KIND_WORDS[kind] for kind in KINDS if design.breeding[kind]])
        yield phrase("Kingdom", "When your {kinds} breed, gain %n extra.", "", max(design.breeding)).put(kinds=kinds)
    if design.turn_breeding:
        yield phrase("Kingdom", "Once on each of your turns, turn the unused breeding die to any kind.")


assert CARD_TITLES.keys() == DESIGN_OF.keys(), "every farm card has a name"
