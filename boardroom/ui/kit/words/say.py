"""The voice of the application: texts rendered in the language of the moment.

Needs QtCore only, so the command line speaks with it too. Widgets that show a text register it with ``tell``; a
change of language then says everything again at once, open dialogs included.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLocale, QObject, QTranslator, Signal

from boardroom import resources
from boardroom.engine.enumerations import sentences
from boardroom.engine.text import Piece, Seat, Text, phrase, short_name, usual_name, verbatim
from boardroom.engine.tuples import of_seat

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "ja")
PERSON: Final = "person"
"""As in the contract, which takes too long to import for the first window."""
MOST_SAID: Final = 4096
"""So many rendered texts are kept: a table says the same hundred at every change."""
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
_SENTENCE: Final = phrase("Voice", "{words}.", "a line that is no sentence, heard among others")
_ENDS: Final = (".", "!", "?", "…", "。", "！", "？")
# A name that carries a form of address already is not given another.
_ADDRESSED: Final = (
    *("さん", "ちゃん", "くん", "君", "様", "さま", "氏", "殿", "たん", "先生", "せんせい", "先輩", "せんぱい"),
    *("師匠", "社長", "部長", "課長", "係長", "店長", "会長", "院長", "園長", "校長", "教授", "博士", "監督"),
)


class SeatName(NamedTuple):
    """Who sits at a seat, as texts name it: the name as typed, empty where nobody typed one."""

    name: str
    kind: str = PERSON


class Span(NamedTuple):
    """A run of a rendered text, and the key of the piece it names, or nothing."""

    words: str
    key: str = ""


class _Saying(NamedTuple):
    """A text that a widget shows, in whatever language."""

    setter: Callable[[str], Any]
    text: Text
    seats: Sequence[SeatName]


def called(seat: int, seats: Sequence[SeatName]) -> Text:
    """The name of a seat by itself, as a heading: as typed, else the usual one in the language of the moment."""
    name = _typed(seat, seats)
    if name:
        return phrase("Seat", "{name}", "a name alone, as a heading").put(name=name)
    return usual_name(seat, [i for i, other in enumerate(seats) if other.kind != PERSON])


def called_in_short(seat: int, seats: Sequence[SeatName]) -> Text:
    """The same where that would be cut: a name as typed, but the usual one in two or three letters."""
    if _typed(seat, seats):
        return called(seat, seats)
    return short_name(seat, [i for i, other in enumerate(seats) if other.kind != PERSON])


def _typed(seat: int, seats: Sequence[SeatName]) -> str:
    """The name that somebody typed for a seat. Raises IndexError for a number that is no seat's."""
    return of_seat(seats, seat).name if seats else ""


def system_language() -> str:
    """The language of the system, if we speak it, else English."""
    name = QLocale.system().name()[:2]
    return name if name in LANGUAGES else ENGLISH


