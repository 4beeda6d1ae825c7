learn-title = { $game }を覚える
learn-name = 見習い
learn-band = 次にすること
learn-answers = 答え
learn-answered = さて、どうなるか。終わりまで見てみよう。
learn-steps = 進みぐあい
learn-step = { $state ->
    [done] { $number }番目（できた）
   *[open] { $number }番目
}
learn-next = 次へ
learn-try-again = もう一度
learn-show = お手本
learn-play = 対戦する
learn-sum-ends = 終わり
learn-sum-wins = 勝ち
learn-sum-loses = 注意
