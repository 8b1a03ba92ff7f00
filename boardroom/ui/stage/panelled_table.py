"""A table with panels of its own in the left column, made once, when they are first asked for."""

from abc import abstractmethod
from functools import cached_property
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import Manifest, SeatColour
from boardroom.engine.records.record import SeatSpec
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Panels


@runtime_checkable
class TablePanel(Protocol):
    """A panel of a table: a widget that shows what a view says of a seat, of the supply, of the turn before."""

    def refresh(self, shown: Presentation) -> None:
        """Show what is shown."""


class PanelledTable(Table):
    """A table of a game with colours and panels of its own."""

    tells_last_turn = False
    """Whether one of the panels tells the last turn."""
    last_grows = True
    """Whether the last of the panels takes the height that the others leave; not where all are alike."""

    @cached_property
    def colours(self) -> tuple[SeatColour, ...]:
        """The colour of every seat, among those that the manifest names."""
        return tuple(self.manifest.colour(seat.colour) for seat in self.seats)

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.panels = Panels(
            widgets=lambda: self._panels,
            refresh=self._refresh,
            tells_last_turn=self.tells_last_turn,
            last_grows=self.last_grows,
        )

    @abstractmethod
    def make_panels(self) -> tuple[QWidget, ...]:
        """The panels, top to bottom; each is a ``TablePanel``."""

    @cached_property
    def _panels(self) -> tuple[QWidget, ...]:
        return self.make_panels()

    def _refresh(self, shown: Presentation) -> None:
        for panel in self._panels:
            assert isinstance(panel, TablePanel)
            panel.refresh(shown)
