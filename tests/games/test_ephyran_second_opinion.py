"""The rules against a second, plain reading of the rulebook (``plain_city.py``): games and crowded positions."""

import random
from collections import Counter

import pytest

from boardroom.engine import rng
from boardroom.games.ephyran.position.actions import Action
from boardroom.games.ephyran.position.cards import (
    ALL_TOKENS,
    FIRST_DIONYSUS,
    NUMBER,
    PILE_CARDS,
    SUPPORT,
    TERRITORY,
    TOKENS,
    Support,
    half_text,
)
from boardroom.games.ephyran.position.city import UNLOCKED, City, areas
from boardroom.games.ephyran.position.numbers import FIRST_CITY, LATER_CITY
from boardroom.games.ephyran.position.scoring import totals, winners
from boardroom.games.ephyran.position.state import UNFINISHED, Ending, Phase, State
from tests.games.cities import OPTIONS, RULES, asked, position, sound
from tests.games.plain_city import TERRITORIES, Table

ALL_CARDS = [half_text(2 * card) for card in range(FIRST_DIONYSUS + 4)]
POSITIONS = 100
KINDS = {
    "add", "add dionysus", "change", "change dionysus", "steal-dionysus", "discard", "discard dionysus",
    "play castor-and-pollux 1", "play graeae 1", "play take-token 1", "exchange exchange 2", "exchange exchange 4",
    "destroy", "steal-token", "lock", "unlock", "block", "let", "give-up", "place", "keep", "draw",
}  # fmt: skip
"""All that can be done once gods are there."""


# A position of the rules as the plain reading has it.


def texts(cards: bytes) -> list[str]:
    return [ALL_CARDS[card] for card in cards]


def plain_cities(state: State) -> tuple[list[dict[str, list[list[str]]]], list[dict[str, str]]]:
    """The cities as the plain reading has them, and their shields."""
    columns = [
        {
            name: [[half_text(half), TOKENS[token]] for half, token in zip(column, tokens, strict=True)]
            for name, column, tokens in zip(TERRITORIES, city.columns, city.tokens, strict=True)
        }
        for city in state.cities
    ]
    shields = [
        {TERRITORIES[t]: half_text(lock) for t, lock in enumerate(city.locks) if lock != UNLOCKED}
        for city in state.cities
    ]
    return columns, shields


def plain(state: State) -> Table:
    """The plain reading's table for a position in which a turn begins."""
    cities, shields = plain_cities(state)
    return Table(
        printed=frozenset(ALL_CARDS),
        gods=[TERRITORIES[god] for god in state.gods],
        hands=[texts(hand) for hand in state.hands],
        cities=cities,
        shields=shields,
        pile=texts(state.pile),
        discard=texts(state.discard),
        tartarus=texts(state.tartarus),
        supply=[TOKENS[token] for token in state.supply],
        bonuses=list(state.bonuses),
        first=state.starter,
        turn=state.active,
        last_round=state.ending != Ending.NOT_YET,
    )


def differences(table: Table, state: State) -> list[str]:
    """What of a table is not as in a position."""
    cities, shields = plain_cities(state)
    there = {
        "cities": cities, "shields": shields, "pile": texts(state.pile), "discard": texts(state.discard),
        "tartarus": texts(state.tartarus), "supply": [TOKENS[token] for token in state.supply],
        "bonuses": list(state.bonuses), "token": TOKENS[state.token], "shown": texts(state.seen),
        "draws": state.draws, "last_round": state.ending != Ending.NOT_YET,
    }  # fmt: skip
    wrong = [name for name, value in there.items() if getattr(table, name) != value]
    if [sorted(hand) for hand in table.hands] != [sorted(texts(hand)) for hand in state.hands]:
        wrong.append("hands")
    if (table.todo == "over") != (state.phase == Phase.OVER) or (
        state.phase != Phase.OVER and table.asked != asked(state)
    ):
        wrong.append("asked")
    if table.totals() != list(totals(state)):
        wrong.append("points")
    return wrong


# Positions.


