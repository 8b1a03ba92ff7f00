"""The prompts of decisions within an effect: fences, animals without room, a restock, the final plan."""

from boardroom.engine.prompt import Button, Prompt, Role
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import FORCED_LOSS, FORCED_TRADE, PASS, Keep, Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, minus
from boardroom.games.my_kingdom_for_a_horse.position.field import RESTOCK_ABOVE, census, total
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Gaining, Placing, Planning, Restocking, Why
from boardroom.games.my_kingdom_for_a_horse.rules import animals, legal
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.games.my_kingdom_for_a_horse.words.buttons import FEW, is_final, mixed_note, pass_button, trade_buttons
from boardroom.games.my_kingdom_for_a_horse.words.previews.fences import pens_warning, unhoused


def task_prompt(view: State, seat: int) -> Prompt:
    """The prompt of the seat that a decision within an effect is up to."""
    task = view.tasks[-1]
    if isinstance(task, Fencing):
        return _fencing(view, seat, task)
    if isinstance(task, Placing):
        return _placing(view, seat, task)
    if isinstance(task, Restocking):
        return _restocking(view, seat, task)
    assert isinstance(task, Planning)
    return _planning(view, seat, task)


# Fences.


def _fencing(view: State, seat: int, task: Fencing) -> Prompt:
    place, move = task.place, task.move
    me = Seat(seat)
    if task.origin >= 0:
        return Prompt(
            phrase("Kingdom", "{me}: place the fence you have picked up.").put(me=me),
            mixed_note(view, seat) or phrase("Kingdom", "Any free edge will do. Putting it back still uses up a move."),
            help="Fences",
        )
    new, standing = names.new_fences(place), names.standing_fences(move)
    if place and move:
        ask = phrase("Kingdom", "{me}: place up to {fences} and move up to {standing}.")
        ask = ask.put(me=me, fences=new, standing=standing)
    elif place:
        ask = phrase("Kingdom", "{me}: place up to {fences}.").put(me=me, fences=new)
    else:
        ask = phrase("Kingdom", "{me}: move up to {standing}.").put(me=me, standing=standing)
    done = phrase("Kingdom", "Done with fences")
    # Nothing that gives up a fence is the main button.
    role = Role.MAIN if legal.legal(view) == (PASS,) else Role.PLAIN
    if PASS in legal.legal(view):
        button = pass_button(view, seat, done, role)
    else:
        why = phrase("Kingdom", "pens needed for %n of each", "why a button is off", view.goal)
        button = Button(PASS, done, role, why)
    note = mixed_note(view, seat) or _housing_note(view, seat)
    note = note or phrase("Kingdom", "In any order; you may stop early. Pens are checked when you finish.")
    return Prompt(ask, note, (button,), help="Fences")


def _housing_note(view: State, seat: int) -> Text | None:
    """What becomes of the loose animals when the fences are done: whoever can is housed by itself then (ruling 2)."""
    field = view.fields[seat]
    if not any(census(field).loose):
        return None
    rest = unhoused(view, seat, field.fences)
    if any(rest):
        return pens_warning(rest)
    return phrase("Kingdom", "Loose animals move to pens with room when you finish.")


# Animals without room.


def waiting(view: State) -> tuple[Counts, Why]:
    """The animals that wait to be placed, and why they are placed, while that is decided."""
    task = view.tasks[-1]
    assert isinstance(task, Placing)
    return task.waiting, task.why


def left_out(view: State, seat: int, kept: Counts) -> tuple[Counts, Counts]:
    """What is lost if so many are kept, and what stays loose until the end of the phase."""
    arriving, why = waiting(view)
    return animals.left_out(view, seat, arriving, kept, why)


def _keep_label(view: State, seat: int, keep: Keep) -> Text:
    lost, loose = left_out(view, seat, keep.counts)
    if any(lost) and any(loose):
        both = phrase("Kingdom", "Lose {lost}, leave {loose} loose", "a button")
        return both.put(lost=names.herd(lost), loose=names.herd(loose))
    if any(lost):
        return phrase("Kingdom", "Lose {lost}", "a button").put(lost=names.herd(lost))
    if any(loose):
        return phrase("Kingdom", "Leave {loose} loose", "a button").put(loose=names.herd(loose))
    return phrase("Kingdom", "Keep them all", "a button")


