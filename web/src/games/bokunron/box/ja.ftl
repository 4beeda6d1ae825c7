bokunron-name = 暴君論
bokunron-pitch = 勝ちたい、でも勝ちすぎると、引きずり下ろされる。
bokunron-facts = 一人でも、みんなでも 3〜4人 40分
