"""The end of a game of Epona: what is still unused is said before it is given up; places with no use are gone."""

from typing import Any

import pytest
from attrs import evolve
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QPoint, QRect

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.text import verbatim
from boardroom.games.epona.position.actions import KEEP_PLACES, KEEP_ROLLERS, MoveRoller, SwapCards
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.state import Form, Phase, State, card_key
from boardroom.games.epona.table.gestures.keys import DISCARD
from boardroom.ui.game_page.score.ending import Ending
from boardroom.ui.game_page.turn.turn_lines import Line
from boardroom.ui.stage.presentation import Presentation
from tests.games.epona_positions import Box, position


def at_the_end(**changes: Any) -> State:
    """Two riders, and a horse that scores with a roller."""
    box = Box()
    cards = [*box.cards(2, "rider"), box.card("mare", scores="roller 3"), box.card("working", scores="")]
    return position([(box.stable(mark="6"), cards)], [(box.stable(slots=3), ())], round=6, **changes)


def test_as_many_rollers_as_horses_are_moved_by_one_button(groom: Groom) -> None:
    box = Box()
    horses = [box.card("mare", scores="roller 3"), box.card("stallion", scores="roller 2")]
    cards = [*box.cards(2, "rider"), *horses]
    rows = [(box.stable(mark="6"), cards)], [(box.stable(slots=3), ())]
    groom.tend(position(*rows, round=6, phase=Phase.MOVING_ROLLERS))
    main = groom.page.prompt.main
    assert main is not None
    assert main.words == "Move 2 rollers"
    groom.click(main)
    assert groom.done()[:2] == [groom.page.session.rules.records.text(MoveRoller(card)) for card in horses]


@pytest.mark.parametrize("riders", [1, 3])
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_horses_that_score_with_a_roller_are_framed_and_no_others_until_they_have_one(
    groom: Groom, riders: int, way: str
) -> None:
    def framed() -> set[str]:
        return {key for key, layer in groom.table.layers(groom.shown).items() if key.startswith("horse.")}

    box = Box()
    horses = [box.card("mare", scores="roller 3"), box.card("stallion", scores="roller 2")]
    cards = [*box.cards(riders, "rider"), *horses, box.card("working", scores="")]
    groom.tend(
        position([(box.stable(mark="6"), cards)], [(box.stable(slots=3), ())], round=6, phase=Phase.MOVING_ROLLERS)
    )
    assert framed() == {f"horse.{card}" for card in horses}
    for card in horses:
        layer = groom.table.layers(groom.shown)[f"horse.{card}"]
        assert layer.above, "a frame below the card would not be seen"
        assert layer.content == groom.pieces[card_key(card)].area()
    if way == "keys":
        groom.page.stage.setFocus()
        groom.key(Key.Key_Tab)
        numbered = [grip.key for grip in groom.page.stage.openings.numbered()]
        assert set(map(card_key, horses)) <= set(numbered)
        groom.by_keys(MoveRoller(horses[0]))
    else:
        groom.click(groom.piece(card_key(horses[0])))
    groom.settle()
    assert groom.done() == [groom.page.session.rules.records.text(MoveRoller(horses[0]))]
    assert framed() == ({f"horse.{horses[1]}"} if riders > 1 else set())


def test_who_stops_moving_rollers_is_told_what_can_still_be_moved(groom: Groom) -> None:
    groom.tend(at_the_end(phase=Phase.MOVING_ROLLERS))
    groom.click(groom.offer_of(KEEP_ROLLERS))
    assert groom.warned
    assert groom.chooser is not None
    # Two rollers, but only one horse for them.
    words = groom.chooser.accessibleName()
    assert words == "You can still move 1 rider roller to a horse that scores with one."
    groom.click(groom.chooser.buttons[-1])
    assert groom.done() == []
    groom.click(groom.offer_of(KEEP_ROLLERS))
    groom.do_anyway()
    assert groom.done() == [groom.page.session.rules.records.text(KEEP_ROLLERS)]


@pytest.mark.parametrize(
    ("boxes", "words"), [(1, "Leave the horse box unused"), (2, "Leave 1 of 2 horse boxes unused")]
)
def test_who_does_not_swap_reads_which_horse_box_stays_unused(groom: Groom, boxes: int, words: str) -> None:
    groom.tend(at_the_end(phase=Phase.SWAPPING, swaps=boxes))
    assert groom.offer_of(KEEP_PLACES).words == words


