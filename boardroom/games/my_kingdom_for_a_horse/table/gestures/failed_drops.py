"""What a drop was meant to be where it led nowhere, and what is asked where it could mean several actions."""

from collections.abc import Sequence

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, limits
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, BREEDS, die_mask
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGES, animal_kind
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, asked
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Restocking
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import edge_in, space_in
from boardroom.games.my_kingdom_for_a_horse.words.names import CARD_TITLES, animals, traded
from boardroom.ui.stage.presentation import Presentation


def intent(shown: Presentation, source: str, target: str) -> actions.Action | Text | None:
    """What a drop was meant to be: an action that cannot be done, a sentence that says why not, or nothing."""
    meant = _meant(shown, source, target)
    if meant not in shown.legal and meant not in shown.asides:
        return meant
    # What can be done was only dropped in the wrong place: there is no reason against it to be told.
    # It is named: who has it in hand may have thought of a fence meanwhile.
    if kind_of(source) == "die":
        return phrase("Kingdom", "Drop the die on your field.")
    return phrase("Kingdom", "Drop the card on your field.") if kind_of(source) == "card" else None


def _meant(shown: Presentation, source: str, target: str) -> actions.Action | Text | None:
    view: State = shown.view
    kind, where = kind_of(source), kind_of(target)
    seat = shown.actor if shown.actor is not None else 0
    if kind in ("fence", "animal", "spare", "held", "hidden") and owner_of(source) != seat:
        return phrase("Kingdom", "That is {seat}’s.").put(seat=Seat(owner_of(source)))
    if kind == "die":
        (die,) = numbers_of(source)
        if where in ("cup", "die") and target != source:
            return actions.Roll(die_mask(die))
        return actions.TakeDie(die) if view.active != seat else actions.UseDie(die)
    if kind == "card":
        return _card_meant(view, seat, numbers_of(source)[0], target)
    if kind in ("fence", "spare", "held"):
        return _fence_meant(shown, seat, source, target)
    if kind == "animal":
        return _animal_meant(shown, seat, source, target)
    return _edge_clicked(view, seat, edge_in(target)) if not kind and where == "edge" else None


def _card_meant(view: State, seat: int, card: int, target: str) -> actions.Action:
    design, where = CARDS[card], kind_of(target)
    if card in view.lasting[seat] and design.wheel:
        return actions.WHEELBARROW
    if card in view.lasting[seat] and design.turn_breeding:
        shows = view.turn.dice[BREEDING_DIE]
        return next(turn for turn in actions.TURNS if not view.turn.rolls or BREEDS[turn.face] != BREEDS[shows])
    if where == "discard" and card in view.hands[seat]:
        return actions.DiscardCards(1 << view.hands[seat].index(card))
    return actions.PlayCard(card, *numbers_of(target)) if design.set_die and where == "die" else actions.PlayCard(card)


def _fence_meant(shown: Presentation, seat: int, source: str, target: str) -> actions.Action:
    fences = shown.view.fields[seat].fences
    standing = kind_of(source) == "fence"
    own = edge_in(source) if standing else -1
    edge = edge_in(target) if kind_of(target) == "edge" else own
    if edge != own and (not standing or fences >> edge & 1):
        return actions.PlaceFence(edge)
    if standing:
        return actions.LiftFence(own)
    # On no edge: whether any would have done.
    placing = next((action for action in shown.legal if isinstance(action, actions.PlaceFence)), None)
    return placing or actions.PLACES[next((edge for edge in range(EDGES) if not fences >> edge & 1), 0)]


def _edge_clicked(view: State, seat: int, edge: int) -> actions.Action | Text:
    """A click on an edge with nothing in hand would place a fence; before there are dice it says that they come
    first.
    """
    if view.active == seat and view.phase == Phase.OWN_DICE and not view.tasks and not view.turn.rolls:
        return phrase("Kingdom", "Roll the dice first.")
    return actions.PLACES[edge]


def _animal_meant(shown: Presentation, seat: int, source: str, target: str) -> actions.Action | Text | None:
    view: State = shown.view
    origin, where = space_in(source), kind_of(target)
    kind = animal_kind(view.fields[seat].animals[origin])
    if where == "space":
        return actions.MoveAnimal(origin, space_in(target)) if space_in(target) != origin else None
    if where == "stall" and numbers_of(target) != (kind,) and actions.Trade(kind, 1) in shown.legal:
        given, taken = animals(kind, limits(view.lasting[seat]).rates[kind]), animals(kind + 1, 1)
        return phrase("Kingdom", "You trade {given} for {taken}.").put(given=given, taken=taken)
    if where == "stall":
        return actions.Trade(kind, 1)
    if where == "supply":
        return actions.GiveBack(kind)
    if where == "animal":
        # It cannot be taken up: nothing can be done with it at all.
        trades = view.phase in (Phase.TRADING, Phase.FINAL_TRADE) or (
            view.tasks and isinstance(view.tasks[-1], Restocking)
        )
        return actions.Trade(kind, 1) if trades else actions.GiveBack(kind)
    return None


def choice_question(meant: Sequence[actions.Action]) -> Text | None:
    """What is asked where a drop could mean these actions; None for the usual question."""
    if all(isinstance(action, actions.Trade) for action in meant):
        return phrase("Kingdom", "How many?", "a question")
    if all(isinstance(action, actions.PlayCard | actions.TurnBreedingDie) for action in meant):
        return phrase("Kingdom", "Which face?", "a question")
    if all(isinstance(action, actions.Keep) for action in meant):
        return phrase("Kingdom", "Which animals stay?", "a question")
    return None


def card_question(action: actions.Action, shown: Presentation) -> Text | None:
    """What is asked before a card is played for good, whether it is paid for or not: what it does stands below. To
    which face a die is turned by it has been asked already.
    """
    if not isinstance(action, actions.PlayCard) or action.die >= 0:
        return None
    return phrase("Kingdom", "Play {card}?", "a question").put(card=CARD_TITLES[CARDS[action.card].key])


def choice_do(action: actions.Action) -> Text | None:
    """What the button says that plays a card which is asked about alone."""
    return phrase("Kingdom", "Play", "a button: a card") if isinstance(action, actions.PlayCard) else None


def choice_label(action: actions.Action, shown: Presentation) -> Text | None:
    """The short name of an action among those that a drop could mean; None where its usual name says enough."""
    if not isinstance(action, actions.Trade):
        return None
    view: State = shown.view
    return traded(action.kind, action.times, limits(view.lasting[asked(view)]).rates[action.kind])
