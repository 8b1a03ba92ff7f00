"""Which parts of the side column a person has open: one thing at a time beside a folded one, remembered a game."""

from attrs import define

from boardroom.ui.game_page.page.side_column import LAST_TURN, SideColumn
from boardroom.ui.game_page.page.top_bar import TopBar
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.kit.settings import Settings


@define
class OpenPanels:
    """Opens what the bar asks for and what was open when this game was played last.

    Beside a folded column one thing is open at a time: the score, or what the column holds; what the score closes
    comes back when the score is closed. The last turn stands open from the beginning, unless the setting says
    otherwise or somebody closed it. What the program opens by itself, or for a card that is kept in the inspector, is
    not remembered.
    """

    bar: TopBar
    side: SideColumn
    score: ScoreColumn
    settings: Settings
    game: str
    _behind_score: str = ""

    def connect(self) -> None:
        """Open what was open, and follow what is opened and closed from now on."""
        memory = self.settings.memory(self._key)
        self.side.recall(str(memory.get("open", "")), str(memory.get("tab", "")))
        self.bar.panel.connect(self._open)
        self.side.tab_chosen.connect(self._remember)
        self.side.opened.connect(self._close_score)
        self.score.turned.connect(self._follow_score)

    def begin(self) -> None:
        """Have the last turn open where the column is folded and nobody chose otherwise."""
        chosen = "open" in self.settings.memory(self._key) or self.side.opened_part
        wanted = self.settings.get("last_turn") == "always" and self.side.last_turn is not None
        if wanted and self.side.folded and not chosen:
            self.side.open(LAST_TURN)

    @property
    def _key(self) -> str:
        return f"panels.{self.game}"

    def _open(self, name: str) -> None:
        self.side.open(name)
        self._remember()

    def _remember(self) -> None:
        memory = self.settings.memory(self._key)
        opened = {"open": self.side.opened_part} if self.side.folded else {}
        wanted = memory | opened | {"tab": self.side.tab}
        if wanted != memory:
            self.settings.remember(self._key, wanted)

    def _close_score(self) -> None:
        if self.side.folded and self.side.opened_part and not self.score.at_end:
            self._behind_score = ""
            self.score.put_away()

    def _follow_score(self) -> None:
        if self.score.open and self.side.folded and self.side.opened_part:
            self._behind_score = self.side.opened_part
            self.side.open("")
        elif not self.score.open and self._behind_score:
            name, self._behind_score = self._behind_score, ""
            if not self.side.opened_part:
                self.side.open(name)
