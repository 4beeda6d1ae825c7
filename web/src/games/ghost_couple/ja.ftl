ghost_couple-credit = ゴーストカップル（testing、.nar Archiveカードゲーム企画その2、2002年9月24日）

ghost_couple-start-help = じゃんけんでも、カレー対決でも、好きな勝負で決めてください。

ghost_couple-side-0 = 左の月
ghost_couple-side-1 = 右の月
ghost_couple-card = { $name }（{ $ghost }・{ $side }）
ghost_couple-joker = ジョーカー
ghost_couple-joker-of = ジョーカー{ $number }
ghost_couple-goes-with-any_card = どのカードとも組めます。
ghost_couple-goes-with-same_rank = { $rank }どうしなら何色でも組めます。
ghost_couple-goes-with-silent = このカードを使うとイベントは起きません。
ghost_couple-goes-with-quartet = 4枚とも自分のトレジャーにそろえば、さらに{ $points }点。

ghost_couple-event-1 = もう1枚めくる。
ghost_couple-event-2 = もう2枚めくる。
ghost_couple-event-3 = もう3枚めくる。
ghost_couple-event-4 = 四隅を表に。この手番はもう手札で組めない。
ghost_couple-event-5 = X型の5枚を表に。この手番はもう手札で組めない。
ghost_couple-event-6 = 3×3の9枚を表に。この手番はもう手札で組めない。
ghost_couple-event-7 = 伏せた3枚を手札に入れ、手札から3枚を同じ場所へ戻す。
ghost_couple-event-8 = だれか一人が2枚引く。
ghost_couple-event-9 = だれか一人が3枚引く。
ghost_couple-event-10 = 次の人を1回飛ばす。
ghost_couple-event-11 = 手番の回る向きが逆になる。
ghost_couple-event-12 = 手札を全部山札に混ぜて、同じ枚数を引き直す。
ghost_couple-event-13 = 場の1枚をバニッシュして、手番が終わる。
ghost_couple-event-14 = 場の2枚をバニッシュして、手番が終わる。
ghost_couple-event-15 = ほかの人の手札を見て、1枚バニッシュする。
ghost_couple-event-16 = 得点がいちばん多い人（同点なら全員）が2枚引く。
ghost_couple-event-17 = ほかの人のトレジャーから1枚奪う。
ghost_couple-event-18 = ほかの人のトレジャーを1枚バニッシュする。
ghost_couple-event-19 = 場を全部、15秒だけ表にする。
ghost_couple-event-20 = 場の1枚をバニッシュする。手番は続く。

ghost_couple-ability-1 = 左の月のどのカードとも組める。
ghost_couple-ability-2 = 左の月のどのカードとも組める。
ghost_couple-ability-3 = ダミアン様とも組めて、2点多くなる。
ghost_couple-ability-4 = 飛白とも組めて、2点多くなる。
ghost_couple-ability-5 = 毒子・薬子・核子・ほにゅうは、どの二人でも組める。
ghost_couple-ability-6 = 飯綱とも組める。
ghost_couple-ability-7 = 双葉とも組める。
ghost_couple-ability-8 = さくら、御影さくらとも組める。
ghost_couple-ability-9 = 汁親父と真の漢ぱらがトレジャーにそろうと、さらに1点。

ghost_couple-board = 場
ghost_couple-cell = { $cell }番：{ $what }
ghost_couple-cell-plan = { $name }（{ $number }枚目）
ghost_couple-cell-down = 伏せたカード
ghost_couple-cell-empty = 空き
ghost_couple-cell-up = 表
ghost_couple-bar = 場のまわり
ghost_couple-deck = 山札{ $count }枚
ghost_couple-next = 次は{"\u200B"}{ $name }さん
ghost_couple-skipped = 飛ばす：{ $names }
ghost_couple-direction-clockwise = 時計回り
ghost_couple-direction-counter = 反時計回り
ghost_couple-banished = バニッシュ
ghost_couple-banished-help = バニッシュされたカードは、手札や場の表のカードと組めます。組んだ2枚は、イベントも得点もなくゲームから除きます。
ghost_couple-banished-choose = 選ぶカードをタップしてください。
ghost_couple-banished-goes = 組める・0点
ghost_couple-banished-empty = まだ何もありません。
ghost_couple-treasures = トレジャー
ghost_couple-open-cards = 選べるカード
ghost_couple-treasure-count = 取ったカード{ $count }枚
ghost_couple-treasure-empty = まだ何も取っていません。
ghost_couple-gone = ゲームから除いたカード
ghost_couple-everybody-ghosts = ゴースト
ghost_couple-everybody-trump = カード
ghost_couple-hand-left = { $count ->
    [0] 手札なし
   *[other] 残った手札{ $count }枚
}