def test_who_leaves_a_horse_box_unused_is_told_what_a_swap_could_still_gain(groom: Groom) -> None:
    box = Box()
    counting, other = box.card("draught", scores="each row draught"), box.card("draught", scores="")
    plain = box.cards(2, "racing mare", scores="")
    here = box.stable(mark="6"), [box.card("horse-box", scores=""), counting, plain[0]]
    groom.tend(
        position(
            [here, (box.stable(slots=3), [plain[1], other])],
            [(box.stable(slots=3), ())],
            round=6,
            phase=Phase.SWAPPING,
            swaps=1,
        )
    )
    preview = groom.page.session.rules.words.preview
    swaps = [action for action in groom.shown.legal if isinstance(action, SwapCards)]
    gains = [preview(groom.shown.view, 0, swap).points or 0 for swap in swaps]
    assert max(gains) > 0
    groom.click(groom.offer_of(KEEP_PLACES))
    assert groom.chooser is not None
    assert groom.chooser.accessibleName() == f"You could still swap two cards: +{max(gains)} VP possible."
    groom.click(groom.chooser.buttons[-1])
    assert groom.done() == []


def test_the_last_swap_of_a_game_can_be_taken_back_by_a_button_beside_the_score(groom: Groom) -> None:
    groom.tend(at_the_end(phase=Phase.SWAPPING, swaps=1), kinds=(PERSON, COMPUTER))
    groom.click(groom.offer_of(KEEP_PLACES))
    groom.do_anyway()
    groom.settle()
    assert groom.page.session.outcome is not None
    groom.click(groom.button("undo"))
    groom.settle()
    assert groom.page.session.outcome is None


def around_the_hand(groom: Groom, shown: Presentation | None = None) -> set[str]:
    """What is painted for hands."""
    return {"tray", "sell", "keep"} & groom.page.table.layers(shown or groom.shown).keys()


@pytest.mark.parametrize(
    ("changes", "there"),
    [
        ({"phase": Phase.PLACING}, {"tray", "sell"}),
        ({"phase": Phase.PLACING, "round": 5}, {"tray", "sell", "keep"}),
        ({"phase": Phase.BREEDING, "finished": 3}, {"tray", "sell"}),
        ({"phase": Phase.MOVING_ROLLERS}, set()),
        ({"phase": Phase.SWAPPING, "swaps": 1}, set()),
    ],
)
def test_the_places_for_hands_are_there_while_they_are_of_use(
    groom: Groom, changes: dict[str, Any], there: set[str]
) -> None:
    state = at_the_end(hands=[[Box().card("vet")]])._replace(**changes)
    groom.tend(state)
    assert around_the_hand(groom) == there
    groom.tend(state._replace(hands=(b"", b"")))
    assert around_the_hand(groom) == there & {"tray"}, "an empty hand has no card to be put there"


def test_where_only_breeding_is_left_the_place_for_cards_rests_and_says_why(groom: Groom) -> None:
    card = Box().card("vet")
    for phase, finished in ((Phase.PLACING, 0), (Phase.BREEDING, 3)):
        groom.tend(at_the_end(hands=[[card]], phase=phase, finished=finished), (PERSON, COMPUTER))
        assert groom.table.layers(groom.shown)["sell"].content == (phase == Phase.BREEDING)
    groom.drag(card_key(card), groom.aim(DISCARD))
    assert groom.done() == []
    assert groom.note == "Everyone has finished placing: you can only breed horses or pass."


def test_while_cards_are_dealt_out_a_card_is_sold_by_who_owes_and_kept_by_nobody(groom: Groom) -> None:
    box = Box()
    drawn, kept = box.cards(6), box.card()
    start = at_the_end()._replace(phase=Phase.KEEPING, round=3, faces=bytes(2), drawn=(bytes(drawn), b""), finished=2)
    groom.tend(start)
    assert around_the_hand(groom) == {"tray"}
    steps: tuple[tuple[dict[str, Any], set[str]], ...] = (
        ({"debts": b"\3\0"}, {"tray", "sell"}),
        ({"aside": bytes((kept, NONE))}, {"tray", "keep"}),
    )
    for changes, there in steps:
        view = start._replace(**changes)
        assert around_the_hand(groom, evolve(groom.shown, view=view)) == there


