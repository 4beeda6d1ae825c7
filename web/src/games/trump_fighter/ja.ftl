trump_fighter-credit = スーパートランプファイター（あんちっく）
trump_fighter-story = ふつうのトランプで遊ぶ、リアルタイムの一騎打ちです。闘士にはスキルが四つ。二人の前のカードが条件を満たした瞬間にコールすれば決まります。相手の形をくずし、自分の形を作り、合計10点で決着です。

trump_fighter-suit-S = スペード
trump_fighter-suit-C = クラブ
trump_fighter-suit-D = ダイヤ
trump_fighter-suit-H = ハート
trump_fighter-card = { $suit }の{ $rank }
trump_fighter-half = { $name } さんの側
trump_fighter-field = 場
trump_fighter-hand = 手札
trump_fighter-spot = { $spot }番：{ $card }、下に{ $covered }枚
trump_fighter-skills = スキル
trump_fighter-skill = { $name }、{ $value }点{ $state ->
    [used] （使用ずみ）
    [met] （成立中）
   *[open] {""}
}：{ $demand }
trump_fighter-deck = 山札は残り{ $count }枚
trump_fighter-standstill = にらみ合いまでの時間
trump_fighter-battle-in = 開始まで
trump_fighter-misses = ミスカード{ $count }枚
trump_fighter-miss-points = ミスカード{ $count }枚で{ $points }点

trump_fighter-choose = { $name } さん、闘士を選んでください
trump_fighter-choose-help = 闘士に触ると、スキルが読めます。
trump_fighter-take = { $name }で行く！
trump_fighter-waits = { $name } さんは決まりました
trump_fighter-machine-waits = { $name }は、あなたのあとに選びます。
trump_fighter-ready = 準備よし
trump_fighter-is-ready = よし！
trump_fighter-call = コール
trump_fighter-set = 決定。取消
trump_fighter-machine = からくり
trump_fighter-pass = パス
trump_fighter-nothing = 何もしない
trump_fighter-count-1 = せー
trump_fighter-count-2 = のー
trump_fighter-count-3 = バトル！
trump_fighter-must-open = にらみ合い。場のカードが少ないあなたが一枚出してください。
trump_fighter-must-move = にらみ合いのあとは、最速でカードを一枚出す決まりです。

trump_fighter-strike = { $right ->
    [wrong] { $name } さん、ミス！
   *[other] { $name } さん、成立！
}
trump_fighter-called = { $name } さんのコール。
trump_fighter-right-skill = 成立！ スキルがそろっています。
trump_fighter-right-hand = 成立！ 手札が一枚以下です。
trump_fighter-right-relief = 成立！ 最後の一枚の前にそろっていました。
trump_fighter-right-wrong = ミス！ スキルがそろっていません。
trump_fighter-forced = 手札のないにらみ合い。自動でコールになりました。
trump_fighter-gets-miss = { $name } さんにミスカード。2点です。
trump_fighter-no-skill = スキルなし
trump_fighter-no-attack = アタックの前に時間切れ
trump_fighter-look-on = カードを見る
trump_fighter-draw = 引き分け！
trump_fighter-by-settled = 点数で決着。
trump_fighter-by-time_up = 時間切れ。山札がなくなりました。
trump_fighter-last-call = 最後のコール
trump_fighter-no-points = 得点なし。

trump_fighter-sign-high = { $number }以上
trump_fighter-sign-low = { $number }以下
trump_fighter-sign-odd = 奇
trump_fighter-sign-even = 偶
trump_fighter-or = か
trump_fighter-and = 。さらに、
trump_fighter-role-straight = 続きの数字が{ $n }枚
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
trump_fighter-use-own = 自分の{ $own }枚で、{ $demand }
trump_fighter-use-opp = 相手の{ $opp }枚で、{ $demand }
trump_fighter-use-both = 自分の{ $own }枚と相手の{ $opp }枚で、{ $demand }
trump_fighter-use-facing = 向かい合う二枚で、{ $demand }

trump_fighter-refusal-character_taken = その闘士はもう選ばれています。一人ずつしかいません。
trump_fighter-refusal-must_move = にらみ合いのあとの最速の行動は、コールではなくカードを出す決まりです。
trump_fighter-refusal-leftmost_empty = { $to }番はまだです。いちばん左の空きは{ $expected }番。
trump_fighter-refusal-not_in_hand = { $card } は、もう手札にありません。
trump_fighter-refusal-battle_stopped = バトルは止まりました。
trump_fighter-refusal-window_over = あと一歩。コールが先でした。

trump_fighter-tell-character = { $name } さんが{ $fighter }を選んだ
trump_fighter-tell-move = { $name } さんが { $card } を{ $spot }番に出した
trump_fighter-tell-call = { $name } さんがコール
trump_fighter-tell-battle = バトル！
trump_fighter-tell-stall = にらみ合い

