"""The nouns of a game: the state. Cards are in ``cards``, tableaus in ``tableau``, what can be done in ``actions``,
what happened in ``events``.

Everything is a small number, a tuple or bytes.
"""

from enum import IntEnum
from typing import Final, NamedTuple, Protocol

from boardroom.engine.keys import key_of
from boardroom.games.epona.position.numbers import BOTH_DIVIDE
from boardroom.games.epona.position.pairs import NOBODY, Pair, PairLine, pair_line
from boardroom.games.epona.position.tableau import Tableau
from boardroom.games.epona.position.vocabulary import Bonus


class Phase(IntEnum):
    """What is done at the moment."""

    SELECTING = 0
    CHOOSING_DECKS = 1
    KEEPING = 2
    """Cards drawn are kept, and kept ones sold for a selection card that was too dear."""
    PLACING = 3
    KEEPING_DRAWN = 4
    """One of the cards of a bonus."""
    KEEPING_STABLE = 5
    """One of the stables drawn."""
    AGREEING = 6
    """The owner of a stallion is asked."""
    BREEDING = 7
    """All have placed."""
    MOVING_ROLLERS = 8
    SWAPPING = 9
    OVER = 10
    DIVIDING = 11
    """Drawn cards are divided into two groups; who is unpaired keeps some."""
    CHOOSING_GROUPS = 12
    """The groups lie open, and those who did not divide them choose."""
    DISCARDING = 13
    """The variant for two: one card of those that each has."""
    CHOOSING_OWNERS = 14
    """The start for experienced players: an owner card and a stable of those dealt."""


class Form(IntEnum):
    """How cards are distributed for the whole game."""

    LOWER = 0
    """By selection cards; the solo game, too."""
    HIGH = 1
    """One of a pair divides, the other chooses."""
    TWO_PLAYER = 2
    """High interaction for two, in most rounds of which both divide and both choose."""


NO_TOKEN, FIRST_COLOUR, ADDITIONAL_CARD = 0, 1, 4
"""Lower interaction tokens: none, breeding tokens of three colours, the additional card."""
ANY_DECK, OTHER_GROUP = 4, 5
"""What a deck is still to be chosen for: any card; any but one of the group that was chosen just before; a green or
yellow one by the number of its group.
"""


class State(NamedTuple):
    """A position, whole for the rules or, as a view, with hidden cards as HIDDEN and ``rng`` as 0.

    ``step`` counts actions; ``round`` counts from 1 to ``rounds``. ``starter`` begins the round, ``active`` is whose
    turn it is where one acts after the other. The top of a deck is its beginning; ``stables`` and ``stable_discard``
    are the plain stables.

    ``display`` are the faces of selection cards to choose from, with the tokens ``offered`` beside them; ``unused`` are
    the solo player's faces still to come, ``used`` those behind. ``faces`` and ``lots`` are what each seat chose: a
    face (NONE before) and a token. ``to_choose`` are the decks that the active seat still has to choose, ``chosen`` the
    decks each seat draws from. ``drawn`` are cards being chosen from, by seat. ``debts`` are coins still owed for
    selection cards. ``aside`` is the card each seat keeps for the next round, NONE for none. ``finished`` is a mask of
    the seats that have placed, or passed in BREEDING and the phases after it.

    ``tokens`` holds for each asset the points on it: a mare's foal, a stallion's studs. ``rollers`` are the horses with
    a roller, by seat. ``boxes`` is a mask of each seat's boxes with a cube. ``pending`` are the icons that the active
    seat has still to use, ``filled`` the row that may be finished once they are, -1 for none. ``seen`` are the cards or
    stables that the active seat chooses from. ``drew`` and ``bred`` are masks of the seats that had this round's draw
    bonus, and its point for breeding with a partner. ``swaps`` counts the horse boxes still to be used. ``neutral`` are
    the solo player's stallions. ``refusal`` is 1 if the owner of a stallion may refuse; ``pair`` is then the mare and
    the stallion that are asked about, empty else, and ``after`` the phase that goes on (SELECTING before anybody was
    asked); ``refused`` are the pairs, mare and stallion in turn, that were refused this round.

    Not in every game: ``form``; the ``letters`` of the high form by seat, whose ``lots`` are then the number of the
    round's pair that a seat is in, from 1 on, 0 for who is unpaired, and who has no selection cards. ``divided`` is for
    each seat the group with the lowest of the cards it has drawn, empty before they are divided; the other cards are
    the other group. ``picked`` is for each seat of the variant for two the group that it chose of the other's, 1 or 2,
    0 before. In DISCARDING ``drawn`` is the card that a seat discards. ``owners_offered`` and ``stables_offered`` are
    what each seat chooses from before the first round, or what it has chosen.
    """

    step: int
    phase: Phase
    round: int
    rounds: int
    starter: int
    active: int
    rng: int
    decks: tuple[bytes, ...]
    discards: tuple[bytes, ...]
    stables: bytes
    stable_discard: bytes
    display: bytes
    offered: bytes
    unused: bytes
    used: bytes
    faces: bytes
    lots: bytes
    to_choose: bytes
    chosen: tuple[bytes, ...]
    drawn: tuple[bytes, ...]
    debts: bytes
    hands: tuple[bytes, ...]
    aside: bytes
    finished: int
    tableaus: tuple[Tableau, ...]
    tokens: tuple[int, ...]
    rollers: tuple[bytes, ...]
    coins: tuple[int, ...]
    studs: tuple[int, ...]
    points: tuple[int, ...]
    owners: bytes
    boxes: tuple[int, ...]
    pending: tuple[Bonus, ...]
    filled: int
    seen: bytes
    drew: int
    bred: int
    swaps: int
    neutral: bytes
    refusal: int
    pair: bytes
    after: Phase
    refused: bytes
    form: Form = Form.LOWER
    letters: bytes = b""
    divided: tuple[bytes, ...] = ()
    picked: bytes = b""
    owners_offered: tuple[bytes, ...] = ()
    stables_offered: tuple[bytes, ...] = ()


