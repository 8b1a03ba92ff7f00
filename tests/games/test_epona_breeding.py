"""Breeding: at home, with a partner, after all have placed (rulebook "Breeding", ruling 9)."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from boardroom.engine.briefs import told_points
from boardroom.engine.tuples import replaced
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import AGREE, PASS_BREEDING, REFUSE, Breed, FinishPlacing, PlaceCard
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.events import BreedingAsked, BreedingBegun, BreedingRefused, HorsesBred
from boardroom.games.epona.position.passing import bred_since_passing
from boardroom.games.epona.position.scoring import TOKEN_PART, scored
from boardroom.games.epona.position.state import ADDITIONAL_CARD, Phase, State
from boardroom.games.epona.position.vocabulary import FOAL, HORSES, TYPES
from boardroom.games.epona.rules.breeding import best_gain, breedings, foal
from boardroom.games.epona.rules.legal import actors
from boardroom.games.epona.words import previews, prompts
from tests.games.epona_pad import LINES
from tests.games.epona_positions import Box, Rows, act, asked, finished, icons, offered, position
from tests.games.paddock import WALKS, say


class Stud:
    """Tableaus with a mare and a stallion each, by seat."""

    def __init__(self, *horses: Sequence[str]) -> None:
        self.box = Box()
        self.cards = [[self.box.card(words) for words in seat] for seat in horses]

    def rows(self) -> list[Rows]:
        return [[(self.box.stable(mark="6"), cards)] for cards in self.cards]

    def state(self, **changes: Any) -> State:
        return position(*self.rows(), **changes)


def pairs(state: State, seat: int = -1) -> set[tuple[int, int]]:
    """What may be bred."""
    return {(action.mare, action.stallion) for action in offered(state, Breed, seat=seat)}


# At home.


@pytest.mark.parametrize(
    ("mare", "stallion", "points"),
    [
        ("racing mare", "racing stallion", 2),
        ("racing mare", "dressage stallion", 1),
        ("riding mare", "draught stallion", 1),
    ],
)
def test_a_foal_of_the_same_type_is_worth_2_points_of_different_types_1(mare: str, stallion: str, points: int) -> None:
    home = Stud([mare, stallion])
    state = home.state()
    played = act(state, Breed(*home.cards[0]))
    assert played.state.tokens[home.cards[0][0]] == points
    assert played.the(HorsesBred).foal == points


@pytest.mark.parametrize("kind", TYPES[:HORSES])
def test_the_carriage_horse_is_another_type_than_the_carriage_and_every_other_horse(kind: str) -> None:
    stud = Stud(["carriage-horse mare", f"{kind} stallion", "carriage"], ["arena"])
    mare, stallion, _ = stud.cards[0]
    state = stud.state()
    assert pairs(state) == {(mare, stallion)}
    points = act(state, Breed(mare, stallion)).state.tokens[mare]
    assert points == (2 if kind == "carriage-horse" else 1)


def test_at_home_the_stud_token_goes_back_to_the_supply_and_not_on_the_stallion() -> None:
    home = Stud(["racing mare", "racing stallion"])
    played = act(home.state(studs=[2]), Breed(*home.cards[0]))
    assert played.state.studs[0] == 1
    assert played.state.tokens[home.cards[0][1]] == 0
    assert played.state.points[0] == 0


def test_foals_are_told_with_all_that_they_change_the_stud_tokens_that_are_no_longer_worth_a_point_too() -> None:
    home = Stud(["racing mare", "racing mare", "racing stallion"])
    first, second, stallion = home.cards[0]
    state = home.state(studs=[2])
    told = told_points(EponaRules().words.scored(state, act(state, Breed(first, stallion)).state, None))
    assert told is not None
    assert say(told) == "Vera: +1 VP (foals +2, value of spare stud tokens −1)."
    assert say(told, "ja") == "Veraさん：+1VP（仔馬 +2、手元のスタッドの得点 −1）。"
    bred = act(state, Breed(first, stallion), Breed(second, stallion)).state
    told = told_points(EponaRules().words.scored(state, bred, None))
    assert told is not None
    assert say(told) == "Vera: +3 VP (foals +4, value of spare stud tokens −1)."


def test_mare_and_stallion_do_not_have_to_be_in_the_same_row() -> None:
    box = Box()
    mare, stallion = box.card("racing mare"), box.card("draught stallion")
    state = position([(box.stable(slots=3), [mare]), (box.stable(slots=4), [None, stallion])])
    assert pairs(state) >= {(mare, stallion)}


def test_without_a_stud_token_nobody_breeds() -> None:
    home = Stud(["racing mare", "racing stallion"])
    assert pairs(home.state(studs=[0])) == set()


def test_a_mare_can_have_at_most_1_foal_but_a_stallion_breeds_many_times() -> None:
    home = Stud(["racing mare", "dressage mare", "racing stallion"])
    first, second, stallion = home.cards[0]
    state = act(home.state(studs=[3]), Breed(first, stallion)).state
    assert first not in {mare for mare, _ in pairs(state)}
    state = act(state, Breed(second, stallion)).state
    assert pairs(state) == set()
    assert state.studs[0] == 1


@pytest.mark.parametrize(("mare", "stallion"), [("racing", "dressage"), ("carriage-horse", "draught")])
def test_the_example_at_home_horses_of_different_types_have_a_foal_of_1_point_and_the_stud_token_is_discarded(
    mare: str, stallion: str
) -> None:
    home = Stud([f"{mare} mare", f"{stallion} stallion"])
    played = act(home.state(studs=[1]), Breed(*home.cards[0]))
    assert [played.state.tokens[card] for card in home.cards[0]] == [1, 0]
    assert played.state.studs[0] == 0


def test_ruling_9_any_number_are_bred_in_a_round_with_the_partner_and_at_home_while_stud_tokens_last() -> None:
    stud = Stud(["racing mare", "riding mare", "draught mare", "racing stallion"], ["riding stallion"])
    mares, own, theirs = stud.cards[0][:3], stud.cards[0][3], stud.cards[1][0]
    state = stud.state(lots=[2, 2], studs=[2, 0])
    state = act(state, Breed(mares[0], own), Breed(mares[1], theirs)).state
    assert [state.tokens[mare] for mare in mares] == [2, 2, 0]
    assert pairs(state) == set()
    state = act(stud.state(lots=[2, 2], studs=[3, 0]), *(Breed(mare, theirs) for mare in mares)).state
    assert (state.tokens[theirs], state.studs[0]) == (3, 0)


def test_horses_in_the_hand_do_not_breed() -> None:
    box = Box()
    mare, stallion = box.card("racing mare"), box.card("racing stallion")
    state = position([(box.stable(slots=3), [mare])], [(box.stable(slots=4), [])], hands=[[stallion]])
    assert pairs(state) == set()


def test_a_horse_just_placed_breeds_at_once() -> None:
    box = Box()
    mare, stallion = box.card("racing mare"), box.card("racing stallion")
    state = position([(box.stable(slots=3), [mare])], hands=[[stallion]])
    assert (mare, stallion) in pairs(act(state, PlaceCard(stallion, 0, 1)).state)


# With a partner.


def partners(**changes: Any) -> tuple[Stud, State]:
    """Two with tokens of the same colour, a third with the additional card."""
    stud = Stud(["racing mare", "riding mare"], ["racing stallion", "draught mare"], ["dressage stallion", "arena"])
    return stud, stud.state(**{"lots": [1, 1, ADDITIONAL_CARD], "studs": [2, 2, 2], **changes})


def test_only_players_with_tokens_of_the_same_colour_can_breed_together() -> None:
    stud, state = partners()
    mares, stallion = stud.cards[0], stud.cards[1][0]
    assert pairs(state) == {(mares[0], stallion), (mares[1], stallion)}
    assert pairs(state._replace(lots=bytes((1, 2, 2)))) == set()
    assert pairs(state._replace(lots=bytes((1, 2, 1)))) == {(mare, stud.cards[2][0]) for mare in mares}


def test_the_additional_card_token_and_an_unshared_colour_breed_own_horses_only() -> None:
    stud = Stud(["racing mare", "draught stallion"], ["racing stallion", "draught mare"], ["dressage stallion"])
    state = stud.state()
    for lots in ([2, 1, 1], [2, 1, ADDITIONAL_CARD], [ADDITIONAL_CARD, 1, 1], [ADDITIONAL_CARD, 1, ADDITIONAL_CARD]):
        assert pairs(state._replace(lots=bytes(lots))) == {tuple(stud.cards[0])}


def test_the_owner_of_the_mare_decides_and_pays_the_stud_which_lies_on_the_stallion() -> None:
    stud, state = partners()
    mare, stallion = stud.cards[0][0], stud.cards[1][0]
    played = act(state, Breed(mare, stallion))
    assert list(played.state.studs) == [1, 2, 2]
    assert (played.state.tokens[mare], played.state.tokens[stallion]) == (2, 1)
    assert played.the(HorsesBred).owner == 1


def test_the_example_with_a_partner_the_same_type_makes_a_foal_of_2_points_and_the_stallion_gets_the_stud() -> None:
    stud = Stud(["showjumping mare"], ["showjumping stallion"])
    (mare,), (stallion,) = stud.cards
    before = stud.state(lots=[1, 1], studs=[1, 0])
    after = act(before, Breed(mare, stallion)).state
    assert (after.tokens[mare], after.tokens[stallion], list(after.studs)) == (2, 1, [0, 0])
    on_cards = [sum(item.points for item in scored(after, seat) if item.part == TOKEN_PART) for seat in range(2)]
    assert on_cards == [2, 1]


def test_the_owner_of_the_stallion_alone_breeds_nothing_with_the_partner_s_mare() -> None:
    stud, state = partners(starter=1, active=1)
    assert pairs(state) == {(stud.cards[1][1], stud.cards[1][0])}


def test_both_partners_gain_1_point_once_a_round() -> None:
    stud, state = partners()
    first, second = stud.cards[0]
    stallion = stud.cards[1][0]
    state = act(state, Breed(first, stallion)).state
    assert list(state.points) == [1, 1, 0]
    played = act(state, Breed(second, stallion))
    assert list(played.state.points) == [1, 1, 0]
    assert played.the(HorsesBred).shared == 0
    assert played.state.tokens[stallion] == 2
    assert played.state.studs[0] == 0


def test_the_point_is_gained_once_whichever_of_the_two_has_the_mare() -> None:
    stud = Stud(["racing mare", "racing stallion"], ["racing mare", "racing stallion"])
    state = act(stud.state(lots=[1, 1]), Breed(stud.cards[0][0], stud.cards[1][1]), FinishPlacing(254)).state
    state = act(state, Breed(stud.cards[1][0], stud.cards[0][1])).state
    assert list(state.points) == [1, 1]
    assert state.tokens[stud.cards[0][1]] == state.tokens[stud.cards[1][1]] == 1


def test_breeding_at_home_gains_no_such_point_and_does_not_use_it_up() -> None:
    stud = Stud(["racing mare", "riding mare", "racing stallion"], ["racing stallion"])
    state = act(stud.state(lots=[1, 1], studs=[2, 0]), Breed(stud.cards[0][0], stud.cards[0][2])).state
    assert list(state.points) == [0, 0]
    assert list(act(state, Breed(stud.cards[0][1], stud.cards[1][0])).state.points) == [1, 1]


def test_the_point_is_there_again_in_the_next_round() -> None:
    _, state = partners(bred=3, studs=[0, 0, 0])
    assert finished(state).state.bred == 0


def test_a_colour_s_partners_are_those_of_this_round_only() -> None:
    _, state = partners(studs=[0, 0, 0])
    assert list(finished(state).state.lots) == [0, 0, 0]


# The owner of the stallion is asked, if that is played.


def test_as_written_the_owner_of_the_stallion_agrees_without_being_asked() -> None:
    stud, state = partners()
    assert act(state, Breed(stud.cards[0][0], stud.cards[1][0])).state.phase == Phase.PLACING


def test_with_the_option_the_owner_of_the_stallion_is_asked_and_agrees_or_refuses() -> None:
    stud, state = partners(refusal=1)
    mare, stallion = stud.cards[0][0], stud.cards[1][0]
    played = act(state, Breed(mare, stallion))
    assert played.the(BreedingAsked).owner == 1
    assert (played.state.phase, actors(played.state)) == (Phase.AGREEING, (1,))
    assert offered(played.state) == [AGREE, REFUSE]
    agreed = act(played.state, AGREE).state
    assert (agreed.phase, asked(agreed), agreed.tokens[mare], agreed.tokens[stallion]) == (Phase.PLACING, 0, 2, 1)
    refused = act(played.state, REFUSE)
    assert refused.the(BreedingRefused).asker == 0
    assert (refused.state.phase, asked(refused.state)) == (Phase.PLACING, 0)
    assert (refused.state.studs, refused.state.tokens) == (state.studs, state.tokens)
    assert refused.state.pair == b""


def test_what_was_refused_is_not_asked_again_in_the_same_round() -> None:
    stud, state = partners(refusal=1)
    first, second = stud.cards[0]
    stallion = stud.cards[1][0]
    state = act(state, Breed(first, stallion), REFUSE).state
    assert pairs(state) == {(second, stallion)}
    state = act(state, Breed(second, stallion), REFUSE).state
    assert pairs(state) == set()
    state = finished(state).state
    assert (state.phase, asked(state)) == (Phase.BREEDING, 1)
    state = act(state, PASS_BREEDING).state
    assert (state.round, state.refused) == (2, b"")


def test_with_the_option_nobody_is_asked_for_breeding_at_home() -> None:
    home = Stud(["racing mare", "racing stallion"])
    assert act(home.state(refusal=1), Breed(*home.cards[0])).state.phase == Phase.PLACING


def test_with_the_option_breeding_after_all_have_placed_goes_on_after_the_answer() -> None:
    stud, state = partners(refusal=1, studs=[1, 0, 0])
    state = finished(state).state
    mare, stallion = stud.cards[0][0], stud.cards[1][0]
    assert (state.phase, asked(state)) == (Phase.BREEDING, 0)
    refused = act(state, Breed(mare, stallion), REFUSE).state
    assert (refused.phase, asked(refused)) == (Phase.BREEDING, 0)
    assert (mare, stallion) not in pairs(refused)
    assert act(refused, PASS_BREEDING).state.round == 2
    agreed = act(state, Breed(mare, stallion), AGREE).state
    assert (agreed.round, agreed.tokens[mare]) == (2, 2)


# After all have placed.


def test_when_all_have_placed_breeding_alone_goes_round_from_the_start_player() -> None:
    stud, state = partners(starter=1, active=1)
    played = finished(state)
    assert played.state.phase == Phase.BREEDING
    assert played.the(BreedingBegun).seat == 1
    state = act(played.state, PASS_BREEDING).state
    assert asked(state) == 0
    assert stud.cards


def test_it_ends_when_all_pass_in_succession_and_goes_on_when_somebody_breeds() -> None:
    stud, state = partners()
    state = finished(state).state
    assert asked(state) == 0
    state = act(state, PASS_BREEDING).state
    assert asked(state) == 1
    state = act(state, Breed(stud.cards[1][1], stud.cards[1][0])).state
    assert asked(state) == 0
    assert pairs(state)
    state = act(state, PASS_BREEDING).state
    assert (state.round, state.phase != Phase.BREEDING) == (2, True)


def bred_since(state: State, *actions: Any) -> list[tuple[int, ...]]:
    """Who has bred since who is asked passed, before each action and after the last."""
    events: list[Any] = []
    found = []
    for action in actions:
        found.append(bred_since_passing(reversed(events), asked(state)))
        played = act(state, action)
        events, state = [*events, *played.events], played.state
    return [*found, bred_since_passing(reversed(events), asked(state))]


def test_who_passed_is_asked_again_for_who_has_bred_since() -> None:
    stud = Stud(*[["racing mare", "racing stallion", "dressage mare"]] * 2)
    state = finished(stud.state(studs=[1, 2])).state
    breed = Breed(*stud.cards[1][:2])
    assert bred_since(state, PASS_BREEDING, breed) == [(), (), (1,)]
    assert bred_since(state, PASS_BREEDING, breed, PASS_BREEDING)[-1] == (), "who bred has not passed since"


def test_among_three_all_who_have_bred_since_are_told_but_not_to_who_has_bred_since() -> None:
    stud = Stud(*[["racing mare", "racing stallion", "dressage mare"]] * 3)
    state = finished(stud.state(studs=[2, 1, 1])).state
    first, second, third = (Breed(*cards[:2]) for cards in stud.cards)
    assert bred_since(state, PASS_BREEDING, second, third) == [(), (), (), (1, 2)]
    told = bred_since(state, PASS_BREEDING, PASS_BREEDING, third, first, PASS_BREEDING)
    assert told == [(), (), (), (2,), (0, 2), ()]


def test_breeding_of_the_round_before_is_no_reason_to_be_asked_again() -> None:
    stud = Stud(*[["racing mare", "racing stallion", "dressage mare"]] * 2)
    state = finished(stud.state(studs=[1, 2])).state
    events: list[Any] = []
    for action in (PASS_BREEDING, Breed(*stud.cards[1][:2]), PASS_BREEDING, PASS_BREEDING):
        played = act(state, action)
        events, state = [*events, *played.events], played.state
    assert state.round == 2
    assert bred_since_passing(reversed(events), 0) == ()


def test_who_can_breed_nothing_is_not_asked_and_without_breeders_the_round_ends() -> None:
    _, state = partners(studs=[0, 1, 0])
    state = finished(state).state
    assert (state.phase, asked(state)) == (Phase.BREEDING, 1)
    assert act(state, PASS_BREEDING).state.round == 2
    _, none = partners(studs=[0, 0, 0])
    assert finished(none).state.round == 2


def test_a_partner_s_horse_placed_later_can_be_bred_with_then() -> None:
    box = Box()
    mare, stallion = box.card("racing mare"), box.card("racing stallion")
    state = position(
        [(box.stable(slots=3), [mare])], [(box.stable(slots=4), [])], hands=[[], [stallion]], lots=[1, 1], coins=[3, 3]
    )
    assert pairs(state) == set()
    state = act(state, FinishPlacing(254), PlaceCard(stallion, 0, 0), FinishPlacing(254)).state
    assert (state.phase, asked(state)) == (Phase.BREEDING, 0)
    state = act(state, Breed(mare, stallion)).state
    assert (state.tokens[mare], state.tokens[stallion], list(state.points)) == (2, 1, [1, 1])


def test_the_type_of_a_horse_is_its_icon() -> None:
    horses = [card for card, asset in enumerate(ASSETS) if "sex" in LINES[asset.key]]
    assert len(horses) == 108
    for card in horses:
        assert icons(card) & {*TYPES} == {LINES[ASSETS[card].key]["type"]}
    mares = [card for card in horses if "mare" in icons(card)]
    for mare, stallion in product(mares, set(horses) - set(mares)):
        same = LINES[ASSETS[mare].key]["type"] == LINES[ASSETS[stallion].key]["type"]
        assert foal(mare, stallion) == (2 if same else 1)


@pytest.mark.parametrize(
    ("studs", "horses", "gain"),
    [
        (1, ("racing mare", "racing stallion"), 2),
        (2, ("racing mare", "racing stallion"), 1),
        (2, ("racing mare", "dressage stallion"), 0),
        (1, ("racing mare", "dressage stallion"), 1),
        (2, ("racing mare", "dressage mare", "draught stallion"), 1),
        (0, ("racing mare", "racing stallion"), 0),
    ],
)
def test_what_breeding_could_gain_counts_the_studs_that_are_lost_and_several_foals(
    studs: int, horses: tuple[str, ...], gain: int
) -> None:
    box = Box()
    cards = [box.card(horse, where=lambda asset: asset.formula.icon != FOAL) for horse in horses]
    rows = [(box.stable(slots=5), cards)], [(box.stable(slots=3), ())]
    assert best_gain(position(*rows, studs=[studs, 0], phase=Phase.BREEDING), 0).most == gain


def test_the_prompt_says_the_most_that_any_preview_of_breeding_does_and_more_only_of_several_foals() -> None:
    said: set[tuple[bool, bool]] = set()
    for state, *_ in WALKS:
        if state.phase != Phase.BREEDING:
            continue
        for seat in actors(state):
            # With any number of stud tokens: by twos they are worth a point.
            for studs in range(1, 5):
                now = state._replace(studs=replaced(state.studs, seat, studs))
                gains = [previews.preview(now, seat, pair).points or 0 for pair in breedings(now, seat)]
                if not gains:
                    continue
                one, note = max(0, *gains), say(prompts.prompt(now, seat).note)
                more = best_gain(now, seat).most
                if more > one:
                    first = f"could gain you {one} VP now, " if one else "gains you no VP now, but "
                    assert note.startswith(f"One foal {first}")
                    assert f" {more} VP." in note
                else:
                    start = f"Breeding now could gain you {one} VP." if one else "Breeding gains you no VP now."
                    assert note.startswith(start)
                said.add((more > one, one > 0))
    assert {True, False} == {one for one, _ in said} == {one for _, one in said}, said


def test_the_prompt_says_how_many_foals_gain_what_one_does_not() -> None:
    box = Box()
    horses = [box.card(horse, where=lambda asset: asset.formula.icon != FOAL) for horse in _THREE]
    rows = [(box.stable(slots=5), horses)], [(box.stable(slots=3), ())]
    state = position(*rows, studs=[2, 0], phase=Phase.BREEDING, round=6)
    note = prompts.prompt(state, 0).note
    assert say(note) == "One foal gains you no VP now, but 2 could gain you 1 VP."
    assert say(note, "ja") == "いま仔馬1頭ではVPは増えませんが、2頭なら最大1VP増えます。"


_THREE = "racing mare", "dressage mare", "draught stallion"


def test_a_preview_says_why_a_stud_token_that_is_used_costs_a_point() -> None:
    stud = Stud(["racing mare", "racing stallion"], ["vet"])
    pair = Breed(*stud.cards[0])
    for studs, costs in ((2, True), (3, False)):
        lines = previews.preview(stud.state(studs=[studs, 0]), 0, pair).lines
        en, ja = ("\n".join(say(line.text, language) for line in lines) for language in ("en", "ja"))
        assert ("−1 VP: a stud token used (at the end, 1 VP for every 2 left)" in en) == costs
        assert ("使うスタッドトークンの分、−1VP（終了時、残り2個ごとに1VP）" in ja) == costs
