how-many = How many are playing?
players = { $count } players
player-number = Player { $number }
player-alone = Guest
who-plays = Who is playing?
seating-help = In the order you sit, clockwise.
names-twice = Two players share a name. Please make them different.
who-sits = Seat { $number }
person = Person
machine-face = Machine at seat { $number }
play-now = Play now, alone
play-now-help = Against { $names } (machines, { $level }).
hints = Hints
hints-help = On their own turn people may ask what a hard machine would do. The score sheet tells how often.
hints-out-help = Nobody can ask for a hint in this match, and the score sheet says so.
hints-on = With hints
hints-off = Without
start = Start with this set-up

what-if = What if? Play on from here
what-if-help = From step { $step } of { $length } on, this becomes a match of its own. The old one stays as it was, and this one counts for no result.
same-deal = The same deal again
same-deal-help = The same cards, dealt to the same seats. The old match stays as it was, and this one counts for no result.
play-on = Play on from here
really = What really happened
really-then = Then
really-now = What if
really-review = Go through the match as it was

setting-curtain = Opening your hand
setting-curtain-help = What the next player does to see their cards after the device was passed.
setting-curtain-hold = Press and hold
setting-curtain-two-step = Two taps
setting-lone-hand = Playing alone
setting-lone-hand-help = What becomes of your hand among machines when you switch to something else, or put the device down.
setting-lone-hand-open = It stays open
setting-lone-hand-closed = It closes
setting-theme = Light or dark
setting-theme-system = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-card-size = Cards in your hand
setting-card-size-help = As large as the window lets them be, and never too small for a finger.
setting-card-size-small = Small
setting-card-size-medium = Medium
setting-card-size-large = Large
setting-motion = Motion
setting-motion-help = Without motion everything is where it belongs at once; nothing is lost.
setting-motion-system = As the device
setting-motion-slow = Slow
setting-motion-on = Normal
setting-motion-fast = Fast
setting-motion-off = Off
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
volume = Volume
setting-vibration = Vibration
setting-vibration-help = For your own play and for what can’t be done, on devices that can vibrate.
setting-vibration-on = On
setting-vibration-off = Off
setting-hand-order = Order of the hand
setting-hand-order-help = In your own order you drag cards sideways, or use the arrows below the hand, or Shift and an arrow key.
setting-hand-order-automatic = Sorted by the game
setting-hand-order-own = My own
setting-confirm = Ask before playing
setting-confirm-help = Tapping a card, or carrying it to the table, then only chooses it; a button plays.
setting-confirm-off = No
setting-confirm-on = Yes
setting-side = The hand that taps
setting-side-right = Right
setting-side-left = Left
setting-tips = Tips
setting-tips-help = What is special at a table is explained in one line, the first time it comes up.
setting-tips-on = On
setting-tips-off = Off
setting-seating = Players round the table
setting-seating-own = The one at the device first
setting-seating-fixed = Always in the same order
setting-speech = Amount of speech
setting-speech-help = How much a screen reader says unasked. In games taken in turns, Alt+H reads your hand at any time, Alt+T the table, Alt+C points and counts.
setting-speech-usual = What to do
setting-speech-full = All that happens, too
setting-speech-little = Only when asked

setting-pace = Pace of machines
setting-pace-help = How long a machine’s move is looked at before the next one. “Go on”, or a tap on the table, skips the wait.
setting-pace-slow = Slow
setting-pace-usual = Normal
setting-pace-fast = Fast
setting-pace-at-once = At once

daily-help = One deal of every game a day, the same for everybody on that date, against machines of even strength. The first match counts; after that the same deal is there for practice. The date is this device’s.
daily-today = Today, { $date }
daily-yesterday = Yesterday, { $date }
install = Install
install-help = Installed, Tefuda opens from the home screen, and the browser does not clear it away.
install-now = Install Tefuda
install-iphone = iPhone and iPad
install-iphone-steps = Save all matches as a file on the first page. In Safari tap Share, then “Add to Home Screen”. Open Tefuda there and open the file: the app begins with nothing stored.
install-android = Android
install-android-steps = Open the browser’s menu and tap “Install app” or “Add to Home screen”. Your matches come along.
day-open = Not played yet
day-missed = Not played (there for practice)
day-running-only = Begun: it counts for this date whenever it ends
day-gone-only = There for practice: it was begun and deleted, or its deal was opened on this device
day-opened-only = There for practice: its deal was opened on this device
day-opened-help = The deal was opened on this device before the match ended, so it counts for nothing.
day-played-only = Played
day-played = { $won ->
    [true] Won
   *[false] Not won
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
day-play = Play
day-practise = Practise
day-streak = { $now ->
    [one] { $now } day in a row
   *[other] { $now } days in a row
  }, best { $best }
day-practice-help = For practice: this match counts for nothing.
day-beside = The match that counted, and this one
day-counted = Counted
day-practice = Practice
