lucky_maker-credit = ラッキーメイカー（居酒屋、十式ゲームワークス、初版2020年9月24日）

lucky_maker-master = マスターカード
lucky_maker-master-short = マスター
lucky_maker-master-is = マスターカード：{ $card }

lucky_maker-ask-lead = { $free ->
    [yes] { $name }さんのリードです。どのカードでも出せます。
   *[no] { $name }さんのリードです。{ $suits }のあるカードを出してください。
}
lucky_maker-ask-follow = { $free ->
    [yes] { $name }さん、どのカードでも出せます。
   *[no] { $name }さん、{ $suits }のあるカードを出してください。
}
lucky_maker-ask-deal = { $games }ゲームの合計点で決まります。次を配ってください。

lucky_maker-refusal-must_follow = { $card }は出せません。{ $suits }を持っている間は、その色を出します。
lucky_maker-refusal-not_in_hand = { $card }は手札にありません。

lucky_maker-reason-next_game = あとは次のゲームを配るだけです。
lucky_maker-reason-only_card = 出せるのはこの1枚だけです。
lucky_maker-reason-cannot_win = マスターの色がないので、勝つことはありません。
lucky_maker-reason-leads = 今のところこれがいちばん。このまま勝てば{ $points }点です。
lucky_maker-reason-wins = これでトリックを取れます。{ $points }点です。
lucky_maker-reason-denies = このままなら{ $seat }さんに{ $points }点。それを止められます。
lucky_maker-reason-lets_go = { $seat }さんが取っても{ $points }点だけです。
lucky_maker-reason-saves = { $card }をあとのために残せます。
lucky_maker-reason-stays_out = このトリックは見送る手です。

lucky_maker-entry-play = { $name }さんが{ $card }を出した。
lucky_maker-entry-deal = { $name }さんが次のゲームを配った。

lucky_maker-nobody-wins = 勝った人はいません
lucky_maker-wins = { $name }さんが取って{ $points }点
lucky_maker-why-more = 多いほうの{ $follow }で比べます。
lucky_maker-why-level = 同じ枚数なので、マスターの数字が大きい{ $follow }で比べます。
lucky_maker-why-highest = いちばん大きいのは{ $best }。{ $scored }の{ $points }が得点です。
lucky_maker-why-last_of_equals = いちばん大きい{ $best }を、最後に出した人の勝ち。{ $scored }の{ $points }が得点です。
lucky_maker-why-master_higher = いちばん大きいのはマスターの{ $master }なので、だれも取れません。
lucky_maker-why-lead_stays = 勝った数字がほかにもあったので、リードは変わりません。
lucky_maker-why-no_follower = マスターの色を出した人がいないので、だれも取れません。
lucky_maker-term = マスターカード{ $card }の{ $suit }で{ $points }点

lucky_maker-start-help = 最近、いちばん運がよかったのはだれですか。

lucky_maker-option-tie_lead = 最大の数字が2枚以上あったトリックのあと
lucky_maker-option-tie_lead-help = 次のリードはだれにしますか。マスターの数字も1枚と数えます。説明書では「変わらない」ですが、勝った人のリードに慣れた人も多いでしょう。
lucky_maker-option-tie_lead-stays = リードは変わらない
lucky_maker-option-tie_lead-winner = 勝った人がリード
lucky_maker-option-games = 対戦の長さ
lucky_maker-option-games-help = 1ゲームだけでは、スタートプレイヤーが不利です。腕が同じ4人なら、勝つ割合はスタートプレイヤーから順に15・17・29・39％。人数と同じ回数なら、全員が一度ずつスタートプレイヤーになります。
lucky_maker-option-games-one = 1ゲーム
lucky_maker-option-games-players = 人数と同じ回数

lucky_maker-masters-left = 山札の残り{ $count }枚
lucky_maker-game-of = { $game }／{ $games }ゲーム目
lucky_maker-game-number = 第{ $number }ゲーム
lucky_maker-total = 合計
lucky_maker-deal-next = 次のゲームを配る

lucky_maker-machine-R = アカネ
lucky_maker-machine-B = アオイ
lucky_maker-machine-G = ミドリ
lucky_maker-machine-Y = キイチ

lucky_maker-scale = 多いほうで比べる
lucky_maker-scale-pan = { $beat }以上で{ $points }点

lucky_maker-aim = 目標は最多得点。場に多い色が勝負を決める。
lucky_maker-tip-nobody = だれもマスターに届かなければ、得点はなし。