def may_breed_together(lots: bytes, seat: int, other: int) -> bool:
    """Whether two seats took breeding tokens of the same colour."""
    return seat != other and lots[seat] == lots[other] and lots[seat] not in (NO_TOKEN, ADDITIONAL_CARD)


def partners(lots: bytes, seat: int) -> tuple[int, ...]:
    """The seats whose stallions a seat may breed with in this round."""
    return tuple(other for other in range(len(lots)) if may_breed_together(lots, seat, other))


# The high form: who divides, chooses, or is unpaired.


class Round(Protocol):
    """What of a position tells who divides and who chooses in a round: of a state, or one in the making."""

    @property
    def round(self) -> int:
        """As in the state, like all here."""

    @property
    def form(self) -> Form: ...

    @property
    def letters(self) -> bytes: ...

    @property
    def drawn(self) -> tuple[bytes, ...]: ...

    @property
    def divided(self) -> tuple[bytes, ...]: ...


def seats_of_round(state: Round) -> PairLine:
    """The pairs of this round by seat, and who is unpaired; where both divide, each is in two pairs."""
    seats = len(state.letters)
    line = pair_line(seats, state.round)
    of = state.letters.index
    pairs = tuple(Pair(of(pair.divider), of(pair.chooser)) for pair in line.pairs)
    if both_divide(state):
        pairs = (*pairs, *(Pair(pair.chooser, pair.divider) for pair in pairs))
    return PairLine(pairs, line.alone if line.alone == NOBODY else of(line.alone), line.draws)


def both_divide(state: Round) -> bool:
    """Whether both divide in this round, as in most of the variant for two."""
    return state.form == Form.TWO_PLAYER and state.round in BOTH_DIVIDE


def divider_for(state: Round, seat: int) -> int:
    """The seat whose groups a seat chooses from in this round, NOBODY for who does not choose."""
    return next((pair.divider for pair in seats_of_round(state).pairs if pair.chooser == seat), NOBODY)


def chooser_for(state: Round, seat: int) -> int:
    """The seat that chooses from what a seat divides in this round, NOBODY for who does not divide."""
    return next((pair.chooser for pair in seats_of_round(state).pairs if pair.divider == seat), NOBODY)


def groups_of(state: Round, seat: int) -> tuple[bytes, bytes]:
    """The two groups that a seat has divided its cards into, that with the lowest card first."""
    first = state.divided[seat]
    return first, bytes(card for card in state.drawn[seat] if card not in first)


# Who draws, and when all do.


class Drawing(Round, Protocol):
    """What of a position tells who draws."""

    @property
    def starter(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def coins(self) -> tuple[int, ...]: ...


def draws(state: Drawing, seat: int) -> bool:
    """Whether a seat draws cards in this round: not who only chooses what another has divided."""
    return state.form == Form.LOWER or chooser_for(state, seat) != NOBODY or seats_of_round(state).alone == seat


def next_to_draw(state: Drawing) -> int:
    """The seat that chooses after the active one, NOBODY if all cards are drawn then."""
    seats = len(state.coins)
    after = ((state.active + turn) % seats for turn in range(1, seats))
    for seat in after:
        if seat == state.starter:
            break
        if draws(state, seat):
            return seat
    return NOBODY


def draws_next(state: State) -> bool:
    """Whether the cards of all are drawn once the active seat has chosen the deck of its next card."""
    return state.phase == Phase.CHOOSING_DECKS and len(state.to_choose) == 1 and next_to_draw(state) == NOBODY


# Keys of pieces, as events, sentences and the table name them.

# Made once: they are asked for a thousand times a picture.
_CARD_KEYS: Final = tuple(key_of("card", card) for card in range(256))
_STABLE_KEYS: Final = tuple(key_of("stable", stable) for stable in range(256))


def card_key(card: int) -> str:
    """An asset whose face is seen, wherever it lies."""
    return _CARD_KEYS[card]


def stable_key(stable: int) -> str:
    """A stable."""
    return _STABLE_KEYS[stable]


def owner_key(seat: int) -> str:
    """The owner card of a seat."""
    return key_of("owner", seat)


def face_key(face: int) -> str:
    """A selection card."""
    return key_of("selection", face // 2)
