how-many = How many are playing?
players = { $count } players
players-few = { $count }
player-number = Player { $number }
player-alone = Guest
who-plays = Who is playing?
seating-help = Enter the players clockwise, in the order you sit.
phones-help = The device stays in the middle of the table. Players who use a phone scan a code with it and see their hand there.
who-starts = Who starts
start-by-chance = By chance
names-twice = Two players share a name. Please make them different.
who-sits = Seat { $number }
face-of = { $name }’s face
face-none = No face
face-bear = Bear
face-frog = Frog
face-owl = Owl
face-fox = Fox
face-cat = Cat
face-rabbit = Rabbit
person = Person
person-phone = Person with a phone
machine-face = Bot at seat { $number }
hints = Hints
hints-help = On your turn you can ask what a hard bot would do. The score sheet shows how often each player asked.
hints-out-help = No hints in this match; the score sheet says so.
hints-on = With hints
hints-off = Without

what-if = What if? Play on from here
what-if-help = Play on from step { $step } of { $length } as a separate match. The original stays as it was, and this match doesn’t count.
same-deal = The same deal again
same-deal-help = The same cards, dealt to the same seats. The original match stays as it was, and this one doesn’t count.
play-on = Play on from here
analysis = Analyse the match
exercises-of-seat = Make exercises from this match, for:
really = Compared with the original match
really-then = Original match
really-now = What if
really-review = Replay the original match

setting-curtain = Opening your hand
setting-curtain-help = What the next player does to open their hand after the device is passed.
setting-curtain-hold = Press and hold
setting-curtain-two-step = Two taps
setting-lone-hand = Playing alone
setting-lone-hand-help = When you play against bots: what happens to your hand if you switch apps or put the device down.
setting-lone-hand-open = It stays open
setting-lone-hand-closed = It closes
setting-theme = Theme
setting-theme-system = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-card-size = Card size
setting-card-size-help = As large as the window allows, and never too small for a finger.
setting-card-size-small = Small
setting-card-size-medium = Medium
setting-card-size-large = Large
setting-motion = Animation
setting-motion-help = Without animation, cards jump straight to their places; you won’t miss anything.
setting-motion-system = Same as device
setting-motion-slow = Slow
setting-motion-on = Normal
setting-motion-fast = Fast
setting-motion-off = Off
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
volume = Volume
setting-vibration = Vibration
setting-vibration-help = When you play a card, and when a card can’t be played (on devices that vibrate).
setting-vibration-on = On
setting-vibration-off = Off
setting-hand-order = Order of the hand
setting-hand-order-help = To arrange your own hand, drag cards sideways, use the arrows below the hand, or press Shift and an arrow key.
setting-hand-order-automatic = Automatic
setting-hand-order-own = Manual
setting-confirm = Confirm before playing
setting-confirm-help = If on, tapping or dragging a card only selects it; a button plays it.
setting-confirm-off = No
setting-confirm-on = Yes
setting-side = Handedness
setting-side-right = Right-handed
setting-side-left = Left-handed
setting-tips = Tips
setting-tips-help = The first time something special happens in a game, one line explains it.
setting-tips-on = On
setting-tips-off = Off
setting-seating = Order of players
setting-seating-own = Current player first
setting-seating-fixed = Always in the same order
setting-speech = Screen reader detail
setting-speech-help = How much a screen reader announces on its own. In turn-based games, Alt+H reads your hand, Alt+T the table, Alt+C points and counts, at any time.
setting-speech-usual = What to do
setting-speech-full = Everything that happens
setting-speech-little = Only when asked

setting-pace = Bot speed
setting-pace-help = How long the game waits after a bot’s move. “Next”, or a tap on the table, skips the wait.
setting-pace-slow = Slow
setting-pace-usual = Normal
setting-pace-fast = Fast
setting-pace-at-once = At once

