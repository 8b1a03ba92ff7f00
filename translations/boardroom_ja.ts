<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games for people at one screen, with every rule enforced and nothing ever lost.</source>
        <translation>1つの画面を囲んで遊ぶボードゲームです。ルールはすべてアプリが守り、ゲームは失われません。</translation>
    </message>
    <message>
        <source>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</source>
        <translation>Python {python}、Qt {qt}（GNU LGPL 3）、PySide6で作られています。</translation>
    </message>
    <message>
        <source>Fonts: {fonts}, under the SIL Open Font License 1.1.</source>
        <translation>フォント：{fonts}（SIL Open Font License 1.1）</translation>
    </message>
    <message>
        <source>About Boardroom</source>
        <translation>Boardroomについて</translation>
    </message>
    <message>
        <source>Licences of the fonts</source>
        <translation>フォントのライセンス</translation>
    </message>
    <message>
        <source>Font licences</source>
        <translation>フォントのライセンス</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>What can be done now</source>
        <translation>いまできること</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>できること</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Back to the lobby</source>
        <translation>ロビーに戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>looking on</source>
        <translation>閲覧のみ</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Fit the table into the window</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Day or evening</source>
        <translation>昼／夜</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>There is no game “{game}” here. There is: {games}.</source>
        <comment>games is a list of names</comment>
        <translation>「{game}」というゲームはありません。あるもの：{games}。</translation>
    </message>
    <message>
        <source>The game “{game}” cannot be loaded. Please install it anew. The reason: {reason}</source>
        <translation>ゲーム「{game}」を読み込めません。インストールし直してください。理由：{reason}</translation>
    </message>
    <message>
        <source>Boardroom cannot find any of its games, so it is not completely installed. Please install it anew; in a checkout, “python3 dev.py run” does that.</source>
        <translation>ゲームが1つも見つかりません。Boardroomのインストールが不完全です。インストールし直してください。ソースから使うときは「python3 dev.py run」を実行してください。</translation>
    </message>
    <message>
        <source>The game “{game}” is installed twice; the one in {package} is left out.</source>
        <translation>ゲーム「{game}」が重複してインストールされています。{package}のほうは使いません。</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This cannot be undone. Are you sure?</source>
        <translation>元に戻せません。よろしいですか？</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>それでも行う</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Vermilion, sun</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>朱・太陽</translation>
    </message>
    <message>
        <source>Blue, drop</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>青・しずく</translation>
    </message>
    <message>
        <source>Green, clover</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>緑・クローバー</translation>
    </message>
    <message>
        <source>Amber, star</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>琥珀・星</translation>
    </message>
    <message>
        <source>Plum, moon</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>紫・月</translation>
    </message>
    <message>
        <source>Slate, diamond</source>
        <comment>a player&apos;s colour and symbol</comment>
        <translation>灰・ひし形</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>FILE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>a placeholder in a usage line</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>N</source>
        <comment>a placeholder in a usage line: a number</comment>
        <translation>数</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>a placeholder in a usage line</comment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Print JSON, for programs.</source>
        <comment>JSON is the name of a format</comment>
        <translation>プログラム用に、JSONで表示します。</translation>
    </message>
    <message>
        <source>“boardroom COMMAND --help” tells more about a command.</source>
        <translation>コマンドのくわしい説明は「boardroom コマンド --help」で表示できます。</translation>
    </message>
    <message>
        <source>boardroom does not know {word}. “boardroom --help” tells what there is.</source>
        <translation>{word}というオプションはありません。使えるものは「boardroom --help」で確かめられます。</translation>
    </message>
    <message>
        <source>There is neither a command nor a file “{word}”. “boardroom --help” tells what there is.</source>
        <translation>「{word}」というコマンドもファイルもありません。使えるものは「boardroom --help」で確かめられます。</translation>
    </message>
    <message>
        <source>List the games that are installed.</source>
        <translation>インストールされているゲームの一覧を表示します。</translation>
    </message>
    <message>
        <source>Play a saved game through by the rules and say whether all is well.</source>
        <translation>保存したゲームをルールどおりに最後までたどり、問題がないか調べます。</translation>
    </message>
    <message>
        <source>Draw a position of a saved game.</source>
        <translation>保存したゲームの局面を画像にします。</translation>
    </message>
    <message>
        <source>Let computer players play many games and count what comes of them.</source>
        <translation>コンピューターどうしで何ゲームも対戦させ、結果を集計します。</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>ウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Open a saved game. If it is called like a command, write ./ before it.</source>
        <translation>保存したゲームを開きます。ファイル名がコマンドと同じときは、前に ./ を付けてください。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>PNG</source>
        <comment>a placeholder in a usage line: an image file</comment>
        <translation>PNG</translation>
    </message>
    <message>
        <source>The image to write; it must be given.</source>
        <translation>書き出す画像ファイル。必ず指定してください。</translation>
    </message>
    <message>
        <source>The position after so many actions; else the last one.</source>
        <translation>何手目のあとの局面か。省略すると最後の局面です。</translation>
    </message>
    <message>
        <source>What the player at this seat sees, from 0; else what everybody may see.</source>
        <translation>どの席から見た局面か（0から）。省略すると、全員に見えるものだけを描きます。</translation>
    </message>
    <message>
        <source>The language of the picture: en or ja.</source>
        <translation>画像の言語：enまたはja。</translation>
    </message>
    <message>
        <source>The theme: day or evening; else day.</source>
        <translation>テーマ：dayまたはevening。省略するとdayです。</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>a placeholder in a usage line: width x height</comment>
        <translation>幅x高さ</translation>
    </message>
    <message>
        <source>Width and height; else 1600x1000.</source>
        <translation>幅と高さ。省略すると1600x1000です。</translation>
    </message>
    <message>
        <source>Pixels for each unit of the size; else 1.</source>
        <translation>大きさ1あたりの画素数。省略すると1です。</translation>
    </message>
    <message>
        <source>How many play; else as few as can.</source>
        <translation>プレイヤーの人数。省略すると最少人数です。</translation>
    </message>
    <message>
        <source>How many games; else 100.</source>
        <translation>ゲームの回数。省略すると100です。</translation>
    </message>
    <message>
        <source>Where chance begins: the same number, the same games.</source>
        <translation>乱数の種。同じ数なら、同じゲームになります。</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>キー=値</translation>
    </message>
    <message>
        <source>An option of the game, as listed by “boardroom games”; may be repeated.</source>
        <translation>「boardroom games」で表示されるゲームのオプション。何度でも指定できます。</translation>
    </message>
    <message>
        <source>{flag} can be {known}, not “{value}”.</source>
        <translation>{flag}に指定できるのは{known}です（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>“boardroom {command}” needs {what} behind it. “boardroom {command} --help” tells what there is.</source>
        <translation>「boardroom {command}」のあとに「{what}」を指定してください。くわしくは「boardroom {command} --help」で確かめられます。</translation>
    </message>
    <message>
        <source>“{word}” is too much: “boardroom {command} --help” tells what there is.</source>
        <translation>「{word}」は余分です。指定できるものは「boardroom {command} --help」で確かめられます。</translation>
    </message>
    <message>
        <source>{flag} must be a whole number from {least} to {most}, not “{value}”.</source>
        <translation>{flag}には{least}〜{most}の整数を指定してください（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>{flag} must be a number from {least} to {most}, not “{value}”.</source>
        <translation>{flag}には{least}〜{most}の数を指定してください（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>“boardroom {command}” does not know {flag}. “boardroom {command} --help” tells what there is.</source>
        <translation>「boardroom {command}」に{flag}というオプションはありません。使えるものは「boardroom {command} --help」で確かめられます。</translation>
    </message>
    <message>
        <source>{flag} is given twice.</source>
        <translation>{flag}が2回指定されています。</translation>
    </message>
    <message>
        <source>{flag} takes no value.</source>
        <translation>{flag}に値は付けられません。</translation>
    </message>
    <message>
        <source>{flag} needs a value behind it.</source>
        <translation>{flag}のあとに値を指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>{game}: all is well after %n actions.</source>
        <translation>
            <numerusform>{game}：%n手すべて、問題ありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>ゲームはまだ終わっていません。</translation>
    </message>
    <message>
        <source>{title}  ({id})</source>
        <comment>a game in a list: its title, and its name for commands</comment>
        <translation>{title}（{id}）</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>in a list of games</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, {least} to {most} minutes</source>
        <translation>{players}、{least}〜{most}分</translation>
    </message>
    <message>
        <source>{few} to {many} players</source>
        <translation>{few}〜{many}人</translation>
    </message>
    <message>
        <source>{label} (unless chosen otherwise)</source>
        <translation>{label}（初期値）</translation>
    </message>
    <message>
        <source>--size must be like 1600x1000, each from {least} to {most}, not “{value}”.</source>
        <translation>--sizeは1600x1000のように、幅と高さをそれぞれ{least}〜{most}で指定してください（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>{seat}: won {wins} ({percent} %)</source>
        <comment>a number of games; shared wins count in part</comment>
        <translation>{seat}：{wins}勝（{percent}%）</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}” here. {reason}</source>
        <comment>reason is a sentence</comment>
        <translation>オプション「{key}」は、ここでは「{value}」にできません。{reason}</translation>
    </message>
    <message>
        <source>{seat}: points {low} to {high}, median {median}</source>
        <comment>the middle 80 %</comment>
        <translation>{seat}：得点{low}〜{high}（中央値{median}）</translation>
    </message>
    <message>
        <source>Where to? Please name the image to write with “-o”.</source>
        <translation>書き出し先がありません。「-o」で画像ファイルの名前を指定してください。</translation>
    </message>
    <message>
        <source>Which computer player plays; else greedy where it decides at a glance, random elsewhere.</source>
        <translation>コンピューターの種類。省略すると、先読みせずに判断できるゲームではgreedy、ほかのゲームではrandom。</translation>
    </message>
    <message>
        <source>No position.</source>
        <translation>局面がありません。</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file}に書き出しました。</translation>
    </message>
    <message>
        <source>{file}, at {place}: {why}</source>
        <comment>place is a place in the file, such as seats[0].name</comment>
        <translation>{file}の{place}：{why}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}：{why}</translation>
    </message>
    <message>
        <source>{game}: {games} games with {players} players, computer player: {bot}</source>
        <translation>{game}：{games}ゲーム、{players}人、コンピューター：{bot}</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games and {actions} actions a second</source>
        <translation>{seconds}秒（1秒あたり{games}ゲーム、{actions}手）</translation>
    </message>
    <message>
        <source>An option is written as KEY=VALUE, not as “{wish}”.</source>
        <translation>オプションは「キー=値」の形で指定してください（「{wish}」は使えません）。</translation>
    </message>
    <message>
        <source>There is no option “{key}” in this game. There is: {known}.</source>
        <translation>このゲームに「{key}」というオプションはありません。あるもの：{known}。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in: There is no such option. There is: none.</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>The option “{key}” can be {offered}, not “{value}”.</source>
        <translation>オプション「{key}」に指定できるのは{offered}です（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>Rounds: {low} to {high}, median {median}</source>
        <translation>ラウンド数：{low}〜{high}（中央値{median}）</translation>
    </message>
    <message>
        <source>Actions a game: {low} to {high}, median {median}</source>
        <translation>1ゲームの手数：{low}〜{high}（中央値{median}）</translation>
    </message>
    <message numerus="yes">
        <source>%n games were given up unfinished.</source>
        <translation>
            <numerusform>%nゲームは決着がつかず、打ち切りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The option “{key}” is given twice.</source>
        <translation>オプション「{key}」が2回指定されています。</translation>
    </message>
