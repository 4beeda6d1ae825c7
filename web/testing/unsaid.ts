// Words and spellings that no text for players has, each with what is said instead.

type Unsaid = readonly (readonly [RegExp, string])[];

/** Numbers of things are written in figures; these words are no counts. */
const KANJI_COUNT = /(?<![一二三四五六七八九十第])[一二三四五六七八九十]+(?=枚|点|色|列|番(?!号)|回|日|本|か所|通り)/;

export const NOT_BUT: Readonly<Record<"ja" | "en", Unsaid>> = {
  ja: [
    // one spelling for a word
    [/読み込みなお|再読み?込/, "読み込み直す"],
    [/れんしゅう/, "練習"],
    [/くらべ/, "比べる"],
    [/すわ[らりるれろっ]/, "座る"],
    [/全部の[りるっ]|[がにへ]の[りるっ]/, "載る"],
    [/ちが[いうえっ]/, "違う"],
    [/(?<!種)とば[さしすせ]/, "飛ばす"],
    [/おぼえ/, "覚える"],
    [/遊びかた|あそび方|あそびかた/, "遊び方"],
    [/ため[さしすせそ]/, "試す"],
    [/取りこ/, "取り込む"],
    [/ひとり(?!でに)|ふたり/, "一人、二人"],
    [/いま(?![しすせだいま])(?!で)/, "今"],
    [/おもて向き/, "表向き"],
    [/横の山/, "よこの山"],
    [KANJI_COUNT, "1枚、2点、3色"],
    // no word of those who make software
    [/(?<![一-龠])版/, "バージョン"],
    [/エンジン|ゲームの土台/, "ゲームのプログラム"],
    [/電波/, "オフライン"],
    [/触[らりるれろっ]/, "タップする"],
    [/引っぱ|運[ばびぶべぼん](?!でいます)/, "ドラッグする"],
    [/見立て/, "分析"],
    [/通信のようす/, "通信状態"],
    [/対戦を消|(?<!取り)消したか|すべて消す/, "削除する"],
    // one term for a thing
    [/マッチ|試合/, "対戦"],
    [/デッキ/, "山札"],
    [/ターン/, "手番"],
    [/スコア|ポイント/, "得点、点"],
    [/テーブル/, "卓"],
    [/(?<!手|山|切り|リード|ミス)札(?! Tefuda)/, "カード"],
    [/先手/, "リード"],
    [/続き数字|続きの数字/, "連番"],
    [/(?<!能|入|記憶|協|努)力/, "パワー"],
    [/コールミス/, "ミスコール"],
    [/時間切れ/, "タイムアップ"],
    [/スキル/, "技"],
    [/闘士/, "キャラクター"],
    [/王冠(?!の印|のラウンドマーカー)/, "ラウンドマーカー"],
    [/(?<!もう|の)一組(?!目)/, "カップリング"],
    [/(?<!特殊)効果/, "イベント"],
    [/今日の一番|今夜/, "今日の一局、今日の成績"],
    [/逆回り/, "反時計回り"],
    [/やさしい/, "よわい"],
    [/だけができ/, "しかできない"],
  ],
  en: [
    [/\bdealers?\b/i, "start player"],
    [/\bmelds?\b|\bcombos?\b/i, "play"],
    [/\bmachines?\b/i, "bot"],
    [/\bwhoever\b/i, "the player who"],
    [/\bgo(?:es)? on\b/i, "continue"],
    [/\b(?:some|every|no|any)body\b/i, "someone, everyone, no one, anyone"],
    [/\bstruck out\b/i, "eliminated"],
    [/\bcounter-?clockwise\b/i, "anticlockwise"],
  ],
};
