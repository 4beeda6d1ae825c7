bokunron-credit = 暴君論（忍野凛也、Ver. 4.1、2017年1月31日）
bokunron-story = カードを伏せて勝負する、全8回のトリックテイキングです。中央広場に並んだカードがスートの力を決め、暴君はチップでその力を押しつぶせます。最後にものを言うのは名声。ただし、いちばん貧しい人より10点も高いと、王冠を失います。

bokunron-card-second = { $card }（二組目）

bokunron-marker = ラウンドマーカー
bokunron-chips = チップ{ $count }枚
bokunron-stock-count = ストック{ $count }枚
bokunron-state-out = ゲーム外
bokunron-state-owing = 選択中
bokunron-state-passed = パス
bokunron-state-passed_before = パス不可
bokunron-ace = 自分のエース：
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
bokunron-spot-off = { $name }（ここにチップは置けません）
bokunron-value = 広場 { $value }
bokunron-value-lead = リード・広場 { $value }
bokunron-pile = { $suit }の山
bokunron-column = { $suit }：今は1枚{ $power }{ $lead ->
    [yes] 、リードスート
   *[no] { "" }
}。広場では{ $value }（たて{ $upright }枚、よこの山{ $piles }つ）{ $chips ->
    [0] 。
   *[other] 、チップ{ $chips }枚。
}
bokunron-won-tricks = 名声
bokunron-stock = ストック { $count }
bokunron-stock-of = { $name } さんのストック
bokunron-stock-empty = ストックは空です。
bokunron-leads-gone = だれも取れなかったリード札

bokunron-ask-hand = { $name } さん、ストックから手札にする{ $owed }枚を選んでください。
bokunron-counter = { $owed }枚中{ $chosen }枚
bokunron-take-hand = この{ $owed }枚を手札にする
bokunron-ask-free = { $name } さん、{ $least }〜{ $most }枚をどうぞ。
bokunron-ask-follow = { $name } さん、{ $suit }を入れて{ $least }〜{ $most }枚をどうぞ。
bokunron-ask-add = { $suit }も加えてください。
bokunron-ask-up = { $count }枚なら、表向きにするのはどれ？
bokunron-ask-must-pass = { $name } さん、手札がないのでパスだけができます。
bokunron-lay = { $count }枚を伏せて出す
bokunron-lay-up = { $count }枚を出して、{ $card }を表向きにする
bokunron-pass = パス
bokunron-pass-costs = チップ1枚。手札はストックへ、次に{ $hand }枚選び直し
bokunron-pass-not = 今はできません。なぜ？
bokunron-ask-tyrant = { $name } さん、暴君になりますか？ リード札か広場の列をタップ。チップ1枚につき{ $less }下がります。
bokunron-no-tyrant = 暴君にならない
bokunron-tyrant-effect = { $suit }は1枚 { $before } → { $after }
bokunron-put = { $chips }枚置く
bokunron-more = チップを増やす
bokunron-fewer = チップを減らす
bokunron-back = やめる
bokunron-ask-plaza = { $name } さん、広場に置く1枚はどれ？
bokunron-pick = 広場に置く：{ $card }

bokunron-outcome-won = { $name } さんの勝ち
bokunron-outcome-nobody_followed = 勝った人はいません
bokunron-outcome-all_passed = 全員がパス
bokunron-why-highest = いちばん高いパワーは{ $power }です。
bokunron-why-level = { $power }で並び、あとから出した { $name } さんが勝ちました。
bokunron-why-nobody_followed = { $suit }を出した人がいないので、リード札はゲームから外れます。
bokunron-why-all_passed = リード札はゲームから外れます。
bokunron-no-part = 不参加
bokunron-went-kept = リード札の下に重ねます
bokunron-went-plaza = { $cards } は広場へ。
bokunron-went-winner = { $cards } は { $name } さんへ。
bokunron-went-out = { $cards } は除外。
bokunron-formed = 列がそろってよこの山になりました：{ $suits }

bokunron-entry-open = { $name } さんが { $cards } を出した
bokunron-entry-play = { $name } さんが{ $count }枚を伏せて出した
bokunron-entry-play-up = { $name } さんが{ $count }枚を出した（{ $card } は表向き）
bokunron-entry-pass = { $name } さんがチップを払ってパスした
bokunron-entry-tyrant = 暴君 { $name } さんが{ $suit }にチップを{ $chips }枚置いた
bokunron-entry-plaza = { $name } さんが { $card } を広場に置いた