</context>
<context>
    <name>Computer player</name>
    <message>
        <source>Tries out every action a few times and takes what looks best for the moment.</source>
        <translation>できる操作をそれぞれ何度か試し、目先でいちばんよさそうなものを選びます。</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>name of a computer player</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>name of a computer player</comment>
        <translation>入門</translation>
    </message>
    <message>
        <source>Takes any action that the rules allow.</source>
        <translation>ルールで許される操作から、でたらめに選びます。</translation>
    </message>
    <message>
        <source>The computer player stopped unexpectedly.</source>
        <translation>コンピューターが予期せず止まりました。</translation>
    </message>
    <message>
        <source>The computer player failed: {reason}</source>
        <translation>コンピューターに問題が起きました：{reason}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Open the curtain</source>
        <translation>幕を開ける</translation>
    </message>
    <message>
        <source>Then you see what happened since you last looked.</source>
        <translation>開けると、前回見たあとの出来事がわかります。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leave the game for the lobby (it is saved)</source>
        <translation>ロビーに戻る（ゲームは保存されます）</translation>
    </message>
    <message>
        <source>Everybody else: please look away.</source>
        <translation>ほかの人は、画面を見ないでください。</translation>
    </message>
    <message>
        <source>{seat} wants to change something</source>
        <translation>{seat}に戻って直す</translation>
    </message>
    <message>
        <source>{seat} is next</source>
        <translation>次は、{seat}の番です</translation>
    </message>
    <message>
        <source>{game} · {where}</source>
        <translation>{game}・{where}</translation>
    </message>
    <message>
        <source>{seat}, sit down before you open it.</source>
        <translation>{seat}、席に着いてから幕を開けてください。</translation>
    </message>
    <message>
        <source>{round}, {phase}</source>
        <translation>{round}、{phase}</translation>
    </message>
