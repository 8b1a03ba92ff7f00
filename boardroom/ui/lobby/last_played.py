"""When a game was last played, as people say it."""

from PySide6.QtCore import QDateTime, QLocale

from boardroom.engine.text import Text, phrase


def locale(language: str) -> QLocale:
    """How dates and times are written: as the system does, if it speaks the language, else as is usual in it."""
    system = QLocale.system()
    return system if system.name().startswith(language) else QLocale(language)


def last_played(saved: float, now: float, language: str) -> Text:
    """When a game was last played; both moments in seconds since 1970, told in local time."""
    then, today = QDateTime.fromSecsSinceEpoch(int(saved)), QDateTime.fromSecsSinceEpoch(int(now))
    habit = locale(language)
    # Given a QTime itself, PySide imports datetime first, to see whether it is one of its own.
    time = habit.toString(then, habit.timeFormat(QLocale.FormatType.ShortFormat))
    days = then.date().daysTo(today.date())
    if days == 0:
        return phrase("Lobby", "Played today, {time}").put(time=time)
    if days == 1:
        return phrase("Lobby", "Played yesterday, {time}").put(time=time)
    if 1 < days < 7:
        weekday = habit.standaloneDayName(then.date().dayOfWeek(), QLocale.FormatType.LongFormat)
        return phrase("Lobby", "Played on {weekday}, {time}").put(weekday=weekday, time=time)
    date = habit.toString(then, habit.dateFormat(QLocale.FormatType.ShortFormat))
    return phrase("Lobby", "Played on {date}", "the date is written in digits").put(date=date)