daily-help = One deal a day for each game, the same for everyone on that date, against medium bots. Your first match counts; after that you can play the deal again for practice. The date is this device’s.
daily-today = Today, { $date }
daily-yesterday = Yesterday, { $date }
install = Install
install-help = Once installed, Tefuda opens from your home screen, and the browser won’t delete its data.
install-now = Install Tefuda
install-iphone = iPhone and iPad
install-iphone-steps = Save all matches to a file here in the settings. In Safari, tap Share, then “Add to Home Screen”. Open Tefuda from there and import the file in its settings: the app starts empty.
install-android = Android
install-android-steps = Open the browser’s menu and tap “Install app” or “Add to Home screen”. Your matches are kept.
day-open = Not played yet
day-missed = Not played
day-running-only = In progress: counts for this date whenever you finish it
day-gone-only = You can still practise: the match was started and deleted, or part of the deal was already seen on this device
day-opened-only = You can still practise: part of the deal was already seen on this device
day-opened-help = Part of the deal was seen on this device before the match ended, so the match doesn’t count.
day-played-only = Played
day-played = { $won ->
    [true] Won
   *[false] Lost
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
day-play = Play
day-practise = Practise
day-streak = { $now ->
    [0] { $best ->
        [one] Best streak: 1 day
       *[other] Best streak: { $best } days
      }
    [one] Streak: 1 day, best { $best }
   *[other] Streak: { $now } days, best { $best }
  }
day-practice-help = For practice: this match doesn’t count.
day-beside = Compared with the match that counted
day-counted = Counted
day-practice = Practice

about = About Tefuda
about-page = Tefuda means “a hand of cards”. It brings five Japanese indie card games to one shared device: no account, no server, and no network after the first visit.
about-version = Version { $version }, build
news-1-0-0 = The first release: five games for one device, bots of three levels, lessons, hints, replays with analysis, exercises, hands on your own phones, a deal of the day and a scorebook.
about-licences = Licences
about-fault-help = Copy this text, add what you did and what happened, and send it to the people who gave you Tefuda. Tefuda itself sends nothing.
about-fault-match = Add a match
about-fault-none = No match
about-fault-cards = The report will have the names and all cards of that match. If its deal is still being played here, that match won’t count any more.
about-fault-add = Add the match
about-fault-added = The match is added. It isn’t shown here, but it is copied and sent with the report.
about-fault-text = Text of the report

makers-help = Each game’s rule sheet names these makers and contacts. Links open in a new tab.
maker-and = {" / "}
maker-author = Author
maker-design = Game design
maker-rules = Rules
maker-writing = Rules writing
maker-art = Artwork
maker-illustration = Illustrations
maker-making = Production
maker-project = Project
maker-unnamed = The rule sheet names no one
maker-age = Age
maker-years = { $age } and up
maker-version = Version
maker-date = Date

box = The game
company = Who is at the table?
company-alone = Alone
company-alone-help = against bots
company-together = Together
company-together-help = { $live ->
    [1] both at this device
   *[other] passing this device
}
company-mixed = Mixed
company-mixed-help = people and bots
variants = Rules and hints
variants-and = {" · "}
hints-on-said = with hints
hints-off-said = no hints
start = Play
fair-said = Bots see only what a player in their seat sees. The cards are shuffled by chance alone.
fair = How that works
fair-title = Fair play
fair-bots = What bots see
fair-bots-help = A bot gets what a player in its seat would see: its own hand, the cards on the table, and what has happened. It doesn’t see your hand or the deck. It plays on a separate engine that holds no other cards.
fair-levels = How strong they are
fair-levels-help = The levels differ in care, not in luck. An easy bot forgets and overlooks things. A medium bot forgets nothing. A hard bot tries its moves out in deals that fit everything it knows. All of them get the same cards as you would.
fair-cards = How cards are shuffled
fair-cards-help = Your browser’s secure random numbers decide every shuffle. Every order of the cards can come up, and no one looks at names, levels or earlier matches. Only the deal of the day is fixed: its date decides, so everyone gets the same cards.
fair-check = See for yourself
fair-check-help = After a match, replay it with all hands open. The whole deal and every move are kept with it.

files = Matches as files
export-all-help = The file contains everything saved here: matches, the group scorebook, deals of the day, lessons and settings.
storage-kept = This browser has promised to keep your saved data.
storage-may-go = This browser may delete your saved data when space runs short. A file is safe from that.
import-text = Paste copied text
import-text-field = Copied text of matches
import-text-take = Import
import-progress = { $done } of { $total }
import-stop = Stop
import-stopped = { $count ->
    [one] Stopped: one match was not checked. Import the file again to continue.
   *[other] Stopped: { $count } matches were not checked. Import the file again to continue.
  }
import-more-refused = { $count ->
    [one] One more match could not be imported.
   *[other] { $count } more matches could not be imported.
  }
import-documents = The scorebook, deals of the day and lessons in the file were added to those here.
import-documents-unread = Part of the file’s scorebook, deals of the day or lessons could not be added. The data here is unchanged.
import-book-full = The group scorebook is unchanged: it has no room for all the names in the file.
import-settings = The file also contains settings.
import-settings-take = Use these settings
import-added = { $count ->
    [0] No matches were imported.
    [one] One match was imported.
   *[other] { $count } matches were imported.
  }
import-known = { $count ->
    [one] One match was already here.
   *[other] { $count } matches were already here.
  }
import-newer-here = Nothing was imported: a newer version of Tefuda saved the matches here. Reload the page to update, then import the file again.
import-unchecked = This browser’s database could not be read: matches that were here before may now be here twice.
import-refused = One match could not be imported: { $reason }
import-too-big = This file is too big. The limit is { $megabytes } MB.
import-no-json = This is not a Tefuda file, or it is damaged.
import-no-match = This file contains no matches.
import-too-many = This file contains too many matches.
import-newer = A newer version of Tefuda made this file. Reload the page to update, then import it again.
import-unreleased = A trial version of Tefuda saved this file, and this version can’t read it.
import-some-unread = { $count ->
    [one] One entry is not a match and was skipped.
   *[other] { $count } entries are not matches and were skipped.
  }
