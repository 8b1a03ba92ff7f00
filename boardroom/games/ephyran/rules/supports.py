"""Supports: what they do, who may answer them, and what an answer does (rulebook: The supports; rulings 2 to 9)."""

from collections.abc import Callable

from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.cards import NO_TOKEN, NUMBER, SUPPORT, TERRITORY, Support
from boardroom.games.ephyran.position.city import (
    UNLOCKED,
    open_territories,
    with_lock,
    with_other_area,
    with_token,
    without_top,
)
from boardroom.games.ephyran.position.numbers import DRAWN_BY_TWINS, SEEN_BY_GRAEAE
from boardroom.games.ephyran.position.state import NOBODY, Announced, Phase
from boardroom.games.ephyran.rules.step_builder import StepBuilder
from boardroom.games.ephyran.rules.turn import begin_draws, end_turn, note_empty_pile, played, take_from_pile

# Those that nobody can answer.


def _play(b: StepBuilder, half: int) -> None:
    """Play a support: out of the hand and into Tartarus (ruling 3)."""
    b.take_from_hand(b.active, half >> 1)
    b.put_into_tartarus(half >> 1)


def play_castor_and_pollux(b: StepBuilder, half: int) -> None:
    """Castor & Pollux: two cards are drawn, then a territory half is played or a card discarded (ruling 2)."""
    _play(b, half)
    b.events.append(e.SupportPlayed(b.beat, b.active, half))
    b.again = 1
    begin_draws(b, DRAWN_BY_TWINS)


def play_graeae(b: StepBuilder, half: int) -> None:
    """The Graeae: cards of the pile are looked at, one is kept."""
    _play(b, half)
    b.events.append(e.SupportPlayed(b.beat, b.active, half))
    _look_with_graeae(b)


def _look_with_graeae(b: StepBuilder) -> None:
    """Look at cards of the pile, as many as there are (ruling 14); a single one is kept."""
    b.seen, b.pile = b.pile[:SEEN_BY_GRAEAE], b.pile[SEEN_BY_GRAEAE:]
    b.barrier = True
    b.events.append(e.CardsSeen(b.beat, b.active, b.seen))
    note_empty_pile(b, b.active)
    if len(b.seen) == 1:
        keep_card(b, b.seen[0], b"")
    else:
        b.phase = Phase.KEEPING


def keep_card(b: StepBuilder, card: int, others: bytes) -> None:
    """Keep one of the cards seen, discard the others in this order; that was the turn's draw (ruling 2)."""
    b.put_into_hand(b.active, card)
    b.discard += others
    b.seen = b""
    b.events.append(e.CardKept(b.beat, b.active, card, others))
    end_turn(b)


def exchange_with_hand(b: StepBuilder, half: int, area: int) -> None:
    """Exchange an area of the city with one of the hand; a token on it is out of the game (ruling 5)."""
    seat, territory, number = b.active, TERRITORY[area], NUMBER[area]
    city = b.cities[seat]
    old, token = city.columns[territory][number - 1], city.tokens[territory][number - 1]
    _play(b, half)
    b.events.append(e.SupportPlayed(b.beat, seat, half))
    b.take_from_hand(seat, area >> 1)
    b.put_into_hand(seat, old >> 1)
    b.set_city(seat, with_other_area(city, territory, number, area, NO_TOKEN))
    b.events.append(e.AreaExchangedWithHand(b.beat, seat, area, territory, number, old, int(token != NO_TOKEN)))
    played(b)


def lock_column(b: StepBuilder, half: int, territory: int) -> None:
    """Lock a territory with Athena's shield, which lies behind it (ruling 8)."""
    seat = b.active
    b.take_from_hand(seat, half >> 1)
    b.set_city(seat, with_lock(b.cities[seat], territory, half))
    b.events.append(e.ColumnLocked(b.beat, seat, territory, half))
    played(b)


def unlock_column(b: StepBuilder, half: int, owner: int, territory: int) -> None:
    """Unlock a territory with Hecate's magic: both cards are out of the game (ruling 8)."""
    shield = b.cities[owner].locks[territory]
    _play(b, half)
    b.put_into_tartarus(shield >> 1)
    b.set_city(owner, with_lock(b.cities[owner], territory, UNLOCKED))
    b.events.append(e.ColumnUnlocked(b.beat, b.active, owner, territory, half, shield))
    played(b)


# Those that can be answered.


def announce(b: StepBuilder, half: int, target: int, territory: int, number: int) -> None:
    """Announce a support with its aim; who may block it is asked before it has any effect (rulings 6 and 7)."""
    b.take_from_hand(b.active, half >> 1)
    b.announced = Announced(half, target, territory, number)
    b.events.append(e.SupportAnnounced(b.beat, b.active, *b.announced))
    b.phase = Phase.ANSWERING
    b.asked = (b.active + 1) % len(b.hands) if target == NOBODY else target
    b.events.append(e.SeatAsked(b.beat, b.asked))


