solo-empty = まだ記録がありません。一人でからくりとの対戦を終えると、自動で記録されます。
solo-help = 一人でからくりと遊び終えた対戦を数えます。練習、「もしも」の対戦、リンクから始めた対戦、終わる前にこの端末で手札を公開した対戦は数えません。対戦を削除しても、記録は残ります。
solo-mixed = 強さいろいろ
solo-size = { $size }・{ $level }
solo-group = { $game }・{ $size }・{ $level }

solo-advice-up = { $game }：「{ $level }」のからくりとの最近{ $count }件で、相手の{ $share }を上回りました。次は「{ $next }」に挑戦してみましょう。
solo-advice-down = { $game }：「{ $level }」のからくりとの最近{ $count }件で、上回ったのは相手の{ $share }でした。しばらく「{ $next }」で遊んでみましょう。
solo-advice-stay = { $game }：「{ $level }」のからくりとの最近{ $count }件で、相手の{ $share }を上回りました。ちょうどよい強さです。

solo-hints = 使ったヒント
solo-hints-used = ヒント{ $count }回
solo-days = 遊んだ日数

solo-groups = 順位
solo-groups-help = 棒は、自分より下の順位になったからくりの割合です。同じ順位は半分と数えます。目印は互角の{ $even }です。
solo-bar = { $share }（{ $count }件）
solo-table = 表で見る
solo-ahead = 上回った割合
solo-recent-points = 最近{ $count }件の平均

solo-trend = 推移
solo-trend-none = 推移は{ $count }件の対戦から表示します。
solo-trend-help = 続けて遊んだ{ $count }件ごとの平均です。
solo-trend-said = { $title }：{ $before }から{ $now }へ

solo-placed = { $name }：{ $players }人中{ $place }位（{ $points }）

solo-exchange = 自分の記録のファイル
solo-import = ほかの記録を開く
solo-offered = この記録には{ $count }件の対戦があります。取り込みますか。取り込むまで、何も保存されません。
solo-import-added = { $count ->
    [0] どの対戦も、すでに記録されていました。
   *[other] { $count }件の対戦を取り込みました。
}
solo-import-too-big = ファイルが大きすぎます。開けるのは{ $megabytes } MBまでです。
solo-import-no-json = 記録ではありません。読み取れないファイルです。
solo-import-no-book = Tefudaで一人で遊んだ記録ではありません。
solo-import-newer = 新しいバージョンのTefudaが作った記録です。ページを読み込み直してから、もう一度開いてください。
solo-import-too-many = この記録には対戦が多すぎます。
solo-import-no-results = この記録には成績がありません。