def crowded(chance: random.Random, seats: int) -> State:
    """A random position in the midst of a game: high cities with locks, tokens and Dionysus, supports in the hands."""
    left = list(PILE_CARDS)
    chance.shuffle(left)
    tokens = list(ALL_TOKENS)
    chance.shuffle(tokens)
    dionysus = list(range(FIRST_DIONYSUS, FIRST_DIONYSUS + seats))
    cities = [_random_city(chance, left, tokens, dionysus) for _ in range(seats)]
    left.sort(key=lambda card: chance.random() * (1 if max(SUPPORT[2 * card], SUPPORT[2 * card + 1]) < 0 else 0.4))
    hands = [left[5 * seat : 5 * seat + 5] for seat in range(seats)]
    del left[: 5 * seats]
    for card in dionysus:
        hand = chance.choice(hands)
        left.append(hand[0])
        hand[0] = card
    pile = left[: chance.choice((0, 1, 2, 3, 9))]
    discard = left[len(pile) : len(pile) + chance.choice((0, 1, 2, 5))]
    gods = list(range(4))
    chance.shuffle(gods)
    finished = [seat for seat, city in enumerate(cities) if areas(city) == 16]
    bonuses = [UNFINISHED] * seats
    for seat in finished:
        bonuses[seat] = LATER_CITY
    if finished:
        bonuses[chance.choice(finished)] = FIRST_CITY
    ending = Ending.FULL_CITY if finished else Ending.NOT_YET if pile else Ending.EMPTY_PILE
    fresh = RULES.setup(OPTIONS, seats, rng.seeded(1))
    return sound(
        fresh._replace(
            starter=chance.randrange(seats),
            active=chance.randrange(seats),
            gods=tuple(gods[:seats]),
            hands=tuple(bytes(hand) for hand in hands),
            cities=tuple(cities),
            pile=bytes(pile),
            discard=bytes(discard),
            tartarus=bytes(left[len(pile) + len(discard) :]),
            supply=bytes(tokens[: chance.choice((0, 1, 4))]),
            bonuses=tuple(bonuses),
            ending=ending,
        )
    )


def _random_city(chance: random.Random, left: list[int], tokens: list[int], dionysus: list[int]) -> City:
    columns, lying, locks = [], [], []
    for territory in range(4):
        column = bytearray()
        for number in range(1, chance.choice((0, 1, 2, 3, 4, 4)) + 1):
            fitting = [
                half for card in left for half in (2 * card, 2 * card + 1)
                if (TERRITORY[half], NUMBER[half]) == (territory, number)
            ]  # fmt: skip
            if dionysus and (not fitting or chance.random() < 0.12):
                column.append(2 * dionysus.pop())
            elif fitting:
                half = chance.choice(fitting)
                left.remove(half >> 1)
                column.append(half)
        lying.append(bytes(tokens.pop() if tokens and chance.random() < 0.25 else 0 for _ in column))
        shields = [half for card in left for half in (2 * card, 2 * card + 1) if SUPPORT[half] == Support.SHIELD]
        locked = column and shields and chance.random() < 0.2
        if locked:
            left.remove(shields[0] >> 1)
        locks.append(shields[0] if locked else UNLOCKED)
        columns.append(bytes(column))
    return City(tuple(columns), tuple(lying), tuple(locks))


# Both play on.


def kind(text: str) -> str:
    """What a move is, as far as a choice among moves of all kinds is concerned."""
    verb, *words = text.split(" ")
    if verb in ("play", "exchange"):
        return f"{verb} {words[0].split('/')[0]} {len(words)}"
    return f"{verb} dionysus" if words and words[0].startswith("dionysus") else verb


def played_on(chance: random.Random, state: State, steps: int, keen: tuple[str, str] | None = None) -> Counter[str]:
    """Both readings play the same moves from a position in which a turn begins, and never differ. How often each kind
    of move was made.
    """
    table = plain(state)
    made: Counter[str] = Counter()
    for _ in range(steps):
        assert differences(table, state) == []
        legal = {
            RULES.records.text(action): action for seat in RULES.actors(state) for action in RULES.legal(state, seat)
        }
        assert set(legal) == table.moves()
        if state.phase == Phase.OVER:
            best = max(table.totals())
            assert winners(state) == tuple(seat for seat, total in enumerate(table.totals()) if total == best)
            break
        kinds = sorted({kind(text) for text in legal})
        wanted = [name for name in kinds if keen is not None and name.split(" ")[0] in keen]
        if not wanted:
            wanted = [name for name in kinds if name != "discard"] or kinds
        chosen = chance.choice(wanted)
        text = chance.choice(sorted(text for text in legal if kind(text) == chosen))
        made[chosen] += 1
        seat = asked(state)
        told_points(state, seat, legal[text], table, text)
        state = RULES.apply(state, seat, legal[text]).state
        table.do(text)
    return made


