"""A stable explained line by line: what it needs and brings; in a row what is still open and what it scores now."""

from boardroom.engine.enumerations import listed
from boardroom.engine.text import phrase
from boardroom.games.epona.position.cards import NONE, STABLES
from boardroom.games.epona.position.counted import counted_by_line, counted_by_stable
from boardroom.games.epona.position.scoring import line_points, stable_points
from boardroom.games.epona.position.state import State
from boardroom.games.epona.position.tableau import Cube, icon_places, missing_icons
from boardroom.games.epona.position.vocabulary import LOCATIONS
from boardroom.games.epona.table.faces.icons import bonus_sign, icon_sign, sign
from boardroom.games.epona.table.layout.locations import Location, Where
from boardroom.games.epona.table.reading.card_lines import now_line
from boardroom.games.epona.words.explanations import stable_at_end, stable_at_once, stable_line, stable_needs
from boardroom.games.epona.words.names import an_icon, location_name
from boardroom.ui.stage.reading.inspection import InspectionLine


def stable_lines(view: State, stable: int, lies: Location) -> tuple[InspectionLine, ...]:
    """All that there is to say of a stable where it lies."""
    shown = STABLES[stable]
    laid = lies.where == Where.ROW
    lines = [
        InspectionLine(location_name(shown.location), picture=sign(f"badge-{LOCATIONS[shown.location]}")),
        InspectionLine(stable_needs(stable), picture=icon_sign(shown.needs[0])),
    ]
    if laid:
        lines += _open_lines(view, lies)
    at_once, at_end, line = stable_at_once(stable), stable_at_end(stable), stable_line(stable)
    if at_once is not None:
        lines.append(InspectionLine(at_once, picture=bonus_sign(shown.at_once[0])))
    # Nothing is said of points that can never come.
    lost = laid and view.tableaus[lies.seat][lies.row].cube == Cube.FINISHED
    if at_end is not None:
        lines.append(InspectionLine(at_end, picture=sign("icon-points")))
        if laid and not lost:
            lines.append(_end_line(view, lies))
    if line is not None:
        lines.append(InspectionLine(line, picture=icon_sign(shown.line)))
        if laid:
            lines.append(_line_line(view, lies))
    return tuple(lines)


def _open_lines(view: State, lies: Location) -> list[InspectionLine]:
    """How far a row is: completed, finished, or what it still takes."""
    row = view.tableaus[lies.seat][lies.row]
    if row.cube == Cube.COMPLETED:
        return [InspectionLine(phrase("Epona", "Completed."), picture=sign("box-tick"))]
    if row.cube == Cube.FINISHED:
        return [InspectionLine(phrase("Epona", "Finished without being completed."), picture=sign("box-cross"))]
    lines = [InspectionLine(phrase("Epona", "%n slots are free.", "", row.slots.count(NONE)), "info")]
    missing = missing_icons(row)
    if not missing:
        lines.append(InspectionLine(phrase("Epona", "Every card it needs is there."), "check"))
    else:
        text = phrase("Epona", "Still needed: {icons}.").put(icons=listed([an_icon(icon) for icon in missing]))
        lines.append(InspectionLine(text, picture=icon_sign(missing[0])))
    return lines


def _end_line(view: State, lies: Location) -> InspectionLine:
    tableau = view.tableaus[lies.seat]
    places = icon_places(tableau, view.tokens)
    return now_line(stable_points(tableau, lies.row, places), counted_by_stable(tableau, places, lies.row))


def _line_line(view: State, lies: Location) -> InspectionLine:
    tableau = view.tableaus[lies.seat]
    places = icon_places(tableau, view.tokens)
    return now_line(line_points(tableau, lies.row, places), counted_by_line(tableau, places, lies.row))
