"""The parts of a table beside its core, which a game hands over where it has them: each a value of functions with what
holds where nothing is given. ``table`` says who asks them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

from attrs import Factory, field, frozen
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import Manifest, Options
from boardroom.engine.outcome import Item
from boardroom.engine.prompt import Preview, Tone
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.icons import Icons
from boardroom.ui.stage.card_figure import CardFigure
from boardroom.ui.stage.gestures.gesture import Gesture, Tool
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.motion.occasions import Occasion
from boardroom.ui.stage.pieces.place import CardPart, Place
from boardroom.ui.stage.pieces.reading_order import NOBODY
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, Pile
from boardroom.ui.stage.reading.surroundings import Surroundings

Keys: TypeAlias = tuple[str, ...]
"""Keys of pieces or targets."""
Places: TypeAlias = dict[str, Place]


def _none(*asked: Any) -> None:
    return None


def _as_they_are(items: Sequence[Item], shown: Presentation) -> Sequence[Item]:
    return items


def _nothing(*asked: Any) -> tuple[Any, ...]:
    return ()


def _silence(*asked: Any) -> str:
    return ""


def _no_notes(options: Options) -> Mapping[str, Text]:
    return {}


def _no_numbers(options: Options) -> Mapping[str, int]:
    return {}


def _no(*asked: Any) -> bool:
    return False


# Motion.


class Pace(NamedTuple):
    """How long an event's motion takes and how long it then stands, in milliseconds at normal speed.

    ``followed`` marks what nobody at the screen does: it stands as long as a person wants to follow it, also where
    nothing moves.
    """

    motion: int
    pause: int
    followed: bool = False

    @property
    def takes_time(self) -> bool:
        """Whether the event is played at all, and not only settled."""
        return self.motion > 0 or self.pause > 0


_SETTLED: Final = Pace(0, 0)


def _traces(cast: Callable[[Any], Keys], shown: Presentation) -> Keys:
    own = shown.audience if shown.actor is None else shown.actor
    for told in reversed(shown.history):
        if told.seat == own:
            break
        for event in reversed(told.events):
            if cast(event):
                return cast(event)
    return ()


@frozen
class Motion:
    """How what happened is seen and heard. Without any of it pieces glide to where they lie."""

    moves: Callable[[Presentation, Any, Places, Places], Moves] = lambda before, event, places, layout: Moves()
    """How pieces move in an event, from the places of what was shown before, with the history as far as that, to the
    layout after it.
    """

    pace: Callable[[Any], Pace] = lambda event: _SETTLED
    """How long an event's motion takes; (0, 0) for what only settles."""

    sound: Callable[[Any], str] = _silence
    """What an event sounds like to everybody (a name in ``boardroom.ui.kit.sound.sounds``); "" for nothing."""

    occasion: Callable[[Any], Occasion | None] = _none
    """What an event is to everybody that has a picture and a sound of its own; None for most. The sound is heard in
    place of the event's.
    """

    draft_sound: str = ""
    """What drawing up sounds like, always the same: whatever is hidden from others. "" where even how often it is done
    would tell them something.
    """

    cast: Callable[[Any], Keys] = _nothing
    """The pieces an event is about, to be ringed while it is told."""

    traces: Callable[[Presentation], Keys] = field(
        default=Factory(lambda self: partial(_traces, self.cast), takes_self=True)
    )
    """The pieces that the last action of somebody else was about: they stay marked until the next one."""

    turns_over: Callable[[str, str], bool] = lambda face, other: face != other
    """Whether a piece on its way turns over where its face becomes another one; else that is the same side of it, as it
    looks elsewhere.
    """


# Hands.


