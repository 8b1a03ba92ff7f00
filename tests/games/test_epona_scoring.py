"""Scoring: every formula, Susan's example, every card of the set, ties (rulebook "End-game scoring", "Scoring example",
rulings 3, 10, 12 and 16).
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest

from boardroom.engine.toml_tables import WrongTable
from boardroom.games.epona.position.actions import Breed, FinishPlacing, MoveRoller, PlaceCard, SellCard
from boardroom.games.epona.position.cards import (
    ASSETS,
    BOXES,
    BOXES_BELOW,
    COST,
    FORMULA,
    MARES,
    NONE,
    OWNERS,
    STABLES,
    STALLIONS,
)
from boardroom.games.epona.position.scoring import (
    ASSET_PART,
    COINS_LEFT,
    LEFT_PART,
    OWNER_PART,
    POINTS_LEFT,
    STABLE_PART,
    STUDS_LEFT,
    TOKEN_PART,
    formula_points,
    scored,
    total,
    winners,
)
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, icon_places, place_of
from boardroom.games.epona.position.vocabulary import (
    ARENA,
    DIRECTIONS,
    EACH_POINTS,
    FIRST_CLASS,
    FOAL,
    ICONS,
    LOCATIONS,
    SCOPES,
    SHOWJUMPING,
    TYPES,
    VET,
    BonusKind,
    read_formula,
)
from tests.games.epona_pad import LINES, STABLE_LINES, asset_points, formula, grid_of, pad, stable_points
from tests.games.epona_positions import (
    Box,
    Wanted,
    act,
    assets,
    cube_of,
    finished,
    icons,
    is_complete,
    offered,
    position,
    stables,
)

PARTS = (STABLE_PART, OWNER_PART, ASSET_PART, TOKEN_PART, LEFT_PART)


@cache
def mixed(seed: int = 0) -> State:
    """Six rows of many cards with gaps, some mares with foals, a stallion with studs, some horses with rollers."""
    box = Box()
    box.used.update(range(seed))
    sizes = (3, 6, 4, 5, 6, 3)
    rows: list[tuple[int, list[Wanted]]] = []
    laid: list[int] = []
    step = 0
    for number, slots in enumerate(sizes):
        stable = box.stable(slots=slots)
        cards: list[Wanted] = []
        for slot in range(slots):
            step += 1
            gap = (number + slot + seed) % 5 == 4
            cards.append(None if gap else box.card(TYPES[(7 * step + seed) % len(TYPES)]))
        rows.append((stable, cards))
        laid += [card for card in cards if card is not None]
    mares = [card for card in laid if card in MARES]
    stallions = [card for card in laid if card in STALLIONS]
    tokens = {card: 1 + number % 2 for number, card in enumerate(mares[::2])} | dict.fromkeys(stallions[:1], 3)
    rollers = bytes(sorted(mares + stallions)[::2])
    return position(rows, tokens=tokens, rollers=(rollers,), boxes=(0x1FF,), coins=[8], studs=[5], points=[2])


# Formulas.


def every_formula() -> Iterator[str]:
    """Every formula that data files can write."""
    yield from ("", *(f"flat {count}" for count in range(1, 7)), "roller 2", "roller 3")
    yield from (f"in {location}" for location in LOCATIONS)
    yield from (f"{direction} {kind}" for direction, kind in product(DIRECTIONS, TYPES))
    some = ("racing", "carriage-horse", "vet", "arena", "sporting", "employee", "mare", "stallion", "foal")
    yield from (f"{kind} {one} + {two}" for kind in ("pair", "both") for one in some for two in some if one != two)
    for scope, icon in product(SCOPES, ICONS):
        number = ICONS.index(icon)
        is_type = number < FIRST_CLASS
        if scope == "tableau":
            is_open = is_type or number == FOAL
        else:
            is_open = number != FOAL and not (scope == "around" and is_type)
        if is_open:
            yield f"each {scope} {icon}"


@pytest.mark.parametrize("text", list(every_formula()))
def test_every_formula_of_the_vocabulary_counts_what_its_words_say_at_every_place(text: str) -> None:
    written = read_formula(text, "test")
    for seed in (0, 3):
        state = mixed(seed)
        grid = grid_of(state, 0)
        places = icon_places(state.tableaus[0], state.tokens)
        for number, row in enumerate(state.tableaus[0]):
            location = STABLES[row.stable].location
            for slot in range(len(row.slots)):
                for has_roller in (False, True):
                    found = formula_points(written, place_of(number, slot), location, places, has_roller)
                    wanted = formula(text, state, grid, (number, slot), LOCATIONS[location], has_roller)
                    assert found == wanted, (text, number, slot)


def test_a_formula_counts_so_much_by_how_far_it_looks_and_how_broad_its_icon_is() -> None:
    scopes = {(SCOPES[scope], is_type): points for (scope, is_type), points in EACH_POINTS.items()}
    assert scopes == {
        ("row", True): 2, ("row", False): 1, ("column", True): 2, ("column", False): 1, ("sides", True): 2,
        ("sides", False): 1, ("around", False): 1, ("tableau", True): 1,
    }  # fmt: skip
    for text, points in (
        ("in castle", 3), ("below obstacle", 2), ("pair arena + rider", 2), ("both vet + arena", 4),
        ("each tableau foal", 1), ("roller 3", 3), ("flat 4", 4),
    ):  # fmt: skip
        assert read_formula(text, "test").points == points


@pytest.mark.parametrize(
    "text", ["each around vet", "each tableau sporting", "pair vet + vet", "beside vet", "in forest", "below sporting"]
)
def test_what_the_vocabulary_does_not_have_cannot_be_written(text: str) -> None:
    with pytest.raises(WrongTable, match="test"):
        read_formula(text, "test")


@pytest.mark.parametrize("scope", ["row", "column", "sides", "around"])
def test_a_foal_is_counted_in_the_whole_tableau_only(scope: str) -> None:
    with pytest.raises(WrongTable, match="foal"):
        read_formula(f"each {scope} foal", "test")


def test_ruling_3_on_the_sides_are_the_four_neighbours_around_the_eight_and_the_card_itself_is_neither() -> None:
    box = Box()
    rows = [(box.stable(slots=5), [*box.cards(3, "racing")]) for _ in range(3)]
    state = position(rows)
    places = icon_places(state.tableaus[0], state.tokens)
    middle = place_of(1, 1)
    for text, points in (("each sides racing", 8), ("each around sporting", 8), ("each row racing", 6)):
        assert formula_points(read_formula(text, "test"), middle, 0, places, False) == points
    corner = place_of(0, 0)
    for text, points in (("each sides racing", 4), ("each around sporting", 3), ("each column racing", 6)):
        assert formula_points(read_formula(text, "test"), corner, 0, places, False) == points


def test_ruling_2_rows_align_by_slot_whatever_the_length_of_their_stables() -> None:
    box = Box()
    long, short, longer = box.card("racing"), box.card("vet"), box.card("arena")
    rows = [
        (box.stable(slots=6), [None] * 5 + [long]),
        (box.stable(slots=3), [None, None, short]),
        (box.stable(slots=5), [None] * 4 + [longer]),
    ]
    state = position(rows)
    places = icon_places(state.tableaus[0], state.tokens)
    column = read_formula("each column racing", "test")
    assert formula_points(column, place_of(2, 5), 0, places, False) == 2
    assert formula_points(column, place_of(2, 4), 0, places, False) == 0
    assert formula_points(read_formula("each around sporting", "test"), place_of(1, 2), 0, places, False) == 0


def test_a_card_counts_itself_where_it_lies_inside_the_scope() -> None:
    for text in ("each row racing", "each column racing", "each tableau racing"):
        found = assets("racing", scores=text)
        box = Box()
        state = position([(box.stable(slots=3), found[:1])])
        places = icon_places(state.tableaus[0], state.tokens)
        points = formula_points(read_formula(text, "test"), place_of(0, 0), 0, places, False)
        assert points == (1 if "tableau" in text else 2)


def test_a_direction_means_just_that_place() -> None:
    box = Box()
    obstacles = box.cards(2, "obstacle")
    rows: list[tuple[int, Sequence[int | None]]] = [
        (box.stable(slots=3), []),
        (box.stable(slots=4), [obstacles[0]]),
        (box.stable(slots=5), [None, obstacles[1]]),
    ]
    state = position(rows)
    places = icon_places(state.tableaus[0], state.tokens)
    below = read_formula("below obstacle", "test")
    assert formula_points(below, place_of(0, 0), 0, places, False) == 2
    assert formula_points(below, place_of(0, 1), 0, places, False) == 0
    assert formula_points(below, place_of(1, 1), 0, places, False) == 2


def test_pairs_count_as_often_as_both_are_there_in_the_whole_tableau() -> None:
    box = Box()
    rows: list[tuple[int, Sequence[int | None]]] = [
        (box.stable(slots=4), [*box.cards(2, "carriage"), None, box.card("riding")]),
        (box.stable(slots=6), [*box.cards(3, "riding")]),
    ]
    state = position(rows)
    places = icon_places(state.tableaus[0], state.tokens)
    assert formula_points(read_formula("pair carriage + riding", "test"), 0, 0, places, False) == 4
    assert formula_points(read_formula("both carriage + riding", "test"), 0, 0, places, False) == 4


def test_the_carriage_of_the_equipment_is_not_the_carriage_horse() -> None:
    box = Box()
    state = position([(box.stable(slots=3), [box.card("carriage"), box.card("carriage-horse")])])
    places = icon_places(state.tableaus[0], state.tokens)
    for text in ("each row carriage", "each row carriage-horse"):
        assert formula_points(read_formula(text, "test"), 0, 0, places, False) == 2


# Susan.


def _written(stable: int) -> dict[str, Any]:
    line: dict[str, Any] = STABLE_LINES[STABLES[stable].key]
    return line


def either(words: str, *formulas: str) -> list[int]:
    """The cards that score by any of these formulas."""
    return [card for text in formulas for card in assets(words, scores=text)]


def susan() -> tuple[State, list[list[Wanted]]]:
    """Susan's tableau of stables and cards of the decks that show what the page says; the first there is."""
    pool = [
        # First row.
        assets("showjumping", scores="below obstacle"),
        assets("stablehand", scores="in mountain"),
        either("draught", "pair carriage-horse + riding", "pair riding + carriage-horse"),
        # Second row.
        assets("obstacle", scores="each column showjumping"),
        assets("riding", scores="each column riding"),
        assets("working", scores="each tableau riding"),
        assets("rider", scores=""),
        # Third row: a working horse that scores nothing, perhaps as it has no roller.
        either("working", "", "roller 2", "roller 3"),
        assets("manager", scores="each around working"),
        either("racecourse", "pair racecourse + obstacle", "pair obstacle + racecourse"),
        assets(scores="roller 3"),
        # Fourth row.
        assets("showjumping", scores="roller 2"),
        assets("working", scores="in castle"),
        either("arena", "both arena + racecourse", "both racecourse + arena"),
    ]
    firsts = stables(slots=3, location="mountain", where=lambda one: one.line == SHOWJUMPING and not one.at_end.kind)
    seconds = [stable for size in (5, 6) for stable in stables(slots=size, where=lambda one: one.line == FOAL)]
    thirds = [stable for stable in stables(slots=4) if _written(stable).get("at_end") == "pair mare + stallion"]
    fourths = [
        stable
        for stable in stables(slots=3, where=lambda one: one.line == ARENA)
        if _written(stable).get("at_end") == "flat 3" and _written(stable)["location"] != "castle"
    ]
    for build in product(*(_one_of_each_kind(cards) for cards in pool)):
        shown = [icons(card) for card in build]
        stallions = [card for card in build if "stallion" in icons(card)]
        bottom = [card for card in build[11:13] if card in stallions]
        count = [sum(kind in one for one in shown) for kind in ("riding", "carriage-horse", "racecourse")]
        if len(set(build)) < len(build) or len(stallions) != 2 or not bottom or count != [2, 1, 1]:
            continue
        rows: list[list[Wanted]] = [[*build[:3]], [*build[3:7]], [*build[7:11]], [*build[11:]]]
        for laid in product(firsts, seconds, thirds, fourths):
            if all(is_complete(laid[row], rows[row]) for row in (0, 2, 3)) and not _line_in(laid[2], rows[2]):
                return _with_tokens(laid, rows, bottom[0]), rows
    raise AssertionError("no cards of the decks make Susan's tableau")


