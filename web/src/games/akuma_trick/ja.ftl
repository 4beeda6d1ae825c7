akuma_trick-credit = アクマトリック（説明書に作者名の記載はありません）

akuma_trick-start-help = じゃんけんでも何でも、好きな方法で決めてください。

akuma_trick-cards-some = { $cards }
akuma_trick-cards-set = { $count }枚の{ $rank }
akuma_trick-cards-run = { $colour }{ $from }〜{ $to }
akuma_trick-do-some = { $cards }を出す
akuma_trick-do-set = { $rank }を{ $count }枚出す
akuma_trick-do-run = { $colour }{ $from }〜{ $to }を出す

akuma_trick-few = { $count ->
    [0] 手札なし
   *[other] 残り{ $count }枚
}
akuma_trick-mat = 場
akuma_trick-beat = これより上
akuma_trick-beat-none = 自由
akuma_trick-lock = ロック
akuma_trick-lock-none = なし
akuma_trick-direction = 手番の向き
akuma_trick-clockwise = 時計回り
akuma_trick-counter = 反時計回り
akuma_trick-number = カイホウ数
akuma_trick-number-is = カイホウ数：
akuma_trick-terms = カイホウ数の出し方
akuma_trick-sum = { $kind ->
    [plain] { $ones }枚×1＝{ $total }
    [plain-times] { $ones }枚×1、4があるので{ $factor }倍＝{ $total }
    [eights] { $ones }枚×1＋8が{ $eights }枚×{ $each }＝{ $total }
   *[eights-times] （{ $ones }枚×1＋8が{ $eights }枚×{ $each }）、4があるので{ $factor }倍＝{ $total }
}
akuma_trick-empty = 新しいトリックの始まりです。
akuma_trick-summary-any_time = ロックのほかはいつでも。残ると{ $points }点
akuma_trick-summary-steal = スティール：ほかの人の手札から盗む
akuma_trick-summary-multiply = カイホウ数が何倍にも
akuma_trick-summary-reverse = リバース：向きが逆に
akuma_trick-summary-lock = ロック：その色だけに
akuma_trick-summary-count_more = カイホウ数に{ $counts }と数える
akuma_trick-stolen = 盗んだカード：
akuma_trick-robbed = 盗まれたカード：
akuma_trick-flag-spare = 残せる
akuma_trick-flag-fresh = 新入り

akuma_trick-turn-play = 出すに戻る
akuma_trick-turn-release = { $price ->
    [0] カイホウ
   *[other] カイホウ（{ $price }）
}
akuma_trick-release-button = { $count ->
    [0] 捨てずにカイホウ
   *[other] { $count }枚捨ててカイホウ
}
akuma_trick-ask-lead = { $name }さんのリードです。{ $runs ->
    [sets] 1枚でも、同じ数字を何枚でも
    [sets_and_long_runs-one] 1枚でも、同じ数字の組でも、同じ色で3枚以上の連番でも
    [sets_and_long_runs-mixed] 1枚でも、同じ数字の組でも、色を問わず3枚以上の連番でも
    [sets_and_runs-mixed] 1枚でも、同じ数字の組でも、色を問わず連番でも
   *[other] 1枚でも、同じ数字の組でも、同じ色の連番でも
}出せます。
akuma_trick-ask = { $name }さん、{ $least ->
    [none] 0
   *[other] { $least }以上か0
}を出すか、カイホウしてください。
akuma_trick-ask-locked = { $name }さん、{ $colours }だけの{ $least ->
    [none] 0
   *[other] { $least }以上か0
}を出すか、カイホウしてください。
akuma_trick-ask-none = { $name }さん、出せるカードがありません。カイホウしてください。
akuma_trick-help-missing = あと{ $cards }も必要です。
akuma_trick-help-more = 明るいカードは、いっしょに出せます。
akuma_trick-help-whole = いっしょに出せるカードは、もうありません。
akuma_trick-help-last = これを出すと手札がなくなり、ゲームは終わり。勝ちにはなりません。
akuma_trick-gauge = { $sum } / { $number }
akuma_trick-discard = 合わせて{ $number }以上になるように、捨てるカードを選んでください。
akuma_trick-right = これで足ります。逃がしてやりましょう。
akuma_trick-right-none = 捨てるカードはありません。0は手もとに残ります。

