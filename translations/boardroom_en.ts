<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bar</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command line</name>
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
    <message numerus="yes">
        <source>%n players</source>
        <comment>in a list of games</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many were played</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were stopped unfinished.</source>
        <translation>
            <numerusform>%n game was stopped unfinished.</numerusform>
            <numerusform>%n games were stopped unfinished.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Last turn</name>
    <message numerus="yes">
        <source>%n steps: open the line to see each.</source>
        <comment>of a number</comment>
        <translation>
            <numerusform>%n step: open the line to see it.</numerusform>
            <numerusform>%n steps: open the line to see each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>{name} and %n others</source>
        <comment>who plays a saved game</comment>
        <translation>
            <numerusform>{name} and %n other</numerusform>
            <numerusform>{name} and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play a game</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games in progress</source>
        <comment>games that can be continued</comment>
        <translation>
            <numerusform>%n game in progress</numerusform>
            <numerusform>%n games in progress</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>a number of points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games so far</source>
        <comment>a line about a series</comment>
        <translation>
            <numerusform>%n game so far</numerusform>
            <numerusform>%n games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>so many games of a series</comment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message numerus="yes">
        <source>{piece}, picked up. %n targets.</source>
        <comment>for a screen reader</comment>
        <translation>
            <numerusform>{piece}, picked up. %n target.</numerusform>
            <numerusform>{piece}, picked up. %n targets.</numerusform>
        </translation>
    </message>
</context>
</TS>
