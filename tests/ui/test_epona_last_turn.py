"""The last turn at Epona, seen again: it crosses the end of a round."""

from epona_hand import Groom

from boardroom.games.epona.position.actions import ChooseSelection, FinishPlacing, PlaceCard
from boardroom.ui.game_page.turn.last_turn import last_turn
from tests.games.epona_positions import Box, position


def test_the_last_turn_that_is_seen_again_begins_before_a_round_ended_where_others_still_placed(groom: Groom) -> None:
    box = Box()
    groom.tend(
        position(
            [(box.stable(slots=4), ())],
            [(box.stable(slots=4), ())],
            hands=[[], box.cards(2, "vet", cost=0)],
            coins=[9, 9],
        )
    )
    page, session = groom.page, groom.page.session

    def act(seat: int, kind: type) -> None:
        action = next(one for one in session.legal(seat) if isinstance(one, kind))
        session.propose(seat, [action], session.stamp(seat))

    act(0, FinishPlacing)
    theirs = session.length
    act(1, PlaceCard)
    act(1, FinishPlacing)
    while session.state.round == 1:
        seat = session.actors()[0]
        session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    first = session.state.active
    act(first, ChooseSelection)
    history = page.presenter.histories.of(None)
    assert last_turn(history, 0, session.rules.words).first == theirs - 1, "with what came of the own decision"
