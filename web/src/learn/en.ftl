learn-title = Learn { $game }
learn-name = Newcomer
learn-band = Your task
learn-answers = Answers
learn-answered = Let’s see how it ends…
learn-steps = Steps
learn-step = { $state ->
    [done] Step { $number }, done
   *[open] Step { $number }
}
learn-next = Next
learn-try-again = Try again
learn-show = Show me
learn-play = Play a match
learn-sum-ends = When it ends
learn-sum-wins = How to win
learn-sum-loses = Watch out