@frozen
class Handling:
    """What hands can do beside the gestures from piece to target, and what they meant where that led nowhere."""

    intent: Callable[[Presentation, str, str, str], Any | Text | None] = _none
    """What dropping a source on a target, held by a part ("" where it is held whole), was meant to be: an action (asked
    why not), a sentence, or nothing.

    The target is the source itself when that could not be taken up, and "" when it was dropped nowhere. The source is
    "" where the target, on which no piece lies, was clicked with nothing in hand.
    """

    held_for: Callable[[Presentation, str, str], Any | Text | None] = _none
    """What a piece that is picked up, by a part, is for, where it can go only to what must be aimed at (a card that can
    only be discarded): an action (asked why not), a sentence, or nothing.
    """

    drop_areas: Callable[[Presentation], Keys] = _nothing
    """Targets a person may try although no gesture leads there now."""

    tap: Callable[[Presentation, str, QPointF], Gesture | None] = _none
    """The gesture of clicking a spot (0-1 in both directions) of a piece, such as an arrow on it."""

    tap_among: Callable[[Presentation, str], tuple[Gesture, ...]] = _nothing
    """The gestures that a click on a piece could mean that is only chosen, and goes to the one place there is: it is
    asked which, if they are several.
    """

    entered: Callable[[Presentation, str], Gesture | None] = _none
    """The gesture that one Enter at a piece does, where it is carried nowhere and can be taken back; None where the
    piece is taken up.
    """

    at_once: Callable[[Presentation, Gesture], Gesture | None] = _none
    """What a gesture of the mouse that picks does while Shift is held: what is picked for is done with it at once. None
    where Shift changes nothing.
    """

    by_number: Callable[[Presentation, str], Gesture | None] = _none
    """The gesture that the number key of a piece does, where Enter at that piece does another; the keys are at nothing
    after it, so that Enter goes on.
    """

    put_by_number: Callable[[Presentation, Gesture], bool] = _no
    """Whether the number key of a gesture's target does it at once, where it can be taken back and loses no more than
    the target that was seen before; else the number goes to the target.
    """

    tip: Callable[[Presentation, str], Text | None] = _none
    """What is said of a piece to a mouse that rests on it: how it is used, where nothing else says so."""

    numbered: Callable[[Presentation], tuple[str, ...]] = _nothing
    """The pieces and targets that the number keys go to first, as far as they can act; all others follow in reading
    order.
    """

    numbers_are_names: bool = False
    """Whether the place of a piece among these is its own number: one that cannot act keeps its key then, and no other
    gets it.
    """

    keeps_numbers: Callable[[Presentation], bool] = _no
    """Whether each of these has the number of its place among them now, although others cannot act, with nothing in
    hand as while something is held for them: a number means the same thing as long as one choice lasts. Others follow.
    """

    ends: Callable[[Presentation], bool] = _no
    """Whether nothing is asked but to begin or end it by the main button, and what pieces can do is beside that: the
    keys come to no piece by themselves then, and Enter is that button.
    """

    says_worth: bool = False
    """Whether each target says how many points what is held brings there, if it brings any; not where it is to be aimed
    at.
    """

    numbers_within: bool = False
    """Whether the keys are shown within the pieces that they go to, as what stands above these has a meaning."""

    number_spot: Callable[[Presentation, str, QRectF, QSizeF], QPointF | None] = _none
    """The middle of a key of a size at a piece or target with an area, where it would cover something that counts at
    its usual place; None elsewhere.
    """

    hub: Callable[[Presentation, str], str] = _silence
    """The piece around which the targets of a held piece lie, if there is one: the first arrow key goes from there."""

    first_target: Callable[[Presentation, str], str] = _silence
    """The target to which the first arrow key brings a held piece, whichever arrow it is; nothing where it brings it to
    the nearest that way.
    """

    gives_way: Callable[[Presentation, str], Iterable[str]] = _nothing
    """The things that are no longer picked once another one is, whose place it takes."""

    clickable: Callable[[Presentation], Keys] = _nothing
    """Targets that can be clicked with nothing in hand: whatever could be dropped there is meant by it."""

    beside: Callable[[Presentation, QPointF], str] = _silence
    """The piece that is meant by a press where none lies: one whose row, with the words about it, is there."""

    parts: Callable[[Presentation, str], tuple[CardPart, ...]] = _nothing
    """The parts that a piece can be taken up by, in the order of reading; none where it is taken up whole."""

    part_name: Callable[[str, str, Presentation], Text | None] = _none
    """What a part of a piece is called; None where that is the name of the piece."""

    held: Callable[[Presentation, str, str, Place], Place] = lambda shown, key, part, place: place
    """How a piece that lies at a place looks, and how large it is, while it is held by a part, or whole."""

    held_over: Callable[[Presentation, str, str, Place, QPointF], Place | None] = _none
    """How such a piece looks, and how large it is, over a spot of the scene where that is as it would lie there. None
    where it looks as anywhere else.
    """

    drawable: Callable[[Presentation], Keys] = _nothing
    """The targets that can be drawn over with the mouse and nothing in hand, or clicked, by the acting seat."""

    drawn: Callable[[Presentation, Keys], Gesture | None] = _none
    """What is meant by drawing over such targets, one after another; None where that means nothing."""

    draws_from_piece: Callable[[Presentation, QPointF, QPointF], bool] = lambda shown, start, spot: False
    """Whether a hand that pressed on a piece at a spot, and has moved to another, draws and takes nothing up."""

    drawn_on: Callable[[Presentation, Keys, QPointF], Keys] = lambda shown, targets, spot: targets
    """The targets of a line once the pen has come to a spot of the scene: one more, those before the last where the pen
    goes back over it, or the same.
    """

    by_mouse: Callable[[Presentation], Text | None] = _none
    """The shorter way that the mouse has just now, in a sentence after the note of the prompt where there is room for
    it; not said while keys are used.
    """

    tools: Callable[[Presentation], tuple[Tool, ...]] = _nothing
    """Buttons of the table's own."""

    hand_orders: Mapping[str, Text] = {}
    """How the cards of a hand can be sorted, each with what is said of it; first "", as they lie by themselves. Nothing
    where there is nothing to sort.
    """

    sorter: Callable[[Presentation], str] = _silence
    """The target that sorts the hand when it is clicked; nothing where there is none, or nothing to sort."""


