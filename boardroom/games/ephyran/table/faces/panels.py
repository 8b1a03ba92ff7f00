"""The panels of the cities that are not the large one: whose each is, what is known of it, and the ground of its areas;
what each player does, as a word on the table.

Areas, tokens and gods are pieces and lie on them.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import NUMBERS, TERRITORIES
from boardroom.games.ephyran.position.city import is_locked
from boardroom.games.ephyran.position.numbers import GOD_MULTIPLIES
from boardroom.games.ephyran.position.state import Phase, State, asked
from boardroom.games.ephyran.table.faces.colours import TERRITORY_HUES
from boardroom.games.ephyran.table.faces.ground import LOCKED, frame_of
from boardroom.games.ephyran.table.faces.writing import Writing
from boardroom.games.ephyran.table.layout.small_city import COLUMNS, SmallCity
from boardroom.games.ephyran.table.layout.views import Points, points_of, tokens_of
from boardroom.games.ephyran.words.endings import open_ended
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.words.lettering import CENTRE, LEFT, RIGHT
from boardroom.ui.kit.words.say import called, called_in_short

_BADGE: Final = 20.0


class Status(NamedTuple):
    """What a player does, and in what mood that is shown: "acting", "quiet" or "done"."""

    word: Text
    mood: str


_OF_THE_ASKED: Final = {
    Phase.CHOOSING_GODS: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.ANSWERING: phrase("Ephyran", "Deciding", "what a player does"),
    Phase.GIVING_UP: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.PLACING_TOKEN: phrase("Ephyran", "Placing", "what a player does"),
    Phase.KEEPING: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.DRAWING: phrase("Ephyran", "Drawing", "what a player does"),
}
_PLAYING: Final = phrase("Ephyran", "Playing", "what a player does")
_NEXT: Final = phrase("Ephyran", "Next", "whose turn comes next")
_WAITING: Final = phrase("Ephyran", "Waiting", "what a player does")
OVER: Final = phrase("Ephyran", "Finished", "what a player does")
_SAID: Final = (*_OF_THE_ASKED.values(), _PLAYING)
"""What is said beside a name: that somebody only waits is not."""
_STATE: Final = 0.7
"""The part of its line that it takes at most."""


def status_of(view: State, seat: int) -> Status:
    """What a seat does."""
    if view.phase == Phase.OVER:
        return Status(OVER, "quiet")
    if asked(view) == seat:
        return Status(_OF_THE_ASKED.get(view.phase, _PLAYING), "acting")
    if view.active == seat:
        return Status(_PLAYING, "done")
    if (view.active + 1) % len(view.cities) == seat:
        return Status(_NEXT, "quiet")
    return Status(_WAITING, "quiet")


class Panel(NamedTuple):
    """What the panel of a seat says. ``laid`` counts the areas of each territory, ``locked`` are the locked ones."""

    seat: int
    god: int
    status: Status
    starts: bool
    hand: int
    tokens: int
    points: Points
    bonus: int
    laid: tuple[int, ...]
    locked: tuple[bool, ...]


def panel_of(view: State, seat: int) -> Panel:
    """What a view says of a seat."""
    city = view.cities[seat]
    return Panel(
        seat,
        view.gods[seat],
        status_of(view, seat),
        view.starter == seat,
        len(view.hands[seat]),
        tokens_of(view, seat),
        points_of(view, seat),
        max(0, view.bonuses[seat]),
        tuple(map(len, city.columns)),
        tuple(is_locked(city, territory) for territory in range(COLUMNS)),
    )


def so_far(points: Points) -> Text:
    """Points so far, and that there are tokens that are not seen: "12+?"."""
    if not points.unseen:
        return phrase("Ephyran", "{points}", "points so far").put(points=points.number)
    return open_ended(points.number)


def write_panel(small: SmallCity, on: Writing, panel: Panel) -> None:
    """The panel of a seat."""
    on.panel(small.box, panel.status.mood == "acting")
    badge = min(_BADGE * small.scale, small.name.height())
    on.badge(panel.seat, small.name.topLeft(), badge)
    name = small.name.adjusted(badge + 5, 0, 0, -1)
    if small.state == small.name:
        if panel.starts:
            name.setRight(small.athena.left() - 3)
        name.setRight(name.right() - write_status(on, name, panel.status))
    else:
        state = QRectF(small.state)
        if panel.starts:
            state.setRight(small.athena.left() - 3)
        write_status(on, state, panel.status)
    who, short = names_on(on, small, panel.seat)
    who = called(panel.seat, on.seat_names) if panel.status.word == OVER else who
    on.title(name, who, 15 * small.scale, on.theme.colour("text"), Qt.AlignmentFlag.AlignLeft, short)
    for territory in range(COLUMNS):
        _write_column(on, small, panel, territory)
    _write_facts(on, small, panel)


def names_on(on: Writing, small: SmallCity, seat: int) -> tuple[Text, Text]:
    """What a seat is called on its small panel, and where there is less room."""
    badge, beside = min(_BADGE * small.scale, small.name.height()), small.state == small.name
    room = small.name.adjusted(badge + 5, 0, 0, -1)
    if beside:
        room.setRight(small.athena.left() - 3)
    return names_beside(on, room, seat, beside)


def names_beside(on: Writing, room: QRectF, seat: int, beside: bool) -> tuple[Text, Text]:
    """What a seat is called in the least room that it may have, and in less than that: beside whatever it does, if
    that stands ``beside`` it, so that no name changes during a game. When it is over nothing is done any more, and
    names stand as in the score where they fit.
    """
    who, short = called(seat, on.seat_names), called_in_short(seat, on.seat_names)
    widest = min(on.state_width(_SAID), room.width() * _STATE) + 4 if beside else 0.0
    return (who if on.width_of(who, 1) <= room.width() - widest else short), short


def write_status(on: Writing, room: QRectF, status: Status) -> float:
    """At the right of a room, what a player does; gives the width of it. That somebody only waits need not be said."""
    if status.mood == "quiet":
        return 0.0
    return on.state(room.adjusted(room.width() * (1 - _STATE), 1, 0, -1), *status) + 4


def _write_column(on: Writing, small: SmallCity, panel: Panel, territory: int) -> None:
    head, own = small.heading(territory), territory == panel.god
    locked, laid = panel.locked[territory], panel.laid[territory]
    painter, hues = on.painter, TERRITORY_HUES[territory]
    if edge := LOCKED if locked else frame_of(own, locked):
        # That it is locked counts for more than whose it is: the pill says that, too.
        tint = QColor(hues.colour)
        tint.setAlpha(46)
        draw_rounded(painter, small.column(territory).adjusted(-1, -1, 1, 1), 5, tint, edge, 3.2 if locked else 1.8)
    size = min(head.height() - 2, head.width() * 0.36)
    badge = QRectF(head.left() + 2, head.center().y() - size / 2, size, size)
    on.marks.drawing(f"badge-{TERRITORIES[territory]}", badge)
    if own:
        right = small.shield(territory, laid).left() if locked and laid == NUMBERS else head.right()
        wide = min(26.0 * small.scale, right - badge.right() - 2)
        pill = QRectF(badge.right() + 1, head.top(), wide, min(head.height(), wide))
        on.pill(pill, f"×{GOD_MULTIPLIES}")
    if locked:
        return
    for number in range(laid + 1, NUMBERS + 1):
        slot = small.area(territory, number)
        box, quiet = slot.adjusted(0.5, 0.5, -0.5, -0.5), on.theme.colour("edge")
        draw_rounded(painter, box, 4, None, quiet, dashes=(3, 3))
        if number == laid + 1:
            shown = phrase("Ephyran", "{number}", "the number of an area").put(number=number)
            on.write(slot, shown, min(14.0 * small.scale, slot.height() * 0.6), 600, CENTRE, on.theme.colour("quiet"))


def _write_facts(on: Writing, small: SmallCity, panel: Panel) -> None:
    text = on.theme.colour("text")
    for box, number in ((small.cards, panel.hand), (small.tokens, panel.tokens)):
        high = box.height() - 4
        icon = QRectF(box.left(), box.top() + 2, high, high)
        if box == small.cards:
            _card_icon(on, icon)
        else:
            on.marks.drawing("token-back", icon)
        shown = phrase("Ephyran", "{number}", "how many").put(number=number)
        on.write(box.adjusted(high + 4, 0, 0, 0), shown, 14 * small.scale, 700, LEFT, text)
    points = small.points
    if panel.bonus:
        high = points.height() - 2
        pill = QRectF(points.left(), points.top() + 1, high * 1.5, high)
        on.pill(pill, f"+{panel.bonus}")
        points = points.adjusted(high * 1.5 + 2, 0, 0, 0)
    words = in_points(panel.points)
    if on.width_of(words, 1) > points.width():
        # In the narrowest panels the number says enough.
        words = so_far(panel.points)
    align = RIGHT if small.state == small.name else LEFT
    on.write(points, words, 14 * small.scale, 700, align, text)


def in_points(points: Points) -> Text:
    """The same with the word."""
    if points.unseen:
        return phrase("Ephyran", "%n+? points", "points so far, and tokens that are not seen", points.number)
    return phrase("Ephyran", "%n points", "points so far", points.number)


def _card_icon(on: Writing, box: QRectF) -> None:
    """Two cards, one behind the other."""
    wide, theme = box.height() * 0.62, on.theme
    for shift in (QPointF(0, 2), QPointF(box.width() - wide, 0)):
        card = QRectF(box.topLeft() + shift, QSizeF(wide, box.height() - 2))
        draw_rounded(on.painter, card, 2, theme.colour("quiet"), theme.colour("panel"))
