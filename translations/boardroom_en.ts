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
        <source>The computer player stopped unexpectedly.</source>
        <translation>The computer player stopped unexpectedly.</translation>
    </message>
    <message>
        <source>The computer player failed: {reason}</source>
        <translation>The computer player failed: {reason}</translation>
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
    <name>Epigo</name>
    <message>
        <source>Epigo</source>
        <comment>the game&apos;s title</comment>
        <translation>Epigo</translation>
    </message>
    <message>
        <source>Stack three secret Orders and push the other side off the board.</source>
        <translation>Stack three secret Orders and push the other side off the board.</translation>
    </message>
    <message>
        <source>Terracotta, palm</source>
        <translation>Terracotta, palm</translation>
    </message>
    <message>
        <source>Ivory, rosette</source>
        <translation>Ivory, rosette</translation>
    </message>
    <message>
        <source>Turquoise, wave</source>
        <translation>Turquoise, wave</translation>
    </message>
    <message>
        <source>Obsidian, star</source>
        <translation>Obsidian, star</translation>
    </message>
    <message>
        <source>Super slide</source>
        <translation>Super slide</translation>
    </message>
    <message>
        <source>When an Epigon may slide once more.</source>
        <translation>When an Epigon may slide once more.</translation>
    </message>
    <message>
        <source>This is not a position of Epigo.</source>
        <translation>This is not a position of Epigo.</translation>
    </message>
    <message>
        <source>This is not a state of Epigo.</source>
        <translation>This is not a state of Epigo.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Epigo.</source>
        <translation>“{text}” is not an action of Epigo.</translation>
    </message>
    <message>
        <source>captured: it can only cancel</source>
        <translation>captured: it can only cancel</translation>
    </message>
    <message>
        <source>blocked now, {own} : {opposing}</source>
        <translation>blocked now, {own} : {opposing}</translation>
    </message>
    <message>
        <source>pushes, {own} : {opposing}</source>
        <translation>pushes, {own} : {opposing}</translation>
    </message>
    <message>
        <source>super slide possible</source>
        <translation>super slide possible</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>This takes your own {number} off the board: a capture for {other}.</source>
        <translation>This takes your own {number} off the board: a capture for {other}.</translation>
    </message>
    <message>
        <source>slides to {square}</source>
        <translation>slides to {square}</translation>
    </message>
    <message>
        <source>captures the opposing {tile}</source>
        <translation>captures the opposing {tile}</translation>
    </message>
    <message>
        <source>and loses the game</source>
        <comment>after a self-capture</comment>
        <translation>and loses the game</translation>
    </message>
    <message>
        <source>and wins the game</source>
        <comment>after a capture</comment>
        <translation>and wins the game</translation>
    </message>
    <message>
        <source>takes your own {tile} off the board</source>
        <translation>takes your own {tile} off the board</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a direction</comment>
        <translation>left</translation>
    </message>
    <message numerus="yes">
        <source>{tile} pushes %n Epigons {direction}, {own} : {opposing}.</source>
        <translation>
            <numerusform>{tile} pushes %n Epigon {direction}, {own} : {opposing}.</numerusform>
            <numerusform>{tile} pushes %n Epigons {direction}, {own} : {opposing}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three Orders must be stacked first.</source>
        <translation>Three Orders must be stacked first.</translation>
    </message>
    <message>
        <source>You have offered a draw in this planning step already.</source>
        <translation>You have offered a draw in this planning step already.</translation>
    </message>
    <message>
        <source>Another Epigon stands there.</source>
        <translation>Another Epigon stands there.</translation>
    </message>
    <message>
        <source>Your stack has its three Orders. Take one back first.</source>
        <translation>Your stack has its three Orders. Take one back first.</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a direction</comment>
        <translation>up</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a direction</comment>
        <translation>right</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a direction</comment>
        <translation>down</translation>
    </message>
    <message>
        <source>Lock in</source>
        <translation>Lock in</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>do not super slide</comment>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Offer a draw</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accept the draw</translation>
    </message>
    <message>
        <source>Decline, play on</source>
        <translation>Decline, play on</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Concede the game</translation>
    </message>
    <message>
        <source>Both rows are turned up. Both X leave the board.</source>
        <translation>Both rows are turned up. Both X leave the board.</translation>
    </message>
    <message>
        <source>Both players agree to a draw.</source>
        <translation>Both players agree to a draw.</translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n turns without a capture.</source>
        <translation>
            <numerusform>Drawn: %n turn without a capture.</numerusform>
            <numerusform>Drawn: %n turns without a capture.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Before the first turn</translation>
    </message>
    <message>
        <source>Deploy</source>
        <comment>a phase</comment>
        <translation>Deploy</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>a phase</comment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Act</source>
        <comment>a phase</comment>
        <translation>Act</translation>
    </message>
    <message numerus="yes">
        <source>%n Epigons to place</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n Epigon to place</numerusform>
            <numerusform>%n Epigons to place</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock in row</source>
        <translation>Lock in row</translation>
    </message>
    <message numerus="yes">
        <source>%n Orders to stack</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n Order to stack</numerusform>
            <numerusform>%n Orders to stack</numerusform>
        </translation>
    </message>
    <message>
        <source>one offer a turn</source>
        <comment>why a button is off</comment>
        <translation>one offer a turn</translation>
    </message>
    <message>
        <source>No opposing Epigon touches it, and the next square is empty.</source>
        <translation>No opposing Epigon touches it, and the next square is empty.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Answer the draw offer first.</source>
        <translation>Answer the draw offer first.</translation>
    </message>
    <message>
        <source>No draw is offered.</source>
        <translation>No draw is offered.</translation>
    </message>
    <message>
        <source>No super slide of yours is open now.</source>
        <translation>No super slide of yours is open now.</translation>
    </message>
    <message>
        <source>You have locked in. Undo it first, while nobody else has looked.</source>
        <translation>You have locked in. Undo it first, while nobody else has looked.</translation>
    </message>
    <message>
        <source>All eight Epigons must stand on your row first.</source>
        <translation>All eight Epigons must stand on your row first.</translation>
    </message>
    <message>
        <source>A draw can be offered in the planning step.</source>
        <translation>A draw can be offered in the planning step.</translation>
    </message>
    <message>
        <source>The Epigons are deployed already; plan with Orders.</source>
        <translation>The Epigons are deployed already; plan with Orders.</translation>
    </message>
    <message>
        <source>This Epigon stands on your row already.</source>
        <translation>This Epigon stands on your row already.</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row.</source>
        <translation>Epigons are deployed on your own row.</translation>
    </message>
    <message>
        <source>Deploy your Epigons first; Orders come after.</source>
        <translation>Deploy your Epigons first; Orders come after.</translation>
    </message>
    <message>
        <source>Captures needed</source>
        <translation>Captures needed</translation>
    </message>
    <message>
        <source>3 is the rule; 2 makes a short game, 4 a long one.</source>
        <translation>3 is the rule; 2 makes a short game, 4 a long one.</translation>
    </message>
    <message>
        <source>Draw without captures</source>
        <translation>Draw without captures</translation>
    </message>
    <message>
        <source>The game is drawn after so many turns in a row without a capture. Not in the rulebook.</source>
        <translation>The game is drawn after so many turns in a row without a capture. Not in the rulebook.</translation>
    </message>
    <message>
        <source>{seat} has locked in three Orders.</source>
        <translation>{seat} has locked in three Orders.</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</source>
        <translation>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</translation>
    </message>
    <message>
        <source>{tile} falls off the board and is captured by {seat}.</source>
        <translation>{tile} falls off the board and is captured by {seat}.</translation>
    </message>
    <message>
        <source>If you decline, everything goes on as it stands.</source>
        <translation>If you decline, everything goes on as it stands.</translation>
    </message>
    <message>
        <source>{other} has not locked in yet.</source>
        <translation>{other} has not locked in yet.</translation>
    </message>
    <message>
        <source>Automatic: off with people, 60 turns among computers</source>
        <translation>Automatic: off with people, 60 turns among computers</translation>
    </message>
    <message>
        <source>{seat}’s {number}</source>
        <comment>an Epigon</comment>
        <translation>{seat}’s {number}</translation>
    </message>
    <message>
        <source>{number} {direction}</source>
        <comment>an Order</comment>
        <translation>{number} {direction}</translation>
    </message>
    <message>
        <source>Put {number} on column {column}</source>
        <translation>Put {number} on column {column}</translation>
    </message>
    <message>
        <source>Stack Order {number} {direction}</source>
        <translation>Stack Order {number} {direction}</translation>
    </message>
    <message>
        <source>{seat} has locked in a row.</source>
        <translation>{seat} has locked in a row.</translation>
    </message>
    <message>
        <source>{tile} slides off the board and is captured by {seat}.</source>
        <translation>{tile} slides off the board and is captured by {seat}.</translation>
    </message>
    <message>
        <source>{seat} puts {number} on column {column}.</source>
        <translation>{seat} puts {number} on column {column}.</translation>
    </message>
    <message>
        <source>{seat} stacks {order}.</source>
        <translation>{seat} stacks {order}.</translation>
    </message>
    <message>
        <source>Both play {number}: the Orders cancel each other.</source>
        <translation>Both play {number}: the Orders cancel each other.</translation>
    </message>
    <message>
        <source>{tile} is captured already: nothing moves.</source>
        <translation>{tile} is captured already: nothing moves.</translation>
    </message>
    <message>
        <source>{tile} slides {direction} to {square}.</source>
        <translation>{tile} slides {direction} to {square}.</translation>
    </message>
    <message>
        <source>{tile} super slides on to {square}.</source>
        <translation>{tile} super slides on to {square}.</translation>
    </message>
    <message>
        <source>{tile} stays.</source>
        <translation>{tile} stays.</translation>
    </message>
    <message>
        <source>{tile} is blocked, {own} : {opposing}.</source>
        <translation>{tile} is blocked, {own} : {opposing}.</translation>
    </message>
    <message>
        <source>Turn {turn}. {seat} plans first.</source>
        <translation>Turn {turn}. {seat} plans first.</translation>
    </message>
    <message>
        <source>{seat} offers a draw.</source>
        <translation>{seat} offers a draw.</translation>
    </message>
    <message>
        <source>{seat} declines. Play goes on.</source>
        <translation>{seat} declines. Play goes on.</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser} concedes. {winner} wins.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Turn {turn}</translation>
    </message>
    <message>
        <source>{other} is ready.</source>
        <translation>{other} is ready.</translation>
    </message>
    <message>
        <source>{me}: put your eight Epigons on your row.</source>
        <translation>{me}: put your eight Epigons on your row.</translation>
    </message>
    <message>
        <source>{me}: check your row and lock it in.</source>
        <translation>{me}: check your row and lock it in.</translation>
    </message>
    <message numerus="yes">
        <source>{me}: stack %n more Orders.</source>
        <translation>
            <numerusform>{me}: stack %n more Order.</numerusform>
            <numerusform>{me}: stack %n more Orders.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: check your three Orders and lock them in.</source>
        <translation>{me}: check your three Orders and lock them in.</translation>
    </message>
    <message>
        <source>Lock in Orders</source>
        <translation>Lock in Orders</translation>
    </message>
    <message>
        <source>{me}: let your {number} super slide {direction}?</source>
        <translation>{me}: let your {number} super slide {direction}?</translation>
    </message>
    <message>
        <source>Order {number} is in your stack already.</source>
        <translation>Order {number} is in your stack already.</translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: {other} offers a draw.</source>
        <translation>{me}: {other} offers a draw.</translation>
    </message>
    <message>
        <source>{me} has locked in; {other} is still choosing.</source>
        <translation>{me} has locked in; {other} is still choosing.</translation>
    </message>
    <message>
        <source>{other} decides whether {tile} slides on.</source>
        <translation>{other} decides whether {tile} slides on.</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer first.</source>
        <translation>{other} must answer your draw offer first.</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer.</source>
        <translation>{other} must answer your draw offer.</translation>
    </message>
    <message>
        <source>Captured {tile}</source>
        <translation>Captured {tile}</translation>
    </message>
    <message numerus="yes">
        <source>after %n turns</source>
        <comment>option</comment>
        <translation>
            <numerusform>after %n turn</numerusform>
            <numerusform>after %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>your tray</source>
        <translation>your tray</translation>
    </message>
    <message>
        <source>An Epigon moves one square: up, down, left or right.</source>
        <translation>An Epigon moves one square: up, down, left or right.</translation>
    </message>
    <message>
        <source>Orders are stacked from the top, without gaps.</source>
        <translation>Orders are stacked from the top, without gaps.</translation>
    </message>
    <message>
        <source>nothing stacked</source>
        <comment>why a button is off</comment>
        <translation>nothing stacked</translation>
    </message>
    <message>
        <source>no game before</source>
        <comment>why a button is off</comment>
        <translation>no game before</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>off the board</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Your stack</translation>
    </message>
    <message>
        <source>top first, hidden from everybody else</source>
        <translation>top first, hidden from everybody else</translation>
    </message>
    <message>
        <source>The stacks</source>
        <translation>The stacks</translation>
    </message>
    <message>
        <source>turned up pair by pair, from the top</source>
        <translation>turned up pair by pair, from the top</translation>
    </message>
    <message>
        <source>First Order</source>
        <comment>an empty place of the stack</comment>
        <translation>First Order</translation>
    </message>
    <message>
        <source>Second Order</source>
        <comment>an empty place of the stack</comment>
        <translation>Second Order</translation>
    </message>
    <message>
        <source>Third Order</source>
        <comment>an empty place of the stack</comment>
        <translation>Third Order</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>Your row</translation>
    </message>
    <message>
        <source>Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.</source>
        <translation>Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>Orders in hand</translation>
    </message>
    <message numerus="yes">
        <source>%n of 7. Captured Epigons’ Orders can still cancel.</source>
        <translation>
            <numerusform>%n of 7. Captured Epigons’ Orders can still cancel.</numerusform>
            <numerusform>%n of 7. Captured Epigons’ Orders can still cancel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row, beside the centre line.</source>
        <translation>Epigons are deployed on your own row, beside the centre line.</translation>
    </message>
    <message>
        <source>Clear stack</source>
        <translation>Clear stack</translation>
    </message>
    <message>
        <source>The game ended in turn {turn}.</source>
        <translation>The game ended in turn {turn}.</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>As last time</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Shuffle</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Deployment</translation>
    </message>
    <message>
        <source>Both rows stay face down until both are locked in.</source>
        <translation>Both rows stay face down until both are locked in.</translation>
    </message>
    <message>
        <source>Epigons to deploy</source>
        <translation>Epigons to deploy</translation>
    </message>
    <message numerus="yes">
        <source>%n of 8 still to be placed.</source>
        <translation>
            <numerusform>%n of 8 still to be placed.</numerusform>
            <numerusform>%n of 8 still to be placed.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is {seat}’s. You move your own.</source>
        <translation>That is {seat}’s. You move your own.</translation>
    </message>
    <message>
        <source>{seat}’s Epigon {number}</source>
        <translation>{seat}’s Epigon {number}</translation>
    </message>
    <message>
        <source>{seat}’s Order {number}</source>
        <translation>{seat}’s Order {number}</translation>
    </message>
    <message>
        <source>place {number} of the stack</source>
        <translation>place {number} of the stack</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>column {column}</translation>
    </message>
    <message>
        <source>square {square}</source>
        <translation>square {square}</translation>
    </message>
    <message>
        <source>{seat}’s hidden tile</source>
        <translation>{seat}’s hidden tile</translation>
    </message>
    <message>
        <source>captured</source>
        <comment>on a tile</comment>
        <translation>captured</translation>
    </message>
    <message>
        <source>{tile} on {square}</source>
        <translation>{tile} on {square}</translation>
    </message>
    <message>
        <source>Acts before every other number; another 7 cancels it.</source>
        <translation>Acts before every other number; another 7 cancels it.</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a button</comment>
        <translation>Left</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>a button</comment>
        <translation>Up</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a button</comment>
        <translation>Right</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>a button</comment>
        <translation>Down</translation>
    </message>
    <message>
        <source>Drop it on your stack, or on a square beside its Epigon.</source>
        <translation>Drop it on your stack, or on a square beside its Epigon.</translation>
    </message>
    <message>
        <source>Orders act by themselves now; only an open super slide is yours to decide.</source>
        <translation>Orders act by themselves now; only an open super slide is yours to decide.</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</source>
        <translation>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the deciding capture.</source>
        <translation>{winner} wins with the deciding capture.</translation>
    </message>
    <message>
        <source>Drag an Order here, or drag an Epigon one square.</source>
        <translation>Drag an Order here, or drag an Epigon one square.</translation>
    </message>
    <message>
        <source>Acts after every other number; another 1 cancels it.</source>
        <translation>Acts after every other number; another 1 cancels it.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>Its number does not matter in a push: a 1 can push a 7.</source>
        <translation>Its number does not matter in a push: a 1 can push a 7.</translation>
    </message>
    <message>
        <source>Acts before lower numbers and after higher ones; another {number} cancels it.</source>
        <translation>Acts before lower numbers and after higher ones; another {number} cancels it.</translation>
    </message>
    <message>
        <source>Epigon. {colour}.</source>
        <translation>Epigon. {colour}.</translation>
    </message>
    <message>
        <source>Its Epigon is captured: the Order moves nothing but can cancel.</source>
        <translation>Its Epigon is captured: the Order moves nothing but can cancel.</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>Order {number}</translation>
    </message>
    <message>
        <source>Moves {seat}’s Epigon {number}.</source>
        <translation>Moves {seat}’s Epigon {number}.</translation>
    </message>
    <message>
        <source>Leaves the board when the rows are turned up, and so makes a gap.</source>
        <translation>Leaves the board when the rows are turned up, and so makes a gap.</translation>
    </message>
    <message>
        <source>A tile of {seat}: {colour}.</source>
        <translation>A tile of {seat}: {colour}.</translation>
    </message>
    <message>
        <source>Stands on {square}.</source>
        <translation>Stands on {square}.</translation>
    </message>
    <message>
        <source>Captured by {seat}.</source>
        <translation>Captured by {seat}.</translation>
    </message>
    <message>
        <source>Planning</source>
        <comment>what a player does</comment>
        <translation>Planning</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>what a player does</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>what a player does</comment>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Acting</source>
        <comment>what a player does</comment>
        <translation>Acting</translation>
    </message>
    <message>
        <source>Ready</source>
        <comment>what a player does</comment>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Deploying</source>
        <comment>what a player does</comment>
        <translation>Deploying</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>Captured {count} of {goal}</source>
        <translation>Captured {count} of {goal}</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>what a player does</comment>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Offers a draw</source>
        <comment>what a player does</comment>
        <translation>Offers a draw</translation>
    </message>
    <message>
        <source>No Orders have been turned up yet.</source>
        <translation>No Orders have been turned up yet.</translation>
    </message>
    <message>
        <source>both {number}: they cancel</source>
        <translation>both {number}: they cancel</translation>
    </message>
    <message>
        <source>{number} slides</source>
        <translation>{number} slides</translation>
    </message>
    <message>
        <source>{number} super slides</source>
        <translation>{number} super slides</translation>
    </message>
    <message>
        <source>{number} pushes {own} : {opposing}</source>
        <translation>{number} pushes {own} : {opposing}</translation>
    </message>
    <message>
        <source>{number} is blocked {own} : {opposing}</source>
        <translation>{number} is blocked {own} : {opposing}</translation>
    </message>
    <message>
        <source>{seat} loses {number}</source>
        <translation>{seat} loses {number}</translation>
    </message>
    <message>
        <source>{number} is captured</source>
        <translation>{number} is captured</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two short sentences</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>pushes tiles {numbers}</source>
        <translation>pushes tiles {numbers}</translation>
    </message>
    <message>
        <source>{own} : {opposing}</source>
        <comment>own tiles against opposing ones in a push</comment>
        <translation>{own} : {opposing}</translation>
    </message>
    <message>
        <source>pushes tile {number}</source>
        <translation>pushes tile {number}</translation>
    </message>
    <message>
        <source>{numbers}, {number}</source>
        <comment>a list of numbers and one more</comment>
        <translation>{numbers}, {number}</translation>
    </message>
    <message>
        <source>may go on</source>
        <comment>a super slide is possible</comment>
        <translation>may go on</translation>
    </message>
    <message>
        <source>blocked now</source>
        <translation>blocked now</translation>
    </message>
    <message>
        <source>super slide?</source>
        <translation>super slide?</translation>
    </message>
    <message>
        <source>{own} against {opposing}</source>
        <translation>{own} against {opposing}</translation>
    </message>
    <message>
        <source>loses your tile {number}</source>
        <translation>loses your tile {number}</translation>
    </message>
    <message>
        <source>captures tile {number}</source>
        <translation>captures tile {number}</translation>
    </message>
    <message>
        <source>captured: cancels only</source>
        <translation>captured: cancels only</translation>
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
    <name>Kingdom</name>
    <message>
        <source>My Kingdom for a Horse</source>
        <comment>the game&apos;s title</comment>
        <translation>My Kingdom for a Horse</translation>
    </message>
    <message>
        <source>Roll, fence, breed and trade your way from two sheep to a pair of horses.</source>
        <translation>Roll, fence, breed and trade your way from two sheep to a pair of horses.</translation>
    </message>
    <message>
        <source>White, sun</source>
        <translation>White, sun</translation>
    </message>
    <message>
        <source>Brown, drop</source>
        <translation>Brown, drop</translation>
    </message>
    <message>
        <source>Grey, clover</source>
        <translation>Grey, clover</translation>
    </message>
    <message>
        <source>Black, star</source>
        <translation>Black, star</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a phase, alone against Moritz</comment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Dice: the others</source>
        <comment>a phase</comment>
        <translation>Dice: the others</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a phase</comment>
        <translation>Trade</translation>
    </message>
    <message>
        <source>Moritz</source>
        <comment>a phase</comment>
        <translation>Moritz</translation>
    </message>
    <message>
        <source>Final trade</source>
        <comment>a phase</comment>
        <translation>Final trade</translation>
    </message>
    <message>
        <source>Moritz</source>
        <comment>the twin brother of the solo game</comment>
        <translation>Moritz</translation>
    </message>
    <message>
        <source>horses</source>
        <comment>several animals</comment>
        <translation>horses</translation>
    </message>
    <message>
        <source>Horses</source>
        <comment>a heading</comment>
        <translation>Horses</translation>
    </message>
    <message numerus="yes">
        <source>%n horses</source>
        <translation>
            <numerusform>%n horse</numerusform>
            <numerusform>%n horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fences</source>
        <translation>
            <numerusform>%n fence</numerusform>
            <numerusform>%n fences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standing fences</source>
        <translation>
            <numerusform>%n standing fence</numerusform>
            <numerusform>%n standing fences</numerusform>
        </translation>
    </message>
    <message>
        <source>horses breed</source>
        <comment>a face of the breeding die</comment>
        <translation>horses breed</translation>
    </message>
    <message>
        <source>half a cow</source>
        <comment>a face of the royal dice</comment>
        <translation>half a cow</translation>
    </message>
    <message>
        <source>Stray Lambs</source>
        <comment>a farm card</comment>
        <translation>Stray Lambs</translation>
    </message>
    <message>
        <source>Prize at the Fair</source>
        <comment>a farm card</comment>
        <translation>Prize at the Fair</translation>
    </message>
    <message>
        <source>Spare Timber</source>
        <comment>a farm card</comment>
        <translation>Spare Timber</translation>
    </message>
    <message>
        <source>Moving Day</source>
        <comment>a farm card</comment>
        <translation>Moving Day</translation>
    </message>
    <message>
        <source>Lambing Time</source>
        <comment>a farm card</comment>
        <translation>Lambing Time</translation>
    </message>
    <message>
        <source>Farrowing Time</source>
        <comment>a farm card</comment>
        <translation>Farrowing Time</translation>
    </message>
    <message>
        <source>Calving Time</source>
        <comment>a farm card</comment>
        <translation>Calving Time</translation>
    </message>
    <message>
        <source>Spring in the Air</source>
        <comment>a farm card</comment>
        <translation>Spring in the Air</translation>
    </message>
    <message>
        <source>Sleight of Hand</source>
        <comment>a farm card</comment>
        <translation>Sleight of Hand</translation>
    </message>
    <message>
        <source>Second Thoughts</source>
        <comment>a farm card</comment>
        <translation>Second Thoughts</translation>
    </message>
    <message>
        <source>Passing Drover</source>
        <comment>a farm card</comment>
        <translation>Passing Drover</translation>
    </message>
    <message>
        <source>Horse Fair</source>
        <comment>a farm card</comment>
        <translation>Horse Fair</translation>
    </message>
    <message>
        <source>Faithful Sheepdog</source>
        <comment>a farm card</comment>
        <translation>Faithful Sheepdog</translation>
    </message>
    <message>
        <source>Hayloft</source>
        <comment>a farm card</comment>
        <translation>Hayloft</translation>
    </message>
    <message>
        <source>Milk Pail</source>
        <comment>a farm card</comment>
        <translation>Milk Pail</translation>
    </message>
    <message>
        <source>Cattle Market</source>
        <comment>a farm card</comment>
        <translation>Cattle Market</translation>
    </message>
    <message>
        <source>Horse Trader</source>
        <comment>a farm card</comment>
        <translation>Horse Trader</translation>
    </message>
    <message>
        <source>Market Cart</source>
        <comment>a farm card</comment>
        <translation>Market Cart</translation>
    </message>
    <message>
        <source>Cheeky Goose</source>
        <comment>a farm card</comment>
        <translation>Cheeky Goose</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <comment>a farm card</comment>
        <translation>Sawmill</translation>
    </message>
    <message>
        <source>Sturdy Ram</source>
        <comment>a farm card</comment>
        <translation>Sturdy Ram</translation>
    </message>
    <message>
        <source>Motherly Sow</source>
        <comment>a farm card</comment>
        <translation>Motherly Sow</translation>
    </message>
    <message>
        <source>Weathercock</source>
        <comment>a farm card</comment>
        <translation>Weathercock</translation>
    </message>
    <message>
        <source>Stable Lantern</source>
        <comment>a farm card</comment>
        <translation>Stable Lantern</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <comment>a farm card</comment>
        <translation>Wheelbarrow</translation>
    </message>
    <message>
        <source>At once: works and is discarded.</source>
        <comment>a kind of farm card</comment>
        <translation>At once: works and is discarded.</translation>
    </message>
    <message>
        <source>sheep</source>
        <comment>several animals</comment>
        <translation>sheep</translation>
    </message>
    <message>
        <source>pigs</source>
        <comment>several animals</comment>
        <translation>pigs</translation>
    </message>
    <message>
        <source>cows</source>
        <comment>several animals</comment>
        <translation>cows</translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>a heading</comment>
        <translation>Sheep</translation>
    </message>
    <message>
        <source>Pigs</source>
        <comment>a heading</comment>
        <translation>Pigs</translation>
    </message>
    <message>
        <source>Cows</source>
        <comment>a heading</comment>
        <translation>Cows</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n sheep</numerusform>
            <numerusform>%n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pigs</source>
        <translation>
            <numerusform>%n pig</numerusform>
            <numerusform>%n pigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cows</source>
        <translation>
            <numerusform>%n cow</numerusform>
            <numerusform>%n cows</numerusform>
        </translation>
    </message>
    <message>
        <source>no animals</source>
        <translation>no animals</translation>
    </message>
    <message>
        <source>the breeding die</source>
        <translation>the breeding die</translation>
    </message>
    <message>
        <source>sheep breed</source>
        <comment>a face of the breeding die</comment>
        <translation>sheep breed</translation>
    </message>
    <message>
        <source>pigs breed</source>
        <comment>a face of the breeding die</comment>
        <translation>pigs breed</translation>
    </message>
    <message>
        <source>cows breed</source>
        <comment>a face of the breeding die</comment>
        <translation>cows breed</translation>
    </message>
    <message>
        <source>Lasting: lies face up before you and works from now on.</source>
        <comment>a kind of farm card</comment>
        <translation>Lasting: lies face up before you and works from now on.</translation>
    </message>
    <message>
        <source>the west side of {space}</source>
        <comment>an edge</comment>
        <translation>the west side of {space}</translation>
    </message>
    <message>
        <source>royal die {number}</source>
        <translation>royal die {number}</translation>
    </message>
    <message>
        <source>Dice: {seat}</source>
        <comment>a phase</comment>
        <translation>Dice: {seat}</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n more kinds in every trade phase.</source>
        <translation>
            <numerusform>You may trade a second kind in every trade phase.</numerusform>
            <numerusform>You may trade %n more kinds in every trade phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your own turn half a cow alone gives you a cow.</source>
        <translation>In your own turn half a cow alone gives you a cow.</translation>
    </message>
    <message numerus="yes">
        <source>Each die that gives you fences gives %n more.</source>
        <translation>
            <numerusform>Each die that gives you fences gives one more.</numerusform>
            <numerusform>Each die that gives you fences gives %n more.</numerusform>
        </translation>
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
        <source>{one}</source>
        <comment>a list of one</comment>
        <translation>{one}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <comment>two sentences</comment>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>the north side of {space}</source>
        <comment>an edge</comment>
        <translation>the north side of {space}</translation>
    </message>
    <message>
        <source>the east side of {space}</source>
        <comment>an edge</comment>
        <translation>the east side of {space}</translation>
    </message>
    <message>
        <source>the south side of {space}</source>
        <comment>an edge</comment>
        <translation>the south side of {space}</translation>
    </message>
    <message>
        <source>Gain {animals}.</source>
        <translation>Gain {animals}.</translation>
    </message>
    <message>
        <source>Each space of your pens holds up to {animals}.</source>
        <translation>Each space of your pens holds up to {animals}.</translation>
    </message>
    <message>
        <source>You trade {given} for {taken}, in every trade.</source>
        <translation>You trade {given} for {taken}, in every trade.</translation>
    </message>
    <message numerus="yes">
        <source>When your {kinds} breed, gain %n more.</source>
        <translation>
            <numerusform>When your {kinds} breed, gain one more.</numerusform>
            <numerusform>When your {kinds} breed, gain %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move up to {standing}.</source>
        <translation>Move up to {standing}.</translation>
    </message>
    <message>
        <source>Each royal die that gives you {kind} gives {animals} more.</source>
        <translation>Each royal die that gives you {kind} gives {animals} more.</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <comment>a trade</comment>
        <translation>{given} for {taken}</translation>
    </message>
    <message>
        <source>In no pen, and gone at the end of the phase: {animals}.</source>
        <translation>In no pen, and gone at the end of the phase: {animals}.</translation>
    </message>
    <message>
        <source>This is not a position of My Kingdom for a Horse.</source>
        <translation>This is not a position of My Kingdom for a Horse.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of My Kingdom for a Horse.</source>
        <translation>“{text}” is not an action of My Kingdom for a Horse.</translation>
    </message>
    <message>
        <source>Only the sheep decide: {winner} wins with {animals}.</source>
        <translation>Only the sheep decide: {winner} wins with {animals}.</translation>
    </message>
    <message numerus="yes">
        <source>worth %n sheep</source>
        <translation>
            <numerusform>worth 1 sheep</numerusform>
            <numerusform>worth %n sheep</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>The game is over. Nobody wins.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds %n of every kind after the last round: nobody wins.</source>
        <translation>
            <numerusform>Nobody holds one of every kind after the last round: nobody wins.</numerusform>
            <numerusform>Nobody holds %n of every kind after the last round: nobody wins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the most horses: {animals}.</source>
        <translation>{winner} wins with the most horses: {animals}.</translation>
    </message>
    <message>
        <source>As many horses, but more cows: {winner} wins with {animals}.</source>
        <translation>As many horses, but more cows: {winner} wins with {animals}.</translation>
    </message>
    <message>
        <source>As many horses and cows, but more pigs: {winner} wins with {animals}.</source>
        <translation>As many horses and cows, but more pigs: {winner} wins with {animals}.</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>The game is over. {winner} wins.</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>The game is over. {winners} share the victory.</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser} concedes. {winner} wins.</translation>
    </message>
    <message>
        <source>{winners} hold the same number of every kind and share the victory.</source>
        <translation>{winners} hold the same number of every kind and share the victory.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} alone holds %n of every kind and wins.</source>
        <translation>
            <numerusform>{winner} alone holds one of every kind and wins.</numerusform>
            <numerusform>{winner} alone holds %n of every kind and wins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended in round {round}.</source>
        <translation>The game ended in round {round}.</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left afterwards</source>
        <translation>
            <numerusform>%n re-roll left afterwards</numerusform>
            <numerusform>%n re-rolls left afterwards</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of that kind would breed</source>
        <translation>nothing of that kind would breed</translation>
    </message>
    <message>
        <source>no farm card played or exchanged</source>
        <translation>no farm card played or exchanged</translation>
    </message>
    <message>
        <source>gives you nothing</source>
        <translation>gives you nothing</translation>
    </message>
    <message>
        <source>turns {die} to “{face}”</source>
        <translation>turns {die} to “{face}”</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls more</source>
        <translation>
            <numerusform>one re-roll more</numerusform>
            <numerusform>%n re-rolls more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n farm cards</source>
        <translation>
            <numerusform>draw a farm card</numerusform>
            <numerusform>draw %n farm cards</numerusform>
        </translation>
    </message>
    <message>
        <source>no room for {animals}, unless they are traded on</source>
        <translation>no room for {animals}, unless they are traded on</translation>
    </message>
    <message>
        <source>{seat} uses: {faces}.</source>
        <translation>{seat} uses: {faces}.</translation>
    </message>
    <message>
        <source>{seat} takes a die: {face}.</source>
        <translation>{seat} takes a die: {face}.</translation>
    </message>
    <message>
        <source>{seat} hands over {animals}.</source>
        <translation>{seat} hands over {animals}.</translation>
    </message>
    <message>
        <source>Lose {lost}, leave {loose} loose</source>
        <comment>a button</comment>
        <translation>Lose {lost}, leave {loose} loose</translation>
    </message>
    <message>
        <source>no farm card can be played in this turn then</source>
        <translation>no farm card can be played in this turn then</translation>
    </message>
    <message>
        <source>gain {animals}</source>
        <translation>gain {animals}</translation>
    </message>
    <message>
        <source>no room for {animals}</source>
        <translation>no room for {animals}</translation>
    </message>
    <message>
        <source>keep {animals}</source>
        <translation>keep {animals}</translation>
    </message>
    <message>
        <source>{animals} in no pen until the end of the phase</source>
        <translation>{animals} in no pen until the end of the phase</translation>
    </message>
    <message>
        <source>lose {animals}</source>
        <translation>lose {animals}</translation>
    </message>
    <message>
        <source>no {kind} are traded</source>
        <translation>no {kind} are traded</translation>
    </message>
    <message>
        <source>{fences} not placed</source>
        <translation>{fences} not placed</translation>
    </message>
    <message numerus="yes">
        <source>room for %n animals of one kind</source>
        <translation>
            <numerusform>room for %n animal of one kind</numerusform>
            <numerusform>room for %n animals of one kind</numerusform>
        </translation>
    </message>
    <message>
        <source>two kinds in one pen</source>
        <translation>two kinds in one pen</translation>
    </message>
    <message numerus="yes">
        <source>opens a pen of %n spaces</source>
        <translation>
            <numerusform>opens a pen of %n space</numerusform>
            <numerusform>opens a pen of %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a pen of %n spaces: {room}</source>
        <translation>
            <numerusform>closes a pen of %n space: {room}</numerusform>
            <numerusform>closes a pen of %n spaces: {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>opens no pen</source>
        <translation>opens no pen</translation>
    </message>
    <message numerus="yes">
        <source>joins two pens into one of %n spaces</source>
        <translation>
            <numerusform>joins two pens into one of %n space</numerusform>
            <numerusform>joins two pens into one of %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>divides a pen</source>
        <translation>divides a pen</translation>
    </message>
    <message>
        <source>closes no pen yet</source>
        <translation>closes no pen yet</translation>
    </message>
    <message>
        <source>Loose animals run away now: there is room for all but {animals}.</source>
        <translation>Loose animals run away now: there is room for all but {animals}.</translation>
    </message>
    <message>
        <source>With these fences there is room for all but {animals}.</source>
        <translation>With these fences there is room for all but {animals}.</translation>
    </message>
    <message>
        <source>room for {animals}</source>
        <translation>room for {animals}</translation>
    </message>
    <message>
        <source>{fences} in your supply then</source>
        <translation>{fences} in your supply then</translation>
    </message>
    <message>
        <source>{animals} in no pen for now</source>
        <translation>{animals} in no pen for now</translation>
    </message>
    <message>
        <source>{animals} would find no room and be lost.</source>
        <translation>{animals} would find no room and be lost.</translation>
    </message>
    <message>
        <source>give {animals}</source>
        <comment>a cost</comment>
        <translation>give {animals}</translation>
    </message>
    <message>
        <source>fits when the animals are rearranged</source>
        <translation>fits when the animals are rearranged</translation>
    </message>
    <message numerus="yes">
        <source>%n of each: the last turn</source>
        <comment>triggers the end</comment>
        <translation>
            <numerusform>one of each: the last turn</numerusform>
            <numerusform>%n of each: the last turn</numerusform>
        </translation>
    </message>
    <message>
        <source>the supply lacks {animals}: it is restocked</source>
        <translation>the supply lacks {animals}: it is restocked</translation>
    </message>
    <message>
        <source>move up to {standing}</source>
        <translation>move up to {standing}</translation>
    </message>
    <message>
        <source>place up to {fences}</source>
        <translation>place up to {fences}</translation>
    </message>
    <message>
        <source>{seat} trades {given} for {taken} to restock the supply.</source>
        <translation>{seat} trades {given} for {taken} to restock the supply.</translation>
    </message>
    <message>
        <source>{seat} trades {given} for {taken}.</source>
        <translation>{seat} trades {given} for {taken}.</translation>
    </message>
    <message>
        <source>The supply is short of {missing} for {seat}. Whoever has more than {limit} trades once or gives one back.</source>
        <translation>The supply is short of {missing} for {seat}. Whoever has more than {limit} trades once or gives one back.</translation>
    </message>
    <message>
        <source>The supply is short of {missing} for {seat}. Whoever has more than {limit} gives one back.</source>
        <translation>The supply is short of {missing} for {seat}. Whoever has more than {limit} gives one back.</translation>
    </message>
    <message>
        <source>The final trade: every kind may be traded.</source>
        <translation>The final trade: every kind may be traded.</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>a farm card named in a sentence</comment>
        <translation>{card}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} rolls %n dice again: {faces}.</source>
        <translation>
            <numerusform>{seat} rolls one die again: {faces}.</numerusform>
            <numerusform>{seat} rolls %n dice again: {faces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s {kind} breed: {young} from {parents}.</source>
        <translation>{seat}’s {kind} breed: {young} from {parents}.</translation>
    </message>
    <message>
        <source>{seat} may place up to {fences} and move up to {standing}.</source>
        <translation>{seat} may place up to {fences} and move up to {standing}.</translation>
    </message>
    <message>
        <source>{seat} moves a fence from {origin} to {edge}.</source>
        <translation>{seat} moves a fence from {origin} to {edge}.</translation>
    </message>
    <message>
        <source>{seat} takes no die.</source>
        <translation>{seat} takes no die.</translation>
    </message>
    <message>
        <source>{seat} rolls: {faces}.</source>
        <translation>{seat} rolls: {faces}.</translation>
    </message>
    <message>
        <source>Moritz rolls once more: {faces}.</source>
        <translation>Moritz rolls once more: {faces}.</translation>
    </message>
    <message>
        <source>{seat}’s {kind} do not breed: that takes two.</source>
        <translation>{seat}’s {kind} do not breed: that takes two.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n farm cards.</source>
        <translation>
            <numerusform>{seat} draws a farm card.</numerusform>
            <numerusform>{seat} draws %n farm cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat} draws {cards}.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck. {line}</source>
        <translation>The discard pile is shuffled into a new deck. {line}</translation>
    </message>
    <message>
        <source>{seat} may move up to {standing}.</source>
        <translation>{seat} may move up to {standing}.</translation>
    </message>
    <message>
        <source>{seat} puts the fence back on {edge}.</source>
        <translation>{seat} puts the fence back on {edge}.</translation>
    </message>
    <message>
        <source>{seat} is done with the dice.</source>
        <translation>{seat} is done with the dice.</translation>
    </message>
    <message>
        <source>{seat} ends trading.</source>
        <translation>{seat} ends trading.</translation>
    </message>
    <message>
        <source>Round {round}: {seat}’s turn.</source>
        <translation>Round {round}: {seat}’s turn.</translation>
    </message>
    <message>
        <source>{seat} turns {die} to “{face}”.</source>
        <translation>{seat} turns {die} to “{face}”.</translation>
    </message>
    <message>
        <source>{seat} gains {animals}.</source>
        <translation>{seat} gains {animals}.</translation>
    </message>
    <message>
        <source>{seat} lacks room for {animals} and must choose.</source>
        <translation>{seat} lacks room for {animals} and must choose.</translation>
    </message>
    <message>
        <source>{seat} gives {animals} back to the supply.</source>
        <translation>{seat} gives {animals} back to the supply.</translation>
    </message>
    <message>
        <source>{seat} loses {animals}: they stood in no pen and run away.</source>
        <translation>{seat} loses {animals}: they stood in no pen and run away.</translation>
    </message>
    <message>
        <source>{seat} pays {animals}.</source>
        <translation>{seat} pays {animals}.</translation>
    </message>
    <message>
        <source>{seat} rearranges the animals.</source>
        <translation>{seat} rearranges the animals.</translation>
    </message>
    <message>
        <source>{seat} places a fence on {edge}.</source>
        <translation>{seat} places a fence on {edge}.</translation>
    </message>
    <message>
        <source>{seat} takes up the fence on {edge}.</source>
        <translation>{seat} takes up the fence on {edge}.</translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat} plays {card}.</translation>
    </message>
    <message>
        <source>{seat} exchanges {cards}.</source>
        <translation>{seat} exchanges {cards}.</translation>
    </message>
    <message>
        <source>{seat} uses the wheelbarrow.</source>
        <translation>{seat} uses the wheelbarrow.</translation>
    </message>
    <message>
        <source>{seat} goes without {animals}: nobody has to give any back.</source>
        <translation>{seat} goes without {animals}: nobody has to give any back.</translation>
    </message>
    <message>
        <source>{seat} has enough of every kind: this turn is the last.</source>
        <translation>{seat} has enough of every kind: this turn is the last.</translation>
    </message>
    <message>
        <source>You may play one farm card, or exchange some instead.</source>
        <translation>You may play one farm card, or exchange some instead.</translation>
    </message>
    <message>
        <source>Each die can be taken once. Half a cow alone gives nothing.</source>
        <translation>Each die can be taken once. Half a cow alone gives nothing.</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left, until you use a die.</source>
        <translation>
            <numerusform>%n re-roll left, until you use a die.</numerusform>
            <numerusform>%n re-rolls left, until you use a die.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done with the dice</source>
        <translation>Done with the dice</translation>
    </message>
    <message>
        <source>{me}: take one of {active}’s dice and use it.</source>
        <translation>{me}: take one of {active}’s dice and use it.</translation>
    </message>
    <message>
        <source>{me}: take another of {active}’s dice and use it.</source>
        <translation>{me}: take another of {active}’s dice and use it.</translation>
    </message>
    <message>
        <source>Take no die</source>
        <translation>Take no die</translation>
    </message>
    <message>
        <source>Done trading</source>
        <translation>Done trading</translation>
    </message>
    <message>
        <source>Do not trade</source>
        <translation>Do not trade</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>{me}: roll all four dice.</source>
        <translation>{me}: roll all four dice.</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>No re-roll is left.</translation>
    </message>
    <message>
        <source>{me}: choose dice to roll again, or use your dice.</source>
        <translation>{me}: choose dice to roll again, or use your dice.</translation>
    </message>
    <message>
        <source>{me}: you may trade another kind.</source>
        <translation>{me}: you may trade another kind.</translation>
    </message>
    <message>
        <source>{me}: trade animals of one kind, or keep them.</source>
        <translation>{me}: trade animals of one kind, or keep them.</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Choose dice to roll again.</source>
        <translation>{me}: these dice give you nothing. Choose dice to roll again.</translation>
    </message>
    <message numerus="yes">
        <source>%n fences</source>
        <comment>to be placed</comment>
        <translation>
            <numerusform>%n fence</numerusform>
            <numerusform>%n fences</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>the cost of a farm card</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of a longer list</comment>
        <translation>{one} and {two}</translation>
    </message>
    <message>
        <source>The kind on the breeding die breeds one extra time.</source>
        <translation>The kind on the breeding die breeds one extra time.</translation>
    </message>
    <message>
        <source>Turn one rolled die that is not yet used to any face.</source>
        <translation>Turn one rolled die that is not yet used to any face.</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n times more this turn, before you use a die.</source>
        <translation>
            <numerusform>Re-roll once more this turn, before you use a die.</numerusform>
            <numerusform>Re-roll %n times more this turn, before you use a die.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once in each of your own dice phases, move a standing fence.</source>
        <translation>Once in each of your own dice phases, move a standing fence.</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n times more in each of your turns.</source>
        <translation>
            <numerusform>Re-roll once more in each of your turns.</numerusform>
            <numerusform>Re-roll %n times more in each of your turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In others’ turns take %n more dice, after all have had one.</source>
        <translation>
            <numerusform>In others’ turns take a second die, after all have had one.</numerusform>
            <numerusform>In others’ turns take %n more dice, after all have had one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once in each of your turns, turn the unused breeding die to any kind.</source>
        <translation>Once in each of your turns, turn the unused breeding die to any kind.</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>a list of two</comment>
        <translation>{one} and {two}</translation>
    </message>
    <message>
        <source>Place up to {fences} and move up to {standing}.</source>
        <translation>Place up to {fences} and move up to {standing}.</translation>
    </message>
    <message>
        <source>Your {kind} breed: one more for every two you have.</source>
        <translation>Your {kind} breed: one more for every two you have.</translation>
    </message>
    <message>
        <source>Two kinds share a pen: one of them needs another when you are done.</source>
        <translation>Two kinds share a pen: one of them needs another when you are done.</translation>
    </message>
    <message>
        <source>Moritz holds {animals}.</source>
        <translation>Moritz holds {animals}.</translation>
    </message>
    <message>
        <source>a card is drawn at once: this cannot be undone</source>
        <translation>a card is drawn at once: this cannot be undone</translation>
    </message>
    <message>
        <source>return {animals} to the supply</source>
        <translation>return {animals} to the supply</translation>
    </message>
    <message numerus="yes">
        <source>the part at {space}, %n spaces: {room}</source>
        <translation>
            <numerusform>the part at {space}, %n space: {room}</numerusform>
            <numerusform>the part at {space}, %n spaces: {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pen grows from {number} to %n spaces: {room}</source>
        <translation>
            <numerusform>a pen grows from {number} to %n space: {room}</numerusform>
            <numerusform>a pen grows from {number} to %n spaces: {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pen shrinks from {number} to %n spaces: {room}</source>
        <translation>
            <numerusform>a pen shrinks from {number} to %n space: {room}</numerusform>
            <numerusform>a pen shrinks from {number} to %n spaces: {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>back where it stood</source>
        <translation>back where it stood</translation>
    </message>
    <message>
        <source>changes no pen</source>
        <translation>changes no pen</translation>
    </message>
    <message>
        <source>divides two pens anew</source>
        <translation>divides two pens anew</translation>
    </message>
    <message>
        <source>the supply lacks {animals}, and nobody has to give any</source>
        <translation>the supply lacks {animals}, and nobody has to give any</translation>
    </message>
    <message numerus="yes">
        <source>{animals} would not come: the supply is out, and nobody has more than %n.</source>
        <translation>
            <numerusform>{animals} would not come: the supply is out, and nobody has more than %n.</numerusform>
            <numerusform>{animals} would not come: the supply is out, and nobody has more than %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is Moritz’s turn.</source>
        <translation>It is Moritz’s turn.</translation>
    </message>
    <message>
        <source>{seat} goes without {animals} more for want of room.</source>
        <translation>{seat} goes without {animals} more for want of room.</translation>
    </message>
    <message>
        <source>{me}: you have nothing left to trade.</source>
        <translation>{me}: you have nothing left to trade.</translation>
    </message>
    <message>
        <source>{me}: use your dice, in any order.</source>
        <translation>{me}: use your dice, in any order.</translation>
    </message>
    <message>
        <source>{me}: your dice give nothing more.</source>
        <translation>{me}: your dice give nothing more.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Roll the dice first.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Only who plays against Moritz or one other can concede.</source>
        <translation>Only who plays against Moritz or one other can concede.</translation>
    </message>
    <message>
        <source>Fences are placed and moved with a die or a card that gives some.</source>
        <translation>Fences are placed and moved with a die or a card that gives some.</translation>
    </message>
    <message>
        <source>All your animals have room; there is nothing to settle.</source>
        <translation>All your animals have room; there is nothing to settle.</translation>
    </message>
    <message>
        <source>The supply need not be restocked now.</source>
        <translation>The supply need not be restocked now.</translation>
    </message>
    <message>
        <source>Farm cards are played only while you use the dice of your own turn.</source>
        <translation>Farm cards are played only while you use the dice of your own turn.</translation>
    </message>
    <message>
        <source>The supply is restocked first: trade once or give one back.</source>
        <translation>The supply is restocked first: trade once or give one back.</translation>
    </message>
    <message>
        <source>The final trade is on: only trades are left.</source>
        <translation>The final trade is on: only trades are left.</translation>
    </message>
    <message>
        <source>These are your own dice: use them. The others take theirs afterwards.</source>
        <translation>These are your own dice: use them. The others take theirs afterwards.</translation>
    </message>
    <message>
        <source>Trading comes after the dice.</source>
        <translation>Trading comes after the dice.</translation>
    </message>
    <message>
        <source>The dice are done; this is the trade phase.</source>
        <translation>The dice are done; this is the trade phase.</translation>
    </message>
    <message>
        <source>Horses are worth most; they are not traded for anything.</source>
        <translation>Horses are worth most; they are not traded for anything.</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n kinds a turn.</source>
        <translation>
            <numerusform>You may trade only one kind a turn.</numerusform>
            <numerusform>You may trade %n kinds a turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are {active}’s dice: you may take one as it lies.</source>
        <translation>These are {active}’s dice: you may take one as it lies.</translation>
    </message>
    <message>
        <source>That takes {needed}; you have {have}.</source>
        <translation>That takes {needed}; you have {have}.</translation>
    </message>
    <message>
        <source>It is up to {other} now.</source>
        <translation>It is up to {other} now.</translation>
    </message>
    <message>
        <source>The final trade goes in order: sheep, pigs, cows. Now it is about {kind}.</source>
        <translation>The final trade goes in order: sheep, pigs, cows. Now it is about {kind}.</translation>
    </message>
    <message>
        <source>Somebody has taken {die} already.</source>
        <translation>Somebody has taken {die} already.</translation>
    </message>
    <message>
        <source>You have traded {kind} already in this turn.</source>
        <translation>You have traded {kind} already in this turn.</translation>
    </message>
    <message>
        <source>That takes {needed}, and you have none.</source>
        <translation>That takes {needed}, and you have none.</translation>
    </message>
    <message>
        <source>No re-roll is left in this turn.</source>
        <translation>No re-roll is left in this turn.</translation>
    </message>
    <message>
        <source>The die shows that already.</source>
        <translation>The die shows that already.</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing; two make a cow.</source>
        <translation>Half a cow alone gives nothing; two make a cow.</translation>
    </message>
    <message>
        <source>You have used the wheelbarrow in this turn.</source>
        <translation>You have used the wheelbarrow in this turn.</translation>
    </message>
    <message>
        <source>Only the weathercock turns the breeding die, and you do not have it.</source>
        <translation>Only the weathercock turns the breeding die, and you do not have it.</translation>
    </message>
    <message>
        <source>You have used a die, so no more re-rolls.</source>
        <translation>You have used a die, so no more re-rolls.</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>Choose the dice to roll again first.</translation>
    </message>
    <message>
        <source>You have used this die already.</source>
        <translation>You have used this die already.</translation>
    </message>
    <message>
        <source>The weathercock works once a turn.</source>
        <translation>The weathercock works once a turn.</translation>
    </message>
    <message>
        <source>This game has no farm cards.</source>
        <translation>This game has no farm cards.</translation>
    </message>
    <message>
        <source>Only one farm card a turn, and you have played one.</source>
        <translation>Only one farm card a turn, and you have played one.</translation>
    </message>
    <message>
        <source>You have exchanged cards in this turn, so none can be played or exchanged any more.</source>
        <translation>You have exchanged cards in this turn, so none can be played or exchanged any more.</translation>
    </message>
    <message>
        <source>Choose cards of your hand to exchange.</source>
        <translation>Choose cards of your hand to exchange.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>This card is not in your hand.</translation>
    </message>
    <message>
        <source>Choose a die and the face it is turned to.</source>
        <translation>Choose a die and the face it is turned to.</translation>
    </message>
    <message>
        <source>You have no wheelbarrow.</source>
        <translation>You have no wheelbarrow.</translation>
    </message>
    <message>
        <source>The first roll is of all four dice.</source>
        <translation>The first roll is of all four dice.</translation>
    </message>
    <message>
        <source>Roll the dice first: this card is about a die.</source>
        <translation>Roll the dice first: this card is about a die.</translation>
    </message>
    <message>
        <source>It takes two {kind} to breed; you have {number}.</source>
        <translation>It takes two {kind} to breed; you have {number}.</translation>
    </message>
    <message>
        <source>All half cows together are one effect: use {die}.</source>
        <translation>All half cows together are one effect: use {die}.</translation>
    </message>
    <message>
        <source>It costs {cost}; you lack {missing}.</source>
        <translation>It costs {cost}; you lack {missing}.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near, and this would leave you with fewer than %n of each.</source>
        <translation>
            <numerusform>The end is near, and this would leave you without one of each.</numerusform>
            <numerusform>The end is near, and this would leave you with fewer than %n of each.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish your fences first.</source>
        <translation>Finish your fences first.</translation>
    </message>
    <message>
        <source>That does not fit, or more would: choose one of the ways offered.</source>
        <translation>That does not fit, or more would: choose one of the ways offered.</translation>
    </message>
    <message numerus="yes">
        <source>That space is full: it holds %n animals.</source>
        <translation>
            <numerusform>That space is full: it holds %n animal.</numerusform>
            <numerusform>That space is full: it holds %n animals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pens cannot change places: one is too small.</source>
        <translation>The pens cannot change places: one is too small.</translation>
    </message>
    <message>
        <source>No new fence is left to place; take up one that stands.</source>
        <translation>No new fence is left to place; take up one that stands.</translation>
    </message>
    <message>
        <source>Place the fence you have taken up first.</source>
        <translation>Place the fence you have taken up first.</translation>
    </message>
    <message>
        <source>No move of a standing fence is left.</source>
        <translation>No move of a standing fence is left.</translation>
    </message>
    <message>
        <source>That can be done now.</source>
        <translation>That can be done now.</translation>
    </message>
    <message>
        <source>Decide first which animals stay.</source>
        <translation>Decide first which animals stay.</translation>
    </message>
    <message>
        <source>No animal stands there.</source>
        <translation>No animal stands there.</translation>
    </message>
    <message>
        <source>That space is in no pen: fences must close it all around.</source>
        <translation>That space is in no pen: fences must close it all around.</translation>
    </message>
    <message>
        <source>It lives in that pen already; where in it makes no difference.</source>
        <translation>It lives in that pen already; where in it makes no difference.</translation>
    </message>
    <message>
        <source>Two kinds stand in that pen; they are parted when the fences are done.</source>
        <translation>Two kinds stand in that pen; they are parted when the fences are done.</translation>
    </message>
    <message>
        <source>Two pens with different kinds can change places.</source>
        <translation>Two pens with different kinds can change places.</translation>
    </message>
    <message>
        <source>A fence stands there already.</source>
        <translation>A fence stands there already.</translation>
    </message>
    <message>
        <source>You have no fence left in your supply; take up one that stands.</source>
        <translation>You have no fence left in your supply; take up one that stands.</translation>
    </message>
    <message>
        <source>No fence stands there.</source>
        <translation>No fence stands there.</translation>
    </message>
    <message>
        <source>You have no {kind}.</source>
        <translation>You have no {kind}.</translation>
    </message>
    <message>
        <source>That pen is for {kind}; only one kind lives in a pen.</source>
        <translation>That pen is for {kind}; only one kind lives in a pen.</translation>
    </message>
    <message>
        <source>Done with fences</source>
        <translation>Done with fences</translation>
    </message>
    <message>
        <source>What you do not keep goes back to the supply. The main button keeps what is worth most.</source>
        <translation>What you do not keep goes back to the supply. The main button keeps what is worth most.</translation>
    </message>
    <message>
        <source>{me}: place up to {fences} and move up to {standing}.</source>
        <translation>{me}: place up to {fences} and move up to {standing}.</translation>
    </message>
    <message numerus="yes">
        <source>your %n of each need pens</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>your one of each needs pens</numerusform>
            <numerusform>your %n of each need pens</numerusform>
        </translation>
    </message>
    <message>
        <source>In any order, or fewer. Pens count when you are done.</source>
        <translation>In any order, or fewer. Pens count when you are done.</translation>
    </message>
    <message>
        <source>The supply has too few. If it stays, others give way for it.</source>
        <translation>The supply has too few. If it stays, others give way for it.</translation>
    </message>
    <message>
        <source>Animals of an opened pen may stand loose until the end of the phase.</source>
        <translation>Animals of an opened pen may stand loose until the end of the phase.</translation>
    </message>
    <message numerus="yes">
        <source>your %n of each must stay</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>your one of each must stay</numerusform>
            <numerusform>your %n of each must stay</numerusform>
        </translation>
    </message>
    <message>
        <source>If all stay, up to {animals} more may come from others.</source>
        <translation>If all stay, up to {animals} more may come from others.</translation>
    </message>
    <message>
        <source>Any free edge will do. Back where it stood, it counts as moved all the same.</source>
        <translation>Any free edge will do. Back where it stood, it counts as moved all the same.</translation>
    </message>
    <message>
        <source>{me}: there is no room for {animals} from the final trade. What stays?</source>
        <translation>{me}: there is no room for {animals} from the final trade. What stays?</translation>
    </message>
    <message>
        <source>{me}: place up to {fences}.</source>
        <translation>{me}: place up to {fences}.</translation>
    </message>
    <message>
        <source>{me}: move up to {standing}.</source>
        <translation>{me}: move up to {standing}.</translation>
    </message>
    <message>
        <source>Choose which to keep; the rest are lost.</source>
        <translation>Choose which to keep; the rest are lost.</translation>
    </message>
    <message>
        <source>Lose {lost}</source>
        <comment>a button</comment>
        <translation>Lose {lost}</translation>
    </message>
    <message>
        <source>{me}: the supply has run out of {kind}. Trade once, or give one back.</source>
        <translation>{me}: the supply has run out of {kind}. Trade once, or give one back.</translation>
    </message>
    <message>
        <source>{other} still has {animals} to come.</source>
        <translation>{other} still has {animals} to come.</translation>
    </message>
    <message>
        <source>Give back {animals}</source>
        <comment>a button</comment>
        <translation>Give back {animals}</translation>
    </message>
    <message>
        <source>{me}: final trade. How many {kind} do you trade?</source>
        <translation>{me}: final trade. How many {kind} do you trade?</translation>
    </message>
    <message>
        <source>You have {animals}. The supply does not matter now; only what remains must fit.</source>
        <translation>You have {animals}. The supply does not matter now; only what remains must fit.</translation>
    </message>
    <message>
        <source>Keep all {kind}</source>
        <comment>a button</comment>
        <translation>Keep all {kind}</translation>
    </message>
    <message>
        <source>Leave {loose} loose</source>
        <comment>a button</comment>
        <translation>Leave {loose} loose</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <comment>a button</comment>
        <translation>Keep them all</translation>
    </message>
    <message>
        <source>{seat} trades no {kind}.</source>
        <translation>{seat} trades no {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is done with fences: %n pens.</source>
        <translation>
            <numerusform>{seat} is done with fences: %n pen.</numerusform>
            <numerusform>{seat} is done with fences: %n pens.</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: you gain {animals}, but not all find room. What stays?</source>
        <translation>{me}: you gain {animals}, but not all find room. What stays?</translation>
    </message>
    <message>
        <source>{me}: your pens have changed, and not all find room. What stays?</source>
        <translation>{me}: your pens have changed, and not all find room. What stays?</translation>
    </message>
    <message>
        <source>{me}: {animals} would run away. What do you keep?</source>
        <translation>{me}: {animals} would run away. What do you keep?</translation>
    </message>
    <message>
        <source>{me}: place the fence you have taken up.</source>
        <translation>{me}: place the fence you have taken up.</translation>
    </message>
    <message>
        <source>{other} may trade.</source>
        <translation>{other} may trade.</translation>
    </message>
    <message>
        <source>{other} is building fences.</source>
        <translation>{other} is building fences.</translation>
    </message>
    <message>
        <source>{other} decides which animals stay.</source>
        <translation>{other} decides which animals stay.</translation>
    </message>
    <message>
        <source>The supply is restocked: {other} trades once or gives one back.</source>
        <translation>The supply is restocked: {other} trades once or gives one back.</translation>
    </message>
    <message>
        <source>{other} makes the final trades.</source>
        <translation>{other} makes the final trades.</translation>
    </message>
    <message>
        <source>{other} is about to roll.</source>
        <translation>{other} is about to roll.</translation>
    </message>
    <message>
        <source>{other} rolls again or uses the dice.</source>
        <translation>{other} rolls again or uses the dice.</translation>
    </message>
    <message>
        <source>{other} chooses a die.</source>
        <translation>{other} chooses a die.</translation>
    </message>
    <message>
        <source>As the length says</source>
        <comment>option</comment>
        <translation>As the length says</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Last round</translation>
    </message>
    <message>
        <source>After this round comes the final trade, whatever anybody holds. Not in the rulebook.</source>
        <translation>After this round comes the final trade, whatever anybody holds. Not in the rulebook.</translation>
    </message>
    <message>
        <source>Computers by themselves might play on for ever: they need a last round.</source>
        <translation>Computers by themselves might play on for ever: they need a last round.</translation>
    </message>
    <message>
        <source>Roll all four dice</source>
        <translation>Roll all four dice</translation>
    </message>
    <message>
        <source>Move a fence with the wheelbarrow</source>
        <translation>Move a fence with the wheelbarrow</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>Trade once</translation>
    </message>
    <message>
        <source>Give one back</source>
        <translation>Give one back</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Concede the game</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>The short game has no farm cards and asks for one of each animal.</source>
        <translation>The short game has no farm cards and asks for one of each animal.</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <translation>Farm cards</translation>
    </message>
    <message>
        <source>Four in hand; one may be played in each of your turns.</source>
        <translation>Four in hand; one may be played in each of your turns.</translation>
    </message>
    <message>
        <source>Animals to hold</source>
        <translation>Animals to hold</translation>
    </message>
    <message>
        <source>So many of each kind in pens end the game.</source>
        <translation>So many of each kind in pens end the game.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Start player</translation>
    </message>
    <message>
        <source>Who begins; later places begin with more animals or fences.</source>
        <translation>Who begins; later places begin with more animals or fences.</translation>
    </message>
    <message numerus="yes">
        <source>Automatic: none with people, round %n among computers</source>
        <translation>
            <numerusform>Automatic: none with people, round %n among computers</numerusform>
            <numerusform>Automatic: none with people, round %n among computers</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again: {dice}</source>
        <translation>Roll again: {dice}</translation>
    </message>
    <message>
        <source>Play {card}: turn {die} to “{face}”</source>
        <translation>Play {card}: turn {die} to “{face}”</translation>
    </message>
    <message>
        <source>Exchange from your hand, counted from the left: {places}</source>
        <translation>Exchange from your hand, counted from the left: {places}</translation>
    </message>
    <message>
        <source>Full game</source>
        <comment>option</comment>
        <translation>Full game</translation>
    </message>
    <message>
        <source>Short game</source>
        <comment>option</comment>
        <translation>Short game</translation>
    </message>
    <message>
        <source>With farm cards</source>
        <comment>option</comment>
        <translation>With farm cards</translation>
    </message>
    <message>
        <source>Without farm cards</source>
        <comment>option</comment>
        <translation>Without farm cards</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <comment>option</comment>
        <translation>Drawn at random</translation>
    </message>
    <message>
        <source>The first seat</source>
        <comment>option</comment>
        <translation>The first seat</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>Use {die}</source>
        <translation>Use {die}</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <translation>Take {die}</translation>
    </message>
    <message>
        <source>Turn the breeding die to “{face}”</source>
        <translation>Turn the breeding die to “{face}”</translation>
    </message>
    <message>
        <source>Place a fence on {edge}</source>
        <translation>Place a fence on {edge}</translation>
    </message>
    <message>
        <source>Take up the fence on {edge}</source>
        <translation>Take up the fence on {edge}</translation>
    </message>
    <message>
        <source>Keep {animals}</source>
        <translation>Keep {animals}</translation>
    </message>
    <message>
        <source>Trade {kind} for {animals}</source>
        <translation>Trade {kind} for {animals}</translation>
    </message>
    <message>
        <source>Move an animal from {origin} to {target}</source>
        <translation>Move an animal from {origin} to {target}</translation>
    </message>
    <message>
        <source>Swap the animals of the pens at {one} and {other}</source>
        <translation>Swap the animals of the pens at {one} and {other}</translation>
    </message>
    <message numerus="yes">
        <source>%n of each</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n of each</numerusform>
            <numerusform>%n of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round %n</source>
        <comment>option</comment>
        <translation>
            <numerusform>round %n</numerusform>
            <numerusform>round %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <comment>option, no last round</comment>
        <translation>None</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <comment>a button</comment>
        <translation>Exchange cards</translation>
    </message>
    <message>
        <source>Roll dice again</source>
        <comment>a button</comment>
        <translation>Roll dice again</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Roll %n die again</numerusform>
            <numerusform>Roll %n dice again</numerusform>
        </translation>
    </message>
    <message>
        <source>drag cards to the discard pile</source>
        <comment>why a button is off</comment>
        <translation>drag cards to the discard pile</translation>
    </message>
    <message>
        <source>click the dice to roll again</source>
        <comment>why a button is off</comment>
        <translation>click the dice to roll again</translation>
    </message>
    <message>
        <source>Look at your cards first.</source>
        <translation>Look at your cards first.</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <translation>That is {seat}’s.</translation>
    </message>
    <message>
        <source>a fence from the supply</source>
        <translation>a fence from the supply</translation>
    </message>
    <message>
        <source>Waits for room in a pen.</source>
        <translation>Waits for room in a pen.</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <comment>over the dice</comment>
        <translation>not rolled yet</translation>
    </message>
    <message>
        <source>Stands loose: runs away at the end of the phase.</source>
        <translation>Stands loose: runs away at the end of the phase.</translation>
    </message>
    <message>
        <source>The deck of farm cards</source>
        <translation>The deck of farm cards</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>the discard pile</translation>
    </message>
    <message>
        <source>the field</source>
        <translation>the field</translation>
    </message>
    <message>
        <source>the dice to be rolled again</source>
        <translation>the dice to be rolled again</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>the supply</translation>
    </message>
    <message>
        <source>the fence in hand</source>
        <translation>the fence in hand</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>Faces: one sheep, two sheep, a pig, half a cow, one fence, two fences.</source>
        <translation>Faces: one sheep, two sheep, a pig, half a cow, one fence, two fences.</translation>
    </message>
    <message>
        <source>In the supply of {seat}.</source>
        <translation>In the supply of {seat}.</translation>
    </message>
    <message>
        <source>In hand, to be placed elsewhere.</source>
        <translation>In hand, to be placed elsewhere.</translation>
    </message>
    <message>
        <source>{seat} has {animals}.</source>
        <translation>{seat} has {animals}.</translation>
    </message>
    <message>
        <source>On {space}</source>
        <translation>On {space}</translation>
    </message>
    <message>
        <source>Faces: sheep, pigs and cows, twice each.</source>
        <translation>Faces: sheep, pigs and cows, twice each.</translation>
    </message>
    <message>
        <source>For every two of the kind on the field, one more is born.</source>
        <translation>For every two of the kind on the field, one more is born.</translation>
    </message>
    <message>
        <source>Fence of {seat}</source>
        <translation>Fence of {seat}</translation>
    </message>
    <message>
        <source>Its pen holds {number} of {room}.</source>
        <translation>Its pen holds {number} of {room}.</translation>
    </message>
    <message>
        <source>{given} are traded for {taken}.</source>
        <translation>{given} are traded for {taken}.</translation>
    </message>
    <message>
        <source>to the pen at {space}: {animals}</source>
        <comment>where loose animals go</comment>
        <translation>to the pen at {space}: {animals}</translation>
    </message>
    <message>
        <source>{other} uses the dice.</source>
        <translation>{other} uses the dice.</translation>
    </message>
    <message>
        <source>Finish or pass</source>
        <translation>Finish or pass</translation>
    </message>
    <message>
        <source>Return {animals} to the supply</source>
        <translation>Return {animals} to the supply</translation>
    </message>
    <message>
        <source>This is {seat}’s field, which you only look at.</source>
        <translation>This is {seat}’s field, which you only look at.</translation>
    </message>
    <message>
        <source>Back to {seat}’s field</source>
        <comment>a button</comment>
        <translation>Back to {seat}’s field</translation>
    </message>
    <message>
        <source>Drop it on your field.</source>
        <translation>Drop it on your field.</translation>
    </message>
    <message>
        <source>fences</source>
        <comment>the word of an icon</comment>
        <translation>fences</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>{kind} on {space}</source>
        <translation>{kind} on {space}</translation>
    </message>
    <message>
        <source>space {space}</source>
        <translation>space {space}</translation>
    </message>
    <message>
        <source>the pen at {space}</source>
        <translation>the pen at {space}</translation>
    </message>
    <message>
        <source>the market: {kind}</source>
        <translation>the market: {kind}</translation>
    </message>
    <message>
        <source>{kind}, waiting</source>
        <translation>{kind}, waiting</translation>
    </message>
    <message>
        <source>A farm card of {seat}</source>
        <translation>A farm card of {seat}</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Cost: {cost}</translation>
    </message>
    <message>
        <source>Two or three half cows together give one cow; one alone gives nothing.</source>
        <translation>Two or three half cows together give one cow; one alone gives nothing.</translation>
    </message>
    <message>
        <source>{left} of {all} fences are in the supply.</source>
        <translation>{left} of {all} fences are in the supply.</translation>
    </message>
    <message>
        <source>Fence on {edge}</source>
        <translation>Fence on {edge}</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Rolling</source>
        <comment>what a player does</comment>
        <translation>Rolling</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>what a player does</comment>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>what a player does</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Your twin needs neither fences nor cards.</source>
        <translation>Your twin needs neither fences nor cards.</translation>
    </message>
    <message numerus="yes">
        <source>%n farm cards</source>
        <translation>
            <numerusform>%n farm card</numerusform>
            <numerusform>%n farm cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>Whoever gains what is out makes everybody give way.</source>
        <translation>Whoever gains what is out makes everybody give way.</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>Choosing</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>whose turn comes next</comment>
        <translation>Next</translation>
    </message>
    <message>
        <source>{fences} left</source>
        <translation>{fences} left</translation>
    </message>
    <message>
        <source>Trading</source>
        <comment>what a player does</comment>
        <translation>Trading</translation>
    </message>
    <message>
        <source>{one} · {two}</source>
        <comment>two facts side by side</comment>
        <translation>{one} · {two}</translation>
    </message>
    <message>
        <source>In effect: {cards}</source>
        <translation>In effect: {cards}</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>a die</comment>
        <translation>Taken</translation>
    </message>
    <message>
        <source>nothing alone; two give a cow</source>
        <translation>nothing alone; two give a cow</translation>
    </message>
    <message>
        <source>every kind, in this order</source>
        <comment>over the market</comment>
        <translation>every kind, in this order</translation>
    </message>
    <message>
        <source>one kind a turn</source>
        <comment>over the market</comment>
        <translation>one kind a turn</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds a turn</source>
        <comment>over the market</comment>
        <translation>
            <numerusform>%n kind a turn</numerusform>
            <numerusform>%n kinds a turn</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for room</source>
        <translation>Waiting for room</translation>
    </message>
    <message numerus="yes">
        <source>%n of each to win</source>
        <comment>over the tally</comment>
        <translation>
            <numerusform>%n of each to win</numerusform>
            <numerusform>%n of each to win</numerusform>
        </translation>
    </message>
    <message>
        <source>Play one on the field, or exchange any on the discard pile.</source>
        <translation>Play one on the field, or exchange any on the discard pile.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a die</comment>
        <translation>Used</translation>
    </message>
    <message>
        <source>Moritz rolls</source>
        <comment>over the dice</comment>
        <translation>Moritz rolls</translation>
    </message>
    <message>
        <source>the final roll</source>
        <comment>over the dice</comment>
        <translation>the final roll</translation>
    </message>
    <message numerus="yes">
        <source>place %n, move %n</source>
        <comment>fences</comment>
        <translation>
            <numerusform>place %n, move %n</numerusform>
            <numerusform>place %n, move %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>a fence that was taken up</comment>
        <translation>In hand</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>One a turn: a card was played.</source>
        <translation>One a turn: a card was played.</translation>
    </message>
    <message>
        <source>Cards were exchanged; none can be played this turn.</source>
        <translation>Cards were exchanged; none can be played this turn.</translation>
    </message>
    <message>
        <source>roll {number} of {all}</source>
        <comment>over the dice</comment>
        <translation>roll {number} of {all}</translation>
    </message>
    <message>
        <source>better rate</source>
        <comment>at the market, by a lasting card</comment>
        <translation>better rate</translation>
    </message>
    <message>
        <source>{seat}’s fences</source>
        <translation>{seat}’s fences</translation>
    </message>
    <message>
        <source>{standing} on the field, {left} in the supply</source>
        <translation>{standing} on the field, {left} in the supply</translation>
    </message>
    <message>
        <source>{seat} holds</source>
        <translation>{seat} holds</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <translation>Discard {number}</translation>
    </message>
    <message>
        <source>In effect</source>
        <comment>lasting cards</comment>
        <translation>In effect</translation>
    </message>
    <message>
        <source>gives {animals}</source>
        <translation>gives {animals}</translation>
    </message>
    <message>
        <source>{have}: too few to trade</source>
        <comment>at the market</comment>
        <translation>{have}: too few to trade</translation>
    </message>
    <message numerus="yes">
        <source>{have}: up to %n trades</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}: up to %n trade</numerusform>
            <numerusform>{have}: up to %n trades</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} to place, {move} to move; {left} in the supply</source>
        <translation>{place} to place, {move} to move; {left} in the supply</translation>
    </message>
    <message>
        <source>of {number}</source>
        <comment>animals needed to win</comment>
        <translation>of {number}</translation>
    </message>
    <message>
        <source>Deck {number}</source>
        <translation>Deck {number}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <comment>a die</comment>
        <translation>Roll again</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>a die</comment>
        <translation>Kept</translation>
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
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
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
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>no points</translation>
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
        <source>The rules were corrected since this game was saved. {reason} It goes on from the saved position; earlier moves cannot be undone.</source>
        <translation>The rules were corrected since this game was saved. {reason} It goes on from the saved position; earlier moves cannot be undone.</translation>
    </message>
    <message>
        <source>The last moves lead to another position than the saved one.</source>
        <translation>The last moves lead to another position than the saved one.</translation>
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
        <source>{file} could not be written: its folder is not there. Please bring the folder back, or plug its disk in.</source>
        <translation>{file} could not be written: its folder is not there. Please bring the folder back, or plug its disk in.</translation>
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
        <source>The folder {folder} cannot be made. The system says: {reason}</source>
        <translation>The folder {folder} cannot be made. The system says: {reason}</translation>
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
        <source>The disk does not answer.</source>
        <translation>The disk does not answer.</translation>
    </message>
    <message>
        <source>The last steps of this game are not saved.</source>
        <translation>The last steps of this game are not saved.</translation>
    </message>
    <message>
        <source>Leave without them</source>
        <comment>a button</comment>
        <translation>Leave without them</translation>
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
        <source>{page} – Boardroom</source>
        <translation>{page} – Boardroom</translation>
    </message>
</context>
</TS>
