"""Breeding by mouse at Epona: a mare to a stallion and the other way round, at home and with a partner."""

from collections.abc import Iterable
from typing import Any

import pytest
from epona_hand import Groom
from hand import CTRL, Key
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import PASS_BREEDING, REFUSE, Breed
from boardroom.games.epona.position.scoring import total
from boardroom.games.epona.position.state import FIRST_COLOUR, Phase, State, card_key
from boardroom.games.epona.table.gestures.keys import tableau_key
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.epona_positions import Box, position
from tests.waiting import pass_moment


class Horses:
    """Two or three players; the first has a mare and a stallion, every other one two stallions."""

    def __init__(self, players: int = 2) -> None:
        self.box = Box()
        self.mare = self.box.card("racing mare")
        self.stallion = self.box.card("racing stallion")
        self.others = [self.box.cards(2, "stallion") for _ in range(players - 1)]

    def state(self, **changes: Any) -> State:
        cards = [[self.mare, self.stallion], *self.others]
        rows = [[(self.box.stable(mark="6"), laid)] for laid in cards]
        lots = [FIRST_COLOUR, FIRST_COLOUR, *[FIRST_COLOUR + 1] * (len(rows) - 2)]
        return position(*rows, lots=lots, studs=[3] * len(rows), **changes)


def bred(groom: Groom, mare: int, stallion: int) -> None:
    """See that these two were bred, and nothing else done."""
    assert groom.done() == [groom.page.session.rules.records.text(Breed(mare, stallion))], groom.note
    assert groom.state.tokens[mare] > 0
    groom.wait(groom.at_home)


@pytest.mark.parametrize("first", ["mare", "stallion"])
def test_own_horses_are_bred_by_dragging_either_to_the_other(groom: Groom, first: str) -> None:
    horses = Horses()
    groom.tend(horses.state())
    source, target = card_key(horses.mare), card_key(horses.stallion)
    if first == "stallion":
        source, target = target, source
    groom.hold(source, target)
    before = total(groom.state, 0)
    assert groom.told() == ("costs 1 stud token", "a foal worth 2 VP", f"total: {before} → {before + 2} VP")
    groom.let_go(target)
    bred(groom, horses.mare, horses.stallion)


def test_horses_that_were_bred_are_explained_as_soon_as_the_mouse_moves_on_them(groom: Groom) -> None:
    horses = Horses()
    groom.tend(horses.state())
    mare, stallion = card_key(horses.mare), card_key(horses.stallion)
    groom.hold(mare, stallion)
    groom.let_go(stallion)
    bred(groom, horses.mare, horses.stallion)
    assert groom.read() == (), "a mouse that rests asks nothing"
    assert groom.read(groom.piece(stallion) + QPoint(3, 3))
    assert groom.page.stage.words.about == stallion
    groom.move(groom.piece(mare))
    assert groom.page.stage.words.about == mare


@pytest.mark.parametrize("first", ["mare", "stallion"])
def test_a_partners_stallion_in_its_small_tableau_is_bred_with_either_way(groom: Groom, first: str) -> None:
    horses = Horses()
    groom.tend(horses.state())
    theirs = horses.others[0][1]
    source, target = card_key(horses.mare), card_key(theirs)
    if first == "stallion":
        source, target = target, source
    groom.hold(source, target)
    told = " / ".join(groom.told())
    assert "1 stud token / a foal worth" in told
    assert "1 VP each for you and Aiko" in told
    assert "the stud token goes to Aiko: 1 VP" in told
    groom.let_go(target)
    bred(groom, horses.mare, theirs)


def test_each_stallion_says_how_many_points_a_foal_with_it_brings_whosever_it_is(groom: Groom) -> None:
    """Only the partner's wore a number: one's own, as good, seemed to bring nothing."""
    horses = Horses()
    groom.tend(horses.state())
    guides = groom.page.stage.drags.guides
    groom.click(groom.piece(card_key(horses.mare)))
    assert groom.lifted
    preview = groom.page.session.rules.words.preview
    best = dict[str, int]()
    for way in groom.page.stage.openings.gestures:
        if way.source == card_key(horses.mare) and isinstance(way.preview, Breed):
            best[way.target] = max(best.get(way.target, 0), preview(groom.shown.view, 0, way.preview).points or 0)
    small = set(map(card_key, horses.others[0]))
    assert small < best.keys()
    wanted = {key: f"+{more}" for key, more in best.items() if key not in small}
    assert {key: mark.words for key, mark in guides.worths.items()} == wanted
    assert wanted.keys() == {card_key(horses.stallion), tableau_key(1)}


