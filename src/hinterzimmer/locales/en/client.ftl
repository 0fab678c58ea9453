# The pages of the web client.

# Everywhere

main-navigation = Main
table-navigation = Table
close = Close
reload = Reload
loading = One moment …
settings = Settings
undo = Take back
copy = Copy
copied = Copied
to-start = To the start
update-reload = There is a new version of this room. Reload to go on.
rule-number = Rule { $rule }

# Start

welcome = Come in, the back room is open.
welcome-lead = One lamp, one table, and games for people who can keep a straight face. Play right now against bots, or send your friends a link. No account needed.
your-name = Your name
you-are = You play as { $name }.
opponents = Opponents
bots-count =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
play-now = Play now
open-table = Open a table
rulebook = Rulebook
my-tables = My tables
other-ways = Other ways in
join-by-link = Join by link
lobby-look = See who is looking for players
title-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
your-turn = Your turn
waiting-others = Others are thinking
over-replay = Over: look at the replay
seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }

# Lobby, joining

lobby = Lobby
lobby-open = Tables with a free seat
lobby-playing = Watch a game
lobby-empty = Nobody is looking for players just now. Open a table and be the first.
sit-down = Sit down
join = Join
join-link = The link you were sent
join-help = A seat link, a link to watch, or one to a replay.
join-wrong = That is no link to a table of this room. It looks like …/s/… or …/t/….
invited = There is a seat for you
invited-lead = Under what name do you want to play?

# New table

game = Game
seats = Seats
who-sits = Who sits where?
seat-number = Seat { $number }
seat-me = I do
seat-open = Open for a friend
seat-kind = Seat { $number }: who plays?
bot-named = Bot: { $bot }
bot-is = Bot: { $bot }
open-seat = Open seat
listed = Show this table in the lobby, so that anybody can sit down
pace = Bots take
pace-seconds =
    { $seconds ->
        [0] no time at all
        [one] 1 second
       *[other] { $seconds } seconds
    }
options = House rules
preset = Start from
preset-changed = You have changed some of these rules.
usual = usual

# At the table

you = you
away = away
to-move = to move
watching = You are watching
spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
log = What happened
talk = Talk
log-and-talk = Log and talk
talk-say = Say something
talk-send = Say
talk-empty = Nobody has said anything yet.
talk-silent = Nobody talks at this table while the game goes on.
room = Just us
room-with = Only { $names } hears this.
room-empty = Nothing has been said here yet.
room-closed = You may talk alone while both of you are still asked to talk.
room-heard = Heard by { $names }
room-alone = only to you
talk-level = Talk while the game goes on
talk-level-free = free
talk-level-pings = pings only: yes, no, look here …
talk-level-silent = silent
talk-level-pings-told = Only pings, no talk.
talk-level-silent-told = Nobody talks.
pings = Pings
ping-yes = Yes!
ping-no = No.
ping-wait = Wait a moment.
ping-look = Look at my proposal.
ping-careful = Careful!
ping-help = I can’t do that.
ping-well-done = Well done!
ping-thanks = Thanks!
unread = unread
your-choice = Your choice
press-again = Press again
not-allowed = Not allowed.
not-played = Not played.
go-on = Go on
rest-mine = The round is over. See how it went – go on?
rest-wait = About to go on. Not ready yet: { $names }
ask-general = Your turn: choose what to do.
wait-general = Waiting for { $names }.
waiting-for-players =
    { $count ->
        [one] One seat is still free. Send somebody the link, or put a bot there.
       *[other] { $count } seats are still free. Send the links to your friends, or put bots there.
    }
waiting-for-you = Everybody is here. Start whenever you like.
waiting-for-host = Everybody is here. The host starts the game.
start-game = Start
leave = Leave the table
leave-sure = A bot will play on in your place. Leave?
leave-yes = Leave
leave-no = Stay
table-missing = This table can’t be shown
share = Share
share-loopback = This page can only be reached from this computer so far. To let others in from your network, start the server with
share-seats = Send each friend a link of their own. Whoever opens it first sits there.
share-seat = Link for seat { $number }
share-watch = Whoever has this link can watch, but not play.
share-watch-link = Link for watching
qr-of = QR code: { $what }
game-over = Game over
rematch = Play again
rematch-join = To the next game
rematch-watch = Watch the next game
to-table = To the table

# When the line is down

