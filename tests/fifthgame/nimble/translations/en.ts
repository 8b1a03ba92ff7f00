<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Nimble</name>
    <message numerus="yes">
        <source>%n stones stay on {cairn}</source>
        <translation>
            <numerusform>%n stone stays on {cairn}</numerusform>
            <numerusform>%n stones stay on {cairn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} took %n stones from {cairn}.</source>
        <translation>
            <numerusform>{seat} took %n stone from {cairn}.</numerusform>
            <numerusform>{seat} took %n stones from {cairn}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones lie on {cairn}.</source>
        <translation>
            <numerusform>%n stone lies on {cairn}.</numerusform>
            <numerusform>%n stones lie on {cairn}.</numerusform>
        </translation>
    </message>
</context>
</TS>
