"""A turn: areas laid and changed, Dionysus stolen, cards discarded and drawn; the end of the game.

Rulebook: Game turn, Dionysus, End of the game; rulings 1, 2, 10, 13 and 14.
"""

from typing import Final

from boardroom.engine.tuples import replaced
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.actions import Source
from boardroom.games.ephyran.position.cards import NO_TOKEN, NUMBER, TERRITORY
from boardroom.games.ephyran.position.city import is_finished, with_area, with_other_area
from boardroom.games.ephyran.position.numbers import FIRST_CITY, HAND, LATER_CITY
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Ending, Phase
from boardroom.games.ephyran.rules.legal import can_draw
from boardroom.games.ephyran.rules.step_builder import StepBuilder

# Looked up once: a member of an enumeration costs a tenth of an action.
_PLAYING, _PLAYING_AGAIN, _DRAWING = Phase.PLAYING, Phase.PLAYING_AGAIN, Phase.DRAWING
_NOT_YET: Final = Ending.NOT_YET
_FROM_DISCARD: Final = Source.DISCARD_PILE

# The actions of a turn that are no supports.


def add_area(b: StepBuilder, half: int, territory: int) -> None:
    """Add a Territory: the next area, or Dionysus, laid in the own city."""
    seat = b.active
    b.take_from_hand(seat, half >> 1)
    city = b.cities[seat]
    b.set_city(seat, with_area(city, territory, half))
    b.events.append(e.AreaAdded(b.beat, seat, half, territory, len(city.columns[territory]) + 1))
    _note_finished(b)
    played(b)


def change_area(b: StepBuilder, half: int, territory: int) -> None:
    """Change an uncovered Territory: the old area is discarded, its token leaves the game (ruling 4)."""
    seat = b.active
    city = b.cities[seat]
    number = len(city.columns[territory])
    old, token = city.columns[territory][-1], city.tokens[territory][-1]
    b.take_from_hand(seat, half >> 1)
    b.set_city(seat, with_other_area(city, territory, number, half, NO_TOKEN))
    b.put_on_discard(old >> 1)
    b.events.append(e.AreaChanged(b.beat, seat, half, territory, number, old, int(token != NO_TOKEN)))
    played(b)


def steal_dionysus(b: StepBuilder, half: int, victim: int, territory: int) -> None:
    """Take Dionysus out of another's city for the matching area, and lay him in the own one (ruling 10)."""
    seat = b.active
    theirs, place, number = b.cities[victim], TERRITORY[half], NUMBER[half]
    dionysus, token = theirs.columns[place][-1], theirs.tokens[place][-1]
    # The thief looks at the token.
    b.barrier = token != NO_TOKEN
    b.take_from_hand(seat, half >> 1)
    b.set_city(victim, with_other_area(theirs, place, number, half, NO_TOKEN))
    b.set_city(seat, with_area(b.cities[seat], territory, dionysus, token))
    at = len(b.cities[seat].columns[territory])
    b.events.append(e.DionysusStolen(b.beat, seat, half, victim, dionysus, territory, at, token))
    _note_finished(b)
    played(b)


def discard_card(b: StepBuilder, card: int) -> None:
    """Discard a card: always allowed (ruling 15)."""
    b.take_from_hand(b.active, card)
    b.put_on_discard(card)
    b.events.append(e.CardDiscarded(b.beat, b.active, card))
    played(b)


def _note_finished(b: StepBuilder) -> None:
    """Fix the city bonus when the sixteenth area is laid (ruling 13)."""
    seat = b.active
    if b.bonuses[seat] != UNFINISHED or not is_finished(b.cities[seat]):
        return
    first = all(bonus == UNFINISHED for bonus in b.bonuses)
    bonus = FIRST_CITY if first else LATER_CITY
    b.bonuses = replaced(b.bonuses, seat, bonus)
    b.events.append(e.CityFinished(b.beat, seat, bonus))
    _trigger_end(b, seat, Ending.FULL_CITY)


# Drawing.


def played(b: StepBuilder) -> None:
    """What comes after an action: the draw that ends the turn, or nothing more after Castor & Pollux (ruling 2)."""
    b.announced, b.asked = None, NOBODY
    if b.again:
        end_turn(b)
    else:
        begin_draws(b, 1)


def begin_draws(b: StepBuilder, draws: int) -> None:
    """So many cards are to be drawn, as far as there are any."""
    b.phase, b.draws = _DRAWING, draws
    _go_on_drawing(b)


def draw_card(b: StepBuilder, source: Source) -> None:
    """Draw a card from the pile or the top of the discard pile."""
    if source == _FROM_DISCARD:
        card = b.discard[-1]
        b.discard = b.discard[:-1]
    else:
        card = take_from_pile(b)
    b.put_into_hand(b.active, card)
    b.events.append(e.CardDrawn(b.beat, b.active, card, source))
    note_empty_pile(b, b.active)
    b.draws -= 1
    _go_on_drawing(b)


def draw_nothing(b: StepBuilder) -> None:
    """Leave the card on the discard pile, the pile being empty."""
    b.events.append(e.NothingDrawn(b.beat, b.active))
    b.draws = 0
    _go_on_drawing(b)


def _go_on_drawing(b: StepBuilder) -> None:
    if b.draws and can_draw(b):
        return
    b.draws = 0
    if b.again:
        b.phase = _PLAYING_AGAIN
    else:
        end_turn(b)


def take_from_pile(b: StepBuilder) -> int:
    """The top card of the pile, taken away: nothing before it can be taken back."""
    card = b.pile[0]
    b.pile = b.pile[1:]
    b.barrier = True
    return card


def note_empty_pile(b: StepBuilder, seat: int) -> None:
    """The end begins when the pile is empty (ruling 13), whichever seat took its last card."""
    if not b.pile:
        _trigger_end(b, seat, Ending.EMPTY_PILE)


# Turn by turn, and the end.


def deal_hands(b: StepBuilder) -> None:
    """Deal everybody cards to the Dionysus card, once gods are chosen (rulebook: Preparation)."""
    each = HAND - 1
    hands = tuple(b.pile[seat * each : (seat + 1) * each] for seat in range(len(b.hands)))
    b.pile = b.pile[len(hands) * each :]
    b.hands = tuple(own + dealt for own, dealt in zip(b.hands, hands, strict=True))
    b.barrier = True
    b.events.append(e.HandsDealt(b.beat, hands))


def end_turn(b: StepBuilder) -> None:
    """The next player's turn, or the end of the game once the last round is played (ruling 13)."""
    following = (b.active + 1) % len(b.hands)
    if following == b.starter:
        if b.ending != _NOT_YET:
            end_game(b)
            return
        b.round += 1
    b.active = following
    begin_turn(b)


def begin_turn(b: StepBuilder) -> None:
    """The active player's turn begins."""
    b.phase, b.discarded, b.again, b.draws = _PLAYING, 0, 0, 0
    b.events.append(e.TurnBegun(b.beat, b.active, b.round))


def _trigger_end(b: StepBuilder, seat: int, why: Ending) -> None:
    if b.ending == _NOT_YET:
        b.ending = why
        b.events.append(e.EndTriggered(b.beat, seat, why))


def end_game(b: StepBuilder) -> None:
    """The game is over; tokens are revealed, so that nothing before it can be taken back."""
    # What somebody who gives up leaves undone stays where it lies.
    b.phase, b.asked, b.draws, b.discarded, b.again = Phase.OVER, NOBODY, 0, 0, 0
    b.barrier = True
    b.events.append(e.GameEnded(b.beat, b.ending, b.conceded, tuple(city.tokens for city in b.cities)))
