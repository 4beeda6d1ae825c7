bokunron-credit = 暴君論（忍野凛也、Ver. 4.1、2017年1月31日）

bokunron-start-help = この中でいちばん暴君らしいのはだれですか。じゃんけんで決めてもかまいません。

bokunron-marker = ラウンドマーカー
bokunron-chips = チップ{ $count }枚
bokunron-stock-count = ストック{ $count }枚
bokunron-state-out = お休み
bokunron-state-owing = 選択中
bokunron-state-passed = パス
bokunron-state-passed_before = パス不可
bokunron-ace = エース：
bokunron-ace-hidden = 伏せたエース
bokunron-won-trick = 名声：
bokunron-lies = { $card }（ほかの人には伏せてあります）
bokunron-lies-open = { $card }（表向き）

bokunron-plaza = 中央広場
bokunron-leads-left = { $count ->
    [0] 伏せたリード札はありません
   *[other] 伏せたリード札が{ $count }枚
}
bokunron-lead-next = このあとのリード札：{ $card }
bokunron-lead-short = リード
bokunron-lead-is = { $chips ->
    [0] 今のリード札：{ $card }
   *[other] 今のリード札：{ $card }、チップ{ $chips }枚
}
bokunron-lead-was = リード札は{ $card }
bokunron-spot-off = { $name }（チップは置けません）
bokunron-value = 広場{ $value }
bokunron-value-lead =
    リード
    広場{ $value }
bokunron-pile = { $suit }の山
bokunron-column = { $suit }：今は1枚につき{ $power }{ $lead ->
    [yes] 、リードスート
   *[no] { "" }
}。広場では{ $value }（たて{ $upright }枚、よこの山{ $piles }個）{ $chips ->
    [0] 。
   *[other] 、チップ{ $chips }枚。
}
bokunron-strike = { $points }点差で脱落
bokunron-won-tricks = 名声
bokunron-stock = ストック{ $count }枚
bokunron-stock-of = { $name }さんのストック
bokunron-stock-empty = ストックは空です。
bokunron-so-far-how = リード札と残ったチップ、そろったスートやランクが点になります。終わりに、いちばん低い人より{ $points }点以上高い人は脱落です。
bokunron-summary-card = カード
bokunron-summary-points = 点
bokunron-summary-same = そろえると
bokunron-summary-cards = { $count }枚
bokunron-summary-fewest = 残ったチップは1枚1点。トリックが最少の人は、よこの山一つにつき{ $points }点（今は{ $piles }個）。同数なら分けます。
bokunron-summary-strike = いちばん低い人より{ $points }点以上高い人は脱落です。
bokunron-so-far = 今のところ{ $points }点
bokunron-so-far-no-ace = 今のところ{ $points }点と、伏せたAの分
bokunron-leads-gone = だれも取れなかったリード札

bokunron-ask-hand = { $name }さん、手札にする{ $owed }枚を選んでください。
bokunron-ask-suggested = { $name }さん、おすすめの{ $owed }枚です。替えるカードはタップして戻してください。
bokunron-counter = { $owed }枚中{ $chosen }枚
bokunron-take-hand = この{ $owed }枚を手札にする
bokunron-take-from = { $stock }枚から{ $owed }枚を選びます。明るいのが手札です
bokunron-ask-free = { $name }さん、{ $least }〜⁠{ $most }枚出してください。
bokunron-ask-follow = { $name }さん、{ $suit }を入れて{ $least }〜⁠{ $most }枚出してください。
bokunron-ask-add = { $suit }も加えてください。
bokunron-ask-up = { $count }枚出すなら1枚を表向きにします。どれにしますか。
bokunron-ask-must-pass = { $name }さん、手札がないので、パスしかできません。
bokunron-lay = { $count }枚を伏せて出す
bokunron-lay-chips = チップも
bokunron-lay-chips-said = { $count }枚を出して、チップも置く
bokunron-lay-up = { $count }枚を出して、{ $card }を表向きにする
bokunron-pass = パス
bokunron-pass-costs = チップ1枚。次のトリックで手札{ $hand }枚を選び直します
bokunron-pass-costs-last = チップ1枚。最後のトリックを見送ります
bokunron-pass-not = 今はできません（理由を見る）
bokunron-ask-tyrant = { $name }さん、弱めたいスートがあればタップ（チップ1枚で−{ $less }）。
bokunron-no-tyrant = チップを置かない
bokunron-ask-chips = { $suit }にチップを何枚置きますか？（パワーは{ $before }）
bokunron-put = { $suit }にチップを{ $chips }枚置く（1枚{ $before }が{ $after }に）
bokunron-then = → { $after }
bokunron-back = キャンセル
bokunron-ask-plaza = { $name }さん、広場に置く1枚を選んでください。
bokunron-pick = 広場に置く：{ $card }
bokunron-move-hand = 手札にする：{ $cards }
bokunron-move-up = { $cards }を出す（{ $up }は表向き）
bokunron-move-tyrant = 暴君になり、{ $suit }にチップを{ $chips }枚置く

