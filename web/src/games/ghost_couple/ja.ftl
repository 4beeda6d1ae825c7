ghost_couple-credit = ゴーストカップル（testing、.nar Archive カードゲーム企画 その2、2002年9月24日）
ghost_couple-story = 手札のある神経衰弱です。ゴーストには二つの顔があり、両方のカードがそろえばカップリング。場の二枚でも、場と手札の一枚ずつでもかまいません。取るたびに何かが起きるので、記憶力だけでは勝てません。

ghost_couple-side-0 = \0側
ghost_couple-side-1 = \1側
ghost_couple-card = { $name }（{ $ghost }・{ $side }）
ghost_couple-joker = ジョーカー
ghost_couple-goes-with-any_card = どのカードとも組めます。
ghost_couple-goes-with-same_rank = { $rank }どうしなら何色でも組めます。
ghost_couple-goes-with-silent = このカードを使うと効果は起きません。
ghost_couple-goes-with-quartet = 四枚とも自分の宝になれば、さらに{ $points }点。

ghost_couple-event-1 = もう一枚めくる。
ghost_couple-event-2 = もう二枚めくる。
ghost_couple-event-3 = もう三枚めくる。
ghost_couple-event-4 = 四隅を表に。この手番はもう手札で組めない。
ghost_couple-event-5 = X型の五枚を表に。この手番はもう手札で組めない。
ghost_couple-event-6 = 3×3の九枚を表に。この手番はもう手札で組めない。
ghost_couple-event-7 = 伏せた三枚を手札に入れ、手札から三枚を同じ場所へもどす。
ghost_couple-event-8 = だれか一人が二枚引く。
ghost_couple-event-9 = だれか一人が三枚引く。
ghost_couple-event-10 = 次の人を一回とばす。
ghost_couple-event-11 = 手番の回る向きが逆になる。
ghost_couple-event-12 = 手札を全部山札に混ぜて、同じ枚数を引き直す。
ghost_couple-event-13 = 場の一枚をバニッシュして、手番が終わる。
ghost_couple-event-14 = 場の二枚をバニッシュして、手番が終わる。
ghost_couple-event-15 = ほかの人の手札を見て、一枚バニッシュする。
ghost_couple-event-16 = 得点が一番多い人が二枚引く。
ghost_couple-event-17 = ほかの人のトレジャーから一枚もらう。
ghost_couple-event-18 = ほかの人のトレジャーを一枚バニッシュする。
ghost_couple-event-19 = 場を全部、15秒だけ表にする。
ghost_couple-event-20 = 場の一枚をバニッシュする。手番は続く。

ghost_couple-ability-1 = どの\0側とも組める。
ghost_couple-ability-2 = どの\0側とも組める。
ghost_couple-ability-3 = ダミアン様とも組めて、2点多くなる。
ghost_couple-ability-4 = 飛白とも組めて、2点多くなる。
ghost_couple-ability-5 = 毒子・薬子・核子・ほにゅうは、どの二人でも組める。
ghost_couple-ability-6 = 飯綱とも組める。
ghost_couple-ability-7 = 双葉とも組める。
ghost_couple-ability-8 = さくら、御影さくらとも組める。
ghost_couple-ability-9 = 汁親父と真の漢ぱらがトレジャーにそろうと1点。

ghost_couple-board = 場
ghost_couple-cell = { $cell }番：{ $what }
ghost_couple-cell-plan = { $name }（{ $number }枚目）
ghost_couple-cell-down = 伏せたカード
ghost_couple-cell-empty = 空き
ghost_couple-cell-up = 表
ghost_couple-bar = 場のまわり
ghost_couple-deck = 山札{ $count }
ghost_couple-next = 次は { $name } さん
ghost_couple-skipped = とばす：{ $names }
ghost_couple-direction-clockwise = 時計回り
ghost_couple-direction-counter = 反時計回り
ghost_couple-banished = バニッシュ
ghost_couple-banished-help = バニッシュされたカードは、手札や場の表のカードと組めます。組んだ二枚は、効果も得点もなくゲームから除きます。選ぶカードにさわってください。
ghost_couple-banished-empty = まだ何もありません。
ghost_couple-treasures = トレジャー
ghost_couple-treasure-count = 取ったカード{ $count }枚
ghost_couple-treasure-empty = まだ何も取っていません。
ghost_couple-gone = ゲームから除いたカード
ghost_couple-everybody-ghosts = ゴースト
ghost_couple-everybody-trump = カード
ghost_couple-hand-cover = 伏せる
ghost_couple-hand-show = 見る
ghost_couple-hand-is-down = みんなで見られます。手札を見るにはここをタップ。
ghost_couple-hand-left = { $count ->
    [0] 手札はなくなりました。
   *[other] のこった手札{ $count }枚
}

