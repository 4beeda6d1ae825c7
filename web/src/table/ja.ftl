curtain-pass = 端末を渡してください
curtain-next = 次は { $name } さん
curtain-hold = 長押しで開く
curtain-hold-help = 長押しがむずかしいときは、設定で「二回タップ」に変えられます。
curtain-i-am = { $name } です
curtain-really = { $name } さん以外の人は、画面を見ていませんか？
curtain-open = 手札を見る
curtain-leave = ホームにもどる
curtain-undo = { $name } さん：今の手をもどす
confirm-ask = これでいいですか？
confirm-do = はい、これにします
move-left = { $card } を左へ
move-right = { $card } を右へ

undo = もどす
undo-nothing = この手番でもどせることは、まだありません。
undo-seen = そのあと新しいものを見たので、もうもどせません。
log = これまでの流れ
log-empty = まだ何も起きていません。
since-last-turn = 前の手番のあとに起きたこと
hide = かくす
seats = 卓のみんな
leads = 先手
points = { $points }点
points-short = { $points }点
hand-count = 手札{ $count }
tricks-won = { $count }トリック
your-hand = 手札
card-not-now = { $card }（今は出せません）
prompt = いまの番
cards-played = 場に出たカード
face-down = 伏せたカード
pick-seat = えらべるプレイヤー
seconds-left = あと{ $seconds }秒
suit = { $name }{ $sign }
suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
playing-card = { $suit }の{ $rank ->
    [A] エース
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $rank }
}
play-card = { $card } を出す
tricks-so-far = これまでのトリック
trick-number = 第{ $number }トリック
trick-said = 第{ $number }トリック — { $heading }
leads-next = 次の先手は { $name } さん。
last-trick = 最後のトリック

score-sheet = 得点表
winner = 勝ち
wins-match = { $name } さんの勝ち！
win-together = { $names } が並んで勝ち！
no-tricks = 取ったトリックはありません。
rematch = もう一度遊ぶ

refusal-other = それは今できません。
refusal-not_your_turn = まだその人の番ではありません。
refusal-not_now = 今はその場面ではありません。
refusal-over = この対戦はもう終わっています。

unreadable = この対戦は開けません
unreadable-help = 保存データがこわれているか、新しい版のものか、今のルールでは進められない手が入っています。データはそのまま残っています。
set-aside = 別の場所に取っておく
