<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games to play together at one screen: every rule enforced, every step saved.</source>
        <translation>Board games to play together at one screen: every rule enforced, every step saved.</translation>
    </message>
    <message>
        <source>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</source>
        <translation>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>It contains: {names}.</source>
        <translation>It contains: {names}.</translation>
    </message>
    <message>
        <source>You may change this library and use your own: put it, in the same version, in place of the files of the same names in this folder: {folder}</source>
        <translation>You may change this library and use your own: put it, in the same version, in place of the files of the same names in this folder: {folder}</translation>
    </message>
    <message>
        <source>About Boardroom</source>
        <translation>About Boardroom</translation>
    </message>
    <message>
        <source>Free software: the program under the MIT License; art, sounds and texts under CC&#xa0;BY&#xa0;4.0. ©&#xa0;2026&#xa0;the Boardroom developers.</source>
        <translation>Free software: the program under the MIT License; art, sounds and texts under CC&#xa0;BY&#xa0;4.0. ©&#xa0;2026&#xa0;the Boardroom developers.</translation>
    </message>
    <message>
        <source>The games belong to their designers and publishers. Boardroom is not connected with them.</source>
        <translation>The games belong to their designers and publishers. Boardroom is not connected with them.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parts of the program</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>{game}: {designers}</source>
        <comment>a game, and whose it is</comment>
        <translation>{game}: {designers}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a button</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Ending the game early</source>
        <comment>a heading</comment>
        <translation>Ending the game early</translation>
    </message>
    <message>
        <source>{action}: {results}</source>
        <comment>an action, and what it would do</comment>
        <translation>{action}: {results}</translation>
    </message>
    <message>
        <source>{heading}: {name}</source>
        <comment>the first row under a heading, as it is heard</comment>
        <translation>{heading}: {name}</translation>
    </message>
    <message>
        <source>Available actions</source>
        <translation>Available actions</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Back to the lobby</source>
        <translation>Back to the lobby</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>View only</source>
        <translation>View only</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Show the whole table</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>There is no game “{game}”. Available: {games}.</source>
        <comment>games is a list of names</comment>
        <translation>There is no game “{game}”. Available: {games}.</translation>
    </message>
    <message>
        <source>The game “{game}” could not be loaded. Please reinstall it. Reason: {reason}</source>
        <translation>The game “{game}” could not be loaded. Please reinstall it. Reason: {reason}</translation>
    </message>
    <message>
        <source>Boardroom cannot find any of its games, so it is not fully installed. Please reinstall it; in a checkout, run “python3 dev.py run”.</source>
        <translation>Boardroom cannot find any of its games, so it is not fully installed. Please reinstall it; in a checkout, run “python3 dev.py run”.</translation>
    </message>
    <message>
        <source>The game “{game}” is installed twice; the one in {package} is ignored.</source>
        <translation>The game “{game}” is installed twice; the one in {package} is ignored.</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>{seat}, “{action}” cannot be undone. Are you sure?</source>
        <translation>{seat}, “{action}” cannot be undone. Are you sure?</translation>
    </message>
    <message>
        <source>“{action}” cannot be undone. Are you sure?</source>
        <translation>“{action}” cannot be undone. Are you sure?</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <comment>for a screen reader: a question was cancelled</comment>
        <translation>Nothing was done.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Which one?</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Do it anyway</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Vermilion, sun</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Vermilion, sun</translation>
    </message>
    <message>
        <source>Blue, drop</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Blue, drop</translation>
    </message>
    <message>
        <source>Green, clover</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Green, clover</translation>
    </message>
    <message>
        <source>Amber, star</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Amber, star</translation>
    </message>
    <message>
        <source>Plum, moon</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Plum, moon</translation>
    </message>
    <message>
        <source>Slate, diamond</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>Slate, diamond</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>FILE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>FILE</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>a placeholder in a usage line</comment>
        <translation>GAME</translation>
    </message>
    <message>
        <source>N</source>
        <comment>a placeholder in a usage line: a number</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>a placeholder in a usage line</comment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>a placeholder in a usage line: what begins with --</comment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>Examples:</source>
        <comment>a heading</comment>
        <translation>Examples:</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <comment>a heading</comment>
        <translation>Exit codes:</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <comment>JSON is the name of a format</comment>
        <translation>Print JSON for other programs.</translation>
    </message>
    <message>
        <source>Success.</source>
        <comment>an exit code</comment>
        <translation>Success.</translation>
    </message>
    <message>
        <source>Failure: a bad file, a file that cannot be written, a full disk, no screen.</source>
        <comment>an exit code</comment>
        <translation>Failure: a bad file, a file that cannot be written, a full disk, no screen.</translation>
    </message>
    <message>
        <source>Wrong usage; for “check” also a bad file.</source>
        <comment>an exit code</comment>
        <translation>Wrong usage; for “check” also a bad file.</translation>
    </message>
    <message>
        <source>Only from “check”: a sound game whose moves no longer fit, as its rules have changed.</source>
        <comment>an exit code</comment>
        <translation>Only from “check”: a sound game whose moves no longer fit, as its rules have changed.</translation>
    </message>
    <message>
        <source>Interrupted with Ctrl-C.</source>
        <comment>an exit code</comment>
        <translation>Interrupted with Ctrl-C.</translation>
    </message>
    <message>
        <source>For help with a command: “boardroom COMMAND --help”.</source>
        <translation>For help with a command: “boardroom COMMAND --help”.</translation>
    </message>
    <message>
        <source>Unknown option {word}. See “boardroom --help”.</source>
        <translation>Unknown option {word}. See “boardroom --help”.</translation>
    </message>
    <message>
        <source>There is no command or file “{word}”. See “boardroom --help”.</source>
        <translation>There is no command or file “{word}”. See “boardroom --help”.</translation>
    </message>
    <message>
        <source>List the installed games and their options.</source>
        <translation>List the installed games and their options.</translation>
    </message>
    <message>
        <source>Replay a saved game and check it against the rules.</source>
        <translation>Replay a saved game and check it against the rules.</translation>
    </message>
    <message>
        <source>Draw a position of a saved game.</source>
        <translation>Draw a position of a saved game.</translation>
    </message>
    <message>
        <source>Play many games between computer players and report the results.</source>
        <translation>Play many games between computer players and report the results.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Open the window.</translation>
    </message>
    <message>
        <source>Open a saved game. If its name is also a command, put ./ in front of it.</source>
        <translation>Open a saved game. If its name is also a command, put ./ in front of it.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Print the version.</translation>
    </message>
    <message>
        <source>Usage: {call}</source>
        <translation>Usage: {call}</translation>
    </message>
    <message>
        <source>their names, players and options</source>
        <translation>their names, players and options</translation>
    </message>
    <message>
        <source>check standard input</source>
        <translation>check standard input</translation>
    </message>
    <message>
        <source>PNG</source>
        <comment>a placeholder in a usage line: an image file</comment>
        <translation>PNG</translation>
    </message>
    <message>
        <source>The view from this seat, counted from 0 (default: the public view).</source>
        <translation>The view from this seat, counted from 0 (default: the public view).</translation>
    </message>
    <message>
        <source>The language of the image: en or ja.</source>
        <translation>The language of the image: en or ja.</translation>
    </message>
    <message>
        <source>The theme: day or evening (default: day).</source>
        <translation>The theme: day or evening (default: day).</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>a placeholder in a usage line: width x height</comment>
        <translation>WxH</translation>
    </message>
    <message>
        <source>Width and height (default: 1600x1000).</source>
        <translation>Width and height (default: 1600x1000).</translation>
    </message>
    <message>
        <source>Scale factor (default: 1).</source>
        <translation>Scale factor (default: 1).</translation>
    </message>
    <message>
        <source>the table as the first seat sees it</source>
        <translation>the table as the first seat sees it</translation>
    </message>
    <message>
        <source>write the picture to standard output</source>
        <translation>write the picture to standard output</translation>
    </message>
    <message>
        <source>Number of players (default: the minimum).</source>
        <translation>Number of players (default: the minimum).</translation>
    </message>
    <message>
        <source>Number of games (default: 100).</source>
        <translation>Number of games (default: 100).</translation>
    </message>
    <message>
        <source>Random seed: the same seed gives the same games.</source>
        <translation>Random seed: the same seed gives the same games.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>Set a game option listed by “boardroom games”; may be repeated.</source>
        <translation>Set a game option listed by “boardroom games”; may be repeated.</translation>
    </message>
    <message>
        <source>Number of processes (default: 1); the games stay the same.</source>
        <translation>Number of processes (default: 1); the games stay the same.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <comment>a placeholder in a usage line: of a computer in the network</comment>
        <translation>ADDRESS</translation>
    </message>
    <message>
        <source>Run on the Dask cluster at this address, such as tcp://10.0.0.5:8786; the games stay the same.</source>
        <translation>Run on the Dask cluster at this address, such as tcp://10.0.0.5:8786; the games stay the same.</translation>
    </message>
    <message>
        <source>a thousand games in four processes</source>
        <translation>a thousand games in four processes</translation>
    </message>
    <message>
        <source>random play, reported as JSON</source>
        <translation>random play, reported as JSON</translation>
    </message>
    <message>
        <source>Computer player: {known} (default: greedy where it is fast, otherwise random).</source>
        <translation>Computer player: {known} (default: greedy where it is fast, otherwise random).</translation>
    </message>
    <message>
        <source>{flag} cannot be “{value}”. Available: {known}.</source>
        <translation>{flag} cannot be “{value}”. Available: {known}.</translation>
    </message>
    <message>
        <source>“boardroom {command}” needs {what}. See “boardroom {command} --help”.</source>
        <translation>“boardroom {command}” needs {what}. See “boardroom {command} --help”.</translation>
    </message>
    <message>
        <source>Unexpected argument “{word}”. See “boardroom {command} --help”.</source>
        <translation>Unexpected argument “{word}”. See “boardroom {command} --help”.</translation>
    </message>
    <message>
        <source>{flag} must be a whole number from {least} to {most}, not “{value}”.</source>
        <translation>{flag} must be a whole number from {least} to {most}, not “{value}”.</translation>
    </message>
    <message>
        <source>{flag} must be a number from {least} to {most}, not “{value}”.</source>
        <translation>{flag} must be a number from {least} to {most}, not “{value}”.</translation>
    </message>
    <message>
        <source>“boardroom {command}” has no option {flag}. See “boardroom {command} --help”.</source>
        <translation>“boardroom {command}” has no option {flag}. See “boardroom {command} --help”.</translation>
    </message>
    <message>
        <source>{flag} is given twice.</source>
        <translation>{flag} is given twice.</translation>
    </message>
    <message>
        <source>{flag} takes no value.</source>
        <translation>{flag} takes no value.</translation>
    </message>
    <message>
        <source>{flag} needs a value.</source>
        <translation>{flag} needs a value.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n actions checked, no problems found.</source>
        <translation>
            <numerusform>{game}: %n action checked, no problems found.</numerusform>
            <numerusform>{game}: %n actions checked, no problems found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: {versions} It opens at its saved position. Checked: that position, and the first %n actions.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>
            <numerusform>{game}: {versions} It opens at its saved position. Checked: that position, and the first action.</numerusform>
            <numerusform>{game}: {versions} It opens at its saved position. Checked: that position, and the first %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {versions} It opens at its saved position. Checked: that position.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{game}: {versions} It opens at its saved position. Checked: that position.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>The game is not over.</translation>
    </message>
    <message>
        <source>{title} ({id})</source>
        <comment>a game in a list: its title, and its name for commands</comment>
        <translation>{title} ({id})</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>in a list of games</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, {least} to {most} minutes</source>
        <translation>{players}, {least} to {most} minutes</translation>
    </message>
    <message>
        <source>{few} to {many} players</source>
        <translation>{few} to {many} players</translation>
    </message>
    <message>
        <source>{label} (default)</source>
        <translation>{label} (default)</translation>
    </message>
    <message>
        <source>{played} of {games} games played</source>
        <translation>{played} of {games} games played</translation>
    </message>
    <message>
        <source>{why} Choose a step from 0 to {agreed}, or {last}, the last.</source>
        <comment>why is a sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{why} Choose a step from 0 to {agreed}, or {last}, the last.</translation>
    </message>
    <message>
        <source>--size must be written like 1600x1000, with numbers from {least} to {most}, not “{value}”.</source>
        <translation>--size must be written like 1600x1000, with numbers from {least} to {most}, not “{value}”.</translation>
    </message>
    <message>
        <source>{game}: {games} with {players}, computer player: {bot}</source>
        <translation>{game}: {games} with {players}, computer player: {bot}</translation>
    </message>
    <message>
        <source>{seat}: won {wins} ({percent}%)</source>
        <comment>a number of games; shared wins count in part</comment>
        <translation>{seat}: won {wins} ({percent}%)</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}” here. {reason}</source>
        <comment>reason is a sentence</comment>
        <translation>The option “{key}” cannot be “{value}” here. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many were played</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>--jobs and --cluster cannot be used together.</source>
        <translation>--jobs and --cluster cannot be used together.</translation>
    </message>
    <message>
        <source>{seat}: points {low} to {high} (middle 80%), median {median}</source>
        <comment>the middle 80 %</comment>
        <translation>{seat}: points {low} to {high} (middle 80%), median {median}</translation>
    </message>
    <message>
        <source>No output file: name one with “-o”.</source>
        <translation>No output file: name one with “-o”.</translation>
    </message>
    <message>
        <source>There is no position to draw.</source>
        <translation>There is no position to draw.</translation>
    </message>
    <message>
        <source>Wrote {file}.</source>
        <translation>Wrote {file}.</translation>
    </message>
    <message>
        <source>{file}, at {place}: {why}</source>
        <comment>place is a place in the file, such as seats[0].name</comment>
        <translation>{file}, at {place}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>check both; exit code 2 if either is bad, 3 if either no longer fits its rules</source>
        <translation>check both; exit code 2 if either is bad, 3 if either no longer fits its rules</translation>
    </message>
    <message>
        <source>The image to write (required); “-” is standard output.</source>
        <translation>The image to write (required); “-” is standard output.</translation>
    </message>
    <message>
        <source>The position after this many actions (default: the last).</source>
        <translation>The position after this many actions (default: the last).</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games and {actions} actions per second</source>
        <translation>{seconds} s: {games} games and {actions} actions per second</translation>
    </message>
    <message>
        <source>Write an option as KEY=VALUE, not “{wish}”.</source>
        <translation>Write an option as KEY=VALUE, not “{wish}”.</translation>
    </message>
    <message>
        <source>This game has no option “{key}”. Available: {known}.</source>
        <translation>This game has no option “{key}”. Available: {known}.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in: This game has no such option. Available: none.</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”. Available: {offered}.</source>
        <translation>The option “{key}” cannot be “{value}”. Available: {offered}.</translation>
    </message>
    <message>
        <source>Turns: {low} to {high}, median {median}</source>
        <translation>Turns: {low} to {high}, median {median}</translation>
    </message>
    <message>
        <source>Actions per game: {low} to {high}, median {median}</source>
        <translation>Actions per game: {low} to {high}, median {median}</translation>
    </message>
    <message numerus="yes">
        <source>%n games were stopped unfinished.</source>
        <translation>
            <numerusform>%n game was stopped unfinished.</numerusform>
            <numerusform>%n games were stopped unfinished.</numerusform>
        </translation>
    </message>
    <message>
        <source>The option “{key}” is given twice.</source>
        <translation>The option “{key}” is given twice.</translation>
    </message>
