<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Epona</name>
    <message>
        <source>Brings a rider roller, which you move to a horse that scores with one at the end.</source>
        <translation>騎手ローラー1つを得て、ゲーム終了時にローラーで得点する馬へ移せる。</translation>
    </message>
    <message>
        <source>At the end of the game, you may swap two cards of your tableau.</source>
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
        <source>Draw one more card from any deck; you keep no more cards for it.</source>
        <translation>好きなデッキからカードを1枚追加で引く（手札に残す枚数は増えない）。</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coins.</source>
        <translation>
            <numerusform>コスト%nコイン。</numerusform>
        </translation>
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
        <source>Completed with %n cards, {icons} among them.</source>
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
        <source>At the end, completed or not: {points} VP if {icon} is in its row.</source>
        <comment>a line bonus</comment>
        <translation>完成に関係なく、この行に{icon}があればゲーム終了時に{points}VP。</translation>
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
        <source>{token}: whoever has the other one of this colour is your breeding partner this round.</source>
        <translation>{token}：同じ色を取ったプレイヤーが、このラウンドの繁殖相手になる。</translation>
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
        <source>Scores {what} at the end; it needs cubes on both boxes below.</source>
        <comment>a box</comment>
        <translation>ゲーム終了時に{what}（下の2つのボックスにキューブが必要）。</translation>
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
        <source>{points} VP for each {icon} on its four sides</source>
        <comment>what a card scores</comment>
        <translation>上下左右の{icon}1枚につき{points}VP</translation>
    </message>
    <message>
        <source>{points} VP for each {icon} on the eight spaces around it</source>
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
            <numerusform>スタッドトークン%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>working horses cost 1 coin less</source>
        <comment>a lasting bonus</comment>
        <translation>作業馬のコストが1コイン下がる</translation>
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
        <source>sporting horses cost 1 coin less</source>
        <comment>a lasting bonus</comment>
        <translation>スポーツ馬のコストが1コイン下がる</translation>
    </message>
    <message>
        <source>an owner icon</source>
        <comment>a bonus</comment>
        <translation>オーナーアイコン</translation>
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
        <source>Gain a rider roller, which you move to a horse that scores with one at the end.</source>
        <translation>騎手ローラー1つを得て、ゲーム終了時にローラーで得点する馬へ移す。</translation>
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
        <translation>{deck}から{number}枚引いて1枚を得る</translation>
    </message>
    <message>
        <source>Draw {number} cards from {deck} and keep 1; if you already drew for such a bonus this round, take 1 coin or 1 VP instead.</source>
        <translation>{deck}から{number}枚引いて1枚を手札に加える（このラウンドですでにこのボーナスで引いていれば、代わりに1コインか1VPを得る）。</translation>
    </message>
    <message>
        <source>From now on {discount}.</source>
        <comment>a lasting bonus: sporting horses cost 1 coin less</comment>
        <translation>以後、{discount}。</translation>
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
        <source>Red Comet</source>
        <comment>a horse</comment>
        <translation>レッドコメット</translation>
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
        <source>Fast Lane</source>
        <comment>a horse</comment>
        <translation>ファストレーン</translation>
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
        <source>Magpie</source>
        <comment>a horse</comment>
        <translation>マグパイ</translation>
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
        <source>Nocturnal</source>
        <comment>a horse</comment>
        <translation>ノクターナル</translation>
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
        <source>Cadenza</source>
        <comment>a horse</comment>
        <translation>カデンツァ</translation>
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
        <source>Kladruby Lady</source>
        <comment>a horse</comment>
        <translation>クラドルビーレディ</translation>
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
        <source>Brougham</source>
        <comment>a horse</comment>
        <translation>ブルーム</translation>
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
        <source>Landau</source>
        <comment>a horse</comment>
        <translation>ランドー</translation>
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
        <source>Whip Hand</source>
        <comment>a horse</comment>
        <translation>ウィップハンド</translation>
    </message>
    <message>
        <source>Phaeton</source>
        <comment>a horse</comment>
        <translation>フェートン</translation>
    </message>
    <message>
        <source>Bonny</source>
        <comment>a horse</comment>
        <translation>ボニー</translation>
    </message>
    <message>
        <source>Bohumil</source>
        <comment>a horse</comment>
        <translation>ボフミル</translation>
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
        <source>Big Ben</source>
        <comment>a horse</comment>
        <translation>ビッグベン</translation>
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
        <source>Feathers</source>
        <comment>a horse</comment>
        <translation>フェザーズ</translation>
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
        <source>Sunday</source>
        <comment>a horse</comment>
        <translation>サンデー</translation>
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
        <source>Chestnut</source>
        <comment>a horse</comment>
        <translation>チェスナット</translation>
    </message>
    <message>
        <source>Trailblazer</source>
        <comment>a horse</comment>
        <translation>トレイルブレイザー</translation>
    </message>
    <message>
        <source>Misty</source>
        <comment>a horse</comment>
        <translation>ミスティ</translation>
    </message>
    <message>
        <source>Dandelion</source>
        <comment>a horse</comment>
        <translation>ダンデライオン</translation>
    </message>
    <message>
        <source>Pilgrim</source>
        <comment>a horse</comment>
        <translation>ピルグリム</translation>
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
        <translation>障害</translation>
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
        <translation>障害</translation>
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
        <translation>障害</translation>
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
        <translation>障害・アリーナ・競馬場</translation>
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
        <translation>障害・アリーナ・競馬場のデッキ</translation>
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
        <source>Red breeding token</source>
        <translation>繁殖トークン（赤）</translation>
    </message>
    <message>
        <source>Blue breeding token</source>
        <translation>繁殖トークン（青）</translation>
    </message>
    <message>
        <source>White breeding token</source>
        <translation>繁殖トークン（白）</translation>
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
        <source>the red breeding token</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（赤）</translation>
    </message>
    <message>
        <source>the blue breeding token</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（青）</translation>
    </message>
    <message>
        <source>the white breeding token</source>
        <comment>in a sentence</comment>
        <translation>繁殖トークン（白）</translation>
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
            <numerusform>{location}の厩舎（%n枚）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{stable} with %n slots</source>
        <comment>a stable in a sentence</comment>
        <translation>
            <numerusform>{stable}（%n枚）</numerusform>
        </translation>
    </message>
    <message>
        <source>Owner card {number}</source>
        <translation>オーナーカード{number}</translation>
    </message>
    <message>
        <source>the box above {one} and {two}</source>
        <comment>of an owner card</comment>
        <translation>ボックス{one}と{two}の上のボックス</translation>
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
</context>
</TS>