trump_fighter-option-check_s = 作戦の時間
trump_fighter-option-check_s-help = 一人の準備ができてから、もう一人はどれだけ考えてよいですか。
trump_fighter-option-check_s-10 = 10秒
trump_fighter-option-check_s-30 = 30秒
trump_fighter-option-check_s-0 = 好きなだけ
trump_fighter-option-window_ms = 「同時」とみなす時間
trump_fighter-option-window_ms-help = コールのあと、相手はこの時間だけまだ動けます。本物の卓で手が重なるのと同じです。
trump_fighter-option-window_ms-value = { $value }ミリ秒

trump_fighter-rules-setup = 準備
trump_fighter-rules-flow = 進め方
trump_fighter-rules-miscall = コールミス
trump_fighter-rules-simultaneous = 同時のとき
trump_fighter-rules-standstill = にらみ合い
trump_fighter-rules-skills = スキル
trump_fighter-rules-time = 時間
trump_fighter-rule-1-1 = 一人ずつ闘士を選びます。順番は自由で、選びなおしはなし。同じ闘士は一人だけ。二人目が選んだときが、試合の始まりです。
trump_fighter-rule-1-2 = 52枚を切り、四枚ずつ配ります。手札は表向きに並べ、伏せるのは山札とミスカードだけ。引いたカードはいちばん左の空きに入り、ほかのカードは動きません。
trump_fighter-rule-1-3 = 場は一人四か所、自分の左から1番〜4番。向かい合って座るので、あなたの1番は相手の4番と向き合います。
trump_fighter-rule-1-4 = 使うのは片手だけ。運べるカードは一度に一枚です。
trump_fighter-rule-1-5 = 先手はありません。二人同時に動きます。
trump_fighter-rule-2-1 = 確認：手札と場を見て、準備ができたら知らせます。二人ともよければ、または一人がよくて決めた時間がたてば、バトルです。
trump_fighter-rule-2-2 = 「せーの」のかけ声で「バトル！」。そこからは、いつでも何度でも動けます。
trump_fighter-rule-2-3 = ムーブ：手札を一枚、自分の場に出します。空きがあれば、いちばん左の空きへ。なければ好きな場所に重ねます。下のカードはないものとします。
trump_fighter-rule-2-4 = コール：使っていないスキルが一つでもそろっているか、手札が一枚以下なら成立。いつでも宣言でき、バトルは止まります。運んでいたカードは手札に戻ります。
trump_fighter-rule-2-5 = アタック：そろっている未使用のスキルは、二人とも、ひとりでに全部決まります。一つにつき一試合一度で、その点が入ります。そのあと10点以上になっていれば決着です。
trump_fighter-rule-2-6 = ドロー：コールした人から先に、手札を四枚まで引きます。山札がなくなったら、その場で時間切れです。
trump_fighter-rule-2-7 = 合計点の高いほうが勝ち。同点なら引き分けです。
trump_fighter-rule-3-1 = コールミスをすると、山札の一番上が伏せたまま相手のミスカードになり、2点。そのあとは成立したコールと同じに進みます。それで山札がなくなれば、すぐに時間切れです。
trump_fighter-rule-4-1 = 「バトル！」と同時に、ムーブ一回かコールができます。最速どうしは同時で、ムーブが先。かけ声のあいだに決め、変えることもできます。見せるのは二人いっしょです。
trump_fighter-rule-4-2 = コールのあと、決めた時間のうちなら、相手はまだムーブかコールができます。それまで、コールのことは何も見えません。
trump_fighter-rule-4-3 = ムーブとコールが同時なら、ムーブが先。最後の一枚で形がくずれても、その前にそろっていればコールは成立です。アタックは今の場で行います。
trump_fighter-rule-4-4 = コールが二つ同時なら、どちらも判定します。
trump_fighter-rule-5 = バトルの始まりとムーブのたびに時計が動き、10秒何もなければにらみ合いです。
trump_fighter-rule-5-1 = 場のカードが少ない人は、一枚出さなければなりません。さらに10秒たつと、左端の手札がひとりでに出ます。
trump_fighter-rule-5-2 = どちらもそうでないとき、二人とも手札が一枚以下なら自動でコール。そうでなければ確認に戻り、二枚以上ある人は最速で必ずムーブします。
trump_fighter-rule-5-3 = 3秒より長く持ったカードは、手札に戻ります。
trump_fighter-rule-6 = スキルには、使う自分のカードと相手のカードの枚数（ちょうど。場所は自由）と、その条件があります。
trump_fighter-rule-6-1 = つながった条件には、別々のカードを使います。違うスキルなら、同じカードを使えます。
trump_fighter-rule-6-2 = ↕は、自分のカードと、それに向き合う相手のカードです。
trump_fighter-rule-6-3 = 階段は続きの数字（Aは1だけ）、横線は同じ数字、四つのマークは同じマーク、しずくは色。「以上」「以下」は数の範囲。添えた数はその枚数以上、Σは合計がちょうどです。
trump_fighter-rule-6-4 = 十人の闘士はこのアプリの創作です。スキルは四つずつ、合わせて14点。
trump_fighter-rule-7 = 時計が動くのは、卓が見えているあいだだけ。離れると止まり、二人が戻ると続きから動きます。