</context>
<context>
    <name>Computer player</name>
    <message>
        <source>Tries every action a few times and picks the one that looks best right now.</source>
        <translation>Tries every action a few times and picks the one that looks best right now.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>name of a computer player</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>name of a computer player</comment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Picks any legal action at random.</source>
        <translation>Picks any legal action at random.</translation>
    </message>
    <message>
        <source>The computer player could not be started. The system says: {reason}</source>
        <translation>The computer player could not be started. The system says: {reason}</translation>
    </message>
    <message>
        <source>The computer player stopped unexpectedly.</source>
        <translation>The computer player stopped unexpectedly.</translation>
    </message>
    <message>
        <source>The computer player failed: {reason}</source>
        <translation>The computer player failed: {reason}</translation>
    </message>
    <message>
        <source>{seat} cannot continue: {reason} The game is saved.</source>
        <translation>{seat} cannot continue: {reason} The game is saved.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Open the curtain</source>
        <translation>Open the curtain</translation>
    </message>
    <message>
        <source>You will see what has happened since you last looked.</source>
        <translation>You will see what has happened since you last looked.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Back to the lobby (the game is saved)</source>
        <translation>Back to the lobby (the game is saved)</translation>
    </message>
    <message>
        <source>Everyone else: please look away.</source>
        <translation>Everyone else: please look away.</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>{seat} goes first</translation>
    </message>
    <message>
        <source>Only {seat} may look</source>
        <translation>Only {seat} may look</translation>
    </message>
    <message>
        <source>Back without looking</source>
        <translation>Back without looking</translation>
    </message>
    <message>
        <source>{next}. {away} {come}</source>
        <comment>the curtain, read aloud</comment>
        <translation>{next}. {away} {come}</translation>
    </message>
    <message>
        <source>Back to {seat}</source>
        <translation>Back to {seat}</translation>
    </message>
    <message>
        <source>{seat} is next</source>
        <translation>{seat} is next</translation>
    </message>
    <message>
        <source>{game} · {where}</source>
        <translation>{game} · {where}</translation>
    </message>
    <message>
        <source>{seat}, take your seat, then open the curtain.</source>
        <translation>{seat}, take your seat, then open the curtain.</translation>
    </message>
    <message>
        <source>{round}, {phase}</source>
        <translation>{round}, {phase}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>Something went wrong in Boardroom. Your games are saved; you can continue.</source>
        <translation>Something went wrong in Boardroom. Your games are saved; you can continue.</translation>
    </message>
    <message>
        <source>If it happens again, please report it together with the details below.</source>
        <translation>If it happens again, please report it together with the details below.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a button</comment>
        <translation>Continue</translation>
    </message>
