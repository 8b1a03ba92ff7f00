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
        <translation>1枚のカードに2つの半分。一方を使い、もう一方を諦めながら、アテナの都市を築きましょう。</translation>
    </message>
    <message>
        <source>Answering with a defence</source>
        <translation>防御カードでの対抗</translation>
    </message>
    <message>
        <source>When another player’s support could be blocked, whatever you hold.</source>
        <translation>ほかのプレイヤーのサポートを防げる場面で、手札にかかわらず確認します。</translation>
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
        <translation>アンドロメダを狙って現れ、ペルセウスに倒された海の怪物。</translation>
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
        <translation>クレタ島の迷宮に住む、牛の頭をした怪物。</translation>
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
        <translation>獅子と山羊と蛇が1つになった、火を吐く怪物。</translation>
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
    <message>
        <source>Draw 2 cards, then play a territory half. Nobody can answer, and you draw no more this turn.</source>
        <translation>カードを2枚引き、続けてエリアの半分を1つプレイする。対抗されない。この手番はもう引かない。</translation>
    </message>
    <message>
        <source>Exchange an area of your city, covered or not, for the same area of another city or of your hand. The other city’s owner may answer with Athena’s Shield.</source>
        <translation>自分の都市のエリア（覆われていてもよい）を、ほかの都市か手札にある同じエリアと交換する。相手の都市の持ち主は「アテナの盾」で防げる。</translation>
    </message>
    <message>
        <source>Draw a magical token and lay it face down on one of your areas. Any other player may answer with Hecate’s Magic.</source>
        <translation>魔法トークンを1枚引き、自分のエリアに裏向きに置く。ほかのプレイヤーはだれでも「ヘカテの魔術」で防げる。</translation>
    </message>
    <message>
        <source>Name a player, who must give up one of their uncovered areas. That player may answer with Athena’s Shield.</source>
        <translation>プレイヤーを1人選び、いちばん上のエリアを1つ失わせる。選ばれたプレイヤーは「アテナの盾」で防げる。</translation>
    </message>
    <message>
        <source>Take a face-down token from another city, look at it and lay it on one of your areas. Its owner may answer with Hecate’s Magic.</source>
        <translation>ほかの都市の裏向きのトークンを1枚奪い、確認してから自分のエリアに置く。持ち主は「ヘカテの魔術」で防げる。</translation>
    </message>
    <message>
        <source>On your turn: lock one of your territories. On other players’ turns: block an exchange with your city, or the destruction of an area.</source>
        <translation>自分の手番：自分の領地1つを封鎖する。ほかのプレイヤーの手番：自分の都市との交換か、エリアの破壊を防ぐ。</translation>
    </message>
    <message>
        <source>On your turn: unlock any territory. On other players’ turns: block the theft of your token, or another player’s Take Token.</source>
        <translation>自分の手番：いずれかの領地の封鎖を解く。ほかのプレイヤーの手番：自分のトークンの強奪か、トークン獲得を防ぐ。</translation>
    </message>
    <message>
        <source>Lies face down on an area; its owner may look at it at any time, others see it at the end.</source>
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
        <source>He stands for any area and gives at most one point a city, and no creatures bonus. Another player may take him with the area he stands for.</source>
        <translation>どのエリアの代わりにもなる。得点は1つの都市で1点まで、クリーチャーボーナスは得られない。同じエリアのカードと引き換えに、ほかのプレイヤーに奪われることがある。</translation>
    </message>
    <message>
        <source>Look at the top {number} cards of the pile and keep one; the others are discarded in the order you choose. Nobody can answer, and you draw no more this turn.</source>
        <translation>山札の上から{number}枚を見て1枚を手札に加え、残りは好きな順で捨て札にする。対抗されない。この手番はもう引かない。</translation>
    </message>
    <message>
        <source>{god}’s territory: all points of your {territory} count {times} times.</source>
        <translation>{god}の領地。自分の{territory}の得点は、すべて{times}倍になる。</translation>
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
        <source>{upper} / {lower}</source>
        <comment>a card by its halves: Scylla (Lagoon 2) / Destroy</comment>
        <translation>{upper}／{lower}</translation>
    </message>
</context>
</TS>
