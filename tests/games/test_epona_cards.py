"""The card set: what is known and what is assumed of it, how cards look, and lines of its files that are wrong."""

import importlib
from collections import Counter
from importlib.resources import files
from itertools import combinations, count
from pathlib import Path
from types import ModuleType

import pytest

from boardroom.engine.toml_tables import WrongTable
from boardroom.games.epona.position import artwork as looks
from boardroom.games.epona.position import cards, numbers
from boardroom.games.epona.position.cards import (
    ASSETS,
    DECK_CARDS,
    FACES,
    HELPERS_FILE,
    HORSES_FILE,
    MARKED_3,
    MARKED_6,
    MARKS,
    PLAIN,
    STABLES,
    STABLES_FILE,
    STARRED,
    SYMMETRIC_OWNER,
    Asset,
)
from boardroom.games.epona.position.scoring import (
    ASSET_PART,
    LEFT_PART,
    OWNER_PART,
    STABLE_PART,
    TOKEN_PART,
    scored,
    total,
)
from boardroom.games.epona.position.tableau import Cube, Row, empty_row, meets
from boardroom.games.epona.position.vocabulary import (
    DECK_OF,
    DECKS,
    FOAL,
    GROUP_OF,
    HORSES,
    ICONS,
    LOCATIONS,
    MARE,
    SPORTING,
    STALLION,
    TYPES,
    BonusKind,
    FormulaKind,
    read_bonus,
    read_formula,
)
from boardroom.games.epona.rules.setup import first_state

FILES = (HORSES_FILE, HELPERS_FILE, STABLES_FILE, "game.toml")
LINES = {name: files("boardroom.games.epona.data").joinpath(name).read_text(encoding="utf-8") for name in FILES}
FAMILIES = (TYPES[:3], TYPES[3:6])
GROUNDS = {"obstacle": "showjumping", "arena": "dressage", "racecourse": "racing"}
packages = count(1)


def of_type(kind: str) -> list[Asset]:
    return [asset for asset in ASSETS if asset.type == TYPES.index(kind)]


def the_card(kind: str, scores: str = "", sex: int = 0) -> int:
    """The number of an asset of a type (and sex) that scores this."""
    wanted = read_formula(scores, "here")
    return next(
        number
        for number, asset in enumerate(ASSETS)
        if asset.type == TYPES.index(kind) and asset.formula == wanted and sex in (0, asset.sex)
    )


# Known.


def test_there_are_54_sporting_and_54_working_horses_22_and_21_employees_17_and_21_pieces_of_equipment() -> None:
    assert dict(zip(DECKS, map(len, DECK_CARDS), strict=True)) == {
        "sporting": 54, "working": 54, "managers": 22, "stablehands": 21, "transport": 17, "grounds": 21,
    }  # fmt: skip


def test_there_are_28_plain_stables_6_marked_3_7_marked_6_and_6_starred() -> None:
    counts = Counter(stable.mark for stable in STABLES)
    assert [counts[mark] for mark in (PLAIN, MARKED_3, MARKED_6, STARRED)] == [28, 6, 7, 6]


def test_there_are_7_selection_cards_with_two_faces_each_and_6_owners() -> None:
    assert (len(FACES), cards.SELECTION_CARDS, cards.SYMMETRIC_OWNERS) == (14, 7, 6)


def test_some_card_costs_2_and_one_costs_3_and_draws_3_sporting_horses() -> None:
    assert any(asset.cost == 2 for asset in ASSETS)
    draw = read_bonus("draw sporting", "here")[0]
    assert numbers.DRAWN_BY_BONUS == 3
    assert any(asset.cost == 3 and draw in asset.bonus for asset in ASSETS)


def test_a_stable_of_3_for_a_working_horse_and_a_mare_brings_a_coin_and_an_owner_icon_and_has_a_line_for_a_vet() -> (
    None
):
    found = [
        stable
        for stable in STABLES
        if stable.slots == 3
        and set(stable.needs) == {ICONS.index("working"), MARE}
        and stable.at_once == read_bonus("coin, owner", "here")
    ]
    assert [(stable.at_end.kind, stable.line) for stable in found] == [(FormulaKind.NOTHING, ICONS.index("vet"))]
    assert numbers.LINE_POINTS == 2


