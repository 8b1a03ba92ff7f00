<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Nimble</name>
    <message>
        <source>Nimble</source>
        <comment>the game&apos;s title</comment>
        <translation>ニンブル</translation>
    </message>
    <message>
        <source>Take stones from one of three cairns, and be the one who takes the last.</source>
        <translation>3つの石塚から石を取り合い、最後の1個をねらうゲーム。</translation>
    </message>
    <message>
        <source>The last stone</source>
        <translation>最後の石</translation>
    </message>
    <message>
        <source>What taking it means.</source>
        <comment>the last stone</comment>
        <translation>取った人がどうなるか。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>最後の石を取った人の勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>%n stones stay on {cairn}</source>
        <translation>
            <numerusform>{cairn}に石が%n個残ります</numerusform>
        </translation>
    </message>
    <message>
        <source>No stone is left there.</source>
        <translation>そこにはもう石がありません。</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>taking the last stone</comment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>taking the last stone</comment>
        <translation>負け</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses.</source>
        <translation>最後の石を取った人の負けです。</translation>
    </message>
    <message>
        <source>{seat}: take more from {cairn}, or be done.</source>
        <translation>{seat}：{cairn}からもっと取るか、終わりにしてください。</translation>
    </message>
    <message>
        <source>first a stone</source>
        <comment>why a button is off</comment>
        <translation>まず石を1個</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>a button</comment>
        <translation>終わり</translation>
    </message>
    <message>
        <source>{seat} takes a stone from {cairn}.</source>
        <translation>{seat}が{cairn}から石を1個取ります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} took %n stones from {cairn}.</source>
        <translation>
            <numerusform>{seat}が{cairn}から石を%n個取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>Take at least one stone first.</source>
        <translation>まず石を1個以上取ってください。</translation>
    </message>
    <message>
        <source>All the stones of a turn come from one cairn.</source>
        <translation>1回の手番で取る石は、すべて1つの石塚からです。</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>手番{number}</translation>
    </message>
    <message>
        <source>Take stones</source>
        <translation>石を取る</translation>
    </message>
    <message>
        <source>{seat} took the last stone and loses.</source>
        <translation>{seat}が最後の石を取って、負けました。</translation>
    </message>
    <message>
        <source>{seat}: take stones from one cairn.</source>
        <translation>{seat}：1つの石塚から石を取ってください。</translation>
    </message>
    <message>
        <source>Take a stone from {cairn}</source>
        <translation>{cairn}から石を1個取る</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>{seat}の手番です。</translation>
    </message>
    <message>
        <source>{seat} took the last stone and wins.</source>
        <translation>{seat}が最後の石を取って、勝ちました。</translation>
    </message>
    <message>
        <source>“{text}” is no action of Nimble.</source>
        <translation>「{text}」はニンブルの手ではありません。</translation>
    </message>
    <message>
        <source>{seat} is taking stones.</source>
        <translation>{seat}が石を取っています。</translation>
    </message>
    <message>
        <source>the left cairn</source>
        <translation>左の石塚</translation>
    </message>
    <message>
        <source>the middle cairn</source>
        <translation>中央の石塚</translation>
    </message>
    <message>
        <source>the right cairn</source>
        <translation>右の石塚</translation>
    </message>
    <message>
        <source>The stones cannot lie so.</source>
        <translation>石をこのように置くことはできません。</translation>
    </message>
    <message>
        <source>That stone is taken for good.</source>
        <translation>その石はもう戻せません。</translation>
    </message>
    <message>
        <source>Stones go into your own bowl.</source>
        <translation>石は自分の鉢に入れます。</translation>
    </message>
    <message>
        <source>stone {number} of {cairn}</source>
        <translation>{cairn}の{number}番目の石</translation>
    </message>
    <message numerus="yes">
        <source>%n stones lie on {cairn}.</source>
        <translation>
            <numerusform>{cairn}には石が%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>the bowl of {seat}</source>
        <translation>{seat}の鉢</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>だれから始めるか</translation>
    </message>
    <message>
        <source>The others follow in their order.</source>
        <translation>ほかの人は席順に続きます。</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <comment>who begins</comment>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>the first seat</source>
        <comment>who begins</comment>
        <translation>1番目の席</translation>
    </message>
    <message>
        <source>the third seat</source>
        <comment>who begins</comment>
        <translation>3番目の席</translation>
    </message>
    <message>
        <source>Two players have no third seat.</source>
        <translation>2人では3番目の席がありません。</translation>
    </message>
</context>
</TS>
