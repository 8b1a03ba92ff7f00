"""What others did to who is asked stays below the question and first in the log until that seat does something: what it
gained by its stallions, and which group was taken of its division.
"""

from collections.abc import Generator

import pytest
from epona_hand import Groom
from hand import Key
from PySide6.QtGui import QPainter, QPixmap
from test_epona_groups import dividing

from boardroom.games.epona.position.actions import Breed, ChooseGroup, Divide, FinishPlacing, PlaceCard
from boardroom.games.epona.position.events import Event, GroupTaken, HorsesBred
from boardroom.games.epona.position.state import FIRST_COLOUR, Phase, State
from boardroom.games.epona.table.faces import log_layer
from boardroom.games.epona.table.faces.log_layer import RestLog, write_log
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.words.done_to_you import done_to
from boardroom.games.epona.words.names import asset_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import ELLIPSIS
from boardroom.ui.kit.words.say import SeatName, Span, Voice
from tests.games.epona_positions import Box, position

SIZES = [(1280, 720), (1366, 768), (1920, 1080)]


@pytest.fixture(params=SIZES, ids=str)
def hand(house: AppContext, request: pytest.FixtureRequest) -> Generator[Groom, None, None]:
    groom = Groom(house, request.param)
    yield groom
    groom.close()


class Partners:
    """Two partners: the first has two mares, the second two stallions and a card to place."""

    def __init__(self) -> None:
        box = Box()
        self.mares, self.stallions = box.cards(2, "racing mare"), box.cards(2, "racing stallion")
        self.card = box.card("vet", cost=0)
        self.state: State = position(
            [(box.stable(mark="6"), self.mares)],
            [(box.stable(mark="6"), self.stallions)],
            hands=[[], [self.card]],
            lots=[FIRST_COLOUR, FIRST_COLOUR],
            studs=[3, 3],
        )


def act(groom: Groom, seat: int, kind: type, *more: object) -> None:
    """Have a seat do the first that is open of a kind."""
    session = groom.page.session
    action = next(one for one in session.legal(seat) if isinstance(one, kind) and (not more or one == more[0]))
    session.propose(seat, [action], session.stamp(seat))


def lines(groom: Groom) -> RestLog | None:
    layer = groom.table.layers(groom.shown).get("log")
    return None if layer is None else layer.content


def test_what_one_gained_by_the_breeding_of_another_is_said_until_one_does_something(hand: Groom) -> None:
    partners = Partners()
    hand.tend(partners.state)
    act(hand, 0, Breed, Breed(partners.mares[0], partners.stallions[0]))
    act(hand, 0, FinishPlacing)
    hand.look()
    assert hand.actor == 1
    other = hand.table.seat_names[0].name
    gained = f"You gain 2 VP: {other} used your {hand.table.say(asset_name(partners.stallions[0]))} to breed."
    assert hand.note == gained
    log = lines(hand)
    if log is not None:
        assert log.to_you == 1
        points = f"{other}: +3 VP (foals +2, VP tokens +1)."
        assert hand.table.say(log.lines[0][1]) == f"{gained} {points}", "what the other gained by it stands with it"
    act(hand, 1, PlaceCard)
    hand.settle()
    assert "You gain" not in hand.note


def rollers_after_breeding(hand: Groom) -> tuple[str, str]:
    """Another breeds with one's stallion at the end of the game, then one moves rollers; what one is told of both."""
    box = Box()
    mare, stallion, horse = box.card("racing mare"), box.card("racing stallion"), box.card("mare", scores="roller 3")
    state = position(
        [(box.stable(mark="6"), [box.card("rider"), horse, stallion])],
        [(box.stable(mark="6"), [mare])],
        lots=[FIRST_COLOUR, FIRST_COLOUR],
        studs=[0, 1],
        round=6,
        phase=Phase.BREEDING,
        active=1,
    )
    hand.tend(state)
    act(hand, 1, Breed, Breed(mare, stallion))
    hand.look()
    assert (hand.actor, hand.state.phase) == (0, Phase.MOVING_ROLLERS)
    other = hand.table.seat_names[1].name
    gained = f"You gain 2 VP: {other} used your {hand.table.say(asset_name(stallion))} to breed."
    return "Click one of these horses, or drag a roller from your panel onto it.", gained


