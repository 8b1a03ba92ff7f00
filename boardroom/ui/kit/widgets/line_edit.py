"""A line to write in, as the forms of the house have it."""

from PySide6.QtWidgets import QLineEdit, QSizePolicy

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.controls import HEIGHT


class LineEdit(QLineEdit):
    """A line to be filled in; ``complain`` frames it in the colour of warnings."""

    def __init__(self, context: AppContext, title: Text, longest: int) -> None:
        super().__init__()
        self.context, self._bad = context, False
        self.setMaxLength(longest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.restyle)
        self.restyle()
        self.rename(title)

    def rename(self, title: Text) -> None:
        """Say what belongs here, for those who do not see it."""
        self.context.tell(self, self.setAccessibleName, title, what="title")

    def complain(self, bad: bool) -> None:
        """Frame the field as wrong, or as right again."""
        if bad != self._bad:
            self._bad = bad
            self.restyle()

    def restyle(self) -> None:
        p, high = self.context.theme.palette, max(HEIGHT, round(self.context.theme.text_scale * HEIGHT))
        self.setFont(self.context.theme.text(14, 500))
        self.setFixedHeight(high)
        ring = p.warning if self._bad else p.brass
        self.setStyleSheet(
            f"QLineEdit {{ background: {p.panel}; color: {p.text}; border: 1px solid "
            f"{p.warning if self._bad else p.edge}; border-radius: {RADIUS}px; padding: 0 11px; "
            f"placeholder-text-color: {p.disabled}; "
            f"selection-background-color: {p.main}; selection-color: {p.main_text}; }}"
            f"QLineEdit:focus {{ border: 2px solid {ring}; padding: 0 10px; }}"
        )
