"""The areas of a page, which a key goes through: the board, the prompt, what was told last, the actions, the log."""

from PySide6.QtWidgets import QWidget

from boardroom.ui.game_page.prompt_bar import PromptBar
from boardroom.ui.game_page.side_column import SideColumn
from boardroom.ui.stage.stage import Stage


class Areas:
    """Goes from area to area, around, wherever the focus is."""

    def __init__(self, stage: Stage, prompt: PromptBar, side: SideColumn) -> None:
        self._stage, self._prompt, self._side = stage, prompt, side
        self._areas: tuple[QWidget, ...] = (stage, prompt.sentence, prompt.last, side.action_list, side.log)

    def go(self, forward: bool = True) -> None:
        """Go to the next area, or the one before; to the board from outside of all of them."""
        here = next((at for at, area in enumerate(self._areas) if _has_focus(area)), -1 if forward else 1)
        area = self._areas[(here + (1 if forward else -1)) % len(self._areas)]
        if area is self._stage:
            self._stage.come_by_keys()
            return
        for name, page in (("actions", self._side.action_list), ("log", self._side.log)):
            if area is page:
                self._side.open_page(name)
        area.setFocus()


def _has_focus(area: QWidget) -> bool:
    focused = area.window().focusWidget()
    return focused is not None and (focused is area or area.isAncestorOf(focused))
