"""Drawing: the turn's card, Castor & Pollux, the Graeae (rulebook "Game turn" and "Pile supports"; rulings 2, 14)."""

import pytest

from boardroom.engine.rules import Seal
from boardroom.games.ephyran.position.events import CardDrawn, CardKept, CardsSeen, EndTriggered, TurnBegun
from boardroom.games.ephyran.position.state import Ending, Phase
from tests.games.cities import act, asked, names, offered, position, shown

FIVE = "dionysus lagoon-1 lagoon-2 lands-4 forest-4"


# To end their turn, the players take a new card on the top of the pile or of the discard pile.


def test_a_card_is_taken_from_the_top_of_the_pile_or_of_the_discard_pile() -> None:
    state = position("", "", hands=["lagoon-1 lands-4"], discard="forest-1 lands-1", pile="mountain-1 mountain-2")
    state = act(state, "add lagoon-1 lagoon").state
    assert offered(state) == ["draw discard", "draw pile"]
    drawn = act(state, "draw pile").state
    assert (drawn.hands[0][1:], drawn.pile) == (state.pile[:1], state.pile[1:])
    drawn = act(state, "draw discard").state
    assert (drawn.hands[0][1:], drawn.discard) == (state.discard[-1:], state.discard[:-1])


def test_without_a_discard_pile_a_card_is_taken_from_the_pile() -> None:
    state = act(position("", "", hands=["lagoon-1 lands-4"]), "add lagoon-1 lagoon").state
    assert offered(state) == ["draw pile"]


def test_what_is_drawn_from_the_pile_cannot_be_taken_back() -> None:
    state = act(position("", "", hands=["lagoon-1 lands-4"], discard="forest-1"), "add lagoon-1 lagoon").state
    assert act(state, "draw pile").seal == Seal.BARRIER
    assert act(state, "draw discard").seal == Seal.MOVE


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        (FIVE, ("add lagoon-2 lagoon",)), (FIVE, ("change lagoon-1 lagoon",)), (FIVE, ("discard lands-4",)),
        ("lagoon-1 lagoon-2 lands-4 forest-4 shield", ("lock shield lagoon",)),
        ("lagoon-1 lagoon-2 lands-4 forest-4 exchange", ("exchange exchange lagoon-1",)),
        ("lagoon-1 lagoon-2 lands-4 forest-4 exchange", ("exchange exchange 2 lagoon 1", "let")),
        ("lagoon-1 lagoon-2 lands-4 forest-4 take-token", ("play take-token", "let", "place lagoon 1")),
        ("lagoon-1 lagoon-2 lands-4 forest-4 steal-token",
         ("steal-token steal-token 2 lagoon 1", "let", "place lagoon 1")),
        ("lagoon-1 lagoon-2 lands-4 forest-4 destroy", ("destroy destroy 2", "let")),
    ],
)  # fmt: skip
def test_ruling_2_the_hand_is_5_at_the_end_of_every_turn(hand: str, actions: tuple[str, ...]) -> None:
    state = act(position("lagoon .", "lagoon .+owl", hands=[hand]), *actions, "draw pile").state
    assert len(state.hands[0]) == 5
    assert asked(state) == 1


# Ruling 14.


@pytest.mark.parametrize("action", ["discard lands-4", "change lagoon-1 lagoon"])
def test_ruling_14_who_put_a_card_on_the_discard_pile_this_turn_draws_from_the_pile(action: str) -> None:
    state = position("lagoon .", "", hands=["lagoon-1 lands-4"], discard="forest-1")
    assert offered(act(state, action).state) == ["draw pile"]


@pytest.mark.parametrize("action", ["discard lands-4", "change lagoon-1 lagoon"])
def test_ruling_14_and_nothing_from_an_empty_one(action: str) -> None:
    state = position("lagoon .", "", hands=["lagoon-1 lands-4"], discard="forest-1", pile="", ending=Ending.EMPTY_PILE)
    played = act(state, action)
    assert asked(played.state) == 1
    assert len(played.state.hands[0]) == 1


def test_ruling_14_the_next_player_may_draw_what_was_discarded() -> None:
    state = position("", "", hands=["lands-4", "lagoon-1 forest-3"])
    state = act(state, "discard lands-4", "draw pile", "add lagoon-1 lagoon").state
    assert offered(state) == ["draw discard", "draw pile"]
    assert "lands-4" in names(act(state, "draw discard").state.hands[1])[-1]


