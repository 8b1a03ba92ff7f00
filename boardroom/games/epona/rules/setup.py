"""The set-up (rulebook: General setup; rulings 13 and 14)."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine import rng as random_values
from boardroom.engine.manifest import Options, OptionValue
from boardroom.games.epona.position import cards
from boardroom.games.epona.position.numbers import (
    COINS_AT_START,
    OFFERED_OWNERS,
    OFFERED_STABLES,
    SOLO_ROUNDS,
    STUDS_AT_START,
)
from boardroom.games.epona.position.state import Form, Phase, State
from boardroom.games.epona.position.tableau import empty_row
from boardroom.games.epona.position.vocabulary import SPORTING, STALLION, WORKING
from boardroom.games.epona.rules import distribution, rounds
from boardroom.games.epona.rules.step_builder import StepBuilder

MOST_SEATS = 6
_FORMS: Final[dict[OptionValue, Form]] = {"lower": Form.LOWER, "high": Form.HIGH, "two-player": Form.TWO_PLAYER}
"""The forms by the values of their option."""


def first_state(options: Options, seats: int, rng: int) -> State:
    """Decks shuffled, two stables and an owner for everybody, the first round's selection cards laid out."""
    if not 1 <= seats <= MOST_SEATS:
        raise ValueError(f"Epona is for 1 to {MOST_SEATS} players, not {seats}")
    starter = 0
    if options["start"] == "random":
        rng, starter = random_values.below(rng, seats)
    rng, threes = random_values.shuffle(rng, cards.STABLES_MARKED[cards.MARKED_3])
    rng, sixes = random_values.shuffle(rng, cards.STABLES_MARKED[cards.MARKED_6])
    rng, owners = random_values.shuffle(rng, tuple(range(cards.SYMMETRIC_OWNERS)))
    decks = []
    for in_order in cards.DECK_CARDS:
        rng, order = random_values.shuffle(rng, in_order)
        decks.append(bytes(order))
    neutral = b""
    if seats == 1:
        for deck in (SPORTING, WORKING):
            rng, stallion, decks[deck] = _first_stallion(rng, decks[deck])
            neutral += bytes((stallion,))
    rng, stables = random_values.shuffle(rng, cards.STABLES_MARKED[cards.PLAIN])
    # What chance options want comes last, so that all else is dealt alike with them and without.
    form = form_of(options)
    letters: Sequence[int] = b""
    if form != Form.LOWER:
        rng, letters = random_values.shuffle(rng, tuple(range(seats)))
    if options.get("stables") == "star":
        rng, sixes = random_values.shuffle(rng, cards.STABLES_MARKED[cards.STARRED])
    if options.get("owners") == "asymmetric":
        owners = tuple(owner + cards.SYMMETRIC_OWNERS for owner in owners)
    owners_offered: tuple[bytes, ...] = ()
    stables_offered: tuple[bytes, ...] = ()
    experienced = options.get("experience") == "experienced"
    if experienced:
        owners_offered = _dealt(owners, seats, OFFERED_OWNERS)
        stables_offered = _dealt(sixes, seats, OFFERED_STABLES)
    b = StepBuilder(
        State(
            step=0,
            phase=Phase.SELECTING,
            round=1,
            rounds=rounds_of(options, seats),
            starter=starter,
            active=starter,
            rng=rng,
            decks=tuple(decks),
            discards=(b"",) * len(decks),
            stables=bytes(stables),
            stable_discard=b"",
            display=b"",
            offered=b"",
            unused=b"",
            used=b"",
            faces=bytes((cards.NONE,)) * seats,
            lots=bytes(seats),
            to_choose=b"",
            chosen=(b"",) * seats,
            drawn=(b"",) * seats,
            debts=bytes(seats),
            hands=(b"",) * seats,
            aside=bytes((cards.NONE,)) * seats,
            finished=0,
            tableaus=tuple(
                (empty_row(threes[seat]), *(() if experienced else (empty_row(sixes[seat]),))) for seat in range(seats)
            ),
            tokens=(0,) * len(cards.ASSETS),
            rollers=(b"",) * seats,
            coins=(COINS_AT_START,) * seats,
            studs=(STUDS_AT_START,) * seats,
            points=(0,) * seats,
            owners=bytes((cards.NO_OWNER,)) * seats if experienced else bytes(owners[:seats]),
            boxes=(0,) * seats,
            pending=(),
            filled=-1,
            seen=b"",
            drew=0,
            bred=0,
            swaps=0,
            neutral=neutral,
            refusal=int(options["refusal"] == "asked"),
            pair=b"",
            after=Phase.SELECTING,
            refused=b"",
            form=form,
            letters=bytes(letters),
            owners_offered=owners_offered,
            stables_offered=stables_offered,
        )
    )
    if not experienced:
        rounds.begin_round(b)
        return b.state()
    if form == Form.LOWER and seats > 1:
        # The selection cards of round 1 belong to the set-up (ruling 35).
        distribution.lay_out(b)
    elif form != Form.LOWER:
        b.starter = b.active = b.letters.index(0)
    b.phase = Phase.CHOOSING_OWNERS
    return b.state()


def form_of(options: Options) -> Form:
    """The form of a game of resolved options; the lower one where that is no option."""
    return _FORMS[options.get("form", "lower")]


def rounds_of(options: Options, seats: int) -> int:
    """How many rounds a game of resolved options has."""
    return SOLO_ROUNDS if seats == 1 else int(options["rounds"])


def _dealt(items: Sequence[int], seats: int, number: int) -> tuple[bytes, ...]:
    """So many to each seat to choose from."""
    return tuple(bytes(sorted(items[seat * number : (seat + 1) * number])) for seat in range(seats))


def _first_stallion(rng: int, deck: bytes) -> tuple[int, int, bytes]:
    """The first stallion of a deck; what was turned over before it is shuffled back (ruling 14)."""
    place = next(place for place, card in enumerate(deck) if cards.SEX[card] == STALLION)
    rng, order = random_values.shuffle(rng, deck[:place] + deck[place + 1 :])
    return rng, deck[place], bytes(order)
