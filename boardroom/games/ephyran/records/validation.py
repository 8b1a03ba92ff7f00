"""Whether a position that was read can be one of this game: play must be able to go on from it."""

from collections import Counter
from typing import Final

from boardroom.engine.manifest import Options
from boardroom.engine.records.document import must_fit
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN, SUPPORT, TERRITORIES, Support
from boardroom.games.ephyran.position.city import UNLOCKED, City, is_finished, open_top
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Ending, Phase, State
from boardroom.games.ephyran.rules.legal import can_draw, defence_against, has_free_area

_PLAIN: Final = (Phase.PLAYING, Phase.PLAYING_AGAIN)


def validate(state: State, options: Options, seats: int) -> None:
    """Make sure that a state is a whole position of a game of these options and so many seats. Raises Unreadable."""
    must_fit(
        round=state.round <= state.step + 1,
        cities=len(state.cities) == seats and not any(HIDDEN in row for city in state.cities for row in city.tokens),
        gods=state.phase != Phase.CHOOSING_GODS or options["gods"] == "chosen",
        starter=options["start"] == "random" or state.starter == 0,
        hands=not any(HIDDEN in hand for hand in state.hands),
        pile=HIDDEN not in state.pile,
        supply=HIDDEN not in state.supply,
        token=state.token != HIDDEN,
        seen=HIDDEN not in state.seen,
        cards=_count(state) == len(cards.PILE_CARDS) + seats,
    )


def _places(state: State) -> tuple[list[int], list[int]]:
    """The cards that may be hidden, and those that lie open: in cities, behind them, discarded, in Tartarus."""
    hidden = [card for pile in (state.pile, state.seen, *state.hands) for card in pile]
    seen = [*state.discard, *state.tartarus]
    for city in state.cities:
        seen += [half >> 1 for column in city.columns for half in column]
        seen += [lock >> 1 for lock in city.locks if lock != UNLOCKED]
    if state.announced is not None:
        seen.append(state.announced.half >> 1)
    return hidden, seen


def _count(state: State) -> int:
    return sum(map(len, _places(state)))


def _cards(state: State) -> bool:
    hidden, seen = _places(state)
    known = [*seen, *(card for card in hidden if card != HIDDEN)]
    dealt = cards.FIRST_DIONYSUS + len(state.hands)
    if HIDDEN in seen or len(set(known)) != len(known) or any(card >= dealt for card in known):
        return False
    if len(hidden) + len(seen) != dealt or any(
        card >= cards.FIRST_DIONYSUS for card in (*state.pile, *state.seen) if card != HIDDEN
    ):
        return False
    return all(hand or not _plays_later(state, seat) for seat, hand in enumerate(state.hands))


def _plays_later(state: State, seat: int) -> bool:
    """Whether a seat has another turn after the present one (ruling 13)."""
    if state.ending == Ending.NOT_YET:
        return seat != state.active
    seats = len(state.hands)
    return state.phase != Phase.OVER and (seat - state.starter) % seats > (state.active - state.starter) % seats


def _cities(state: State) -> bool:
    return all(_city(city) for city in state.cities)


def _city(city: City) -> bool:
    for territory, column in enumerate(city.columns):
        for number, half in enumerate(column, 1):
            shown = cards.HALVES[half]
            if shown.creature != cards.DIONYSUS and (shown.territory, shown.number) != (territory, number):
                return False
        lock = city.locks[territory]
        if lock != UNLOCKED and (SUPPORT[lock] != Support.SHIELD or not column):
            return False
    return True


def _tokens(state: State) -> bool:
    lying = [token for city in state.cities for row in city.tokens for token in row if token != NO_TOKEN]
    every = [*lying, *state.supply, *([state.token] if state.token else [])]
    left = Counter(cards.ALL_TOKENS)
    left.subtract(token for token in every if token != HIDDEN)
    return len(every) <= len(cards.ALL_TOKENS) and min(left.values()) >= 0


def _gods(state: State) -> bool:
    chosen = [god for god in state.gods if god >= 0]
    if len(set(chosen)) != len(chosen):
        return False
    if state.phase == Phase.CHOOSING_GODS:
        # Who chose already: from the first player on to the one before who chooses now.
        seats = len(state.gods)
        turn = (state.active - state.starter) % seats
        in_order = all((god >= 0) == ((seat - state.starter) % seats < turn) for seat, god in enumerate(state.gods))
        dealt = any(len(hand) != 1 for hand in state.hands)
        return in_order and not dealt and not any(any(city.columns) for city in state.cities)
    return len(chosen) == len(state.gods) or state.ending == Ending.CONCEDED


