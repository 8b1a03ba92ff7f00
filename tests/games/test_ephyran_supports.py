"""Supports that nobody blocks (rulebook "Detail of the supports cards"; rulings 3 to 5, 9)."""

import pytest

from boardroom.engine.rules import Seal
from boardroom.games.ephyran.position.cards import HIDDEN, Token
from boardroom.games.ephyran.position.city import free_areas, stealable
from boardroom.games.ephyran.position.events import (
    AreaDestroyed,
    AreaExchangedWithHand,
    AreasExchanged,
    SupportPlayed,
    TokenPlaced,
    TokenStolen,
    TokenTaken,
)
from boardroom.games.ephyran.position.state import Phase
from tests.games.cities import RULES, act, asked, city, names, offered, position, shown
from tests.games.cities import seen as seen_by

BOTH = "exchange exchange"

# Exchange with an adversary.


def test_ruling_5_an_exchange_is_of_the_same_territory_and_number_covered_or_not() -> None:
    state = position("lagoon . . ., lands .", "lagoon . ., forest .", hands=["exchange"])
    assert offered(state, "exchange") == [f"{BOTH} 2 lagoon 1", f"{BOTH} 2 lagoon 2"]
    mine, theirs = state.cities[0].columns[0], state.cities[1].columns[0]
    played = act(state, f"{BOTH} 2 lagoon 1", "let")
    assert played.state.cities[0].columns[0] == theirs[:1] + mine[1:]
    assert played.state.cities[1].columns[0] == mine[:1] + theirs[1:]
    event = played.the(AreasExchanged)
    assert (event.half, event.other) == (theirs[0], mine[0])


def test_the_adversary_is_of_one_s_choice() -> None:
    state = position("lagoon .", "lagoon .", "lagoon .", "lands .", hands=["exchange"])
    assert offered(state, "exchange") == [f"{BOTH} 2 lagoon 1", f"{BOTH} 3 lagoon 1"]
    assert asked(act(state, f"{BOTH} 3 lagoon 1").state) == 2


@pytest.mark.parametrize(
    ("mine", "theirs"), [("locked lagoon . .", "lagoon . ."), ("lagoon . .", "locked lagoon . .")]
)  # fmt: skip
def test_ruling_5_neither_column_is_locked(mine: str, theirs: str) -> None:
    assert offered(position(mine, theirs, hands=["exchange"]), "exchange") == []


def test_ruling_5_in_an_exchange_with_an_adversary_tokens_travel_with_their_cards() -> None:
    state = position("lagoon .+owl .", "lagoon .+trident .", hands=["exchange"])
    played = act(state, f"{BOTH} 2 lagoon 1", "let")
    assert (shown(played.state, 0), shown(played.state, 1)) == ("lagoon 1+trident 2", "lagoon 1+owl 2")
    state = position("lagoon .", "lagoon .+trident", hands=["exchange"])
    played = act(state, f"{BOTH} 2 lagoon 1", "let")
    assert (shown(played.state, 0), shown(played.state, 1)) == ("lagoon 1+trident", "lagoon 1")


def test_both_who_exchange_know_the_tokens_and_nobody_else_does() -> None:
    """Each looks at the one that came, and could look at the one that went while it was its own."""
    state = position("lagoon .+owl", "lagoon .+trident", "", hands=["exchange"])
    played = act(state, f"{BOTH} 2 lagoon 1", "let")
    event = played.the(AreasExchanged)
    seen = {seat: seen_by(event, seat) for seat in (0, 1, 2, None)}
    assert {seat: (one.token, one.other_token) for seat, one in seen.items()} == {
        0: (Token.TRIDENT, Token.OWL), 1: (Token.TRIDENT, Token.OWL), 2: (HIDDEN, HIDDEN), None: (HIDDEN, HIDDEN),
    }  # fmt: skip
    assert played.seal == Seal.BARRIER


