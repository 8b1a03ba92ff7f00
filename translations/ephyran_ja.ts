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
