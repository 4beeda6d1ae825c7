akuma_trick-credit = アクマトリック（説明書に作者名の記載はありません）
akuma_trick-story = とりついたのは、手のひらサイズの憎めないアクマたち。トリックの数字がだんだん上がり、出せない人や出したくない人が「カイホウ」で手札のアクマを逃がします。だれかの手札がなくなれば終わり。その人だけは勝てず、残った手札の点が一番低い人の勝ちです。

akuma_trick-colour-Y = 黄
akuma_trick-colour-P = 桃
akuma_trick-colour-G = 緑
akuma_trick-colour-V = 紫
akuma_trick-colour-B = 青
akuma_trick-colour-W = 白
akuma_trick-card = { $colour }{ $rank }
akuma_trick-cards-some = { $cards }
akuma_trick-cards-set = { $rank }を{ $count }枚
akuma_trick-cards-run = { $colour }{ $from }〜{ $to }
akuma_trick-do-some = { $cards }を出す
akuma_trick-do-set = { $rank }を{ $count }枚出す
akuma_trick-do-run = { $colour }{ $from }〜{ $to }を出す

akuma_trick-few = { $count ->
    [0] 手札なし
   *[other] のこり{ $count }枚
}
akuma_trick-mat = 場
akuma_trick-beat = これより上
akuma_trick-beat-none = 自由
akuma_trick-lock = ロック
akuma_trick-lock-none = なし
akuma_trick-direction = 手番の向き
akuma_trick-clockwise = 時計回り
akuma_trick-counter = 逆回り
akuma_trick-number = カイホウ数
akuma_trick-terms = カイホウ数の出し方
akuma_trick-sum = { $kind ->
    [plain] { $ones }枚×1＝{ $total }
    [plain-times] { $ones }枚×1、4があるので{ $factor }倍＝{ $total }
    [eights] { $ones }枚×1＋8が{ $eights }枚×{ $each }＝{ $total }
   *[eights-times] （{ $ones }枚×1＋8が{ $eights }枚×{ $each }）、4があるので{ $factor }倍＝{ $total }
}
akuma_trick-empty = 新しいトリックの始まりです。
akuma_trick-summary-any_time = いつでも出せる。残ると{ $points }点
akuma_trick-summary-steal = スティール：手札を盗む
akuma_trick-summary-multiply = カイホウ数が何倍にも
akuma_trick-summary-reverse = リバース：逆回りに
akuma_trick-summary-lock = ロック：その色だけに
akuma_trick-summary-count_more = カイホウ数に{ $counts }と数える
akuma_trick-stolen = 盗んだカード：
akuma_trick-robbed = 盗まれたカード：
akuma_trick-flag-spare = 残せる
akuma_trick-flag-fresh = 新入り

akuma_trick-switch = 出すか、カイホウか
akuma_trick-switch-play = 出す
akuma_trick-switch-release = カイホウ
akuma_trick-release-button = { $count ->
    [0] 捨てずにカイホウ
   *[other] { $count }枚をカイホウ
}
akuma_trick-ask-lead = { $name } さんが先手です。一枚でも、同じ数字でも、同じ色の続き数字でも。
akuma_trick-ask-lead-sets = { $name } さんが先手です。一枚でも、同じ数字を何枚でも。
akuma_trick-ask = { $name } さん、{ $beat }より上か0を出すか、カイホウを。
akuma_trick-ask-locked = { $name } さん、{ $colours }だけで{ $beat }より上か0を出すか、カイホウを。
akuma_trick-ask-none = { $name } さん、出せるカードがありません。カイホウの時間です。
akuma_trick-help-missing = あと { $cards } がいります。
akuma_trick-help-more = 明るいカードは、いっしょに出せます。
akuma_trick-help-whole = いっしょに出せるカードは、もうありません。
akuma_trick-gauge = { $sum } / { $number }
akuma_trick-right = ぴったりです。逃がしてやりましょう。
akuma_trick-right-none = 捨てるカードはありません。0は手もとに残ります。

