ghost_couple-name = ゴーストカップル
ghost_couple-pitch = めくって、覚えて、半分ずつの月をひとつに。
ghost_couple-facts = 2〜6人　30分
