<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Kingdom</name>
    <message>
        <source>My Kingdom for a Horse</source>
        <comment>the game&apos;s title</comment>
        <translation>マイキングダム・フォー・ア・ホース</translation>
    </message>
    <message>
        <source>Roll dice, build fences, breed animals and trade your way from sheep to horses.</source>
        <translation>振って、囲って、増やして、交換。羊から始めて、馬を目指しましょう。</translation>
    </message>
    <message>
        <source>White, sun</source>
        <translation>白・太陽</translation>
    </message>
    <message>
        <source>Brown, drop</source>
        <translation>茶・しずく</translation>
    </message>
    <message>
        <source>Grey, clover</source>
        <translation>グレー・クローバー</translation>
    </message>
    <message>
        <source>Black, star</source>
        <translation>黒・星</translation>
    </message>
    <message>
        <source>Ask before moving on when nothing is left to do</source>
        <translation>することがなくなったときの確認</translation>
    </message>
    <message>
        <source>{animals} if used last</source>
        <comment>what a die gives</comment>
        <translation>最後に使えば{animals}</translation>
    </message>
    <message>
        <source>a card can turn it</source>
        <comment>what a die gives</comment>
        <translation>カードで目を変えられる</translation>
    </message>
    <message>
        <source>{have}</source>
        <comment>at the market, when nothing is traded any more</comment>
        <translation>{have}</translation>
    </message>
    <message numerus="yes">
        <source>{have}: %n must stay</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}：%n頭は残します</numerusform>
        </translation>
    </message>
    <message>
        <source>{line}; {final}</source>
        <comment>at the market, of a trade</comment>
        <translation>{line}（{final}）</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>animals in the supply</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{standing} on the field</source>
        <translation>農場{standing}本</translation>
    </message>
    <message>
        <source>Usable now</source>
        <comment>lasting cards</comment>
        <translation>使用可能</translation>
    </message>
    <message>
        <source>{place} to place, {move} to move</source>
        <translation>配置{place}本・移動{move}本</translation>
    </message>
    <message>
        <source>one at a time now</source>
        <comment>why a button is off</comment>
        <translation>1個ずつ使用</translation>
    </message>
    <message>
        <source>put cards on the discard pile</source>
        <comment>why a button is off</comment>
        <translation>先に捨て札へ置く</translation>
    </message>
    <message>
        <source>Use dice</source>
        <comment>a button</comment>
        <translation>サイコロを使う</translation>
    </message>
    <message>
        <source>Click: mark it. Drop it on the heading: re-roll it at once.</source>
        <comment>a die</comment>
        <translation>クリックで選択。見出しに置くと、すぐに振り直し。</translation>
    </message>
    <message>
        <source>once a turn</source>
        <comment>why a button is off</comment>
        <translation>1手番に1回まで</translation>
    </message>
    <message>
        <source>Now choose a die. Esc puts the card back.</source>
        <translation>サイコロを選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>The small numbers show changes since your last decision, as in “Last turn”.</source>
        <translation>小さな数字は、あなたの前回の決定からの増減です（「直前の動き」と同じ範囲）。</translation>
    </message>
    <message>
        <source>The small numbers show what this step changes.</source>
        <translation>小さな数字は、いま説明している動きによる増減です。</translation>
    </message>
    <message>
        <source>Animals that nobody holds.</source>
        <translation>だれも持っていない動物です。</translation>
    </message>
    <message>
        <source>Animals on {space}</source>
        <comment>a heading</comment>
        <translation>{space}の動物</translation>
    </message>
    <message>
        <source>draws {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を引く</translation>
    </message>
    <message>
        <source>turns {die} to “{face}”</source>
        <comment>what a player did</comment>
        <translation>{die}を「{face}」に変える</translation>
    </message>
    <message>
        <source>takes no die</source>
        <comment>what a player did</comment>
        <translation>サイコロを取らず</translation>
    </message>
    <message>
        <source>returns {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を返す</translation>
    </message>
    <message>
        <source>breeds no {kind}</source>
        <comment>what a player did; kind is plural: sheep</comment>
        <translation>{kind}は繁殖せず</translation>
    </message>
    <message>
        <source>breeds {things}</source>
        <comment>what a player did; things are plural: sheep</comment>
        <translation>{things}が繁殖</translation>
    </message>
    <message numerus="yes">
        <source>draws %n farm cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>農場カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>takes one more die with {card} ({things})</source>
        <comment>what a player did</comment>
        <translation>{card}でもう1個サイコロを取る（{things}）</translation>
    </message>
    <message numerus="yes">
        <source>takes %n dice ({things})</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>サイコロ%n個を取る（{things}）</numerusform>
        </translation>
    </message>
    <message>
        <source>trades {things}</source>
        <comment>what a player did: 2 sheep for 1 pig</comment>
        <translation>交換で{things}を得る</translation>
    </message>
    <message>
        <source>misses out on {things}</source>
        <comment>what happened to a player</comment>
        <translation>{things}をもらい損ねる</translation>
    </message>
    <message>
        <source>is done with the dice</source>
        <comment>what a player did</comment>
        <translation>サイコロを使い終える</translation>
    </message>
    <message numerus="yes">
        <source>places %n fences</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>柵を%n本置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves %n fences</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>柵を%n本動かす</numerusform>
        </translation>
    </message>
    <message>
        <source>ends trading</source>
        <comment>what a player did</comment>
        <translation>交換を終える</translation>
    </message>
    <message>
        <source>rolls the dice</source>
        <comment>what a player did</comment>
        <translation>サイコロを振る</translation>
    </message>
    <message numerus="yes">
        <source>uses %n dice ({things})</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>サイコロ%n個を使う（{things}）</numerusform>
        </translation>
    </message>
    <message>
        <source>gains {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を得る</translation>
    </message>
    <message>
        <source>runs out of room</source>
        <comment>what happened to a player</comment>
        <translation>場所が足りなくなる</translation>
    </message>
    <message>
        <source>loses {things}</source>
        <comment>animals that ran away</comment>
        <translation>{things}が逃げる</translation>
    </message>
    <message>
        <source>pays {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を支払う</translation>
    </message>
    <message>
        <source>rearranges the animals</source>
        <comment>what a player did</comment>
        <translation>動物を並べ替える</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a button: a card</comment>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>moves animals ({things})</source>
        <comment>what a player did</comment>
        <translation>動物を動かす（{things}）</translation>
    </message>
    <message>
        <source>is done with fences</source>
        <comment>what a player did</comment>
        <translation>柵の配置を終える</translation>
    </message>
    <message>
        <source>plays {things}</source>
        <comment>what a player did</comment>
        <translation>{things}をプレイ</translation>
    </message>
    <message numerus="yes">
        <source>exchanges %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>手札%n枚を引き直す</numerusform>
        </translation>
    </message>
    <message>
        <source>uses the Wheelbarrow</source>
        <comment>what a player did</comment>
        <translation>「手押し車」を使う</translation>
    </message>
    <message>
        <source>begins turn {round}</source>
        <comment>what a player did</comment>
        <translation>第{round}手番を始める</translation>
    </message>
    <message>
        <source>{die} ({why})</source>
        <comment>a die, and why it is not used with the others</comment>
        <translation>{die}（{why}）</translation>
    </message>
    <message>
        <source>the supply is short</source>
        <translation>サプライ不足</translation>
    </message>
    <message>
        <source>There is no room for {animals} now.</source>
        <comment>what a die gives</comment>
        <translation>いまの囲いには{animals}の場所がありません。</translation>
    </message>
    <message>
        <source>No room for {animals} if all are used: use dice one by one.</source>
        <translation>全部使うと{animals}が入りきりません。1個ずつ使ってください。</translation>
    </message>
    <message>
        <source>The supply is too small for all dice: use them one by one.</source>
        <translation>全部使うとサプライが足りません。1個ずつ使ってください。</translation>
    </message>
    <message numerus="yes">
        <source>Done with fences, use %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>柵の配置を終え、サイコロ%n個を使う</numerusform>
        </translation>
    </message>
    <message>
        <source>Click an edge to use your next fence die; moves left over are lost.</source>
        <translation>辺をクリックすると、次の柵のサイコロを使います（残りの移動はなくなります）。</translation>
    </message>
    <message>
        <source>Done with fences and dice</source>
        <comment>a button</comment>
        <translation>柵の配置とサイコロを終える</translation>
    </message>
    <message>
        <source>Use these yourself: {faces}.</source>
        <comment>dice</comment>
        <translation>まとめて使えないもの：{faces}。</translation>
    </message>
    <message numerus="yes">
        <source>%n of every kind</source>
        <comment>a row of the score</comment>
        <translation>
            <numerusform>すべて%n頭ずつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>whether somebody has enough of every kind</comment>
        <translation>○</translation>
    </message>
    <message>
        <source>For comparison only (horse {horse}, cow {cow}, pig {pig})</source>
        <comment>a line about what all animals are worth</comment>
        <translation>勝敗には関係しない目安（馬{horse}・牛{cow}・豚{pig}）</translation>
    </message>
    <message>
        <source>No</source>
        <comment>whether somebody has enough of every kind</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>nothing to use</source>
        <comment>why a button is off</comment>
        <translation>使えるものなし</translation>
    </message>
    <message>
        <source>none left</source>
        <comment>why a button is off: re-rolls</comment>
        <translation>残りなし</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll all %n</source>
        <comment>a button: dice</comment>
        <translation>
            <numerusform>%n個振り直す</numerusform>
        </translation>
    </message>
    <message>
        <source>fence dice: one at a time</source>
        <comment>why a button is off</comment>
        <translation>柵は1個ずつ</translation>
    </message>
    <message>
        <source>a die is used</source>
        <comment>why a button is off: re-rolls</comment>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <comment>among what a player trades; both are animals</comment>
        <translation>{taken}（{given}から）</translation>
    </message>
    <message>
        <source>has no room for {things}</source>
        <comment>what happened to a player</comment>
        <translation>場所が足りず{things}を諦める</translation>
    </message>
    <message>
        <source>Needed to win</source>
        <translation>そろえないと勝てません</translation>
    </message>
    <message>
        <source>{animals} short</source>
        <translation>{animals}不足</translation>
    </message>
    <message>
        <source>{seat} has no room for {animals}.</source>
        <translation>場所が足りないため、{seat}は{animals}を諦めました。</translation>
    </message>
    <message>
        <source>{seat} has nothing to spare for the final trade.</source>
        <translation>{seat}には、最終交換に足りるだけの余りがありませんでした。</translation>
    </message>
    <message>
        <source>{seat} gets {animals} from trading.</source>
        <translation>{seat}が交換で{animals}を得ました。</translation>
    </message>
    <message>
        <source>Use</source>
        <comment>beside a die, to be clicked</comment>
        <translation>使う</translation>
    </message>
    <message>
        <source>gives {animals}: final turn</source>
        <comment>what a die gives</comment>
        <translation>{animals}を得る：最終手番</translation>
    </message>
    <message>
        <source>{have}: up to {count}×, {goal} must stay</source>
        <comment>at the market</comment>
        <translation>{have}：{count}回まで（{goal}頭は残す）</translation>
    </message>
    <message>
        <source>“+”: not in a pen</source>
        <comment>over the tally: what 6+2 means</comment>
        <translation>「+」は囲いの外</translation>
    </message>
    <message numerus="yes">
        <source>%n marked: exchange with the button above.</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>引き直す手札：%n枚（上のボタンで確定）</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag across dice to mark several.</source>
        <translation>サイコロをなぞると、まとめて選べます。</translation>
    </message>
    <message>
        <source>Re-roll all four dice? What they show now is lost.</source>
        <comment>a question</comment>
        <translation>4個とも振り直しますか？ いまの目は失われます。</translation>
    </message>
    <message>
        <source>Shift+click a die to re-roll at once with it.</source>
        <translation>Shift+クリックですぐ振り直せます。</translation>
    </message>
    <message>
        <source>leaves {things} unused</source>
        <comment>what a player did</comment>
        <translation>{things}のサイコロを使わずに残す</translation>
    </message>
    <message>
        <source>keeps {things} untraded</source>
        <comment>what a player did: animals that could be traded at the end</comment>
        <translation>{things}を交換せずに残す</translation>
    </message>
    <message>
        <source>returns {things} for lack of room</source>
        <comment>what happened to a player</comment>
        <translation>場所が足りず{things}を返す</translation>
    </message>
    <message>
        <source>trades nothing</source>
        <comment>what a player did</comment>
        <translation>何も交換しない</translation>
    </message>
    <message>
        <source>puts a fence back</source>
        <comment>what a player did</comment>
        <translation>柵を元の場所に戻す</translation>
    </message>
    <message>
        <source>turns {die} to “{face}” with {card}</source>
        <comment>what a player did</comment>
        <translation>「{card}」で{die}を「{face}」に変える</translation>
    </message>
    <message>
        <source>Click an edge, or draw a line, to use your next fence die; moves left over are lost.</source>
        <translation>辺をクリックするかなぞると、次の柵のサイコロを使います（残りの移動はなくなります）。</translation>
    </message>
    <message>
        <source>Click edges, or draw a line along several.</source>
        <translation>辺をクリックするか、続けてなぞってください。</translation>
    </message>
    <message>
        <source>In any order; you may stop early.</source>
        <comment>fences</comment>
        <translation>順番は自由で、すべて使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>would push out {animals}</source>
        <comment>a die, by the animals that it gives</comment>
        <translation>{animals}が追い出されます</translation>
    </message>
    <message>
        <source>{gained} would push out {animals}.</source>
        <comment>what a die gives</comment>
        <translation>{gained}が入ると{animals}が追い出されます。</translation>
    </message>
    <message>
        <source>If all are used, {gained} would push out {animals}: use dice one by one.</source>
        <translation>全部使うと{gained}が入る代わりに、{animals}の場所がなくなります。1個ずつ使ってください。</translation>
    </message>
    <message>
        <source>Outside all pens: {loose}. If you finish now, not all have room: you lose {animals} or others.</source>
        <translation>囲いの外：{loose}。いま終えると全部は入りきらず、{animals}などを失います。</translation>
    </message>
    <message>
        <source>What you do not keep goes back to the supply. The main button keeps what you need.</source>
        <translation>残さない動物はサプライに戻ります。色の付いたボタンを押すと、目標に必要な動物が残ります。</translation>
    </message>
    <message>
        <source>{trade}: starts the final trade</source>
        <comment>a button</comment>
        <translation>{trade}（最終交換へ）</translation>
    </message>
    <message>
        <source>You still need {animals}.</source>
        <comment>in the final trade</comment>
        <translation>あと{animals}が必要です。</translation>
    </message>
    <message>
        <source>No trade can give you {number} of every kind any more.</source>
        <translation>もうどう交換しても、すべて{number}頭ずつはそろいません。</translation>
    </message>
    <message>
        <source>{seat} turns {die} to “{face}” ({card}).</source>
        <comment>card is one in effect</comment>
        <translation>{seat}が{die}を「{face}」の目にしました（「{card}」の効果）。</translation>
    </message>
    <message>
        <source>{seat} returns {animals} to the supply: there is no room.</source>
        <translation>場所が足りないため、{seat}が{animals}をサプライに返しました。</translation>
    </message>
    <message>
        <source>{seat} leaves unused: {faces}.</source>
        <translation>{seat}が使わずに残したサイコロ：{faces}。</translation>
    </message>
    <message>
        <source>{seat} trades nothing.</source>
        <translation>{seat}は何も交換しませんでした。</translation>
    </message>
    <message>
        <source>A horse at last! {seat} gets {animals} from trading.</source>
        <translation>ついに馬です！ {seat}が交換で{animals}を得ました。</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a phase, alone against Moritz</comment>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Dice: other players</source>
        <comment>a phase</comment>
        <translation>ほかのプレイヤーのサイコロ</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a phase</comment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Moritz</source>
        <comment>a phase</comment>
        <translation>モーリッツ</translation>
    </message>
    <message>
        <source>Final trade</source>
        <comment>a phase</comment>
        <translation>最終交換</translation>
    </message>
    <message>
        <source>Moritz</source>
        <comment>the twin brother of the solo game</comment>
        <translation>モーリッツ</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a number in words</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number in words</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number in words</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number in words</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number in words</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number in words</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>One</source>
        <comment>a number in words</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>a number in words</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>a number in words</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>a number in words</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>Five</source>
        <comment>a number in words</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>a number in words</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>more than one</source>
        <comment>animals of a kind</comment>
        <translation>2頭以上</translation>
    </message>
    <message>
        <source>more than two</source>
        <comment>animals of a kind</comment>
        <translation>3頭以上</translation>
    </message>
    <message>
        <source>more than three</source>
        <comment>animals of a kind</comment>
        <translation>4頭以上</translation>
    </message>
    <message>
        <source>more than four</source>
        <comment>animals of a kind</comment>
        <translation>5頭以上</translation>
    </message>
    <message>
        <source>more than five</source>
        <comment>animals of a kind</comment>
        <translation>6頭以上</translation>
    </message>
    <message>
        <source>more than six</source>
        <comment>animals of a kind</comment>
        <translation>7頭以上</translation>
    </message>
    <message>
        <source>horses</source>
        <comment>several animals</comment>
        <translation>馬</translation>
    </message>
    <message>
        <source>Horses</source>
        <comment>a heading</comment>
        <translation>馬</translation>
    </message>
    <message numerus="yes">
        <source>%n horses</source>
        <translation>
            <numerusform>馬%n頭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fences</source>
        <translation>
            <numerusform>柵%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fences</source>
        <comment>to be placed</comment>
        <translation>
            <numerusform>柵を%n本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n existing fences</source>
        <translation>
            <numerusform>設置済みの柵を%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>horses breed</source>
        <comment>a face of the breeding die</comment>
        <translation>馬の繁殖</translation>
    </message>
    <message>
        <source>half a cow</source>
        <comment>a face of the royal dice</comment>
        <translation>半分の牛</translation>
    </message>
    <message>
        <source>Stray Lambs</source>
        <comment>a farm card</comment>
        <translation>迷子の子羊</translation>
    </message>
    <message>
        <source>Prize at the Fair</source>
        <comment>a farm card</comment>
        <translation>品評会の賞品</translation>
    </message>
    <message>
        <source>Spare Timber</source>
        <comment>a farm card</comment>
        <translation>余った木材</translation>
    </message>
    <message>
        <source>Moving Day</source>
        <comment>a farm card</comment>
        <translation>柵の引っ越し</translation>
    </message>
    <message>
        <source>Lambing Time</source>
        <comment>a farm card</comment>
        <translation>子羊の季節</translation>
    </message>
    <message>
        <source>Farrowing Time</source>
        <comment>a farm card</comment>
        <translation>子豚の季節</translation>
    </message>
    <message>
        <source>Calving Time</source>
        <comment>a farm card</comment>
        <translation>子牛の季節</translation>
    </message>
    <message>
        <source>Spring in the Air</source>
        <comment>a farm card</comment>
        <translation>春の訪れ</translation>
    </message>
    <message>
        <source>Sleight of Hand</source>
        <comment>a farm card</comment>
        <translation>指先の早業</translation>
    </message>
    <message>
        <source>Second Thoughts</source>
        <comment>a farm card</comment>
        <translation>思い直し</translation>
    </message>
    <message>
        <source>Passing Drover</source>
        <comment>a farm card</comment>
        <translation>通りすがりの家畜商</translation>
    </message>
    <message>
        <source>Horse Fair</source>
        <comment>a farm card</comment>
        <translation>馬市</translation>
    </message>
    <message>
        <source>Faithful Sheepdog</source>
        <comment>a farm card</comment>
        <translation>忠実な牧羊犬</translation>
    </message>
    <message>
        <source>Hayloft</source>
        <comment>a farm card</comment>
        <translation>干し草置き場</translation>
    </message>
    <message>
        <source>Milk Pail</source>
        <comment>a farm card</comment>
        <translation>牛乳バケツ</translation>
    </message>
    <message>
        <source>Cattle Market</source>
        <comment>a farm card</comment>
        <translation>家畜市場</translation>
    </message>
    <message>
        <source>Horse Trader</source>
        <comment>a farm card</comment>
        <translation>馬商人</translation>
    </message>
    <message>
        <source>Market Cart</source>
        <comment>a farm card</comment>
        <translation>市場の荷車</translation>
    </message>
    <message>
        <source>Cheeky Goose</source>
        <comment>a farm card</comment>
        <translation>ちゃっかりガチョウ</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <comment>a farm card</comment>
        <translation>製材所</translation>
    </message>
    <message>
        <source>Sturdy Ram</source>
        <comment>a farm card</comment>
        <translation>たくましい雄羊</translation>
    </message>
    <message>
        <source>Motherly Sow</source>
        <comment>a farm card</comment>
        <translation>子だくさんの母豚</translation>
    </message>
    <message>
        <source>Weathercock</source>
        <comment>a farm card</comment>
        <translation>風見鶏</translation>
    </message>
    <message>
        <source>Stable Lantern</source>
        <comment>a farm card</comment>
        <translation>馬小屋のランタン</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <comment>a farm card</comment>
        <translation>手押し車</translation>
    </message>
    <message>
        <source>{card}: {does}</source>
        <comment>a farm card and what it does</comment>
        <translation>{card}：{does}</translation>
    </message>
    <message>
        <source>Immediate: resolve it, then discard it.</source>
        <comment>a kind of farm card</comment>
        <translation>即時：効果を使ったら捨て札にします。</translation>
    </message>
    <message>
        <source>sheep</source>
        <comment>several animals</comment>
        <translation>羊</translation>
    </message>
    <message>
        <source>pigs</source>
        <comment>several animals</comment>
        <translation>豚</translation>
    </message>
    <message>
        <source>cows</source>
        <comment>several animals</comment>
        <translation>牛</translation>
    </message>
    <message>
        <source>Sheep</source>
        <comment>a heading</comment>
        <translation>羊</translation>
    </message>
    <message>
        <source>Pigs</source>
        <comment>a heading</comment>
        <translation>豚</translation>
    </message>
    <message>
        <source>Cows</source>
        <comment>a heading</comment>
        <translation>牛</translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>羊%n頭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pigs</source>
        <translation>
            <numerusform>豚%n頭</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cows</source>
        <translation>
            <numerusform>牛%n頭</numerusform>
        </translation>
    </message>
    <message>
        <source>no animals</source>
        <translation>動物なし</translation>
    </message>
    <message>
        <source>the breeding die</source>
        <translation>繁殖のサイコロ</translation>
    </message>
    <message>
        <source>sheep breed</source>
        <comment>a face of the breeding die</comment>
        <translation>羊の繁殖</translation>
    </message>
    <message>
        <source>pigs breed</source>
        <comment>a face of the breeding die</comment>
        <translation>豚の繁殖</translation>
    </message>
    <message>
        <source>cows breed</source>
        <comment>a face of the breeding die</comment>
        <translation>牛の繁殖</translation>
    </message>
    <message>
        <source>Ongoing: stays face up in front of you for the rest of the game.</source>
        <comment>a kind of farm card</comment>
        <translation>永続：自分の前に表向きに置き、以後ずっと効果があります。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the cost of a farm card</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <comment>a trade</comment>
        <translation>{given}→{taken}</translation>
    </message>
    <message>
        <source>the left edge of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の左辺</translation>
    </message>
    <message>
        <source>royal die {number}</source>
        <translation>王家のサイコロ{number}</translation>
    </message>
    <message>
        <source>Dice: {seat}</source>
        <comment>a phase</comment>
        <translation>{seat}のサイコロ</translation>
    </message>
    <message>
        <source>The kind on the breeding die breeds one extra time.</source>
        <translation>繁殖のサイコロの目の動物が、さらに1回繁殖する。</translation>
    </message>
    <message>
        <source>Turn one rolled, unused die to any face.</source>
        <translation>振ったあと、未使用のサイコロ1個を好きな目に変える。</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n extra times this turn, before you use a die.</source>
        <translation>
            <numerusform>サイコロを使う前なら、この手番はさらに%n回振り直せる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each trade phase you may trade %n extra kinds.</source>
        <translation>
            <numerusform>交換フェーズに、さらに%n種類交換できる。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once on each of your turns, before you are done with your dice, move an existing fence.</source>
        <translation>自分の手番に1回、サイコロを使い終えるまでに、設置済みの柵1本を動かせる。</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n extra times on each of your turns.</source>
        <translation>
            <numerusform>自分の手番の振り直しが%n回増える。</numerusform>
        </translation>
    </message>
    <message>
        <source>On your turn, half a cow alone gives you a cow; two or three still give one.</source>
        <translation>自分の手番では、半分の牛が1つだけでも牛1頭を得る（2つや3つでも1頭）。</translation>
    </message>
    <message numerus="yes">
        <source>On other players’ turns, take %n more dice after everyone has had one.</source>
        <translation>
            <numerusform>ほかのプレイヤーの手番で、全員が1個ずつ取ったあと、さらに%n個サイコロを取れる。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each die that gives you fences gives %n extra.</source>
        <translation>
            <numerusform>サイコロで柵を得るとき、1個につき追加で柵%n本を得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once on each of your turns, turn the unused breeding die to any kind.</source>
        <translation>自分の手番に1回、使う前の繁殖のサイコロを好きな目に変えられる。</translation>
    </message>
    <message>
        <source>the top edge of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の上辺</translation>
    </message>
    <message>
        <source>the right edge of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の右辺</translation>
    </message>
    <message>
        <source>the bottom edge of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の下辺</translation>
    </message>
    <message>
        <source>Gain {animals}.</source>
        <translation>{animals}を得る。</translation>
    </message>
    <message>
        <source>Place up to {fences} and move up to {standing}.</source>
        <translation>{fences}まで置き、{standing}まで動かせる。</translation>
    </message>
    <message>
        <source>Your {kind} breed: gain one for every {parents} you have.</source>
        <translation>自分の{kind}が繁殖する（{parents}頭につき1頭）。</translation>
    </message>
    <message>
        <source>Each space of your pens holds up to {animals}.</source>
        <translation>囲いの各マスに{animals}まで入れられる。</translation>
    </message>
    <message>
        <source>Your rate is always {given} for {taken}.</source>
        <translation>交換では常に、{given}で{taken}を得られる。</translation>
    </message>
    <message numerus="yes">
        <source>When your {kinds} breed, gain %n extra.</source>
        <translation>
            <numerusform>自分の{kinds}が繁殖するたび、同じ動物をさらに%n頭得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move up to {standing}.</source>
        <translation>{standing}まで動かせる。</translation>
    </message>
    <message numerus="yes">
        <source>Each royal die that gives you {kind} gives %n extra.</source>
        <translation>
            <numerusform>王家のサイコロで{kind}を得るとき、1個につき追加で%n頭を得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}?</source>
        <comment>a question</comment>
        <translation>「{card}」をプレイしますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n dice would give you something: {faces}. If you take none, you get nothing.</source>
        <translation>
            <numerusform>使えるサイコロが%n個あります：{faces}。取らないと、何も得られません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This die gives you nothing.</source>
        <translation>このサイコロでは、何も得られません。</translation>
    </message>
    <message>
        <source>Return {animals} to the supply? You get nothing for it.</source>
        <translation>{animals}をサプライに戻しますか？ 見返りはありません。</translation>
    </message>
    <message>
        <source>no re-rolls left afterwards</source>
        <translation>振り直しは残り0回</translation>
    </message>
    <message>
        <source>Two kinds share a pen: when you finish, only one of them can stay in it.</source>
        <translation>1つの囲いに2種類の動物がいます。柵の配置を終えたとき、そこに残れるのは1種類だけです。</translation>
    </message>
    <message>
        <source>Loose until they run away at the end of the phase: {animals}.</source>
        <translation>囲いの外の{animals}は、このフェーズの終わりに逃げます。</translation>
    </message>
    <message>
        <source>Loose animals move to pens with room when you finish.</source>
        <translation>囲いの外の動物は、配置を終えると空きのある囲いに移ります。</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards: numbers {places} from the left</source>
        <translation>
            <numerusform>手札%n枚を引き直す（左から数えて{places}枚目）</numerusform>
        </translation>
    </message>
    <message>
        <source>Most horses wins</source>
        <translation>いちばん多いと勝ち</translation>
    </message>
    <message>
        <source>1st tiebreaker</source>
        <comment>of cows</comment>
        <translation>馬が同数なら</translation>
    </message>
    <message>
        <source>2nd tiebreaker</source>
        <comment>of pigs</comment>
        <translation>牛も同数なら</translation>
    </message>
    <message>
        <source>3rd tiebreaker</source>
        <comment>of sheep</comment>
        <translation>豚も同数なら</translation>
    </message>
    <message>
        <source>{seat} uses: {faces} ({card}).</source>
        <comment>card is one in effect that makes it count</comment>
        <translation>{seat}がサイコロを使いました：{faces}（{card}の効果）。</translation>
    </message>
    <message>
        <source>{seat} takes a second die ({card}): {face}.</source>
        <comment>card is one in effect</comment>
        <translation>{seat}が2個目のサイコロを取りました（{card}の効果）：{face}。</translation>
    </message>
    <message>
        <source>A horse at last! {seat} gains {animals}.</source>
        <translation>ついに馬です！ {seat}が{animals}を得ました。</translation>
    </message>
    <message>
        <source>{seat} rearranges the animals: {moves}.</source>
        <translation>{seat}が動物を並べ替えました：{moves}。</translation>
    </message>
    <message>
        <source>{animals} to the pen at {space}</source>
        <comment>animals that went</comment>
        <translation>{animals}は{space}の囲いへ</translation>
    </message>
    <message>
        <source>{animals} to {space}</source>
        <comment>animals that went</comment>
        <translation>{animals}は{space}へ</translation>
    </message>
    <message>
        <source>all in pens</source>
        <translation>囲いの中にそろっています</translation>
    </message>
    <message>
        <source>Turn {round} – final turn</source>
        <translation>第{round}手番（最終）</translation>
    </message>
    <message>
        <source>This is not a position of My Kingdom for a Horse.</source>
        <translation>マイキングダム・フォー・ア・ホースの局面ではありません。</translation>
    </message>
    <message>
        <source>Tied on horses, cows and pigs: {winner} wins on sheep ({most}&#xa0;to&#xa0;{next}).</source>
        <translation>馬も牛も豚も同数で、羊の多い{winner}の勝ちです（{most}対{next}）。</translation>
    </message>
    <message numerus="yes">
        <source>worth %n sheep</source>
        <translation>
            <numerusform>羊%n頭分</numerusform>
        </translation>
    </message>
    <message>
        <source>Value in sheep</source>
        <translation>羊に換算</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>ゲーム終了。勝者はいません。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds %n of each after the final turn: nobody wins.</source>
        <translation>
            <numerusform>最終手番が終わっても、すべての動物を%n頭ずつそろえたプレイヤーがいないため、勝者はいません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the most horses ({most}&#xa0;to&#xa0;{next}).</source>
        <translation>馬がいちばん多い{winner}の勝ちです（{most}対{next}）。</translation>
    </message>
    <message>
        <source>Tied on horses: {winner} wins on cows ({most}&#xa0;to&#xa0;{next}).</source>
        <translation>馬は同数で、牛の多い{winner}の勝ちです（{most}対{next}）。</translation>
    </message>
    <message>
        <source>Tied on horses and cows: {winner} wins on pigs ({most}&#xa0;to&#xa0;{next}).</source>
        <translation>馬も牛も同数で、豚の多い{winner}の勝ちです（{most}対{next}）。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>ゲーム終了。{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>The game ended on turn {round}.</source>
        <translation>第{round}手番で終わりました。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>ゲーム終了。{winners}が勝利を分け合います。</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser}が投了し、{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>{winners} are tied on every kind and share the victory.</source>
        <translation>どの動物も同数のため、{winners}が勝利を分け合います。</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins: nobody else holds %n of each.</source>
        <translation>
            <numerusform>{winner}の勝ちです。すべての動物を%n頭ずつそろえたのは1人だけでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moritz holds {animals}.</source>
        <translation>モーリッツの動物：{animals}。</translation>
    </message>
    <message>
        <source>a card is drawn at once</source>
        <translation>すぐにカードを1枚引く</translation>
    </message>
    <message>
        <source>When you cannot use any more dice or play a card.</source>
        <translation>使えるサイコロもカードも残っていないとき。</translation>
    </message>
    <message>
        <source>{animals}; changes: {changes}</source>
        <translation>{animals}（増減：{changes}）</translation>
    </message>
    <message>
        <source>{animals} {change}</source>
        <comment>a change: horses +1</comment>
        <translation>{animals}{change}</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are still unused: {faces}. You would lose them.</source>
        <translation>
            <numerusform>まだ使っていないサイコロが%n個あります：{faces}。終えると使えなくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left afterwards</source>
        <translation>
            <numerusform>このあと、振り直しは残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of that kind would breed</source>
        <translation>繁殖する動物がいない</translation>
    </message>
    <message>
        <source>no farm card played or exchanged</source>
        <translation>農場カードをまだプレイも引き直しもしていない</translation>
    </message>
    <message>
        <source>Your loose animals will run away: no room for {animals}.</source>
        <translation>囲いの外の{animals}は囲いに入りきらず、この時点で逃げます。</translation>
    </message>
    <message>
        <source>return {animals} to the supply</source>
        <translation>{animals}をサプライに返す</translation>
    </message>
    <message>
        <source>Even rearranged, these fences leave no room for {animals}.</source>
        <translation>この柵では、並べ替えても{animals}の場所がありません。</translation>
    </message>
    <message>
        <source>gives you nothing</source>
        <translation>何も得られない</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <comment>animals of a kind</comment>
        <translation>{least}頭以上</translation>
    </message>
    <message>
        <source>{card} can still turn the breeding die.</source>
        <translation>まだ「{card}」で繁殖のサイコロの目を変えられます。</translation>
    </message>
    <message>
        <source>turns {die} to “{face}”</source>
        <translation>{die}を「{face}」にする</translation>
    </message>
    <message numerus="yes">
        <source>%n extra re-rolls</source>
        <translation>
            <numerusform>振り直し+%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n farm cards</source>
        <translation>
            <numerusform>農場カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>no room for {animals} unless you trade them on</source>
        <translation>さらに交換しないと{animals}の場所がない</translation>
    </message>
    <message>
        <source>no room for {animals}</source>
        <translation>{animals}の場所がない</translation>
    </message>
    <message>
        <source>you cannot play a farm card this turn after that</source>
        <translation>この手番は農場カードをプレイできなくなる</translation>
    </message>
    <message>
        <source>gain {animals}</source>
        <translation>{animals}を得る</translation>
    </message>
    <message>
        <source>keep {animals}</source>
        <translation>残す：{animals}</translation>
    </message>
    <message>
        <source>{animals} loose until the end of the phase</source>
        <translation>{animals}はフェーズの終わりまで囲いの外</translation>
    </message>
    <message>
        <source>lose {animals}</source>
        <translation>{animals}を失う</translation>
    </message>
    <message>
        <source>no {kind} are traded</source>
        <translation>{kind}は交換しない</translation>
    </message>
    <message>
        <source>{fences} not placed</source>
        <translation>{fences}は置かない</translation>
    </message>
    <message numerus="yes">
        <source>the part at {space}, %n spaces: {room}</source>
        <translation>
            <numerusform>{space}側の%nマス：{room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room for %n animals of one kind</source>
        <translation>
            <numerusform>同じ動物%n頭まで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pen grows from {number} to %n spaces: {room}</source>
        <translation>
            <numerusform>囲いが{number}マスから%nマスに広がる：{room}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pen shrinks from {number} to %n spaces: {room}</source>
        <translation>
            <numerusform>囲いが{number}マスから%nマスに縮む：{room}</numerusform>
        </translation>
    </message>
    <message>
        <source>two kinds in one pen</source>
        <translation>1つの囲いに2種類</translation>
    </message>
    <message>
        <source>to the pen at {space}: {animals}</source>
        <comment>where loose animals go</comment>
        <translation>{animals}が{space}の囲いへ移る</translation>
    </message>
    <message numerus="yes">
        <source>opens a pen of %n spaces</source>
        <translation>
            <numerusform>%nマスの囲いが開く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a pen of %n spaces: {room}</source>
        <translation>
            <numerusform>%nマスの囲いができる：{room}</numerusform>
        </translation>
    </message>
    <message>
        <source>closes no pen yet</source>
        <translation>まだ囲いはできない</translation>
    </message>
    <message>
        <source>back where it was</source>
        <translation>元の場所に戻す</translation>
    </message>
    <message>
        <source>changes no pen</source>
        <translation>囲いは変わらない</translation>
    </message>
    <message>
        <source>opens no pen</source>
        <translation>開く囲いはない</translation>
    </message>
    <message numerus="yes">
        <source>joins two pens into one of %n spaces</source>
        <translation>
            <numerusform>2つの囲いがつながり、%nマスになる</numerusform>
        </translation>
    </message>
    <message>
        <source>divides a pen</source>
        <translation>囲いを分ける</translation>
    </message>
    <message>
        <source>moves the boundary between two pens</source>
        <translation>2つの囲いの分け方が変わる</translation>
    </message>
    <message>
        <source>room for {animals}</source>
        <translation>{animals}まで</translation>
    </message>
    <message>
        <source>leaves {fences} in your supply</source>
        <translation>手元の残り：{fences}</translation>
    </message>
    <message>
        <source>{animals} loose for now</source>
        <translation>{animals}が囲いの外に出る</translation>
    </message>
    <message>
        <source>the supply is {animals} short, and nobody has to return any</source>
        <translation>サプライが{animals}分足りず、手放すプレイヤーもいない</translation>
    </message>
    <message>
        <source>{animals} would not fit and would be lost.</source>
        <translation>{animals}は入る場所がなく、失われます。</translation>
    </message>
    <message>
        <source>You would miss out on {animals}: the supply is short, and nobody has {many}.</source>
        <translation>{animals}は得られません。サプライになく、{many}持つプレイヤーもいません。</translation>
    </message>
    <message>
        <source>give {animals}</source>
        <comment>a cost</comment>
        <translation>{animals}を渡す</translation>
    </message>
    <message>
        <source>fits once the animals are rearranged</source>
        <translation>動物を並べ替えれば入る</translation>
    </message>
    <message numerus="yes">
        <source>%n of each: the final turn</source>
        <comment>triggers the end</comment>
        <translation>
            <numerusform>%n頭ずつそろい、このあと最終交換</numerusform>
        </translation>
    </message>
    <message>
        <source>the supply is {animals} short: it is restocked</source>
        <translation>サプライが{animals}分足りず、補充になる</translation>
    </message>
    <message>
        <source>move up to {standing}</source>
        <translation>{standing}まで動かせる</translation>
    </message>
    <message>
        <source>place up to {fences}</source>
        <translation>{fences}まで置ける</translation>
    </message>
    <message>
        <source>This is the final turn, as agreed for this game.</source>
        <translation>ゲーム設定により、これが最終手番です。</translation>
    </message>
    <message>
        <source>{seat}’s animals are rearranged automatically: {moves}.</source>
        <translation>{seat}の動物が自動で移動しました：{moves}。</translation>
    </message>
    <message>
        <source>{seat} trades {given} for {taken} to restock the supply.</source>
        <translation>補充のため、{seat}が{given}を{taken}に交換しました。</translation>
    </message>
    <message>
        <source>{seat} trades {given} for {taken}.</source>
        <translation>{seat}が{given}を{taken}に交換しました。</translation>
    </message>
    <message>
        <source>The supply is {missing} short for {seat}. Everyone with {least} or more trades once or returns one.</source>
        <translation>{seat}が得る分に対し、サプライが{missing}分足りません。{least}以上を持つプレイヤーは、1回交換するか1頭返します。</translation>
    </message>
    <message>
        <source>The supply is {missing} short for {seat}. Everyone with {least} or more returns one.</source>
        <translation>{seat}が得る分に対し、サプライが{missing}分足りません。{least}以上を持つプレイヤーは、1頭返します。</translation>
    </message>
    <message>
        <source>Final trade: every kind may be traded.</source>
        <translation>最終交換です。すべての種類を交換できます。</translation>
    </message>
    <message>
        <source>It is Moritz’s turn.</source>
        <translation>モーリッツの手番です。</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>a farm card named in a sentence</comment>
        <translation>「{card}」</translation>
    </message>
    <message numerus="yes">
        <source>{seat} re-rolls %n dice: {faces}.</source>
        <translation>
            <numerusform>{seat}がサイコロを%n個振り直しました：{faces}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} uses: {faces}.</source>
        <translation>{seat}がサイコロを使いました：{faces}。</translation>
    </message>
    <message>
        <source>{seat}’s {kind} breed: {young} from {parents}.</source>
        <translation>{seat}の{kind}が繁殖し、{parents}から{young}が生まれました。</translation>
    </message>
    <message>
        <source>{seat} may place up to {fences} and move up to {standing}.</source>
        <translation>{seat}は{fences}まで置き、{standing}まで動かせます。</translation>
    </message>
    <message>
        <source>{seat} moves a fence from {origin} to {edge}.</source>
        <translation>{seat}が柵を{origin}から{edge}へ動かしました。</translation>
    </message>
    <message>
        <source>{seat} takes no die.</source>
        <translation>{seat}はサイコロを取りませんでした。</translation>
    </message>
    <message>
        <source>{seat} misses out on {animals}: nobody has to return any.</source>
        <translation>返すプレイヤーがいないため、{seat}は{animals}を得られませんでした。</translation>
    </message>
    <message>
        <source>{seat} rolls: {faces}.</source>
        <translation>{seat}がサイコロを振りました：{faces}。</translation>
    </message>
    <message>
        <source>Moritz rolls once more: {faces}.</source>
        <translation>モーリッツがもう一度サイコロを振りました：{faces}。</translation>
    </message>
    <message>
        <source>{seat}’s {kind} do not breed: it takes {parents}.</source>
        <translation>{seat}の{kind}は{parents}頭に満たないため、繁殖しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n farm cards.</source>
        <translation>
            <numerusform>{seat}が農場カードを%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat}が{cards}を引きました。</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck. {line}</source>
        <translation>捨て札をシャッフルして新しい山札にしました。{line}</translation>
    </message>
    <message>
        <source>{seat} is done with fences: no pens.</source>
        <translation>{seat}が柵の配置を終えました（囲いなし）。</translation>
    </message>
    <message>
        <source>{seat} may move up to {standing}.</source>
        <translation>{seat}は{standing}まで動かせます。</translation>
    </message>
    <message>
        <source>{seat} puts the fence back on {edge}.</source>
        <translation>{seat}が柵を{edge}に戻しました。</translation>
    </message>
    <message>
        <source>{seat} is done with the dice.</source>
        <translation>{seat}がサイコロを使い終えました。</translation>
    </message>
    <message>
        <source>{seat} ends trading.</source>
        <translation>{seat}が交換を終えました。</translation>
    </message>
    <message>
        <source>{seat} keeps {animals} untraded.</source>
        <comment>animals that could be traded at the end</comment>
        <translation>{seat}が{animals}を交換せずに残しました。</translation>
    </message>
    <message>
        <source>{seat} has no room for the rest: {animals}.</source>
        <translation>場所が足りないため、{seat}は残りの{animals}を諦めました。</translation>
    </message>
    <message>
        <source>Turn {round}: {seat}.</source>
        <translation>第{round}手番：{seat}の番です。</translation>
    </message>
    <message>
        <source>{seat} takes a die: {face}.</source>
        <translation>{seat}がサイコロを取りました：{face}。</translation>
    </message>
    <message>
        <source>{seat} turns {die} to “{face}”.</source>
        <translation>{seat}が{die}を「{face}」の目にしました。</translation>
    </message>
    <message>
        <source>{seat} gains {animals}.</source>
        <translation>{seat}が{animals}を得ました。</translation>
    </message>
    <message>
        <source>{seat}’s animals don’t all fit, so some must go.</source>
        <translation>{seat}の動物が入りきらないため、残す動物を選びます。</translation>
    </message>
    <message>
        <source>{seat} keeps {animals}.</source>
        <translation>{seat}が{animals}を残しました。</translation>
    </message>
    <message>
        <source>{seat} returns {animals} to the supply.</source>
        <translation>{seat}が{animals}をサプライに返しました。</translation>
    </message>
    <message>
        <source>{seat}’s loose animals run away: {animals}.</source>
        <translation>囲いの外にいた{seat}の{animals}が逃げました。</translation>
    </message>
    <message>
        <source>{seat} pays {animals}.</source>
        <translation>{seat}が{animals}を支払いました。</translation>
    </message>
    <message>
        <source>{seat} hands over {animals}.</source>
        <translation>{seat}が{animals}を渡しました。</translation>
    </message>
    <message>
        <source>{seat} rearranges the animals.</source>
        <translation>{seat}が動物を並べ替えました。</translation>
    </message>
    <message>
        <source>{seat} places a fence on {edge}.</source>
        <translation>{seat}が{edge}に柵を置きました。</translation>
    </message>
    <message>
        <source>{seat} picks up the fence on {edge}.</source>
        <translation>{seat}が{edge}の柵を外しました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is done with fences: %n pens.</source>
        <translation>
            <numerusform>{seat}が柵の配置を終えました（囲い%nか所）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card}.</source>
        <translation>{seat}が{card}をプレイしました。</translation>
    </message>
    <message>
        <source>{seat} exchanges {cards}.</source>
        <translation>{seat}が{cards}を捨てて引き直しました。</translation>
    </message>
    <message>
        <source>{seat} uses the Wheelbarrow.</source>
        <translation>{seat}が「手押し車」を使いました。</translation>
    </message>
    <message>
        <source>first roll: nothing</source>
        <comment>what a die of Moritz gave</comment>
        <translation>1回目：なし</translation>
    </message>
    <message>
        <source>first roll: {animals}</source>
        <comment>what a die of Moritz gave</comment>
        <translation>1回目：{animals}</translation>
    </message>
    <message>
        <source>gave Moritz nothing</source>
        <translation>モーリッツの獲得なし</translation>
    </message>
    <message>
        <source>gave Moritz {animals}</source>
        <translation>モーリッツが{animals}を得た</translation>
    </message>
    <message>
        <source>two halves gave Moritz {animals}</source>
        <translation>2つ合わせてモーリッツが{animals}を得た</translation>
    </message>
    <message>
        <source>{seat} has enough of every animal: this is the final turn.</source>
        <translation>{seat}がすべての動物をそろえました。これが最終手番です。</translation>
    </message>
    <message>
        <source>{seat} has made the final trades.</source>
        <translation>{seat}が最終交換を終えました。</translation>
    </message>
    <message numerus="yes">
        <source>Use %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n個を使う</numerusform>
        </translation>
    </message>
    <message>
        <source>“{text}” is not an action of My Kingdom for a Horse.</source>
        <translation>「{text}」はマイキングダム・フォー・ア・ホースの手ではありません。</translation>
    </message>
    <message>
        <source>You may play one farm card or exchange some.</source>
        <translation>農場カードのプレイか引き直しもできます。</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left; none once you use a die.</source>
        <translation>
            <numerusform>振り直しはあと%n回（サイコロを使うまで）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done with the dice</source>
        <translation>サイコロを終える</translation>
    </message>
    <message>
        <source>{me}: take one of {active}’s dice and use it.</source>
        <translation>{me}、{active}のサイコロを1個取って使ってください。</translation>
    </message>
    <message>
        <source>{me}: take another of {active}’s dice and use it.</source>
        <translation>{me}、{active}のサイコロをもう1個取って使ってください。</translation>
    </message>
    <message>
        <source>Take no die</source>
        <translation>取らない</translation>
    </message>
    <message>
        <source>Done trading</source>
        <translation>交換を終える</translation>
    </message>
    <message>
        <source>Turn {round}</source>
        <translation>第{round}手番</translation>
    </message>
    <message>
        <source>{me}: roll all four dice.</source>
        <translation>{me}、サイコロを4個とも振ってください。</translation>
    </message>
    <message numerus="yes">
        <source>In this game: %n of each, not {usual}.</source>
        <comment>what is needed to win</comment>
        <translation>
            <numerusform>このゲームで必要なのは、{usual}ではなく、%n頭ずつです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without farm cards.</source>
        <translation>このゲームでは農場カードを使いません。</translation>
    </message>
    <message>
        <source>Do not trade</source>
        <translation>交換しない</translation>
    </message>
    <message>
        <source>{me}: you have nothing left to trade.</source>
        <translation>{me}、交換できる動物はもういません。</translation>
    </message>
    <message>
        <source>{me}: you may trade another kind.</source>
        <translation>{me}、もう1種類、交換できます。</translation>
    </message>
    <message numerus="yes">
        <source>{me}: you may trade animals of %n kinds.</source>
        <translation>
            <numerusform>{me}、動物を%n種類まで交換できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: no dice left to use.</source>
        <translation>{me}、使えるサイコロはもうありません。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>先にサイコロを振ってください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>You can concede only in a two-player or solo game.</source>
        <translation>投了できるのは、1人または2人で遊ぶときだけです。</translation>
    </message>
    <message>
        <source>To place and move fences, use a die or a card that gives them.</source>
        <translation>柵を置いたり動かしたりできるのは、サイコロかカードで柵を得たときだけです。</translation>
    </message>
    <message>
        <source>All your animals have room; there is nothing to decide.</source>
        <translation>動物はすべて囲いに入っています。決めることはありません。</translation>
    </message>
    <message>
        <source>The supply does not need restocking now.</source>
        <translation>いまは補充の場面ではありません。</translation>
    </message>
    <message>
        <source>You can play farm cards only on your turn, until you are done with your dice.</source>
        <translation>農場カードをプレイできるのは、自分の手番で、サイコロを使い終えるまでのあいだだけです。</translation>
    </message>
    <message>
        <source>The supply is being restocked: trade once or return one.</source>
        <translation>先に補充です。1回交換するか、1頭返してください。</translation>
    </message>
    <message>
        <source>During the final trade you can only trade.</source>
        <translation>いまは最終交換です。できるのは交換だけです。</translation>
    </message>
    <message>
        <source>These are your own dice: use them. The other players choose theirs afterwards.</source>
        <translation>自分のサイコロは、取るのではなく使います。ほかのプレイヤーが取るのはそのあとです。</translation>
    </message>
    <message>
        <source>Trading comes after the dice.</source>
        <translation>交換はサイコロのあとです。</translation>
    </message>
    <message>
        <source>The dice phase is over; this is the trade phase.</source>
        <translation>サイコロフェーズは終わりました。いまは交換フェーズです。</translation>
    </message>
    <message>
        <source>Horses are worth the most; they cannot be traded.</source>
        <translation>馬はいちばん価値の高い動物です。ほかの動物には交換できません。</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n kinds per turn.</source>
        <translation>
            <numerusform>交換できるのは、1手番に%n種類までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are {active}’s dice: you may take one and use it as it lies.</source>
        <translation>これは{active}のサイコロです。できるのは、出ている目のまま1個取ることだけです。</translation>
    </message>
    <message>
        <source>That needs {needed}; you have {have}.</source>
        <translation>{needed}が必要ですが、{have}しかいません。</translation>
    </message>
    <message>
        <source>Computer-only games might never end: they need a turn limit.</source>
        <translation>コンピューターだけでは対戦がいつまでも終わらないことがあるため、最終手番の設定が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>none left to place, move %n</source>
        <comment>fences</comment>
        <translation>
            <numerusform>手元0本・移動%n本まで</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {other}’s turn to decide.</source>
        <translation>いまは{other}が決める番です。</translation>
    </message>
    <message>
        <source>The final trade goes in order: sheep, pigs, cows. Trade {kind} now.</source>
        <translation>最終交換は羊、豚、牛の順に行います。いまは{kind}の番です。</translation>
    </message>
    <message>
        <source>Someone has already taken {die}.</source>
        <translation>{die}は、すでにほかのプレイヤーが取りました。</translation>
    </message>
    <message>
        <source>You have already traded {kind} this turn.</source>
        <translation>{kind}は、この手番ですでに交換済みです。</translation>
    </message>
    <message>
        <source>That needs {needed}, and you have none.</source>
        <translation>{needed}が必要ですが、1頭もいません。</translation>
    </message>
    <message>
        <source>You have no re-rolls left this turn.</source>
        <translation>この手番では、もう振り直せません。</translation>
    </message>
    <message>
        <source>not enough room: you choose what to keep</source>
        <translation>入りきりません。残す動物を選べます</translation>
    </message>
    <message>
        <source>Your dice are done: none is left that gives you anything.</source>
        <translation>使えるサイコロがなくなりました。</translation>
    </message>
    <message>
        <source>Click an edge to place a fence right away.</source>
        <translation>辺をクリックすると、すぐ柵を置けます。</translation>
    </message>
    <message>
        <source>A fence taken from your supply is placed right away.</source>
        <translation>手元の柵を取れば、そのまま置けます。</translation>
    </message>
    <message>
        <source>For other trades take an animal to the market.</source>
        <translation>ほかの交換は、動物を取って市場へ運んでください。</translation>
    </message>
    <message>
        <source>Taking a fence from your supply uses your next fence die; moves left over are lost.</source>
        <translation>手元の柵を取ると、次の柵のサイコロを使います（残りの移動はなくなります）。</translation>
    </message>
    <message>
        <source>{number} of {most} fences</source>
        <comment>a line that is drawn</comment>
        <translation>柵{most}本のうち{number}本</translation>
    </message>
    <message>
        <source>{number} of {most} fences: none left to place</source>
        <comment>a line that is drawn</comment>
        <translation>柵{most}本のうち{number}本（これで全部）</translation>
    </message>
    <message>
        <source>Click an edge, or draw a line along several, to place fences right away.</source>
        <translation>辺をクリックするかなぞると、すぐ柵を置けます。</translation>
    </message>
    <message>
        <source>{me}: number keys mark dice to re-roll, or press “Use” beside one.</source>
        <translation>{me}、振り直すサイコロか「使う」を、数字キーで選んでください。</translation>
    </message>
    <message>
        <source>{me}: use dice by their numbers, in any order.</source>
        <translation>{me}、数字キーで好きな順にサイコロを使ってください。</translation>
    </message>
    <message>
        <source>Use: {face}</source>
        <comment>a button: a die</comment>
        <translation>「{face}」を使う</translation>
    </message>
    <message>
        <source>{me}: an ongoing card can still turn the breeding die.</source>
        <translation>{me}、効果中のカードで、まだ繁殖のサイコロの目を変えられます。</translation>
    </message>
    <message>
        <source>{order}. {rest}</source>
        <translation>{order}。{rest}</translation>
    </message>
    <message>
        <source>The die already shows that.</source>
        <translation>そのサイコロは、すでにその目です。</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing; two make a cow.</source>
        <translation>半分の牛1つでは何も得られません。2つで牛1頭です。</translation>
    </message>
    <message>
        <source>You have already used the Wheelbarrow this turn.</source>
        <translation>「手押し車」は、この手番ですでに使用済みです。</translation>
    </message>
    <message>
        <source>You have no Weathercock.</source>
        <translation>「風見鶏」を持っていません。</translation>
    </message>
    <message>
        <source>You have used a die, so you cannot re-roll any more.</source>
        <translation>サイコロを使ったので、もう振り直せません。</translation>
    </message>
    <message>
        <source>First choose the dice to re-roll.</source>
        <translation>先に、振り直すサイコロを選んでください。</translation>
    </message>
    <message>
        <source>You have already used this die.</source>
        <translation>このサイコロは、すでに使用済みです。</translation>
    </message>
    <message>
        <source>The Weathercock works once per turn.</source>
        <translation>「風見鶏」を使えるのは、1手番に1回です。</translation>
    </message>
    <message>
        <source>This game has no farm cards.</source>
        <translation>このゲームでは農場カードを使いません。</translation>
    </message>
    <message>
        <source>Only one farm card per turn, and you have already played one.</source>
        <translation>農場カードは1手番に1枚です。すでに1枚プレイ済みです。</translation>
    </message>
    <message>
        <source>You have exchanged cards this turn, so you cannot play or exchange any more.</source>
        <translation>この手番ではすでに手札を引き直したため、プレイも引き直しもできません。</translation>
    </message>
    <message>
        <source>Choose cards from your hand to exchange.</source>
        <translation>引き直す手札を選んでください。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>このカードは手札にありません。</translation>
    </message>
    <message>
        <source>Choose a die and the face to turn it to.</source>
        <translation>サイコロと、その新しい目を選んでください。</translation>
    </message>
    <message>
        <source>That pen holds {kind}. To swap the two pens, put it on one of the {same}.</source>
        <translation>その囲いには{kind}がいます。{same}の上に置くと、2つの囲いの動物をそっくり入れ替えられます。</translation>
    </message>
    <message>
        <source>You have no Wheelbarrow.</source>
        <translation>「手押し車」を持っていません。</translation>
    </message>
    <message>
        <source>Your first roll is with all four dice.</source>
        <translation>最初は4個すべてを振ります。</translation>
    </message>
    <message>
        <source>Roll first: this card changes a die.</source>
        <translation>サイコロに使うカードなので、先に振ってください。</translation>
    </message>
    <message>
        <source>It takes {parents} {kind} to breed; you have {number}.</source>
        <translation>繁殖には{kind}が{parents}頭必要ですが、{number}頭しかいません。</translation>
    </message>
    <message>
        <source>Half cows are used together: use {die}.</source>
        <translation>半分の牛は、すべて合わせて1つの効果です。{die}を使ってください。</translation>
    </message>
    <message>
        <source>It costs {cost}; you are {missing} short.</source>
        <translation>コストは{cost}ですが、{missing}が足りません。</translation>
    </message>
    <message numerus="yes">
        <source>The end has been triggered: you must keep %n of each.</source>
        <translation>
            <numerusform>ゲームの終了が確定しています。すべての動物を%n頭ずつ残してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish your fences first.</source>
        <translation>先に柵の配置を終えてください。</translation>
    </message>
    <message>
        <source>That does not fit, or you could keep more. Choose one of the options shown.</source>
        <translation>その残し方では入りきらないか、もっと多く残せます。示された残し方から選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>That space is full: it holds %n animals.</source>
        <translation>
            <numerusform>そのマスはいっぱいです。%n頭までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pens cannot be swapped: one is too small.</source>
        <translation>片方の囲いが小さすぎて、入れ替えられません。</translation>
    </message>
    <message>
        <source>No new fences left; move an existing one.</source>
        <translation>置ける柵はもうありません。設置済みの柵を動かしてください。</translation>
    </message>
    <message>
        <source>First place the fence you have picked up.</source>
        <translation>先に、外した柵を置いてください。</translation>
    </message>
    <message>
        <source>You have no fence moves left.</source>
        <translation>設置済みの柵は、もう動かせません。</translation>
    </message>
    <message>
        <source>That is allowed now.</source>
        <translation>それは、いま行えます。</translation>
    </message>
    <message>
        <source>First decide which animals to keep.</source>
        <translation>先に、どの動物を残すか決めてください。</translation>
    </message>
    <message>
        <source>There is no animal there.</source>
        <translation>そこに動物はいません。</translation>
    </message>
    <message>
        <source>That space is not in a pen: it must be fenced in all around.</source>
        <translation>そのマスは囲いの中ではありません。まわりをすべて柵で囲む必要があります。</translation>
    </message>
    <message>
        <source>It is already in that pen; the exact space does not matter.</source>
        <translation>すでにその囲いにいます。囲いの中の位置は関係ありません。</translation>
    </message>
    <message>
        <source>Two kinds share that pen, so nothing else can go in.</source>
        <translation>その囲いには2種類の動物がいるため、ほかの動物は入れられません。</translation>
    </message>
    <message>
        <source>You can swap two pens only if they hold different kinds.</source>
        <translation>入れ替えられるのは、違う種類の動物がいる2つの囲いです。</translation>
    </message>
    <message>
        <source>There is already a fence there.</source>
        <translation>そこには、すでに柵があります。</translation>
    </message>
    <message>
        <source>You have no fences left in your supply; move an existing one.</source>
        <translation>手元に柵がありません。設置済みの柵を動かしてください。</translation>
    </message>
    <message>
        <source>There is no fence there.</source>
        <translation>そこに柵はありません。</translation>
    </message>
    <message>
        <source>You have no {kind}.</source>
        <translation>{kind}は1頭もいません。</translation>
    </message>
    <message>
        <source>That pen holds {kind}; a pen can hold only one kind.</source>
        <translation>その囲いには{kind}がいます。1つの囲いに入れられるのは1種類だけです。</translation>
    </message>
    <message>
        <source>Done with fences</source>
        <translation>柵の配置を終える</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <comment>a button</comment>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>What you do not keep goes back to the supply. The main button keeps what is worth most.</source>
        <translation>残さない動物はサプライに戻ります。色の付いたボタンを押すと、いちばん価値の高い残し方になります。</translation>
    </message>
    <message>
        <source>{me}: place up to {fences} and move up to {standing}.</source>
        <translation>{me}、{fences}まで置き、{standing}まで動かせます。</translation>
    </message>
    <message numerus="yes">
        <source>pens needed for %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>全種類を%n頭ずつ囲いに</numerusform>
        </translation>
    </message>
    <message>
        <source>Pens are checked when you finish.</source>
        <translation>囲いの判定は配置を終えたときに行います。</translation>
    </message>
    <message>
        <source>Lose {lost}, leave {loose} loose</source>
        <comment>a button</comment>
        <translation>{lost}を失い、{loose}は囲いの外に残す</translation>
    </message>
    <message>
        <source>The supply is short. If you keep this, players with {many} must trade or return one.</source>
        <translation>サプライが足りません。残すと補充になり、{many}持つプレイヤーは1回交換するか1頭返します。</translation>
    </message>
    <message>
        <source>Animals from an opened pen may stay loose until the end of the phase.</source>
        <translation>開いた囲いの動物は、このフェーズの終わりまで囲いの外にいられます。</translation>
    </message>
    <message numerus="yes">
        <source>you must keep %n of each</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>全種類を%n頭ずつ残す必要あり</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep them all and the restock may bring you up to {animals} more.</source>
        <translation>すべて残すと、補充でさらに{animals}まで得られることがあります。</translation>
    </message>
    <message>
        <source>{me}: there is no room for {animals} from the final trade. What do you keep?</source>
        <translation>{me}、最終交換で得た{animals}が入りきりません。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: the supply has run out of {kind}. Trade once, or return one.</source>
        <translation>{me}、サプライの{kind}がなくなりました。1回交換するか、1頭返してください。</translation>
    </message>
    <message>
        <source>{other} is still owed {animals}.</source>
        <translation>{other}が得る{animals}分が、まだ足りません。</translation>
    </message>
    <message>
        <source>Return {animals}</source>
        <comment>a button</comment>
        <translation>{animals}を返す</translation>
    </message>
    <message>
        <source>{me}: final trade. How many {kind} do you trade?</source>
        <translation>{me}、最終交換です。{kind}を何頭交換しますか？</translation>
    </message>
    <message>
        <source>You have {animals}. Only what you end up with must fit, whatever the supply holds.</source>
        <translation>いまの動物：{animals}。サプライに関係なく、最後に囲いに入りきれば大丈夫です。</translation>
    </message>
    <message>
        <source>Keep all {kind}</source>
        <comment>a button</comment>
        <translation>{kind}は交換しない</translation>
    </message>
    <message>
        <source>Any free edge will do. Putting it back still uses up a move.</source>
        <translation>空いている辺ならどこでもかまいません。元の場所に戻しても、1回動かしたことになります。</translation>
    </message>
    <message>
        <source>Lose {lost}</source>
        <comment>a button</comment>
        <translation>{lost}を失う</translation>
    </message>
    <message>
        <source>Leave {loose} loose</source>
        <comment>a button</comment>
        <translation>{loose}を囲いの外に残す</translation>
    </message>
    <message>
        <source>{me}: you gain {animals}, but there is not enough room. What do you keep?</source>
        <translation>{me}、{animals}を得ますが、入りきりません。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: your pens have changed, and there is not enough room. What do you keep?</source>
        <translation>{me}、囲いが変わり、動物が入りきりません。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: {animals} would run away. What do you keep?</source>
        <translation>{me}、このままでは{animals}が逃げます。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: place the fence you have picked up.</source>
        <translation>{me}、外した柵を置いてください。</translation>
    </message>
    <message>
        <source>{me}: place up to {fences}.</source>
        <translation>{me}、{fences}まで置けます。</translation>
    </message>
    <message>
        <source>{me}: move up to {standing}.</source>
        <translation>{me}、{standing}まで動かせます。</translation>
    </message>
    <message>
        <source>{other} may trade.</source>
        <translation>{other}が交換を考えています。</translation>
    </message>
    <message>
        <source>{other} is building fences.</source>
        <translation>{other}が柵を配置しています。</translation>
    </message>
    <message>
        <source>The supply is being restocked: {other} trades once or returns one.</source>
        <translation>補充のため、{other}が交換するか返すかを決めています。</translation>
    </message>
    <message>
        <source>{other} is about to roll.</source>
        <translation>{other}がサイコロを振るところです。</translation>
    </message>
    <message>
        <source>Depends on length</source>
        <comment>option</comment>
        <translation>ゲームの長さに合わせる</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>最終手番</translation>
    </message>
    <message>
        <source>The final trade follows that turn, whatever anyone holds. Not in the rulebook.</source>
        <translation>この手番が終わると、だれも動物をそろえていなくても最終交換になります。公式ルールにはありません。</translation>
    </message>
    <message>
        <source>Roll all four dice</source>
        <translation>4個とも振る</translation>
    </message>
    <message>
        <source>Move a fence with the Wheelbarrow</source>
        <translation>「手押し車」で柵を動かす</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>1回交換する</translation>
    </message>
    <message>
        <source>Return one</source>
        <translation>1頭返す</translation>
    </message>
    <message>
        <source>Finish or pass</source>
        <translation>終える・パス</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>ゲームの長さ</translation>
    </message>
    <message>
        <source>Short: no farm cards and only {number} of each animal, unless you choose otherwise below.</source>
        <translation>ショートゲームでは農場カードを使わず、各動物{number}頭ずつで終わります（下で変更できます）。</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <translation>農場カード</translation>
    </message>
    <message>
        <source>{number} in hand; you may play one on each of your turns.</source>
        <translation>手札は{number}枚。自分の手番に1枚プレイできます。</translation>
    </message>
    <message>
        <source>Animals needed to win</source>
        <translation>そろえる動物の数</translation>
    </message>
    <message>
        <source>The game ends when someone has this many of each animal in pens.</source>
        <translation>すべての動物をこの数ずつ囲いに入れると、ゲームが終わります。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Who goes first. Later players start with extra animals or fences.</source>
        <translation>最初に手番を行うプレイヤーです。手番があとのプレイヤーほど、動物か柵が多い状態で始まります。</translation>
    </message>
    <message numerus="yes">
        <source>Automatic (none; turn %n in computer-only games)</source>
        <translation>
            <numerusform>自動（人が参加するときはなし、CPUだけなら第%n手番）</numerusform>
        </translation>
    </message>
    <message>
        <source>Re-roll: {dice}</source>
        <translation>振り直す：{dice}</translation>
    </message>
    <message>
        <source>Play {card}: turn {die} to “{face}”</source>
        <translation>「{card}」をプレイ：{die}を「{face}」に</translation>
    </message>
    <message>
        <source>Full game</source>
        <comment>option</comment>
        <translation>フルゲーム</translation>
    </message>
    <message>
        <source>Short game</source>
        <comment>option</comment>
        <translation>ショートゲーム</translation>
    </message>
    <message>
        <source>With farm cards</source>
        <comment>option</comment>
        <translation>使う</translation>
    </message>
    <message>
        <source>Without farm cards</source>
        <comment>option</comment>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <comment>option</comment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <comment>option</comment>
        <translation>席1</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>「{card}」をプレイ</translation>
    </message>
    <message>
        <source>Use {die}</source>
        <translation>{die}を使う</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <translation>{die}を取る</translation>
    </message>
    <message>
        <source>Turn the breeding die to “{face}”</source>
        <translation>繁殖のサイコロを「{face}」にする</translation>
    </message>
    <message>
        <source>Place a fence on {edge}</source>
        <translation>{edge}に柵を置く</translation>
    </message>
    <message>
        <source>Pick up the fence on {edge}</source>
        <translation>{edge}の柵を外す</translation>
    </message>
    <message>
        <source>Keep {animals}</source>
        <translation>残す：{animals}</translation>
    </message>
    <message>
        <source>Trade {kind} for {animals}</source>
        <translation>{kind}を交換し、{animals}を得る</translation>
    </message>
    <message>
        <source>Move an animal from {origin} to {target}</source>
        <translation>{origin}の動物を{target}へ移す</translation>
    </message>
    <message>
        <source>Swap the animals of the pens at {one} and {other}</source>
        <translation>{one}の囲いと{other}の囲いの動物を入れ替える</translation>
    </message>
    <message>
        <source>Return {animals} to the supply</source>
        <translation>{animals}をサプライに返す</translation>
    </message>
    <message numerus="yes">
        <source>%n of each</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n頭ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n</source>
        <comment>option</comment>
        <translation>
            <numerusform>第%n手番</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <comment>option, no last turn</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{me}: choose the dice you want to re-roll, or put one on your field to use it.</source>
        <translation>{me}、振り直すサイコロを選ぶか、農場に置いて使ってください。</translation>
    </message>
    <message>
        <source>{me}: click dice to re-roll them, or click “Use”.</source>
        <translation>{me}、振り直すサイコロか、「使う」をクリックしてください。</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Click the ones you want to re-roll.</source>
        <translation>{me}、何も得られない目です。振り直すサイコロをクリックしてください。</translation>
    </message>
    <message>
        <source>{me}: choose dice to use them, in any order.</source>
        <translation>{me}、サイコロを好きな順に選んで使ってください。</translation>
    </message>
    <message>
        <source>{other} is deciding which animals to keep.</source>
        <translation>{other}が残す動物を決めています。</translation>
    </message>
    <message>
        <source>{other} is making the final trades.</source>
        <translation>{other}が最終交換を考えています。</translation>
    </message>
    <message>
        <source>{other} is using the dice.</source>
        <translation>{other}がサイコロを使っています。</translation>
    </message>
    <message>
        <source>{other} may re-roll or use the dice.</source>
        <translation>{other}が、サイコロを振り直すか使うかを決めています。</translation>
    </message>
    <message>
        <source>{other} is choosing a die.</source>
        <translation>{other}がサイコロを選んでいます。</translation>
    </message>
    <message>
        <source>How many?</source>
        <comment>a question</comment>
        <translation>何頭交換しますか？</translation>
    </message>
    <message>
        <source>Which face?</source>
        <comment>a question</comment>
        <translation>どの目にしますか？</translation>
    </message>
    <message>
        <source>Which animals stay?</source>
        <comment>a question</comment>
        <translation>どの動物を残しますか？</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <comment>a button</comment>
        <translation>手札を引き直す</translation>
    </message>
    <message>
        <source>Re-roll dice</source>
        <comment>a button</comment>
        <translation>振り直す</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n枚引き直す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n dice</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n個振り直す</numerusform>
        </translation>
    </message>
    <message>
        <source>This is {seat}’s field; you can look but not touch.</source>
        <translation>これは{seat}の農場です。見るだけで、操作はできません。</translation>
    </message>
    <message>
        <source>Back to {seat}’s field</source>
        <comment>a button</comment>
        <translation>{seat}の農場に戻る</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>a die</comment>
        <translation>取得済み</translation>
    </message>
    <message>
        <source>nothing alone; two give a cow</source>
        <translation>1つでは効果なし、2つで牛1頭</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a die</comment>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>Moritz rolls</source>
        <comment>over the dice</comment>
        <translation>モーリッツの番</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <comment>over the dice</comment>
        <translation>まだ振っていません</translation>
    </message>
    <message>
        <source>the final roll</source>
        <comment>over the dice</comment>
        <translation>確定した目</translation>
    </message>
    <message>
        <source>roll {number} of {all}</source>
        <comment>over the dice</comment>
        <translation>{number}回目（全{all}回）</translation>
    </message>
    <message>
        <source>gives {animals}: not enough room</source>
        <comment>what a die gives</comment>
        <translation>{animals}を得る：場所が足りない</translation>
    </message>
    <message>
        <source>gives {animals}</source>
        <translation>{animals}を得る</translation>
    </message>
    <message>
        <source>place {place}, move {move}</source>
        <comment>fences</comment>
        <translation>配置{place}本・移動{move}本まで</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <comment>a die</comment>
        <translation>振り直す</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>a die</comment>
        <translation>残す</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <translation>それは{seat}のものです。</translation>
    </message>
    <message>
        <source>You trade {given} for {taken}.</source>
        <translation>{given}を{taken}に交換できます。</translation>
    </message>
    <message>
        <source>a fence from the supply</source>
        <translation>手元の柵</translation>
    </message>
    <message>
        <source>Waiting for room in a pen.</source>
        <translation>囲いに入るのを待っています。</translation>
    </message>
    <message>
        <source>Loose: runs away at the end of the phase.</source>
        <translation>囲いの外にいて、フェーズの終わりに逃げます。</translation>
    </message>
    <message>
        <source>The deck of farm cards</source>
        <translation>農場カードの山札</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>the field</source>
        <translation>農場</translation>
    </message>
    <message>
        <source>the dice to re-roll</source>
        <translation>振り直すサイコロ</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>サプライ</translation>
    </message>
    <message>
        <source>the animals you keep</source>
        <translation>残す動物</translation>
    </message>
    <message>
        <source>the fence in hand</source>
        <translation>外した柵</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>In {seat}’s supply.</source>
        <translation>{seat}の手元にあります。</translation>
    </message>
    <message>
        <source>In hand, to be placed elsewhere.</source>
        <translation>外した柵です。別の場所に置きます。</translation>
    </message>
    <message>
        <source>{seat} has {animals}.</source>
        <translation>{seat}の動物：{animals}。</translation>
    </message>
    <message>
        <source>On {space}</source>
        <translation>マス{space}</translation>
    </message>
    <message>
        <source>Gain one for every {parents} of that kind on the field.</source>
        <translation>農場にいるその動物{parents}頭につき、1頭が生まれます。</translation>
    </message>
    <message>
        <source>Its pen holds {number}, with room for {room} in all.</source>
        <translation>囲いの中：{number}/{room}頭</translation>
    </message>
    <message>
        <source>{kind} on {space}</source>
        <translation>{space}の{kind}</translation>
    </message>
    <message>
        <source>space {space}</source>
        <translation>マス{space}</translation>
    </message>
    <message>
        <source>the pen at {space}</source>
        <translation>{space}の囲い</translation>
    </message>
    <message>
        <source>{kind}, waiting</source>
        <translation>囲い待ちの{kind}</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>コスト：{cost}</translation>
    </message>
    <message>
        <source>Moritz rolled</source>
        <comment>over the dice</comment>
        <translation>モーリッツの出目</translation>
    </message>
    <message>
        <source>gives nothing</source>
        <translation>何も得られない</translation>
    </message>
    <message numerus="yes">
        <source>the %n half cows give {animals}</source>
        <translation>
            <numerusform>半分の牛%nつで{animals}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the die on your field.</source>
        <translation>サイコロは自分の農場に置いてください。</translation>
    </message>
    <message>
        <source>Drop the card on your field.</source>
        <translation>カードは自分の農場に置いてください。</translation>
    </message>
    <message>
        <source>fences</source>
        <comment>the word of an icon</comment>
        <translation>柵</translation>
    </message>
    <message>
        <source>Two or three half cows together give one cow; one alone gives nothing.</source>
        <translation>半分の牛は2つか3つで牛1頭になります。1つだけでは何も得られません。</translation>
    </message>
    <message>
        <source>{left} of {all} fences left.</source>
        <translation>{all}本のうち、手元に{left}本あります。</translation>
    </message>
    <message>
        <source>Breeding die: {face}</source>
        <translation>繁殖のサイコロ：{face}</translation>
    </message>
    <message>
        <source>Die: {face}</source>
        <translation>サイコロ：{face}</translation>
    </message>
    <message>
        <source>Each appears on {number} faces.</source>
        <translation>それぞれ{number}面ずつあります。</translation>
    </message>
    <message>
        <source>{seat}’s fence</source>
        <translation>{seat}の柵</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing.</source>
        <translation>半分の牛は1つでは効果がありません。</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n usable dice left</source>
        <comment>a button</comment>
        <translation>
            <numerusform>終える（あと%n個使える）</numerusform>
        </translation>
    </message>
    <message>
        <source>For other trades click the market, or drag animals there.</source>
        <translation>ほかの交換は、市場をクリックするか、動物を市場へドラッグしてください。</translation>
    </message>
    <message>
        <source>the market: {trade}</source>
        <translation>市場：{trade}</translation>
    </message>
    <message>
        <source>Use the die that shows: {face}</source>
        <comment>in the list of actions</comment>
        <translation>「{face}」のサイコロを使う</translation>
    </message>
    <message>
        <source>Re-roll these: {faces}</source>
        <comment>in the list of actions</comment>
        <translation>振り直す：{faces}</translation>
    </message>
    <message>
        <source>{seat}’s farm card</source>
        <translation>{seat}の農場カード</translation>
    </message>
    <message>
        <source>{die}, {gave}</source>
        <comment>a die of Moritz</comment>
        <translation>{die}、{gave}</translation>
    </message>
    <message>
        <source>{die}, taken</source>
        <translation>{die}、取得済み</translation>
    </message>
    <message>
        <source>{die}, used</source>
        <translation>{die}、使用済み</translation>
    </message>
    <message>
        <source>Fence on {edge}</source>
        <translation>{edge}の柵</translation>
    </message>
    <message>
        <source>Take the die that shows: {face}</source>
        <comment>in the list of actions</comment>
        <translation>「{face}」のサイコロを取る</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Each die can be taken by one player only.</source>
        <translation>同じサイコロを取れるのは1人だけです。</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Choose the ones you want to re-roll.</source>
        <translation>{me}、何も得られない目です。振り直すサイコロを選んでください。</translation>
    </message>
    <message>
        <source>In this order: {faces}</source>
        <translation>使う順番：{faces}</translation>
    </message>
    <message>
        <source>{me}: click dice to use them, in any order.</source>
        <translation>{me}、サイコロを好きな順にクリックして使ってください。</translation>
    </message>
    <message>
        <source>none left</source>
        <comment>animals in the supply</comment>
        <translation>残りなし</translation>
    </message>
    <message>
        <source>{card}, in front of {seat}</source>
        <translation>{card}（{seat}の前に表向き）</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>{card}（捨て札のいちばん上）</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a heading</comment>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <comment>a heading</comment>
        <translation>農場カード</translation>
    </message>
    <message>
        <source>Fences</source>
        <comment>a heading</comment>
        <translation>柵</translation>
    </message>
    <message>
        <source>Market</source>
        <comment>a heading</comment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Animals</source>
        <comment>a heading</comment>
        <translation>動物</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <comment>in the list of actions</comment>
        <translation>{cards}を引き直す</translation>
    </message>
    <message>
        <source>every kind, in order</source>
        <comment>over the market</comment>
        <translation>すべての種類をこの順に</translation>
    </message>
    <message>
        <source>one kind per turn</source>
        <comment>over the market</comment>
        <translation>1手番に1種類</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds per turn</source>
        <comment>over the market</comment>
        <translation>
            <numerusform>1手番に%n種類</numerusform>
        </translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>better rate</source>
        <comment>at the market, by a lasting card</comment>
        <translation>有利なレート</translation>
    </message>
    <message>
        <source>{have}: too few to trade</source>
        <comment>at the market</comment>
        <translation>{have}：数が足りません</translation>
    </message>
    <message numerus="yes">
        <source>{have}: up to %n trades</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}：%n回まで</numerusform>
        </translation>
    </message>
    <message>
        <source>The small numbers show changes since Moritz’s latest turn began.</source>
        <translation>小さな数字は、モーリッツの直前の手番が始まってからの増減です。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Rolling</source>
        <comment>what a player does</comment>
        <translation>手番中</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>what a player does</comment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n farm cards</source>
        <translation>
            <numerusform>農場カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your twin needs neither fences nor cards.</source>
        <translation>双子の兄弟には、柵もカードもいりません。</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>サプライ</translation>
    </message>
    <message>
        <source>When someone gains an animal that has run out, the supply is restocked.</source>
        <translation>サプライにない動物をだれかが得ると、補充になります。</translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>whose turn comes next</comment>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>{fences} left</source>
        <translation>手元：{fences}</translation>
    </message>
    <message>
        <source>Trading</source>
        <comment>what a player does</comment>
        <translation>交換中</translation>
    </message>
    <message>
        <source>{one} · {two}</source>
        <comment>two facts side by side</comment>
        <translation>{one}・{two}</translation>
    </message>
    <message>
        <source>In effect: {cards}</source>
        <translation>効果中：{cards}</translation>
    </message>
    <message>
        <source>Waiting for room</source>
        <translation>囲い待ちの動物</translation>
    </message>
    <message>
        <source>Choose which animals stay.</source>
        <comment>of animals that wait for room</comment>
        <translation>どれを残しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n of each to win</source>
        <comment>over the tally</comment>
        <translation>
            <numerusform>目標：各%n頭</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>a fence that was taken up</comment>
        <translation>外した柵</translation>
    </message>
    <message>
        <source>{seat}’s fences</source>
        <translation>{seat}の柵</translation>
    </message>
    <message>
        <source>{standing} on the field, {left} left</source>
        <translation>農場{standing}本・手元{left}本</translation>
    </message>
    <message>
        <source>{seat} holds</source>
        <translation>{seat}の動物</translation>
    </message>
    <message>
        <source>{place} to place, {move} to move; {left} left</source>
        <translation>配置{place}本・移動{move}本、手元{left}本</translation>
    </message>
    <message>
        <source>In the supply: {animals}.</source>
        <translation>サプライの残り：{animals}。</translation>
    </message>
    <message>
        <source>Play one on your field, or exchange some at the discard pile.</source>
        <translation>農場に1枚出すか、捨て札に何枚か置いて引き直します。</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>One per turn: a card was played.</source>
        <translation>1手番に1枚です。この手番はプレイ済みです。</translation>
    </message>
    <message>
        <source>Cards were exchanged; none can be played this turn.</source>
        <translation>手札を引き直したので、この手番はプレイできません。</translation>
    </message>
    <message>
        <source>Deck {number}</source>
        <translation>山札 {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <translation>捨て札 {number}</translation>
    </message>
    <message>
        <source>In effect</source>
        <comment>lasting cards</comment>
        <translation>効果中</translation>
    </message>
</context>
</TS>
