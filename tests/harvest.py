"""Harvest, a tiny game for tests of the score: up to six seats lay cards from their hands into rows of their own.

A card belongs to one of nine kinds and is worth one to eight; who knows a hand counts it with the row. Only one seat's
cards are on the table at a time. With ``secret`` the second seat holds other cards than without, and nothing else is
different.
"""

from typing import Any, ClassVar, NamedTuple

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from boardroom.engine.manifest import Manifest, Option, Options
from boardroom.engine.outcome import Item, Outcome, Score, ScorePart
from boardroom.engine.prompt import Button, Progress, Prompt
from boardroom.engine.records.record import SeatSpec
from boardroom.engine.rule_parts import Records, Secrets, Words
from boardroom.engine.rules import Rules, Seal, Step
from boardroom.engine.text import Seat, Text, phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Handling, Reading

KINDS = 9
CARDS = 72
HELD, LAID = 3, 9
HIDDEN = -1
SECRETS = ((66, 67, 68), (69, 70, 71))
NAMES = (
    "Stables",
    "Owner card",
    "Asset cards",
    "Foals",
    "Studs",
    "Coins",
    "Contracts",
    "Left-over food",
    "Longest row",
)
KINDS_TITLES = tuple(verbatim(name) for name in NAMES)


@frozen
class Lay:
    """An action: lay a card of one's hand down."""

    card: int


class CardLaid(NamedTuple):
    """A seat laid a card down."""

    beat: int
    seat: int
    card: int


class State(NamedTuple):
    """The hands, the rows, and whose turn it is."""

    hands: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    turn: int


def worth(card: int) -> int:
    """What a card is worth."""
    return card // KINDS + 1


def _encode(state: State) -> Any:
    return {
        "hands": [list(hand) for hand in state.hands],
        "rows": [list(r) for r in state.rows],
        "turn": state.turn,
    }


def _decode(document: Any) -> State:
    hands, rows = (tuple(tuple(part) for part in document[key]) for key in ("hands", "rows"))
    return State(hands, rows, document["turn"])


def _text(action: Lay) -> str:
    return f"lay {action.card}"


def _parse(text: str) -> Lay:
    return Lay(int(text.partition(" ")[2]))


def _prompt(view: State, seat: int) -> Prompt:
    legal = HarvestRules().legal(view, seat)
    buttons = tuple(Button(action, _describe(action)) for action in legal if action.card != HIDDEN)
    return Prompt(phrase("Harvest", "{seat}: lay a card.").put(seat=Seat(view.turn)), buttons=buttons)


def _describe(thing: Any) -> Text:
    return phrase("Harvest", "Card {card}").put(card=thing.card)


def _why_not(state: State, seat: int, action: Lay) -> Text:
    return verbatim("Not now.")


def _score(view: State, seat: int) -> Score:
    cards = (*view.rows[seat], *view.hands[seat])
    items = tuple(
        Item(phrase("Harvest", "Card {card}").put(card=card), worth(card), (f"card.{card}",), f"part.{card % KINDS}")
        for card in cards
        if card != HIDDEN
    )
    parts = tuple(ScorePart(f"part.{kind}", title) for kind, title in enumerate(KINDS_TITLES))
    return Score(seat, sum(item.points for item in items), items, parts=parts)


def _view(state: State, seat: int | None) -> State:
    hands = tuple(hand if s == seat else (HIDDEN,) * len(hand) for s, hand in enumerate(state.hands))
    return state._replace(hands=hands)


