lucky_maker-name = ラッキーメイカー
lucky_maker-pitch = 勝負の色は、みんなのカードで決まる。得点は、もう一方の色の数字。
lucky_maker-facts = 一人でも、みんなでも 3〜5人 15分