def test_after_an_exchange_the_turn_ends_normally() -> None:
    state = position("lagoon .", "lagoon .", hands=["exchange"], discard="lands-1")
    played = act(state, f"{BOTH} 2 lagoon 1", "let").state
    assert (played.phase, asked(played)) == (Phase.DRAWING, 0)
    assert offered(played) == ["draw discard", "draw pile"]


def test_ruling_3_only_the_support_of_an_exchange_goes_to_tartarus() -> None:
    state = position("lagoon .", "lagoon .", hands=["exchange"])
    assert act(state, f"{BOTH} 2 lagoon 1", "let").state.tartarus == state.tartarus + state.hands[0]


# Exchange with the hand.


def test_ruling_5_in_an_exchange_with_the_hand_the_old_area_comes_to_the_hand() -> None:
    state = position("lagoon . . .", "", hands=["exchange lagoon-2"])
    old, new = state.cities[0].columns[0][1], state.hands[0][1]
    played = act(state, f"{BOTH} lagoon-2")
    assert played.state.hands[0] == bytes((old >> 1,))
    assert played.state.cities[0].columns[0][1] >> 1 == new
    assert shown(played.state, 0) == "lagoon 1 2 3"
    assert played.the(AreaExchangedWithHand).old == old
    assert (played.state.phase, played.state.discard) == (Phase.DRAWING, b"")


def test_an_exchange_with_the_hand_reaches_covered_and_uncovered_areas_of_unlocked_columns() -> None:
    hand = "exchange lagoon-1 lagoon-2 lagoon-3 lands-1 forest-1"
    state = position("lagoon . ., locked lands .", "forest .", hands=[hand])
    assert offered(state, "exchange") == [f"{BOTH} lagoon-1", f"{BOTH} lagoon-2"]


def test_the_support_card_itself_is_not_the_area_of_the_hand() -> None:
    state = position("lagoon .", "", hands=["exchange/lagoon-1"])
    assert offered(state, "exchange") == []


def test_ruling_5_its_token_is_out_of_the_game_unrevealed() -> None:
    state = position("lagoon .+owl .", "", hands=["exchange lagoon-1"])
    played = act(state, f"{BOTH} lagoon-1")
    assert shown(played.state, 0) == "lagoon 1 2"
    assert played.state.supply == state.supply
    assert played.the(AreaExchangedWithHand).token == 1


def test_nobody_can_answer_an_exchange_with_the_hand() -> None:
    state = position("lagoon .", "", hands=["exchange lagoon-1", "shield magic"])
    assert asked(act(state, f"{BOTH} lagoon-1").state) == 0


# Take a magical token.


def test_a_token_is_taken_seen_by_its_owner_and_laid_face_down_on_an_area_covered_or_not() -> None:
    state = position("lagoon . ., lands .", "", hands=["take-token"], supply="owl trident")
    played = act(state, "play take-token", "let")
    assert (played.state.phase, asked(played.state), played.state.token) == (Phase.PLACING_TOKEN, 0, Token.OWL)
    assert played.seal == Seal.BARRIER
    assert offered(played.state) == ["place lagoon 1", "place lagoon 2", "place lands 1"]
    placed = act(played.state, "place lagoon 1")
    assert shown(placed.state, 0) == "lagoon 1+owl 2, lands 1"
    assert bytes(placed.state.supply) == bytes((Token.TRIDENT,))
    assert (placed.state.phase, placed.state.token) == (Phase.DRAWING, 0)


def test_only_its_owner_sees_which_token_is_taken_and_laid() -> None:
    state = position("lagoon .", "", "", hands=["take-token"], supply="owl")
    taken = act(state, "play take-token", "let", "let")
    placed = act(taken.state, "place lagoon 1")
    for event in (taken.the(TokenTaken), placed.the(TokenPlaced)):
        assert [seen_by(event, seat).token for seat in (0, 1, 2, None)] == [Token.OWL, HIDDEN, HIDDEN, HIDDEN]
    assert [RULES.secrets.view(taken.state, seat).token for seat in (0, 1, None)] == [Token.OWL, HIDDEN, HIDDEN]
    tokens = [RULES.secrets.view(placed.state, seat).cities[0].tokens[0] for seat in (0, 1, None)]
    assert tokens == [bytes((Token.OWL,)), bytes((HIDDEN,)), bytes((HIDDEN,))]


