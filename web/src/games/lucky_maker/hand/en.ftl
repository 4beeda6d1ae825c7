lucky_maker-suit = { $name } { $sign }
lucky_maker-suit-R = red
lucky_maker-suit-B = blue
lucky_maker-suit-G = green
lucky_maker-suit-Y = yellow
lucky_maker-card = { $first } { $one }, { $second } { $two }