ghost_couple-turned = { $card }。
ghost_couple-ask-flip = { $name }さん、あと{ $count }枚めくってください。
ghost_couple-drew = 引いたカード：{ $cards }。{ $ask }
ghost_couple-ask-couple = { $name }さん、カップリングをどうぞ。
ghost_couple-ask-couple-or-swap = { $name }さん、組める2枚をタップ。取らないときは、真ん中と取り替える手札をタップ。
ghost_couple-ask-couple-or-end = { $couples ->
    [0] カップリングを取るか、手番を終えてください。
   *[other] もう一つ取るか、手番を終えてください。
}
ghost_couple-ask-swap = 組めるカードがありません。{ $name }さん、真ん中と取り替える手札をタップしてください。
ghost_couple-ask-end = { $couples ->
    [0] 組めるカードも、取り替えるカードもありません。
   *[other] もう組めるカードはありません。
}
ghost_couple-ask-mate = 「{ $card }」と組めるカードが光っています。
ghost_couple-ask-no-mate = 「{ $card }」と組めるカードは、今はありません。
ghost_couple-ask-lay = 山札がありません。{ $name }さん、手札を1枚と、置く場所をタップしてください。
ghost_couple-ask-lay-where = 「{ $card }」をどこに置きますか。
ghost_couple-ask-draw_for = だれが{ $count }枚引きますか。
ghost_couple-ask-take = 手札に入れる伏せたカードをタップ（{ $chosen } / { $count }枚）。
ghost_couple-ask-take-do = この{ $count }枚を手札に入れる
ghost_couple-ask-put = { $cell }番に戻す手札をタップ（{ $chosen } / { $count }枚）。
ghost_couple-ask-put-do = 伏せて戻す
ghost_couple-ask-flip_x = X型の真ん中をタップしてください。
ghost_couple-ask-flip_block = 3×3の真ん中をタップしてください。
ghost_couple-ask-turn-do = この{ $count }枚を表にする
ghost_couple-ask-banish = バニッシュする場のカードをタップ（{ $chosen } / { $count }枚）。
ghost_couple-ask-banish-do = この{ $count }枚をバニッシュ
ghost_couple-ask-look = だれの手札を見ますか。
ghost_couple-ask-banish_hand = { $seat }さんの手札です。バニッシュする1枚をタップ。
ghost_couple-ask-banish_hand-do = 「{ $card }」をバニッシュ
ghost_couple-ask-rob = どのカードを奪いますか。
ghost_couple-ask-rob-do = 「{ $card }」を奪う
ghost_couple-ask-banish_treasure = どのカードをバニッシュしますか。
ghost_couple-ask-banish_treasure-do = 「{ $card }」をバニッシュ
ghost_couple-ask-hand = { $name }さん、手札を開いてください。
ghost_couple-ask-open-couple = { $name }さん、場の組める2枚をタップ。手札を使うときは開いてください。
ghost_couple-ask-cover = みんなで見て、覚えましょう。
ghost_couple-ask-cover-do = もう伏せる
ghost_couple-ask-reshuffle = 手札を山札に混ぜます。
ghost_couple-ask-reshuffle-do = 混ぜて{ $count }枚引く
ghost_couple-do-swap = 「{ $card }」を真ん中と取り替える
ghost_couple-do-end = 手番を終える
ghost_couple-move-lay = 「{ $card }」を{ $cells }番に置く
ghost_couple-move-flip = { $cells }番をめくる
ghost_couple-move-couple = 「{ $cards }」を取る
ghost_couple-move-swap = 「{ $card }」を真ん中と取り替える
ghost_couple-move-end = 手番を終える
ghost_couple-move-draw_for = { $name }さんが引く
ghost_couple-move-take = { $cells }番を手札に入れる
ghost_couple-move-put = 伏せて戻す：{ $cards }
ghost_couple-move-flip_x = { $cells }番を真ん中にX型をめくる
ghost_couple-move-flip_block = { $cells }番を真ん中に3×3をめくる
ghost_couple-move-banish = { $cells }番をバニッシュする
ghost_couple-move-look = { $name }さんの手札を見る
ghost_couple-move-banish_hand = 「{ $card }」をバニッシュする
ghost_couple-move-rob = { $name }さんの「{ $card }」を奪う
ghost_couple-move-banish_treasure = { $name }さんの「{ $card }」をバニッシュする
ghost_couple-move-cover = 伏せる
ghost_couple-move-reshuffle = 手札を山札に混ぜる

