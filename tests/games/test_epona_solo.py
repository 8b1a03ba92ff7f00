"""The solo game: two neutral stallions, three selection cards a round, always six rounds (rulebook "Solo game", ruling
14).
"""

from functools import cache

import pytest

from boardroom.engine.prompt import Tone
from boardroom.games.epona.position.actions import PASS_BREEDING, Breed, ChooseSelection, FinishPlacing
from boardroom.games.epona.position.cards import DECK, NONE, STALLIONS
from boardroom.games.epona.position.events import HorsesBred, RoundBegun
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import ADDITIONAL_CARD, FIRST_COLOUR, Phase, State
from boardroom.games.epona.words import previews
from tests.games.epona_positions import Box, act, everything, fresh, offered, position
from tests.games.paddock import say


def a_round(state: State) -> State:
    """The position a round later: the first choice each time, nothing placed, nothing bred."""
    now = state.round
    while state.round == now and state.phase != Phase.OVER:
        if state.phase == Phase.PLACING:
            state = act(state, FinishPlacing(NONE)).state
        elif state.phase == Phase.BREEDING:
            state = act(state, PASS_BREEDING).state
        else:
            state = act(state, offered(state)[0]).state
    return state


def cards_of(faces: bytes) -> set[int]:
    """The selection cards of some faces."""
    return {face // 2 for face in faces}


# Selection cards.


def test_a_token_is_told_as_a_gain_where_it_is_of_use() -> None:
    def gains(state: State, token: int) -> list[str]:
        face = state.display[0]
        lines = previews.preview(state._replace(offered=bytes((token,)) * len(state.display)), 0, ChooseSelection(face))
        return [say(line.text) for line in lines.lines if line.tone is Tone.GAIN]

    for seats, useful in ((1, False), (2, True)):
        state = fresh(seats)
        assert any("Additional card" in line for line in gains(state, ADDITIONAL_CARD))
        assert any("breeding" in line for line in gains(state, FIRST_COLOUR)) == useful


# Stallions.


def test_a_stallion_of_either_horse_deck_lies_next_to_the_play_area() -> None:
    for seed in range(8):
        state = fresh(1, seed)
        assert [DECK[card] for card in state.neutral] == [0, 1]
        assert set(state.neutral) <= STALLIONS
        assert everything(state)[0] == list(range(189))


def test_cards_turned_over_before_them_are_shuffled_back_into_the_decks() -> None:
    for seed in range(8):
        state = fresh(1, seed)
        assert [len(deck) for deck in state.decks] == [53, 53, 22, 21, 17, 21]
        assert state.discards == (b"",) * 6
    # The cards turned over are mares: wherever they went unshuffled, a stallion would seldom lie there.
    decks = [deck for seed in range(120) for deck in fresh(1, seed).decks[:2]]
    stallions = sum(card in STALLIONS for deck in decks for card in deck) / 53
    for place in (0, -1):
        assert sum(deck[place] in STALLIONS for deck in decks) > 0.75 * stallions


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_with_more_players_there_are_none(seats: int) -> None:
    assert fresh(seats).neutral == b""


def test_mares_breed_with_own_stallions_or_the_two_and_the_stud_goes_back_to_the_supply_either_way() -> None:
    box = Box()
    mares, own = [box.card("racing mare"), box.card("riding mare")], box.card("racing stallion")
    sporting, working = box.card("racing stallion"), box.card("riding stallion")
    state = position([(box.stable(slots=4), [*mares, own])], neutral=bytes((sporting, working)), studs=[2])
    assert {(one.mare, one.stallion) for one in offered(state, Breed)} == {
        (mare, stallion) for mare in mares for stallion in (own, sporting, working)
    }
    played = act(state, Breed(mares[1], working))
    assert played.the(HorsesBred).owner == NOBODY
    assert (played.state.studs[0], played.state.points[0]) == (1, 0)
    assert played.state.tokens[mares[1]] == 2
    assert played.state.tokens[working] == 0
    state = act(played.state, Breed(mares[0], working)).state
    assert (state.studs[0], state.tokens[mares[0]]) == (0, 1)


def test_a_mare_has_one_foal_here_too_and_breeding_needs_a_stud() -> None:
    box = Box()
    mare = box.card("racing mare")
    state = position([(box.stable(slots=4), [mare])], studs=[2])
    assert not offered(act(state, Breed(mare, state.neutral[0])).state, Breed)
    assert not offered(state._replace(studs=(0,)), Breed)


def test_breeding_with_the_two_is_possible_without_an_own_stallion_after_placing_too() -> None:
    box = Box()
    state = position([(box.stable(slots=4), [box.card("racing mare")])])
    state = act(state, FinishPlacing(NONE)).state
    assert state.phase == Phase.BREEDING
    assert len(offered(state, Breed)) == 2
    assert act(state, PASS_BREEDING).state.round == 2


# Selection cards.


def test_three_selection_cards_are_laid_out_and_four_are_set_aside() -> None:
    state = fresh(1)
    assert (len(state.display), len(state.unused), len(state.used)) == (3, 4, 0)
    assert cards_of(state.display + state.unused) == set(range(7))


def test_tokens_are_as_for_two_players() -> None:
    for seed in range(4):
        assert sorted(fresh(1, seed).offered) == [FIRST_COLOUR, FIRST_COLOUR, ADDITIONAL_CARD]


def test_one_is_chosen_and_the_other_two_go_to_a_discard_pile_of_their_own() -> None:
    state = fresh(1)
    after = act(state, ChooseSelection(state.display[1])).state
    assert cards_of(after.used) == cards_of(state.display) - {state.display[1] // 2}
    assert after.display == b""
    assert list(after.faces) == [state.display[1]]


def test_no_selection_card_is_seen_twice_before_all_were_in_rounds_3_and_5_the_discards_fill_the_offer() -> None:
    for seed in range(6):
        state = fresh(1, seed)
        left = {number: len(state.unused) for number in (1,)}
        seen = {1: cards_of(state.display)}
        remaining = {1: cards_of(state.unused)}
        for number in range(2, 7):
            state = a_round(state)
            seen[number], remaining[number] = cards_of(state.display), cards_of(state.unused)
            left[number] = len(state.unused)
            assert len(seen[number]) == 3
            assert cards_of(state.display + state.unused + state.used) == set(range(7))
            assert len(state.display + state.unused + state.used) == 7
        assert left == {1: 4, 2: 1, 3: 4, 4: 1, 5: 4, 6: 1}
        assert not seen[1] & seen[2]
        assert remaining[2] < seen[3]
        assert not seen[3] & seen[4]
        assert remaining[4] < seen[5]
        assert not seen[5] & seen[6]


@cache
def reshuffles() -> list[tuple[bytes, bytes]]:
    """Of rounds 3 and 5 of some games: the faces used so far, and those they become in their new order."""
    found = []
    for seed in range(30):
        state = fresh(1, seed)
        for number in range(2, 6):
            left = state.unused
            used = bytes((*state.used, *state.display))
            state = a_round(state)
            assert state.round == number
            if number in (3, 5):
                laid_out = state.display + state.unused
                assert laid_out.startswith(left)
                found.append((used, laid_out[len(left) :]))
    return found


def test_the_discards_that_fill_the_offer_in_rounds_3_and_5_are_shuffled() -> None:
    for used, again in reshuffles():
        assert cards_of(used) == cards_of(again)
    firsts = [(again[0] // 2, bytes(face // 2 for face in used)) for used, again in reshuffles()]
    assert {used.index(first) for first, used in firsts} == set(range(6))


def test_reshuffled_cards_get_random_sides() -> None:
    turned: dict[int, set[bool]] = {card: set() for card in range(7)}
    for used, again in reshuffles():
        for face in used:
            turned[face // 2].add(face not in again)
    assert turned == {card: {False, True} for card in range(7)}


def test_a_round_is_played_as_usual_with_the_selected_card() -> None:
    state = fresh(1)
    phases = [state.phase]
    while state.round == 1:
        action = FinishPlacing(NONE) if state.phase == Phase.PLACING else offered(state)[-1]
        state = act(state, action).state
        if phases[-1] != state.phase:
            phases.append(state.phase)
    assert phases[-2:] == [Phase.PLACING, Phase.SELECTING]
    assert [phase for phase in phases if phase in (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)][:3] == [
        Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING,
    ]  # fmt: skip


# Rounds.


@pytest.mark.parametrize("rounds", [5, 6])
def test_always_6_rounds_are_played(rounds: int) -> None:
    state = fresh(1, rounds=rounds)
    assert state.rounds == 6
    for number in range(2, 7):
        state = a_round(state)
        assert state.round == number
    assert a_round(state).phase == Phase.OVER


def test_every_round_begins_with_the_only_player() -> None:
    state = fresh(1)
    while state.phase != Phase.PLACING:
        state = act(state, offered(state)[0]).state
    begun = act(state, FinishPlacing(NONE)).the(RoundBegun)
    assert (begun.round, begun.starter) == (2, 0)
