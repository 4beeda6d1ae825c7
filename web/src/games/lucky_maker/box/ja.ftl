lucky_maker-name = ラッキーメイカー
lucky_maker-pitch = 従う色は、みんなのカードが決める。得点になるのは、もう一方の色。
lucky_maker-facts = 3〜5人　15分
