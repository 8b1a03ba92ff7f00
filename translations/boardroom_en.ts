<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games for people at one screen, with every rule enforced and nothing ever lost.</source>
        <translation>Board games for people at one screen, with every rule enforced and nothing ever lost.</translation>
    </message>
    <message>
        <source>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</source>
        <translation>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</translation>
    </message>
    <message>
        <source>Fonts: {fonts}, under the SIL Open Font License 1.1.</source>
        <translation>Fonts: {fonts}, under the SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>About Boardroom</source>
        <translation>About Boardroom</translation>
    </message>
    <message>
        <source>Licences of the fonts</source>
        <translation>Licences of the fonts</translation>
    </message>
    <message>
        <source>Font licences</source>
        <translation>Font licences</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>What can be done now</source>
        <translation>What can be done now</translation>
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
        <source>looking on</source>
        <translation>looking on</translation>
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
        <source>Fit the table into the window</source>
        <translation>Fit the table into the window</translation>
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
        <source>Day or evening</source>
        <translation>Day or evening</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>There is no game “{game}” here. There is: {games}.</source>
        <comment>games is a list of names</comment>
        <translation>There is no game “{game}” here. There is: {games}.</translation>
    </message>
    <message>
        <source>The game “{game}” cannot be loaded. Please install it anew. The reason: {reason}</source>
        <translation>The game “{game}” cannot be loaded. Please install it anew. The reason: {reason}</translation>
    </message>
    <message>
        <source>Boardroom cannot find any of its games, so it is not completely installed. Please install it anew; in a checkout, “python3 dev.py run” does that.</source>
        <translation>Boardroom cannot find any of its games, so it is not completely installed. Please install it anew; in a checkout, “python3 dev.py run” does that.</translation>
    </message>
    <message>
        <source>The game “{game}” is installed twice; the one in {package} is left out.</source>
        <translation>The game “{game}” is installed twice; the one in {package} is left out.</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <translation>This cannot be undone. Are you sure?</translation>
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
        <source>Print JSON, for programs.</source>
        <comment>JSON is the name of a format</comment>
        <translation>Print JSON, for programs.</translation>
    </message>
    <message>
        <source>“boardroom COMMAND --help” tells more about a command.</source>
        <translation>“boardroom COMMAND --help” tells more about a command.</translation>
    </message>
    <message>
        <source>boardroom does not know {word}. “boardroom --help” tells what there is.</source>
        <translation>boardroom does not know {word}. “boardroom --help” tells what there is.</translation>
    </message>
    <message>
        <source>There is neither a command nor a file “{word}”. “boardroom --help” tells what there is.</source>
        <translation>There is neither a command nor a file “{word}”. “boardroom --help” tells what there is.</translation>
    </message>
    <message>
        <source>List the games that are installed.</source>
        <translation>List the games that are installed.</translation>
    </message>
    <message>
        <source>Play a saved game through by the rules and say whether all is well.</source>
        <translation>Play a saved game through by the rules and say whether all is well.</translation>
    </message>
    <message>
        <source>Draw a position of a saved game.</source>
        <translation>Draw a position of a saved game.</translation>
    </message>
    <message>
        <source>Let computer players play many games and count what comes of them.</source>
        <translation>Let computer players play many games and count what comes of them.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Open the window.</translation>
    </message>
    <message>
        <source>Open a saved game. If it is called like a command, write ./ before it.</source>
        <translation>Open a saved game. If it is called like a command, write ./ before it.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Print the version.</translation>
    </message>
    <message>
        <source>PNG</source>
        <comment>a placeholder in a usage line: an image file</comment>
        <translation>PNG</translation>
    </message>
    <message>
        <source>The image to write; it must be given.</source>
        <translation>The image to write; it must be given.</translation>
    </message>
    <message>
        <source>The position after so many actions; else the last one.</source>
        <translation>The position after so many actions; else the last one.</translation>
    </message>
    <message>
        <source>What the player at this seat sees, from 0; else what everybody may see.</source>
        <translation>What the player at this seat sees, from 0; else what everybody may see.</translation>
    </message>
    <message>
        <source>The language of the picture: en or ja.</source>
        <translation>The language of the picture: en or ja.</translation>
    </message>
    <message>
        <source>The theme: day or evening; else day.</source>
        <translation>The theme: day or evening; else day.</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>a placeholder in a usage line: width x height</comment>
        <translation>WxH</translation>
    </message>
    <message>
        <source>Width and height; else 1600x1000.</source>
        <translation>Width and height; else 1600x1000.</translation>
    </message>
    <message>
        <source>Pixels for each unit of the size; else 1.</source>
        <translation>Pixels for each unit of the size; else 1.</translation>
    </message>
    <message>
        <source>How many play; else as few as can.</source>
        <translation>How many play; else as few as can.</translation>
    </message>
    <message>
        <source>How many games; else 100.</source>
        <translation>How many games; else 100.</translation>
    </message>
    <message>
        <source>Where chance begins: the same number, the same games.</source>
        <translation>Where chance begins: the same number, the same games.</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>KEY=VALUE</translation>
    </message>
    <message>
        <source>An option of the game, as listed by “boardroom games”; may be repeated.</source>
        <translation>An option of the game, as listed by “boardroom games”; may be repeated.</translation>
    </message>
    <message>
        <source>So many processes play, else 1; the games stay the same.</source>
        <translation>So many processes play, else 1; the games stay the same.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <comment>a placeholder in a usage line: of a computer in the network</comment>
        <translation>ADDRESS</translation>
    </message>
    <message>
        <source>The Dask cluster at this address plays, such as tcp://10.0.0.5:8786; the games stay the same.</source>
        <translation>The Dask cluster at this address plays, such as tcp://10.0.0.5:8786; the games stay the same.</translation>
    </message>
    <message>
        <source>{flag} can be {known}, not “{value}”.</source>
        <translation>{flag} can be {known}, not “{value}”.</translation>
    </message>
    <message>
        <source>“boardroom {command}” needs {what} behind it. “boardroom {command} --help” tells what there is.</source>
        <translation>“boardroom {command}” needs {what} behind it. “boardroom {command} --help” tells what there is.</translation>
    </message>
    <message>
        <source>“{word}” is too much: “boardroom {command} --help” tells what there is.</source>
        <translation>“{word}” is too much: “boardroom {command} --help” tells what there is.</translation>
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
        <source>“boardroom {command}” does not know {flag}. “boardroom {command} --help” tells what there is.</source>
        <translation>“boardroom {command}” does not know {flag}. “boardroom {command} --help” tells what there is.</translation>
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
        <source>{flag} needs a value behind it.</source>
        <translation>{flag} needs a value behind it.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: all is well after %n actions.</source>
        <translation>
            <numerusform>{game}: all is well after %n action.</numerusform>
            <numerusform>{game}: all is well after %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>The game is not over.</translation>
    </message>
    <message>
        <source>{title}  ({id})</source>
        <comment>a game in a list: its title, and its name for commands</comment>
        <translation>{title}  ({id})</translation>
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
        <source>{label} (unless chosen otherwise)</source>
        <translation>{label} (unless chosen otherwise)</translation>
    </message>
    <message>
        <source>--size must be like 1600x1000, each from {least} to {most}, not “{value}”.</source>
        <translation>--size must be like 1600x1000, each from {least} to {most}, not “{value}”.</translation>
    </message>
    <message>
        <source>{seat}: won {wins} ({percent} %)</source>
        <comment>a number of games; shared wins count in part</comment>
        <translation>{seat}: won {wins} ({percent} %)</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}” here. {reason}</source>
        <comment>reason is a sentence</comment>
        <translation>The option “{key}” cannot be “{value}” here. {reason}</translation>
    </message>
    <message>
        <source>--jobs and --cluster cannot be given together.</source>
        <translation>--jobs and --cluster cannot be given together.</translation>
    </message>
    <message>
        <source>{seat}: points {low} to {high}, median {median}</source>
        <comment>the middle 80 %</comment>
        <translation>{seat}: points {low} to {high}, median {median}</translation>
    </message>
    <message>
        <source>Where to? Please name the image to write with “-o”.</source>
        <translation>Where to? Please name the image to write with “-o”.</translation>
    </message>
    <message>
        <source>Which computer player plays; else greedy where it decides at a glance, random elsewhere.</source>
        <translation>Which computer player plays; else greedy where it decides at a glance, random elsewhere.</translation>
    </message>
    <message>
        <source>No position.</source>
        <translation>No position.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} is written.</translation>
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
        <source>{game}: {games} games with {players} players, computer player: {bot}</source>
        <translation>{game}: {games} games with {players} players, computer player: {bot}</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games and {actions} actions a second</source>
        <translation>{seconds} s: {games} games and {actions} actions a second</translation>
    </message>
    <message>
        <source>An option is written as KEY=VALUE, not as “{wish}”.</source>
        <translation>An option is written as KEY=VALUE, not as “{wish}”.</translation>
    </message>
    <message>
        <source>There is no option “{key}” in this game. There is: {known}.</source>
        <translation>There is no option “{key}” in this game. There is: {known}.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in: There is no such option. There is: none.</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>The option “{key}” can be {offered}, not “{value}”.</source>
        <translation>The option “{key}” can be {offered}, not “{value}”.</translation>
    </message>
    <message>
        <source>Rounds: {low} to {high}, median {median}</source>
        <translation>Rounds: {low} to {high}, median {median}</translation>
    </message>
    <message>
        <source>Actions a game: {low} to {high}, median {median}</source>
        <translation>Actions a game: {low} to {high}, median {median}</translation>
    </message>
    <message numerus="yes">
        <source>%n games were given up unfinished.</source>
        <translation>
            <numerusform>%n game was given up unfinished.</numerusform>
            <numerusform>%n games were given up unfinished.</numerusform>
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
        <source>Tries out every action a few times and takes what looks best for the moment.</source>
        <translation>Tries out every action a few times and takes what looks best for the moment.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>name of a computer player</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>name of a computer player</comment>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Takes any action that the rules allow.</source>
        <translation>Takes any action that the rules allow.</translation>
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
        <source>{seat} cannot go on: {reason} The game is saved as it stands.</source>
        <translation>{seat} cannot go on: {reason} The game is saved as it stands.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Open the curtain</source>
        <translation>Open the curtain</translation>
    </message>
    <message>
        <source>Then you see what happened since you last looked.</source>
        <translation>Then you see what happened since you last looked.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Leave the game for the lobby (it is saved)</source>
        <translation>Leave the game for the lobby (it is saved)</translation>
    </message>
    <message>
        <source>Everybody else: please look away.</source>
        <translation>Everybody else: please look away.</translation>
    </message>
    <message>
        <source>{next}. {away} {come}</source>
        <comment>the curtain, read aloud</comment>
        <translation>{next}. {away} {come}</translation>
    </message>
    <message>
        <source>{seat} wants to change something</source>
        <translation>{seat} wants to change something</translation>
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
        <source>{seat}, sit down before you open it.</source>
        <translation>{seat}, sit down before you open it.</translation>
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
        <source>Something went wrong inside Boardroom. Your games are saved; you can go on.</source>
        <translation>Something went wrong inside Boardroom. Your games are saved; you can go on.</translation>
    </message>
    <message>
        <source>If it happens again, please report it together with the details below.</source>
        <translation>If it happens again, please report it together with the details below.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>a button</comment>
        <translation>Go on</translation>
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
        <source>&amp;Kind of files:</source>
        <translation>&amp;Kind of files:</translation>
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
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nothing chosen</translation>
    </message>
    <message>
        <source>Point at a piece to see it large. Right-click keeps it here.</source>
        <translation>Point at a piece to see it large. Right-click keeps it here.</translation>
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
        <source>A game you begin waits here whenever you leave it. Choose one below.</source>
        <translation>A game you begin waits here whenever you leave it. Choose one below.</translation>
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
        <source>This file cannot be read; it is left as it is.</source>
        <translation>This file cannot be read; it is left as it is.</translation>
    </message>
    <message>
        <source>The table is free</source>
        <translation>The table is free</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <comment>button</comment>
        <translation>Look at the table</translation>
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
        <source>{progress} · {one} : {other}</source>
        <comment>how far a game is, and the two players&apos; scores</comment>
        <translation>{progress} · {one} : {other}</translation>
    </message>
    <message numerus="yes">
        <source>%n games on the table</source>
        <comment>games that can be continued</comment>
        <translation>
            <numerusform>%n game on the table</numerusform>
            <numerusform>%n games on the table</numerusform>
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
        <source>Look at the table</source>
        <comment>menu</comment>
        <translation>Look at the table</translation>
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
        <source>&amp;Exported games</source>
        <translation>&amp;Exported games</translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation>&amp;Lobby</translation>
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
        <source>Continue the last game</source>
        <translation>Continue the last game</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>New game of {game}</translation>
    </message>
