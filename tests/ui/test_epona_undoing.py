"""Taking back what was done before everybody in Epona, until somebody else acts or hidden cards are drawn."""

from collections.abc import Callable
from typing import Any

import pytest
from epona_hand import Groom
from hand import CTRL, Key
from PySide6.QtCore import Qt

from boardroom.controller.timeline import Timeline
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import (
    FINISHES,
    PASS_BREEDING,
    ChooseDeck,
    ChooseSelection,
    DrawStables,
    FinishPlacing,
    KeepCards,
    KeepDrawn,
    KeepStable,
    MoveRoller,
    PassBreeding,
    PlaceCard,
    SwapCards,
)
from boardroom.games.epona.position.cards import FACES, NONE
from boardroom.games.epona.position.state import Phase, State, card_key
from tests.games.epona_positions import Box, offered, position


def choose(groom: Groom) -> None:
    """Take the cheapest selection card, or choose a deck."""
    actions = [action for action in groom.shown.legal if isinstance(action, ChooseSelection | ChooseDeck)]
    groom.act(min(actions, key=lambda a: FACES[a.face].price if isinstance(a, ChooseSelection) else a.deck))


def take_back(groom: Groom, by_keys: bool) -> None:
    """Undo by Ctrl+Z, or by the button."""
    if by_keys:
        groom.key(Key.Key_Z, CTRL)
    else:
        groom.click(groom.button("undo"))
    groom.settle()


def stables_of_two(wanted: Callable[[Box], list[int]], **changes: Any) -> State:
    """Two seats with such cards."""
    box = Box()
    rows = [[(box.stable(mark="6"), wanted(box))] for _ in range(2)]
    return position(*rows, round=6, **changes)


def rollers(box: Box) -> list[int]:
    """Two rollers for two horses."""
    return [*box.cards(2, "rider"), box.card("mare", scores="roller 3"), box.card("working", scores="roller 3")]


def horse_boxes(box: Box) -> list[int]:
    """Two horse boxes with two cards to swap."""
    return [*box.cards(2, "horse-box", scores=""), box.card("racing mare"), box.card("vet")]