def test_ruling_9_at_most_one_face_down_token_an_area() -> None:
    assert free_areas(city("lagoon .+owl . .+helmet")) == ((0, 2),)


def test_ruling_9_a_printed_symbol_does_not_count() -> None:
    assert free_areas(city("lagoon . . .'trident")) == ((0, 1), (0, 2), (0, 3))


def test_ruling_9_no_token_is_laid_in_a_locked_column() -> None:
    assert free_areas(city("locked lagoon . ., lands .")) == ((1, 1),)


@pytest.mark.parametrize("own", ["", "lagoon .+owl", "locked lagoon .", "lagoon .+owl, locked lands . ."])
def test_ruling_9_without_a_free_area_no_token_can_be_taken_or_stolen(own: str) -> None:
    state = position(own, "lagoon .+trident", hands=["take-token steal-token"])
    assert offered(state, "play", "steal-token") == []


def test_ruling_9_without_a_token_left_none_can_be_taken() -> None:
    state = position("lagoon .", "", hands=["take-token"], supply="")
    assert offered(state, "play") == []


# Destroy a Territory.


def test_ruling_4_the_attacker_names_a_player_who_chooses_which_uncovered_area_goes() -> None:
    state = position("", "lagoon . ., lands ., forest . . .", hands=["destroy"])
    assert offered(state, "destroy") == ["destroy destroy 2"]
    played = act(state, "destroy destroy 2", "let")
    assert (played.state.phase, asked(played.state)) == (Phase.GIVING_UP, 1)
    assert offered(played.state) == ["give-up forest", "give-up lagoon", "give-up lands"]
    destroyed = act(played.state, "give-up forest")
    assert shown(destroyed.state, 1) == "lagoon 1 2, lands 1, forest 1 2"
    assert (destroyed.state.phase, asked(destroyed.state)) == (Phase.DRAWING, 0)


def test_ruling_4_only_unlocked_areas_go() -> None:
    state = position("", "locked lagoon . ., lands ., forest .", hands=["destroy"])
    assert offered(act(state, "destroy destroy 2", "let").state) == ["give-up forest", "give-up lands"]


def test_where_there_is_only_one_to_choose_it_goes_at_once() -> None:
    state = position("", "locked lagoon . ., lands .", hands=["destroy"])
    played = act(state, "destroy destroy 2", "let")
    assert shown(played.state, 1) == "locked lagoon 1 2"
    assert (played.the(AreaDestroyed).seat, asked(played.state)) == (1, 0)


@pytest.mark.parametrize("theirs", ["", "locked lagoon . .", "locked lagoon . ., locked lands ."])
def test_ruling_4_a_support_without_a_legal_target_cannot_be_played_all_tops_locked_cannot_be_named(
    theirs: str,
) -> None:
    assert offered(position("lagoon .", theirs, hands=["destroy"]), "destroy") == []


def test_nobody_destroys_an_area_of_the_own_city() -> None:
    state = position("lagoon .", "lagoon .", "lagoon .", hands=["destroy"])
    assert offered(state, "destroy") == ["destroy destroy 2", "destroy destroy 3"]


def test_ruling_3_the_support_and_the_area_it_destroys_go_to_tartarus_and_not_to_the_discard_pile() -> None:
    state = position("", "lagoon . .", hands=["destroy"])
    top = state.cities[1].columns[0][1] >> 1
    played = act(state, "destroy destroy 2", "let").state
    assert played.tartarus == state.tartarus + state.hands[0] + bytes((top,))
    assert played.discard == b""
    assert RULES.secrets.view(played, None).tartarus == played.tartarus


