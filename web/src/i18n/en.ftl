title = Tefuda 手札
framed = This page is being shown inside another site. To protect your hands and matches, nothing is displayed here.
framed-open = Open Tefuda directly
tagline = One device, one table – and your hand stays your own.
games = Games
go-on-with = In progress
finished = Finished matches
your-matches = Your matches
go-on = Continue
delete = Delete
delete-really = Yes, delete
keep = Cancel
back = Back
close = Close
home = Home
book = Group scorebook
show-more = Show more ({ $count })
settings = Settings
language = Language
learn = Learn in 3 min
learn-on = Continue the lesson
learn-again = Repeat the lesson
rules = Rules
rules-of = How to play { $game }
rules-coming = Loading the rules…
rule-number = Rule { $clause }
reload = Reload
credits = The games and their authors

boot = Getting ready
boot-fetch = Fetching the cards
boot-bytes = ({ $loaded } of { $total } MB)
boot-restore = Laying the table
boot-install = Building the table
boot-check = Final check
boot-ready = Ready
offline-ready = Works offline
offline-never = Needs a connection: this browser or address can’t store the page
offline-failed = Needs a network for now: some of the page’s files were held back or changed on the way, so it could not be kept. That is tried again the next time you open it.
update-failed = There is a new version, but some of it was held back or changed on the way. It is tried again later.
update-waiting = A new version is available.
update-busy = A new version is available. A match is open in another tab: please close that first.
update-now = Update now

storage-fails = The match could not be saved on this device. It will be lost when you close this tab.
download-match = Save the match to a file
no-database = This browser’s database can’t be used, so matches go to a smaller store. It fills up sooner, and a browser that is closed by force may lose the last few seconds.
opened = The deal of this match was opened on this device, so the match counts for nothing.
storage-cleared = The browser had deleted the saved match. It has been saved again in full.
match-cut = Today’s rules don’t allow step { $entry } of this match ({ $reason }), so it was cut off there. The full record has been set aside; see the home screen.
trouble = Something went wrong in the engine ({ $code }). The match continues from the last saved move.
overwritten = This match was continued in another tab, so your last move was not played. Here is the current position.
understood = OK
rename = Rename
review = Replay the match
what-if-of = { $name } (what if)
linked-of = { $name }: from a link
daily = Deal of the day
day-of = { $name }: deal of the day { $date }
practice-of = { $name }: practice, deal of { $date }
duplicate = Duplicate
more-about = Options for { $name }
match-title = Name of this match
keep-title = Save name
clear-finished = Delete all finished matches
was-deleted = Match deleted.
bring-back = Undo
files = Matches as files
export-all = Save all matches to a file
export-all-help = The file holds all that is stored here: matches, the group’s book, days, lessons and settings.
storage-kept = This browser has promised to keep what is stored here.
storage-may-go = This browser may throw away what is stored here when space runs short; a file outlasts that.
storage-seven-days = This browser deletes what is stored here once you have used it for seven days without opening this page. A file outlasts that, and an installed page keeps its matches.
backup-later = Later
install-how = How to install
import = Import matches
import-text = Paste copied text
import-text-field = Copied text of matches
import-text-take = Take it in
import-progress = { $done } of { $total }
import-stop = Stop
import-stopped = { $count ->
    [one] Stopped: one match was not looked at. Open the file again to go on.
   *[other] Stopped: { $count } matches were not looked at. Open the file again to go on.
  }
import-more-refused = { $count ->
    [one] One more match was left out.
   *[other] { $count } more matches were left out.
  }
import-documents = The group’s book, days and lessons of the file were added to those that are here.
import-documents-unread = Part of the file’s book, days or lessons could not be added; what is here stays as it is.
import-book-full = The group’s book stays as it is: that file brings more names of people than it has room for.
import-settings = The file has settings, too.
import-settings-take = Use its settings
import-help = Did you play in the browser before you installed Tefuda? Save all matches as a file there and open it here.
import-added = { $count ->
    [0] No matches were imported.
    [one] One match was imported.
   *[other] { $count } matches were imported.
  }
import-known = { $count ->
    [one] One match was already here.
   *[other] { $count } matches were already here.
  }
import-newer-here = Nothing came in: a newer version of Tefuda keeps the matches here. Reload the page for the newest version, then open the file again.
import-refused = One match could not be imported: { $reason }
import-too-big = That file is too big. Files of up to { $megabytes } MB can be opened.
import-no-json = This file contains no matches and can’t be read.
import-no-match = There is no match in that file.
import-too-many = There are too many matches in that file.
import-newer = A newer version of Tefuda made that file. Reload the page for the newest version, then open it again.
import-unreleased = That file was saved by a trial version of Tefuda, which this one can’t read.
import-some-unread = { $count ->
    [one] One entry is not a match and was skipped.
   *[other] { $count } entries are not matches and were skipped.
  }
elsewhere = This match is open in another tab
elsewhere-help = Only one tab at a time can play a match. You can watch here, or continue playing in this tab.
take-over = Continue in this tab
quarantine = Saved data that could not be read
quarantine-help = Tefuda can’t read these entries as matches, so they have been set aside. Save them to a file or delete them.
newer = Matches from a newer version
newer-help = A newer version of Tefuda saved these on this device. They are left untouched; reload the page to update and continue them.
characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
download = Save as a file
copy = Copy
copied = Copied
copy-from-here = It could not be copied. The text is selected: copy it from here.
send = Send
out-asked = Save this file, or send it?
out-saved = Is the file there?
out-there = It’s there
out-not-there = No file came
out-missing = Some browsers save no files, most of all those inside other apps. Copy the text and keep it in a note or a mail: it can be pasted in here again. Or open this page in your own browser, by the app’s menu; matches don’t go along by themselves.
out-open-outside = Open it in your browser
out-save = Save
out-save-again = Save again
out-have-it = I have it now

engine-failed = The game could not start
nothing-lost = Your matches are safe. You can also save them as files.
try-again = Try again
fault-code = Fault code:
fault-no-wasm = This browser doesn’t support WebAssembly. If your iPhone is in Lockdown Mode, make an exception for this site.
fault-no-worker = The browser could not run the game’s engine. A newer browser may help.
fault-wasm-download = The game’s engine could not be loaded. Check the connection and try again.
fault-wasm-compile = This browser could not read the game’s engine.
fault-download = A needed file could not be loaded. Check the connection and try again.
fault-boot = The game’s engine did not start.
fault-self-test = A start-up check found a problem.
fault-stalled = Loading got stuck.
fault-mismatch = Parts of this page come from different versions. Please reload.
fault-died = The game’s engine stopped. If you try again, the match continues from the last saved move.
fault-silent = The game’s engine is not responding. If you try again, the match continues from the last saved move.
fault-other = Something unexpected happened.
