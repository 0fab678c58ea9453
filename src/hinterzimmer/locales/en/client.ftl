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
seed-lead = The hash was shown before the first throw; the seed is shown now. The command “hinterzimmer verify” checks a saved score sheet: that the hash is the seed’s, that every throw came from it, and that every action was legal.
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