class Risk(NamedTuple):
    """How it is asked whether something is really meant that is warned of: a ``question`` before the warning, what the
    button says that does it, and the piece it is about, which is not covered where there is room beside it. What the
    question ``says`` already is neither warned of nor told below it once more.
    """

    question: Text
    do: Text
    piece: str
    says: tuple[Text, ...] = ()


@frozen
class Chooser:
    """The small chooser, where a drop could mean several actions."""

    own_question: Callable[[Sequence[Any]], Text | None] = _none
    """What it asks when a drop could mean these actions; None for the usual question."""

    own_first: Callable[[Gesture, Presentation], Text | None] = _none
    """What it asks where something has to be done before a gesture, and there are several ways; None for what it asks
    of these.
    """

    offset: Callable[[Any], QPointF | None] = _none
    """Where an action stands in it, in steps from its middle."""

    asks: Callable[[Any], bool] = _no
    """Whether an action is about more than the piece and the target that have met. Where a drop can mean several such
    ones, the prompt line asks, too, and what is lost stands beside each of them.
    """

    ahead: Callable[[Sequence[Any], Presentation], Preview] = lambda actions, shown: Preview()
    """What is said over a target at which it will ask which of these actions is meant, and the pieces that are ringed
    then.
    """

    label: Callable[[Any, Presentation], Text | None] = _none
    """The short name of an action in it, where the piece that was dropped says the rest."""

    face: Callable[[Any, Presentation, float], QPixmap | None] = _none
    """The picture of an action in it: an arrow, the face of a die. Its short name is then read aloud and shown as a
    tip. None where words are better.
    """

    do: Callable[[Any], Text | None] = _none
    """What the button says that does an action which is asked about alone: a verb, where its short name and picture
    would only say what it is about. None where these are better.
    """

    ends: Callable[[Any, Presentation], Text | None] = _none
    """What it asks before an action that cannot be taken back, or has computers go on: where it ends the turn and
    others of its kind do not, or plays a card; None for whatever else.
    """

    risk: Callable[[Any], Risk | None] = _none
    """How it asks before an action that is warned of; None where the warning says enough."""

    open_to_view: Callable[[Any, Presentation], str] = lambda action, shown: ""
    """The key of the piece that an action is about, where what was dropped is another one: neither it nor what lies
    beside it is covered.
    """

    def question(self, actions: Sequence[Any]) -> Text:
        """What it asks when a drop could mean these actions."""
        return self.own_question(actions) or phrase("Chooser", "Which one?")

    def first_question(self, gesture: Gesture, shown: Presentation) -> Text:
        """What it asks where something has to be done before a gesture, and there are several ways."""
        return self.own_first(gesture, shown) or self.question(gesture.first)