</context>
<context>
    <name>File dialog</name>
    <message>
        <source>File</source>
        <comment>a kind of file</comment>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <comment>before the folder</comment>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>File &amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>a kind of file</comment>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a kind of file</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>a kind of file</comment>
        <translation>Picture</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Pinned: Esc unpins</source>
        <translation>Pinned: Esc unpins</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nothing selected</translation>
    </message>
    <message>
        <source>Point at a piece to enlarge it here. Right-click to pin it.</source>
        <translation>Point at a piece to enlarge it here. Right-click to pin it.</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of a longer list</comment>
        <translation>{one} and {two}</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>a list of two</comment>
        <translation>{one} and {two}</translation>
    </message>
    <message>
        <source>{one}, {more}</source>
        <comment>a list</comment>
        <translation>{one}, {more}</translation>
    </message>
    <message>
        <source>{one} or {two}</source>
        <comment>either of two</comment>
        <translation>{one} or {two}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <comment>two sentences</comment>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{one}</source>
        <comment>a list of one</comment>
        <translation>{one}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Games in progress appear here, ready to resume. Choose a game below.</source>
        <translation>Games in progress appear here, ready to resume. Choose a game below.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Show folder</translation>
    </message>
    <message>
        <source>This file cannot be read. It has not been changed.</source>
        <translation>This file cannot be read. It has not been changed.</translation>
    </message>
    <message>
        <source>No games in progress</source>
        <translation>No games in progress</translation>
    </message>
    <message>
        <source>View the table</source>
        <comment>button</comment>
        <translation>View the table</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play a game</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button</comment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} players</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <comment>how long a game takes</comment>
        <translation>{low}–{high} min</translation>
    </message>
    <message>
        <source>This game is not installed.</source>
        <translation>This game is not installed.</translation>
    </message>
    <message>
        <source>{progress} · {one}–{other}</source>
        <comment>how far a game is, and the two players&apos; scores</comment>
        <translation>{progress} · {one}–{other}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in progress</source>
        <comment>games that can be continued</comment>
        <translation>
            <numerusform>%n game in progress</numerusform>
            <numerusform>%n games in progress</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>All games are saved after every step, on this computer only.</source>
        <translation>All games are saved after every step, on this computer only.</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading of the games that are over</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>moves between tiles</source>
        <comment>what the key does</comment>
        <translation>moves between tiles</translation>
    </message>
    <message>
        <source>opens</source>
        <comment>what the key does</comment>
        <translation>opens</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>what the key shows</comment>
        <translation>rules</translation>
    </message>
    <message>
        <source>Exported games</source>
        <translation>Exported games</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>the dark theme</comment>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light theme</comment>
        <translation>Day</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <comment>the date is written in digits</comment>
        <translation>Played on {date}</translation>
    </message>
    <message>
        <source>Played today, {time}</source>
        <translation>Played today, {time}</translation>
    </message>
    <message>
        <source>Played yesterday, {time}</source>
        <translation>Played yesterday, {time}</translation>
    </message>
    <message>
        <source>Played on {weekday}, {time}</source>
        <translation>Played on {weekday}, {time}</translation>
    </message>
    <message>
        <source>View the table</source>
        <comment>menu</comment>
        <translation>View the table</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>menu</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>menu</comment>
        <translation>Export</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>menu</comment>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a button with three dots that opens a menu</comment>
        <translation>More</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>since you last looked</source>
        <translation>since you last looked</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>E&amp;xported games</source>
        <translation>E&amp;xported games</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>Sort the hand another way</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Recent games</translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation>&amp;Lobby</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Clos&amp;e</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Se&amp;ttings…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Quick reference</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Keyboard shortcuts</translation>
    </message>
    <message>
        <source>&amp;About Boardroom</source>
        <translation>&amp;About Boardroom</translation>
    </message>
    <message>
        <source>Same as system</source>
        <comment>a choice of language or theme</comment>
        <translation>Same as system</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light theme</comment>
        <translation>Day</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>the dark theme</comment>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Ask each time</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Always</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>See the last turn again</source>
        <translation>See the last turn again</translation>
    </message>
    <message>
        <source>Hide the score</source>
        <translation>Hide the score</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Show the score</translation>
    </message>
    <message>
        <source>Look at {seat}’s hand</source>
        <translation>Look at {seat}’s hand</translation>
    </message>
    <message>
        <source>{step}: {seat}</source>
        <translation>{step}: {seat}</translation>
    </message>
    <message>
        <source>Save the table as a &amp;picture…</source>
        <translation>Save the table as a &amp;picture…</translation>
    </message>
    <message>
        <source>&amp;Copy the table as a picture</source>
        <translation>&amp;Copy the table as a picture</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;out</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Whole table</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <comment>a saved game in a menu</comment>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continue the last game</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>New game of {game}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening a game</source>
        <comment>title of the window</comment>
        <translation>Opening a game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Opening the game… {percent}%</source>
        <translation>Opening the game… {percent}%</translation>
    </message>