def _one_of_each_kind(cards: list[int]) -> list[int]:
    """A card of each type and sex."""
    return list({ASSETS[card].icons: card for card in reversed(cards)}.values())


def _line_in(stable: int, cards: list[Wanted]) -> bool:
    return any(_written(stable).get("line") in icons(card) for card in cards if card is not None)


def _with_tokens(laid: tuple[int, ...], rows: list[list[Wanted]], stallion: int) -> State:
    """Her foals of 2, 1 and 2, two studs on the stallion of the bottom row, two rollers, 4 coins."""
    mares = [[card for card in row if card is not None and "mare" in icons(card)] for row in rows]
    small, *others = (mares[1][0], *[card for row in (mares[0], mares[2], mares[3]) for card in row][:2])
    pair = next(number for number, points in enumerate(OWNERS[0].above) if points == -1)
    rollers = [card for card in (rows[2][3], rows[3][0]) if card is not None]
    return position(
        list(zip(laid, rows, strict=True)), tokens={small: 1, others[0]: 2, others[1]: 2, stallion: 2}, coins=[4],
        studs=[0], boxes=(3 << 2 * pair | 1 << BOXES_BELOW + pair,), rollers=(bytes(sorted(rollers)),),
    )  # fmt: skip


def test_susan_s_scoring_example_item_by_item_makes_54() -> None:
    state, rows = susan()
    items = scored(state, 0)
    by_part = [[item.points for item in items if item.part == part] for part in PARTS]
    assert by_part[STABLE_PART] == [2, 2, 4, 3, 2]
    assert by_part[OWNER_PART] == [3]
    on_cards = {item.what: item.points for item in items if item.part == ASSET_PART}
    points = [[on_cards.get(card, 0) for card in row if card is not None] for row in rows]
    assert points == [[2, 3, 2], [4, 2, 2, 0], [0, 4, 2, 3], [2, 0, 4]]
    assert [sum(row) for row in points] == [7, 8, 9, 6]
    assert sorted(by_part[TOKEN_PART]) == [1, 2, 2, 2]
    assert by_part[LEFT_PART] == [1]
    assert [sum(part) for part in by_part] == [13, 3, 30, 7, 1]
    assert total(state, 0) == 54
    assert pad(state, 0) == (13, 3, 30, 7, 1)