def test_where_no_stallion_brings_anything_each_says_so(groom: Groom) -> None:
    """Three foals were bred for two points each, and brought none: the studs were worth as much."""
    box = Box()
    mare, stallions = box.card("racing mare"), [box.card("draught stallion"), box.card("riding stallion")]
    mine, others = [(box.stable(mark="6"), [mare, *stallions])], [(box.stable(mark="6"), ())]
    groom.tend(position(mine, others, studs=[4, 0]))
    groom.click(groom.piece(card_key(mare)))
    worths = groom.page.stage.drags.guides.worths
    assert worths.keys() == set(map(card_key, stallions))
    assert {mark.words for mark in worths.values()} == {"+0"}


def test_a_mare_dropped_beside_the_stallions_of_a_partner_asks_for_one_of_them(groom: Groom) -> None:
    horses = Horses()
    groom.tend(horses.state())
    panel = groom.page.stage.pieces.target_area(tableau_key(1))
    groom.drag(card_key(horses.mare), groom.scene(panel.bottomLeft() * 0.9 + panel.center() * 0.1))
    assert groom.chooser is not None
    assert [len(groom.chooser.buttons)] == [3]
    groom.click(groom.choice(groom.short_words(Breed(horses.mare, horses.others[0][0]))))
    bred(groom, horses.mare, horses.others[0][0])


def test_a_horse_that_is_held_hides_neither_a_small_tableau_nor_the_horse_below_it(groom: Groom) -> None:
    horses = Horses()
    groom.tend(horses.state())
    mare, theirs = groom.pieces[card_key(horses.mare)], groom.pieces[card_key(horses.others[0][0])]
    held, small = mare.area().width() * 0.6, theirs.area().size()
    groom.hold(mare.key, theirs.key)
    assert mare.area().size() == small
    groom.move(groom.aim(card_key(horses.stallion)))
    assert mare.area().width() == pytest.approx(held)
    groom.release(groom.aim(card_key(horses.stallion)))
    groom.settle()
    groom.click(groom.button("undo"))
    groom.settle()
    mare, theirs = groom.pieces[card_key(horses.mare)], groom.pieces[card_key(horses.others[0][0])]
    groom.hold(theirs.key, mare.key)
    assert theirs.area().width() == pytest.approx(held)
    groom.let_go(mare.key)
    bred(groom, horses.mare, horses.others[0][0])


def test_a_stallion_of_somebody_who_is_no_partner_cannot_be_had(groom: Groom) -> None:
    horses = Horses(3)
    groom.tend(horses.state())
    groom.drag(card_key(horses.mare), groom.aim(card_key(horses.others[1][0])))
    assert groom.done() == []
    assert groom.note


def test_all_breed_by_hand_when_everybody_has_placed(groom: Groom) -> None:
    horses = Horses()
    groom.tend(horses.state(phase=Phase.BREEDING))
    groom.hold(card_key(horses.mare), card_key(horses.others[0][0]))
    groom.let_go(card_key(horses.others[0][0]))
    assert groom.done()[0] == groom.page.session.rules.records.text(Breed(horses.mare, horses.others[0][0]))


def test_a_solo_players_mares_are_bred_with_nobodys_stallions_either_way(groom: Groom) -> None:
    box = Box()
    mares = box.cards(2, "mare")
    state = position([(box.stable(mark="6"), mares)], studs=[2])
    groom.tend(state)
    first, second = state.neutral
    groom.drag(card_key(mares[0]), groom.aim(card_key(first)))
    groom.settle()
    groom.drag(card_key(second), groom.aim(card_key(mares[1])))
    text = groom.page.session.rules.records.text
    assert groom.done() == [text(Breed(mares[0], first)), text(Breed(mares[1], second))]


def test_who_breeds_while_placing_goes_on_without_a_curtain_or_a_button(groom: Groom) -> None:
    horses = Horses()
    card = horses.box.card()
    groom.tend(horses.state(hands=[[card]]))
    groom.drag(card_key(horses.mare), groom.aim(card_key(horses.stallion)))
    groom.settle()
    assert not groom.unseated
    assert groom.shown.actor == 0
    assert card_key(card) in groom.pieces


@pytest.mark.parametrize("way", ["mouse", "number", "enter"])
@pytest.mark.parametrize("last", [False, True])
def test_who_will_not_breed_needs_one_input_and_one_more_where_points_are_given_up_for_good(
    groom: Groom, way: str, last: bool
) -> None:
    horses = Horses()
    page = groom.tend(horses.state(phase=Phase.BREEDING, round=6 if last else 1), (PERSON, COMPUTER))
    length = page.session.length
    page.stage.setFocus()
    if way == "mouse":
        groom.press_button(groom.offer_of(PASS_BREEDING))
    elif way == "number":
        groom.key(Key.Key_1, CTRL)
    else:
        groom.key(Key.Key_Return)
    assert (groom.chooser is not None) == last
    if groom.chooser is not None:
        assert page.session.length == length
        if way == "mouse":
            groom.click(groom.spot(groom.chooser.buttons[0]))
        else:
            pass_moment(groom.chooser.blind)
            groom.key(Key.Key_1)
    assert groom.done(length)[0] == page.session.rules.records.text(PASS_BREEDING)


