"""Buttons of the prompt that are not needed now, kept for the next that look like them: to make one takes long."""

from PySide6.QtGui import QGuiApplication

from boardroom.ui.game_page.prompt.offer import Look
from boardroom.ui.game_page.prompt.prompt_line import PromptButton


class SpareButtons:
    """Those that one seat had: for another all are new, as nothing may show what was there before."""

    def __init__(self) -> None:
        self._spare: dict[Look, list[PromptButton]] = {}

    def add(self, look: Look, button: PromptButton) -> None:
        """A button is not needed any more."""
        self._spare.setdefault(look, []).append(button)

    def take(self, look: Look) -> PromptButton | None:
        """A button of this look, as good as new; None where there is none."""
        spare = self._spare.get(look, [])
        for button in reversed(spare):
            # Nobody is at it, or has pressed it.
            if button.isHidden() or not (button.hasFocus() or QGuiApplication.mouseButtons()):
                spare.remove(button)
                button.renew()
                return button
        return None

    def put_away(self, may_be_needed: bool) -> None:
        """Hide those that are left, which ends what a mouse has pressed, or end them."""
        for spare in self._spare.values():
            for button in spare:
                if not button.isHidden():
                    button.retire()
                if not may_be_needed:
                    button.deleteLater()
        if not may_be_needed:
            self._spare.clear()