@pytest.mark.parametrize("by_keys", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_a_selection_card_and_decks_are_taken_back_until_somebody_else_acts(
    groom: Groom, players: int, by_keys: bool
) -> None:
    groom.settle_in(players=players)
    assert not groom.offers("undo")
    before = groom.state
    choose(groom)
    while groom.actor == 0:
        # Decks are still to be chosen: the card can be taken back meanwhile.
        assert groom.state.phase == Phase.CHOOSING_DECKS
        assert groom.button("undo").words == "Undo"
        choose(groom)
    assert groom.state.phase == Phase.SELECTING
    assert groom.button("undo").words == "Undo Vera’s step"
    after, done = groom.state, groom.page.session.length
    for _ in range(done):
        take_back(groom, by_keys)
    assert (groom.state, groom.actor) == (before, 0)
    assert not groom.offers("undo")
    for _ in range(done):
        if by_keys:
            groom.key(Key.Key_Y, CTRL)
        else:
            groom.menu("Redo")
        groom.settle()
    assert groom.state == after
    # As soon as the next one acts, only that can be taken back.
    choose(groom)
    assert groom.page.session.why_no_undo(0) is not None
    assert groom.button("undo").words == ("Undo" if groom.actor == 1 else "Undo Aiko’s step")
    take_back(groom, by_keys)
    assert groom.state == after


def test_what_a_computer_has_chosen_since_goes_with_it(groom: Groom) -> None:
    groom.settle_in(kinds=(PERSON, COMPUTER, PERSON))
    before = groom.state
    while groom.shown.actor == 0:
        choose(groom)
    groom.wait(lambda: groom.shown.actor == 2 and not groom.page.telling)
    assert groom.button("undo").words == "Undo Vera’s step"
    take_back(groom, by_keys=True)
    assert (groom.state.phase, groom.actor) == (Phase.CHOOSING_DECKS, 0)
    while groom.offers("undo"):
        take_back(groom, by_keys=True)
    assert groom.state == before


def test_who_can_take_back_nothing_is_told_why(groom: Groom) -> None:
    groom.settle_in()
    groom.key(Key.Key_Z, CTRL)
    assert groom.note == "You have nothing to undo."
    assert groom.page.session.length == 0


def test_a_new_round_stands_and_that_is_said(groom: Groom) -> None:
    box = Box()
    groom.tend(position([(box.stable(slots=3), ())], [(box.stable(slots=3), ())], studs=[0, 0], active=1, finished=1))
    finish = groom.offer_of(FINISHES[NONE])
    assert "cannot be undone." in finish.accessibleDescription()
    groom.act(FINISHES[NONE])
    assert groom.state.phase == Phase.SELECTING
    assert not groom.offers("undo")
    after = groom.state
    groom.key(Key.Key_Z, CTRL)
    assert groom.note == "What everyone has seen cannot be undone.", "which card was kept is not told"
    assert groom.state == after


def test_the_deck_with_which_all_cards_are_drawn_says_that_it_stands(groom: Groom) -> None:
    groom.settle_in()
    while groom.state.phase != Phase.KEEPING:
        last = groom.actor == 1 and len(groom.state.to_choose) == 1
        if any(isinstance(action, ChooseDeck) for action in groom.shown.legal):
            assert ("Last deck: all cards are then drawn." in groom.note) == last
            buttons = groom.page.prompt.buttons.items()
            decks = [button for key, button in buttons if ".deck " in key and ";" not in key]
            assert all(("cannot be undone" in button.accessibleDescription()) == last for button in decks)
            plain = [button for button in decks if button is not groom.page.prompt.main]
            assert plain or not last or groom.note.endswith("That cannot be undone."), "where no button says so"
            assert len(plain) <= 2, "six would leave the sentence no room"
        choose(groom)
    assert groom.page.curtain.down
    assert groom.page.session.last_before_all() is None


@pytest.mark.parametrize("by_keys", [True, False])
@pytest.mark.parametrize(
    ("kind", "start"),
    [
        (MoveRoller, stables_of_two(rollers, phase=Phase.MOVING_ROLLERS)),
        (SwapCards, stables_of_two(horse_boxes, phase=Phase.SWAPPING, swaps=2)),
    ],
)
def test_rollers_and_swaps_are_taken_back_until_somebody_else_acts(
    groom: Groom, kind: type, start: State, by_keys: bool
) -> None:
    groom.tend(start)
    states = []
    for seat in (0, 0, 1, 1):
        assert groom.actor == seat
        states.append(groom.state)
        groom.act(offered(groom.state, kind)[0])
        if groom.page.session.outcome is None:
            words = "Undo" if groom.actor == seat else "Undo Vera’s step"
            assert groom.button("undo").words == words
            take_back(groom, by_keys)
            assert (groom.state, groom.actor) == (states[-1], seat)
            groom.act(offered(groom.state, kind)[0])
    # Even the one with which the game is over.
    assert groom.page.session.outcome is not None
    if by_keys:
        groom.key(Key.Key_Z, CTRL)
    else:
        groom.click(groom.button("look"))
        groom.settle()
        assert groom.button("undo").words == "Undo Aiko’s step"
        groom.click(groom.button("undo"))
    groom.settle()
    assert (groom.state, groom.actor) == (states[-1], 1)
    take_back(groom, by_keys)
    assert groom.state == states[-2]
    assert groom.button("undo").words == "Undo Vera’s step"


def test_finishing_is_taken_back_with_what_a_computer_did_since_while_nothing_new_was_drawn() -> None:
    box = Box()
    rows = [(box.stable(slots=4), ())], [(box.stable(slots=3), ())], [(box.stable(slots=5), ())]
    hands = [box.cards(2, "working"), [box.card("working")], [box.card("vet")]]
    timeline = Timeline(EponaRules(), position(*rows, hands=hands, coins=[9, 9, 9]), 3, computers=(1,))
    before = timeline.state
    for seat, action in ((0, FINISHES[NONE]), (1, offered(before._replace(active=1), PlaceCard)[0])):
        timeline.put(timeline.extended(seat, [action]))
    timeline.put(timeline.extended(1, [FINISHES[NONE]]))
    timeline.put(timeline.restored(0, ()))
    assert timeline.state == before


@pytest.mark.parametrize("phase", [Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE])
@pytest.mark.parametrize("kinds", [(PERSON, COMPUTER), (PERSON, PERSON)])
def test_what_is_kept_of_a_draw_is_taken_back_where_no_other_person_saw_the_rest(
    groom: Groom, kinds: tuple[str, str], phase: Phase
) -> None:
    box = Box()
    seen = box.cards(3, "vet") if phase == Phase.KEEPING_DRAWN else bytes(box.stable(slots=4) for _ in range(3))
    state = position([(box.stable(slots=4), ())], [(box.stable(slots=3), ())], hands=[[box.card("working")]], seen=seen)
    groom.tend(state._replace(phase=phase), kinds=kinds)
    before = groom.state
    keep = offered(before, KeepDrawn if phase == Phase.KEEPING_DRAWN else KeepStable)[0]
    final = groom.page.session.is_final(0, [keep])
    groom.act(keep)
    assert groom.state.phase == Phase.PLACING
    assert final == (kinds == (PERSON, PERSON))
    if final:
        assert groom.page.session.why_no_undo(0) is not None
        assert "stands" not in groom.button("undo").words
    else:
        take_back(groom, by_keys=True)
        assert groom.state == before


def test_who_is_alone_takes_back_which_cards_were_kept(groom: Groom) -> None:
    groom.settle_in(players=1)
    while groom.state.phase != Phase.KEEPING:
        choose(groom)
    before = groom.state
    groom.act(offered(before, KeepCards)[0])
    assert groom.state.phase == Phase.PLACING
    take_back(groom, by_keys=False)
    assert groom.state == before


def test_one_click_on_a_drawn_card_keeps_nothing_and_another_click_picks_another(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=4), ())], hands=[[box.card("working")]], seen=box.cards(3, "vet"))
    groom.tend(state._replace(phase=Phase.KEEPING_DRAWN))
    one, other = (card_key(card) for card in groom.state.seen[:2])
    for key in (one, other):
        groom.click(groom.piece(key))
        assert groom.shown.picked == {key}
    assert groom.done() == []
    groom.click(groom.button("tool.keep"))
    assert groom.done() == [groom.page.session.rules.records.text(KeepDrawn(groom.state.hands[0][-1]))]
    assert card_key(groom.state.hands[0][-1]) == other