ghost_couple-with = 「{ $mate }」と組むと：
ghost_couple-taken = 「{ $cards }」のカップリング！
ghost_couple-taken-event = 「{ $cards }」のカップリング！{ $event }
ghost_couple-gone-couple = 「{ $cards }」をゲームから除きました。得点はありません。

ghost_couple-reason-lays_mate = 「{ $card }」は場の「{ $mate }」と組めるので、あとでめくって取れます。
ghost_couple-reason-lays_spare = 「{ $card }」と組めるカードは、まだ見つかっていません。
ghost_couple-reason-unseen_cell = まだ見ていない場所のカードがわかります。
ghost_couple-reason-remembers_mate = ここは「{ $card }」。「{ $mate }」と組めます。
ghost_couple-reason-remembers_pair = 「{ $card }」と「{ $mate }」の場所は、どちらも覚えています。
ghost_couple-reason-shows_nothing_new = ここは「{ $card }」。新しいカードを見せずにすみます。
ghost_couple-reason-leaves_couple = 今は取らずにおくほうが得です。
ghost_couple-reason-turn_over = もう組めるカードがありません。
ghost_couple-reason-swaps_spare = 「{ $card }」と組めるカードは、場に見あたりません。
ghost_couple-reason-gives_up = 「{ $card }」を真ん中に渡すことになります。
ghost_couple-reason-wins_match = 手札がなくなり、勝ちです。このカップリングは{ $points }点。
ghost_couple-reason-empties_hand = 手札がなくなって終わります。このカップリングは{ $points }点。
ghost_couple-reason-brings_event = このカップリングは{ $points }点。さらにイベントが起きます。
ghost_couple-reason-uses_hand = 手札を1枚使って、{ $points }点です。
ghost_couple-reason-scores = このカップリングは{ $points }点です。
ghost_couple-reason-draws_itself = 手札が{ $count }枚増えて、組めるカードも増えます。
ghost_couple-reason-slows_down = { $seat }さんの手札が{ $count }枚増えて、なくなるのが遅くなります。
ghost_couple-reason-takes_mate = 手札と組める「{ $card }」が手に入ります。
ghost_couple-reason-takes_unseen = 場のカードを手札に入れて、使わないカードを代わりに伏せられます。
ghost_couple-reason-puts_spare = 使いみちの少ないカードを場に伏せられます。
ghost_couple-reason-turns_most = 伏せたカードが{ $count }枚、表になります。
ghost_couple-reason-banishes_useless = 自分の手札と組めないカードが場からなくなります。
ghost_couple-reason-looks_at = { $seat }さんの手札{ $count }枚を見られます。
ghost_couple-reason-spoils_hand = { $seat }さんの手札から「{ $card }」がなくなります。
ghost_couple-reason-robs = { $seat }さんの「{ $card }」、{ $points }点が手に入ります。
ghost_couple-reason-spoils_treasure = { $seat }さんから「{ $card }」、{ $points }点がなくなります。
ghost_couple-reason-goes_on = ほかにできることはありません。

ghost_couple-entry-lay = { $known ->
    [yes] { $name }さんが{ $cell }番に「{ $card }」を置いた。
   *[no] { $name }さんが{ $cell }番に1枚伏せた。
}
ghost_couple-entry-flip = { $name }さんが{ $cell }番をめくった。
ghost_couple-entry-couple = { $name }さんが「{ $cards }」を取った。
ghost_couple-entry-couple-event =
    { $name }さんが「{ $cards }」を取った。
    { $event }
ghost_couple-entry-gone = { $name }さんが「{ $cards }」をゲームから除いた。
ghost_couple-entry-swap = { $name }さんが「{ $card }」を真ん中に置いた。
ghost_couple-entry-end = { $name }さんが手番を終えた。
ghost_couple-entry-draw_for = { $name }さんが{ $other }さんに引かせた。
ghost_couple-entry-take = { $name }さんが{ $cells }番を手札に入れた。
ghost_couple-entry-put = { $name }さんが同じ枚数を伏せて戻した。
ghost_couple-entry-flip_x = { $name }さんが{ $cell }番を真ん中にX型をめくった。
ghost_couple-entry-flip_block = { $name }さんが{ $cell }番を真ん中に3×3をめくった。
ghost_couple-entry-banish = { $name }さんが{ $cells }番をバニッシュした。
ghost_couple-entry-look = { $name }さんが{ $other }さんの手札を見た。
ghost_couple-entry-banish_hand = { $name }さんがその中の「{ $card }」をバニッシュした。
ghost_couple-entry-rob = { $name }さんが{ $other }さんから「{ $card }」を奪った。
ghost_couple-entry-banish_treasure = { $name }さんが{ $other }さんの「{ $card }」をバニッシュした。
ghost_couple-entry-cover = 場がまた伏せられた。
ghost_couple-entry-reshuffle = { $name }さんが手札を山札に混ぜて引き直した。

