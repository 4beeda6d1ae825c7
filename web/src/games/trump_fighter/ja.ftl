trump_fighter-credit = スーパートランプファイター（あんちっく）

trump_fighter-half = { $name }さんの側
trump_fighter-field = 場
trump_fighter-hand = 手札
trump_fighter-spot = { $spot }番：{ $card }、下に{ $covered }枚
trump_fighter-spot-empty = { $spot }番：空き
trump_fighter-skills = 技
trump_fighter-skill = { $name }、{ $value }点{ $state ->
    [used] （使用ずみ）
    [met] （成立中）
   *[open] {""}
}：{ $demand }
trump_fighter-deck = 山札は残り{ $count }枚
trump_fighter-standstill = にらみ合いまでの時間
trump_fighter-battle-in = 開始まで
trump_fighter-misses = ミス札{ $count }枚
trump_fighter-miss-points = ミス札{ $count }枚で{ $points }点

trump_fighter-choose = { $name }さん、キャラクターを選んでください
trump_fighter-choose-help = キャラクターをタップすると技が、技をタップすると印の意味が読めます。
trump_fighter-take = { $name }で行く！
trump_fighter-waits = { $name }さんは選び終わりました
trump_fighter-machine-waits = { $name }は、あなたのあとに選びます。
trump_fighter-ready = 準備よし
trump_fighter-is-ready = よし！
trump_fighter-call = コール
trump_fighter-set = 決定ずみ（取り消す）
trump_fighter-machine = からくり
trump_fighter-pass = パス
trump_fighter-nothing = 何もしない
trump_fighter-count-1 = せー
trump_fighter-count-2 = のー
trump_fighter-count-3 = バトル！
trump_fighter-must-open = にらみ合い。場のカードが少ないあなたが1枚出してください。
trump_fighter-must-move = にらみ合いのあとは、最速でカードを1枚出す決まりです。

trump_fighter-strike = { $right ->
    [wrong] { $name }さん、ミス！
   *[other] { $name }さん、成立！
}
trump_fighter-called = { $name }さんのコール。
trump_fighter-right-skill = 成立！技がそろっています。
trump_fighter-right-hand = 成立！手札が1枚以下です。
trump_fighter-right-relief = 成立！相手の最後の1枚が出る前にそろっていました。
trump_fighter-right-wrong = ミス！技がそろっていません。
trump_fighter-forced = どちらも手札が1枚以下のにらみ合い。自動でコールになりました。
trump_fighter-gets-miss = { $name }さんにミス札。{ $points }点です。
trump_fighter-no-skill = 技なし
trump_fighter-no-attack = アタックの前にタイムアップ
trump_fighter-to-result = 結果を見る
trump_fighter-look-on = カードを見る
trump_fighter-draw = 引き分け！
trump_fighter-by-settled = 点数で決着。
trump_fighter-by-time_up = タイムアップ。山札がなくなりました。
trump_fighter-last-call = 最後のコール
trump_fighter-no-points = 得点なし。

trump_fighter-sign-high = { $number }以上
trump_fighter-sign-low = { $number }以下
trump_fighter-sign-odd = 奇
trump_fighter-sign-even = 偶
trump_fighter-or = か
trump_fighter-and = 、さらに
trump_fighter-role-straight = 連番が{ $n }枚
trump_fighter-role-kind = 同じ数字が{ $n }枚
trump_fighter-role-suit = 同じマークが{ $n }枚
trump_fighter-role-red = 赤が{ $n }枚
trump_fighter-role-black = 黒が{ $n }枚
trump_fighter-role-spade = ♠が{ $n }枚
trump_fighter-role-club = ♣が{ $n }枚
trump_fighter-role-diamond = ♦が{ $n }枚
trump_fighter-role-heart = ♥が{ $n }枚
trump_fighter-role-sum = { $n }枚の合計がちょうど{ $total }
trump_fighter-role-high = { $limit }以上が{ $n }枚
trump_fighter-role-low = { $limit }以下が{ $n }枚
trump_fighter-role-odd = 奇数が{ $n }枚
trump_fighter-role-even = 偶数が{ $n }枚
trump_fighter-cards-own = 自
trump_fighter-cards-opp = 相
trump_fighter-use-own = 自分の{ $own }枚で、{ $demand }
trump_fighter-use-opp = 相手の{ $opp }枚で、{ $demand }
trump_fighter-use-both = 自分の{ $own }枚と相手の{ $opp }枚で、{ $demand }
trump_fighter-use-facing = 向かい合う2枚で、{ $demand }

trump_fighter-refusal-character_taken = そのキャラクターはもう選ばれています。一人ずつしかいません。
trump_fighter-refusal-must_move = にらみ合いのあとの最速の行動は、コールではなくカードを出す決まりです。
trump_fighter-refusal-leftmost_empty = いちばん左の空きは{ $expected }番。{ $to }番はそのあとです。
trump_fighter-refusal-not_in_hand = { $card }は、もう手札にありません。
trump_fighter-refusal-not_ready = バトルが始まるのは、二人の準備ができてからです。
trump_fighter-refusal-battle_stopped = バトルはもう止まっています。
trump_fighter-refusal-window_over = あと一歩でした。コールが先でした。