akuma_trick-steal = スティール
akuma_trick-steal-left = あと{ $count }枚まで
akuma_trick-steal-played = 出したカード：{ $cards }
akuma_trick-ask-steal = { $name }さん、だれの手札から引きますか。中身は見えません。
akuma_trick-stop = もう盗まない
akuma_trick-move-steal = { $name }さんから盗む
akuma_trick-move-release = カイホウする：{ $cards }
akuma_trick-move-release-none = 何も捨てずにカイホウする
akuma_trick-then-reverse = このあと手番の向きが変わります。
akuma_trick-then-lock = このあとロック：

akuma_trick-released = { $name }さんがカイホウ
akuma_trick-discards = 捨てたカード
akuma_trick-paid-some = { $count }枚、合わせて{ $sum }を捨てました。
akuma_trick-paid-all = 届かず、0以外を全部（合計{ $sum }）捨てました。
akuma_trick-paid-hand = 届かず、手札を全部（合計{ $sum }）捨てました。
akuma_trick-paid-none = 手札は0だけなので、何も捨てませんでした。
akuma_trick-low-wins = ほかの人のうち、手札に残った点がいちばん少ない人の勝ちです。
akuma_trick-ended = { $name }さんの手札がなくなり、ゲームは終わりです。{ $name }さんは勝てません。
akuma_trick-hand-empty = 手札をなくした人は、0点でも勝てません。
akuma_trick-note-out = 手札なしは負け
akuma_trick-term = { $card }：{ $points }点

akuma_trick-reason-enough = 手札は{ $count }枚もあります。盗んでも点が増えるだけです。
akuma_trick-reason-stays_in = 手札がわずかなので、{ $seat }さんから1枚盗めば持ちこたえられます。
akuma_trick-reason-takes_chance = { $seat }さんの1枚に賭ける手です。小さい数字なら、手札が長もちします。
akuma_trick-reason-last_cards = 手札がなくなって終わります。これでは勝てません。
akuma_trick-reason-must_release = 出せるカードがありません。カイホウで手札の点が{ $points }減ります。
akuma_trick-reason-releases = カイホウ数は{ $number }。手札の点が{ $points }減ります。
akuma_trick-reason-sheds_in_time = { $seat }さんの手札が残りわずか。終わる前に{ $points }点減らせます。
akuma_trick-reason-zero_costs = 残ると{ $points }点になる0を、今のうちに出せます。
akuma_trick-reason-turns_away = 向きが変わり、手札が残りわずかな{ $seat }さんに番が回りません。
akuma_trick-reason-makes_dear = カイホウ数が{ $number }になり、次にカイホウする人の手札が大きく減ります。
akuma_trick-reason-many_at_once = { $count }枚まとめて出せて、{ $points }点減ります。
akuma_trick-reason-hard_to_beat = 次の人が出しにくい高いカードで、{ $points }点減ります。
akuma_trick-reason-keeps_zero = ロックのほかはいつでも出せる0を、まだ残しておけます。
akuma_trick-reason-small_step = 小さい数字を出して、手札を{ $count }枚残せます。

akuma_trick-entry-play = { $name }さんが{ $cards }を出した。
akuma_trick-entry-steal = { $name }さんが{ $from }さんから1枚盗んだ。
akuma_trick-entry-stole = { $name }さんが{ $from }さんの{ $card }を盗んだ。
akuma_trick-entry-stop = { $name }さんは盗むのをやめた。
akuma_trick-entry-release = { $name }さんがカイホウ：{ $cards }。
akuma_trick-entry-release-none = { $name }さんが何も捨てずにカイホウ。

