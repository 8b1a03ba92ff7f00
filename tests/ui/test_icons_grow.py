"""Icons grow with the text beside them, as far as there is room in the bar."""

import pytest
from epigo_hand import EpigoHand

from boardroom.ui.kit.widgets.buttons import IconButton


@pytest.mark.parametrize(("size", "large"), [((1280, 820), 32), ((1920, 1080), 36)])
def test_the_icons_of_the_top_bar_grow_with_the_text_and_stand_apart(
    hand: EpigoHand, size: tuple[int, int], large: int
) -> None:
    hand.window.resize(*size)
    hand.begin()
    hand.planning()
    bar = hand.page.bar
    buttons = [button for button in bar.findChildren(IconButton) if button.isVisible()]
    assert {button.icon_size for button in buttons} == {18}
    hand.context.settings.set("text_scale", 2.0)
    hand.see()
    boxes = [button.geometry() for button in buttons]
    assert {button.icon_size for button in buttons} == {large}
    assert all(bar.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one in boxes for other in boxes if one is not other)
