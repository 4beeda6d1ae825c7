rules-table = 卓のようす
rules-turn = 手番の流れ
rules-search = 遊び方を探す
rules-found = { $count ->
    [0] 見つかりません。別の言葉で探してください。
   *[other] { $count }件
}
rules-ruling = ※ Tefudaの裁定です。説明書にない点か、変えた点です。
rules-print = 2ページに印刷
verdict-yes = できる
verdict-no = できない
trial = 試してみよう。タップすると、できるかどうかがわかります。
trial-waits = （もうすぐ準備ができます）
trial-right = はい、できます。
trial-which = どれが出せる？
