<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n fences</source>
        <comment>to be placed</comment>
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
        <source>none</source>
        <comment>the cost of a farm card</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <comment>a trade</comment>
        <translation>{given} for {taken}</translation>
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
    <message numerus="yes">
        <source>You may trade %n more kinds in every trade phase.</source>
        <translation>
            <numerusform>You may trade a second kind in every trade phase.</numerusform>
            <numerusform>You may trade %n more kinds in every trade phase.</numerusform>
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
    <message>
        <source>In your own turn half a cow alone gives you a cow.</source>
        <translation>In your own turn half a cow alone gives you a cow.</translation>
    </message>
    <message numerus="yes">
        <source>In others’ turns take %n more dice, after all have had one.</source>
        <translation>
            <numerusform>In others’ turns take a second die, after all have had one.</numerusform>
            <numerusform>In others’ turns take %n more dice, after all have had one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each die that gives you fences gives %n more.</source>
        <translation>
            <numerusform>Each die that gives you fences gives one more.</numerusform>
            <numerusform>Each die that gives you fences gives %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once in each of your turns, turn the unused breeding die to any kind.</source>
        <translation>Once in each of your turns, turn the unused breeding die to any kind.</translation>
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
        <source>Place up to {fences} and move up to {standing}.</source>
        <translation>Place up to {fences} and move up to {standing}.</translation>
    </message>
    <message>
        <source>Your {kind} breed: one more for every two you have.</source>
        <translation>Your {kind} breed: one more for every two you have.</translation>
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
        <source>Two kinds share a pen: one of them needs another when you are done.</source>
        <translation>Two kinds share a pen: one of them needs another when you are done.</translation>
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
        <source>Worth in sheep</source>
        <translation>Worth in sheep</translation>
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
        <source>The game ended in round {round}.</source>
        <translation>The game ended in round {round}.</translation>
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
        <source>Moritz holds {animals}.</source>
        <translation>Moritz holds {animals}.</translation>
    </message>
    <message>
        <source>a card is drawn at once: this cannot be undone</source>
        <translation>a card is drawn at once: this cannot be undone</translation>
    </message>
    <message>
        <source>Confirm when nothing is left to do</source>
        <translation>Confirm when nothing is left to do</translation>
    </message>
    <message>
        <source>When no die gives anything more, and no card can be played.</source>
        <translation>When no die gives anything more, and no card can be played.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still unused: {faces}. You would give them up.</source>
        <translation>
            <numerusform>%n die is still unused: {faces}. You would give it up.</numerusform>
            <numerusform>%n dice are still unused: {faces}. You would give them up.</numerusform>
        </translation>
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
        <source>Loose animals run away now: there is room for all but {animals}.</source>
        <translation>Loose animals run away now: there is room for all but {animals}.</translation>
    </message>
    <message>
        <source>return {animals} to the supply</source>
        <translation>return {animals} to the supply</translation>
    </message>
    <message>
        <source>With these fences there is room for all but {animals}.</source>
        <translation>With these fences there is room for all but {animals}.</translation>
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
        <source>no room for {animals}</source>
        <translation>no room for {animals}</translation>
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
    <message>
        <source>two kinds in one pen</source>
        <translation>two kinds in one pen</translation>
    </message>
    <message>
        <source>to the pen at {space}: {animals}</source>
        <comment>where loose animals go</comment>
        <translation>to the pen at {space}: {animals}</translation>
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
        <source>closes no pen yet</source>
        <translation>closes no pen yet</translation>
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
        <source>divides two pens anew</source>
        <translation>divides two pens anew</translation>
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
        <source>the supply lacks {animals}, and nobody has to give any</source>
        <translation>the supply lacks {animals}, and nobody has to give any</translation>
    </message>
    <message>
        <source>{animals} would find no room and be lost.</source>
        <translation>{animals} would find no room and be lost.</translation>
    </message>
    <message numerus="yes">
        <source>{animals} would not come: the supply is out, and nobody has more than %n.</source>
        <translation>
            <numerusform>{animals} would not come: the supply is out, and nobody has more than %n.</numerusform>
            <numerusform>{animals} would not come: the supply is out, and nobody has more than %n.</numerusform>
        </translation>
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
        <source>It is Moritz’s turn.</source>
        <translation>It is Moritz’s turn.</translation>
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
        <source>{seat} uses: {faces}.</source>
        <translation>{seat} uses: {faces}.</translation>
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
        <source>{seat} goes without {animals}: nobody has to give any back.</source>
        <translation>{seat} goes without {animals}: nobody has to give any back.</translation>
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
        <source>{seat} trades no {kind}.</source>
        <translation>{seat} trades no {kind}.</translation>
    </message>
    <message>
        <source>{seat} goes without {animals} more for want of room.</source>
        <translation>{seat} goes without {animals} more for want of room.</translation>
    </message>
    <message>
        <source>Round {round}: {seat}’s turn.</source>
        <translation>Round {round}: {seat}’s turn.</translation>
    </message>
    <message>
        <source>{seat} takes a die: {face}.</source>
        <translation>{seat} takes a die: {face}.</translation>
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
        <source>{seat} keeps {animals}.</source>
        <translation>{seat} keeps {animals}.</translation>
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
        <source>{seat} hands over {animals}.</source>
        <translation>{seat} hands over {animals}.</translation>
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
    <message numerus="yes">
        <source>{seat} is done with fences: %n pens.</source>
        <translation>
            <numerusform>{seat} is done with fences: %n pen.</numerusform>
            <numerusform>{seat} is done with fences: %n pens.</numerusform>
        </translation>
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
        <source>{seat} has enough of every kind: this turn is the last.</source>
        <translation>{seat} has enough of every kind: this turn is the last.</translation>
    </message>
    <message>
        <source>{seat} has made the final trades.</source>
        <translation>{seat} has made the final trades.</translation>
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
        <source>End dice: %n unused</source>
        <comment>a button</comment>
        <translation>
            <numerusform>End dice: %n unused</numerusform>
            <numerusform>End dice: %n unused</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not an action of My Kingdom for a Horse.</source>
        <translation>“{text}” is not an action of My Kingdom for a Horse.</translation>
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
        <source>Do not trade</source>
        <translation>Do not trade</translation>
    </message>
    <message>
        <source>{me}: choose dice to roll again, or use your dice.</source>
        <translation>{me}: choose dice to roll again, or use your dice.</translation>
    </message>
    <message>
        <source>{me}: you have nothing left to trade.</source>
        <translation>{me}: you have nothing left to trade.</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Choose dice to roll again.</source>
        <translation>{me}: these dice give you nothing. Choose dice to roll again.</translation>
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
        <source>Computers by themselves might play on for ever: they need a last round.</source>
        <translation>Computers by themselves might play on for ever: they need a last round.</translation>
    </message>
    <message numerus="yes">
        <source>none left to place, move %n</source>
        <comment>fences</comment>
        <translation>
            <numerusform>none left to place, move %n</numerusform>
            <numerusform>none left to place, move %n</numerusform>
        </translation>
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
        <source>Keep them all</source>
        <comment>a button</comment>
        <translation>Keep them all</translation>
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
        <source>Lose {lost}, leave {loose} loose</source>
        <comment>a button</comment>
        <translation>Lose {lost}, leave {loose} loose</translation>
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
        <source>{me}: there is no room for {animals} from the final trade. What stays?</source>
        <translation>{me}: there is no room for {animals} from the final trade. What stays?</translation>
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
        <source>Any free edge will do. Back where it stood, it counts as moved all the same.</source>
        <translation>Any free edge will do. Back where it stood, it counts as moved all the same.</translation>
    </message>
    <message>
        <source>Lose {lost}</source>
        <comment>a button</comment>
        <translation>Lose {lost}</translation>
    </message>
    <message>
        <source>Leave {loose} loose</source>
        <comment>a button</comment>
        <translation>Leave {loose} loose</translation>
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
        <source>{me}: place up to {fences}.</source>
        <translation>{me}: place up to {fences}.</translation>
    </message>
    <message>
        <source>{me}: move up to {standing}.</source>
        <translation>{me}: move up to {standing}.</translation>
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
        <source>{other} uses the dice.</source>
        <translation>{other} uses the dice.</translation>
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
        <source>Finish or pass</source>
        <translation>Finish or pass</translation>
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
    <message>
        <source>Return {animals} to the supply</source>
        <translation>Return {animals} to the supply</translation>
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
        <source>How many?</source>
        <comment>a question</comment>
        <translation>How many?</translation>
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
    <message>
        <source>Discard pile</source>
        <translation>Discard pile</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>drag cards to the discard pile</source>
        <comment>why a button is off</comment>
        <translation>drag cards to the discard pile</translation>
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
        <source>click the dice to roll again</source>
        <comment>why a button is off</comment>
        <translation>click the dice to roll again</translation>
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
        <source>Taken</source>
        <comment>a die</comment>
        <translation>Taken</translation>
    </message>
    <message>
        <source>nothing alone; two give a cow</source>
        <translation>nothing alone; two give a cow</translation>
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
        <source>not rolled yet</source>
        <comment>over the dice</comment>
        <translation>not rolled yet</translation>
    </message>
    <message>
        <source>the final roll</source>
        <comment>over the dice</comment>
        <translation>the final roll</translation>
    </message>
    <message>
        <source>roll {number} of {all}</source>
        <comment>over the dice</comment>
        <translation>roll {number} of {all}</translation>
    </message>
    <message>
        <source>gives {animals}</source>
        <translation>gives {animals}</translation>
    </message>
    <message>
        <source>place {place}, move {move}</source>
        <comment>fences</comment>
        <translation>place {place}, move {move}</translation>
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
    <message>
        <source>Drop it on your field.</source>
        <translation>Drop it on your field.</translation>
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
        <source>{given} are traded for {taken}.</source>
        <translation>{given} are traded for {taken}.</translation>
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
        <source>the animals that stay</source>
        <translation>the animals that stay</translation>
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
        <source>fences</source>
        <comment>the word of an icon</comment>
        <translation>fences</translation>
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
        <source>Each of these is on two of its faces.</source>
        <translation>Each of these is on two of its faces.</translation>
    </message>
    <message>
        <source>Use the die that shows: {face}</source>
        <comment>in the list of actions</comment>
        <translation>Use the die that shows: {face}</translation>
    </message>
    <message>
        <source>Roll again what shows: {faces}</source>
        <comment>in the list of actions</comment>
        <translation>Roll again what shows: {faces}</translation>
    </message>
    <message>
        <source>Fence on {edge}</source>
        <translation>Fence on {edge}</translation>
    </message>
    <message>
        <source>Take the die that shows: {face}</source>
        <comment>in the list of actions</comment>
        <translation>Take the die that shows: {face}</translation>
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
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>better rate</source>
        <comment>at the market, by a lasting card</comment>
        <translation>better rate</translation>
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
    <message numerus="yes">
        <source>%n farm cards</source>
        <translation>
            <numerusform>%n farm card</numerusform>
            <numerusform>%n farm cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Your twin needs neither fences nor cards.</source>
        <translation>Your twin needs neither fences nor cards.</translation>
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
        <source>Waiting for room</source>
        <translation>Waiting for room</translation>
    </message>
    <message>
        <source>Choose which to keep; the rest are lost.</source>
        <translation>Choose which to keep; the rest are lost.</translation>
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
        <source>In hand</source>
        <comment>a fence that was taken up</comment>
        <translation>In hand</translation>
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
        <source>{place} to place, {move} to move; {left} in the supply</source>
        <translation>{place} to place, {move} to move; {left} in the supply</translation>
    </message>
    <message>
        <source>of {number}</source>
        <comment>animals needed to win</comment>
        <translation>of {number}</translation>
    </message>
    <message>
        <source>Play one on the field, or exchange any on the discard pile.</source>
        <translation>Play one on the field, or exchange any on the discard pile.</translation>
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
        <source>Deck {number}</source>
        <translation>Deck {number}</translation>
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
</context>
</TS>
