"""The settings, on a sheet over the window. Every choice holds at once, in the middle of a game too."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QDesktopServices, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.settings import TEXT_SCALES, VOLUMES
from boardroom.ui.kit.sound import sounds
from boardroom.ui.kit.widgets.buttons import PLAIN, QUIET, Button, IconButton
from boardroom.ui.kit.widgets.controls import Choice, LineEdit, Segments
from boardroom.ui.kit.widgets.form import Row
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.widgets.panel import paint_panel
from boardroom.ui.kit.widgets.popup_menus import language_title, theme_title
from boardroom.ui.kit.widgets.slider import Slider

_WIDEST: Final = 760
_MARGIN: Final = 20
_LONGEST_PATH: Final = 4096


class SettingsDialog(QWidget):
    """The sheet, with the page veiled behind it: Esc, the cross or a click beside it closes.

    The games whose questions can be answered beforehand are those of the installation unless they are given.
    """

    closed = Signal()

    def __init__(self, context: AppContext, window: QWidget, games: Sequence[Manifest] | None = None) -> None:
        super().__init__(window)
        if games is None:
            from boardroom.controller import catalog

            games = catalog.games()
        self.context, self._window, self._before = context, window, QApplication.focusWidget()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        context.tell(self, self.setAccessibleName, phrase("Settings", "Settings", "title"), what="name")
        self.controls: dict[str, Segments] = {}
        self.volume: Slider | None = None
        self._body = laid(QVBoxLayout(), (28, 0, 28, 20), 0)
        self._add_looks()
        self._add_sounds()
        self._add_handing_over()
        self._add_last_turn()
        self._add_questions(games)
        self._add_folder()
        self._body.addStretch(1)
        self._rows()[0].first = True
        inner = QWidget()
        inner.setLayout(self._body)
        self._inner, self._scroll = inner, Scroll(context, inner)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet = QWidget(self)
        column = laid(QVBoxLayout(self.sheet), (4, 4, 4, 8), 0)
        self._head = self._heading()
        column.addLayout(self._head)
        column.addWidget(self._scroll, 1)
        context.theme.changed.connect(self._place)
        context.voice.changed.connect(self._place)
        context.settings.changed.connect(self._follow)
        window.installEventFilter(self)
        inner.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the sheet over its window and go to its first choice."""
        self._place()
        self.show()
        self.raise_()
        first = self.controls["language"]
        next(segment for segment in first.segments if segment.isChecked()).setFocus()

    def shut(self) -> None:
        """Go away, and back to where the keyboard was."""
        self._window.removeEventFilter(self)
        self.hide()
        before = self._before
        if before is not None and _alive(before) and before.isVisible():
            before.setFocus()
        self.closed.emit()
        self.deleteLater()

    # What is on it.

    def _heading(self) -> QHBoxLayout:
        context = self.context
        self.close_button = IconButton(context, phrase("Settings", "Close"), "cross", QUIET)
        self.close_button.clicked.connect(self.shut)
        heading = laid(QHBoxLayout(), (28, 18, 18, 6))
        title = Words(context, phrase("Settings", "Settings", "title"), 26, 700, titled=True)
        heading.addWidget(title, 1)
        heading.addWidget(self.close_button)
        return heading

    def _add_looks(self) -> None:
        languages = [Choice(key, language_title(key)) for key in ("en", "ja", "system")]
        line = phrase("Settings", "Takes effect at once, even during a game.")
        self._add("language", phrase("Settings", "Language"), line, languages)
        icons = {"day": "sun", "evening": "moon"}
        themes = [Choice(key, theme_title(key), icons.get(key, "")) for key in ("day", "evening", "system")]
        self._add(
            "theme", phrase("Settings", "Theme"), phrase("Settings", "Light for the day, dark for the evening."), themes
        )
        percent = phrase("Settings", "{percent}%", "text size")
        scales = [Choice(scale, percent.put(percent=round(scale * 100))) for scale in TEXT_SCALES]
        line = phrase("Settings", "In a small window, text grows only as far as there is room for it.")
        self._add("text_scale", phrase("Settings", "Text size"), line, scales)
        speeds = [
            Choice("off", phrase("Settings", "Off", "speed of motion")),
            Choice("fast", phrase("Settings", "Fast", "speed of motion")),
            Choice("normal", phrase("Settings", "Normal", "speed of motion")),
            Choice("slow", phrase("Settings", "Slow", "speed of motion")),
            Choice("system", language_title("system")),
        ]
        line = phrase("Settings", "How fast pieces move. Any key or click skips ahead.")
        self._add("motion", phrase("Settings", "Motion"), line, speeds)

        paces = [
            Choice("at once", phrase("Settings", "Instant", "pace of computer players")),
            Choice("fast", phrase("Settings", "Fast", "pace of computer players")),
            Choice("normal", phrase("Settings", "Normal", "pace of computer players")),
            Choice("slow", phrase("Settings", "Slow", "pace of computer players")),
        ]
        line = phrase("Settings", "How long each step of a computer player stays in view. Esc skips the rest.")
        self._add("computers", phrase("Settings", "Computer players"), line, paces)

    def _add_sounds(self) -> None:
        switch = [
            Choice("on", phrase("Settings", "On", "sound")),
            Choice("off", phrase("Settings", "Off", "sound")),
        ]
        title = phrase("Settings", "Sound")
        if not sounds.can_be_heard():
            missing = phrase("Settings", "Sounds cannot be played on this computer.")
            # Nothing sounds, whatever is chosen.
            self._add("sound", title, missing, switch)
            self.controls["sound"].setEnabled(False)
            return
        line = phrase("Settings", "Short sounds for tiles, dice, cards and the like.")
        self._add("sound", title, line, switch)
        percent = phrase("Settings", "{percent}%", "volume")
        volume = phrase("Settings", "Volume")
        self.volume = Slider(self.context, volume, VOLUMES, lambda number: percent.put(percent=number))
        self._show_volume()
        self.volume.chosen.connect(partial(self.context.settings.set, "volume"))
        self.volume.settled.connect(self._try_sound)
        line = phrase("Settings", "Let go to hear how loud it is.", "of the slider")
        self._body.addWidget(Row(self.context, volume, line, self.volume))

    def _show_volume(self) -> None:
        if self.volume is not None:
            self.volume.choose(self.context.settings.volume)
            self.volume.setEnabled(self.context.settings.get("sound") == "on")

    def _try_sound(self) -> None:
        self.context.sounds.play(sounds.TILE)

    def _add_handing_over(self) -> None:
        line = phrase(
            "Settings", "How often the curtain falls before a secret decision, when several people share a screen."
        )
        choices = [
            Choice("when needed", phrase("Settings", "When players change", "when the curtain falls")),
            Choice("every time", phrase("Settings", "Every time", "when the curtain falls")),
        ]
        self._add("handing_over", phrase("Settings", "Curtain"), line, choices)

    def _add_last_turn(self) -> None:
        line = phrase("Settings", "When to show a summary of it beside the table.", "the last turn")
        choices = [
            Choice("always", phrase("Settings", "Always", "when the last turn opens")),
            Choice("concerning", phrase("Settings", "If you are affected", "when the last turn opens")),
            Choice("never", phrase("Settings", "Never", "when the last turn opens")),
        ]
        self._add("last_turn", phrase("Last turn", "Last turn"), line, choices)

    def _add(self, key: str, title: Text, line: Text, choices: Sequence[Choice]) -> None:
        control = Segments(self.context, title, choices)
        control.choose(self.context.settings.get(key))
        control.chosen.connect(partial(self.context.settings.set, key))
        self.controls[key] = control
        self._body.addWidget(Row(self.context, title, line, control))

    def _add_questions(self, games: Sequence[Manifest]) -> None:
        context = self.context
        steps = [(game, step) for game in games for step in game.optional_steps]
        if not steps:
            return
        note = phrase("Settings", "The default for new games. During a game, change it in the Game menu.")
        self._section(phrase("Settings", "Optional moves"), note)
        for game, step in steps:
            offered = (
                Choice("once", phrase("Menu", "Ask once", "when to ask about an optional move")),
                Choice("ask", phrase("Menu", "Ask each time")),
                Choice("always", phrase("Menu", "Always")),
                Choice("able", phrase("Menu", "Ask only when I can", "when to ask about an optional move")),
                Choice("never", phrase("Menu", "Never")),
            )
            answers = [choice for choice in offered if choice.value in step.answers]
            title = phrase("Settings", "{game}: {step}", "an optional step of a game")
            title = title.put(game=game.title, step=step.title)
            control = Segments(context, title, answers)
            control.choose(context.settings.answer(step))
            control.chosen.connect(partial(context.settings.set_answer, step.key))
            self.controls[f"answer {step.key}"] = control
            self._body.addWidget(Row(context, title, step.line, control))

    def _section(self, title: Text, note: Text) -> None:
        heading = Words(self.context, title, 18, 700, titled=True)
        heading.setContentsMargins(0, 18, 0, 0)
        line = Words(self.context, note, 13, 400, "quiet")
        line.setContentsMargins(0, 2, 0, 8)
        self._body.addWidget(heading)
        self._body.addWidget(line)

    def _add_folder(self) -> None:
        context = self.context
        self.folder_button = Button(context, phrase("Settings", "Show folder"), PLAIN, "folder")
        self.folder_button.clicked.connect(self._show_folder)
        title = phrase("Settings", "Games and settings")
        row = Row(
            context,
            title,
            phrase("Settings", "Everything is stored in one folder on this computer."),
            self.folder_button,
        )
        self.path = LineEdit(context, phrase("Settings", "Folder with games and settings"), _LONGEST_PATH)
        self.path.setText(str(context.store.folder))
        self.path.setCursorPosition(0)
        self.path.setReadOnly(True)
        failed = phrase("Settings", "The folder cannot be opened from here. Copy its path and open it yourself.")
        self.complaint = Words(context, failed, 13, 500, "warning")
        self.complaint.hide()
        row.left.addSpacing(4)
        row.left.addWidget(self.path)
        row.left.addWidget(self.complaint)
        self._body.addWidget(row)

    def _rows(self) -> list[Row]:
        items = (self._body.itemAt(i) for i in range(self._body.count()))
        return [widget for item in items if item and isinstance(widget := item.widget(), Row)]

    # What it does.

    def _show_folder(self) -> None:
        # Nothing may have been saved yet; then the nearest folder that is there is of more use than an error.
        folder: Path = self.context.store.folder
        there = next((place for place in (folder, *folder.parents) if place.is_dir()), folder)
        self.complaint.setVisible(not QDesktopServices.openUrl(QUrl.fromLocalFile(str(there))))
        self._place()

    def _follow(self, key: str) -> None:
        if key in self.controls:
            self.controls[key].choose(self.context.settings.get(key))
        if key == "sound":
            self._try_sound()
        if key in ("sound", "volume"):
            self._show_volume()

    def _place(self) -> None:
        self.setGeometry(self._window.rect())
        for widget in (self._inner, self.sheet):
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
        widest = max(self.context.theme.high(_WIDEST, 1.0), self._inner.minimumSizeHint().width() + 24)
        wide = min(widest, self.width() - 2 * _MARGIN)
        margins = 100
        body = (
            self._body.heightForWidth(wide - 24) if self._body.hasHeightForWidth() else self._body.sizeHint().height()
        )
        high = min(body + margins, self.height() - 2 * _MARGIN)
        self.sheet.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == (QEvent.Type.LayoutRequest if watched is self._inner else QEvent.Type.Resize):
            self._place()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet: what lies behind it waits."""
        # Not along the focus chain, which leads round the whole window: PySide takes a widget that it hands out for a
        # part of the one that was asked, and the menu bar would end with the sheet.
        stops = [widget for widget in self.findChildren(QWidget) if self._is_stop(widget)]
        here = self.focusWidget() or self.close_button
        if stops and here in stops:
            stop = stops[(stops.index(here) + (1 if forward else -1)) % len(stops)]
        elif stops:
            stop = stops[0 if forward else -1]
        else:
            return False
        stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def _is_stop(self, widget: QWidget) -> bool:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
        return takes and widget.isVisibleTo(self) and widget.isEnabled()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        # Nothing goes on to the page behind.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.shut()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(20, 14, 10, 130))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.sheet.geometry()), self.context)


def _alive(widget: QWidget) -> bool:
    from shiboken6 import isValid

    return bool(isValid(widget))