def test_susan_moves_her_two_rider_rollers_and_without_a_horse_box_no_cards_before_she_scores() -> None:
    scored_with, _ = susan()
    (placed,) = scored_with.rollers
    roller_box = next(
        n for n, box in enumerate(OWNERS[0].below) if any(bonus.kind == BonusKind.ROLLER for bonus in box)
    )
    assert scored_with.boxes[0] >> roller_box & 1
    state = finished(scored_with._replace(rollers=(b"",), round=6)).state
    assert state.phase == Phase.MOVING_ROLLERS
    assert total(state, 0) == 54 - 3 - 2
    state = act(state, *map(MoveRoller, placed)).state
    assert (state.phase, total(state, 0)) == (Phase.OVER, 54)


# Every card.


@pytest.mark.parametrize("card", range(len(ASSETS)))
def test_every_card_of_the_set_is_placed_and_scores_what_its_line_says(card: int) -> None:
    state = mixed(card % 7)
    rows = [(row.stable, [one if one not in (254, card) else None for one in row.slots]) for row in state.tableaus[0]]
    tokens = {one: points for one, points in enumerate(state.tokens) if points and one != card}
    rollers = (bytes(one for one in state.rollers[0] if one != card),)
    state = position(rows, hands=[[card]], tokens=tokens, coins=[COST[card]], boxes=(0,), rollers=rollers)
    for row, slot in [(number, slot) for number, one in enumerate(state.tableaus[0]) for slot in range(len(one.slots))]:
        if state.tableaus[0][row].slots[slot] != 254:
            continue
        after = act(state, PlaceCard(card, row, slot)).state
        gained = ASSETS[card].bonus
        if cube_of(after, row) == Cube.COMPLETED:
            gained += STABLES[after.tableaus[0][row].stable].at_once
        assert after.coins[0] == sum(bonus.what for bonus in gained if bonus.kind == BonusKind.COINS)
        for has_roller in (False, True):
            seen = after._replace(rollers=(bytes((card,)) if has_roller else b"",))
            wanted = asset_points(seen, 0)
            found = {item.what: item.points for item in scored(seen, 0) if item.part == ASSET_PART}
            assert found == {one: points for one, points in wanted.items() if points}
            assert total(seen, 0) == sum(pad(seen, 0))


