"""The decks of Epona: which can be chosen from, how many cards are to be drawn of each; what is discarded."""

from functools import partial

import pytest
from epona_hand import RULES, Groom
from hand import CTRL, Key
from PySide6.QtCore import Qt
from test_number_keys import caps

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import ChooseDeck, ChooseSelection
from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.state import ANY_DECK, Phase, stable_key
from boardroom.games.epona.position.vocabulary import DECKS_OF, EQUIPMENT, Bonus, BonusKind
from boardroom.games.epona.table.faces.deck_layers import OpenDecks, open_decks
from boardroom.games.epona.table.gestures.keys import HEAP, STABLE_DECK, deck_key, hand_key
from boardroom.ui.game_page.prompt.undo_place import UNDO
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.epona_positions import Box, fresh, position


def chosen(groom: Groom) -> OpenDecks:
    groom.settle()
    return open_decks(groom.shown, groom.actor)


def test_decks_that_can_be_chosen_are_framed_and_what_is_drawn_from_each_is_counted(groom: Groom) -> None:
    groom.settle_in(players=2)
    assert chosen(groom) == OpenDecks((), ())
    face = groom.state.display[0]
    groom.by_mouse(ChooseSelection(face))
    assert groom.state.phase == Phase.CHOOSING_DECKS
    grey, purple, *_ = FACES[face].draws
    drawn = {deck: count for deck, count in enumerate((grey, purple)) if count}
    assert chosen(groom) == OpenDecks(tuple(action.deck for action in groom.shown.legal), tuple(drawn.items()))
    deck = groom.shown.legal[0].deck
    groom.by_mouse(ChooseDeck(deck))
    drawn[deck] = drawn.get(deck, 0) + 1
    assert dict(chosen(groom).drawn) == drawn


def test_an_enter_after_the_number_of_a_deck_chooses_no_second_card_and_promises_no_undoing(groom: Groom) -> None:
    page = groom.settle_in(players=2)
    groom.by_mouse(ChooseSelection(groom.state.display[0]))
    groom.settle()
    page.stage.setFocus()
    groom.key(Key.Key_1)
    groom.settle()
    length = page.session.length
    assert groom.state.phase == Phase.CHOOSING_DECKS
    groom.key(Key.Key_Return)
    groom.settle()
    assert page.session.length == length
    assert groom.note.startswith("The number alone did it. Press Enter again to go on to ")
    groom.key(Key.Key_Z, CTRL)
    groom.settle()
    groom.key(Key.Key_1)
    groom.settle()
    groom.key(Key.Key_Tab)
    groom.key(Key.Key_Return)
    groom.settle()
    assert page.session.length == length + 1, "who goes on to another deck means it"


def test_the_deck_of_stables_is_drawn_from_by_its_number_and_an_enter_as_its_words_say(groom: Groom) -> None:
    box = Box()
    page = groom.tend(position([(box.stable(slots=4), ())], hands=[[box.card()]]))
    key = deck_key(STABLE_DECK)
    assert "Click to draw, or press its number, then Enter." in groom.read(groom.piece(key))
    page.stage.setFocus()
    number = [grip.key for grip in page.stage.openings.numbered()].index(key)
    length = page.session.length
    groom.key(Key(Key.Key_1 + number))
    assert page.session.length == length
    groom.key(Key.Key_Return)
    assert page.session.length == length + 1
    assert groom.state.seen


@pytest.mark.parametrize("held", [0, 2, 4])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_stables_that_were_drawn_have_the_first_numbers_however_many_cards_are_in_hand(
    groom: Groom, held: int, language: str
) -> None:
    groom.context.settings.set("language", language)
    box = Box()
    page = groom.tend(position([(box.stable(slots=4), ())], hands=[box.cards(held)], coins=[9]))
    stage = page.stage
    stage.setFocus()
    groom.key(Key(Key.Key_1 + [grip.key for grip in stage.openings.numbered()].index(deck_key(STABLE_DECK))))
    groom.key(Key.Key_Return)
    groom.settle()
    groom.see()
    drawn = groom.state.seen
    assert len(drawn) > 1
    worn = caps(groom)
    for number, stable in enumerate(drawn, 1):
        area = groom.pieces[stable_key(stable)].area()
        assert worn[str(number)].intersects(area)
    for number, stable in enumerate(drawn):
        groom.key(Key(Key.Key_1 + number))
        assert stage.drag is not None
        assert stage.drag.source == stable_key(stable)
        groom.key(Key.Key_Escape)
    groom.key(Key.Key_1)
    groom.key(Key.Key_1)
    groom.see()
    assert [row.stable for row in groom.state.tableaus[0]].count(drawn[0]) == 1
    assert len(groom.state.hands[0]) == held, "no card went for it"


def test_nothing_is_framed_for_who_only_looks_on(groom: Groom) -> None:
    groom.settle_in(players=2)
    groom.by_mouse(ChooseSelection(groom.state.display[0]))
    groom.settle()
    assert open_decks(groom.shown, 1 - groom.actor) == OpenDecks((), ())


