title = Tefuda 手札
framed = Another site shows this page inside its own. To keep hands and matches safe, nothing is shown here.
framed-open = Open Tefuda by itself
tagline = One device, one table, everybody’s own hand.
games = Games to play
go-on-with = Matches to go on with
finished = Finished matches
your-matches = Your matches
go-on = Go on
delete = Delete
delete-really = Yes, delete it
keep = Keep
back = Back
close = Close
home = Home
book = The group’s book
show-more = Show more ({ $count })
settings = Settings
language = Language
learn = Learn in 3 min
learn-on = Go on learning
learn-again = Learn it again
rules = Rules
rules-of = How to play { $game }
rules-coming = The rules are on their way…
rule-number = Rule { $clause }
reload = Reload
credits = The games and their authors
title-of = { $name } – { $site }
box-said = { $name }. { $pitch } { $facts }
words-of-game = { $words }: { $game }

boot = Getting ready
boot-fetch = Carrying the cards in
boot-bytes = ({ $loaded } of { $total } MB)
boot-restore = Laying the table
boot-install = Building the table
boot-check = One last look
boot-ready = Ready
offline-ready = Plays without a network
offline-never = Needs a network: this browser or address can’t keep the page
offline-failed = Needs a network for now: some of the page’s files were held back or changed on the way, so it could not be kept. That is tried again the next time you open it.
update-failed = There is a new version, but some of it was held back or changed on the way. It is tried again later.
update-waiting = There is a new version.
update-busy = There is a new version. A match is open in another tab: close it there first.
update-now = Switch to it

storage-fails = This device would not store the match. It will be gone when this tab is closed.
download-match = Save the match as a file
no-database = This browser’s database can’t be used, so matches go to a smaller store. It fills up sooner, and a browser that is closed by force may lose the last few seconds.
opened = The deal of this match was opened on this device, so the match counts for nothing.
storage-cleared = The browser had thrown the stored match away. It has been stored again, whole.
match-cut = This match was cut before step { $entry }: today’s rules refuse it ({ $reason }). The whole of it was put to one side, see the home screen.
trouble = Something went wrong in the engine ({ $code }). The match goes on from the last action that was stored.
overwritten = Another tab has gone on with this match, so your last move was not played. This is the match as it stands there.
understood = All right
rename = Rename
review = Go through the match
what-if-of = { $name }: what if
linked-of = { $name }: from a link
daily = Deal of the day
day-of = { $name }: deal of the day { $date }
practice-of = { $name }: practice, deal of { $date }
duplicate = Make a copy
more-about = More about { $name }
match-title = What to call this match
keep-title = Keep this name
clear-finished = Clear the finished matches
was-deleted = The match is deleted.
bring-back = Bring it back
files = Matches as files
export-all = Save all matches as a file
export-all-help = The file holds all that is stored here: matches, the group’s book, days, lessons and settings.
storage-kept = This browser has promised to keep what is stored here.
storage-may-go = This browser may throw away what is stored here when space runs short; a file outlasts that.
storage-seven-days = This browser deletes what is stored here once you have used it for seven days without opening this page. A file outlasts that, and an installed page keeps its matches.
backup-later = Later
install-how = How to install
import = Open a file of matches
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
    [0] No match came in.
    [one] One match came in.
   *[other] { $count } matches came in.
}
import-known = { $count ->
    [one] One match was already here.
   *[other] { $count } matches were already here.
  }
import-newer-here = Nothing came in: a newer version of Tefuda keeps the matches here. Reload the page for the newest version, then open the file again.
import-refused = One match was left out: { $reason }
import-too-big = That file is too big. Files of up to { $megabytes } MB can be opened.
import-no-json = That isn’t a file of matches: it can’t be read.
import-no-match = There is no match in that file.
import-too-many = There are too many matches in that file.
import-newer = A newer version of Tefuda made that file. Reload the page for the newest version, then open it again.
import-unreleased = That file was saved by a trial version of Tefuda, which this one can’t read.
import-some-unread = { $count ->
    [one] One entry is no match and was left out.
   *[other] { $count } entries are no matches and were left out.
}
elsewhere = This match is open in another tab
elsewhere-help = Only one tab can play it, so that nothing gets mixed up. You can look on here, or go on playing in this tab.
take-over = Go on in this tab
quarantine = Stored data that could not be read
quarantine-help = These entries are no matches that Tefuda can read, so they were put to one side. Save them as a file or delete them.
newer = Matches of a newer version
newer-help = A newer version of Tefuda stored these on this device. They stay as they are; reload the page for the newest version to go on with them.
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

engine-failed = The table could not be laid
nothing-lost = Your matches are safe. You can also save them as files.
try-again = Try again
fault-code = Fault code:
fault-no-wasm = This browser has no WebAssembly. If your iPhone is in Lockdown Mode, exempt this site from it.
fault-no-worker = The browser could not run the game’s engine. A newer browser may help.
fault-wasm-download = The game’s engine could not be loaded. Check the connection and try again.
fault-wasm-compile = This browser could not read the game’s engine.
fault-download = A needed file could not be loaded. Check the connection and try again.
fault-boot = The game’s engine did not start.
fault-self-test = A check before the start found something that doesn’t add up.
fault-stalled = Getting ready came to a stop half-way.
fault-mismatch = The parts of this page are from different versions. Please reload.
fault-died = The game’s engine stopped. Trying again goes on from the last card played.
fault-silent = The game’s engine doesn’t answer. Trying again goes on from the last card played.
fault-other = Something unexpected happened.
