r"""The ghost deck: 27 ghosts, 100 cards (clause 6).

A ghost has a character on each side. A couple scores its \0 card's points and has its \1 card's event; the copies
of a side differ, so the choice of copy matters. The characters that the sheet names keep its abilities; the other
characters, the ghosts' names, the points and the events are this deck's own.
"""

from __future__ import annotations

from typing import NamedTuple


class Side(NamedTuple):
    """A ghost's character: its name in Japanese and English, and one number for each of its cards.

    On side 0 the numbers are points, on side 1 events.
    """

    ja: str
    en: str
    numbers: tuple[int, ...]


class Ghost(NamedTuple):
    """A ghost: the ``key`` at the start of its cards' ids, its name, its two sides."""

    key: str
    ja: str
    en: str
    side0: Side
    side1: Side


GHOSTS: tuple[Ghost, ...] = (
    Ghost("hana", "花あかり", "Blossom Light", Side("さくら", "Sakura", (1, 2)), Side("うにゅう", "Unyuu", (2, 8))),
    Ghost(
        "yozakura",
        "夜桜",
        "Night Blossoms",
        Side("御影さくら", "Sakura Mikage", (1, 2)),
        Side("ぼんぼり", "Bonbori", (1, 4)),
    ),
    Ghost("indigo", "藍の宵", "Indigo Dusk", Side("飛白", "Kasuri", (1, 2)), Side("いとまり", "Itomari", (1, 7))),
    Ghost(
        "castle",
        "古城",
        "Old Castle",
        Side("リリカ", "Lyrica", (1, 2)),
        Side("ダミアン様", "Lord Damian", (15, 18)),
    ),
    Ghost("vial", "紫の小瓶", "Violet Vial", Side("毒子", "Dokuko", (1, 2)), Side("ほにゅう", "Honyuu", (9, 13))),
    Ghost(
        "medicine",
        "白い薬箱",
        "White Medicine Box",
        Side("薬子", "Yakuko", (1, 2)),
        Side("ころまる", "Koromaru", (7, 12)),
    ),
    Ghost(
        "stone", "光る石", "Glowing Stone", Side("核子", "Kakuko", (1, 2)), Side("ぴかすけ", "Pikasuke", (5, 14))
    ),
    Ghost("fox", "狐の森", "Fox Wood", Side("飯綱", "Izuna", (1, 2)), Side("くだまる", "Kudamaru", (1, 11))),
    Ghost(
        "bamboo", "鹿おどし", "Bamboo Fountain", Side("みぎわ", "Migiwa", (2, 2)), Side("かこん", "Kakon", (3, 10))
    ),
    Ghost(
        "field",
        "朝の畑",
        "Morning Field",
        Side("双葉", "Futaba", (1, 2)),
        Side("じょうろ坊", "Watering Can Kid", (2, 8)),
    ),
    Ghost(
        "stall",
        "横丁の屋台",
        "Alley Food Stall",
        Side("ゆのか", "Yunoka", (2, 2)),
        Side("汁親父", "Old Man Broth", (8, 16)),
    ),
    Ghost(
        "slope",
        "日向坂道",
        "Sunny Slope",
        Side("ひなた", "Hinata", (2, 3)),
        Side("真の漢ぱら", "Para the True Man", (10, 13)),
    ),
    Ghost(
        "dream",
        "うたたね",
        "Catnap",
        Side("キモいゆうか", "Creepy Yuuka", (-1,)),
        Side("変なうにゅう", "Odd Unyuu", (1,)),
    ),
    Ghost(
        "firefly",
        "蛍の川",
        "Firefly River",
        Side("みずほ", "Mizuho", (1, 2)),
        Side("ほたるまる", "Hotarumaru", (1, 6)),
    ),
    Ghost("snow", "雪あかり", "Snow Light", Side("こゆき", "Koyuki", (1, 2)), Side("ゆきんぼ", "Yukinbo", (4, 15))),
    Ghost(
        "moon",
        "月の舟",
        "Moon Boat",
        Side("つくよ", "Tsukuyo", (1, 3)),
        Side("みかづきうさぎ", "Crescent Rabbit", (3, 11)),
    ),
    Ghost(
        "rain", "雨宿り", "Rain Shelter", Side("しずく", "Shizuku", (1, 2)), Side("かさぼうず", "Kasabozu", (1, 12))
    ),
    Ghost(
        "lighthouse",
        "岬の灯台",
        "Cape Lighthouse",
        Side("なぎさ", "Nagisa", (2, 2)),
        Side("ランプがに", "Lamp Crab", (5, 8)),
    ),
    Ghost(
        "alley", "路地裏", "Back Alley", Side("こはる", "Koharu", (1, 3)), Side("とらまる", "Toramaru", (10, 17))
    ),
    Ghost(
        "bookshop",
        "古書店",
        "Old Bookshop",
        Side("しおり", "Shiori", (1, 2)),
        Side("しみたろう", "Shimitaro", (2, 15)),
    ),
    Ghost("clock", "時計塔", "Clock Tower", Side("とき", "Toki", (1, 3)), Side("ねじまき", "Windup", (7, 11))),
    Ghost(
        "star", "冬の星", "Winter Star", Side("すばる", "Subaru", (1, 2)), Side("ほしくず", "Hoshikuzu", (4, 17))
    ),
    Ghost(
        "festival",
        "夏祭り",
        "Summer Festival",
        Side("まつり", "Matsuri", (2, 3)),
        Side("きんぎょ姫", "Princess Goldfish", (9, 18)),
    ),
    Ghost("chime", "風鈴", "Wind Chime", Side("すずね", "Suzune", (1, 2)), Side("ちりりん", "Chiririn", (1, 16))),
    Ghost(
        "moss", "苔の庭", "Moss Garden", Side("このは", "Konoha", (2,)), Side("きのこ和尚", "Mushroom Monk", (5,))
    ),
    Ghost("mist", "霧の駅", "Misty Station", Side("きりこ", "Kiriko", (3,)), Side("終電くん", "Last Train", (6,))),
    Ghost(
        "lantern",
        "提灯行列",
        "Lantern Parade",
        Side("あかり", "Akari", (3,)),
        Side("ちょうちん丸", "Chochinmaru", (19,)),
    ),
)
"""All ghosts of the deck."""
