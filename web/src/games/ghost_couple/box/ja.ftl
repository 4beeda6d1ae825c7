ghost_couple-name = ゴーストカップル
ghost_couple-pitch = めくって、覚えて、半月ふたつを満月に。
ghost_couple-facts = 一人でも、みんなでも 2〜6人 30分