class Voice(QObject):
    """Renders texts in one language and tells who listens when it changes."""

    changed = Signal()

    def __init__(self, language: str | None = None) -> None:
        super().__init__()
        self.language = ""
        self._own: list[QTranslator] = []
        self._of_games: list[QTranslator] | None = None
        self._said: dict[tuple[Text, tuple[SeatName, ...]], str] = {}
        # By the identity of the widget, which is held until it is destroyed, so that no other takes its identity.
        self._told: dict[int, tuple[QObject, dict[str, _Saying]]] = {}
        self.speak(language or system_language())

    def speak(self, language: str) -> None:
        """Change the language ("en" or "ja"), translations of games included, and say everything again."""
        if language == self.language:
            return
        self.language = language
        self._own = _loaded(*resources.translations(language))
        self._of_games = None
        self._said.clear()
        self.changed.emit()
        for key, told in list(self._told.items()):
            for setter, text, seats in list(told[1].values()):
                # What is said may end another widget.
                if self._told.get(key) is told:
                    setter(self.say(text, seats))

    def say(self, text: Text, seats: Sequence[SeatName] = ()) -> str:
        """The text in the present language. Seats are named by the list, or without one by their number. Raises
        IndexError for what is no seat.
        """
        key = text, tuple(seats)
        said = self._said.get(key)
        if said is None:
            said = "".join(span.words for span in self.spans(text, seats))
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[key] = said
        return said

    def aloud(self, texts: Iterable[Text], seats: Sequence[SeatName] = ()) -> str:
        """Texts one after the other as they are to be heard: each ends like a sentence, so that there is a pause."""
        heard: Text | None = None
        for said in (self.say(text, seats) for text in texts):
            if said:
                ended = verbatim(said) if said.endswith(_ENDS) else _SENTENCE.put(words=said)
                heard = sentences(heard, ended)
        return "" if heard is None else self.say(heard)

    def spans(self, text: Text, seats: Sequence[SeatName] = ()) -> list[Span]:
        """The rendered text in runs, so that a log line can point at the pieces it names."""
        if not text.context:
            return [Span(str(value)) for _, value in text.values]
        message = self._message(text)
        values = dict(text.values)
        spans: list[Span] = []
        cursor = 0
        for match in _PLACEHOLDER.finditer(message):
            if match.start() > cursor:
                spans.append(Span(message[cursor : match.start()]))
            cursor = match.end()
            spans += self._value(values.get(match.group(1), match.group(0)), seats)
        if cursor < len(message):
            spans.append(Span(message[cursor:]))
        return spans

    def tell(
        self, widget: QObject, setter: Callable[[str], Any], text: Text, seats: Sequence[SeatName] = (), what: str = ""
    ) -> None:
        """Set a text on a widget, now and whenever the language changes; ``what`` keys several on one widget."""
        key = id(widget)
        if key not in self._told:
            self._told[key] = (widget, {})
            widget.destroyed.connect(lambda: self._told.pop(key, None))
        self._told[key][1][what or setter.__name__] = _Saying(setter, text, seats)
        setter(self.say(text, seats))

    def forget(self, widget: QObject) -> None:
        """Say nothing more on a widget when the language changes."""
        if (told := self._told.get(id(widget))) is not None:
            told[1].clear()

    def _message(self, text: Text) -> str:
        """The message in the present language. The source is the English, so that only its plurals are looked up."""
        if text.n < 0 and self.language == ENGLISH:
            return text.source
        for translator in self._translators():
            found = translator.translate(text.context, text.source, text.comment or None, text.n)
            if found:
                return found.replace("%n", str(text.n)) if text.n >= 0 else found
        return text.source.replace("%n", str(text.n)) if text.n >= 0 else text.source

    def _translators(self) -> Iterator[QTranslator]:
        """Those that came with Boardroom, then those that games bring, which are looked for when first needed."""
        yield from self._own
        if self._of_games is None:
            from boardroom.controller import catalog

            self._of_games = _loaded(*catalog.translations(self.language))
        yield from self._of_games

    def _value(self, value: Any, seats: Sequence[SeatName]) -> list[Span]:
        if isinstance(value, Text):
            return self.spans(value, seats)
        if isinstance(value, Piece):
            return [Span(self.say(value.label, seats), value.key)]
        if isinstance(value, Seat):
            return [Span(self._seat(value.seat, seats))]
        # Figures have a minus of their own height, as in texts that have one.
        return [Span(f"−{-value}" if isinstance(value, int) and value < 0 else str(value))]

    def _seat(self, seat: int, seats: Sequence[SeatName]) -> str:
        name = _typed(seat, seats)
        if not name:
            return self.say(called(seat, seats))
        if seats[seat].kind != PERSON:
            return self.say(phrase("Seat", "{name}", "a computer player in a sentence").put(name=name))
        if name.endswith(_ADDRESSED):
            return name
        return self.say(phrase("Seat", "{name}", "a person in a sentence; Japanese adds さん").put(name=name))


def _loaded(*files: Path) -> list[QTranslator]:
    """Translators of those .qm files that are whole."""
    translators = [(QTranslator(), file) for file in files]
    return [translator for translator, file in translators if translator.load(str(file))]
