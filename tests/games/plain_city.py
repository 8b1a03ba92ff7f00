"""Ephyran once more, as plainly as the rulebook and the rulings say it: a second opinion that shares no code with it.

A half is its text, "lagoon-2-scylla-trident/destroy", with what is given up for it after the stroke; Dionysus is
"dionysus-1". A card is the text of its upper half. A city has for each territory a list of [half, token], "" for no
token, and for each locked one a shield. Nothing here is fast, and nothing is clever.
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any

TERRITORIES = ("lagoon", "lands", "forest", "mountain")
BLOCKED_BY = {"exchange": "shield", "destroy": "shield", "steal-token": "magic", "take-token": "magic"}
POINTS = {"": 0, "thunderbolt": 3, "trident": 2, "owl": 1, "helmet": -1}


def front(half: str) -> str:
    return half.partition("/")[0]


def turned(half: str) -> str:
    return "/".join(reversed(half.split("/")))


def is_dionysus(half: str) -> bool:
    return half.startswith("dionysus")


def is_area(half: str) -> bool:
    return front(half).split("-")[0] in TERRITORIES


def what(half: str) -> tuple[str, int]:
    territory, number = front(half).split("-")[:2]
    return territory, int(number)


def creature(half: str) -> str:
    return "dionysus" if is_dionysus(half) else front(half).split("-")[2]


def symbol(half: str) -> str:
    parts = front(half).split("-")
    return parts[3] if is_area(half) and len(parts) > 3 else ""


def faces(card: str) -> list[str]:
    return [card] if is_dionysus(card) else [card, turned(card)]


class Table:
    """What lies on the table, whose turn it is and what is to be done; ``printed`` are all cards there are."""

    def __init__(self, **there: Any) -> None:
        self.printed: frozenset[str] = there["printed"]
        self.gods: list[str] = there["gods"]
        self.hands: list[list[str]] = there["hands"]
        self.cities: list[dict[str, list[list[str]]]] = there["cities"]
        self.shields: list[dict[str, str]] = there["shields"]
        self.pile: list[str] = there["pile"]
        self.discard: list[str] = there["discard"]
        self.tartarus: list[str] = there["tartarus"]
        self.supply: list[str] = there["supply"]
        self.bonuses: list[int] = there["bonuses"]
        self.first: int = there["first"]
        self.turn: int = there["turn"]
        self.last_round: bool = there["last_round"]
        self.todo, self.asked = "play", self.turn
        self.announced: list[str] = []
        self.token, self.shown = "", list[str]()
        self.draws, self.discarded, self.twins = 0, False, False

    def copy(self) -> "Table":
        return deepcopy(self)

    def others(self) -> list[int]:
        """Everybody but the active player, clockwise."""
        seats = len(self.cities)
        return [(self.turn + step) % seats for step in range(1, seats)]

    # What may be done.

    def moves(self) -> set[str]:
        if self.todo == "draw":
            found = ["draw pile"] if self.pile else []
            if self.discard and not self.discarded:
                found += ["draw discard"] if self.pile else ["draw discard", "draw nothing"]
            return set(found)
        if self.todo == "answer":
            wanted = BLOCKED_BY[front(self.announced[1])]
            mine = [half for card in self.hands[self.asked] for half in faces(card)]
            return {"let", *(f"block {half}" for half in mine if front(half) == wanted)}
        if self.todo == "give up":
            return {f"give-up {territory}" for territory in self.tops(self.asked)}
        if self.todo == "place":
            return {f"place {territory} {number}" for territory, number in self.free()}
        if self.todo == "keep":
            return {" ".join(("keep", *order)) for order in permutations(self.shown)}
        return set() if self.todo == "over" else set(self.plays())

    def plays(self) -> Iterator[str]:
        me = self.turn
        for card in self.hands[me]:
            yield f"discard {card}"
            for half in faces(card):
                if is_dionysus(half) or is_area(half):
                    yield from self.laid(half)
                elif self.todo == "play":
                    yield from self.supported(half)

    def unlocked(self, seat: int) -> list[str]:
        return [territory for territory in TERRITORIES if territory not in self.shields[seat]]

    def laid(self, half: str) -> Iterator[str]:
        own = self.cities[self.turn]
        for territory in self.unlocked(self.turn):
            if is_dionysus(half):
                fits_next, fits_top = len(own[territory]) < 4, bool(own[territory])
            else:
                fits_next = what(half) == (territory, len(own[territory]) + 1)
                fits_top = what(half) == (territory, len(own[territory]))
            if fits_next:
                yield f"add {half} {territory}"
            if fits_top:
                yield f"change {half} {territory}"
        if is_dionysus(half):
            return
        territory, number = what(half)
        for other in self.others():
            column = self.cities[other][territory]
            if territory in self.unlocked(other) and len(column) == number and is_dionysus(column[-1][0]):
                for place in self.unlocked(self.turn):
                    if len(own[place]) < 4:
                        yield f"steal-dionysus {half} {other + 1} {place}"

    def supported(self, half: str) -> Iterator[str]:
        me, support = self.turn, front(half)
        own = self.cities[me]
        if support == "castor-and-pollux" and (self.pile or self.discard):
            yield f"play {half}"
        if support == "graeae" and self.pile:
            yield f"play {half}"
        if support == "take-token" and self.supply and self.free():
            yield f"play {half}"
        if support == "shield":
            yield from (f"lock {half} {territory}" for territory in self.unlocked(me) if own[territory])
        if support == "magic":
            for seat, shields in enumerate(self.shields):
                yield from (f"unlock {half} {seat + 1} {territory}" for territory in shields)
        if support == "destroy":
            yield from (f"destroy {half} {other + 1}" for other in self.others() if self.tops(other))
        if support == "steal-token" and self.free():
            for other in self.others():
                for territory in self.unlocked(other):
                    for number, (_, token) in enumerate(self.cities[other][territory], 1):
                        if token:
                            yield f"steal-token {half} {other + 1} {territory} {number}"
        if support == "exchange":
            yield from self.exchanges(half)

    def exchanges(self, half: str) -> Iterator[str]:
        for territory in self.unlocked(self.turn):
            for number, (laid, _) in enumerate(self.cities[self.turn][territory], 1):
                for other in self.others():
                    if territory in self.unlocked(other) and len(self.cities[other][territory]) >= number:
                        yield f"exchange {half} {other + 1} {territory} {number}"
                for card in self.hands[self.turn]:
                    for area in faces(card):
                        fits = is_area(area) and what(area) == (territory, number)
                        if fits and not is_dionysus(laid) and half not in faces(card):
                            yield f"exchange {half} {area}"

    def tops(self, seat: int) -> list[str]:
        return [territory for territory in self.unlocked(seat) if self.cities[seat][territory]]

    def free(self) -> list[tuple[str, int]]:
        """Where the active player could lay a token."""
        own = self.cities[self.turn]
        return [
            (territory, number)
            for territory in self.unlocked(self.turn)
            for number, (_, token) in enumerate(own[territory], 1)
            if not token
        ]

    # What it does.

    def do(self, text: str) -> None:
        verb, *words = text.split(" ")
        me = self.turn
        if verb == "let":
            self.let_happen()
        elif verb == "block":
            self.block(words[0])
        elif verb == "draw":
            self.draw(words[0])
        elif verb == "give-up":
            self.tartarus.append(self.upper(self.cities[self.asked][words[0]].pop()[0]))
            self.played()
        elif verb == "place":
            self.cities[me][words[0]][int(words[1]) - 1][1], self.token = self.token, ""
            self.played()
        elif verb == "keep":
            self.hands[me].append(words[0])
            self.discard += words[1:]
            self.shown = []
            self.next_turn()
        elif verb == "discard":
            self.hands[me].remove(words[0])
            self.discard.append(words[0])
            self.discarded = True
            self.played()
        else:
            self.play(verb, *words)

    def upper(self, half: str) -> str:
        """The card of a half, wherever it was."""
        return half if half in self.printed else turned(half)

    def play(self, verb: str, half: str, *aim: str) -> None:
        me = self.turn
        own = self.cities[me]
        self.hands[me].remove(self.upper(half))
        if verb == "add":
            own[aim[0]].append([half, ""])
            self.note_finished()
        elif verb == "change":
            self.discard.append(self.upper(own[aim[0]].pop()[0]))
            own[aim[0]].append([half, ""])
            self.discarded = True
        elif verb == "steal-dionysus":
            column = self.cities[int(aim[0]) - 1][what(half)[0]]
            own[aim[1]].append(column.pop())
            column.append([half, ""])
            self.note_finished()
        elif verb == "lock":
            self.shields[me][aim[0]] = half
        elif front(half) in BLOCKED_BY and not (verb == "exchange" and len(aim) == 1):
            self.announced = [verb, half, *aim]
            self.todo, self.asked = "answer", int(aim[0]) - 1 if aim else self.others()[0]
            return
        else:
            self.tartarus.append(self.upper(half))
            if verb == "unlock":
                self.tartarus.append(self.upper(self.shields[int(aim[0]) - 1].pop(aim[1])))
            elif verb == "exchange":
                territory, number = what(aim[0])
                old, _ = own[territory][number - 1]
                own[territory][number - 1] = [aim[0], ""]
                self.hands[me].remove(self.upper(aim[0]))
                self.hands[me].append(self.upper(old))
            elif front(half) == "castor-and-pollux":
                self.twins, self.todo, self.draws = True, "draw", 2
                return
            else:
                self.look()
                return
        self.played()

    def look(self) -> None:
        self.shown, self.pile = self.pile[:3], self.pile[3:]
        self.last_round = self.last_round or not self.pile
        self.todo = "keep"
        if len(self.shown) == 1:
            self.do(f"keep {self.shown[0]}")

    def let_happen(self) -> None:
        verb, half, *aim = self.announced
        if not aim and self.asked != self.others()[-1]:
            self.asked = (self.asked + 1) % len(self.cities)
            return
        self.tartarus.append(self.upper(half))
        own = self.cities[self.turn]
        if not aim:
            self.token = self.supply.pop(0)
            self.todo, self.asked = "place", self.turn
            return
        victim = int(aim[0]) - 1
        if verb == "destroy":
            self.todo = "give up"
            if len(self.tops(victim)) == 1:
                self.do(f"give-up {self.tops(victim)[0]}")
            return
        territory, place = aim[1], int(aim[2]) - 1
        theirs = self.cities[victim]
        if verb == "exchange":
            own[territory][place], theirs[territory][place] = theirs[territory][place], own[territory][place]
            self.played()
        else:
            self.token, theirs[territory][place][1] = theirs[territory][place][1], ""
            self.todo, self.asked = "place", self.turn

    def block(self, half: str) -> None:
        self.hands[self.asked].remove(self.upper(half))
        self.tartarus += [self.upper(self.announced[1]), self.upper(half)]
        if self.pile:
            self.hands[self.asked].append(self.pile.pop(0))
            self.last_round = self.last_round or not self.pile
        self.played()

    def draw(self, source: str) -> None:
        if source == "pile":
            self.hands[self.turn].append(self.pile.pop(0))
            self.last_round = self.last_round or not self.pile
        elif source == "discard":
            self.hands[self.turn].append(self.discard.pop())
        self.draws = 0 if source == "nothing" else self.draws - 1
        self.draw_on()

    def draw_on(self) -> None:
        if self.draws and self.moves():
            return
        self.draws = 0
        if self.twins:
            self.todo = "again"
        else:
            self.next_turn()

    def played(self) -> None:
        self.announced, self.asked = [], self.turn
        if self.twins:
            self.next_turn()
        else:
            self.todo, self.draws = "draw", 1
            self.draw_on()

    def note_finished(self) -> None:
        if self.bonuses[self.turn] < 0 and sum(map(len, self.cities[self.turn].values())) == 16:
            self.bonuses[self.turn] = 1 if any(bonus >= 0 for bonus in self.bonuses) else 3
            self.last_round = True

    def next_turn(self) -> None:
        self.turn = self.asked = self.others()[0]
        self.todo, self.draws, self.discarded, self.twins = "play", 0, False, False
        if self.last_round and self.turn == self.first:
            self.todo = "over"

    # What it is worth.

    def points(self, seat: int) -> int:
        """The points of a city without its bonus."""
        total, doubled = 0, self.gods[seat]
        dionysus = [t for t, column in self.cities[seat].items() if any(is_dionysus(half) for half, _ in column)]
        for territory, column in self.cities[seat].items():
            creatures = {creature(half) for half, _ in column} - {"dionysus"}
            points = len(creatures) + (len(creatures) == 4)
            points += sum(POINTS[symbol(half)] + POINTS[token] for half, token in column)
            total += points * (2 if territory == doubled else 1)
        return total + (2 if doubled in dionysus else 1 if dionysus else 0)

    def totals(self) -> list[int]:
        return [self.points(seat) + max(0, bonus) for seat, bonus in enumerate(self.bonuses)]