WHERE = {
    "above": [(0, 1)], "below": [(2, 1)], "left": [(1, 0)], "right": [(1, 2)], "row": [(1, 0), (1, 3)],
    "column": [(0, 1), (2, 1)], "sides": [(0, 1), (1, 2)], "around": [(0, 0), (2, 2)], "tableau": [(0, 3), (2, 4)],
}  # fmt: skip
"""Where cards lie that count for a card in the second slot of the second of three rows."""


def counting(card: int) -> tuple[State, State, int]:
    """Three rows with what a card counts, then with nothing of it, the card in the hand both times; and its points in
    the first.
    """
    box = Box()
    box.used.add(card)
    words = LINES[ASSETS[card].key]["scores"].replace("+", " ").split()
    wanted: dict[tuple[int, int], int] = {}
    itself = 0
    match words:
        case [direction, kind] if direction in DIRECTIONS:
            wanted, points = {WHERE[direction][0]: box.card(kind)}, 2
        case ["pair" | "both" as kind, one, other]:
            wanted, points = {(0, 3): box.card(one), (2, 4): box.card(other)}, 2 if kind == "pair" else 4
        case ["each", scope, icon]:
            wanted = {place: box.card("mare" if icon == "foal" else icon) for place in WHERE[scope]}
            worth = 2 if icon in TYPES and scope in ("row", "column", "sides") else 1
            itself = scope in ("row", "column", "tableau") and icon in icons(card)
            points = worth * (2 + itself)
        case _:
            points = int(words[1]) if words[0] in ("flat", "roller") else 3
    home = words[1] if words[0] == "in" else "meadow"
    away = "castle" if home != "castle" else "mountain"
    full, bare = (
        list[tuple[int, Sequence[int | None]]](
            [(box.stable(slots=6), []), (box.stable(slots=5, location=there), []), (box.stable(slots=6), [])]
        )
        for there in (home, away)
    )
    laid = [(stable, [wanted.get((row, slot)) for slot in range(5)]) for row, (stable, _) in enumerate(full)]
    tokens = {one: 1 for one in wanted.values() if words[-1] == "foal"}
    rollers = (bytes((card,)) if words[0] == "roller" else b"",)
    with_all = position(laid, hands=[[card]], coins=[3], tokens=tokens)
    without = position(bare, hands=[[card]], coins=[3])
    return with_all._replace(rollers=rollers), without, points


