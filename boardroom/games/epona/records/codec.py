"""States as JSON values: the form of every field."""

from typing import Final

from boardroom.engine.records.forms import Form, Shape, each, holding, member, named, number, octets, row
from boardroom.engine.records.record import MOST_ACTIONS
from boardroom.engine.text import phrase
from boardroom.games.epona.position import cards, tableau, vocabulary
from boardroom.games.epona.position.cards import HIDDEN, NONE, STABLES
from boardroom.games.epona.position.numbers import (
    FIRST_GAME_ROUNDS,
    MOST_ROWS,
    OFFERED_OWNERS,
    OFFERED_STABLES,
    ROUNDS,
    SOLO_ROUNDS,
)
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import ADDITIONAL_CARD, OTHER_GROUP, Phase, State
from boardroom.games.epona.position.state import Form as FormOfGame
from boardroom.games.epona.records.validation import CHECKS, MOST_GAIN
from boardroom.games.epona.rules.setup import MOST_SEATS

_WRONG = phrase("Epona", "This is not a position of Epona.")
_MOST_IN_LIST: Final = 64
_MOST_REFUSED: Final = 4096
"""More than the mares and stallions of any round's refused pairs."""
_ROUNDS: Final = (ROUNDS, FIRST_GAME_ROUNDS, SOLO_ROUNDS)
_DECKS: Final = len(vocabulary.DECKS)
_ASSETS: Final = range(len(cards.ASSETS))
_SEEN_ASSETS: Final = {*_ASSETS, HIDDEN}
_STABLES: Final = range(len(STABLES))
_SEEN_STABLES: Final = {*_STABLES, HIDDEN}
_OWNERS: Final = range(len(cards.OWNERS))
_FACES: Final = range(len(cards.FACES))
_TOKENS: Final = range(ADDITIONAL_CARD + 1)
_PHASE: Final = member(Phase)
_GAINED: Final = number(0, MOST_GAIN * (MOST_ACTIONS + 1))
_ROW: Final = holding(
    named(
        tableau.Row,
        stable=number(0, len(STABLES) - 1),
        slots=octets({*_ASSETS, NONE}, 0, cards.SLOTS),
        cube=member(tableau.Cube),
    ),
    lambda row: len(row.slots) == STABLES[row.stable].slots,
    _WRONG,
)


def _list(allowed: range | set[int], most: int = _MOST_IN_LIST) -> Form:
    return octets(allowed, 0, most)


def _pile(allowed: range | set[int]) -> Form:
    return _list(allowed, len(_ASSETS))


def _forms(seats: int) -> dict[str, Form]:
    seat, seats_mask = number(0, seats - 1), number(0, (1 << seats) - 1)
    return {
        "step": number(0, MOST_ACTIONS),
        "phase": _PHASE,
        "round": number(1, max(_ROUNDS)),
        "rounds": number(min(_ROUNDS), max(_ROUNDS)),
        "starter": seat,
        "active": seat,
        "rng": number(0, 2**64 - 1),
        "decks": each(_pile(_SEEN_ASSETS), _DECKS),
        "discards": each(_pile(_ASSETS), _DECKS),
        "stables": _list(_SEEN_STABLES),
        "stable_discard": _list(_STABLES),
        "display": _list(_FACES),
        "offered": _list(_TOKENS[1:]),
        "unused": _list({*_FACES, HIDDEN}),
        "used": _list(_FACES),
        "faces": octets({*_FACES, NONE}, seats),
        "lots": octets(_TOKENS, seats),
        "to_choose": _list(range(OTHER_GROUP + 1)),
        "chosen": each(_pile(range(_DECKS)), seats),
        "drawn": each(_pile(_SEEN_ASSETS), seats),
        "debts": octets(range(10), seats),
        "hands": each(_pile(_SEEN_ASSETS), seats),
        "aside": octets({*_SEEN_ASSETS, NONE}, seats),
        "finished": seats_mask,
        "tableaus": each(each(_ROW, 0, MOST_ROWS), seats, numbered=True),
        "tokens": each(_GAINED, len(_ASSETS)),
        "rollers": each(_pile(_ASSETS), seats),
        "coins": each(_GAINED, seats),
        "studs": each(_GAINED, seats),
        "points": each(_GAINED, seats),
        "owners": octets(_OWNERS, seats),
        "boxes": each(number(0, (1 << cards.BOXES) - 1), seats),
        "pending": each(row(vocabulary.Bonus, member(vocabulary.BonusKind), number(0, 9)), 0, 8),
        "filled": number(NOBODY, MOST_ROWS - 1),
        "seen": _list(_SEEN_ASSETS | _SEEN_STABLES),
        "drew": seats_mask,
        "bred": seats_mask,
        "swaps": number(0, MOST_ROWS**2),
        "neutral": _list(_ASSETS),
        "refusal": number(0, 1),
        "pair": _list(_ASSETS),
        "after": _PHASE,
        "refused": _list(_ASSETS, _MOST_REFUSED),
        "form": member(FormOfGame),
        "letters": octets(range(seats), 0, seats),
        "divided": each(_list(_ASSETS), 0, seats),
        "picked": octets(range(3), 0, seats),
        "owners_offered": each(_list({*_OWNERS, HIDDEN}, OFFERED_OWNERS), 0, seats),
        "stables_offered": each(_list(_SEEN_STABLES, OFFERED_STABLES), 0, seats),
    }


_SHAPE: Final = Shape(State, ("coins", 1, MOST_SEATS), _forms, CHECKS, _WRONG)
encode, decode = _SHAPE.encode, _SHAPE.decode