def test_what_to_do_is_said_before_what_another_gave_with_the_mouse_and_with_the_keys(hand: Groom) -> None:
    usual, gained = rollers_after_breeding(hand)
    assert hand.note == f"{usual} {gained}"
    hand.page.stage.setFocus()
    hand.key(Key.Key_Tab)
    assert hand.note == f"Choose one of these horses. {gained}"


def test_what_several_foals_of_one_partner_bring_is_one_sentence() -> None:
    mare, other, stallion, second = Partners().mares + Partners().stallions
    events: list[Event] = [
        HorsesBred(0, 0, mare, stallion, 1, 2, 1),
        HorsesBred(0, 0, other, second, 1, 2, 0),
        HorsesBred(0, 2, other, second, 1, 2, 0),
        HorsesBred(0, 1, mare, stallion, 1, 2, 0),
    ]
    said = done_to(events, 1)
    assert [seat for seat, _ in said] == [0, 2]
    names = [SeatName("Vera"), SeatName("Aiko"), SeatName("Tomas")]
    first, third = (Voice("en").say(text, names) for _, text in said)
    assert first.startswith("You gain 3 VP: Vera used your ")
    assert " and " in first
    assert third.startswith("You gain 1 VP: Tomas used your ")
    assert done_to(events, 0) == ()


def test_who_divided_reads_who_took_which_group_as_placing_begins(hand: Groom) -> None:
    hand.tend(dividing(2), form="high")
    divider = hand.actor
    drawn = hand.shown.view.drawn[divider]
    act(hand, divider, Divide, Divide(drawn[:2]))
    act(hand, 1 - divider, ChooseGroup, ChooseGroup(1))
    while hand.state.active != divider or hand.state.phase != Phase.PLACING:
        act(hand, hand.state.active, FinishPlacing)
    hand.look()
    assert hand.actor == divider
    other = hand.table.seat_names[1 - divider].name
    assert hand.note.startswith(f"{other} took ")
    assert hand.note.endswith("; the others are yours.")
    assert all(hand.table.say(asset_name(card)).lower() in hand.note.lower() for card in drawn[2:])
    act(hand, divider, PlaceCard)
    hand.settle()
    assert " took " not in hand.note


def test_what_was_given_to_you_is_written_whole_before_all_else_in_the_log(house: AppContext) -> None:
    groom = Groom(house, (1920, 1080))
    partners = Partners()
    groom.tend(partners.state)
    act(groom, 0, Breed, Breed(partners.mares[0], partners.stallions[0]))
    act(groom, 0, FinishPlacing)
    groom.look()
    log = lines(groom)
    assert log is not None
    own, *others = log.lines
    assert others
    crowded = log._replace(lines=(own, *others * 12), in_short=(log.in_short[0], *log.in_short[1:] * 12))
    written: list[str] = []
    page = QPixmap(1920, 1080)
    with pytest.MonkeyPatch.context() as patch:

        def noted(on: Writing, spot: object, high: float, runs: list[Span], fonts: object) -> None:
            written.append("".join(run.words for run in runs))

        patch.setattr(log_layer, "_write_runs", noted)
        painter = QPainter(page)
        write_log(Writing(groom.table._tools, groom.table.m, painter), crowded)
        painter.end()
    words = groom.table.say(log.in_short[0][1])
    assert words.replace(" ", "") in "".join(written).replace(" ", "")
    assert "".join(written).replace(" ", "").startswith(words.replace(" ", ""))
    assert ELLIPSIS not in written[0]
    groom.close()


def test_a_group_that_is_taken_is_told_whatever_of_it_is_left() -> None:
    for taken, left in ((b"\1\2", b"\3"), (b"\1", b""), (b"", b"\1")):
        ((seat, _),) = done_to([GroupTaken(0, 1, 0, taken, left)], 0)
        assert seat == 1
        assert done_to([GroupTaken(0, 1, 0, taken, left)], 1) == ()
