"""Fords, a small card game for tests: split cards, hidden hands, attacks that others may ward off, a discard pile.

Everybody first chooses a bank, before everybody. Then the seats play in turn: a half of a card goes onto the own
column, or against the topmost card of another's column, if it is higher; before that falls everybody else is asked
whether to ward it off, with a card whose left half has the same value. Who has played draws. The fourth card in a
column, or empty hands, end the game; the most cards win. Whose hand is empty is passed over.
"""

from itertools import chain
from typing import Any, NamedTuple

from attrs import frozen

from boardroom.engine import rng as random_values
from boardroom.engine.manifest import Manifest, Option, OptionalStep, Options
from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.prompt import Button, Preview, Progress, Prompt, Role
from boardroom.engine.rule_parts import Records, Secrets, Words
from boardroom.engine.rules import Rules, Seal, Step, Unreadable
from boardroom.engine.text import Piece, Seat, Text, phrase, verbatim

CARDS, HAND, GOAL = 24, 3, 4
LEFT, RIGHT = 0, 1
HALVES = ("left", "right")
BANKS = ("north", "south")
UNSEEN = -1
CHOOSE, PLAY, ANSWER, DRAW, OVER = range(5)


def value(card: int, half: int) -> int:
    """What a half counts: the left ones 1 to 6, the right ones 1 to 4."""
    return card // 6 + 1 if half == RIGHT else card % 6 + 1


class Attack(NamedTuple):
    """A half played against a seat, and who is asked whether to ward it off."""

    seat: int
    card: int
    half: int
    target: int
    asked: int


class Fords(NamedTuple):
    """The state. Cards that an audience does not see are ``UNSEEN``."""

    phase: int
    turn: int
    hands: tuple[tuple[int, ...], ...]
    columns: tuple[tuple[tuple[int, int], ...], ...]
    banks: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    attack: Attack | None
    moves: int


@frozen
class Choose:
    """Choose a bank."""

    bank: int


@frozen
class Play:
    """Play the half of a card onto the own column, or against another's."""

    card: int
    half: int
    target: int


@frozen
class LetBe:
    """Let the attack happen."""


@frozen
class WardOff:
    """Ward the attack off with a card."""

    card: int


@frozen
class Draw:
    """Draw a card."""


class BankChosen(NamedTuple):
    beat: int
    seat: int
    bank: int


class HalfPlayed(NamedTuple):
    beat: int
    seat: int
    card: int
    half: int
    target: int


class AttackAnswered(NamedTuple):
    """Who was asked let it happen (card ``UNSEEN``), or warded it off."""

    beat: int
    seat: int
    card: int


class CardFell(NamedTuple):
    beat: int
    seat: int
    card: int


class CardDrawn(NamedTuple):
    beat: int
    seat: int
    card: int


def _encode(state: Fords) -> Any:
    return [*state[:7], list(state.attack) if state.attack is not None else None, state.moves]


def _decode(document: Any) -> Fords:
    try:
        phase, turn, hands, columns, banks, deck, discard, attack, moves = document
        return Fords(
            int(phase),
            int(turn),
            tuple(tuple(int(card) for card in hand) for hand in hands),
            tuple(tuple((int(card), int(half)) for card, half in column) for column in columns),
            tuple(int(bank) for bank in banks),
            tuple(int(card) for card in deck),
            tuple(int(card) for card in discard),
            None if attack is None else Attack(*(int(number) for number in attack)),
            int(moves),
        )
    except (TypeError, ValueError):
        raise Unreadable("fords", verbatim("These are no fords.")) from None


def _text(action: Any) -> str:
    match action:
        case Choose(bank):
            return BANKS[bank]
        case Play(card, half, target):
            return f"{card}-{HALVES[half]}-{target}"
        case WardOff(card):
            return f"ward-{card}"
    return "let" if isinstance(action, LetBe) else "draw"


def _parse(text: str) -> Any:
    words = text.split("-")
    try:
        match words:
            case ["let"]:
                return LetBe()
            case ["draw"]:
                return Draw()
            case ["ward", card]:
                return WardOff(int(card))
            case [bank]:
                return Choose(BANKS.index(bank))
            case [card, half, target]:
                return Play(int(card), HALVES.index(half), int(target))
    except ValueError:
        pass
    raise Unreadable("", verbatim("This is nothing to do at a ford."))


def _prompt(view: Fords, seat: int) -> Prompt:
    if seat not in FordsRules().actors(view):
        return Prompt(verbatim("Wait."))
    if view.phase == CHOOSE:
        buttons = tuple(Button(Choose(bank), verbatim(name), Role.PLAIN) for bank, name in enumerate(BANKS))
        return Prompt(verbatim("Choose a bank."), buttons=buttons)
    if view.phase == DRAW:
        return Prompt(verbatim("Draw."), buttons=(Button(Draw(), verbatim("Draw a card"), Role.MAIN),))
    if view.attack is not None:
        let_be = Button(LetBe(), verbatim("Don’t block"))
        return Prompt(verbatim("Ward it off?"), buttons=(let_be,), optional="ward")
    return Prompt(verbatim("Play half a card."))