ghost_couple-ask-flip = { $name } さん、あと{ $count }枚めくってください。
ghost_couple-ask-couple = { $name } さん、カップリングをどうぞ。
ghost_couple-ask-couple-or-swap = { $name } さん、組になる二枚をタップ。取らないときは、真ん中と取り替える手札をタップ。
ghost_couple-ask-couple-or-end = もう一組取るか、手番を終えてください。
ghost_couple-ask-swap = 組になる札がありません。{ $name } さん、真ん中と取り替える手札をタップしてください。
ghost_couple-ask-end = もう組になる札はありません。
ghost_couple-ask-mate = { $card } と組める札が光っています。
ghost_couple-ask-no-mate = { $card } と組める札は、今はありません。
ghost_couple-ask-lay = 山札がありません。{ $name } さん、手札を一枚と、置く場所をタップしてください。
ghost_couple-ask-lay-where = { $card } をどこに置きますか。
ghost_couple-ask-draw_for = だれが{ $count }枚引きますか。
ghost_couple-ask-take = 手札に入れる伏せ札を{ $count }枚タップ（いま{ $chosen }枚）。
ghost_couple-ask-take-do = この{ $count }枚を手札に入れる
ghost_couple-ask-put = { $cell }番にもどす手札をタップ（{ $count }枚のうち{ $chosen }枚）。
ghost_couple-ask-put-do = 伏せてもどす
ghost_couple-ask-flip_x = X型の真ん中をタップしてください。
ghost_couple-ask-flip_block = 3×3の真ん中をタップしてください。
ghost_couple-ask-turn-do = この{ $count }枚を表にする
ghost_couple-ask-banish = バニッシュする場のカードを{ $count }枚タップ（いま{ $chosen }枚）。
ghost_couple-ask-banish-do = この{ $count }枚をバニッシュ
ghost_couple-ask-look = だれの手札を見ますか。
ghost_couple-ask-banish_hand = { $seat } さんの手札です。バニッシュする一枚をタップ。
ghost_couple-ask-banish_hand-do = { $card } をバニッシュ
ghost_couple-ask-rob = どのカードをもらいますか。
ghost_couple-ask-rob-do = { $card } をもらう
ghost_couple-ask-banish_treasure = どのカードをバニッシュしますか。
ghost_couple-ask-banish_treasure-do = { $card } をバニッシュ
ghost_couple-ask-covered = { $name } さん、手札は伏せてあります。手札を使うときは開いてください。
ghost_couple-ask-cover = みんなで見て、覚えましょう。
ghost_couple-ask-cover-do = もう伏せる
ghost_couple-ask-reshuffle = 手札を山札に混ぜます。
ghost_couple-ask-reshuffle-do = 混ぜて{ $count }枚引く
ghost_couple-do-swap = { $card } を真ん中と取り替える
ghost_couple-do-end = 手番を終える

ghost_couple-taken = { $cards } のカップリング！
ghost_couple-taken-event = { $cards } のカップリング！ { $event }
ghost_couple-gone-couple = { $cards } をゲームから除きました。

ghost_couple-entry-lay = { $known ->
    [yes] { $name } さんが{ $cell }番に { $card } を置いた。
   *[no] { $name } さんが{ $cell }番に一枚伏せた。
}
ghost_couple-entry-flip = { $name } さんが{ $cell }番をめくった。
ghost_couple-entry-couple = { $name } さんが { $cards } を取った。
ghost_couple-entry-couple-event = { $name } さんが { $cards } を取った。{ $event }
ghost_couple-entry-gone = { $name } さんが { $cards } をゲームから除いた。
ghost_couple-entry-swap = { $name } さんが { $card } を真ん中に置いた。
ghost_couple-entry-end = { $name } さんが手番を終えた。
ghost_couple-entry-draw_for = { $name } さんが { $other } さんに引かせた。
ghost_couple-entry-take = { $name } さんが{ $cells }番を手札に入れた。
ghost_couple-entry-put = { $name } さんが同じ枚数を伏せてもどした。
ghost_couple-entry-flip_x = { $name } さんが{ $cell }番を真ん中にX型をめくった。
ghost_couple-entry-flip_block = { $name } さんが{ $cell }番を真ん中に3×3をめくった。
ghost_couple-entry-banish = { $name } さんが{ $cells }番をバニッシュした。
ghost_couple-entry-look = { $name } さんが { $other } さんの手札を見た。
ghost_couple-entry-banish_hand = { $name } さんがその中の { $card } をバニッシュした。
ghost_couple-entry-rob = { $name } さんが { $other } さんから { $card } をもらった。
ghost_couple-entry-banish_treasure = { $name } さんが { $other } さんの { $card } をバニッシュした。
ghost_couple-entry-cover = 場がまた伏せられた。
ghost_couple-entry-reshuffle = { $name } さんが手札を山札に混ぜて引き直した。