def test_who_ends_a_part_is_told_that_computers_go_on_at_once(groom: Groom) -> None:
    groom.settle_in(kinds=(PERSON, COMPUTER))
    while groom.state.phase != Phase.CHOOSING_DECKS:
        choose(groom)
    (every,) = (button for key, button in groom.page.prompt.buttons.items() if ";" in key)
    assert "undo until next reveal" in every.accessibleDescription()


def test_who_finishes_last_is_told_that_it_is_final_though_a_computer_could_still_breed(groom: Groom) -> None:
    box = Box()
    pair = [box.card("racing mare"), box.card("racing stallion")]
    own = [(box.stable(slots=3), ()), (box.stable(slots=6), ())]
    rows = own, [(box.stable(slots=4), pair), (box.stable(slots=6), ())]
    state = position(*rows, studs=[0, 1], round=2, starter=1, finished=0b10, faces=[0, 2])
    groom.tend(state, kinds=(PERSON, COMPUTER))
    button = groom.offer_of(FINISHES[NONE])
    assert "cannot be undone" in button.accessibleDescription()
    groom.click(button)
    groom.wait(lambda: groom.page.session.state.round == 3)
    assert groom.page.session.why_no_undo(0) is not None


def test_passing_asks_in_the_last_round_as_long_as_horses_could_be_bred(groom: Groom) -> None:
    box = Box()
    rows = [(box.stable(slots=4), [box.card("racing mare"), box.card("racing stallion")])], [(box.stable(slots=3), ())]
    groom.tend(position(*rows, studs=[1, 0], phase=Phase.BREEDING, finished=0, round=6))
    groom.click(groom.offer_of(PASS_BREEDING))
    assert groom.chooser is not None
    assert groom.done() == []
    groom.click(groom.choice("Pass"))
    assert groom.done() == ["pass"]


def last_to_breed(studs: int, tokens: tuple[str, str], **changes: Any) -> tuple[State, int, int]:
    """A person and a computer who has a foal to come as well; all have placed."""
    box = Box()
    mare, stallion = box.card(tokens[0]), box.card(tokens[1])
    other = [box.card("draught mare"), box.card("draught stallion")]
    rows = [[(box.stable(slots=4), pair), (box.stable(slots=6), ())] for pair in ([mare, stallion], other)]
    changes = {"studs": [studs, 1], "phase": Phase.BREEDING, "finished": 0, "faces": [0, 2], "round": 2, **changes}
    return position(*rows, **changes), mare, stallion