def _describe(thing: Any) -> Text:
    match thing:
        case BankChosen(_, seat, bank):
            return phrase("Fords", "{seat} chose {bank}.").put(seat=Seat(seat), bank=BANKS[bank])
        case HalfPlayed(_, seat, card, half, target):
            said = phrase("Fords", "{seat} played {card} to {other}.")
            return said.put(seat=Seat(seat), card=_half(card, half), other=Seat(target))
        case AttackAnswered(_, seat, card):
            said = phrase("Fords", "{seat} does not block it.") if card < 0 else phrase("Fords", "{seat} wards it off.")
            return said.put(seat=Seat(seat))
        case CardFell(_, seat, card):
            return phrase("Fords", "{card} of {seat} fell.").put(seat=Seat(seat), card=card_piece(card))
        case CardDrawn(_, seat, card):
            said = phrase("Fords", "{seat} drew {card}.") if card >= 0 else phrase("Fords", "{seat} drew a card.")
            return said.put(seat=Seat(seat), card=card)
    return verbatim(_text(thing))


def _preview(view: Fords, seat: int, action: Any) -> Preview:
    if isinstance(action, Play) and action.target != seat and view.columns[action.target]:
        return Preview(pieces=(card_key(view.columns[action.target][-1][0]),))
    return Preview()


def _why_not(state: Fords, seat: int, action: Any) -> Text:
    if isinstance(action, Play) and action.target != seat:
        return verbatim(f"The {HALVES[action.half]} half is not high enough.")
    return verbatim("Not now.")


def _score(view: Fords, seat: int) -> Score | None:
    return Score(seat, len(view.columns[seat]))


def _view(state: Fords, seat: int | None) -> Fords:
    hands = tuple(
        hand if other == seat or state.phase == OVER else (UNSEEN,) * len(hand)
        for other, hand in enumerate(state.hands)
    )
    return state._replace(hands=hands, deck=(UNSEEN,) * len(state.deck))


def _see(event: Any, seat: int | None) -> Any | None:
    if isinstance(event, CardDrawn) and event.seat != seat:
        return event._replace(card=UNSEEN)
    return event


def _guess(view: Fords, seat: int, rng: int) -> tuple[int, Fords]:
    seen = {card for hand in view.hands for card in hand} | {card for column in view.columns for card, _ in column}
    seen |= {*view.discard, view.attack.card if view.attack is not None else UNSEEN}
    rng, unseen = random_values.shuffle(rng, tuple(card for card in range(CARDS) if card not in seen))
    rest = iter(unseen)
    hands = tuple(tuple(sorted(card if card >= 0 else next(rest) for card in hand)) for hand in view.hands)
    return rng, view._replace(hands=hands, deck=tuple(next(rest) for _ in view.deck))


def _faces(view: Fords) -> frozenset[int]:
    laid = [card for column in view.columns for card, _ in column]
    waiting = [view.attack.card] if view.attack is not None else []
    return frozenset((*chain(*view.hands), *view.discard, *laid, *waiting)) - {UNSEEN}


