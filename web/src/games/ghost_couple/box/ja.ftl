ghost_couple-name = ゴーストカップル
ghost_couple-pitch = めくって、覚えて、半分ずつの月をひとつに。
ghost_couple-facts = 2〜6人・30分
ghost_couple-credit = ゴーストカップル（testing、.nar Archive カードゲーム企画 その2、2002年9月24日）