</context>
<context>
    <name>Parallel work</name>
    <message>
        <source>Write a cluster address as tcp://HOST:PORT, not “{address}”.</source>
        <translation>Write a cluster address as tcp://HOST:PORT, not “{address}”.</translation>
    </message>
    <message>
        <source>A cluster needs Dask’s “distributed”, which is not installed. To install it, run: {command}</source>
        <translation>A cluster needs Dask’s “distributed”, which is not installed. To install it, run: {command}</translation>
    </message>
    <message>
        <source>This installation of Boardroom cannot use a cluster; the Python package can.</source>
        <translation>This installation of Boardroom cannot use a cluster; the Python package can.</translation>
    </message>
    <message>
        <source>No cluster could be reached at {address}. Reason: {reason}</source>
        <translation>No cluster could be reached at {address}. Reason: {reason}</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>The cluster at {address} has no workers.</translation>
    </message>
    <message>
        <source>The work could not be done. Reason: {reason}</source>
        <translation>The work could not be done. Reason: {reason}</translation>
    </message>
    <message>
        <source>The cluster could not do the work. Reason: {reason}</source>
        <translation>The cluster could not do the work. Reason: {reason}</translation>
    </message>
    <message>
        <source>The processes could not be started. The system says: {reason}</source>
        <translation>The processes could not be started. The system says: {reason}</translation>
    </message>
    <message>
        <source>One of the processes stopped unexpectedly.</source>
        <translation>One of the processes stopped unexpectedly.</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>Close</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>cannot be undone</source>
        <translation>cannot be undone</translation>
    </message>
    <message>
        <source>This game is being played in another window; here you can only watch.</source>
        <translation>This game is being played in another window; here you can only watch.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <comment>why a button is off</comment>
        <translation>nothing to undo</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Your cards: {cards}.</translation>
    </message>
    <message>
        <source>{done}.</source>
        <comment>what a hand did</comment>
        <translation>{done}.</translation>
    </message>
    <message>
        <source>Esc goes back.</source>
        <comment>for a screen reader</comment>
        <translation>Esc goes back.</translation>
    </message>
    <message>
        <source>{seat}’s last step is undone</source>
        <comment>what a hand did</comment>
        <translation>{seat}’s last step is undone</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <comment>what a hand did</comment>
        <translation>Undone: {step}</translation>
    </message>
    <message>
        <source>Let go to hide the cards again.</source>
        <translation>Let go to hide the cards again.</translation>
    </message>
    <message>
        <source>{seat} is at the screen and decides first.</source>
        <translation>{seat} is at the screen and decides first.</translation>
    </message>
    <message>
        <source>{seat}: you are done for now.</source>
        <translation>{seat}: you are done for now.</translation>
    </message>
    <message>
        <source>Hide your cards; then {seat} goes on.</source>
        <translation>Hide your cards; then {seat} goes on.</translation>
    </message>
    <message>
        <source>{button}: {why}.</source>
        <comment>why a button cannot be pressed</comment>
        <translation>{button}: {why}.</translation>
    </message>
    <message>
        <source>Now choose where it goes. Esc puts it back.</source>
        <translation>Now choose where it goes. Esc puts it back.</translation>
    </message>
    <message>
        <source>Replay for everyone. Any key or click: next. Esc: skip to the end.</source>
        <translation>Replay for everyone. Any key or click: next. Esc: skip to the end.</translation>
    </message>
    <message>
        <source>Undo {seat}’s step</source>
        <comment>a button</comment>
        <translation>Undo {seat}’s step</translation>
    </message>
    <message>
        <source>Hand over to {seat}</source>
        <comment>a button</comment>
        <translation>Hand over to {seat}</translation>
    </message>
    <message>
        <source>Continue as {seat}</source>
        <comment>a button</comment>
        <translation>Continue as {seat}</translation>
    </message>
    <message>
        <source>Any key or click: next. Esc: skip to the end.</source>
        <translation>Any key or click: next. Esc: skip to the end.</translation>
    </message>
    <message>
        <source>This has just come up. Click again if you mean it.</source>
        <translation>This has just come up. Click again if you mean it.</translation>
    </message>
    <message>
        <source>Back to {seat}</source>
        <comment>a button</comment>
        <translation>Back to {seat}</translation>
    </message>
    <message>
        <source>This is {seat}’s; you can look but not touch.</source>
        <translation>This is {seat}’s; you can look but not touch.</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>Look at my cards</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Hide my cards</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Please look again before you act.</source>
        <translation>The table has changed in the meantime. Please look again before you act.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>The list must have {least} to {most} items; it has {count}.</source>
        <translation>The list must have {least} to {most} items; it has {count}.</translation>
    </message>
    <message>
        <source>The text must have {least} to {most} characters; it has {count}.</source>
        <translation>The text must have {least} to {most} characters; it has {count}.</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high} is expected here.</source>
        <translation>A whole number from {low} to {high} is expected here.</translation>
    </message>
    <message>
        <source>This is not a position of a game with these players and options.</source>
        <translation>This is not a position of a game with these players and options.</translation>
    </message>
    <message>
        <source>The entry “{entry}” appears twice.</source>
        <translation>The entry “{entry}” appears twice.</translation>
    </message>
    <message>
        <source>The file contains a number that is too large, or something that is not a number.</source>
        <translation>The file contains a number that is too large, or something that is not a number.</translation>
    </message>
    <message>
        <source>The entries of the file are nested too deeply.</source>
        <translation>The entries of the file are nested too deeply.</translation>
    </message>
    <message>
        <source>The text is cut off or damaged at line {line}, column {column}.</source>
        <translation>The text is cut off or damaged at line {line}, column {column}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” does not belong here.</source>
        <translation>The entry “{entry}” does not belong here.</translation>
    </message>
    <message>
        <source>Named entries in curly brackets are expected here.</source>
        <translation>Named entries in curly brackets are expected here.</translation>
    </message>
    <message>
        <source>A list in square brackets is expected here.</source>
        <translation>A list in square brackets is expected here.</translation>
    </message>
    <message>
        <source>A text in quotation marks is expected here.</source>
        <translation>A text in quotation marks is expected here.</translation>
    </message>
    <message>
        <source>The text contains a control character.</source>
        <translation>The text contains a control character.</translation>
    </message>
    <message>
        <source>The list contains a number that has no meaning here.</source>
        <translation>The list contains a number that has no meaning here.</translation>
    </message>
    <message>
        <source>The file is damaged or is not UTF-8 text.</source>
        <comment>UTF-8 is the name of an encoding</comment>
        <translation>The file is damaged or is not UTF-8 text.</translation>
    </message>
    <message>
        <source>A text in the file contains an incomplete character.</source>
        <translation>A text in the file contains an incomplete character.</translation>
    </message>
    <message>
        <source>The file is too large to read: more than {size} MB.</source>
        <translation>The file is too large to read: more than {size} MB.</translation>
    </message>
    <message>
        <source>There are more than {most} entries here.</source>
        <translation>There are more than {most} entries here.</translation>
    </message>
    <message>
        <source>One of these is expected here: {known}.</source>
        <translation>One of these is expected here: {known}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is missing.</source>
        <translation>The entry “{entry}” is missing.</translation>
    </message>
    <message>
        <source>The actions are too long to read: more than {size} MB.</source>
        <translation>The actions are too long to read: more than {size} MB.</translation>
    </message>
    <message>
        <source>After action {number} the game differs from the record.</source>
        <translation>After action {number} the game differs from the record.</translation>
    </message>
    <message>
        <source>The start of the game differs from the record.</source>
        <translation>The start of the game differs from the record.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Boardroom. Update Boardroom to open it.</source>
        <translation>This game was saved by a newer version of Boardroom. Update Boardroom to open it.</translation>
    </message>
    <message>
        <source>The rules do not allow this setup: {reason}</source>
        <comment>The reason is a whole sentence</comment>
        <translation>The rules do not allow this setup: {reason}</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, is against the rules at that point.</source>
        <translation>Action {number}, “{action}” by {seat}, is against the rules at that point.</translation>
    </message>
    <message>
        <source>This is not a game saved by Boardroom.</source>
        <translation>This is not a game saved by Boardroom.</translation>
    </message>
    <message>
        <source>Unknown version of the saved-game format.</source>
        <translation>Unknown version of the saved-game format.</translation>
    </message>
    <message>
        <source>This text does not have the form expected here.</source>
        <translation>This text does not have the form expected here.</translation>
    </message>
    <message>
        <source>This is a record of a different game: {game}.</source>
        <translation>This is a record of a different game: {game}.</translation>
    </message>
    <message>
        <source>A seat and an action are expected here.</source>
        <translation>A seat and an action are expected here.</translation>
    </message>
    <message>
        <source>A date and time such as 2026-11-21T18:30:00+00:00 is expected here.</source>
        <translation>A date and time such as 2026-11-21T18:30:00+00:00 is expected here.</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, does not exist in this game.</source>
        <translation>Action {number}, “{action}” by {seat}, does not exist in this game.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>A picture needs a width and a height of at least one pixel.</source>
        <translation>A picture needs a width and a height of at least one pixel.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture. Choose a smaller size or scale.</source>
        <translation>There is not enough memory for the picture. Choose a smaller size or scale.</translation>
    </message>
    <message>
        <source>A picture of {wide}×{high} pixels is too large; {most} million are the most. Choose a smaller size or scale.</source>
        <translation>A picture of {wide}×{high} pixels is too large; {most} million are the most. Choose a smaller size or scale.</translation>
    </message>
    <message>
        <source>The picture could not be drawn: something went wrong in Boardroom ({error}).</source>
        <translation>The picture could not be drawn: something went wrong in Boardroom ({error}).</translation>
    </message>
    <message>
        <source>The step must be from 0 to {last}.</source>
        <translation>The step must be from 0 to {last}.</translation>
    </message>
    <message>
        <source>The seat must be from 0 to {last}.</source>
        <translation>The seat must be from 0 to {last}.</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>No matches.</source>
        <translation>No matches.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Previous match</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Next match</translation>
    </message>
    <message>
        <source>The rules of this game are missing. Please reinstall the game.</source>
        <translation>The rules of this game are missing. Please reinstall the game.</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <comment>title of a window</comment>
        <translation>Rules: {game}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>which of the places found is shown</comment>
        <translation>{place} of {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>the words looked for are nowhere in the rules</comment>
        <translation>Not found</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Nothing scored here.</source>
        <translation>Nothing scored here.</translation>
    </message>
    <message>
        <source>{seat}: {part}</source>
        <comment>what a number of the score pad is made of</comment>
        <translation>{seat}: {part}</translation>
    </message>
    <message>
        <source>The score so far</source>
        <translation>The score so far</translation>
    </message>
    <message numerus="yes">
        <source>%n games so far</source>
        <comment>a line about a series</comment>
        <translation>
            <numerusform>%n game so far</numerusform>
            <numerusform>%n games so far</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Games won</translation>
    </message>
    <message>
        <source>Points in all games</source>
        <translation>Points in all games</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>so many games of a series</comment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message>
        <source>The score is closed.</source>
        <comment>for a screen reader</comment>
        <translation>The score is closed.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>View the table</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>See the last turn again</source>
        <translation>See the last turn again</translation>
    </message>
    <message>
        <source>{place}. {name}, {day}: {points}</source>
        <comment>one of the best games, for a screen reader</comment>
        <translation>{place}. {name}, {day}: {points}</translation>
    </message>
    <message>
        <source>Best games with these options</source>
        <comment>a heading</comment>
        <translation>Best games with these options</translation>
    </message>
    <message>
        <source>this game</source>
        <comment>among the best games</comment>
        <translation>this game</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a game among the best</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>The score so far.</source>
        <comment>for a screen reader</comment>
        <translation>The score so far.</translation>
    </message>
    <message>
        <source>The final score.</source>
        <comment>for a screen reader</comment>
        <translation>The final score.</translation>
    </message>
    <message>
        <source>{seat}, {part}: {points}</source>
        <comment>a number of the score pad</comment>
        <translation>{seat}, {part}: {points}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of points</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Show the score</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>{name}</source>
        <comment>a person in a sentence; Japanese adds さん</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>a seat without a name</comment>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a name alone, as a heading</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a computer player in a sentence</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player who may do something now</comment>
        <translation>to act</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>a player who has won</comment>
        <translation>winner</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Another player has looked or acted since then.</source>
        <translation>Another player has looked or acted since then.</translation>
    </message>
    <message>
        <source>What has been announced cannot be undone.</source>
        <translation>What has been announced cannot be undone.</translation>
    </message>
    <message>
        <source>You have nothing to undo.</source>
        <translation>You have nothing to undo.</translation>
    </message>
    <message>
        <source>This game was played under version {then} of its rules, but this Boardroom has only version {now}. Please update Boardroom.</source>
        <comment>versions of the rules</comment>
        <translation>This game was played under version {then} of its rules, but this Boardroom has only version {now}. Please update Boardroom.</translation>
    </message>
    <message>
        <source>This game was played under version {then} of its rules; today’s version is {now}.</source>
        <comment>versions of the rules</comment>
        <translation>This game was played under version {then} of its rules; today’s version is {now}.</translation>
    </message>
    <message>
        <source>{versions} It continues from its saved position; earlier moves cannot be undone.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{versions} It continues from its saved position; earlier moves cannot be undone.</translation>
    </message>
    <message>
        <source>What everyone has seen cannot be undone.</source>
        <translation>What everyone has seen cannot be undone.</translation>
    </message>
    <message>
        <source>The last moves lead to a different position from the saved one.</source>
        <translation>The last moves lead to a different position from the saved one.</translation>
    </message>
    <message>
        <source>The moves in the file do not match the rules (version {now}). {reason} The game continues from the saved position; earlier moves cannot be undone.</source>
        <comment>a version of the rules; the reason is a whole sentence</comment>
        <translation>The moves in the file do not match the rules (version {now}). {reason} The game continues from the saved position; earlier moves cannot be undone.</translation>
    </message>
    <message>
        <source>The game cannot continue from the saved position.</source>
        <translation>The game cannot continue from the saved position.</translation>
    </message>
    <message>
        <source>The saved position is further on than the saved moves.</source>
        <translation>The saved position is further on than the saved moves.</translation>
    </message>
    <message>
        <source>This game is open read-only.</source>
        <translation>This game is open read-only.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nothing to redo.</translation>
    </message>
    <message>
        <source>The record of this game is full; the game cannot continue.</source>
        <translation>The record of this game is full; the game cannot continue.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Takes effect at once, even during a game.</source>
        <translation>Takes effect at once, even during a game.</translation>
    </message>
    <message>
        <source>Short sounds for tiles, dice, cards and the like.</source>
        <translation>Short sounds for tiles, dice, cards and the like.</translation>
    </message>
    <message>
        <source>Choose one to hear it.</source>
        <translation>Choose one to hear it.</translation>
    </message>
    <message>
        <source>With several people at one screen: when the curtain falls before a secret decision.</source>
        <translation>With several people at one screen: when the curtain falls before a secret decision.</translation>
    </message>
    <message>
        <source>The default for new games. During a game, change it in the Game menu.</source>
        <translation>The default for new games. During a game, change it in the Game menu.</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>Games and settings</translation>
    </message>
    <message>
        <source>The folder cannot be opened from here. Copy its path and open it yourself.</source>
        <translation>The folder cannot be opened from here. Copy its path and open it yourself.</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Light for the day, dark for the evening.</source>
        <translation>Light for the day, dark for the evening.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>text size</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>In a small window, text grows only as far as there is room for it.</source>
        <translation>In a small window, text grows only as far as there is room for it.</translation>
    </message>
    <message>
        <source>How fast pieces move. Any key or click skips ahead.</source>
        <translation>How fast pieces move. Any key or click skips ahead.</translation>
    </message>
    <message>
        <source>How long each step of a computer player stays in view. Esc skips the rest.</source>
        <translation>How long each step of a computer player stays in view. Esc skips the rest.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computer players</translation>
    </message>
    <message>
        <source>The library “miniaudio”, which plays sounds, is not installed. To install it: {command}</source>
        <translation>The library “miniaudio”, which plays sounds, is not installed. To install it: {command}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Curtain</translation>
    </message>
    <message>
        <source>Optional moves</source>
        <translation>Optional moves</translation>
    </message>
    <message>
        <source>{game}: {step}</source>
        <comment>an optional step of a game</comment>
        <translation>{game}: {step}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Show folder</translation>
    </message>
    <message>
        <source>Everything is stored in one folder on this computer.</source>
        <translation>Everything is stored in one folder on this computer.</translation>
    </message>
    <message>
        <source>Folder with games and settings</source>
        <translation>Folder with games and settings</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of motion</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace of computer players</comment>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Sounds cannot be played on this computer.</source>
        <translation>Sounds cannot be played on this computer.</translation>
    </message>
    <message>
        <source>When players change</source>
        <comment>when the curtain falls</comment>
        <translation>When players change</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of computer players</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of computer players</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sound</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>volume</comment>
        <translation>Quiet</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>volume</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Loud</translation>
    </message>
    <message>
        <source>Every time</source>
        <comment>when the curtain falls</comment>
        <translation>Every time</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A seed is a whole number from 0 to {largest}. Correct it, or leave the field empty for a random one.</source>
        <translation>A seed is a whole number from 0 to {largest}. Correct it, or leave the field empty for a random one.</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>name of the only computer player</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <comment>name of one of several</comment>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>house rule</source>
        <comment>marks an option that is not in the rulebook</comment>
        <translation>house rule</translation>
    </message>
    <message>
        <source>random</source>
        <comment>the seed, when the field is empty</comment>
        <translation>random</translation>
    </message>
    <message>
        <source>The same seed and actions give the same game. Leave the field empty for a new seed each time.</source>
        <translation>The same seed and actions give the same game. Leave the field empty for a new seed each time.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>More options</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>“{value}” is not possible: {reason}</source>
        <comment>an option that cannot be so; a whole sentence</comment>
        <translation>“{value}” is not possible: {reason}</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Fewer options</translation>
    </message>
    <message>
        <source>“{value}” is no longer possible: {reason}</source>
        <comment>an option was changed; a whole sentence</comment>
        <translation>“{value}” is no longer possible: {reason}</translation>
    </message>
    <message>
        <source>Press the up or down arrow key.</source>
        <translation>Press the up or down arrow key.</translation>
    </message>
    <message>
        <source>{colour}: {name} has it. Choosing it swaps your colours.</source>
        <translation>{colour}: {name} has it. Choosing it swaps your colours.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Player type</source>
        <translation>Player type</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computer player</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Seat {number}</translation>
    </message>
    <message>
        <source>Move {name}: drag, or press the up or down arrow key</source>
        <translation>Move {name}: drag, or press the up or down arrow key</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Move {name}</translation>
    </message>
    <message>
        <source>Another seat has this name. Give each seat its own.</source>
        <translation>Another seat has this name. Give each seat its own.</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>Colour of seat {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}. {name} has it. Choosing it swaps your colours.</source>
        <translation>Colour of seat {number}. {name} has it. Choosing it swaps your colours.</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name of seat {number}</translation>
    </message>
    <message>
        <source>Player type of seat {number}</source>
        <translation>Player type of seat {number}</translation>
    </message>
    <message>
        <source>Computer player of seat {number}</source>
        <translation>Computer player of seat {number}</translation>
    </message>
    <message>
        <source>The start player is chosen at random unless an option or the rules say otherwise.</source>
        <translation>The start player is chosen at random unless an option or the rules say otherwise.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Swap seats</translation>
    </message>
    <message>
        <source>Shuffle seats</source>
        <translation>Shuffle seats</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <comment>title of the window</comment>
        <translation>New game: {game}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>next field</source>
        <comment>what the key does</comment>
        <translation>next field</translation>
    </message>
    <message>
        <source>starts the game</source>
        <comment>what the key does</comment>
        <translation>starts the game</translation>
    </message>
    <message>
        <source>goes back</source>
        <comment>what the key does</comment>
        <translation>goes back</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>To the lobby</translation>
    </message>
    <message>
        <source>Close the page; in the lobby, the window</source>
        <translation>Close the page; in the lobby, the window</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Quick reference: icons or cards</source>
        <translation>Quick reference: icons or cards</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Next piece or target</source>
        <translation>Next piece or target</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Pick up or put down a piece</translation>
    </message>
    <message>
        <source>Hold to look at your cards, if no piece is selected</source>
        <translation>Hold to look at your cards, if no piece is selected</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>Sort the hand another way</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Show the whole table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Next area: prompt, last message, actions, log</source>
        <translation>Next area: prompt, last message, actions, log</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Previous area</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>Press the main button</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>{piece}, no longer selected</source>
        <comment>for a screen reader</comment>
        <translation>{piece}, no longer selected</translation>
    </message>
    <message numerus="yes">
        <source>{piece}, picked up. %n places to put it.</source>
        <comment>for a screen reader</comment>
        <translation>
            <numerusform>{piece}, picked up. %n place to put it.</numerusform>
            <numerusform>{piece}, picked up. %n places to put it.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back.</source>
        <comment>for a screen reader: what was picked up</comment>
        <translation>Put back.</translation>
    </message>
    <message>
        <source>{piece}, picked up</source>
        <comment>for a screen reader</comment>
        <translation>{piece}, picked up</translation>
    </message>
    <message>
        <source>Press Enter to look at it.</source>
        <comment>for a screen reader</comment>
        <translation>Press Enter to look at it.</translation>
    </message>
    <message>
        <source>{picked}: {wanted}</source>
        <comment>for a screen reader: what is still to be picked</comment>
        <translation>{picked}: {wanted}</translation>
    </message>
    <message>
        <source>Press Enter to sort it another way.</source>
        <comment>for a screen reader: the hand</comment>
        <translation>Press Enter to sort it another way.</translation>
    </message>
    <message>
        <source>Press Enter to choose it.</source>
        <comment>for a screen reader</comment>
        <translation>Press Enter to choose it.</translation>
    </message>
    <message>
        <source>A choice follows: {choices}.</source>
        <comment>for a screen reader</comment>
        <translation>A choice follows: {choices}.</translation>
    </message>
    <message>
        <source>Press Enter to pick it up.</source>
        <comment>for a screen reader</comment>
        <translation>Press Enter to pick it up.</translation>
    </message>
    <message>
        <source>{piece}, selected</source>
        <comment>for a screen reader</comment>
        <translation>{piece}, selected</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of Boardroom cannot be loaded. Please reinstall it. The system says: {reason}</source>
        <translation>A part of Boardroom cannot be loaded. Please reinstall it. The system says: {reason}</translation>
    </message>
    <message>
        <source>Boardroom needs system libraries that are missing: {libraries}. Install them: {command}</source>
        <translation>Boardroom needs system libraries that are missing: {libraries}. Install them: {command}</translation>
    </message>
    <message>
        <source>Boardroom needs system libraries that are missing: {libraries}. Please install them.</source>
        <translation>Boardroom needs system libraries that are missing: {libraries}. Please install them.</translation>
    </message>
    <message>
        <source>This checkout is not set up: {part} is missing. Set it up and start with: {command}</source>
        <translation>This checkout is not set up: {part} is missing. Set it up and start with: {command}</translation>
    </message>
    <message>
        <source>Boardroom is incomplete: {part} is missing. Please reinstall it.</source>
        <translation>Boardroom is incomplete: {part} is missing. Please reinstall it.</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. For commands that need none, see “boardroom --help”.</source>
        <translation>There is no screen to open a window on. For commands that need none, see “boardroom --help”.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>{file} could not be written because of an error in Boardroom. Its terminal shows the details.</source>
        <translation>{file} could not be written because of an error in Boardroom. Its terminal shows the details.</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: {reason}</source>
        <translation>The file cannot be read. The system says: {reason}</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is full. Please free some space.</source>
        <translation>{file} could not be written: the disk is full. Please free some space.</translation>
    </message>
    <message>
        <source>You do not have permission to read the file. Please check its permissions.</source>
        <translation>You do not have permission to read the file. Please check its permissions.</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is read-only. Please make it writable or use another one.</source>
        <translation>{file} could not be written: the disk is read-only. Please make it writable or use another one.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>This is not an ordinary file.</translation>
    </message>
    <message>
        <source>{file} could not be written: permission denied. Please check the permissions of the folder and whether another program has the file open.</source>
        <translation>{file} could not be written: permission denied. Please check the permissions of the folder and whether another program has the file open.</translation>
    </message>
    <message>
        <source>Another window has taken over this game; nothing done here is saved.</source>
        <translation>Another window has taken over this game; nothing done here is saved.</translation>
    </message>
    <message>
        <source>{file} could not be written: its folder is missing. Restore the folder or reconnect the disk.</source>
        <translation>{file} could not be written: its folder is missing. Restore the folder or reconnect the disk.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>The file does not exist.</translation>
    </message>
    <message>
        <source>{file} could not be written: something else is in its place. Please move it away.</source>
        <translation>{file} could not be written: something else is in its place. Please move it away.</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long. Please choose a shorter one.</source>
        <translation>{file} could not be written: the name is too long. Please choose a shorter one.</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is failing. Please move your files to another disk.</source>
        <translation>{file} could not be written: the disk is failing. Please move your files to another disk.</translation>
    </message>
    <message>
        <source>{file} could not be written. The system says: {reason}</source>
        <translation>{file} could not be written. The system says: {reason}</translation>
    </message>
    <message>
        <source>This game is open in another window. Play it there; here you can only watch.</source>
        <translation>This game is open in another window. Play it there; here you can only watch.</translation>
    </message>
    <message>
        <source>Games and settings cannot be saved. {reason}</source>
        <translation>Games and settings cannot be saved. {reason}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The old file is kept: {file}</source>
        <translation>The settings could not be read, so the defaults are used. The old file is kept: {file}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. {reason}</source>
        <translation>The settings could not be read, so the defaults are used. {reason}</translation>
    </message>
    <message>
        <source>The file name does not match the game inside. You can open it as a copy.</source>
        <translation>The file name does not match the game inside. You can open it as a copy.</translation>
    </message>
    <message>
        <source>That game already exists: {file}</source>
        <translation>That game already exists: {file}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Show folder</source>
        <translation>Show folder</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Dismiss this message</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>{words}.</source>
        <comment>a line that is no sentence, heard among others</comment>
        <translation>{words}.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The game was removed.</source>
        <translation>The game was removed.</translation>
    </message>
    <message>
        <source>The folder could not be opened. It is here: {folder}</source>
        <translation>The folder could not be opened. It is here: {folder}</translation>
    </message>
    <message>
        <source>Exported as {file}</source>
        <translation>Exported as {file}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <comment>where something is wrong, and what</comment>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <source>Something is still being saved.</source>
        <translation>Something is still being saved.</translation>
    </message>
    <message>
        <source>It will be moved to the folder of removed games, not deleted.</source>
        <translation>It will be moved to the folder of removed games, not deleted.</translation>
    </message>
    <message>
        <source>Boardroom saved games</source>
        <comment>a kind of file</comment>
        <translation>Boardroom saved games</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>Pictures</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>Save the picture as</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Remove the game</source>
        <translation>Remove the game</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button</comment>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>a button</comment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>The last steps of this game are not saved.</source>
        <translation>The last steps of this game are not saved.</translation>
    </message>
    <message>
        <source>Go back</source>
        <comment>a button</comment>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Remove this game of {game} ({names})?</source>
        <translation>Remove this game of {game} ({names})?</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>Opened as a separate game. The original is still in the lobby.</source>
        <translation>Opened as a separate game. The original is still in the lobby.</translation>
    </message>
    <message>
        <source>Waiting for the disk. This message closes once everything is saved.</source>
        <translation>Waiting for the disk. This message closes once everything is saved.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <comment>a button</comment>
        <translation>Leave without saving</translation>
    </message>
    <message>
        <source>The picture of the table could not be copied: the clipboard did not take it. Please try again.</source>
        <translation>The picture of the table could not be copied: the clipboard did not take it. Please try again.</translation>
    </message>
    <message>
        <source>The picture of the table could not be made. Make the window smaller and try again.</source>
        <translation>The picture of the table could not be made. Make the window smaller and try again.</translation>
    </message>
    <message>
        <source>The picture of the table was copied to the clipboard.</source>
        <translation>The picture of the table was copied to the clipboard.</translation>
    </message>
    <message>
        <source>Picture saved as {file}</source>
        <translation>Picture saved as {file}</translation>
    </message>
    <message>
        <source>{page} – Boardroom</source>
        <translation>{page} – Boardroom</translation>
    </message>
</context>
</TS>
