learn-title = Learn { $game }
learn-name = Newcomer
learn-band = What to do
learn-answers = Answers
learn-answered = Let’s see how it ends …
learn-steps = Steps
learn-step = { $state ->
    [done] Step { $number }, done
   *[open] Step { $number }
}
learn-next = Next
learn-try-again = Try again
learn-show = Show me
learn-play = Play a match
learn-sum-ends = The end
learn-sum-wins = You win
learn-sum-loses = Beware