bokunron-outcome-won = { $name }さんの勝ち
bokunron-outcome-nobody_followed = 勝った人はいません
bokunron-outcome-all_passed = 全員がパス
bokunron-why-highest = いちばん高いパワーは{ $power }です。
bokunron-why-level = { $power }で並び、あとから出した{ $name }さんが勝ちました。
bokunron-why-nobody_followed = { $suit }を出した人がいないので、リード札はゲームから外れます。
bokunron-why-all_passed = リード札はゲームから外れます。
bokunron-no-part = 勝負に不参加
bokunron-went-kept = 自分のものに。
bokunron-went-plaza = { $cards }は広場へ。
bokunron-went-winner = { $cards }は勝者へ。
bokunron-went-out = { $cards }はゲームの外へ。
bokunron-formed = 列がそろってよこの山になりました：{ $suits }

bokunron-reason-strong_now = 今のリードスート、{ $suit }が{ $count }枚入ります。
bokunron-reason-strong_later = あとのリード札に備えて、{ $suit }が{ $count }枚入ります。
bokunron-reason-waits = 今回は{ $suit }で争わず、手札をそろえる手です。
bokunron-reason-fresh_hand = チップ1枚で、次は手札を{ $count }枚選び直せます。
bokunron-reason-lets_go = このトリックは見送る手です。
bokunron-reason-cannot_win = { $suit }がないので、このトリックは取れません。
bokunron-reason-too_rich = 今勝つと、いちばん貧しい人との差が開きすぎるおそれがあります。
bokunron-reason-likely_wins = パワー{ $power }なら、たぶん取れます。
bokunron-reason-may_win = パワー{ $power }なら、取れるかもしれません。
bokunron-reason-spends_little = 1枚だけ出して、パワー{ $power }で様子を見る手です。
bokunron-reason-keeps_chips = チップは1枚で1点。{ $count }枚が手もとに残ります。
bokunron-reason-weakens_lead = リードスートの{ $suit }が弱くなります。
bokunron-reason-weakens = このトリックの{ $suit }が弱くなります。
bokunron-reason-raises_suit = 手もとに多い{ $suit }が、広場で強くなります。
bokunron-reason-small_loss = { $suit }は手もとにほとんどありません。

bokunron-entry-open = { $name }さんが{ $cards }を出した。
bokunron-entry-play = { $name }さんが{ $count }枚を伏せて出した。
bokunron-entry-play-up = { $name }さんが{ $count }枚を出した（{ $card }は表向き）。
bokunron-entry-pass = { $name }さんがチップを払ってパスした。
bokunron-entry-tyrant = 暴君{ $name }さんが{ $suit }にチップを{ $chips }枚置いた。
bokunron-entry-plaza = { $name }さんが{ $card }を広場に置いた。

bokunron-refusal-wrong_count = { $most ->
    [0] 手札にするのは{ $needed }枚です。{ $given }枚にはできません。
   *[other] { $given }枚は多すぎます。出せるのは1〜{ $most }枚です。
}
bokunron-refusal-not_in_stock = { $card }はこのストックにありません。
bokunron-refusal-named_twice = { $card }を二度選ぶことはできません。
bokunron-refusal-nothing_face_up = 表向きにするのは、3枚出すときだけです。
bokunron-refusal-one_face_up = 3枚出すときは、どれか1枚を表向きにします。
bokunron-refusal-must_pass = 手札がないときは、パスしかできません。
bokunron-refusal-not_in_hand = { $card }は手札にありません。
bokunron-refusal-must_follow = 手札に{ $suit }があるので、少なくとも1枚は入れる決まりです。
bokunron-refusal-no_chips = パスにはチップが1枚いりますが、もう残っていません。
bokunron-refusal-passed_before = 2回続けてのパスはできません。
bokunron-refusal-no_such_suit = そのスートはありません。
bokunron-refusal-too_few_chips = 暴君が置くチップは1枚からです。
bokunron-refusal-too_many_chips = 残っているチップは{ $chips }枚です。
bokunron-refusal-empty_column = 広場に{ $suit }がないので、チップを置けません。
bokunron-refusal-not_played = { $card }はこのトリックで出していません。

bokunron-struck = モナルコマキ！いちばん低い{ $lowest }点より{ $above }点以上高いので、「真の暴君」として脱落です。
bokunron-note-struck = 脱落
bokunron-note-tricks = トリック数で勝ち
bokunron-note-marker = マーカー順で勝ち
bokunron-by-tricks = 同点です。取ったトリックの多い人の勝ちです。
bokunron-by-marker = 点もトリックも同じです。ラウンドマーカーの人か、時計回りでいちばん近い人の勝ちです。
bokunron-term-base = カードとチップ
bokunron-base-of = カード{ $cards }＋
bokunron-term-suits = 同じスート
bokunron-term-ranks = 同じランク
bokunron-bonus = { $name }が{ $cards }枚：{ $points }
bokunron-term-fewest = 最少トリック
bokunron-share = { $seats ->
    [1] 広場の山{ $piles }個分
   *[other] 広場の山{ $piles }個分を{ $seats }人で分ける
}
bokunron-no-share = なし


bokunron-ladder = 得点の目もり
bokunron-ladder-bar = { $points }点から上は脱落
bokunron-power = { $marker ->
    [own] パワー{ $power }−1
   *[other] パワー{ $power }
}

bokunron-aim = 名声を集める。でも最下位より10点以上で脱落。

bokunron-tip-tyrant = 暴君：チップで、スートのパワーを下げる。
bokunron-tip-pass = パス：チップ1枚で、次の手札を選び直す。
bokunron-tip-plaza = 勝者なし：出したカードから1枚ずつ広場へ。
