phone-title = スマホで手札
phone-what = 卓の画面に出るコードをカメラで読み取ると、ここに自分の手札が出ます。見えるのは自分だけです。
phone-type = コードを入力
phone-type-help = カメラがないときは、卓の画面のコードをここに入力します。空白は省けます。
phone-code = コード
phone-take = 手札を受け取る
phone-cover = 手札を隠す
phone-tap = 出したカードは、タップで消せます。
phone-say = { $numbers }番です
phone-numbering = { $number ->
    [0] コード{ $code }
   *[other] プレイヤー{ $number }・コード{ $code }
}
phone-whose = 誰の手札ですか？
phone-older = 今読み取ったのは、2つのうち古いほうのコードです。卓に出ているのはどちらですか？
phone-card = { $number }番：{ $card }
phone-in-hand = 手札
phone-lay-apart = { $place }を分ける
phone-lay-apart-help = カードをタップすると、手札と{ $place }の間を移ります。
phone-hold-longer = もう少し長く押すか、下の「2回のタップで開く」を選んでください。
phone-way-hold = 長押しで開く
phone-way-two-step = 2回のタップで開く
phone-first = { $number ->
    [0] 自分の手札です
   *[other] プレイヤー{ $number }です
}
phone-sure = ほかの人に画面が見えないことを確かめてください。
phone-others = ほかの手札
phone-other = { $game }（{ $time }）
phone-delete = この手札を削除
phone-delete-really = 本当に削除する
phone-home = Tefudaを開く
phone-fault = このコードは使えません
phone-fault-empty = コードを入力してください。
phone-fault-too_long = 入力が長すぎます。コードを確かめてください。
phone-fault-damaged = コードを読み取れません。打ち間違いがないか確かめるか、もう一度読み取ってください。
phone-fault-other_version = 別のバージョンのTefudaのコードです。このページを読み込み直してから、もう一度読み取ってください。
phone-fault-unknown_cards = このページにないカードです。ページを読み込み直してから、もう一度読み取ってください。
phone-framed = このページは、ほかのサイトの枠の中に表示されています。手札を守るため、ここでは何も表示しません。
