shown = { $name }さんだけに見えています。
shown-fresh = 新しく入ったカード：{ $cards }
shown-close = 閉じて場を見る
confirm-ask = これでいいですか？
confirm-do = はい、これにします
move-left = { $card }を左へ
move-right = { $card }を右へ

undo = 手を戻す
undo-nothing = この手番には、戻せる手がまだありません。
undo-seen = 新しいカードなどを見たあとなので、もう戻せません。
log = これまでの流れ
turn-of = { $name }さんの手番
trick-now = 今のトリック
log-empty = まだ何も起きていません。
since-last-turn = 前の手番のあとに起きたこと
hide = 隠す
read = 読み上げ
read-hand = 手札を読む
read-table = 場を読む
read-counts = 得点と枚数を読む
read-hand-none = 手札は閉じています。
read-table-none = 場には何もありません。
read-counts-none = 得点も枚数もまだありません。
seats = 卓のみんな
leads = リード
points = { $points }点
points-short = { $points }点
hand-count = 手札{ $count }枚
tricks-won = { $count }トリック
card-not-now = { $card }（今は出せません）
prompt = 次にすること
cards-played = 場に出たカード
face-down = 伏せたカード
pick-seat = 選べるプレイヤー
seconds-left = あと{ $seconds }秒
play-card = { $card }を出す
tricks-so-far = これまでのトリック
trick-number = 第{ $number }トリック
trick-said = 第{ $number }トリック：{ $heading }
leads-next = 次のリードは{ $name }さん。
last-trick = 最後のトリック

score-sheet = 得点表
winner = 勝ち
wins-match = { $name }の勝ち！
win-together = { $names }がそろって勝ち！
no-tricks = 取ったトリックはありません。
rematch = もう一度遊ぶ
rematch-from = もう一度（{ $name }さんから）
rematch-setup = 設定を変えて遊ぶ
next-game = 同じ顔ぶれで別のゲーム
evening = 今日の成績
evening-wins = 勝ち

refusal-other = それは今できません。
refusal-not_your_turn = まだその人の番ではありません。
refusal-not_now = 今はそれをする場面ではありません。
refusal-over = この対戦はもう終わっています。

missing = この対戦は見つかりません
missing-help = この端末には残っていません。削除したか、ほかの端末で遊んだ対戦です。ファイルがあれば、ホームから読み込めます。
unreadable = この対戦は開けません
unreadable-help = 保存データがこわれているか、新しいバージョンのもののようです。今のルールでは進められない手が入っていることもあります。データはそのまま残っています。
set-aside = 別の場所に取っておく

machine-silent = { $name }が応答しません（{ $code }）。
machine-ask-again = もう一度聞く
machine-act-for = 代わりに操作する
machine-act-for-help = 代わりに操作するとその手札が見えるので、この対戦は成績に入らなくなります。
machine-sign = からくり・{ $level }
machine-named = { $name }（からくり）
machine-number = カラクリ丸{ $number ->
    [1] { "" }
   *[other] { $number }
}
level-easy = よわい
level-even = ふつう
level-hard = つよい
waiting-machine = { $name }が考えています…
waiting-own = 次は{ $name }さんの番です。
hurry = 次へ

hint = ヒント
hint-close = ヒントを閉じる
hint-thinking = 考えています…
hint-silent = ヒントを出せませんでした（{ $code }）。
hint-by = 「つよい」からくりなら、こうします。
hint-take = { $move }：この手を選ぶ
hint-take-short = この手を選ぶ
hint-worth = { $tenths ->
    [0] このままでは勝ちにくそう
    [10] ほぼ勝てそう
   *[other] 10回に{ $tenths }回ほど勝てそう
}
hint-beside-best = いちばんのおすすめ
hint-beside-same = ほとんど同じ
hint-beside-little = 少し落ちる
hint-beside-much = だいぶ落ちる
hint-uncounted = これも悪くない
hint-said = { $beside }。{ $wins }
hint-left-out = ヒントなしの対戦でした。
hints-asked = ヒント{ $count }回
card-hinted = { $card }（ヒント）
hand-code = 手札のコード
