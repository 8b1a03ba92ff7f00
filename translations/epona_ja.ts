<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Epona</name>
    <message>
        <source>Gives you a rider roller: at the end of the game, move it to a horse that scores with one.</source>
        <translation>騎手ローラー1つを得る（ゲーム終了時に、ローラーで得点する馬へ移せる）。</translation>
    </message>
    <message>
        <source>At the end of the game, you may swap two cards in your tableau.</source>
        <translation>ゲーム終了時、自分のタブローのカード2枚の位置を交換できる。</translation>
    </message>
    <message numerus="yes">
        <source>%n sporting horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>スポーツ馬%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n working horses</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>作業馬%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n employees</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>従業員%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equipment cards</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>装備%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw one more card from any deck; you still keep the same number.</source>
        <translation>好きなデッキからカードを1枚追加で引く（手札に残す枚数は増えない）。</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>コスト%nコイン。</numerusform>
        </translation>
    </message>
    <message>
        <source>gives {bonus}</source>
        <comment>a card in a list of actions</comment>
        <translation>ボーナスは{bonus}</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins</source>
        <comment>a card in a list of actions</comment>
        <translation>
            <numerusform>コスト%nコイン</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ({about})</source>
        <comment>a card in a list of actions</comment>
        <translation>{card}（{about}）</translation>
    </message>
    <message numerus="yes">
        <source>Completed with %n cards, including {icons}.</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>{icons}を含む%n枚で完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>When completed: {bonus}.</source>
        <comment>a stable</comment>
        <translation>完成時：{bonus}。</translation>
    </message>
    <message>
        <source>At the end, if completed: {what}.</source>
        <comment>a stable: what it scores</comment>
        <translation>完成していれば、ゲーム終了時に{what}。</translation>
    </message>
    <message>
        <source>Line bonus: {points} VP once if {icon} is in its row, whether it is completed or not.</source>
        <comment>a stable</comment>
        <translation>ラインボーナス：この行に{icon}があれば{points}VP（1回だけ、未完成でもよい）。</translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots ({about})</source>
        <comment>a stable in a list of actions</comment>
        <translation>
            <numerusform>{stable}（%nスロット、{about}）</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} VP for each completed stable</source>
        <comment>a box of an owner card</comment>
        <translation>完成した厩舎1つにつき{points}VP</translation>
    </message>
    <message>
        <source>Gain {bonus}.</source>
        <comment>a bonus: 2 coins, 1 stud token, 1 VP</comment>
        <translation>{bonus}を得る。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards from any deck</source>
        <comment>cards drawn</comment>
        <translation>
            <numerusform>好きなデッキから%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>draw {cards}, keep {number}</source>
        <comment>a selection card</comment>
        <translation>{cards}を引き、{number}枚を残す</translation>
    </message>
    <message>
        <source>Free: {draw}.</source>
        <comment>a selection card</comment>
        <translation>コストなしで、{draw}。</translation>
    </message>
    <message>
        <source>{token}: whoever has the other one of this colour is your partner this round; each may breed mares with the other’s stallions, and both gain {vp} for the first such foal of the round.</source>
        <translation>{token}：同じ色を取ったプレイヤーとこのラウンドのペアになり、どちらも自分の牝馬と相手の種牡馬を繁殖させることができて、このラウンド最初の1回だけ両者が{vp}を得る。</translation>
    </message>
    <message>
        <source>A foal of horses of different types: {points} VP.</source>
        <translation>異なるタイプの馬の仔馬：{points}VP。</translation>
    </message>
    <message>
        <source>When placed: {bonus}.</source>
        <translation>配置時：{bonus}。</translation>
    </message>
    <message>
        <source>{vp} if the game ended now.</source>
        <comment>what a player has</comment>
        <translation>いまゲームが終われば{vp}。</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coins: {draw}.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>%nコインを支払い、{draw}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain {bonus}: {draw}.</source>
        <comment>a selection card</comment>
        <translation>{bonus}を得て、{draw}。</translation>
    </message>
    <message>
        <source>A foal of two horses of the same type: {points} VP.</source>
        <translation>同じタイプの馬の仔馬：{points}VP。</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly above it</source>
        <comment>what a card scores</comment>
        <translation>すぐ上に{icon}があれば{points}VP</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly below it</source>
        <comment>what a card scores</comment>
        <translation>すぐ下に{icon}があれば{points}VP</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly to its left</source>
        <comment>what a card scores</comment>
        <translation>すぐ左に{icon}があれば{points}VP</translation>
    </message>
    <message>
        <source>{points} VP if {icon} is directly to its right</source>
        <comment>what a card scores</comment>
        <translation>すぐ右に{icon}があれば{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its row</source>
        <comment>what a card scores</comment>
        <translation>同じ行の{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its column</source>
        <comment>what a card scores</comment>
        <translation>同じ列の{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} orthogonally adjacent to it</source>
        <comment>what a card scores</comment>
        <translation>上下左右の{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in the eight spaces around it</source>
        <comment>what a card scores</comment>
        <translation>周囲8マスの{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in your tableau</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローの{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its row, itself included</source>
        <comment>what a card scores</comment>
        <translation>同じ行の{icon}1枚につき{points}VP（このカードも含む）</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in its column, itself included</source>
        <comment>what a card scores</comment>
        <translation>同じ列の{icon}1枚につき{points}VP（このカードも含む）</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローの{icon}1枚につき{points}VP（このカードも含む）</translation>
    </message>
    <message>
        <source>no VP</source>
        <comment>what a card scores</comment>
        <translation>VPなし</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens</source>
        <translation>
            <numerusform>スタッドトークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>working horses cost {coins} less</source>
        <comment>a lasting bonus</comment>
        <translation>作業馬のコストが{coins}下がる</translation>
    </message>
    <message>
        <source>{points} VP for each pair of {one} and {two} in your tableau</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローの{one}と{two}のペア1組につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP once if {one} and {two} are in your tableau</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローに{one}と{two}が両方あれば{points}VP（1回だけ）</translation>
    </message>
    <message>
        <source>sporting horses cost {coins} less</source>
        <comment>a lasting bonus</comment>
        <translation>スポーツ馬のコストが{coins}下がる</translation>
    </message>
    <message>
        <source>an owner icon</source>
        <comment>a bonus</comment>
        <translation>オーナーアイコン1つ</translation>
    </message>
    <message>
        <source>a rider roller</source>
        <comment>a bonus</comment>
        <translation>騎手ローラー</translation>
    </message>
    <message>
        <source>Put a cube on a free box of your owner card and gain what it shows.</source>
        <translation>オーナーカードの空いているボックスにキューブを1つ置き、そのボーナスを得る。</translation>
    </message>
    <message>
        <source>Gain a rider roller: at the end of the game, move it to a horse that scores with one.</source>
        <translation>騎手ローラー1つを得る（ゲーム終了時に、ローラーで得点する馬へ移す）。</translation>
    </message>
    <message>
        <source>{points} VP for each pair of {one} and {two} in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローの{one}と{two}のペア1組につき{points}VP（このカードも含む）</translation>
    </message>
    <message>
        <source>{points} VP once if {one} and {two} are in your tableau, itself included</source>
        <comment>what a card scores</comment>
        <translation>このカードも含め、自分のタブローに{one}と{two}が両方あれば{points}VP（1回だけ）</translation>
    </message>
    <message>
        <source>Scores {what}.</source>
        <comment>what a card scores, as a sentence</comment>
        <translation>{what}。</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <comment>what a card scores, or a number of victory points</comment>
        <translation>{points}VP</translation>
    </message>
    <message>
        <source>{points} VP with a rider roller on it</source>
        <comment>what a card scores</comment>
        <translation>騎手ローラーがあれば{points}VP</translation>
    </message>
    <message>
        <source>{points} VP in the row of {stable}</source>
        <comment>what a card scores: a castle stable</comment>
        <translation>{stable}の行なら{points}VP</translation>
    </message>
    <message>
        <source>a draw of {number} from {deck} (keep 1)</source>
        <comment>a bonus</comment>
        <translation>{deck}から{number}枚引いて1枚選ぶ権利</translation>
    </message>
    <message>
        <source>Draw {number} cards from {deck} and keep 1; if you already drew for such a bonus this round, take {instead} instead.</source>
        <translation>{deck}から{number}枚引いて1枚を手札に加える（このラウンドですでにこのボーナスで引いていれば、代わりに{instead}を得る）。</translation>
    </message>
    <message>
        <source>Tempest</source>
        <comment>a horse</comment>
        <translation>テンペスト</translation>
    </message>
    <message>
        <source>Nocturne</source>
        <comment>a horse</comment>
        <translation>ノクターン</translation>
    </message>
    <message>
        <source>Mistral</source>
        <comment>a horse</comment>
        <translation>ミストラル</translation>
    </message>
    <message>
        <source>Comet</source>
        <comment>a horse</comment>
        <translation>コメット</translation>
    </message>
    <message>
        <source>Silver Arrow</source>
        <comment>a horse</comment>
        <translation>シルバーアロー</translation>
    </message>
    <message>
        <source>Windfall</source>
        <comment>a horse</comment>
        <translation>ウィンドフォール</translation>
    </message>
    <message>
        <source>Saffron</source>
        <comment>a horse</comment>
        <translation>サフラン</translation>
    </message>
    <message>
        <source>Thunderclap</source>
        <comment>a horse</comment>
        <translation>サンダークラップ</translation>
    </message>
    <message>
        <source>Quicksilver</source>
        <comment>a horse</comment>
        <translation>クイックシルバー</translation>
    </message>
    <message>
        <source>Marigold</source>
        <comment>a horse</comment>
        <translation>マリーゴールド</translation>
    </message>
    <message>
        <source>Morning Star</source>
        <comment>a horse</comment>
        <translation>モーニングスター</translation>
    </message>
    <message>
        <source>Swift Justice</source>
        <comment>a horse</comment>
        <translation>スウィフトジャスティス</translation>
    </message>
    <message>
        <source>Bluebell</source>
        <comment>a horse</comment>
        <translation>ブルーベル</translation>
    </message>
    <message>
        <source>Golden Mile</source>
        <comment>a horse</comment>
        <translation>ゴールデンマイル</translation>
    </message>
    <message>
        <source>Whisper</source>
        <comment>a horse</comment>
        <translation>ウィスパー</translation>
    </message>
    <message>
        <source>Last Furlong</source>
        <comment>a horse</comment>
        <translation>ラストファーロング</translation>
    </message>
    <message>
        <source>Skylark</source>
        <comment>a horse</comment>
        <translation>スカイラーク</translation>
    </message>
    <message>
        <source>Leap of Faith</source>
        <comment>a horse</comment>
        <translation>リープオブフェイス</translation>
    </message>
    <message>
        <source>Clear Round</source>
        <comment>a horse</comment>
        <translation>クリアラウンド</translation>
    </message>
    <message>
        <source>Grasshopper</source>
        <comment>a horse</comment>
        <translation>グラスホッパー</translation>
    </message>
    <message>
        <source>High Hopes</source>
        <comment>a horse</comment>
        <translation>ハイホープス</translation>
    </message>
    <message>
        <source>Cornflower</source>
        <comment>a horse</comment>
        <translation>コーンフラワー</translation>
    </message>
    <message>
        <source>Feather</source>
        <comment>a horse</comment>
        <translation>フェザー</translation>
    </message>
    <message>
        <source>Gazelle</source>
        <comment>a horse</comment>
        <translation>ガゼル</translation>
    </message>
    <message>
        <source>Springtime</source>
        <comment>a horse</comment>
        <translation>スプリングタイム</translation>
    </message>
    <message>
        <source>Over the Moon</source>
        <comment>a horse</comment>
        <translation>オーバーザムーン</translation>
    </message>
    <message>
        <source>Kestrel</source>
        <comment>a horse</comment>
        <translation>ケストレル</translation>
    </message>
    <message>
        <source>Rosebud</source>
        <comment>a horse</comment>
        <translation>ローズバッド</translation>
    </message>
    <message>
        <source>Catapult</source>
        <comment>a horse</comment>
        <translation>カタパルト</translation>
    </message>
    <message>
        <source>Sea Breeze</source>
        <comment>a horse</comment>
        <translation>シーブリーズ</translation>
    </message>
    <message>
        <source>Double Clear</source>
        <comment>a horse</comment>
        <translation>ダブルクリア</translation>
    </message>
    <message>
        <source>Thistledown</source>
        <comment>a horse</comment>
        <translation>シスルダウン</translation>
    </message>
    <message>
        <source>Summit</source>
        <comment>a horse</comment>
        <translation>サミット</translation>
    </message>
    <message>
        <source>Sonata</source>
        <comment>a horse</comment>
        <translation>ソナタ</translation>
    </message>
    <message>
        <source>Minuet</source>
        <comment>a horse</comment>
        <translation>メヌエット</translation>
    </message>
    <message>
        <source>Maestro</source>
        <comment>a horse</comment>
        <translation>マエストロ</translation>
    </message>
    <message>
        <source>Pirouette</source>
        <comment>a horse</comment>
        <translation>ピルエット</translation>
    </message>
    <message>
        <source>Serenade</source>
        <comment>a horse</comment>
        <translation>セレナード</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <comment>a horse</comment>
        <translation>シルエット</translation>
    </message>
    <message>
        <source>Velvet</source>
        <comment>a horse</comment>
        <translation>ベルベット</translation>
    </message>
    <message>
        <source>Passage</source>
        <comment>a horse</comment>
        <translation>パッサージュ</translation>
    </message>
    <message>
        <source>Harmony</source>
        <comment>a horse</comment>
        <translation>ハーモニー</translation>
    </message>
    <message>
        <source>Arabesque</source>
        <comment>a horse</comment>
        <translation>アラベスク</translation>
    </message>
    <message>
        <source>Rondo</source>
        <comment>a horse</comment>
        <translation>ロンド</translation>
    </message>
    <message>
        <source>Waltz King</source>
        <comment>a horse</comment>
        <translation>ワルツキング</translation>
    </message>
    <message>
        <source>Viola</source>
        <comment>a horse</comment>
        <translation>ヴィオラ</translation>
    </message>
    <message>
        <source>Prelude</source>
        <comment>a horse</comment>
        <translation>プレリュード</translation>
    </message>
    <message>
        <source>Opal</source>
        <comment>a horse</comment>
        <translation>オパール</translation>
    </message>
    <message>
        <source>Elegance</source>
        <comment>a horse</comment>
        <translation>エレガンス</translation>
    </message>
    <message>
        <source>Duchess</source>
        <comment>a horse</comment>
        <translation>ダッチェス</translation>
    </message>
    <message>
        <source>Old Gold</source>
        <comment>a horse</comment>
        <translation>オールドゴールド</translation>
    </message>
    <message>
        <source>Coachman</source>
        <comment>a horse</comment>
        <translation>コーチマン</translation>
    </message>
    <message>
        <source>Lantern</source>
        <comment>a horse</comment>
        <translation>ランタン</translation>
    </message>
    <message>
        <source>Marchioness</source>
        <comment>a horse</comment>
        <translation>マーショネス</translation>
    </message>
    <message>
        <source>Juniper</source>
        <comment>a horse</comment>
        <translation>ジュニパー</translation>
    </message>
    <message>
        <source>Post Horn</source>
        <comment>a horse</comment>
        <translation>ポストホルン</translation>
    </message>
    <message>
        <source>Clarence</source>
        <comment>a horse</comment>
        <translation>クラレンス</translation>
    </message>
    <message>
        <source>Amber</source>
        <comment>a horse</comment>
        <translation>アンバー</translation>
    </message>
    <message>
        <source>Harvest Queen</source>
        <comment>a horse</comment>
        <translation>ハーベストクイーン</translation>
    </message>
    <message>
        <source>Rosalie</source>
        <comment>a horse</comment>
        <translation>ロザリー</translation>
    </message>
    <message>
        <source>Sultan</source>
        <comment>a horse</comment>
        <translation>スルタン</translation>
    </message>
    <message>
        <source>Phaeton</source>
        <comment>a horse</comment>
        <translation>フェートン</translation>
    </message>
    <message>
        <source>Goliath</source>
        <comment>a horse</comment>
        <translation>ゴリアテ</translation>
    </message>
    <message>
        <source>Clover</source>
        <comment>a horse</comment>
        <translation>クローバー</translation>
    </message>
    <message>
        <source>Barley</source>
        <comment>a horse</comment>
        <translation>バーリー</translation>
    </message>
    <message>
        <source>Iron Duke</source>
        <comment>a horse</comment>
        <translation>アイアンデューク</translation>
    </message>
    <message>
        <source>Hazel</source>
        <comment>a horse</comment>
        <translation>ヘーゼル</translation>
    </message>
    <message>
        <source>Mountain Maid</source>
        <comment>a horse</comment>
        <translation>マウンテンメイド</translation>
    </message>
    <message>
        <source>Oakley</source>
        <comment>a horse</comment>
        <translation>オークリー</translation>
    </message>
    <message>
        <source>Bramble</source>
        <comment>a horse</comment>
        <translation>ブランブル</translation>
    </message>
    <message>
        <source>Samson</source>
        <comment>a horse</comment>
        <translation>サムソン</translation>
    </message>
    <message>
        <source>Turnip</source>
        <comment>a horse</comment>
        <translation>ターニップ</translation>
    </message>
    <message>
        <source>Plough Girl</source>
        <comment>a horse</comment>
        <translation>プラウガール</translation>
    </message>
    <message>
        <source>Heather</source>
        <comment>a horse</comment>
        <translation>ヘザー</translation>
    </message>
    <message>
        <source>Boulder</source>
        <comment>a horse</comment>
        <translation>ボールダー</translation>
    </message>
    <message>
        <source>Molly</source>
        <comment>a horse</comment>
        <translation>モリー</translation>
    </message>
    <message>
        <source>Anvil</source>
        <comment>a horse</comment>
        <translation>アンヴィル</translation>
    </message>
    <message>
        <source>Willow</source>
        <comment>a horse</comment>
        <translation>ウィロー</translation>
    </message>
    <message>
        <source>Pepper</source>
        <comment>a horse</comment>
        <translation>ペッパー</translation>
    </message>
    <message>
        <source>Biscuit</source>
        <comment>a horse</comment>
        <translation>ビスケット</translation>
    </message>
    <message>
        <source>Daisy</source>
        <comment>a horse</comment>
        <translation>デイジー</translation>
    </message>
    <message>
        <source>Ranger</source>
        <comment>a horse</comment>
        <translation>レンジャー</translation>
    </message>
    <message>
        <source>Nutmeg</source>
        <comment>a horse</comment>
        <translation>ナツメグ</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <comment>a horse</comment>
        <translation>ワンダラー</translation>
    </message>
    <message>
        <source>Honey</source>
        <comment>a horse</comment>
        <translation>ハニー</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a horse</comment>
        <translation>スカウト</translation>
    </message>
    <message>
        <source>Primrose</source>
        <comment>a horse</comment>
        <translation>プリムローズ</translation>
    </message>
    <message>
        <source>Rambler</source>
        <comment>a horse</comment>
        <translation>ランブラー</translation>
    </message>
    <message>
        <source>Poppy</source>
        <comment>a horse</comment>
        <translation>ポピー</translation>
    </message>
    <message>
        <source>Trailblazer</source>
        <comment>a horse</comment>
        <translation>トレイルブレイザー</translation>
    </message>
    <message>
        <source>Dandelion</source>
        <comment>a horse</comment>
        <translation>ダンデライオン</translation>
    </message>
    <message>
        <source>line bonus: {points} VP for {icon}</source>
        <comment>a stable in a list of actions</comment>
        <translation>ラインボーナス：{icon}で{points}VP</translation>
    </message>
    <message>
        <source>Working horses cost {coins} less from now on.</source>
        <translation>以後、作業馬のコストが{coins}下がる。</translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n cards</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>引いたカード：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no coins for the other %n</source>
        <comment>cards that are not kept</comment>
        <translation>
            <numerusform>残り%n枚はコインにならない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n stables</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>引いた厩舎：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost 0 to place</source>
        <comment>cards</comment>
        <translation>
            <numerusform>選んだ%n枚のコストは合計0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keep %n</source>
        <comment>how many of what is drawn are kept</comment>
        <translation>
            <numerusform>%n枚を選ぶ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n are discarded</source>
        <comment>stables</comment>
        <translation>
            <numerusform>残り%n枚は捨て札</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place; you have {coins}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>選んだ%n枚を置くには{cost}必要（所持金{coins}）</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {kept}</source>
        <comment>how many cards are chosen, of those that are kept</comment>
        <translation>{chosen}/{kept}枚</translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place; you have none</source>
        <comment>cards</comment>
        <translation>
            <numerusform>選んだ%n枚を置くには{cost}必要（所持金0）</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <comment>a heading</comment>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>cards left</source>
        <comment>beside “Decks”</comment>
        <translation>残り枚数</translation>
    </message>
    <message>
        <source>Go back to play them.</source>
        <comment>the cards of a hand that rests</comment>
        <translation>戻ると手札を使えます</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <comment>beside “Log”</comment>
        <translation>前回の自分の番以降</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>a heading: the last lines of it</comment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>at round end</source>
        <comment>when the cards left in a hand are discarded for coins</comment>
        <translation>ラウンド終了時</translation>
    </message>
    <message>
        <source>Your rows</source>
        <comment>a heading: one’s own stables</comment>
        <translation>自分の厩舎</translation>
    </message>
    <message>
        <source>still needed</source>
        <comment>below the signs of what stables need</comment>
        <translation>まだ必要なもの</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a group</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>cost</source>
        <comment>before the coins that cards of a group cost</comment>
        <translation>コスト</translation>
    </message>
    <message>
        <source>when placed</source>
        <comment>before the coins that cards bring</comment>
        <translation>配置すると</translation>
    </message>
    <message>
        <source>row {row}, slot {slot}</source>
        <comment>below a card: where it scores most</comment>
        <translation>{row}行目{slot}番</translation>
    </message>
    <message>
        <source>Drop cards here, or click them.</source>
        <comment>in an empty group</comment>
        <translation>ここにドロップするか、カードをクリックしてください。</translation>
    </message>
    <message>
        <source>nothing you need</source>
        <comment>in a group of cards</comment>
        <translation>自分に必要なものなし</translation>
    </message>
    <message>
        <source>your choice</source>
        <comment>beside a group of cards</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>stable needs</source>
        <comment>a card, by its stable</comment>
        <translation>厩舎の要件</translation>
    </message>
    <message>
        <source>divided</source>
        <comment>after the name of who did: cards</comment>
        <translation>分けた人</translation>
    </message>
    <message>
        <source>chooses</source>
        <comment>after the name of who does: one of two groups</comment>
        <translation>選ぶ人</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <comment>one of two groups of cards</comment>
        <translation>山{number}</translation>
    </message>
    <message>
        <source>+{number}</source>
        <comment>so many coins</comment>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>click to choose</source>
        <comment>beside a group of cards</comment>
        <translation>クリックで選択</translation>
    </message>
    <message>
        <source>+{number}</source>
        <comment>so many points</comment>
        <translation>+{number}</translation>
    </message>
    <message>
        <source>no free slot</source>
        <comment>below a card</comment>
        <translation>空きスロットなし</translation>
    </message>
    <message>
        <source>{seat}’s rows</source>
        <comment>a heading</comment>
        <translation>{seat}の厩舎</translation>
    </message>
    <message>
        <source>nothing {seat} needs</source>
        <comment>in a group of cards</comment>
        <translation>{seat}に必要なものなし</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <comment>an action: a card drawn for a bonus</comment>
        <translation>{cards}を手札に加える</translation>
    </message>
    <message>
        <source>Go back to choose.</source>
        <comment>of cards drawn, that rest</comment>
        <translation>戻ると選べます</translation>
    </message>
    <message numerus="yes">
        <source>Dealt: %n owner cards and {stables} stables</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>配られたカード：オーナー%n枚、厩舎{stables}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n cards: 1 is discarded</source>
        <comment>a heading</comment>
        <translation>
            <numerusform>手元の%n枚：1枚を捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>divided into two groups</source>
        <comment>cards that somebody divides, face down</comment>
        <translation>2つの山に分けます</translation>
    </message>
    <message>
        <source>the others leave the game</source>
        <comment>owner cards and stables that are not chosen</comment>
        <translation>残りはゲームから除外</translation>
    </message>
    <message numerus="yes">
        <source>view only: %n stables, {done} completed</source>
        <comment>an opened tableau</comment>
        <translation>
            <numerusform>閲覧のみ：厩舎%n枚（うち完成{done}枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs in round {number}</source>
        <comment>a heading</comment>
        <translation>第{number}ラウンドのペア</translation>
    </message>
    <message>
        <source>keeps {kept} of {drawn}</source>
        <comment>who is unpaired</comment>
        <translation>{drawn}枚中{kept}枚残す</translation>
    </message>
    <message>
        <source>Click an owner card and a stable, then press the button.</source>
        <translation>オーナーカードと厩舎を1枚ずつクリックし、ボタンを押してください。</translation>
    </message>
    <message>
        <source>Move cards to the other group, then press the button.</source>
        <translation>カードをもう一方の山に移し、ボタンを押してください。</translation>
    </message>
    <message>
        <source>Click the card to discard, then press the button.</source>
        <translation>捨てるカードをクリックし、ボタンを押してください。</translation>
    </message>
    <message>
        <source>Click a group to choose it, then press the button.</source>
        <translation>取る山をクリックし、ボタンを押してください。</translation>
    </message>
    <message>
        <source>{seat} chooses one of these groups.</source>
        <translation>どちらの山を取るかは、{seat}が選びます。</translation>
    </message>
    <message>
        <source>{seat} chooses; you get the other group.</source>
        <translation>選ぶのは{seat}です。もう一方の山があなたのものになります。</translation>
    </message>
    <message>
        <source>Keep {card} and finish placing?</source>
        <comment>a question</comment>
        <translation>{card}を残して配置を終えますか？</translation>
    </message>
    <message>
        <source>Keep it and finish</source>
        <comment>a button: a card that is kept, placing is finished</comment>
        <translation>残して終える</translation>
    </message>
    <message>
        <source>put a card into each group</source>
        <comment>why a button is off</comment>
        <translation>どちらにも1枚以上</translation>
    </message>
    <message>
        <source>Confirm division</source>
        <comment>a button</comment>
        <translation>分け方を決定</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>a button: of a division</comment>
        <translation>分け直す</translation>
    </message>
    <message>
        <source>Take a group</source>
        <comment>a button</comment>
        <translation>山を取る</translation>
    </message>
    <message>
        <source>choose one of each</source>
        <comment>why a button is off</comment>
        <translation>1枚ずつ選択</translation>
    </message>
    <message>
        <source>Discard this card</source>
        <comment>a button</comment>
        <translation>このカードを捨てる</translation>
    </message>
    <message>
        <source>choose a card</source>
        <comment>why a button is off</comment>
        <translation>カードを選択</translation>
    </message>
    <message numerus="yes">
        <source>put %n cards into each group</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n枚ずつに分ける</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing moved yet</source>
        <comment>why a button is off</comment>
        <translation>まだ動かしていません</translation>
    </message>
    <message>
        <source>choose one</source>
        <comment>why a button is off</comment>
        <translation>先に1つ選んでください</translation>
    </message>
    <message>
        <source>choose a stable too</source>
        <comment>why a button is off</comment>
        <translation>厩舎も選択</translation>
    </message>
    <message>
        <source>Take both</source>
        <comment>a button</comment>
        <translation>この2枚にする</translation>
    </message>
    <message>
        <source>make the groups as even as you can</source>
        <comment>why a button is off</comment>
        <translation>できるだけ同じ枚数に</translation>
    </message>
    <message>
        <source>choose an owner card too</source>
        <comment>why a button is off</comment>
        <translation>オーナーカードも選択</translation>
    </message>
    <message>
        <source>Take group {number}</source>
        <comment>a button</comment>
        <translation>山{number}を取る</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>what a player does: their turn comes next</comment>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>what a player does: their turn comes next, where there is little room</comment>
        <translation>次</translation>
    </message>
    <message>
        <source>Dividing</source>
        <comment>what a player does</comment>
        <translation>分割中</translation>
    </message>
    <message>
        <source>partner:</source>
        <comment>before a partner’s name</comment>
        <translation>ペアの相手</translation>
    </message>
    <message>
        <source>with</source>
        <comment>before a breeding partner’s name</comment>
        <translation>相手</translation>
    </message>
    <message>
        <source>no partner: own horses only</source>
        <comment>whom a player breeds with</comment>
        <translation>ペアの相手なし（自分の馬のみ）</translation>
    </message>
    <message>
        <source>no partner</source>
        <comment>whom a player breeds with</comment>
        <translation>ペアの相手なし</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>whom a player breeds with, where there is little room: nobody</comment>
        <translation>相手なし</translation>
    </message>
    <message>
        <source>own horses and neutral stallions</source>
        <comment>whom a player of the solo game breeds with</comment>
        <translation>ソロゲーム用の種牡馬も使用可</translation>
    </message>
    <message>
        <source>neutral stallions</source>
        <comment>whom a player of the solo game breeds with, too</comment>
        <translation>ソロ用種牡馬も可</translation>
    </message>
    <message>
        <source>Drawn: put it in one of the two groups.</source>
        <translation>引いたカードです。2つの山のどちらかに入れてください。</translation>
    </message>
    <message>
        <source>In one of {seat}’s groups: {chooser} chooses.</source>
        <translation>{seat}の山にあります。選ぶのは{chooser}です。</translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free.</source>
        <translation>
            <numerusform>空きスロット%nか所。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>left in a deck</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Divide the cards</source>
        <comment>a heading</comment>
        <translation>カードを分ける</translation>
    </message>
    <message>
        <source>Choose a group</source>
        <comment>a heading</comment>
        <translation>山を選ぶ</translation>
    </message>
    <message>
        <source>Choose an owner card and a stable</source>
        <comment>a heading</comment>
        <translation>オーナーカードと厩舎を選ぶ</translation>
    </message>
    <message>
        <source>Take the first group: {cards}</source>
        <comment>an action</comment>
        <translation>1つ目の山を取る：{cards}</translation>
    </message>
    <message>
        <source>Take the second group: {cards}</source>
        <comment>an action</comment>
        <translation>2つ目の山を取る：{cards}</translation>
    </message>
    <message>
        <source>Partner: {partner}.</source>
        <translation>ペアの相手：{partner}。</translation>
    </message>
    <message>
        <source>No partner: own horses only.</source>
        <comment>what a player has</comment>
        <translation>ペアの相手なし（自分の馬のみ）。</translation>
    </message>
    <message numerus="yes">
        <source>%n coins to pay for cards; at the end, 1 VP for every {coins}.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>カードの支払いに使えるコイン%n枚。ゲーム終了時、{coins}枚ごとに1VP。</numerusform>
        </translation>
    </message>
    <message>
        <source>Type</source>
        <comment>beside a card in the rules</comment>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>beside a card in the rules</comment>
        <translation>立地</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>beside a card in the rules</comment>
        <translation>スロット数</translation>
    </message>
    <message>
        <source>Needed to complete it</source>
        <comment>beside a card in the rules: icons</comment>
        <translation>完成の要件</translation>
    </message>
    <message>
        <source>Open once both boxes below have cubes</source>
        <comment>beside an owner card in the rules</comment>
        <translation>下の2つにキューブがあれば使える</translation>
    </message>
    <message>
        <source>Not open yet; scores at the end</source>
        <comment>beside an owner card in the rules</comment>
        <translation>まだ使えない（終了時の得点）</translation>
    </message>
    <message>
        <source>Green boxes last for the whole game</source>
        <comment>beside an owner card in the rules</comment>
        <translation>緑のボックスの効果は最後まで続く</translation>
    </message>
    <message>
        <source>Put a cube here and gain this</source>
        <comment>beside an owner card in the rules</comment>
        <translation>キューブを置くと、これを得る</translation>
    </message>
    <message>
        <source>Price, paid at once</source>
        <comment>beside a selection card in the rules</comment>
        <translation>すぐに支払うコスト</translation>
    </message>
    <message>
        <source>How many you keep</source>
        <comment>beside a selection card in the rules</comment>
        <translation>手札に残す枚数</translation>
    </message>
    <message>
        <source>How many you draw of each group</source>
        <comment>beside a selection card in the rules</comment>
        <translation>各グループから引く枚数</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>beside a card in the rules</comment>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Bonus when placed</source>
        <comment>beside a card in the rules</comment>
        <translation>配置時のボーナス</translation>
    </message>
    <message>
        <source>Scores at the end</source>
        <comment>beside a card in the rules</comment>
        <translation>終了時の得点</translation>
    </message>
    <message>
        <source>Line bonus</source>
        <comment>beside a card in the rules</comment>
        <translation>ラインボーナス</translation>
    </message>
    <message>
        <source>Bonus when completed</source>
        <comment>beside a card in the rules</comment>
        <translation>完成時のボーナス</translation>
    </message>
    <message>
        <source>Scores at the end, if completed</source>
        <comment>beside a card in the rules</comment>
        <translation>完成すれば終了時の得点</translation>
    </message>
    <message>
        <source>Gift, gained at once</source>
        <comment>beside a selection card in the rules</comment>
        <translation>すぐに受け取るもの</translation>
    </message>
    <message>
        <source>From any deck</source>
        <comment>beside a selection card in the rules: how many are drawn</comment>
        <translation>好きなデッキから引く枚数</translation>
    </message>
    <message>
        <source>{points} VP for {icon}</source>
        <comment>a line bonus</comment>
        <translation>{icon}があれば{points}VP</translation>
    </message>
    <message numerus="yes">
        <source>{chosen} marked, %n too many</source>
        <comment>how many cards are chosen</comment>
        <translation>
            <numerusform>{chosen}枚選択中、%n枚多い</numerusform>
        </translation>
    </message>
    <message>
        <source>{vp} of these in VP tokens.</source>
        <comment>what a player has</comment>
        <translation>うち{vp}はVPトークンです。</translation>
    </message>
    <message>
        <source>Click to draw, or press its number, then Enter.</source>
        <translation>クリックで引ける。キーでは番号、続けてEnter。</translation>
    </message>
    <message>
        <source>Or mark the {count} you don’t want and keep the others.</source>
        <comment>cards</comment>
        <translation>いらない{count}枚に印を付けて、ほかを残すこともできます。</translation>
    </message>
    <message>
        <source>Keep the unmarked cards</source>
        <comment>a button</comment>
        <translation>印のないカードを残す</translation>
    </message>
    <message>
        <source>gains {vp} ({owner}: {stud}), and {both} more for each, breeding {mare} with {owner}’s {stallion}</source>
        <comment>what a player did</comment>
        <translation>繁殖で仔馬（{vp}）を得る（{owner}に{stud}、さらに両者に{both}ずつ。親は{mare}と{owner}の{stallion}）</translation>
    </message>
    <message>
        <source>When placed: {sentence}</source>
        <comment>a bonus that takes a sentence</comment>
        <translation>配置時：{sentence}</translation>
    </message>
    <message>
        <source>−{number}</source>
        <comment>so many points</comment>
        <translation>−{number}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has only %n coins.</source>
        <comment>a selection card that is too dear</comment>
        <translation>
            <numerusform>{seat}のコインは%n枚しかありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rider rollers for horses that score with one.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>騎手ローラー%n個：ローラーで得点する馬に置く。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may also breed your mares with the neutral stallions.</source>
        <comment>what a player of the solo game has</comment>
        <translation>牝馬は、ソロゲーム用の種牡馬とも繁殖させられる。</translation>
    </message>
    <message>
        <source>go to {seat}’s stables</source>
        <comment>a button: the next tableau to look at</comment>
        <translation>{seat}の厩舎へ</translation>
    </message>
    <message>
        <source>Group {number}: {cards}</source>
        <comment>one of two groups of cards</comment>
        <translation>山{number}：{cards}</translation>
    </message>
    <message>
        <source>{card}, in the first group</source>
        <translation>{card}、1つ目の山</translation>
    </message>
    <message>
        <source>{card}, in the second group</source>
        <translation>{card}、2つ目の山</translation>
    </message>
    <message>
        <source>Group {number}, empty</source>
        <comment>one of two groups of cards</comment>
        <translation>山{number}、カードなし</translation>
    </message>
    <message>
        <source>Discarded</source>
        <comment>a pile</comment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>finishes {things}, not completed</source>
        <comment>what a player did</comment>
        <translation>{things}の行が完成せずに埋まる</translation>
    </message>
    <message>
        <source>asks to breed {mare} with {owner}’s {stallion}</source>
        <comment>what a player did</comment>
        <translation>{owner}に{mare}と{stallion}の繁殖を申し込む</translation>
    </message>
    <message>
        <source>gains {vp} ({owner}: {stud}) breeding {mare} with {owner}’s {stallion}</source>
        <comment>what a player did</comment>
        <translation>繁殖で仔馬（{vp}）を得る（{owner}に{stud}。親は{mare}と{owner}の{stallion}）</translation>
    </message>
    <message>
        <source>chooses {name} and {stable}</source>
        <comment>what a player did</comment>
        <translation>{name}と{stable}を選ぶ</translation>
    </message>
    <message>
        <source>draws {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を引く</translation>
    </message>
    <message>
        <source>keeps {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を残す</translation>
    </message>
    <message>
        <source>gains {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を得る</translation>
    </message>
    <message>
        <source>completes {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を完成</translation>
    </message>
    <message numerus="yes">
        <source>draws %n stables</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>厩舎を%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>{mare} with {stallion} ({vp})</source>
        <comment>what was bred, and the points of the foal</comment>
        <translation>{mare}×{stallion}（仔馬{vp}）</translation>
    </message>
    <message>
        <source>keeps {things} for the next round</source>
        <comment>what a player did</comment>
        <translation>{things}を次のラウンドに残す</translation>
    </message>
    <message>
        <source>takes {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を取る</translation>
    </message>
    <message>
        <source>discards {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を捨てる</translation>
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
            <numerusform>カードを%n枚残す</numerusform>
        </translation>
    </message>
    <message>
        <source>finishes placing</source>
        <comment>what a player did</comment>
        <translation>配置を終える</translation>
    </message>
    <message>
        <source>takes nothing</source>
        <comment>what a player did</comment>
        <translation>何も取らず</translation>
    </message>
    <message>
        <source>chooses an owner card and a stable</source>
        <comment>what a player did</comment>
        <translation>オーナーカードと厩舎を選ぶ</translation>
    </message>
    <message>
        <source>chooses a card to discard</source>
        <comment>what a player did</comment>
        <translation>捨てるカードを選ぶ</translation>
    </message>
    <message>
        <source>will draw from {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を選ぶ</translation>
    </message>
    <message>
        <source>takes {things} back into hand</source>
        <comment>what a player did</comment>
        <translation>{things}を手札に戻す</translation>
    </message>
    <message>
        <source>places {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を配置</translation>
    </message>
    <message>
        <source>discards {things} for coins</source>
        <comment>what a player did</comment>
        <translation>{things}を捨ててコインを得る</translation>
    </message>
    <message>
        <source>gains nothing from an owner icon</source>
        <comment>what a player did</comment>
        <translation>オーナーアイコンでは何も得られず</translation>
    </message>
    <message>
        <source>puts a cube on {things}</source>
        <comment>what a player did</comment>
        <translation>{things}にキューブを置く</translation>
    </message>
    <message>
        <source>adds {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を追加</translation>
    </message>
    <message>
        <source>passes on breeding</source>
        <comment>what a player did</comment>
        <translation>繁殖をパス</translation>
    </message>
    <message>
        <source>moves a rider roller to {things}</source>
        <comment>what a player did</comment>
        <translation>騎手ローラーを{things}に移す</translation>
    </message>
    <message>
        <source>finishes moving rider rollers</source>
        <comment>what a player did</comment>
        <translation>騎手ローラーの移動を終える</translation>
    </message>
    <message>
        <source>leaves a horse box unused</source>
        <comment>what a player did</comment>
        <translation>ホースボックスを使わず</translation>
    </message>
    <message>
        <source>divides the cards</source>
        <comment>what a player did</comment>
        <translation>カードを分ける</translation>
    </message>
    <message>
        <source>chooses a group</source>
        <comment>what a player did</comment>
        <translation>山を選ぶ</translation>
    </message>
    <message>
        <source>takes {selection} and {token}</source>
        <comment>what a player did</comment>
        <translation>{selection}と{token}を取る</translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen cost {cost} to place and bring {brought}; you have {coins}</source>
        <comment>cards</comment>
        <translation>
            <numerusform>選んだ%n枚を置くには{cost}必要、ボーナスで+{brought}（所持金{coins}）</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} took {cards} from you</source>
        <comment>above the cards that one has now</comment>
        <translation>{other}があなたの山から{cards}を取りました</translation>
    </message>
    <message numerus="yes">
        <source>Each card you don’t keep gives you %n coins.</source>
        <translation>
            <numerusform>残さないカードは、1枚%nコインになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No cubes on the owner card.</source>
        <translation>オーナーカードのキューブはありません。</translation>
    </message>
    <message numerus="yes">
        <source>{seat}: {coins}, {studs}, %n cards in hand; {vp} so far.</source>
        <translation>
            <numerusform>{seat}：{coins}、{studs}、手札%n枚、現在{vp}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cubes on the owner card: {boxes}.</source>
        <translation>オーナーカードのキューブ：{boxes}。</translation>
    </message>
    <message>
        <source>{box} ({what})</source>
        <comment>a box of an owner card, and what it gives</comment>
        <translation>{box}（{what}）</translation>
    </message>
    <message numerus="yes">
        <source>takes {selection} and {token} for %n coins</source>
        <comment>what a player did</comment>
        <translation>
            <numerusform>%nコインを支払い、{selection}と{token}を取る</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} (gaining a rider roller)</source>
        <comment>a rider that is placed</comment>
        <translation>{card}（騎手ローラーを得る）</translation>
    </message>
    <message>
        <source>refuses {asker}’s request to use a stallion</source>
        <comment>what a player did</comment>
        <translation>{asker}に種牡馬を使わせず</translation>
    </message>
    <message>
        <source>swaps {card} and {other}</source>
        <comment>what a player did</comment>
        <translation>{card}と{other}の位置を交換</translation>
    </message>
    <message>
        <source>{vp} more for {card}</source>
        <comment>a preview: of a card that is swapped</comment>
        <translation>{card}の得点が{vp}増える</translation>
    </message>
    <message>
        <source>−{vp}: {card}</source>
        <comment>a preview: of a card that is swapped</comment>
        <translation>{card}の得点が{vp}減る</translation>
    </message>
    <message>
        <source>the stable can then no longer be completed: {icons} missing</source>
        <comment>a preview</comment>
        <translation>この厩舎はもう完成できなくなる（足りないもの：{icons}）</translation>
    </message>
    <message>
        <source>−{vp}: other cards</source>
        <comment>a preview</comment>
        <translation>ほかのカードの得点が{vp}減る</translation>
    </message>
    <message>
        <source>−{vp}: coins paid (at the end, 1 VP for every {coins} left)</source>
        <comment>a preview: points of the coins that a player has</comment>
        <translation>支払うコインの分、−{vp}（終了時、残り{coins}枚ごとに1VP）</translation>
    </message>
    <message>
        <source>{vp} more for coins</source>
        <comment>a preview</comment>
        <translation>コインの得点が{vp}増える</translation>
    </message>
    <message>
        <source>−{vp}: a stud token used (at the end, 1 VP for every {studs} left)</source>
        <comment>a preview: points of the stud tokens that a player has</comment>
        <translation>使うスタッドトークンの分、−{vp}（終了時、残り{studs}個ごとに1VP）</translation>
    </message>
    <message>
        <source>{vp} more for stud tokens</source>
        <comment>a preview</comment>
        <translation>スタッドトークンの得点が{vp}増える</translation>
    </message>
    <message>
        <source>−{vp}: stables</source>
        <comment>a preview</comment>
        <translation>厩舎の得点が{vp}減る</translation>
    </message>
    <message>
        <source>{vp} more for your owner card</source>
        <comment>a preview</comment>
        <translation>オーナーカードの得点が{vp}増える</translation>
    </message>
    <message>
        <source>Take the first group</source>
        <comment>an action</comment>
        <translation>1つ目の山を取る</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <comment>an action</comment>
        <translation>{card}を捨てる</translation>
    </message>
    <message>
        <source>Take the second group</source>
        <comment>an action</comment>
        <translation>2つ目の山を取る</translation>
    </message>
    <message>
        <source>Divide: {cards} in one group, the rest in the other</source>
        <comment>an action</comment>
        <translation>{cards}と残りに分ける</translation>
    </message>
    <message>
        <source>Take {owner} and {stable}</source>
        <comment>an action</comment>
        <translation>{owner}と{stable}を選ぶ</translation>
    </message>
    <message>
        <source>{vp} if the game ended now, {more} of them with rider rollers.</source>
        <comment>what a player has</comment>
        <translation>いまゲームが終われば{vp}（うち{more}は騎手ローラー）。</translation>
    </message>
    <message>
        <source>needs</source>
        <comment>before signs</comment>
        <translation>必要</translation>
    </message>
    <message>
        <source>you need</source>
        <comment>before signs, of cards that have what you need</comment>
        <translation>自分に必要</translation>
    </message>
    <message>
        <source>{seat} needs</source>
        <comment>before signs, of cards that have what somebody needs</comment>
        <translation>{seat}に必要</translation>
    </message>
    <message>
        <source>no VP by itself</source>
        <comment>below a card</comment>
        <translation>単独ではVPなし</translation>
    </message>
    <message>
        <source>adds no VP</source>
        <comment>below a card: to what its group scores</comment>
        <translation>VPは増えません</translation>
    </message>
    <message>
        <source>+{number} with the roller</source>
        <comment>below a card: so many points at the end</comment>
        <translation>ローラーで+{number}</translation>
    </message>
    <message>
        <source>roller +{number}</source>
        <comment>below a card, in short: so many points with the roller</comment>
        <translation>ローラー+{number}</translation>
    </message>
    <message>
        <source>incl. roller +{number}</source>
        <comment>beside points: so many of them with the roller</comment>
        <translation>うちローラー+{number}</translation>
    </message>
    <message>
        <source>roller</source>
        <comment>beside points: with the roller</comment>
        <translation>ローラー</translation>
    </message>
    <message>
        <source>no VP</source>
        <comment>below a card, in short: no VP by itself</comment>
        <translation>VPなし</translation>
    </message>
    <message>
        <source>together</source>
        <comment>after the points that the cards of a group would score</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>r{row} s{slot}</source>
        <comment>below a card, in short: the row and slot where it scores most</comment>
        <translation>{row}行{slot}番</translation>
    </message>
    <message>
        <source>… click for all</source>
        <comment>beside “Log”: not all is told here</comment>
        <translation>…クリックで全部</translation>
    </message>
    <message>
        <source>Which group is 1 or 2 does not matter: leave {card} in group 1 and move the other cards.</source>
        <translation>山の番号に意味はありません。{card}は山1のままにして、ほかのカードを移してください。</translation>
    </message>
    <message>
        <source>You can only keep it. Esc puts it back.</source>
        <comment>a card is held</comment>
        <translation>残しておくことしかできません。Escで取り消せます。</translation>
    </message>
    <message>
        <source>You can discard it for {coins} or keep it. Esc puts it back.</source>
        <comment>a card is held</comment>
        <translation>捨てて{coins}を得るか、残しておけます。Escで取り消せます。</translation>
    </message>
    <message>
        <source>You can only discard it for {coins}. Esc puts it back.</source>
        <comment>a card is held</comment>
        <translation>捨てて{coins}を得ることしかできません。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Placed with its group it adds no VP for {seat} now, cost included.</source>
        <comment>a card</comment>
        <translation>山のカードをまとめて置いても、このカードで{seat}のVPは増えません（コスト込み）。</translation>
    </message>
    <message>
        <source>{seat} has no free slot for it.</source>
        <comment>a card of a group</comment>
        <translation>{seat}には、これを置ける空きスロットがありません。</translation>
    </message>
    <message>
        <source>By itself, in {place} of {seat}’s stables: +{points}, cost included.</source>
        <translation>{seat}の{place}に単独で置くと+{points}（コスト込み）。</translation>
    </message>
    <message>
        <source>By itself it brings {seat} no VP now, cost included.</source>
        <comment>a card</comment>
        <translation>いま単独で置いても、{seat}のVPは増えません（コスト込み）。</translation>
    </message>
    <message>
        <source>Of that, with the roller at the end: +{points}.</source>
        <comment>a card that is divided</comment>
        <translation>うち終了時のローラーで+{points}。</translation>
    </message>
    <message>
        <source>Once placed: +{points} with the roller, at the end.</source>
        <comment>a card</comment>
        <translation>置くと、ゲーム終了時にローラーで+{points}。</translation>
    </message>
    <message>
        <source>Drawn: it stays in group 1. It makes no difference which group is 1.</source>
        <translation>引いたカードです。山の番号に意味はないため、山1のままです。</translation>
    </message>
    <message>
        <source>Placed with its group, in {place} of {seat}’s stables, it adds +{points}, cost included.</source>
        <translation>山のカードをまとめて置くと、このカードは{seat}の{place}で+{points}（コスト込み）。</translation>
    </message>
    <message>
        <source>itself</source>
        <comment>what a card adds VP by</comment>
        <translation>このカード自身</translation>
    </message>
    <message>
        <source>other cards</source>
        <comment>what a card adds VP by</comment>
        <translation>ほかのカード</translation>
    </message>
    <message>
        <source>cost of other cards</source>
        <comment>what a card of a group adds VP by, or takes them off</comment>
        <translation>一緒に置くカードのコスト</translation>
    </message>
    <message>
        <source>with the roller at the end</source>
        <comment>what a card adds VP by</comment>
        <translation>終了時のローラー</translation>
    </message>
    <message>
        <source>Breeding after you pass</source>
        <translation>パスしたあとの繁殖</translation>
    </message>
    <message>
        <source>When others breed after you have passed: “Ask once” lets your pass stand for the round.</source>
        <translation>パスしたあとで、ほかのプレイヤーが繁殖させたとき。「一度だけ確認する」なら、そのラウンドはパスのままになります。</translation>
    </message>
    <message>
        <source>+{points}: {deeds} ({parts})</source>
        <comment>what a turn brought in points: 9 VP, and by what</comment>
        <translation>+{points}：{deeds}（{parts}）</translation>
    </message>
    <message>
        <source>−{points}: {deeds} ({parts})</source>
        <comment>what a turn cost in points: 9 VP, and by what</comment>
        <translation>−{points}：{deeds}（{parts}）</translation>
    </message>
    <message>
        <source>It completes the stable there.</source>
        <comment>a card that could be placed</comment>
        <translation>そこの厩舎が完成します。</translation>
    </message>
    <message>
        <source>It counts for {cards}.</source>
        <comment>a card of a group, by those that score with it</comment>
        <translation>{cards}の得点に数えられます。</translation>
    </message>
    <message>
        <source>{seat} cannot pay for it now.</source>
        <comment>a card drawn for a bonus</comment>
        <translation>{seat}はいまコストを払えません。</translation>
    </message>
    <message>
        <source>That is: {parts}.</source>
        <comment>by what a card adds VP: itself +2, stables +4</comment>
        <translation>内訳：{parts}。</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>a card in a row</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} with a rider roller</source>
        <comment>a card in a row</comment>
        <translation>{card}（騎手ローラーあり）</translation>
    </message>
    <message>
        <source>{card} with a foal and a rider roller</source>
        <comment>a card in a row</comment>
        <translation>{card}（仔馬と騎手ローラーあり）</translation>
    </message>
    <message>
        <source>{card} (by itself +{points})</source>
        <comment>a card of a group</comment>
        <translation>{card}（単独で+{points}）</translation>
    </message>
    <message>
        <source>{card} (+{points})</source>
        <comment>a card of a group</comment>
        <translation>{card}（+{points}）</translation>
    </message>
    <message>
        <source>Group {number}, together +{points}: {cards}</source>
        <comment>one of two groups of cards</comment>
        <translation>山{number}、合計+{points}：{cards}</translation>
    </message>
    <message>
        <source>chooses {things} to discard</source>
        <comment>what a player did</comment>
        <translation>捨てるカードに{things}を選ぶ</translation>
    </message>
    <message>
        <source>breeds {things}</source>
        <comment>what a player did</comment>
        <translation>{things}を繁殖</translation>
    </message>
    <message>
        <source>keeps {things}</source>
        <comment>what a player did: a card drawn for a bonus</comment>
        <translation>{things}を手札に加える</translation>
    </message>
    <message>
        <source>You gain {vp}: {other} used your {stallions} to breed.</source>
        <comment>what another player did</comment>
        <translation>{vp}獲得：{other}があなたの{stallions}を繁殖に使いました。</translation>
    </message>
    <message>
        <source>{other} took {cards}; the others are yours.</source>
        <comment>which group of cards another player took</comment>
        <translation>{other}は{cards}を取りました。残りはあなたのものになりました。</translation>
    </message>
    <message>
        <source>{other} took nothing: the card is yours.</source>
        <translation>{other}は何も取らず、カードはあなたの手札になりました。</translation>
    </message>
    <message>
        <source>you won’t place any more cards in this game</source>
        <comment>a preview</comment>
        <translation>これで最後の配置を終える</translation>
    </message>
    <message>
        <source>You won’t place any more cards in this game.</source>
        <translation>これで最後の配置が終わります。</translation>
    </message>
    <message>
        <source>They breed: foals on mares and stud tokens on stallions are worth VP.</source>
        <comment>the horses of a deck</comment>
        <translation>繁殖できます。牝馬の仔馬と種牡馬のスタッドがVPになります。</translation>
    </message>
    <message>
        <source>Full without them: not completed. Completion bonus and points are lost.</source>
        <comment>a stable</comment>
        <translation>要件がそろわないまま行が埋まると、完成にならない：完成のボーナスも得点もなし。</translation>
    </message>
    <message>
        <source>Most managers score for other cards. Every rider gives you a rider roller.</source>
        <comment>a deck</comment>
        <translation>マネージャーの多くは、ほかのカードに応じて得点します。騎手を置くたびに騎手ローラーを得ます。</translation>
    </message>
    <message>
        <source>They score for other cards or for where their row is. Many give coins or stud tokens.</source>
        <comment>a deck</comment>
        <translation>ほかのカードや行の立地に応じて得点します。コインやスタッドを得るものも多くあります。</translation>
    </message>
    <message>
        <source>A horse box swaps two cards at the end. Carriages give coins and score for other cards.</source>
        <comment>a deck</comment>
        <translation>ホースボックスは終了時に2枚を入れ替えられます。馬車はコインを得られ、ほかのカードに応じて得点します。</translation>
    </message>
    <message>
        <source>They cost nothing and score for other cards.</source>
        <comment>a deck</comment>
        <translation>コストはかからず、ほかのカードに応じて得点します。</translation>
    </message>
    <message>
        <source>Each begins a row. Completing it brings a bonus, and most score at the end.</source>
        <comment>a deck</comment>
        <translation>1枚が1行の始まりになります。完成させるとボーナスを得られ、多くは終了時にも得点します。</translation>
    </message>
    <message>
        <source>Third cube, above {one} and {two}: {what}</source>
        <comment>a box of an owner card above two others</comment>
        <translation>{one}と{two}を埋めると使える：{what}</translation>
    </message>
    <message>
        <source>{number}: {what}</source>
        <comment>a box of an owner card by its number</comment>
        <translation>{number}：{what}</translation>
    </message>
    <message>
        <source>Sporting horses cost {coins} less from now on.</source>
        <translation>以後、スポーツ馬のコストが{coins}下がる。</translation>
    </message>
    <message>
        <source>{points} VP for each foal in your tableau</source>
        <comment>what a card scores</comment>
        <translation>自分のタブローの仔馬トークン1つにつき{points}VP</translation>
    </message>
    <message>
        <source>Buttercup</source>
        <comment>a horse</comment>
        <translation>バターカップ</translation>
    </message>
    <message>
        <source>Tansy</source>
        <comment>a horse</comment>
        <translation>タンジー</translation>
    </message>
    <message>
        <source>Meadowsweet</source>
        <comment>a horse</comment>
        <translation>メドウスイート</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <comment>a horse</comment>
        <translation>ピルグリム</translation>
    </message>
    <message>
        <source>{seat} chooses the second group.</source>
        <translation>{seat}は2つ目の山を選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses {card} to discard.</source>
        <translation>{seat}が、捨てるカードに{card}を選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses decks next.</source>
        <translation>次は{seat}がデッキを選びます。</translation>
    </message>
    <message>
        <source>{seat} has divided the cards.</source>
        <translation>{seat}がカードを分け終えました。</translation>
    </message>
    <message>
        <source>All groups are revealed.</source>
        <translation>すべての山を公開しました。</translation>
    </message>
    <message>
        <source>{seat} has chosen a group.</source>
        <translation>{seat}が山を選び終えました。</translation>
    </message>
    <message>
        <source>{seat} chooses the first group.</source>
        <translation>{seat}は1つ目の山を選びました。</translation>
    </message>
    <message>
        <source>{seat} has chosen a card to discard.</source>
        <translation>{seat}が捨てるカードを選び終えました。</translation>
    </message>
    <message>
        <source>{seat} has chosen an owner card and a stable.</source>
        <translation>{seat}がオーナーカードと厩舎を選び終えました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is unpaired and draws %n cards.</source>
        <translation>
            <numerusform>{seat}はペアの相手がいないため、カードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} divides: {first}; {second}.</source>
        <translation>{seat}の分け方：{first}／{second}。</translation>
    </message>
    <message>
        <source>{seat} chooses {name} and {stable}.</source>
        <translation>{seat}は{name}と{stable}を選びました。</translation>
    </message>
    <message>
        <source>{divider} divides for {chooser}.</source>
        <translation>{divider}が分け、{chooser}が選びます。</translation>
    </message>
    <message>
        <source>{seat} offers a single card: {first}.</source>
        <translation>{seat}が出したのは{first}の1枚だけです。</translation>
    </message>
    <message>
        <source>{seat} takes nothing; {divider} keeps {left}.</source>
        <translation>{seat}は何も取らず、{divider}が{left}を手元に残しました。</translation>
    </message>
    <message>
        <source>{divider} keeps {left}.</source>
        <translation>{divider}には{left}が残りました。</translation>
    </message>
    <message>
        <source>{seat}’s groups: {first}; {second}.</source>
        <translation>{seat}の山：{first}／{second}。</translation>
    </message>
    <message>
        <source>{seat} starts with {name} and {stable}.</source>
        <translation>{seat}は{name}と{stable}で始めます。</translation>
    </message>
    <message>
        <source>Racing horse</source>
        <comment>a type of card</comment>
        <translation>競走馬</translation>
    </message>
    <message>
        <source>Showjumping horse</source>
        <comment>a type of card</comment>
        <translation>障害飛越馬</translation>
    </message>
    <message>
        <source>Dressage horse</source>
        <comment>a type of card</comment>
        <translation>馬術馬</translation>
    </message>
    <message>
        <source>Carriage horse</source>
        <comment>a type of card</comment>
        <translation>馬車馬</translation>
    </message>
    <message>
        <source>Draught horse</source>
        <comment>a type of card</comment>
        <translation>牽引馬</translation>
    </message>
    <message>
        <source>Riding horse</source>
        <comment>a type of card</comment>
        <translation>乗用馬</translation>
    </message>
    <message>
        <source>Manager</source>
        <comment>a type of card</comment>
        <translation>マネージャー</translation>
    </message>
    <message>
        <source>Rider</source>
        <comment>a type of card</comment>
        <translation>騎手</translation>
    </message>
    <message>
        <source>Stablehand</source>
        <comment>a type of card</comment>
        <translation>厩舎作業員</translation>
    </message>
    <message>
        <source>Vet</source>
        <comment>a type of card</comment>
        <translation>獣医</translation>
    </message>
    <message>
        <source>Horse box</source>
        <comment>a type of card</comment>
        <translation>ホースボックス</translation>
    </message>
    <message>
        <source>Carriage</source>
        <comment>a type of card: equipment, not a horse</comment>
        <translation>馬車</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <comment>a type of card</comment>
        <translation>障害物</translation>
    </message>
    <message>
        <source>Arena</source>
        <comment>a type of card</comment>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>Racecourse</source>
        <comment>a type of card</comment>
        <translation>競馬場</translation>
    </message>
    <message>
        <source>Sporting horse</source>
        <comment>a group of cards</comment>
        <translation>スポーツ馬</translation>
    </message>
    <message>
        <source>Working horse</source>
        <comment>a group of cards</comment>
        <translation>作業馬</translation>
    </message>
    <message>
        <source>Employee</source>
        <comment>a group of cards</comment>
        <translation>従業員</translation>
    </message>
    <message>
        <source>Equipment</source>
        <comment>a group of cards</comment>
        <translation>装備</translation>
    </message>
    <message>
        <source>Mare</source>
        <translation>牝馬</translation>
    </message>
    <message>
        <source>Stallion</source>
        <translation>種牡馬</translation>
    </message>
    <message>
        <source>Foal</source>
        <comment>a token on a mare</comment>
        <translation>仔馬</translation>
    </message>
    <message>
        <source>racing horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>競走馬</translation>
    </message>
    <message>
        <source>showjumping horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>障害飛越馬</translation>
    </message>
    <message>
        <source>dressage horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>馬術馬</translation>
    </message>
    <message>
        <source>carriage horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>馬車馬</translation>
    </message>
    <message>
        <source>draught horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>牽引馬</translation>
    </message>
    <message>
        <source>riding horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>乗用馬</translation>
    </message>
    <message>
        <source>manager</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>マネージャー</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>騎手</translation>
    </message>
    <message>
        <source>stablehand</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>厩舎作業員</translation>
    </message>
    <message>
        <source>vet</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>獣医</translation>
    </message>
    <message>
        <source>horse box</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>ホースボックス</translation>
    </message>
    <message>
        <source>carriage</source>
        <comment>in a sentence, after &apos;each&apos;: equipment</comment>
        <translation>馬車</translation>
    </message>
    <message>
        <source>obstacle</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>障害物</translation>
    </message>
    <message>
        <source>arena</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>racecourse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>競馬場</translation>
    </message>
    <message>
        <source>sporting horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>スポーツ馬</translation>
    </message>
    <message>
        <source>working horse</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>作業馬</translation>
    </message>
    <message>
        <source>employee</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>従業員</translation>
    </message>
    <message>
        <source>equipment card</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>装備</translation>
    </message>
    <message>
        <source>mare</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>牝馬</translation>
    </message>
    <message>
        <source>stallion</source>
        <comment>in a sentence, after &apos;each&apos;</comment>
        <translation>種牡馬</translation>
    </message>
    <message>
        <source>foal</source>
        <comment>in a sentence, after &apos;each&apos;: a token on a mare</comment>
        <translation>仔馬トークン</translation>
    </message>
    <message>
        <source>a racing horse</source>
        <comment>in a sentence</comment>
        <translation>競走馬</translation>
    </message>
    <message>
        <source>a showjumping horse</source>
        <comment>in a sentence</comment>
        <translation>障害飛越馬</translation>
    </message>
    <message>
        <source>a dressage horse</source>
        <comment>in a sentence</comment>
        <translation>馬術馬</translation>
    </message>
    <message>
        <source>a carriage horse</source>
        <comment>in a sentence</comment>
        <translation>馬車馬</translation>
    </message>
    <message>
        <source>a draught horse</source>
        <comment>in a sentence</comment>
        <translation>牽引馬</translation>
    </message>
    <message>
        <source>a riding horse</source>
        <comment>in a sentence</comment>
        <translation>乗用馬</translation>
    </message>
    <message>
        <source>a manager</source>
        <comment>in a sentence</comment>
        <translation>マネージャー</translation>
    </message>
    <message>
        <source>a rider</source>
        <comment>in a sentence</comment>
        <translation>騎手</translation>
    </message>
    <message>
        <source>a stablehand</source>
        <comment>in a sentence</comment>
        <translation>厩舎作業員</translation>
    </message>
    <message>
        <source>a vet</source>
        <comment>in a sentence</comment>
        <translation>獣医</translation>
    </message>
    <message>
        <source>a horse box</source>
        <comment>in a sentence</comment>
        <translation>ホースボックス</translation>
    </message>
    <message>
        <source>a carriage</source>
        <comment>in a sentence: equipment, not a horse</comment>
        <translation>馬車</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <comment>in a sentence</comment>
        <translation>障害物</translation>
    </message>
    <message>
        <source>an arena</source>
        <comment>in a sentence</comment>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>a racecourse</source>
        <comment>in a sentence</comment>
        <translation>競馬場</translation>
    </message>
    <message>
        <source>a sporting horse</source>
        <comment>in a sentence</comment>
        <translation>スポーツ馬</translation>
    </message>
    <message>
        <source>a working horse</source>
        <comment>in a sentence</comment>
        <translation>作業馬</translation>
    </message>
    <message>
        <source>an employee</source>
        <comment>in a sentence</comment>
        <translation>従業員</translation>
    </message>
    <message>
        <source>an equipment card</source>
        <comment>in a sentence</comment>
        <translation>装備</translation>
    </message>
    <message>
        <source>a mare</source>
        <comment>in a sentence</comment>
        <translation>牝馬</translation>
    </message>
    <message>
        <source>a stallion</source>
        <comment>in a sentence</comment>
        <translation>種牡馬</translation>
    </message>
    <message>
        <source>a foal</source>
        <comment>in a sentence: a token on a mare</comment>
        <translation>仔馬トークン</translation>
    </message>
    <message>
        <source>Sporting horses</source>
        <comment>a deck</comment>
        <translation>スポーツ馬</translation>
    </message>
    <message>
        <source>Working horses</source>
        <comment>a deck</comment>
        <translation>作業馬</translation>
    </message>
    <message>
        <source>Managers and riders</source>
        <comment>a deck</comment>
        <translation>マネージャーと騎手</translation>
    </message>
    <message>
        <source>Stablehands and vets</source>
        <comment>a deck</comment>
        <translation>厩舎作業員と獣医</translation>
    </message>
    <message>
        <source>Horse boxes and carriages</source>
        <comment>a deck</comment>
        <translation>ホースボックスと馬車</translation>
    </message>
    <message>
        <source>Obstacles, arenas and racecourses</source>
        <comment>a deck</comment>
        <translation>障害物・アリーナ・競馬場</translation>
    </message>
    <message>
        <source>the sporting horses</source>
        <comment>a deck in a sentence</comment>
        <translation>スポーツ馬デッキ</translation>
    </message>
    <message>
        <source>the working horses</source>
        <comment>a deck in a sentence</comment>
        <translation>作業馬デッキ</translation>
    </message>
    <message>
        <source>the managers and riders</source>
        <comment>a deck in a sentence</comment>
        <translation>マネージャーと騎手のデッキ</translation>
    </message>
    <message>
        <source>the stablehands and vets</source>
        <comment>a deck in a sentence</comment>
        <translation>厩舎作業員と獣医のデッキ</translation>
    </message>
    <message>
        <source>the horse boxes and carriages</source>
        <comment>a deck in a sentence</comment>
        <translation>ホースボックスと馬車のデッキ</translation>
    </message>
    <message>
        <source>the obstacles, arenas and racecourses</source>
        <comment>a deck in a sentence</comment>
        <translation>障害物・アリーナ・競馬場のデッキ</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>where a stable stands</comment>
        <translation>牧草地</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>where a stable stands</comment>
        <translation>山</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>where a stable stands</comment>
        <translation>城</translation>
    </message>
    <message>
        <source>a meadow stable</source>
        <comment>in a sentence</comment>
        <translation>牧草地の厩舎</translation>
    </message>
    <message>
        <source>a mountain stable</source>
        <comment>in a sentence</comment>
        <translation>山の厩舎</translation>
    </message>
    <message>
        <source>a castle stable</source>
        <comment>in a sentence</comment>
        <translation>城の厩舎</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>トークンなし</translation>
    </message>
    <message>
        <source>Additional card token</source>
        <translation>追加カードトークン</translation>
    </message>
    <message>
        <source>no token</source>
        <comment>in a sentence</comment>
        <translation>トークンなし</translation>
    </message>
    <message>
        <source>the Additional card token</source>
        <comment>in a sentence</comment>
        <translation>追加カードトークン</translation>
    </message>
    <message>
        <source>Selection card</source>
        <translation>選択カード</translation>
    </message>
    <message>
        <source>Sir Hugo</source>
        <comment>an owner of stables</comment>
        <translation>ヒューゴ卿</translation>
    </message>
    <message>
        <source>Dakota</source>
        <comment>an owner of stables</comment>
        <translation>ダコタ</translation>
    </message>
    <message>
        <source>Heidi</source>
        <comment>an owner of stables</comment>
        <translation>ハイディ</translation>
    </message>
    <message>
        <source>Celeste</source>
        <comment>an owner of stables</comment>
        <translation>セレスト</translation>
    </message>
    <message>
        <source>Arjun</source>
        <comment>an owner of stables</comment>
        <translation>アルジュン</translation>
    </message>
    <message>
        <source>Olga</source>
        <comment>an owner of stables</comment>
        <translation>オルガ</translation>
    </message>
    <message>
        <source>{vp} with the roller</source>
        <comment>a preview</comment>
        <translation>ローラーで{vp}</translation>
    </message>
    <message>
        <source>{vp} with the roller, counted already</source>
        <comment>a preview</comment>
        <translation>ローラーで{vp}（合計に含み済み）</translation>
    </message>
    <message>
        <source>Below each card: the VP it adds if its group is placed together.</source>
        <translation>カードの下の数は、山のカードをまとめて置いたときに、そのカードで増えるVPです。</translation>
    </message>
    <message>
        <source>On each card: the VP it would bring by itself.</source>
        <translation>カードの「+」の数は、そのカードだけで増えるVPです。</translation>
    </message>
    <message>
        <source>One foal gains you no VP now, but {count} could gain you {most}.</source>
        <translation>いま仔馬1頭ではVPは増えませんが、{count}頭なら最大{most}増えます。</translation>
    </message>
    <message>
        <source>One foal could gain you {vp} now, {count} foals {most}.</source>
        <translation>いま仔馬1頭で最大{vp}、{count}頭なら最大{most}を得られます。</translation>
    </message>
    <message>
        <source>rider rollers</source>
        <comment>what points are for: those to be moved at the end</comment>
        <translation>騎手ローラー</translation>
    </message>
    <message>
        <source>foals</source>
        <comment>what points are for</comment>
        <translation>仔馬</translation>
    </message>
    <message>
        <source>stud tokens on stallions</source>
        <comment>what points are for</comment>
        <translation>種牡馬のスタッド</translation>
    </message>
    <message>
        <source>stables</source>
        <comment>what points are for</comment>
        <translation>厩舎</translation>
    </message>
    <message>
        <source>owner card</source>
        <comment>what points are for</comment>
        <translation>オーナーカード</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>what points are for</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>value of coins</source>
        <comment>what points are for</comment>
        <translation>コインの得点</translation>
    </message>
    <message>
        <source>value of spare stud tokens</source>
        <comment>what points are for</comment>
        <translation>手元のスタッドの得点</translation>
    </message>
    <message>
        <source>VP tokens</source>
        <comment>what points are for</comment>
        <translation>VPトークン</translation>
    </message>
    <message>
        <source>Stables</source>
        <comment>a deck</comment>
        <translation>厩舎</translation>
    </message>
    <message>
        <source>the stables</source>
        <comment>a deck in a sentence</comment>
        <translation>厩舎デッキ</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>one that is not seen, in a sentence</comment>
        <translation>カード1枚</translation>
    </message>
    <message>
        <source>Face-down stable</source>
        <translation>裏向きの厩舎</translation>
    </message>
    <message>
        <source>a selection card</source>
        <comment>in a sentence</comment>
        <translation>選択カード</translation>
    </message>
    <message>
        <source>row {row}, slot {slot}</source>
        <comment>a place in a tableau</comment>
        <translation>{row}行目のスロット{slot}</translation>
    </message>
    <message>
        <source>{type}, stallion</source>
        <comment>what a horse is</comment>
        <translation>{type}・種牡馬</translation>
    </message>
    <message numerus="yes">
        <source>{location}, %n slots</source>
        <comment>a stable</comment>
        <translation>
            <numerusform>{location}の厩舎（%nスロット）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots</source>
        <comment>a stable in a sentence</comment>
        <translation>
            <numerusform>{stable}（%nスロット）</numerusform>
        </translation>
    </message>
    <message>
        <source>the box above {one} and {two}</source>
        <comment>of an owner card</comment>
        <translation>上段のボックス（{one}・{two}の上）</translation>
    </message>
    <message>
        <source>{type}, mare</source>
        <comment>what a horse is</comment>
        <translation>{type}・牝馬</translation>
    </message>
    <message>
        <source>box {number}</source>
        <comment>of an owner card, the lower row</comment>
        <translation>ボックス{number}</translation>
    </message>
    <message>
        <source>This is not a position of Epona.</source>
        <translation>エポナの局面ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an action of Epona.</source>
        <translation>「{text}」はエポナの手ではありません。</translation>
    </message>
    <message>
        <source>{owner}’s stallion gains a stud token: {vp}.</source>
        <translation>{owner}の種牡馬にスタッドトークンが置かれました（{vp}）。</translation>
    </message>
    <message>
        <source>Click a framed deck at the right.</source>
        <comment>where no button names a deck</comment>
        <translation>右側の枠つきデッキをクリックしてください。</translation>
    </message>
    <message>
        <source>Choose a framed deck at the right.</source>
        <comment>by keys, where no button names a deck</comment>
        <translation>右側の枠つきデッキから選んでください。</translation>
    </message>
    <message>
        <source>To breed, choose a mare and then a stallion.</source>
        <comment>by keys</comment>
        <translation>繁殖は、牝馬、種牡馬の順に選びます。</translation>
    </message>
    <message>
        <source>Choose one of these horses.</source>
        <comment>by keys: a rider roller goes to it</comment>
        <translation>得点になる馬を選んでください。</translation>
    </message>
    <message>
        <source>Click what you want. You get no coins for the rest.</source>
        <comment>cards</comment>
        <translation>残すカードをクリックしてください。ほかは捨て札になり、コインはもらえません。</translation>
    </message>
    <message>
        <source>Mark what you want. You get no coins for the rest.</source>
        <comment>cards, by keys</comment>
        <translation>残すカードに印を付けてください。ほかは捨て札になり、コインはもらえません。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n rollers</source>
        <comment>a button: rider rollers</comment>
        <translation>
            <numerusform>ローラー%n個を置く</numerusform>
        </translation>
    </message>
    <message>
        <source>Below each card: the VP it would bring by itself.</source>
        <translation>カードの下の数は、そのカードだけで増えるVPです。</translation>
    </message>
    <message>
        <source>Choose a free box; Tab goes from one to the next.</source>
        <comment>by keys</comment>
        <translation>空いているボックスを選んでください。Tabキーで次のボックスへ移れます。</translation>
    </message>
    <message numerus="yes">
        <source>%n already</source>
        <comment>why a new stable cannot be drawn</comment>
        <translation>
            <numerusform>すでに%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Which group is 1 or 2 does not matter: {card} stays, move the others.</source>
        <translation>山の番号に意味はありません。{card}はそのままで、ほかのカードを移して分けます。</translation>
    </message>
    <message>
        <source>That cannot be undone.</source>
        <translation>元には戻せません。</translation>
    </message>
    <message>
        <source>You have no stud token left.</source>
        <translation>スタッドトークンがありません。</translation>
    </message>
    <message>
        <source>The last card must come from a different group from the one before.</source>
        <translation>最後の1枚は、直前の1枚とは別のグループから選んでください。</translation>
    </message>
    <message>
        <source>Breeding needs a mare and a stallion.</source>
        <translation>繁殖には牝馬と種牡馬が必要です。</translation>
    </message>
    <message>
        <source>You can breed only mares in your own tableau.</source>
        <translation>繁殖させる牝馬は、自分のタブローから選んでください。</translation>
    </message>
    <message>
        <source>First divide the cards you drew.</source>
        <translation>先に、引いたカードを分けてください。</translation>
    </message>
    <message>
        <source>First take one of the groups.</source>
        <translation>先に、山を1つ取ってください。</translation>
    </message>
    <message>
        <source>First discard a card.</source>
        <translation>先に、カードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>First choose an owner card and a stable.</source>
        <translation>先に、オーナーカードと厩舎を選んでください。</translation>
    </message>
    <message>
        <source>You have decided; wait for the others.</source>
        <translation>すでに選択済みです。ほかのプレイヤーを待っています。</translation>
    </message>
    <message>
        <source>Each group needs at least one card.</source>
        <translation>どちらの山にもカードが1枚以上必要です。</translation>
    </message>
    <message>
        <source>That is not among those you may choose.</source>
        <translation>それは選べるカードの中にありません。</translation>
    </message>
    <message>
        <source>{mare} already has a foal.</source>
        <translation>{mare}にはすでに仔馬がいます。</translation>
    </message>
    <message>
        <source>{stallion} is not in a stable.</source>
        <translation>{stallion}はどの厩舎にもいません。</translation>
    </message>
    <message>
        <source>{owner} is not your partner this round.</source>
        <translation>このラウンドのペアの相手は{owner}ではありません。</translation>
    </message>
    <message>
        <source>{owner} has already refused to let these two breed this round.</source>
        <translation>このラウンド、{owner}はこの繁殖を断っています。</translation>
    </message>
    <message>
        <source>worth {vp} on its own for now</source>
        <comment>a preview</comment>
        <translation>このカードは現状{vp}</translation>
    </message>
    <message numerus="yes">
        <source>costs %n coins ({coins} off)</source>
        <comment>a preview: a cost and how much it is reduced by</comment>
        <translation>
            <numerusform>コスト%nコイン（{coins}割引）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have only %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>所持金は%nコイン</numerusform>
        </translation>
    </message>
    <message>
        <source>the stable still needs {icons}</source>
        <comment>a preview</comment>
        <translation>完成にはあと{icons}が必要</translation>
    </message>
    <message>
        <source>total: {before} → {after} VP</source>
        <comment>a preview: points before and after</comment>
        <translation>合計：{before} → {after} VP</translation>
    </message>
    <message>
        <source>finishes the stable without completing it: {icons} missing</source>
        <comment>a preview</comment>
        <translation>完成せずに行が埋まる（不足：{icons}）</translation>
    </message>
    <message>
        <source>then the stable only needs its remaining slots filled</source>
        <comment>a preview</comment>
        <translation>あとはスロットが埋まれば厩舎が完成</translation>
    </message>
    <message>
        <source>and finish</source>
        <comment>placing: below “Keep one”</comment>
        <translation>配置を終える</translation>
    </message>
    <message>
        <source>completes the stable: {bonus}</source>
        <comment>a preview</comment>
        <translation>厩舎が完成：{bonus}</translation>
    </message>
    <message>
        <source>a swap at the end of the game</source>
        <comment>a preview</comment>
        <translation>ゲーム終了時に位置交換1回</translation>
    </message>
    <message>
        <source>{token}: it does nothing in the solo game.</source>
        <translation>{token}：ソロゲームでは何の効果もない。</translation>
    </message>
    <message>
        <source>Pink breeding token (circle)</source>
        <translation>繁殖トークン（ピンクの丸）</translation>
    </message>
    <message>
        <source>Teal breeding token (diamond)</source>
        <translation>繁殖トークン（青緑のひし形）</translation>
    </message>
    <message>
        <source>Orange breeding token (square)</source>
        <translation>繁殖トークン（オレンジの四角）</translation>
    </message>
    <message>
        <source>the pink breeding token (circle)</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（ピンクの丸）</translation>
    </message>
    <message>
        <source>the teal breeding token (diamond)</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（青緑のひし形）</translation>
    </message>
    <message>
        <source>the orange breeding token (square)</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（オレンジの四角）</translation>
    </message>
    <message numerus="yes">
        <source>scores {vp} with a rider roller at the end; you have %n</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>ゲーム終了時、騎手ローラーがあれば{vp}（手元に%n個）</numerusform>
        </translation>
    </message>
    <message>
        <source>+{vp} with the roller, at the end</source>
        <comment>a preview: of a card that is placed</comment>
        <translation>ゲーム終了時にローラーで+{vp}</translation>
    </message>
    <message numerus="yes">
        <source>{coins} short: you discard %n other cards first</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>{coins}不足：先にほかの手札を%n枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>{vp} more for other cards</source>
        <comment>a preview</comment>
        <translation>ほかのカードの得点が{vp}増える</translation>
    </message>
    <message>
        <source>{vp} more for stables</source>
        <comment>a preview</comment>
        <translation>厩舎の得点が{vp}増える</translation>
    </message>
    <message>
        <source>completes the stable</source>
        <comment>a preview</comment>
        <translation>厩舎が完成</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <comment>an action</comment>
        <translation>何も残さない</translation>
    </message>
    <message>
        <source>Finish placing</source>
        <comment>an action</comment>
        <translation>配置を終える</translation>
    </message>
    <message>
        <source>{coins} or {vp}</source>
        <comment>what is taken instead of a draw</comment>
        <translation>{coins}か{vp}</translation>
    </message>
    <message>
        <source>Take {what} instead of drawing</source>
        <comment>an action: 1 coin, 1 VP</comment>
        <translation>引く代わりに{what}を得る</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n stables and keep 1</source>
        <comment>an action</comment>
        <translation>
            <numerusform>厩舎を%n枚引いて1枚を得る</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>an action: to the breeding that a partner wants</comment>
        <translation>同意する</translation>
    </message>
    <message>
        <source>Refuse</source>
        <comment>an action: the breeding that a partner wants</comment>
        <translation>断る</translation>
    </message>
    <message>
        <source>Pass on breeding</source>
        <comment>an action</comment>
        <translation>繁殖をパスする</translation>
    </message>
    <message>
        <source>Finish moving rider rollers</source>
        <comment>an action</comment>
        <translation>騎手ローラーの移動を終える</translation>
    </message>
    <message>
        <source>Leave the horse box unused</source>
        <comment>an action</comment>
        <translation>ホースボックスを使わない</translation>
    </message>
    <message>
        <source>Take {selection}: {what}</source>
        <comment>an action</comment>
        <translation>{selection}を取る：{what}</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <comment>an action</comment>
        <translation>{cards}を残す</translation>
    </message>
    <message>
        <source>Put a cube on {box}: {what}</source>
        <comment>an action</comment>
        <translation>{box}にキューブを置く（{what}）</translation>
    </message>
    <message>
        <source>Add {stable} above the others</source>
        <comment>an action</comment>
        <translation>{stable}をいちばん上に置く</translation>
    </message>
    <message>
        <source>Finish placing and keep {card}</source>
        <comment>an action</comment>
        <translation>{card}を残して配置を終える</translation>
    </message>
    <message>
        <source>Put a cube on {box}</source>
        <comment>an action</comment>
        <translation>{box}にキューブを置く</translation>
    </message>
    <message>
        <source>Add {stable} below the others</source>
        <comment>an action</comment>
        <translation>{stable}をいちばん下に置く</translation>
    </message>
    <message>
        <source>Draw from {deck}</source>
        <comment>an action</comment>
        <translation>{deck}から引く</translation>
    </message>
    <message>
        <source>Place {card} in {place}</source>
        <comment>an action</comment>
        <translation>{card}を{place}に置く</translation>
    </message>
    <message numerus="yes">
        <source>Discard {card} for %n coins</source>
        <comment>an action</comment>
        <translation>
            <numerusform>{card}を捨てて%nコインを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw {number} from {deck} and keep 1</source>
        <comment>an action</comment>
        <translation>{deck}から{number}枚引いて1枚を得る</translation>
    </message>
    <message>
        <source>Breed {mare} with {stallion}: a foal worth {vp}</source>
        <comment>an action</comment>
        <translation>{mare}と{stallion}を繁殖させる（仔馬{vp}）</translation>
    </message>
    <message>
        <source>Move a rider roller to {card}</source>
        <comment>an action</comment>
        <translation>騎手ローラーを{card}に移す</translation>
    </message>
    <message>
        <source>Swap {card} and {other}</source>
        <comment>an action</comment>
        <translation>{card}と{other}の位置を交換</translation>
    </message>
    <message>
        <source>That card does not score with a rider roller.</source>
        <translation>そのカードは騎手ローラーで得点しません。</translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation>異なる2枚を選んでください。</translation>
    </message>
    <message>
        <source>First move your rider rollers, or finish moving.</source>
        <translation>まず、騎手ローラーを移すか、移動を終えてください。</translation>
    </message>
    <message>
        <source>That card is not in your tableau.</source>
        <translation>そのカードは自分のタブローにありません。</translation>
    </message>
    <message>
        <source>That horse already has a rider roller.</source>
        <translation>その馬にはすでに騎手ローラーがあります。</translation>
    </message>
    <message>
        <source>First swap two cards, or leave the horse box unused.</source>
        <translation>まず、カード2枚の位置を交換するか、ホースボックスを使わずに進んでください。</translation>
    </message>
    <message>
        <source>You can swap only cards in your own tableau.</source>
        <translation>交換できるのは、自分のタブローの2枚だけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n VP tokens</source>
        <comment>an item of a score: points gained during the game</comment>
        <translation>
            <numerusform>VPトークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Stable cards</source>
        <comment>a heading of the score pad</comment>
        <translation>厩舎カード</translation>
    </message>
    <message>
        <source>Owner card</source>
        <comment>a heading of the score pad</comment>
        <translation>オーナーカード</translation>
    </message>
    <message>
        <source>Asset cards</source>
        <comment>a heading of the score pad</comment>
        <translation>アセットカード</translation>
    </message>
    <message>
        <source>Foals, studs on stallions</source>
        <comment>a heading of the score pad: tokens on cards</comment>
        <translation>仔馬、種牡馬のスタッド</translation>
    </message>
    <message>
        <source>Remaining tokens</source>
        <comment>a heading of the score pad</comment>
        <translation>残りのトークン</translation>
    </message>
    <message numerus="yes">
        <source>%n rider rollers to move at the end</source>
        <comment>an item of a score</comment>
        <translation>
            <numerusform>終了時に置く騎手ローラー%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>You could breed a champion for the Grand National!</source>
        <comment>a solo result</comment>
        <translation>グランドナショナルのチャンピオンを育てられる腕前です！</translation>
    </message>
    <message>
        <source>The work of a professional.</source>
        <comment>a solo result</comment>
        <translation>プロレベルです。</translation>
    </message>
    <message>
        <source>An experienced horse breeder.</source>
        <comment>a solo result</comment>
        <translation>経験豊富なブリーダーです。</translation>
    </message>
    <message>
        <source>A good result to start with.</source>
        <comment>a solo result</comment>
        <translation>まずは上々の結果です。</translation>
    </message>
    <message numerus="yes">
        <source>Tied at {points} VP: {winner} wins with more cubes on the owner card (%n).</source>
        <comment>the end</comment>
        <translation>
            <numerusform>{points}VPで同点。オーナーカードのキューブが多い{winner}の勝ちです（%n個）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasted %n rounds.</source>
        <translation>
            <numerusform>%nラウンドで終わりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{horse}: %n stud tokens</source>
        <comment>an item of a score: tokens on a stallion</comment>
        <translation>
            <numerusform>{horse}（スタッド%n個）</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with {points} VP.</source>
        <translation>{winner}が{points}VPで勝ちました。</translation>
    </message>
    <message>
        <source>1 VP per {coins} coins and per {studs} stud tokens</source>
        <comment>of tokens that are left</comment>
        <translation>{coins}コインごと・スタッド{studs}個ごとに1VP</translation>
    </message>
    <message>
        <source>{stable}: line bonus for {icon}</source>
        <comment>an item of a score</comment>
        <translation>{stable}：ラインボーナス（{icon}）</translation>
    </message>
    <message>
        <source>{stable}, completed</source>
        <comment>an item of a score</comment>
        <translation>{stable}：完成</translation>
    </message>
    <message>
        <source>{horse}’s foal</source>
        <comment>an item of a score</comment>
        <translation>{horse}の仔馬</translation>
    </message>
    <message>
        <source>{points} VP or more is a good result.</source>
        <comment>a solo result</comment>
        <translation>{points}VP以上なら上々の結果です。</translation>
    </message>
    <message>
        <source>{seat} scores {points} VP.</source>
        <translation>{seat}は{points}VPです。</translation>
    </message>
    <message>
        <source>{winners} share the victory with {points} VP each.</source>
        <translation>{winners}が{points}VPで勝利を分け合いました。</translation>
    </message>
    <message>
        <source>any further draw this round brings {instead} instead</source>
        <comment>a preview</comment>
        <translation>このラウンドの2回目からは、引く代わりに{instead}</translation>
    </message>
    <message numerus="yes">
        <source>you see %n cards and keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n枚見て1枚を得る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you see %n stables and must keep 1 of them</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>厩舎を%n枚見て、必ず1枚を選ぶ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves you with %n unfinished stables</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>埋まっていない厩舎が%nつになる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then you discard %n of your cards for the coins you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>そのあと、不足分の支払いにカードを%n枚捨てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing them all costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>すべて置くには合計%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards go to your hand</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%n枚が手札に加わる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots to fill</source>
        <comment>a preview: of a stable</comment>
        <translation>
            <numerusform>空きスロット%nか所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing it costs %n coins</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>置くには%nコイン</numerusform>
        </translation>
    </message>
    <message>
        <source>your other stables go down a row</source>
        <comment>a preview</comment>
        <translation>ほかの厩舎は1行ずつ下がる</translation>
    </message>
    <message numerus="yes">
        <source>the other %n stables are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>残りの厩舎%n枚は捨てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %n cards are discarded</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>残りの%n枚は捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} adds {stable} above the others.</source>
        <translation>{seat}が{stable}をいちばん上に置きました。</translation>
    </message>
    <message>
        <source>{seat} breeds {mare} with {owner}’s {stallion}: a foal worth {vp}.</source>
        <translation>{seat}が{mare}と{owner}の{stallion}を繁殖させました（仔馬{vp}）。</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins.</source>
        <comment>a selection card</comment>
        <translation>
            <numerusform>コストは%nコインです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins are still owed.</source>
        <comment>for a selection card</comment>
        <translation>
            <numerusform>不足の%nコインは、カードを捨てて支払います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins of that pay for the selection card.</source>
        <translation>
            <numerusform>うち%nコインは選択カードの支払いです。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} adds {stable} below the others.</source>
        <translation>{seat}が{stable}をいちばん下に置きました。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>Round {round} begins; {starter} goes first.</source>
        <translation>第{round}ラウンド開始。スタートプレイヤーは{starter}です。</translation>
    </message>
    <message>
        <source>{seat} takes {selection} and {token}: {draw}.</source>
        <translation>{seat}が{selection}と{token}を取りました（{draw}）。</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat}が{cards}を引きました。</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new deck: {deck}.</source>
        <translation>捨て札をシャッフルして、{deck}を作り直しました。</translation>
    </message>
    <message>
        <source>{seat} keeps {cards}.</source>
        <translation>{seat}が{cards}を残しました。</translation>
    </message>
    <message>
        <source>{seat} discards {cards}.</source>
        <translation>{seat}が{cards}を捨てました。</translation>
    </message>
    <message>
        <source>{seat} takes back {card}, kept from the previous round.</source>
        <translation>{seat}が前のラウンドに残した{card}を手札に戻しました。</translation>
    </message>
    <message>
        <source>{seat} places {card} in {place}.</source>
        <translation>{seat}が{card}を{place}に置きました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards {card} for %n coins.</source>
        <translation>
            <numerusform>{seat}が{card}を捨てて%nコインを得ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} puts a cube on {box}: {what}.</source>
        <translation>{seat}が{box}にキューブを置きました（{what}）。</translation>
    </message>
    <message>
        <source>{seat} draws from {deck}: {cards}.</source>
        <translation>{seat}が{deck}から引きました：{cards}。</translation>
    </message>
    <message>
        <source>{seat} keeps {card}.</source>
        <translation>{seat}が{card}を手札に加えました。</translation>
    </message>
    <message>
        <source>{seat} finishes {stable} without completing it.</source>
        <translation>{seat}の{stable}の行が、完成せずに埋まりました。</translation>
    </message>
    <message>
        <source>{seat} draws {stables}.</source>
        <comment>stable cards</comment>
        <translation>{seat}が{stables}を引きました。</translation>
    </message>
    <message>
        <source>{seat} finishes placing and keeps {card}.</source>
        <translation>{seat}が{card}を残して配置を終えました。</translation>
    </message>
    <message>
        <source>{seat} gains {bonus}.</source>
        <translation>{seat}が{bonus}を得ました。</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>第{round}ラウンド開始。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards.</source>
        <translation>
            <numerusform>{seat}がカードを%n枚引きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} keeps %n cards.</source>
        <translation>
            <numerusform>{seat}がカードを%n枚残しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} starts placing.</source>
        <translation>{seat}が配置を始めます。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} places {card} in {place} for %n coins.</source>
        <translation>
            <numerusform>{seat}が%nコインで{card}を{place}に置きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes {taken}.</source>
        <translation>{seat}が{taken}を取りました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n cards from {deck}.</source>
        <translation>
            <numerusform>{seat}が{deck}から%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>捨て札：{cards}。</translation>
    </message>
    <message>
        <source>{seat} completes {stable}.</source>
        <translation>{seat}が{stable}を完成させました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} draws %n stables.</source>
        <translation>
            <numerusform>{seat}が厩舎を%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} breeds {mare} with {stallion}: a foal worth {vp}.</source>
        <translation>{seat}が{mare}と{stallion}を繁殖させました（仔馬{vp}）。</translation>
    </message>
    <message>
        <source>Both partners gain {vp} each.</source>
        <translation>両者とも{vp}を得ました。</translation>
    </message>
    <message>
        <source>Both partners gain {vp} each.</source>
        <comment>a forecast</comment>
        <translation>両者とも{vp}を得ます。</translation>
    </message>
    <message>
        <source>{seat} finishes placing.</source>
        <translation>{seat}が配置を終えました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards {cards} for %n coins.</source>
        <comment>what was left in the hand</comment>
        <translation>
            <numerusform>{seat}が{cards}を捨てて%nコインを得ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>第{round}ラウンド終了。</translation>
    </message>
    <message>
        <source>{seat} will draw from {deck}.</source>
        <translation>{seat}が{deck}を選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses a selection card next.</source>
        <translation>次は{seat}が選択カードを選びます。</translation>
    </message>
    <message>
        <source>{seat} has no free box for an owner icon and gains nothing.</source>
        <translation>オーナーカードに空いているボックスがないため、{seat}は何も得られませんでした。</translation>
    </message>
    <message>
        <source>{seat} takes {bonus} instead of a second draw.</source>
        <translation>{seat}がカードを引く代わりに{bonus}を得ました。</translation>
    </message>
    <message>
        <source>{seat} asks to breed {mare} with {owner}’s {stallion}.</source>
        <translation>{seat}が{owner}に、{mare}と{stallion}の繁殖を申し込みました。</translation>
    </message>
    <message>
        <source>{seat} may still breed horses.</source>
        <translation>{seat}は、まだ馬の繁殖を行えます。</translation>
    </message>
    <message>
        <source>{seat} passes on breeding.</source>
        <translation>{seat}が繁殖をパスしました。</translation>
    </message>
    <message>
        <source>{seat} may move rider rollers.</source>
        <translation>{seat}は騎手ローラーを移せます。</translation>
    </message>
    <message>
        <source>{seat} moves a rider roller to {card}.</source>
        <translation>{seat}が騎手ローラーを{card}に移しました。</translation>
    </message>
    <message>
        <source>{seat} finishes moving rider rollers.</source>
        <translation>{seat}が騎手ローラーの移動を終えました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} may use %n horse boxes.</source>
        <translation>
            <numerusform>{seat}はホースボックスを%n枚使えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} swaps {card} and {other}.</source>
        <translation>{seat}が{card}と{other}の位置を交換しました。</translation>
    </message>
    <message>
        <source>{seat} leaves a horse box unused.</source>
        <translation>{seat}はホースボックスを1枚使いませんでした。</translation>
    </message>
    <message>
        <source>The solo game always has {number} rounds.</source>
        <translation>ソロゲームは必ず{number}ラウンドです。</translation>
    </message>
    <message>
        <source>There are no partners to ask in the solo game.</source>
        <translation>ソロゲームには、確認する相手がいません。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Who goes first in round 1. After that, it is the next player clockwise each round.</source>
        <translation>第1ラウンドのスタートプレイヤー。以後、ラウンドごとに時計回りに移ります。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Partner’s stallions</source>
        <translation>ペアの相手の種牡馬</translation>
    </message>
    <message>
        <source>Whether a stallion’s owner is asked before a partner breeds a mare with it.</source>
        <translation>ペアの相手が自分の種牡馬を使うとき、同意を確認するかどうか。</translation>
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
        <source>{number} rounds</source>
        <comment>option</comment>
        <translation>{number}ラウンド</translation>
    </message>
    <message>
        <source>{number} rounds, for a first game</source>
        <comment>option</comment>
        <translation>{number}ラウンド（初めてのゲーム向け）</translation>
    </message>
    <message>
        <source>Owner always agrees</source>
        <comment>option: breeding with a partner</comment>
        <translation>常に同意</translation>
    </message>
    <message>
        <source>Owner may refuse</source>
        <comment>option</comment>
        <translation>断ることもできる</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>That box needs cubes on both boxes below it first.</source>
        <translation>先に、その下の2つのボックスにキューブが必要です。</translation>
    </message>
    <message>
        <source>That cannot be done while you place cards.</source>
        <translation>カードの配置中にはできません。</translation>
    </message>
    <message>
        <source>No stables are left.</source>
        <translation>厩舎カードが残っていません。</translation>
    </message>
    <message>
        <source>There is no such box.</source>
        <translation>そのボックスはありません。</translation>
    </message>
    <message>
        <source>You have no bonus to use now.</source>
        <translation>いま使えるボーナスはありません。</translation>
    </message>
    <message>
        <source>You are still placing: finish that first.</source>
        <translation>まだ配置中です。先に配置を終えてください。</translation>
    </message>
    <message>
        <source>The cards of this round have been drawn.</source>
        <translation>このラウンドのカードはすでに引き終わりました。</translation>
    </message>
    <message>
        <source>You have no stable there.</source>
        <translation>そこに厩舎はありません。</translation>
    </message>
    <message numerus="yes">
        <source>This stable has only %n slots.</source>
        <translation>
            <numerusform>この厩舎のスロットは%nつだけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is already a card in that slot.</source>
        <translation>そのスロットにはすでにカードがあります。</translation>
    </message>
    <message numerus="yes">
        <source>You already have %n stables, the most you can have.</source>
        <translation>
            <numerusform>厩舎はすでに上限の%nつあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n unfinished stables: finish one first.</source>
        <translation>
            <numerusform>埋まっていない厩舎がすでに%nつあります。先に1つ埋めてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no owner icon to use.</source>
        <translation>使えるオーナーアイコンがありません。</translation>
    </message>
    <message>
        <source>You have no draw to use.</source>
        <translation>カードを引くボーナスがありません。</translation>
    </message>
    <message>
        <source>First use your bonus: {bonus}.</source>
        <translation>先にボーナスを使ってください：{bonus}。</translation>
    </message>
    <message>
        <source>No card can be kept after the final round.</source>
        <translation>最終ラウンドのあとにカードは残せません。</translation>
    </message>
    <message>
        <source>It costs {price} and you have {coins}; discarding cards would not be enough.</source>
        <translation>コストは{price}、所持金は{coins}コインです。手札を捨てても足りません。</translation>
    </message>
    <message>
        <source>Your bonus is to draw from {deck}.</source>
        <translation>このボーナスで引けるのは{deck}です。</translation>
    </message>
    <message>
        <source>There is already a cube on {box}.</source>
        <translation>{box}にはすでにキューブがあります。</translation>
    </message>
    <message numerus="yes">
        <source>It costs {price} and you have {coins}: discard %n other cards first.</source>
        <translation>
            <numerusform>コストは{price}、所持金は{coins}コインです。先にほかの手札を%n枚捨ててください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins short: you pay with cards you keep from this draw</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>%nコイン不足：いま引いて残すカードで支払う</numerusform>
        </translation>
    </message>
    <message>
        <source>You could keep a card for the next round.</source>
        <translation>次のラウンドにカードを1枚残せます。</translation>
    </message>
    <message numerus="yes">
        <source>You could still place %n of the cards you discard.</source>
        <translation>
            <numerusform>捨てるカードのうち%n枚は、まだ置けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This swap would cost you points.</source>
        <translation>この交換ではVPが減ります。</translation>
    </message>
    <message>
        <source>you won’t place any more cards this round</source>
        <comment>a preview</comment>
        <translation>このラウンドの配置を終える</translation>
    </message>
    <message>
        <source>You won’t place any more cards this round.</source>
        <translation>このラウンドの配置はこれで終わりです。</translation>
    </message>
    <message>
        <source>You could still place {cards}.</source>
        <translation>まだ{cards}を置けます。</translation>
    </message>
    <message>
        <source>the stud token goes to {owner}: {vp}</source>
        <comment>a preview</comment>
        <translation>スタッドトークンは{owner}へ（{vp}）</translation>
    </message>
    <message>
        <source>a stud token on your stallion: {vp}</source>
        <comment>a preview</comment>
        <translation>自分の種牡馬にスタッドトークン（{vp}）</translation>
    </message>
    <message numerus="yes">
        <source>pays %n coins of what you owe</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>不足分のうち%nコインを支払う</numerusform>
        </translation>
    </message>
    <message>
        <source>the card stays for the next round</source>
        <comment>a preview</comment>
        <translation>カードを次のラウンドに残す</translation>
    </message>
    <message numerus="yes">
        <source>the %n cards left in your hand are discarded: {coins}</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>残った手札%n枚を捨てて{coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>another one</source>
        <comment>in a sentence: a card called as the one before</comment>
        <translation>同じ種類のもう1枚</translation>
    </message>
    <message>
        <source>Letters are drawn by lot: whoever has A starts round 1.</source>
        <comment>the set-up</comment>
        <translation>文字タイルをランダムに配り、Aのプレイヤーが第1ラウンドのスタートプレイヤーになります。</translation>
    </message>
    <message>
        <source>High interaction needs at least two players.</source>
        <translation>高インタラクションは2人以上で遊びます。</translation>
    </message>
    <message>
        <source>This variant is for exactly two players.</source>
        <translation>この形式は2人専用です。</translation>
    </message>
    <message>
        <source>Experienced players choose among asymmetric owners.</source>
        <translation>経験者は非対称オーナーの中から選びます。</translation>
    </message>
    <message numerus="yes">
        <source>The start for experienced players is for at most %n players.</source>
        <translation>
            <numerusform>経験者向けの始め方は%n人までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>How you get cards. Lower: you draw for yourself. High: in pairs, one divides, the other takes a group. For two: in most rounds you both divide and both choose. Lower interaction is recommended for 2 to 4 players.</source>
        <translation>カードの手に入れ方です。低：選択カードを取り、自分の分を引きます。高：2人1組で、1人がカードを2つに分け、もう1人が選びます。2人用：ほとんどのラウンドで、2人とも分け、2人とも選びます。2〜4人には低インタラクションがおすすめです。</translation>
    </message>
    <message>
        <source>Starting stables</source>
        <translation>最初の厩舎</translation>
    </message>
    <message>
        <source>Star stables are harder to complete and worth more.</source>
        <translation>★の厩舎は完成が難しい分、得点が高くなります。</translation>
    </message>
    <message>
        <source>Owner cards</source>
        <translation>オーナーカード</translation>
    </message>
    <message>
        <source>Symmetric owners all have the same boxes; asymmetric owners each have their own.</source>
        <translation>オーナーカードのボックスは、対称ならどれも同じ、非対称なら1枚ごとに違います。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始め方</translation>
    </message>
    <message>
        <source>Lower interaction</source>
        <comment>option: form</comment>
        <translation>低インタラクション</translation>
    </message>
    <message>
        <source>High interaction</source>
        <comment>option: form</comment>
        <translation>高インタラクション</translation>
    </message>
    <message>
        <source>High interaction for two</source>
        <comment>option: form</comment>
        <translation>高インタラクション（2人用）</translation>
    </message>
    <message>
        <source>One marked 3, one marked 6</source>
        <comment>option: starting stables</comment>
        <translation>3と6を1枚ずつ</translation>
    </message>
    <message>
        <source>One marked 3, one marked ★</source>
        <comment>option: starting stables</comment>
        <translation>3と★を1枚ずつ</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <comment>option: owner cards</comment>
        <translation>対称</translation>
    </message>
    <message>
        <source>Asymmetric</source>
        <comment>option: owner cards</comment>
        <translation>非対称</translation>
    </message>
    <message>
        <source>As dealt</source>
        <comment>option: start</comment>
        <translation>配られたまま</translation>
    </message>
    <message>
        <source>For experienced players</source>
        <comment>option: start</comment>
        <translation>経験者向け</translation>
    </message>
    <message>
        <source>High interaction for two always has {number} rounds.</source>
        <translation>高インタラクション（2人用）は必ず{number}ラウンドです。</translation>
    </message>
    <message>
        <source>A game with star stables always has {number} rounds.</source>
        <translation>★の厩舎を使うゲームは必ず{number}ラウンドです。</translation>
    </message>
    <message>
        <source>Experienced players each choose one of {owners} asymmetric owners and one of {stables} stables.</source>
        <translation>経験者は、非対称オーナー{owners}枚と厩舎{stables}枚から1枚ずつ選びます。</translation>
    </message>
    <message>
        <source>this ends the round</source>
        <comment>a preview</comment>
        <translation>これでラウンドが終わる</translation>
    </message>
    <message>
        <source>this ends the last round</source>
        <comment>a preview</comment>
        <translation>これで最終ラウンドが終わる</translation>
    </message>
    <message>
        <source>this ends the game</source>
        <comment>a preview</comment>
        <translation>これでゲームが終わる</translation>
    </message>
    <message>
        <source>your last decision this round</source>
        <comment>a preview</comment>
        <translation>このラウンド最後の選択</translation>
    </message>
    <message>
        <source>{seat} gets {cards}</source>
        <comment>a preview: the other group</comment>
        <translation>{cards}は{seat}のものに</translation>
    </message>
    <message>
        <source>costs 1 stud token</source>
        <comment>a preview: breeding</comment>
        <translation>スタッドトークン1個を払う</translation>
    </message>
    <message>
        <source>you miss out on the {vp} for a foal with a partner’s horse this round</source>
        <comment>a preview</comment>
        <translation>ペアの相手の馬と繁殖させて得る{vp}は、このラウンドは得られない</translation>
    </message>
    <message numerus="yes">
        <source>you keep your %n stud tokens</source>
        <comment>a preview</comment>
        <translation>
            <numerusform>スタッドトークン%n個は手元に残る</numerusform>
        </translation>
    </message>
    <message>
        <source>a foal worth {vp}</source>
        <comment>a preview</comment>
        <translation>仔馬（{vp}）</translation>
    </message>
    <message>
        <source>You could still swap two cards: +{vp} possible.</source>
        <translation>まだ位置を交換できます（最大+{vp}）。</translation>
    </message>
    <message>
        <source>{owner} may refuse</source>
        <comment>a preview</comment>
        <translation>{owner}は断ることもできる</translation>
    </message>
    <message>
        <source>Distribution</source>
        <comment>a phase of a round</comment>
        <translation>配布</translation>
    </message>
    <message>
        <source>Placing</source>
        <comment>a phase of a round</comment>
        <translation>配置</translation>
    </message>
    <message>
        <source>End of round</source>
        <comment>a phase of a round: breeding alone</comment>
        <translation>ラウンド終了</translation>
    </message>
    <message>
        <source>Rider rollers</source>
        <comment>a phase of the end</comment>
        <translation>騎手ローラー</translation>
    </message>
    <message>
        <source>Horse boxes</source>
        <comment>a phase of the end</comment>
        <translation>ホースボックス</translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>a phase of the end</comment>
        <translation>スコアリング</translation>
    </message>
    <message>
        <source>Final round, {round} of {rounds}</source>
        <translation>最終ラウンド（{round}/{rounds}）</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>ラウンド{round}/{rounds}</translation>
    </message>
    <message>
        <source>End of the game</source>
        <comment>in place of the round</comment>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>a new round has begun</source>
        <comment>why Undo is off</comment>
        <translation>次のラウンドが始まりました</translation>
    </message>
    <message>
        <source>the hands were shown</source>
        <comment>why Undo is off: the last round is over</comment>
        <translation>手札が公開されました</translation>
    </message>
    <message numerus="yes">
        <source>%n decks to choose; cards are drawn once all are chosen.</source>
        <translation>
            <numerusform>あと%n枚分のデッキを選びます。すべて選ぶと引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Finish placing.</source>
        <translation>{me}、手札は使い切りました。配置を終えてください。</translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Add a stable, or finish placing.</source>
        <translation>{me}、手札は使い切りました。厩舎を追加するか、配置を終えてください。</translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Add a stable, breed horses, or finish placing.</source>
        <translation>{me}、手札は使い切りました。厩舎を追加するか、繁殖させるか、配置を終えてください。</translation>
    </message>
    <message>
        <source>Click one of these horses, or drag a roller from your panel onto it.</source>
        <translation>得点になる馬をクリックするか、自分のパネルのローラーを馬までドラッグしてください。</translation>
    </message>
    <message>
        <source>Still dividing: {others}.</source>
        <translation>カードを分けているプレイヤー：{others}。</translation>
    </message>
    <message>
        <source>Still choosing a group: {others}.</source>
        <translation>山を選んでいるプレイヤー：{others}。</translation>
    </message>
    <message>
        <source>Still choosing a card to discard: {others}.</source>
        <translation>捨てるカードを選んでいるプレイヤー：{others}。</translation>
    </message>
    <message>
        <source>Still choosing an owner card and a stable: {others}.</source>
        <translation>オーナーカードと厩舎を選んでいるプレイヤー：{others}。</translation>
    </message>
    <message>
        <source>{me}: choose any deck to draw a card from.</source>
        <translation>{me}、カードを引くデッキを1つ選んでください。</translation>
    </message>
    <message>
        <source>All from the fullest decks</source>
        <comment>a button: each card is drawn from the deck with the most cards</comment>
        <translation>残り枚数の多いデッキで自動決定</translation>
    </message>
    <message numerus="yes">
        <source>For each of the %n cards, picks the deck with the most cards left.</source>
        <translation>
            <numerusform>%n枚それぞれに、残り枚数がいちばん多いデッキを選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You both divide, then each of you takes one of the other’s groups.</source>
        <translation>互いにカードを2つに分け、相手の山を1つずつ取ります。</translation>
    </message>
    <message>
        <source>The last two cards come from two different card groups.</source>
        <translation>最後の2枚は別々のグループから引きます。</translation>
    </message>
    <message>
        <source>mark the {count} you don’t want</source>
        <comment>why a button is off</comment>
        <translation>いらない{count}枚に印を付けてください</translation>
    </message>
    <message>
        <source>none left</source>
        <comment>why a new stable cannot be drawn</comment>
        <translation>残りなし</translation>
    </message>
    <message numerus="yes">
        <source>Then choose a card to keep for the next round, or none; the others are discarded for %n coins each.</source>
        <translation>
            <numerusform>そのあと、次のラウンドに残すカードを1枚選びます（なしでもよい）。ほかは捨てて、1枚につき%nコインになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: place or discard cards.</source>
        <translation>{me}、カードを置くか、捨ててコインにしてください。</translation>
    </message>
    <message numerus="yes">
        <source>You can still move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>まだ騎手ローラー%n個を、ローラーで得点する馬に移せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave 1 of %n horse boxes unused</source>
        <comment>a button</comment>
        <translation>
            <numerusform>ホースボックス%n枚のうち1枚を使わない</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is the start player.</source>
        <translation>スタートプレイヤーは{seat}です。</translation>
    </message>
    <message>
        <source>The neutral stallions are {cards}.</source>
        <translation>ソロゲーム用の種牡馬は{cards}です。</translation>
    </message>
    <message>
        <source>The rulebook recommends {number} for a first game.</source>
        <translation>初めてのゲームでは{number}ラウンドがおすすめです。</translation>
    </message>
    <message>
        <source>First take {instead}.</source>
        <translation>先に、{instead}を選んでください。</translation>
    </message>
    <message>
        <source>You have already used this round’s draw bonus: take {instead}.</source>
        <translation>このラウンドはすでにボーナスで引きました。{instead}を選んでください。</translation>
    </message>
    <message>
        <source>First put a cube on a box of your owner card, and take {instead}.</source>
        <translation>先に、オーナーカードのボックスにキューブを置き、{instead}を選んでください。</translation>
    </message>
    <message>
        <source>{vp} each for you and {partner}</source>
        <comment>a preview</comment>
        <translation>あなたと{partner}に{vp}ずつ</translation>
    </message>
    <message>
        <source>To breed, choose a mare and then a stallion, or drag her to him.</source>
        <translation>繁殖は、牝馬、種牡馬の順に選ぶか、牝馬を種牡馬にドラッグします。</translation>
    </message>
    <message>
        <source>You have already used this round’s draw bonus.</source>
        <translation>このラウンドはすでにボーナスで引きました。</translation>
    </message>
    <message>
        <source>{me}: choose a selection card. You have {coins} and {studs}.</source>
        <translation>{me}、選択カードを1枚選んでください。手元には{coins}、{studs}。</translation>
    </message>
    <message>
        <source>{me}: everyone has placed. Choose a mare and a stallion to breed, or pass.</source>
        <translation>{me}、全員が配置を終えました。牝馬と種牡馬を選んで繁殖させるか、パスしてください。</translation>
    </message>
    <message>
        <source>{card}: {icon} directly above</source>
        <comment>an item of a score</comment>
        <translation>{card}：すぐ上に{icon}</translation>
    </message>
    <message>
        <source>{card}: {icon} directly below</source>
        <comment>an item of a score</comment>
        <translation>{card}：すぐ下に{icon}</translation>
    </message>
    <message>
        <source>{card}: {icon} directly left of it</source>
        <comment>an item of a score</comment>
        <translation>{card}：すぐ左に{icon}</translation>
    </message>
    <message>
        <source>{card}: {icon} directly right of it</source>
        <comment>an item of a score</comment>
        <translation>{card}：すぐ右に{icon}</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} in its row</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}：同じ行の{icon}×{number}</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} in its column</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}：同じ列の{icon}×{number}</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} orthogonally adjacent to it</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}：上下左右の{icon}×{number}</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number} around it</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}：周囲の{icon}×{number}</translation>
    </message>
    <message>
        <source>{card}: {icon} ×{number}</source>
        <comment>an item of a score: so many cards</comment>
        <translation>{card}：{icon}×{number}</translation>
    </message>
    <message>
        <source>{card}: {one} + {two} ×{number}</source>
        <comment>an item of a score: so many pairs of cards</comment>
        <translation>{card}：{one}と{two}のペア×{number}</translation>
    </message>
    <message>
        <source>{card}: {one} and {two}</source>
        <comment>an item of a score</comment>
        <translation>{card}：{one}と{two}</translation>
    </message>
    <message>
        <source>{card}: in the row of {stable}</source>
        <comment>an item of a score</comment>
        <translation>{card}：{stable}の行</translation>
    </message>
    <message>
        <source>{card}: with a rider roller</source>
        <comment>an item of a score</comment>
        <translation>{card}：騎手ローラー</translation>
    </message>
    <message>
        <source>Back to {seat}’s stables</source>
        <comment>a button</comment>
        <translation>{seat}の厩舎に戻る</translation>
    </message>
    <message>
        <source>These are {seat}’s stables; you can look but not touch.</source>
        <translation>{seat}の厩舎です。見ることはできますが、操作はできません。</translation>
    </message>
    <message>
        <source>Now: {vp}, with {cards}.</source>
        <comment>what a card scores, and which cards it counts</comment>
        <translation>現在{vp}（対象：{cards}）。</translation>
    </message>
    <message>
        <source>Costs nothing.</source>
        <translation>コストなし。</translation>
    </message>
    <message>
        <source>A rider roller is on it.</source>
        <translation>騎手ローラーが載っている。</translation>
    </message>
    <message>
        <source>Kept from the previous round: back in hand when its owner places cards.</source>
        <translation>前のラウンドに残したカード。配置を始めるときに手札に戻る。</translation>
    </message>
    <message>
        <source>Not in play.</source>
        <translation>場に出ていない。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} pays %n coins: {why} ({box}).</source>
        <comment>what a card costs after a discount</comment>
        <translation>
            <numerusform>{seat}が支払うのは%nコイン（{box}の効果：{why}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: nothing yet.</source>
        <translation>現在はまだ0VP。</translation>
    </message>
    <message>
        <source>Scores nothing on its own.</source>
        <translation>このカード自体の得点はない。</translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens from partners on it: {vp}.</source>
        <translation>
            <numerusform>相手が置いたスタッドトークンが%n個載っている：{vp}。</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand.</source>
        <translation>手札にある。</translation>
    </message>
    <message>
        <source>Drawn: keep it or discard it.</source>
        <translation>引いたカード。残すか捨てるかを選ぶ。</translation>
    </message>
    <message>
        <source>Drawn for a bonus: keep one card.</source>
        <translation>ボーナスで引いたカード。1枚を手札に加える。</translation>
    </message>
    <message>
        <source>Kept for the next round.</source>
        <translation>次のラウンドのために残したカード。</translation>
    </message>
    <message>
        <source>Neutral stallion: you can breed your mares with it.</source>
        <translation>ソロゲーム用の種牡馬。自分の牝馬と繁殖させられる。</translation>
    </message>
    <message>
        <source>Discarded. It comes back when its deck runs out.</source>
        <translation>捨て札。デッキが尽きるとシャッフルして戻る。</translation>
    </message>
    <message>
        <source>Now: {vp}.</source>
        <comment>what a card scores</comment>
        <translation>現在{vp}。</translation>
    </message>
    <message>
        <source>With which stallion?</source>
        <comment>a question: what a mare is bred with</comment>
        <translation>どの種牡馬と繁殖させますか？</translation>
    </message>
    <message>
        <source>Which card do you keep for the next round?</source>
        <comment>a question</comment>
        <translation>次のラウンドに残すカードは？</translation>
    </message>
    <message>
        <source>Keep none</source>
        <comment>a choice: of the cards left in the hand</comment>
        <translation>残さない</translation>
    </message>
    <message>
        <source>{horse} ({kind})</source>
        <comment>a choice: a horse to breed with</comment>
        <translation>{horse}（{kind}）</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n cards to discard.</source>
        <translation>
            <numerusform>{card}のコストは{price}、所持金は{coins}コインです。捨てるカードを%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {price} and you have {coins}: choose %n more cards to discard.</source>
        <translation>
            <numerusform>{card}のコストは{price}、所持金は{coins}コインです。捨てるカードをあと%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards, then place {card} in {place}</source>
        <comment>an action</comment>
        <translation>
            <numerusform>手札を%n枚捨て、{card}を{place}に置く</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by kind</source>
        <comment>a hand of cards</comment>
        <translation>並び：種類順</translation>
    </message>
    <message>
        <source>Sorted by cost</source>
        <comment>a hand of cards</comment>
        <translation>並び：コスト順</translation>
    </message>
    <message>
        <source>As drawn</source>
        <comment>a hand of cards that is not sorted</comment>
        <translation>並び：引いた順</translation>
    </message>
    <message>
        <source>Now choose a mare to breed him with. Esc cancels.</source>
        <comment>a stallion is held, to be bred</comment>
        <translation>繁殖させる牝馬を選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Now choose a free box of your owner card. Esc cancels.</source>
        <translation>オーナーカードの空いているボックスを選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Now choose a horse that scores with it. Esc cancels.</source>
        <comment>a rider roller is held</comment>
        <translation>ローラーで得点する馬を選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Now choose the card to swap it with. Esc cancels.</source>
        <translation>交換するカードを選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Now choose a stallion to breed her with. Esc cancels.</source>
        <comment>a mare is held, to be bred</comment>
        <translation>繁殖させる種牡馬を選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>breeding token</source>
        <comment>the word of an icon</comment>
        <translation>繁殖トークン</translation>
    </message>
    <message>
        <source>meadow</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>牧草地</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>山</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>the word of an icon: where a stable stands</comment>
        <translation>城</translation>
    </message>
    <message>
        <source>in its row</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>同じ行</translation>
    </message>
    <message>
        <source>in its column</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>同じ列</translation>
    </message>
    <message>
        <source>orthogonally adjacent</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>上下左右</translation>
    </message>
    <message>
        <source>around it</source>
        <comment>the word of an icon: where cards are counted, the eight spaces</comment>
        <translation>周囲</translation>
    </message>
    <message>
        <source>in the tableau</source>
        <comment>the word of an icon: where cards are counted</comment>
        <translation>タブロー</translation>
    </message>
    <message>
        <source>directly above</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>すぐ上</translation>
    </message>
    <message>
        <source>directly below</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>すぐ下</translation>
    </message>
    <message>
        <source>directly to the left</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>すぐ左</translation>
    </message>
    <message>
        <source>directly to the right</source>
        <comment>the word of an icon: where a card must lie</comment>
        <translation>すぐ右</translation>
    </message>
    <message>
        <source>coin</source>
        <comment>the word of an icon</comment>
        <translation>コイン</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>the word of an icon: victory points</comment>
        <translation>VP</translation>
    </message>
    <message>
        <source>stud token</source>
        <comment>the word of an icon</comment>
        <translation>スタッドトークン</translation>
    </message>
    <message>
        <source>owner icon</source>
        <comment>the word of an icon</comment>
        <translation>オーナーアイコン</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>the word of an icon: three cards of a deck, one is kept</comment>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>rider roller</source>
        <comment>the word of an icon</comment>
        <translation>騎手ローラー</translation>
    </message>
    <message>
        <source>foal worth 1 VP</source>
        <comment>the word of an icon</comment>
        <translation>1VPの仔馬</translation>
    </message>
    <message>
        <source>foal worth 2 VP</source>
        <comment>the word of an icon</comment>
        <translation>2VPの仔馬</translation>
    </message>
    <message>
        <source>tick</source>
        <comment>the word of an icon: the box of a completed stable</comment>
        <translation>チェックマーク</translation>
    </message>
    <message>
        <source>cross</source>
        <comment>the word of an icon: the box of a stable not completed</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>completed stable</source>
        <comment>the word of an icon</comment>
        <translation>完成した厩舎</translation>
    </message>
    <message>
        <source>Above {one} and {two} (used): {what}</source>
        <comment>a box of an owner card above two others</comment>
        <translation>{one}と{two}の上（使用済み）：{what}</translation>
    </message>
    <message>
        <source>Put it on a free box of your owner card and gain what the box shows.</source>
        <translation>オーナーカードの空いているボックスに置き、その内容を得ます。</translation>
    </message>
    <message>
        <source>{number} (used): {what}</source>
        <comment>a box of an owner card by its number</comment>
        <translation>{number}（使用済み）：{what}</translation>
    </message>
    <message>
        <source>Click or press Enter to look through the discards.</source>
        <translation>クリックかEnterで捨て札を見られる。</translation>
    </message>
    <message>
        <source>This card was kept from the previous round: it comes back when you place cards.</source>
        <translation>前のラウンドに残したカードです。配置を始めるときに手札に戻ります。</translation>
    </message>
    <message>
        <source>Swap {card} in {place} and {other} in {other_place}</source>
        <comment>an action</comment>
        <translation>{place}の{card}と{other_place}の{other}の位置を交換</translation>
    </message>
    <message>
        <source>Take {selection}: {what}; with {token}</source>
        <comment>an action</comment>
        <translation>{selection}を取る：{what}／{token}付き</translation>
    </message>
    <message>
        <source>Row {row}, {stable}: {cards}.</source>
        <comment>a row of a tableau</comment>
        <translation>{row}行目、{stable}：{cards}。</translation>
    </message>
    <message>
        <source>Row {row}, {stable}, not completed: {cards}.</source>
        <comment>a row of a tableau that is full</comment>
        <translation>{row}行目、{stable}、完成せず：{cards}。</translation>
    </message>
    <message>
        <source>Row {row}, {stable}, completed: {cards}.</source>
        <comment>a row of a tableau</comment>
        <translation>{row}行目、{stable}、完成：{cards}。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand.</source>
        <translation>
            <numerusform>手札%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{coins}, {studs}; {vp} so far.</source>
        <comment>what a player has</comment>
        <translation>{coins}、{studs}、現在{vp}。</translation>
    </message>
    <message numerus="yes">
        <source>%n free slots</source>
        <comment>in a row of a tableau</comment>
        <translation>
            <numerusform>空きスロット%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} with a foal</source>
        <comment>a card in a row</comment>
        <translation>{card}（仔馬あり）</translation>
    </message>
    <message>
        <source>{seat}’s card, face down</source>
        <translation>{seat}の裏向きのカード</translation>
    </message>
    <message>
        <source>{seat}’s owner card</source>
        <translation>{seat}のオーナーカード</translation>
    </message>
    <message>
        <source>{seat}’s rider roller</source>
        <translation>{seat}の騎手ローラー</translation>
    </message>
    <message>
        <source>{seat}’s cube, for a box of the owner card</source>
        <translation>{seat}のキューブ（オーナーカードのボックスに置く）</translation>
    </message>
    <message>
        <source>Keep for the next round</source>
        <comment>a place for a card</comment>
        <translation>次のラウンドに残す</translation>
    </message>
    <message>
        <source>above {seat}’s stables</source>
        <comment>a place for a new stable</comment>
        <translation>{seat}の厩舎の上</translation>
    </message>
    <message>
        <source>below {seat}’s stables</source>
        <comment>a place for a new stable</comment>
        <translation>{seat}の厩舎の下</translation>
    </message>
    <message>
        <source>what {seat} has</source>
        <comment>a place: coins and tokens of a player</comment>
        <translation>{seat}の持ち物</translation>
    </message>
    <message>
        <source>{seat}’s stables</source>
        <translation>{seat}の厩舎</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n coins for a card</source>
        <comment>a place for a card</comment>
        <translation>
            <numerusform>捨て札の山（捨てると1枚%nコイン）</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection card: {draw}; with {token}</source>
        <translation>選択カード：{draw}（{token}付き）</translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards left</source>
        <comment>a deck</comment>
        <translation>
            <numerusform>{deck}：残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, {seat}’s stables</source>
        <translation>{seat}の厩舎の{place}</translation>
    </message>
    <message>
        <source>{box}: {what}</source>
        <comment>a box of an owner card</comment>
        <translation>{box}：{what}</translation>
    </message>
    <message>
        <source>Discarded from {deck}</source>
        <comment>a pile</comment>
        <translation>{deck}の捨て札</translation>
    </message>
    <message>
        <source>{card}, {place}, {seat}’s stables</source>
        <translation>{card}（{seat}の厩舎の{place}）</translation>
    </message>
    <message>
        <source>{card}, neutral stallion</source>
        <translation>{card}（ソロゲーム用の種牡馬）</translation>
    </message>
    <message>
        <source>{card}, kept for the next round</source>
        <translation>{card}（次のラウンドに残したカード）</translation>
    </message>
    <message>
        <source>{card}, discarded</source>
        <translation>{card}（捨て札）</translation>
    </message>
    <message>
        <source>{stable}, row {row}, {seat}’s stables</source>
        <translation>{stable}（{seat}の{row}行目）</translation>
    </message>
    <message>
        <source>{seat}’s selection card: {draw}</source>
        <translation>{seat}の選択カード：{draw}</translation>
    </message>
    <message>
        <source>Selection card: {draw}</source>
        <translation>選択カード：{draw}</translation>
    </message>
    <message>
        <source>{card}, kept from the previous round</source>
        <translation>{card}（前のラウンドに残したカード）</translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens, one for each breeding; at the end, 1 VP for every {studs} left.</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>スタッドトークン%n個。繁殖1回に1個使い、残りは{studs}個ごとに1VP。</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>完成済み。</translation>
    </message>
    <message>
        <source>Finished without being completed.</source>
        <translation>完成せずに行が埋まった。</translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free; every card it needs is there.</source>
        <translation>
            <numerusform>空きスロット%nか所。必要なカードはそろっている。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slots are free; still needed: {icons}.</source>
        <translation>
            <numerusform>空きスロット%nか所。不足：{icons}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choosing</source>
        <comment>what a player does</comment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>what a player does</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>待機中</translation>
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
    <message>
        <source>Placing</source>
        <comment>what a player does</comment>
        <translation>配置中</translation>
    </message>
    <message>
        <source>Deciding</source>
        <comment>what a player does</comment>
        <translation>判断中</translation>
    </message>
    <message>
        <source>Moving</source>
        <comment>what a player does</comment>
        <translation>移動中</translation>
    </message>
    <message>
        <source>Swapping</source>
        <comment>what a player does</comment>
        <translation>交換中</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n枚を残す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more cards</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>あと%n枚選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards too many</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n枚多すぎます</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes with the selection card above it.</source>
        <comment>a token</comment>
        <translation>上の選択カードに付いてくる。</translation>
    </message>
    <message>
        <source>At the end you move it to a horse that scores with one.</source>
        <translation>ゲーム終了時に、ローラーで得点する馬へ移す。</translation>
    </message>
    <message>
        <source>On display, with the token below it.</source>
        <translation>場に並んでいる。下のトークンと一緒に取る。</translation>
    </message>
    <message>
        <source>{seat}’s.</source>
        <comment>whose a piece is</comment>
        <translation>{seat}のもの。</translation>
    </message>
    <message>
        <source>In {place} of {seat}’s stables.</source>
        <translation>{seat}の厩舎の{place}。</translation>
    </message>
    <message>
        <source>Drawn: keep one stable, above or below the others.</source>
        <translation>引いた厩舎。1枚を選び、いちばん上か下に置く。</translation>
    </message>
    <message>
        <source>On display.</source>
        <comment>a selection card</comment>
        <translation>場に並んでいる。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are discarded.</source>
        <comment>of a deck</comment>
        <translation>
            <numerusform>捨て札%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {row} of {seat}’s stables.</source>
        <translation>{seat}の厩舎の{row}行目。</translation>
    </message>
    <message>
        <source>Taken by {seat} for this round.</source>
        <translation>{seat}がこのラウンドに取った。</translation>
    </message>
    <message>
        <source>Kinds of card: {kinds}.</source>
        <comment>a deck</comment>
        <translation>{kinds}が入っています。</translation>
    </message>
    <message>
        <source>Drop the rider roller on a horse that scores with one.</source>
        <translation>騎手ローラーは、ローラーで得点する馬の上に置いてください。</translation>
    </message>
    <message>
        <source>A stable cannot be moved.</source>
        <translation>厩舎は動かせません。</translation>
    </message>
    <message>
        <source>Discarded cards come back only when their deck runs out.</source>
        <translation>捨て札は、デッキが尽きるまで戻りません。</translation>
    </message>
    <message>
        <source>A placed card cannot be moved.</source>
        <translation>配置したカードは動かせません。</translation>
    </message>
    <message>
        <source>You have no stallion to breed with this mare.</source>
        <translation>この牝馬と繁殖できる種牡馬がいません。</translation>
    </message>
    <message>
        <source>Rider rollers are moved to horses at the end of the game.</source>
        <translation>騎手ローラーを馬に移すのは、ゲーム終了時です。</translation>
    </message>
    <message>
        <source>You cannot choose a selection card now.</source>
        <translation>いまは選択カードを選べません。</translation>
    </message>
    <message>
        <source>Click the cards to keep, then press the button.</source>
        <translation>残すカードをクリックで選び、ボタンで確定してください。</translation>
    </message>
    <message>
        <source>This card is kept for the next round.</source>
        <translation>このカードは次のラウンドのために残してあります。</translation>
    </message>
    <message>
        <source>Cards are placed in your own stables.</source>
        <translation>カードは自分の厩舎に配置してください。</translation>
    </message>
    <message>
        <source>A card cannot go back to its deck. Drop it on “Discard” to gain coins.</source>
        <translation>カードはデッキに戻せません。コインを得るなら「捨てる」に置いてください。</translation>
    </message>
    <message>
        <source>No slot is free: draw a new stable first.</source>
        <translation>空きスロットがありません。先に新しい厩舎を引いてください。</translation>
    </message>
    <message>
        <source>Drop the card on another card in your tableau to swap them.</source>
        <translation>自分のタブローの別のカードに重ねると、2枚の位置を交換します。</translation>
    </message>
    <message>
        <source>You have no mare to breed with this stallion.</source>
        <translation>この種牡馬と繁殖できる牝馬がいません。</translation>
    </message>
    <message>
        <source>Click the selection card, or drop it beside your owner card.</source>
        <translation>選択カードをクリックするか、自分のオーナーカードの横に置いてください。</translation>
    </message>
    <message>
        <source>Click the deck, or drop its top card on your hand.</source>
        <translation>デッキをクリックするか、いちばん上のカードを手札に置いてください。</translation>
    </message>
    <message>
        <source>Click the deck of stables to draw.</source>
        <translation>厩舎デッキをクリックして引いてください。</translation>
    </message>
    <message>
        <source>Click the card to keep, then press the button.</source>
        <translation>手札に加えるカードをクリックで選び、ボタンで確定してください。</translation>
    </message>
    <message>
        <source>Drop the stable above or below your others.</source>
        <translation>厩舎は、自分の厩舎のいちばん上か下に置いてください。</translation>
    </message>
    <message>
        <source>Drop the card in a free slot to place it, or on “Discard” to gain coins.</source>
        <translation>配置するなら空きスロットに、コインを得るなら「捨てる」に置いてください。</translation>
    </message>
    <message>
        <source>Put the cube on a free box of your owner card, or choose the box.</source>
        <translation>オーナーカードの空いているボックスにキューブを置くか、ボックスを選んでください。</translation>
    </message>
    <message>
        <source>To breed, drag a mare to a stallion, or a stallion to a mare.</source>
        <translation>繁殖させるには、牝馬を種牡馬に、または種牡馬を牝馬にドラッグしてください。</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <comment>why a piece cannot be taken up</comment>
        <translation>それは{seat}のものです。</translation>
    </message>
    <message>
        <source>{seat} has taken this selection card for the round.</source>
        <translation>この選択カードは、{seat}がこのラウンドに取ったものです。</translation>
    </message>
    <message>
        <source>{seat} has no stallion.</source>
        <translation>{seat}には種牡馬がいません。</translation>
    </message>
    <message>
        <source>Keep one</source>
        <comment>a place for a card: it is kept, and placing is finished</comment>
        <translation>1枚残して</translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <comment>what a player has</comment>
        <translation>
            <numerusform>%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stud tokens</source>
        <comment>what a player has: stud tokens</comment>
        <translation>
            <numerusform>スタッド%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rollers</source>
        <comment>what a player has: rider rollers that lie on no horse</comment>
        <translation>
            <numerusform>ローラー%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <comment>points so far</comment>
        <translation>
            <numerusform>%nVP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards left, {thrown} discarded</source>
        <comment>a deck</comment>
        <translation>
            <numerusform>{deck}：残り%n枚、捨て札{thrown}枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Below</source>
        <comment>where a new stable is laid</comment>
        <translation>下</translation>
    </message>
    <message>
        <source>Above</source>
        <comment>where a new stable is laid</comment>
        <translation>上</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a place for cards</comment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Put a rider roller on the horse.</source>
        <translation>騎手ローラーを馬に置いてください。</translation>
    </message>
    <message numerus="yes">
        <source>gain %n coins</source>
        <comment>for a card</comment>
        <translation>
            <numerusform>%nコインを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>Stallions</source>
        <comment>those of the solo game</comment>
        <translation>種牡馬</translation>
    </message>
    <message>
        <source>{seat}’s hand</source>
        <translation>{seat}の手札</translation>
    </message>
    <message>
        <source>Use a bonus</source>
        <comment>a heading</comment>
        <translation>ボーナスを使う</translation>
    </message>
    <message>
        <source>Choose a selection card</source>
        <comment>a heading</comment>
        <translation>選択カードを選ぶ</translation>
    </message>
    <message>
        <source>Choose a deck</source>
        <comment>a heading</comment>
        <translation>デッキを選ぶ</translation>
    </message>
    <message>
        <source>Keep cards</source>
        <comment>a heading</comment>
        <translation>残すカードを選ぶ</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <comment>a heading</comment>
        <translation>捨てるカードを選ぶ</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <comment>a heading</comment>
        <translation>手札に加えるカードを選ぶ</translation>
    </message>
    <message>
        <source>Draw new stables</source>
        <comment>a heading</comment>
        <translation>新しい厩舎を引く</translation>
    </message>
    <message>
        <source>Finish placing</source>
        <comment>a heading</comment>
        <translation>配置を終える</translation>
    </message>
    <message>
        <source>Move a rider roller</source>
        <comment>a heading</comment>
        <translation>騎手ローラーを移す</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <comment>a heading</comment>
        <translation>カード2枚の位置を交換する</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a heading</comment>
        <translation>次へ進む</translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>how many</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Rider roller</source>
        <translation>騎手ローラー</translation>
    </message>
    <message>
        <source>{other} took {cards}.</source>
        <comment>the only card that there was to take</comment>
        <translation>{other}は{cards}を取りました。</translation>
    </message>
    <message>
        <source>Epona</source>
        <comment>the game&apos;s title</comment>
        <translation>エポナ</translation>
    </message>
    <message>
        <source>Build up stables row by row: the right horse in the right place, and foals to come.</source>
        <translation>厩舎を1行ずつ築きましょう。ふさわしい馬をふさわしい場所へ。やがて仔馬も生まれます。</translation>
    </message>
    <message>
        <source>Scarlet Ribbon</source>
        <comment>a horse</comment>
        <translation>スカーレットリボン</translation>
    </message>
    <message>
        <source>Firefly</source>
        <comment>a horse</comment>
        <translation>ファイアフライ</translation>
    </message>
    <message>
        <source>Swallow</source>
        <comment>a horse</comment>
        <translation>スワロー</translation>
    </message>
    <message>
        <source>Dragonfly</source>
        <comment>a horse</comment>
        <translation>ドラゴンフライ</translation>
    </message>
    <message>
        <source>Bolero</source>
        <comment>a horse</comment>
        <translation>ボレロ</translation>
    </message>
    <message>
        <source>Countess</source>
        <comment>a horse</comment>
        <translation>カウンテス</translation>
    </message>
    <message>
        <source>Victoria</source>
        <comment>a horse</comment>
        <translation>ヴィクトリア</translation>
    </message>
    <message>
        <source>Jessamine</source>
        <comment>a horse</comment>
        <translation>ジェサミン</translation>
    </message>
    <message>
        <source>Barouche</source>
        <comment>a horse</comment>
        <translation>バルーシュ</translation>
    </message>
    <message>
        <source>Golden Tassel</source>
        <comment>a horse</comment>
        <translation>ゴールデンタッセル</translation>
    </message>
    <message>
        <source>Parade</source>
        <comment>a horse</comment>
        <translation>パレード</translation>
    </message>
    <message>
        <source>Acorn</source>
        <comment>a horse</comment>
        <translation>エイコーン</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <comment>a horse</comment>
        <translation>ダンプリング</translation>
    </message>
    <message>
        <source>{instead} (already drawn this round)</source>
        <comment>a preview</comment>
        <translation>{instead}（このラウンドはすでに引いた）</translation>
    </message>
    <message>
        <source>an owner icon (no free box)</source>
        <comment>a preview</comment>
        <translation>オーナーアイコン（空きボックスなし）</translation>
    </message>
    <message>
        <source>{name}, owner card no. {number}</source>
        <translation>{name}（オーナーカード{number}番）</translation>
    </message>
    <message>
        <source>{seat} refuses: {asker} cannot breed {mare} with {stallion} this round.</source>
        <translation>{seat}が断りました。{asker}はこのラウンド、{mare}と{stallion}を繁殖させられません。</translation>
    </message>
    <message>
        <source>{me}: place or discard cards, or breed horses.</source>
        <translation>{me}、カードを置くか、捨ててコインにするか、馬を繁殖させてください。</translation>
    </message>
    <message numerus="yes">
        <source>The cards left in your hand are discarded for %n coins at the end of the round.</source>
        <translation>
            <numerusform>手札の残りは、ラウンド終了時に%nコインになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button</comment>
        <translation>パス</translation>
    </message>
    <message numerus="yes">
        <source>{me}: move %n rider rollers to horses that score with one.</source>
        <translation>
            <numerusform>{me}、ローラーで得点する馬に騎手ローラー%n個を移してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish moving</source>
        <comment>a button: rider rollers</comment>
        <translation>移動を終える</translation>
    </message>
    <message>
        <source>Tokens move with their cards. A swap never completes a stable.</source>
        <translation>トークンはカードと一緒に動きます。交換で厩舎が完成することはありません。</translation>
    </message>
    <message numerus="yes">
        <source>You cannot afford any: take the cheapest one, then discard kept cards for %n coins each.</source>
        <translation>
            <numerusform>支払える選択カードがありません。いちばん安いカードを取り、引いたあとに、残したカードを捨てて支払います（1枚につき%nコイン）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: discard cards to pay the %n coins you still owe.</source>
        <translation>
            <numerusform>{me}、手札を捨てて、選択カードの不足分%nコインを支払ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>New stable (free)</source>
        <comment>a button: draw three stables and keep one</comment>
        <translation>新しい厩舎（無料）</translation>
    </message>
    <message numerus="yes">
        <source>Free: draw %n stables, keep 1 and place it above or below your others.</source>
        <translation>
            <numerusform>コストなし。厩舎を%n枚引き、1枚を残して、自分の厩舎の上か下に置く。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish, discarding %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>残り%n枚を捨てて終える</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: your hand is empty. Breed horses, or finish placing.</source>
        <translation>{me}、手札は使い切りました。繁殖させるか、配置を終えてください。</translation>
    </message>
    <message numerus="yes">
        <source>the other %n cards are discarded: {coins}</source>
        <comment>a preview: of a hand</comment>
        <translation>
            <numerusform>残りの手札%n枚を捨てて{coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>You could still breed horses: +{vp} possible.</source>
        <translation>まだ馬を繁殖させられます（最大+{vp}）。</translation>
    </message>
    <message>
        <source>Last deck: all cards are then drawn.</source>
        <translation>最後のデッキです。選ぶと全員がカードを引きます。</translation>
    </message>
    <message numerus="yes">
        <source>A discarded card gives you %n coins.</source>
        <translation>
            <numerusform>手札を捨てると、1枚につき%nコインになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: use your bonuses, in any order.</source>
        <translation>{me}、好きな順番でボーナスを使ってください。</translation>
    </message>
    <message>
        <source>The others are discarded.</source>
        <translation>残りは捨て札になります。</translation>
    </message>
    <message>
        <source>{me}: choose a selection card.</source>
        <translation>{me}、選択カードを1枚選んでください。</translation>
    </message>
    <message>
        <source>{me}: choose a deck for an employee.</source>
        <translation>{me}、従業員を引くデッキを選んでください。</translation>
    </message>
    <message>
        <source>{me}: choose a deck for an equipment card.</source>
        <translation>{me}、装備を引くデッキを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Each card gives you %n coins. You keep any change.</source>
        <translation>
            <numerusform>1枚につき%nコインです。余りは手元に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a free box. Point at the card to see what each gives you.</source>
        <translation>空いているボックスをクリックしてください。カードにカーソルを合わせると内容が出ます。</translation>
    </message>
    <message>
        <source>Breeding gains you no VP now.</source>
        <translation>いま繁殖させてもVPは増えません。</translation>
    </message>
    <message numerus="yes">
        <source>%n decks to choose.</source>
        <translation>
            <numerusform>あと%n枚分のデッキを選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others leave the game.</source>
        <translation>残りのカードはゲームから除外します。</translation>
    </message>
    <message>
        <source>From the fullest deck</source>
        <comment>a button: the last card is drawn from the deck with the most cards</comment>
        <translation>残り枚数の多いデッキで決定</translation>
    </message>
    <message>
        <source>{me}: {others} has bred horses since you passed. Breed horses now, or pass again.</source>
        <comment>one other player</comment>
        <translation>{me}、パスしたあとに{others}が馬を繁殖させました。こちらも繁殖させるか、もう一度パスしてください。</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n of the {count} cards. The other one gives you no coins.</source>
        <translation>
            <numerusform>{count}枚のうち%n枚を残します。捨てる1枚からコインは得られません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you pass, you keep your %n stud tokens.</source>
        <translation>
            <numerusform>パスしても、スタッドトークン%n個は手元に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: {others} have bred horses since you passed. Breed horses now, or pass again.</source>
        <comment>other players</comment>
        <translation>{me}、パスしたあとに{others}が馬を繁殖させました。こちらも繁殖させるか、もう一度パスしてください。</translation>
    </message>
    <message>
        <source>{me}: choose a deck of another group for the last card.</source>
        <translation>{me}、最後の1枚は、別のグループのデッキを選んでください。</translation>
    </message>
    <message>
        <source>You divide these cards; {other} takes a group.</source>
        <translation>あなたが2つに分け、{other}が片方を取ります。</translation>
    </message>
    <message numerus="yes">
        <source>Then you discard some of these to pay the %n coins you owe.</source>
        <translation>
            <numerusform>そのあと、いま引いて残したカードを捨てて不足の%nコインを支払います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{me}: choose %n cards to keep.</source>
        <translation>
            <numerusform>{me}、手札に残すカードを%n枚選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n unfinished</source>
        <comment>why a new stable cannot be drawn</comment>
        <translation>
            <numerusform>埋まっていない厩舎は%nつまで</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: put a cube on a box of your owner card.</source>
        <translation>{me}、オーナーカードのボックスにキューブを置いてください。</translation>
    </message>
    <message>
        <source>{me}: {other} wants to breed {mare} with your {stallion}. Do you agree?</source>
        <translation>{me}、{other}が{mare}とあなたの{stallion}の繁殖を望んでいます。同意しますか？</translation>
    </message>
    <message>
        <source>The stud token on your stallion is worth {vp} to you.</source>
        <translation>種牡馬に置かれるスタッドトークンは、あなたの{vp}になります。</translation>
    </message>
    <message>
        <source>{me}: everyone has placed. Drag a mare to a stallion to breed them, or pass.</source>
        <translation>{me}、全員が配置を終えました。牝馬を種牡馬にドラッグして繁殖させるか、パスしてください。</translation>
    </message>
    <message>
        <source>Breeding now could gain you {vp}.</source>
        <translation>いま繁殖させると、最大{vp}を得られます。</translation>
    </message>
    <message>
        <source>Cards you place later may score for foals; but if you pass, you keep the stud token for a later foal.</source>
        <translation>仔馬はこのあと置くカードの得点になることがあり、使わないスタッドトークンは次の繁殖に使えます。</translation>
    </message>
    <message>
        <source>{me}: swap two of your cards, or leave the horse box unused.</source>
        <translation>{me}、自分のカード2枚の位置を交換するか、ホースボックスを使わずに進んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n horse boxes left.</source>
        <translation>
            <numerusform>ホースボックスは残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: divide the cards into two groups for {other}.</source>
        <translation>{me}、カードを2つの山に分けてください。選ぶのは{other}です。</translation>
    </message>
    <message>
        <source>{other} takes one group, you get the other.</source>
        <translation>{other}が一方を取り、もう一方があなたのものになります。</translation>
    </message>
    <message>
        <source>{me}: take one of {other}’s groups.</source>
        <translation>{me}、{other}が分けた2つの山の、どちらかを取ってください。</translation>
    </message>
    <message>
        <source>{other} gets the other group.</source>
        <translation>もう一方は{other}のものになります。</translation>
    </message>
    <message>
        <source>{me}: discard one of your cards.</source>
        <translation>{me}、カードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>{me}: choose an owner card and a stable.</source>
        <translation>{me}、オーナーカードと厩舎を選んでください。</translation>
    </message>
    <message>
        <source>You are the last to choose: all cards are then drawn.</source>
        <translation>最後に選ぶのはあなたです。選ぶと全員がカードを引きます。</translation>
    </message>
    <message>
        <source>{me}: take {instead}.</source>
        <translation>{me}、{instead}を選んでください。</translation>
    </message>
    <message>
        <source>{me}: draw for your bonus.</source>
        <translation>{me}、ボーナスのカードを引いてください。</translation>
    </message>
    <message>
        <source>{me}: keep one of these cards.</source>
        <translation>{me}、手札に加えるカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>{me}: choose a stable and put it above or below your others.</source>
        <translation>{me}、厩舎を1枚選び、いちばん上か下に置いてください。</translation>
    </message>
    <message>
        <source>{me}: you drew a single card. {other} may take it.</source>
        <translation>{me}、引けたのは1枚だけです。{other}はそれを取れます。</translation>
    </message>
    <message>
        <source>Offer it</source>
        <comment>a button</comment>
        <translation>これを出す</translation>
    </message>
    <message numerus="yes">
        <source>Keep exactly %n cards.</source>
        <translation>
            <numerusform>残すのは、ちょうど%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>First keep one of the cards drawn.</source>
        <translation>まず、引いたカードから1枚を選んでください。</translation>
    </message>
    <message>
        <source>First choose one of the stables drawn.</source>
        <translation>まず、引いた厩舎から1枚を選んでください。</translation>
    </message>
    <message>
        <source>Everyone has finished placing: you can only breed horses or pass.</source>
        <translation>全員が配置を終えています。できるのは、馬を繁殖させるか、パスすることだけです。</translation>
    </message>
    <message>
        <source>First agree to the breeding, or refuse it.</source>
        <translation>まず、繁殖に同意するか断るかを決めてください。</translation>
    </message>
    <message>
        <source>First choose a selection card.</source>
        <translation>まず、選択カードを選んでください。</translation>
    </message>
    <message>
        <source>That selection card is not on display.</source>
        <translation>その選択カードは場に並んでいません。</translation>
    </message>
    <message>
        <source>You cannot afford any selection card, so you must take the cheapest one.</source>
        <translation>どの選択カードも支払えないため、いちばん安いカードを取らなければなりません。</translation>
    </message>
    <message>
        <source>First choose the decks to draw from.</source>
        <translation>まず、引くデッキを選んでください。</translation>
    </message>
    <message>
        <source>No cards are left in that deck.</source>
        <translation>そのデッキにはカードがありません。</translation>
    </message>
    <message>
        <source>First discard some of the cards you just kept, to pay for your selection card.</source>
        <translation>まず、手札を捨てて選択カードの支払いを済ませてください。</translation>
    </message>
    <message>
        <source>First choose the cards you keep.</source>
        <translation>まず、手札に残すカードを選んでください。</translation>
    </message>
    <message>
        <source>You can keep only cards you have drawn.</source>
        <translation>残せるのは、引いたカードだけです。</translation>
    </message>
    <message>
        <source>That card is not among those drawn.</source>
        <translation>そのカードは、引いた中にありません。</translation>
    </message>
    <message>
        <source>That stable is not among those drawn.</source>
        <translation>その厩舎は、引いた中にありません。</translation>
    </message>
    <message>
        <source>You have chosen your cards; wait for the others.</source>
        <translation>すでに選び終わりました。ほかのプレイヤーを待っています。</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n coins and you have {coins}: choose one you can pay for.</source>
        <translation>
            <numerusform>コストは%nコイン、所持金は{coins}コインです。支払えるカードを選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This card comes from {decks}.</source>
        <translation>このカードは{decks}から引きます。</translation>
    </message>
    <message>
        <source>It is {other}’s turn to decide.</source>
        <translation>{other}が決める番です。</translation>
    </message>
    <message>
        <source>{other} is choosing a selection card.</source>
        <translation>{other}が選択カードを選んでいます。</translation>
    </message>
    <message>
        <source>{other} is choosing decks.</source>
        <translation>{other}が引くデッキを選んでいます。</translation>
    </message>
    <message>
        <source>{other} is placing cards.</source>
        <translation>{other}がカードを配置しています。</translation>
    </message>
    <message>
        <source>{other} is choosing one of the cards drawn.</source>
        <translation>{other}が引いたカードから選んでいます。</translation>
    </message>
    <message>
        <source>{other} is choosing a stable.</source>
        <translation>{other}が厩舎を選んでいます。</translation>
    </message>
    <message>
        <source>{other} is deciding whether to breed horses.</source>
        <translation>{other}が馬を繁殖させるか考えています。</translation>
    </message>
    <message>
        <source>{other} is moving rider rollers.</source>
        <translation>{other}が騎手ローラーを移しています。</translation>
    </message>
    <message>
        <source>{other} is deciding which cards to swap.</source>
        <translation>{other}が交換するカードを考えています。</translation>
    </message>
    <message>
        <source>{other} is deciding whether {mare} may be bred with {stallion}.</source>
        <translation>{other}が{mare}と{stallion}の繁殖に同意するか考えています。</translation>
    </message>
    <message>
        <source>Still choosing the cards they keep: {others}.</source>
        <translation>残すカードを選んでいるプレイヤー：{others}。</translation>
    </message>
</context>
</TS>