def told_points(state: State, seat: int, action: Action, table: Table, text: str) -> None:
    """What a preview tells of points is what comes of it: to who is asked, the city bonus aside; sums in which there is
    a token that is not seen say so, and are none of these.
    """
    lines = RULES.words.preview(RULES.secrets.view(state, seat), seat, action).lines
    told = [
        line.text.n * (-1 if line.text.source.startswith("−") else 1)
        for line in lines
        if line.text.source in ("+%n points", "−%n points")
    ]
    if told:
        after = table.copy()
        after.do(text)
        while after.todo == "answer":
            after.do("let")
        assert told == [after.points(seat) - table.points(seat)], text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_allow_the_same_moves_and_come_to_the_same_table_in_whole_games(seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(2):
        made = played_on(chance, RULES.setup({**OPTIONS, "start": "random"}, seats, rng.seeded(seed)), 2000)
        assert made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_in_games_of_keen_builders(seats: int) -> None:
    chance = random.Random(10 + seats)
    for seed in range(2):
        start = RULES.setup({**OPTIONS, "start": "random"}, seats, rng.seeded(seed))
        assert played_on(chance, start, 2000, keen=("add", "steal-dionysus"))["add"] > 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_in_crowded_positions_whatever_is_played_there(seats: int) -> None:
    chance = random.Random(20 + seats)
    made: Counter[str] = Counter()
    for _ in range(POSITIONS):
        made += played_on(chance, crowded(chance, seats), 8)
    assert set(made) == KINDS


# Every cell: a support, on locked and unlocked, covered and uncovered areas, with and without tokens and Dionysus, each
# answered and not.

COLUMNS = [
    "lagoon . .", "lagoon .+owl .", "lagoon . .+helmet", "lagoon .+owl .+trident", "lagoon D .", "lagoon . D",
    "lagoon D+owl .", "lagoon . D+owl", "locked lagoon . .", "locked lagoon .+owl .", "locked lagoon . D+owl",
]  # fmt: skip
BESIDE = ", lands ."
HANDS = {
    "castor-and-pollux": "castor-and-pollux lagoon-2 lagoon-3 dionysus",
    "graeae": "graeae lagoon-2",
    "exchange": "exchange lagoon-1 lagoon-2 lagoon-3 dionysus",
    "take-token": "take-token lagoon-2",
    "destroy": "destroy lagoon-2",
    "steal-token": "steal-token lagoon-2",
    "shield": "shield lagoon-2",
    "magic": "magic lagoon-2",
    "dionysus": "dionysus lagoon-1 lagoon-2 lagoon-3",
}


def agree_whatever_follows(state: State, table: Table, card: str = "") -> int:
    """Both readings agree in all that can be done now, and in what comes of it until a card is drawn: of what is done
    with a card, if one is said. The ways there are.
    """
    assert differences(table, state) == []
    legal = {RULES.records.text(action): action for action in RULES.legal(state, asked(state))}
    assert set(legal) == table.moves()
    ways = 0
    for text, action in legal.items():
        if card not in text or (card and text.startswith("discard")):
            continue
        after, seat = table.copy(), asked(state)
        told_points(state, seat, action, table, text)
        after.do(text)
        played = RULES.apply(state, seat, action).state
        if after.todo in ("play", "draw", "keep", "over"):
            assert differences(after, played) == []
            ways += 1
        else:
            ways += agree_whatever_follows(played, after)
    return ways


@pytest.mark.parametrize("support", HANDS)
def test_every_support_and_dionysus_on_all_sorts_of_areas_answered_and_not(support: str) -> None:
    ways = 0
    for mine in COLUMNS:
        for theirs in COLUMNS:
            state = position(mine + BESIDE, theirs + BESIDE, "", hands=[HANDS[support], "shield magic lands-4"])
            ways += agree_whatever_follows(state, plain(state), support)
    assert ways >= len(COLUMNS)