def test_the_boxes_that_paul_and_susan_use_are_on_the_symmetric_owner() -> None:
    below, above = SYMMETRIC_OWNER
    assert below[0] == read_bonus("discount sporting", "here")
    assert (below[1], above[0]) == (read_bonus("stud, 2 coins", "here"), 4)
    assert read_bonus("3 coins", "here") in below
    pair = below.index(read_bonus("roller", "here")) // 2
    assert above[pair] == -1, "a point for each completed stable"


def test_a_face_costs_1_draws_1_grey_1_purple_2_green_2_yellow_1_of_any_and_keeps_3() -> None:
    assert any(
        (face.price, face.gift, face.draws, face.free, face.keep) == (1, (), (1, 1, 2, 2), 1, 3) for face in FACES
    )


def test_susan_s_tableau_can_be_built_of_the_deck_and_scores_13_and_3_and_30_and_7_and_1() -> None:
    """Rulebook: Scoring example."""
    jumper = the_card("showjumping", "below obstacle", MARE)
    boulder, pilgrim = the_card("draught", "pair carriage-horse + riding", MARE), the_card("draught", "", MARE)
    first, second = the_card("riding", "each column riding", MARE), the_card("riding", "each tableau riding", MARE)
    racer, stallion = the_card("racing", "roller 3", MARE), the_card("showjumping", "roller 2", STALLION)
    rows = (
        (("mountain", 3, "sporting employee", "", "showjumping"),
         (jumper, the_card("stablehand", "in mountain"), boulder)),
        (("mountain", 6, "showjumping employee equipment", "flat 5", "foal"),
         (the_card("obstacle", "each column showjumping"), first, second, the_card("rider"))),
        (("mountain", 4, "employee mare", "pair mare + stallion", ""),
         (pilgrim, the_card("manager", "each around working"), the_card("racecourse", "pair racecourse + obstacle"),
          racer)),
        (("meadow", 3, "sporting equipment", "flat 3", "arena"),
         (stallion, the_card("carriage-horse", "in castle", STALLION), the_card("arena", "both arena + racecourse"))),
    )  # fmt: skip
    tableau = []
    for (location, slots, needs, at_end, line), laid in rows:
        number = next(
            number
            for number, stable in enumerate(STABLES)
            if (stable.location, stable.slots) == (LOCATIONS.index(location), slots)
            and set(stable.needs) == {ICONS.index(need) for need in needs.split()}
            and stable.at_end == read_formula(at_end, "here")
            and stable.line == (ICONS.index(line) if line else -1)
        )
        row = Row(number, bytes(laid) + empty_row(number).slots[len(laid) :])
        is_full = len(laid) == slots
        assert meets(row) or not is_full
        tableau.append(row._replace(cube=Cube.COMPLETED if is_full else Cube.UNFINISHED))
    assert len({card for row in tableau for card in row.slots[:3]}) == 12, "every card once"
    start = first_state({"start": "first", "rounds": 6, "refusal": "agreed"}, 2, 1)
    tokens = bytearray(start.tokens)
    tokens[first], tokens[second], tokens[pilgrim], tokens[stallion] = 2, 1, 2, 2
    state = start._replace(
        tableaus=(tuple(tableau), start.tableaus[1]),
        tokens=tuple(tokens),
        rollers=(bytes(sorted((racer, stallion))), b""),
        boxes=(1 << 2 | 1 << 3 | 1 << 7, 0),
        coins=(4, 0),
        studs=(0, 0),
    )
    items = scored(state, 0)
    parts = [sum(item.points for item in items if item.part == part) for part in range(5)]
    assert [parts[part] for part in (STABLE_PART, OWNER_PART, ASSET_PART, TOKEN_PART, LEFT_PART)] == [13, 3, 30, 7, 1]
    assert [item.points for item in items if item.part == STABLE_PART] == [2, 2, 4, 3, 2]
    by_row = [
        sum(item.points for item in items if item.part == ASSET_PART and item.what in row.slots) for row in tableau
    ]
    assert by_row == [7, 8, 9, 6]
    assert total(state, 0) == 54


# Assumed.


def test_costs_are_0_to_3_and_a_bonus_is_one_icon_two_at_cost_3() -> None:
    assert {asset.cost for asset in ASSETS} == {0, 1, 2, 3}
    assert all(len(asset.bonus) <= (2 if asset.cost == 3 else 1) for asset in ASSETS)
    assert {bonus.kind for asset in ASSETS for bonus in asset.bonus} <= {
        BonusKind.COINS,
        BonusKind.STUD,
        BonusKind.OWNER,
        BonusKind.DRAW,
        BonusKind.POINT,
    }
    assert all(bonus.what <= 2 for asset in ASSETS for bonus in asset.bonus if bonus.kind == BonusKind.COINS)


