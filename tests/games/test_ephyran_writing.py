"""Ephyran in writing: actions and positions, there and back, and what is refused with its place."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Unreadable
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.actions import (
    CONCEDE,
    DRAW_NOTHING,
    LET_HAPPEN,
    ChooseGod,
    DrawCard,
    GiveUpArea,
    PlaceToken,
    Source,
)
from boardroom.games.ephyran.position.cards import FIRST_DIONYSUS, HALF_OF, HIDDEN, half_text
from boardroom.games.ephyran.position.state import NOBODY, Announced, Ending, Phase, State
from tests.games.cities import FULL, RULES, act, asked, position, short


def walk(seats: int, seed: int, **options: str) -> Iterator[tuple[State, int, tuple[actions.Action, ...]]]:
    """Positions of a game of chance, each with who is asked and what is legal."""
    chance = random.Random(seed)
    settled = RULES.resolve({"start": "first", **options}, ["person"] * seats)
    state = RULES.setup(settled, seats, rng.seeded(seed))
    while state.phase != Phase.OVER:
        seat = asked(state)
        legal = RULES.legal(state, seat)
        yield state, seat, legal
        # Discarding is often legal and seldom interesting.
        action = chance.choice([one for one in legal if not isinstance(one, actions.DiscardCard)] or legal)
        state = RULES.apply(state, seat, action).state
    yield state, NOBODY, ()


WALKS = [place for seed in (1, 2, 3) for place in walk(seed + 1, seed, gods="chosen")]

# Actions.


def test_every_action_of_games_survives_writing_and_reading() -> None:
    seen = set()
    for state, seat, legal in WALKS:
        for action in (*legal, *(RULES.table_actions(state, seat) if seat != NOBODY else ())):
            assert RULES.records.parse(RULES.records.text(action)) == action
            seen.add(type(action))
    assert len(seen) >= 19


def test_every_half_has_a_text_of_its_own_and_is_found_by_it() -> None:
    assert len(HALF_OF) == 2 * FIRST_DIONYSUS + 4
    assert all(half_text(half) == text for text, half in HALF_OF.items())
    assert {short(half) for half in HALF_OF.values() if half >= 2 * FIRST_DIONYSUS} == {"dionysus"}


A, B, D, E = (
    next(text for text in HALF_OF if text.startswith(start))
    for start in ("lagoon-1-", "exchange/", "dionysus-1", "destroy/")
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (actions.AddArea(HALF_OF[A], 0), f"add {A} lagoon"), (actions.AddArea(HALF_OF[D], 3), f"add {D} mountain"),
        (actions.ChangeArea(HALF_OF[A], 0), f"change {A} lagoon"),
        (actions.StealDionysus(HALF_OF[A], 1, 2), f"steal-dionysus {A} 2 forest"),
        (actions.DiscardCard(HALF_OF[D] >> 1), f"discard {D}"),
        (actions.ExchangeWithCity(HALF_OF[B], 1, 0, 3), f"exchange {B} 2 lagoon 3"),
        (actions.ExchangeWithHand(HALF_OF[B], HALF_OF[A]), f"exchange {B} {A}"),
        (actions.DestroyArea(HALF_OF[E], 2), f"destroy {E} 3"),
        (actions.LockColumn(HALF_OF[A], 1), f"lock {A} lands"),
        (actions.UnlockColumn(HALF_OF[A], 0, 1), f"unlock {A} 1 lands"),
        (actions.Block(HALF_OF[A]), f"block {A}"), (LET_HAPPEN, "let"), (GiveUpArea(2), "give-up forest"),
        (PlaceToken(3, 4), "place mountain 4"), (ChooseGod(1), "god gaia"), (DrawCard(Source.PILE), "draw pile"),
        (DrawCard(Source.DISCARD_PILE), "draw discard"), (DRAW_NOTHING, "draw nothing"), (CONCEDE, "concede"),
    ],
)  # fmt: skip
def test_actions_are_written_like_this(action: actions.Action, text: str) -> None:
    assert RULES.records.text(action) == text
    assert RULES.records.parse(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "add", f"add {A}", "add lagoon-1 lagoon", f"add {A} ocean", f"add {A} lagoon 2", f"add  {A} lagoon",
        f"change {A} Lagoon", "discard", "discard dionysus", "discard dionysus-0", "discard dionysus-5",
        f"steal-dionysus {A} 0 lagoon", f"steal-dionysus {A} 5 lagoon", f"steal-dionysus {A} 2", f"play {A}", "play",
        f"play {E}", f"exchange {B}", f"exchange {B} 2 lagoon 0", f"exchange {B} 2 lagoon 5",
        f"exchange {B} 2 lagoon ²",
        f"exchange {B} 2 lagoon 01", f"destroy {E} x", "give-up", "give-up 2", "place lagoon", "place lagoon 0",
        "god zeus", "god", "keep", "draw", "draw deck", "let ", "Let", "let let", "concede\n", "block", None, 5,
    ],
)  # fmt: skip
def test_what_is_no_action_is_unreadable(text: Any) -> None:
    with pytest.raises(Unreadable):
        RULES.records.parse(text)


def test_what_can_be_read_but_is_not_legal_is_not_allowed() -> None:
    state = position("", "", hands=["lands-4"])
    for text in (f"add {A} lagoon", "place lagoon 1", "let", "draw pile", "god gaia", f"discard {D}", f"destroy {E} 2"):
        assert not RULES.allows(state, 0, RULES.records.parse(text))


# Positions.


def test_every_position_and_view_of_games_survives_writing_and_reading() -> None:
    for state, _, _ in WALKS[::5]:
        RULES.records.validate(state, {"gods": "chosen", "start": "first"}, len(state.hands))
        for seen in (state, *(RULES.secrets.view(state, seat) for seat in (0, 1, None))):
            assert RULES.records.decode(RULES.records.encode(seen)) == seen


def refused(state: State) -> str:
    """The place for which a position is refused, "" if it is read back as it was."""
    try:
        assert RULES.records.decode(RULES.records.encode(state)) == state
    except Unreadable as error:
        return error.place
    return ""


PLAIN = position(
    "lagoon . .+owl, locked lands .", "lagoon . ., forest D", hands=["exchange destroy take-token lands-4"]
)
EXCHANGING = act(PLAIN, "exchange exchange 2 lagoon 1").state
DESTROYING = act(PLAIN, "destroy destroy 2").state
TAKING = act(PLAIN, "play take-token").state
SEEING = act(position("", "", hands=["graeae lands-4"]), "play graeae").state
PLACING = act(TAKING, "let").state
CHOICE = act(DESTROYING, "let").state


def with_city(state: State, seat: int, **changes: Any) -> State:
    city = state.cities[seat]._replace(**changes)
    return state._replace(cities=(*state.cities[:seat], city, *state.cities[seat + 1 :]))


def test_cards_that_are_missing_or_there_twice_are_refused() -> None:
    assert refused(PLAIN._replace(pile=PLAIN.pile[1:])) == "hands"
    assert refused(PLAIN._replace(discard=PLAIN.pile[:1])) == "hands"
    assert refused(PLAIN._replace(discard=PLAIN.hands[0][:1], pile=PLAIN.pile[1:])) == "hands"
    assert refused(PLAIN._replace(discard=bytes((HIDDEN,)), pile=PLAIN.pile[1:])) == "hands"


def test_who_is_to_play_has_a_card_to_play() -> None:
    for seat, place in ((0, "phase"), (1, "hands")):
        hands = tuple(b"" if owner == seat else hand for owner, hand in enumerate(PLAIN.hands))
        assert refused(PLAIN._replace(hands=hands, discard=PLAIN.hands[seat])) == place


def test_a_dionysus_that_was_not_dealt_or_lies_in_the_pile_is_refused() -> None:
    tail = PLAIN.pile[1:]
    for dionysus in (FIRST_DIONYSUS, FIRST_DIONYSUS + 2):
        out = PLAIN._replace(pile=bytes((dionysus,)) + tail, tartarus=PLAIN.pile[:1])
        assert refused(out) == "hands"


def test_areas_in_a_wrong_place_are_refused() -> None:
    one, two = PLAIN.cities[0].columns[0]
    rest = PLAIN.cities[0].columns[1:]
    assert refused(with_city(PLAIN, 0, columns=(bytes((two, one)), *rest))) == "cities"
    assert refused(with_city(PLAIN, 0, columns=(b"", bytes((one, two)), *rest[1:]))) == "cities[0]"


def test_a_token_where_no_area_lies_is_refused() -> None:
    assert refused(with_city(PLAIN, 0, tokens=(bytes((0, 3, 3)), b"\0", b"", b""))) == "cities[0]"


def test_more_tokens_than_there_are_are_refused() -> None:
    assert refused(PLAIN._replace(supply=PLAIN.supply + bytes((3,)))) == "supply"
    assert refused(PLAIN._replace(supply=bytes((1,)) * 4)) == "supply"


def test_a_lock_that_is_no_shield_or_is_behind_nothing_is_refused() -> None:
    shield = PLAIN.cities[0].locks[1]
    assert refused(with_city(PLAIN, 0, locks=(-1, shield ^ 1, -1, -1))) == "cities"
    assert refused(with_city(PLAIN, 0, locks=(-1, -1, -1, shield))) == "cities"


def test_gods_that_are_the_same_or_missing_are_refused() -> None:
    assert refused(PLAIN._replace(gods=(1, 1))) == "gods"
    assert refused(PLAIN._replace(gods=(1, -1))) == "gods"


def test_gods_are_chosen_by_nobody_twice_and_nobody_is_passed_over() -> None:
    choosing = next(state for state, _, _ in WALKS if state.phase == Phase.CHOOSING_GODS and len(state.gods) == 3)
    assert not refused(choosing)
    assert not refused(choosing._replace(gods=(2, -1, -1), active=1))
    assert refused(choosing._replace(gods=(2, -1, -1), active=0)) == "gods"
    assert refused(choosing._replace(active=1)) == "gods"
    assert refused(choosing._replace(gods=(-1, -1, 2), active=0)) == "gods"
    assert not refused(choosing._replace(gods=(-1, -1, 2), starter=2, active=0))


def test_a_support_waits_exactly_while_somebody_is_asked() -> None:
    assert EXCHANGING.announced is not None
    discard = bytes((EXCHANGING.announced.half >> 1,))
    assert refused(EXCHANGING._replace(announced=None, discard=discard)) == "announced"
    assert refused(EXCHANGING._replace(asked=NOBODY)) == "announced"
    assert refused(EXCHANGING._replace(asked=0)) == "announced"
    assert refused(PLAIN._replace(asked=1)) == "announced"


def test_what_a_support_is_aimed_at_is_there() -> None:
    assert EXCHANGING.announced is not None
    half = EXCHANGING.announced.half
    for aim in ((1, 0, 3), (1, 1, 1), (1, 2, 1), (1, -1, 0), (0, 0, 1), (NOBODY, -1, 0)):
        assert refused(EXCHANGING._replace(announced=Announced(half, *aim))) == "announced"
    assert DESTROYING.announced is not None
    half = DESTROYING.announced.half
    for aim in ((1, 0, 0), (1, -1, 1), (NOBODY, -1, 0)):
        assert refused(DESTROYING._replace(announced=Announced(half, *aim))) == "announced"
    assert TAKING.announced is not None
    half = TAKING.announced.half
    for aim in ((1, -1, 0), (NOBODY, 0, 0), (NOBODY, -1, 2)):
        assert refused(TAKING._replace(announced=Announced(half, *aim))) == "announced"
    assert refused(TAKING._replace(supply=b"")) == "announced"


def test_cards_are_seen_and_a_token_is_held_exactly_while_they_are_to_be_placed() -> None:
    assert refused(SEEING._replace(phase=Phase.DRAWING, draws=1)) == "phase"
    assert refused(PLACING._replace(token=0)) == "phase"
    assert refused(PLAIN._replace(phase=Phase.PLACING_TOKEN)) == "phase"
    assert refused(PLAIN._replace(phase=Phase.KEEPING)) == "phase"


def test_the_graeae_see_no_more_cards_than_they_can() -> None:
    more = SEEING._replace(seen=SEEING.seen + SEEING.pile[:1], pile=SEEING.pile[1:])
    assert refused(more) == "phase"
    fewer = SEEING._replace(seen=SEEING.seen[:2], pile=SEEING.seen[2:] + SEEING.pile)
    assert refused(fewer) == "phase"


def test_cards_are_drawn_as_many_as_may_be() -> None:
    drawing = PLAIN._replace(phase=Phase.DRAWING, draws=1)
    assert not refused(drawing)
    assert refused(drawing._replace(draws=2)) == "phase"
    assert not refused(drawing._replace(draws=2, again=1))
    assert refused(drawing._replace(draws=0)) == "phase"
    assert refused(PLAIN._replace(draws=1)) == "phase"
    assert refused(PLAIN._replace(again=1)) == "phase"
    assert refused(PLAIN._replace(phase=Phase.PLAYING_AGAIN)) == "phase"


def test_a_card_was_discarded_this_turn_only_where_the_draw_is_left_and_it_lies_there() -> None:
    drawing = PLAIN._replace(phase=Phase.DRAWING, draws=1, discard=PLAIN.pile[:1], pile=PLAIN.pile[1:])
    assert not refused(drawing._replace(discarded=1))
    assert refused(PLAIN._replace(discarded=1)) == "phase"
    assert refused(PLAIN._replace(phase=Phase.DRAWING, draws=1, discarded=1)) == "phase"
    assert refused(drawing._replace(discarded=1, again=1)) == "phase"


def test_who_gives_up_an_area_has_a_choice() -> None:
    assert not refused(CHOICE)
    assert refused(CHOICE._replace(asked=0)) == "phase"
    assert refused(PLAIN._replace(phase=Phase.GIVING_UP, asked=NOBODY)) == "announced"


def test_a_game_ends_for_what_there_is() -> None:
    assert refused(PLAIN._replace(ending=Ending.EMPTY_PILE)) == "ending"
    assert refused(PLAIN._replace(ending=Ending.FULL_CITY)) == "ending"
    assert refused(PLAIN._replace(pile=b"", discard=PLAIN.pile)) == "ending"
    assert refused(PLAIN._replace(phase=Phase.OVER)) == "ending"
    assert refused(PLAIN._replace(conceded=1)) == "ending"
    assert refused(PLAIN._replace(ending=Ending.CONCEDED, conceded=1)) == "ending"


def test_city_bonuses_are_those_of_a_first_city_and_later_ones() -> None:
    full = position(FULL, FULL)
    assert (full.bonuses, refused(full)) == ((3, 1), "")
    for bonuses in ((3, -1), (3, 3), (1, 1), (2, 1), (0, 3)):
        assert refused(full._replace(bonuses=bonuses)) == "ending"
    assert refused(PLAIN._replace(bonuses=(1, -1), ending=Ending.FULL_CITY)) == "ending"


def test_a_position_of_other_options_or_players_is_refused() -> None:
    options = {"gods": "dealt", "start": "first"}
    RULES.records.validate(PLAIN, options, 2)
    for state, seats in ((PLAIN, 3), (PLAIN._replace(starter=1), 2), (RULES.secrets.view(PLAIN, 0), 2)):
        with pytest.raises(Unreadable):
            RULES.records.validate(state, options, seats)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"phase": 9}, "phase"), ({"phase": -1}, "phase"), ({"round": 0}, "round"), ({"starter": 2}, "starter"),
        ({"active": 3}, "active"), ({"asked": 2}, "asked"), ({"token": 5}, "token"), ({"draws": 3}, "draws"),
        ({"discarded": 2}, "discarded"), ({"again": True}, "again"), ({"ending": 4}, "ending"),
        ({"conceded": 2}, "conceded"),
        ({"hands": [[0]]}, "hands"), ({"hands": [[200], [1]]}, "hands"), ({"pile": "abc"}, "pile"),
        ({"discard": [-1]}, "discard"), ({"tartarus": [0.5]}, "tartarus"), ({"seen": None}, "seen"),
        ({"supply": [5]}, "supply"), ({"supply": [0]}, "supply"), ({"gods": [0, 4]}, "gods"), ({"gods": [0]}, "gods"),
        ({"bonuses": [4, -1]}, "bonuses"), ({"cities": []}, "cities"), ({"cities": [1, 2]}, "cities[0]"),
        ({"announced": [1, 2]}, "announced"), ({"announced": [1, 2, 9, 0]}, "announced"), ({"more": 1}, "more"),
    ],
)  # fmt: skip
def test_a_bad_field_is_refused_and_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(Unreadable) as error:
        RULES.records.decode({**RULES.records.encode(PLAIN), **change})
    assert error.value.place == place


@pytest.mark.parametrize("document", [None, 5, "state", [], {}, {"phase": 0}, True])
def test_what_is_no_position_at_all_is_refused(document: dict[str, int] | list[Any] | int | str | None) -> None:
    with pytest.raises(Unreadable):
        RULES.records.decode(document)


JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    99,
    10**20,
    0.5,
    "",
    "x",
    [],
    {},
    [[]],
    [0],
    [255],
    [True],
    ["a"],
    [[0, 0]],
    {"columns": []},
)


def test_a_document_with_junk_in_it_is_refused_or_read_as_what_it_says() -> None:
    chance = random.Random(4)
    originals = [RULES.records.encode(state) for state, _, _ in chance.sample(WALKS, 30)]
    refusals = 0
    for _ in range(1500):
        document = copy.deepcopy(chance.choice(originals))
        key = chance.choice(list(document))
        if isinstance(document[key], list) and document[key] and chance.random() < 0.5:
            document[key][chance.randrange(len(document[key]))] = chance.choice(JUNK)
        elif chance.random() < 0.2:
            del document[key]
        else:
            document[key] = chance.choice(JUNK)
        try:
            state = RULES.records.decode(document)
        except Unreadable:
            refusals += 1
            continue
        assert RULES.records.encode(state) == document
    assert refusals > 1000
