exercise = Exercise
exercises = Exercises
exercise-of = Exercise: { $game }
exercises-help = Turns of your matches in which a move cost a lot: what would you play now? The hard bot judges.
exercise-today = Today’s exercise
exercises-due = From your own matches: { $count }
exercises-later = { $days ->
    [one] Your next exercise comes back tomorrow.
   *[other] Your next exercise comes back in { $days } days.
  }
exercises-none = To get your own exercises, analyse a match that you played alone.
exercises-by-game = By game
exercises-live = { $games } has no exercises: it is played in real time, not in turns.
exercise-begin = Start
exercise-begin-of = Start an exercise: { $game }
exercise-next = Next exercise
exercise-ask = What would you play?
exercise-thinking = The bot is thinking…
exercise-right = Good move.
exercise-wrong = There was a better move.
exercise-own = Your move
exercise-same = The same move.
exercise-came = { $names } won the match.
exercise-skipped = { $reason ->
    [running] A match with the same deal is still running. You can try this exercise once it is over.
    [other_rules] This exercise was made under different rules, so it can’t be played.
    [unknown_game] Tefuda doesn’t have this game.
    [newer_link] A newer version of Tefuda made this exercise. Reload the page to update.
   *[other] This exercise is damaged.
  }
exercises-skipped = Exercises that can’t be read: { $count }
exercises-find-help = The bot takes a closer look at the moves of { $name } that seem to have cost a lot. Only clear cases become exercises. They come back after 1, 3, 7 and 21 days.
exercises-find-begin = Look for exercises
exercises-found = { $count ->
    [0] No exercises found.
    [one] 1 exercise found.
   *[other] { $count } exercises found.
  }{ $known ->
    [0] {""}
   *[other] {" "}You already had { $known } of them.
  }