akuma_trick-refusal-no_cards = カードを1枚以上選んでください。
akuma_trick-refusal-card_twice = { $cards }は一度しか使えません。
akuma_trick-refusal-not_in_hand = { $cards }は手札にありません。
akuma_trick-refusal-run_not_rising = 連番は、小さいほうから並べて出します。
akuma_trick-refusal-no_combination = その組み合わせは出せません。{ $runs ->
    [sets] 同じ数字でそろえてください。
    [sets_and_runs-mixed] 同じ数字か、連番でそろえてください。
    [sets_and_long_runs-mixed] 同じ数字か、3枚以上の連番でそろえてください。
    [sets_and_long_runs-one] 同じ数字か、同じ色で3枚以上の連番でそろえてください。
   *[other] 同じ数字か、同じ色の連番でそろえてください。
}
akuma_trick-refusal-no_runs = この対戦では連番は使えません。まとめて出せるのは同じ数字だけです。
akuma_trick-refusal-short_run = この対戦の連番は、{ $least }枚からです。
akuma_trick-refusal-zero_in_run = 0は連番に入れません。
akuma_trick-refusal-locked = ロック中です。出せるのは{ $colours }だけ。
akuma_trick-refusal-too_low = { $cards }では{ $beat }を超えられません。
akuma_trick-refusal-leader_must_play = リードする人はカイホウできません。まずカードを出してください。
akuma_trick-refusal-zero_kept = { $cards }：0はカイホウでは捨てられません。
akuma_trick-refusal-excess = { $count ->
    [1] 1枚多いようです。{ $cards }は残せます。
   *[other] 1枚多いようです。{ $cards }のどれか1枚は残せます。
}
akuma_trick-refusal-discard_all = 全部合わせても{ $number }に届かないので、0のほかは全部捨てます。まだ{ $cards }が残っています。
akuma_trick-refusal-discard_hand = 全部でも{ $number }に届かないので、0も入れて手札を全部捨てます。まだ{ $cards }があります。
akuma_trick-refusal-too_few = { $number }まで、あと{ $left }（今は{ $sum }）。
akuma_trick-refusal-no_such_seat = その席にはだれもいません。
akuma_trick-refusal-own_seat = 自分の手札からは盗めません。
akuma_trick-refusal-last_card = { $name }さんの手札は最後の1枚です。それは盗めません。
akuma_trick-refusal-impossible_outcome = { $name }さんはそのカードを持っていません。

akuma_trick-option-combos = まとめ出し
akuma_trick-option-combos-help = 説明書の図が失われているので、同じ数字のほかに連番も出せるか、何枚からかを、ここで決めます。
akuma_trick-option-combos-sets_and_runs = 連番は2枚から
akuma_trick-option-combos-sets_and_long_runs = 連番は3枚から
akuma_trick-option-combos-sets = 連番なし
akuma_trick-option-run_colours = 連番の色
akuma_trick-option-run_colours-help = 違う色のカードも、連番にできますか。
akuma_trick-option-run_colours-one = 同じ色だけ
akuma_trick-option-run_colours-mixed = 色は自由
akuma_trick-option-short_release = カイホウ数に届かないとき
akuma_trick-option-short_release-help = 0も捨てる設定では、手札がなくなってゲームが終わり、その人は勝てません。
akuma_trick-option-short_release-keep_zeros = 0は残す
akuma_trick-option-short_release-discard_all = 0も捨てる


akuma_trick-aim = 点の少ない手札を残す。でも、なくしたら勝てない。
akuma_trick-tip-release = カイホウ：合計が届くまで捨て、トリック終了。
akuma_trick-tip-steal = スティール：2の枚数まで、人から盗める。
akuma_trick-tip-reverse = リバース：5が奇数枚なら、向きが逆になる。
akuma_trick-tip-lock = ロック：カイホウまで、6の色しか出せない。
akuma_trick-tip-multiply = 4が出るほど、カイホウ数は何倍にもなる。
akuma_trick-tip-count_more = 8は、カイホウ数では4と数える。
akuma_trick-tip-any_time = ロックのほかは、0をいつでも出せる。
