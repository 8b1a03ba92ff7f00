<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ephyran</name>
    <message numerus="yes">
        <source>%n face-down tokens not counted</source>
        <translation>
            <numerusform>%n face-down token not counted</numerusform>
            <numerusform>%n face-down tokens not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points.</source>
        <translation>
            <numerusform>{winner} wins with %n point.</numerusform>
            <numerusform>{winner} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n points each.</source>
        <translation>
            <numerusform>{winners} share the victory with %n point each.</numerusform>
            <numerusform>{winners} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>a preview: what is lost</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finishes your city: +%n extra points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>finishes your city: +%n extra point</numerusform>
            <numerusform>finishes your city: +%n extra points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} looks at %n cards of the pile.</source>
        <translation>
            <numerusform>{seat} looks at %n card of the pile.</numerusform>
            <numerusform>{seat} looks at %n cards of the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unfinished: %n areas to go</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>unfinished: %n area to go</numerusform>
            <numerusform>unfinished: %n areas to go</numerusform>
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
        <source>It has %n targets now.</source>
        <translation>
            <numerusform>It has %n target now.</numerusform>
            <numerusform>It has %n targets now.</numerusform>
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
        <source>looks at %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>looks at a card</numerusform>
            <numerusform>looks at %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finishes their city (%n points)</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>finishes their city (%n point)</numerusform>
            <numerusform>finishes their city (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>of a creature, in a sentence</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>Everyone is dealt a card.</numerusform>
            <numerusform>Everyone is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>how often points count</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: draw %n cards, one after the other.</source>
        <translation>
            <numerusform>{me}: draw %n card.</numerusform>
            <numerusform>{me}: draw %n cards, one after the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} finishes their city: %n points.</source>
        <translation>
            <numerusform>{seat} finishes their city: %n point.</numerusform>
            <numerusform>{seat} finishes their city: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>look at %n cards, keep one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>look at %n card and keep it</numerusform>
            <numerusform>look at %n cards, keep one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, face down</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>%n left, face down</numerusform>
            <numerusform>%n left, face down</numerusform>
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
        <source>draw %n cards, then play an area or discard one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>draw %n card, then play an area or discard one</numerusform>
            <numerusform>draw %n cards, then play an area or discard one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+? points</source>
        <comment>points so far, and tokens that are not seen</comment>
        <translation>
            <numerusform>%n+? point</numerusform>
            <numerusform>%n+? points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the magical tokens, %n left</source>
        <translation>
            <numerusform>the magical tokens, %n left</numerusform>
            <numerusform>the magical tokens, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pile, %n cards</source>
        <translation>
            <numerusform>the pile, %n card</numerusform>
            <numerusform>the pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discard pile, %n cards</source>
        <translation>
            <numerusform>the discard pile, %n card</numerusform>
            <numerusform>the discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tartarus, %n cards</source>
        <translation>
            <numerusform>Tartarus, %n card</numerusform>
            <numerusform>Tartarus, %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
