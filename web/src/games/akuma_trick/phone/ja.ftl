akuma_trick-phone-release = { $count ->
    [0] 捨てずにカイホウ
   *[other] { $count }枚でカイホウ
}
akuma_trick-refused-no_cards = 番号を一つ以上タップしてください。
akuma_trick-refused-no_combination = その組み合わせでは出せません。
akuma_trick-refused-no_runs = その組み合わせでは出せません。この対戦では連番なしです。
akuma_trick-refused-short_run = この対戦では、連番の枚数が足りません。
akuma_trick-refused-zero_in_run = 0は連番に入れられません。
akuma_trick-refused-locked = ロック中です。その色は出せません。
akuma_trick-refused-too_low = 数字が足りないので、出せません。
akuma_trick-refused-leader_must_play = リードの人は、必ずカードを出します。
akuma_trick-refused-zero_kept = カイホウで0は捨てられません。
akuma_trick-refused-excess = カイホウには1枚多すぎます。
akuma_trick-refused-discard_all = カイホウ数に届かないので、0以外をすべて捨てます。
akuma_trick-refused-discard_hand = カイホウ数に届かないので、手札をすべて捨てます。
akuma_trick-refused-too_few = カイホウ数に足りません。
akuma_trick-refused-last_card = 最後の1枚は盗めません。