def _announced(state: State) -> bool:
    """Whether a support waits exactly while somebody is asked, and is aimed at what is there."""
    waiting = state.announced
    if state.ending == Ending.CONCEDED:
        return state.asked == NOBODY
    if (waiting is None) != (state.phase != Phase.ANSWERING):
        return False
    if waiting is None:
        return (state.asked == NOBODY) == (state.phase != Phase.GIVING_UP)
    if state.asked in (NOBODY, state.active) or defence_against(SUPPORT[waiting.half]) < 0:
        return False
    if waiting.target == NOBODY:
        return _aimed_at_all(state)
    return state.asked == waiting.target < len(state.cities) and _aimed(state)


def _aimed_at_all(state: State) -> bool:
    assert state.announced is not None
    half, _, territory, number = state.announced
    if (SUPPORT[half], territory, number) != (Support.TAKE_TOKEN, NOBODY, 0):
        return False
    return bool(state.supply) and has_free_area(state.cities[state.active])


def _aimed(state: State) -> bool:
    waiting = state.announced
    assert waiting is not None
    support, theirs, own = SUPPORT[waiting.half], state.cities[waiting.target], state.cities[state.active]
    territory, place = waiting.territory, waiting.number - 1
    if support == Support.DESTROY:
        return (territory, place) == (NOBODY, -1) and any(open_top(theirs, t) >= 0 for t in range(len(TERRITORIES)))
    if (
        support not in (Support.EXCHANGE, Support.STEAL_TOKEN)
        or territory == NOBODY
        or not 0 <= place < len(theirs.columns[territory])
    ):
        return False
    if theirs.locks[territory] != UNLOCKED:
        return False
    if support == Support.STEAL_TOKEN:
        return theirs.tokens[territory][place] != NO_TOKEN and has_free_area(own)
    return place < len(own.columns[territory]) and own.locks[territory] == UNLOCKED


def _phase(state: State) -> bool:
    """Whether what is to be done can be done."""
    phase = state.phase
    if state.ending == Ending.CONCEDED:
        return not state.draws and not state.again
    if (phase == Phase.KEEPING) != bool(state.seen) or (phase == Phase.PLACING_TOKEN) != (state.token != NO_TOKEN):
        return False
    if (state.draws > 0) != (phase == Phase.DRAWING) or state.draws > (numbers.DRAWN_BY_TWINS if state.again else 1):
        return False
    if state.again and phase not in (Phase.DRAWING, Phase.PLAYING_AGAIN):
        return False
    if phase == Phase.PLAYING_AGAIN and not state.again:
        return False
    if state.discarded and (phase != Phase.DRAWING or state.again or not state.discard):
        return False
    if phase == Phase.KEEPING:
        # They see fewer only where there are no more; one alone is kept at once.
        return len(state.seen) == numbers.SEEN_BY_GRAEAE or (
            2 <= len(state.seen) < numbers.SEEN_BY_GRAEAE and not state.pile
        )
    if phase == Phase.DRAWING:
        return can_draw(state)
    if phase == Phase.PLACING_TOKEN:
        return has_free_area(state.cities[state.active])
    if phase == Phase.GIVING_UP:
        city = state.cities[state.asked]
        return (
            state.asked != state.active
            and sum(open_top(city, territory) >= 0 for territory in range(len(TERRITORIES))) >= 2
        )
    return phase not in _PLAIN or bool(state.hands[state.active])


def _ending(state: State) -> bool:
    """Whether the game ends for what there is: an empty pile, a finished city, somebody who gave up."""
    if (state.conceded != NOBODY) != (state.ending == Ending.CONCEDED):
        return False
    bonuses = sorted(bonus for bonus in state.bonuses if bonus != UNFINISHED)
    if bonuses and bonuses != sorted([numbers.FIRST_CITY] + [numbers.LATER_CITY] * (len(bonuses) - 1)):
        return False
    if state.ending == Ending.CONCEDED:
        return state.phase == Phase.OVER and len(state.hands) == 2
    if any(is_finished(city) and bonus == UNFINISHED for city, bonus in zip(state.cities, state.bonuses, strict=True)):
        return False
    if state.ending == Ending.NOT_YET:
        return not bonuses and bool(state.pile) and state.phase != Phase.OVER
    return bool(bonuses) if state.ending == Ending.FULL_CITY else state.ending == Ending.EMPTY_PILE and not state.pile


CHECKS: Final = (
    ("cities", _cities),
    ("hands", _cards),
    ("supply", _tokens),
    ("gods", _gods),
    ("announced", _announced),
    ("phase", _phase),
    ("ending", _ending),
)
"""What holds of every position, each asked when those before it hold. Each value is within its own range already."""