@pytest.mark.parametrize("card", [card for card, asset in enumerate(ASSETS) if LINES[asset.key].get("scores")])
def test_every_card_that_scores_does_so_beside_what_it_counts_and_less_without_it(card: int) -> None:
    with_all, without, points = counting(card)
    found = []
    for state in (with_all, without):
        after = act(state, PlaceCard(card, 1, 1)).state
        on_cards = {item.what: item.points for item in scored(after, 0) if item.part == ASSET_PART}
        found.append(on_cards.get(card, 0))
    assert found[0] == points > 0
    is_flat = LINES[ASSETS[card].key]["scores"].startswith("flat")
    assert found[1] == points if is_flat else found[1] < points


@pytest.mark.parametrize("stable", range(len(STABLES)))
def test_every_stable_of_the_set_scores_its_completion_and_its_line(stable: int) -> None:
    for completes in (True, False):
        box = Box()
        box.laid.add(stable)
        cards = box.filling(stable, completes=completes)
        more = [*box.cards(2, "racing"), box.card("riding stallion"), box.card("dressage mare")]
        state = position([(box.stable(mark="6"), more), (stable, cards)], tokens={more[3]: 2})
        items = [item for item in scored(state, 0) if item.part == STABLE_PART and item.what == 1]
        done, line = stable_points(state, 0)[1]
        assert [(item.points, item.line) for item in items] == [
            (points, is_line) for points, is_line in ((done, False), (line, True)) if points
        ]
        assert total(state, 0) == sum(pad(state, 0))
        if not completes:
            assert done == 0


