"""The areas of a page, which a key goes through: the board, the prompt, what was told last, the actions, the log."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from boardroom.ui.game_page.page.side_column import SideColumn
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.stage.stage import Stage


class Areas:
    """Goes from area to area, around, wherever the focus is."""

    def __init__(self, stage: Stage, prompt: PromptBar, side: SideColumn, score: ScoreColumn) -> None:
        self._stage, self._prompt, self._side, self._score = stage, prompt, side, score

    def _areas(self) -> tuple[QWidget, ...]:
        """Those that there are now: at the end the score stands in place of actions and log."""
        pad = self._score.pad
        beside: tuple[QWidget, ...] = (self._side.action_list, self._side.log)
        if self._score.at_end and pad is not None:
            beside = () if pad.first is None else (pad.grid,)
        heard: tuple[QWidget, ...] = (self._prompt.sentence, self._prompt.last)
        if self._prompt.last.text() == self._prompt.sentence.text():
            # Nothing has happened but that this is asked.
            heard = heard[:1]
        return (self._stage, *heard, *beside)

    def go(self, forward: bool = True) -> None:
        """Go to the next area, or the one before; to the board from outside of all of them."""
        areas = self._areas()
        here = next((at for at, area in enumerate(areas) if _has_focus(area)), -1 if forward else 1)
        area = areas[(here + (1 if forward else -1)) % len(areas)]
        if area is self._stage:
            self._stage.keyboard.come_by_keys()
            return
        for name, page in (("actions", self._side.action_list), ("log", self._side.log)):
            if area is page:
                self._side.open_page(name)
        pad = self._score.pad
        first = pad.first if pad is not None and area is pad.grid else area
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason if first is not area else Qt.FocusReason.OtherFocusReason)


def _has_focus(area: QWidget) -> bool:
    focused = area.window().focusWidget()
    return focused is not None and (focused is area or area.isAncestorOf(focused))