akuma_trick-steal = スティール
akuma_trick-steal-left = あと{ $count }枚まで
akuma_trick-steal-played = 出したカード：{ $cards }
akuma_trick-ask-steal = { $name } さん、だれの手札から引きますか。中身は見えません。
akuma_trick-stop = もう盗まない
akuma_trick-then-reverse = このあと手番の向きが変わります。
akuma_trick-then-lock = このあとロック：

akuma_trick-released = { $name } さんがカイホウ
akuma_trick-discards = 捨てたカード
akuma_trick-paid = { $name } さんは{ $count }枚、合わせて{ $sum }を捨てました。
akuma_trick-paid-none = { $name } さんの手札は0だけなので、何も捨てませんでした。
akuma_trick-ended = { $name } さんの手札がなくなって、おしまい。{ $name } さんは勝てません。
akuma_trick-hand-empty = アクマが一匹もいないので、勝ちにはなりません。
akuma_trick-term = { $card }：{ $points }点

akuma_trick-entry-play = { $name } さん：{ $cards }
akuma_trick-entry-steal = { $name } さんが { $from } さんから一枚盗んだ
akuma_trick-entry-stole = { $name } さんが { $from } さんの{ $card }を盗んだ
akuma_trick-entry-stop = { $name } さんはもう盗まなかった
akuma_trick-entry-release = { $name } さんがカイホウ：{ $cards }
akuma_trick-entry-release-none = { $name } さんが何も捨てずにカイホウ

akuma_trick-refusal-no_cards = カードを一枚以上えらんでください。
akuma_trick-refusal-card_twice = { $cards } は一度しか使えません。
akuma_trick-refusal-not_in_hand = { $cards } は手札にありません。
akuma_trick-refusal-run_not_rising = 続き数字は、小さいほうから並べて出します。
akuma_trick-refusal-no_combination = その組み合わせは出せません。同じ数字か、同じ色の続き数字でそろえてください。
akuma_trick-refusal-no_runs = この対戦では続き数字は使えません。同じ数字だけがまとめて出せます。
akuma_trick-refusal-zero_in_run = 0は続き数字に入れません。
akuma_trick-refusal-locked = ロック中です。出せるのは{ $colours }だけ。
akuma_trick-refusal-too_low = { $cards } では{ $beat }を超えられません。
akuma_trick-refusal-leader_must_play = 先手はカイホウできません。まず一枚、どうぞ。
akuma_trick-refusal-zero_kept = { $cards }：0はカイホウでは捨てられません。
akuma_trick-refusal-excess = { $count ->
    [1] 一枚多いようです。{ $cards } は残せます。
   *[other] 一枚多いようです。{ $cards } のどれか一枚は残せます。
}
akuma_trick-refusal-discard_all = 全部でも{ $number }に届かないので、0のほかは残らず捨てます。あと { $cards }。
akuma_trick-refusal-too_few = { $number }まで、あと{ $left }（いま{ $sum }）。
akuma_trick-refusal-no_such_seat = その席にはだれもいません。
akuma_trick-refusal-own_seat = 自分の手札からは盗めません。
akuma_trick-refusal-last_card = { $name } さんは最後の一枚。それだけは盗めません。
akuma_trick-refusal-impossible_outcome = { $name } さんはそのカードを持っていません。

akuma_trick-option-combos = まとめ出し
akuma_trick-option-combos-help = どんなカードなら、まとめて出せることにしますか。
akuma_trick-option-combos-sets_and_runs = 同じ数字と続き数字
akuma_trick-option-combos-sets = 同じ数字だけ