bokunron-refusal-wrong_count = { $most ->
    [0] 手札にするのは{ $needed }枚です。{ $given }枚にはできません。
   *[other] { $given }枚は多すぎます。出せるのは1〜{ $most }枚です。
}
bokunron-refusal-not_in_stock = { $card } はこのストックにありません。
bokunron-refusal-named_twice = { $card } を二度選ぶことはできません。
bokunron-refusal-nothing_face_up = 表向きにするのは、3枚出すときだけです。
bokunron-refusal-one_face_up = 3枚出すときは、どれか1枚を表向きにします。
bokunron-refusal-must_pass = 手札がないときは、パスだけができます。
bokunron-refusal-not_in_hand = { $card } は手札にありません。
bokunron-refusal-must_follow = 手札に{ $suit }があるので、少なくとも1枚は入れる決まりです。
bokunron-refusal-no_chips = パスにはチップが1枚いりますが、もう残っていません。
bokunron-refusal-passed_before = 二回つづけてのパスはできません。
bokunron-refusal-no_such_suit = そのスートはありません。
bokunron-refusal-too_few_chips = 暴君が置くチップは1枚からです。
bokunron-refusal-too_many_chips = 残っているチップは{ $chips }枚です。
bokunron-refusal-empty_column = 広場に{ $suit }がないので、チップを置けません。
bokunron-refusal-not_played = { $card } はこのトリックで出していません。

bokunron-struck = モナルコマキ！ いちばん低い{ $lowest }点より{ $above }点以上高いので、失格です。
bokunron-by-tricks = 同点なので、取ったトリックの多い人の勝ちです。
bokunron-by-marker = 点もトリックも並んだので、ラウンドマーカーから時計回りで最初の人の勝ちです。
bokunron-term-base = 札とチップ
bokunron-base-of = 札 { $cards } ＋
bokunron-term-suits = 同じスート
bokunron-term-ranks = 同じランク
bokunron-bonus = { $name }が{ $cards }枚：{ $points }
bokunron-term-fewest = 最少トリック
bokunron-share = { $seats ->
    [one] 広場の山{ $piles }つ分
   *[other] 広場の山{ $piles }つ分を{ $seats }人で分ける
}
bokunron-no-share = なし