class FordsRules(Rules[Fords, Any]):
    """The rules of Fords."""

    id = "fords"
    version = "1"
    records = Records(encode=_encode, decode=_decode, text=_text, parse=_parse)
    words = Words(prompt=_prompt, describe=_describe, why_not=_why_not, preview=_preview, score=_score)
    secrets = Secrets(view=_view, see=_see, guess=_guess, faces=_faces)

    def options(self) -> tuple[Option, ...]:
        return ()

    def setup(self, options: Options, seats: int, rng: int) -> Fords:
        _, deck = random_values.shuffle(rng, tuple(range(CARDS)))
        hands = tuple(tuple(sorted(deck[seat * HAND : seat * HAND + HAND])) for seat in range(seats))
        return Fords(CHOOSE, 0, hands, ((),) * seats, (UNSEEN,) * seats, tuple(deck[seats * HAND :]), (), None, 0)

    def actors(self, state: Fords) -> tuple[int, ...]:
        if state.phase == OVER:
            return ()
        return (state.attack.asked if state.attack is not None else state.turn,)

    def legal(self, state: Fords, seat: int) -> tuple[Any, ...]:
        if seat not in self.actors(state):
            return ()
        if state.phase == CHOOSE:
            return (Choose(0), Choose(1))
        if state.phase == DRAW:
            return (Draw(),)
        if state.attack is not None:
            high = value(state.attack.card, state.attack.half)
            return (LetBe(), *(WardOff(card) for card in state.hands[seat] if card >= 0 and value(card, LEFT) == high))
        return tuple(
            Play(card, half, target)
            for card in state.hands[seat]
            for half in (LEFT, RIGHT)
            for target in range(len(state.hands))
            if card >= 0 and (target == seat or self._beats(state, card, half, target))
        )

    def _beats(self, state: Fords, card: int, half: int, target: int) -> bool:
        column = state.columns[target]
        return bool(column) and value(card, half) > value(*column[-1])

    def is_secret(self, action: Any) -> bool:
        return isinstance(action, Play | WardOff)

    def apply(self, state: Fords, seat: int, action: Any) -> Step[Fords]:
        state, events, seal = self._applied(state._replace(moves=state.moves + 1), seat, action)
        if state.phase == PLAY and not any(state.hands):
            state = state._replace(phase=OVER)
        return Step(state, tuple(events), seal)

    def _applied(self, state: Fords, seat: int, action: Any) -> tuple[Fords, list[Any], Seal]:
        count = len(state.hands)
        match action:
            case Choose(bank):
                done = seat + 1 == count
                banks = _with(state.banks, seat, bank)
                phase, turn = (PLAY, 0) if done else (CHOOSE, seat + 1)
                return state._replace(banks=banks, phase=phase, turn=turn), [BankChosen(0, seat, bank)], Seal.MOVE
            case Draw():
                drawn = state.deck[:1]
                hands = _with(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn))))
                following = ((seat + step) % count for step in range(1, count + 1))
                turn = next((other for other in following if hands[other]), seat)
                after = state._replace(hands=hands, deck=state.deck[1:], phase=PLAY, turn=turn)
                return after, [CardDrawn(0, seat, card) for card in drawn], Seal.BARRIER
            case Play(card, half, target):
                hands = _with(state.hands, seat, tuple(c for c in state.hands[seat] if c != card))
                state = state._replace(hands=hands)
                played = HalfPlayed(0, seat, card, half, target)
                if target == seat:
                    column = (*state.columns[seat], (card, half))
                    phase = OVER if len(column) == GOAL else DRAW
                    return (
                        state._replace(columns=_with(state.columns, seat, column), phase=phase),
                        [played],
                        Seal.MOVE,
                    )
                attack = Attack(seat, card, half, target, (seat + 1) % count)
                return state._replace(attack=attack, phase=ANSWER), [played], Seal.MOVE
            case _:
                return self._answered(state, seat, action)

    def _answered(self, state: Fords, seat: int, action: Any) -> tuple[Fords, list[Any], Seal]:
        assert state.attack is not None
        attack, count = state.attack, len(state.hands)
        if isinstance(action, WardOff):
            hands = _with(state.hands, seat, tuple(c for c in state.hands[seat] if c != action.card))
            discard = (*state.discard, action.card, attack.card)
            after = state._replace(hands=hands, discard=discard, attack=None, phase=DRAW)
            return after, [AttackAnswered(0, seat, action.card)], Seal.BARRIER
        answered = AttackAnswered(0, seat, UNSEEN)
        following = (seat + 1) % count
        if following != attack.seat:
            return state._replace(attack=attack._replace(asked=following)), [answered], Seal.BARRIER
        column = state.columns[attack.target]
        discard = (*state.discard, column[-1][0], attack.card)
        columns = _with(state.columns, attack.target, column[:-1])
        after = state._replace(columns=columns, discard=discard, attack=None, phase=DRAW)
        return after, [answered, CardFell(1, attack.target, column[-1][0])], Seal.BARRIER

    def outcome(self, state: Fords) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(Score(seat, len(column)) for seat, column in enumerate(state.columns))
        most = max(score.total for score in scores)
        winners = tuple(score.seat for score in scores if score.total == most)
        return Outcome(winners, verbatim("The most cards."), scores)

    # In writing.

    def progress(self, state: Fords) -> Progress:
        return Progress(state.moves, 1, verbatim("Fords"), (verbatim("Play"),), 0)


def card_key(card: int) -> str:
    """A card whose face is seen."""
    return f"card.{card}"


def card_piece(card: int) -> Piece:
    """A card in a sentence."""
    return Piece(card_key(card), verbatim(f"{value(card, LEFT)}|{value(card, RIGHT)}"))


def _half(card: int, half: int) -> Piece:
    return Piece(card_key(card), verbatim(str(value(card, half))))


def _with(values: tuple[Any, ...], index: int, new: Any) -> tuple[Any, ...]:
    return (*values[:index], new, *values[index + 1 :])


MANIFEST = Manifest(
    "fords",
    verbatim("Fords"),
    verbatim("A small card game for tests."),
    (1, 2, 3),
    (5, 10),
    "tests",
    "tests.cardgame:FordsRules",
    "tests.cardtable:FordsTable",
    optional_steps=(OptionalStep("ward", verbatim("Warding off"), verbatim("When a card is attacked."), "", "let"),),
)