@frozen
class Listing:
    """The list of all actions."""

    name: Callable[[Any, Presentation], Text | None] = _none
    """What an action is called there, to those who do not see which piece is which; None where the rules' name says
    enough.
    """

    results: Callable[[Any], frozenset[Tone]] = lambda action: frozenset()
    """The kinds of lines of its preview that stand beside an action; none where its name says enough. For a gesture
    there it is its preview's.
    """

    heading: Callable[[Any, Presentation], Text | None] = _none
    """What an action, or a gesture there, stands under: the card or piece that does it, where one alone does; None
    without a heading.
    """

    rank: Callable[[Any], int] = lambda action: 0
    """What of an action, or a gesture there, stands first, the least one: so headings stand in the same order whatever
    can be done. Of one rank they stand as what they hold comes.
    """

    gestures: Callable[[Presentation], Iterable[tuple[Text, Gesture]]] = _nothing
    """What is listed beside the actions, each with its name: what redraws the draft of the acting seat (swaps, turns,
    another order), and what needs something done first.
    """

    own_told: Callable[[Gesture], Text | None] = _none
    """What is said of a gesture that redraws the draft, where that is not its name in the list."""

    def redraft_told(self, gesture: Gesture, shown: Presentation) -> Text | None:
        """What is said to those who do not see it when a gesture redraws the draft: its name in the list; None where
        what is asked next says it.
        """
        named = self.gestures(shown)
        told = self.own_told(gesture)
        return told or next((words for words, listed in named if listed.actions == gesture.actions), None)


# Eyes and ears.


class Way(Enum):
    """How it is said that something is done with a piece that is taken up."""

    CARRIED = "carried"
    """It is picked up and put somewhere."""
    DRAWN = "drawn"
    """A card or the like is drawn from it: a deck."""
    CHOSEN = "chosen"
    """It is only chosen: it stands for what is done."""