def test_ruling_14_otherwise_with_the_pile_empty_the_discard_pile_or_nothing() -> None:
    state = position("", "", hands=["lagoon-1 lands-4"], discard="forest-1", pile="", ending=Ending.EMPTY_PILE)
    state = act(state, "add lagoon-1 lagoon").state
    assert offered(state) == ["draw discard", "draw nothing"]
    assert len(act(state, "draw discard").state.hands[0]) == 2
    left = act(state, "draw nothing").state
    assert (len(left.hands[0]), len(left.discard), asked(left)) == (1, 1, 1)


def test_with_nothing_to_draw_at_all_the_turn_ends_by_itself() -> None:
    state = position("", "", hands=["lagoon-1 lands-4"], pile="", ending=Ending.EMPTY_PILE)
    played = act(state, "add lagoon-1 lagoon")
    assert asked(played.state) == 1
    assert played.the(TurnBegun).seat == 1


def test_ruling_2_once_the_pile_is_empty_the_hand_may_be_smaller_and_is_not_refilled_later() -> None:
    state = position("", "", "", hands=[FIVE], discard="forest-1", pile="lagoon-4", active=0)
    state = act(state, "discard forest-4", "draw pile").state
    assert (len(state.hands[0]), state.pile) == (5, b"")
    state = act(state, offered(state, "discard")[0]).state
    assert len(state.hands[1]) == 1
    assert asked(state) == 2


# Castor & Pollux.

TWINS = "castor-and-pollux"


def test_castor_and_pollux_take_2_cards_instead_of_one_and_let_play_again_at_once() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4 forest-4 dionysus lagoon-1"], pile="lagoon-2 lagoon-3 lands-1")
    played = act(state, f"play {TWINS}")
    assert (played.state.phase, played.state.draws) == (Phase.DRAWING, 2)
    played = act(played.state, "draw pile", "draw pile")
    assert len(played.of(CardDrawn)) == 2
    assert (played.state.phase, asked(played.state), len(played.state.hands[0])) == (Phase.PLAYING_AGAIN, 0, 6)
    played = act(played.state, "add lagoon-1 lagoon")
    assert (asked(played.state), len(played.state.hands[0])) == (1, 5)


def test_ruling_2_the_extra_card_draws_no_more() -> None:
    state = position("", "", hands=[f"{TWINS} lagoon-1 lands-4"], discard="forest-1")
    played = act(state, f"play {TWINS}", "draw pile", "draw pile", "add lagoon-1 lagoon")
    assert len(played.of(CardDrawn)) == 2
    assert asked(played.state) == 1


def test_the_extra_card_may_be_one_just_drawn() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4"], pile="lagoon-1 forest-4 forest-3")
    assert shown(act(state, f"play {TWINS}", "draw pile", "draw pile", "add lagoon-1 lagoon").state, 0) == "lagoon 1"


def test_the_extra_card_cannot_be_a_support_card() -> None:
    hand = f"{TWINS} shield exchange destroy take-token steal-token magic graeae {TWINS}"
    state = position("lagoon .", "lagoon .+owl, locked lands .", hands=[hand])
    again = act(state, f"play {TWINS}", "draw pile", "draw pile").state
    assert {text.split()[0] for text in offered(again)} <= {"add", "change", "discard"}
    assert {"lock", "exchange", "destroy", "play", "steal-token", "unlock"} <= {t.split()[0] for t in offered(state)}


def test_ruling_2_the_extra_card_is_an_area_a_change_or_a_theft_of_dionysus() -> None:
    state = position("lagoon . .", "lands D", hands=[f"{TWINS} lagoon-3 lagoon-2 lands-1"])
    again = act(state, f"play {TWINS}", "draw pile", "draw pile").state
    assert "add lagoon-3 lagoon" in offered(again)
    assert "change lagoon-2 lagoon" in offered(again)
    assert "steal-dionysus lands-1 2 forest" in offered(again)
    assert asked(act(again, "steal-dionysus lands-1 2 forest").state) == 1


def test_ruling_2_who_cannot_or_will_not_play_one_discards_a_card_instead() -> None:
    state = position("", "", hands=[f"{TWINS} lagoon-1 lands-4"])
    again = act(state, f"play {TWINS}", "draw pile", "draw pile").state
    assert len(offered(again, "discard")) == 4
    played = act(again, "discard lands-4")
    assert (asked(played.state), len(played.state.hands[0]), len(played.state.discard)) == (1, 3, 1)