trump_fighter-reason-any_fighter = どのキャラクターにも勝ち目があります。
trump_fighter-reason-is_ready = 準備ができました。
trump_fighter-reason-call_pays = 技がそろっています。コールすれば得点です。
trump_fighter-reason-new_cards = 手札が少ないので、コールで引き直せます。
trump_fighter-reason-builds_skill = あと{ $count }枚で得点になります。
trump_fighter-reason-wards_off = 相手の形がくずれます。
trump_fighter-reason-comes_near = 技に一歩近づきます。
trump_fighter-reason-has_to_move = 1枚出す決まりです。
trump_fighter-reason-call_costs = コールすると、相手のほうが得をします。
trump_fighter-reason-gains_nothing = 得点には近づきません。
trump_fighter-reason-nothing_pays = 今は動かないほうが得です。

trump_fighter-entry-character = { $name }さんが{ $fighter }を選んだ。
trump_fighter-move-lay-battle = { $card }を{ $spot }番に出す
trump_fighter-move-call-battle = コールする
trump_fighter-move-lay-fastest = 最速で{ $card }を{ $spot }番に出す
trump_fighter-move-call-fastest = 最速でコールする
trump_fighter-move-none-fastest = 最速では動かない
trump_fighter-entry-move = { $name }さんが{ $card }を{ $spot }番に出した。
trump_fighter-entry-call = { $name }さんがコール。
trump_fighter-entry-battle = バトル！
trump_fighter-entry-stall = にらみ合い。

trump_fighter-option-check_s = 作戦の時間
trump_fighter-option-check_s-help = 一人の準備ができたあと、もう一人が考えてよい時間です。
trump_fighter-option-check_s-10 = 10秒
trump_fighter-option-check_s-30 = 30秒
trump_fighter-option-check_s-0 = 好きなだけ
trump_fighter-option-window_ms = 「同時」とみなす時間
trump_fighter-option-window_ms-help = コールのあと、相手はこの時間だけまだ動けます。本物の卓で手が重なるのと同じです。
trump_fighter-option-window_ms-value = { $value }ミリ秒

trump_fighter-people = 何人で遊びますか
trump_fighter-people-1 = 一人（相手はからくり）
trump_fighter-people-2 = 二人
trump_fighter-mode = どうやって遊びますか
trump_fighter-mode-faces = 向かい合って
trump_fighter-mode-keys = キーボードで
trump_fighter-mode-machine = からくりと対戦
trump_fighter-mode-slow = 交代で
trump_fighter-mode-faces-help = スマホやタブレットを二人のあいだに置きます。手前と奥の半分ずつを、それぞれ片手で、同時に動かします。カードはドラッグするか、カード→場所の順にタップします。
trump_fighter-mode-keys-help = 並んで座ります。キーは一人ひと区画ずつ。それぞれ片手で、同時に動かします。
trump_fighter-mode-machine-help = 一人で、からくりと戦います。からくりに見えるのは、あなたに見えるものだけ。動くのにも時間がかかります。
trump_fighter-mode-slow-help = 速さは競いません。制限時間のあり・なしを選び、交代で動きます。ほかの決まりは同じですが、同時になるのは最速の行動だけです。二人続けてパスすると、にらみ合いになります。
trump_fighter-unfair = この画面はタッチ操作に対応していません。マウスひとつでは一度に一人しか動かせないので、同時の勝負は公平になりません。次の遊び方なら公平です。
trump_fighter-level = からくりの腕前
trump_fighter-level-easy = よわい
trump_fighter-level-even = ふつう
trump_fighter-level-hard = つよい
trump_fighter-turn = 一手の時間
trump_fighter-turn-10 = 10秒
trump_fighter-turn-20 = 20秒
trump_fighter-turn-40 = 40秒
trump_fighter-turn-0 = 時計なし
trump_fighter-best = 何本勝負？
trump_fighter-best-1 = 1本勝負
trump_fighter-best-3 = 3本勝負
trump_fighter-best-5 = 5本勝負
trump_fighter-help = はじめての人に
trump_fighter-help-on = そろった技を光らせる
trump_fighter-help-help = 自分で気づくことも、このゲームの面白さです。初めの設定では光りません。
trump_fighter-seating-help = 一人目が手前、二人目が奥に座ります。
trump_fighter-keys = 使うキー
trump_fighter-keys-hand = 手札
trump_fighter-keys-field = 場
trump_fighter-keys-call = コール
trump_fighter-keys-help = 手札のキー、場のキーの順に押します。大きなキーはコール。準備ができたときにも押します。ここのキーをタップすると変更できます。Escで一時停止。
trump_fighter-keys-press = 新しいキーを押してください。Escでやめます。
trump_fighter-keys-reset = はじめのキーに戻す
trump_fighter-pause = 一時停止
trump_fighter-still = 一時停止中
trump_fighter-still-help = 全員がそろったら、止まったところから続きます。
trump_fighter-waits-for-other = 相手を待っています。
trump_fighter-go-on = { $name }さん、準備よし
trump_fighter-is-back = { $name }さん、戻りました
trump_fighter-series = { $best }本勝負：{ $first }さん{ $one }勝、{ $second }さん{ $two }勝
trump_fighter-series-won = 勝負あり！{ $name }さんの勝ち（{ $first }さん{ $one }勝、{ $second }さん{ $two }勝）
trump_fighter-again-same = 同じキャラクターでもう一度
trump_fighter-again-new = キャラクターを選び直す
trump_fighter-time = 開始から{ $seconds }秒

trump_fighter-tip-stall = 10秒だれも動かないと、にらみ合い。