@frozen
class Reading:
    """What is read, seen large and heard of pieces and targets, beside their names."""

    way: Callable[[Any], Way] = lambda action: Way.CARRIED
    """How the piece of a gesture is spoken of while it does an action. What is picked is chosen in any case."""

    seat: Callable[[str, Presentation], int] = lambda key, shown: NOBODY
    """The seat whose things a piece lies among: they are read together; ``NOBODY`` for what is everybody's."""

    overview: Callable[[str, Presentation], tuple[Text, ...]] = _nothing
    """What is seen at a glance at a piece or target and would take long to hear piece by piece, in sentences."""

    heard: Callable[[Presentation], Keys] = _nothing
    """Targets at which nothing is done, but which are read by who listens: what a seat has, where that is painted and
    no piece. Arrow keys come to them, Tab passes them by; pointed at, they are explained like a piece.
    """

    asked_about: Callable[[Presentation], Keys] = _nothing
    """The pieces that the question is about where others can act beside it (cards that may be sold at any time): the
    keys come to them. Nothing where all that can act is asked about alike.
    """

    held_words: Callable[[Presentation, str, str], Text | None] = _none
    """How to go on once a piece is picked up by a click or a key, by a part ("" where it is held whole); None where it
    is only to be put somewhere.
    """

    aimed_words: Callable[[Presentation, str, str, str], Text | None] = _none
    """How to go on once the keys have brought a piece, held by a part, to a target; None for the words while it is
    held, or what is usual.
    """

    inspect: Callable[[str, Presentation], Inspection | None] | None = None
    """A piece seen large, with words about it. Not given, it is its face and its name."""

    gains: Callable[[str, Presentation], Mapping[str, int]] = lambda key, shown: {}
    """The pieces that score with one that is pointed at, each with the points that it wears then. A preview says the
    same of what is dropped.
    """

    spot: Callable[[Presentation, QPointF], Text | None] = _none
    """What is written on the ground at a point, for a mouse that rests there: the number of what somebody has. None
    where nothing is that asks for words.
    """

    ask: Callable[[Presentation], Text | None] = _none
    """What is asked, in other words than those of the rules, where what happened before makes it another question than
    the position alone would tell.
    """

    note: Callable[[Presentation, Text | None], Text | None] = _none
    """What is said below the question in place of a note of the rules, that for the mouse or that for the keys, where
    what others did before is to be known for it; None where that note says enough.
    """

    items: Callable[[Sequence[Item], Presentation], Sequence[Item]] = _as_they_are
    """The items of a part of a score with what happened, where that tells more of them than the position, and in the
    order in which it did.
    """

    pile: Callable[[str, Presentation], Pile | None] = _none
    """What can be looked through where a piece lies; None if there is nothing beneath it to be seen."""

    closer: Callable[[str, Place], Place | None] = _none
    """How a piece that lies at a place is shown while it is pointed at, if it is too small to be read there."""

    apart: Callable[[str, Place], Place | None] = _none
    """Where a piece that lies at a place is shown larger, clear of all targets, while keys are at it, or while it is
    held there and follows no mouse; None where it is shown as for the mouse, and can be read as it is held.
    """

    rise: int = 0
    """Milliseconds in which it comes so close, and goes back; 0 for at once."""

    unwritten: Callable[[str, Inspection], Inspection] = lambda key, inspection: inspection
    """What an enlarged piece does not say itself of its inspection: the words beside it."""

    surroundings: Callable[[str, Place, Presentation], Surroundings | None] = _none
    """The ground around a piece that lies at a place, where the words of its inspection stand beside it while it is
    pointed at and the inspector is not in view; None for anywhere beside a piece that is shown larger, and for no words
    beside any other.
    """


_BACK: Final = phrase("Prompt", "Back to {seat}", "a button")
_ONLY_LOOKED: Final = phrase("Prompt", "This is {seat}’s; you can look but not touch.")
_GO_ON: Final = phrase("Prompt", "Continue as {seat}", "a button")


@frozen
class Looking:
    """Looking at the things of another seat."""

    back: Text = _BACK
    """What the button says that ends it."""

    only_looked: Text = _ONLY_LOOKED
    """Why nothing can be done there."""

    rests: bool = False
    """Whether what is asked rests meanwhile: its buttons are off, and the way back is the main one."""

    go_on: Text = _GO_ON
    """What the button says by which who is at the mouse decides in secret, where no curtain is needed before it."""

    in_small: Callable[[Presentation], Mapping[str, int]] = lambda shown: {}
    """Targets that show the things of a seat small, each with that seat: clicked with nothing in hand, or a piece there
    that cannot be taken up, they have its things looked at, also while others act.
    """

    turns_to_computers: bool = True
    """Whether the things of a computer player come into view while it acts; else they are seen well enough where they
    are.
    """

    turned_down: Callable[[Presentation, str], bool] = _no
    """Whether a piece is one of the acting seat's own that it may look at and does not see: a click on it looks."""

    areas: Callable[[Presentation], Mapping[int, "SeatArea"]] = lambda shown: {}
    """Where the things of each seat are. Where seats change places, their things slide there in sight; nothing for
    tables at which everything of a seat stays where it is.
    """

    is_too_small: Callable[[str], bool] = _no
    """Whether a face is too small to be what a line of the score or the log speaks of."""


class SeatArea(NamedTuple):
    """Where the things of a seat are: in an area of the scene, large, or in a panel, small; and the panel's name plate,
    which is hidden while they are large.
    """

    things: QRectF | QWidget
    name: QWidget

    @property
    def large(self) -> bool:
        """Whether they are in the scene."""
        return not isinstance(self.things, QWidget)


# Beside the table.


