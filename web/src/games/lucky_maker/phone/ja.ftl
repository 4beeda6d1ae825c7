lucky_maker-refused-must_follow = それは出せません。マスターのスートを持っている間は、その色を出します。
