"""What a preview tells of a stable that a card completes: its bonus as the player would gain it (rulings 1 and 11)."""

from typing import Any

from boardroom.engine.prompt import Line, Tone
from boardroom.games.epona.position.actions import PlaceCard
from boardroom.games.epona.position.cards import BOXES, STABLES
from boardroom.games.epona.position.vocabulary import read_bonus, read_formula
from boardroom.games.epona.words import previews
from tests.games.epona_positions import Box, needs, position
from tests.games.paddock import say

DRAWN = "a draw of 3 from the managers and riders (keep 1)"
ALREADY = "1 coin or 1 VP (already drawn this round)"
NO_BOX = "an owner icon (no free box)"


def completing(at_once: str, bonus: str = "", **changes: Any) -> list[tuple[Tone, str]]:
    """The lines of a preview of a card with this bonus that completes a stable with that one, without the points."""
    found = _completing(at_once, bonus, **changes)
    return [(line.tone, say(line.text)) for line in found if line.tone is not Tone.POINTS]


def _completing(at_once: str, bonus: str = "", at_end: str | None = None, **changes: Any) -> tuple[Line, ...]:
    box = Box()
    stable = box.stable(
        where=lambda one: (
            one.at_once == read_bonus(at_once, "test")
            and (at_end is None or one.at_end == read_formula(at_end, "test"))
        )
    )
    last = box.card(bonus=bonus)
    others = [box.card(name) for name in needs(stable)]
    others += box.cards(STABLES[stable].slots - 1 - len(others))
    state = position([(stable, others)], hands=[[last]], coins=[9], **changes)
    return previews.preview(state, 0, PlaceCard(last, 0, STABLES[stable].slots - 1)).lines


def test_a_completed_stable_tells_its_bonus_as_printed_where_it_is_gained_so() -> None:
    assert (Tone.COMPLETE, f"completes the stable: {DRAWN}") in completing("draw managers")
    assert (Tone.COMPLETE, "completes the stable: an owner icon") in completing("owner")


def test_ruling_1_a_draw_of_a_completed_stable_is_told_as_a_coin_or_a_point_once_the_round_s_draw_is_gone() -> None:
    lines = completing("draw managers", drew=1)
    assert (Tone.COMPLETE, f"completes the stable: {ALREADY}") in lines


def test_ruling_1_the_card_s_own_draw_comes_before_the_one_of_the_stable_that_it_completes() -> None:
    lines = completing("draw managers", "draw working")
    assert (Tone.COMPLETE, f"completes the stable: {ALREADY}") in lines


def test_ruling_11_an_owner_icon_of_a_completed_stable_is_told_to_give_nothing_where_no_box_is_free() -> None:
    full = (1 << BOXES) - 1
    lines = completing("owner", boxes=(full,))
    assert (Tone.COMPLETE, f"completes the stable: {NO_BOX}") in lines
    # The card's own icon takes the last box.
    lines = completing("owner", "owner", boxes=(full >> 1,))
    assert (Tone.COMPLETE, f"completes the stable: {NO_BOX}") in lines


def test_ruling_5_the_points_of_the_stable_are_told_though_the_card_s_own_icon_is_used_first() -> None:
    for bonus in ("", "owner", "draw working"):
        lines = {line.tone: say(line.text) for line in _completing("owner", bonus, at_end="flat 3")}
        # 2 more where it is in the line, too.
        assert lines[Tone.GAIN] in ("3 VP more for stables", "5 VP more for stables")