def block(b: StepBuilder, half: int) -> None:
    """Block the support: no effect, both cards are out of the game, and the defender draws at once (ruling 6)."""
    assert b.announced is not None
    defender, attack = b.asked, b.announced.half
    b.announced = None
    b.take_from_hand(defender, half >> 1)
    b.put_into_tartarus(attack >> 1)
    b.put_into_tartarus(half >> 1)
    b.events.append(e.SupportBlocked(b.beat, defender, half, b.active, attack))
    # Nobody can take it back, whether a card is drawn or not.
    b.barrier = True
    if b.pile:
        card = take_from_pile(b)
        b.put_into_hand(defender, card)
        b.events.append(e.DefenderRefilled(b.beat, defender, card))
        note_empty_pile(b, defender)
    _go_on(b)


def let_happen(b: StepBuilder) -> None:
    """Let the support happen, as far as this seat is concerned: the next one is asked, or it has its effect."""
    assert b.announced is not None
    announced = b.announced
    b.events.append(e.AnswerDeclined(b.beat, b.asked, announced.half, b.active))
    following = (b.asked + 1) % len(b.hands)
    if announced.target == NOBODY and following != b.active:
        b.asked = following
        b.events.append(e.SeatAsked(b.beat, following))
        return
    b.announced = None
    b.put_into_tartarus(announced.half >> 1)
    b.events.append(e.SupportPlayed(b.beat, b.active, announced.half))
    _EFFECTS[SUPPORT[announced.half]](b, announced)


def _go_on(b: StepBuilder) -> None:
    """All is answered and done: the active player draws."""
    _ask_active(b, Phase.DRAWING)
    played(b)


def _ask_active(b: StepBuilder, phase: Phase) -> None:
    b.phase, b.asked = phase, NOBODY
    b.events.append(e.SeatAsked(b.beat, b.active))


def _exchange(b: StepBuilder, announced: Announced) -> None:
    """Exchange the same area of two cities, with what lies on it (ruling 5)."""
    seat, (_, victim, territory, number) = b.active, announced
    own, theirs = b.cities[seat], b.cities[victim]
    given, given_token = own.columns[territory][number - 1], own.tokens[territory][number - 1]
    taken, taken_token = theirs.columns[territory][number - 1], theirs.tokens[territory][number - 1]
    # Each looks at the token that comes.
    b.barrier = b.barrier or taken_token != NO_TOKEN or given_token != NO_TOKEN
    b.set_city(seat, with_other_area(own, territory, number, taken, taken_token))
    b.set_city(victim, with_other_area(theirs, territory, number, given, given_token))
    exchanged = e.AreasExchanged(b.beat, seat, victim, territory, number, taken, given, taken_token, given_token)
    b.events.append(exchanged)
    _go_on(b)


def _destroy(b: StepBuilder, announced: Announced) -> None:
    """Who is attacked gives up an area: at choice where there is one (ruling 4)."""
    city = b.cities[announced.target]
    tops = open_territories(city)
    b.asked = announced.target
    if len(tops) == 1:
        give_up_area(b, tops[0])
    else:
        b.phase = Phase.GIVING_UP


def give_up_area(b: StepBuilder, territory: int) -> None:
    """The uncovered area of a territory is destroyed, and a token on it leaves the game (ruling 4)."""
    seat = b.asked
    city = b.cities[seat]
    half, token, number = city.columns[territory][-1], city.tokens[territory][-1], len(city.columns[territory])
    b.set_city(seat, without_top(city, territory))
    b.put_into_tartarus(half >> 1)
    b.events.append(e.AreaDestroyed(b.beat, seat, half, territory, number, int(token != NO_TOKEN)))
    _go_on(b)


def _take(b: StepBuilder, announced: Announced) -> None:
    """Take a token, which only its owner sees (ruling 9)."""
    _ask_active(b, Phase.PLACING_TOKEN)
    b.token, b.supply = b.supply[0], b.supply[1:]
    b.barrier = True
    b.events.append(e.TokenTaken(b.beat, b.active, b.token))


def _steal(b: StepBuilder, announced: Announced) -> None:
    """Steal a token unseen; then the thief looks at it (ruling 9)."""
    _, victim, territory, number = announced
    theirs = b.cities[victim]
    b.token = theirs.tokens[territory][number - 1]
    b.set_city(victim, with_token(theirs, territory, number, NO_TOKEN))
    b.barrier = True
    b.events.append(e.TokenStolen(b.beat, b.active, victim, territory, number, b.token))
    _ask_active(b, Phase.PLACING_TOKEN)


def place_token(b: StepBuilder, territory: int, number: int) -> None:
    """Lay the token face down on an area of the own city (ruling 9)."""
    token, b.token = b.token, NO_TOKEN
    b.set_city(b.active, with_token(b.cities[b.active], territory, number, token))
    b.events.append(e.TokenPlaced(b.beat, b.active, territory, number, token))
    played(b)


_EFFECTS: dict[int, Callable[[StepBuilder, Announced], None]] = {
    Support.EXCHANGE: _exchange,
    Support.DESTROY: _destroy,
    Support.TAKE_TOKEN: _take,
    Support.STEAL_TOKEN: _steal,
}