def test_a_third_of_the_horses_of_each_type_are_stallions() -> None:
    for kind in TYPES[:HORSES]:
        assert Counter(asset.sex for asset in of_type(kind)) == {MARE: 12, STALLION: 6}


def shape(asset: Asset) -> tuple[object, ...]:
    """A formula without the type, piece of equipment or location that belongs to the type of horse it is on."""

    def group(icon: int) -> object:
        return GROUP_OF[DECK_OF[icon]] if icon < len(TYPES) else ICONS[icon]

    kind, points, where, icon, other = asset.formula
    return kind, points, 0 if kind == FormulaKind.IN_LOCATION else where, group(icon), group(other)


def test_what_exists_for_a_type_of_horse_exists_for_the_others_of_its_family() -> None:
    for family in FAMILIES:
        shapes = [Counter((asset.sex, shape(asset)) for asset in of_type(kind)) for kind in family]
        assert shapes[0] == shapes[1] == shapes[2]


def test_obstacles_arenas_and_racecourses_score_alike_each_with_its_own_horses() -> None:
    for name, horse in GROUNDS.items():
        wanted = {read_formula(text.format(horse), "here") for text in (
            "each column {}", "each row {}", "above {}", "each sides {}", "each tableau {}")}  # fmt: skip
        assert wanted <= {asset.formula for asset in of_type(name)}


def test_only_horses_score_with_a_roller_and_with_2_or_3() -> None:
    found = {
        (asset.type < HORSES, asset.formula.points) for asset in ASSETS if asset.formula.kind == FormulaKind.WITH_ROLLER
    }
    assert found == {(True, 2), (True, 3)}


def test_stables_have_3_to_6_slots_by_their_mark_and_at_most_as_many_needs() -> None:
    slots = [{stable.slots for stable in STABLES if stable.mark == mark} for mark in range(len(MARKS))]
    assert slots == [{3, 4, 5}, {3}, {6}, {6}]
    assert all(1 <= len(stable.needs) <= 3 and len(set(stable.needs)) == len(stable.needs) for stable in STABLES)


def test_every_location_and_every_line_is_there() -> None:
    for location in range(len(LOCATIONS)):
        assert 14 <= sum(stable.location == location for stable in STABLES) <= 17
    assert {stable.line for stable in STABLES} == {-1, FOAL, *range(len(TYPES))}


def test_starred_stables_need_three_types_and_score_more_than_those_marked_6() -> None:
    best = {
        mark: max(s.at_end.points for s in STABLES if s.mark == mark and s.at_end.kind == FormulaKind.FLAT)
        for mark in (2, 3)
    }
    assert best[STARRED] > best[MARKED_6]
    for stable in STABLES:
        if stable.mark == STARRED:
            assert sum(need < len(TYPES) for need in stable.needs) >= 2


def test_keeping_3_of_6_is_free_each_card_more_costs_and_keeping_2_pays() -> None:
    for face in FACES:
        drawn = sum(face.draws) + face.free
        if face.keep == 2:
            assert face.gift
        elif face.gift:
            assert drawn < 6
        else:
            assert face.price == max(0, drawn - 6) + (face.keep - 3)


def test_every_horse_has_a_name_of_its_own_of_at_most_14_letters_unlike_the_others() -> None:
    horses = [asset for asset in ASSETS if asset.type < HORSES]
    assert len({asset.key for asset in horses}) == 108
    assert max(len(asset.key) for asset in horses) <= 14
    alike = [(one.key, two.key) for one, two in combinations(horses, 2) if one.key in two.key or two.key in one.key]
    assert alike == []


# Looks.


def apart(one: Asset, two: Asset, places: tuple[int, ...]) -> int:
    return sum(one.look[place] != two.look[place] for place in places)


@pytest.mark.parametrize("deck", [SPORTING, SPORTING + 1])
def test_two_horses_of_a_deck_differ_in_at_least_two_of_coat_mane_scene_and_light(deck: int) -> None:
    coat, mane, _marking, scene, light = range(len(looks.HORSE))
    horses = [ASSETS[card] for card in DECK_CARDS[deck]]
    near = [
        (one.key, two.key) for one, two in combinations(horses, 2) if apart(one, two, (coat, mane, scene, light)) < 2
    ]
    assert near == []


