"""The rules against a second, plain reading of the rulebook (``plain_stable.py``), in games of one to six."""

import random
import sys
import time
from collections import Counter

import pytest
from epona_pad import pad
from epona_positions import OPTIONS
from plain_stable import Table
from plain_tableau import DECKS, Player

from boardroom.engine import rng
from boardroom.games.epona.cards import ASSETS, NONE, STABLES
from boardroom.games.epona.rules import EponaRules
from boardroom.games.epona.rules.notation import face_text
from boardroom.games.epona.scoring import total, winners
from boardroom.games.epona.state import OVER, SELECTING
from boardroom.games.epona.vocabulary import OWNER

RULES = EponaRules()
TODO = (
    "select", "choose", "keep", "place", "keep one", "choose stable", "agree", "breed", "move rollers", "swap", "over",
)  # fmt: skip
"""What the plain reading calls the phases."""
CUBES = ("", "cross", "tick")
OPEN = {2: "employee", 3: "equipment", 4: "any"}
KINDS = {
    "select", "deck", "keep-hand", "place", "sell", "box", "draw", "take", "keep", "draw-stables", "stable", "breed",
    "finish", "pass", "roller", "swap", "keep rollers", "keep places", "agree", "refuse",
}  # fmt: skip


# A position of the rules as the plain reading has it.


def keys(cards):
    return [ASSETS[card].key for card in cards if card != NONE]


def stable_keys(stables):
    return [STABLES[stable].key for stable in stables]


def row_of(row):
    slots = ["" if card == NONE else ASSETS[card].key for card in row.slots]
    return {"stable": STABLES[row.stable].key, "slots": slots, "cube": CUBES[row.cube]}


def piles(state):
    return {**{deck: keys(pile) for deck, pile in zip(DECKS, state.decks, strict=True)},
            "stables": stable_keys(state.stables)}  # fmt: skip


def display(state):
    return [(face_text(face), token) for face, token in zip(state.display, state.offered, strict=True)]


def plain(state):
    """The plain reading's table for a game in which the first selection card is to be chosen."""
    players = [Player([STABLES[row.stable].key for row in tableau]) for tableau in state.tableaus]
    for seat, player in enumerate(players):
        there = of_player(state, seat)
        player.coins, player.studs, player.boxes = there["coins"], there["studs"], there["boxes"]
    table = Table(players, piles(state), state.starter, state.rounds, keys(state.neutral), bool(state.refusal))
    table.lay_out = lambda: display(state)
    table.begin_round()
    return table


def told(table, after):
    """What chance decided on the way to a position."""

    def shuffle(deck, bag):
        seen = stable_keys(after.seen) if deck == "stables" else keys(after.seen)
        drawn = [card for seat in table.in_turn() for card in keys(after.drawn[seat])]
        lie = [card for card in [*drawn, *seen, *keys(after.hands[table.turn]), *piles(after)[deck]] if card in bag]
        assert sorted(lie) == sorted(bag)
        return lie

    table.shuffle, table.lay_out = shuffle, lambda: display(after)


def of_player(state, seat):
    return {
        "rows": [row_of(row) for row in state.tableaus[seat]],
        "coins": state.coins[seat], "studs": state.studs[seat], "points": state.points[seat],
        "hand": set(keys(state.hands[seat])), "shown": set(keys(state.drawn[seat])),
        "boxes": {box + 1 for box in range(9) if state.boxes[seat] >> box & 1},
        "kept": "".join(keys(state.aside[seat : seat + 1])), "rollers": set(keys(state.rollers[seat])),
        "token": state.lots[seat], "owes": state.debts[seat],
        "has_drawn": bool(state.drew >> seat & 1), "has_shared": bool(state.bred >> seat & 1),
    }  # fmt: skip


def differences(table, state):
    """What of a table is not as in a position."""
    seen = stable_keys(state.seen) if TODO[state.phase] == "choose stable" else keys(state.seen)
    discards = {deck: sorted(keys(pile)) for deck, pile in zip(DECKS, state.discards, strict=True)}
    discards["stables"] = sorted(stable_keys(state.stable_discard))
    there = {
        "todo": TODO[state.phase], "round": state.round, "first": state.starter, "decks": piles(state),
        "open_choices": [OPEN[what] for what in state.to_choose], "swaps": state.swaps,
        "points_on": {ASSETS[card].key: points for card, points in enumerate(state.tokens) if points},
    }  # fmt: skip
    wrong = [name for name, value in there.items() if getattr(table, name) != value]
    if TODO[state.phase] in ("select", "choose") and table.display != display(state):
        wrong.append("display")
    icons = ["owner" if icon.kind == OWNER else f"draw {list(DECKS)[icon.what]}" for icon in state.pending]
    if sorted(table.seen) != sorted(seen) or sorted(table.open_icons) != sorted(icons):
        wrong.append("open")
    if {deck: sorted(pile) for deck, pile in table.discards.items()} != discards:
        wrong.append("discards")
    if set(table.asked()) != set(RULES.actors(state)):
        wrong.append("asked")
    if len(table.players) == 1 and solo_cards(table) != solo_faces(state):
        wrong.append("solo")
    for seat, player in enumerate(table.players):
        there = of_player(state, seat)
        wrong += [f"{name} of {seat}" for name, value in there.items() if getattr(player, name) != value]
    return wrong


