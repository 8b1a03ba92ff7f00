"""What makes a start quick, in one room. Everything here is there for that alone, and says what it buys.

Processor time on one slow core until the first picture, in ms (``tests/bench/firstpaint.py`` measures the whole; an
empty window takes some 120, one that has named ``Qt`` some 140, the lobby some 160):

- 54: **a kept picture of the whole window** (``first_picture``) is all that there is at first. The menu bar, the lobby,
  its fonts and some thirty modules are made when it is seen (``first_window``; ``shell/window.py`` imports them late).
- 10 where no picture fits: **the lobby is not laid out for a size that it never has** (``lobby/lobby_page.py`` lays
  itself out when it is shown).
- **The lobby's overview is remembered** (``lobby/overview.py``): no game and no saved file is opened for it, so that a
  fifth game or a fortieth saved one adds nothing. A hundred and more where nothing is remembered.
- 3: **small JSON files are read by Qt's own reader** (``overview_file.parsed``), as Python's takes that to import.
- 4: **the picture is looked at where it lies on the disk** (``pictures_on_disk.mapped``), not copied.
- 2: **the style is an argument** of the application (``shell/app.py``): ``setStyle`` wakes QStyle's constants.
- 1: **the thread that writes pictures** comes with the first one to be written (``pictures_on_disk.writer``).
- **Values of the first picture are NamedTuples** (``lobby/overview.py``): to import attrs alone takes a twelfth of it.
- **What the first picture does without follows it** (``start``): the store, the games, the icon, all fonts but a few,
  the entries of the menus, the collector of garbage, which before that is off.

What stays is Qt itself (some 100, shared with the empty window), and the enumerations of ``Qt`` (20), which the colours
of the system are asked with.
"""
