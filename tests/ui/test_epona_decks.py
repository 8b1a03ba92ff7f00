"""The decks of Epona while they are chosen from: which can be, and how many cards are to be drawn of each."""

from epona_hand import Groom

from boardroom.games.epona.position.actions import ChooseDeck, ChooseSelection
from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.table.faces.deck_layers import OpenDecks, open_decks


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


def test_nothing_is_framed_for_who_only_looks_on(groom: Groom) -> None:
    groom.settle_in(players=2)
    groom.by_mouse(ChooseSelection(groom.state.display[0]))
    groom.settle()
    assert open_decks(groom.shown, 1 - groom.actor) == OpenDecks((), ())