class HarvestRules(Rules[State, Lay]):
    """The rules of Harvest."""

    id: ClassVar[str] = "harvest"
    version: ClassVar[str] = "1"
    records = Records(encode=_encode, decode=_decode, text=_text, parse=_parse)
    words = Words(prompt=_prompt, describe=_describe, why_not=_why_not, score=_score)
    secrets = Secrets(view=_view)

    def __init__(self, secret: bool = False) -> None:
        self._secret = secret

    def options(self) -> tuple[Option, ...]:
        return ()

    def setup(self, options: Options, seats: int, rng: int) -> State:
        hands = [tuple(range(54 + HELD * seat, 54 + HELD * seat + HELD)) for seat in range(seats)]
        if seats > 1:
            hands[1] = SECRETS[self._secret]
        return State(tuple(hands), tuple(tuple(range(LAID * s, LAID * s + LAID)) for s in range(seats)), 0)

    def actors(self, state: State) -> tuple[int, ...]:
        return (state.turn,) if state.hands[state.turn] else ()

    def legal(self, state: State, seat: int) -> tuple[Lay, ...]:
        return tuple(Lay(card) for card in state.hands[seat]) if seat in self.actors(state) else ()

    def is_secret(self, action: Lay) -> bool:
        return True

    def apply(self, state: State, seat: int, action: Lay) -> Step[State]:
        hands, rows = list(state.hands), list(state.rows)
        hands[seat] = tuple(card for card in hands[seat] if card != action.card)
        rows[seat] = (*rows[seat], action.card)
        after = State(tuple(hands), tuple(rows), (seat + 1) % len(hands))
        return Step(after, (CardLaid(0, seat, action.card),), Seal.FIRM)

    def outcome(self, state: State) -> Outcome | None:
        if self.actors(state):
            return None
        found = (self.words.score(state, seat) for seat in range(len(state.hands)))
        scores = tuple(score for score in found if score is not None)
        best = max(score.total for score in scores)
        return Outcome(tuple(s.seat for s in scores if s.total == best), verbatim("All cards are laid."), scores)

    def progress(self, state: State) -> Progress:
        laid = sum(len(row) for row in state.rows)
        return Progress(laid, laid, verbatim("Harvest"), (verbatim("Lay"),), 0)


class HarvestTable(Table):
    """Plain cards: the rows of one seat, and its hand below."""

    def __init__(self, context: AppContext, manifest: Manifest, seats: tuple[SeatSpec, ...]) -> None:
        super().__init__(context, manifest, seats)
        self.handling = Handling(
            intent=lambda shown, source, target, part: None,
        )
        self.reading = Reading(
            inspect=self._inspect,
        )

    _box = QRectF(0, 0, 900, 600)

    def arrange(self, whole: QRectF, free: QRectF) -> None:
        self._box = free

    def surface(self, painter: QPainter, whole: QRectF) -> None:
        painter.fillRect(whole, QColor("#8DB268"))

    def layout(self, shown: Presentation) -> dict[str, Place]:
        view: State = shown.view
        seat = shown.looked if shown.looked is not None else view.turn if shown.audience is None else shown.audience
        places = {}
        wide = self._box.width() / 14
        for low, cards in enumerate((view.rows[seat], view.hands[seat])):
            for index, card in enumerate(cards):
                key, face = (f"card.{card}", str(card)) if card != HIDDEN else (f"hidden.{seat}.{index}", "?")
                x, y = self._box.left() + wide * (index + 1), self._box.top() + 120 + 200 * low
                places[key] = Place(x, y, wide * 0.9, wide * 1.2, face)
        return places

    def face(self, face: str, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor("#FFF8E6"))
        painter = QPainter(pixmap)
        painter.drawText(QRectF(0, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, face)
        painter.end()
        return pixmap

    def gestures(self, shown: Presentation) -> tuple[Gesture, ...]:
        layout = self.layout(shown)
        return tuple(
            Gesture(f"card.{lay.card}", "row", (lay,), preview=lay)
            for lay in shown.legal
            if f"card.{lay.card}" in layout
        )

    def target(self, key: str) -> QRectF:
        return QRectF(self._box.left(), self._box.top() + 60, self._box.width(), 120)

    def name(self, key: str, shown: Presentation) -> Text:
        return verbatim(key)

    def _inspect(self, key: str, shown: Presentation) -> Inspection | None:
        return Inspection(verbatim(key), verbatim("A card."), self.face(key, QSize(60, 80), 2.0))


HARVEST_MANIFEST = Manifest(
    "harvest",
    verbatim("Harvest"),
    verbatim("A tiny game of many points for tests."),
    (1, 2, 3, 4, 5, 6),
    (1, 2),
    "tests",
    "tests.harvest:HarvestRules",
    "tests.harvest:HarvestTable",
)
