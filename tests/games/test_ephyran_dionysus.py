"""Dionysus: laid for any area, several in a city, stolen, moved about (rulebook "Dionysus"; rulings 5 and 10)."""

import pytest

from boardroom.engine.rules import Seal
from boardroom.games.ephyran.position.cards import FIRST_DIONYSUS, HIDDEN, Token
from boardroom.games.ephyran.position.events import DionysusStolen
from boardroom.games.ephyran.position.state import Ending
from tests.games.cities import FULL, RULES, act, asked, names, offered, position, shown
from tests.games.cities import seen as seen_by

THEFT = "steal-dionysus"


# He can replace any Territory area card.


def test_ruling_10_dionysus_is_added_like_an_area_in_the_next_number_of_any_column() -> None:
    state = position("lagoon . ., lands . . . .", "", hands=["dionysus"])
    assert offered(state, "add") == ["add dionysus forest", "add dionysus lagoon", "add dionysus mountain"]
    assert shown(act(state, "add dionysus lagoon").state, 0) == "lagoon 1 2 D, lands 1 2 3 4"


def test_an_area_can_be_laid_after_dionysus() -> None:
    state = position("lagoon D", "", hands=["lagoon-2"])
    assert shown(act(state, "add lagoon-2 lagoon").state, 0) == "lagoon D 2"


def test_several_dionysus_cards_can_be_played_in_the_same_city_and_in_the_same_territory() -> None:
    state = position("lagoon D", "", hands=["dionysus"])
    assert "add dionysus lands" in offered(state)
    assert shown(act(state, "add dionysus lagoon").state, 0) == "lagoon D D"


def test_ruling_10_dionysus_may_be_discarded_and_drawn_by_anyone() -> None:
    state = position("", "", hands=["dionysus lagoon-1", "lands-1 forest-4"])
    state = act(state, "discard dionysus", "draw pile", "add lands-1 lands", "draw discard").state
    assert FIRST_DIONYSUS in state.hands[1]


def test_ruling_10_dionysus_may_be_changed_out_to_the_discard_pile_where_anyone_may_draw_him() -> None:
    state = position("lagoon . D", "", hands=["lagoon-2 lands-4", "lands-1 forest-4"])
    changed = act(state, "change lagoon-2 lagoon").state
    assert shown(changed, 0) == "lagoon 1 2"
    assert names(changed.discard) == ["dionysus"]
    drawn = act(changed, "draw pile", "add lands-1 lands", "draw discard").state
    assert names(drawn.hands[1])[-1] == "dionysus"


def test_a_covered_dionysus_is_not_changed_out() -> None:
    assert offered(position("lagoon D .", "", hands=["lagoon-1"]), "change") == []


def test_ruling_10_dionysus_may_be_destroyed() -> None:
    state = position("", "lagoon . D+owl, lands .", hands=["destroy"])
    played = act(state, "destroy destroy 2", "let", "give-up lagoon")
    assert shown(played.state, 1) == "lagoon 1, lands 1"
    assert "dionysus" in names(played.state.tartarus)


def test_ruling_10_dionysus_may_carry_a_token() -> None:
    state = position("lagoon D", "", hands=["take-token"], supply="owl trident")
    assert shown(act(state, "play take-token", "let", "place lagoon 1").state, 0) == "lagoon D+owl"


def test_ruling_5_with_an_adversary_dionysus_may_be_exchanged_as_the_area_he_stands_for() -> None:
    state = position("lagoon . D .", "lagoon . . .", hands=["exchange"])
    played = act(state, "exchange exchange 2 lagoon 2", "let").state
    assert (shown(played, 0), shown(played, 1)) == ("lagoon 1 2 3", "lagoon 1 D 3")
    state = position("lagoon . .", "lagoon D .", hands=["exchange"])
    assert shown(act(state, "exchange exchange 2 lagoon 1", "let").state, 0) == "lagoon D 2"


def test_ruling_5_a_dionysus_in_the_city_cannot_be_exchanged_with_the_hand() -> None:
    assert offered(position("lagoon D", "", hands=["exchange lagoon-1"]), "exchange") == []


def test_ruling_5_nor_one_in_the_hand_into_the_city() -> None:
    assert offered(position("lagoon .", "", hands=["exchange dionysus"]), "exchange") == []


# A player can also take a Dionysus card from an adversary city and replace it by the matching Territory area.


def test_ruling_10_dionysus_is_stolen_with_the_matching_area_and_laid_at_once_in_the_own_city() -> None:
    state = position("lands .", "lagoon . D", hands=["lagoon-2 lands-4"])
    assert offered(state, THEFT) == [f"{THEFT} lagoon-2 2 {own}" for own in ("forest", "lagoon", "lands", "mountain")]
    played = act(state, f"{THEFT} lagoon-2 2 lands")
    assert (shown(played.state, 0), shown(played.state, 1)) == ("lands 1 D", "lagoon 1 2")
    event = played.the(DionysusStolen)
    assert (event.seat, event.victim, event.territory, event.number, event.token) == (0, 1, 1, 2, 0)
    assert played.state.discard == b""