@pytest.mark.parametrize("stable", [n for n, one in enumerate(STABLES) if "line" in STABLE_LINES[one.key]])
def test_every_line_bonus_of_the_set_scores_2_for_a_card_of_its_icon_in_its_row_and_nothing_elsewhere(
    stable: int,
) -> None:
    icon = _written(stable)["line"]
    box = Box()
    box.laid.add(stable)
    card, other = box.card("mare" if icon == "foal" else icon), box.stable(mark="6")
    tokens = {card: 1} if icon == "foal" else {}
    places: list[list[list[Wanted]]] = [[[None, card], []], [[], [None, card]]]
    found = []
    for mine, elsewhere in places:
        state = position([(stable, mine), (other, elsewhere)], tokens=tokens)
        items = [item for item in scored(state, 0) if item.part == STABLE_PART and item.what == 0]
        found.append([(item.points, item.line) for item in items])
    assert found == [[(2, True)], []]


@pytest.mark.parametrize("stable", [n for n, one in enumerate(STABLES) if "at_end" in STABLE_LINES[one.key]])
def test_every_end_bonus_of_the_set_scores_once_its_stable_is_completed_and_not_before(stable: int) -> None:
    words = _written(stable)["at_end"].replace("+", " ").split()
    box = Box()
    box.laid.add(stable)
    cards = box.filling(stable)
    more = [box.card(kind) for kind in (words[1:] if words[0] == "pair" else (words[2],) if words[0] == "each" else ())]
    shown = [icons(card) for card in (*cards, *more)]
    if words[0] == "flat":
        points = int(words[1])
    elif words[0] == "pair":
        points = 2 * min(sum(icon in one for one in shown) for icon in words[1:])
    else:
        points = sum(words[2] in one for one in shown)
    other = box.stable(mark="6")
    found = []
    for mine in (cards, [*cards[:-1], None]):
        state = position([(stable, mine), (other, more)])
        items = [item for item in scored(state, 0) if item.part == STABLE_PART and item.what == 0 and not item.line]
        found.append([item.points for item in items])
    assert found == [[points], []]
    assert points > 0


def test_the_items_of_a_score_are_its_points_in_the_order_of_the_pad() -> None:
    for seed in range(6):
        state = mixed(seed)
        items = scored(state, 0)
        assert [item.part for item in items] == sorted(item.part for item in items)
        assert sum(item.points for item in items) == total(state, 0) == sum(pad(state, 0))
        assert tuple(sum(i.points for i in items if i.part == part) for part in PARTS) == pad(state, 0)
        order = [card for row in state.tableaus[0] for card in row.slots]
        cards = [item.what for item in items if item.part == ASSET_PART]
        assert cards == sorted(cards, key=order.index)


