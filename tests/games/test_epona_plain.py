"""The rules against a second, plain reading of the rulebook (``plain_stable.py``, ``plain_dividing.py``), in games of
one to six in all forms.
"""

import random
import sys
import time
from collections import Counter
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.manifest import OptionValue
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import Action
from boardroom.games.epona.position.cards import (
    ASSETS,
    MARES,
    MARKED_3,
    MARKED_6,
    NO_OWNER,
    NONE,
    PLAIN,
    STABLES,
    STABLES_MARKED,
)
from boardroom.games.epona.position.scoring import rollers_to_come, total, winners
from boardroom.games.epona.position.state import Form, Phase, State
from boardroom.games.epona.position.tableau import Row, cards_of
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.records.notation import face_text
from tests.games.epona_pad import pad
from tests.games.epona_positions import OPTIONS, position, with_icons_used
from tests.games.plain_dividing import Chooser, Dividers
from tests.games.plain_stable import Table
from tests.games.plain_tableau import DECKS, Player

RULES = EponaRules()
ASKED_IN = (
    "select", "choose", "keep", "place", "keep one", "choose stable", "agree", "breed", "move rollers", "swap", "over",
    "divide", "choose group", "discard", "choose owner",
)  # fmt: skip
"""What the plain reading calls the phases."""
CUBES = ("", "cross", "tick")
OPEN = {2: "employee", 3: "equipment", 4: "any", 5: "other"}
KINDS = {
    "select",
    "deck",
    "keep-hand",
    "place",
    "sell",
    "box",
    "draw",
    "take",
    "keep",
    "draw-stables",
    "stable",
    "breed",
    "finish",
    "pass",
    "roller",
    "swap",
    "keep rollers",
    "keep places",
    "agree",
    "refuse",
}
NEW_KINDS = {"divide", "group", "discard", "owner"}
"""The kinds of actions of high interaction, its variant for two, and of the experienced."""
FORMS: tuple[tuple[range, dict[str, OptionValue]], ...] = (
    (range(2, 7), {"form": "high"}),
    (range(2, 3), {"form": "two-player"}),
    (range(1, 4), {"experience": "experienced", "owners": "asymmetric"}),
    (range(1, 7), {"stables": "star", "owners": "asymmetric"}),
    (range(2, 4), {"form": "high", "stables": "star", "experience": "experienced", "owners": "asymmetric"}),
    (range(2, 3), {"form": "two-player", "experience": "experienced", "owners": "asymmetric"}),
)
"""The new parts, each with the numbers of players that can play it."""  # fmt: skip


# A position of the rules as the plain reading has it.


def keys(cards: bytes) -> list[str]:
    return [ASSETS[card].key for card in cards if card != NONE]


def stable_keys(stables: bytes) -> list[str]:
    return [STABLES[stable].key for stable in stables]


def row_of(row: Row) -> dict[str, Any]:
    slots = ["" if card == NONE else ASSETS[card].key for card in row.slots]
    return {"stable": STABLES[row.stable].key, "slots": slots, "cube": CUBES[row.cube]}


def piles(state: State) -> dict[str, list[str]]:
    return {**{deck: keys(pile) for deck, pile in zip(DECKS, state.decks, strict=True)},
            "stables": stable_keys(state.stables)}  # fmt: skip


def display(state: State) -> list[tuple[str, int]]:
    return [(face_text(face), token) for face, token in zip(state.display, state.offered, strict=True)]


def plain(state: State) -> Dividers:
    """The plain reading's table for a position in which a selection card is to be chosen, or cards to be placed; or for
    the first position of any form.
    """
    players = [Player([]) for _ in state.tableaus]
    for seat, player in enumerate(players):
        for name, value in of_player(state, seat).items():
            setattr(player, name, value)
    table = Dividers(players, piles(state), state.starter, state.rounds, keys(state.neutral), bool(state.refusal))
    table.discards = discards(state)
    table.round, table.turn, table.todo = state.round, state.active, ASKED_IN[state.phase]
    table.points_on = points_on(state)
    table.display = display(state)
    table.to_come, table.aside = solo_faces(state) if len(players) == 1 else (set(), [])
    table.letters = "".join("ABCDEF"[letter] for letter in state.letters)
    table.both = state.form == Form.TWO_PLAYER
    table.choosers = tuple(
        Chooser(list(owners), stable_keys(stables))
        for owners, stables in zip(state.owners_offered, state.stables_offered, strict=True)
    )
    if table.letters and not table.choosers:
        table.begin_round()
    return table


