"""Epona's nouns in words: every card, icon, bonus, formula, stable and box has its name and its sentence."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest

from boardroom.engine.text import Text, verbatim
from boardroom.engine.toml_tables import WrongTable
from boardroom.games.epona.position.cards import ASSETS, BOXES, FACES, HIDDEN, NO_OWNER, STABLES
from boardroom.games.epona.position.state import ADDITIONAL_CARD, NO_TOKEN, card_key
from boardroom.games.epona.position.vocabulary import (
    DECKS,
    DIRECTIONS,
    HORSE_BOX,
    HORSES,
    ICONS,
    LOCATIONS,
    RIDER,
    SCOPES,
    TYPES,
    Formula,
    FormulaKind,
    read_bonus,
    read_formula,
)
from boardroom.games.epona.words import explanations, formula_words, names
from boardroom.games.epona.words.horse_names import HORSE_NAMES
from boardroom.ui.kit.words.say import LANGUAGES
from tests.games.paddock import JAPANESE, one_sentence, say


def horses() -> list[str]:
    """The names of the data file."""
    table = tomllib.loads(files("boardroom.games.epona.data").joinpath("horses.toml").read_text("utf-8"))
    return [line["name"] for lines in table.values() for line in lines]


def words() -> Iterator[str]:
    """Every formula that the vocabulary can write."""
    yield from ("flat 1", "flat 2", "flat 6", "roller 2", "roller 3", *(f"in {place}" for place in LOCATIONS))
    yield from (f"{direction} {kind}" for direction, kind in product(DIRECTIONS, TYPES))
    yield from (f"{kind} {one} + {two}" for kind in ("pair", "both") for one, two in product(ICONS, ICONS))
    yield from (f"each {scope} {icon}" for scope, icon in product(SCOPES, ICONS))


def formulas() -> Iterator[Formula]:
    for text in words():
        try:
            yield read_formula(text, "")
        except WrongTable:
            continue


FORMULAS = list(formulas())


# Names.


def test_every_horse_has_its_name_in_both_languages_and_no_name_is_of_no_horse() -> None:
    assert {say(name) for name in HORSE_NAMES.values()} == {name.replace("'", "’") for name in horses()}
    cards = [card for card, asset in enumerate(ASSETS) if asset.type < HORSES]
    assert {ASSETS[card].key for card in cards} == set(HORSE_NAMES)
    for language in LANGUAGES:
        assert len({say(names.asset_name(card), language) for card in cards}) == len(cards) == 108
    assert all(JAPANESE.search(say(names.asset_name(card), "ja")) for card in cards)


def test_a_horse_that_the_owner_of_the_box_renames_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "ASSETS", (ASSETS[0]._replace(key="brave-new-horse"), *ASSETS[1:]))
    assert names.asset_name(0) == verbatim("Brave New Horse")


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_decks_locations_tokens_and_boxes_have_names_of_their_own(language: str) -> None:
    for called, things in (
        (names.icon_name, range(len(ICONS))),
        (names.icon_noun, range(len(ICONS))),
        (names.an_icon, range(len(ICONS))),
        (names.deck_name, range(-1, len(DECKS))),
        (names.deck_in_sentence, range(-1, len(DECKS))),
        (names.location_name, range(len(LOCATIONS))),
        (names.stable_of_location, range(len(LOCATIONS))),
        (names.token_name, range(ADDITIONAL_CARD + 1)),
        (names.token_in_sentence, range(ADDITIONAL_CARD + 1)),
        (names.owner_name, range(NO_OWNER)),
        (names.box_name, range(BOXES)),
    ):
        assert len({say(called(thing), language) for thing in things}) == len(things), called


def test_a_carriage_is_told_from_a_carriage_horse() -> None:
    horse, carriage = TYPES.index("carriage-horse"), TYPES.index("carriage")
    assert (say(names.icon_name(horse)), say(names.icon_name(carriage))) == ("Carriage horse", "Carriage")
    assert (say(names.icon_name(horse), "ja"), say(names.icon_name(carriage), "ja")) == ("馬車馬", "馬車")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_alone_within_a_sentence_and_when_they_are_not_seen(language: str) -> None:
    for card in (*range(len(ASSETS)), HIDDEN):
        say(names.asset_name(card), language)
        say(names.asset_in_sentence(card), language)
    for stable in (*range(len(STABLES)), HIDDEN):
        say(names.stable_name(stable), language)
    assert names.asset_piece(3).key == card_key(3)
    say(names.selection_name(), language)


def test_stables_are_named_by_their_location_and_slots() -> None:
    castle = next(n for n, stable in enumerate(STABLES) if stable.key == "stable-3-1")
    assert say(names.stable_name(castle)) == "Castle, 3 slots"
    assert say(names.stable_in_sentence(castle)) == "a castle stable with 3 slots"
    assert say(names.stable_name(castle), "ja") == "城の厩舎（3スロット）"


# Formulas.


def test_every_formula_explains_itself_in_one_sentence_that_is_its_own() -> None:
    assert len(FORMULAS) > 600
    said = [one_sentence(formula_words.formula_about(formula)) for formula in FORMULAS]
    assert len(set(said)) == len(FORMULAS)
    assert len({say(formula_words.formula_about(formula), "ja") for formula in FORMULAS}) == len(FORMULAS)


def test_every_formula_tells_its_points() -> None:
    for formula in FORMULAS:
        for language in LANGUAGES:
            assert str(formula.points) in say(formula_words.formula_in_sentence(formula), language)
    nothing = read_formula("", "")
    assert one_sentence(formula_words.formula_about(nothing)) == "Scores no VP."


@pytest.mark.parametrize(
    ("formula", "itself", "english", "japanese"),
    [
        (
            "each row racing",
            "racing",
            "Scores 2 VP for each racing horse in its row, itself included.",
            "同じ行の競走馬1枚につき2VP（このカードも含む）。",
        ),
        ("each row racing", "vet", "Scores 2 VP for each racing horse in its row.", "同じ行の競走馬1枚につき2VP。"),
        (
            "each column sporting",
            "racing",
            "Scores 1 VP for each sporting horse in its column, itself included.",
            "同じ列のスポーツ馬1枚につき1VP（このカードも含む）。",
        ),
        (
            "each around sporting",
            "racing",
            "Scores 1 VP for each sporting horse in the eight spaces around it.",
            "周囲8マスのスポーツ馬1枚につき1VP。",
        ),
        (
            "each sides draught",
            "draught",
            "Scores 2 VP for each draught horse orthogonally adjacent to it.",
            "上下左右の牽引馬1枚につき2VP。",
        ),
        (
            "each tableau foal",
            "vet",
            "Scores 1 VP for each foal in your tableau.",
            "自分のタブローの仔馬トークン1つにつき1VP。",
        ),
        (
            "pair racecourse + obstacle",
            "racecourse",
            "Scores 2 VP for each pair of a racecourse and an obstacle in your tableau, itself included.",
            "自分のタブローの競馬場と障害物のペア1組につき2VP（このカードも含む）。",
        ),
        (
            "both arena + racecourse",
            "vet",
            "Scores 4 VP once if an arena and a racecourse are in your tableau.",
            "自分のタブローにアリーナと競馬場が両方あれば4VP（1回だけ）。",
        ),
        (
            "below obstacle",
            "showjumping",
            "Scores 2 VP if an obstacle is directly below it.",
            "すぐ下に障害物があれば2VP。",
        ),
        ("in castle", "vet", "Scores 3 VP in the row of a castle stable.", "城の厩舎の行なら3VP。"),
        ("roller 3", "racing", "Scores 3 VP with a rider roller on it.", "騎手ローラーがあれば3VP。"),
    ],
)
def test_a_formula_says_what_it_counts_and_that_a_card_counts_itself_where_it_does(
    formula: str, itself: str, english: str, japanese: str
) -> None:
    card = next(asset for asset in ASSETS if asset.type == TYPES.index(itself))
    text = formula_words.formula_about(read_formula(formula, ""), card.icons)
    assert one_sentence(text) == english
    assert say(text, "ja") == japanese


def test_every_formula_of_every_card_says_so_only_where_the_card_lies_within_its_scope() -> None:
    told = 0
    for asset in ASSETS:
        said = one_sentence(formula_words.formula_about(asset.formula, asset.icons))
        itself = formula_words.counts_itself(asset.formula, asset.icons)
        assert ("itself" in said) == itself
        if asset.formula.kind == FormulaKind.EACH and SCOPES[asset.formula.where] in ("sides", "around"):
            assert not itself
        told += itself
    assert told > 10


# Bonuses.

BONUSES = ("coin", "2 coins", "3 coins", "stud", "2 studs", "point", "2 points", "owner", "roller",
           *(f"draw {deck}" for deck in DECKS), "discount sporting", "discount working")  # fmt: skip


def test_every_bonus_has_a_name_and_explains_itself_in_one_sentence() -> None:
    abouts = set()
    for words_of in BONUSES:
        (bonus,) = read_bonus(words_of, "")
        for language in LANGUAGES:
            say(formula_words.bonus_name(bonus), language)
        abouts.add(one_sentence(formula_words.bonus_about(bonus)))
    assert len(abouts) == len(BONUSES)


def test_a_bonus_of_two_icons_is_said_with_an_and() -> None:
    assert say(formula_words.bonuses_in_sentence(read_bonus("coin, owner", ""))) == "1 coin and an owner icon"
    assert (
        say(formula_words.bonuses_in_sentence(read_bonus("2 coins, stud", "")), "ja") == "2コインとスタッドトークン1個"
    )


# Cards, stables, boxes, tokens.


def test_bonuses_are_nouns_within_a_japanese_sentence() -> None:
    for card in range(len(ASSETS)):
        assert "得るを得る" not in say(explanations.asset_in_list(card), "ja")
    for stable in range(len(STABLES)):
        said = say(explanations.stable_in_list(stable), "ja")
        assert "得るを得る" not in said
        assert "得ると" not in said
    draw, owner = read_bonus("draw sporting, owner", "")
    assert say(formula_words.bonuses_in_sentence((draw, owner)), "ja") == (
        "スポーツ馬デッキから3枚引いて1枚選ぶ権利とオーナーアイコン1つ"
    )


def test_every_asset_says_its_kind_and_its_formula_in_a_sentence_each() -> None:
    for card, asset in enumerate(ASSETS):
        assert one_sentence(formula_words.formula_about(asset.formula, asset.icons))
        kind = explanations.kind_about(asset.type)
        assert one_sentence(kind) if asset.type in (RIDER, HORSE_BOX) else kind is None
        for language in LANGUAGES:
            say(explanations.asset_in_list(card), language)


def stable_lines(stable: int) -> list[Text]:
    """All that a stable says."""
    about = explanations.stable_needs, explanations.stable_at_once, explanations.stable_at_end, explanations.stable_line
    return [said for said in (words(stable) for words in about) if said is not None]


def test_every_stable_says_what_it_needs_brings_and_scores_in_a_sentence_each() -> None:
    for number, stable in enumerate(STABLES):
        lines = [one_sentence(line) for line in stable_lines(number)]
        assert len(lines) == 1 + bool(stable.at_once) + bool(stable.at_end.kind) + (stable.line >= 0)
    printed = next(n for n, stable in enumerate(STABLES) if stable.key == "stable-3-1")
    assert [say(line) for line in stable_lines(printed)] == [
        "Completed with 3 cards, including a working horse and a mare.",
        "When completed: 1 coin and an owner icon.",
        "Line bonus: 2 VP once if a vet is in its row, whether it is completed or not.",
    ]


def test_every_box_of_every_owner_explains_itself_in_one_line() -> None:
    for owner in range(NO_OWNER):
        assert len({say(explanations.box_about(owner, 0, box)) for box in range(BOXES)}) == BOXES
    assert say(explanations.box_about(0, 0, 0)) == "1: sporting horses cost 1 coin less"
    assert say(explanations.box_about(0, 0b11, 1)) == "2 (used): 1 stud token and 2 coins"
    assert say(explanations.box_about(0, 0b11, 6)) == "Third cube, above 1 and 2: 4 VP"
    assert say(explanations.box_about(0, 0b1000011, 6)) == "Above 1 and 2 (used): 4 VP"


def test_every_selection_card_explains_itself_in_one_sentence() -> None:
    said = [one_sentence(explanations.selection_about(face)) for face in range(len(FACES))]
    assert len(set(said)) == len(FACES)
    assert said[0] == (
        "Pay 1 coin: draw 1 sporting horse, 1 working horse, 2 employees, 2 equipment cards and 1 card from any deck, "
        "keep 3."
    )


def test_tokens_explain_themselves() -> None:
    for is_solo in (False, True):
        assert explanations.token_about(NO_TOKEN, is_solo) is None
        said = {one_sentence(explanations.token_about(token, is_solo)) for token in range(1, ADDITIONAL_CARD + 1)}
        assert len(said) == 4
    assert one_sentence(explanations.foal_about(2)) != one_sentence(explanations.foal_about(1))