def test_passing_does_not_ask_where_no_breeding_gains_anything(groom: Groom) -> None:
    state, *_ = last_to_breed(2, ("racing mare", "dressage stallion"))
    groom.tend(state, kinds=(PERSON, COMPUTER))
    assert groom.note.startswith("Breeding gains you no VP now. Cards you place later may score for foals")
    groom.click(groom.offer_of(PASS_BREEDING))
    assert groom.chooser is None
    assert groom.done()[:1] == ["pass"]


def test_passing_does_not_ask_before_the_last_round_as_the_stud_tokens_are_kept(groom: Groom) -> None:
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"))
    groom.tend(state, kinds=(PERSON, COMPUTER))
    assert groom.note == "Breeding now could gain you 1 VP. If you pass, you keep your 2 stud tokens."
    button = groom.offer_of(PASS_BREEDING)
    assert button.accessibleDescription().startswith("you keep your 2 stud tokens. undo until next reveal.")
    groom.click(button)
    assert groom.chooser is None
    assert groom.done()[:1] == ["pass"]


def test_who_passed_is_asked_again_in_other_words_once_the_computer_has_bred(groom: Groom) -> None:
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"))
    page = groom.tend(state, kinds=(PERSON, COMPUTER))
    asked = groom.ask
    assert asked.endswith(": everyone has placed. Drag a mare to a stallion to breed them, or pass.")
    groom.click(groom.offer_of(PASS_BREEDING))
    groom.wait(lambda: len(groom.done()) == 2 and page.shown is not None and page.shown.actor == 0)
    assert groom.done()[1].startswith("breed ")
    who = asked.partition(":")[0]
    assert groom.ask == f"{who}: Aiko has bred horses since you passed. Breed horses now, or pass again."
    assert page.prompt.accessibleName().startswith(groom.ask), "so it is heard"
    assert groom.note == "Breeding now could gain you 1 VP. If you pass, you keep your 2 stud tokens."


def test_who_is_asked_once_and_passed_is_not_asked_again_as_others_add_nothing_that_could_be_bred(
    groom: Groom,
) -> None:
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"))
    page = groom.tend(state, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "breeding", "once")
    groom.click(groom.offer_of(PASS_BREEDING))
    groom.wait(lambda: page.session.state.round == state.round + 1)
    assert groom.done()[0] == "pass"
    assert groom.done()[1].startswith("breed ")
    assert groom.done()[2] == "pass"


def test_who_is_asked_once_is_asked_in_the_next_round_although_it_passed_in_this_one(groom: Groom) -> None:
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"))
    page = groom.tend(state, kinds=(PERSON, PERSON))
    page.session.set_answer(0, "breeding", "once")
    for seat in (0, 1):
        page.session.propose(seat, [PASS_BREEDING], page.session.stamp(seat))
    assert groom.done() == ["pass", "pass"]
    while (page.session.state.phase, page.session.actors()) != (Phase.BREEDING, (0,)):
        assert page.session.state.round == state.round + 1
        seat = page.session.actors()[0]
        legal = page.session.legal(seat)
        ends = next((action for action in legal if isinstance(action, (FinishPlacing, PassBreeding))), legal[0])
        page.session.propose(seat, [ends], page.session.stamp(seat))
    assert groom.done().count("pass") == 2 + (state.starter == 0)


@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_who_is_asked_to_breed_after_the_last_placing_reads_that_all_have_placed_and_may_still_take_that_back(
    groom: Groom, by_keys: bool, language: str
) -> None:
    """Ruling 9: the last one to place is asked at once; nothing is lost by that."""
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"), phase=Phase.PLACING, starter=1, finished=0b10)
    groom.tend(state._replace(round=2, studs=(2, 0)), kinds=(PERSON, COMPUTER))
    groom.context.settings.set("language", language)
    groom.see()
    finish = groom.offer_of(FINISHES[NONE])
    if by_keys:
        groom.press_button(finish)
    else:
        groom.click(finish)
    groom.settle()
    assert groom.state.phase == Phase.BREEDING
    assert {"en": "everyone has placed", "ja": "全員が配置を終えました"}[language] in groom.ask
    take_back(groom, by_keys)
    assert groom.state.phase == Phase.PLACING


