"""Epona written down for tests: cards by what they show, tableaus as rows, actions that must be legal.

A card is wanted in words: "racing mare", "working", "vet"; ``scores`` and ``bonus`` as data files write them ("" for
none), ``cost``, or anything else as ``where``. Which card that is does not matter to a test: it is one with as few
bonuses, as little to score and as small a cost as there is. So are stables.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from boardroom.engine import rng
from boardroom.engine.manifest import OptionValue
from boardroom.engine.rules import Seal
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import (
    Action,
    ChooseDeck,
    ChooseSelection,
    FinishPlacing,
    PlaceCard,
    SellCard,
)
from boardroom.games.epona.position.cards import (
    ASSETS,
    DECK,
    FACES,
    MARKS,
    NONE,
    OWNERS,
    STABLES,
    STALLIONS,
    Asset,
    Stable,
)
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, Row, Tableau
from boardroom.games.epona.position.vocabulary import (
    DECKS,
    ICONS,
    LOCATIONS,
    Bonus,
    BonusKind,
    read_bonus,
    read_formula,
)
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.placing import settle
from boardroom.games.epona.rules.secrets import seen
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.step_builder import StepBuilder
from boardroom.games.epona.rules.steps import act as apply
from tests.carried import untrue

OPTIONS: dict[str, OptionValue] = {"start": "first", "rounds": 6, "refusal": "agreed"}
Wanted = int | None
Rows = Sequence[tuple[int, Sequence[Wanted]]]


def fresh(seats: int = 2, seed: int = 1, **options: OptionValue) -> State:
    """A game just set up."""
    return first_state({**OPTIONS, **options}, seats, rng.seeded(seed))


def cards_drawn(keep: int, count: int) -> State:
    """A game whose first player keeps so many of so many cards drawn; the other one has kept."""
    face = next(n for n, face in enumerate(FACES) if face.keep == keep and sum(face.draws) + face.free == count)
    state = fresh()
    others = [other for other in state.display if other // 2 != face // 2]
    display = bytes((face, *others))[: len(state.display)]
    state = state._replace(
        starter=0, active=0, display=display, offered=bytes(len(display)), coins=(5, 5), phase=Phase.SELECTING
    )
    while state.phase != Phase.KEEPING:
        (seat,) = actors(state)
        choice = ChooseSelection(face)
        state = apply(state, seat, choice if choice in legal(state, seat) else legal(state, seat)[0]).state
    return apply(state, 1, legal(state, 1)[0]).state


# Cards.


DISCOUNT_BOX = next(n for n, box in enumerate(OWNERS[0].below) if box == (Bonus(BonusKind.DISCOUNT, 0),))
"""The box of Paul's owner card that makes sporting horses a coin cheaper."""
_ICONS = tuple(frozenset(name for number, name in enumerate(ICONS) if asset.icons >> number & 1) for asset in ASSETS)


def icons(card: int) -> frozenset[str]:
    """What a card is: its type, its class, its sex."""
    return _ICONS[card]


def assets(
    words: str = "",
    *,
    scores: str | None = None,
    bonus: str | None = None,
    cost: int | None = None,
    where: Callable[[Asset], bool] = lambda asset: True,
) -> list[int]:
    """The cards that show this, the plainest first."""
    wanted = set(words.split())
    formula = None if scores is None else read_formula(scores, "test")
    icon = None if bonus is None else read_bonus(bonus, "test")
    found = [
        card
        for card, asset in enumerate(ASSETS)
        if wanted <= icons(card)
        and (formula is None or asset.formula == formula)
        and (icon is None or asset.bonus == icon)
        and (cost is None or asset.cost == cost)
        and where(asset)
    ]
    return sorted(found, key=lambda card: (len(ASSETS[card].bonus), ASSETS[card].formula.points, ASSETS[card].cost))


def stables(
    *,
    mark: str | None = None,
    slots: int | None = None,
    location: str | None = None,
    where: Callable[[Stable], bool] = lambda stable: True,
) -> list[int]:
    """The stables that show this, those of fewest bonuses first."""
    found = [
        number
        for number, stable in enumerate(STABLES)
        if (mark is None or MARKS[stable.mark] == mark)
        and (slots is None or stable.slots == slots)
        and (location is None or LOCATIONS[stable.location] == location)
        and where(stable)
    ]
    return sorted(found, key=lambda number: len(STABLES[number].at_once))


def needs(stable: int) -> list[str]:
    """The icons that a stable needs, by name."""
    return [ICONS[icon] for icon in STABLES[stable].needs]


