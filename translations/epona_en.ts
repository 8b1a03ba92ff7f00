<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Epona</name>
    <message numerus="yes">
        <source>%n sporting horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n sporting horse</numerusform>
            <numerusform>%n sporting horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n working horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n working horse</numerusform>
            <numerusform>%n working horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n employees</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n employee</numerusform>
            <numerusform>%n employees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equipment cards</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n equipment card</numerusform>
            <numerusform>%n equipment cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>Costs %n coin.</numerusform>
            <numerusform>Costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins</source>
        <comment>a card in a list of actions</comment>
        <translation>
            <numerusform>costs %n coin</numerusform>
            <numerusform>costs %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed with %n cards, including {icons}.</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>Completed with %n card: {icons}.</numerusform>
            <numerusform>Completed with %n cards, including {icons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots ({about})</source>
        <comment>a stable in a list of actions</comment>
        <translation>
            <numerusform>{stable} with %n slot ({about})</numerusform>
            <numerusform>{stable} with %n slots ({about})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards from any deck</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>%n card from any deck</numerusform>
            <numerusform>%n cards from any deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins: {draw}.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>Pay %n coin: {draw}.</numerusform>
            <numerusform>Pay %n coins: {draw}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens</source>
        <translation>
            <numerusform>%n stud token</numerusform>
            <numerusform>%n stud tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}, %n slots</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>{location}, %n slot</numerusform>
            <numerusform>{location}, %n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots</source>
        <comment>a stable in a sentence</comment>
        <translation>
            <numerusform>{stable} with %n slot</numerusform>
            <numerusform>{stable} with %n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins ({coins} off)</source>
        <comment>a preview: a cost and how much it is reduced by</comment>
        <translation>
            <numerusform>costs %n coin ({coins} off)</numerusform>
            <numerusform>costs %n coins ({coins} off)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have only %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you have only %n coin</numerusform>
            <numerusform>you have only %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores {vp} with a rider roller at the end; you have %n</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>scores {vp} with a rider roller at the end; you have %n</numerusform>
            <numerusform>scores {vp} with a rider roller at the end; you have %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coins} short: you discard %n other cards first</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>{coins} short: you discard %n other card first</numerusform>
            <numerusform>{coins} short: you discard %n other cards first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n stables and keep 1</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Draw %n stable and keep 1</numerusform>
            <numerusform>Draw %n stables and keep 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {card} for %n coins</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Discard {card} for %n coin</numerusform>
            <numerusform>Discard {card} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n cards</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>Drawn: %n card</numerusform>
            <numerusform>Drawn: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no coins for the other %n</source>
        <comment>cards that are not kept</comment>
        <translation>
            <numerusform>no coins for the other one</numerusform>
            <numerusform>no coins for the other %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n stables</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>Drawn: %n stable</numerusform>
            <numerusform>Drawn: %n stables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost 0 to place</source>
        <comment>cards</comment>
        <translation>
            <numerusform>the one chosen costs 0 to place</numerusform>
            <numerusform>the %n chosen cost 0 to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n</source>
        <comment>how many of what is drawn are kept</comment>
        <translation>
            <numerusform>keep %n</numerusform>
            <numerusform>keep %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n are discarded</source>
        <comment>stables</comment>
        <translation>
            <numerusform>the other one is discarded</numerusform>
            <numerusform>the other %n are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place; you have {coins}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>the one chosen costs {cost} to place; you have {coins}</numerusform>
            <numerusform>the %n chosen cost {cost} to place; you have {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a group</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place; you have none</source>
        <comment>cards</comment>
        <translation>
            <numerusform>the one chosen costs {cost} to place; you have none</numerusform>
            <numerusform>the %n chosen cost {cost} to place; you have none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealt: %n owner cards and {stables} stables</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>Dealt: %n owner card and {stables} stables</numerusform>
            <numerusform>Dealt: %n owner cards and {stables} stables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n cards: 1 is discarded</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>Your %n card: 1 is discarded</numerusform>
            <numerusform>Your %n cards: 1 is discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place and bring {brought}; you have {coins}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>the one chosen costs {cost} to place and brings {brought}; you have {coins}</numerusform>
            <numerusform>the %n chosen cost {cost} to place and bring {brought}; you have {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>view only: %n stables, {done} completed</source>
        <comment>an opened tableau</comment>
        <translation>
            <numerusform>view only: %n stable, {done} completed</numerusform>
            <numerusform>view only: %n stables, {done} completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card you don’t keep gives you %n coins.</source>
        <translation>
            <numerusform>Each card you don’t keep gives you %n coin.</numerusform>
            <numerusform>Each card you don’t keep gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n cards into each group</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>put %n card into each group</numerusform>
            <numerusform>put %n cards into each group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free; every card it needs is there.</source>
        <translation>
            <numerusform>%n slot is free; every card it needs is there.</numerusform>
            <numerusform>%n slots are free; every card it needs is there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free.</source>
        <translation>
            <numerusform>%n slot is free.</numerusform>
            <numerusform>%n slots are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has only %n coins.</source>
        <comment>a selection card that is too dear</comment>
        <translation>
            <numerusform>{seat} has only %n coin.</numerusform>
            <numerusform>{seat} has only %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>left in a deck</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins to pay for cards; at the end, 1 VP for every {coins}.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%n coin to pay for cards; at the end, 1 VP for every {coins}.</numerusform>
            <numerusform>%n coins to pay for cards; at the end, 1 VP for every {coins}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens, one for each breeding; at the end, 1 VP for every {studs} left.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%n stud token, one for each breeding; at the end, 1 VP for every {studs} left.</numerusform>
            <numerusform>%n stud tokens, one for each breeding; at the end, 1 VP for every {studs} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {coins}, {studs}, %n cards in hand; {vp} so far.</source>
        <translation>
            <numerusform>{seat}: {coins}, {studs}, %n card in hand; {vp} so far.</numerusform>
            <numerusform>{seat}: {coins}, {studs}, %n cards in hand; {vp} so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rider rollers for horses that score with one.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%n rider roller for a horse that scores with one.</numerusform>
            <numerusform>%n rider rollers for horses that score with one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards left, {thrown} discarded</source>
        <comment>a deck</comment>
        <translation>
            <numerusform>{deck}: %n card left, {thrown} discarded</numerusform>
            <numerusform>{deck}: %n cards left, {thrown} discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes {selection} and {token} for %n coins</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>takes {selection} and {token} for %n coin</numerusform>
            <numerusform>takes {selection} and {token} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n stables</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>draws a stable</numerusform>
            <numerusform>draws %n stables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>draws a card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>keeps a card</numerusform>
            <numerusform>keeps %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rider rollers to move at the end</source>
        <comment>an item of a score</comment>
        <translation>
            <numerusform>%n rider roller to move at the end</numerusform>
            <numerusform>%n rider rollers to move at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</source>
        <comment>the end</comment>
        <translation>
            <numerusform>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</numerusform>
            <numerusform>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasted %n rounds.</source>
        <translation>
            <numerusform>The game lasted %n round.</numerusform>
            <numerusform>The game lasted %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{horse}: %n stud tokens</source>
        <comment>an item of a score: tokens on a stallion</comment>
        <translation>
            <numerusform>{horse}: %n stud token</numerusform>
            <numerusform>{horse}: %n stud tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP tokens</source>
        <comment>an item of a score: points gained during the game</comment>
        <translation>
            <numerusform>%n VP token</numerusform>
            <numerusform>%n VP tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is unpaired and draws %n cards.</source>
        <translation>
            <numerusform>{seat} is unpaired and draws %n card.</numerusform>
            <numerusform>{seat} is unpaired and draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The start for experienced players is for at most %n players.</source>
        <translation>
            <numerusform>The start for experienced players is for one player only.</numerusform>
            <numerusform>The start for experienced players is for at most %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n cards are discarded: {coins}</source>
        <comment>a preview: of a hand</comment>
        <translation>
            <numerusform>the other card is discarded: {coins}</numerusform>
            <numerusform>the other %n cards are discarded: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you see %n cards and keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you see %n card and keep it</numerusform>
            <numerusform>you see %n cards and keep 1 of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you see %n stables and must keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you see %n stable and must keep it</numerusform>
            <numerusform>you see %n stables and must keep 1 of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves you with %n unfinished stables</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>leaves you with %n unfinished stable</numerusform>
            <numerusform>leaves you with %n unfinished stables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then you discard %n of your cards for the coins you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>then you discard %n of your cards for the coins you owe</numerusform>
            <numerusform>then you discard %n of your cards for the coins you owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could still place %n of the cards you discard.</source>
        <translation>
            <numerusform>You could still place %n of the cards you discard.</numerusform>
            <numerusform>You could still place %n of the cards you discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing them all costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>placing them all costs %n coin</numerusform>
            <numerusform>placing them all costs %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards go to your hand</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n card goes to your hand</numerusform>
            <numerusform>%n cards go to your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots to fill</source>
        <comment>a preview: of a stable</comment>
        <translation>
            <numerusform>%n slot to fill</numerusform>
            <numerusform>%n slots to fill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing it costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>placing it costs %n coin</numerusform>
            <numerusform>placing it costs %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n stables are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>the other stable is discarded</numerusform>
            <numerusform>the other %n stables are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n cards are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>the other card is discarded</numerusform>
            <numerusform>the other %n cards are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>It costs %n coin.</numerusform>
            <numerusform>It costs %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins are still owed.</source>
        <comment>for a selection card</comment>
        <translation>
            <numerusform>%n coin is still owed.</numerusform>
            <numerusform>%n coins are still owed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins of that pay for the selection card.</source>
        <translation>
            <numerusform>%n coin of that pays for the selection card.</numerusform>
            <numerusform>%n coins of that pay for the selection card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards {card} for %n coins.</source>
        <translation>
            <numerusform>{seat} discards {card} for %n coin.</numerusform>
            <numerusform>{seat} discards {card} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards.</source>
        <translation>
            <numerusform>{seat} draws %n card.</numerusform>
            <numerusform>{seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n cards.</source>
        <translation>
            <numerusform>{seat} keeps %n card.</numerusform>
            <numerusform>{seat} keeps %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places {card} in {place} for %n coins.</source>
        <translation>
            <numerusform>{seat} places {card} in {place} for %n coin.</numerusform>
            <numerusform>{seat} places {card} in {place} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards from {deck}.</source>
        <translation>
            <numerusform>{seat} draws %n card from {deck}.</numerusform>
            <numerusform>{seat} draws %n cards from {deck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n stables.</source>
        <translation>
            <numerusform>{seat} draws %n stable.</numerusform>
            <numerusform>{seat} draws %n stables.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards {cards} for %n coins.</source>
        <comment>what was left in the hand</comment>
        <translation>
            <numerusform>{seat} discards {cards} for %n coin.</numerusform>
            <numerusform>{seat} discards {cards} for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} may use %n horse boxes.</source>
        <translation>
            <numerusform>{seat} may use %n horse box.</numerusform>
            <numerusform>{seat} may use %n horse boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks to choose.</source>
        <translation>
            <numerusform>%n deck to choose.</numerusform>
            <numerusform>%n decks to choose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This stable has only %n slots.</source>
        <translation>
            <numerusform>This stable has only %n slot.</numerusform>
            <numerusform>This stable has only %n slots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n stables, the most you can have.</source>
        <translation>
            <numerusform>You already have %n stable, the most there can be.</numerusform>
            <numerusform>You already have %n stables, the most you can have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n unfinished stables: finish one first.</source>
        <translation>
            <numerusform>You already have %n unfinished stable: finish it first.</numerusform>
            <numerusform>You already have %n unfinished stables: finish one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} and you have {coins}: discard %n other cards first.</source>
        <translation>
            <numerusform>It costs {price} and you have {coins}: discard %n other card first.</numerusform>
            <numerusform>It costs {price} and you have {coins}: discard %n other cards first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins short: you pay with cards you keep from this draw</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n coin short: you pay with cards you keep from this draw</numerusform>
            <numerusform>%n coins short: you pay with cards you keep from this draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coins of what you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>pays %n coin of what you owe</numerusform>
            <numerusform>pays %n coins of what you owe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n cards left in your hand are discarded: {coins}</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>the card left in your hand is discarded: {coins}</numerusform>
            <numerusform>the %n cards left in your hand are discarded: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks to choose; cards are drawn once all are chosen.</source>
        <translation>
            <numerusform>The last deck to choose; cards are drawn once all are chosen.</numerusform>
            <numerusform>%n decks to choose; cards are drawn once all are chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then choose a card to keep for the next round, or none; the others are discarded for %n coins each.</source>
        <translation>
            <numerusform>Then choose a card to keep for the next round, or none; the others are discarded for %n coin each.</numerusform>
            <numerusform>Then choose a card to keep for the next round, or none; the others are discarded for %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>You can still move %n rider roller to a horse that scores with one.</numerusform>
            <numerusform>You can still move %n rider rollers to horses that score with one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave 1 of %n horse boxes unused</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Leave 1 of %n horse box unused</numerusform>
            <numerusform>Leave 1 of %n horse boxes unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n coins: {why} ({box}).</source>
        <comment>what a card costs after a discount</comment>
        <translation>
            <numerusform>{seat} pays %n coin: {why} ({box}).</numerusform>
            <numerusform>{seat} pays %n coins: {why} ({box}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens from partners on it: {vp}.</source>
        <translation>
            <numerusform>%n stud token from a partner on it: {vp}.</numerusform>
            <numerusform>%n stud tokens from partners on it: {vp}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n cards to discard.</source>
        <translation>
            <numerusform>{card} costs {price} and you have {coins}: choose %n card to discard.</numerusform>
            <numerusform>{card} costs {price} and you have {coins}: choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n more cards to discard.</source>
        <translation>
            <numerusform>{card} costs {price} and you have {coins}: choose %n more card to discard.</numerusform>
            <numerusform>{card} costs {price} and you have {coins}: choose %n more cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards, then place {card} in {place}</source>
        <comment>an action</comment>
        <translation>
            <numerusform>Discard %n card, then place {card} in {place}</numerusform>
            <numerusform>Discard %n cards, then place {card} in {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free slots</source>
        <comment>in a row of a tableau</comment>
        <translation>
            <numerusform>%n free slot</numerusform>
            <numerusform>%n free slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n coins for a card</source>
        <comment>a place for a card</comment>
        <translation>
            <numerusform>Discard pile: %n coin for a card</numerusform>
            <numerusform>Discard pile: %n coins for a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards left</source>
        <comment>a deck</comment>
        <translation>
            <numerusform>{deck}: %n card left</numerusform>
            <numerusform>{deck}: %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free; still needed: {icons}.</source>
        <translation>
            <numerusform>%n slot is free; still needed: {icons}.</numerusform>
            <numerusform>%n slots are free; still needed: {icons}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more cards</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>choose %n more card</numerusform>
            <numerusform>choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards too many</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n card too many</numerusform>
            <numerusform>%n cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are discarded.</source>
        <comment>of a deck</comment>
        <translation>
            <numerusform>%n card is discarded.</numerusform>
            <numerusform>%n cards are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens</source>
        <comment>what a player has: stud tokens</comment>
        <translation>
            <numerusform>%n stud token</numerusform>
            <numerusform>%n stud tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rollers</source>
        <comment>what a player has: rider rollers that lie on no horse</comment>
        <translation>
            <numerusform>%n roller</numerusform>
            <numerusform>%n rollers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n coins</source>
        <comment>for a card</comment>
        <translation>
            <numerusform>gain %n coin</numerusform>
            <numerusform>gain %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards left in your hand are discarded for %n coins at the end of the round.</source>
        <translation>
            <numerusform>The cards left in your hand are discarded for %n coin at the end of the round.</numerusform>
            <numerusform>The cards left in your hand are discarded for %n coins at the end of the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>{me}: move %n rider roller to a horse that scores with one.</numerusform>
            <numerusform>{me}: move %n rider rollers to horses that score with one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot afford any: take the cheapest one, then discard kept cards for %n coins each.</source>
        <translation>
            <numerusform>You cannot afford any: take the cheapest one, then discard kept cards for %n coin each.</numerusform>
            <numerusform>You cannot afford any: take the cheapest one, then discard kept cards for %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each of the %n cards, picks the deck with the most cards left.</source>
        <translation>
            <numerusform>For the card, picks the deck with the most cards left.</numerusform>
            <numerusform>For each of the %n cards, picks the deck with the most cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: discard cards to pay the %n coins you still owe.</source>
        <translation>
            <numerusform>{me}: discard cards to pay the %n coin you still owe.</numerusform>
            <numerusform>{me}: discard cards to pay the %n coins you still owe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free: draw %n stables, keep 1 and place it above or below your others.</source>
        <translation>
            <numerusform>Free: draw %n stable, keep it and place it above or below your others.</numerusform>
            <numerusform>Free: draw %n stables, keep 1 and place it above or below your others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep your %n stud tokens</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>you keep your stud token</numerusform>
            <numerusform>you keep your %n stud tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n of the {count} cards. The other one gives you no coins.</source>
        <translation>
            <numerusform>You keep %n of the {count} cards. The other one gives you no coins.</numerusform>
            <numerusform>You keep %n of the {count} cards. The other one gives you no coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish, discarding %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Finish, discarding %n card</numerusform>
            <numerusform>Finish, discarding %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A discarded card gives you %n coins.</source>
        <translation>
            <numerusform>A discarded card gives you %n coin.</numerusform>
            <numerusform>A discarded card gives you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you pass, you keep your %n stud tokens.</source>
        <translation>
            <numerusform>If you pass, you keep your stud token.</numerusform>
            <numerusform>If you pass, you keep your %n stud tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n rollers</source>
        <comment>a button: rider rollers</comment>
        <translation>
            <numerusform>Move %n roller</numerusform>
            <numerusform>Move %n rollers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card gives you %n coins. You keep any change.</source>
        <translation>
            <numerusform>Each card gives you %n coin. You keep any change.</numerusform>
            <numerusform>Each card gives you %n coins. You keep any change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you discard some of these to pay the %n coins you owe.</source>
        <translation>
            <numerusform>Then you discard some of these to pay the %n coin you owe.</numerusform>
            <numerusform>Then you discard some of these to pay the %n coins you owe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: choose %n cards to keep.</source>
        <translation>
            <numerusform>{me}: choose %n card to keep.</numerusform>
            <numerusform>{me}: choose %n cards to keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n unfinished</source>
        <comment>why a new stable cannot be drawn</comment>
        <translation>
            <numerusform>at most %n unfinished</numerusform>
            <numerusform>at most %n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse boxes left.</source>
        <translation>
            <numerusform>%n horse box left.</numerusform>
            <numerusform>%n horse boxes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chosen} marked, %n too many</source>
        <comment>how many cards are chosen</comment>
        <translation>
            <numerusform>{chosen} marked, %n too many</numerusform>
            <numerusform>{chosen} marked, %n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already</source>
        <comment>why a new stable cannot be drawn</comment>
        <translation>
            <numerusform>%n already</numerusform>
            <numerusform>%n already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n cards.</source>
        <translation>
            <numerusform>Keep exactly %n card.</numerusform>
            <numerusform>Keep exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins and you have {coins}: choose one you can pay for.</source>
        <translation>
            <numerusform>It costs %n coin and you have {coins}: choose one you can pay for.</numerusform>
            <numerusform>It costs %n coins and you have {coins}: choose one you can pay for.</numerusform>
        </translation>
    </message>
</context>
</TS>