@pytest.mark.parametrize("last", [False, True])
def test_what_breeding_gains_is_said_after_placing_and_again_only_where_it_is_given_up(
    groom: Groom, last: bool
) -> None:
    """As the last one to finish placing one is asked to breed at once."""
    state, *_ = last_to_breed(2, ("racing mare", "racing stallion"), phase=Phase.PLACING, starter=1, finished=0b10)
    groom.tend(state._replace(round=6 if last else 2, studs=(2, 0)), kinds=(PERSON, COMPUTER))
    groom.click(groom.offer_of(FINISHES[NONE]))
    assert groom.chooser is None, "finishing gives up nothing yet"
    assert groom.note.startswith("Breeding now could gain you 1 VP.")
    groom.click(groom.offer_of(PASS_BREEDING))
    assert (groom.chooser is not None) == last
    if groom.chooser is not None:
        assert groom.chooser.accessibleName().count("VP") == 1
        groom.click(groom.choice("Pass"))
    assert groom.done()[1] == "pass"


def test_passing_says_that_the_point_of_this_round_for_breeding_with_a_partner_is_given_up(groom: Groom) -> None:
    state, *_ = last_to_breed(1, ("racing mare", "racing stallion"), lots=[1, 1])
    groom.tend(state, kinds=(PERSON, COMPUTER))
    button = groom.offer_of(PASS_BREEDING)
    lost = "you miss out on the 1 VP for a foal with a partner’s horse this round"
    assert button.accessibleDescription().startswith(f"you keep your stud token. {lost}.")
    groom.click(button)
    assert groom.chooser is None
    assert groom.done()[:1] == ["pass"]


def test_the_warning_before_passing_tells_what_breeding_could_gain(groom: Groom) -> None:
    state, *_ = last_to_breed(1, ("racing mare", "racing stallion"), round=6)
    groom.tend(state, kinds=(PERSON, COMPUTER))
    assert groom.note == "Breeding now could gain you 2 VP."
    groom.click(groom.offer_of(PASS_BREEDING))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName() == "You could still breed horses: +2 VP possible."


def test_the_last_foal_says_that_it_stands_though_a_computer_could_still_breed_and_then_what_was_shown(
    groom: Groom,
) -> None:
    state, mare, stallion = last_to_breed(1, ("racing mare", "racing stallion"))
    groom.tend(state, kinds=(PERSON, COMPUTER))
    groom.hold(card_key(mare), card_key(stallion))
    assert "your last decision this round" in groom.told()
    assert "cannot be undone" in groom.told()
    groom.let_go(card_key(stallion))
    groom.wait(lambda: groom.page.session.state.round == 3 and not groom.page.telling)
    reason = groom.page.session.standing(0)
    assert reason is not None
    assert groom.context.say(reason) == "a new round has begun"


@pytest.mark.parametrize("left", [False, True])
def test_the_last_foal_of_the_game_is_taken_back_with_what_computers_did_unless_a_hand_was_shown(
    groom: Groom, left: bool
) -> None:
    hands = [[], [Box().card("vet")]] if left else []
    state, mare, stallion = last_to_breed(1, ("racing mare", "racing stallion"), round=6, hands=hands)
    groom.tend(state, kinds=(PERSON, COMPUTER))
    groom.drag(card_key(mare), groom.aim(card_key(stallion)))
    groom.wait(lambda: groom.page.session.outcome is not None)
    reason = groom.page.session.standing(0)
    if left:
        assert reason is not None
        assert groom.context.say(reason) == "the hands were shown"
    else:
        assert reason is None
        groom.key(Key.Key_Z, CTRL)
        groom.wait(lambda: groom.page.session.outcome is None)
        assert groom.page.session.state == state


def test_the_list_says_what_cannot_be_undone_as_the_buttons_do(groom: Groom) -> None:
    box = Box()
    drawn, hand = box.cards(3), box.cards(2)
    tableaus = [(box.stable(slots=4), ())], [(box.stable(slots=4), ())]
    for phase, final in (
        (Phase.KEEPING_DRAWN, {KeepDrawn}),
        (Phase.PLACING, {DrawStables}),
    ):
        seen = bytes(drawn) if phase == Phase.KEEPING_DRAWN else b""
        groom.tend(position(*tableaus, hands=[hand], phase=phase, seen=seen))
        groom.open_list()
        listed = groom.page.list
        items = (listed.item(row) for row in range(listed.count()))
        rows = ((item.data(Qt.ItemDataRole.UserRole), item.text()) for item in items)
        said = {(type(action), words.endswith("cannot be undone")) for action, words in rows if action is not None}
        assert {kind for kind, undone in said if undone} == final
        assert not {kind for kind, undone in said if not undone} & final
