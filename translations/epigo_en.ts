<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Epigo</name>
    <message numerus="yes">
        <source>%n Epigons to place</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n Epigon to place</numerusform>
            <numerusform>%n Epigons to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Orders to stack</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n Order to stack</numerusform>
            <numerusform>%n Orders to stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: %n Orders left to stack.</source>
        <translation>
            <numerusform>{me}: %n Order left to stack.</numerusform>
            <numerusform>{me}: %n Orders left to stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captures win the game</source>
        <translation>
            <numerusform>%n capture wins the game</numerusform>
            <numerusform>%n captures win the game</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n captures</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n capture</numerusform>
            <numerusform>%n captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <comment>after which a game without captures is drawn</comment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n turns</source>
        <comment>option</comment>
        <translation>
            <numerusform>After %n turn</numerusform>
            <numerusform>After %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all}. Captured Epigons’ Orders can still cancel.</source>
        <translation>
            <numerusform>%n of {all}. Captured Epigons’ Orders can still cancel.</numerusform>
            <numerusform>%n of {all}. Captured Epigons’ Orders can still cancel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} still to place.</source>
        <translation>
            <numerusform>%n of {all} still to place.</numerusform>
            <numerusform>%n of {all} still to place.</numerusform>
        </translation>
    </message>
</context>
</TS>
