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
        <source>Roll, fence, breed and trade your way from a few sheep to a pair of horses.</source>
        <translation>Roll, fence, breed and trade your way from a few sheep to a pair of horses.</translation>
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
        <source>Ask before moving on when nothing is left to do</source>
        <translation>Ask before moving on when nothing is left to do</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a phase, alone against Moritz</comment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Dice: other players</source>
        <comment>a phase</comment>
        <translation>Dice: other players</translation>
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
        <source>%n existing fences</source>
        <translation>
            <numerusform>%n existing fence</numerusform>
            <numerusform>%n existing fences</numerusform>
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
        <source>{card}: {does}</source>
        <comment>a farm card and what it does</comment>
        <translation>{card}: {does}</translation>
    </message>
    <message>
        <source>Immediate: resolve it, then discard it.</source>
        <comment>a kind of farm card</comment>
        <translation>Immediate: resolve it, then discard it.</translation>
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
        <source>Ongoing: stays face up in front of you for the rest of the game.</source>
        <comment>a kind of farm card</comment>
        <translation>Ongoing: stays face up in front of you for the rest of the game.</translation>
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
        <source>the left edge of {space}</source>
        <comment>an edge</comment>
        <translation>the left edge of {space}</translation>
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
        <source>Turn one rolled, unused die to any face.</source>
        <translation>Turn one rolled, unused die to any face.</translation>
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
    <message>
        <source>Once on each of your turns, while you use your dice, move an existing fence.</source>
        <translation>Once on each of your turns, while you use your dice, move an existing fence.</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n extra times on each of your turns.</source>
        <translation>
            <numerusform>Re-roll one extra time on each of your turns.</numerusform>
            <numerusform>Re-roll %n extra times on each of your turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn, half a cow alone gives you a cow.</source>
        <translation>On your turn, half a cow alone gives you a cow.</translation>
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
    <message>
        <source>Once on each of your turns, turn the unused breeding die to any kind.</source>
        <translation>Once on each of your turns, turn the unused breeding die to any kind.</translation>
    </message>
    <message>
        <source>the top edge of {space}</source>
        <comment>an edge</comment>
        <translation>the top edge of {space}</translation>
    </message>
    <message>
        <source>the right edge of {space}</source>
        <comment>an edge</comment>
        <translation>the right edge of {space}</translation>
    </message>
    <message>
        <source>the bottom edge of {space}</source>
        <comment>an edge</comment>
        <translation>the bottom edge of {space}</translation>
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
        <source>Your {kind} breed: gain one for every two you have.</source>
        <translation>Your {kind} breed: gain one for every two you have.</translation>
    </message>
    <message>
        <source>Each space of your pens holds up to {animals}.</source>
        <translation>Each space of your pens holds up to {animals}.</translation>
    </message>
    <message>
        <source>Your rate is always {given} for {taken}.</source>
        <translation>Your rate is always {given} for {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>When your {kinds} breed, gain %n extra.</source>
        <translation>
            <numerusform>When your {kinds} breed, gain one extra.</numerusform>
            <numerusform>When your {kinds} breed, gain %n extra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move up to {standing}.</source>
        <translation>Move up to {standing}.</translation>
    </message>
    <message>
        <source>Each royal die that gives you {kind} gives {animals} extra.</source>
        <translation>Each royal die that gives you {kind} gives {animals} extra.</translation>
    </message>
    <message>
        <source>{card} costs {animals}, and this cannot be undone.</source>
        <translation>{card} costs {animals}, and this cannot be undone.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice would give you something: {faces}. If you take none, you get nothing.</source>
        <translation>
            <numerusform>%n die would give you something: {faces}. If you take none, you get nothing.</numerusform>
            <numerusform>%n dice would give you something: {faces}. If you take none, you get nothing.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die gives you nothing.</source>
        <translation>This die gives you nothing.</translation>
    </message>
    <message>
        <source>Return {animals} to the supply? You get nothing for it.</source>
        <translation>Return {animals} to the supply? You get nothing for it.</translation>
    </message>
    <message>
        <source>no re-rolls left afterwards</source>
        <translation>no re-rolls left afterwards</translation>
    </message>
    <message>
        <source>this cannot be undone</source>
        <comment>of cards that are drawn</comment>
        <translation>this cannot be undone</translation>
    </message>
    <message>
        <source>Two kinds share a pen: when you finish, only one of them can stay in it.</source>
        <translation>Two kinds share a pen: when you finish, only one of them can stay in it.</translation>
    </message>
    <message>
        <source>Loose until they run away at the end of the phase: {animals}.</source>
        <translation>Loose until they run away at the end of the phase: {animals}.</translation>
    </message>
    <message>
        <source>Loose animals move to pens with room when you finish.</source>
        <translation>Loose animals move to pens with room when you finish.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards: numbers {places} from the left</source>
        <translation>
            <numerusform>Exchange %n card: number {places} from the left</numerusform>
            <numerusform>Exchange %n cards: numbers {places} from the left</numerusform>
        </translation>
    </message>
    <message>
        <source>Most horses wins</source>
        <translation>Most horses wins</translation>
    </message>
    <message>
        <source>1st tiebreaker</source>
        <comment>of cows</comment>
        <translation>1st tiebreaker</translation>
    </message>
    <message>
        <source>2nd tiebreaker</source>
        <comment>of pigs</comment>
        <translation>2nd tiebreaker</translation>
    </message>
    <message>
        <source>3rd tiebreaker</source>
        <comment>of sheep</comment>
        <translation>3rd tiebreaker</translation>
    </message>
    <message>
        <source>{kind} ×{worth}</source>
        <comment>animals, each worth so many sheep</comment>
        <translation>{kind} ×{worth}</translation>
    </message>
    <message>
        <source>{seat} uses: {faces} ({card}).</source>
        <comment>card is one in effect that makes it count</comment>
        <translation>{seat} uses: {faces} ({card}).</translation>
    </message>
    <message>
        <source>{seat} takes a second die ({card}): {face}.</source>
        <comment>card is one in effect</comment>
        <translation>{seat} takes a second die ({card}): {face}.</translation>
    </message>
    <message>
        <source>A horse at last! {seat} gains {animals}.</source>
        <translation>A horse at last! {seat} gains {animals}.</translation>
    </message>
    <message>
        <source>{seat} rearranges the animals: {moves}.</source>
        <translation>{seat} rearranges the animals: {moves}.</translation>
    </message>
    <message>
        <source>{animals} to the pen at {space}</source>
        <comment>animals that went</comment>
        <translation>{animals} to the pen at {space}</translation>
    </message>
    <message>
        <source>{animals} to {space}</source>
        <comment>animals that went</comment>
        <translation>{animals} to {space}</translation>
    </message>
    <message>
        <source>At market rates</source>
        <comment>a line about what all animals are worth</comment>
        <translation>At market rates</translation>
    </message>
    <message>
        <source>Turn {round}, the last</source>
        <translation>Turn {round}, the last</translation>
    </message>
    <message>
        <source>This is not a position of My Kingdom for a Horse.</source>
        <translation>This is not a position of My Kingdom for a Horse.</translation>
    </message>
    <message>
        <source>Tied on horses, cows and pigs: {winner} wins on sheep ({animals}).</source>
        <translation>Tied on horses, cows and pigs: {winner} wins on sheep ({animals}).</translation>
    </message>
    <message numerus="yes">
        <source>worth %n sheep</source>
        <translation>
            <numerusform>worth 1 sheep</numerusform>
            <numerusform>worth %n sheep</numerusform>
        </translation>
    </message>
    <message>
        <source>Value in sheep</source>
        <translation>Value in sheep</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>The game is over. Nobody wins.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds %n of each after the last turn: nobody wins.</source>
        <translation>
            <numerusform>Nobody holds one of each after the last turn: nobody wins.</numerusform>
            <numerusform>Nobody holds %n of each after the last turn: nobody wins.</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the most horses ({animals}).</source>
        <translation>{winner} wins with the most horses ({animals}).</translation>
    </message>
    <message>
        <source>Tied on horses: {winner} wins on cows ({animals}).</source>
        <translation>Tied on horses: {winner} wins on cows ({animals}).</translation>
    </message>
    <message>
        <source>Tied on horses and cows: {winner} wins on pigs ({animals}).</source>
        <translation>Tied on horses and cows: {winner} wins on pigs ({animals}).</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>The game is over. {winner} wins.</translation>
    </message>
    <message>
        <source>The game ended on turn {round}.</source>
        <translation>The game ended on turn {round}.</translation>
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
        <source>{winners} are tied on every kind and share the victory.</source>
        <translation>{winners} are tied on every kind and share the victory.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins: nobody else holds %n of each.</source>
        <translation>
            <numerusform>{winner} wins: nobody else holds one of each.</numerusform>
            <numerusform>{winner} wins: nobody else holds %n of each.</numerusform>
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
        <source>When you can use no more dice and play no card.</source>
        <translation>When you can use no more dice and play no card.</translation>
    </message>
    <message>
        <source>{animals}; latest turn: {changes}</source>
        <translation>{animals}; latest turn: {changes}</translation>
    </message>
    <message>
        <source>{animals} {change}</source>
        <comment>a change: horses +1</comment>
        <translation>{animals} {change}</translation>
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
    <message>
        <source>nothing of that kind would breed</source>
        <translation>nothing of that kind would breed</translation>
    </message>
    <message>
        <source>no farm card played or exchanged</source>
        <translation>no farm card played or exchanged</translation>
    </message>
    <message>
        <source>Your loose animals will run away: no room for {animals}.</source>
        <translation>Your loose animals will run away: no room for {animals}.</translation>
    </message>
    <message>
        <source>return {animals} to the supply</source>
        <translation>return {animals} to the supply</translation>
    </message>
    <message>
        <source>With these fences there is no room for {animals}.</source>
        <translation>With these fences there is no room for {animals}.</translation>
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
    <message>
        <source>no room for {animals} unless you trade them on</source>
        <translation>no room for {animals} unless you trade them on</translation>
    </message>
    <message>
        <source>no room for {animals}</source>
        <translation>no room for {animals}</translation>
    </message>
    <message>
        <source>you cannot play a farm card this turn after that</source>
        <translation>you cannot play a farm card this turn after that</translation>
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
        <source>{animals} loose until the end of the phase</source>
        <translation>{animals} loose until the end of the phase</translation>
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
        <source>back where it was</source>
        <translation>back where it was</translation>
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
        <source>moves the boundary between two pens</source>
        <translation>moves the boundary between two pens</translation>
    </message>
    <message>
        <source>room for {animals}</source>
        <translation>room for {animals}</translation>
    </message>
    <message>
        <source>leaves {fences} in your supply</source>
        <translation>leaves {fences} in your supply</translation>
    </message>
    <message>
        <source>{animals} loose for now</source>
        <translation>{animals} loose for now</translation>
    </message>
    <message>
        <source>the supply is {animals} short, and nobody has to return any</source>
        <translation>the supply is {animals} short, and nobody has to return any</translation>
    </message>
    <message>
        <source>{animals} would not fit and would be lost.</source>
        <translation>{animals} would not fit and would be lost.</translation>
    </message>
    <message numerus="yes">
        <source>You would miss out on {animals}: the supply is empty, and nobody has more than %n.</source>
        <translation>
            <numerusform>You would miss out on {animals}: the supply is empty, and nobody has more than %n.</numerusform>
            <numerusform>You would miss out on {animals}: the supply is empty, and nobody has more than %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>give {animals}</source>
        <comment>a cost</comment>
        <translation>give {animals}</translation>
    </message>
    <message>
        <source>fits once the animals are rearranged</source>
        <translation>fits once the animals are rearranged</translation>
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
        <source>the supply is {animals} short: it is restocked</source>
        <translation>the supply is {animals} short: it is restocked</translation>
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
        <source>This is the last turn, as agreed for this game.</source>
        <translation>This is the last turn, as agreed for this game.</translation>
    </message>
    <message>
        <source>{seat}’s animals are rearranged automatically: {moves}.</source>
        <translation>{seat}’s animals are rearranged automatically: {moves}.</translation>
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
        <source>The supply is {missing} short for {seat}. Everyone with {least} or more trades once or returns one.</source>
        <translation>The supply is {missing} short for {seat}. Everyone with {least} or more trades once or returns one.</translation>
    </message>
    <message>
        <source>The supply is {missing} short for {seat}. Everyone with {least} or more returns one.</source>
        <translation>The supply is {missing} short for {seat}. Everyone with {least} or more returns one.</translation>
    </message>
    <message>
        <source>Final trade: every kind may be traded.</source>
        <translation>Final trade: every kind may be traded.</translation>
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
        <source>{seat} misses out on {animals}: nobody has to return any.</source>
        <translation>{seat} misses out on {animals}: nobody has to return any.</translation>
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
        <source>{seat}’s {kind} do not breed: it takes two.</source>
        <translation>{seat}’s {kind} do not breed: it takes two.</translation>
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
        <source>{seat} is done with fences: no pens.</source>
        <translation>{seat} is done with fences: no pens.</translation>
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
        <source>{seat} has no room for the rest: {animals}.</source>
        <translation>{seat} has no room for the rest: {animals}.</translation>
    </message>
    <message>
        <source>Turn {round}: {seat}.</source>
        <translation>Turn {round}: {seat}.</translation>
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
        <source>{seat} has no room for {animals} and must choose.</source>
        <translation>{seat} has no room for {animals} and must choose.</translation>
    </message>
    <message>
        <source>{seat} keeps {animals}.</source>
        <translation>{seat} keeps {animals}.</translation>
    </message>
    <message>
        <source>{seat} returns {animals} to the supply.</source>
        <translation>{seat} returns {animals} to the supply.</translation>
    </message>
    <message>
        <source>{seat}’s loose animals run away: {animals}.</source>
        <translation>{seat}’s loose animals run away: {animals}.</translation>
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
        <source>{seat} picks up the fence on {edge}.</source>
        <translation>{seat} picks up the fence on {edge}.</translation>
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
        <source>{seat} uses the Wheelbarrow.</source>
        <translation>{seat} uses the Wheelbarrow.</translation>
    </message>
    <message>
        <source>first roll: nothing</source>
        <comment>what a die of Moritz gave</comment>
        <translation>first roll: nothing</translation>
    </message>
    <message>
        <source>first roll: {animals}</source>
        <comment>what a die of Moritz gave</comment>
        <translation>first roll: {animals}</translation>
    </message>
    <message>
        <source>gave Moritz nothing</source>
        <translation>gave Moritz nothing</translation>
    </message>
    <message>
        <source>gave Moritz {animals}</source>
        <translation>gave Moritz {animals}</translation>
    </message>
    <message>
        <source>two halves gave Moritz {animals}</source>
        <translation>two halves gave Moritz {animals}</translation>
    </message>
    <message>
        <source>{seat} has enough of every animal: this is the last turn.</source>
        <translation>{seat} has enough of every animal: this is the last turn.</translation>
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
    <message>
        <source>“{text}” is not an action of My Kingdom for a Horse.</source>
        <translation>“{text}” is not an action of My Kingdom for a Horse.</translation>
    </message>
    <message>
        <source>You may play one farm card, or exchange some instead.</source>
        <translation>You may play one farm card, or exchange some instead.</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left; none once you use a die.</source>
        <translation>
            <numerusform>%n re-roll left; none once you use a die.</numerusform>
            <numerusform>%n re-rolls left; none once you use a die.</numerusform>
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
        <source>Turn {round}</source>
        <translation>Turn {round}</translation>
    </message>
    <message>
        <source>{me}: roll all four dice.</source>
        <translation>{me}: roll all four dice.</translation>
    </message>
    <message>
        <source>No re-rolls left.</source>
        <translation>No re-rolls left.</translation>
    </message>
    <message>
        <source>Do not trade</source>
        <translation>Do not trade</translation>
    </message>
    <message>
        <source>{me}: you have nothing left to trade.</source>
        <translation>{me}: you have nothing left to trade.</translation>
    </message>
    <message>
        <source>{me}: you may trade another kind.</source>
        <translation>{me}: you may trade another kind.</translation>
    </message>
    <message>
        <source>{me}: you may trade animals of one kind.</source>
        <translation>{me}: you may trade animals of one kind.</translation>
    </message>
    <message>
        <source>{me}: no dice left to use.</source>
        <translation>{me}: no dice left to use.</translation>
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
        <source>You can concede only in a two-player or solo game.</source>
        <translation>You can concede only in a two-player or solo game.</translation>
    </message>
    <message>
        <source>To place and move fences, use a die or a card that gives them.</source>
        <translation>To place and move fences, use a die or a card that gives them.</translation>
    </message>
    <message>
        <source>All your animals have room; there is nothing to decide.</source>
        <translation>All your animals have room; there is nothing to decide.</translation>
    </message>
    <message>
        <source>The supply does not need restocking now.</source>
        <translation>The supply does not need restocking now.</translation>
    </message>
    <message>
        <source>You can play farm cards only on your turn, until you are done with your dice.</source>
        <translation>You can play farm cards only on your turn, until you are done with your dice.</translation>
    </message>
    <message>
        <source>The supply is being restocked: trade once or return one.</source>
        <translation>The supply is being restocked: trade once or return one.</translation>
    </message>
    <message>
        <source>During the final trade you can only trade.</source>
        <translation>During the final trade you can only trade.</translation>
    </message>
    <message>
        <source>These are your own dice: use them. The other players choose theirs afterwards.</source>
        <translation>These are your own dice: use them. The other players choose theirs afterwards.</translation>
    </message>
    <message>
        <source>Trading comes after the dice.</source>
        <translation>Trading comes after the dice.</translation>
    </message>
    <message>
        <source>The dice phase is over; this is the trade phase.</source>
        <translation>The dice phase is over; this is the trade phase.</translation>
    </message>
    <message>
        <source>Horses are worth the most; they cannot be traded.</source>
        <translation>Horses are worth the most; they cannot be traded.</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n kinds per turn.</source>
        <translation>
            <numerusform>You may trade only one kind per turn.</numerusform>
            <numerusform>You may trade %n kinds per turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are {active}’s dice: you may take one and use it as it lies.</source>
        <translation>These are {active}’s dice: you may take one and use it as it lies.</translation>
    </message>
    <message>
        <source>That needs {needed}; you have {have}.</source>
        <translation>That needs {needed}; you have {have}.</translation>
    </message>
    <message>
        <source>Computers alone might play forever: they need a last turn.</source>
        <translation>Computers alone might play forever: they need a last turn.</translation>
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
        <source>It is {other}’s turn to decide.</source>
        <translation>It is {other}’s turn to decide.</translation>
    </message>
    <message>
        <source>The final trade goes in order: sheep, pigs, cows. Trade {kind} now.</source>
        <translation>The final trade goes in order: sheep, pigs, cows. Trade {kind} now.</translation>
    </message>
    <message>
        <source>Someone has already taken {die}.</source>
        <translation>Someone has already taken {die}.</translation>
    </message>
    <message>
        <source>You have already traded {kind} this turn.</source>
        <translation>You have already traded {kind} this turn.</translation>
    </message>
    <message>
        <source>That needs {needed}, and you have none.</source>
        <translation>That needs {needed}, and you have none.</translation>
    </message>
    <message>
        <source>You have no re-rolls left this turn.</source>
        <translation>You have no re-rolls left this turn.</translation>
    </message>
    <message>
        <source>The die already shows that.</source>
        <translation>The die already shows that.</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing; two make a cow.</source>
        <translation>Half a cow alone gives nothing; two make a cow.</translation>
    </message>
    <message>
        <source>You have already used the Wheelbarrow this turn.</source>
        <translation>You have already used the Wheelbarrow this turn.</translation>
    </message>
    <message>
        <source>Only the Weathercock can turn the breeding die, and you do not have it.</source>
        <translation>Only the Weathercock can turn the breeding die, and you do not have it.</translation>
    </message>
    <message>
        <source>You have used a die, so you cannot re-roll any more.</source>
        <translation>You have used a die, so you cannot re-roll any more.</translation>
    </message>
    <message>
        <source>First choose the dice to roll again.</source>
        <translation>First choose the dice to roll again.</translation>
    </message>
    <message>
        <source>You have already used this die.</source>
        <translation>You have already used this die.</translation>
    </message>
    <message>
        <source>The Weathercock works once per turn.</source>
        <translation>The Weathercock works once per turn.</translation>
    </message>
    <message>
        <source>This game has no farm cards.</source>
        <translation>This game has no farm cards.</translation>
    </message>
    <message>
        <source>Only one farm card per turn, and you have already played one.</source>
        <translation>Only one farm card per turn, and you have already played one.</translation>
    </message>
    <message>
        <source>You have exchanged cards this turn, so you cannot play or exchange any more.</source>
        <translation>You have exchanged cards this turn, so you cannot play or exchange any more.</translation>
    </message>
    <message>
        <source>Choose cards from your hand to exchange.</source>
        <translation>Choose cards from your hand to exchange.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>This card is not in your hand.</translation>
    </message>
    <message>
        <source>Choose a die and the face to turn it to.</source>
        <translation>Choose a die and the face to turn it to.</translation>
    </message>
    <message>
        <source>You have no Wheelbarrow.</source>
        <translation>You have no Wheelbarrow.</translation>
    </message>
    <message>
        <source>Your first roll is with all four dice.</source>
        <translation>Your first roll is with all four dice.</translation>
    </message>
    <message>
        <source>Roll first: this card changes a die.</source>
        <translation>Roll first: this card changes a die.</translation>
    </message>
    <message>
        <source>It takes two {kind} to breed; you have {number}.</source>
        <translation>It takes two {kind} to breed; you have {number}.</translation>
    </message>
    <message>
        <source>Half cows are used together: use {die}.</source>
        <translation>Half cows are used together: use {die}.</translation>
    </message>
    <message>
        <source>It costs {cost}; you are {missing} short.</source>
        <translation>It costs {cost}; you are {missing} short.</translation>
    </message>
    <message numerus="yes">
        <source>The end has been triggered: you must keep %n of each.</source>
        <translation>
            <numerusform>The end has been triggered: you must keep one of each.</numerusform>
            <numerusform>The end has been triggered: you must keep %n of each.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish your fences first.</source>
        <translation>Finish your fences first.</translation>
    </message>
    <message>
        <source>That does not fit, or you could keep more. Choose one of the options shown.</source>
        <translation>That does not fit, or you could keep more. Choose one of the options shown.</translation>
    </message>
    <message numerus="yes">
        <source>That space is full: it holds %n animals.</source>
        <translation>
            <numerusform>That space is full: it holds %n animal.</numerusform>
            <numerusform>That space is full: it holds %n animals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pens cannot be swapped: one is too small.</source>
        <translation>The pens cannot be swapped: one is too small.</translation>
    </message>
    <message>
        <source>No new fences left; move an existing one.</source>
        <translation>No new fences left; move an existing one.</translation>
    </message>
    <message>
        <source>First place the fence you have picked up.</source>
        <translation>First place the fence you have picked up.</translation>
    </message>
    <message>
        <source>You have no fence moves left.</source>
        <translation>You have no fence moves left.</translation>
    </message>
    <message>
        <source>That is allowed now.</source>
        <translation>That is allowed now.</translation>
    </message>
    <message>
        <source>First decide which animals to keep.</source>
        <translation>First decide which animals to keep.</translation>
    </message>
    <message>
        <source>There is no animal there.</source>
        <translation>There is no animal there.</translation>
    </message>
    <message>
        <source>That space is not in a pen: it must be fenced in all around.</source>
        <translation>That space is not in a pen: it must be fenced in all around.</translation>
    </message>
    <message>
        <source>It is already in that pen; the exact space does not matter.</source>
        <translation>It is already in that pen; the exact space does not matter.</translation>
    </message>
    <message>
        <source>Two kinds share that pen, so nothing else can go in.</source>
        <translation>Two kinds share that pen, so nothing else can go in.</translation>
    </message>
    <message>
        <source>You can swap two pens only if they hold different kinds.</source>
        <translation>You can swap two pens only if they hold different kinds.</translation>
    </message>
    <message>
        <source>There is already a fence there.</source>
        <translation>There is already a fence there.</translation>
    </message>
    <message>
        <source>You have no fences left in your supply; move an existing one.</source>
        <translation>You have no fences left in your supply; move an existing one.</translation>
    </message>
    <message>
        <source>There is no fence there.</source>
        <translation>There is no fence there.</translation>
    </message>
    <message>
        <source>You have no {kind}.</source>
        <translation>You have no {kind}.</translation>
    </message>
    <message>
        <source>That pen holds {kind}; a pen can hold only one kind.</source>
        <translation>That pen holds {kind}; a pen can hold only one kind.</translation>
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
        <source>pens needed for %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>pens needed for one of each</numerusform>
            <numerusform>pens needed for %n of each</numerusform>
        </translation>
    </message>
    <message>
        <source>In any order; you may stop early. Pens are checked when you finish.</source>
        <translation>In any order; you may stop early. Pens are checked when you finish.</translation>
    </message>
    <message>
        <source>Lose {lost}, leave {loose} loose</source>
        <comment>a button</comment>
        <translation>Lose {lost}, leave {loose} loose</translation>
    </message>
    <message>
        <source>The supply is short. If you keep this, players with more than three must trade or return one.</source>
        <translation>The supply is short. If you keep this, players with more than three must trade or return one.</translation>
    </message>
    <message>
        <source>Animals from an opened pen may stay loose until the end of the phase.</source>
        <translation>Animals from an opened pen may stay loose until the end of the phase.</translation>
    </message>
    <message numerus="yes">
        <source>you must keep %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>you must keep one of each</numerusform>
            <numerusform>you must keep %n of each</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them all and the restock may bring you up to {animals} more.</source>
        <translation>Keep them all and the restock may bring you up to {animals} more.</translation>
    </message>
    <message>
        <source>{me}: there is no room for {animals} from the final trade. What do you keep?</source>
        <translation>{me}: there is no room for {animals} from the final trade. What do you keep?</translation>
    </message>
    <message>
        <source>{me}: the supply has run out of {kind}. Trade once, or return one.</source>
        <translation>{me}: the supply has run out of {kind}. Trade once, or return one.</translation>
    </message>
    <message>
        <source>{other} is still owed {animals}.</source>
        <translation>{other} is still owed {animals}.</translation>
    </message>
    <message>
        <source>Return {animals}</source>
        <comment>a button</comment>
        <translation>Return {animals}</translation>
    </message>
    <message>
        <source>{me}: final trade. How many {kind} do you trade?</source>
        <translation>{me}: final trade. How many {kind} do you trade?</translation>
    </message>
    <message>
        <source>You have {animals}. The supply does not matter now; only what you end up with must fit.</source>
        <translation>You have {animals}. The supply does not matter now; only what you end up with must fit.</translation>
    </message>
    <message>
        <source>Keep all {kind}</source>
        <comment>a button</comment>
        <translation>Keep all {kind}</translation>
    </message>
    <message>
        <source>Any free edge will do. Putting it back still uses up a move.</source>
        <translation>Any free edge will do. Putting it back still uses up a move.</translation>
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
        <source>{me}: you gain {animals}, but there is not enough room. What do you keep?</source>
        <translation>{me}: you gain {animals}, but there is not enough room. What do you keep?</translation>
    </message>
    <message>
        <source>{me}: your pens have changed, and there is not enough room. What do you keep?</source>
        <translation>{me}: your pens have changed, and there is not enough room. What do you keep?</translation>
    </message>
    <message>
        <source>{me}: {animals} would run away. What do you keep?</source>
        <translation>{me}: {animals} would run away. What do you keep?</translation>
    </message>
    <message>
        <source>{me}: place the fence you have picked up.</source>
        <translation>{me}: place the fence you have picked up.</translation>
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
        <source>The supply is being restocked: {other} trades once or returns one.</source>
        <translation>The supply is being restocked: {other} trades once or returns one.</translation>
    </message>
    <message>
        <source>{other} is about to roll.</source>
        <translation>{other} is about to roll.</translation>
    </message>
    <message>
        <source>Depends on length</source>
        <comment>option</comment>
        <translation>Depends on length</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>The final trade follows this turn, whatever anyone holds. Not in the rulebook.</source>
        <translation>The final trade follows this turn, whatever anyone holds. Not in the rulebook.</translation>
    </message>
    <message>
        <source>Roll all four dice</source>
        <translation>Roll all four dice</translation>
    </message>
    <message>
        <source>Move a fence with the Wheelbarrow</source>
        <translation>Move a fence with the Wheelbarrow</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>Trade once</translation>
    </message>
    <message>
        <source>Return one</source>
        <translation>Return one</translation>
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
        <source>The short game has no farm cards and needs only one of each animal.</source>
        <translation>The short game has no farm cards and needs only one of each animal.</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <translation>Farm cards</translation>
    </message>
    <message>
        <source>Four in hand; you may play one on each of your turns.</source>
        <translation>Four in hand; you may play one on each of your turns.</translation>
    </message>
    <message>
        <source>Animals needed to win</source>
        <translation>Animals needed to win</translation>
    </message>
    <message>
        <source>The game ends when someone has this many of each animal in pens.</source>
        <translation>The game ends when someone has this many of each animal in pens.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Start player</translation>
    </message>
    <message>
        <source>Who goes first. Later players start with extra animals or fences.</source>
        <translation>Who goes first. Later players start with extra animals or fences.</translation>
    </message>
    <message numerus="yes">
        <source>Automatic (none; turn %n in computer-only games)</source>
        <translation>
            <numerusform>Automatic (none; turn %n in computer-only games)</numerusform>
            <numerusform>Automatic (none; turn %n in computer-only games)</numerusform>
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
        <source>Seat 1</source>
        <comment>option</comment>
        <translation>Seat 1</translation>
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
        <source>Pick up the fence on {edge}</source>
        <translation>Pick up the fence on {edge}</translation>
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
        <source>Turn %n</source>
        <comment>option</comment>
        <translation>
            <numerusform>Turn %n</numerusform>
            <numerusform>Turn %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <comment>option, no last turn</comment>
        <translation>None</translation>
    </message>
    <message>
        <source>{me}: choose the dice you want to roll again, or put one on your field to use it.</source>
        <translation>{me}: choose the dice you want to roll again, or put one on your field to use it.</translation>
    </message>
    <message>
        <source>{me}: click the dice you want to roll again, or drag one to your field to use it.</source>
        <translation>{me}: click the dice you want to roll again, or drag one to your field to use it.</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Click the ones you want to roll again.</source>
        <translation>{me}: these dice give you nothing. Click the ones you want to roll again.</translation>
    </message>
    <message>
        <source>{me}: drag dice to your field to use them, in any order.</source>
        <translation>{me}: drag dice to your field to use them, in any order.</translation>
    </message>
    <message>
        <source>{other} is deciding which animals to keep.</source>
        <translation>{other} is deciding which animals to keep.</translation>
    </message>
    <message>
        <source>{other} is making the final trades.</source>
        <translation>{other} is making the final trades.</translation>
    </message>
    <message>
        <source>{other} is using the dice.</source>
        <translation>{other} is using the dice.</translation>
    </message>
    <message>
        <source>{other} may roll again or use the dice.</source>
        <translation>{other} may roll again or use the dice.</translation>
    </message>
    <message>
        <source>{other} is choosing a die.</source>
        <translation>{other} is choosing a die.</translation>
    </message>
    <message>
        <source>How many?</source>
        <comment>a question</comment>
        <translation>How many?</translation>
    </message>
    <message>
        <source>Which face?</source>
        <comment>a question</comment>
        <translation>Which face?</translation>
    </message>
    <message>
        <source>Which animals stay?</source>
        <comment>a question</comment>
        <translation>Which animals stay?</translation>
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
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Roll %n die again</numerusform>
            <numerusform>Roll %n dice again</numerusform>
        </translation>
    </message>
    <message>
        <source>This is {seat}’s field; you can look but not touch.</source>
        <translation>This is {seat}’s field; you can look but not touch.</translation>
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
        <source>That is {seat}’s.</source>
        <translation>That is {seat}’s.</translation>
    </message>
    <message>
        <source>You trade {given} for {taken}.</source>
        <translation>You trade {given} for {taken}.</translation>
    </message>
    <message>
        <source>a fence from the supply</source>
        <translation>a fence from the supply</translation>
    </message>
    <message>
        <source>Waiting for room in a pen.</source>
        <translation>Waiting for room in a pen.</translation>
    </message>
    <message>
        <source>Loose: runs away at the end of the phase.</source>
        <translation>Loose: runs away at the end of the phase.</translation>
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
        <source>the dice to roll again</source>
        <translation>the dice to roll again</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>the supply</translation>
    </message>
    <message>
        <source>the animals you keep</source>
        <translation>the animals you keep</translation>
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
        <source>In {seat}’s supply.</source>
        <translation>In {seat}’s supply.</translation>
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
        <source>Gain one for every two of that kind on the field.</source>
        <translation>Gain one for every two of that kind on the field.</translation>
    </message>
    <message>
        <source>Its pen holds {number} of {room}.</source>
        <translation>Its pen holds {number} of {room}.</translation>
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
        <source>{kind}, waiting</source>
        <translation>{kind}, waiting</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>Cost: {cost}</translation>
    </message>
    <message>
        <source>Moritz rolled</source>
        <comment>over the dice</comment>
        <translation>Moritz rolled</translation>
    </message>
    <message>
        <source>gives nothing</source>
        <translation>gives nothing</translation>
    </message>
    <message numerus="yes">
        <source>the %n half cows give {animals}</source>
        <translation>
            <numerusform>the half cow gives {animals}</numerusform>
            <numerusform>the %n half cows give {animals}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the die on your field.</source>
        <translation>Drop the die on your field.</translation>
    </message>
    <message>
        <source>Drop the card on your field.</source>
        <translation>Drop the card on your field.</translation>
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
        <source>{left} of {all} fences left in the supply.</source>
        <translation>{left} of {all} fences left in the supply.</translation>
    </message>
    <message>
        <source>Breeding die: {face}</source>
        <translation>Breeding die: {face}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>Die: {face}</translation>
    </message>
    <message>
        <source>Each appears on two of its faces.</source>
        <translation>Each appears on two of its faces.</translation>
    </message>
    <message>
        <source>{seat}’s fence</source>
        <translation>{seat}’s fence</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing.</source>
        <translation>Half a cow alone gives nothing.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n usable dice left</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Done: %n usable die left</numerusform>
            <numerusform>Done: %n usable dice left</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a trade in the market, or drag animals there.</source>
        <translation>Click a trade in the market, or drag animals there.</translation>
    </message>
    <message>
        <source>the market: {trade}</source>
        <translation>the market: {trade}</translation>
    </message>
    <message>
        <source>Use the die that shows: {face}</source>
        <comment>in the list of actions</comment>
        <translation>Use the die that shows: {face}</translation>
    </message>
    <message>
        <source>Roll these again: {faces}</source>
        <comment>in the list of actions</comment>
        <translation>Roll these again: {faces}</translation>
    </message>
    <message>
        <source>{seat}’s farm card</source>
        <translation>{seat}’s farm card</translation>
    </message>
    <message>
        <source>{die}, {gave}</source>
        <comment>a die of Moritz</comment>
        <translation>{die}, {gave}</translation>
    </message>
    <message>
        <source>{die}, taken</source>
        <translation>{die}, taken</translation>
    </message>
    <message>
        <source>{die}, used</source>
        <translation>{die}, used</translation>
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
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Each die can be taken by one player only.</source>
        <translation>Each die can be taken by one player only.</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Choose the ones you want to roll again.</source>
        <translation>{me}: these dice give you nothing. Choose the ones you want to roll again.</translation>
    </message>
    <message>
        <source>In this order: {faces}</source>
        <translation>In this order: {faces}</translation>
    </message>
    <message>
        <source>{me}: put dice on your field to use them, in any order.</source>
        <translation>{me}: put dice on your field to use them, in any order.</translation>
    </message>
    <message>
        <source>put cards on the discard pile</source>
        <comment>why a button is off</comment>
        <translation>put cards on the discard pile</translation>
    </message>
    <message>
        <source>choose the dice you want to roll again</source>
        <comment>why a button is off</comment>
        <translation>choose the dice you want to roll again</translation>
    </message>
    <message>
        <source>{card}, in front of {seat}</source>
        <translation>{card}, in front of {seat}</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>{card}, on the discard pile</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a heading</comment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <comment>a heading</comment>
        <translation>Farm cards</translation>
    </message>
    <message>
        <source>Fences</source>
        <comment>a heading</comment>
        <translation>Fences</translation>
    </message>
    <message>
        <source>Market</source>
        <comment>a heading</comment>
        <translation>Market</translation>
    </message>
    <message>
        <source>Animals</source>
        <comment>a heading</comment>
        <translation>Animals</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <comment>in the list of actions</comment>
        <translation>Exchange {cards}</translation>
    </message>
    <message>
        <source>every kind, in this order</source>
        <comment>over the market</comment>
        <translation>every kind, in this order</translation>
    </message>
    <message>
        <source>one kind per turn</source>
        <comment>over the market</comment>
        <translation>one kind per turn</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds per turn</source>
        <comment>over the market</comment>
        <translation>
            <numerusform>%n kind per turn</numerusform>
            <numerusform>%n kinds per turn</numerusform>
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
        <source>The small numbers show changes since this player’s latest turn began.</source>
        <translation>The small numbers show changes since this player’s latest turn began.</translation>
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
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>Finished</translation>
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
        <source>When someone gains an animal that has run out, the supply is restocked.</source>
        <translation>When someone gains an animal that has run out, the supply is restocked.</translation>
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
        <source>Choose what to keep; the rest is lost.</source>
        <translation>Choose what to keep; the rest is lost.</translation>
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
        <source>Drag one to your field to play it, or any number to the discard pile to exchange them.</source>
        <translation>Drag one to your field to play it, or any number to the discard pile to exchange them.</translation>
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
        <source>One per turn: a card was played.</source>
        <translation>One per turn: a card was played.</translation>
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