@pytest.mark.parametrize("kind", TYPES[HORSES:])
def test_two_helpers_of_a_type_differ_in_at_least_two_parts_of_their_look(kind: str) -> None:
    helpers = of_type(kind)
    places = tuple(range(len(helpers[0].look)))
    assert [(a.key, b.key) for a, b in combinations(helpers, 2) if apart(a, b, places) < 2] == []


def test_no_two_stables_look_the_same_at_the_same_location() -> None:
    assert len({(stable.location, stable.look) for stable in STABLES}) == len(STABLES)


def test_every_coat_mane_marking_scene_and_light_is_seen_in_each_deck_of_horses() -> None:
    for deck in (SPORTING, SPORTING + 1):
        for place, words in enumerate(looks.HORSE):
            assert {ASSETS[card].look[place] for card in DECK_CARDS[deck]} == set(words)


# Files that are wrong are refused, and said where.


def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: dict[str, str]) -> ModuleType:
    """The cards as they are read from files of which one has these lines."""
    package = f"owners_epona_{next(packages)}"
    folder = tmp_path / package
    (folder / "data").mkdir(parents=True)
    for made in (folder, folder / "data"):
        (made / "__init__.py").write_text("")
    for module in ("numbers.py", "cards.py"):
        source = files("boardroom.games.epona.position").joinpath(module).read_text(encoding="utf-8")
        source = source.replace("from boardroom.games.epona import data", f"from {package} import data")
        source = source.replace("from boardroom.games.epona.position.numbers import", f"from {package}.numbers import")
        (folder / module).write_text(source, encoding="utf-8")
    for name, lines in (LINES | changed).items():
        (folder / "data" / name).write_text(lines, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module(f"{package}.cards")


def test_an_owner_can_correct_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = LINES[HORSES_FILE].index('    { name = "Windfall"')
    end = LINES[HORSES_FILE].index("\n", start)
    line = (
        '    { name = "Old Faithful", sex = "mare", cost = 3, bonus = "2 coins, owner", scores = "in castle",'
        ' look = "bay hogged star 2 dusk" },'
    )
    changed = LINES[HORSES_FILE][:start] + line + LINES[HORSES_FILE][end:]
    read_cards = read(tmp_path, monkeypatch, {HORSES_FILE: changed})
    card = read_cards.ASSETS[read_cards.ASSET_OF["old-faithful"]]
    assert (card.cost, card.look) == (3, ("bay", "hogged", "star", "2", "dusk"))
    assert card.formula == read_formula("in castle", "here")
    assert card.bonus == read_bonus("2 coins, owner", "here")


HORSE = "racing 1 'Windfall'"


@pytest.mark.parametrize(
    ("file", "line", "wrong", "place", "why"),
    [
        (HORSES_FILE, 'name = "Windfall"', 'name = "windfall"', "racing 1 'windfall', name", "is not written like"),
        (HORSES_FILE, 'name = "Windfall"', 'name = "Saffron"', "racing 2 'Saffron'", "is there twice"),
        (HORSES_FILE, 'name = "Windfall"', 'name = "Skylark"', "showjumping 1 'Skylark'", "there is another"),
        (HORSES_FILE, 'sex = "mare"', 'sex = "gelding"', f"{HORSE}, sex", "'gelding' is not known"),
        (HORSES_FILE, "cost = 0", "cost = 4", f"{HORSE}, cost", "from 0 to 3"),
        (HORSES_FILE, "cost = 0", 'cost = 0, age = 3', HORSE, "no field 'age'"),
        (HORSES_FILE, 'bonus = "coin"', 'bonus = "coin, stud"', f"{HORSE}, bonus", "at most one icon"),
        (HORSES_FILE, 'bonus = "coin"', 'bonus = "roller"', f"{HORSE}, bonus", "on owner cards"),
        (HORSES_FILE, 'bonus = "coin"', 'bonus = "hay"', f"{HORSE}, bonus", "'hay' is no bonus"),
        (HORSES_FILE, 'bonus = "coin"', 'bonus = "draw hay"', f"{HORSE}, bonus", "'hay' is not known"),
        (HORSES_FILE, 'scores = "roller 2"', 'scores = "each yard racing"', f"{HORSE}, scores", "'yard' is not known"),
        (HORSES_FILE, 'scores = "roller 2"', 'scores = "pair mare + mare"', f"{HORSE}, scores", "with itself"),
        (HORSES_FILE, 'scores = "roller 2"', 'scores = "each tableau sporting"', f"{HORSE}, scores", "does not go"),
        (HORSES_FILE, 'scores = "roller 2"', 'scores = "lots"', f"{HORSE}, scores", "is no formula"),
        (HORSES_FILE, 'look = "', 'look = "tartan ', f"{HORSE}, look", "5 words are expected"),
        (HELPERS_FILE, "manager = [", "boss = [", "", "no field 'boss'"),
        (HELPERS_FILE, "cost = 1", "cost = 9", "manager 1, cost", "from 0 to 3"),
        (HELPERS_FILE, 'scores = "each around sporting"', 'scores = "roller 2"', "manager 1, scores", "only horses"),
        (STABLES_FILE, "slots = 3", "slots = 6", "plain 1, slots", "stables marked plain"),
        (STABLES_FILE, 'location = "mountain"', 'location = "sea"', "plain 1, location", "'sea' is not known"),
        (STABLES_FILE, 'needs = "sporting employee"', 'needs = ""', "plain 1, needs", "one to three icons"),
        (STABLES_FILE, 'needs = "sporting employee"', 'needs = "cow"', "plain 1, needs", "'cow' is not known"),
        (STABLES_FILE, 'at_once = "coin, owner"', 'at_once = "coin, owner, stud"', "plain 1, at_once", "at most two"),
        (STABLES_FILE, 'line = "showjumping"', 'at_end = "roller 2"', "plain 1, at_end", "a number, pairs"),
        (STABLES_FILE, 'line = "showjumping"', 'at_end = "each around mare"', "plain 1, at_end", "in the row"),
        (STABLES_FILE, 'line = "showjumping"', 'line = "hay"', "plain 1, line", "'hay' is not known"),
        ("game.toml", "coins = 3", "coins = 30", "coins", "from 0 to 9"),
        ("game.toml", "keep = 3", "keep = 5", "selection 1, keep", "from 2 to 4"),
        ("game.toml", "price = 1", 'price = 1\ngift = "coin"', "selection 1", "a price or a gift"),
        ("game.toml", 'gift = "coin"', 'gift = "owner"', "selection 2, gift", "coins or studs"),
        ("game.toml", '"4 points"', '"many points"', "symmetric, above, value 1", "is not written like"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_named_with_file_card_and_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, line: str, wrong: str, place: str, why: str
) -> None:
    assert line in LINES[file]
    with pytest.raises(WrongTable) as refused:
        read(tmp_path, monkeypatch, {file: LINES[file].replace(line, wrong, 1)})
    assert refused.value.place == (f"{file}, {place}" if place else file)
    assert why in refused.value.why


def test_a_look_with_an_unknown_word_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look = " ".join(ASSETS[cards.ASSET_OF["windfall"]].look)
    tartan = look.replace(look.split()[0], "tartan", 1)
    changed = LINES[HORSES_FILE].replace(f'look = "{look}"', f'look = "{tartan}"', 1)
    with pytest.raises(WrongTable) as refused:
        read(tmp_path, monkeypatch, {HORSES_FILE: changed})
    assert refused.value.place == f"{HORSES_FILE}, {HORSE}, look"
    assert "'tartan' is not known; known are bay" in refused.value.why


def test_a_file_that_is_no_toml_is_named_with_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongTable, match=f"{STABLES_FILE}.*line"):
        read(tmp_path, monkeypatch, {STABLES_FILE: LINES[STABLES_FILE].replace("plain = [", "plain = ((", 1)})


def test_a_type_of_horse_without_stallions_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    racing, others = LINES[HORSES_FILE].split("showjumping = [", 1)
    mares = racing.replace('sex = "stallion"', 'sex = "mare"') + "showjumping = [" + others
    with pytest.raises(WrongTable, match=r"horses\.toml, racing: both mares and stallions"):
        read(tmp_path, monkeypatch, {HORSES_FILE: mares})


def test_too_few_stables_of_a_mark_for_six_players_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked, starred = LINES[STABLES_FILE].split("star = [", 1)
    few = marked + "star = [\n" + starred.strip().splitlines()[0] + "\n]\n"
    with pytest.raises(WrongTable, match=r"stables\.toml, star: at least 6"):
        read(tmp_path, monkeypatch, {STABLES_FILE: few})
