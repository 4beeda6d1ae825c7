lucky_maker-suit = { $name }{ $sign }
lucky_maker-suit-R = 赤
lucky_maker-suit-B = 青
lucky_maker-suit-G = 緑
lucky_maker-suit-Y = 黄
lucky_maker-card = { $first }{ $one }・{ $second }{ $two }
