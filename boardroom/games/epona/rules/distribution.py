"""Phase 1: selection cards are chosen, cards drawn and kept (rulebook: Lower interaction variant;
rulings 7, 8 and 14).
"""

from boardroom.engine import rng as random_values
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import DECK, FACES, NONE, SELECTION_CARDS
from boardroom.games.epona.position.keeping import all_have_kept
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.state import ADDITIONAL_CARD, ANY_DECK, FIRST_COLOUR, Phase
from boardroom.games.epona.position.vocabulary import EMPLOYEES, EQUIPMENT
from boardroom.games.epona.rules import decks, placing
from boardroom.games.epona.rules.step_builder import StepBuilder, with_number

SOLO_DISPLAY = 3


def begin_round(b: StepBuilder) -> None:
    """Selection cards with tokens are laid out anew (ruling 7)."""
    lay_out(b)
    b.events.append(e.RoundBegun(b.beat, b.round, b.starter, b.display, b.offered, b.unused, b.used))


def lay_out(b: StepBuilder) -> None:
    """Selection cards with tokens, for all to choose from; the start player is the first."""
    seats = b.seats
    solo = seats == 1
    count = SOLO_DISPLAY if solo else seats + 1
    if solo:
        _lay_out_solo(b)
    else:
        cards = decks.shuffled(b, bytes(range(SELECTION_CARDS)))[:count]
        b.display = _with_random_sides(b, cards)
    colours, odd = divmod(count, 2)
    tokens = [FIRST_COLOUR + colour for colour in range(colours) for _ in range(2)] + [ADDITIONAL_CARD] * odd
    b.offered = decks.shuffled(b, bytes(tokens))
    b.faces, b.lots = bytes((NONE,)) * seats, bytes(seats)
    b.chosen = b.drawn = (b"",) * seats
    b.finished, b.drew, b.bred, b.refused = 0, 0, 0, b""
    b.phase, b.active = Phase.SELECTING, b.starter


def _lay_out_solo(b: StepBuilder) -> None:
    """Three of the cards not yet used; once there are fewer, the used ones are shuffled (ruling 14)."""
    b.used = bytes((*b.used, *b.display))
    if b.round == 1:
        b.unused, b.used = _with_random_sides(b, decks.shuffled(b, bytes(range(SELECTION_CARDS)))), b""
    left, b.unused = b.unused[:SOLO_DISPLAY], b.unused[SOLO_DISPLAY:]
    if len(left) < SOLO_DISPLAY:
        again = _with_random_sides(b, decks.shuffled(b, bytes(face // 2 for face in b.used)))
        b.used = b""
        missing = SOLO_DISPLAY - len(left)
        left, b.unused = left + again[:missing], again[missing:]
    b.display = left


def _with_random_sides(b: StepBuilder, cards: bytes) -> bytes:
    faces = []
    for card in cards:
        b.rng, side = random_values.below(b.rng, 2)
        faces.append(2 * card + side)
    return bytes(faces)


def choose_selection(b: StepBuilder, face: int) -> None:
    """Take a selection card and its token; pay its price, or what there is of it, or take its gift."""
    seat, shown = b.active, FACES[face]
    place = b.display.index(face)
    token = b.offered[place]
    b.offered = b.offered[:place] + b.offered[place + 1 :]
    if b.seats == 1:
        b.used += bytes(other for other in b.display if other != face)
        b.display, b.offered = b"", b""
    else:
        b.display = b.display[:place] + b.display[place + 1 :]
    b.faces, b.lots = with_number(b.faces, seat, face), with_number(b.lots, seat, token)
    paid = min(shown.price, b.coins[seat])
    owed = shown.price - paid
    b.add_coins(seat, -paid)
    b.debts = with_number(b.debts, seat, owed)
    b.events.append(e.SelectionChosen(b.beat, seat, face, token, paid, owed))
    placing.gain(b, shown.gift)
    grey, purple, green, yellow = shown.draws
    b.chosen = replaced(b.chosen, seat, bytes(grey) + b"\x01" * purple)
    free = shown.free + (token == ADDITIONAL_CARD)
    b.to_choose = bytes((EMPLOYEES,)) * green + bytes((EQUIPMENT,)) * yellow + bytes((ANY_DECK,)) * free
    b.phase = Phase.CHOOSING_DECKS


def keep_cards(b: StepBuilder, seat: int, kept: bytes) -> None:
    """Keep cards of those drawn; the others wait until all have kept theirs (ruling 16)."""
    b.set_hand(seat, kept)
    b.drawn = replaced(b.drawn, seat, bytes(card for card in b.drawn[seat] if card not in kept))
    if not kept:
        # Nothing was left to be drawn: who has no card to sell owes nothing more.
        b.debts = with_number(b.debts, seat, 0)
    b.events.append(e.CardsKept(b.beat, seat, kept))


def pay_debt(b: StepBuilder, seat: int, card: int) -> None:
    """Sell a kept card for what is owed for the selection card; what is left over stays (ruling 7)."""
    b.set_hand(seat, bytes(other for other in b.hands[seat] if other != card))
    b.discard(bytes((card,)), DECK)
    paid = min(SALE, b.debts[seat])
    b.debts = with_number(b.debts, seat, b.debts[seat] - paid if b.hands[seat] else 0)
    b.add_coins(seat, SALE - paid)
    b.events.append(e.CardSold(b.beat, seat, card, SALE, paid))


def is_over(b: StepBuilder, seat: int) -> bool:
    """Whether all have kept cards and paid, now that this seat has."""
    return all_have_kept(b.finished, b.debts, seat)


def end(b: StepBuilder) -> None:
    """What was not kept is discarded; selection cards and tokens go back."""
    # Everybody sees what others did not keep; who is alone has seen it already.
    b.barrier = b.barrier or b.seats > 1
    for seat in range(b.seats):
        if left := b.drawn[seat]:
            b.discard(left, DECK)
            b.drawn = replaced(b.drawn, seat, b"")
            b.events.append(e.CardsDiscarded(b.beat, seat, left))
    if b.seats == 1:
        b.used += bytes((b.faces[0],))
    b.display, b.offered, b.finished = b"", b"", 0