line-lost = The line to the table is down; reconnecting.
line-offline = You are offline.
line-pending = Your play goes out as soon as it is back.
line-safe = Your seat and your choice are kept.
line-retry = Try now

# Replay

replay = Replay
replays = Replay
replay-bring = Watch a score sheet
replay-file = A score sheet (JSON file)
replay-file-help = It is checked from the first throw to the last before it is shown.
replay-viewer = Seen by
replay-everything = all at once
replay-knew = What each of them held
replay-as = { $name }
replay-controls = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Let it run
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-step = Step
replay-speed = Speed
replay-download = Save the score sheet
replay-share = Copy link to this step
seed-title = Was it fair?
seed-lead = The hash was shown before the first throw; the seed is shown now. Your browser checks by itself, at a press, whether they fit and whether every throw came from them. The command “hinterzimmer verify” does the same with a saved score sheet and looks whether every action was legal.
seed = Seed
seed-hash = Hash of the seed (SHA-256)

# Rulebook

contents = Contents

# Settings

language = Language
theme = Light
theme-dark = Evening (dark)
theme-light = Morning (light)
theme-auto = Like my device
speed = Motion
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = none
confirm-setting = Confirm plays by pressing twice
confirm-help = Otherwise a play is sent at the first press.
sound = Sound: dice, and a chime when it is your turn
notification = Notify me when it is my turn
notification-help = Only while this page is open in a tab.
notification-refused = Your browser does not allow it. You can change that in its settings for this page.
notification-cannot = This browser only allows it over a secure connection (https).

page-missing = Wrong door
page-missing-lead = There is nothing at this address.

# Fair chance

fair-chance = Fair chance
fair-promise = The numbers that decide the luck of this game were drawn before it began. This is their fingerprint: at the end you see the numbers and can check that nobody has changed them.
fair-over = The numbers that decided the luck of this game are open now. This is the fingerprint that was shown before it began.
hash-whole = Whole
hash-short = Short
words = Words
word-mix = A word of yours, mixed into the luck (if you like)
word-help = Whatever you write here changes every throw and every deal. So nobody can have prepared them – not even the server.
word-give = Mix in
word-back = Take back
word-given = Your word is in. Another one takes its place.
word-mixed = has mixed in a word
word-of = Word of { $name }
words-none = Nobody mixed in a word.
fair-check = Check fairness
fair-hash-holds = The seed fits the hash that was shown before the game.
fair-hash-wrong = The seed does not fit the hash: this is not the seed that was promised.
fair-promise-kept = It is the hash that this browser was shown on { $at }.
fair-promise-broken = On { $at } this browser was shown another hash for this table.
fair-answers-hold =
    { $count ->
        [0] Chance was not asked in this game.
        [one] Chance was asked once, and the answer follows from the seed and the words.
       *[other] All { $count } answers of chance follow from the seed and the words.
    }
fair-set-up-wrong = The set-up does not hold: it does not follow from the seed and the words.
fair-action-wrong =
    { $count ->
        [0] Action { $number } does not hold: its dice or cards do not follow from the seed and the words.
        [one] Action { $number } does not hold: its dice or cards do not follow from the seed and the words. The answer before it does.
       *[other] Action { $number } does not hold: its dice or cards do not follow from the seed and the words. The { $count } answers before it do.
    }
fair-yes = It was fair.
fair-no = Something is wrong with this game.
fair-unreadable = This sheet can’t be checked: what it says about chance can’t be read.
luck = Luck
luck-lead = How often each result came. The dashed line, and the last column, say how often it was to be expected.
luck-nobody = table
luck-answer = { $answer }
luck-expected = expected
luck-other = Other chance
luck-note = In a short game the counts may well be far from that; only over many games do they come close.

# People come and go

menu = More
about-person = About { $name }
plays-for = { $bot } plays for { $name }
stands-in = for { $name }
away-mine = You took long, so { $bot } plays for you. The seat is still yours.
away-back = I’m back
returned = You’re back. Your seat was kept; { $bot } played for you meanwhile.
returned-seen = Good
mute = Mute
unmute = Listen again
mute-help = You hear nothing of them at this table until you close the tab.
block = Block
block-help = You hear nothing of them at any table, and they can’t sit down at yours. You can take it back in the settings.
blocked-now = { $name } is blocked.
kick = Show out
kick-help = The seat becomes free, and the link to it changes.
kicked-now = { $name } no longer sits here.
vote-ask = End this game for everybody
vote-sure = Everybody who is here is asked whether to end this game without a winner. A majority decides; nobody learns who voted how. Without a majority within a minute (at slow tables within a day) the game goes on.
end-ask = End this game
end-sure = The game ends without a winner. End it?
end-yes = End it
vote-open =
    { $needed ->
        [one] End this game without a winner? One yes is enough; votes so far: { $cast }.
       *[other] End this game without a winner? { $needed } have to say yes; votes so far: { $cast }.
    }
