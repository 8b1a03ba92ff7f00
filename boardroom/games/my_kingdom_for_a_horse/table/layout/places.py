"""Where every piece lies, for a view and an audience; and what a view says of the table."""

from PySide6.QtCore import QRectF

from boardroom.games.my_kingdom_for_a_horse.position import field, state
from boardroom.games.my_kingdom_for_a_horse.position.cards import HIDDEN
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Placing
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import dice_shown
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import held_key, hidden_key, spare_key, waiting_key
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation


def places(shown: Presentation, seat: int, m: Measures, colour: str) -> dict[str, Place]:
    """The place of every piece, by key, with the field of a seat whose fences are of a colour."""
    view: state.State = shown.view
    found = {**_fences(view, seat, m, colour), **_animals(view, seat, m)}
    if shows_dice(view):
        found |= _dice(shown, m)
    if view.with_cards:
        found |= _cards(shown, seat, m)
    return found


def _fences(view: state.State, seat: int, m: Measures, colour: str) -> dict[str, Place]:
    fences = view.fields[seat].fences
    found = {state.fence_key(seat, edge): _fence(m, edge, colour) for edge in range(field.EDGES) if fences >> edge & 1}
    face = f"fence/level/{colour}"
    task = view.tasks[-1] if view.tasks else None
    if isinstance(task, Fencing) and task.seat == seat:
        if task.origin >= 0:
            middle = m.in_hand.center()
            found[held_key(seat)] = Place(middle.x(), middle.y() + 8, m.spare.width(), m.spare.height(), face, 1)
        elif task.place:
            found[spare_key(seat)] = Place.on(m.spare, face, 1)
    elif view.phase != state.Phase.OVER and fences.bit_count() < field.FENCES and not waiting_animals(view)[1]:
        found[spare_key(seat)] = Place.on(m.spare, face, 1)
    return found


def _fence(m: Measures, edge: int, colour: str) -> Place:
    """A fence on an edge; nearer ones cover those behind and the feet of animals."""
    if edge < field.LEVEL:
        return Place.on(m.fence(edge), f"fence/level/{colour}", edge // field.COLUMNS * 10.0)
    row = (edge - field.LEVEL) // (field.COLUMNS + 1)
    return Place.on(m.fence(edge), f"fence/upright/{colour}", row * 10.0 + 3)


def _animals(view: state.State, seat: int, m: Measures) -> dict[str, Place]:
    found = {}
    for space, content in enumerate(view.fields[seat].animals):
        kind, number = field.animal_kind(content), field.animal_count(content)
        for index in range(number):
            z = space // field.COLUMNS * 10.0 + 4 + index
            box = m.animal(space, index, number)
            found[state.animal_key(seat, space, index)] = Place.on(box, f"animal/{KIND_NAMES[kind]}", z)
    owner, kinds = waiting_animals(view)
    if owner == seat:
        for index, kind in enumerate(kinds):
            place = Place.on(m.waiting(index, len(kinds)), f"animal/{KIND_NAMES[kind]}", 2 + index)
            found[waiting_key(kind, index)] = place
    return found


def _dice(shown: Presentation, m: Measures) -> dict[str, Place]:
    dice, found = dice_shown(shown), {}
    for die in range(DICE):
        face = str(dice[die]) if dice[die] != HIDDEN else "?"
        gone = state.is_gone(shown.view, die)
        tilt = -7.0 if die_key(die) in shown.picked and not gone else 0.0
        place = Place.on(m.die(die), f"die/{die}/{face}", 1)
        found[die_key(die)] = place._replace(opacity=0.4 if gone else 1.0, turn=tilt)
    return found


def _cards(shown: Presentation, seat: int, m: Measures) -> dict[str, Place]:
    view: state.State = shown.view
    hand, lasting = view.hands[seat], view.lasting[seat]
    found = {}
    row = m.hand(len(hand), len(lasting))
    for index, card in enumerate(hand):
        place = Place.on(row.box(index), "back", 1 + index)._replace(turn=row.turn(index))
        if card == HIDDEN:
            found[hidden_key(seat, index)] = place
        else:
            lift = m.lift(place.height) if state.card_key(card) in shown.picked else 0.0
            found[state.card_key(card)] = place._replace(face=f"card/{card}", y=place.y - lift)
    row = m.in_effect(len(lasting))
    for index, card in enumerate(lasting):
        found[state.card_key(card)] = Place.on(row.box(index), f"card/{card}", 1 + index)
    if view.deck:
        found["deck"] = Place.on(m.deck, "back", 1)
    if view.discard:
        found[state.card_key(view.discard[-1])] = Place.on(m.discard, f"card/{view.discard[-1]}", 1)
    return found


def to_exchange(shown: Presentation, seat: int, m: Measures) -> dict[int, QRectF]:
    """The farm cards in a hand that are picked to be exchanged, with their boxes."""
    hand = shown.view.hands[seat]
    row = m.hand(len(hand), len(shown.view.lasting[seat]))
    picked = {card: row.box(index) for index, card in enumerate(hand) if state.card_key(card) in shown.picked}
    return {card: box.translated(0, -m.lift(box.height())) for card, box in picked.items()}


def focus_of(shown: Presentation, lone: int) -> int:
    """Whose field is large: who is looked at; at the end who won, of several whoever looks at its own, else the first;
    the only person (``lone``, -1 where there is none or are several); who looks at its own; else who is asked.
    """
    view: state.State = shown.view
    if shown.looked is not None:
        return shown.looked
    own = lone if lone >= 0 else shown.audience
    won = [seat for seat in range(len(view.fields)) if state.has_won(view, seat)]
    if view.phase == state.Phase.OVER and won:
        return own if own in won else won[0]
    return max(0, state.asked(view)) if own is None else own


# What a view says.


def shows_dice(view: state.State) -> bool:
    """Whether dice are on the table now, rather than the market."""
    return view.phase in (
        state.Phase.OWN_DICE,
        state.Phase.OTHERS_DICE,
        state.Phase.SECOND_DICE,
        state.Phase.TWINS_TURN,
    )


def fencing_seat(view: state.State) -> int:
    """The seat whose fence effect is going on, -1 for nobody."""
    task = view.tasks[-1] if view.tasks else None
    return task.seat if isinstance(task, Fencing) else -1


def waiting_animals(view: state.State) -> tuple[int, list[int]]:
    """The seat that is placing animals (-1: nobody), and the kinds that wait for room, one for each animal."""
    task = view.tasks[-1] if view.tasks else None
    if not isinstance(task, Placing):
        return -1, []
    return task.seat, [kind for kind in KINDS for _ in range(task.waiting[kind])]
