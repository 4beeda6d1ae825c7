lucky_maker-refused-must_follow = That can’t be played: a hand that has one of the master’s suits must follow.