def test_ruling_14_castor_and_pollux_take_each_card_from_either_pile() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4"], discard="forest-1 forest-2")
    state = act(state, f"play {TWINS}").state
    assert offered(state) == ["draw discard", "draw pile"]
    mixed = act(state, "draw discard", "draw pile").state
    assert (len(mixed.discard), mixed.phase) == (1, Phase.PLAYING_AGAIN)
    both = act(state, "draw discard", "draw discard").state
    assert both.discard == b""
    assert len(both.hands[0]) == 3


def test_castor_and_pollux_take_what_there_is() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4"], pile="lagoon-1")
    again = act(state, f"play {TWINS}", "draw pile").state
    assert (again.phase, again.ending, len(again.hands[0])) == (Phase.PLAYING_AGAIN, Ending.EMPTY_PILE, 2)


def test_castor_and_pollux_may_leave_the_discard_pile_of_an_empty_pile() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4"], discard="forest-1", pile="", ending=Ending.EMPTY_PILE)
    again = act(state, f"play {TWINS}", "draw nothing").state
    assert (again.phase, len(again.hands[0])) == (Phase.PLAYING_AGAIN, 1)


def test_castor_and_pollux_cannot_be_played_where_there_is_nothing_to_take() -> None:
    state = position("", "", hands=[f"{TWINS} lands-4"], pile="", ending=Ending.EMPTY_PILE)
    assert offered(state, "play") == []


def test_ruling_3_castor_and_pollux_and_the_graeae_go_to_tartarus() -> None:
    for support in (TWINS, "graeae"):
        state = position("", "", hands=[f"{support} lands-4"])
        card = state.hands[0][0]
        assert act(state, f"play {support}").state.tartarus[-1] == card


# The Graeae.


def test_the_graeae_take_3_cards_of_which_one_is_kept_and_the_others_are_discarded_in_the_order_of_choice() -> None:
    state = position(
        "", "", hands=["graeae lagoon-1 lagoon-2 lands-4 dionysus"], pile="lands-1 forest-1 mountain-1 lands-2"
    )
    played = act(state, "play graeae")
    assert (played.state.phase, asked(played.state), len(played.state.seen)) == (Phase.KEEPING, 0, 3)
    assert played.state.seen == state.pile[:3]
    assert played.seal == Seal.BARRIER
    assert len([text for text in offered(played.state) if text.startswith("keep")]) == 6
    for first, second in (("lands-1", "mountain-1"), ("mountain-1", "lands-1")):
        kept = act(played.state, f"keep forest-1 {first} {second}")
        assert [name for name in names(kept.state.discard) if second in name] == names(kept.state.discard)[-1:]
        assert "forest-1" in names(kept.state.hands[0])[-1]
        assert kept.the(CardKept).seat == 0


def test_ruling_2_the_graeae_take_the_place_of_the_turn_s_draw() -> None:
    state = position(
        "", "", hands=["graeae lagoon-1 lagoon-2 lands-4 dionysus"], pile="lands-1 forest-1 mountain-1 lands-2"
    )
    ended = act(state, "play graeae", "keep forest-1 lands-1 mountain-1").state
    assert (asked(ended), ended.phase, len(ended.hands[0]), len(ended.pile)) == (1, Phase.PLAYING, 5, 1)


def test_ruling_14_the_graeae_draw_from_the_pile_as_many_as_there_are() -> None:
    two = act(position("", "", hands=["graeae lands-4"], pile="lands-1 forest-1"), "play graeae")
    assert len(two.the(CardsSeen).cards) == 2
    assert two.the(EndTriggered).why == Ending.EMPTY_PILE
    assert offered(two.state) == ["keep forest-1 lands-1", "keep lands-1 forest-1"]
    one = act(position("", "", hands=["graeae lands-4"], pile="lands-1"), "play graeae")
    assert (asked(one.state), len(one.state.hands[0]), one.state.discard) == (1, 2, b"")
    assert one.the(CardKept).others == b""


def test_ruling_14_with_no_pile_the_graeae_cannot_be_played() -> None:
    state = position("", "", hands=["graeae lands-4"], pile="", discard="lagoon-1", ending=Ending.EMPTY_PILE)
    assert offered(state, "play") == []
