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
credits = The games and their makers
title-of = { $name } – { $site }
box-said = { $name }. { $pitch } { $facts }
words-of-game = { $words }: { $game }

boot = Getting ready
boot-fetch = Fetching the cards
boot-bytes = ({ $loaded } of { $total } MB)
boot-restore = Setting up the table
boot-install = Building the table
boot-check = Final check
boot-ready = Ready
offline-ready = Works offline
offline-never = Needs a connection: this browser or address can’t store the page
offline-failed = Needs a connection for now: some of the page’s files were blocked or changed on the way here, so the page could not be stored. Tefuda tries again the next time you open it.
update-failed = A new version is available, but some of its files were blocked or changed on the way here. Tefuda will try again later.
update-waiting = A new version is available.
update-busy = A new version is available. A match is open in another tab: please close that first.
update-now = Update now

storage-fails = The match could not be saved on this device. It will be lost when you close this tab.
download-match = Save the match to a file
no-database = This browser’s database can’t be used, so matches are saved in a smaller store. It fills up sooner, and if the browser is forced to close, the last few seconds may be lost.
opened = Part of this deal was already seen on this device, so this match doesn’t count.
storage-cleared = The browser had deleted the saved match. It has been saved again in full.
match-cut = Today’s rules don’t allow step { $entry } of this match ({ $reason }), so it was cut off there. The full record has been set aside; see the home page.
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
export-all-help = The file contains everything saved here: matches, the group scorebook, deals of the day, lessons and settings.
storage-kept = This browser has promised to keep your saved data.
storage-may-go = This browser may delete your saved data when space runs short. A file is safe from that.
storage-seven-days = If you use this browser for seven days without opening this page, it deletes your saved data. A file is safe from that, and an installed page keeps its matches.
backup-later = Later
install-how = How to install
import = Import matches
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
import-help = Did you play in the browser before you installed Tefuda? Save all matches to a file there and import it here.
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
import-refused = One match could not be imported: { $reason }
why-clause = a move against rule { $clause }
why-other_rules = a match under different rules
why-unknown_game = a game that Tefuda doesn’t have
why-missing = a match that is not on this device
why-newer = a match from a newer version
why-other = a record that can’t be read ({ $code })
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
download = Save to a file
copy = Copy
copied = Copied
copy-from-here = Copying failed. The text is selected: copy it from here.
send = Send
out-asked = Save this file, or send it?
out-saved = Was the file saved?
out-there = Yes, it’s there
out-not-there = No file appeared
out-missing = Some browsers don’t save files, especially those inside other apps. Copy the text and keep it in a note or an email: you can paste it in here again. Or use the app’s menu to open this page in your own browser. Your matches don’t move there automatically.
out-open-outside = Open it in your browser
out-save = Save
out-save-again = Save again
out-have-it = I have it now

engine-failed = The game could not start
nothing-lost = Your matches are safe. You can also save them to files.
try-again = Try again
fault-code = Error code:
fault-no-wasm = This browser doesn’t support WebAssembly. If your iPhone is in Lockdown Mode, make an exception for this site.
fault-no-worker = The browser could not run the game’s engine. A newer browser may help.
fault-wasm-download = The game’s engine could not be loaded. Check the connection and try again.
fault-wasm-compile = This browser could not read the game’s engine.
fault-download = A required file could not be loaded. Check the connection and try again.
fault-boot = The game’s engine did not start.
fault-self-test = A start-up check found a problem.
fault-stalled = Loading got stuck.
fault-mismatch = Parts of this page come from different versions. Please reload.
fault-died = The game’s engine stopped. If you try again, the match continues from the last saved move.
fault-silent = The game’s engine is not responding. If you try again, the match continues from the last saved move.
fault-drawing = The page could not be drawn. If you try again, the match continues from the last saved move.
fault-other = Something unexpected happened.