def test_dionysus_cannot_be_taken_into_the_hand() -> None:
    state = position("lands .", "lagoon . D", hands=["lagoon-2 lands-4"])
    played = act(state, f"{THEFT} lagoon-2 2 lands").state
    assert not any(card >= FIRST_DIONYSUS for card in played.hands[0])


def test_ruling_10_a_theft_uses_the_turn() -> None:
    state = position("lands .", "lagoon . D", hands=["lagoon-2 lands-4"])
    state = act(state, f"{THEFT} lagoon-2 2 lands").state
    assert offered(state) == ["draw pile"]
    assert asked(act(state, "draw pile").state) == 1


@pytest.mark.parametrize("hand", ["lagoon-1", "lagoon-3", "lands-2", "dionysus"])
def test_ruling_10_only_the_matching_area_takes_his_place(hand: str) -> None:
    assert offered(position("", "lagoon . D", hands=[f"{hand} mountain-4"]), THEFT) == []


def test_ruling_10_only_an_uncovered_dionysus_can_be_stolen() -> None:
    assert offered(position("", "lagoon . D .", hands=["lagoon-2 lands-4"]), THEFT) == []


def test_ruling_10_only_one_of_an_unlocked_column_can_be_stolen() -> None:
    assert offered(position("", "locked lagoon . D", hands=["lagoon-2 lands-4"]), THEFT) == []


def test_a_dionysus_of_the_own_city_is_not_stolen() -> None:
    assert offered(position("lagoon . D", "", hands=["lagoon-2 lands-4"]), THEFT) == []


def test_ruling_10_there_must_be_a_legal_next_place_in_the_own_city() -> None:
    own = "locked lagoon ., locked lands .,  forest . . . ., mountain . ."
    state = position(own, "forest . D", hands=["forest-2 lands-4"])
    assert offered(state, THEFT) == [f"{THEFT} forest-2 2 mountain"]
    own = own.replace("mountain . .", "mountain . . . .")
    assert offered(position(own, "forest . D", hands=["forest-2 lands-4"]), THEFT) == []


def test_dionysus_may_be_stolen_from_any_adversary_and_from_any_of_several_columns() -> None:
    state = position("", "lagoon D, lands D", "lagoon D", hands=["lagoon-1 lands-1"])
    assert {text.split(" ", 1)[1].rsplit(" ", 1)[0] for text in offered(state, THEFT)} == {
        "lagoon-1 2", "lagoon-1 3", "lands-1 2",
    }  # fmt: skip


def test_ruling_10_a_token_on_him_comes_along_and_only_the_thief_and_who_had_it_see_it() -> None:
    state = position("lands .", "lagoon . D+owl", "", hands=["lagoon-2 lands-4"])
    played = act(state, f"{THEFT} lagoon-2 2 lands")
    assert (shown(played.state, 0), shown(played.state, 1)) == ("lands 1 D+owl", "lagoon 1 2")
    assert played.the(DionysusStolen).token == Token.OWL
    assert [RULES.secrets.view(played.state, seat).cities[0].tokens[1][1] for seat in (0, 1, 2, None)] == [
        Token.OWL
    ] + [HIDDEN] * 3
    told = [seen_by(played.the(DionysusStolen), seat).token for seat in (0, 1, 2, None)]
    assert told == [Token.OWL, Token.OWL, HIDDEN, HIDDEN], "while it lay in the city its owner might look at it"
    assert played.seal == Seal.BARRIER


def test_nobody_can_answer_a_theft_of_dionysus() -> None:
    state = position("lands .", "lagoon . D", hands=["lagoon-2 lands-4", "shield magic"])
    assert asked(act(state, f"{THEFT} lagoon-2 2 lands").state) == 0


def test_a_dionysus_stolen_as_the_sixteenth_area_finishes_the_city() -> None:
    own = FULL.replace("mountain . . . .", "mountain . . .")
    state = position(own, "lagoon D", hands=["lagoon-1 lands-4"])
    played = act(state, f"{THEFT} lagoon-1 2 mountain").state
    assert (played.bonuses, played.ending) == ((3, -1), Ending.FULL_CITY)


def test_a_theft_leaves_a_finished_city_finished() -> None:
    theirs = FULL.replace("mountain . . . .", "mountain . . . D")
    state = position("", theirs, hands=["mountain-4 lands-4"])
    played = act(state, f"{THEFT} mountain-4 2 lagoon").state
    assert shown(played, 1) == "lagoon 1 2 3 4, lands 1 2 3 4, forest 1 2 3 4, mountain 1 2 3 4"
    assert played.bonuses == (-1, 3)