akuma_trick-rules-cards = カード
akuma_trick-rules-setup = 準備
akuma_trick-rules-play = カードの出し方
akuma_trick-rules-effects = 2・5・6の特殊効果
akuma_trick-rules-release = アクマカイホウ
akuma_trick-rules-end = 終わりと得点
akuma_trick-rule-0 = アクマは六色、どの色にもランク0〜9が一枚ずつ。黄（おひさま）・桃（ハート）・緑（クローバー）・紫（ひし形）・青（しずく）・白（四角）。頭のかざりの数がランクです。
akuma_trick-rule-1-1 = 人数と同じ数の色を使います。3人なら黄・桃・緑、そこへ紫、青、白の順に加わります。よく切って、一人に10枚ずつ配ります。
akuma_trick-rule-1-2 = スタートプレイヤーが先手。手番は時計回りに進みます。
akuma_trick-rule-1-3 = 手札は秘密です。盗まれたカードは、盗んだ人と盗まれた人だけが知っています。カイホウで捨てたカードは公開。終わったら全員の手札を開きます。
akuma_trick-rule-2-1 = 手番には、カードを一枚以上出すか、カイホウをします。手番は何周でも回り、途中で抜ける人はいません。
akuma_trick-rule-2-2 = 先手は、出せる組み合わせなら何でも出せます。
akuma_trick-rule-2-3 = ほかの人は、すぐ前に出されたランクより上のカードだけを出します。同じランクではいけません。
akuma_trick-rule-2-4 = まとめて出せるのは、同じランクのカードか、同じ色で二つ以上続いたランク。続き数字は小さいほうから並べ、一番下が前の人を超え、一番上が次の人の相手になります（設定で、続き数字なしにもできます）。
akuma_trick-rule-2-5 = 何枚出すかは自由です。前の人の枚数に合わせなくてかまいません。
akuma_trick-rule-2-6 = 0はいつでも、0の上にも、何枚でもまとめて出せます。次の人は1以上か、また0を出します。0は続き数字には入りません。
akuma_trick-rule-2-7 = 出したカードは、トリックが終わるまで場に並べておきます。
akuma_trick-rule-3 = 特殊効果は、そのカードが出たときに全部起こります。順番は、スティール、リバース、ロックです。
akuma_trick-rule-3-1 = 2はスティール。出した2の枚数まで、一枚ずつ相手を指名して、中身を見ずに手札を引けます。途中でやめてもかまいません。最後の一枚は盗めません。
akuma_trick-rule-3-2 = 5はリバース。一度に奇数枚出ると手番の向きが変わり、トリックが終わってもそのままです。偶数枚なら変わりません。
akuma_trick-rule-3-3 = 6はロック。トリックが終わるまで、出された6の色しか出せません。0も同じです。あとから6が出れば、その色に変わります。カイホウには関係ありません。
akuma_trick-rule-4-1 = 出せないとき、出したくないときはカイホウをします。トリックの先手だけは、カイホウできません。
akuma_trick-rule-4-2 = カイホウ数は、場の8を4、ほかを1と数えた合計に、場の4の枚数より一つ多い数をかけたもの。合計10で4が二枚なら、30です。
akuma_trick-rule-4-3 = ランクの合計がカイホウ数以上になるように手札を捨てます。ただし余分はだめ。どの一枚を戻しても足りなくなるようにします。30なら7・8・9・9は捨てられ、6・7・8・9・9は捨てられません。
akuma_trick-rule-4-4 = 0は捨てられません。
akuma_trick-rule-4-5 = 0のほかを全部合わせても届かないときは、それを全部捨てます。0は手札に残り、ゲームは続きます。
akuma_trick-rule-4-6 = これでトリックは終わり。場のカードも捨てたカードも、ゲームから除きます。次の先手はカイホウした人の左隣、逆回りのときは右隣です。
akuma_trick-rule-5-1 = カードを出したあと、またはカイホウのあとで、だれかの手札がなくなったら、その場で終わり。最後に出したカードの特殊効果は起こりません。
akuma_trick-rule-5-2 = 残った手札は、ランクがそのまま点になります。0は15点。0・1・7なら23点です。
akuma_trick-rule-5-3 = 手札の残っている人のうち、一番点の低い人の勝ち。並んだら枚数の少ない人、それも同じなら全員の勝ちです。
