noren = のれん
noren-turn = { $name }さんの番
noren-hold = 長押しで手札を開く
noren-otherwise = 長押しできないときは、一度だけ押してください。代わりにボタンが二つ出ます。
noren-headphones = 読み上げを使う人は、手札を開く前にイヤホンをつけてください。
noren-really = { $name }さん以外の人は、画面を見ていませんか？
noren-open = 手札を見る
noren-hold-help = 設定で「2回タップ」に変えられます
noren-i-am = { $name }です
noren-undo = { $name }さん：今の手を戻す
your-hand = 手札
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