def solo_cards(table):
    return table.to_come, {face[:-1] for face in table.aside}


def solo_faces(state):
    chosen = [] if state.phase == SELECTING else [state.faces[0]]
    return {str(face // 2 + 1) for face in state.unused}, {str(face // 2 + 1) for face in [*state.used, *chosen]}


# Both play on.


def name_of(text):
    """An action's text, where the order of cards in it says nothing."""
    verb, *words = text.split(" ")
    return " ".join([verb, *(sorted(words) if verb in ("keep-hand", "swap") else words)])


def kind(text):
    return text if text in ("keep rollers", "keep places") else text.split(" ")[0]


def offered(state, seat):
    return {name_of(RULES.text(action)): action for action in RULES.legal(state, seat)}


def played(chance, state, keen):
    """Both readings play a game, and never differ. How often each kind of action was done."""
    table = plain(state)
    done = Counter()
    while state.phase != OVER:
        assert differences(table, state) == []
        legal = {seat: offered(state, seat) for seat in RULES.actors(state)}
        assert all(set(texts) == table.moves(seat) for seat, texts in legal.items())
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
            assert promise(state, seat, action) in (None, (sum(pad(state, seat)), sum(pad(after, seat)))), text
        state = after
    assert differences(table, state) == []
    assert all(total(state, seat) == sum(pad(state, seat)) for seat in range(len(table.players)))
    ranks = [(sum(pad(state, seat)), len(player.boxes)) for seat, player in enumerate(table.players)]
    assert list(winners(state)) == [seat for seat, rank in enumerate(ranks) if rank == max(ranks) and len(ranks) > 1]
    return done


def promise(state, seat, action):
    """The points before and after an action as its preview tells them, if it does."""
    for line in RULES.preview(RULES.view(state, seat), seat, action).lines:
        if line.text.source == "{before} → {after} VP":
            values = dict(line.text.values)
            return values["before"], values["after"]
    return None


KEEN = ("place", "draw-stables", "breed", "roller", "swap")


def game(chance, seats, refusal="agreed"):
    """A game just set up, now and then with few cards in its decks, few stables, more or fewer coins and studs, and
    cubes on owner cards.
    """
    options = {**OPTIONS, "start": "random", "refusal": refusal, "rounds": chance.choice((5, 6))}
    state = RULES.setup(options, seats, rng.seeded(chance.randrange(1 << 30)))
    if chance.random() < 0.5:
        most = chance.choice((0, 2, 4, 8, 12))
        state = state._replace(decks=tuple(pile[: chance.randint(0, 2 * most)] for pile in state.decks))
    if chance.random() < 0.5:
        state = state._replace(stables=state.stables[: chance.choice((0, 1, 4, 8))])
    if chance.random() < 0.5:
        state = state._replace(coins=bytes(chance.choice((0, 0, 1, 9)) for _ in range(seats)))
    if chance.random() < 0.5:
        state = state._replace(studs=bytes(chance.choice((0, 3, 6)) for _ in range(seats)))
    if chance.random() < 0.3:
        state = state._replace(
            boxes=tuple(chance.choice((0b111111, 0b111111111, 0b1111, 0b110111111)) for _ in range(seats))
        )
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_both_readings_allow_the_same_and_come_to_the_same_table_in_whole_games(seats):
    chance = random.Random(seats)
    assert played(chance, game(chance, seats), KEEN)["finish"]


def test_both_readings_agree_in_all_that_can_be_done_and_where_stallions_owners_are_asked():
    done = Counter()
    for seed in range(6):
        chance = random.Random(seed)
        done += played(chance, game(chance, 2 + seed % 2, "asked"), ("place", "draw-stables"))
    assert set(done) == KINDS


if __name__ == "__main__":
    begin, done = time.monotonic(), Counter()
    first, last = int(sys.argv[1]), int(sys.argv[2])
    for seed in range(first, last):
        chance = random.Random(seed)
        seats = seed % 6 + 1
        state = game(chance, seats, "asked" if seats > 1 and chance.random() < 0.3 else "agreed")
        try:
            done += played(chance, state, KEEN if chance.random() < 0.9 else ())
        except BaseException:
            print("seed", seed)
            raise
    print(dict(done), round(time.monotonic() - begin, 1), "s")