</context>
<context>
    <name>Parallel work</name>
    <message>
        <source>A cluster’s address is written as tcp://HOST:PORT, not as “{address}”.</source>
        <translation>A cluster’s address is written as tcp://HOST:PORT, not as “{address}”.</translation>
    </message>
    <message>
        <source>A cluster needs Dask’s “distributed”, which is not installed here. To install it, type: {command}</source>
        <translation>A cluster needs Dask’s “distributed”, which is not installed here. To install it, type: {command}</translation>
    </message>
    <message>
        <source>There is no cluster to be reached at {address}. The reason: {reason}</source>
        <translation>There is no cluster to be reached at {address}. The reason: {reason}</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>The cluster at {address} has no workers.</translation>
    </message>
    <message>
        <source>The cluster could not do the work. The reason: {reason}</source>
        <translation>The cluster could not do the work. The reason: {reason}</translation>
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
        <source>Another window plays this game; here you look on.</source>
        <translation>Another window plays this game; here you look on.</translation>
    </message>
    <message>
        <source>Let it try again</source>
        <translation>Let it try again</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <comment>why a button is off</comment>
        <translation>nothing to undo</translation>
    </message>
    <message>
        <source>Back to what is {seat}’s</source>
        <comment>a button</comment>
        <translation>Back to what is {seat}’s</translation>
    </message>
    <message>
        <source>This is {seat}’s; you only look at it.</source>
        <translation>This is {seat}’s; you only look at it.</translation>
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
        <source>A key or a click skips ahead.</source>
        <translation>A key or a click skips ahead.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Please look and try again.</source>
        <translation>The table has changed meanwhile. Please look and try again.</translation>
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
        <source>The entry “{entry}” is there twice.</source>
        <translation>The entry “{entry}” is there twice.</translation>
    </message>
    <message>
        <source>There is a number in the file that is too large, or is no number.</source>
        <translation>There is a number in the file that is too large, or is no number.</translation>
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
        <source>The text has a control character in it.</source>
        <translation>The text has a control character in it.</translation>
    </message>
    <message>
        <source>There is a number in the list that means nothing here.</source>
        <translation>There is a number in the list that means nothing here.</translation>
    </message>
    <message>
        <source>The file is damaged, or no text in UTF-8.</source>
        <comment>UTF-8 is the name of an encoding</comment>
        <translation>The file is damaged, or no text in UTF-8.</translation>
    </message>
    <message>
        <source>A text in the file has half a character in it.</source>
        <translation>A text in the file has half a character in it.</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB, too large to be read.</source>
        <translation>The file is larger than {size} MB, too large to be read.</translation>
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
        <source>The actions are longer than {size} MB, too long to be read.</source>
        <translation>The actions are longer than {size} MB, too long to be read.</translation>
    </message>
    <message>
        <source>After action {number} the game is not as it was recorded.</source>
        <translation>After action {number} the game is not as it was recorded.</translation>
    </message>
    <message>
        <source>The game does not begin as it was recorded.</source>
        <translation>The game does not begin as it was recorded.</translation>
    </message>
    <message>
        <source>This game was written by a newer Boardroom. Update Boardroom to open it.</source>
        <translation>This game was written by a newer Boardroom. Update Boardroom to open it.</translation>
    </message>
    <message>
        <source>The rules do not set up such a game: {reason}</source>
        <comment>The reason is a whole sentence</comment>
        <translation>The rules do not set up such a game: {reason}</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, is not allowed there by the rules.</source>
        <translation>Action {number}, “{action}” by {seat}, is not allowed there by the rules.</translation>
    </message>
    <message>
        <source>This is not a game saved by Boardroom.</source>
        <translation>This is not a game saved by Boardroom.</translation>
    </message>
    <message>
        <source>Boardroom never wrote such a version of its saved games.</source>
        <translation>Boardroom never wrote such a version of its saved games.</translation>
    </message>
    <message>
        <source>This text has another form than is expected here.</source>
        <translation>This text has another form than is expected here.</translation>
    </message>
    <message>
        <source>The record is of another game: {game}.</source>
        <translation>The record is of another game: {game}.</translation>
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
        <source>Action {number}, “{action}” by {seat}, is not known to the rules.</source>
        <translation>Action {number}, “{action}” by {seat}, is not known to the rules.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There are steps 0 to {last}.</source>
        <translation>There are steps 0 to {last}.</translation>
    </message>
    <message>
        <source>There are seats 0 to {last}.</source>
        <translation>There are seats 0 to {last}.</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Nothing is found to go to.</source>
        <translation>Nothing is found to go to.</translation>
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
        <source>Previous place</source>
        <translation>Previous place</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Next place</translation>
    </message>
    <message>
        <source>The rules of this game are not there. Please install the game anew.</source>
        <translation>The rules of this game are not there. Please install the game anew.</translation>
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
        <source>Nothing counts here.</source>
        <translation>Nothing counts here.</translation>
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
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
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
        <source>Look at the table</source>
        <translation>Look at the table</translation>
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
        <source>Another player has looked or acted since.</source>
        <translation>Another player has looked or acted since.</translation>
    </message>
    <message>
        <source>What has been said before everybody stands.</source>
        <translation>What has been said before everybody stands.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>There is nothing of yours to take back.</translation>
    </message>
    <message>
        <source>What has been shown to everybody cannot be taken back.</source>
        <translation>What has been shown to everybody cannot be taken back.</translation>
    </message>
    <message>
        <source>The last moves lead to another position than the saved one.</source>
        <translation>The last moves lead to another position than the saved one.</translation>
    </message>
    <message>
        <source>The moves in the file do not agree with the rules, version {now}. {reason} The game goes on from the saved position; earlier moves cannot be undone.</source>
        <comment>a version of the rules; the reason is a whole sentence</comment>
        <translation>The moves in the file do not agree with the rules, version {now}. {reason} The game goes on from the saved position; earlier moves cannot be undone.</translation>
    </message>
    <message>
        <source>The rules were corrected since this game was begun, from version {then} to {now}. {reason} It goes on from the saved position; earlier moves cannot be undone.</source>
        <comment>versions of the rules; the reason is a whole sentence</comment>
        <translation>The rules were corrected since this game was begun, from version {then} to {now}. {reason} It goes on from the saved position; earlier moves cannot be undone.</translation>
    </message>
    <message>
        <source>The saved position is none that this game could go on from.</source>
        <translation>The saved position is none that this game could go on from.</translation>
    </message>
    <message>
        <source>This game is open for looking only.</source>
        <translation>This game is open for looking only.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>There is nothing to do again.</translation>
    </message>
    <message>
        <source>The record of this game is full; it cannot go on.</source>
        <translation>The record of this game is full; it cannot go on.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Changes at once, in the middle of a game too.</source>
        <translation>Changes at once, in the middle of a game too.</translation>
    </message>
    <message>
        <source>Of all words; pieces keep their size.</source>
        <translation>Of all words; pieces keep their size.</translation>
    </message>
    <message>
        <source>How pieces move. Any key or click finishes a motion.</source>
        <translation>How pieces move. Any key or click finishes a motion.</translation>
    </message>
    <message>
        <source>What players answer when a game begins; during a game it is changed in its menu.</source>
        <translation>What players answer when a game begins; during a game it is changed in its menu.</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>Games and settings</translation>
    </message>
    <message>
        <source>The folder cannot be shown from here. Copy its name and open it yourself.</source>
        <translation>The folder cannot be shown from here. Copy its name and open it yourself.</translation>
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
        <source>Small</source>
        <comment>text size</comment>
        <translation>Small</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text size</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text size</comment>
        <translation>Large</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text size</comment>
        <translation>Largest</translation>
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
        <source>Questions the rules ask</source>
        <translation>Questions the rules ask</translation>
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
        <source>All of it lies in one folder on this computer.</source>
        <translation>All of it lies in one folder on this computer.</translation>
    </message>
    <message>
        <source>Folder of games and settings</source>
        <translation>Folder of games and settings</translation>
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
        <source>the app’s own</source>
        <comment>marks an option that is not in the rulebook</comment>
        <translation>the app’s own</translation>
    </message>
    <message>
        <source>random</source>
        <comment>the seed, when the field is empty</comment>
        <translation>random</translation>
    </message>
    <message>
        <source>The same seed and the same actions give the same game. Empty: a new one each time.</source>
        <translation>The same seed and the same actions give the same game. Empty: a new one each time.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Not “{value}”: {reason}</source>
        <comment>an option that cannot be so; a whole sentence</comment>
        <translation>Not “{value}”: {reason}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Less</translation>
    </message>
    <message>
        <source>No longer “{value}”: {reason}</source>
        <comment>an option was changed; a whole sentence</comment>
        <translation>No longer “{value}”: {reason}</translation>
    </message>
    <message>
        <source>{colour}: {name} has it. Choosing it exchanges your colours.</source>
        <translation>{colour}: {name} has it. Choosing it exchanges your colours.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computer player</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
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
        <source>Another seat has this name. Give each its own.</source>
        <translation>Another seat has this name. Give each its own.</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name of seat {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Who plays seat {number}</translation>
    </message>
    <message>
        <source>Computer player of seat {number}</source>
        <translation>Computer player of seat {number}</translation>
    </message>
    <message>
        <source>Who goes first is drawn by lot, unless the rules or an option say otherwise.</source>
        <translation>Who goes first is drawn by lot, unless the rules or an option say otherwise.</translation>
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
        <source>Mix seats</source>
        <translation>Mix seats</translation>
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
        <source>goes on</source>
        <comment>what the key does</comment>
        <translation>goes on</translation>
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
    <name>Stage</name>
    <message numerus="yes">
        <source>{piece}, taken up. %n places to put it.</source>
        <comment>for a screen reader</comment>
        <translation>
            <numerusform>{piece}, taken up. %n place to put it.</numerusform>
            <numerusform>{piece}, taken up. %n places to put it.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, taken up</source>
        <comment>for a screen reader</comment>
        <translation>{piece}, taken up</translation>
    </message>
    <message>
        <source>Enter takes it up.</source>
        <comment>for a screen reader</comment>
        <translation>Enter takes it up.</translation>
    </message>
    <message>
        <source>{piece}, picked</source>
        <comment>for a screen reader</comment>
        <translation>{piece}, picked</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>{file} could not be written because of a fault in Boardroom; the log has more.</source>
        <translation>{file} could not be written because of a fault in Boardroom; the log has more.</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: {reason}</source>
        <translation>The file cannot be read. The system says: {reason}</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is full. Please make room on it.</source>
        <translation>{file} could not be written: the disk is full. Please make room on it.</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>The file is not there any more.</translation>
    </message>
    <message>
        <source>The file may not be read. Please check its permissions.</source>
        <translation>The file may not be read. Please check its permissions.</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk can only be read. Please make it writable, or use another.</source>
        <translation>{file} could not be written: the disk can only be read. Please make it writable, or use another.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>This is not an ordinary file.</translation>
    </message>
    <message>
        <source>{file} could not be written: it is not permitted. Please check who may write to the folder, and whether another program has the file open.</source>
        <translation>{file} could not be written: it is not permitted. Please check who may write to the folder, and whether another program has the file open.</translation>
    </message>
    <message>
        <source>Another window has taken this game over; what is done here is not saved.</source>
        <translation>Another window has taken this game over; what is done here is not saved.</translation>
    </message>
    <message>
        <source>{file} could not be written: its folder is not there. Please bring the folder back, or plug its disk in.</source>
        <translation>{file} could not be written: its folder is not there. Please bring the folder back, or plug its disk in.</translation>
    </message>
    <message>
        <source>{file} could not be written: something else is in its place. Please move that away.</source>
        <translation>{file} could not be written: something else is in its place. Please move that away.</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long. Please choose a shorter one.</source>
        <translation>{file} could not be written: the name is too long. Please choose a shorter one.</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is failing. Please bring your files to another one.</source>
        <translation>{file} could not be written: the disk is failing. Please bring your files to another one.</translation>
    </message>
    <message>
        <source>{file} could not be written. The system says: {reason}</source>
        <translation>{file} could not be written. The system says: {reason}</translation>
    </message>
    <message>
        <source>This game is open in another window. It can be looked at here, and played there.</source>
        <translation>This game is open in another window. It can be looked at here, and played there.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used. The old file is kept: {file}</source>
        <translation>The settings could not be read, so the usual ones are used. The old file is kept: {file}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used. {reason}</source>
        <translation>The settings could not be read, so the usual ones are used. {reason}</translation>
    </message>
    <message>
        <source>The file has not the name of the game in it. It can be opened as a copy.</source>
        <translation>The file has not the name of the game in it. It can be opened as a copy.</translation>
    </message>
    <message>
        <source>There is such a game already: {file}</source>
        <translation>There is such a game already: {file}</translation>
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
        <source>Bring it back</source>
        <translation>Bring it back</translation>
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
        <source>It is moved to the folder of removed games, not deleted.</source>
        <translation>It is moved to the folder of removed games, not deleted.</translation>
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
        <source>Keep it</source>
        <comment>a button</comment>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>The last steps of this game are not saved.</source>
        <translation>The last steps of this game are not saved.</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a button</comment>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a kind of file</comment>
        <translation>Games</translation>
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
        <source>Waiting for the disk to answer. This question goes away once everything is saved.</source>
        <translation>Waiting for the disk to answer. This question goes away once everything is saved.</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <comment>a button</comment>
        <translation>Leave without it</translation>
    </message>
    <message>
        <source>{page} – Boardroom</source>
        <translation>{page} – Boardroom</translation>
    </message>
</context>
</TS>
