"""Scoring: creatures, Dionysus, symbols, tokens, the god's territory (rulebook "Scoring"; rulings 11 and 12)."""

import pytest

from boardroom.games.ephyran.position.cards import HIDDEN, Territory
from boardroom.games.ephyran.position.scoring import (
    NOWHERE,
    ItemKind,
    city_points,
    dionysus_counts,
    territory_items,
    territory_points,
    totals,
)
from tests.games.cities import FULL, RULES, city, position

NO_BONUS = 0


def of(line: str, territory: int = Territory.LAGOON, god: int = Territory.MOUNTAIN) -> int:
    """The points of a territory of a city."""
    return territory_points(city(line), territory, god)[0]


# Creatures.


@pytest.mark.parametrize(("line", "points"), [("", 0), ("lagoon .", 1), ("lagoon . .", 2), ("lagoon . . .", 3)])
def test_each_different_creature_makes_1_prestige_point(line: str, points: int) -> None:
    assert of(line) == points


@pytest.mark.parametrize(("line", "points"), [("lagoon . =", 1), ("lagoon . = .", 2), ("lagoon . . =", 2)])
def test_a_creature_that_is_there_already_makes_none(line: str, points: int) -> None:
    assert of(line) == points
    kinds = [item.kind for item in territory_items(city(line), Territory.LAGOON, Territory.MOUNTAIN)]
    assert kinds.count(ItemKind.REPEATED) == 1


def test_creatures_bonus_4_different_creatures_bring_1_additional_point_so_5() -> None:
    assert of("lagoon . . . .") == 5
    assert [item.kind for item in territory_items(city("lagoon . . . ."), Territory.LAGOON, Territory.MOUNTAIN)].count(
        ItemKind.BONUS
    ) == 1


@pytest.mark.parametrize("line", ["lagoon . . =", "lagoon . = . .", "lagoon . . ."])
def test_without_four_different_creatures_there_is_no_bonus(line: str) -> None:
    assert ItemKind.BONUS not in [
        item.kind for item in territory_items(city(line), Territory.LAGOON, Territory.MOUNTAIN)
    ]


def test_the_same_creatures_are_counted_territory_by_territory() -> None:
    assert city_points(city("lagoon . ., lands . ."), Territory.MOUNTAIN, NO_BONUS) == 4


# Dionysus.


def test_ruling_11_dionysus_counts_as_a_creature() -> None:
    assert of("lagoon . D") == 2


def test_ruling_11_he_never_counts_for_the_creatures_bonus() -> None:
    assert of("lagoon . . . D") == 4
    assert of("lagoon D . . .") == 4


def test_ruling_11_dionysus_scores_at_most_1_point_a_city_even_if_there_are_several() -> None:
    assert of("lagoon D D") == 1
    assert city_points(city("lagoon D, lands D, forest D"), Territory.MOUNTAIN, NO_BONUS) == 1


@pytest.mark.parametrize("god", [Territory.LAGOON, Territory.LANDS, Territory.FOREST])
def test_ruling_11_in_the_god_s_own_territory_if_one_stands_there_so_doubled(god: Territory) -> None:
    line = "lagoon D, lands D, forest D"
    assert dionysus_counts(city(line), god) == god
    assert city_points(city(line), god, NO_BONUS) == 2


def test_ruling_11_he_scores_elsewhere_if_none_stands_in_the_god_s_own_territory() -> None:
    assert dionysus_counts(city("lands ., forest D"), Territory.LANDS) == Territory.FOREST
    assert city_points(city("lands ., forest D"), Territory.LANDS, NO_BONUS) == 3
    assert dionysus_counts(city("lands ."), Territory.LANDS) == NOWHERE


# Symbols and tokens.


def test_magical_territories_add_their_points() -> None:
    for symbol, points in (("trident", 2), ("owl", 1)):
        line = f"lagoon . . .'{symbol}"
        assert of(line) == 3 + points


def test_magical_tokens_add_theirs_and_ares_s_helmet_loses_1() -> None:
    for token, points in (("thunderbolt", 3), ("trident", 2), ("owl", 1), ("helmet", -1)):
        assert of(f"lagoon .+{token}") == 1 + points