class Box:
    """The cards and stables that a position has not used yet."""

    def __init__(self) -> None:
        self.used: set[int] = set()
        self.laid: set[int] = set()

    def card(self, words: str = "", **wanted: Any) -> int:
        """A card that shows this."""
        found = [card for card in assets(words, **wanted) if card not in self.used]
        assert found, f"no card is left with {words} {wanted}"
        self.used.add(found[0])
        return found[0]

    def cards(self, count: int, words: str = "", **wanted: Any) -> list[int]:
        """So many of them."""
        return [self.card(words, **wanted) for _ in range(count)]

    def stable(self, **wanted: Any) -> int:
        """A stable that shows this."""
        found = [stable for stable in stables(**wanted) if stable not in self.laid]
        assert found, f"no stable is left with {wanted}"
        self.laid.add(found[0])
        return found[0]

    def filling(self, stable: int, *, completes: bool = True, without: str = "", **wanted: Any) -> list[int]:
        """Cards that fill a stable so that it is completed, or is not; none is a ``without``."""
        there = needs(stable)

        def spare(asset: Asset) -> bool:
            return not without or not asset.icons >> ICONS.index(without) & 1

        if not completes:

            def misses(asset: Asset) -> bool:
                return not asset.icons >> ICONS.index(there[0]) & 1 and spare(asset)

            return self.cards(STABLES[stable].slots, where=misses, **wanted)
        found = [self.card(name, where=spare, **wanted) for name in there]
        return found + self.cards(STABLES[stable].slots - len(found), where=spare, **wanted)


# Positions.


def is_complete(stable: int, cards: Iterable[Wanted]) -> bool:
    """Whether these cards show what the stable needs, each icon as often as it is printed."""
    there = [icons(card) for card in cards if card is not None]
    return all(sum(need in one for one in there) >= needs(stable).count(need) for need in needs(stable))


def laid_out(rows: Rows) -> Tableau:
    """Rows as a tableau: a stable and its cards, None for an empty slot; full ones have their cube."""
    found = []
    for stable, cards in rows:
        slots = [*cards, *[None] * (STABLES[stable].slots - len(cards))]
        assert len(slots) == STABLES[stable].slots
        cube = Cube.UNFINISHED
        if None not in slots:
            cube = Cube.COMPLETED if is_complete(stable, cards) else Cube.FINISHED
        found.append(Row(stable, bytes(NONE if card is None else card for card in slots), cube))
    return tuple(found)


def position(
    *tableaus: Rows,
    hands: Sequence[Sequence[int]] = (),
    tokens: dict[int, int] | None = None,
    discarded: Sequence[int] = (),
    seed: int = 1,
    **changes: Any,
) -> State:
    """A state in which the first seat places cards, with these tableaus and hands. Cards that lie nowhere are in their
    decks in the order of their numbers, stables too. Anything else is a value of the state; numbers by seat as a list.
    """
    seats = len(tableaus)
    start = fresh(seats, seed)
    for name in ("lots", "faces", "debts", "aside", "owners", "seen"):
        if name in changes:
            changes[name] = bytes(changes[name])
    for name in ("coins", "studs", "points"):
        if name in changes:
            changes[name] = tuple(changes[name])
    laid = tuple(laid_out(rows) for rows in tableaus)
    hand = tuple(bytes(sorted(cards)) for cards in (*hands, *[()] * (seats - len(hands))))
    on_cards = bytearray(len(ASSETS))
    for card, points in (tokens or {}).items():
        on_cards[card] = points
    aside = changes.get("aside", start.aside)
    gone = {card for tableau in laid for row in tableau for card in row.slots}
    gone |= {card for cards in (*hand, aside, discarded, *changes.get("drawn", ())) for card in cards}
    if seats == 1:
        found = [[card for card in assets(f"{kind} stallion") if card not in gone] for kind in ("sporting", "working")]
        changes.setdefault("neutral", bytes(cards[-1] for cards in found))
        gone |= set(changes["neutral"])
    piles = [b""] * len(DECKS)
    for card in discarded:
        piles[DECK[card]] += bytes((card,))
    decks = tuple(
        bytes(card for card in range(len(ASSETS)) if DECK[card] == deck and card not in gone)
        for deck in range(len(DECKS))
    )
    out = {row.stable for tableau in laid for row in tableau}
    plain = bytes(stable for stable in stables(mark="plain") if stable not in out)
    state = start._replace(
        phase=Phase.PLACING, display=b"", offered=b"", tableaus=laid, hands=hand, tokens=tuple(on_cards), decks=decks,
        discards=tuple(piles), stables=plain,
    )  # fmt: skip
    return state._replace(**changes)


