rules-table = 卓のようす
rules-turn = 手番を五行で
rules-search = 遊び方をさがす
rules-found = { $count ->
    [0] 見つかりません。別のことばでどうぞ。
   *[other] { $count }件
}
rules-ruling = ※ Tefuda の裁定です。説明書では決まっていません。
rules-print = 2ページに印刷
verdict-yes = できる
verdict-no = できない
trial = ためしてみよう。タップすると、できるかどうかがわかります。
trial-waits = （もうすぐ準備ができます）
trial-right = はい、できます。
trial-which = どれが出せる？