ghost_couple-term-cards = カード{ $points }点
ghost_couple-term-quartets = 四枚の8 { $points }点
ghost_couple-term-abilities = 能力{ $points }点
ghost_couple-term-bonus = 一番に手札なし{ $points }点

ghost_couple-refusal-not_now = { $phase ->
    [flip] 先にカードをめくってください。
    [lay] 先に手札を一枚、場に置いてください。
    [couple] もうめくれません。組を取るか、取り替えるか、手番を終えてください。
    [cover] 先に場を伏せてください。
   *[other] 取ったカップリングの効果が先です。
}
ghost_couple-refusal-not_in_deck = { $card } はこの対戦では使いません。
ghost_couple-refusal-not_in_hand = { $card } は手札にありません。
ghost_couple-refusal-not_empty = { $cell }番には置けません。空いている場所に置きます。
ghost_couple-refusal-not_face_down = { $cell }番に伏せたカードはありません。
ghost_couple-refusal-not_two_cards = カップリングは二枚です（いま{ $count }枚）。
ghost_couple-refusal-same_card = { $card } は二回選べません。
ghost_couple-refusal-not_available = { $card } は使える場所にありません。
ghost_couple-refusal-both_in_hand = { $cards } は両方とも手札です。一枚は場にないと組めません。
ghost_couple-refusal-both_banished = { $cards } は両方ともバニッシュされています。一枚は場か手札のカードです。
ghost_couple-refusal-hand_out_of_use = この手番はもう、手札の { $card } を組に使えません。
ghost_couple-refusal-no_couple = { $cards } は組になりません。
ghost_couple-refusal-swap_owed = 何も取らなかったときは、手札を一枚、真ん中と取り替えて手番を終えます。
ghost_couple-refusal-no_swap_after_couple = カップリングを取ったので、取り替えはありません。
ghost_couple-refusal-centre_empty = 真ん中が空いているので、取り替えられません。
ghost_couple-refusal-wrong_count = 選ぶのは{ $expected }枚です（いま{ $count }枚）。
ghost_couple-refusal-same_cell = { $cell }番は二回選べません。
ghost_couple-refusal-not_a_middle = { $cell }番は端すぎます。真ん中は内側の3×3から選びます。
ghost_couple-refusal-nothing_to_turn = { $cell }番のまわりに、伏せたカードはありません。
ghost_couple-refusal-no_card = { $cell }番にカードはありません。
ghost_couple-refusal-no_seat = その席にはだれもいません。
ghost_couple-refusal-not_yourself = 選べるのは、ほかの人です。
ghost_couple-refusal-hand_empty = { $seat } さんの手札はありません。
ghost_couple-refusal-not_in_that_hand = { $card } は { $seat } さんの手札にありません。
ghost_couple-refusal-not_in_treasure = { $card } は { $seat } さんのトレジャーにありません。

ghost_couple-option-deck = 使うカード
ghost_couple-option-deck-help = ゴーストには十九のイベントと、特別な相性があります。トランプはもっと簡単で、2人か3人用です。
ghost_couple-option-deck-ghosts = ゴースト100枚
ghost_couple-option-deck-trump = トランプ（2〜3人）

