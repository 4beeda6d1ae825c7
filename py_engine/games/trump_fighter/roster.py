"""The ten characters (6.4): names, stories, outlines and skills are our own invention.

The skills' demands are balanced by measurement, over players with different preferences: ``python -m
tests.games.trump_fighter.balance`` prints their results. A change of a skill raises the game's ``rules``.
"""

from __future__ import annotations

from py_engine.games.trump_fighter.roles import (
    black,
    club,
    diamond,
    even,
    face,
    heart,
    high,
    kind,
    low,
    odd,
    red,
    skill,
    spade,
    straight,
    suit,
    total,
    use,
)
from py_engine.games.trump_fighter.skills import Character, Text

CHARACTERS: tuple[Character, ...] = (
    Character(
        "hinata",
        Text("紅ヒナタ", "Hinata Scarlet"),
        Text(
            "下町の空手道場のひとり娘。負けた数だけ、河原で朝焼けを見てきた。",
            "Only child of a back-street karate dojo. For every lost fight she has watched a sunrise by the river.",
        ),
        Text(
            "頭より高く上がった足と、炎のように逆立つポニーテール",
            "A foot kicked higher than her head, a ponytail standing up like a flame",
        ),
        (
            skill("sunrise_axe", "朝焼けかかと落とし", "Sunrise Axe Kick", 5, (use(2, 1, heart(3)),)),
            skill("ring_of_fire", "火の輪まわし蹴り", "Ring-of-Fire Roundhouse", 4, (use(2, 3, red(5)),)),
            skill("hundred_kicks", "あと百本！", "A Hundred More!", 3, (use(2, 2, straight(3)),)),
            skill("loud_osu", "押忍の一声", "One Loud Osu", 2, (use(4, 0, red(4)),)),
        ),
    ),
    Character(
        "gonzo",
        Text("鉄山ゴンゾウ", "Gonzo Ironhill"),
        Text(
            "土俵を下りて鍋を打つ、元力士の鍛冶屋。曲がったことと、ぬるい汁が大嫌い。",
            "A sumo wrestler turned blacksmith, maker of stewpots. He hates crooked deals and lukewarm soup.",
        ),
        Text("丸い大きな体と、肩にかついだ大づち", "A great round body, a sledgehammer over one shoulder"),
        (
            skill("last_hammer", "大づち仕舞い打ち", "Closing-Time Hammer", 6, (use(3, 1, high(4, 10)),)),
            skill("iron_palm", "焼き入れ張り手", "Red-Hot Open Palm", 3, (use(3, 1, black(4)),)),
            skill("sparks", "火花どすこい", "Sparks and Stomps", 3, (use(4, 0, club(2), high(2, 9)),)),
            skill("ring_edge", "徳俵の粘り", "Toes on the Straw", 2, (face(black(2)),)),
        ),
    ),
    Character(
        "pomelo",
        Text("ポメロ船長", "Captain Pomelo"),
        Text(
            "風呂おけで七つの海をめざす、世界一小さな海賊。宝はきっちり割り勘にする。",
            "The world's smallest pirate, off to the seven seas in a bathtub. Loot is split to the last coin.",
        ),
        Text(
            "背丈より大きな三角帽子と、腰の浮き輪",
            "A three-cornered hat taller than its wearer, a swim ring at the waist",
        ),
        (
            skill("gun_salute", "二十一発の祝砲", "Twenty-One-Gun Salute", 5, (use(2, 1, total(3, 21), black(3)),)),
            skill("fair_split", "宝の山分け", "Fair Split", 4, (use(1, 1, total(2, 10)), use(1, 1, total(2, 10)))),
            skill("headwind", "向かい風おもかじ", "Hard to Headwind", 3, (face(total(2, 13), black(2)),)),
            skill("barrel_roll", "たるころがし", "Barrel Roll", 2, (use(1, 1, total(2, 14)),)),
        ),
    ),
    Character(
        "rin_ran",
        Text("リンとラン", "Rin and Ran"),
        Text(
            "どちらが姉かで十年もめている曲芸の双子。息だけはぴったり合う。",
            "Circus twins who have argued for ten years about who is older. Only their timing has never disagreed.",
        ),
        Text("手のひらを合わせ、左右対称に反り返る二人", "Two figures palm to palm, bent back like mirror images"),
        (
            skill("mirror_flip", "合わせ鏡宙返り", "Mirror Somersault", 5, (use(2, 2, kind(3)),)),
            skill(
                "matching_slap", "おそろい往復びんた", "Matching Slaps", 4, (use(2, 0, kind(2)), use(1, 1, kind(2)))
            ),
            skill("swap", "いつのまにか交代", "Wait, Which One?", 3, (face(kind(2)),)),
            skill("on_three", "いっせーの", "On Three", 2, (use(2, 1, even(3)),)),
        ),
    ),
    Character(
        "kiku",
        Text("菊ばあ", "Granny Kiku"),
        Text(
            "路地裏の茶の師匠。座布団から立ち上がったところを、だれも見たことがない。",
            "A tea master in a back alley. Nobody alive has seen her get up from her cushion.",
        ),
        Text(
            "座布団に正座した小さな背中と、立てかけた長いほうき",
            "A tiny back kneeling on a cushion, a long broom leaning beside it",
        ),
        (
            skill("cushion", "座布団返し", "Cushion Upset", 5, (use(2, 2, low(4, 5)),)),
            skill("bitter_tea", "渋茶の一服", "A Sip of Bitter Tea", 4, (use(3, 0, low(3, 8), straight(3)),)),
            skill("sweep", "門前払い", "Swept Off the Step", 3, (use(2, 2, low(4, 8)),)),
            skill("old_hand", "年の功", "Older Than You", 2, (use(2, 1, odd(3), low(3, 9)),)),
        ),
    ),
    Character(
        "abaco",
        Text("ソロバン丸", "Abaco"),
        Text(
            "つぶれた文房具屋の計算ロボ。店を買い戻すため、一円単位で殴る。",
            "The adding machine of a bankrupt stationer. To buy the shop back, it fights for every penny.",
        ),
        Text("玉の並んだ四角い胴と、細い四本の腕", "A square trunk strung with beads, four thin arms"),
        (
            skill(
                "audit", "総検算ラッシュ", "Full Audit Rush", 5, (use(2, 0, total(2, 13)), use(0, 2, total(2, 13)))
            ),
            skill(
                "carry_one", "くり上がりアッパー", "Carry-the-One Uppercut", 4, (use(2, 1, total(3, 12), black(1)),)
            ),
            skill("no_remainder", "わり切れビーム", "No-Remainder Beam", 3, (use(3, 0, even(3)),)),
            skill("round_down", "端数切り捨て", "Round It Down", 2, (face(odd(2)),)),
        ),
    ),
    Character(
        "sayo",
        Text("月影サヨ", "Sayo Moonshade"),
        Text(
            "暗がりが苦手な忍び。任務の夜は、そっと豆電球をつけていく。",
            "A ninja afraid of the dark. On every night mission she brings a very small lamp.",
        ),
        Text(
            "片ひざをつき、三日月のように反る長いえり巻き",
            "Down on one knee, a long scarf curved like the crescent moon",
        ),
        (
            skill("new_moon", "朔の一太刀", "New-Moon Cut", 5, (use(2, 1, spade(3)),)),
            skill("decoy", "背中合わせの術", "Back-to-Back Trick", 4, (face(spade(1), kind(2)),)),
            skill("blackout", "黒幕がくれ", "Blackout Curtain", 3, (use(4, 0, black(4), spade(3)),)),
            skill("caltrops", "足もとまきびし", "Mind the Caltrops", 2, (face(spade(1), odd(1)),)),
        ),
    ),
    Character(
        "rose",
        Text("マダム・ロゼ", "Madame Rosé"),
        Text(
            "剣で相手役を三人降板させた歌姫。拍手が鳴りやむまで勝負は終わらない。",
            "A diva whose rapier has sent three tenors into retirement. No duel is over until the applause is.",
        ),
        Text(
            "大きく広がるドレスと、まっすぐ突き出した細剣",
            "A wide bell of a dress, one thin sword held dead straight",
        ),
        (
            skill("high_c", "ハイCのひと突き", "High-C Thrust", 5, (use(2, 1, high(3, 9), red(3)),)),
            skill(
                "curtain_call",
                "真紅のカーテンコール",
                "Crimson Curtain Call",
                4,
                (use(2, 1, diamond(2), heart(1)),),
            ),
            skill("jewel_rain", "宝石の雨", "Shower of Jewels", 3, (use(1, 2, diamond(2)),)),
            skill("bouquet", "花束返し", "Bouquet Return", 2, (face(heart(1)),), (face(diamond(1)),)),
        ),
    ),
    Character(
        "tombo",
        Text("トンボ先生", "Professor Tombo"),
        Text(
            "自作の竹とんぼで出勤する理科の先生。狙って着地できたためしがない。",
            "He teaches science and flies to school on a home-made rotor. He has yet to land on purpose.",
        ),
        Text(
            "頭の上の大きな竹とんぼと、風にはためく白衣",
            "A big bamboo rotor on his head, a lab coat flapping in its wind",
        ),
        (
            skill("liftoff", "五段飛翔", "Five-Stage Liftoff", 5, (use(3, 2, straight(5)),)),
            skill("tailwind", "追い風の公式", "Tailwind Formula", 4, (use(3, 1, straight(4)),)),
            skill("landing", "着陸予定地", "Planned Landing", 3, (use(2, 2, straight(3), red(2)),)),
            skill(
                "take_two",
                "失敗は成功のもと",
                "Failure, Take Two",
                2,
                (use(4, 0, straight(3)),),
                (use(4, 0, kind(3)),),
            ),
        ),
    ),
    Character(
        "calabaza",
        Text("ドン・カボチャ", "Don Calabaza"),
        Text(
            "覆面の正体を村じゅうが知っている農夫レスラー。決め技のあとは必ず種をまく。",
            "A masked wrestler whom every farmhand knows by name. After each finishing move he sows a row.",
        ),
        Text("カボチャ形の覆面と、両腕で広げたマント", "A pumpkin-shaped mask, a cape spread by both arms"),
        (
            skill("harvest", "収穫祭ドロップ", "Harvest-Home Drop", 5, (use(2, 2, suit(4)),)),
            skill("vine_four", "つる四の字固め", "Vine Figure Four", 4, (use(4, 0, suit(4)),)),
            skill("plough", "うね起こし", "Plough Them Under", 3, (use(3, 0, club(2), kind(2)),)),
            skill("seeds", "種とばし", "Seed Spitter", 2, (use(3, 0, club(1), kind(2)),)),
        ),
    ),
)
"""The characters in the order of the page."""

CHARACTER_INDEX = {character.id: place for place, character in enumerate(CHARACTERS)}
"""Each character's place in ``CHARACTERS``."""