</context>
<context>
    <name>Epigo</name>
    <message>
        <source>Epigo</source>
        <comment>the game&apos;s title</comment>
        <translation>エピゴ</translation>
    </message>
    <message>
        <source>Stack three secret Orders and push the other side off the board.</source>
        <translation>3枚のオーダーを秘密に組み、相手を盤の外へ押し出しましょう。</translation>
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
        <source>blocked now, {own} : {opposing}</source>
        <translation>いまはブロック（{own} : {opposing}）</translation>
    </message>
    <message>
        <source>pushes, {own} : {opposing}</source>
        <translation>プッシュ（{own} : {opposing}）</translation>
    </message>
    <message>
        <source>super slide possible</source>
        <translation>スーパースライドできる</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>This takes your own {number} off the board: a capture for {other}.</source>
        <translation>あなたの{number}が盤の外へ落ち、{other}に捕獲されます。</translation>
    </message>
    <message>
        <source>slides to {square}</source>
        <translation>{square}へスライド</translation>
    </message>
    <message>
        <source>captures the opposing {tile}</source>
        <translation>相手の{tile}を捕獲</translation>
    </message>
    <message>
        <source>and loses the game</source>
        <comment>after a self-capture</comment>
        <translation>これで負け</translation>
    </message>
    <message>
        <source>and wins the game</source>
        <comment>after a capture</comment>
        <translation>これで勝ち</translation>
    </message>
    <message>
        <source>takes your own {tile} off the board</source>
        <translation>自分の{tile}が盤の外へ落ちる</translation>
    </message>
    <message>
        <source>left</source>
        <comment>a direction</comment>
        <translation>左</translation>
    </message>
    <message numerus="yes">
        <source>{tile} pushes %n Epigons {direction}, {own} : {opposing}.</source>
        <translation>
            <numerusform>{tile}が{direction}へ%n枚を押しました（{own} : {opposing}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three Orders must be stacked first.</source>
        <translation>先に3枚のオーダーをスタックに入れてください。</translation>
    </message>
    <message>
        <source>You have offered a draw in this planning step already.</source>
        <translation>この計画ステップでは、もう引き分けを提案しました。</translation>
    </message>
    <message>
        <source>Another Epigon stands there.</source>
        <translation>そこには別のエピゴンがいます。</translation>
    </message>
    <message>
        <source>Your stack has its three Orders. Take one back first.</source>
        <translation>スタックにはもう3枚あります。先に1枚を手元に戻してください。</translation>
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
        <translation>断ってつづける</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Both rows are turned up. Both X leave the board.</source>
        <translation>2人の並びが表になりました。2枚のXは盤から取り除きます。</translation>
    </message>
    <message>
        <source>Both players agree to a draw.</source>
        <translation>2人の合意により、引き分けです。</translation>
    </message>
    <message numerus="yes">
        <source>Drawn: %n turns without a capture.</source>
        <translation>
            <numerusform>%nターン続けて捕獲がなく、引き分けです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第1ターンの前</translation>
    </message>
    <message>
        <source>Deploy</source>
        <comment>a phase</comment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>a phase</comment>
        <translation>計画</translation>
    </message>
    <message>
        <source>Act</source>
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
        <source>one offer a turn</source>
        <comment>why a button is off</comment>
        <translation>提案は1ターンに1回</translation>
    </message>
    <message>
        <source>No opposing Epigon touches it, and the next square is empty.</source>
        <translation>辺で接する相手のエピゴンはなく、次のマスも空いています。</translation>
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
        <source>No super slide of yours is open now.</source>
        <translation>いま、自分のスーパースライドはできません。</translation>
    </message>
    <message>
        <source>You have locked in. Undo it first, while nobody else has looked.</source>
        <translation>もう確定しています。変えるには、ほかの人が見る前に元に戻してください。</translation>
    </message>
    <message>
        <source>All eight Epigons must stand on your row first.</source>
        <translation>先に8枚のエピゴンをすべて自分の段に並べてください。</translation>
    </message>
    <message>
        <source>A draw can be offered in the planning step.</source>
        <translation>引き分けを提案できるのは、計画ステップだけです。</translation>
    </message>
    <message>
        <source>The Epigons are deployed already; plan with Orders.</source>
        <translation>エピゴンの配置は終わっています。オーダーで計画してください。</translation>
    </message>
    <message>
        <source>This Epigon stands on your row already.</source>
        <translation>このエピゴンは、もう自分の段にいます。</translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row.</source>
        <translation>エピゴンは自分の段に配置してください。</translation>
    </message>
    <message>
        <source>Deploy your Epigons first; Orders come after.</source>
        <translation>先にエピゴンを配置してください。オーダーはそのあとです。</translation>
    </message>
    <message>
        <source>Captures needed</source>
        <translation>勝利に必要な捕獲数</translation>
    </message>
    <message>
        <source>3 is the rule; 2 makes a short game, 4 a long one.</source>
        <translation>本来のルールは3枚です。2枚だと短く、4枚だと長くなります。</translation>
    </message>
    <message>
        <source>Draw without captures</source>
        <translation>捕獲なしのターンによる引き分け</translation>
    </message>
    <message>
        <source>The game is drawn after so many turns in a row without a capture. Not in the rulebook.</source>
        <translation>捕獲のないターンがこの数だけ続くと、引き分けになります。元のルールにはありません。</translation>
    </message>
    <message>
        <source>{seat} has locked in three Orders.</source>
        <translation>{seat}が3枚のオーダーを確定しました。</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one} plays {order_one}, {two} plays {order_two}.</source>
        <translation>第{turn}ターン、{pair}組目：{one}は{order_one}、{two}は{order_two}。</translation>
    </message>
    <message>
        <source>{tile} falls off the board and is captured by {seat}.</source>
        <translation>{tile}が盤の外へ落ち、{seat}に捕獲されました。</translation>
    </message>
    <message>
        <source>If you decline, everything goes on as it stands.</source>
        <translation>断れば、このままの状態でつづきます。</translation>
    </message>
    <message>
        <source>{other} has not locked in yet.</source>
        <translation>{other}はまだ確定していません。</translation>
    </message>
    <message>
        <source>Automatic: off with people, 60 turns among computers</source>
        <translation>自動：人がいればなし、コンピューターだけなら60ターン</translation>
    </message>
    <message>
        <source>{seat}’s {number}</source>
        <comment>an Epigon</comment>
        <translation>{seat}の{number}</translation>
    </message>
    <message>
        <source>{number} {direction}</source>
        <comment>an Order</comment>
        <translation>{number}を{direction}へ</translation>
    </message>
    <message>
        <source>Put {number} on column {column}</source>
        <translation>{number}を{column}列に置く</translation>
    </message>
    <message>
        <source>Stack Order {number} {direction}</source>
        <translation>オーダー{number}を{direction}へ</translation>
    </message>
    <message>
        <source>{seat} has locked in a row.</source>
        <translation>{seat}が配置を確定しました。</translation>
    </message>
    <message>
        <source>{tile} slides off the board and is captured by {seat}.</source>
        <translation>{tile}が盤の外へすべり落ち、{seat}に捕獲されました。</translation>
    </message>
    <message>
        <source>{seat} puts {number} on column {column}.</source>
        <translation>{seat}が{number}を{column}列に置きました。</translation>
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
        <source>{tile} is captured already: nothing moves.</source>
        <translation>{tile}は捕獲済みのため、何も動きません。</translation>
    </message>
    <message>
        <source>{tile} slides {direction} to {square}.</source>
        <translation>{tile}が{direction}の{square}へスライドしました。</translation>
    </message>
    <message>
        <source>{tile} super slides on to {square}.</source>
        <translation>{tile}がさらに{square}へスーパースライドしました。</translation>
    </message>
    <message>
        <source>{tile} stays.</source>
        <translation>{tile}はとどまりました。</translation>
    </message>
    <message>
        <source>{tile} is blocked, {own} : {opposing}.</source>
        <translation>{tile}はブロックされました（{own} : {opposing}）。</translation>
    </message>
    <message>
        <source>Turn {turn}. {seat} plans first.</source>
        <translation>第{turn}ターン。先に計画するのは{seat}です。</translation>
    </message>
    <message>
        <source>{seat} offers a draw.</source>
        <translation>{seat}が引き分けを提案しました。</translation>
    </message>
    <message>
        <source>{seat} declines. Play goes on.</source>
        <translation>{seat}が断りました。ゲームはつづきます。</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser}が投了し、{winner}の勝ちです。</translation>
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
        <source>{me}: put your eight Epigons on your row.</source>
        <translation>{me}、8枚のエピゴンを自分の段に並べてください。</translation>
    </message>
    <message>
        <source>{me}: check your row and lock it in.</source>
        <translation>{me}、並びを確かめて、確定してください。</translation>
    </message>
    <message numerus="yes">
        <source>{me}: stack %n more Orders.</source>
        <translation>
            <numerusform>{me}、オーダーをあと%n枚、スタックに入れてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: check your three Orders and lock them in.</source>
        <translation>{me}、3枚のオーダーを確かめて、確定してください。</translation>
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
        <source>Order {number} is in your stack already.</source>
        <translation>オーダー{number}は、もうスタックに入っています。</translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
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
        <source>{other} decides whether {tile} slides on.</source>
        <translation>{tile}をスーパースライドさせるか、{other}が決めています。</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer first.</source>
        <translation>先に、{other}が引き分けの提案に返事をします。</translation>
    </message>
    <message>
        <source>{other} must answer your draw offer.</source>
        <translation>{other}が引き分けの提案に返事をするところです。</translation>
    </message>
    <message>
        <source>Captured {tile}</source>
        <translation>{tile}を捕獲</translation>
    </message>
    <message numerus="yes">
        <source>after %n turns</source>
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
        <source>your tray</source>
        <translation>自分のトレイ</translation>
    </message>
    <message>
        <source>An Epigon moves one square: up, down, left or right.</source>
        <translation>エピゴンが動けるのは、上下左右の隣のマスだけです。</translation>
    </message>
    <message>
        <source>Orders are stacked from the top, without gaps.</source>
        <translation>オーダーは上から順に、間を空けずにスタックに入れてください。</translation>
    </message>
    <message>
        <source>nothing stacked</source>
        <comment>why a button is off</comment>
        <translation>スタックは空</translation>
    </message>
    <message>
        <source>no game before</source>
        <comment>why a button is off</comment>
        <translation>前回のゲームなし</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>自分のスタック</translation>
    </message>
    <message>
        <source>top first, hidden from everybody else</source>
        <translation>いちばん上が1枚目。ほかの人には見えません。</translation>
    </message>
    <message>
        <source>The stacks</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>turned up pair by pair, from the top</source>
        <translation>上から1組ずつ表にします。</translation>
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
        <source>Your row</source>
        <translation>自分の並び</translation>
    </message>
    <message>
        <source>Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.</source>
        <translation>破線に接した自分の段へ、エピゴンをドラッグしてください。ほかのエピゴンの上で放すと入れ替わります。Xのマスは空きになります。</translation>
    </message>
    <message>
        <source>Orders in hand</source>
        <translation>手元のオーダー</translation>
    </message>
    <message numerus="yes">
        <source>%n of 7. Captured Epigons’ Orders can still cancel.</source>
        <translation>
            <numerusform>7枚中%n枚。捕獲済みの数字も相殺に使えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Epigons are deployed on your own row, beside the centre line.</source>
        <translation>エピゴンは、中央線に接した自分の段に配置してください。</translation>
    </message>
    <message>
        <source>Clear stack</source>
        <translation>スタックを空にする</translation>
    </message>
    <message>
        <source>The game ended in turn {turn}.</source>
        <translation>第{turn}ターンで終わりました。</translation>
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
        <source>%n of 8 still to be placed.</source>
        <translation>
            <numerusform>8枚中、残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is {seat}’s. You move your own.</source>
        <translation>それは{seat}のタイルです。動かせるのは自分のタイルだけです。</translation>
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
        <source>place {number} of the stack</source>
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
        <source>captured</source>
        <comment>on a tile</comment>
        <translation>捕獲済み</translation>
    </message>
    <message>
        <source>{tile} on {square}</source>
        <translation>{tile}（{square}）</translation>
    </message>
    <message>
        <source>Acts before every other number; another 7 cancels it.</source>
        <translation>ほかのどの数字よりも先に動きます。7どうしは相殺されます。</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a button</comment>
        <translation>左</translation>
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
        <source>Drop it on your stack, or on a square beside its Epigon.</source>
        <translation>自分のスタックか、そのエピゴンのとなりのマスに置いてください。</translation>
    </message>
    <message>
        <source>Orders act by themselves now; only an open super slide is yours to decide.</source>
        <translation>いまはオーダーが順に実行されます。決められるのは、自分のスーパースライドだけです。</translation>
    </message>
    <message>
        <source>Turn {turn}, pair {pair}: {one}’s {order_one} acts before {two}’s {order_two}.</source>
        <translation>第{turn}ターン、{pair}組目：先に{one}が{order_one}、つぎに{two}が{order_two}。</translation>
    </message>
    <message numerus="yes">
        <source>%n captures</source>
        <translation>
            <numerusform>%n枚捕獲</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the deciding capture.</source>
        <translation>決め手の1枚を捕獲し、{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>Drag an Order here, or drag an Epigon one square.</source>
        <translation>オーダーをここへ、またはエピゴンを1マス動かします。</translation>
    </message>
    <message>
        <source>Acts after every other number; another 1 cancels it.</source>
        <translation>ほかのどの数字よりもあとに動きます。1どうしは相殺されます。</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Its number does not matter in a push: a 1 can push a 7.</source>
        <translation>押す強さに数字は関係ありません。1で7を押すこともできます。</translation>
    </message>
    <message>
        <source>Acts before lower numbers and after higher ones; another {number} cancels it.</source>
        <translation>小さい数字より先、大きい数字よりあとに動きます。{number}どうしは相殺されます。</translation>
    </message>
    <message>
        <source>Epigon. {colour}.</source>
        <translation>{colour}のエピゴン</translation>
    </message>
    <message>
        <source>Its Epigon is captured: the Order moves nothing but can cancel.</source>
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
        <source>Leaves the board when the rows are turned up, and so makes a gap.</source>
        <translation>並びを表にしたあと盤から取り除き、そのマスは空きになります。</translation>
    </message>
    <message>
        <source>A tile of {seat}: {colour}.</source>
        <translation>{seat}のタイル（{colour}）</translation>
    </message>
    <message>
        <source>Stands on {square}.</source>
        <translation>{square}にいます。</translation>
    </message>
    <message>
        <source>Captured by {seat}.</source>
        <translation>{seat}が捕獲しました。</translation>
    </message>
    <message>
        <source>Planning</source>
        <comment>what a player does</comment>
        <translation>計画中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>what a player does</comment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>what a player does</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>what a player does</comment>
        <translation>返事をする番</translation>
    </message>
    <message>
        <source>Acting</source>
        <comment>what a player does</comment>
        <translation>処理中</translation>
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
        <translation>直近のターン</translation>
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
        <translation>引き分けを提案</translation>
    </message>
    <message>
        <source>No Orders have been turned up yet.</source>
        <translation>まだオーダーは表になっていません。</translation>
    </message>
    <message>
        <source>both {number}: they cancel</source>
        <translation>{number}どうしで相殺</translation>
    </message>
    <message>
        <source>{number} slides</source>
        <translation>{number}がスライド</translation>
    </message>
    <message>
        <source>{number} super slides</source>
        <translation>{number}がスーパースライド</translation>
    </message>
    <message>
        <source>{number} pushes {own} : {opposing}</source>
        <translation>{number}がプッシュ {own} : {opposing}</translation>
    </message>
    <message>
        <source>{number} is blocked {own} : {opposing}</source>
        <translation>{number}はブロック {own} : {opposing}</translation>
    </message>
    <message>
        <source>{seat} loses {number}</source>
        <translation>{seat}の{number}を捕獲</translation>
    </message>
    <message>
        <source>{number} is captured</source>
        <translation>{number}は捕獲済み</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two short sentences</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>pushes tiles {numbers}</source>
        <translation>{numbers}を押す</translation>
    </message>
    <message>
        <source>{own} : {opposing}</source>
        <comment>own tiles against opposing ones in a push</comment>
        <translation>{own} : {opposing}</translation>
    </message>
    <message>
        <source>pushes tile {number}</source>
        <translation>{number}を押す</translation>
    </message>
    <message>
        <source>{numbers}, {number}</source>
        <comment>a list of numbers and one more</comment>
        <translation>{numbers}、{number}</translation>
    </message>
    <message>
        <source>may go on</source>
        <comment>a super slide is possible</comment>
        <translation>さらに進める</translation>
    </message>
    <message>
        <source>blocked now</source>
        <translation>いまはブロック</translation>
    </message>
    <message>
        <source>super slide?</source>
        <translation>スーパースライド？</translation>
    </message>
    <message>
        <source>{own} against {opposing}</source>
        <translation>{own}枚対{opposing}枚</translation>
    </message>
    <message>
        <source>loses your tile {number}</source>
        <translation>自分の{number}を失う</translation>
    </message>
    <message>
        <source>captures tile {number}</source>
        <translation>{number}を捕獲</translation>
    </message>
    <message>
        <source>captured: cancels only</source>
        <translation>相殺のみできる</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Something went wrong inside Boardroom. Your games are saved; you can go on.</source>
        <translation>Boardroomの中でエラーが起きました。ゲームは保存されています。このままつづけられます。</translation>
    </message>
    <message>
        <source>If it happens again, please report it together with the details below.</source>
        <translation>また起きるようなら、下の詳細を添えて報告してください。</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>a button</comment>
        <translation>つづける</translation>
    </message>
</context>
<context>
    <name>File dialog</name>
    <message>
        <source>File</source>
        <comment>a kind of file</comment>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <comment>before the folder</comment>
        <translation>場所(&amp;I)：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Kind of files:</source>
        <translation>ファイルの種類(&amp;T)：</translation>
    </message>
    <message>
        <source>Folder</source>
        <comment>a kind of file</comment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a kind of file</comment>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>何も選んでいません</translation>
    </message>
    <message>
        <source>Point at a piece to see it large. Right-click keeps it here.</source>
        <translation>コマにカーソルを重ねると大きく表示します。右クリックで、ここに残せます。</translation>
    </message>
</context>
<context>
    <name>Kingdom</name>
    <message>
        <source>My Kingdom for a Horse</source>
        <comment>the game&apos;s title</comment>
        <translation>マイ・キングダム・フォー・ア・ホース</translation>
    </message>
    <message>
        <source>Roll, fence, breed and trade your way from two sheep to a pair of horses.</source>
        <translation>振って、囲って、増やして、交換。羊から始めて、馬2頭を目指しましょう。</translation>
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
        <translation>灰・クローバー</translation>
    </message>
    <message>
        <source>Black, star</source>
        <translation>黒・星</translation>
    </message>
    <message>
        <source>Dice</source>
        <comment>a phase, alone against Moritz</comment>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Dice: the others</source>
        <comment>a phase</comment>
        <translation>サイコロ：ほかの人</translation>
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
        <source>%n standing fences</source>
        <translation>
            <numerusform>立っている柵を%n本</numerusform>
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
        <translation>牛半分</translation>
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
        <source>At once: works and is discarded.</source>
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
        <translation>繁殖サイコロ</translation>
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
        <source>Lasting: lies face up before you and works from now on.</source>
        <comment>a kind of farm card</comment>
        <translation>永続：自分の前に表向きに置き、以後ずっと効果があります。</translation>
    </message>
    <message>
        <source>the west side of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の西側</translation>
    </message>
    <message>
        <source>royal die {number}</source>
        <translation>王家のサイコロ{number}</translation>
    </message>
    <message>
        <source>Dice: {seat}</source>
        <comment>a phase</comment>
        <translation>サイコロ：{seat}</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n more kinds in every trade phase.</source>
        <translation>
            <numerusform>交換フェイズに、もう%n種類交換できる。</numerusform>
        </translation>
    </message>
    <message>
        <source>In your own turn half a cow alone gives you a cow.</source>
        <translation>自分の手番では、牛半分1つで牛1頭を得る。</translation>
    </message>
    <message numerus="yes">
        <source>Each die that gives you fences gives %n more.</source>
        <translation>
            <numerusform>柵を得るサイコロ1個につき、さらに柵を%n本得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>{one}, {more}</source>
        <comment>a list</comment>
        <translation>{one}、{more}</translation>
    </message>
    <message>
        <source>{one} or {two}</source>
        <comment>either of two</comment>
        <translation>{one}か{two}</translation>
    </message>
    <message>
        <source>{one}</source>
        <comment>a list of one</comment>
        <translation>{one}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <comment>two sentences</comment>
        <translation>{one}{two}</translation>
    </message>
    <message>
        <source>the north side of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の北側</translation>
    </message>
    <message>
        <source>the east side of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の東側</translation>
    </message>
    <message>
        <source>the south side of {space}</source>
        <comment>an edge</comment>
        <translation>{space}の南側</translation>
    </message>
    <message>
        <source>Gain {animals}.</source>
        <translation>{animals}を得る。</translation>
    </message>
    <message>
        <source>Each space of your pens holds up to {animals}.</source>
        <translation>囲いの各マスに{animals}まで入れられる。</translation>
    </message>
    <message>
        <source>You trade {given} for {taken}, in every trade.</source>
        <translation>どの交換でも、{given}を{taken}に交換できる。</translation>
    </message>
    <message numerus="yes">
        <source>When your {kinds} breed, gain %n more.</source>
        <translation>
            <numerusform>自分の{kinds}が繁殖するたび、同じ動物をさらに%n頭得る。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move up to {standing}.</source>
        <translation>{standing}まで動かせる。</translation>
    </message>
    <message>
        <source>Each royal die that gives you {kind} gives {animals} more.</source>
        <translation>{kind}を得る王家のサイコロ1個につき、さらに{animals}を得る。</translation>
    </message>
    <message>
        <source>{given} for {taken}</source>
        <comment>a trade</comment>
        <translation>{given}→{taken}</translation>
    </message>
    <message>
        <source>In no pen, and gone at the end of the phase: {animals}.</source>
        <translation>囲いの外の{animals}は、このフェイズの終わりに逃げます。</translation>
    </message>
    <message>
        <source>This is not a position of My Kingdom for a Horse.</source>
        <translation>マイ・キングダム・フォー・ア・ホースの局面ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is not an action of My Kingdom for a Horse.</source>
        <translation>「{text}」はマイ・キングダム・フォー・ア・ホースの手ではありません。</translation>
    </message>
    <message>
        <source>Only the sheep decide: {winner} wins with {animals}.</source>
        <translation>馬も牛も豚も同数で、羊の多い{winner}の勝ちです（{animals}）。</translation>
    </message>
    <message numerus="yes">
        <source>worth %n sheep</source>
        <translation>
            <numerusform>羊%n頭分</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>ゲーム終了。勝者はいません。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody holds %n of every kind after the last round: nobody wins.</source>
        <translation>
            <numerusform>最終ラウンドが終わっても、すべての動物を%n頭ずつそろえた人がいないため、勝者はいません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins with the most horses: {animals}.</source>
        <translation>馬がいちばん多い{winner}の勝ちです（{animals}）。</translation>
    </message>
    <message>
        <source>As many horses, but more cows: {winner} wins with {animals}.</source>
        <translation>馬は同数で、牛の多い{winner}の勝ちです（{animals}）。</translation>
    </message>
    <message>
        <source>As many horses and cows, but more pigs: {winner} wins with {animals}.</source>
        <translation>馬も牛も同数で、豚の多い{winner}の勝ちです（{animals}）。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>ゲーム終了。{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>ゲーム終了。{winners}が勝利を分かち合います。</translation>
    </message>
    <message>
        <source>{loser} concedes. {winner} wins.</source>
        <translation>{loser}が投了し、{winner}の勝ちです。</translation>
    </message>
    <message>
        <source>{winners} hold the same number of every kind and share the victory.</source>
        <translation>どの動物も同数のため、{winners}が勝利を分かち合います。</translation>
    </message>
    <message numerus="yes">
        <source>{winner} alone holds %n of every kind and wins.</source>
        <translation>
            <numerusform>{winner}だけがすべての動物を%n頭ずつそろえ、勝利しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ended in round {round}.</source>
        <translation>第{round}ラウンドで終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left afterwards</source>
        <translation>
            <numerusform>振り直しは残り%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of that kind would breed</source>
        <translation>繁殖する動物がいない</translation>
    </message>
    <message>
        <source>no farm card played or exchanged</source>
        <translation>農場カードはプレイも引き直しもしていない</translation>
    </message>
    <message>
        <source>gives you nothing</source>
        <translation>何も得られない</translation>
    </message>
    <message>
        <source>turns {die} to “{face}”</source>
        <translation>{die}を「{face}」にする</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls more</source>
        <translation>
            <numerusform>振り直し＋%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n farm cards</source>
        <translation>
            <numerusform>農場カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>no room for {animals}, unless they are traded on</source>
        <translation>さらに交換しないと{animals}の場所がない</translation>
    </message>
    <message>
        <source>{seat} uses: {faces}.</source>
        <translation>{seat}がサイコロを使いました：{faces}。</translation>
    </message>
    <message>
        <source>{seat} takes a die: {face}.</source>
        <translation>{seat}がサイコロを取りました：{face}。</translation>
    </message>
    <message>
        <source>{seat} hands over {animals}.</source>
        <translation>{seat}が{animals}を渡しました。</translation>
    </message>
    <message>
        <source>Lose {lost}, leave {loose} loose</source>
        <comment>a button</comment>
        <translation>{lost}を失い、{loose}は囲いの外に残す</translation>
    </message>
    <message>
        <source>no farm card can be played in this turn then</source>
        <translation>この手番は農場カードをプレイできなくなる</translation>
    </message>
    <message>
        <source>gain {animals}</source>
        <translation>{animals}を得る</translation>
    </message>
    <message>
        <source>no room for {animals}</source>
        <translation>{animals}の場所がない</translation>
    </message>
    <message>
        <source>keep {animals}</source>
        <translation>残す：{animals}</translation>
    </message>
    <message>
        <source>{animals} in no pen until the end of the phase</source>
        <translation>{animals}はフェイズの終わりまで囲いの外</translation>
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
        <source>room for %n animals of one kind</source>
        <translation>
            <numerusform>同じ動物%n頭まで</numerusform>
        </translation>
    </message>
    <message>
        <source>two kinds in one pen</source>
        <translation>1つの囲いに2種類</translation>
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
        <source>closes no pen yet</source>
        <translation>まだ囲いはできない</translation>
    </message>
    <message>
        <source>Loose animals run away now: there is room for all but {animals}.</source>
        <translation>囲いの外の動物はここで逃げます。{animals}の分だけ場所が足りません。</translation>
    </message>
    <message>
        <source>With these fences there is room for all but {animals}.</source>
        <translation>この柵では、{animals}の分だけ場所が足りません。</translation>
    </message>
    <message>
        <source>room for {animals}</source>
        <translation>{animals}まで</translation>
    </message>
    <message>
        <source>{fences} in your supply then</source>
        <translation>手元の残り：{fences}</translation>
    </message>
    <message>
        <source>{animals} in no pen for now</source>
        <translation>{animals}が囲いの外に出る</translation>
    </message>
    <message>
        <source>{animals} would find no room and be lost.</source>
        <translation>{animals}は入る場所がなく、失われます。</translation>
    </message>
    <message>
        <source>give {animals}</source>
        <comment>a cost</comment>
        <translation>{animals}を渡す</translation>
    </message>
    <message>
        <source>fits when the animals are rearranged</source>
        <translation>動物を並べ替えれば入る</translation>
    </message>
    <message numerus="yes">
        <source>%n of each: the last turn</source>
        <comment>triggers the end</comment>
        <translation>
            <numerusform>%n頭ずつそろい、最後の手番になる</numerusform>
        </translation>
    </message>
    <message>
        <source>the supply lacks {animals}: it is restocked</source>
        <translation>ストックが{animals}分足りず、補充になる</translation>
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
        <source>{seat} trades {given} for {taken} to restock the supply.</source>
        <translation>補充のため、{seat}が{given}を{taken}に交換しました。</translation>
    </message>
    <message>
        <source>{seat} trades {given} for {taken}.</source>
        <translation>{seat}が{given}を{taken}に交換しました。</translation>
    </message>
    <message>
        <source>The supply is short of {missing} for {seat}. Whoever has more than {limit} trades once or gives one back.</source>
        <translation>{seat}が得る分に対し、ストックが{missing}分足りません。{limit}より多く持つ人は、1回交換するか1頭返します。</translation>
    </message>
    <message>
        <source>The supply is short of {missing} for {seat}. Whoever has more than {limit} gives one back.</source>
        <translation>{seat}が得る分に対し、ストックが{missing}分足りません。{limit}より多く持つ人は1頭返します。</translation>
    </message>
    <message>
        <source>The final trade: every kind may be traded.</source>
        <translation>最終交換です。すべての種類を交換できます。</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>a farm card named in a sentence</comment>
        <translation>「{card}」</translation>
    </message>
    <message numerus="yes">
        <source>{seat} rolls %n dice again: {faces}.</source>
        <translation>
            <numerusform>{seat}がサイコロを%n個振り直しました：{faces}。</numerusform>
        </translation>
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
        <source>{seat} rolls: {faces}.</source>
        <translation>{seat}がサイコロを振りました：{faces}。</translation>
    </message>
    <message>
        <source>Moritz rolls once more: {faces}.</source>
        <translation>モーリッツがもう一度サイコロを振りました：{faces}。</translation>
    </message>
    <message>
        <source>{seat}’s {kind} do not breed: that takes two.</source>
        <translation>{seat}の{kind}は2頭いないため、繁殖しません。</translation>
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
        <translation>捨て札を切り直して新しい山札にしました。{line}</translation>
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
        <source>Round {round}: {seat}’s turn.</source>
        <translation>第{round}ラウンド、{seat}の手番です。</translation>
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
        <source>{seat} lacks room for {animals} and must choose.</source>
        <translation>{animals}の入る場所が足りないため、{seat}が選びます。</translation>
    </message>
    <message>
        <source>{seat} gives {animals} back to the supply.</source>
        <translation>{seat}が{animals}をストックに返しました。</translation>
    </message>
    <message>
        <source>{seat} loses {animals}: they stood in no pen and run away.</source>
        <translation>囲いの外にいた{seat}の{animals}が逃げました。</translation>
    </message>
    <message>
        <source>{seat} pays {animals}.</source>
        <translation>{seat}が{animals}を支払いました。</translation>
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
        <source>{seat} takes up the fence on {edge}.</source>
        <translation>{seat}が{edge}の柵を外しました。</translation>
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
        <source>{seat} uses the wheelbarrow.</source>
        <translation>{seat}が手押し車を使いました。</translation>
    </message>
    <message>
        <source>{seat} goes without {animals}: nobody has to give any back.</source>
        <translation>返す人がいないため、{seat}は{animals}を得られませんでした。</translation>
    </message>
    <message>
        <source>{seat} has enough of every kind: this turn is the last.</source>
        <translation>{seat}がすべての動物をそろえました。この手番でゲームが終わります。</translation>
    </message>
    <message>
        <source>You may play one farm card, or exchange some instead.</source>
        <translation>農場カードを1枚プレイできます。代わりに手札を引き直すこともできます。</translation>
    </message>
    <message>
        <source>Each die can be taken once. Half a cow alone gives nothing.</source>
        <translation>同じサイコロは1人しか取れません。牛半分だけでは何も得られません。</translation>
    </message>
    <message numerus="yes">
        <source>%n re-rolls left, until you use a die.</source>
        <translation>
            <numerusform>振り直しはあと%n回。サイコロを使うと、もう振り直せません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done with the dice</source>
        <translation>サイコロの使用を終える</translation>
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
        <source>Do not trade</source>
        <translation>交換しない</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>{me}: roll all four dice.</source>
        <translation>{me}、サイコロを4個とも振ってください。</translation>
    </message>
    <message>
        <source>No re-roll is left.</source>
        <translation>もう振り直せません。</translation>
    </message>
    <message>
        <source>{me}: choose dice to roll again, or use your dice.</source>
        <translation>{me}、振り直すサイコロを選ぶか、サイコロを使ってください。</translation>
    </message>
    <message>
        <source>{me}: you may trade another kind.</source>
        <translation>{me}、もう1種類、交換できます。</translation>
    </message>
    <message>
        <source>{me}: trade animals of one kind, or keep them.</source>
        <translation>{me}、動物を1種類だけ交換できます。</translation>
    </message>
    <message>
        <source>{me}: these dice give you nothing. Choose dice to roll again.</source>
        <translation>{me}、この目では何も得られません。振り直すサイコロを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n fences</source>
        <comment>to be placed</comment>
        <translation>
            <numerusform>柵を%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>the cost of a farm card</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of a longer list</comment>
        <translation>{one}、{two}</translation>
    </message>
    <message>
        <source>The kind on the breeding die breeds one extra time.</source>
        <translation>繁殖サイコロの目の動物が、さらに1回繁殖する。</translation>
    </message>
    <message>
        <source>Turn one rolled die that is not yet used to any face.</source>
        <translation>振ってまだ使っていないサイコロ1個を、好きな目にする。</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n times more this turn, before you use a die.</source>
        <translation>
            <numerusform>サイコロを使う前なら、この手番はさらに%n回振り直せる。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once in each of your own dice phases, move a standing fence.</source>
        <translation>自分のサイコロフェイズに1回、立っている柵1本を動かせる。</translation>
    </message>
    <message numerus="yes">
        <source>Re-roll %n times more in each of your turns.</source>
        <translation>
            <numerusform>自分の手番の振り直しが%n回増える。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In others’ turns take %n more dice, after all have had one.</source>
        <translation>
            <numerusform>ほかの人の手番で、全員のあとにもう%n個サイコロを取れる。</numerusform>
        </translation>
    </message>
    <message>
        <source>Once in each of your turns, turn the unused breeding die to any kind.</source>
        <translation>自分の手番に1回、使う前の繁殖サイコロを好きな目にできる。</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>a list of two</comment>
        <translation>{one}と{two}</translation>
    </message>
    <message>
        <source>Place up to {fences} and move up to {standing}.</source>
        <translation>{fences}まで置き、{standing}まで動かせる。</translation>
    </message>
    <message>
        <source>Your {kind} breed: one more for every two you have.</source>
        <translation>自分の{kind}が繁殖する（2頭につき1頭）。</translation>
    </message>
    <message>
        <source>Two kinds share a pen: one of them needs another when you are done.</source>
        <translation>1つの囲いに2種類の動物がいます。柵の配置を終えるとき、どちらかは別の囲いが必要です。</translation>
    </message>
    <message>
        <source>Moritz holds {animals}.</source>
        <translation>モーリッツの動物：{animals}。</translation>
    </message>
    <message>
        <source>a card is drawn at once: this cannot be undone</source>
        <translation>すぐにカードを引くので、元に戻せない</translation>
    </message>
    <message>
        <source>return {animals} to the supply</source>
        <translation>{animals}をストックに返す</translation>
    </message>
    <message numerus="yes">
        <source>the part at {space}, %n spaces: {room}</source>
        <translation>
            <numerusform>{space}側の%nマス：{room}</numerusform>
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
        <source>back where it stood</source>
        <translation>元の場所に戻す</translation>
    </message>
    <message>
        <source>changes no pen</source>
        <translation>囲いは変わらない</translation>
    </message>
    <message>
        <source>divides two pens anew</source>
        <translation>2つの囲いの分け方が変わる</translation>
    </message>
    <message>
        <source>the supply lacks {animals}, and nobody has to give any</source>
        <translation>ストックが{animals}分足りず、手放す人もいない</translation>
    </message>
    <message numerus="yes">
        <source>{animals} would not come: the supply is out, and nobody has more than %n.</source>
        <translation>
            <numerusform>{animals}は得られません。ストックになく、%n頭より多く持つ人もいません。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is Moritz’s turn.</source>
        <translation>モーリッツの手番です。</translation>
    </message>
    <message>
        <source>{seat} goes without {animals} more for want of room.</source>
        <translation>場所が足りないため、{seat}は残りの{animals}をあきらめました。</translation>
    </message>
    <message>
        <source>{me}: you have nothing left to trade.</source>
        <translation>{me}、交換できる動物はもうありません。</translation>
    </message>
    <message>
        <source>{me}: use your dice, in any order.</source>
        <translation>{me}、好きな順にサイコロを使ってください。</translation>
    </message>
    <message>
        <source>{me}: your dice give nothing more.</source>
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
        <source>Only who plays against Moritz or one other can concede.</source>
        <translation>投了できるのは、1人または2人で遊ぶときだけです。</translation>
    </message>
    <message>
        <source>Fences are placed and moved with a die or a card that gives some.</source>
        <translation>柵を置いたり動かしたりできるのは、サイコロかカードで柵を得たときだけです。</translation>
    </message>
    <message>
        <source>All your animals have room; there is nothing to settle.</source>
        <translation>動物はすべて囲いに入っています。決めることはありません。</translation>
    </message>
    <message>
        <source>The supply need not be restocked now.</source>
        <translation>いまは補充のときではありません。</translation>
    </message>
    <message>
        <source>Farm cards are played only while you use the dice of your own turn.</source>
        <translation>農場カードをプレイできるのは、自分の手番のサイコロフェイズだけです。</translation>
    </message>
    <message>
        <source>The supply is restocked first: trade once or give one back.</source>
        <translation>先に補充です。1回交換するか、1頭返してください。</translation>
    </message>
    <message>
        <source>The final trade is on: only trades are left.</source>
        <translation>いまは最終交換です。できるのは交換だけです。</translation>
    </message>
    <message>
        <source>These are your own dice: use them. The others take theirs afterwards.</source>
        <translation>自分のサイコロは、取るのではなく使います。ほかの人が取るのはそのあとです。</translation>
    </message>
    <message>
        <source>Trading comes after the dice.</source>
        <translation>交換はサイコロのあとです。</translation>
    </message>
    <message>
        <source>The dice are done; this is the trade phase.</source>
        <translation>サイコロは終わりました。いまは交換フェイズです。</translation>
    </message>
    <message>
        <source>Horses are worth most; they are not traded for anything.</source>
        <translation>馬はいちばん価値の高い動物です。ほかのものには交換できません。</translation>
    </message>
    <message numerus="yes">
        <source>You may trade %n kinds a turn.</source>
        <translation>
            <numerusform>交換できるのは、1手番に%n種類までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are {active}’s dice: you may take one as it lies.</source>
        <translation>これは{active}のサイコロです。できるのは、出ている目のまま1個取ることだけです。</translation>
    </message>
    <message>
        <source>That takes {needed}; you have {have}.</source>
        <translation>{needed}が必要ですが、{have}しかいません。</translation>
    </message>
    <message>
        <source>It is up to {other} now.</source>
        <translation>いまは{other}が決める番です。</translation>
    </message>
    <message>
        <source>The final trade goes in order: sheep, pigs, cows. Now it is about {kind}.</source>
        <translation>最終交換は羊、豚、牛の順に行います。いまは{kind}の番です。</translation>
    </message>
    <message>
        <source>Somebody has taken {die} already.</source>
        <translation>{die}は、もうほかの人が取りました。</translation>
    </message>
    <message>
        <source>You have traded {kind} already in this turn.</source>
        <translation>{kind}は、この手番でもう交換しました。</translation>
    </message>
    <message>
        <source>That takes {needed}, and you have none.</source>
        <translation>{needed}が必要ですが、1頭もいません。</translation>
    </message>
    <message>
        <source>No re-roll is left in this turn.</source>
        <translation>この手番では、もう振り直せません。</translation>
    </message>
    <message>
        <source>The die shows that already.</source>
        <translation>そのサイコロは、もうその目です。</translation>
    </message>
    <message>
        <source>Half a cow alone gives nothing; two make a cow.</source>
        <translation>牛半分1つでは何も得られません。2つで牛1頭です。</translation>
    </message>
    <message>
        <source>You have used the wheelbarrow in this turn.</source>
        <translation>この手番では、もう手押し車を使いました。</translation>
    </message>
    <message>
        <source>Only the weathercock turns the breeding die, and you do not have it.</source>
        <translation>繁殖サイコロの目を変えられるのは風見鶏だけですが、持っていません。</translation>
    </message>
    <message>
        <source>You have used a die, so no more re-rolls.</source>
        <translation>サイコロを使ったので、もう振り直せません。</translation>
    </message>
    <message>
        <source>Choose the dice to roll again first.</source>
        <translation>先に、振り直すサイコロを選んでください。</translation>
    </message>
    <message>
        <source>You have used this die already.</source>
        <translation>このサイコロは、もう使いました。</translation>
    </message>
    <message>
        <source>The weathercock works once a turn.</source>
        <translation>風見鶏を使えるのは、1手番に1回です。</translation>
    </message>
    <message>
        <source>This game has no farm cards.</source>
        <translation>このゲームでは農場カードを使いません。</translation>
    </message>
    <message>
        <source>Only one farm card a turn, and you have played one.</source>
        <translation>農場カードは1手番に1枚です。すでに1枚プレイしています。</translation>
    </message>
    <message>
        <source>You have exchanged cards in this turn, so none can be played or exchanged any more.</source>
        <translation>この手番では手札を引き直したので、もうプレイも引き直しもできません。</translation>
    </message>
    <message>
        <source>Choose cards of your hand to exchange.</source>
        <translation>引き直す手札を選んでください。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>このカードは手札にありません。</translation>
    </message>
    <message>
        <source>Choose a die and the face it is turned to.</source>
        <translation>サイコロと、その新しい目を選んでください。</translation>
    </message>
    <message>
        <source>You have no wheelbarrow.</source>
        <translation>手押し車を持っていません。</translation>
    </message>
    <message>
        <source>The first roll is of all four dice.</source>
        <translation>最初は4個とも振ります。</translation>
    </message>
    <message>
        <source>Roll the dice first: this card is about a die.</source>
        <translation>サイコロに使うカードなので、先に振ってください。</translation>
    </message>
    <message>
        <source>It takes two {kind} to breed; you have {number}.</source>
        <translation>繁殖には{kind}が2頭必要ですが、{number}頭しかいません。</translation>
    </message>
    <message>
        <source>All half cows together are one effect: use {die}.</source>
        <translation>牛半分は全部で1つの効果です。{die}を使ってください。</translation>
    </message>
    <message>
        <source>It costs {cost}; you lack {missing}.</source>
        <translation>コストは{cost}ですが、{missing}が足りません。</translation>
    </message>
    <message numerus="yes">
        <source>The end is near, and this would leave you with fewer than %n of each.</source>
        <translation>
            <numerusform>もうすぐゲームが終わります。すべての動物を%n頭ずつ残さなければなりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish your fences first.</source>
        <translation>先に柵の配置を終えてください。</translation>
    </message>
    <message>
        <source>That does not fit, or more would: choose one of the ways offered.</source>
        <translation>その残し方では入りきらないか、もっと多く残せます。示された残し方から選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>That space is full: it holds %n animals.</source>
        <translation>
            <numerusform>そのマスはいっぱいです。%n頭までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pens cannot change places: one is too small.</source>
        <translation>片方の囲いが小さすぎて、入れ替えられません。</translation>
    </message>
    <message>
        <source>No new fence is left to place; take up one that stands.</source>
        <translation>置ける柵はもうありません。立っている柵を動かしてください。</translation>
    </message>
    <message>
        <source>Place the fence you have taken up first.</source>
        <translation>先に、外した柵を置いてください。</translation>
    </message>
    <message>
        <source>No move of a standing fence is left.</source>
        <translation>立っている柵は、もう動かせません。</translation>
    </message>
    <message>
        <source>That can be done now.</source>
        <translation>それは、いま行えます。</translation>
    </message>
    <message>
        <source>Decide first which animals stay.</source>
        <translation>先に、どの動物を残すか決めてください。</translation>
    </message>
    <message>
        <source>No animal stands there.</source>
        <translation>そこに動物はいません。</translation>
    </message>
    <message>
        <source>That space is in no pen: fences must close it all around.</source>
        <translation>そのマスは囲いの中ではありません。まわりを柵でふさぐ必要があります。</translation>
    </message>
    <message>
        <source>It lives in that pen already; where in it makes no difference.</source>
        <translation>もうその囲いにいます。囲いの中の位置は関係ありません。</translation>
    </message>
    <message>
        <source>Two kinds stand in that pen; they are parted when the fences are done.</source>
        <translation>その囲いには2種類の動物がいます。柵の配置を終えたときに分けます。</translation>
    </message>
    <message>
        <source>Two pens with different kinds can change places.</source>
        <translation>入れ替えられるのは、違う種類の動物がいる2つの囲いです。</translation>
    </message>
    <message>
        <source>A fence stands there already.</source>
        <translation>そこには、もう柵があります。</translation>
    </message>
    <message>
        <source>You have no fence left in your supply; take up one that stands.</source>
        <translation>手元に柵がありません。立っている柵を動かしてください。</translation>
    </message>
    <message>
        <source>No fence stands there.</source>
        <translation>そこに柵はありません。</translation>
    </message>
    <message>
        <source>You have no {kind}.</source>
        <translation>{kind}は1頭もいません。</translation>
    </message>
    <message>
        <source>That pen is for {kind}; only one kind lives in a pen.</source>
        <translation>その囲いには{kind}がいます。1つの囲いに入れられるのは1種類だけです。</translation>
    </message>
    <message>
        <source>Done with fences</source>
        <translation>柵の配置を終える</translation>
    </message>
    <message>
        <source>What you do not keep goes back to the supply. The main button keeps what is worth most.</source>
        <translation>残さない動物はストックに戻ります。色の付いたボタンを押すと、いちばん価値の高い残し方になります。</translation>
    </message>
    <message>
        <source>{me}: place up to {fences} and move up to {standing}.</source>
        <translation>{me}、{fences}まで置き、{standing}まで動かせます。</translation>
    </message>
    <message numerus="yes">
        <source>your %n of each need pens</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>囲いに%n頭ずつ必要</numerusform>
        </translation>
    </message>
    <message>
        <source>In any order, or fewer. Pens count when you are done.</source>
        <translation>順番は自由で、全部使わなくてもかまいません。囲いは終えたときに確かめます。</translation>
    </message>
    <message>
        <source>The supply has too few. If it stays, others give way for it.</source>
        <translation>ストックが足りません。残すと、ほかの人から補充します。</translation>
    </message>
    <message>
        <source>Animals of an opened pen may stand loose until the end of the phase.</source>
        <translation>開いた囲いの動物は、このフェイズの終わりまで囲いの外にいられます。</translation>
    </message>
    <message numerus="yes">
        <source>your %n of each must stay</source>
        <comment>why a button is off</comment>
        <translation>
            <numerusform>%n頭ずつ残す必要あり</numerusform>
        </translation>
    </message>
    <message>
        <source>If all stay, up to {animals} more may come from others.</source>
        <translation>全部残すと、ほかの人からさらに{animals}まで得られます。</translation>
    </message>
    <message>
        <source>Any free edge will do. Back where it stood, it counts as moved all the same.</source>
        <translation>空いている辺ならどこでもかまいません。元の場所に戻しても、1回動かしたことになります。</translation>
    </message>
    <message>
        <source>{me}: there is no room for {animals} from the final trade. What stays?</source>
        <translation>{me}、最終交換で得た{animals}が入りきりません。どれを残しますか？</translation>
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
        <source>Choose which to keep; the rest are lost.</source>
        <translation>残す動物を選びます。残りは失われます。</translation>
    </message>
    <message>
        <source>Lose {lost}</source>
        <comment>a button</comment>
        <translation>{lost}を失う</translation>
    </message>
    <message>
        <source>{me}: the supply has run out of {kind}. Trade once, or give one back.</source>
        <translation>{me}、ストックの{kind}がなくなりました。1回交換するか、1頭返してください。</translation>
    </message>
    <message>
        <source>{other} still has {animals} to come.</source>
        <translation>{other}が得る{animals}分が、まだ足りません。</translation>
    </message>
    <message>
        <source>Give back {animals}</source>
        <comment>a button</comment>
        <translation>{animals}を返す</translation>
    </message>
    <message>
        <source>{me}: final trade. How many {kind} do you trade?</source>
        <translation>{me}、最終交換です。{kind}を何頭交換しますか？</translation>
    </message>
    <message>
        <source>You have {animals}. The supply does not matter now; only what remains must fit.</source>
        <translation>いまの動物：{animals}。ストックの数は関係ありません。最後に残る動物が入りきればよいのです。</translation>
    </message>
    <message>
        <source>Keep all {kind}</source>
        <comment>a button</comment>
        <translation>{kind}は交換しない</translation>
    </message>
    <message>
        <source>Leave {loose} loose</source>
        <comment>a button</comment>
        <translation>{loose}を囲いの外に残す</translation>
    </message>
    <message>
        <source>Keep them all</source>
        <comment>a button</comment>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>{seat} trades no {kind}.</source>
        <translation>{seat}は{kind}を交換しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is done with fences: %n pens.</source>
        <translation>
            <numerusform>{seat}が柵の配置を終えました（囲い%nか所）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{me}: you gain {animals}, but not all find room. What stays?</source>
        <translation>{me}、{animals}を得ますが、入りきりません。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: your pens have changed, and not all find room. What stays?</source>
        <translation>{me}、囲いが変わり、動物が入りきりません。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: {animals} would run away. What do you keep?</source>
        <translation>{me}、このままでは{animals}が逃げます。どれを残しますか？</translation>
    </message>
    <message>
        <source>{me}: place the fence you have taken up.</source>
        <translation>{me}、外した柵を置いてください。</translation>
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
        <source>{other} decides which animals stay.</source>
        <translation>{other}が残す動物を決めています。</translation>
    </message>
    <message>
        <source>The supply is restocked: {other} trades once or gives one back.</source>
        <translation>補充のため、{other}が交換するか返すかを決めています。</translation>
    </message>
    <message>
        <source>{other} makes the final trades.</source>
        <translation>{other}が最終交換を考えています。</translation>
    </message>
    <message>
        <source>{other} is about to roll.</source>
        <translation>{other}がサイコロを振るところです。</translation>
    </message>
    <message>
        <source>{other} rolls again or uses the dice.</source>
        <translation>{other}が、サイコロを振り直すか使うかを決めています。</translation>
    </message>
    <message>
        <source>{other} chooses a die.</source>
        <translation>{other}がサイコロを選んでいます。</translation>
    </message>
    <message>
        <source>As the length says</source>
        <comment>option</comment>
        <translation>ゲームの長さに合わせる</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>After this round comes the final trade, whatever anybody holds. Not in the rulebook.</source>
        <translation>このラウンドが終わると、だれも動物をそろえていなくても最終交換になります。元のルールにはありません。</translation>
    </message>
    <message>
        <source>Computers by themselves might play on for ever: they need a last round.</source>
        <translation>コンピューターだけでは対戦がいつまでも終わらないことがあるため、最終ラウンドが必要です。</translation>
    </message>
    <message>
        <source>Roll all four dice</source>
        <translation>4個とも振る</translation>
    </message>
    <message>
        <source>Move a fence with the wheelbarrow</source>
        <translation>手押し車で柵を動かす</translation>
    </message>
    <message>
        <source>Trade once</source>
        <translation>1回交換する</translation>
    </message>
    <message>
        <source>Give one back</source>
        <translation>1頭返す</translation>
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
        <source>The short game has no farm cards and asks for one of each animal.</source>
        <translation>ショートゲームでは農場カードを使わず、各動物が1頭ずつそろえば終わります。</translation>
    </message>
    <message>
        <source>Farm cards</source>
        <translation>農場カード</translation>
    </message>
    <message>
        <source>Four in hand; one may be played in each of your turns.</source>
        <translation>手札は4枚。自分の手番に1枚プレイできます。</translation>
    </message>
    <message>
        <source>Animals to hold</source>
        <translation>そろえる動物の数</translation>
    </message>
    <message>
        <source>So many of each kind in pens end the game.</source>
        <translation>すべての動物をこの数ずつ囲いに入れると、ゲームが終わります。</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Who begins; later places begin with more animals or fences.</source>
        <translation>最初に手番を行う人です。手番があとの人ほど、動物か柵が多い状態で始まります。</translation>
    </message>
    <message numerus="yes">
        <source>Automatic: none with people, round %n among computers</source>
        <translation>
            <numerusform>自動：人がいればなし、コンピューターだけなら第%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again: {dice}</source>
        <translation>振り直す：{dice}</translation>
    </message>
    <message>
        <source>Play {card}: turn {die} to “{face}”</source>
        <translation>「{card}」をプレイ：{die}を「{face}」に</translation>
    </message>
    <message>
        <source>Exchange from your hand, counted from the left: {places}</source>
        <translation>手札を引き直す（左から数えて{places}枚目）</translation>
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
        <source>The first seat</source>
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
        <translation>繁殖サイコロを「{face}」にする</translation>
    </message>
    <message>
        <source>Place a fence on {edge}</source>
        <translation>{edge}に柵を置く</translation>
    </message>
    <message>
        <source>Take up the fence on {edge}</source>
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
    <message numerus="yes">
        <source>%n of each</source>
        <comment>option</comment>
        <translation>
            <numerusform>%n頭ずつ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>round %n</source>
        <comment>option</comment>
        <translation>
            <numerusform>第%nラウンド</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <comment>option, no last round</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <comment>a button</comment>
        <translation>カードを引き直す</translation>
    </message>
    <message>
        <source>Roll dice again</source>
        <comment>a button</comment>
        <translation>サイコロを振り直す</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n cards</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n枚引き直す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n個振り直す</numerusform>
        </translation>
    </message>
    <message>
        <source>drag cards to the discard pile</source>
        <comment>why a button is off</comment>
        <translation>引き直すカードを捨て札へ</translation>
    </message>
    <message>
        <source>click the dice to roll again</source>
        <comment>why a button is off</comment>
        <translation>振り直すサイコロをクリック</translation>
    </message>
    <message>
        <source>Look at your cards first.</source>
        <translation>先に手札を表示してください。</translation>
    </message>
    <message>
        <source>That is {seat}’s.</source>
        <translation>それは{seat}のものです。</translation>
    </message>
    <message>
        <source>a fence from the supply</source>
        <translation>手元の柵</translation>
    </message>
    <message>
        <source>Waits for room in a pen.</source>
        <translation>囲いに入るのを待っています。</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <comment>over the dice</comment>
        <translation>まだ振っていません</translation>
    </message>
    <message>
        <source>Stands loose: runs away at the end of the phase.</source>
        <translation>囲いの外にいて、フェイズの終わりに逃げます。</translation>
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
        <source>the dice to be rolled again</source>
        <translation>振り直すサイコロ</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>ストック</translation>
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
        <source>Faces: one sheep, two sheep, a pig, half a cow, one fence, two fences.</source>
        <translation>目は、羊1頭、羊2頭、豚1頭、牛半分、柵1本、柵2本です。</translation>
    </message>
    <message>
        <source>In the supply of {seat}.</source>
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
        <source>Faces: sheep, pigs and cows, twice each.</source>
        <translation>目は、羊、豚、牛が2面ずつです。</translation>
    </message>
    <message>
        <source>For every two of the kind on the field, one more is born.</source>
        <translation>農場にいるその動物2頭につき、1頭が生まれます。</translation>
    </message>
    <message>
        <source>Fence of {seat}</source>
        <translation>{seat}の柵</translation>
    </message>
    <message>
        <source>Its pen holds {number} of {room}.</source>
        <translation>囲いの中：{number}/{room}頭</translation>
    </message>
    <message>
        <source>{given} are traded for {taken}.</source>
        <translation>{given}を{taken}に交換できます。</translation>
    </message>
    <message>
        <source>to the pen at {space}: {animals}</source>
        <comment>where loose animals go</comment>
        <translation>{animals}が{space}の囲いへ移る</translation>
    </message>
    <message>
        <source>{other} uses the dice.</source>
        <translation>{other}がサイコロを使っています。</translation>
    </message>
    <message>
        <source>Finish or pass</source>
        <translation>終える・パス</translation>
    </message>
    <message>
        <source>Return {animals} to the supply</source>
        <translation>{animals}をストックに返す</translation>
    </message>
    <message>
        <source>This is {seat}’s field, which you only look at.</source>
        <translation>これは{seat}の農場です。見ることしかできません。</translation>
    </message>
    <message>
        <source>Back to {seat}’s field</source>
        <comment>a button</comment>
        <translation>{seat}の農場に戻る</translation>
    </message>
    <message>
        <source>Drop it on your field.</source>
        <translation>自分の農場にドロップしてください。</translation>
    </message>
    <message>
        <source>fences</source>
        <comment>the word of an icon</comment>
        <translation>柵</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <translation>{die}：{face}</translation>
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
        <source>the market: {kind}</source>
        <translation>市場：{kind}</translation>
    </message>
    <message>
        <source>{kind}, waiting</source>
        <translation>囲い待ちの{kind}</translation>
    </message>
    <message>
        <source>A farm card of {seat}</source>
        <translation>{seat}の農場カード</translation>
    </message>
    <message>
        <source>Cost: {cost}</source>
        <translation>コスト：{cost}</translation>
    </message>
    <message>
        <source>Two or three half cows together give one cow; one alone gives nothing.</source>
        <translation>牛半分は2つか3つで牛1頭になります。1つだけでは何も得られません。</translation>
    </message>
    <message>
        <source>{left} of {all} fences are in the supply.</source>
        <translation>{all}本のうち、手元に{left}本あります。</translation>
    </message>
    <message>
        <source>Fence on {edge}</source>
        <translation>{edge}の柵</translation>
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
        <source>Over</source>
        <comment>what a player does</comment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Your twin needs neither fences nor cards.</source>
        <translation>双子の兄弟には、柵もカードもいりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n farm cards</source>
        <translation>
            <numerusform>農場カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>ストック</translation>
    </message>
    <message>
        <source>Whoever gains what is out makes everybody give way.</source>
        <translation>ストックにない動物をだれかが得ると、補充になります。</translation>
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
        <translation>残り{fences}</translation>
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
        <source>Taken</source>
        <comment>a die</comment>
        <translation>取得済み</translation>
    </message>
    <message>
        <source>nothing alone; two give a cow</source>
        <translation>1つでは効果なし、2つで牛1頭</translation>
    </message>
    <message>
        <source>every kind, in this order</source>
        <comment>over the market</comment>
        <translation>すべての種類をこの順に</translation>
    </message>
    <message>
        <source>one kind a turn</source>
        <comment>over the market</comment>
        <translation>1手番に1種類</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds a turn</source>
        <comment>over the market</comment>
        <translation>
            <numerusform>1手番に%n種類</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for room</source>
        <translation>囲い待ちの動物</translation>
    </message>
    <message numerus="yes">
        <source>%n of each to win</source>
        <comment>over the tally</comment>
        <translation>
            <numerusform>%n頭ずつで達成</numerusform>
        </translation>
    </message>
    <message>
        <source>Play one on the field, or exchange any on the discard pile.</source>
        <translation>農場に出して1枚プレイするか、捨て札に出して好きな枚数を引き直します。</translation>
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
        <source>the final roll</source>
        <comment>over the dice</comment>
        <translation>確定した目</translation>
    </message>
    <message numerus="yes">
        <source>place %n, move %n</source>
        <comment>fences</comment>
        <translation>
            <numerusform>%n本置き、%n本動かす</numerusform>
        </translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>a fence that was taken up</comment>
        <translation>外した柵</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>farm cards</comment>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>One a turn: a card was played.</source>
        <translation>1手番に1枚です。この手番はプレイ済みです。</translation>
    </message>
    <message>
        <source>Cards were exchanged; none can be played this turn.</source>
        <translation>手札を引き直したので、この手番はプレイできません。</translation>
    </message>
    <message>
        <source>roll {number} of {all}</source>
        <comment>over the dice</comment>
        <translation>{number}回目（全{all}回）</translation>
    </message>
    <message>
        <source>better rate</source>
        <comment>at the market, by a lasting card</comment>
        <translation>有利な比率</translation>
    </message>
    <message>
        <source>{seat}’s fences</source>
        <translation>{seat}の柵</translation>
    </message>
    <message>
        <source>{standing} on the field, {left} in the supply</source>
        <translation>農場{standing}本・手元{left}本</translation>
    </message>
    <message>
        <source>{seat} holds</source>
        <translation>{seat}の動物</translation>
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
    <message>
        <source>gives {animals}</source>
        <translation>{animals}を得る</translation>
    </message>
    <message>
        <source>{have}: too few to trade</source>
        <comment>at the market</comment>
        <translation>{have}：交換不可</translation>
    </message>
    <message numerus="yes">
        <source>{have}: up to %n trades</source>
        <comment>at the market</comment>
        <translation>
            <numerusform>{have}：%n回まで</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} to place, {move} to move; {left} in the supply</source>
        <translation>配置{place}本・移動{move}本、手元{left}本</translation>
    </message>
    <message>
        <source>of {number}</source>
        <comment>animals needed to win</comment>
        <translation>/{number}</translation>
    </message>
    <message>
        <source>Deck {number}</source>
        <translation>山札 {number}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <comment>a die</comment>
        <translation>振り直す</translation>
    </message>
    <message>
        <source>Kept</source>
        <comment>a die</comment>
        <translation>残す</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>A game you begin waits here whenever you leave it. Choose one below.</source>
        <translation>始めたゲームは、途中で離れてもここからつづけられます。下から選んでください。</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>This file cannot be read; it is left as it is.</source>
        <translation>このファイルは読み込めません。そのまま残してあります。</translation>
    </message>
    <message>
        <source>The table is free</source>
        <translation>テーブルは空いています</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <comment>button</comment>
        <translation>テーブルを見る</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play a game</comment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button</comment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}〜{high}人</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <comment>how long a game takes</comment>
        <translation>{low}〜{high}分</translation>
    </message>
    <message>
        <source>This game is not installed.</source>
        <translation>このゲームはインストールされていません。</translation>
    </message>
    <message>
        <source>{progress} · {one} : {other}</source>
        <comment>how far a game is, and the two players&apos; scores</comment>
        <translation>{progress}・{one} : {other}</translation>
    </message>
    <message numerus="yes">
        <source>%n games on the table</source>
        <comment>games that can be continued</comment>
        <translation>
            <numerusform>途中のゲーム%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading</comment>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>All games are saved after every step, on this computer only.</source>
        <translation>ゲームは操作のたびに、このコンピューターの中だけに保存されます。</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading of the games that are over</comment>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <source>moves between tiles</source>
        <comment>what the key does</comment>
        <translation>次へ移る</translation>
    </message>
    <message>
        <source>opens</source>
        <comment>what the key does</comment>
        <translation>開く</translation>
    </message>
    <message>
        <source>rules</source>
        <comment>what the key shows</comment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Exported games</source>
        <translation>書き出したゲーム</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>the dark theme</comment>
        <translation>夜</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light theme</comment>
        <translation>昼</translation>
    </message>
    <message>
        <source>Played on {date}</source>
        <comment>the date is written in digits</comment>
        <translation>{date}にプレイ</translation>
    </message>
    <message>
        <source>Played today, {time}</source>
        <translation>今日 {time}にプレイ</translation>
    </message>
    <message>
        <source>Played yesterday, {time}</source>
        <translation>昨日 {time}にプレイ</translation>
    </message>
    <message>
        <source>Played on {weekday}, {time}</source>
        <translation>{weekday} {time}にプレイ</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <comment>menu</comment>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>menu</comment>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>menu</comment>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>menu</comment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a button with three dots that opens a menu</comment>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>since you last looked</source>
        <translation>前回見たあと</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Exported games</source>
        <translation>書き出したゲーム(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation>ロビー(&amp;L)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Boardroom</source>
        <translation>Boardroomについて(&amp;A)</translation>
    </message>
    <message>
        <source>Same as system</source>
        <comment>a choice of language or theme</comment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light theme</comment>
        <translation>昼</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>the dark theme</comment>
        <translation>夜</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>毎回たずねる</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に行う</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>行わない</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>See the last turn again</source>
        <translation>直近のターンをもう一度見る</translation>
    </message>
    <message>
        <source>Look at {seat}’s hand</source>
        <translation>{seat}の手元を見る</translation>
    </message>
    <message>
        <source>{step}: {seat}</source>
        <translation>{step}：{seat}</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>最後のゲームのつづき</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>{game}の新しいゲーム</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>cannot be undone</source>
        <translation>元に戻せません</translation>
    </message>
    <message>
        <source>Another window plays this game; here you look on.</source>
        <translation>このゲームは別のウィンドウで進行中です。ここでは閲覧のみです。</translation>
    </message>
    <message>
        <source>Let it try again</source>
        <translation>もう一度考えさせる</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <comment>why a button is off</comment>
        <translation>戻せる操作なし</translation>
    </message>
    <message>
        <source>Look at my cards</source>
        <translation>手札を見る</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>手札を隠す</translation>
    </message>
    <message>
        <source>A key or a click skips ahead.</source>
        <translation>キーかクリックで先へ進めます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Please look and try again.</source>
        <translation>テーブルの状態が変わりました。確かめて、もう一度操作してください。</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>The list must have {least} to {most} items; it has {count}.</source>
        <translation>リストの項目は{least}〜{most}個でなければなりませんが、{count}個あります。</translation>
    </message>
    <message>
        <source>The text must have {least} to {most} characters; it has {count}.</source>
        <translation>テキストは{least}〜{most}文字でなければなりませんが、{count}文字あります。</translation>
    </message>
    <message>
        <source>A whole number from {low} to {high} is expected here.</source>
        <translation>ここには{low}〜{high}の整数が必要です。</translation>
    </message>
    <message>
        <source>The entry “{entry}” is there twice.</source>
        <translation>項目「{entry}」が2つあります。</translation>
    </message>
    <message>
        <source>There is a number in the file that is too large, or is no number.</source>
        <translation>大きすぎる数、または数でないものがファイルにあります。</translation>
    </message>
    <message>
        <source>The entries of the file are nested too deeply.</source>
        <translation>ファイルの項目の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The text is cut off or damaged at line {line}, column {column}.</source>
        <translation>{line}行目の{column}文字目で、テキストが途切れているか壊れています。</translation>
    </message>
    <message>
        <source>The entry “{entry}” does not belong here.</source>
        <translation>項目「{entry}」はここでは使えません。</translation>
    </message>
    <message>
        <source>Named entries in curly brackets are expected here.</source>
        <translation>ここには、名前付きの項目を波括弧で囲んだものが必要です。</translation>
    </message>
    <message>
        <source>A list in square brackets is expected here.</source>
        <translation>ここには、角括弧で囲んだリストが必要です。</translation>
    </message>
    <message>
        <source>A text in quotation marks is expected here.</source>
        <translation>ここには、引用符で囲んだテキストが必要です。</translation>
    </message>
    <message>
        <source>The text has a control character in it.</source>
        <translation>テキストに制御文字が含まれています。</translation>
    </message>
    <message>
        <source>The file is damaged, or no text in UTF-8.</source>
        <comment>UTF-8 is the name of an encoding</comment>
        <translation>ファイルが壊れているか、UTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>A text in the file has half a character in it.</source>
        <translation>ファイルのテキストに、不完全な文字が含まれています。</translation>
    </message>
    <message>
        <source>The file is larger than {size} MB, too large to be read.</source>
        <translation>ファイルが{size} MBを超えているため、読み込めません。</translation>
    </message>
    <message>
        <source>There are more than {most} entries here.</source>
        <translation>ここの項目が{most}個を超えています。</translation>
    </message>
    <message>
        <source>One of these is expected here: {known}.</source>
        <translation>ここには次のどれかが必要です：{known}。</translation>
    </message>
    <message>
        <source>The entry “{entry}” is missing.</source>
        <translation>項目「{entry}」がありません。</translation>
    </message>
    <message>
        <source>After action {number} the game is not as it was recorded.</source>
        <translation>第{number}手のあとの局面が、記録と一致しません。</translation>
    </message>
    <message>
        <source>The game does not begin as it was recorded.</source>
        <translation>ゲームの最初の局面が、記録と一致しません。</translation>
    </message>
    <message>
        <source>This game was written by a newer Boardroom. Update Boardroom to open it.</source>
        <translation>このファイルは、より新しい版のBoardroomで作られています。Boardroomを更新すると開けます。</translation>
    </message>
    <message>
        <source>The rules do not set up such a game: {reason}</source>
        <comment>The reason is a whole sentence</comment>
        <translation>この設定のゲームは、ルールでは始められません：{reason}</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, is not allowed there by the rules.</source>
        <translation>第{number}手、{seat}の「{action}」は、その局面のルールではできません。</translation>
    </message>
    <message>
        <source>This is not a game saved by Boardroom.</source>
        <translation>Boardroomで保存したゲームではありません。</translation>
    </message>
    <message>
        <source>Boardroom never wrote such a version of its saved games.</source>
        <translation>Boardroomの保存形式に、このような版はありません。</translation>
    </message>
    <message>
        <source>This text has another form than is expected here.</source>
        <translation>このテキストは、ここで必要な形式ではありません。</translation>
    </message>
    <message>
        <source>The record is of another game: {game}.</source>
        <translation>別のゲームの記録です：{game}。</translation>
    </message>
    <message>
        <source>A seat and an action are expected here.</source>
        <translation>ここには、席と手の組が必要です。</translation>
    </message>
    <message>
        <source>A date and time such as 2026-11-21T18:30:00+00:00 is expected here.</source>
        <translation>ここには、2026-11-21T18:30:00+00:00のような日時が必要です。</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, is not known to the rules.</source>
        <translation>第{number}手、{seat}の「{action}」は、ルールにない手です。</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There are steps 0 to {last}.</source>
        <translation>指定できる手は0〜{last}です。</translation>
    </message>
    <message>
        <source>There are seats 0 to {last}.</source>
        <translation>指定できる席は0〜{last}です。</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>Nothing is found to go to.</source>
        <translation>一致する箇所がありません。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の一致箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の一致箇所</translation>
    </message>
    <message>
        <source>The rules of this game are not there. Please install the game anew.</source>
        <translation>このゲームのルールが見つかりません。ゲームをインストールし直してください。</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <comment>title of a window</comment>
        <translation>ルール：{game}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>which of the places found is shown</comment>
        <translation>{place}/{count}件</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>the words looked for are nowhere in the rules</comment>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>See the last turn again</source>
        <translation>直近のターンをもう一度見る</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>0点</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>結果を見る</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>{name}</source>
        <comment>a person in a sentence; Japanese adds さん</comment>
        <translation>{name}さん</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>a seat without a name</comment>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a name alone, as a heading</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a computer player in a sentence</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player who may do something now</comment>
        <translation>手番</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>a player who has won</comment>
        <translation>勝者</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Another player has looked or acted since.</source>
        <translation>そのあとで、ほかのプレイヤーが画面を見たか操作しました。</translation>
    </message>
    <message>
        <source>What has been said before everybody stands.</source>
        <translation>全員の前で伝えたことは、元に戻せません。</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>元に戻せる自分の操作はありません。</translation>
    </message>
    <message>
        <source>What has been shown to everybody cannot be taken back.</source>
        <translation>全員に見せたものは、元に戻せません。</translation>
    </message>
    <message>
        <source>The rules were corrected since this game was saved. {reason} It goes on from the saved position; earlier moves cannot be undone.</source>
        <translation>このゲームを保存したあとで、ルールが修正されました。{reason}保存した局面からつづけます。それより前の手は元に戻せません。</translation>
    </message>
    <message>
        <source>The last moves lead to another position than the saved one.</source>
        <translation>最後の数手をたどると、保存した局面と違う局面になります。</translation>
    </message>
    <message>
        <source>This game is open for looking only.</source>
        <translation>このゲームは閲覧のみです。</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>やり直せる操作はありません。</translation>
    </message>
    <message>
        <source>The record of this game is full; it cannot go on.</source>
        <translation>このゲームの記録がいっぱいになったため、つづけられません。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Changes at once, in the middle of a game too.</source>
        <translation>すぐに切り替わります。ゲームの途中でも変えられます。</translation>
    </message>
    <message>
        <source>Of all words; pieces keep their size.</source>
        <translation>すべての文字に効きます。コマの大きさは変わりません。</translation>
    </message>
    <message>
        <source>How pieces move. Any key or click finishes a motion.</source>
        <translation>コマの動く速さです。キーかクリックで、動きをすぐに終えられます。</translation>
    </message>
    <message>
        <source>What players answer when a game begins; during a game it is changed in its menu.</source>
        <translation>新しいゲームでの初期値です。ゲーム中は、ゲームのメニューで変えられます。</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>ゲームと設定</translation>
    </message>
    <message>
        <source>The folder cannot be shown from here. Copy its name and open it yourself.</source>
        <translation>ここからはフォルダーを表示できません。場所をコピーして開いてください。</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light for the day, dark for the evening.</source>
        <translation>昼は明るく、夜は暗い配色です。</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text size</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text size</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text size</comment>
        <translation>大</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text size</comment>
        <translation>特大</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>アニメーション速度</translation>
    </message>
    <message>
        <source>Questions the rules ask</source>
        <translation>任意の手順</translation>
    </message>
    <message>
        <source>{game}: {step}</source>
        <comment>an optional step of a game</comment>
        <translation>{game}：{step}</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>All of it lies in one folder on this computer.</source>
        <translation>すべて、このコンピューターの1つのフォルダーにあります。</translation>
    </message>
    <message>
        <source>Folder of games and settings</source>
        <translation>ゲームと設定のフォルダー</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed of motion</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>遅い</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A seed is a whole number from 0 to {largest}. Correct it, or leave the field empty for a random one.</source>
        <translation>種は0〜{largest}の整数です。直すか、空欄にしてランダムにしてください。</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>name of the only computer player</comment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <comment>name of one of several</comment>
        <translation>コンピューター{number}</translation>
    </message>
    <message>
        <source>the app’s own</source>
        <comment>marks an option that is not in the rulebook</comment>
        <translation>このアプリ独自</translation>
    </message>
    <message>
        <source>random</source>
        <comment>the seed, when the field is empty</comment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The same seed and the same actions give the same game. Empty: a new one each time.</source>
        <translation>種と操作が同じなら、同じゲームになります。空欄なら、毎回新しい種を使います。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>More</source>
        <translation>くわしい設定</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>Not “{value}”: {reason}</source>
        <comment>an option that cannot be so; a whole sentence</comment>
        <translation>「{value}」は選べません：{reason}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>くわしい設定を隠す</translation>
    </message>
    <message>
        <source>No longer “{value}”: {reason}</source>
        <comment>an option was changed; a whole sentence</comment>
        <translation>「{value}」は選べなくなりました：{reason}</translation>
    </message>
    <message>
        <source>{colour}: {name} has it. Choosing it exchanges your colours.</source>
        <translation>{colour}（{name}が使用中）。選ぶと色を交換します。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>だれが遊ぶか</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>コンピューターの種類</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Move {name}: drag, or press the up or down arrow key</source>
        <translation>{name}の席を移す：ドラッグするか、上下の矢印キーを押してください</translation>
    </message>
    <message>
        <source>Another seat has this name. Give each its own.</source>
        <translation>ほかの席と同じ名前です。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>席{number}の名前</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>席{number}でだれが遊ぶか</translation>
    </message>
    <message>
        <source>Computer player of seat {number}</source>
        <translation>席{number}のコンピューターの種類</translation>
    </message>
    <message>
        <source>Who goes first is drawn by lot, unless the rules or an option say otherwise.</source>
        <translation>スタートプレイヤーは、ルールやオプションで決まっていなければ、ランダムに決めます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ゲームを開始</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>席を入れ替える</translation>
    </message>
    <message>
        <source>Mix seats</source>
        <translation>席をシャッフル</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <comment>title of the window</comment>
        <translation>新しいゲーム：{game}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>goes on</source>
        <comment>what the key does</comment>
        <translation>次の項目</translation>
    </message>
    <message>
        <source>starts the game</source>
        <comment>what the key does</comment>
        <translation>ゲームを開始</translation>
    </message>
    <message>
        <source>goes back</source>
        <comment>what the key does</comment>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>{file} could not be written because of a fault in Boardroom; the log has more.</source>
        <translation>Boardroomの不具合により、{file}に書き込めませんでした。くわしくはログを見てください。</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: {reason}</source>
        <translation>ファイルを読み込めません。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is full. Please make room on it.</source>
        <translation>空き容量が足りないため、{file}に書き込めませんでした。ディスクの空きを増やしてください。</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>ファイルがなくなっています。</translation>
    </message>
    <message>
        <source>The file may not be read. Please check its permissions.</source>
        <translation>ファイルを読む権限がありません。アクセス権を確かめてください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk can only be read. Please make it writable, or use another.</source>
        <translation>ディスクが読み取り専用のため、{file}に書き込めませんでした。書き込めるようにするか、別のディスクを使ってください。</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>{file} could not be written: it is not permitted. Please check who may write to the folder, and whether another program has the file open.</source>
        <translation>権限がないため、{file}に書き込めませんでした。フォルダーのアクセス権と、別のプログラムがファイルを開いていないかを確かめてください。</translation>
    </message>
    <message>
        <source>{file} could not be written: its folder is not there. Please bring the folder back, or plug its disk in.</source>
        <translation>フォルダーが見つからないため、{file}に書き込めませんでした。フォルダーを元に戻すか、ディスクを接続してください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long. Please choose a shorter one.</source>
        <translation>名前が長すぎるため、{file}に書き込めませんでした。短い名前にしてください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is failing. Please bring your files to another one.</source>
        <translation>ディスクが故障しかけているため、{file}に書き込めませんでした。ファイルを別のディスクへ移してください。</translation>
    </message>
    <message>
        <source>{file} could not be written. The system says: {reason}</source>
        <translation>{file}に書き込めませんでした。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>This game is open in another window. It can be looked at here, and played there.</source>
        <translation>このゲームは別のウィンドウで開いています。ここでは閲覧のみで、操作はそのウィンドウでできます。</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used. The old file is kept: {file}</source>
        <translation>設定を読み込めなかったため、初期値を使います。元のファイルは残してあります：{file}</translation>
    </message>
    <message>
        <source>The file has not the name of the game in it. It can be opened as a copy.</source>
        <translation>ファイル名が中のゲームと一致しません。コピーとしてなら開けます。</translation>
    </message>
    <message>
        <source>There is such a game already: {file}</source>
        <translation>同じゲームがすでにあります：{file}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>このお知らせを閉じる</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The game was removed.</source>
        <translation>ゲームを削除しました。</translation>
    </message>
    <message>
        <source>The folder could not be opened. It is here: {folder}</source>
        <translation>フォルダーを開けませんでした。場所：{folder}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made. The system says: {reason}</source>
        <translation>フォルダー{folder}を作れません。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>Exported as {file}</source>
        <translation>{file}に書き出しました</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <comment>where something is wrong, and what</comment>
        <translation>{place}：{why}</translation>
    </message>
    <message>
        <source>It is moved to the folder of removed games, not deleted.</source>
        <translation>完全には消えず、削除したゲームのフォルダーに移ります。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Remove the game</source>
        <translation>ゲームの削除</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a button</comment>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>a button</comment>
        <translation>残しておく</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>ディスクが応答しません。</translation>
    </message>
    <message>
        <source>The last steps of this game are not saved.</source>
        <translation>このゲームの最後の数手が保存されていません。</translation>
    </message>
    <message>
        <source>Leave without them</source>
        <comment>a button</comment>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a button</comment>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>a kind of file</comment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Remove this game of {game} ({names})?</source>
        <translation>この{game}のゲーム（{names}）を削除しますか？</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>{page} – Boardroom</source>
        <translation>{page} – Boardroom</translation>
    </message>
</context>
</TS>