def row_of(state: State, row: int, seat: int = 0) -> list[Wanted]:
    """What lies in a row, None for an empty slot."""
    return [None if card == NONE else card for card in state.tableaus[seat][row].slots]


def cube_of(state: State, row: int, seat: int = 0) -> int:
    """Where the cube of a row lies."""
    return state.tableaus[seat][row].cube


def with_icons_used(state: State) -> State:
    """The position once the icons that are still to be used are, whatever they bring: a full row is looked at then."""
    if state.filled < 0 or not state.pending:
        return state
    b = StepBuilder(state)
    b.pending = ()
    settle(b)
    return b.state()


# Playing.


class Played(NamedTuple):
    """What came of some actions: the state, all events in order, and how firm the last step was."""

    state: State
    events: tuple[Any, ...]
    seal: Seal

    def of(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    def the(self, kind: type) -> Any:
        """The only event of a class."""
        (event,) = self.of(kind)
        return event

    def kinds(self) -> list[str]:
        """The names of what happened, in order."""
        return [type(event).__name__ for event in self.events]


def asked(state: State) -> int:
    """The seat to be asked first."""
    return actors(state)[0]


def offered(state: State, *kinds: type, seat: int = -1) -> list[Any]:
    """What is legal for the seat that is asked, or another; only actions of these classes, where they are said."""
    found = legal(state, asked(state) if seat < 0 else seat)
    return [action for action in found if not kinds or isinstance(action, kinds)]


def act(state: State, *actions: Action, seat: int = -1) -> Played:
    """Actions of the seat that is asked each time, or of this one, each of which must be legal, and so for who sees the
    seat's view alone. No card or stable gets lost or doubled on the way, and what is told is so in its pictures.
    """
    events: list[Any] = []
    seal = Seal.MOVE
    for action in actions:
        who = asked(state) if seat < 0 else seat
        assert who in actors(state)
        allowed = legal(state, who)
        assert action in allowed, f"{action} is not legal; legal are {allowed}"
        assert legal(seen(state, who), who) == allowed
        step = apply(state, who, action)
        assert everything(step.state) == everything(state)
        assert untrue(EponaRules(), state, who, action) is None
        assert step.state.step == state.step + 1
        state, seal = step.state, step.seal
        events += step.events
    return Played(state, tuple(events), seal)


def everything(state: State) -> tuple[list[int], list[int]]:
    """All assets and all stables of a position, wherever they lie."""
    found = [card for pile in (*state.decks, *state.discards, *state.drawn, *state.hands) for card in pile]
    found += [card for tableau in state.tableaus for row in tableau for card in row.slots if card != NONE]
    # Who has finished placing still holds the card that is kept.
    held = {card for hand in state.hands for card in hand}
    found += [card for card in state.aside if card != NONE and card not in held]
    found += state.neutral
    laid = [row.stable for tableau in state.tableaus for row in tableau]
    laid += [*state.stables, *state.stable_discard]
    if state.phase == Phase.KEEPING_DRAWN:
        found += state.seen
    if state.phase == Phase.KEEPING_STABLE:
        laid += state.seen
    return sorted(found), sorted(laid)


def decks_chosen(state: State) -> State:
    """The position once all open choices of decks of the seat that is asked are made, each time the first."""
    seat = asked(state)
    while asked(state) == seat and offered(state, ChooseDeck):
        state = act(state, offered(state, ChooseDeck)[0]).state
    return state


def placeable(state: State, seat: int = -1) -> set[int]:
    """The cards that may be laid somewhere."""
    return {action.card for action in offered(state, PlaceCard, seat=seat)}


def sellable(state: State, seat: int = -1) -> set[int]:
    """The cards that may be sold."""
    return {action.card for action in offered(state, SellCard, seat=seat)}


def finished(state: State, *kept: int) -> Played:
    """All players finish placing, each keeping a card in turn (NONE where it is not said)."""
    events: list[Any] = []
    seal = Seal.MOVE
    for seat in range(len(state.coins)):
        played = act(state, FinishPlacing(kept[seat] if seat < len(kept) else NONE))
        state, seal = played.state, played.seal
        events += played.events
    return Played(state, tuple(events), seal)


def stallions(state: State, seat: int = 0) -> list[int]:
    """The stallions of a tableau."""
    return [card for row in state.tableaus[seat] for card in row.slots if card in STALLIONS]
