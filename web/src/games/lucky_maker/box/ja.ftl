lucky_maker-name = ラッキーメイカー
lucky_maker-pitch = みんなのカードで勝負の色が決まる。得点はもう一方の色。
lucky_maker-facts = 一人でも、みんなでも 3〜5人 15分
