<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Board games to play together on one screen: every rule enforced, every step saved.</source>
        <translation>1つの画面を囲んで遊ぶボードゲームです。ルールはすべてアプリが判定し、ゲームは自動で保存されます。</translation>
    </message>
    <message>
        <source>Built with Python {python}, Qt {qt} (GNU LGPL 3) and PySide6.</source>
        <translation>Python {python}、Qt {qt}（GNU LGPL 3）、PySide6で作られています。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>It contains: {names}.</source>
        <translation>含まれるもの：{names}</translation>
    </message>
    <message>
        <source>You may modify this library and use your own build of the same version: replace the files of the same names in this folder: {folder}</source>
        <translation>このライブラリは、改変したものに差し替えて使えます。次のフォルダーにある同じ名前のファイルを、同じバージョンのものに置き換えてください：{folder}</translation>
    </message>
    <message>
        <source>About Boardroom</source>
        <translation>Boardroomについて</translation>
    </message>
    <message>
        <source>Free software: the program under the MIT License; art, sounds and texts under CC&#xa0;BY&#xa0;4.0. ©&#xa0;2026&#xa0;the Boardroom developers.</source>
        <translation>Boardroomは自由に使えるソフトウェアです。プログラムはMITライセンス、絵・音・文章はCC&#xa0;BY&#xa0;4.0で公開しています。©&#xa0;2026&#xa0;Boardroom開発チーム</translation>
    </message>
    <message>
        <source>The games belong to their designers and publishers. Boardroom is not connected with them.</source>
        <translation>ゲームの権利は、それぞれの作者と出版社にあります。Boardroomは、作者・出版社の公式・公認ソフトではありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>プログラムに含まれるもの</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>{game}: {designers}</source>
        <comment>a game, and whose it is</comment>
        <translation>{game}：{designers}</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a button</comment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Ending the game early</source>
        <comment>a heading</comment>
        <translation>途中でゲームを終える</translation>
    </message>
    <message>
        <source>{action}: {results}</source>
        <comment>an action, and what it would do</comment>
        <translation>{action}：{results}</translation>
    </message>
    <message>
        <source>{heading}: {name}</source>
        <comment>the first row under a heading, as it is heard</comment>
        <translation>{heading}：{name}</translation>
    </message>
    <message>
        <source>Available actions</source>
        <translation>いまできる操作</translation>
    </message>
    <message>
        <source>Nothing to do now.</source>
        <translation>いまできる操作はありません。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作一覧</translation>
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
        <source>View only</source>
        <translation>閲覧のみ</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
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
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>There is no game “{game}”. Available: {games}.</source>
        <comment>games is a list of names</comment>
        <translation>「{game}」というゲームはありません。利用できるもの：{games}。</translation>
    </message>
    <message>
        <source>The game “{game}” could not be loaded. Please reinstall it. Reason: {reason}</source>
        <translation>ゲーム「{game}」を読み込めません。インストールし直してください。理由：{reason}</translation>
    </message>
    <message>
        <source>Boardroom cannot find any of its games, so it is not fully installed. Please reinstall it; in a checkout, run “python3 dev.py run”.</source>
        <translation>ゲームが1つも見つかりません。Boardroomのインストールが不完全です。インストールし直してください。ソースから使うときは「python3 dev.py run」を実行してください。</translation>
    </message>
    <message>
        <source>The game “{game}” is installed twice; the one in {package} is ignored.</source>
        <translation>ゲーム「{game}」が重複してインストールされています。{package}のほうは使いません。</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>{seat}, “{action}” cannot be undone. Are you sure?</source>
        <translation>{seat}、「{action}」は元に戻せません。よろしいですか？</translation>
    </message>
    <message>
        <source>This undoes the last step and everything that {others} did since.</source>
        <translation>最後にしたことと、そのあと{others}がしたことを取り消します。</translation>
    </message>
    <message>
        <source>“{action}” cannot be undone. Are you sure?</source>
        <translation>「{action}」は元に戻せません。よろしいですか？</translation>
    </message>
    <message>
        <source>This undoes “{step}” and everything that {others} did since.</source>
        <translation>「{step}」と、そのあと{others}がしたことを取り消します。</translation>
    </message>
    <message>
        <source>You have seen {things}.</source>
        <translation>{things}は、もう見ています。</translation>
    </message>
    <message>
        <source>Don’t undo</source>
        <comment>to take nothing back</comment>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>実行する</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <comment>for a screen reader: a question was cancelled</comment>
        <translation>何もしませんでした。</translation>
    </message>
    <message>
        <source>There is no answer number {number}.</source>
        <comment>of a number key</comment>
        <translation>{number}番の選択肢はありません。</translation>
    </message>
    <message>
        <source>This question has only just appeared. Press the key again if you mean it.</source>
        <translation>いま出てきたばかりの確認です。よければ、もう一度キーを押してください。</translation>
    </message>
    <message>
        <source>There are no more answers in that direction.</source>
        <comment>of an arrow key</comment>
        <translation>その方向に選択肢はもうありません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Point at a choice to see here what it would do.</source>
        <translation>選択肢を指すと、その結果がここに出ます。</translation>
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
        <translation>グレー・ひし形</translation>
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
        <source>OPTIONS</source>
        <comment>a placeholder in a usage line: what begins with --</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Examples:</source>
        <comment>a heading</comment>
        <translation>例：</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <comment>a heading</comment>
        <translation>終了コード：</translation>
    </message>
    <message>
        <source>Print JSON for other programs.</source>
        <comment>JSON is the name of a format</comment>
        <translation>プログラム用に、JSONで表示します。</translation>
    </message>
    <message>
        <source>Success.</source>
        <comment>an exit code</comment>
        <translation>正常に終了しました。</translation>
    </message>
    <message>
        <source>Failure: a bad file, a file that cannot be written, a full disk, no screen.</source>
        <comment>an exit code</comment>
        <translation>実行できませんでした（ファイルが使えない、書き込めない、ディスクに空きがない、画面がないなど）。</translation>
    </message>
    <message>
        <source>Wrong usage; for “check” also a bad file.</source>
        <comment>an exit code</comment>
        <translation>指定が正しくありません（「check」では、使えないファイルがあるときも）。</translation>
    </message>
    <message>
        <source>Only from “check”: an undamaged game whose moves no longer fit because its rules have changed.</source>
        <comment>an exit code</comment>
        <translation>「check」のみ：ファイルに問題はないが、ルールが変わって手順が合わなくなったゲーム。</translation>
    </message>
    <message>
        <source>Interrupted with Ctrl-C.</source>
        <comment>an exit code</comment>
        <translation>Ctrl-Cで中断されました。</translation>
    </message>
    <message>
        <source>For help with a command: “boardroom COMMAND --help”.</source>
        <translation>コマンドのくわしい説明は「boardroom コマンド --help」で表示できます。</translation>
    </message>
    <message>
        <source>Unknown option {word}. See “boardroom --help”.</source>
        <translation>{word}というオプションはありません。使えるものは「boardroom --help」で確認できます。</translation>
    </message>
    <message>
        <source>There is no command or file “{word}”. See “boardroom --help”.</source>
        <translation>「{word}」というコマンドもファイルもありません。使えるものは「boardroom --help」で確認できます。</translation>
    </message>
    <message>
        <source>List the installed games and their options.</source>
        <translation>インストールされているゲームの一覧を表示します。</translation>
    </message>
    <message>
        <source>Replay a saved game and check it against the rules.</source>
        <translation>保存したゲームをルールに従って再生し、問題がないか調べます。</translation>
    </message>
    <message>
        <source>Draw a position of a saved game.</source>
        <translation>保存したゲームの局面を画像にします。</translation>
    </message>
    <message>
        <source>Play many games between computer players and report the results.</source>
        <translation>コンピューターどうしで何度も対戦させ、結果を集計します。</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>ウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Open a saved game. If its name is also a command, put ./ in front of it.</source>
        <translation>保存したゲームを開きます。ファイル名がコマンドと同じときは、前に ./ を付けてください。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Usage: {call}</source>
        <translation>使い方：{call}</translation>
    </message>
    <message>
        <source>their names, players and options</source>
        <translation>ゲームの名前、人数、オプション</translation>
    </message>
    <message>
        <source>check standard input</source>
        <translation>標準入力のデータを確認</translation>
    </message>
    <message>
        <source>PNG</source>
        <comment>a placeholder in a usage line: an image file</comment>
        <translation>PNG</translation>
    </message>
    <message>
        <source>The view from this seat, counted from 0 (default: the public view).</source>
        <translation>どの席から見た局面か（0から）。省略すると、全員に見えるものだけを表示します。</translation>
    </message>
    <message>
        <source>The language of the picture: en or ja.</source>
        <translation>画像の言語：enまたはja。</translation>
    </message>
    <message>
        <source>The theme: day or evening (default: day).</source>
        <translation>テーマ：dayまたはevening。省略するとdayです。</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>a placeholder in a usage line: width x height</comment>
        <translation>幅x高さ</translation>
    </message>
    <message>
        <source>Width and height (default: 1600x1000).</source>
        <translation>幅と高さ。省略すると1600x1000です。</translation>
    </message>
    <message>
        <source>Scale factor (default: 1).</source>
        <translation>拡大率。省略すると1（等倍）です。</translation>
    </message>
    <message>
        <source>the table as the first seat sees it</source>
        <translation>最初の席から見た盤面</translation>
    </message>
    <message>
        <source>write the picture to standard output</source>
        <translation>画像を標準出力に書き出す</translation>
    </message>
    <message>
        <source>Number of players (default: the minimum).</source>
        <translation>プレイヤーの人数。省略すると最少人数です。</translation>
    </message>
    <message>
        <source>Number of games (default: 100).</source>
        <translation>対戦数。省略すると100です。</translation>
    </message>
    <message>
        <source>Random seed: the same seed gives the same games.</source>
        <translation>乱数のシード値。同じ値なら、同じゲームになります。</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <comment>a placeholder in a usage line</comment>
        <translation>キー=値</translation>
    </message>
    <message>
        <source>Set a game option listed by “boardroom games”; may be repeated.</source>
        <translation>「boardroom games」で表示されるゲームのオプション。何度でも指定できます。</translation>
    </message>
    <message>
        <source>Number of processes (default: 1); the games stay the same.</source>
        <translation>同時に動かすプロセスの数。省略すると1です。どの数でも同じゲームになります。</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <comment>a placeholder in a usage line: of a computer in the network</comment>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Run on the Dask cluster at this address, such as tcp://10.0.0.5:8786; the games stay the same.</source>
        <translation>このアドレスのDaskクラスターで実行します（例：tcp://10.0.0.5:8786）。ゲームの内容は変わりません。</translation>
    </message>
    <message>
        <source>a thousand games in four processes</source>
        <translation>4つのプロセスで1000ゲーム</translation>
    </message>
    <message>
        <source>random play, reported as JSON</source>
        <translation>ランダムに遊んだ結果をJSONで出力</translation>
    </message>
    <message>
        <source>Computer player: {known} (default: greedy where it is fast, otherwise random).</source>
        <translation>コンピュータープレイヤー：{known}（省略すると、greedyが速く動くゲームではgreedy、ほかのゲームではrandom）。</translation>
    </message>
    <message>
        <source>{flag} cannot be “{value}”. Available: {known}.</source>
        <translation>{flag}に指定できるのは{known}です（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>“boardroom {command}” needs {what}. See “boardroom {command} --help”.</source>
        <translation>「boardroom {command}」のあとに「{what}」を指定してください。くわしくは「boardroom {command} --help」で確認できます。</translation>
    </message>
    <message>
        <source>Unexpected argument “{word}”. See “boardroom {command} --help”.</source>
        <translation>「{word}」は余分です。指定できるものは「boardroom {command} --help」で確認できます。</translation>
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
        <source>“boardroom {command}” has no option {flag}. See “boardroom {command} --help”.</source>
        <translation>「boardroom {command}」に{flag}というオプションはありません。使えるものは「boardroom {command} --help」で確認できます。</translation>
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
        <source>{flag} needs a value.</source>
        <translation>{flag}のあとに値を指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n actions checked, no problems found.</source>
        <translation>
            <numerusform>{game}：%n手すべて、問題ありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: {versions} It opens at its saved position. Checked: that position, and the first %n actions.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>
            <numerusform>{game}：{versions}保存した局面から開きます。確認したのは、その局面と最初の%n手です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: {versions} It opens at its saved position. Checked: that position.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{game}：{versions}保存した局面から開きます。確認したのは、その局面です。</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>ゲームはまだ終わっていません。</translation>
    </message>
    <message>
        <source>{title} ({id})</source>
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
        <source>{label} (default)</source>
        <translation>{label}（初期値）</translation>
    </message>
    <message>
        <source>{played} of {games} games played</source>
        <translation>{games}ゲーム中{played}ゲーム終了</translation>
    </message>
    <message>
        <source>{why} Choose a step from 0 to {agreed}, or {last}, the last.</source>
        <comment>why is a sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{why}0から{agreed}まで、または最後の{last}を指定してください。</translation>
    </message>
    <message>
        <source>--size must be written like 1600x1000, with numbers from {least} to {most}, not “{value}”.</source>
        <translation>--sizeは1600x1000のように、幅と高さをそれぞれ{least}〜{most}で指定してください（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>{game}: {games} with {players}, computer player: {bot}</source>
        <translation>{game}：{players}、{games}、コンピューター：{bot}</translation>
    </message>
    <message>
        <source>{seat}: won {wins} ({percent}%)</source>
        <comment>a number of games; shared wins count in part</comment>
        <translation>{seat}：{wins}勝（{percent}％）</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}” here. {reason}</source>
        <comment>reason is a sentence</comment>
        <translation>オプション「{key}」は、ここでは「{value}」にできません。{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many were played</comment>
        <translation>
            <numerusform>%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>--jobs and --cluster cannot be used together.</source>
        <translation>--jobsと--clusterは同時に指定できません。</translation>
    </message>
    <message>
        <source>{seat}: points {low} to {high} (middle 80%), median {median}</source>
        <comment>the middle 80 %</comment>
        <translation>{seat}：得点{low}〜{high}（中央80％の範囲）、中央値{median}</translation>
    </message>
    <message>
        <source>No output file: name one with “-o”.</source>
        <translation>書き出し先が指定されていません。「-o」で画像ファイルの名前を指定してください。</translation>
    </message>
    <message>
        <source>There is no position to draw.</source>
        <translation>画像にする局面がありません。</translation>
    </message>
    <message>
        <source>Wrote {file}.</source>
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
        <source>check both; exit code 2 if either is bad, 3 if either no longer fits its rules</source>
        <translation>すべてのファイルを確認。1つでも使えなければ終了コード2、ルールの変更で手順が合わなければ3</translation>
    </message>
    <message>
        <source>The picture to write (required); “-” is standard output.</source>
        <translation>書き出す画像ファイル（必須）。「-」は標準出力です。</translation>
    </message>
    <message>
        <source>The position after this many actions (default: the last).</source>
        <translation>何手目のあとの局面か。省略すると最後の局面です。</translation>
    </message>
    <message>
        <source>{seconds} s: {games} games and {actions} actions per second</source>
        <translation>{seconds}秒（1秒あたり{games}ゲーム、{actions}手）</translation>
    </message>
    <message>
        <source>Write an option as KEY=VALUE, not “{wish}”.</source>
        <translation>オプションは「キー=値」の形で指定してください（「{wish}」は使えません）。</translation>
    </message>
    <message>
        <source>This game has no option “{key}”. Available: {known}.</source>
        <translation>このゲームに「{key}」というオプションはありません。利用できるもの：{known}。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in: This game has no such option. Available: none.</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”. Available: {offered}.</source>
        <translation>オプション「{key}」に指定できるのは{offered}です（「{value}」は使えません）。</translation>
    </message>
    <message>
        <source>Turns: {low} to {high}, median {median}</source>
        <translation>長さ（ターン数・手番数）：{low}〜{high}（中央値{median}）</translation>
    </message>
    <message>
        <source>Actions per game: {low} to {high}, median {median}</source>
        <translation>1ゲームの手数：{low}〜{high}（中央値{median}）</translation>
    </message>
    <message numerus="yes">
        <source>%n games were stopped unfinished.</source>
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
        <source>Tries every action a few times and picks the one that looks best right now.</source>
        <translation>できる操作をそれぞれ何度か試し、目先でいちばんよさそうなものを選びます。</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>name of a computer player</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>name of a computer player</comment>
        <translation>よわい</translation>
    </message>
    <message>
        <source>Picks any legal action at random.</source>
        <translation>ルールで許される操作から、ランダムに選びます。</translation>
    </message>
    <message>
        <source>The computer player could not be started. The system says: {reason}</source>
        <translation>コンピュータープレイヤーを起動できませんでした。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>The computer player stopped unexpectedly.</source>
        <translation>コンピュータープレイヤーが予期せず停止しました。</translation>
    </message>
    <message>
        <source>The computer player failed: {reason}</source>
        <translation>コンピュータープレイヤーでエラーが発生しました：{reason}</translation>
    </message>
    <message>
        <source>{seat} cannot continue: {reason} The game is saved.</source>
        <translation>{seat}は先に進めません。{reason}ゲームはいまの状態で保存されています。</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Open the curtain</source>
        <translation>目隠し画面を閉じる</translation>
    </message>
    <message>
        <source>You will see what has happened since you last looked.</source>
        <translation>閉じると、前回見てからの動きを再生します。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the lobby (the game is saved)</source>
        <translation>ロビーに戻る（ゲームは保存されます）</translation>
    </message>
    <message>
        <source>Everyone else: please look away.</source>
        <translation>ほかのプレイヤーは、画面を見ないでください。</translation>
    </message>
    <message>
        <source>{seat} goes first</source>
        <translation>最初は、{seat}の番です</translation>
    </message>
    <message>
        <source>Only {seat} may look</source>
        <translation>見てよいのは{seat}だけです</translation>
    </message>
    <message>
        <source>Back without looking</source>
        <translation>見ずに戻る</translation>
    </message>
    <message>
        <source>{next}. {away} {come}</source>
        <comment>the curtain, read aloud</comment>
        <translation>{next}。{away}{come}</translation>
    </message>
    <message>
        <source>Back to {seat}</source>
        <translation>{seat}の操作に戻る</translation>
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
        <source>{seat}, take your seat, then open the curtain.</source>
        <translation>{seat}、席に着いてから目隠し画面を閉じてください。</translation>
    </message>
    <message>
        <source>{round}, {phase}</source>
        <translation>{round}・{phase}</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>Something went wrong</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Something went wrong in Boardroom. Your games are saved; you can continue.</source>
        <translation>Boardroomでエラーが発生しました。ゲームは保存されています。このまま続けられます。</translation>
    </message>
    <message>
        <source>If it happens again, please report it together with the details below.</source>
        <translation>繰り返し発生するときは、下の詳細を添えて報告してください。</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>a button</comment>
        <translation>続ける</translation>
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
        <translation>場所(&amp;I):</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
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
    <message>
        <source>Picture</source>
        <comment>a kind of file</comment>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Pinned: Esc unpins</source>
        <translation>固定中（Escで解除）</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>Point at a piece to enlarge it here. Right-click to pin it.</source>
        <translation>カードやコマにカーソルを重ねると大きく表示されます。右クリックで固定表示できます。</translation>
    </message>
    <message>
        <source>Right-click for more.</source>
        <translation>続きは右クリックで表示されます。</translation>
    </message>
</context>
<context>
    <name>Last turn</name>
    <message>
        <source>{thing} ({times} times)</source>
        <comment>times: 2 or more</comment>
        <translation>{thing}（{times}回）</translation>
    </message>
    <message>
        <source>{player}: +{points} ({parts})</source>
        <comment>points that a player got: 4 points</comment>
        <translation>{player}：+{points}（{parts}）</translation>
    </message>
    <message>
        <source>{what} +{points}</source>
        <comment>what points are for, and how many</comment>
        <translation>{what} +{points}</translation>
    </message>
    <message>
        <source>{player}: {before} → {after}</source>
        <comment>how the points of a player changed: 49 → 64 points</comment>
        <translation>{player}：{before} → {after}</translation>
    </message>
    <message>
        <source>{player}: −{points} ({parts})</source>
        <comment>points that a player lost: 4 points</comment>
        <translation>{player}：−{points}（{parts}）</translation>
    </message>
    <message>
        <source>{what} −{points}</source>
        <comment>what points are lost by, and how many</comment>
        <translation>{what} −{points}</translation>
    </message>
    <message>
        <source>{player}: {before} → {after} ({parts})</source>
        <comment>how the points of a player changed: 49 → 64 points</comment>
        <translation>{player}：{before} → {after}（{parts}）</translation>
    </message>
    <message>
        <source>{player} {deeds}.</source>
        <comment>deeds: adds X, draws 2 cards and ...</comment>
        <translation>{player}：{deeds}。</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>what one player did, the end</comment>
        <translation>{one} → {two}</translation>
    </message>
    <message>
        <source>{points}.</source>
        <comment>whose points changed</comment>
        <translation>{points}。</translation>
    </message>
    <message>
        <source>{one}, {more}</source>
        <comment>what one player did</comment>
        <translation>{one} → {more}</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>直前の動き</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Affects you: {line}</source>
        <comment>for a screen reader: a line of the last turn</comment>
        <translation>あなたに関わること：{line}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps: open the line to see each.</source>
        <comment>of a number</comment>
        <translation>
            <numerusform>%n件の行動。開くと1件ずつ見られます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{one} and {two}</source>
        <comment>the end of a longer list</comment>
        <translation>{one}、{two}</translation>
    </message>
    <message>
        <source>{one} and {two}</source>
        <comment>a list of two</comment>
        <translation>{one}と{two}</translation>
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
        <source>{one} {two}</source>
        <comment>two sentences</comment>
        <translation>{one}{two}</translation>
    </message>
    <message>
        <source>{one}</source>
        <comment>a list of one</comment>
        <translation>{one}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Games in progress appear here, ready to resume. Choose a game below.</source>
        <translation>途中のゲームはここに並び、いつでも再開できます。下からゲームを選んでください。</translation>
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
        <source>This file cannot be read. It has not been changed.</source>
        <translation>このファイルは読み込めません。そのまま残してあります。</translation>
    </message>
    <message>
        <source>No games in progress</source>
        <translation>途中のゲームはありません</translation>
    </message>
    <message>
        <source>View the result</source>
        <comment>button</comment>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>{progress} · {one} : {other}</source>
        <comment>the same where points are not only numbers</comment>
        <translation>{progress}・{one} 対 {other}</translation>
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
        <source>{progress} · {one}–{other}</source>
        <comment>how far a game is, and the two players&apos; scores</comment>
        <translation>{progress}・{one}対{other}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in progress</source>
        <comment>games that can be continued</comment>
        <translation>
            <numerusform>途中のゲーム%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <comment>games in progress, beside how many of each game</comment>
        <translation>すべて {count}</translation>
    </message>
    <message>
        <source>{game} {count}</source>
        <comment>how many games in progress there are of it</comment>
        <translation>{game} {count}</translation>
    </message>
    <message>
        <source>Games in progress shown</source>
        <translation>一覧に表示するゲーム</translation>
    </message>
    <message>
        <source>Player or game</source>
        <comment>in an empty field to search with</comment>
        <translation>プレイヤー・ゲーム名</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <comment>what a button is called by a screen reader</comment>
        <translation>{game}を遊ぶ</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <comment>what a button is called by a screen reader</comment>
        <translation>{game}のルール</translation>
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
        <source>{found} of {all} games in progress</source>
        <comment>those that were looked for</comment>
        <translation>途中のゲーム{all}件中{found}件</translation>
    </message>
    <message>
        <source>All games are saved after every step, on this computer only.</source>
        <translation>ゲームは操作のたびに、このコンピューターの中にだけ保存されます。</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading of the games that are over</comment>
        <translation>終わったゲーム</translation>
    </message>
    <message>
        <source>No game in progress matches</source>
        <translation>条件に合う途中のゲームはありません</translation>
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
    <message numerus="yes">
        <source>{name} and %n others</source>
        <comment>who plays a saved game</comment>
        <translation>
            <numerusform>{name}ほか%n人</numerusform>
        </translation>
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
        <source>View the result</source>
        <comment>menu</comment>
        <translation>結果を見る</translation>
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
        <source>Lobby</source>
        <translation>ロビー</translation>
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
        <translation>前回の確認以降</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>前回の自分の番以降</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>ログを開く</translation>
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
        <source>E&amp;xported games</source>
        <translation>書き出したゲーム(&amp;X)</translation>
    </message>
    <message>
        <source>Ask once</source>
        <comment>when to ask about an optional move</comment>
        <translation>一度だけ確認する</translation>
    </message>
    <message>
        <source>Ask only when I can</source>
        <comment>when to ask about an optional move</comment>
        <translation>できるときだけ確認</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>手札の並べ替え</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>最近のゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Lobby</source>
        <translation>ロビー(&amp;L)</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>閉じる(&amp;E)</translation>
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
        <source>&amp;Quick reference</source>
        <translation>早見表(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
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
        <translation>毎回確認する</translation>
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
        <translation>直前の動きをもう一度見る</translation>
    </message>
    <message>
        <source>Hide the score</source>
        <translation>スコアを隠す</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>スコアを表示</translation>
    </message>
    <message>
        <source>Look at {seat}’s hand</source>
        <translation>{seat}の手札を見る</translation>
    </message>
    <message>
        <source>{step}: {seat}</source>
        <translation>{step}：{seat}</translation>
    </message>
    <message>
        <source>Save the table as a &amp;picture…</source>
        <translation>盤面を画像として保存(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy the table as a picture</source>
        <translation>盤面の画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>盤面全体(&amp;W)</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <comment>a saved game in a menu</comment>
        <translation>{game}：{names}</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>前回のゲームの続き</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>{game}の新しいゲーム</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Opening a game</source>
        <comment>title of the window</comment>
        <translation>ゲームを開いています</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Opening the game… {percent}%</source>
        <translation>ゲームを開いています… {percent}％</translation>
    </message>
</context>
<context>
    <name>Parallel work</name>
    <message>
        <source>Write a cluster address as tcp://HOST:PORT, not “{address}”.</source>
        <translation>クラスターのアドレスは「{address}」ではなく、tcp://ホスト:ポートの形で指定してください。</translation>
    </message>
    <message>
        <source>A cluster needs Dask’s “distributed”, which is not installed. To install it, run: {command}</source>
        <translation>クラスターを使うにはDaskの「distributed」が必要ですが、インストールされていません。次のコマンドでインストールできます：{command}</translation>
    </message>
    <message>
        <source>This installation of Boardroom cannot use a cluster; the Python package can.</source>
        <translation>インストーラー版のBoardroomではクラスターを使えません。Pythonパッケージ版なら使えます。</translation>
    </message>
    <message>
        <source>No cluster could be reached at {address}. Reason: {reason}</source>
        <translation>{address}のクラスターに接続できません。理由：{reason}</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>{address}のクラスターにはワーカーがありません。</translation>
    </message>
    <message>
        <source>The work could not be done. Reason: {reason}</source>
        <translation>実行できませんでした。理由：{reason}</translation>
    </message>
    <message>
        <source>The cluster could not do the work. Reason: {reason}</source>
        <translation>クラスターで実行できませんでした。理由：{reason}</translation>
    </message>
    <message>
        <source>The processes could not be started. The system says: {reason}</source>
        <translation>プロセスを起動できませんでした。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>One of the processes stopped unexpectedly.</source>
        <translation>プロセスの1つが予期せず終了しました。</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Pile</source>
        <translation>カードの山</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation>
            <numerusform>{pile}（%n枚）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>cannot be undone</source>
        <translation>元に戻せません</translation>
    </message>
    <message>
        <source>This game is being played in another window; here you can only watch.</source>
        <translation>このゲームは別のウィンドウで進行中です。ここでは閲覧のみです。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度考えさせる</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <comment>why a button is off</comment>
        <translation>戻せる操作なし</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>自分のカード：{cards}。</translation>
    </message>
    <message>
        <source>{done}.</source>
        <comment>what a hand did</comment>
        <translation>{done}。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>いまはできません。</translation>
    </message>
    <message>
        <source>There is nothing to sort at this table.</source>
        <translation>このゲームには、並べ替えるものがありません。</translation>
    </message>
    <message>
        <source>First choose what goes there.</source>
        <comment>a click with nothing in hand</comment>
        <translation>先に、ここへ置くものを選んでください。</translation>
    </message>
    <message>
        <source>{seat}’s {thing}</source>
        <comment>cards that a computer showed, one at least</comment>
        <translation>{seat}の{thing}</translation>
    </message>
    <message>
        <source>Esc goes back.</source>
        <comment>for a screen reader</comment>
        <translation>Escキーで戻ります。</translation>
    </message>
    <message>
        <source>{seat}’s last step is undone</source>
        <comment>what a hand did</comment>
        <translation>{seat}の直前の操作を元に戻しました</translation>
    </message>
    <message>
        <source>Undone: {step}</source>
        <comment>what a hand did</comment>
        <translation>元に戻した操作：{step}</translation>
    </message>
    <message>
        <source>There is no main button now: nothing was pressed.</source>
        <comment>for keys</comment>
        <translation>いま押せるメインボタンはありません。</translation>
    </message>
    <message>
        <source>There is no main button now: {key} is “{button}”.</source>
        <comment>for keys</comment>
        <translation>いま押せるメインボタンはありません。「{button}」は{key}です。</translation>
    </message>
    <message>
        <source>“{button}” has only just appeared. Press the key again if you mean it.</source>
        <comment>for keys</comment>
        <translation>「{button}」はいま出たばかりです。よければ、もう一度同じキーを押してください。</translation>
    </message>
    <message>
        <source>“{button}” has only just appeared and cannot be undone: press Enter again if you mean it. {key} does it at once.</source>
        <translation>「{button}」はいま出たばかりです。元に戻せないので、よければもう一度Enterを押してください（{key}なら確認はありません）。</translation>
    </message>
    <message>
        <source>This button has only just appeared. Move the mouse, then click if you mean it.</source>
        <translation>いま出てきたばかりのボタンです。押すなら、マウスを動かしてからクリックしてください。</translation>
    </message>
    <message>
        <source>There is no such button now.</source>
        <comment>for keys</comment>
        <translation>いま、そのボタンはありません。</translation>
    </message>
    <message>
        <source>After “{button}” the computer acts: press Enter again if you mean it.</source>
        <translation>「{button}」を押すと、コンピューターが行動します。問題なければ、もう一度Enterを押してください。</translation>
    </message>
    <message>
        <source>Enter now presses “{button}”.</source>
        <translation>Enterで「{button}」を押せます。</translation>
    </message>
    <message>
        <source>go back first</source>
        <comment>why a button is off, while the things of another are looked at</comment>
        <translation>先に戻ってください</translation>
    </message>
    <message>
        <source>{key}: {button}.</source>
        <comment>for a screen reader: by which key the main button is pressed</comment>
        <translation>{key}で「{button}」。</translation>
    </message>
    <message>
        <source>{key}: {button}, {remark}.</source>
        <comment>for a screen reader: as the main button, what it says</comment>
        <translation>{key}で「{button}」（{remark}）。</translation>
    </message>
    <message>
        <source>with the computer’s turn</source>
        <comment>on the Undo button</comment>
        <translation>コンピューターの番も戻す</translation>
    </message>
    <message>
        <source>since then you have seen {things}: Undo asks first</source>
        <comment>on the Undo button: what a computer showed</comment>
        <translation>そのあと{things}を見たので、取り消す前に確認します</translation>
    </message>
    <message>
        <source>Step {number} of {count}. Space: resume. ←: back. Esc: skip to the end.</source>
        <translation>場面{number}/{count}。スペースで再開、←で戻る、Escで最後へ。</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>why the button to the next step is off</comment>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>a button: go on telling</comment>
        <translation>再開</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>a button</comment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>A computer plays next: no undo if it reveals something new</source>
        <comment>of an action</comment>
        <translation>次はコンピューターの番：何かが公開されると元に戻せません</translation>
    </message>
    <message>
        <source>Let go to hide the cards again.</source>
        <translation>離すと、手札はまた隠れます。</translation>
    </message>
    <message>
        <source>{seat} is at the screen and decides first.</source>
        <translation>いま画面の前にいる{seat}が、先に決めます。</translation>
    </message>
    <message>
        <source>{seat}: you are done for now.</source>
        <translation>{seat}の番はここまでです。</translation>
    </message>
    <message>
        <source>Hide your cards, then hand over to {seat}.</source>
        <translation>手札を隠すと、{seat}の番になります。</translation>
    </message>
    <message>
        <source>{button}: {why}.</source>
        <comment>why a button cannot be pressed</comment>
        <translation>{button}：{why}。</translation>
    </message>
    <message>
        <source>Now choose where it goes. Esc puts it back.</source>
        <translation>置く場所を選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Replay for everyone. Any key: next. Space: pause. ←: back. Esc: skip to the end.</source>
        <translation>みんなで振り返ります。どのキーでも次へ。スペースで一時停止、←で戻る、Escで最後へ。</translation>
    </message>
    <message>
        <source>Undo {seat}’s step</source>
        <comment>a button</comment>
        <translation>{seat}の操作を元に戻す</translation>
    </message>
    <message>
        <source>Hand over to {seat}</source>
        <comment>a button</comment>
        <translation>{seat}に交代</translation>
    </message>
    <message>
        <source>Continue as {seat}</source>
        <comment>a button</comment>
        <translation>{seat}の操作を続ける</translation>
    </message>
    <message>
        <source>Any key or click: next. Space: pause. ←: back. Esc: skip to the end.</source>
        <translation>キーかクリックで次へ。スペースで一時停止、←で戻る、Escで最後へ。</translation>
    </message>
    <message>
        <source>This button has only just appeared. Click again if you mean it.</source>
        <translation>いま出てきたばかりのボタンです。問題なければ、もう一度クリックしてください。</translation>
    </message>
    <message>
        <source>asks first: new cards seen</source>
        <comment>on the Undo button: what a computer showed</comment>
        <translation>確認してから戻します</translation>
    </message>
    <message>
        <source>undo until next reveal</source>
        <comment>on a button after which a computer player acts</comment>
        <translation>あとで戻せない場合あり</translation>
    </message>
    <message>
        <source>A computer plays next: once it shows something new, such as a roll or a card, there is no undo.</source>
        <comment>the tip of a button</comment>
        <translation>次はコンピューターの番です。サイコロの目やカードなどが公開されると元に戻せません。</translation>
    </message>
    <message>
        <source>Back to {seat}</source>
        <comment>a button</comment>
        <translation>{seat}の表示に戻る</translation>
    </message>
    <message>
        <source>This is {seat}’s; you can look but not touch.</source>
        <translation>これは{seat}のものです。見るだけで、操作はできません。</translation>
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
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Please look again before you act.</source>
        <translation>盤面が変わりました。確かめて、もう一度操作してください。</translation>
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
        <source>This is not a position of a game with these players and options.</source>
        <translation>このプレイヤーと設定のゲームでは、ありえない局面です。</translation>
    </message>
    <message>
        <source>The entry “{entry}” appears twice.</source>
        <translation>項目「{entry}」が2つあります。</translation>
    </message>
    <message>
        <source>The file contains a number that is too large, or something that is not a number.</source>
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
        <source>The text contains a control character.</source>
        <translation>テキストに制御文字が含まれています。</translation>
    </message>
    <message>
        <source>The list contains a number that has no meaning here.</source>
        <translation>リストに、ここでは意味のない数があります。</translation>
    </message>
    <message>
        <source>The file is damaged or is not UTF-8 text.</source>
        <comment>UTF-8 is the name of an encoding</comment>
        <translation>ファイルが壊れているか、UTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>A text in the file contains an incomplete character.</source>
        <translation>ファイルのテキストに、不完全な文字が含まれています。</translation>
    </message>
    <message>
        <source>The file is too large to read: more than {size} MB.</source>
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
        <source>The record of actions is too long to read: more than {size} MB.</source>
        <translation>手の記録が{size} MBを超えているため、読み込めません。</translation>
    </message>
    <message>
        <source>After action {number} the game differs from the record.</source>
        <translation>第{number}手のあとの局面が、記録と一致しません。</translation>
    </message>
    <message>
        <source>The start of the game differs from the record.</source>
        <translation>ゲームの最初の局面が、記録と一致しません。</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of Boardroom. Update Boardroom to open it.</source>
        <translation>このファイルは、より新しいバージョンのBoardroomで作られています。Boardroomを更新すると開けます。</translation>
    </message>
    <message>
        <source>The rules do not allow this setup: {reason}</source>
        <comment>The reason is a whole sentence</comment>
        <translation>この設定では、ルール上ゲームを始められません：{reason}</translation>
    </message>
    <message>
        <source>Action {number}, “{action}” by {seat}, is against the rules at that point.</source>
        <translation>第{number}手、{seat}の「{action}」は、その局面ではルール上できません。</translation>
    </message>
    <message>
        <source>This is not a game saved by Boardroom.</source>
        <translation>Boardroomで保存したゲームではありません。</translation>
    </message>
    <message>
        <source>Unknown version of the saved-game format.</source>
        <translation>Boardroomの保存形式に、このようなバージョンはありません。</translation>
    </message>
    <message>
        <source>This text does not have the form expected here.</source>
        <translation>このテキストは、ここで必要な形式ではありません。</translation>
    </message>
    <message>
        <source>This is a record of a different game: {game}.</source>
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
        <source>Action {number}, “{action}” by {seat}, does not exist in this game.</source>
        <translation>第{number}手、{seat}の「{action}」は、ルールにない手です。</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>A picture needs a width and a height of at least one pixel.</source>
        <translation>画像の幅と高さは、それぞれ1ピクセル以上必要です。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture. Choose a smaller size or scale.</source>
        <translation>画像を描くためのメモリが足りません。サイズか倍率を小さくしてください。</translation>
    </message>
    <message>
        <source>A picture of {wide}×{high} pixels is too large; the limit is {most} million. Choose a smaller size or scale.</source>
        <translation>{wide}×{high}ピクセルの画像は大きすぎます（上限は{most}メガピクセル）。サイズか倍率を小さくしてください。</translation>
    </message>
    <message>
        <source>The picture could not be drawn: something went wrong in Boardroom ({error}).</source>
        <translation>画像を描けませんでした。Boardroomの内部で問題が発生しました（{error}）。</translation>
    </message>
    <message>
        <source>The step must be from 0 to {last}.</source>
        <translation>指定できる手は0〜{last}です。</translation>
    </message>
    <message>
        <source>The seat must be from 0 to {last}.</source>
        <translation>指定できる席は0〜{last}です。</translation>
    </message>
</context>
<context>
    <name>Rules page</name>
    <message>
        <source>{part}: {says}</source>
        <comment>a part of a card and what it says</comment>
        <translation>{part}：{says}</translation>
    </message>
    <message>
        <source>No matches.</source>
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
        <source>Previous match</source>
        <translation>前の一致箇所</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致箇所</translation>
    </message>
    <message>
        <source>The rules of this game are missing. Please reinstall the game.</source>
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
        <source>Nothing scored here.</source>
        <translation>ここでの得点はありません。</translation>
    </message>
    <message>
        <source>{seat}: {part}</source>
        <comment>what a number of the score pad is made of</comment>
        <translation>{seat}：{part}</translation>
    </message>
    <message>
        <source>The score so far</source>
        <translation>ここまでのスコア</translation>
    </message>
    <message numerus="yes">
        <source>%n games so far</source>
        <comment>a line about a series</comment>
        <translation>
            <numerusform>ここまで%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>勝ち数</translation>
    </message>
    <message>
        <source>Points in all games</source>
        <translation>得点の合計</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>so many games of a series</comment>
        <translation>
            <numerusform>引き分け%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>The score is closed.</source>
        <comment>for a screen reader</comment>
        <translation>スコアを閉じました。</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Click a number to see where it comes from.</source>
        <translation>数字をクリックすると、内訳が出ます。</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>a button</comment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>See the last turn again</source>
        <translation>直前の動きをもう一度見る</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>a number of points</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {name}, {day}: {points}</source>
        <comment>one of the best games, for a screen reader</comment>
        <translation>{place}位 {name}、{day}：{points}</translation>
    </message>
    <message>
        <source>Best games with these options</source>
        <comment>a heading</comment>
        <translation>同じオプションでのベスト記録</translation>
    </message>
    <message>
        <source>this game</source>
        <comment>among the best games</comment>
        <translation>今回</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a game among the best</comment>
        <translation>{place}位</translation>
    </message>
    <message>
        <source>The score so far.</source>
        <comment>for a screen reader</comment>
        <translation>ここまでのスコアです。</translation>
    </message>
    <message>
        <source>The final score.</source>
        <comment>for a screen reader</comment>
        <translation>最終スコアです。</translation>
    </message>
    <message>
        <source>{seat}, {part}: {points}</source>
        <comment>a number of the score pad</comment>
        <translation>{seat}、{part}：{points}</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of points</comment>
        <translation>合計</translation>
    </message>
    <message>
        <source>After your last decision</source>
        <comment>a heading: what others did then</comment>
        <translation>あなたが最後に選んだあと</translation>
    </message>
    <message>
        <source>… {change}</source>
        <comment>somebody&apos;s points, without what was done for them</comment>
        <translation>…{change}</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
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
        <source>CPU</source>
        <comment>the only computer player, where there is little room</comment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU {number}</source>
        <comment>a computer player, where there is little room</comment>
        <translation>CPU{number}</translation>
    </message>
    <message>
        <source>P{number}</source>
        <comment>a seat without a name, where there is little room</comment>
        <translation>P{number}</translation>
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
        <translation>操作する番</translation>
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
        <source>“{action}” revealed something new</source>
        <comment>why Undo is off: what was done cannot be undone</comment>
        <translation>「{action}」で新たに公開されました</translation>
    </message>
    <message>
        <source>Another player has looked or acted since then.</source>
        <translation>そのあとでほかのプレイヤーが画面を見たか操作したため、元に戻せません。</translation>
    </message>
    <message>
        <source>What has been announced cannot be undone.</source>
        <translation>全員に伝えたことは、元に戻せません。</translation>
    </message>
    <message>
        <source>You have nothing to undo.</source>
        <translation>元に戻せる自分の操作はありません。</translation>
    </message>
    <message>
        <source>This game was played under version {then} of its rules, but this Boardroom has only version {now}. Please update Boardroom.</source>
        <comment>versions of the rules</comment>
        <translation>このゲームのルールはバージョン{then}ですが、お使いのBoardroomが対応しているのはバージョン{now}までです。Boardroomを更新してください。</translation>
    </message>
    <message>
        <source>This game was played under version {then} of its rules; today’s version is {now}.</source>
        <comment>versions of the rules</comment>
        <translation>このゲームで使われたルールはバージョン{then}、現在のルールはバージョン{now}です。</translation>
    </message>
    <message>
        <source>{versions} It continues from its saved position; earlier moves cannot be undone.</source>
        <comment>versions is the sentence: This game was played under version 1 of its rules; today’s version is 2.</comment>
        <translation>{versions}保存した局面から続けます。それより前の手は元に戻せません。</translation>
    </message>
    <message>
        <source>What everyone has seen cannot be undone.</source>
        <translation>全員に見せたものは、元に戻せません。</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>what was seen, where a game has no name for it</comment>
        <translation>カード</translation>
    </message>
    <message>
        <source>The last moves lead to a different position from the saved one.</source>
        <translation>最後の数手をたどると、保存した局面と違う局面になります。</translation>
    </message>
    <message>
        <source>The moves in the file do not match the rules (version {now}). {reason} The game continues from the saved position; earlier moves cannot be undone.</source>
        <comment>a version of the rules; the reason is a whole sentence</comment>
        <translation>ファイルの手順が、ルール（バージョン{now}）と合いません。{reason}保存した局面から続けます。それより前の手は元に戻せません。</translation>
    </message>
    <message>
        <source>The game cannot continue from the saved position.</source>
        <translation>保存されている局面からは、このゲームを続けられません。</translation>
    </message>
    <message>
        <source>The saved position is further on than the saved moves.</source>
        <translation>保存した局面が、記録の手よりも先に進んでいます。</translation>
    </message>
    <message>
        <source>This game is open read-only.</source>
        <translation>このゲームは閲覧のみです。</translation>
    </message>
    <message>
        <source>{seat} has acted since</source>
        <comment>why Undo is off: something new was seen since</comment>
        <translation>{seat}が行動済み</translation>
    </message>
    <message>
        <source>something new was seen</source>
        <comment>why Undo is off</comment>
        <translation>公開されたあとです</translation>
    </message>
    <message>
        <source>{seat}’s “{action}” cannot be undone: something new was seen.</source>
        <comment>a step</comment>
        <translation>{seat}の「{action}」は、公開されたあとなので元に戻せません。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>やり直せる操作はありません。</translation>
    </message>
    <message>
        <source>The record of this game is full; the game cannot continue.</source>
        <translation>このゲームの記録がいっぱいになったため、続けられません。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Takes effect at once, even during a game.</source>
        <translation>すぐに切り替わります。ゲーム中でも変えられます。</translation>
    </message>
    <message>
        <source>Short sounds for tiles, dice, cards and the like.</source>
        <translation>タイルやサイコロ、カードなどを動かすと、短い音が鳴ります。</translation>
    </message>
    <message>
        <source>Let go to hear how loud it is.</source>
        <comment>of the slider</comment>
        <translation>つまみを離すと、その音量で音が鳴ります。</translation>
    </message>
    <message>
        <source>How often the curtain falls before a secret decision, when several people share a screen.</source>
        <translation>1つの画面を複数人で使うとき、秘密の選択の前に目隠し画面を出すタイミングです。</translation>
    </message>
    <message>
        <source>The default for new games. During a game, change it in the Game menu.</source>
        <translation>新しいゲームでの初期値です。ゲーム中は、「ゲーム」メニューで変えられます。</translation>
    </message>
    <message>
        <source>Games and settings</source>
        <translation>ゲームと設定</translation>
    </message>
    <message>
        <source>The folder cannot be opened from here. Copy its path and open it yourself.</source>
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
        <source>{percent}%</source>
        <comment>text size</comment>
        <translation>{percent}％</translation>
    </message>
    <message>
        <source>In a small window, text grows only as far as there is room for it.</source>
        <translation>小さいウィンドウでは、収まる範囲でしか大きくなりません。</translation>
    </message>
    <message>
        <source>How fast pieces move. Any key or click skips ahead.</source>
        <translation>コマの動く速さです。キーかクリックで、動きを飛ばせます。</translation>
    </message>
    <message>
        <source>How long each step of a computer player stays in view. Esc skips the rest.</source>
        <translation>コンピューターの一手を表示しておく時間です。Escで残りを飛ばせます。</translation>
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
        <source>Computer players</source>
        <translation>コンピュータープレイヤー</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>when the last turn opens</comment>
        <translation>いつも</translation>
    </message>
    <message>
        <source>If you are affected</source>
        <comment>when the last turn opens</comment>
        <translation>自分に関わるとき</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>when the last turn opens</comment>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>When to show a summary of it beside the table.</source>
        <comment>the last turn</comment>
        <translation>「直前の動き」を盤面の横に表示するかどうかです。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>目隠し画面</translation>
    </message>
    <message>
        <source>Optional moves</source>
        <translation>任意の効果</translation>
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
        <source>Everything is stored in one folder on this computer.</source>
        <translation>すべて、このコンピューターの1つのフォルダーに保存されています。</translation>
    </message>
    <message>
        <source>Folder with games and settings</source>
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
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace of computer players</comment>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>Sounds cannot be played on this computer.</source>
        <translation>このコンピューターでは音を鳴らせません。</translation>
    </message>
    <message>
        <source>When players change</source>
        <comment>when the curtain falls</comment>
        <translation>人が替わるとき</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of computer players</comment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of computer players</comment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of computer players</comment>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>On</source>
        <comment>sound</comment>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>volume</comment>
        <translation>{percent}％</translation>
    </message>
    <message>
        <source>Every time</source>
        <comment>when the curtain falls</comment>
        <translation>毎回</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A seed is a whole number from 0 to {largest}. Correct it, or leave the field empty for a random one.</source>
        <translation>シード値は0〜{largest}の整数です。修正するか、空欄（ランダム）にしてください。</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>name of the only computer player</comment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <comment>name of one of several</comment>
        <translation>CPU{number}</translation>
    </message>
    <message>
        <source>house rule</source>
        <comment>marks an option that is not in the rulebook</comment>
        <translation>このアプリ独自</translation>
    </message>
    <message>
        <source>random</source>
        <comment>the seed, when the field is empty</comment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The same seed and actions give the same game. Leave the field empty for a new seed each time.</source>
        <translation>シード値と操作が同じなら、同じゲームになります。空欄なら、毎回新しいシード値を使います。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>くわしい設定</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード値（乱数）</translation>
    </message>
    <message>
        <source>“{value}” is not available: {reason}</source>
        <comment>an option that cannot be so; a whole sentence</comment>
        <translation>「{value}」は選べません。{reason}</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>くわしい設定を隠す</translation>
    </message>
    <message>
        <source>“{value}” is no longer available: {reason}</source>
        <comment>an option was changed; a whole sentence</comment>
        <translation>「{value}」は選べなくなりました。{reason}</translation>
    </message>
    <message>
        <source>Press the up or down arrow key.</source>
        <translation>上下の矢印キーを押してください。</translation>
    </message>
    <message>
        <source>{colour}: {name} has it. Choosing it swaps your colours.</source>
        <translation>{colour}（{name}が使用中）。選ぶと色を交換します。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Player type</source>
        <translation>プレイヤーの種類</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>コンピュータープレイヤーの種類</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人間</translation>
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
        <translation>{name}の席を移動：ドラッグするか、上下の矢印キーを押してください</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name}の席を移動</translation>
    </message>
    <message>
        <source>Another seat has this name. Give each seat its own.</source>
        <translation>ほかの席と同じ名前です。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <translation>席{number}の色</translation>
    </message>
    <message>
        <source>Colour of seat {number}. {name} has it. Choosing it swaps your colours.</source>
        <translation>席{number}の色。{name}が使用中です。選ぶと色を交換します。</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>席{number}の名前</translation>
    </message>
    <message>
        <source>Player type of seat {number}</source>
        <translation>席{number}のプレイヤーの種類</translation>
    </message>
    <message>
        <source>Computer player of seat {number}</source>
        <translation>席{number}のコンピュータープレイヤーの種類</translation>
    </message>
    <message>
        <source>Nobody starts: all decide at the same time.</source>
        <translation>全員が同時に決めるので、スタートプレイヤーはいません。</translation>
    </message>
    <message>
        <source>A random player starts, unless an option says otherwise.</source>
        <translation>スタートプレイヤーはランダムに決まります（オプションで変更可）。</translation>
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
        <source>Shuffle seats</source>
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
        <source>next field</source>
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
    <name>Shortcuts</name>
    <message>
        <source>Everywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>ゲーム中</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>ロビーへ</translation>
    </message>
    <message>
        <source>Close the page; in the lobby, the window</source>
        <translation>表示中のものを閉じる（ロビーではウィンドウ）</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Quick reference: icons or cards</source>
        <translation>早見表（アイコンやカード）</translation>
    </message>
    <message>
        <source>Search the games in progress, or the rules</source>
        <translation>途中のゲームやルールを検索</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Next piece or target</source>
        <translation>次のカード・コマ・置き場所へ移る</translation>
    </message>
    <message>
        <source>Choose a piece, draw, pick up or put down</source>
        <translation>カードやコマを選ぶ・持ち上げる・置く、カードを引く</translation>
    </message>
    <message>
        <source>Hold to look at your cards, if no piece is selected</source>
        <translation>押しているあいだ手札を見る（何も選択していないとき）</translation>
    </message>
    <message>
        <source>Pause or resume the replay</source>
        <translation>振り返りの一時停止と再開</translation>
    </message>
    <message>
        <source>During a replay: one step back</source>
        <translation>振り返り中に1つ前へ戻る</translation>
    </message>
    <message>
        <source>Choose a card or an answer, counted from the left</source>
        <translation>左から数えた番号でカードや選択肢を選ぶ</translation>
    </message>
    <message>
        <source>Number the next nine pieces</source>
        <translation>番号を次の9個に移す</translation>
    </message>
    <message>
        <source>Press a button beside the prompt, counted from the left</source>
        <translation>左から数えた番号で案内文の横のボタンを押す</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>手札の並べ替え</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>盤面全体を表示</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Next area: prompt, last message, actions, log</source>
        <translation>案内文・お知らせ・操作一覧・ログへ順に移る</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>逆の順に移る</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>色の付いたメインボタンを押す</translation>
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
        <source>Save the game as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>{piece}: you can do nothing with it now.</source>
        <translation>{piece}：いまできることはありません。</translation>
    </message>
    <message>
        <source>{piece}, no longer selected</source>
        <comment>for a screen reader</comment>
        <translation>{piece}、選択解除</translation>
    </message>
    <message numerus="yes">
        <source>{piece}, picked up. %n targets.</source>
        <comment>for a screen reader</comment>
        <translation>
            <numerusform>{piece}：持ち上げ中。行き先は%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back.</source>
        <comment>for a screen reader: what was picked up</comment>
        <translation>元の場所に戻しました。</translation>
    </message>
    <message>
        <source>{piece}, picked up</source>
        <comment>for a screen reader</comment>
        <translation>{piece}、持ち上げ中</translation>
    </message>
    <message>
        <source>Press Enter to look at it.</source>
        <comment>for a screen reader</comment>
        <translation>Enterキーで表示します。</translation>
    </message>
    <message>
        <source>{picked}: {wanted}</source>
        <comment>for a screen reader: what is still to be picked</comment>
        <translation>{picked}。{wanted}</translation>
    </message>
    <message>
        <source>Nothing is selected any more</source>
        <comment>for a screen reader</comment>
        <translation>選択をすべて解除</translation>
    </message>
    <message>
        <source>Nothing further that way.</source>
        <comment>of an arrow key</comment>
        <translation>その方向にはもうありません。</translation>
    </message>
    <message>
        <source>There is nothing to do on the table now.</source>
        <translation>いま、盤面でできることはありません。</translation>
    </message>
    <message>
        <source>First choose something on the table: Tab, an arrow key or a number.</source>
        <translation>先に、Tab・矢印・数字のキーで動かすものを選んでください。</translation>
    </message>
    <message>
        <source>First choose something on the table: Tab, an arrow key or a number. 0 numbers the next nine.</source>
        <translation>先に、Tab・矢印・数字のキーで動かすものを選んでください。0で番号が次の9個に移ります。</translation>
    </message>
    <message>
        <source>First go to a place: Tab, an arrow key or a number.</source>
        <comment>a piece is held</comment>
        <translation>先に、Tab・矢印・数字のキーで置き場所を選んでください。</translation>
    </message>
    <message>
        <source>This is the only place for it.</source>
        <comment>a piece is held</comment>
        <translation>置ける場所はここだけです。</translation>
    </message>
    <message>
        <source>That place is chosen. Press Enter to confirm.</source>
        <comment>a piece is held</comment>
        <translation>その場所を選んでいます。Enterで決定します。</translation>
    </message>
    <message>
        <source>Already done. Enter again undoes it; {key} continues.</source>
        <comment>Enter, after a number key that needs none</comment>
        <translation>数字キーを押しただけで選ばれています。もう一度Enterを押すと取り消し、{key}で次へ進みます。</translation>
    </message>
    <message>
        <source>The number alone did it. Press Enter again to go on.</source>
        <comment>Enter, after a number key that was enough</comment>
        <translation>数字キーだけで決まりました。先へ進むなら、もう一度Enterを押してください。</translation>
    </message>
    <message>
        <source>The number alone did it. Press Enter again to go on to {piece}.</source>
        <comment>Enter, after a number key that was enough</comment>
        <translation>数字キーだけで決まりました。もう一度Enterを押すと{piece}に移ります。</translation>
    </message>
    <message>
        <source>The numbers now begin here: {piece}.</source>
        <comment>the key 0: 1 to 9 go to other pieces</comment>
        <translation>数字キーは{piece}から始まります。</translation>
    </message>
    <message>
        <source>All numbers are shown.</source>
        <comment>the key 0, where there are nine or fewer</comment>
        <translation>番号は、これで全部です。</translation>
    </message>
    <message>
        <source>Nothing has the number {number} now.</source>
        <comment>of a number key</comment>
        <translation>いま、{number}番で選べるものはありません。</translation>
    </message>
    <message>
        <source>0: more</source>
        <comment>the key 0, which turns the numbers to more pieces</comment>
        <translation>0：次へ</translation>
    </message>
    <message>
        <source>Dotted ring: part of the last action.</source>
        <translation>点線の枠：直前の動きに関わったもの</translation>
    </message>
    <message>
        <source>Number {number}.</source>
        <comment>for a screen reader: the key that goes to a piece or place</comment>
        <translation>番号は{number}。</translation>
    </message>
    <message>
        <source>Tab or an arrow key goes to what lies on the table.</source>
        <comment>for a screen reader: at none of them</comment>
        <translation>Tabキーか矢印キーで、盤面のカードやコマへ移れます。</translation>
    </message>
    <message>
        <source>Now choose what it is for. Esc cancels.</source>
        <comment>a piece is chosen</comment>
        <translation>使いみちを選んでください。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Enter puts it down. Esc puts it back.</source>
        <comment>what is held is at a target</comment>
        <translation>Enterで置きます。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Enter confirms. Esc cancels.</source>
        <comment>a piece is chosen, and what it is for</comment>
        <translation>Enterで決定します。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Press Enter to draw.</source>
        <comment>for a screen reader: a deck</comment>
        <translation>Enterキーで引きます。</translation>
    </message>
    <message>
        <source>{piece}, about to draw</source>
        <comment>for a screen reader: a deck from which is about to be drawn</comment>
        <translation>{piece}から引く</translation>
    </message>
    <message>
        <source>{piece}, chosen</source>
        <comment>for a screen reader: what is about to be chosen</comment>
        <translation>{piece}、選択</translation>
    </message>
    <message>
        <source>Enter draws. Esc cancels.</source>
        <comment>a deck is chosen</comment>
        <translation>Enterで引きます。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Take it to {target} to choose it. Esc cancels.</source>
        <comment>a piece is chosen</comment>
        <translation>{target}へ移すと決まります。Escで取り消せます。</translation>
    </message>
    <message>
        <source>Nothing was drawn.</source>
        <comment>for a screen reader</comment>
        <translation>引くのをやめました。</translation>
    </message>
    <message>
        <source>Not chosen.</source>
        <comment>for a screen reader: a piece</comment>
        <translation>選ぶのをやめました。</translation>
    </message>
    <message>
        <source>Press Enter to sort it another way.</source>
        <comment>for a screen reader: the hand</comment>
        <translation>Enterキーで並べ替えます。</translation>
    </message>
    <message>
        <source>Press Enter to choose it.</source>
        <comment>for a screen reader</comment>
        <translation>Enterキーで選びます。</translation>
    </message>
    <message>
        <source>A choice follows: {choices}.</source>
        <comment>for a screen reader</comment>
        <translation>次に選択：{choices}。</translation>
    </message>
    <message>
        <source>Press Enter to pick it up.</source>
        <comment>for a screen reader</comment>
        <translation>Enterキーで持ち上げます。</translation>
    </message>
    <message>
        <source>{piece}, selected</source>
        <comment>for a screen reader</comment>
        <translation>{piece}、選択中</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>A part of Boardroom cannot be loaded. Please reinstall it. The system says: {reason}</source>
        <translation>Boardroomの一部を読み込めません。もう一度インストールしてください。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>Boardroom needs system libraries that are missing: {libraries}. Install them: {command}</source>
        <translation>起動に必要なシステムライブラリがありません：{libraries}。次のコマンドでインストールできます：{command}</translation>
    </message>
    <message>
        <source>Boardroom needs system libraries that are missing: {libraries}. Please install them.</source>
        <translation>起動に必要なシステムライブラリがありません：{libraries}。インストールしてから、もう一度起動してください。</translation>
    </message>
    <message>
        <source>This checkout is not set up: {part} is missing. Set it up and start with: {command}</source>
        <translation>このチェックアウトは準備ができていません（{part}がありません）。次のコマンドで準備と起動ができます：{command}</translation>
    </message>
    <message>
        <source>Boardroom is incomplete: {part} is missing. Please reinstall it.</source>
        <translation>Boardroomのファイルが足りません：{part}。もう一度インストールしてください。</translation>
    </message>
    <message>
        <source>There is no screen to open a window on. For commands that need none, see “boardroom --help”.</source>
        <translation>ウィンドウを開く画面がありません。画面なしで使えるコマンドは「boardroom --help」で確かめられます。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>{file} could not be written because of an error in Boardroom. Its terminal shows the details.</source>
        <translation>Boardroomの不具合により、{file}に書き込めませんでした。くわしい内容は、起動したターミナルに表示されています。</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: {reason}</source>
        <translation>ファイルを読み込めません。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is full. Please free some space.</source>
        <translation>空き容量が足りないため、{file}に書き込めませんでした。ディスクの空きを増やしてください。</translation>
    </message>
    <message>
        <source>You do not have permission to read the file. Please check its permissions.</source>
        <translation>ファイルを読む権限がありません。アクセス権を確かめてください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is read-only. Please make it writable or use another one.</source>
        <translation>ディスクが読み取り専用のため、{file}に書き込めませんでした。書き込めるようにするか、別のディスクを使ってください。</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>{file} could not be written: permission denied. Please check the permissions of the folder and whether another program has the file open.</source>
        <translation>権限がないため、{file}に書き込めませんでした。フォルダーのアクセス権と、別のプログラムがファイルを開いていないかを確かめてください。</translation>
    </message>
    <message>
        <source>Another window has taken over this game; nothing done here is saved.</source>
        <translation>このゲームは、別のウィンドウに引き継がれました。ここでの操作は保存されません。</translation>
    </message>
    <message>
        <source>{file} could not be written: its folder is missing. Restore the folder or reconnect the disk.</source>
        <translation>フォルダーが見つからないため、{file}に書き込めませんでした。フォルダーを元に戻すか、ディスクを接続してください。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <source>{file} could not be written: something else is in its place. Please move it away.</source>
        <translation>同じ名前のフォルダーなどがあるため、{file}に書き込めませんでした。そのフォルダーなどを別の場所へ移してください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the name is too long. Please choose a shorter one.</source>
        <translation>名前が長すぎるため、{file}に書き込めませんでした。短い名前にしてください。</translation>
    </message>
    <message>
        <source>{file} could not be written: the disk is failing. Please move your files to another disk.</source>
        <translation>ディスクに問題があるため、{file}に書き込めませんでした。早めにファイルを別のディスクへ移してください。</translation>
    </message>
    <message>
        <source>{file} could not be written. The system says: {reason}</source>
        <translation>{file}に書き込めませんでした。システムからのメッセージ：{reason}</translation>
    </message>
    <message>
        <source>This game is open in another window. Play it there; here you can only watch.</source>
        <translation>このゲームは別のウィンドウで開いています。ここでは閲覧のみで、操作はそのウィンドウでできます。</translation>
    </message>
    <message>
        <source>Games and settings cannot be saved. {reason}</source>
        <translation>ゲームと設定を保存できません。{reason}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The old file is kept: {file}</source>
        <translation>設定を読み込めなかったため、初期値を使います。元のファイルは残してあります：{file}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. {reason}</source>
        <translation>設定を読み込めなかったため、初期値を使います。{reason}</translation>
    </message>
    <message>
        <source>The file name does not match the game inside. You can open it as a copy.</source>
        <translation>ファイル名が、保存されているゲームと一致しません。コピーとしてなら開けます。</translation>
    </message>
    <message>
        <source>That game already exists: {file}</source>
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
    <name>Voice</name>
    <message>
        <source>{words}.</source>
        <comment>a line that is no sentence, heard among others</comment>
        <translation>{words}。</translation>
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
        <source>Exported as {file}</source>
        <translation>{file}に書き出しました</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>削除を取り消す</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <comment>where something is wrong, and what</comment>
        <translation>{place}：{why}</translation>
    </message>
    <message>
        <source>Something is still being saved.</source>
        <translation>まだ保存中のものがあります。</translation>
    </message>
    <message>
        <source>It will be moved to the folder of removed games, not deleted.</source>
        <translation>完全には消去されず、削除したゲームのフォルダーに移ります。</translation>
    </message>
    <message>
        <source>Boardroom saved games</source>
        <comment>a kind of file</comment>
        <translation>Boardroomのセーブデータ</translation>
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
        <source>Pictures</source>
        <comment>a kind of file</comment>
        <translation>画像</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>画像を保存</translation>
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
        <source>Cancel</source>
        <comment>a button</comment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The last steps of this game are not saved.</source>
        <translation>このゲームの最後の数手が保存されていません。</translation>
    </message>
    <message>
        <source>Go back</source>
        <comment>a button</comment>
        <translation>ゲームに戻る</translation>
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
        <source>Opened as a separate game. The original is still in the lobby.</source>
        <translation>別のゲームとして開きました。元のゲームもロビーに残っています。</translation>
    </message>
    <message>
        <source>Waiting for the disk. This message closes once everything is saved.</source>
        <translation>ディスクの応答を待っています。保存が終わると、この確認は自動で閉じます。</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <comment>a button</comment>
        <translation>保存せずに閉じる</translation>
    </message>
    <message>
        <source>The picture of the table could not be copied: the clipboard did not take it. Please try again.</source>
        <translation>クリップボードに書き込めず、盤面の画像をコピーできませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>The picture of the table could not be made. Make the window smaller and try again.</source>
        <translation>盤面の画像を作れませんでした。ウィンドウを小さくして、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The picture of the table was copied to the clipboard.</source>
        <translation>盤面の画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Picture saved as {file}</source>
        <translation>画像を保存しました：{file}</translation>
    </message>
    <message>
        <source>{page} – Boardroom</source>
        <translation>{page} – Boardroom</translation>
    </message>
</context>
</TS>
