akuma_trick-name = アクマトリック
akuma_trick-pitch = 手のひらのアクマを逃がそう。でも、すっからかんは負け。
akuma_trick-facts = 一人でも、みんなでも 3〜6人 20分
