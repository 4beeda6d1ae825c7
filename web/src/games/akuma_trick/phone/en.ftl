akuma_trick-phone-release = { $count ->
    [0] Release nothing
    [one] Release { $count } card
   *[other] Release { $count } cards
}
akuma_trick-refused-no_cards = Tap at least one number.
akuma_trick-refused-no_combination = Those cards can’t be played together.
akuma_trick-refused-no_runs = Those cards can’t be played together: runs are off in this match.
akuma_trick-refused-short_run = That run is too short for this match.
akuma_trick-refused-zero_in_run = A 0 can’t be part of a run.
akuma_trick-refused-locked = The trick is locked: that colour can’t be played.
akuma_trick-refused-too_low = That is too low.
akuma_trick-refused-leader_must_play = The leader of a trick has to play.
akuma_trick-refused-zero_kept = A 0 can’t be discarded in a release.
akuma_trick-refused-excess = That is one card too many for the release.
akuma_trick-refused-discard_all = The hand can’t reach the release number, so everything except the 0s is discarded.
akuma_trick-refused-discard_hand = The hand can’t reach the release number, so all of it is discarded.
akuma_trick-refused-too_few = That isn’t enough for the release.
akuma_trick-refused-last_card = A last card can’t be stolen.
