"""The set-up page: who sits where, the game's options, and one button to start."""

import random
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.bots import BOTS, Bot
from boardroom.controller import seating
from boardroom.engine.manifest import Manifest
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.seat_colours import set_colours
from boardroom.ui.kit.widgets.buttons import BAR, MAIN, QUIET, Button, IconButton
from boardroom.ui.kit.widgets.controls import Choice, LineEdit, Segments
from boardroom.ui.kit.widgets.form import ToolPanel
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.page_frame import Bar, Foot, Ground, Scroll
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.setup.options_panel import OptionsPanel
from boardroom.ui.setup.poster import Poster
from boardroom.ui.setup.seat_row import SeatRow

_SEEDS: Final = 10**12
"""How many seeds are drawn from: enough, and still short enough to be read aloud."""
_POSTER_FROM: Final = 1040
"""From this width of the page on there is room for the poster."""
_LARGE: Final = QSize(1440, 860)
"""From this size of the page on everything may be more generous."""
_WIDEST, _WIDEST_LARGE = 1220, 1360
_PEOPLE: Final = "people"
"""What the names of people are remembered by: not with a game."""


class SetupPage(Ground):
    """The page for one game. ``start`` gives options by key, the seats (``SeatSpec``) and the seed.

    Rules and computer players (names by key) are those of the installation unless they are given.
    """

    back = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    start = Signal(object, object, object)

    def __init__(
        self, context: AppContext, manifest: Manifest, rules: AnyRules | None = None, bots: Mapping[str, Bot] = BOTS
    ) -> None:
        super().__init__(context)
        if rules is None:
            from boardroom.controller import catalog

            rules = catalog.rules(manifest.id)
        self.manifest = manifest
        self._memory_key = f"setup.{manifest.id}"
        memory = context.settings.memory(self._memory_key)
        colours = set_colours(manifest)
        # The same people sit at this screen, whatever they play.
        people = seating.known_people(context.settings.memory(_PEOPLE))
        self.seating = seating.recall(memory, max(manifest.players), [colour.key for colour in colours], bots, people)
        remembered = memory.get("players")
        self.count = remembered if remembered in manifest.players else seating.usual_count(manifest.players)
        self.rows = [SeatRow(context, choice, colours, bots) for choice in self.seating]
        self._rules = rules
        self.options = OptionsPanel(context, rules, memory.get("options"))
        self._build()
        for row in self.rows:
            row.changed.connect(self._rename)
            row.colour_wanted.connect(partial(self._give_colour, row))
            row.grip.stepped.connect(partial(self._step, row))
            row.grip.dragged.connect(partial(self._drag, row))
            row.grip.dropped.connect(partial(row.lift, False))
        self.options.opened.connect(lambda: self._show(self.options.seed_field))
        context.voice.changed.connect(self._rename)
        self._show_seats()

    def title(self) -> Text:
        """What the window is called while this page is shown."""
        return phrase("Setup", "New game: {game}", "title of the window").put(game=self.manifest.title)

    # How it is put together.

    def _build(self) -> None:
        context = self.context
        self.start_button = Button(context, phrase("Setup", "Start"), MAIN, "play", "Enter")
        self.start_button.size_points, self.start_button.height_hint = 16.0, 48
        self.start_button.setMinimumWidth(200)
        self.start_button.clicked.connect(self.go)
        self.poster = Poster(context, self.manifest)
        inner = QWidget()
        column = laid(QVBoxLayout(inner), (0, 24, 0, 24), 12)
        column.addWidget(self._players_panel())
        column.addWidget(self.options)
        column.addStretch(1)
        self._column = column
        self._scroll = Scroll(context, inner)
        # Its place is kept free: nothing moves under the hand when more seats need it.
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = laid(QHBoxLayout(), spacing=20)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.poster)
        self._beside.addStretch(1)
        self._body.addLayout(self._beside)
        self._body.addWidget(self._scroll, 1)
        self._foot = Foot(
            context,
            self.start_button,
            (
                ("Tab", phrase("Setup", "next field", "what the key does")),
                ("Enter", phrase("Setup", "starts the game", "what the key does")),
                ("Esc", phrase("Setup", "goes back", "what the key does")),
            ),
        )
        page = laid(QVBoxLayout(self), (0, 0, 0, 0), 0)
        self._top = self._bar()
        page.addWidget(self._top)
        page.addLayout(self._body, 1)
        page.addWidget(self._foot)
        self.setFocusProxy(self.start_button)
        context.theme.changed.connect(self._arrange)

    def _bar(self) -> Bar:
        context, bar = self.context, Bar(self.context)
        self.back_button = IconButton(context, phrase("Bar", "Back to the lobby"), "back", BAR)
        self.back_button.clicked.connect(self.back)
        rules = Button(context, phrase("Lobby", "Rules", "button"), BAR, "book")
        rules.clicked.connect(self.rules_wanted)
        settings = Button(context, phrase("Lobby", "Settings"), BAR, "gear")
        settings.clicked.connect(self.settings_wanted)
        for button in (rules, settings):
            # Whoever clicks them comes back to where Enter starts the game.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        bar.row.addWidget(self.back_button)
        bar.add_title(self.manifest.title, phrase("Lobby", "New game"))
        bar.row.addStretch(1)
        bar.row.addWidget(rules)
        bar.row.addWidget(settings)
        return bar

    def _players_panel(self) -> Panel:
        context = self.context
        panel = ToolPanel(context, phrase("Setup", "Players"), "people")
        # Left of the numbers: it comes, goes and changes its words, and nothing may move under the hand.
        self.swap_button = Button(context, phrase("Setup", "Swap seats"), QUIET, "swap")
        self.swap_button.size_points, self.swap_button.height_hint = 13.0, 34
        self.swap_button.clicked.connect(self.swap)
        panel.add_tool(self.swap_button)
        self.count_choice: Segments | None = None
        if len(self.manifest.players) > 1:
            counts = [Choice(n, verbatim(str(n))) for n in self.manifest.players]
            self.count_choice = Segments(context, phrase("Setup", "Number of players"), counts)
            self.count_choice.choose(self.count)
            self.count_choice.chosen.connect(self._seat)
            panel.add_tool(self.count_choice)
        panel.body.setContentsMargins(4, 2, 4, 4)
        panel.body.setSpacing(0)
        for row in self.rows:
            panel.body.addWidget(row)
        self.start_note = Words(context, self._who_starts(), 12, 400, "quiet")
        self.options.fitted.connect(self._tell_start)
        self.start_note.setContentsMargins(14, 2, 8, 4)
        panel.body.addWidget(self.start_note)
        self._seats_layout = panel.body
        return panel

    def _who_starts(self) -> Text:
        if not self._rules.has_start_player:
            return phrase("Setup", "Nobody starts: all decide at the same time.")
        found = self._rules.who_starts(self.options.values())
        return found or phrase("Setup", "A random player starts, unless an option says otherwise.")

    def _tell_start(self) -> None:
        self.start_note.say(self._who_starts())

    # What happens on it.

    def go(self) -> None:
        """Start the game, or show what has to be put right first."""
        seats = self.seating[: self.count]
        wrong = seating.namesakes(seating.names(seats, self.context.say))
        if wrong:
            self._show(self.rows[max(wrong)].name)
            return
        try:
            seed = self.options.seed()
        except ValueError:
            self.options.open_seed(True)
            self._show(self.options.seed_field)
            return
        options = self.options.values()
        chosen = {"players": self.count, "seats": seating.memorable(self.seating), "options": options}
        settings = self.context.settings
        settings.remember(self._memory_key, chosen)
        settings.remember(_PEOPLE, seating.remembered_people(seats, seating.known_people(settings.memory(_PEOPLE))))
        specs = seating.seat_specs(seats, self.manifest, self.context.settings.answer)
        self.start.emit(options, specs, secrets.randbelow(_SEEDS) if seed is None else seed)

    def _show(self, field: LineEdit) -> None:
        """Go to a field that is to be filled in or put right."""
        self._column.activate()
        field.setFocus()
        field.selectAll()
        self._scroll.ensureWidgetVisible(field, 50, 60)

    def swap(self) -> None:
        """Exchange the two seats; more than two are mixed."""
        order = list(range(self.count))
        if self.count == 2:
            order.reverse()
        else:
            while order == sorted(order):
                random.shuffle(order)
        self._reorder([self.rows[i] for i in order])

    def _seat(self, count: int) -> None:
        self.count = count
        self._show_seats()

    def _show_seats(self) -> None:
        for i, row in enumerate(self.rows):
            row.setVisible(i < self.count)
        two, more = phrase("Setup", "Swap seats"), phrase("Setup", "Shuffle seats")
        self.swap_button.relabel(two if self.count == 2 else more)
        self.swap_button.icon_name = "swap" if self.count == 2 else "shuffle"
        self.swap_button.setVisible(self.count > 1)
        if self.start_note.isHidden() == (self.count > 1):
            self.start_note.setVisible(self.count > 1)
        self._rename()

    def _rename(self) -> None:
        seats = self.seating[: self.count]
        usual = seating.usual_names(seats)
        called = seating.names(seats, self.context.say)
        wrong = seating.namesakes(called)
        for i, row in enumerate(self.rows[: self.count]):
            row.place(i + 1, usual[i], called[i], self.count > 1)
            row.show_takers({seats[k].colour: called[k] for k in range(self.count) if k != i})
            row.complain(i in wrong)
        self.options.fit([choice.kind for choice in seats])

    def _give_colour(self, row: SeatRow, colour: str) -> None:
        seating.give_colour(self.seating, row.choice, colour)
        for other in self.rows:
            other.refresh()
        self._rename()

    def _step(self, row: SeatRow, step: int) -> None:
        place = self.rows.index(row)
        if 0 <= place + step < self.count:
            order = self.rows[: self.count]
            order.insert(place + step, order.pop(place))
            self._reorder(order)
            row.grip.setFocus()

    def _drag(self, row: SeatRow, y: int) -> None:
        row.lift(True)
        place = self.rows.index(row)
        for step in (-1, 1):
            if 0 <= place + step < self.count:
                other = self.rows[place + step]
                middle = other.mapToGlobal(QPoint(0, other.height() // 2)).y()
                if (y - middle) * step > 0:
                    self._step(row, step)
                    return

    def _reorder(self, order: Sequence[SeatRow]) -> None:
        self.rows[: len(order)] = order
        self.seating[:] = [row.choice for row in self.rows]
        for i, row in enumerate(self.rows):
            self._seats_layout.removeWidget(row)
            self._seats_layout.insertWidget(i, row)
        self._seats_layout.activate()
        stops: list[QWidget] = [self.swap_button, *(stop for row in self.rows for stop in row.stops)]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self._rename()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give poster and form their room; in large text the form takes it all."""
        self.poster.setVisible(self.width() >= self.context.theme.high(_POSTER_FROM))
        large = self.width() >= _LARGE.width() and self.height() >= _LARGE.height()
        aside = max(32, (self.width() - (_WIDEST_LARGE if large else _WIDEST)) // 2)
        above = 64 if large else 24
        room = self.height() - self._top.sizeHint().height() - self._foot.sizeHint().height() - above
        self.poster.widen(400 if large else 320, room - 20)
        self._body.setContentsMargins(aside, 0, aside, 0)
        self._beside.setContentsMargins(0, above, 0, 0)
        self._column.setContentsMargins(0, above, 0, 24)
        self._foot.set_margin(aside + 6)