# What is left, and ties.


@pytest.mark.parametrize(("coins", "studs", "points"), [(0, 0, 0), (2, 1, 0), (3, 2, 1), (8, 5, 4), (9, 6, 0)])
def test_3_coins_make_1_point_2_studs_1_point_and_point_tokens_their_own(coins: int, studs: int, points: int) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], coins=[coins], studs=[studs], points=[points])
    left = {item.what: item.points for item in scored(state, 0)}
    wanted = {COINS_LEFT: coins // 3, STUDS_LEFT: studs // 2, POINTS_LEFT: points}
    assert left == {what: count for what, count in wanted.items() if count}


def test_ruling_12_point_tokens_are_no_studs() -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], coins=[0], studs=[1], points=[1])
    assert total(state, 0) == 1


def test_ruling_12_coins_cubes_and_tokens_do_not_run_out() -> None:
    box = Box()
    tables: list[list[tuple[int, list[Wanted]]]] = []
    for _ in range(6):
        stallion, other = box.card("stallion"), box.card("equipment")
        tables.append([(box.stable(slots=6), [*box.cards(6, "mare")]), (box.stable(slots=3), [stallion, other])])
    last, sold = box.card(cost=0, bonus="", where=lambda asset: asset.type > VET), box.card("vet")
    every = (1 << BOXES) - 1
    state = position(*tables, hands=[[last, sold]], studs=[7] * 6, coins=[14] * 6, boxes=(every,) * 6)
    state = act(state, PlaceCard(last, 1, 2), SellCard(sold)).state
    for _ in range(6):
        while offered(state, Breed):
            state = act(state, offered(state, Breed)[0]).state
        state = act(state, FinishPlacing(NONE)).state
    assert sum(state.coins) > 36 + 3 * 15, "more than there are coins in the box"
    foals = sum(state.tokens[card] > 0 for rows in tables for card in rows[0][1] if card is not None)
    assert foals == 36, "there are 30 in the box"
    on_owners = sum(boxes.bit_count() for boxes in state.boxes)
    on_stables = sum(row.cube != Cube.UNFINISHED for tableau in state.tableaus for row in tableau)
    assert on_owners + on_stables == 61, "there are 60 in the box"


def empty_tables(seats: int) -> list[list[tuple[int, list[Wanted]]]]:
    box = Box()
    return [[(box.stable(slots=3), [])] for _ in range(seats)]


def test_the_winner_is_the_player_with_the_most_points() -> None:
    assert winners(position(*empty_tables(3), points=[1, 3, 2])) == (1,)


def test_of_tied_players_the_one_with_the_most_cubes_on_the_owner_card_wins() -> None:
    assert winners(position(*empty_tables(3), points=[3, 3, 2], boxes=(1, 5, 15))) == (1,)
    pair, points = 0b11, OWNERS[0].above[0]
    assert winners(position(*empty_tables(2), points=[points, 0], boxes=(pair, pair | 1 << BOXES_BELOW))) == (1,)


def test_if_there_is_still_a_tie_the_victory_is_shared() -> None:
    assert winners(position(*empty_tables(3), points=[3, 3, 2], boxes=(1, 4, 15))) == (0, 1)


def test_a_stud_on_a_stallion_is_1_point_and_a_foal_its_own() -> None:
    box = Box()
    mare, stallion = box.card("mare", scores=""), box.card("racing stallion")
    rows = [(box.stable(slots=4, where=lambda one: one.line not in (FOAL, 0)), [mare, None, stallion])]
    state = position(rows, tokens={mare: 2, stallion: 3}, coins=[0], studs=[0])
    assert sum(item.points for item in scored(state, 0) if item.part == TOKEN_PART) == 5


def test_formulas_of_the_data_files_are_read_as_they_are_written() -> None:
    for card, asset in enumerate(ASSETS):
        assert FORMULA[card] == read_formula(LINES[asset.key].get("scores", ""), "test")
    assert len(stables()) == len(STABLE_LINES)