def told(table: Table, after: State) -> None:
    """What chance decided on the way to a position."""

    def shuffle(deck: str, bag: list[str]) -> list[str]:
        seen = stable_keys(after.seen) if deck == "stables" else keys(after.seen)
        drawn = [card for seat in table.in_turn() for card in keys(after.drawn[seat])]
        lie = [card for card in [*drawn, *seen, *keys(after.hands[table.turn]), *piles(after)[deck]] if card in bag]
        assert sorted(lie) == sorted(bag)
        return lie

    table.shuffle, table.lay_out = shuffle, lambda: display(after)


def of_player(state: State, seat: int) -> dict[str, Any]:
    return {
        "rows": [row_of(row) for row in state.tableaus[seat]],
        "coins": state.coins[seat], "studs": state.studs[seat], "points": state.points[seat],
        "hand": set(keys(state.hands[seat])), "shown": set(keys(state.drawn[seat])),
        "boxes": {box + 1 for box in range(9) if state.boxes[seat] >> box & 1},
        "kept": "".join(keys(state.aside[seat : seat + 1])), "rollers": set(keys(state.rollers[seat])),
        "owner": state.owners[seat] if state.owners[seat] != NO_OWNER else 0,
        "token": state.lots[seat], "owes": state.debts[seat],
        "has_drawn": bool(state.drew >> seat & 1), "has_shared": bool(state.bred >> seat & 1),
    }  # fmt: skip


def discards(state: State) -> dict[str, list[str]]:
    return {**{deck: keys(pile) for deck, pile in zip(DECKS, state.discards, strict=True)},
            "stables": stable_keys(state.stable_discard)}  # fmt: skip


def points_on(state: State) -> dict[str, int]:
    return {ASSETS[card].key: points for card, points in enumerate(state.tokens) if points}


