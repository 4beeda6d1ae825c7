exercise = 問題
exercises = 問題
exercise-of = 問題・{ $game }
exercises-help = 大きく損をした場面を、その席から見直します。おすすめは「つよい」からくりの手です。
exercise-today = 今日の一問
exercises-due = 自分の対戦から{ $count }問
exercises-later = 次の復習は{ $days }日後です。
exercises-none = 一人で遊んだ対戦を分析すると、自分の問題を作れます。
exercises-by-game = ゲームごとの問題
exercises-live = { $games }は順番のないリアルタイムのゲームなので、問題はありません。
exercise-begin = 解く
exercise-begin-of = { $game }の問題を解く
exercise-next = 次の問題
exercise-ask = あなたなら、どうする？
exercise-thinking = からくりが考えています…
exercise-right = いい手です。
exercise-wrong = もっといい手がありました。
exercise-own = あなたの手
exercise-same = 同じ手でした。
exercise-came = 勝ったのは{ $names }でした。
exercise-skipped = { $reason ->
    [running] 同じ配りの対戦がまだ続いています。終わってから解いてください。
    [other_rules] 今とは違うルールで作られた問題なので、解けません。
    [unknown_game] ここにはないゲームの問題です。
    [newer_link] 新しいバージョンのTefudaで作られた問題です。ページを読み込み直してください。
   *[other] この問題は壊れています。
  }
exercises-skipped = 読み取れない問題：{ $count }問
exercises-find-help = { $name }さんが大きく損をしたらしい手を、からくりがもう一度くわしく調べます。はっきりしたものだけが問題になり、1・3・7・21日後にまた出ます。
exercises-find-begin = 調べる
exercises-found = { $count ->
    [0] 問題になる手はありませんでした。
   *[other] { $count }問見つかりました。
  }{ $known ->
    [0] {""}
   *[other] うち{ $known }問は前に作ったものです。
  }