def test_enter_pressed_twice_by_who_could_still_breed_gives_up_nothing_for_good(groom: Groom) -> None:
    horses = Horses()
    page = groom.tend(horses.state(phase=Phase.BREEDING, round=6), (PERSON, COMPUTER))
    length = page.session.length
    page.stage.setFocus()
    for _ in range(2):
        groom.key(Key.Key_Return)
        groom.see()
    assert page.session.length == length


@pytest.mark.parametrize("way", ["mouse", "number"])
def test_a_partners_wish_to_breed_is_refused_by_one_input(groom: Groom, way: str) -> None:
    horses = Horses()
    pair = bytes((horses.mare, horses.others[0][0]))
    state = horses.state(phase=Phase.AGREEING, pair=pair, after=Phase.BREEDING, refusal=1, active=0)
    page = groom.tend(state, (COMPUTER, PERSON))
    length = page.session.length
    page.stage.setFocus()
    if way == "mouse":
        groom.press_button(groom.offer_of(REFUSE))
    else:
        groom.key(Key.Key_1, CTRL)
    assert groom.done(length)[0] == page.session.rules.records.text(REFUSE)


def number_of(keys: Iterable[str], wanted: str) -> Key:
    """The number key of a piece or target among those that have one."""
    return Key(Key.Key_1 + list(keys).index(wanted))


def test_the_number_of_a_mare_and_that_of_a_stallion_breed_them_and_enter_is_what_its_button_says(
    groom: Groom,
) -> None:
    horses = Horses()
    second = horses.box.card("riding stallion")
    rows = [[(horses.box.stable(mark="6"), [horses.mare, horses.stallion, second])], []]
    groom.tend(position(*rows, studs=[3, 3]), (PERSON, COMPUTER))
    stage = groom.page.stage
    stage.setFocus()
    before = [grip.key for grip in stage.openings.numbered()]
    stallions = {key: before.index(key) for key in map(card_key, (horses.stallion, second))}
    groom.key(number_of(before, card_key(horses.mare)))
    drag = stage.drag
    assert drag is not None
    now = stage.openings.numbered_targets(drag)
    assert {key: now.index(key) for key in stallions} == stallions, "each stallion keeps its number"
    groom.key(number_of(stage.openings.numbered_targets(drag), card_key(second)))
    bred(groom, horses.mare, second)
    main, length = groom.page.prompt.main, groom.page.session.length
    assert main is not None
    assert "undo until next reveal" in main.accessibleDescription()
    assert "Enter" in groom.page.prompt.caps.worn
    groom.key(Key.Key_Return)
    assert groom.page.session.length == length, "it may have been meant for what the number did"
    assert groom.note == f"After “{main.words}” the computer acts: press Enter again if you mean it."
    groom.key(Key.Key_Return)
    assert groom.done(length)[0] == "finish"


def test_the_number_of_a_partners_stallion_only_goes_there(groom: Groom) -> None:
    """The partner gains by it."""
    horses = Horses()
    groom.tend(horses.state(), (PERSON, COMPUTER))
    stage = groom.page.stage
    stage.setFocus()
    groom.key(number_of((grip.key for grip in stage.openings.numbered()), card_key(horses.mare)))
    drag = stage.drag
    assert drag is not None
    theirs = card_key(horses.others[0][0])
    groom.key(number_of(stage.openings.numbered_targets(drag), theirs))
    assert stage.drag is drag
    assert drag.best == theirs
    assert not groom.done()
    groom.key(Key.Key_Return)
    bred(groom, horses.mare, horses.others[0][0])


def test_the_number_of_a_partners_small_tableau_covers_no_name(groom: Groom) -> None:
    horses = Horses()
    groom.tend(horses.state(), (PERSON, COMPUTER))
    stage, table = groom.page.stage, groom.table
    stage.setFocus()
    groom.key(number_of((grip.key for grip in stage.openings.numbered()), card_key(horses.mare)))
    assert stage.drag is not None
    number = stage.openings.numbered_targets(stage.drag).index(tableau_key(1)) + 1
    (cap,) = (item for item in stage.scene().items() if isinstance(item, KeyCap) and item.words == str(number))
    assert not cap.area().intersects(table.m.panel(1, 0).name)
    assert cap.area().intersects(stage.drag.areas[tableau_key(1)])
    assert stage.sceneRect().contains(cap.area())