@runtime_checkable
class Folding(Protocol):
    """A panel that has less to show where the window is narrow."""

    def set_compact(self, compact: bool) -> None:
        """Shrink, or unfold again."""


@frozen
class Panels:
    """The left column."""

    there: bool = True
    """Whether it is there; without it the stage takes all the room, and the seats are pieces on it."""

    widgets: Callable[[], tuple[QWidget, ...]] = _nothing
    """What is in it, top to bottom, made once. Without any, the page shows the seats there. One that is ``Folding`` is
    told when there is little room.
    """

    refresh: Callable[[Presentation], None] = _none
    """Brings them up to what is shown."""

    side: Callable[[bool], QRectF] | None = None
    """Where, on a table that takes the whole width of the page, a part of the side column is opened over it, given
    whether that is the inspector; None on one that makes room for the side column.
    """

    tells_last_turn: bool = False
    """Whether the column tells the last turn, so that the page need not."""

    last_grows: bool = True
    """Whether the last of them takes the height that the others leave; not where all are alike."""

    log: Callable[[Presentation], QRectF | None] = _none
    """Where the table writes the last lines of the log itself: a click there opens the whole of it."""


class FaceSet(NamedTuple):
    """Faces of one kind at a size (in logical pixels) in which the table shows them."""

    kind: str
    faces: tuple[str, ...]
    size: QSize


@frozen
class Pictures:
    """Pieces and seats as pictures elsewhere than in their places on the table."""

    badge: Callable[[int, float, float], QPixmap] | None = None
    """A seat's colour and symbol as a small picture, of a size for a ratio. Not given, they are the manifest's."""

    token: Callable[[str, Presentation, float, float], QPixmap | None] = _none
    """A piece, or a part of the score, as a small picture beside words about it; None if words are enough."""

    to_come: Callable[[Presentation], Iterable[Place]] = _nothing
    """Places that pieces may have at the next pictures, as far as the one that is shown tells: their faces are painted
    ahead in quiet moments. Those that are seen already may be among them.
    """

    every_face: Callable[[], tuple[FaceSet, ...]] = _nothing
    """All faces there are, by kind, at the sizes they have with the room there is now: ``dev.py sheet`` prints them to
    be looked at together.
    """


@frozen
class Memory:
    """What is remembered for a later game ("as last time")."""

    remembered_with: Callable[[Any, dict[str, Any]], dict[str, Any]] = lambda event, remember: remember
    """What to remember once everybody was told of an event, as everybody may see it; given what is remembered."""

    recall: Callable[[dict[str, Any]], None] = _none
    """Takes what was remembered."""


@frozen
class Booklet:
    """What needs no table: pictures and numbers for the rules pages."""

    icons: Callable[[Manifest], Icons] = lambda manifest: {}
    """The icons that sentences may hold, by name (``boardroom.ui.kit.pictures.icons`` says how they are written)."""

    numbers: Callable[[], Mapping[str, int]] = dict
    """The numbers that the rules pages hold by name (``boardroom.ui.rulebook.markdown`` says how they are written)."""

    numbers_of: Callable[[Options], Mapping[str, int]] = _no_numbers
    """Those of them that the options of a game change: its own number stands wherever the rules name it."""

    notes: Callable[[Options], Mapping[str, Text]] = _no_notes
    """What the options of a game change in the rules, by the English headings of the sections that it is noted in."""

    diagram: Callable[[AppContext, Manifest, str, tuple[str, ...], float, float], QPixmap | None] = _none
    """A diagram of the rules pages as a picture for text of a size; None if it is to be read as text.

    Its kind is what its fence says after the signs. Words in the picture are in the language of the moment. What it
    shows stays in the page, to be found and read out.
    """

    in_words: Callable[[str, tuple[str, ...]], tuple[Text, ...]] = lambda kind, lines: ()
    """What a diagram of a kind shows, line by line, where its own lines are no words; else nothing."""

    figure: Callable[[AppContext, Manifest, str, tuple[str, ...]], CardFigure | None] = _none
    """The card that a diagram of the rules pages, of a kind, shows with words around it; None if it is another one."""
