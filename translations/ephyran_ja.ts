<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Ephyran</name>
    <message>
        <source>Ephyran</source>
        <comment>the game&apos;s title</comment>
        <translation>エフィラン</translation>
    </message>
    <message>
        <source>Two halves on every card: build Athena’s city with one, and give up the other.</source>
        <translation>1枚のカードに2つの使い道。片方を選んで、アテナの都市を築きます。</translation>
    </message>
    <message>
        <source>Blocking with a defence</source>
        <translation>防御カードでの対抗</translation>
    </message>
    <message>
        <source>With two or more people you are asked whatever you hold; alone against computers, only when you can block. “Ask only when I can” lets the others guess at your hand.</source>
        <translation>人間が2人以上いるときは手札にかかわらず、自分とコンピューターだけのときは対抗できる場合だけ確認します。「できるときだけ確認」にすると、手札を推測されることがあります。</translation>
    </message>
    <message>
        <source>Exchange</source>
        <comment>a button: do it</comment>
        <translation>交換する</translation>
    </message>
    <message>
        <source>{seat}, with a token</source>
        <comment>whose area it is, below its picture</comment>
        <translation>{seat}（トークン付き）</translation>
    </message>
    <message>
        <source>One of the two areas: exchange it. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held</comment>
        <translation>交換するなら2つのエリアのどちらかへ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>A city: its owner chooses the area that goes. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held</comment>
        <translation>攻撃するなら相手の都市へ（失うエリアは相手が選びます）、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Your city or the tokens: play it. Discard pile: discard it. Esc puts it back.</source>
        <comment>held</comment>
        <translation>プレイするなら自分の都市か魔法トークンへ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>None of your unlocked areas matches one in another city or your hand.</source>
        <translation>封鎖されていない自分のエリアと同じエリアが、ほかの都市にも手札にもありません。</translation>
    </message>
    <message>
        <source>You have no unlocked territory with an area.</source>
        <translation>自分の都市に、封鎖できる領地（エリアがあり、まだ封鎖されていない領地）がありません。</translation>
    </message>
    <message>
        <source>No territory is locked.</source>
        <translation>封鎖されている領地がありません。</translation>
    </message>
    <message>
        <source>Pile: play it. Discard pile: discard it. Esc puts it back.</source>
        <comment>held</comment>
        <translation>プレイするなら山札へ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>A city’s Dionysus: steal him. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held: an area</comment>
        <translation>奪うなら相手のディオニュソスへ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Your city: place it. Another’s Dionysus: steal him. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held: an area</comment>
        <translation>置くなら自分の都市へ、奪うなら相手のディオニュソスへ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>You can only discard it. Esc puts it back.</source>
        <comment>held: it cannot be played</comment>
        <translation>捨てることしかできません。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Enter discards it. Esc puts it back.</source>
        <comment>a card is at the discard pile</comment>
        <translation>Enterで捨てます。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Enter plays it. Esc puts it back.</source>
        <comment>a support is at a target</comment>
        <translation>Enterでプレイします。Escで取り消せます。</translation>
    </message>
    <message>
        <source>A token: steal it. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held</comment>
        <translation>奪うなら相手のトークンへ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>A territory: lock it. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held</comment>
        <translation>封鎖するなら自分の領地へ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>A territory: unlock it. Discard pile: discard the card. Esc puts it back.</source>
        <comment>held</comment>
        <translation>封鎖を解くならその領地へ、捨てるなら捨て札へ。Escで取り消せます。</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <comment>asked before it is done</comment>
        <translation>これで手番が終わります。</translation>
    </message>
    <message>
        <source>next you choose what replaces it:</source>
        <comment>a preview: areas are listed below</comment>
        <translation>次に、代わりに来るエリアを選ぶ：</translation>
    </message>
    <message>
        <source>This finishes your city: {points} more. Then your turn ends.</source>
        <comment>asked before it is done</comment>
        <translation>都市が完成し、さらに{points}を得て手番が終わります。</translation>
    </message>
    <message>
        <source>This finishes your city: {points} more. Then your turn ends, and this becomes the final round.</source>
        <comment>asked before it is done</comment>
        <translation>都市が完成し、さらに{points}を得て手番が終わります。このラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>This finishes your city: {points} more. Then the game ends.</source>
        <comment>asked before it is done</comment>
        <translation>都市が完成し、さらに{points}を得てゲームが終わります。</translation>
    </message>
    <message>
        <source>Exchange your {place} for which area?</source>
        <comment>a question: {place} is Lagoon 2</comment>
        <translation>自分の{place}を、どのエリアと交換しますか？</translation>
    </message>
    <message>
        <source>Then:</source>
        <comment>a diagram of cities: before what becomes of them</comment>
        <translation>そのあと：</translation>
    </message>
    <message>
        <source>{creature} ({symbol})</source>
        <comment>an area and its printed symbol</comment>
        <translation>{creature}（{symbol}）</translation>
    </message>
    <message>
        <source>City {number}:</source>
        <comment>a diagram: one of the cities side by side</comment>
        <translation>都市{number}：</translation>
    </message>
    <message>
        <source>Athena token</source>
        <translation>アテナトークン</translation>
    </message>
    <message>
        <source>{seat} keeps it for the whole game.</source>
        <comment>the Athena token</comment>
        <translation>ゲームが終わるまで{seat}が持ちます。</translation>
    </message>
    <message>
        <source>It marks the start player, who begins every round.</source>
        <translation>スタートプレイヤーのしるし。どのラウンドもその人の手番から始まります。</translation>
    </message>
    <message>
        <source>It gives no points, and nobody can take it.</source>
        <translation>得点にはならず、奪われることもありません。</translation>
    </message>
    <message>
        <source>{god}’s own territory: everything in it counts {times}.</source>
        <translation>{god}の領地：得点がすべて{times}になる。</translation>
    </message>
    <message>
        <source>the Athena token, {seat}’s</source>
        <translation>{seat}のアテナトークン</translation>
    </message>
    <message>
        <source>replaces {old} with {area}</source>
        <comment>what a player did</comment>
        <translation>{old}を{area}に変更</translation>
    </message>
    <message>
        <source>exchanges {old} for {area} from hand</source>
        <comment>what a player did</comment>
        <translation>{old}を手札の{area}と交換</translation>
    </message>
    <message>
        <source>steals {dionysus} from {victim}</source>
        <comment>what a player did</comment>
        <translation>{victim}の{dionysus}を奪う</translation>
    </message>
    <message>
        <source>gets {taken} from {victim} in exchange for {given}</source>
        <comment>what a player did</comment>
        <translation>{given}を{victim}の{taken}と交換</translation>
    </message>
    <message>
        <source>loses {things}</source>
        <comment>what happened to a player</comment>
        <translation>{things}を失う</translation>
    </message>
    <message>
        <source>plays {support} on {target}’s {area}</source>
        <comment>what a player did</comment>
        <translation>{target}の{area}に{support}をプレイ</translation>
    </message>
    <message>
        <source>blocks {attacker}’s {support} with {defence}</source>
        <comment>what a player did</comment>
        <translation>{attacker}の{support}を{defence}で防ぐ</translation>
    </message>
    <message>
        <source>locks the {territory} with {shield}</source>
        <comment>what a player did</comment>
        <translation>{shield}で{territory}を封鎖</translation>
    </message>
    <message>
        <source>unlocks {owner}’s {territory} with {magic}</source>
        <comment>what a player did</comment>
        <translation>{magic}で{owner}の{territory}の封鎖を解く</translation>
    </message>
    <message>
        <source>takes a magical token ({token})</source>
        <comment>what a player did</comment>
        <translation>魔法トークン（{token}）を獲得</translation>
    </message>
    <message>
        <source>steals the token ({token})</source>
        <comment>what a player did</comment>
        <translation>トークン（{token}）を奪う</translation>
    </message>
    <message>
        <source>places {token} on {area}</source>
        <comment>what a player did</comment>
        <translation>{area}に{token}を置く</translation>
    </message>
    <message>
        <source>draws {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を引く</translation>
    </message>
    <message>
        <source>replaces {old}, losing its token, with {area}</source>
        <comment>what a player did</comment>
        <translation>{old}を{area}に変更し、上のトークンを失う</translation>
    </message>
    <message>
        <source>exchanges {old}, losing its token, for {area} from hand</source>
        <comment>what a player did</comment>
        <translation>{old}を手札の{area}と交換し、上のトークンを失う</translation>
    </message>
    <message>
        <source>{area} with {token}</source>
        <comment>an area that moves, and the token on it: Scylla with a helmet</comment>
        <translation>{area}（{token}つき）</translation>
    </message>
    <message>
        <source>loses {things}, and the token on it</source>
        <comment>what happened to a player</comment>
        <translation>{things}をトークンごと失う</translation>
    </message>
    <message>
        <source>plays {support} on {target}</source>
        <comment>what a player did</comment>
        <translation>{target}に{support}をプレイ</translation>
    </message>
    <message>
        <source>plays {things}</source>
        <comment>what a player did</comment>
        <translation>{things}をプレイ</translation>
    </message>
    <message>
        <source>unlocks their own {territory} with {magic}</source>
        <comment>what a player did</comment>
        <translation>{magic}で自分の{territory}の封鎖を解く</translation>
    </message>
    <message>
        <source>takes {things} from the discard pile</source>
        <comment>what a player did</comment>
        <translation>捨て札の{things}を取る</translation>
    </message>
    <message>
        <source>keeps {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を手札に加える</translation>
    </message>
    <message>
        <source>takes a magical token</source>
        <comment>what a player did</comment>
        <translation>魔法トークンを獲得</translation>
    </message>
    <message>
        <source>steals the token</source>
        <comment>what a player did</comment>
        <translation>トークンを奪う</translation>
    </message>
    <message numerus="yes">
        <source>draws %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>カードを%n枚手札に加える</numerusform>
        </translation>
    </message>
    <message>
        <source>adds {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を追加</translation>
    </message>
    <message>
        <source>discards {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を捨てる</translation>
    </message>
    <message>
        <source>blocks nothing</source>
        <comment>what a player did</comment>
        <translation>対抗なし</translation>
    </message>
    <message numerus="yes">
        <source>looks at %n cards</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>山札のカードを%n枚見る</numerusform>
        </translation>
    </message>
    <message>
        <source>draws nothing</source>
        <comment>what a player did</comment>
        <translation>何も引かず</translation>
    </message>
    <message numerus="yes">
        <source>finishes their city (%n points)</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>都市を完成（%n点）</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses {god}</source>
        <comment>what a player did</comment>
        <translation>{god}を選ぶ</translation>
    </message>
    <message>
        <source>Finished in the same round</source>
        <comment>a city</comment>
        <translation>同じラウンドに完成</translation>
    </message>
    <message>
        <source>Horse in front, fish behind: it draws Poseidon’s chariot across the waves.</source>
        <translation>前は馬、後ろは魚。ポセイドンの戦車を引いて波の上を駆ける。</translation>
    </message>
    <message>
        <source>Her song lures sailors onto the rocks.</source>
        <translation>美しい歌声で船乗りを惑わせ、船を難破させる。</translation>
    </message>
    <message>
        <source>The giant crab that pinched Heracles while he fought the Hydra.</source>
        <translation>ヒュドラと戦うヘラクレスの足をはさんだ巨大な蟹。</translation>
    </message>
    <message>
        <source>Poseidon’s son: with his shell horn he stirs the sea and calms it.</source>
        <translation>ポセイドンの息子。ほら貝を吹いて波を起こし、また鎮める。</translation>
    </message>
    <message>
        <source>Six heads on long necks, in a strait that ships have to pass.</source>
        <translation>長い首に6つの頭。海峡に潜み、通る船を襲う。</translation>
    </message>
    <message>
        <source>The sea monster sent to devour Andromeda, until Perseus came.</source>
        <translation>アンドロメダを狙って現れ、ペルセウスに倒された海獣。</translation>
    </message>
    <message>
        <source>Half man, half goat; he loves wine, music and mischief.</source>
        <translation>半人半山羊。酒と音楽といたずらが大好き。</translation>
    </message>
    <message>
        <source>Artemis sent the Calydonian Boar; a whole band of heroes hunted it.</source>
        <translation>アルテミスが放ったカリュドンの猪。名だたる英雄たちが総出で狩った。</translation>
    </message>
    <message>
        <source>Half man, half horse. Most are wild; Chiron taught heroes.</source>
        <translation>半人半馬。荒くれ者が多いが、ケイロンは英雄たちの師となった。</translation>
    </message>
    <message>
        <source>A giant with a single eye. Odysseus escaped one by a trick.</source>
        <translation>一つ目の巨人。オデュッセウスは知恵で逃げのびた。</translation>
    </message>
    <message>
        <source>Bull-headed man in the Labyrinth of Crete.</source>
        <translation>クレタ島の迷宮に住む、牛頭人身の魔物。</translation>
    </message>
    <message>
        <source>The three-headed dog who lets nobody leave the underworld.</source>
        <translation>3つの頭を持つ冥界の番犬。だれも外へ出さない。</translation>
    </message>
    <message>
        <source>The kingfisher: the winds rest while she broods.</source>
        <translation>カワセミ。卵を抱くあいだ、風はやみ海は凪ぐ。</translation>
    </message>
    <message>
        <source>A storm wind with a woman’s face; she snatches what she wants.</source>
        <translation>女の顔をした、つむじ風の鳥。欲しいものをさらっていく。</translation>
    </message>
    <message>
        <source>A man-eating bird of Lake Stymphalos; its bronze feathers fly like arrows.</source>
        <translation>ステュンファロス湖の人食い鳥。青銅の羽を矢のように飛ばす。</translation>
    </message>
    <message>
        <source>The winged horse, born of Medusa’s blood and tamed at Corinth.</source>
        <translation>メドゥーサの血から生まれた翼ある馬。コリントスで手なずけられた。</translation>
    </message>
    <message>
        <source>Lion with an eagle’s head and wings; it guards gold.</source>
        <translation>鷲の頭と翼を持つ獅子。黄金を守る。</translation>
    </message>
    <message>
        <source>Winged lioness who asks a riddle. A wrong answer is the last one.</source>
        <translation>翼のある雌獅子。謎をかけ、答えられない者を食う。</translation>
    </message>
    <message>
        <source>The ancients thought it so cold that it could live in fire.</source>
        <translation>体が冷たく、火の中でも生きられると信じられた。</translation>
    </message>
    <message>
        <source>It burns, and rises young from its own ashes.</source>
        <translation>身を焼き、灰の中から若返ってよみがえる。</translation>
    </message>
    <message>
        <source>Lion, goat and serpent in one, and it breathes fire.</source>
        <translation>獅子と山羊と蛇が1つになった、火を吐く獣。</translation>
    </message>
    <message>
        <source>The bronze giant Hephaestus made to guard the coasts of Crete.</source>
        <translation>ヘパイストスが造った青銅の巨人。クレタ島の海岸を守る。</translation>
    </message>
    <message>
        <source>The Colchian Dragon never slept, for it guarded the Golden Fleece.</source>
        <translation>黄金の羊毛を守り、決して眠らないコルキスの竜。</translation>
    </message>
    <message>
        <source>The hundred-headed giant whom Zeus buried under Etna.</source>
        <translation>百の頭を持つ巨人。ゼウスがエトナ山の下に封じた。</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>of a creature, in a sentence</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a magical token and place it face down on one of your areas. Any other player may block it with Hecate’s Magic.</source>
        <translation>魔法トークンを1枚取り、自分のエリアに裏向きに置く。ほかのプレイヤーはだれでも「ヘカテの魔術」で防げる。</translation>
    </message>
    <message>
        <source>Name a player, who chooses one of their uncovered areas and gives it up. That player may block it with Athena’s Shield.</source>
        <translation>プレイヤーを1人選ぶ。そのプレイヤーは、覆われていないエリアを自分で1つ選び、失う。「アテナの盾」で防げる。</translation>
    </message>
    <message>
        <source>Take a face-down token from another city, look at it and place it on one of your areas. Its owner may block it with Hecate’s Magic.</source>
        <translation>ほかの都市の裏向きのトークンを1枚奪い、確認してから自分のエリアに置く。持ち主は「ヘカテの魔術」で防げる。</translation>
    </message>
    <message>
        <source>On your turn: lock one of your territories. On other players’ turns: block an exchange with your city, or a Destroy aimed at you.</source>
        <translation>自分の手番には、自分の領地1つを封鎖する。ほかのプレイヤーの手番には、自分の都市との交換か、自分への破壊を防ぐ。</translation>
    </message>
    <message>
        <source>On your turn: unlock any territory. On other players’ turns: block the theft of your token, or another player’s Take Token.</source>
        <translation>自分の手番には、いずれかの領地の封鎖を解く。ほかのプレイヤーの手番には、自分のトークンの強奪か、そのプレイヤーのトークン獲得を防ぐ。</translation>
    </message>
    <message>
        <source>Face down on an area; its owner may look at it at any time, others see it at the end.</source>
        <translation>エリアに裏向きに置かれる。持ち主はいつでも見られ、ほかのプレイヤーにはゲーム終了時に公開される。</translation>
    </message>
    <message>
        <source>Zeus’s thunderbolt: {points} points for the territory.</source>
        <translation>ゼウスの雷霆。領地に{points}点。</translation>
    </message>
    <message>
        <source>Poseidon’s trident: {points} points for the territory.</source>
        <translation>ポセイドンの三叉の矛。領地に{points}点。</translation>
    </message>
    <message>
        <source>Athena’s owl: {points} point for the territory.</source>
        <translation>アテナのフクロウ。領地に{points}点。</translation>
    </message>
    <message>
        <source>Ares’s helmet: {points} point for the territory.</source>
        <translation>アレスの兜。領地に{points}点。</translation>
    </message>
    <message>
        <source>one point</source>
        <comment>of a creature, in a sentence</comment>
        <translation>1点</translation>
    </message>
    <message>
        <source>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. It cannot be blocked, and you do not draw again this turn.</source>
        <translation>山札の上から{number}枚を見て1枚を手札に加え、残りは好きな順で捨て札にする。対抗されない。この手番はもう引かない。</translation>
    </message>
    <message>
        <source>{points}, minus that token’s, plus yours</source>
        <comment>a sum in a preview: another player’s</comment>
        <translation>{points}（トークンは入れ替わる）</translation>
    </message>
    <message>
        <source>{creature} no longer counts</source>
        <comment>a preview</comment>
        <translation>{creature}は得点にならなくなる</translation>
    </message>
    <message>
        <source>ends the game: nobody plays after you</source>
        <comment>a preview</comment>
        <translation>この手番でゲーム終了</translation>
    </message>
    <message>
        <source>your token ({token}) leaves the game</source>
        <comment>a preview</comment>
        <translation>自分のトークン（{token}）はゲームから除外</translation>
    </message>
    <message>
        <source>this becomes the final round</source>
        <comment>a preview</comment>
        <translation>このラウンドが最後になる</translation>
    </message>
    <message>
        <source>The game ends with this round.</source>
        <translation>このラウンドでゲームが終わります。</translation>
    </message>
    <message>
        <source>your token ({token}) goes with it</source>
        <comment>a preview</comment>
        <translation>自分のトークン（{token}）も相手に渡る</translation>
    </message>
    <message>
        <source>your token on {area} ({token}) is stolen</source>
        <comment>a preview</comment>
        <translation>{area}の自分のトークン（{token}）が奪われる</translation>
    </message>
    <message>
        <source>city bonus</source>
        <comment>what points are for</comment>
        <translation>都市ボーナス</translation>
    </message>
    <message>
        <source>tokens not counted</source>
        <comment>beside what points are for: a token came, went or moved too</comment>
        <translation>トークンの点は除く</translation>
    </message>
    <message>
        <source>four creatures in the {territory}</source>
        <comment>what points are for</comment>
        <translation>{territory}のクリーチャーボーナス</translation>
    </message>
    <message>
        <source>{points}, minus your token’s, plus the other’s</source>
        <comment>a sum in a preview</comment>
        <translation>{points}（自分のトークンを失い、相手のトークンを得る）</translation>
    </message>
    <message>
        <source>{symbol} lost: −{points}</source>
        <comment>a printed symbol in a preview</comment>
        <translation>{symbol}を失う：−{points}点</translation>
    </message>
    <message>
        <source>four different creatures: bonus lost</source>
        <comment>a preview</comment>
        <translation>クリーチャーボーナスを失う</translation>
    </message>
    <message>
        <source>{points}, minus the token’s</source>
        <comment>a sum in a preview</comment>
        <translation>{points}（トークンの点は除く）</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <comment>a preview: how another player&apos;s points change</comment>
        <translation>{seat}：{points}</translation>
    </message>
    <message>
        <source>empties the pile: this turn ends the game</source>
        <comment>a preview</comment>
        <translation>山札がなくなる：この手番でゲーム終了</translation>
    </message>
    <message>
        <source>{seat} gets {area}: {points}</source>
        <comment>a preview</comment>
        <translation>{seat}は{area}を得て{points}</translation>
    </message>
    <message>
        <source>{points}, plus the token’s</source>
        <comment>a sum in a preview</comment>
        <translation>{points}、さらにトークンの点が加わる</translation>
    </message>
    <message>
        <source>{creature} counts as before</source>
        <comment>a preview</comment>
        <translation>{creature}は引き続き得点になる</translation>
    </message>
    <message>
        <source>Dionysus</source>
        <comment>the god who stands for any creature</comment>
        <translation>ディオニュソス</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>a territory, also before a number: Lagoon 2</comment>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>Lands</source>
        <comment>a territory, also before a number: Lands 2</comment>
        <translation>大地</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>a territory, also before a number: Forest 2</comment>
        <translation>森</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>a territory, also before a number: Mountain 2</comment>
        <translation>火山</translation>
    </message>
    <message>
        <source>lagoon</source>
        <comment>a territory in a sentence</comment>
        <translation>ラグーン</translation>
    </message>
    <message>
        <source>lands</source>
        <comment>a territory in a sentence</comment>
        <translation>大地</translation>
    </message>
    <message>
        <source>forest</source>
        <comment>a territory in a sentence</comment>
        <translation>森</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>a territory in a sentence</comment>
        <translation>火山</translation>
    </message>
    <message>
        <source>Poseidon</source>
        <comment>a god</comment>
        <translation>ポセイドン</translation>
    </message>
    <message>
        <source>Gaia</source>
        <comment>a god</comment>
        <translation>ガイア</translation>
    </message>
    <message>
        <source>Aeolus</source>
        <comment>a god</comment>
        <translation>アイオロス</translation>
    </message>
    <message>
        <source>Hephaestus</source>
        <comment>a god</comment>
        <translation>ヘパイストス</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>how often points count</comment>
        <translation>
            <numerusform>%n倍</numerusform>
        </translation>
    </message>
    <message>
        <source>Hippocamp</source>
        <comment>a creature</comment>
        <translation>ヒッポカンポス</translation>
    </message>
    <message>
        <source>Siren</source>
        <comment>a creature</comment>
        <translation>セイレーン</translation>
    </message>
    <message>
        <source>Karkinos</source>
        <comment>a creature</comment>
        <translation>カルキノス</translation>
    </message>
    <message>
        <source>Triton</source>
        <comment>a creature</comment>
        <translation>トリトン</translation>
    </message>
    <message>
        <source>Scylla</source>
        <comment>a creature</comment>
        <translation>スキュラ</translation>
    </message>
    <message>
        <source>Cetus</source>
        <comment>a creature</comment>
        <translation>ケートス</translation>
    </message>
    <message>
        <source>Satyr</source>
        <comment>a creature</comment>
        <translation>サテュロス</translation>
    </message>
    <message>
        <source>Boar</source>
        <comment>a creature, the Calydonian Boar</comment>
        <translation>大猪</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a creature</comment>
        <translation>ケンタウロス</translation>
    </message>
    <message>
        <source>Cyclops</source>
        <comment>a creature</comment>
        <translation>キュクロプス</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <comment>a creature</comment>
        <translation>ミノタウロス</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <comment>a creature</comment>
        <translation>ケルベロス</translation>
    </message>
    <message>
        <source>Halcyon</source>
        <comment>a creature</comment>
        <translation>ハルキュオン</translation>
    </message>
    <message>
        <source>Harpy</source>
        <comment>a creature</comment>
        <translation>ハルピュイア</translation>
    </message>
    <message>
        <source>Stymphalian</source>
        <comment>a creature, the Stymphalian Bird, short for a card</comment>
        <translation>怪鳥</translation>
    </message>
    <message>
        <source>Pegasus</source>
        <comment>a creature</comment>
        <translation>ペガサス</translation>
    </message>
    <message>
        <source>Griffin</source>
        <comment>a creature</comment>
        <translation>グリフォン</translation>
    </message>
    <message>
        <source>Sphinx</source>
        <comment>a creature</comment>
        <translation>スフィンクス</translation>
    </message>
    <message>
        <source>Salamander</source>
        <comment>a creature</comment>
        <translation>サラマンダー</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <comment>a creature</comment>
        <translation>フェニックス</translation>
    </message>
    <message>
        <source>Chimera</source>
        <comment>a creature</comment>
        <translation>キマイラ</translation>
    </message>
    <message>
        <source>Talos</source>
        <comment>a creature</comment>
        <translation>タロス</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a creature, the Colchian Dragon</comment>
        <translation>竜</translation>
    </message>
    <message>
        <source>Typhon</source>
        <comment>a creature</comment>
        <translation>テュポン</translation>
    </message>
    <message>
        <source>Castor &amp; Pollux</source>
        <comment>a support</comment>
        <translation>カストルとポルックス</translation>
    </message>
    <message>
        <source>The Graeae</source>
        <comment>a support</comment>
        <translation>グライアイ</translation>
    </message>
    <message>
        <source>Exchange</source>
        <comment>a support</comment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Take Token</source>
        <comment>a support</comment>
        <translation>トークン獲得</translation>
    </message>
    <message>
        <source>Destroy</source>
        <comment>a support</comment>
        <translation>破壊</translation>
    </message>
    <message>
        <source>Steal Token</source>
        <comment>a support</comment>
        <translation>トークン強奪</translation>
    </message>
    <message>
        <source>Athena’s Shield</source>
        <comment>a support</comment>
        <translation>アテナの盾</translation>
    </message>
    <message>
        <source>Hecate’s Magic</source>
        <comment>a support</comment>
        <translation>ヘカテの魔術</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>トークンなし</translation>
    </message>
    <message>
        <source>Thunderbolt</source>
        <comment>a magical token or printed symbol</comment>
        <translation>雷霆</translation>
    </message>
    <message>
        <source>Trident</source>
        <comment>a magical token or printed symbol</comment>
        <translation>三叉の矛</translation>
    </message>
    <message>
        <source>Owl</source>
        <comment>a magical token or printed symbol</comment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>Helmet</source>
        <comment>a magical token or printed symbol</comment>
        <translation>兜</translation>
    </message>
    <message>
        <source>no token</source>
        <comment>in a sentence</comment>
        <translation>トークンなし</translation>
    </message>
    <message>
        <source>a thunderbolt</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>雷霆</translation>
    </message>
    <message>
        <source>a trident</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>三叉の矛</translation>
    </message>
    <message>
        <source>an owl</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>a helmet</source>
        <comment>a token or symbol in a sentence</comment>
        <translation>兜</translation>
    </message>
    <message>
        <source>twice</source>
        <comment>how often points count</comment>
        <translation>2倍</translation>
    </message>
    <message>
        <source>the Graeae</source>
        <comment>in a sentence</comment>
        <translation>グライアイ</translation>
    </message>
    <message>
        <source>Face-down token</source>
        <translation>裏向きのトークン</translation>
    </message>
    <message>
        <source>a face-down token</source>
        <comment>in a sentence</comment>
        <translation>裏向きのトークン</translation>
    </message>
    <message>
        <source>{support}</source>
        <comment>a support named in a sentence</comment>
        <translation>「{support}」</translation>
    </message>
    <message>
        <source>{territory} {number}</source>
        <comment>an area: Lagoon 2</comment>
        <translation>{territory}{number}</translation>
    </message>
    <message>
        <source>{area}, {creature}</source>
        <comment>an area in a city: Lagoon 2, Scylla</comment>
        <translation>{area}・{creature}</translation>
    </message>
    <message>
        <source>{creature} ({area})</source>
        <comment>an area: Scylla (Lagoon 2)</comment>
        <translation>{creature}（{area}）</translation>
    </message>
    <message>
        <source>{creature} ({area})</source>
        <comment>an area, for within brackets: Scylla (Lagoon 2)</comment>
        <translation>{creature}・{area}</translation>
    </message>
    <message>
        <source>{upper} / {lower}</source>
        <comment>a card by its halves: Scylla (Lagoon 2) / Destroy</comment>
        <translation>{upper}／{lower}</translation>
    </message>
    <message>
        <source>This is not a position of Ephyran.</source>
        <translation>エフィランの局面ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Ephyran.</source>
        <translation>「{text}」はエフィランの手ではありません。</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile</source>
        <comment>an action</comment>
        <translation>捨て札のいちばん上のカードを取る</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <comment>an action</comment>
        <translation>山札から引く</translation>
    </message>
    <message>
        <source>Don’t block</source>
        <comment>an action</comment>
        <translation>対抗しない</translation>
    </message>
    <message>
        <source>Draw nothing</source>
        <comment>an action</comment>
        <translation>引かない</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <comment>an action</comment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Gods</source>
        <translation>神</translation>
    </message>
    <message>
        <source>Your god’s territory counts {times} at the end.</source>
        <translation>自分の神の領地は、得点が{times}になります。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Who goes first. Everyone has the same number of turns.</source>
        <translation>最初に手番を行うプレイヤー。手番の回数は全員同じです。</translation>
    </message>
    <message>
        <source>{action}, giving up {halves}</source>
        <comment>an action and the other halves of its cards</comment>
        <translation>{action}（使わない半分：{halves}）</translation>
    </message>
    <message>
        <source>Add {area}</source>
        <comment>an action</comment>
        <translation>{area}を追加</translation>
    </message>
    <message>
        <source>Steal Dionysus from {seat} for your {territory}, leaving {area}</source>
        <comment>an action</comment>
        <translation>{seat}のディオニュソスを{area}と引き換えに奪い、自分の{territory}に置く</translation>
    </message>
    <message>
        <source>Play {support}</source>
        <comment>an action</comment>
        <translation>{support}をプレイ</translation>
    </message>
    <message>
        <source>Play {support}: {area} with {seat}</source>
        <comment>an action</comment>
        <translation>{support}をプレイ：{seat}と{area}を交換</translation>
    </message>
    <message>
        <source>Play {support}: {place} for {area} from your hand</source>
        <comment>an action</comment>
        <translation>{support}をプレイ：{place}を手札の{area}と交換</translation>
    </message>
    <message>
        <source>Play {support} on {seat}</source>
        <comment>an action</comment>
        <translation>{seat}に{support}をプレイ</translation>
    </message>
    <message>
        <source>Play {support} on {seat}’s {area}</source>
        <comment>an action</comment>
        <translation>{seat}の{area}に{support}をプレイ</translation>
    </message>
    <message>
        <source>Lock your {territory} with {shield}</source>
        <comment>an action</comment>
        <translation>{shield}で自分の{territory}を封鎖</translation>
    </message>
    <message>
        <source>Unlock {seat}’s {territory} with {magic}</source>
        <comment>an action</comment>
        <translation>{magic}で{seat}の{territory}の封鎖を解く</translation>
    </message>
    <message>
        <source>Block it with {defence}</source>
        <comment>an action</comment>
        <translation>{defence}で防ぐ</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <comment>an action</comment>
        <translation>{card}を手札に加える</translation>
    </message>
    <message>
        <source>{action}, then discard {cards}</source>
        <comment>an action; the last one ends up on top</comment>
        <translation>{action}（捨て札へ：{cards}の順）</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <comment>option</comment>
        <translation>ランダムに配る</translation>
    </message>
    <message>
        <source>Chosen in turn order</source>
        <comment>option</comment>
        <translation>手番順に選ぶ</translation>
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
        <source>Add {dionysus} to the {territory}</source>
        <comment>an action</comment>
        <translation>{territory}に{dionysus}を追加</translation>
    </message>
    <message>
        <source>Choose {god}</source>
        <comment>an action</comment>
        <translation>{god}を選ぶ</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <comment>an action</comment>
        <translation>{card}を捨てる</translation>
    </message>
    <message>
        <source>Place the token on {area}</source>
        <comment>an action</comment>
        <translation>{area}にトークンを置く</translation>
    </message>
    <message>
        <source>City bonus</source>
        <comment>a heading</comment>
        <translation>都市ボーナス</translation>
    </message>
    <message>
        <source>For a finished city</source>
        <comment>of a bonus</comment>
        <translation>都市が完成すると得られる</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down tokens not counted</source>
        <translation>
            <numerusform>裏向きのトークン%n枚は含みません</numerusform>
        </translation>
    </message>
    <message>
        <source>{creature} (counted once only)</source>
        <comment>a creature that is there already</comment>
        <translation>{creature}（重複）</translation>
    </message>
    <message>
        <source>Four different creatures</source>
        <translation>4種類のクリーチャー</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points.</source>
        <translation>
            <numerusform>{winner}が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished first</source>
        <comment>a city</comment>
        <translation>最初に完成</translation>
    </message>
    <message>
        <source>{god}: ×{times}</source>
        <comment>the points of the god’s own territory are doubled</comment>
        <translation>{god}（×{times}）</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser}が投了し、{winner}の勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n points each.</source>
        <translation>
            <numerusform>{winners}が%n点で並び、勝利を分け合いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended in round {round}: a city was finished.</source>
        <translation>第{round}ラウンドで都市が完成し、ゲームが終わりました。</translation>
    </message>
    <message>
        <source>The game ended in round {round}.</source>
        <translation>第{round}ラウンドで終わりました。</translation>
    </message>
    <message>
        <source>The game ended in round {round}: the pile was empty.</source>
        <translation>山札がなくなり、第{round}ラウンドで終わりました。</translation>
    </message>
    <message>
        <source>{seats} may block it with {defence}</source>
        <comment>a preview; seats are one or several</comment>
        <translation>{seats}が{defence}で対抗できる</translation>
    </message>
    <message numerus="yes">
        <source>−%n points</source>
        <comment>a preview: what is lost</comment>
        <translation>
            <numerusform>−%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{creature} gives no point: already counted</source>
        <comment>a preview</comment>
        <translation>{creature}は重複のため0点</translation>
    </message>
    <message>
        <source>{god} counts it ×{times}</source>
        <comment>a preview: the god’s own territory</comment>
        <translation>{god}の領地で×{times}</translation>
    </message>
    <message>
        <source>the token on it leaves the game</source>
        <comment>a preview</comment>
        <translation>上のトークンはゲームから除外</translation>
    </message>
    <message>
        <source>cannot be blocked</source>
        <comment>a preview</comment>
        <translation>対抗されない</translation>
    </message>
    <message>
        <source>then you draw nothing: the pile is empty</source>
        <comment>a preview</comment>
        <translation>山札がないので、そのあとは引かない</translation>
    </message>
    <message numerus="yes">
        <source>+%n points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>+%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finishes your city: +%n extra points</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>都市が完成：さらに+%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Your token on {area} leaves the game with it.</source>
        <translation>{area}にある自分のトークンも、ゲームから除外されます。</translation>
    </message>
    <message>
        <source>empties the pile: the final round</source>
        <comment>a preview</comment>
        <translation>山札がなくなり、このラウンドが最後になる</translation>
    </message>
    <message>
        <source>{symbol}: +{points}</source>
        <comment>a printed symbol in a preview</comment>
        <translation>{symbol}：+{points}点</translation>
    </message>
    <message>
        <source>four different creatures: bonus</source>
        <comment>a preview</comment>
        <translation>4種類そろってクリーチャーボーナス</translation>
    </message>
    <message>
        <source>gives up {half}</source>
        <comment>a preview</comment>
        <translation>{half}は使えなくなる</translation>
    </message>
    <message>
        <source>{creature} counts</source>
        <comment>a preview</comment>
        <translation>{creature}が得点になる</translation>
    </message>
    <message>
        <source>{seat} steals {dionysus} from {victim}, leaving {area}, and places him as {place}.</source>
        <translation>{seat}が{area}と引き換えに{victim}の{dionysus}を奪い、自分の{place}に置きました。</translation>
    </message>
    <message>
        <source>Tokens move with them: {tokens}.</source>
        <comment>on areas that are exchanged</comment>
        <translation>上にあったトークンも一緒に移りました：{tokens}。</translation>
    </message>
    <message>
        <source>On the discard pile now: {cards}.</source>
        <comment>in the order in which they were laid there</comment>
        <translation>捨て札になったカード：{cards}。</translation>
    </message>
    <message>
        <source>{seat}’s city is finished: the game ends with this round.</source>
        <translation>{seat}の都市が完成しました。このラウンドでゲームが終わります。</translation>
    </message>
    <message>
        <source>The game is over; all tokens are revealed.</source>
        <translation>ゲームが終わりました。すべてのトークンを公開します。</translation>
    </message>
    <message>
        <source>The token there leaves the game.</source>
        <translation>上にあったトークンはゲームから除外されました。</translation>
    </message>
    <message>
        <source>{seat} draws {card}.</source>
        <translation>{seat}が{card}を引きました。</translation>
    </message>
    <message>
        <source>{seat} takes {card} from the discard pile.</source>
        <translation>{seat}が捨て札の{card}を取りました。</translation>
    </message>
    <message>
        <source>The pile is empty: the game ends with this round.</source>
        <translation>山札がなくなりました。このラウンドでゲームが終わります。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>{seat} adds {area}.</source>
        <translation>{seat}が{area}を追加しました。</translation>
    </message>
    <message>
        <source>{seat} replaces {old} with {area}.</source>
        <translation>{seat}が{old}を{area}に変更しました。</translation>
    </message>
    <message>
        <source>A token moves with him: {token}.</source>
        <comment>on Dionysus, who is stolen</comment>
        <translation>上にあったトークンも一緒に移りました：{token}。</translation>
    </message>
    <message>
        <source>{seat} gets {taken} from {victim} in exchange for {given}.</source>
        <translation>{seat}が{given}を{victim}の{taken}と交換しました。</translation>
    </message>
    <message>
        <source>{seat} exchanges {old} for {area} from hand.</source>
        <translation>{seat}が{old}を手札の{area}と交換しました。</translation>
    </message>
    <message>
        <source>{seat} loses {area} to Tartarus.</source>
        <translation>{seat}の{area}がタルタロスへ送られました。</translation>
    </message>
    <message>
        <source>{seat} plays {support} on {target}’s {area}.</source>
        <translation>{seat}が{target}の{area}に{support}をプレイしました。</translation>
    </message>
    <message>
        <source>{seat} blocks {attacker}’s {support} with {defence}.</source>
        <translation>{seat}が{attacker}の{support}を{defence}で防ぎました。</translation>
    </message>
    <message>
        <source>{seat} locks the {territory} with {shield}.</source>
        <translation>{seat}が{shield}で{territory}を封鎖しました。</translation>
    </message>
    <message>
        <source>{seat} unlocks {owner}’s {territory} with {magic}.</source>
        <translation>{seat}が{magic}で{owner}の{territory}の封鎖を解きました。</translation>
    </message>
    <message>
        <source>{seat} takes a magical token: {token}.</source>
        <translation>{seat}が魔法トークンを獲得しました：{token}。</translation>
    </message>
    <message>
        <source>{seat} steals the token: {token}.</source>
        <translation>{seat}がそのトークンを奪いました：{token}。</translation>
    </message>
    <message>
        <source>{seat} places {token} on {area}.</source>
        <translation>{seat}が{area}に{token}を置きました。</translation>
    </message>
    <message>
        <source>{seat} looks at {cards}.</source>
        <translation>{seat}が{cards}を見ました。</translation>
    </message>
    <message>
        <source>{seat} plays {support}.</source>
        <translation>{seat}が{support}をプレイしました。</translation>
    </message>
    <message>
        <source>{seat} plays {support} on {target}.</source>
        <translation>{seat}が{target}に{support}をプレイしました。</translation>
    </message>
    <message>
        <source>{seat} unlocks their own {territory} with {magic}.</source>
        <translation>{seat}が{magic}で自分の{territory}の封鎖を解きました。</translation>
    </message>
    <message>
        <source>{seat} takes a magical token.</source>
        <translation>{seat}が魔法トークンを獲得しました。</translation>
    </message>
    <message>
        <source>{seat} steals the token.</source>
        <translation>{seat}がそのトークンを奪いました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} looks at %n cards of the pile.</source>
        <translation>
            <numerusform>{seat}が山札のカードを%n枚見ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} keeps a card.</source>
        <translation>{seat}がカードを1枚手札に加えました。</translation>
    </message>
    <message>
        <source>{seat} keeps {card}.</source>
        <translation>{seat}が{card}を手札に加えました。</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat}がカードを1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} chooses {god}.</source>
        <translation>{seat}が{god}を選びました。</translation>
    </message>
    <message>
        <source>Round {round}: {seat}.</source>
        <translation>第{round}ラウンド：{seat}の番です。</translation>
    </message>
    <message>
        <source>{seat} discards {card}.</source>
        <translation>{seat}が{card}を捨てました。</translation>
    </message>
    <message>
        <source>{seat} can’t or won’t block {attacker}’s {support}.</source>
        <translation>{seat}から、{attacker}の{support}への対抗はありませんでした。</translation>
    </message>
    <message>
        <source>the card goes to the discard pile</source>
        <comment>a preview</comment>
        <translation>このカードは捨て札になる</translation>
    </message>
    <message>
        <source>all points of your {territory} count {times}</source>
        <comment>a preview</comment>
        <translation>自分の{territory}の得点がすべて{times}になる</translation>
    </message>
    <message>
        <source>{god} counts its points {times}, good or bad</source>
        <comment>of a token, in a preview</comment>
        <translation>{god}の領地なので、プラスもマイナスも{times}</translation>
    </message>
    <message>
        <source>{seat} plays {god}, the god of the {territory}.</source>
        <translation>{seat}の神は{god}（{territory}）です。</translation>
    </message>
    <message>
        <source>Your token goes with it.</source>
        <translation>その上のトークンも渡ります。</translation>
    </message>
    <message>
        <source>You would lose an uncovered area.</source>
        <translation>覆われていないエリアを1つ失います。</translation>
    </message>
    <message>
        <source>Nothing you draw changes the score.</source>
        <translation>何を引いても、得点は変わりません。</translation>
    </message>
    <message>
        <source>Draw and end the game</source>
        <comment>a button</comment>
        <translation>引いてゲームを終える</translation>
    </message>
    <message>
        <source>{seat} begins.</source>
        <translation>{seat}から始めます。</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>a button: without drawing</comment>
        <translation>ゲームを終える</translation>
    </message>
    <message>
        <source>{me}: all that is left is to end the game.</source>
        <translation>{me}、あとはゲームを終えるだけです。</translation>
    </message>
    <message>
        <source>{me}: draw your last card.</source>
        <translation>{me}、最後のカードを引いてください。</translation>
    </message>
    <message numerus="yes">
        <source>unfinished: %n areas to go</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>未完成（あと%nエリア）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand.</source>
        <translation>
            <numerusform>手札%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{territory}: {areas}.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}：{areas}。</translation>
    </message>
    <message>
        <source>{territory}, locked: {areas}.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}（封鎖中）：{areas}。</translation>
    </message>
    <message>
        <source>{creature} with {token}</source>
        <comment>an area and the token on it</comment>
        <translation>{creature}＋{token}</translation>
    </message>
    <message>
        <source>{territory}: empty.</source>
        <comment>a territory of a city</comment>
        <translation>{territory}：なし。</translation>
    </message>
    <message>
        <source>It cannot be played now.</source>
        <translation>いまはプレイできない。</translation>
    </message>
    <message>
        <source>It can be played now.</source>
        <translation>いまプレイできる。</translation>
    </message>
    <message numerus="yes">
        <source>It has %n targets now.</source>
        <translation>
            <numerusform>いまの対象は%n通り。</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no target now.</source>
        <translation>いまは対象がない。</translation>
    </message>
    <message>
        <source>Its targets now: {targets}.</source>
        <translation>いまの対象：{targets}。</translation>
    </message>
    <message>
        <source>It could take Dionysus from {seat}’s city.</source>
        <translation>{seat}の都市からディオニュソスを奪える。</translation>
    </message>
    <message>
        <source>It can block what is played now.</source>
        <translation>いまのサポートを防げる。</translation>
    </message>
    <message>
        <source>{god} ({territory})</source>
        <comment>a button</comment>
        <translation>{god}（{territory}）</translation>
    </message>
    <message>
        <source>your token on {area} is stolen</source>
        <comment>a preview</comment>
        <translation>{area}の自分のトークンが奪われる</translation>
    </message>
    <message>
        <source>stays here, face down</source>
        <comment>of a token, in a preview</comment>
        <translation>ここに裏向きで置き、動かせない</translation>
    </message>
    <message>
        <source>Change the uncovered area of the {territory} to {area}</source>
        <comment>an action</comment>
        <translation>{territory}の覆われていないエリアを{area}に変更</translation>
    </message>
    <message>
        <source>Give up the uncovered area of the {territory}</source>
        <comment>an action</comment>
        <translation>{territory}の覆われていないエリアを失う</translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>全員に%n枚ずつ配られます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws nothing.</source>
        <translation>{seat}は何も引きません。</translation>
    </message>
    <message>
        <source>{seat} decides.</source>
        <translation>{seat}が決めます。</translation>
    </message>
    <message>
        <source>{area} goes to the discard pile</source>
        <comment>a preview</comment>
        <translation>{area}は捨て札になる</translation>
    </message>
    <message>
        <source>{area} is out of the game</source>
        <comment>a preview</comment>
        <translation>{area}はゲームから除外</translation>
    </message>
    <message>
        <source>then you draw from the pile</source>
        <comment>a preview</comment>
        <translation>そのあと山札から引く</translation>
    </message>
    <message>
        <source>on top of the discard pile: {card}</source>
        <comment>a preview</comment>
        <translation>捨て札のいちばん上：{card}</translation>
    </message>
    <message>
        <source>the token on him moves with him</source>
        <comment>on Dionysus, in a preview</comment>
        <translation>上のトークンも一緒に移る</translation>
    </message>
    <message>
        <source>Choose gods</source>
        <comment>a phase</comment>
        <translation>神を選ぶ</translation>
    </message>
    <message>
        <source>Play a half</source>
        <comment>a phase</comment>
        <translation>カードをプレイ</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>a phase</comment>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>Round {round} – final round</source>
        <translation>第{round}ラウンド（最終）</translation>
    </message>
    <message>
        <source>You put a card on the discard pile this turn, so you draw from the pile.</source>
        <translation>この手番に捨て札が増えたため、山札からしか引けません。</translation>
    </message>
    <message>
        <source>A token on it leaves the game too.</source>
        <translation>上にトークンがあれば、一緒にゲームから除外されます。</translation>
    </message>
    <message>
        <source>The others go to the discard pile, in the order you choose.</source>
        <translation>残りは好きな順で捨て札にします。</translation>
    </message>
    <message>
        <source>To block, put {defence} from your hand on that support.</source>
        <translation>対抗するには、手札の{defence}をそのサポートの上に置きます。</translation>
    </message>
    <message>
        <source>{me}: play half of a card, or discard one.</source>
        <translation>{me}、カードの上下どちらかをプレイするか、1枚捨ててください。</translation>
    </message>
    <message>
        <source>{me}: choose your god.</source>
        <translation>{me}、神を選んでください。</translation>
    </message>
    <message>
        <source>{me}: block {attacker}’s {support}?</source>
        <translation>{me}、{attacker}の{support}に対抗しますか？</translation>
    </message>
    <message numerus="yes">
        <source>{me}: draw %n cards, one after the other.</source>
        <translation>
            <numerusform>{me}、カードを1枚ずつ、%n枚引いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: choose the uncovered area you give up.</source>
        <translation>{me}、覆われていないエリアから、失うものを選んでください。</translation>
    </message>
    <message>
        <source>{me}: place your token on one of your areas.</source>
        <translation>{me}、トークンを自分のエリアに置いてください。</translation>
    </message>
    <message>
        <source>{me}: keep one of these cards.</source>
        <translation>{me}、この中から1枚を選んで手札に加えてください。</translation>
    </message>
    <message>
        <source>{me}: play an area, or discard a card.</source>
        <translation>{me}、エリアをプレイするか、カードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>Now choose the support to block. Esc puts it back.</source>
        <comment>held</comment>
        <translation>何に対抗するか選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>{me}: draw your second card.</source>
        <translation>{me}、2枚目のカードを引いてください。</translation>
    </message>
    <message>
        <source>{me}: draw a card to end your turn.</source>
        <translation>{me}、カードを引いて手番を終えてください。</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <comment>a button</comment>
        <translation>捨て札の{card}を取る</translation>
    </message>
    <message>
        <source>Exchange an area of your city, covered or not, for one of the same territory and number in another city or in your hand. The other city’s owner may block it with Athena’s Shield.</source>
        <translation>自分の都市のエリア（覆われていてもよい）を、ほかの都市か手札にある、領地と番号が同じエリアと交換する。相手の都市の持ち主は「アテナの盾」で防げる。</translation>
    </message>
    <message>
        <source>He stands for any area. He is worth {points} at most per city and does not count for the creature bonus. Another player may take him by putting the area he stands for in his place.</source>
        <translation>どのエリアの代わりにもなる。得点は1つの都市で{points}まで。クリーチャーボーナスには数えない。同じエリアのカードと引き換えに、ほかのプレイヤーに奪われることがある。</translation>
    </message>
    <message>
        <source>Draw {number} cards, each from the pile or the discard pile, then play an area or discard a card. It cannot be blocked, and you do not draw again this turn.</source>
        <translation>カードを{number}枚引き（1枚ごとに山札か捨て札を選ぶ）、続けてエリアをプレイするか、カードを1枚捨てる。対抗されない。この手番はもう引かない。</translation>
    </message>
    <message>
        <source>{god}’s territory: everything in your {territory} counts {times}.</source>
        <translation>{god}の領地。自分の{territory}の得点は、すべて{times}になる。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} finishes their city: %n points.</source>
        <translation>
            <numerusform>{seat}の都市が完成しました（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{god} doubles its points, good or bad</source>
        <comment>of a token, in a preview</comment>
        <translation>{god}の領地なので、プラスもマイナスも2倍</translation>
    </message>
    <message>
        <source>One token per area. You cannot move it later. An area with a printed symbol may take one, too.</source>
        <translation>エリア1つに1枚までで、あとから動かせません。シンボルの印刷されたエリアにも置けます。</translation>
    </message>
    <message>
        <source>This ends your turn: after {support} you can neither play a support nor draw.</source>
        <translation>これで手番は終わります。{support}のあとは、サポートをプレイすることもカードを引くこともできません。</translation>
    </message>
    <message>
        <source>{me}: draw a card. It is the only one left.</source>
        <translation>{me}、カードを引いてください。引けるのは残り1枚だけです。</translation>
    </message>
    <message>
        <source>You would get {own} for your {yours}.</source>
        <translation>あなたの{yours}が{own}と交換されます。</translation>
    </message>
    <message>
        <source>You would lose the token on your {area}.</source>
        <translation>あなたの{area}のトークンが奪われます。</translation>
    </message>
    <message>
        <source>First choose your god.</source>
        <translation>まず神を選んでください。</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>You can concede only in a two-player game.</source>
        <translation>投了できるのは2人のゲームだけです。</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>そのプレイヤーはいません。</translation>
    </message>
    <message>
        <source>First keep one of the cards the Graeae show you.</source>
        <translation>まず、グライアイで見たカードから1枚を手札に加えてください。</translation>
    </message>
    <message>
        <source>No other player has an unlocked area.</source>
        <translation>ほかの都市に、封鎖されていないエリアがありません。</translation>
    </message>
    <message>
        <source>First decide: block it with a card, or don’t block.</source>
        <translation>まず、カードで防ぐか、対抗しないかを決めてください。</translation>
    </message>
    <message>
        <source>First choose the uncovered area you give up.</source>
        <translation>まず、失うエリアを選んでください。</translation>
    </message>
    <message>
        <source>First place the token on one of your areas.</source>
        <translation>まず、トークンを自分のエリアに置いてください。</translation>
    </message>
    <message>
        <source>You must draw while there are cards in the pile.</source>
        <translation>山札があるあいだは、必ず引きます。</translation>
    </message>
    <message>
        <source>You have played. Now draw a card.</source>
        <translation>すでにプレイ済みです。カードを引いてください。</translation>
    </message>
    <message>
        <source>The pile is empty.</source>
        <translation>山札はありません。</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>捨て札はありません。</translation>
    </message>
    <message>
        <source>First play half of a card, or discard one.</source>
        <translation>まず、カードの上下どちらかをプレイするか、1枚捨ててください。</translation>
    </message>
    <message>
        <source>There is nothing to block now.</source>
        <translation>いま対抗できるものはありません。</translation>
    </message>
    <message>
        <source>The gods have been chosen.</source>
        <translation>神はすでに決まっています。</translation>
    </message>
    <message>
        <source>You do not have to give up an area now.</source>
        <translation>いまエリアを失う必要はありません。</translation>
    </message>
    <message>
        <source>You have no token to place now. Once placed, tokens stay where they are.</source>
        <translation>いま置くトークンはありません。置いたトークンは動かせません。</translation>
    </message>
    <message>
        <source>The Graeae show you no cards now.</source>
        <translation>いまグライアイで見ているカードはありません。</translation>
    </message>
    <message>
        <source>You can steal Dionysus only from another city.</source>
        <translation>ディオニュソスは、ほかの都市からしか奪えません。</translation>
    </message>
    <message>
        <source>You need the area Dionysus stands for.</source>
        <translation>ディオニュソスが代わりをしているエリアのカードが必要です。</translation>
    </message>
    <message>
        <source>None of your territories can take Dionysus now.</source>
        <translation>いまディオニュソスを置ける領地がありません。</translation>
    </message>
    <message>
        <source>There is a token on {area} already.</source>
        <translation>{area}にはすでにトークンがあります。</translation>
    </message>
    <message>
        <source>First draw. Then you play an area, or discard a card.</source>
        <translation>まずカードを引いてください。そのあと、エリアをプレイするか、カードを1枚捨てます。</translation>
    </message>
    <message>
        <source>Areas are placed in order: next comes {following}.</source>
        <translation>エリアは番号順に置きます。次は{following}です。</translation>
    </message>
    <message>
        <source>{area} can be replaced only by an area of the same territory and number, or by Dionysus.</source>
        <translation>{area}と取り替えられるのは、領地と番号が同じエリアか、ディオニュソスだけです。</translation>
    </message>
    <message>
        <source>All four areas of your {territory} are placed.</source>
        <translation>{territory}のエリアはすべて置いてあります。</translation>
    </message>
    <message>
        <source>It is {other}’s turn to decide.</source>
        <translation>{other}が決める番です。</translation>
    </message>
    <message>
        <source>{seat} already plays {god}.</source>
        <translation>{god}はすでに{seat}が選んでいます。</translation>
    </message>
    <message>
        <source>Only {defence} can block {support}.</source>
        <translation>{support}を防げるのは{defence}だけです。</translation>
    </message>
    <message>
        <source>There is no area in your {territory}.</source>
        <translation>自分の{territory}にエリアがありません。</translation>
    </message>
    <message>
        <source>After {support} you can only play an area or discard a card.</source>
        <translation>{support}のあとにできるのは、エリアのプレイか、カードを1枚捨てることだけです。</translation>
    </message>
    <message>
        <source>{support} is not an area.</source>
        <translation>{support}はエリアではありません。</translation>
    </message>
    <message>
        <source>{area} belongs in the {territory}.</source>
        <translation>{area}を置けるのは{territory}だけです。</translation>
    </message>
    <message>
        <source>{area} is already in your city. Next comes {following}.</source>
        <translation>{area}はすでに自分の都市にあります。次は{following}です。</translation>
    </message>
    <message>
        <source>{area} is covered: only the uncovered area can be changed.</source>
        <translation>{area}は覆われています。変更できるのは、覆われていないエリアだけです。</translation>
    </message>
    <message>
        <source>There is no uncovered Dionysus in {seat}’s {territory}.</source>
        <translation>{seat}の{territory}には、覆われていないディオニュソスがありません。</translation>
    </message>
    <message>
        <source>Dionysus stands for {area} there: you need that area.</source>
        <translation>そのディオニュソスは{area}の代わりです。同じエリアのカードが必要です。</translation>
    </message>
    <message>
        <source>a magical token: look at it, then place it</source>
        <comment>a preview</comment>
        <translation>魔法トークンを1枚取り、中身を見てから置く</translation>
    </message>
    <message numerus="yes">
        <source>look at %n cards, keep one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n枚見て1枚を手札に加える</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose an uncovered area of your choice</source>
        <comment>a preview</comment>
        <translation>覆われていないエリアを1つ選んで失う</translation>
    </message>
    <message>
        <source>{area} goes to your hand</source>
        <comment>a preview</comment>
        <translation>{area}が手札に戻る</translation>
    </message>
    <message>
        <source>{seat} chooses the uncovered area that goes</source>
        <comment>a preview</comment>
        <translation>{seat}が、覆われていないエリアから失うものを選ぶ</translation>
    </message>
    <message>
        <source>the token on {seat}’s {area}, unseen</source>
        <comment>a preview</comment>
        <translation>{seat}の{area}にあるトークン（見ずに奪う）</translation>
    </message>
    <message>
        <source>{attacker} takes a token if nobody blocks it</source>
        <comment>a preview</comment>
        <translation>だれも防がなければ、{attacker}がトークンを獲得する</translation>
    </message>
    <message>
        <source>blocks {attacker}’s {support}</source>
        <comment>a preview</comment>
        <translation>{attacker}の{support}を防ぐ</translation>
    </message>
    <message>
        <source>you draw a card at once</source>
        <comment>a preview</comment>
        <translation>すぐに1枚引く</translation>
    </message>
    <message>
        <source>the token on it comes to you</source>
        <comment>a preview</comment>
        <translation>上のトークンも手に入る</translation>
    </message>
    <message>
        <source>your token goes with it</source>
        <comment>a preview</comment>
        <translation>自分のトークンも相手に渡る</translation>
    </message>
    <message>
        <source>Your token on {area} goes to {seat} with it.</source>
        <translation>{area}にある自分のトークンも、{seat}に渡ります。</translation>
    </message>
    <message>
        <source>You cannot add areas to your {territory} until it is unlocked.</source>
        <translation>{territory}はまだ完成していません。封鎖が解かれるまで、続きを置けなくなります。</translation>
    </message>
    <message>
        <source>That territory is locked: nothing in it can change until it is unlocked.</source>
        <translation>その領地は封鎖されています。封鎖が解かれるまで、何も変えられません。</translation>
    </message>
    <message>
        <source>There is no card to draw.</source>
        <translation>引けるカードがありません。</translation>
    </message>
    <message>
        <source>Dionysus cannot be exchanged with the hand.</source>
        <translation>ディオニュソスは手札と交換できません。</translation>
    </message>
    <message>
        <source>You have no area for a token: it must be unlocked and have no token yet.</source>
        <translation>トークンを置けるエリア（封鎖されておらず、トークンがないエリア）がありません。</translation>
    </message>
    <message>
        <source>That territory is not locked.</source>
        <translation>その領地は封鎖されていません。</translation>
    </message>
    <message>
        <source>The pile is empty: the Graeae have nothing to look at.</source>
        <translation>山札がないため、グライアイで見るカードがありません。</translation>
    </message>
    <message>
        <source>Exchange with another city, or with your hand.</source>
        <translation>交換できるのは、ほかの都市か手札とだけです。</translation>
    </message>
    <message>
        <source>You give up that half by playing the other one.</source>
        <translation>もう片方をプレイすると、こちらは使えません。</translation>
    </message>
    <message>
        <source>Only an area can be exchanged.</source>
        <translation>交換できるのはエリアだけです。</translation>
    </message>
    <message>
        <source>Name another player: you cannot attack your own city.</source>
        <translation>自分の都市は攻撃できません。ほかのプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>That territory is already locked.</source>
        <translation>その領地はすでに封鎖されています。</translation>
    </message>
    <message>
        <source>There is no {area} in your city.</source>
        <translation>自分の都市に{area}がありません。</translation>
    </message>
    <message>
        <source>{seat} has no {area}.</source>
        <translation>{seat}の都市に{area}がありません。</translation>
    </message>
    <message>
        <source>{seat} has no unlocked area.</source>
        <translation>{seat}の都市に、封鎖されていないエリアがありません。</translation>
    </message>
    <message>
        <source>No other player has a token that you could steal.</source>
        <translation>ほかのプレイヤーの都市に、奪えるトークンがありません。</translation>
    </message>
    <message>
        <source>Steal a token from another city, not from your own.</source>
        <translation>トークンを奪えるのは、ほかの都市からだけです。</translation>
    </message>
    <message>
        <source>There is no face-down token. Printed symbols cannot be stolen.</source>
        <translation>そこに裏向きのトークンはありません。印刷されたシンボルは奪えません。</translation>
    </message>
    <message>
        <source>There are no tokens left to take.</source>
        <translation>魔法トークンが残っていません。</translation>
    </message>
    <message>
        <source>{half} cannot do that.</source>
        <translation>{half}では、それはできません。</translation>
    </message>
    <message>
        <source>{seat} has no areas yet.</source>
        <translation>{seat}の都市には、まだエリアがありません。</translation>
    </message>
    <message>
        <source>{other} is choosing what to play.</source>
        <translation>{other}が行動を考えています。</translation>
    </message>
    <message>
        <source>{other} is choosing a god.</source>
        <translation>{other}が神を選んでいます。</translation>
    </message>
    <message>
        <source>{other} is choosing an area to give up.</source>
        <translation>{other}が失うエリアを選んでいます。</translation>
    </message>
    <message>
        <source>{other} is placing a token.</source>
        <translation>{other}がトークンを置く場所を選んでいます。</translation>
    </message>
    <message>
        <source>{other} is choosing a card from the Graeae.</source>
        <translation>{other}がグライアイで見たカードを選んでいます。</translation>
    </message>
    <message>
        <source>{other} is drawing a card.</source>
        <translation>{other}がカードを引きます。</translation>
    </message>
    <message>
        <source>Back to {seat}’s city</source>
        <comment>a button</comment>
        <translation>{seat}の都市に戻る</translation>
    </message>
    <message>
        <source>This is {seat}’s city; you can look but not touch.</source>
        <translation>{seat}の都市です。見ることはできますが、操作はできません。</translation>
    </message>
    <message>
        <source>Given up when you play the upper half</source>
        <comment>beside a card in the rules</comment>
        <translation>上半分を使うと、使えなくなる半分</translation>
    </message>
    <message>
        <source>Printed symbol</source>
        <comment>beside a card in the rules</comment>
        <translation>印刷されたシンボル</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>of an area, beside a card in the rules</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Territory</source>
        <comment>beside a card in the rules</comment>
        <translation>領地</translation>
    </message>
    <message>
        <source>Creature</source>
        <comment>beside a card in the rules</comment>
        <translation>クリーチャー</translation>
    </message>
    <message>
        <source>Support</source>
        <comment>beside a card in the rules</comment>
        <translation>サポート</translation>
    </message>
    <message>
        <source>For which area?</source>
        <comment>a question: what an area is exchanged for</comment>
        <translation>どのエリアと交換しますか？</translation>
    </message>
    <message>
        <source>To which territory?</source>
        <comment>a question: where stolen Dionysus is laid</comment>
        <translation>どの領地に置きますか？</translation>
    </message>
    <message>
        <source>In which order are the others discarded?</source>
        <comment>a question</comment>
        <translation>残りをどの順で捨て札にしますか？</translation>
    </message>
    <message>
        <source>below, then on top</source>
        <comment>the order of two cards, from left to right</comment>
        <translation>左が下、右がいちばん上</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>where an area is</comment>
        <translation>手札</translation>
    </message>
    <message>
        <source>{seat}’s {area}</source>
        <comment>a choice: whose area comes</comment>
        <translation>{seat}の{area}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <comment>a choice: the order of discarded cards</comment>
        <translation>{card}をいちばん上に</translation>
    </message>
    <message>
        <source>{seat}</source>
        <comment>whose area it is, below its picture</comment>
        <translation>{seat}</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>what a player does</comment>
        <translation>手番中</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>whose turn comes next</comment>
        <translation>次</translation>
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
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Deciding</source>
        <comment>what a player does</comment>
        <translation>判断中</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>what a player does</comment>
        <translation>配置中</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>what a player does</comment>
        <translation>引く番</translation>
    </message>
    <message>
        <source>upper half</source>
        <translation>上半分</translation>
    </message>
    <message>
        <source>lower half</source>
        <translation>下半分</translation>
    </message>
    <message>
        <source>{half}, {place}; gives up {other}</source>
        <comment>a half of a card</comment>
        <translation>{half}（{place}）、{other}は使えなくなる</translation>
    </message>
    <message>
        <source>thunderbolt</source>
        <comment>the word of an icon</comment>
        <translation>雷霆</translation>
    </message>
    <message>
        <source>trident</source>
        <comment>the word of an icon</comment>
        <translation>三叉の矛</translation>
    </message>
    <message>
        <source>owl</source>
        <comment>the word of an icon</comment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>helmet</source>
        <comment>the word of an icon</comment>
        <translation>兜</translation>
    </message>
    <message>
        <source>face-down token</source>
        <comment>the word of an icon</comment>
        <translation>裏向きのトークン</translation>
    </message>
    <message>
        <source>In {seat}’s city, uncovered.</source>
        <translation>{seat}の都市：覆われていないエリア。</translation>
    </message>
    <message>
        <source>It locks {territory}: no area or token in it can be placed, changed, exchanged, destroyed or taken.</source>
        <translation>{territory}を封鎖中：エリアもトークンも、置くことも変更・交換・破壊・強奪もできない。</translation>
    </message>
    <message numerus="yes">
        <source>%n left, face down</source>
        <comment>tokens</comment>
        <translation>
            <numerusform>残り%n枚（裏向き）</numerusform>
        </translation>
    </message>
    <message>
        <source>Upper half: {half}.</source>
        <translation>上半分：{half}。</translation>
    </message>
    <message>
        <source>Lower half: {half}.</source>
        <translation>下半分：{half}。</translation>
    </message>
    <message>
        <source>{creature} is already in your {territory}: no point for the second.</source>
        <translation>{creature}はすでに自分の{territory}にいるため、2体目は得点にならない。</translation>
    </message>
    <message>
        <source>It could be placed now, as the next area.</source>
        <translation>次のエリアとして、いま置ける。</translation>
    </message>
    <message>
        <source>In {seat}’s city, covered.</source>
        <translation>{seat}の都市：覆われたエリア。</translation>
    </message>
    <message>
        <source>Magical tokens</source>
        <translation>魔法トークン</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>a god</comment>
        <translation>選べる神</translation>
    </message>
    <message>
        <source>Everyone can see how many there are, but not what they are.</source>
        <translation>枚数は全員に見えるが、中身はだれにも見えない。</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Upper half, {name}: {about}</source>
        <translation>上半分「{name}」：{about}</translation>
    </message>
    <message>
        <source>Lower half, {name}: {about}</source>
        <translation>下半分「{name}」：{about}</translation>
    </message>
    <message>
        <source>Printed {symbol}: worth {points}. It cannot be stolen.</source>
        <translation>印刷されたシンボル「{symbol}」：{points}点。奪われない。</translation>
    </message>
    <message>
        <source>There is a face-down token on it.</source>
        <translation>裏向きのトークンが載っている。</translation>
    </message>
    <message>
        <source>Its token: {token}, worth {points}.</source>
        <translation>載っているトークン：{token}（{points}点）。</translation>
    </message>
    <message>
        <source>An area has one token at most. Its owner cannot move it.</source>
        <translation>トークンは1エリアに1枚までで、動かせない。</translation>
    </message>
    <message>
        <source>Hecate’s Magic, played by anyone, unlocks it.</source>
        <translation>だれかが「ヘカテの魔術」を使えば、封鎖が解ける。</translation>
    </message>
    <message>
        <source>{seat}’s god</source>
        <translation>{seat}の神</translation>
    </message>
    <message>
        <source>{token}: worth {points}; {number} in the game</source>
        <comment>a kind of token</comment>
        <translation>{token}：{points}点（全{number}枚）</translation>
    </message>
    <message>
        <source>One half is played, the other is given up.</source>
        <translation>片方をプレイし、もう片方は使わない。</translation>
    </message>
    <message>
        <source>In hand.</source>
        <translation>手札にある。</translation>
    </message>
    <message>
        <source>Seen with the Graeae: keep one card, discard the others.</source>
        <translation>グライアイで見たカード：1枚を手札に加え、残りは捨て札にする。</translation>
    </message>
    <message>
        <source>On the discard pile. The top card may be drawn at the end of a turn.</source>
        <translation>捨て札。いちばん上のカードは手番の終わりに引ける。</translation>
    </message>
    <message>
        <source>In Tartarus: out of the game.</source>
        <translation>タルタロス：ゲームから除外。</translation>
    </message>
    <message>
        <source>Played: it may still be blocked.</source>
        <translation>プレイ中：まだ対抗されるかもしれない。</translation>
    </message>
    <message>
        <source>Your {area} is covered.</source>
        <translation>自分の{area}は覆われている。</translation>
    </message>
    <message>
        <source>It could take the place of your {area}.</source>
        <translation>自分の{area}と取り替えられる。</translation>
    </message>
    <message>
        <source>{creature} counts here: {points}.</source>
        <translation>{creature}はここで得点になる：{points}点。</translation>
    </message>
    <message>
        <source>Given up for it: {half}.</source>
        <translation>使えなくなった半分：{half}。</translation>
    </message>
    <message>
        <source>{god}’s own territory: everything in it counts twice.</source>
        <translation>{god}の領地：すべて2倍になる。</translation>
    </message>
    <message>
        <source>That territory is locked: your {territory}.</source>
        <translation>自分の{territory}は封鎖中。</translation>
    </message>
    <message>
        <source>Needs {area} first.</source>
        <translation>先に{area}が必要。</translation>
    </message>
    <message>
        <source>A token stays on its area.</source>
        <translation>トークンは、置かれたエリアから動かせません。</translation>
    </message>
    <message>
        <source>What is in Tartarus is out of the game.</source>
        <translation>タルタロスにあるカードは、ゲームから除外されています。</translation>
    </message>
    <message>
        <source>The shield stays until Hecate’s Magic unlocks the territory.</source>
        <translation>盾は、「ヘカテの魔術」で封鎖が解かれるまで動きません。</translation>
    </message>
    <message>
        <source>Drop the card on the discard pile to discard it.</source>
        <translation>カードを捨てるには、捨て札に置いてください。</translation>
    </message>
    <message>
        <source>Drop the area on its territory.</source>
        <translation>エリアは、同じ印の領地に置いてください。</translation>
    </message>
    <message>
        <source>Drop the support on the token that you steal.</source>
        <translation>このサポートは、奪うトークンの上に置いてください。</translation>
    </message>
    <message>
        <source>Drop the support on a territory.</source>
        <translation>このサポートは、領地の上に置いてください。</translation>
    </message>
    <message>
        <source>You can only lock your own territories.</source>
        <translation>封鎖できるのは、自分の領地だけです。</translation>
    </message>
    <message>
        <source>Drop the support on the pile to play it.</source>
        <translation>このサポートをプレイするには、山札の上に置いてください。</translation>
    </message>
    <message>
        <source>Drop the support on the tokens or on your city to play it; then you place the token.</source>
        <translation>このサポートをプレイするには、魔法トークンか自分の都市の上に置いてください。トークンの置き場所はそのあと選びます。</translation>
    </message>
    <message>
        <source>Drop the card on your hand.</source>
        <translation>カードは、手札に置いてください。</translation>
    </message>
    <message>
        <source>Drop the card on the support to block.</source>
        <translation>カードは、防ぐサポートの上に置いてください。</translation>
    </message>
    <message>
        <source>Drop the area on Tartarus.</source>
        <translation>エリアは、タルタロスに置いてください。</translation>
    </message>
    <message>
        <source>A token needs an area: drop it on one in your city.</source>
        <translation>トークンは、自分の都市のエリアの上に置いてください。</translation>
    </message>
    <message>
        <source>You can only give up an uncovered area.</source>
        <translation>失えるのは、覆われていないエリアだけです。</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <comment>why a piece cannot be taken up</comment>
        <translation>それは{seat}のものです。</translation>
    </message>
    <message>
        <source>Dionysus is placed in your own city.</source>
        <translation>ディオニュソスは、自分の都市に置きます。</translation>
    </message>
    <message>
        <source>Drop the support on the city that you attack.</source>
        <translation>このサポートは、攻撃する都市の上に置いてください。</translation>
    </message>
    <message>
        <source>Drop the support on one of the two areas to exchange.</source>
        <translation>このサポートは、交換するエリアのどちらかの上に置いてください。</translation>
    </message>
    <message>
        <source>There is no other {area} to exchange it for.</source>
        <comment>a place: Lagoon 2</comment>
        <translation>交換できる{area}が、ほかにありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>next area</source>
        <translation>次のエリア</translation>
    </message>
    <message>
        <source>Pile {number}</source>
        <translation>山札 {number}</translation>
    </message>
    <message>
        <source>Discard {number}</source>
        <comment>the discard pile</comment>
        <translation>捨て札 {number}</translation>
    </message>
    <message>
        <source>Tartarus {number}</source>
        <translation>タルタロス {number}</translation>
    </message>
    <message>
        <source>Tokens {number}</source>
        <translation>トークン {number}</translation>
    </message>
    <message>
        <source>Place this token on an area.</source>
        <translation>このトークンをエリアに置いてください。</translation>
    </message>
    <message>
        <source>Seen with the Graeae</source>
        <translation>グライアイで見たカード</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the number of an area</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>nothing here can be changed any more, not even by you</source>
        <comment>a preview</comment>
        <translation>自分でも、ここを変えられなくなる</translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards, then play an area or discard one</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n枚引き、エリアをプレイするか1枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s {territory} can be changed again</source>
        <comment>a preview</comment>
        <translation>{seat}の{territory}の封鎖が解ける</translation>
    </message>
    <message>
        <source>{other} is deciding whether to block {attacker}’s {support}.</source>
        <translation>{other}が、{attacker}の{support}に対抗するか決めています。</translation>
    </message>
    <message>
        <source>{other} is choosing what to play next.</source>
        <translation>{other}が、続けて何をプレイするか考えています。</translation>
    </message>
    <message>
        <source>{area} from your hand</source>
        <comment>a choice</comment>
        <translation>手札の{area}</translation>
    </message>
    <message>
        <source>{creature} gives no point here: another one already counts.</source>
        <translation>{creature}はここでは得点にならない（すでに1体が得点になっている）。</translation>
    </message>
    <message>
        <source>Four different creatures: the creature bonus is earned.</source>
        <translation>4種類のクリーチャーがそろい、クリーチャーボーナスを獲得。</translation>
    </message>
    <message>
        <source>He is placed as the next area of any territory, or in place of an uncovered one.</source>
        <translation>どの領地にも、次のエリアとして、または覆われていないエリアの代わりに置ける。</translation>
    </message>
    <message>
        <source>Locked territory: nothing in the {territory} can be changed, not even by its owner.</source>
        <translation>{territory}は封鎖中：持ち主でも何も変えられない。</translation>
    </message>
    <message>
        <source>An area stays where it is. To change it, drop one from your hand on it.</source>
        <translation>エリアは動かせません。変更するには、手札のエリアをその上に重ねてください。</translation>
    </message>
    <message>
        <source>You cannot put cards into Tartarus yourself. To discard a card, drop it on the discard pile.</source>
        <translation>タルタロスへは自分で置けません。カードを捨てるには、捨て札に置いてください。</translation>
    </message>
    <message>
        <source>{seat}’s hand</source>
        <translation>{seat}の手札</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>Place the token on an area</source>
        <comment>a heading</comment>
        <translation>トークンをエリアに置く</translation>
    </message>
    <message>
        <source>Give up an area</source>
        <comment>a heading</comment>
        <translation>エリアを失う</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>a heading</comment>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Choose a god</source>
        <comment>a heading</comment>
        <translation>神を選ぶ</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+? points</source>
        <comment>points so far, and tokens that are not seen</comment>
        <translation>
            <numerusform>%n+?点</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}+?</source>
        <comment>points so far, and tokens that are not seen</comment>
        <translation>{points}+?</translation>
    </message>
    <message>
        <source>{points}</source>
        <comment>points so far</comment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>how many</comment>
        <translation>{number}</translation>
    </message>
    <message numerus="yes">
        <source>the magical tokens, %n left</source>
        <translation>
            <numerusform>魔法トークン、残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pile, %n cards</source>
        <translation>
            <numerusform>山札、%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the discard pile, %n cards</source>
        <translation>
            <numerusform>捨て札、%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tartarus, %n cards</source>
        <translation>
            <numerusform>タルタロス、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s {territory}</source>
        <comment>a territory of a city</comment>
        <translation>{seat}の{territory}</translation>
    </message>
    <message>
        <source>{area}, {seat}’s city</source>
        <translation>{seat}の都市の{area}</translation>
    </message>
    <message>
        <source>{token} on {place}</source>
        <translation>{place}の{token}</translation>
    </message>
    <message>
        <source>{god}, {seat}’s god</source>
        <translation>{seat}の神、{god}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Tartarus</source>
        <translation>タルタロス</translation>
    </message>
    <message>
        <source>{god}, available</source>
        <comment>a god</comment>
        <translation>選べる神、{god}</translation>
    </message>
    <message>
        <source>{seat}’s card, face down</source>
        <translation>{seat}の裏向きのカード</translation>
    </message>
    <message>
        <source>{seat}’s city</source>
        <translation>{seat}の都市</translation>
    </message>
    <message>
        <source>{shield} on {territory}</source>
        <translation>{territory}の{shield}</translation>
    </message>
    <message>
        <source>{support}, played by {seat}</source>
        <translation>{seat}がプレイした{support}</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>捨て札の{card}</translation>
    </message>
    <message>
        <source>{card}, in Tartarus</source>
        <translation>タルタロスの{card}</translation>
    </message>
    <message>
        <source>{card}, seen with the Graeae</source>
        <translation>グライアイで見た{card}</translation>
    </message>
    <message>
        <source>{token}, to be placed on an area</source>
        <translation>これから置く{token}</translation>
    </message>
    <message>
        <source>{seat}’s god, not chosen yet</source>
        <translation>{seat}の神（未選択）</translation>
    </message>
</context>
</TS>
