"""Locks: Athena's shield behind a territory, Hecate's magic to break it (rulebook "The defense Supports"; ruling 8)."""

import pytest

from boardroom.games.ephyran.position.city import UNLOCKED, free_areas, is_locked, open_top, stealable, takes_area
from boardroom.games.ephyran.position.events import ColumnLocked, ColumnUnlocked
from boardroom.games.ephyran.position.scoring import city_points
from boardroom.games.ephyran.position.state import Phase
from tests.games.cities import FULL, RULES, act, asked, names, offered, position, shown

LOCKED = "locked lagoon . .+owl"


def test_ruling_8_to_lock_is_an_action_the_shield_lies_behind_one_s_own_territory() -> None:
    state = position("lagoon . .", "", hands=["shield lands-4"])
    played = act(state, "lock shield lagoon")
    assert shown(played.state, 0) == "locked lagoon 1 2"
    assert played.state.cities[0].locks[0] >> 1 == state.hands[0][0]
    assert played.state.tartarus == state.tartarus
    assert (played.state.phase, asked(played.state)) == (Phase.DRAWING, 0)
    assert played.the(ColumnLocked).territory == 0


def test_ruling_8_a_territory_with_at_least_one_area_can_be_locked() -> None:
    state = position("lagoon ., lands . . . .", "forest .", hands=["shield"])
    assert offered(state, "lock") == ["lock shield lagoon", "lock shield lands"]


def test_a_territory_is_locked_once() -> None:
    assert offered(position("locked lagoon .", "", hands=["shield"]), "lock") == []


def test_several_territories_of_a_city_can_be_locked() -> None:
    state = position("locked lagoon ., lands .", "", hands=["shield"])
    assert shown(act(state, "lock shield lands").state, 0) == "locked lagoon 1, locked lands 1"


EVERYTHING = (
    "lagoon-2 lagoon-3 dionysus exchange destroy steal-token take-token shield castor-and-pollux graeae lagoon-1"
)
"""Whatever could be done to a territory of two areas."""


def test_ruling_8_a_locked_column_takes_nothing_not_even_from_its_owner() -> None:
    state = position(LOCKED, "lagoon . .+owl, lands D", hands=[EVERYTHING + " lands-1"])
    assert not [text for text in offered(state) if text.endswith(" lagoon")]
    assert offered(state, "play take-token", "steal-token", "exchange", "lock", "change") == []


def test_ruling_8_a_locked_column_takes_nothing_from_others() -> None:
    state = position("lagoon . ., lands .", LOCKED, hands=[EVERYTHING])
    assert offered(state, "destroy", "steal-token", "exchange exchange 2") == []


def test_ruling_8_unlocked_all_of_that_can_be_done() -> None:
    state = position("lagoon . ., lands .", LOCKED.removeprefix("locked "), hands=[EVERYTHING])
    found = offered(state)
    assert {"destroy destroy 2", "steal-token steal-token 2 lagoon 2", "exchange exchange 2 lagoon 1"} <= set(found)
    assert {"add lagoon-3 lagoon", "change lagoon-2 lagoon", "lock shield lagoon"} <= set(found)


def test_a_locked_column_has_no_place_for_an_area_a_token_or_a_theft() -> None:
    (one, _) = position(LOCKED, "").cities
    assert is_locked(one, 0)
    assert not takes_area(one, 0)
    assert open_top(one, 0) == -1
    assert (free_areas(one), stealable(one)) == ((), ())


def test_ruling_8_a_locked_territory_scores() -> None:
    locked, unlocked = position(LOCKED, "").cities[0], position(LOCKED.removeprefix("locked "), "").cities[0]
    assert city_points(locked, 0, 0) == city_points(unlocked, 0, 0) == 6


# Unlocking.


def test_ruling_8_hecate_s_magic_unlocks_anybody_s_territory_by_anyone_also_the_own() -> None:
    state = position("locked lands ., lagoon .", "locked lagoon .", "locked forest .", hands=["magic lands-4"])
    assert offered(state, "unlock") == ["unlock magic 1 lands", "unlock magic 2 lagoon", "unlock magic 3 forest"]
    assert shown(act(state, "unlock magic 1 lands").state, 0) == "lagoon 1, lands 1"


def test_ruling_8_both_cards_go_to_tartarus() -> None:
    state = position("", "locked lagoon .", hands=["magic lands-4"])
    shield = state.cities[1].locks[0] >> 1
    played = act(state, "unlock magic 2 lagoon")
    assert played.state.tartarus == state.tartarus + state.hands[0][:1] + bytes((shield,))
    assert played.state.cities[1].locks == (UNLOCKED,) * 4
    assert [name.split("/")[-1] for name in names(played.state.tartarus[-2:])] == ["magic", "shield"]
    event = played.the(ColumnUnlocked)
    assert (event.seat, event.owner, event.territory) == (0, 1, 0)
    assert played.state.phase == Phase.DRAWING


def test_without_a_lock_hecate_s_magic_cannot_be_played() -> None:
    assert offered(position("lagoon .", "lands .", hands=["magic"]), "unlock") == []


@pytest.mark.parametrize("support", ["destroy", "exchange", "steal-token", "take-token", "castor-and-pollux", "graeae"])
def test_only_hecate_s_magic_can_unlock_a_territory(support: str) -> None:
    assert offered(position("lagoon .", "locked lagoon .", hands=[support]), "unlock") == []


def test_an_unlocked_territory_can_be_built_on_and_locked_again() -> None:
    state = position("locked lagoon .", "", hands=["magic lagoon-2 shield lands-4"])
    state = act(state, "unlock magic 1 lagoon", "draw pile").state
    state = act(state, offered(state, "discard")[0], "draw pile", "add lagoon-2 lagoon", "draw pile").state
    state = act(state, offered(state, "discard")[0], "draw pile", "lock shield lagoon").state
    assert shown(state, 0) == "locked lagoon 1 2"


def test_ruling_8_a_locked_unfinished_column_must_be_unlocked_before_the_city_can_be_finished() -> None:
    own = FULL.replace("mountain . . . .", "locked mountain . . .")
    state = position(own, "", hands=["mountain-4 magic dionysus"])
    assert offered(state, "add") == []
    state = act(state, "unlock magic 1 mountain", "draw pile").state
    state = act(state, offered(state, "discard")[0], "draw pile", "add mountain-4 mountain").state
    assert state.bonuses == (3, -1)


def test_locks_are_public() -> None:
    state = position(LOCKED, "")
    assert all(RULES.secrets.view(state, seat).cities[0].locks == state.cities[0].locks for seat in (0, 1, None))
