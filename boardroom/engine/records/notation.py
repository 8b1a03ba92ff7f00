"""Notation: the actions of a game as canonical texts, both ways from one table, so that they cannot disagree.

An action is written as a verb and a word for each of its fields: "place tempest 1 3". Some are written as a whole:
"take coin".
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from attrs import fields

from boardroom.engine.rules import Unreadable
from boardroom.engine.text import Text

A = TypeVar("A")

_SHOWN: Final = 60
"""Characters of a text that a complaint shows."""


class Words:
    """The words for a field of actions, with the value that each stands for. Raises ValueError for two of one value."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        self.texts = {value: text for text, value in values.items()}
        if len(self.texts) < len(values):
            raise ValueError(f"a value has two words: {', '.join(values)}")


def named(names: Sequence[str]) -> Words:
    """Numbers from 0 by name; a name that is there twice stands for the first of them."""
    return Words({name: names.index(name) for name in names})


def counted(count: int) -> Words:
    """So many numbers from 0, counted from 1 in writing."""
    return Words({str(number + 1): number for number in range(count)})


class Several(NamedTuple):
    """All words that follow, for a field of several values: any number of them without ``exactly``."""

    words: Words
    make: Callable[[list[Any]], Any]
    """Makes the field of its values."""
    exactly: int | None = None


class Verb:
    """How actions of a class are written: a verb, and words for their fields in order.

    Where there are words for some fields only, actions are written so whose other fields have their defaults.
    """

    def __init__(self, verb: str, kind: type[Any], *words: Words, several: Several | None = None) -> None:
        self.verb, self.kind = verb, kind
        self._words, self._several = words, several
        # What does not tell one action from another is not written.
        told = [field for field in fields(kind) if field.eq]
        first, rest = told[: len(words)], told[len(words) :]
        self._fields = [(field.name, known.texts) for field, known in zip(first, words, strict=True)]
        self._rest = [(field.name, field.default) for field in rest]
        exactly = 0 if several is None else several.exactly
        self._counts = range(len(words), sys.maxsize)
        if exactly is not None:
            self._counts = range(len(words) + exactly, len(words) + exactly + 1)

    def text(self, action: Any) -> str | None:
        """The text of an action of the class, None where it is not written so."""
        try:
            said = [texts[getattr(action, name)] for name, texts in self._fields]
            if self._several is not None:
                texts = self._several.words.texts
                said += [texts[value] for value in getattr(action, self._rest[0][0])]
            elif any(getattr(action, name) != default for name, default in self._rest):
                return None
        except KeyError:
            return None
        return " ".join((self.verb, *said))

    def action(self, words: Sequence[str]) -> Any | None:
        """The action of the words behind the verb, None if they are none of it."""
        if len(words) not in self._counts:
            return None
        try:
            values = [known.values[word] for known, word in zip(self._words, words, strict=False)]
            if self._several is not None:
                others = self._several.words.values
                values.append(self._several.make([others[word] for word in words[len(self._words) :]]))
        except KeyError:
            return None
        return self.kind(*values)


class Notation(Generic[A]):
    """The texts of all actions: those written as a whole, and the verbs of the others; several may have one verb.

    ``wrong`` is the complaint about a ``{text}`` that is no action.
    """

    def __init__(self, wrong: Text, whole: Mapping[str, A], *verbs: Verb) -> None:
        self._wrong, self._whole = wrong, whole
        self._texts = {action: text for text, action in whole.items()}
        self._by_verb: dict[str, list[Verb]] = {}
        self._by_kind: dict[type[Any], list[Verb]] = {}
        for verb in verbs:
            self._by_verb.setdefault(verb.verb, []).append(verb)
            self._by_kind.setdefault(verb.kind, []).append(verb)

    def text(self, action: A) -> str:
        """The canonical text of an action. Raises KeyError for what is none."""
        for verb in self._by_kind.get(type(action), ()):
            text = verb.text(action)
            if text is not None:
                return text
        return self._texts[action]

    def parse(self, text: str) -> A:
        """The action of a canonical text. Raises Unreadable."""
        if isinstance(text, str):
            if text in self._whole:
                return self._whole[text]
            verb, *words = text.split(" ")
            for known in self._by_verb.get(verb, ()):
                action: A | None = known.action(words)
                if action is not None:
                    return action
        shown = str(text)[:_SHOWN]
        raise Unreadable(shown, self._wrong.put(text=shown))