vote-until = Open until { $until }.
vote-yes = End it
vote-no = Play on
unplayable-end = End this table
ended-by-vote = The game was ended by vote. Nobody has won.
blocked = Blocked people
blocked-nobody = You have blocked nobody.
blocked-since = since { $date }
unblock = Unblock
recovery = Your seats on another device
recovery-lead = You have no account here: this browser is your key. A code opens your seats elsewhere, too – or gives them back if this browser forgets you.
recovery-make = Make a code
recovery-again = Make another code
recovery-link = Link with the code
recovery-once = It is shown only now. Whoever has it can play in your place; a new code makes this one worthless.
recovery-have = I have a code
recovery-here = Take over your seats
recovery-here-lead = This browser becomes the player whose code this is, at all their tables.
recovery-replaces = So far you are { $name } here; you give that up in this browser.
recovery-code = The code
recovery-claim = Take over here

# Clocks

time = Time to think
time-live = Everybody is here and plays.
time-slow = Slow play: look in now and then.
time-none = No clock.
time-move = { $length } for each decision.
time-bank = { $length } for the whole game, and { $more } more after each decision.
time-bank-plain = { $length } for the whole game.
time-grace = A bot plays for whoever is gone for { $length }.
at-zero-default = Whose time is up makes the usual move.
at-zero-substitute = Whose time is up is replaced by a bot until they are back.
at-zero-loss = Whose time is up has lost.
time-preset-none = No clock
time-preset-none-help = among friends
time-preset-live = 30 seconds a move
time-preset-live-help = everybody is here
time-preset-slow = 2 days a move
time-preset-slow-help = look in now and then
time-details = Set the time yourself
time-speed = Kind of table
speed-of-live = live: everybody is here
speed-of-slow = slow: over hours and days
clock = Clock
clock-none = none
clock-move = a time for each decision
clock-bank = a time for the whole game
clock-length-move = For each decision
clock-length-bank = For the whole game
clock-increment = More after each decision
at-zero = When time is up
zero-default = the usual move is made
zero-substitute = a bot takes over
zero-loss = the game is lost
grace = A bot plays for whoever is gone for
substitute = Which bot
substitute-usual = the usual one ({ $bot })
length-nothing = nothing
length-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
length-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
length-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
length-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = Time left:
clock-low = Your time is nearly up: { $left } left.
deadline-near = { $left } left, then a bot plays for you.

# Reminders

reminder = Remind me
reminder-lead = A message when it is your turn at this table and you are not here.
reminder-email = E-mail address
reminder-webhook = Or an address for programs (webhook)
quiet-from = Quiet from
quiet-to = to
quiet-zone = By the clock of { $zone }. In between, nothing is sent.
reminder-save = Save
reminder-saved = Saved. You will be reminded.
reminder-stop = Remind me no more
reminder-stopped = You will not be reminded any more.

# How the house is doing

status = How the house is doing
status-since = Open since
status-uptime-value =
    { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h
    }
status-restarts = Restarts so far
status-tables = Tables in use
status-sockets = Screens looking on
status-commands = Moves and words taken
status-refusals = Refused by rule or limit
status-p50 = From a move to every screen, as a rule
status-p99 = From a move to every screen, 99 of 100 times
status-milliseconds = { $value } ms
status-none = nothing measured yet
status-replays = Games looked at again
status-substitutions = Times a bot stepped in for somebody
status-lost-unknown = Whether anything was lost is just being looked up.
status-lost =
    { $count ->
        [0] No move was lost. ({ $tables } tables looked through on { $at })
        [one] 1 move was lost. ({ $tables } tables looked through on { $at })
       *[other] { $count } moves were lost. ({ $tables } tables looked through on { $at })
    }
status-note = Counted since the house was last opened, except for restarts and lost moves.
