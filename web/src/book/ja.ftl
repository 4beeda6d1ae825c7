book-empty = まだ記録がありません。この端末で人どうしの対戦が終わると、自動で記録されます。
book-filters = どの対戦を見るか
book-game = ゲーム
book-deck = カード
book-players = 人数
book-players-count = { $count }人
book-person = プレイヤー
book-level = からくり
book-any = すべて
book-all = すべての対戦
book-with-deck = { $name }（{ $deck }）
book-hours = { $hours }時間{ $minutes }分
book-minutes = { $minutes }分

book-totals = みんなの成績
book-counted = 集計している対戦：{ $count }件
book-matches = 対戦数
book-wins = 勝ち
book-win-share = 勝率
book-places = 1位・2位・3位…
book-mean-place = 平均順位
book-worth = 順位点
book-mean-points = 平均得点
book-best = 最高
book-streak-now = 今の連勝
book-streak = 最長の連勝
book-drought = 最長の勝ちなし
book-time = 遊んだ時間
book-totals-help = 順位点は、自分より下の人が一人いるごとに1点、同じ順位の人が一人いるごとに0.5点です。時間は、記録のある対戦だけを、長い休みを除いて数えます。

book-ratings = 強さ
book-ratings-none = 強さは{ $count }件の対戦から表示します。
book-rating = 強さ
book-rating-of = { $mean } ± { $doubt }
book-ratings-help = だれもが25から始まり、強い人より上の順位になるほど上がります。本当の強さは、おそらく線のどこかです。{ $count }件の対戦から表示します。
book-ways = 強さの推移
book-matches-ago = 何件前

book-pairs = だれがだれに強いか
book-against = 対{ $name }
book-pair = { $ahead } : { $behind }
book-pair-level = { $ahead } : { $behind }（同順位{ $level }）
book-pairs-help = 相手より上の順位になった回数と、下になった回数です。

book-evenings = 遊んだ日
book-evening = { $day }・{ $count }件
book-evenings-help = 6時間以内に続けて遊んだ対戦を、まとめて数えます。

book-last = 最近の対戦
book-placed = { $place }位・{ $name }（{ $points }）
book-is-left = 数えていません
book-leave-out = 数えない
book-put-back = 数える
book-bg-stats = BG Statsへ送る

book-people = プレイヤー
book-people-help = 二つの名前で遊んだ人は、もう一つの名前に変えると一人にまとまります。隠した人は成績の表に載りませんが、その対戦はほかの人の成績に入ります。
book-also = 別名：{ $names }
book-rename = 名前を変える
book-new-name = { $name }の新しい名前
book-merge = { $name }とまとめる
book-have-met = { $person }と{ $name }は同じ卓で遊んでいるので、別の人です。
book-full = この成績帳には、これ以上の別名を書けません。どれかの名前を分けてから、もう一度試してください。
book-separate = { $name }を分ける
book-hide = 隠す
book-show = また表示する

book-apart = 成績に入らない対戦
book-apart-help = からくりとの対戦、練習、「もしも」の対戦、リンクから始めた対戦は、だれの成績にも入りません。終わる前にこの端末で手札を公開した対戦も同じです。同じ配りを同じ人たちで何度か終えたときは、最初の1回だけが成績になります。
book-apart-machines = からくりとの対戦：{ $count }件
book-apart-what-ifs = 「もしも」の対戦：{ $count }件
book-apart-linked = リンクから：{ $count }件
book-apart-opened = 終わる前に手札を公開した対戦：{ $count }件

book-exchange = 成績帳のファイル
book-export-csv = CSVで保存
book-export-json = JSONで保存
book-import = ほかの成績帳を開く
book-offered = この成績帳には{ $count }件の対戦があります。取り込みますか。取り込むまで、何も保存されません。
book-offered-unread = 成績として読めない{ $count }件は取り込まれません。
book-take-in = 取り込む
book-take-nothing = キャンセル
book-import-added = { $count ->
    [0] どの対戦も、すでに載っていました。
   *[other] { $count }件の対戦を取り込みました。
}
book-import-too-big = ファイルが大きすぎます。開けるのは{ $megabytes } MBまでです。
book-import-no-json = 成績帳ではありません。読み取れないファイルです。
book-import-no-book = Tefudaの成績帳ではありません。
book-import-newer = 新しいバージョンのTefudaが作った成績帳です。ページを読み込み直してから、もう一度開いてください。
book-import-too-many = この成績帳には対戦が多すぎます。
book-import-no-results = この成績帳には成績がありません。
book-import-full = 何も取り込みませんでした。その成績帳にある別名が多く、この成績帳に収まりません。
