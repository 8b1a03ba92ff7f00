<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Epigo</name>
    <message>
        <source>Epigo</source>
        <comment>the game&apos;s title</comment>
        <translation>Epigo</translation>
    </message>
    <message>
        <source>Stack three secret Orders and push your opponent off the board.</source>
        <translation>Stack three secret Orders and push your opponent off the board.</translation>
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
        <source>left</source>
        <comment>a direction</comment>
        <translation>left</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a button</comment>
        <translation>Left</translation>
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
        <source>blocked now, {own} against {opposing}</source>
        <translation>blocked now, {own} against {opposing}</translation>
    </message>
    <message>
        <source>This takes your own {number} off the board: a capture for {other}.</source>
        <translation>This takes your own {number} off the board: a capture for {other}.</translation>
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
        <source>against {tiles}</source>
        <comment>who blocks</comment>
        <translation>against {tiles}</translation>
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
        <source>slides to {square}</source>
        <translation>slides to {square}</translation>
    </message>
    <message>
        <source>captures the opposing {tile}</source>
        <translation>captures the opposing {tile}</translation>
    </message>
    <message>
        <source>takes your own {tile} off the board</source>
        <translation>takes your own {tile} off the board</translation>
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
        <source>one offer per turn</source>
        <comment>why a button is off</comment>
        <translation>one offer per turn</translation>
    </message>
    <message>
        <source>No opposing Epigon is orthogonally adjacent, and the next square is empty.</source>
        <translation>No opposing Epigon is orthogonally adjacent, and the next square is empty.</translation>
    </message>
    <message>
        <source>If you decline, play continues from here.</source>
        <translation>If you decline, play continues from here.</translation>
    </message>
    <message>
        <source>{other} has not locked in yet.</source>
        <translation>{other} has not locked in yet.</translation>
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
        <source>{me}: place your eight Epigons on your row.</source>
        <translation>{me}: place your eight Epigons on your row.</translation>
    </message>
    <message>
        <source>{me}: check your row and lock it in.</source>
        <translation>{me}: check your row and lock it in.</translation>
    </message>
    <message numerus="yes">
        <source>{me}: %n Orders left to stack.</source>
        <translation>
            <numerusform>{me}: %n Order left to stack.</numerusform>
            <numerusform>{me}: %n Orders left to stack.</numerusform>
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
        <source>{me}: {other} offers a draw.</source>
        <translation>{me}: {other} offers a draw.</translation>
    </message>
    <message>
        <source>{me} has locked in; {other} is still choosing.</source>
        <translation>{me} has locked in; {other} is still choosing.</translation>
    </message>
    <message>
        <source>{other} is deciding whether the {number} super slides.</source>
        <translation>{other} is deciding whether the {number} super slides.</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer.</source>
        <translation>{other} must answer your draw offer.</translation>
    </message>
    <message>
        <source>Three Orders must be stacked first.</source>
        <translation>Three Orders must be stacked first.</translation>
    </message>
    <message>
        <source>You have already offered a draw this turn.</source>
        <translation>You have already offered a draw this turn.</translation>
    </message>
    <message>
        <source>Another Epigon is there.</source>
        <translation>Another Epigon is there.</translation>
    </message>
    <message>
        <source>Drop it on your stack, or on a square next to its Epigon.</source>
        <translation>Drop it on your stack, or on a square next to its Epigon.</translation>
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
        <source>You have no super slide to decide.</source>
        <translation>You have no super slide to decide.</translation>
    </message>
    <message>
        <source>Orders resolve automatically; you decide only your own super slides.</source>
        <translation>Orders resolve automatically; you decide only your own super slides.</translation>
    </message>
    <message>
        <source>You have locked in. Undo that first; you can do so until someone else looks.</source>
        <translation>You have locked in. Undo that first; you can do so until someone else looks.</translation>
    </message>
    <message>
        <source>All eight Epigons must be on your row first.</source>
        <translation>All eight Epigons must be on your row first.</translation>
    </message>
    <message>
        <source>The Epigons are already deployed; plan with Orders.</source>
        <translation>The Epigons are already deployed; plan with Orders.</translation>
    </message>
    <message>
        <source>This Epigon is already on your row.</source>
        <translation>This Epigon is already on your row.</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row.</source>
        <translation>Epigons are deployed on your own row.</translation>
    </message>
    <message>
        <source>Deploy your Epigons first; Orders come later.</source>
        <translation>Deploy your Epigons first; Orders come later.</translation>
    </message>
    <message>
        <source>Your stack already has three Orders. Take one back first.</source>
        <translation>Your stack already has three Orders. Take one back first.</translation>
    </message>
    <message>
        <source>Order {number} is already in your stack.</source>
        <translation>Order {number} is already in your stack.</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer first.</source>
        <translation>{other} must answer your draw offer first.</translation>
    </message>
    <message numerus="yes">
        <source>%n captures win the game</source>
        <translation>
            <numerusform>%n capture wins the game</numerusform>
            <numerusform>%n captures win the game</numerusform>
        </translation>
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
        <source>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</source>
        <translation>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</source>
        <translation>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</translation>
    </message>
    <message>
        <source>Both rows are revealed. Both X Epigons leave the board.</source>
        <translation>Both rows are revealed. Both X Epigons leave the board.</translation>
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
    <message numerus="yes">
        <source>%n captures</source>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Captures</translation>
    </message>
    <message>
        <source>Captures needed</source>
        <translation>Captures needed</translation>
    </message>
    <message>
        <source>The rules say 3. Choose 2 for a shorter game, 4 for a longer one.</source>
        <translation>The rules say 3. Choose 2 for a shorter game, 4 for a longer one.</translation>
    </message>
    <message>
        <source>Draw without captures</source>
        <translation>Draw without captures</translation>
    </message>
    <message>
        <source>The game is drawn after this many turns in a row without a capture. Not in the rulebook.</source>
        <translation>The game is drawn after this many turns in a row without a capture. Not in the rulebook.</translation>
    </message>
    <message>
        <source>{seat} has locked in three Orders.</source>
        <translation>{seat} has locked in three Orders.</translation>
    </message>
    <message>
        <source>{tile} falls off the board and is captured by {seat}.</source>
        <translation>{tile} falls off the board and is captured by {seat}.</translation>
    </message>
    <message>
        <source>{winner} wins with the deciding capture.</source>
        <translation>{winner} wins with the deciding capture.</translation>
    </message>
    <message>
        <source>Automatic (off; 60 turns in computer-only games)</source>
        <translation>Automatic (off; 60 turns in computer-only games)</translation>
    </message>
    <message>
        <source>{seat}’s {number}</source>
        <comment>an Epigon</comment>
        <translation>{seat}’s {number}</translation>
    </message>
    <message>
        <source>{tile} pushes {tiles} {direction} ({own} against {opposing}).</source>
        <translation>{tile} pushes {tiles} {direction} ({own} against {opposing}).</translation>
    </message>
    <message>
        <source>Stack Order {number} {direction}</source>
        <translation>Stack Order {number} {direction}</translation>
    </message>
    <message>
        <source>{tile} slides off the board and is captured by {seat}.</source>
        <translation>{tile} slides off the board and is captured by {seat}.</translation>
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
        <source>{tile} has already been captured: nothing moves.</source>
        <translation>{tile} has already been captured: nothing moves.</translation>
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
        <source>{tile} is blocked: {own} against {opposing}.</source>
        <translation>{tile} is blocked: {own} against {opposing}.</translation>
    </message>
    <message>
        <source>{seat} offers a draw.</source>
        <translation>{seat} offers a draw.</translation>
    </message>
    <message>
        <source>{seat} declines. Play continues.</source>
        <translation>{seat} declines. Play continues.</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser} concedes. {winner} wins.</translation>
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
        <source>The game ended on turn {turn}.</source>
        <translation>The game ended on turn {turn}.</translation>
    </message>
    <message>
        <source>Captured {tile}</source>
        <translation>Captured {tile}</translation>
    </message>
    <message numerus="yes">
        <source>After %n turns</source>
        <comment>option</comment>
        <translation>
            <numerusform>After %n turn</numerusform>
            <numerusform>After %n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Plan {seat}’s Orders</source>
        <comment>a button</comment>
        <translation>Plan {seat}’s Orders</translation>
    </message>
    <message>
        <source>Which way?</source>
        <comment>a question</comment>
        <translation>Which way?</translation>
    </message>
    <message>
        <source>nothing stacked</source>
        <comment>why a button is off</comment>
        <translation>nothing stacked</translation>
    </message>
    <message>
        <source>no previous game</source>
        <comment>why a button is off</comment>
        <translation>no previous game</translation>
    </message>
    <message>
        <source>both players have the same name</source>
        <comment>why a button is off</comment>
        <translation>both players have the same name</translation>
    </message>
    <message>
        <source>Clear stack</source>
        <translation>Clear stack</translation>
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
        <source>ask</source>
        <comment>a super slide, beforehand</comment>
        <translation>ask</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a super slide, beforehand</comment>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a super slide, beforehand</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>super slide after Order {number}: ask me</source>
        <translation>super slide after Order {number}: ask me</translation>
    </message>
    <message>
        <source>super slide after Order {number}: yes</source>
        <translation>super slide after Order {number}: yes</translation>
    </message>
    <message>
        <source>super slide after Order {number}: no</source>
        <translation>super slide after Order {number}: no</translation>
    </message>
    <message>
        <source>{tile}, planned: {direction}</source>
        <translation>{tile}, planned: {direction}</translation>
    </message>
    <message>
        <source>{tile}, {direction}, place {number} in the stack</source>
        <translation>{tile}, {direction}, place {number} in the stack</translation>
    </message>
    <message>
        <source>{column}, where the {number} is</source>
        <translation>{column}, where the {number} is</translation>
    </message>
    <message>
        <source>{tile}, {direction}</source>
        <comment>an Order</comment>
        <translation>{tile}, {direction}</translation>
    </message>
    <message>
        <source>{tile}, column {column}</source>
        <comment>where it is deployed</comment>
        <translation>{tile}, column {column}</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Your stack</translation>
    </message>
    <message>
        <source>top first, hidden from your opponent</source>
        <translation>top first, hidden from your opponent</translation>
    </message>
    <message>
        <source>The stacks</source>
        <translation>The stacks</translation>
    </message>
    <message>
        <source>revealed pair by pair, from the top</source>
        <translation>revealed pair by pair, from the top</translation>
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
        <source>%n of 8 still to place.</source>
        <translation>
            <numerusform>%n of 8 still to place.</numerusform>
            <numerusform>%n of 8 still to place.</numerusform>
        </translation>
    </message>
    <message>
        <source>captured</source>
        <comment>on a tile</comment>
        <translation>captured</translation>
    </message>
    <message>
        <source>Drag an Order here, or drag an Epigon one square.</source>
        <translation>Drag an Order here, or drag an Epigon one square.</translation>
    </message>
    <message>
        <source>An Epigon moves one square: up, down, left or right.</source>
        <translation>An Epigon moves one square: up, down, left or right.</translation>
    </message>
    <message>
        <source>Stack Orders from the top, without gaps.</source>
        <translation>Stack Orders from the top, without gaps.</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row, beside the centre line.</source>
        <translation>Epigons are deployed on your own row, beside the centre line.</translation>
    </message>
    <message>
        <source>That is {seat}’s. You can move only your own.</source>
        <translation>That is {seat}’s. You can move only your own.</translation>
    </message>
    <message>
        <source>your tray</source>
        <translation>your tray</translation>
    </message>
    <message>
        <source>Acts before every other number; another 7 cancels it.</source>
        <translation>Acts before every other number; another 7 cancels it.</translation>
    </message>
    <message>
        <source>Acts after every other number; another 1 cancels it.</source>
        <translation>Acts after every other number; another 1 cancels it.</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>off the board</translation>
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
        <source>Removed when the rows are revealed, leaving a gap.</source>
        <translation>Removed when the rows are revealed, leaving a gap.</translation>
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
        <source>place {number} in the stack</source>
        <translation>place {number} in the stack</translation>
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
        <source>{tile} on {square}</source>
        <translation>{tile} on {square}</translation>
    </message>
    <message>
        <source>On {square}.</source>
        <translation>On {square}.</translation>
    </message>
    <message>
        <source>Without a capture this turn, the game is drawn.</source>
        <translation>Without a capture this turn, the game is drawn.</translation>
    </message>
    <message>
        <source>You can offer a draw only while planning.</source>
        <translation>You can offer a draw only while planning.</translation>
    </message>
    <message>
        <source>{number} ({direction})</source>
        <comment>an Order</comment>
        <translation>{number} ({direction})</translation>
    </message>
    <message>
        <source>Put {number} in column {column}</source>
        <translation>Put {number} in column {column}</translation>
    </message>
    <message>
        <source>{seat}’s row is locked in.</source>
        <translation>{seat}’s row is locked in.</translation>
    </message>
    <message>
        <source>{seat} puts {number} in column {column}.</source>
        <translation>{seat} puts {number} in column {column}.</translation>
    </message>
    <message>
        <source>Turn {turn} begins.</source>
        <translation>Turn {turn} begins.</translation>
    </message>
    <message>
        <source>Super slide</source>
        <comment>what is answered beforehand</comment>
        <translation>Super slide</translation>
    </message>
    <message>
        <source>Blocked: the other side outnumbers yours along the line.</source>
        <translation>Blocked: the other side outnumbers yours along the line.</translation>
    </message>
    <message>
        <source>Not blocked: the other side never outnumbers yours along the line.</source>
        <translation>Not blocked: the other side never outnumbers yours along the line.</translation>
    </message>
    <message>
        <source>{seat}’s tile: {colour}.</source>
        <translation>{seat}’s tile: {colour}.</translation>
    </message>
    <message>
        <source>Captured by {seat}.</source>
        <translation>Captured by {seat}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>{column} {number}</source>
        <comment>an Epigon in a column of a row</comment>
        <translation>{column} {number}</translation>
    </message>
    <message>
        <source>Change what you planned</source>
        <comment>a heading</comment>
        <translation>Change what you planned</translation>
    </message>
    <message>
        <source>Your row: {row}</source>
        <translation>Your row: {row}</translation>
    </message>
    <message>
        <source>Epigon {number}</source>
        <comment>a heading</comment>
        <translation>Epigon {number}</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <comment>a heading</comment>
        <translation>Order {number}</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>Swap {one} and {other}</translation>
    </message>
    <message>
        <source>Take Order {number} off the stack</source>
        <translation>Take Order {number} off the stack</translation>
    </message>
    <message>
        <source>Move Order {number} to place {place}</source>
        <translation>Move Order {number} to place {place}</translation>
    </message>
    <message>
        <source>Move {number} to column {column}</source>
        <translation>Move {number} to column {column}</translation>
    </message>
    <message>
        <source>your {number}</source>
        <comment>an Epigon</comment>
        <translation>your {number}</translation>
    </message>
    <message>
        <source>pushes {tiles}</source>
        <translation>pushes {tiles}</translation>
    </message>
    <message>
        <source>captures {tile}</source>
        <translation>captures {tile}</translation>
    </message>
    <message>
        <source>Planning</source>
        <comment>what a player does</comment>
        <translation>Planning</translation>
    </message>
    <message>
        <source>then super slides</source>
        <comment>an Epigon that slid</comment>
        <translation>then super slides</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Answering</source>
        <comment>what a player does</comment>
        <translation>Answering</translation>
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
        <source>No Orders have been revealed yet.</source>
        <translation>No Orders have been revealed yet.</translation>
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
        <source>{number} pushes ({own} against {opposing})</source>
        <translation>{number} pushes ({own} against {opposing})</translation>
    </message>
    <message>
        <source>{number} is blocked ({own} against {opposing})</source>
        <translation>{number} is blocked ({own} against {opposing})</translation>
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
        <source>{own} : {opposing}</source>
        <comment>own tiles against opposing ones in a push</comment>
        <translation>{own} : {opposing}</translation>
    </message>
    <message>
        <source>Change Order {number} to {direction}</source>
        <translation>Change Order {number} to {direction}</translation>
    </message>
    <message>
        <source>Take {number} back from your row</source>
        <translation>Take {number} back from your row</translation>
    </message>
    <message>
        <source>super slide possible</source>
        <comment>a super slide is possible</comment>
        <translation>super slide possible</translation>
    </message>
    <message>
        <source>blocked now</source>
        <translation>blocked now</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>This turn</translation>
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
        <source>captured: cancels only</source>
        <translation>captured: cancels only</translation>
    </message>
    <message>
        <source>loses your own {number}</source>
        <translation>loses your own {number}</translation>
    </message>
</context>
</TS>