def test_what_is_discarded_lies_in_one_heap_and_is_looked_through_deck_by_deck(groom: Groom) -> None:
    box = Box()
    riders, vets = box.cards(2, "rider"), box.cards(2, "vet")
    groom.tend(position([(box.stable(slots=4), ())], hands=[[box.card()]], discarded=[*riders, *vets]))
    groom.click(groom.aim(HEAP))
    groom.see()
    viewer = groom.page.pile
    assert viewer.isVisible()
    listed = [viewer.list.item(row) for row in range(viewer.list.count())]
    headings = [number for number, item in enumerate(listed) if not item.flags()]
    assert [listed[number].text() for number in headings] == ["Managers and riders", "Stablehands and vets"]
    assert headings == [0, 3]
    rows = [viewer.list.currentRow()]
    for _ in range(3):
        groom.key(Qt.Key.Key_Down)
        rows.append(viewer.list.currentRow())
    assert rows == [1, 2, 4, 5], "the keys pass headings by"
    assert viewer.card.inspection is not None
    groom.key(Qt.Key.Key_Escape)


def test_a_deck_says_how_many_cards_are_left_and_how_many_are_discarded(groom: Groom) -> None:
    box = Box()
    groom.tend(position([(box.stable(slots=4), ())], hands=[[box.card()]], discarded=[box.card("rider")]))
    called = [groom.context.say(groom.table.name(deck_key(deck), groom.shown)) for deck in range(7)]
    left = [len(deck) for deck in groom.shown.view.decks]
    assert called[2] == f"Managers and riders: {left[2]} cards left, 1 discarded"
    assert called[0] == f"Sporting horses: {left[0]} cards left"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("form", ["lower", "two-player"])
def test_deck_by_deck_words_keep_their_size_and_buttons_their_places_to_the_last(
    house: AppContext, form: str, language: str
) -> None:
    house.settings.set("language", language)
    groom = Groom(house, (1280, 720))
    begun = fresh(form=form, start="first", rounds=6, refusal="agreed")
    while begun.phase != Phase.CHOOSING_DECKS:
        seat = RULES.actors(begun)[0]
        begun = RULES.apply(begun, seat, RULES.legal(begun, seat)[0]).state
    groom.tend(begun._replace(to_choose=bytes([EQUIPMENT] * 4)), (PERSON, COMPUTER), form=form)
    seat, seen = groom.actor, []

    def is_asked(left: int) -> bool:
        return groom.shown.actor == seat and len(groom.shown.view.to_choose) == left

    for left in range(4, 0, -1):
        groom.wait(partial(is_asked, left))
        groom.settle()
        prompt = groom.page.prompt
        words = "".join(line.words for line in prompt.lines)
        assert words.replace(" ", "") == "".join(prompt.words).replace(" ", "")
        buttons = [button for key, button in prompt.buttons.items() if key != UNDO]
        seen.append(([button.geometry() for button in buttons], prompt.lines[0].font.pixelSize()))
        assert len(buttons) == 3
        assert prompt.main is buttons[-1], "what chooses by itself is where it was, at the last deck as well"
        if left > 1:
            groom.click(groom.spot(buttons[1]))
    assert all(geometry == seen[0][0] for geometry, _ in seen[:3])
    assert all(geometry[-1] == seen[0][0][-1] for geometry, _ in seen)
    assert {size for _, size in seen[:3]} == {seen[0][1]}
    assert seen[3][1] >= 14, "what cannot be undone is said on every button, which takes room"
    groom.close()


def test_where_no_button_names_a_deck_the_words_say_where_to_click_and_by_keys_what_to_choose(groom: Groom) -> None:
    begun = fresh(form="lower", start="first", rounds=6, refusal="agreed")
    while begun.phase != Phase.CHOOSING_DECKS:
        seat = RULES.actors(begun)[0]
        begun = RULES.apply(begun, seat, RULES.legal(begun, seat)[0]).state
    groom.tend(begun._replace(to_choose=bytes([EQUIPMENT, ANY_DECK, ANY_DECK])), (PERSON, COMPUTER))
    seat, said = groom.actor, "framed deck at the right"
    assert said not in groom.note
    groom.click(groom.piece(deck_key(DECKS_OF[EQUIPMENT][0])))

    def is_asked(left: int) -> bool:
        return groom.shown.actor == seat and len(groom.shown.view.to_choose) == left

    for left in (2, 1):
        groom.wait(partial(is_asked, left))
        groom.settle()
        assert groom.note.startswith(f"Click a {said}."), left
        if left == 2:
            groom.click(groom.piece(deck_key(0)))
    groom.page.stage.setFocus()
    groom.key(Qt.Key.Key_Tab)
    assert groom.note.startswith(f"Choose a {said}.")


def test_a_deck_that_is_held_over_the_only_place_it_can_go_has_no_number_there(groom: Groom) -> None:
    box = Box()
    groom.tend(
        position([(box.stable(slots=4), ())], hands=[[box.card("working")]], pending=(Bonus(BonusKind.DRAW, 0),))
    )
    stage = groom.page.stage
    groom.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == deck_key(0))
    groom.key(Qt.Key.Key_Return)
    assert groom.lifted
    assert stage.drag is not None
    assert stage.drag.best == hand_key(0)
    assert not [item.words for item in stage.scene().items() if isinstance(item, KeyCap) and item.words.isdigit()]
    groom.key(Qt.Key.Key_Return)
    assert groom.done()[-1].startswith("draw")
