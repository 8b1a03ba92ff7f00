"""How often two people at one screen have to hand it over, and that nothing is seen when they do not."""

from epigo_hand import ROWS, TURNS, EpigoHand
from hand import CTRL, Key

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.position.state import Phase
from boardroom.ui.stage.pieces.layers import LayerItem
from tests.waiting import pass_moment

MOST_CURTAINS = 1.5
"""A turn, on average over a whole game, its deployment included."""


def second_turn(hand: EpigoHand) -> EpigoHand:
    """The first turn is over; who locked in last is still at the mouse."""
    hand.begin()
    hand.planning()
    hand.stack(TURNS[0][hand.seat])
    hand.lock()
    hand.lift_curtain()
    hand.stack(TURNS[0][hand.seat])
    hand.lock()
    hand.answer()
    return hand


def test_a_whole_game_needs_one_curtain_a_turn_and_two_to_begin(hand: EpigoHand) -> None:
    page, fallen = hand.begin(), []
    fallen.append(page.curtain.seat)
    page.curtain.fallen.connect(lambda words: fallen.append(page.curtain.seat))
    while page.session.outcome is None:
        hand.settle()
        if hand.unseated:
            hand.take_seat()
        elif page.session.state.phase == Phase.ACT:
            hand.answer("super-slide")
        else:
            hand.act(hand.thought())
    turns = page.session.state.turn
    assert turns > 2
    assert len(fallen) == turns + 2
    assert len(fallen) / turns <= MOST_CURTAINS


def test_an_enter_that_is_held_opens_no_curtain(hand: EpigoHand) -> None:
    page = hand.begin()
    pass_moment(page.curtain._held)
    page.curtain.button.setFocus()
    hand.hold_key(Key.Key_Return)
    assert page.curtain.down
    hand.key(Key.Key_Return)
    assert not page.curtain.down


def test_who_locked_in_last_plans_first_once_everybody_has_seen_the_turn(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    assert page.session.state.turn == 2
    assert not page.curtain.isVisible()
    assert page.hotseat.audience is None, "everybody looks until somebody goes on"
    assert hand.shown.actor is None
    last = page.hotseat.first
    assert last is not None
    assert hand.ask == f"{('Vera', 'Aiko')[last]} is at the screen and decides first."
    assert hand.note == "Everyone else: please look away."
    assert hand.button("go-on").words == f"Plan {('Vera', 'Aiko')[last]}’s Orders"
    hand.click(hand.button("go-on"))
    assert hand.seat == last
    hand.stack(TURNS[1][last])
    hand.lock()
    assert page.curtain.seat == 1 - last, "the other has to come"


def test_who_is_at_the_mouse_goes_on_by_the_main_key_and_the_table_has_the_focus(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    last = page.hotseat.first
    hand.key(Key.Key_Return, CTRL)
    assert hand.seat == last
    assert page.stage.speaking.has_keys or page.stage.hasFocus()


def test_before_somebody_goes_on_nothing_can_be_done_at_the_table(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    length = page.session.length
    assert not page.table.gestures(hand.shown)
    hand.click(hand.piece(next(key for key in hand.pieces if key.startswith("epigon."))))
    hand.key(Key.Key_Z, CTRL)
    assert (page.session.length, page.hotseat.audience) == (length, None)


def test_another_may_be_let_go_first(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    first = page.hotseat.first
    assert first is not None
    other = 1 - first
    hand.click(hand.button("hand-over"))
    assert page.curtain.seat == other
    hand.lift_curtain()
    assert hand.seat == other
    hand.stack(TURNS[1][other])
    hand.lock()
    assert page.curtain.seat == 1 - other


def test_the_curtain_falls_before_every_secret_decision_if_that_is_wanted(hand: EpigoHand) -> None:
    hand.context.settings.set("handing_over", "every time")
    page = second_turn(hand).page
    assert page.curtain.down
    assert page.hotseat.first is None
    hand.lift_curtain()
    hand.stack(TURNS[1][hand.seat])
    hand.lock()
    assert page.curtain.down


def test_the_curtain_falls_when_somebody_has_drawn_up_or_might_have(hand: EpigoHand) -> None:
    second_turn(hand)
    hand.click(hand.button("go-on"))
    first = hand.seat
    for orders in ("", TURNS[1][first][:2]):
        hand.stack(orders)
        for seat in (1 - first, first):
            hand.menu(f"Look at {('Vera', 'Aiko')[seat]}’s hand")
            assert hand.page.curtain.seat == seat, "whether something was drawn up or not"
            hand.lift_curtain()
    assert hand.draft == TURNS[1][first][:2]


def test_after_a_declined_draw_the_curtain_falls_whatever_was_drawn_up(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    first = page.hotseat.first
    hand.click(hand.button("go-on"))
    hand.offer_draw()
    assert page.hotseat.audience is None
    hand.click(hand.button("decline"))
    assert page.curtain.down
    hand.lift_curtain()
    assert first is not None
    assert hand.seat in (first, 1 - first)


def test_a_saved_game_begins_with_a_curtain_because_nobody_is_known_to_be_there(hand: EpigoHand) -> None:
    uid = second_turn(hand).page.session.uid
    hand.go_to_lobby()
    hand.window.open_saved(uid)
    hand.see()
    assert hand.page.curtain.down


def test_one_person_alone_is_never_asked_to_go_on(hand: EpigoHand) -> None:
    page = hand.begin(kinds=(PERSON, COMPUTER))
    hand.deploy(ROWS[0])
    hand.lock()
    hand.wait(lambda: page.session.state.turn == 1 and not page.telling)
    assert page.hotseat.first is None
    assert hand.shown.actor == 0
    assert not hand.offers("go-on")


def test_a_reader_hears_who_goes_on_and_that_the_others_look_away(hand: EpigoHand) -> None:
    page = second_turn(hand).page
    first = page.hotseat.first
    assert first is not None
    name = ("Vera", "Aiko")[first]
    said = page.prompt.last.accessibleName() + page.prompt.last.text()
    assert f"{name} is at the screen and decides first." in said
    assert "Everyone else: please look away." in said
    assert hand.named(f"Plan {name}’s Orders") is hand.button("go-on")


def test_the_curtain_says_who_goes_first_only_where_nobody_has_done_anything(hand: EpigoHand) -> None:
    page = hand.begin()
    assert page.curtain.accessibleName() == "Vera goes first"
    hand.lift_curtain()
    hand.click(hand.button("shuffle"))
    hand.lock()
    assert page.curtain.accessibleName() == "Aiko is next"


def test_nothing_is_painted_for_a_curtain_to_hide_and_all_of_it_is_there_when_that_opens(hand: EpigoHand) -> None:
    def unpainted() -> list[LayerItem]:
        items = hand.page.stage.scene().items()
        return [item for item in items if isinstance(item, LayerItem) and not item.painted]

    second_turn(hand)
    hand.take_seat()
    hand.stack(TURNS[1][hand.seat])
    assert not unpainted()
    hand.lock()
    assert hand.page.curtain.down
    assert unpainted()
    assert all(item.pixmap().isNull() for item in unpainted())
    hand.lift_curtain()
    assert not unpainted()
