"""How a game stands and how it ended: scores, and the sentence that says who won and why."""

from typing import Final

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.outcome import Item, Score, ScorePart
from boardroom.engine.text import Text, Value, phrase
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS, Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.effects import enough
from boardroom.games.my_kingdom_for_a_horse.position.field import census, pens, standing, worth
from boardroom.games.my_kingdom_for_a_horse.position.numbers import VALUES
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Phase, Reason, State, animal_key
from boardroom.games.my_kingdom_for_a_horse.rules.trade import standings
from boardroom.games.my_kingdom_for_a_horse.words.names import KIND_TITLES, animals, herd, who

_ABOUT: Final[dict[int, Text]] = {
    Kind.HORSE: phrase("Kingdom", "Most horses wins"),
    Kind.COW: phrase("Kingdom", "1st tiebreaker", "of cows"),
    Kind.PIG: phrase("Kingdom", "2nd tiebreaker", "of pigs"),
    Kind.SHEEP: phrase("Kingdom", "3rd tiebreaker", "of sheep"),
}


def _part(kind: int) -> ScorePart:
    """A row of the score, which counts heads: these decide."""
    return ScorePart(KIND_NAMES[kind], KIND_TITLES[kind], _ABOUT[kind])


_PARTS: Final = tuple(_part(kind) for kind in reversed(KINDS))
_SET: Final = "set"
"""The row that decides before all others."""


def _whether_a_set(held: Counts, goal: int) -> tuple[ScorePart, Item]:
    """The row that says who can win at all, and what it says of so many animals in pens."""
    title = phrase("Kingdom", "%n of every kind", "a row of the score", goal)
    lacking = [_lacking(kind, goal - held[kind]) for kind in KINDS if held[kind] < goal]
    has = phrase("Kingdom", "Yes", "whether somebody has enough of every kind")
    if lacking:
        has = phrase("Kingdom", "No", "whether somebody has enough of every kind")
    text = in_a_row(lacking) if lacking else phrase("Kingdom", "all in pens")
    assert text is not None
    return ScorePart(_SET, title, phrase("Kingdom", "Needed to win")), Item(text, 0, (), _SET, word=has)


def _lacking(kind: int, number: int) -> Text:
    return phrase("Kingdom", "{animals} short").put(animals=animals(kind, number))


def score(view: State, seat: int) -> Score:
    """The animals in a seat's pens, horses first, in heads; what they are worth by the rates of trade only compares."""
    field = view.fields[seat]
    held = census(field).penned
    penned = sorted(space for pen in pens(field.fences) for space in pen)
    part, has = _whether_a_set(held, view.goal)
    items = [has]
    for kind in reversed(KINDS):
        if held[kind]:
            keys = tuple(animal_key(seat, *spot) for spot in standing(field.animals, kind, penned))
            named, worth_so = animals(kind, held[kind]), held[kind] * VALUES[kind]
            items.append(Item(named, worth_so, keys, KIND_NAMES[kind], bare=True, count=held[kind]))
    value = worth(held)
    caption, measure = phrase("Kingdom", "worth %n sheep", "", value), phrase("Kingdom", "Value in sheep")
    about = phrase(
        "Kingdom",
        "For comparison only (horse {horse}, cow {cow}, pig {pig})",
        "a line about what all animals are worth",
    ).put(horse=VALUES[Kind.HORSE], cow=VALUES[Kind.COW], pig=VALUES[Kind.PIG])
    return Score(seat, value, tuple(items), caption, (part, *_PARTS), measure, about, decides=False)


def _named(winners: int) -> list[Value]:
    return [who(seat) for seat in range(TWIN_SEAT + 1) if winners >> seat & 1]


def victory(winners: int) -> Text:
    """Who won, in a line of the log."""
    named = _named(winners)
    if not named:
        return phrase("Kingdom", "The game is over. Nobody wins.")
    if len(named) > 1:
        return phrase("Kingdom", "The game is over. {winners} share the victory.").put(winners=listed(named))
    return phrase("Kingdom", "The game is over. {winner} wins.").put(winner=named[0])


def triggered(seat: int) -> Text:
    """Who set off the end, and what that means."""
    return phrase("Kingdom", "{seat} has enough of every animal: this is the final turn.").put(seat=who(seat))


def last_turn(state: State) -> Text | None:
    """That this turn is the last, and by whom or what; None if it need not be."""
    if state.phase == Phase.OVER:
        return None
    if state.triggered != NOBODY:
        return triggered(state.triggered)
    if state.last_round and state.round == state.last_round:
        return phrase("Kingdom", "This is the final turn, as agreed for this game.")
    return None


def ending(state: State) -> Text:
    """How the game ended, in one sentence."""
    named = _named(state.winners)
    if state.reason == Reason.CONCEDED:
        loser = 1 if state.winners & 1 else 0
        return phrase("Kingdom", "{loser} concedes. {winner} wins.").put(loser=who(loser), winner=named[0])
    if not named:
        return phrase("Kingdom", "Nobody holds %n of each after the final turn: nobody wins.", "", state.goal)
    if len(named) > 1:
        return phrase("Kingdom", "{winners} are tied on every kind and share the victory.").put(winners=listed(named))
    return _decided(state, named[0])


def _decided(state: State, winner: Value) -> Text:
    """The sentence for a single winner, with what broke the tie, in the order horses, cows, pigs, sheep."""
    held = {seat: counts for seat, counts in standings(state).items() if enough(counts, state.goal)}
    seat = state.winners.bit_length() - 1
    others = [counts for other, counts in held.items() if other != seat]
    if not others:
        return phrase("Kingdom", "{winner} wins: nobody else holds %n of each.", "", state.goal).put(winner=winner)
    best = held[seat]
    for kind in reversed(KINDS):
        next_best = max(counts[kind] for counts in others)
        if next_best < best[kind]:
            return _MORE[kind].put(winner=winner, most=best[kind], next=next_best)
        others = [counts for counts in others if counts[kind] == best[kind]]
    raise AssertionError("a single winner has more of some kind than anybody else")


_MORE: Final = (
    phrase("Kingdom", "Tied on horses, cows and pigs: {winner} wins on sheep ({most}\u00a0to\u00a0{next})."),
    phrase("Kingdom", "Tied on horses and cows: {winner} wins on pigs ({most}\u00a0to\u00a0{next})."),
    phrase("Kingdom", "Tied on horses: {winner} wins on cows ({most}\u00a0to\u00a0{next})."),
    phrase("Kingdom", "{winner} wins with the most horses ({most}\u00a0to\u00a0{next})."),
)
"""By what kind a single winner has more than anybody else."""


def notes(state: State) -> tuple[Text, ...]:
    """How long a game was that is over, and what Moritz holds, who has no score of his own."""
    ended = phrase("Kingdom", "The game ended on turn {round}.").put(round=state.round)
    if state.twin is None:
        return (ended,)
    return ended, phrase("Kingdom", "Moritz holds {animals}.").put(animals=herd(state.twin))
