"""What a seat is called for which nobody typed a name: told anew in the language of the moment, and kept nowhere."""

from collections.abc import Sequence

from boardroom.engine.text import Text, phrase


def usual_name(seat: int, computers: Sequence[int] = ()) -> Text:
    """The usual name of a seat, with the seats of computers ascending: a person by the number of the seat, a computer
    counted among computers if there are several.
    """
    if seat not in computers:
        return phrase("Seat", "Player {number}", "a seat without a name").put(number=seat + 1)
    if len(computers) == 1:
        return phrase("Setup", "Computer", "name of the only computer player")
    return phrase("Setup", "Computer {number}", "name of one of several").put(number=computers.index(seat) + 1)
