"""The rules of a game in a window of their own, to be read beside the table: contents, text, search."""

from importlib.resources import files
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPixmap, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from boardroom.controller import catalog
from boardroom.engine.manifest import Manifest, Options
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.icons import Icons
from boardroom.ui.kit.theme import RADIUS
from boardroom.ui.kit.widgets.buttons import IconButton
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.page_frame import Bar, Ground
from boardroom.ui.kit.widgets.search_field import SearchField
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.say import LANGUAGES
from boardroom.ui.rulebook import markdown
from boardroom.ui.rulebook.markdown import Block
from boardroom.ui.rulebook.rulebook_page import RulebookPage
from boardroom.ui.stage.card_figure import CardFigure
from boardroom.ui.stage.table import Table

_MEMORY: Final = "rules.window"
_USUAL: Final = QSize(1000, 760)
_LEAST, _MOST = QSize(560, 400), QSize(4000, 4000)
_FRAME: Final = QSize(16, 56)
"""What a window's frame and title take of the screen, at least."""
_CONTENTS_FROM, _CONTENTS_WIDE = 760, 256
"""From this width of the window on the contents stand beside the text, and as wide as that, at least; both grow with
the text."""
_TEXT_WIDE: Final = 480
"""What long titles in the contents leave the text, at least; it grows with the text, too."""
_BESIDE_CONTENTS: Final = 12
"""What is free on either side of the contents."""


def rules_text(manifest: Manifest, language: str, options: Options | None = None) -> str | None:
    """The rules page of a game in a language, else in English, with the numbers of the game that is played with these
    options, or of any; None if it has none.
    """
    for tongue in (language, LANGUAGES[0]):
        try:
            source = files(manifest.package).joinpath("help", f"{tongue}.md").read_text("utf-8")
        except (OSError, ModuleNotFoundError, UnicodeDecodeError):
            continue
        table = _table_of(manifest)
        if table is None:
            return source
        own = {} if options is None else table.booklet.numbers_of(options)
        return markdown.filled(source, {**table.booklet.numbers(), **own})
    return None


def _table_of(manifest: Manifest) -> type[Table] | None:
    """The game's table, None where it cannot be had."""
    try:
        found: type[Table] = catalog.part(manifest.id, manifest.table)
    except catalog.CatalogError:
        return None
    return found