ghost_couple-term-cards = カードで{ $points }点
ghost_couple-term-quartets = 4枚の8で{ $points }点
ghost_couple-term-abilities = 能力で{ $points }点
ghost_couple-term-bonus = 手札を最初になくして{ $points }点

ghost_couple-refusal-not_now = { $phase ->
    [flip] 先にカードをめくってください。
    [lay] 先に手札を1枚、場に置いてください。
    [couple] もうめくれません。カップリングを取るか、取り替えるか、手番を終えてください。
    [cover] 先に場を伏せてください。
   *[other] 取ったカップリングのイベントが先です。
}
ghost_couple-refusal-not_in_deck = 「{ $card }」はこの対戦では使いません。
ghost_couple-refusal-not_in_hand = 「{ $card }」は手札にありません。
ghost_couple-refusal-not_empty = { $cell }番には置けません。空いている場所に置きます。
ghost_couple-refusal-not_face_down = { $cell }番に伏せたカードはありません。
ghost_couple-refusal-not_two_cards = カップリングは2枚です（今は{ $count }枚）。
ghost_couple-refusal-same_card = 「{ $card }」は2回選べません。
ghost_couple-refusal-not_available = 「{ $card }」は使える場所にありません。
ghost_couple-refusal-both_in_hand = 「{ $cards }」は両方とも手札です。1枚は場にないと組めません。
ghost_couple-refusal-both_banished = 「{ $cards }」は両方ともバニッシュされています。1枚は場か手札から選びます。
ghost_couple-refusal-hand_out_of_use = この手番はもう、手札の「{ $card }」は使えません。
ghost_couple-refusal-no_couple = 「{ $cards }」は組めません。{ $why ->
    [left_moons] どちらも左の月です。
    [right_moons] どちらも右の月です。
    [same_colour] どちらも同じ色です。
    [other_rank] 数字が違います。
   *[other_ghost] 月は合いますが、別のゴーストです。
}
ghost_couple-refusal-swap_owed = 何も取らなかったときは、手札を1枚、真ん中と取り替えて手番を終えます。
ghost_couple-refusal-no_swap_after_couple = カップリングを取ったので、取り替えはありません。
ghost_couple-refusal-centre_empty = 真ん中が空いているので、取り替えられません。
ghost_couple-refusal-wrong_count = 選ぶのは{ $expected }枚です（今は{ $count }枚）。
ghost_couple-refusal-same_cell = { $cell }番は2回選べません。
ghost_couple-refusal-not_a_middle = { $cell }番は端に近すぎます。真ん中は内側の3×3から選びます。
ghost_couple-refusal-nothing_to_turn = { $cell }番のまわりに、伏せたカードはありません。
ghost_couple-refusal-no_card = { $cell }番にカードはありません。
ghost_couple-refusal-no_seat = その席にはだれもいません。
ghost_couple-refusal-not_yourself = 選べるのは、ほかの人です。
ghost_couple-refusal-hand_empty = { $seat }さんには手札がありません。
ghost_couple-refusal-not_in_that_hand = 「{ $card }」は{ $seat }さんの手札にありません。
ghost_couple-refusal-not_in_treasure = 「{ $card }」は{ $seat }さんのトレジャーにありません。

ghost_couple-option-deck = 使うカード
ghost_couple-option-deck-help = ゴーストには19種類のイベントと、特別な能力があります。トランプはもっと簡単で、2人か3人用です。
ghost_couple-option-deck-ghosts = ゴースト100枚
ghost_couple-option-deck-trump = トランプ


ghost_couple-rail = 手番の流れ
ghost_couple-rail-draw = 引く
ghost_couple-rail-flip = めくる
ghost_couple-rail-couple = 組む
ghost_couple-rail-swap = 取り替える
ghost_couple-rail-end = 伏せる

ghost_couple-aim = 半分ずつの月を組んで、最多得点をめざす。
ghost_couple-tip-event = カップリングのイベントは、取った人が行う。
ghost_couple-tip-gone = バニッシュしたカードと組むと、0点。
ghost_couple-tip-banish = バニッシュしたカードも、まだ組める。
ghost_couple-tip-swap = 取らない手番は、手札と真ん中を取り替える。