def _placing(view: State, seat: int, task: Placing) -> Prompt:
    keeps = _sensible(view, seat, [action for action in legal.legal(view) if isinstance(action, Keep)])
    offered = keeps if len(keeps) <= FEW else [keeps[0], keeps[-1]]
    buttons = tuple(
        Button(
            keep,
            _keep_label(view, seat, keep),
            Role.MAIN if keep is keeps[0] else Role.PLAIN,
            final=is_final(view, seat, keep),
        )
        for keep in reversed(offered)
    )
    arriving, why = task.waiting, task.why
    note = _what_then(why)
    if why == Why.GAINED and any(arriving[kind] > view.supply[kind] for kind in KINDS):
        note = phrase("Kingdom", "The supply is short. If you keep this, players with {many} must trade or return one.")
        note = note.put(many=names.more_than(RESTOCK_ABOVE))
    elif task.owed:
        kind = next(kind for kind in KINDS if arriving[kind])
        note = phrase("Kingdom", "Keep them all and the restock may bring you up to {animals} more.")
        note = note.put(animals=names.animals(kind, task.owed))
    return Prompt(_who_stays(view, seat, arriving, why), note, buttons, help="Animals and pens")


def _sensible(view: State, seat: int, keeps: list[Keep]) -> list[Keep]:
    """The choices, the proposal first, without those that only lose more than another."""
    lost = [left_out(view, seat, keep.counts)[0] for keep in keeps]
    return [
        keep
        for keep, gone in zip(keeps, lost, strict=True)
        if keep is keeps[0] or not any(other != gone and min(minus(gone, other)) >= 0 for other in lost)
    ]


def _who_stays(view: State, seat: int, arriving: Counts, why: Why) -> Text:
    me, everybody = Seat(seat), names.herd(arriving)
    if why == Why.GAINED:
        return phrase("Kingdom", "{me}: you gain {animals}, but there is not enough room. What do you keep?").put(
            me=me, animals=everybody
        )
    if why == Why.JUDGED:
        return phrase("Kingdom", "{me}: your pens have changed, and there is not enough room. What do you keep?").put(
            me=me
        )
    if why == Why.RUNNING_AWAY:
        loose = names.herd(census(view.fields[seat]).loose)
        return phrase("Kingdom", "{me}: {animals} would run away. What do you keep?").put(me=me, animals=loose)
    assert why == Why.AT_THE_END
    return phrase("Kingdom", "{me}: there is no room for {animals} from the final trade. What do you keep?").put(
        me=me, animals=everybody
    )


def _what_then(why: Why) -> Text:
    if why == Why.JUDGED:
        return phrase("Kingdom", "Animals from an opened pen may stay loose until the end of the phase.")
    return phrase("Kingdom", "What you do not keep goes back to the supply. The main button keeps what is worth most.")


# Restocks and the final trade.


def _to_come(view: State, restock: Restocking) -> int:
    """How many of the kind still come to who gains them, by this restock or after it."""
    gains = [task for task in view.tasks if isinstance(task, Gaining)]
    found = sum(gain.number for gain in gains if (gain.seat, gain.kind) == (restock.seat, restock.kind))
    return max(found, restock.missing)


def _restocking(view: State, seat: int, task: Restocking) -> Prompt:
    kind = task.kind
    may = FORCED_TRADE in legal.legal(view)
    rate = limits(view.lasting[seat]).rates[kind]
    ask = phrase("Kingdom", "{me}: the supply has run out of {kind}. Trade once, or return one.").put(
        me=Seat(seat), kind=names.KIND_WORDS[kind]
    )
    note = phrase("Kingdom", "{other} is still owed {animals}.").put(
        other=names.who(task.seat), animals=names.animals(kind, _to_come(view, task))
    )
    why = None if may else phrase("Kingdom", "you must keep %n of each", "why a button is off", view.goal)
    give_back = phrase("Kingdom", "Return {animals}", "a button").put(animals=names.animals(kind, 1))
    return Prompt(
        ask,
        note,
        (
            Button(
                FORCED_LOSS,
                give_back,
                Role.PLAIN if may else Role.MAIN,
                final=is_final(view, seat, FORCED_LOSS),
            ),
            Button(
                FORCED_TRADE,
                names.traded(kind, 1, rate),
                Role.MAIN if may else Role.PLAIN,
                why,
                final=may and is_final(view, seat, FORCED_TRADE),
            ),
        ),
        help="When the supply runs out",
    )


def _planning(view: State, seat: int, task: Planning) -> Prompt:
    kind = task.kind
    ask = phrase("Kingdom", "{me}: final trade. How many {kind} do you trade?").put(
        me=Seat(seat), kind=names.KIND_WORDS[kind]
    )
    have = total(view.fields[seat].animals)[kind] + task.gained[kind]
    note = phrase(
        "Kingdom", "You have {animals}. The supply does not matter now; only what you end up with must fit."
    ).put(animals=names.animals(kind, have))
    keep = phrase("Kingdom", "Keep all {kind}", "a button").put(kind=names.KIND_WORDS[kind])
    legal_now = legal.legal(view)
    role = Role.PLAIN if any(isinstance(action, Trade) for action in legal_now) else Role.MAIN
    buttons = (*trade_buttons(view, seat, legal_now), pass_button(view, seat, keep, role))
    return Prompt(ask, note, buttons, help="End of the game")
