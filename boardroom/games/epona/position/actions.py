"""What can be done: the actions, each a value, and those of them that are made once to be shared."""

from typing import Final, TypeAlias

from attrs import field, frozen

from boardroom.games.epona.position.cards import ASSETS, BOXES, FACES, NO_OWNER, NONE, OWNERS, SLOTS, STABLES
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.vocabulary import DECKS


@frozen
class ChooseSelection:
    """Choose a selection card, with the token beside it."""

    face: int


@frozen
class ChooseDeck:
    """Choose the deck of the next card that may be of several."""

    deck: int


@frozen
class KeepCards:
    """Keep these of the cards drawn, in the order of their numbers."""

    cards: bytes


@frozen
class PlaceCard:
    """Lay a card in a slot of a row."""

    card: int
    row: int
    slot: int


@frozen
class SellCard:
    """Discard a card of the hand for coins."""

    card: int


@frozen
class UseBox:
    """Put a cube on a box of the owner card, for an owner icon. Which ``owner`` that is, where it is known, is only for
    who names the action.
    """

    box: int
    owner: int = field(default=NO_OWNER, eq=False)


@frozen
class DrawBonus:
    """Draw cards of a deck, for a bonus; one is kept."""

    deck: int


@frozen
class TakeCoin:
    """Take a coin in place of a second draw in a round."""


@frozen
class TakePoint:
    """Take a point in place of a second draw in a round."""


@frozen
class KeepDrawn:
    """Keep one of the cards of a draw bonus."""

    card: int


@frozen
class DrawStables:
    """Draw stables, of which one is kept."""


@frozen
class KeepStable:
    """Lay one of the stables drawn above (0) or below (1) the others."""

    stable: int
    below: int


@frozen
class Breed:
    """Breed a mare with a stallion: an own one, a partner's, or one of the solo player's."""

    mare: int
    stallion: int


@frozen
class Agree:
    """Agree to the breeding that a partner wants."""


@frozen
class Refuse:
    """Refuse the breeding that a partner wants."""


@frozen
class FinishPlacing:
    """Place no more cards this round; ``kept`` stays for the next one, the others are sold. NONE: none."""

    kept: int


@frozen
class PassBreeding:
    """Breed no more for now."""


@frozen
class MoveRoller:
    """Put a roller on a horse."""

    card: int


@frozen
class KeepRollers:
    """Move no more rollers."""


@frozen
class SwapCards:
    """Swap two of one's cards with a horse box, the smaller number first."""

    card: int
    other: int


@frozen
class KeepPlaces:
    """Leave a horse box unused."""


@frozen
class Divide:
    """Divide the cards drawn into two groups: this one, with the lowest of them, and the others."""

    cards: bytes


@frozen
class ChooseGroup:
    """Choose a group of what another has divided: the first (0), with the lowest card, or the second (1)."""

    group: int


@frozen
class DiscardCard:
    """Discard a card of those that the variant for two gave."""

    card: int


@frozen
class ChooseOwner:
    """Choose an owner card and a stable of those dealt to who is experienced."""

    owner: int
    stable: int


DRAW_STABLES: Final = DrawStables()
TAKE_COIN: Final = TakeCoin()
TAKE_POINT: Final = TakePoint()
AGREE: Final = Agree()
REFUSE: Final = Refuse()
PASS_BREEDING: Final = PassBreeding()
KEEP_ROLLERS: Final = KeepRollers()
KEEP_PLACES: Final = KeepPlaces()

Action: TypeAlias = (
    ChooseSelection
    | ChooseDeck
    | KeepCards
    | PlaceCard
    | SellCard
    | UseBox
    | DrawBonus
    | TakeCoin
    | TakePoint
    | KeepDrawn
    | DrawStables
    | KeepStable
    | Breed
    | Agree
    | Refuse
    | FinishPlacing
    | PassBreeding
    | MoveRoller
    | KeepRollers
    | SwapCards
    | KeepPlaces
    | Divide
    | ChooseGroup
    | DiscardCard
    | ChooseOwner
)

# Shared actions: legal lists are joined from them.
PLACES: Final = tuple(
    tuple(tuple(PlaceCard(card, row, slot) for slot in range(SLOTS)) for row in range(MOST_ROWS))
    for card in range(len(ASSETS))
)
SALES: Final = tuple(map(SellCard, range(len(ASSETS))))
KEEPS: Final = tuple(map(KeepDrawn, range(len(ASSETS))))
FINISHES: Final = {card: FinishPlacing(card) for card in (*range(len(ASSETS)), NONE)}
SELECTIONS: Final = tuple(map(ChooseSelection, range(len(FACES))))
CHOICES_OF_DECKS: Final = tuple(map(ChooseDeck, range(len(DECKS))))
DRAWS: Final = tuple(map(DrawBonus, range(len(DECKS))))
USES: Final = tuple(map(UseBox, range(BOXES)))
USES_OF: Final = tuple(tuple(UseBox(box, owner) for box in range(BOXES)) for owner in range(len(OWNERS)))
STABLE_KEEPS: Final = tuple(tuple(KeepStable(stable, below) for below in (0, 1)) for stable in range(len(STABLES)))
GROUP_CHOICES: Final = (ChooseGroup(0), ChooseGroup(1))
ROLLER_MOVES: Final = tuple(map(MoveRoller, range(len(ASSETS))))
