<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Epigo</name>
    <message>
        <source>Epigo</source>
        <comment>the game&apos;s title</comment>
        <translation>エピゴ</translation>
    </message>
    <message>
        <source>Stack three secret Orders and push your opponent off the board.</source>
        <translation>3枚のオーダーをこっそり仕込み、相手を盤の外へ押し出しましょう。</translation>
    </message>
    <message>
        <source>Terracotta, palm</source>
        <translation>テラコッタ・ヤシ</translation>
    </message>
    <message>
        <source>Ivory, rosette</source>
        <translation>象牙・ロゼット</translation>
    </message>
    <message>
        <source>Turquoise, wave</source>
        <translation>ターコイズ・波</translation>
    </message>
    <message>
        <source>Obsidian, star</source>
        <translation>黒曜石・星</translation>
    </message>
    <message>
        <source>Super slide</source>
        <translation>スーパースライド</translation>
    </message>
    <message>
        <source>When an Epigon may slide once more.</source>
        <translation>エピゴンがもう1マス、スライドできるとき。</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a direction</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a button</comment>
        <translation>左</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a direction</comment>
        <translation>上</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a direction</comment>
        <translation>右</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a direction</comment>
        <translation>下</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>a button</comment>
        <translation>上</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a button</comment>
        <translation>右</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>a button</comment>
        <translation>下</translation>
    </message>
    <message>
        <source>This is not a position of Epigo.</source>
        <translation>エピゴの局面ではありません。</translation>
    </message>
    <message>
        <source>This is not a state of Epigo.</source>
        <translation>エピゴのゲームの状態ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Epigo.</source>
        <translation>「{text}」はエピゴの手ではありません。</translation>
    </message>
    <message>
        <source>captured: it can only cancel</source>
        <translation>捕獲済み：相殺のみ</translation>
    </message>
    <message>
        <source>blocked now, {ratio}</source>
        <translation>いまはブロックされる（{ratio}）</translation>
    </message>
    <message>
        <source>This takes your own {number} off the board: a capture for {other}.</source>
        <translation>自分の{number}が盤の外へ落ち、{other}に捕獲されます。</translation>
    </message>
    <message>
        <source>super slide possible</source>
        <translation>スーパースライド​できる</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>against {tiles}</source>
        <comment>who blocks</comment>
        <translation>相手は{tiles}</translation>
    </message>
    <message>
        <source>and loses the game</source>
        <comment>after a self-capture</comment>
        <translation>これで負け</translation>
    </message>
    <message>
        <source>and wins, unless stopped</source>
        <comment>after a capture that is foreseen</comment>
        <translation>止められなければ勝ち</translation>
    </message>
    <message>
        <source>slides to {square}</source>
        <translation>{square}へスライド</translation>
    </message>
    <message>
        <source>Super slide: one more square after a slide. You can answer now.</source>
        <translation>スーパースライド：スライド後、もう1マス進むこと。先に決めておけます。</translation>
    </message>
    <message>
        <source>super slide: yes</source>
        <translation>スーパースライド：する</translation>
    </message>
    <message>
        <source>super slide: no</source>
        <translation>スーパースライド：しない</translation>
    </message>
    <message>
        <source>First click one of your Epigons, then a square next to it.</source>
        <translation>先に自分のエピゴンをクリックし、次に隣のマスをクリックしてください。</translation>
    </message>
    <message>
        <source>It cannot go there. Drop it on your stack, or on a square next to its Epigon.</source>
        <translation>そこには置けません。自分のスタックか、そのエピゴンの隣のマスに置いてください。</translation>
    </message>
    <message>
        <source>First click an Order or an Epigon, then the place for it in your stack.</source>
        <translation>先にオーダーかエピゴンをクリックし、次にスタックの置き場所をクリックしてください。</translation>
    </message>
    <message>
        <source>It cannot go there. Drop it on your own row.</source>
        <translation>そこには置けません。自分の段に置いてください。</translation>
    </message>
    <message>
        <source>Enter puts it in place of Order {number}. Esc puts it back.</source>
        <translation>Enterでオーダー{number}と差し替えます。Escで取り消せます。</translation>
    </message>
    <message>
        <source>super slides to {square}</source>
        <comment>after a slide</comment>
        <translation>{square}へスーパースライド</translation>
    </message>
    <message>
        <source>if the game is still on:</source>
        <comment>a preview</comment>
        <translation>まだ続いていれば：</translation>
    </message>
    <message>
        <source>{number} pushes {tile} off ({ratio})</source>
        <translation>{number}が{tile}を押し出す（{ratio}）</translation>
    </message>
    <message>
        <source>Captured {tile}: {pusher} pushed it off on&#xa0;turn&#xa0;{turn}</source>
        <translation>{tile}を捕獲：第{turn}ターン、{pusher}が押し出した</translation>
    </message>
    <message>
        <source>Captured {tile}: its own Order moved it off on&#xa0;turn&#xa0;{turn}</source>
        <translation>{tile}を捕獲：第{turn}ターン、エピゴン自身のオーダーで落下</translation>
    </message>
    <message>
        <source>Captured {tile}: its own side’s {number} pushed it off on&#xa0;turn&#xa0;{turn}</source>
        <translation>{tile}を捕獲：第{turn}ターン、味方の{number}が押し出した</translation>
    </message>
    <message>
        <source>no super slide</source>
        <comment>an Order of the stack</comment>
        <translation>スーパースライド​しない</translation>
    </message>
    <message>
        <source>its own {numbers}</source>
        <comment>Epigons that another one pushes</comment>
        <translation>味方の{numbers}</translation>
    </message>
    <message>
        <source>{number} slides</source>
        <translation>{number}がスライド</translation>
    </message>
    <message>
        <source>captures the opposing {tile}</source>
        <translation>相手の{tile}を捕獲</translation>
    </message>
    <message>
        <source>takes your own {tile} off the board</source>
        <translation>自分の{tile}が盤の外へ落ちる</translation>
    </message>
    <message>
        <source>their {numbers}</source>
        <comment>Epigons by number</comment>
        <translation>相手の{numbers}</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>numbers of Epigons</comment>
        <translation>{one}・{two}</translation>
    </message>
    <message>
        <source>your {own} and their {theirs}</source>
        <comment>Epigons by number</comment>
        <translation>自分の{own}と相手の{theirs}</translation>
    </message>
    <message>
        <source>your {numbers}</source>
        <comment>Epigons by number</comment>
        <translation>自分の{numbers}</translation>
    </message>
    <message>
        <source>{one}, {more}</source>
        <comment>numbers of Epigons</comment>
        <translation>{one}・{more}</translation>
    </message>
    <message>
        <source>{number},&#xa0;{more}</source>
        <comment>numbers of Epigons</comment>
        <translation>{number}・{more}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>ゲーム開始前</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>a phase</comment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Planning</source>
        <comment>a phase</comment>
        <translation>計画</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>a phase</comment>
        <translation>アクション</translation>
    </message>
    <message numerus="yes">
        <source>%n Epigons to place</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>エピゴンがあと%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock in row</source>
        <translation>配置を確定</translation>
    </message>
    <message numerus="yes">
        <source>%n Orders to stack</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>オーダーがあと%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>declined; once per turn</source>
        <comment>why a button is off</comment>
        <translation>断られました（1ターン1回）</translation>
    </message>
    <message>
        <source>No opposing Epigon is orthogonally adjacent, and the next square is empty.</source>
        <translation>辺で接する相手のエピゴンはおらず、次のマスも空いています。</translation>
    </message>
    <message>
        <source>If you decline, play continues from here.</source>
        <translation>断れば、このままの状態で続きます。</translation>
    </message>
    <message>
        <source>{other} has not locked in yet.</source>
        <translation>{other}はまだ確定していません。</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}ターン</translation>
    </message>
    <message>
        <source>{other} is ready.</source>
        <translation>{other}は確定済みです。</translation>
    </message>
    <message>
        <source>{me}: place your {count} Epigons on your row.</source>
        <translation>{me}、{count}枚のエピゴンを自分の段に並べてください。</translation>
    </message>
    <message>
        <source>{me}: check your row and lock it in.</source>
        <translation>{me}、並びを確かめて、確定してください。</translation>
    </message>
    <message numerus="yes">
        <source>{me}: %n Orders left to stack.</source>
        <translation>
            <numerusform>{me}、オーダーをあと%n枚、スタックに入れてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: check your {count} Orders and lock them in.</source>
        <translation>{me}、{count}枚のオーダーを確かめて、確定してください。</translation>
    </message>
    <message>
        <source>Lock in Orders</source>
        <translation>オーダーを確定</translation>
    </message>
    <message>
        <source>{me}: let your {number} super slide {direction}?</source>
        <translation>{me}、{number}を{direction}へスーパースライドさせますか？</translation>
    </message>
    <message>
        <source>{me}: {other} offers a draw.</source>
        <translation>{me}、{other}が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>{me} has locked in; {other} is still choosing.</source>
        <translation>{me}は確定しました。{other}はまだ考えています。</translation>
    </message>
    <message>
        <source>{other} is deciding whether the {number} super slides.</source>
        <translation>{number}をスーパースライドさせるか、{other}が決めています。</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer.</source>
        <translation>{other}が引き分けの提案に返事をするところです。</translation>
    </message>
    <message>
        <source>Orders still to stack: {count}.</source>
        <translation>先に、オーダーをあと{count}枚スタックに入れてください。</translation>
    </message>
    <message>
        <source>You have already offered a draw this turn.</source>
        <translation>この計画ステップでは、すでに引き分けを提案済みです。</translation>
    </message>
    <message>
        <source>Another Epigon is there.</source>
        <translation>そこには別のエピゴンがいます。</translation>
    </message>
    <message>
        <source>Drop it on your stack, or on a square next to its Epigon.</source>
        <translation>オーダーは、自分のスタックか、同じ数字のエピゴンの隣のマスに置いてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>Answer the draw offer first.</source>
        <translation>先に、引き分けの提案に返事をしてください。</translation>
    </message>
    <message>
        <source>No draw is offered.</source>
        <translation>引き分けは提案されていません。</translation>
    </message>
    <message>
        <source>You have no super slide to decide.</source>
        <translation>いま、自分のスーパースライドはできません。</translation>
    </message>
    <message>
        <source>Orders resolve automatically; you decide only your own super slides.</source>
        <translation>いまはオーダーが順に実行されます。決められるのは、自分のスーパースライドだけです。</translation>
    </message>
    <message>
        <source>You have locked in. Undo that first; you can do so until someone else looks.</source>
        <translation>すでに確定済みです。変えるには、相手が見る前に元に戻してください。</translation>
    </message>
    <message>
        <source>All {count} Epigons must be on your row first.</source>
        <translation>先に{count}枚のエピゴンをすべて自分の段に並べてください。</translation>
    </message>
    <message>
        <source>The Epigons are already deployed; plan with Orders.</source>
        <translation>エピゴンの配置はすでに終わっています。オーダーで計画してください。</translation>
    </message>
    <message>
        <source>This Epigon is already on your row.</source>
        <translation>このエピゴンは、すでに自分の段にいます。</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row.</source>
        <translation>エピゴンは自分の段に配置してください。</translation>
    </message>
    <message>
        <source>Deploy your Epigons first; Orders come later.</source>
        <translation>先にエピゴンを配置してください。オーダーはそのあとです。</translation>
    </message>
    <message>
        <source>Your stack already has {count} Orders. Take one back first.</source>
        <translation>スタックにはすでに{count}枚あります。先に1枚を手札に戻してください。</translation>
    </message>
    <message>
        <source>Order {number} is already in your stack.</source>
        <translation>オーダー{number}は、すでにスタックに入っています。</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer first.</source>
        <translation>先に、{other}が引き分けの提案に返事をします。</translation>
    </message>
    <message numerus="yes">
        <source>%n captures win the game</source>
        <translation>
            <numerusform>%n枚捕獲で勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock in</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>do not super slide</comment>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>引き分けを提案</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>引き分けに応じる</translation>
    </message>
    <message>
        <source>Decline, play on</source>
        <translation>断って続ける</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</source>
        <translation>第{turn}ターン、{pair}組目：{one}は{order_one}、{two}は{order_two}。</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</source>
        <translation>第{turn}ターン、{pair}組目：先に{one}が{order_one}、次に{two}が{order_two}。</translation>
    </message>
    <message>
        <source>Both rows are revealed. Both X Epigons leave the board.</source>
        <translation>2人の並びが表になり、2枚のXが盤から取り除かれました。</translation>
    </message>
    <message>
        <source>Both players agree to a draw.</source>
        <translation>2人の合意により、引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n turns without a capture.</source>
        <translation>
            <numerusform>%nターン連続で捕獲がなかったため、引き分けです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <translation>
            <numerusform>%n枚捕獲</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>捕獲</translation>
    </message>
    <message>
        <source>Captures needed</source>
        <translation>勝利に必要な捕獲数</translation>
    </message>
    <message>
        <source>The rules say {goal}. Choose {fewest} for a shorter game, {most} for a longer one.</source>
        <translation>公式ルールでは{goal}枚です。{fewest}枚だと短く、{most}枚だと長くなります。</translation>
    </message>
    <message>
        <source>Draw without captures</source>
        <translation>捕獲がないときの引き分け</translation>
    </message>
    <message>
        <source>The game is drawn after this many turns in a row without a capture. Not in the rulebook.</source>
        <translation>捕獲のないターンがこの数だけ続くと、引き分けになります。公式ルールにはありません。</translation>
    </message>
    <message>
        <source>{seat} has locked in {count} Orders.</source>
        <translation>{seat}が{count}枚のオーダーを確定しました。</translation>
    </message>
    <message>
        <source>{tile} falls off the board and is captured by {seat}.</source>
        <translation>{tile}が盤の外へ落ち、{seat}に捕獲されました。</translation>
    </message>
    <message>
        <source>{winner} wins with the deciding capture.</source>
        <translation>{winner}が決め手の1枚を捕獲して勝ちました。</translation>
    </message>
    <message>
        <source>Automatic ({with_people}; {computers_only} in computer-only games)</source>
        <translation>自動（人が参加するときは{with_people}、コンピューターだけなら{computers_only}）</translation>
    </message>
    <message>
        <source>{seat}’s {number}</source>
        <comment>an Epigon</comment>
        <translation>{seat}の{number}</translation>
    </message>
    <message>
        <source>{tile} pushes {tiles} {direction} ({ratio}).</source>
        <translation>{tile}が{tiles}を{direction}へプッシュしました（{ratio}）。</translation>
    </message>
    <message>
        <source>Stack Order {number} {direction}</source>
        <translation>オーダー{number}（{direction}へ）をスタックに入れる</translation>
    </message>
    <message>
        <source>{tile} slides off the board and is captured by {seat}.</source>
        <translation>{tile}が盤の外へすべり落ち、{seat}に捕獲されました。</translation>
    </message>
    <message>
        <source>{seat} stacks {order}.</source>
        <translation>{seat}が「{order}」をスタックに入れました。</translation>
    </message>
    <message>
        <source>Both play {number}: the Orders cancel each other.</source>
        <translation>どちらも{number}なので、2枚のオーダーは相殺されました。</translation>
    </message>
    <message>
        <source>{tile} has already been captured: nothing moves.</source>
        <translation>{tile}は捕獲済みのため、何も動きません。</translation>
    </message>
    <message>
        <source>{tile} slides {direction} to {square}.</source>
        <translation>{tile}が{direction}へスライドし、{square}に移りました。</translation>
    </message>
    <message>
        <source>{tile} super slides on to {square}.</source>
        <translation>{tile}がさらに{square}へスーパースライドしました。</translation>
    </message>
    <message>
        <source>{tile} does not super slide.</source>
        <translation>{tile}はスーパースライドしませんでした。</translation>
    </message>
    <message>
        <source>{tile} is blocked: {ratio}.</source>
        <translation>{tile}はブロックされました（{ratio}）。</translation>
    </message>
    <message>
        <source>{seat} offers a draw.</source>
        <translation>{seat}が引き分けを提案しました。</translation>
    </message>
    <message>
        <source>{seat} declines. Play continues.</source>
        <translation>{seat}が断りました。ゲームは続きます。</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser}が投了し、{winner}の勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended on turn {turn}.</source>
        <translation>第{turn}ターンで終わりました。</translation>
    </message>
    <message>
        <source>Captured {tile}</source>
        <translation>{tile}を捕獲</translation>
    </message>
    <message numerus="yes">
        <source>After %n turns</source>
        <comment>option</comment>
        <translation>
            <numerusform>%nターン</numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <comment>option</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Plan {seat}’s Orders</source>
        <comment>a button</comment>
        <translation>{seat}のオーダーを計画</translation>
    </message>
    <message>
        <source>Which way?</source>
        <comment>a question</comment>
        <translation>どの向きにしますか？</translation>
    </message>
    <message>
        <source>nothing stacked</source>
        <comment>why a button is off</comment>
        <translation>スタックは空</translation>
    </message>
    <message>
        <source>no previous game</source>
        <comment>why a button is off</comment>
        <translation>前回のゲームなし</translation>
    </message>
    <message>
        <source>both players have the same name</source>
        <comment>why a button is off</comment>
        <translation>2人が同じ名前</translation>
    </message>
    <message>
        <source>Clear stack</source>
        <translation>スタックを空にする</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>ask</source>
        <comment>a super slide, beforehand</comment>
        <translation>あとで選ぶ</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>a super slide, beforehand</comment>
        <translation>する</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a super slide, beforehand</comment>
        <translation>しない</translation>
    </message>
    <message>
        <source>super slide after Order {number}: ask me</source>
        <translation>オーダー{number}のスーパースライド：そのつど確認</translation>
    </message>
    <message>
        <source>super slide after Order {number}: yes</source>
        <translation>オーダー{number}のスーパースライド：する</translation>
    </message>
    <message>
        <source>super slide after Order {number}: no</source>
        <translation>オーダー{number}のスーパースライド：しない</translation>
    </message>
    <message>
        <source>{tile}, planned: {direction}</source>
        <translation>{tile}、計画：{direction}へ</translation>
    </message>
    <message>
        <source>{tile}, {direction}, place {number} in the stack</source>
        <translation>{tile}（{direction}へ、スタックの{number}枚目）</translation>
    </message>
    <message>
        <source>{column}, where the {number} is</source>
        <translation>{column}（{number}がいる）</translation>
    </message>
    <message>
        <source>{tile}, {direction}</source>
        <comment>an Order</comment>
        <translation>{tile}（{direction}へ）</translation>
    </message>
    <message>
        <source>{tile}, column {column}</source>
        <comment>where it is deployed</comment>
        <translation>{tile}（{column}列）</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>自分のスタック</translation>
    </message>
    <message>
        <source>top first, hidden from your opponent</source>
        <translation>いちばん上が1枚目。相手には見えません。</translation>
    </message>
    <message>
        <source>The stacks</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>pair by pair; the higher number first</source>
        <translation>上から1組ずつ表に。大きい数字が先。</translation>
    </message>
    <message>
        <source>First Order</source>
        <comment>an empty place of the stack</comment>
        <translation>1枚目のオーダー</translation>
    </message>
    <message>
        <source>Second Order</source>
        <comment>an empty place of the stack</comment>
        <translation>2枚目のオーダー</translation>
    </message>
    <message>
        <source>Third Order</source>
        <comment>an empty place of the stack</comment>
        <translation>3枚目のオーダー</translation>
    </message>
    <message>
        <source>Fourth Order</source>
        <comment>an empty place of the stack</comment>
        <translation>4枚目のオーダー</translation>
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
        <source>seven</source>
        <comment>a number in words</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number in words</comment>
        <translation>8</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <comment>after which a game without captures is drawn</comment>
        <translation>
            <numerusform>%nターン</numerusform>
        </translation>
    </message>
    <message>
        <source>off</source>
        <comment>no draw without captures</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Your row</source>
        <translation>自分の並び</translation>
    </message>
    <message>
        <source>Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.</source>
        <translation>破線に接した自分の段へ、エピゴンをドラッグしてください。ほかのエピゴンの上で放すと入れ替わります。Xのマスは空きになります。</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>手札のオーダー</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all}. Captured Epigons’ Orders can still cancel.</source>
        <translation>
            <numerusform>{all}枚中%n枚。捕獲済みの数字も相殺に使えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Both rows stay face down until both are locked in.</source>
        <translation>どちらの並びも、2人が確定するまで伏せてあります。</translation>
    </message>
    <message>
        <source>Epigons to deploy</source>
        <translation>配置するエピゴン</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} still to place.</source>
        <translation>
            <numerusform>{all}枚中、残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>captured</source>
        <comment>on a tile</comment>
        <translation>捕獲済み</translation>
    </message>
    <message>
        <source>Drag an Order here, or drag an Epigon one square.</source>
        <translation>ここへオーダーをドラッグするか、エピゴンを隣のマスへドラッグします。</translation>
    </message>
    <message>
        <source>An Epigon moves one square: up, down, left or right.</source>
        <translation>エピゴンが動けるのは、上下左右の隣のマスだけです。</translation>
    </message>
    <message>
        <source>Stack Orders from the top, without gaps.</source>
        <translation>オーダーは上から順に、間を空けずにスタックに入れてください。</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row, beside the centre line.</source>
        <translation>エピゴンは、中央線に接した自分の段に配置してください。</translation>
    </message>
    <message>
        <source>That is {seat}’s. You can move only your own.</source>
        <translation>それは{seat}のエピゴンです。動かせるのは自分のエピゴンだけです。</translation>
    </message>
    <message>
        <source>your tray</source>
        <translation>自分のトレイ</translation>
    </message>
    <message>
        <source>Acts before every other number; another {number} cancels it.</source>
        <translation>ほかのどの数字よりも先に動きます。{number}どうしは相殺されます。</translation>
    </message>
    <message>
        <source>Acts after every other number; another {number} cancels it.</source>
        <translation>ほかのどの数字よりもあとに動きます。{number}どうしは相殺されます。</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Its number does not matter in a push: a {lowest} can push a {highest}.</source>
        <translation>数字は優先順位で、プッシュの強さには関係ありません。{lowest}で{highest}をプッシュすることもできます。</translation>
    </message>
    <message>
        <source>Acts before lower numbers and after higher ones; another {number} cancels it.</source>
        <translation>小さい数字より先、大きい数字よりあとに動きます。{number}どうしは相殺されます。</translation>
    </message>
    <message>
        <source>Epigon. {colour}.</source>
        <translation>エピゴン（{colour}）</translation>
    </message>
    <message>
        <source>Its Epigon has been captured: the Order moves nothing but can cancel.</source>
        <translation>エピゴンは捕獲済みです。何も動きませんが、相殺はできます。</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>オーダー{number}</translation>
    </message>
    <message>
        <source>Moves {seat}’s Epigon {number}.</source>
        <translation>{seat}のエピゴン{number}を動かします。</translation>
    </message>
    <message>
        <source>Removed when the rows are revealed, leaving a gap.</source>
        <translation>並びを表にしたあと盤から取り除き、そのマスは空きになります。</translation>
    </message>
    <message>
        <source>{seat}’s Epigon {number}</source>
        <translation>{seat}のエピゴン{number}</translation>
    </message>
    <message>
        <source>{seat}’s Order {number}</source>
        <translation>{seat}のオーダー{number}</translation>
    </message>
    <message>
        <source>place {number} in the stack</source>
        <translation>スタックの{number}枚目</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>{column}列</translation>
    </message>
    <message>
        <source>square {square}</source>
        <translation>マス{square}</translation>
    </message>
    <message>
        <source>{seat}’s hidden tile</source>
        <translation>{seat}の伏せたタイル</translation>
    </message>
    <message>
        <source>{tile} on {square}</source>
        <translation>{tile}（{square}）</translation>
    </message>
    <message>
        <source>On {square}.</source>
        <translation>{square}にいます。</translation>
    </message>
    <message>
        <source>If nothing is captured this turn, the game is drawn.</source>
        <translation>このターンに捕獲がなければ引き分けになります。</translation>
    </message>
    <message>
        <source>You can offer a draw only while planning.</source>
        <translation>引き分けを提案できるのは、計画ステップだけです。</translation>
    </message>
    <message>
        <source>{number} ({direction})</source>
        <comment>an Order</comment>
        <translation>{number}を{direction}へ</translation>
    </message>
    <message>
        <source>Put {number} in column {column}</source>
        <translation>{number}を{column}列に置く</translation>
    </message>
    <message>
        <source>{seat}’s row is locked in.</source>
        <translation>{seat}が配置を確定しました。</translation>
    </message>
    <message>
        <source>{seat} puts {number} in column {column}.</source>
        <translation>{seat}が{number}を{column}列に置きました。</translation>
    </message>
    <message>
        <source>Turn {turn} begins.</source>
        <translation>第{turn}ターン開始。</translation>
    </message>
    <message>
        <source>Super slide</source>
        <comment>what is answered beforehand</comment>
        <translation>スーパースライド</translation>
    </message>
    <message>
        <source>Blocked: at some point along the line the other side outnumbers yours.</source>
        <translation>ブロックされます。途中で相手の枚数が味方を上回ります。</translation>
    </message>
    <message>
        <source>Not blocked: the other side never outnumbers yours along the line.</source>
        <translation>ブロックされません。相手の枚数が味方を上回ることは、途中で一度もありません。</translation>
    </message>
    <message>
        <source>{seat}’s tile: {colour}.</source>
        <translation>{seat}のタイル（{colour}）</translation>
    </message>
    <message>
        <source>Captured by {seat}.</source>
        <translation>{seat}が捕獲しました。</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>{column} {number}</source>
        <comment>an Epigon in a column of a row</comment>
        <translation>{column}列{number}</translation>
    </message>
    <message>
        <source>First click an Epigon, then the place for it in your row.</source>
        <translation>先にエピゴンをクリックし、次に自分の段の置き場所をクリックしてください。</translation>
    </message>
    <message>
        <source>Your row: {row}</source>
        <translation>自分の並び：{row}</translation>
    </message>
    <message>
        <source>Epigon {number}</source>
        <comment>a heading</comment>
        <translation>エピゴン{number}</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <comment>a heading</comment>
        <translation>オーダー{number}</translation>
    </message>
    <message>
        <source>Swap {one} and {other}</source>
        <translation>{one}と{other}を入れ替える</translation>
    </message>
    <message>
        <source>Take Order {number} off the stack</source>
        <translation>オーダー{number}をスタックから外す</translation>
    </message>
    <message>
        <source>Move Order {number} to place {place}</source>
        <translation>オーダー{number}を上から{place}番目に移す</translation>
    </message>
    <message>
        <source>Move {number} to column {column}</source>
        <translation>{number}を{column}列に移す</translation>
    </message>
    <message>
        <source>your {number}</source>
        <comment>an Epigon</comment>
        <translation>自分の{number}</translation>
    </message>
    <message>
        <source>pushes {tiles}</source>
        <translation>{tiles}をプッシュ</translation>
    </message>
    <message>
        <source>captures {tile}</source>
        <translation>{tile}を捕獲</translation>
    </message>
    <message>
        <source>Planning</source>
        <comment>what a player does</comment>
        <translation>計画中</translation>
    </message>
    <message>
        <source>{number} super slides</source>
        <translation>{number}がスーパースライド</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>what a player does</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Answering</source>
        <comment>what a player does</comment>
        <translation>返答中</translation>
    </message>
    <message>
        <source>Acting</source>
        <comment>what a player does</comment>
        <translation>アクション中</translation>
    </message>
    <message>
        <source>Ready</source>
        <comment>what a player does</comment>
        <translation>確定済み</translation>
    </message>
    <message>
        <source>Deploying</source>
        <comment>what a player does</comment>
        <translation>配置中</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>前のターン</translation>
    </message>
    <message>
        <source>Captured {count} of {goal}</source>
        <translation>捕獲 {count}/{goal}枚</translation>
    </message>
    <message>
        <source>Winner</source>
        <comment>what a player does</comment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Offers a draw</source>
        <comment>what a player does</comment>
        <translation>引き分けを提案中</translation>
    </message>
    <message>
        <source>No Orders have been revealed yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>both {number}: they cancel</source>
        <translation>{number}どうしで相殺</translation>
    </message>
    <message>
        <source>{seat}’s {numbers}</source>
        <comment>Epigons that another one pushes</comment>
        <translation>{seat}の{numbers}</translation>
    </message>
    <message>
        <source>{number} pushes {tiles} ({ratio})</source>
        <translation>{number}が{tiles}をプッシュ（{ratio}）</translation>
    </message>
    <message>
        <source>{number} is blocked ({ratio})</source>
        <translation>{number}はブロックされた（{ratio}）</translation>
    </message>
    <message>
        <source>{number} falls</source>
        <translation>{number}が落ちる</translation>
    </message>
    <message>
        <source>{number} is gone</source>
        <translation>{number}は捕獲済み</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two short sentences</comment>
        <translation>／</translation>
    </message>
    <message>
        <source>{own} : {opposing}</source>
        <comment>own tiles against opposing ones in a push</comment>
        <translation>{own}:{opposing}</translation>
    </message>
    <message>
        <source>Change Order {number} to {direction}</source>
        <translation>オーダー{number}の向きを{direction}に変える</translation>
    </message>
    <message>
        <source>Take {number} back from your row</source>
        <translation>{number}をトレイに戻す</translation>
    </message>
    <message>
        <source>super slide possible</source>
        <comment>a super slide is possible</comment>
        <translation>任意でスーパースライド</translation>
    </message>
    <message>
        <source>blocked now</source>
        <translation>いまはブロックされる</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>super slide?</source>
        <translation>スーパースライド？</translation>
    </message>
    <message>
        <source>{own}&#xa0;against&#xa0;{opposing}</source>
        <comment>how many tiles push against how many</comment>
        <translation>{own}対{opposing}</translation>
    </message>
    <message>
        <source>captured: cancels only</source>
        <translation>相殺のみ可</translation>
    </message>
    <message>
        <source>loses your own {number}</source>
        <translation>自分の{number}を失う</translation>
    </message>
</context>
</TS>
