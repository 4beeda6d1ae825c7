lucky_maker-credit = ラッキーメイカー（居酒屋、十式ゲームワークス、初版2020年9月24日）
lucky_maker-story = 一枚に二つの色を持つカードで勝負するトリックテイキングです。めくられたマスターカードの二色のうち、場に多く出た色で強さを比べ、勝った人は残った色の数字を得点にします。

lucky_maker-suit = { $name }{ $sign }
lucky_maker-suit-R = 赤
lucky_maker-suit-B = 青
lucky_maker-suit-G = 緑
lucky_maker-suit-Y = 黄
lucky_maker-card = { $first }{ $one }・{ $second }{ $two }

lucky_maker-master = マスターカード
lucky_maker-master-short = マスター
lucky_maker-master-is = マスターカード：{ $card }
lucky_maker-counts = 場に出た枚数
lucky_maker-count = { $suit }が{ $count }枚
lucky_maker-stake = { $first }が多ければ{ $one }点、{ $second }が多ければ{ $two }点。

lucky_maker-ask-lead = { $free ->
    [yes] { $name } さんが先手です。どのカードでも出せます。
   *[no] { $name } さんが先手です。{ $suits }のあるカードを出してください。
}
lucky_maker-ask-follow = { $free ->
    [yes] { $name } さん、どのカードでも出せます。
   *[no] { $name } さん、{ $suits }のあるカードを出してください。
}
lucky_maker-ask-deal = このゲームが終わりました。次のゲームを配ってください。

lucky_maker-refusal-must_follow = { $card } には、{ $suits }のどちらもありません。手札に持っているうちは、そちらを出す決まりです。
lucky_maker-refusal-not_in_hand = { $card } は手札にありません。

lucky_maker-entry-play = { $name } さんが { $card } を出した
lucky_maker-entry-deal = { $name } さんが次のゲームを配った

lucky_maker-nobody-wins = 勝った人はいません
lucky_maker-wins = { $name } さんが取って{ $points }点
lucky_maker-why-more = 多いほうの{ $follow }で比べます。
lucky_maker-why-level = 同じ枚数なので、マスターの数字が大きい{ $follow }で比べます。
lucky_maker-why-highest = 一番大きいのは{ $best }。{ $scored }の{ $points }が得点です。
lucky_maker-why-last_of_equals = { $best }が重なったので、あとに出した人の勝ち。{ $scored }の{ $points }が得点です。
lucky_maker-why-master_higher = 一番大きいのはマスターの{ $master }なので、だれも取れません。
lucky_maker-why-no_follower = マスターの色を出した人がいないので、だれも取れません。
lucky_maker-term = マスターカード{ $card }の{ $suit }で{ $points }点

lucky_maker-option-tie_lead = 同じ数字が並んだトリックのあと
lucky_maker-option-tie_lead-help = 一番大きい数字が二枚以上あったとき、次の先手はだれにしますか。
lucky_maker-option-tie_lead-stays = 先手はそのまま
lucky_maker-option-tie_lead-winner = 勝った人が先手
lucky_maker-option-games = 対戦の長さ
lucky_maker-option-games-help = 人数分のゲームをすると、配られたカードの差がならされます。
lucky_maker-option-games-one = 1ゲーム
lucky_maker-option-games-players = 人数と同じ回数

lucky_maker-rules-cards = カード
lucky_maker-rules-setup = 準備
lucky_maker-rules-trick = トリックの進め方
lucky_maker-rules-result = 勝ち負けと得点
lucky_maker-rules-end = 終わり
lucky_maker-rule-0 = 色は赤●・青■・緑▲・黄✕の四つ。カードは二色の組み合わせ六通りが十枚ずつ、全部で60枚です。二つの数字を足すと、いつも11になります。
lucky_maker-rule-1-1 = 全部のカードを切って、3人なら15枚、4人なら12枚、5人なら10枚ずつ配ります。残りは同じ枚数の山札になり、これがマスターカードです。
lucky_maker-rule-1-2 = スタートプレイヤーが最初の先手です。
lucky_maker-rule-2-1 = 先手がカードを出す前に、山札の一番上をめくってマスターカードにします。終わったトリックと得点は、いつでも見られます。
lucky_maker-rule-2-2 = 先手から時計回りに、一人一枚ずつカードを出します。
lucky_maker-rule-2-3 = マスターカードの二色のどちらかを持つカードがあれば、必ずその中から出します。先手も同じです。どれを出すかは自由で、二色とも同じカードを先に出す必要はありません。
lucky_maker-rule-2-4 = どちらの色もないときは、好きなカードを出します。そのカードでは勝てません。
lucky_maker-rule-3-1 = 出たカードのうち、マスターの二色がそれぞれ何枚あるかを数えます。両方の色を持つカードは両方に数え、マスターカード自身は数えません。
lucky_maker-rule-3-2 = 枚数の多いほうが、強さを比べる色です。同じ枚数なら、マスターの数字が大きいほうの色になります。
lucky_maker-rule-3-3 = どちらの色もまったく出ていなければ、勝った人はいません。
lucky_maker-rule-3-4 = 比べる色の数字が一番大きいカードの勝ちです。同じ数字なら、あとに出したほうが勝ちます。
lucky_maker-rule-3-5 = その色のマスターの数字が、出されたどのカードよりも大きければ、勝った人はいません。同じ数字なら、出した人の勝ちです。
lucky_maker-rule-3-6 = 勝った人は、比べなかったほうの色のマスターの数字を得点にします。
lucky_maker-rule-3-7 = だれも勝たなかったトリックは、そのままゲームから除きます。
lucky_maker-rule-3-8 = 勝った人が次の先手です。だれも勝たなければ、先手は変わりません。勝った数字がマスターも入れて二枚以上あったときも先手は変わりません（設定で、勝った人が先手にもできます）。
lucky_maker-rule-4-1 = 手札がなくなったら終わりです。合計点が一番高い人の勝ち。並んだら、みんなで勝ちです。
lucky_maker-rule-4-2 = 人数と同じ回数を続けて遊ぶこともできます。得点は全部足し、スタートプレイヤーはゲームごとに左の人へ移ります。
lucky_maker-rule-4-3 = 得点表には、だれがどのトリックで何点取ったかが全部のります。
lucky_maker-masters-left = 山札のこり{ $count }枚
lucky_maker-game-of = { $games }ゲーム中{ $game }ゲーム目
lucky_maker-game-number = 第{ $number }ゲーム
lucky_maker-deal-next = 次のゲームを配る