def test_a_magical_token_can_be_added_on_a_territory_that_is_already_magic() -> None:
    kinds = [
        item.kind for item in territory_items(city("lagoon . . .'trident+owl"), Territory.LAGOON, Territory.MOUNTAIN)
    ]
    assert kinds == [ItemKind.CREATURE, ItemKind.CREATURE, ItemKind.CREATURE, ItemKind.SYMBOL, ItemKind.TOKEN]
    assert of("lagoon . . .'trident+owl") == 6


def test_a_token_on_dionysus_counts_even_where_he_does_not() -> None:
    assert city_points(city("lagoon D, lands D+trident"), Territory.LAGOON, NO_BONUS) == 4


def test_a_token_that_is_not_seen_is_not_counted_but_is_named() -> None:
    state = position("lagoon .+trident", "")
    view = RULES.secrets.view(state, 1)
    assert view.cities[0].tokens[0] == bytes((HIDDEN,))
    assert territory_points(view.cities[0], Territory.LAGOON, Territory.MOUNTAIN) == (1, 1)
    assert ItemKind.UNSEEN_TOKEN in [
        item.kind for item in territory_items(view.cities[0], Territory.LAGOON, Territory.MOUNTAIN)
    ]
    assert (totals(view)[0], totals(state)[0]) == (2, 6)


# The god's own territory.


def test_ruling_12_the_points_of_the_god_s_territory_are_doubled_5_points_of_the_poseidon_lagoon_score_10() -> None:
    assert of("lagoon . . . .", god=Territory.LAGOON) == 10
    assert of("lagoon . . . .", god=Territory.LANDS) == 5


@pytest.mark.parametrize(("territory", "god"), [(t, g) for t in range(4) for g in range(4)])
def test_ruling_12_only_the_god_s_own_territory_is_doubled(territory: int, god: int) -> None:
    assert of(FULL, territory, god) == of(FULL, territory, (territory + 1) % 4) * (2 if territory == god else 1)


def test_ruling_12_the_god_s_territory_doubles_creatures_bonus_printed_symbols_and_tokens() -> None:
    line = "lagoon . . . .'trident+owl"
    assert of(line, god=Territory.LAGOON) == 2 * (4 + 1 + 2 + 1)
    assert territory_items(city(line), Territory.LAGOON, Territory.LAGOON)[-1] == (ItemKind.DOUBLING, 0, 8)


def test_ruling_12_also_negative_ones() -> None:
    assert of("lagoon .+helmet .+helmet =+helmet", god=Territory.LAGOON) == 2 * (2 - 3)


def test_ruling_12_the_city_bonus_is_not_doubled() -> None:
    state = position(FULL, "")
    assert state.bonuses[0] == 3
    without = city_points(state.cities[0], state.gods[0], NO_BONUS)
    assert totals(state)[0] == without + 3


def test_a_full_city_of_different_creatures_without_symbols_scores_25_and_the_bonus() -> None:
    state = position(FULL, "")
    assert totals(state) == (4 * 5 + 5 + 3, 0)


def test_the_scores_of_a_game_are_these_points_item_by_item() -> None:
    state = position("lagoon . . . .'trident+owl, lands . D, forest D", "mountain . =+helmet")
    for seat in (0, 1):
        score = RULES.words.score(state, seat)
        assert score is not None
        assert score.total == totals(state)[seat] == sum(item.points for item in score.items)
    assert totals(state) == (16 + 2, 0)


def test_the_example_of_the_help_scores_31() -> None:
    lines = {
        Territory.LAGOON: ("lagoon siren triton'owl scylla'trident+owl hippocamp", 18),
        Territory.LANDS: ("lands satyr boar'owl boar D", 4),
        Territory.FOREST: ("forest harpy pegasus griffin'owl+helmet", 3),
        Territory.MOUNTAIN: ("mountain salamander phoenix chimera salamander'thunderbolt", 6),
    }
    for territory, (line, points) in lines.items():
        assert of(line, territory, Territory.LAGOON) == points
    whole = city(", ".join(line for line, _ in lines.values()))
    assert city_points(whole, Territory.LAGOON, NO_BONUS) == 31