def test_ruling_3_what_is_in_tartarus_is_never_drawn() -> None:
    state = position("", "lagoon .", hands=["destroy lands-4"], discard="lands-1")
    state = act(state, "destroy destroy 2", "let").state
    assert offered(state) == ["draw discard", "draw pile"]
    drawn = act(state, "draw discard").state
    assert names(drawn.hands[0])[1:] == names(state.discard)
    assert drawn.tartarus == state.tartarus


def test_ruling_4_a_token_on_it_goes_too_and_leaves_the_game_unrevealed() -> None:
    state = position("", "lagoon .+owl .+trident", hands=["destroy"])
    played = act(state, "destroy destroy 2", "let")
    assert shown(played.state, 1) == "lagoon 1+owl"
    assert played.state.supply == state.supply
    assert played.the(AreaDestroyed).token == 1


# Steal a magical token.


def test_ruling_9_a_thief_picks_a_face_down_token_unseen_looks_at_it_and_places_it() -> None:
    state = position("lands . .", "lagoon .+owl .", hands=["steal-token"])
    waiting = act(state, "steal-token steal-token 2 lagoon 1").state
    assert (waiting.phase, waiting.token) == (Phase.ANSWERING, 0)
    assert RULES.secrets.view(waiting, 0).cities[1].tokens[0] == bytes((HIDDEN, 0))
    stolen = act(waiting, "let")
    assert (stolen.state.phase, stolen.state.token, asked(stolen.state)) == (Phase.PLACING_TOKEN, Token.OWL, 0)
    assert [seen_by(stolen.the(TokenStolen), seat).token for seat in (0, 1, None)] == [
        Token.OWL,
        Token.OWL,
        HIDDEN,
    ], "who is robbed knew it"
    placed = act(stolen.state, "place lands 2").state
    assert (shown(placed, 0), shown(placed, 1)) == ("lands 1 2+owl", "lagoon 1 2")


def test_a_token_of_any_adversary_s_unlocked_column_can_be_stolen_covered_or_not() -> None:
    state = position("lands .", "lagoon .+owl .+owl, locked lands .+owl", "forest .+owl", hands=["steal-token"])
    assert offered(state, "steal-token") == [
        "steal-token steal-token 2 lagoon 1", "steal-token steal-token 2 lagoon 2",
        "steal-token steal-token 3 forest 1",
    ]  # fmt: skip


def test_ruling_9_printed_symbols_cannot_be_stolen() -> None:
    assert stealable(city("lagoon . . .'trident")) == ()
    assert offered(position("lands .", "lagoon . . .'trident", hands=["steal-token"]), "steal-token") == []


def test_one_s_own_token_is_not_stolen() -> None:
    assert offered(position("lands .+owl .", "", hands=["steal-token"]), "steal-token") == []


def test_a_magical_token_cannot_be_moved() -> None:
    state = position("lands .+owl .", "lagoon .", hands=["lands-3 dionysus"])
    assert {text.split()[0] for text in offered(state)} == {"add", "change", "discard"}


def test_ruling_3_a_played_support_goes_to_tartarus_face_up() -> None:
    state = position("lagoon .", "lagoon .+owl", hands=["take-token steal-token"])
    for actions in (("play take-token", "let"), ("steal-token steal-token 2 lagoon 1", "let")):
        played = act(state, *actions)
        card = played.the(SupportPlayed).half >> 1
        assert played.state.tartarus[-1] == card
        assert RULES.secrets.view(played.state, 1).tartarus[-1] == card


# A support is one action of a turn, and is played with either half of its card given up.


def test_a_support_is_played_or_the_other_half_of_its_card_is_laid() -> None:
    state = position("lagoon .", "lagoon .", hands=["destroy/lagoon-2"])
    assert "destroy destroy 2" in offered(state)
    laid = act(state, "add lagoon-2 lagoon").state
    assert shown(laid, 0) == "lagoon 1 2"
    assert laid.tartarus == state.tartarus