class RulebookWindow(Ground):
    """The window. Esc closes it; it follows language, theme and text size, and keeps its place meanwhile. While it is
    closed it follows nothing: what has changed is seen to when it is opened again.
    """

    def __init__(self, context: AppContext, manifest: Manifest, parent: QWidget | None = None) -> None:
        super().__init__(context)
        self.setParent(parent)
        self.setWindowFlags(Qt.WindowType.Window)
        self.manifest = manifest
        title = phrase("Rules page", "Rules: {game}", "title of a window").put(game=manifest.title)
        context.tell(self, self.setWindowTitle, phrase("Window", "{page} – Boardroom").put(page=title), what="title")
        self.page = RulebookPage(context, self._draw, self._icons(), self._figure, self._in_words)
        context.tell(self.page, self.page.setAccessibleName, title, what="name")
        self.contents = QListWidget()
        self.contents.setFrameShape(QListWidget.Shape.NoFrame)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        context.tell(self.contents, self.contents.setAccessibleName, phrase("Rules page", "Contents"), what="name")
        self._build()
        self.contents.currentRowChanged.connect(self._chosen)
        self.contents.itemClicked.connect(self._clicked)
        self.page.moved.connect(self._follow)
        self._language = ""
        self._outdated = False
        self._options: Options | None = None
        context.voice.changed.connect(self._renew)
        context.theme.changed.connect(self._recolour)
        self._read()
        self._restyle()
        memory = context.settings.memory(_MEMORY)
        width, height = memory.get("width"), memory.get("height")
        self.setMinimumSize(_LEAST)
        wanted = _USUAL
        if isinstance(width, int) and isinstance(height, int):
            wanted = QSize(width, height)
        # Its end must not lie below the screen, nor its title above it.
        screen = self.screen().availableGeometry().size() - _FRAME
        self.resize(wanted.boundedTo(screen).boundedTo(_MOST).expandedTo(_LEAST))
        if memory.get("maximized") is True:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.page.setFocus()

    def belong_to(self, options: Options | None) -> None:
        """Note what the options of the game that is read about change in the rules; None for rules without a game."""
        if options != self._options:
            self._options = options
            self._renew()

    def show_heading(self, heading: str) -> None:
        """Go to the section with this English heading, to the top if there is none; without one stay where it was."""
        if not heading.strip():
            return
        english = rules_text(self.manifest, LANGUAGES[0]) or ""
        wanted = heading.strip().casefold()
        titles = [title.casefold() for title in markdown.sections(english)]
        section = titles.index(wanted) if wanted in titles else -1
        self.page.go(section)
        self._follow(section)

    def search_words(self) -> None:
        """Go to the field to look for words."""
        self.search.setFocus()
        self.search.selectAll()

    # How it is put together.

    def _build(self) -> None:
        self._side = QWidget()
        side = laid(QVBoxLayout(self._side), (_BESIDE_CONTENTS, 16, _BESIDE_CONTENTS, 16))
        side.addWidget(self.contents)
        row = laid(QHBoxLayout(), spacing=0)
        row.addWidget(self._side)
        row.addWidget(self.page, 1)
        column = laid(QVBoxLayout(self), (0, 0, 0, 0), 0)
        column.addWidget(self._bar())
        column.addLayout(row, 1)
        standard = QKeySequence.StandardKey
        for keys, does in (
            (QKeySequence(Qt.Key.Key_Escape), self.close),
            (QKeySequence(standard.Close), self.close),
            *((keys, self.search_words) for keys in shortcuts.keys("search")),
            (QKeySequence(standard.FindNext), lambda: self._step(True)),
            (QKeySequence(standard.FindPrevious), lambda: self._step(False)),
        ):
            QShortcut(keys, self).activated.connect(does)

    def _bar(self) -> Bar:
        context, bar = self.context, Bar(self.context)
        self.count = Words(context, None, 13, 500, "bar_quiet", wrap=False)
        self.search = SearchField(context, phrase("Rules page", "Search the rules"))
        self.search.textChanged.connect(self._look)
        self.search.stepped.connect(self._step)
        self.previous = IconButton(context, phrase("Rules page", "Previous match"), "chevron-left")
        self.following = IconButton(context, phrase("Rules page", "Next match"), "chevron-right")
        self.previous.clicked.connect(lambda: self._step(False))
        self.following.clicked.connect(lambda: self._step(True))
        bar.row.setContentsMargins(20, 0, 12, 0)
        bar.add_title(self.manifest.title, phrase("Lobby", "Rules", "button"))
        bar.row.addStretch(1)
        for widget in (self.count, self.search, self.previous, self.following):
            bar.row.addWidget(widget)
        self._tell_count()
        return bar

    # What it does.

    def _draw(self, block: Block, size: float, ratio: float) -> QPixmap | None:
        """A diagram drawn by the game's table, if its fence has a name; None also where that cannot be had."""
        table = _table_of(self.manifest) if block.name else None
        if table is None:
            return None
        return table.booklet.diagram(self.context, self.manifest, block.name, block.lines, size, ratio)

    def _figure(self, block: Block) -> CardFigure | None:
        """A card with words around it, where a fence names one of the game's."""
        table = _table_of(self.manifest) if block.name else None
        return None if table is None else table.booklet.figure(self.context, self.manifest, block.name, block.lines)

    def _in_words(self, block: Block) -> tuple[Text, ...]:
        """What a diagram shows, where its own lines are no words."""
        table = _table_of(self.manifest) if block.name else None
        return () if table is None else table.booklet.in_words(block.name, block.lines)

    def _icons(self) -> Icons:
        """The icons of the game; none where its table cannot be had, and what stands for them is then read as it is."""
        table = _table_of(self.manifest)
        return {} if table is None else table.booklet.icons(self.manifest)

    def showEvent(self, event: QShowEvent) -> None:
        if self._outdated:
            self._read()
            self._restyle()
        super().showEvent(event)

    def _renew(self) -> None:
        """Follow another language."""
        if self.isVisible():
            self._read()
        else:
            self._outdated = True

    def _recolour(self) -> None:
        """Follow another theme or text size. A new language brings its fonts first, and is followed by itself."""
        if not self.isVisible():
            self._outdated = True
            return
        self._restyle()
        if self._language == self.context.voice.language:
            self.page.restyle()

    def _read(self) -> None:
        self._language, self._outdated = self.context.voice.language, False
        text = rules_text(self.manifest, self.context.voice.language, self._options)
        if text is None:
            lost = phrase("Rules page", "The rules of this game are missing. Please reinstall the game.")
            text = self.context.say(lost)
        text = markdown.noted(text, self._notes())
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.addItems(markdown.sections(text))
        self.contents.blockSignals(False)
        self.page.show_text(text)
        self._follow(self.page.section)
        self._tell_count()
        self._arrange()

    def _notes(self) -> dict[int, str]:
        """What is noted of the game that is read about, by the number of a section."""
        table = _table_of(self.manifest)
        if table is None or self._options is None:
            return {}
        titles = markdown.sections(rules_text(self.manifest, LANGUAGES[0]) or "")
        notes = table.booklet.notes(self._options)
        return {titles.index(title): self.context.say(note) for title, note in notes.items() if title in titles}

    def _chosen(self, section: int) -> None:
        self.page.go(section)

    def _clicked(self, item: QListWidgetItem) -> None:
        """Go to a section that was clicked, and give its text the keys that leaf through it."""
        self._chosen(self.contents.row(item))
        self.page.setFocus()

    def _follow(self, section: int) -> None:
        self.contents.blockSignals(True)
        # What stands above the first section is read with it.
        self.contents.setCurrentRow(max(section, 0))
        self.contents.blockSignals(False)

    def _look(self, words: str) -> None:
        self.page.look_for(words)
        self._tell_count()

    def _step(self, forward: bool) -> None:
        self.page.step(forward)
        self._tell_count()

    def _tell_count(self) -> None:
        found = self.page.hits
        looking = bool(self.search.text().strip())
        if not looking:
            words: Text = verbatim("")
        elif found:
            words = phrase("Rules page", "{place} of {count}", "which of the places found is shown")
            words = words.put(place=self.page.hit + 1, count=found)
        else:
            words = phrase("Rules page", "Not found", "the words looked for are nowhere in the rules")
        self.count.say(words)
        self.count.recolour("bar_quiet" if found else "bar_text")
        self.search.complain(looking and not found)
        nothing = phrase("Rules page", "No matches.")
        for button in (self.previous, self.following):
            button.setEnabled(found > 0)
            plain_text.set_tip(button, button.accessibleName() if found else self.context.say(nothing))

    def _restyle(self) -> None:
        p = self.context.theme.palette
        self.contents.setFont(self.context.theme.text(14, 500))
        self.contents.setStyleSheet(
            f"QListWidget {{ background: transparent; color: {p.quiet}; outline: 0; border: 0; }}"
            f"QListWidget::item {{ padding: 7px 12px; border-radius: {RADIUS}px; border: 2px solid transparent; }}"
            # No ground: where the mouse rests is not what is read.
            f"QListWidget::item:hover {{ color: {p.text}; }}"
            f"QListWidget::item:selected {{ background: {p.acting}; color: {p.acting_text}; }}"
            f"QListWidget::item:selected:focus {{ border-color: {p.brass}; }}"
        )
        self.contents.verticalScrollBar().setStyleSheet(self.context.theme.scroll_bars)
        self._arrange()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Show the contents where there is room for them beside the text, as wide as their titles need, as far as that
        leaves the text enough.
        """
        sizes = _CONTENTS_WIDE, _CONTENTS_FROM, _TEXT_WIDE
        usual, least, text = (self.context.theme.high(size, 1.1) for size in sizes)
        beside = 2 * _BESIDE_CONTENTS
        bar = self.contents.verticalScrollBar().sizeHint().width()
        titles = self.contents.sizeHintForColumn(0) + beside + bar
        self._side.setFixedWidth(max(usual, min(titles, self.width() - text)))
        self._side.setVisible(self.width() >= least)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.isFullScreen():
            # One that was maximized has the size that it had before when it is made smaller again.
            size = self.normalGeometry().size() if self.isMaximized() else self.size()
            memory = {"width": size.width(), "height": size.height(), "maximized": self.isMaximized()}
            if self.context.settings.memory(_MEMORY) != memory:
                self.context.settings.remember(_MEMORY, memory)
        super().closeEvent(event)