ghost_couple-rules-setup = 準備
ghost_couple-rules-turn = 手番
ghost_couple-rules-banishing = バニッシュ
ghost_couple-rules-end = 終わり
ghost_couple-rules-trump = トランプで遊ぶとき
ghost_couple-rules-ghosts = ゴーストで遊ぶとき
ghost_couple-rule-1-1 = よく切って、25枚を五枚ずつ五列に伏せて並べます。順に1番から25番です。真ん中の13番だけは表向き。手札はゴーストなら5枚、トランプなら3枚です。
ghost_couple-rule-1-2 = カードがあるのは、手札、場、山札、バニッシュエリア（公開）、それぞれのトレジャー（取ったカード、公開）です。
ghost_couple-rule-1-3 = 引いたカードや伏せて置いたカードは、本人だけが見ます。場に伏せたカードは、置いた本人も見直せません。覚えておきましょう。終わったら手札を公開します。
ghost_couple-rule-2-1 = 手番の初めに山札から一枚引きます。山札がなければ、手札を一枚、空いた場所に伏せて置きます（真ん中なら表向き）。空きがなければ、26番、27番…と場を広げます。
ghost_couple-rule-2-2 = 伏せたカードを二枚、一枚ずつめくります。一枚目を見てから二枚目を決められます。
ghost_couple-rule-2-3 = カップリングを取ります。場の表のカードどうしか、場と手札の一枚ずつです。手札どうしでは組めません。いくつでも、一組ずつ取れて、効果はそのつど最後まで行います。できないことは飛ばします。
ghost_couple-rule-2-4 = 一組も取らなかったら、手札を一枚、真ん中のカードと取り替えます。置いた手札は表向きで、これで手番は終わりです（手札か真ん中がなければ、取り替えません）。
ghost_couple-rule-2-5 = 手番が終わったら、真ん中のほかは伏せ直し、空いた場所に山札から補います。
ghost_couple-rule-2-6 = このときだれかの手札がなくなっていたら、ゲームは終わりです。そうでなければ次の人の手番です。
ghost_couple-rule-3-1 = バニッシュされたカードは、表向きでバニッシュエリアに置きます。
ghost_couple-rule-3-2 = バニッシュエリアのカードは、手札か場の表のカードと組めます。二枚ともゲームから除き、効果も得点もありません。その手番のカップリングには数えます。
ghost_couple-rule-4-1 = 得点が一番多い人の勝ち。並んだら、みんなで勝ちです。
ghost_couple-rule-4-2 = 最初に手札をなくした人は、人数と同じ点をもらいます。手番の終わりに手札のない人だけが対象です。
ghost_couple-rule-4-3 = 得点表には、カードの点、四枚の8、能力、手札をなくした点がのります。
ghost_couple-rule-5-1 = 赤が\0側、黒が\1側です。同じ数で色ちがいなら組めます。8はどの二枚でも、ジョーカーはどのカードとも組めます。
ghost_couple-rule-5-2 = 赤のAから10は1点、赤のJ・Q・Kは2点、ジョーカーは−1点、黒は0点。四枚の8がそろえば8点多くなります。
ghost_couple-rule-5-3 = A＝もう一枚めくる。2＝自分も入れてだれかが二枚引く。3＝伏せた三枚（真ん中以外）を取り、手札から三枚を同じ場所にもどす。4＝四隅を表に。5＝X型の五枚を表に。4と5のあと、この手番は手札で組めません。J＝次の人をとばす。Q＝向きが逆に。K＝場の一枚をバニッシュ。ほかの数と、ジョーカーを使った組には効果がありません。
ghost_couple-rule-5-4 = カードが足りないときは、あるだけで行います。X型や3×3には、伏せたカードが一枚は必要です。
ghost_couple-rule-5-5 = 一回の手番のスキップは足し合わせますが、自分にもどるまでです。次の人は、手番が終わったときの向きで決まります。
ghost_couple-rule-6-1 = 同じゴーストの\0側と\1側でカップリングです。紋が同じで、半月を合わせると満月になります。多くのゴーストは、それぞれの側が二枚ずつです。
ghost_couple-rule-6-2 = \0側には得点、\1側にはイベントがあります。だれとでも組める二枚は−1点です。
ghost_couple-rule-6-3 = イベント：もう一枚・二枚・三枚めくる／四隅・X型・3×3を表にして、あとは手札で組めない／三枚取って三枚もどす／だれかが二枚か三枚引く／スキップ／向きが逆に／手札を山札に混ぜて引き直す／場の一枚か二枚をバニッシュして手番終了／ほかの手札を見て一枚バニッシュ／一位の人が二枚引く／ほかのトレジャーを一枚もらう、またはバニッシュ／場を全部15秒見せる。
ghost_couple-rule-6-4 = 能力：変なうにゅうとキモいゆうかは、どの\0側とも組めます。飛白とダミアン様は組めて2点多く。毒子・薬子・核子・ほにゅうはどの二人でも。かこんは飯綱と、汁親父は双葉と、うにゅうは二人のさくらとも。汁親父と真の漢ぱらがトレジャーにそろえば1点。
ghost_couple-rule-6-5 = 全部覚えなくても大丈夫。表のカードをタップするか、「ゴースト」を開けば書いてあります。