def solo_faces(state: State) -> tuple[set[str], list[str]]:
    """The solo player's selection cards: the numbers of those to come, the faces that had their turn."""
    chosen = [state.faces[0]] if ASKED_IN[state.phase] in ("choose", "keep") else []
    return {str(face // 2 + 1) for face in state.unused}, [face_text(face) for face in [*state.used, *chosen]]


def differences(table: Dividers, state: State) -> list[str]:
    """What of a table is not as in a position."""
    seen = stable_keys(state.seen) if ASKED_IN[state.phase] == "choose stable" else keys(state.seen)
    there = {
        "todo": ASKED_IN[state.phase], "round": state.round, "first": state.starter, "decks": piles(state),
        "open_choices": [OPEN[what] for what in state.to_choose], "swaps": state.swaps,
        "points_on": points_on(state),
    }  # fmt: skip
    wrong = [name for name, value in there.items() if getattr(table, name) != value]
    if ASKED_IN[state.phase] in ("select", "choose") and table.display != display(state):
        wrong.append("display")
    icons = ["owner" if icon.kind == BonusKind.OWNER else f"draw {list(DECKS)[icon.what]}" for icon in state.pending]
    if sorted(table.seen) != sorted(seen) or sorted(table.open_icons) != sorted(icons):
        wrong.append("open")
    if any(sorted(pile) != sorted(table.discards[deck]) for deck, pile in discards(state).items()):
        wrong.append("discards")
    to_come, aside = solo_faces(state) if len(table.players) == 1 else (set(), [])
    groups = {seat: keys(first) for seat, first in enumerate(state.divided) if first}
    if table.letters and not table.choosers:
        divided = {seat: sorted(first) for seat, (first, _) in table.groups.items()}
        picked = {seat: number for seat, number in enumerate(state.picked) if number}
        if (divided, table.picks) != ({seat: sorted(first) for seat, first in groups.items()}, picked):
            wrong.append("groups")
    if set(table.asked()) != set(RULES.actors(state)):
        wrong.append("asked")
    if len(table.players) == 1 and (table.to_come, sorted(table.aside)) != (to_come, sorted(aside)):
        wrong.append("solo")
    for seat, player in enumerate(table.players):
        there = of_player(state, seat)
        wrong += [f"{name} of {seat}" for name, value in there.items() if getattr(player, name) != value]
    return wrong


# Both play on.


def name_of(text: str) -> str:
    """An action's text, where the order of cards in it says nothing."""
    verb, *words = text.split(" ")
    return " ".join([verb, *(sorted(words) if verb in ("keep-hand", "swap", "divide") else words)])


def kind(text: str) -> str:
    return text if text in ("keep rollers", "keep places") else text.split(" ", maxsplit=1)[0]


def offered(state: State, seat: int) -> dict[str, Action]:
    return {name_of(RULES.records.text(action)): action for action in RULES.legal(state, seat)}


def played(chance: random.Random, state: State, keen: tuple[str, ...]) -> Counter[str]:
    """Both readings play a game, and never differ. How often each kind of action was done."""
    table = plain(state)
    done: Counter[str] = Counter()
    while state.phase != Phase.OVER:
        assert differences(table, state) == []
        legal = {seat: offered(state, seat) for seat in RULES.actors(state)}
        assert {seat: set(texts) for seat, texts in legal.items()} == {seat: table.moves(seat) for seat in legal}
        seat = chance.choice(list(legal))
        kinds = sorted({kind(text) for text in legal[seat]})
        wanted = [name for name in kinds if name in keen]
        chosen = chance.choice(wanted if wanted and chance.random() < 0.95 else kinds)
        text = chance.choice(sorted(text for text in legal[seat] if kind(text) == chosen))
        done[chosen] += 1
        action = legal[seat][text]
        after = RULES.apply(state, seat, action).state
        told(table, after)
        table.do(seat, text)
        if (after.round, after.phase) == (state.round, state.phase):
            done_with = with_icons_used(after) if chosen == "place" else after
            points = [sum(pad(one, seat)) + rollers_to_come(one, seat) for one in (state, done_with)]
            assert promise(state, seat, action) in (None, tuple(points)), text
        state = after
    assert differences(table, state) == []
    assert all(total(state, seat) == sum(pad(state, seat)) for seat in range(len(table.players)))
    ranks = [(sum(pad(state, seat)), len(player.boxes)) for seat, player in enumerate(table.players)]
    assert list(winners(state)) == [seat for seat, rank in enumerate(ranks) if rank == max(ranks) and len(ranks) > 1]
    return done


def promise(state: State, seat: int, action: Action) -> tuple[int, int] | None:
    """The points before and after an action as its preview tells them, if it does."""
    for line in RULES.words.preview(RULES.secrets.view(state, seat), seat, action).lines:
        if line.text.source == "total: {before} → {after} VP":
            values = dict(line.text.values)
            return int(str(values["before"])), int(str(values["after"]))
    return None


KEEN = ("place", "draw-stables", "breed", "roller", "swap")


def game(chance: random.Random, seats: int, refusal: str = "agreed", **form: OptionValue) -> State:
    """A game just set up, in a form if one is given, now and then with few cards in its decks, few stables, more or
    fewer coins and studs, and cubes on owner cards.
    """
    options = {**OPTIONS, "start": "random", "refusal": refusal, "rounds": chance.choice((5, 6)), **form}
    if form.get("form") == "two-player" or form.get("stables") == "star":
        options["rounds"] = 6
    state = RULES.setup(options, seats, rng.seeded(chance.randrange(1 << 30)))
    if chance.random() < 0.5:
        most = chance.choice((0, 2, 4, 8, 12))
        # Where decks are chosen at once the first ones are asked for already: some can be drawn from.
        least = int(state.phase == Phase.CHOOSING_DECKS)
        state = state._replace(decks=tuple(pile[: chance.randint(least, least + 2 * most)] for pile in state.decks))
    if chance.random() < 0.5:
        state = state._replace(stables=state.stables[: chance.choice((0, 1, 4, 8))])
    if chance.random() < 0.5:
        state = state._replace(coins=tuple(chance.choice((0, 0, 1, 9)) for _ in range(seats)))
    if chance.random() < 0.5:
        state = state._replace(studs=tuple(chance.choice((0, 3, 6)) for _ in range(seats)))
    if chance.random() < 0.3:
        state = state._replace(
            boxes=tuple(chance.choice((0b111111, 0b111111111, 0b1111, 0b110111111)) for _ in range(seats))
        )
    return state


def crowded(chance: random.Random, seats: int) -> State:
    """The last rounds of a game in which much lies on the table: up to six rows, full ones among them, foals, hands of
    many cards and coins for all of them.
    """
    cards, spare = list(range(len(ASSETS))), list(STABLES_MARKED[PLAIN])
    chance.shuffle(cards)
    chance.shuffle(spare)
    three, six = (chance.sample(list(STABLES_MARKED[mark]), seats) for mark in (MARKED_3, MARKED_6))
    tableaus = []
    for seat in range(seats):
        rows: list[tuple[int, list[int | None]]] = []
        for stable in [three[seat], six[seat], *(spare.pop() for _ in range(chance.randint(0, 3)))]:
            slots = STABLES[stable].slots
            most = slots if sum(None in laid for _, laid in rows) > 1 else slots - 1
            laid: list[int | None] = [cards.pop() for _ in range(min(most, max(0, chance.randint(most - 4, most))))]
            laid += [None] * (slots - len(laid))
            chance.shuffle(laid)
            rows.append((stable, laid))
        while sum(None in laid for _, laid in rows) > 3:
            stable, laid = next((stable, laid) for stable, laid in rows if None in laid)
            laid[:] = [cards.pop() if card is None else card for card in laid]
        tableaus.append(rows)
    state = position(
        *tableaus,
        hands=[[cards.pop() for _ in range(chance.randint(0, 6))] for _ in range(seats)],
        discarded=[cards.pop() for _ in range(chance.randint(0, 10))],
        seed=chance.randrange(1000),
        coins=[chance.choice((0, 2, 9)) for _ in range(seats)],
        studs=[chance.choice((0, 1, 5)) for _ in range(seats)],
        lots=[[1, 1, 2, 2, 3, 3][seat] if chance.random() < 0.8 else 0 for seat in range(seats)],
        boxes=tuple(chance.choice((0, 0b11, 0b11111, 0b11111111, 0b111111111)) for _ in range(seats)),
        faces=[0] * seats,
        round=chance.choice((5, 6)),
        refusal=int(seats > 1 and chance.random() < 0.2),
    )
    mares = [card for tableau in state.tableaus for card, _ in cards_of(tableau) if card in MARES]
    tokens = bytearray(state.tokens)
    for mare in mares:
        tokens[mare] = chance.choice((0, 0, 1, 2))
    unused = bytes((2, 4, 6, 8)) if seats == 1 else b""
    return state._replace(tokens=tuple(tokens), unused=unused, used=bytes((0, 10, 12)) if seats == 1 else b"")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_both_readings_agree_in_the_last_rounds_with_much_on_the_table(seats: int) -> None:
    for seed in range(5):
        chance = random.Random(100 * seats + seed)
        assert played(chance, crowded(chance, seats), KEEN)["finish"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_both_readings_allow_the_same_and_come_to_the_same_table_in_whole_games(seats: int) -> None:
    chance = random.Random(seats)
    assert played(chance, game(chance, seats), KEEN)["finish"]


def test_both_readings_agree_in_all_that_can_be_done_and_where_stallions_owners_are_asked() -> None:
    done: Counter[str] = Counter()
    for seed in range(10):
        chance = random.Random(seed)
        state = game(chance, 2, "asked") if seed % 2 else crowded(chance, 3)._replace(refusal=1)
        done += played(chance, state, ("place", "draw-stables"))
    assert set(done) == KINDS


@pytest.mark.parametrize(("seats", "form"), [(seats, form) for players, form in FORMS for seats in players])
def test_both_readings_agree_in_whole_games_of_the_new_forms(seats: int, form: dict[str, OptionValue]) -> None:
    done: Counter[str] = Counter()
    for seed in range(2):
        chance = random.Random(seed)
        done += played(chance, game(chance, seats, chance.choice(("agreed", "asked")), **form), KEEN)
    expected = {"divide", "group"} if "form" in form else set()
    expected |= {"discard"} if form.get("form") == "two-player" else set()
    expected |= {"owner"} if "experience" in form else set()
    assert NEW_KINDS & set(done) == expected


if __name__ == "__main__":
    begin, done = time.monotonic(), Counter[str]()
    first, last = int(sys.argv[1]), int(sys.argv[2])
    for seed in range(first, last):
        chance = random.Random(seed)
        seats = seed % 6 + 1
        if "forms" in sys.argv:
            players, form = FORMS[seed % len(FORMS)]
            seats = chance.choice(list(players))
            state = game(chance, seats, "asked" if seats > 1 and chance.random() < 0.3 else "agreed", **form)
        elif chance.random() < 0.6:
            state = crowded(chance, seats)
        else:
            state = game(chance, seats, "asked" if seats > 1 and chance.random() < 0.3 else "agreed")
        try:
            done += played(chance, state, KEEN if chance.random() < 0.9 else ())
        except BaseException:
            print("seed", seed)
            raise
    print(dict(done), round(time.monotonic() - begin, 1), "s")