@pytest.mark.parametrize(("phase", "there"), [(Phase.BREEDING, True), (Phase.MOVING_ROLLERS, False)])
def test_no_frame_of_pairs_stays_once_the_last_round_is_over(groom: Groom, phase: Phase, there: bool) -> None:
    state = at_the_end(phase=phase, studs=[1, 1])._replace(form=Form.HIGH, letters=bytes((0, 1)))
    groom.tend(state, form="high")
    assert ("pairs" in groom.page.table.layers(groom.shown)) == there
    assert (groom.table.m.pair_lines > 0) == there


# After the own last decision.


def after_my_last(groom: Groom, kinds: tuple[str, str] = (PERSON, COMPUTER)) -> None:
    """The person has no more to decide with the next step; then the other one moves a roller."""
    box = Box()
    mine = [(box.stable(mark="6"), [box.card("rider"), box.card("mare", scores="roller 3")])]
    theirs = [(box.stable(mark="6"), [box.card("rider"), box.card("mare", scores="roller 3")])]
    groom.tend(position(mine, theirs, round=6, phase=Phase.MOVING_ROLLERS), kinds=kinds)


def end_it(groom: Groom) -> None:
    """The last decisions: the person's, and then the other one's."""
    groom.act(groom.thought())
    session = groom.page.session
    while session.outcome is None:
        (seat,) = session.actors()
        session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    groom.settle()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_of_the_score_says_what_others_did_after_the_own_last_decision(
    groom: Groom, size: tuple[int, int], language: str
) -> None:
    groom.window.resize(*size)
    after_my_last(groom)
    end_it(groom)
    groom.context.settings.set("language", language)
    groom.see()
    pad = groom.page.score.pad
    assert groom.page.score.at_end
    assert pad is not None
    (line,) = pad.since.told
    assert ("rider roller" if language == "en" else "騎手ローラー") in line
    assert "→" not in line, "what it brings was counted already"
    assert pad.since.isVisible()
    assert pad.rect().contains(QRect(pad.since.mapTo(pad, QPoint(0, 0)), pad.since.size())), "nothing scrolls to it"


def test_what_others_did_after_it_is_never_left_out_without_a_sign(
    groom: Groom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number was opened, and what one of two computers had done was gone from below the heading."""
    lines = [Line(1, verbatim(f"Deed {number}: " + "long words " * 20), (), False) for number in range(6)]
    monkeypatch.setattr(Ending, "_since", lambda self: lines)
    groom.window.resize(1280, 720)
    after_my_last(groom)
    end_it(groom)
    groom.see()
    pad = groom.page.score.pad
    assert pad is not None
    told, opened = len(pad.since.told), 0
    assert 0 < told < len(lines)
    assert pad.since.more.isVisible()
    for number in list(pad.grid.cells):
        if pad.grid.open is not None:
            pad.grid.open_cell(*pad.grid.open)
        pad.grid.open_cell(*number)
        groom.see()
        opened += pad.grid.open is not None
        assert len(pad.since.told) in (0, len(lines))
    assert opened
    if pad.grid.open is not None:
        pad.grid.open_cell(*pad.grid.open)
    groom.see()
    assert len(pad.since.told) == told


def test_nothing_is_said_there_where_people_saw_each_other_act(groom: Groom) -> None:
    after_my_last(groom, kinds=(PERSON, PERSON))
    end_it(groom)
    pad = groom.page.score.pad
    assert pad is not None
    assert pad.since.told == []


def test_with_motion_on_what_a_computer_does_last_is_told_before_the_score_comes_and_escape_skips_it(
    groom: Groom,
) -> None:
    after_my_last(groom)
    groom.context.settings.set("motion", "slow")
    groom.context.settings.set("computers", "slow")
    session, length = groom.page.session, groom.page.session.length
    groom.click(groom.piece(card_key(groom.shown.legal[0].card)))
    groom.wait(lambda: session.length > length)
    if session.outcome is None:
        (seat,) = session.actors()
        session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    assert session.outcome is not None
    assert groom.page.telling
    assert not groom.page.score.open
    groom.key(Key.Key_Escape)
    groom.settle()
    assert groom.page.score.at_end
