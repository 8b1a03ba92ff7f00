"""The inspector at Epona: what a card really costs who holds it."""

import pytest
from epona_hand import Groom
from hand import RIGHT
from PySide6.QtCore import Qt

from boardroom.games.epona.position.cards import DECK
from boardroom.games.epona.position.state import card_key, face_key, stable_key
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.table.gestures.keys import deck_key, keep_key, token_key
from tests.games.epona_positions import Box, position


def lines(groom: Groom, card: int) -> list[str]:
    """What is said of a card that is clicked with the right button."""
    return said_of(groom, card_key(card))


def said_of(groom: Groom, key: str) -> list[str]:
    """What is said of a piece that is clicked with the right button; it is let go then."""
    groom.click(groom.piece(key), RIGHT)
    groom.see()
    said = [line.words for line in groom.page.inspector.lines if line.isVisible()]
    groom.key(Qt.Key.Key_Escape)
    return said


def test_the_inspector_tells_the_printed_cost_and_the_discounted_one_with_its_box(groom: Groom) -> None:
    box = Box()
    dear, plain = box.card("sporting", cost=2), box.card("working", cost=2)
    groom.tend(position([(box.stable(slots=4), ())], hands=[[dear, plain]], boxes=(1,)))
    said = lines(groom, dear)
    assert "Costs 2 coins." in said
    assert "Vera pays 1 coin: sporting horses cost 1 coin less (box 1)." in said
    said = lines(groom, plain)
    assert "Costs 2 coins." in said
    assert not any(line.startswith("For Vera") for line in said)


def test_the_inspector_makes_way_for_what_is_held_and_its_picture_for_the_words(groom: Groom) -> None:
    box = Box()
    # So many rows that the place for a card that is kept stands in the column.
    card, *others = box.cards(6)
    stable, *stables = [box.stable(slots=4) for _ in range(6)]
    rows = [(one, ()) for one in (stable, *stables)]
    groom.tend(position(rows, [(box.stable(slots=4), ())], hands=[[card, *others]]))
    assert not groom.table.m.keeps_in_tray
    groom.click(groom.piece(stable_key(stable)), RIGHT)
    groom.see()
    side, inspector = groom.page.side, groom.page.inspector
    assert side.isVisible()
    assert side.geometry().bottom() > groom.page.stage.y() + groom.table.m.strip.bottom() - 40, "down to the foot"
    assert inspector._scroll.verticalScrollBar().maximum() == 0, "all of it is read at once"
    groom.hold(card_key(card), keep_key(0))
    assert not side.isVisible()
    groom.key(Qt.Key.Key_Escape)
    assert side.isVisible()
    groom.let_go(keep_key(0))
    groom.settle()


def test_of_a_deck_it_is_said_how_many_cards_were_discarded_if_any_were(groom: Groom) -> None:
    box = Box()
    thrown = box.card("rider")
    groom.tend(position([(box.stable(slots=4), ())], hands=[[box.card()]], discarded=[thrown]))
    discarded = [any("discarded" in line for line in said_of(groom, deck_key(deck))) for deck in range(7)]
    assert discarded == [deck == DECK[thrown] for deck in range(7)]


def test_a_token_that_is_just_going_away_is_not_inspected(groom: Groom) -> None:
    groom.settle_in(players=2)
    groom.context.settings.set("motion", "slow")
    stage, last = groom.page.stage, token_key(len(groom.state.display) - 1)
    groom.click(groom.piece(face_key(groom.state.display[-1])))
    groom.wait(lambda: stage.motion.running and last in stage.pieces and last not in stage.pieces.places)
    groom.move(groom.piece(last))
    inspection = groom.page.inspector.inspection
    assert inspection is None or "token" not in groom.context.say(inspection.title)
    groom.click(groom.piece(last), RIGHT)
    inspection = groom.page.inspector.inspection
    assert inspection is None or "token" not in groom.context.say(inspection.title)


@pytest.mark.parametrize(("language", "begins"), [("en", "When placed: Draw 3 cards from "), ("ja", "配置時：")])
def test_a_draw_that_a_card_brings_is_told_once(groom: Groom, language: str, begins: str) -> None:
    box = Box()
    card = box.card(where=lambda asset: [bonus.kind for bonus in asset.bonus] == [BonusKind.DRAW])
    groom.tend(position([(box.stable(slots=4), ())], hands=[[card]]))
    groom.context.settings.set("language", language)
    groom.see()
    drawn = [line for line in lines(groom, card) if "3" in line and "1" in line]
    assert len(drawn) == 1
    assert drawn[0].startswith(begins)