bokunron-rules-cards = カード
bokunron-rules-setup = 準備
bokunron-rules-lead = リード札の確認
bokunron-rules-play = プレイ
bokunron-rules-contest = 判定
bokunron-rules-after = 後片づけ
bokunron-rules-score = 得点計算
bokunron-rules-choice = 手札選び
bokunron-rule-0 = スートはスペード♠︎・ハート♥︎・ダイヤ♦︎・クラブ♣︎の四つ。2〜10の数字に意味はなく、見るのはスートだけです。J・Q・Kは取り合うリード札、Aは最初の名声です。
bokunron-rule-1-1 = 4枚のAを切り、1枚ずつ伏せて配ります。見てよいのは持ち主だけ。3人なら、余った1枚はだれも見ずに外します。
bokunron-rule-1-2 = J・Q・Kの12枚がリード札です。4枚を見ずに外し、残り8枚が8回のトリックに1枚ずつ使われます。3枚を表向きに並べ、最初の1枚がいちばん右です。
bokunron-rule-1-3 = 山札は2〜10と、もう一組から3人なら2〜6、4人なら2〜10を足したもの。二組目のカードには小さな二本線があります。
bokunron-rule-1-4 = 山札から4枚を表向きにして、スートごとの列で中央広場に並べます。ほかに4枚を見ずに外します。
bokunron-rule-1-5 = 16枚ずつ配り、そこから7枚を選んで手札にします。残りの9枚がストックで、自分のものはいつでも見られます。
bokunron-rule-1-6 = チップは5枚ずつ、見えるところに置きます。スタートプレイヤーが王冠のラウンドマーカーを持ちます。
bokunron-rule-1-7 = チップ、手札とストックの枚数、リード札、パスした人、手札を選んでいる人は、みんなに見えます。手札、ストック、A、伏せたカードは見えません。一度表向きになったカードは、覚えていてかまいません。
bokunron-rule-2-1 = トリックの前に、リード札が3枚になるよう左端へ1枚めくります。
bokunron-rule-2-2 = いちばん右が今回のリード札です。そのスートをフォローします。
bokunron-rule-2-3 = 前のトリックでパスした人は、ストック全部から6枚を選んで新しい手札にします。6枚以下しかなければ全部が手札です。
bokunron-rule-3-1 = ラウンドマーカーの人から時計回りに、一度ずつ手番があります。手札もチップもない人は、そのあとずっとお休みです。マーカーの人がお休みなら、次の人から始めます。
bokunron-rule-3-2 = 手札がなくチップがある人は、必ずパスします。
bokunron-rule-3-3 = 1〜3枚を伏せて出します。枚数はみんなに見えます。3枚のときは、どれか1枚を表向きにします。
bokunron-rule-3-4 = リードスートを持っていれば、少なくとも1枚はそれを出し、残りは自由です。持っていなければ何を出してもかまいませんが、勝負には加われません。
bokunron-rule-3-5 = 暴君：カードを出した直後に、自分のチップを1枚以上、一か所に置けます。場所は広場でカードのある列か、リード札の上。リードスートのチップはリード札に置きます。
bokunron-rule-3-6 = パスはチップ1枚を払い、手札をストックに戻します。二回つづけてのパスと、チップなしのパスはできません。リードスートを持っていてもパスできます。
bokunron-rule-3-7 = だれもカードを出さなければ、リード札はゲームから外れます。これも8回のうちの1回です。
bokunron-rule-4-1 = 出したカードを全部表向きにします。
bokunron-rule-4-2 = リードスートを出した人だけで勝負します。一人もいなければ勝者なしで、リード札はゲームから外れます。
bokunron-rule-4-3 = リードスートのカードは1枚10。ほかのスートは広場の力で、たてのカード1枚につき1、よこの山一つにつき2です。
bokunron-rule-4-4 = スートに置かれたチップ1枚につき、そのスートのカードはどれも2下がります。0より下にはなりません。
bokunron-rule-4-5 = ラウンドマーカーの人は、合計から1引きます。0より下にはなりません。
bokunron-rule-4-6 = パワーがいちばん高い人の勝ち。並んだら、あとから出した人の勝ちです。
bokunron-rule-5-1 = 置かれたチップは使いきりです。
bokunron-rule-5-2 = 勝者でない人は、使ったスートごとに1枚（数字のいちばん小さいもの）を広場に置き、残りを伏せて勝者に渡します。
bokunron-rule-5-3 = 同じスートのたてのカードが5枚になったら、すぐによこ向きの山一つになります。
bokunron-rule-5-4 = 勝者がいなければ、出した人がそれぞれ1枚を選んで広場に置き、残りは外します。ラウンドマーカーは動きません。
bokunron-rule-5-5 = 勝者はラウンドマーカーを受け取り、リード札を名声としてAの隣に置きます。取ったカードはその下です。
bokunron-rule-5-6 = 8回目が終わったら、Aを公開します。
bokunron-rule-6-1 = Aと取ったリード札：Aは0、Jは1、Qは2、Kは3。残ったチップは1枚1点です。
bokunron-rule-6-2 = 同じスート（Aもふくむ）：2枚で2、3枚で4、4枚で6。
bokunron-rule-6-3 = 同じランク：2枚で5、3枚で8、4枚で10。
bokunron-rule-6-4 = 取ったトリックがいちばん少ない人は、広場のよこの山一つにつき2点。何人もいれば分け合い、端数は切り捨てます。
bokunron-rule-6-5 = モナルコマキ：いちばん低い人より10点以上高い人は、みんな失格です。
bokunron-rule-6-6 = 残った中でいちばん点の高い人の勝ち。同点なら取ったトリックの多い人、それも同じならラウンドマーカーから時計回りで最初の人です。
bokunron-rule-6-7 = 得点表には、点の内わけが全部のります。
bokunron-rule-7 = 手札を選ぶ人は、順番に関係なく一人ずつ一度だけ選びます。全員が選んだらプレイが始まります。同じカードを二度は選べません。
