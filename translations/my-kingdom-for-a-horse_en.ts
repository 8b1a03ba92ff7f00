<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Kingdom</name>
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
        <source>%n fences</source>
        <comment>to be placed</comment>
        <translation>
            <numerusform>%n fence</numerusform>
            <numerusform>%n fences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n existing fences</source>
        <translation>
            <numerusform>%n existing fence</numerusform>
            <numerusform>%n existing fences</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Re-roll %n extra times this turn, before you use a die.</source>
        <translation>
            <numerusform>Re-roll one extra time this turn, before you use a die.</numerusform>
            <numerusform>Re-roll %n extra times this turn, before you use a die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each trade phase you may trade %n extra kinds.</source>
        <translation>
            <numerusform>In each trade phase you may trade a second kind.</numerusform>
            <numerusform>In each trade phase you may trade %n extra kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n extra times on each of your turns.</source>
        <translation>
            <numerusform>Re-roll one extra time on each of your turns.</numerusform>
            <numerusform>Re-roll %n extra times on each of your turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On other players’ turns, take %n more dice after everyone has had one.</source>
        <translation>
            <numerusform>On other players’ turns, take a second die after everyone has had one.</numerusform>
            <numerusform>On other players’ turns, take %n more dice after everyone has had one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each die that gives you fences gives %n extra.</source>
        <translation>
            <numerusform>Each die that gives you fences gives one extra.</numerusform>
            <numerusform>Each die that gives you fences gives %n extra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When your {kinds} breed, gain %n extra.</source>
        <translation>
            <numerusform>When your {kinds} breed, gain one extra.</numerusform>
            <numerusform>When your {kinds} breed, gain %n extra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice would give you something: {faces}. If you take none, you get nothing.</source>
        <translation>
            <numerusform>%n die would give you something: {faces}. If you take none, you get nothing.</numerusform>
            <numerusform>%n dice would give you something: {faces}. If you take none, you get nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards: numbers {places} from the left</source>
        <translation>
            <numerusform>Exchange %n card: number {places} from the left</numerusform>
            <numerusform>Exchange %n cards: numbers {places} from the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have}: %n must stay</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}: %n must stay</numerusform>
            <numerusform>{have}: %n must stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>animals in the supply</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked: exchange with the button above.</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>%n marked: exchange it with the button above.</numerusform>
            <numerusform>%n marked: exchange them with the button above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll all %n</source>
        <comment>a button: dice</comment>
        <translation>
            <numerusform>Re-roll all %n</numerusform>
            <numerusform>Re-roll all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>uses %n dice ({things})</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>uses a die ({things})</numerusform>
            <numerusform>uses %n dice ({things})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n farm cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>draws a farm card</numerusform>
            <numerusform>draws %n farm cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n dice ({things})</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>takes a die ({things})</numerusform>
            <numerusform>takes %n dice ({things})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n fences</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>places a fence</numerusform>
            <numerusform>places %n fences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves %n fences</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>moves a fence</numerusform>
            <numerusform>moves %n fences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>exchanges a card</numerusform>
            <numerusform>exchanges %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done with fences, use %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Done with fences, use %n die</numerusform>
            <numerusform>Done with fences, use %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of every kind</source>
        <comment>a row of the score</comment>
        <translation>
            <numerusform>%n of every kind</numerusform>
            <numerusform>%n of every kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worth %n sheep</source>
        <translation>
            <numerusform>worth 1 sheep</numerusform>
            <numerusform>worth %n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds %n of each after the final turn: nobody wins.</source>
        <translation>
            <numerusform>Nobody holds one of each after the final turn: nobody wins.</numerusform>
            <numerusform>Nobody holds %n of each after the final turn: nobody wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins: nobody else holds %n of each.</source>
        <translation>
            <numerusform>{winner} wins: nobody else holds one of each.</numerusform>
            <numerusform>{winner} wins: nobody else holds %n of each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still unused: {faces}. You would lose them.</source>
        <translation>
            <numerusform>%n die is still unused: {faces}. You would lose it.</numerusform>
            <numerusform>%n dice are still unused: {faces}. You would lose them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left afterwards</source>
        <translation>
            <numerusform>%n re-roll left afterwards</numerusform>
            <numerusform>%n re-rolls left afterwards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra re-rolls</source>
        <translation>
            <numerusform>one extra re-roll</numerusform>
            <numerusform>%n extra re-rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n farm cards</source>
        <translation>
            <numerusform>draw a farm card</numerusform>
            <numerusform>draw %n farm cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the part at {space}, %n spaces: {room}</source>
        <translation>
            <numerusform>the part at {space}, %n space: {room}</numerusform>
            <numerusform>the part at {space}, %n spaces: {room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n animals of one kind</source>
        <translation>
            <numerusform>room for %n animal of one kind</numerusform>
            <numerusform>room for %n animals of one kind</numerusform>
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
    <message numerus="yes">
        <source>joins two pens into one of %n spaces</source>
        <translation>
            <numerusform>joins two pens into one of %n space</numerusform>
            <numerusform>joins two pens into one of %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this game: %n of each, not {usual}.</source>
        <comment>what is needed to win</comment>
        <translation>
            <numerusform>In this game: one of each, not {usual}.</numerusform>
            <numerusform>In this game: %n of each, not {usual}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each royal die that gives you {kind} gives %n extra.</source>
        <translation>
            <numerusform>Each royal die that gives you {kind} gives one extra.</numerusform>
            <numerusform>Each royal die that gives you {kind} gives %n extra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each: the final turn</source>
        <comment>triggers the end</comment>
        <translation>
            <numerusform>one of each: the final turn</numerusform>
            <numerusform>%n of each: the final turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} re-rolls %n dice: {faces}.</source>
        <translation>
            <numerusform>{seat} re-rolls one die: {faces}.</numerusform>
            <numerusform>{seat} re-rolls %n dice: {faces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n farm cards.</source>
        <translation>
            <numerusform>{seat} draws a farm card.</numerusform>
            <numerusform>{seat} draws %n farm cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is done with fences: %n pens.</source>
        <translation>
            <numerusform>{seat} is done with fences: %n pen.</numerusform>
            <numerusform>{seat} is done with fences: %n pens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Use %n die</numerusform>
            <numerusform>Use %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left; none once you use a die.</source>
        <translation>
            <numerusform>%n re-roll left; none once you use a die.</numerusform>
            <numerusform>%n re-rolls left; none once you use a die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: you may trade animals of %n kinds.</source>
        <translation>
            <numerusform>{me}: you may trade animals of one kind.</numerusform>
            <numerusform>{me}: you may trade animals of up to %n kinds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n kinds per turn.</source>
        <translation>
            <numerusform>You may trade only one kind per turn.</numerusform>
            <numerusform>You may trade %n kinds per turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none left to place, move %n</source>
        <comment>fences</comment>
        <translation>
            <numerusform>none left to place, move %n</numerusform>
            <numerusform>none left to place, move %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end has been triggered: you must keep %n of each.</source>
        <translation>
            <numerusform>The end has been triggered: you must keep one of each.</numerusform>
            <numerusform>The end has been triggered: you must keep %n of each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That space is full: it holds %n animals.</source>
        <translation>
            <numerusform>That space is full: it holds %n animal.</numerusform>
            <numerusform>That space is full: it holds %n animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pens needed for %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>pens needed for one of each</numerusform>
            <numerusform>pens needed for %n of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you must keep %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>you must keep one of each</numerusform>
            <numerusform>you must keep %n of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Automatic (none; turn %n in computer-only games)</source>
        <translation>
            <numerusform>Automatic (none; turn %n in computer-only games)</numerusform>
            <numerusform>Automatic (none; turn %n in computer-only games)</numerusform>
        </translation>
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
        <source>Turn %n</source>
        <comment>option</comment>
        <translation>
            <numerusform>Turn %n</numerusform>
            <numerusform>Turn %n</numerusform>
        </translation>
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
        <source>Re-roll %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Re-roll %n die</numerusform>
            <numerusform>Re-roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n half cows give {animals}</source>
        <translation>
            <numerusform>the half cow gives {animals}</numerusform>
            <numerusform>the %n half cows give {animals}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done: %n usable dice left</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Done: %n usable die left</numerusform>
            <numerusform>Done: %n usable dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds per turn</source>
        <comment>over the market</comment>
        <translation>
            <numerusform>%n kind per turn</numerusform>
            <numerusform>%n kinds per turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{have}: up to %n trades</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}: up to %n trade</numerusform>
            <numerusform>{have}: up to %n trades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farm cards</source>
        <translation>
            <numerusform>%n farm card</numerusform>
            <numerusform>%n farm cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each to win</source>
        <comment>over the tally</comment>
        <translation>
            <numerusform>%n of each to win</numerusform>
            <numerusform>%n of each to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
</TS>
