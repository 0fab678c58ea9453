# The command line and the game in the terminal.

cli-heading-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-help = show this help and exit
cli-language = the language of the texts; otherwise that of your terminal (LANG)
cli-show-version = show the version and exit
cli-file-error = { $file }: { $why }
cli-json = print JSON, for scripts
cli-preset = a named set of options (see: hinterzimmer games GAME)
cli-option = change one option, such as tie=roll_off; may be repeated
cli-sheet = a score sheet; - reads the standard input
cli-wrong-use = { $prog }: { $why }. Try { $prog } --help.
cli-no-number = “{ $given }” is no whole number from { $least } on
cli-no-names = “{ $given }”: names with commas between are wanted, such as regular,random
cli-no-choice = “{ $given }”: a name and a value are wanted, such as tie=roll_off

error-cli-seat = There is no seat { $seat }; the seats are 1 to { $seats }.

cli-about = A self-hosted room for gangster games: in the browser, in the terminal and from Python.
cli-examples =
    examples:
      hinterzimmer serve                    the room, on http://127.0.0.1:8000
      hinterzimmer play chicago             a game in the terminal against bots
      hinterzimmer simulate chicago --seats random,random --games 100000
      hinterzimmer verify game.json         was this game fair?
cli-exit-codes =
    exit codes:
      0  done
      1  what was asked about does not hold (a score sheet, say)
      2  wrong use: an unknown game, option, seat or flag
      3  something around it is wrong: a taken port, a file that cannot be read

cli-serve = open the room: the web server
cli-serve-about = Serve the room to browsers until stopped with Ctrl-C. Settings come from the flags, else from HINTERZIMMER_* variables, else from the settings file.
cli-serve-host = the address to listen on (default 127.0.0.1: this machine only)
cli-serve-port = the port (default 8000; 0 picks a free one)
cli-serve-data = the folder of the database (default var)
cli-serve-lan = let the whole local network in, and print the link with its QR code
cli-serve-public-url = how others reach this server, such as https://cards.example.org
cli-serve-config = a settings file (TOML)
cli-serve-examples =
    examples:
      hinterzimmer serve
      hinterzimmer serve --lan
      hinterzimmer serve --port 9000 --data ~/hinterzimmer
      hinterzimmer serve --public-url https://cards.example.org

cli-play = play in the terminal against bots
cli-play-about = Play in the terminal against bots. Answer with the number of a choice or with its words; ? shows what else can be done.
cli-play-game = which game (default: the first one that hinterzimmer games lists)
cli-play-bots = your opponents, one name a seat (default: two usual ones)
cli-play-seat = your seat, counted from 1 (default 1)
cli-play-name = what you are called
cli-play-seed = a number that fixes all chance, to play the same dice again
cli-play-save = write the score sheet here when the game ends or you leave
cli-play-examples =
    examples:
      hinterzimmer play chicago
      hinterzimmer play chicago --bots regular,novice,random --seat 2
      hinterzimmer play chicago --seed 7 --save game.json

cli-simulate = play many games between bots
cli-simulate-about = Play many games between bots and show who wins how often, with intervals that hold the true value 95 times in 100. The players change seats from game to game.
cli-simulate-game = which game
cli-simulate-seats = the players, one bot's name each
cli-simulate-games = how many games (default 1000)
cli-simulate-seed = a number that fixes all chance (default 1)
cli-simulate-examples =
    examples:
      hinterzimmer simulate chicago --seats regular,novice,random --games 1000
      hinterzimmer simulate chicago --seats random,random,random --games 1000000
      hinterzimmer simulate chicago --seats regular,random --json

cli-replay = step through a score sheet
cli-replay-about = Show a game again: what happened, and how the table looked, as a spectator or a seat saw it.
cli-replay-step = stop after so many actions (default: all)
cli-replay-seat = see it from this seat, counted from 1 (default: a spectator)
cli-replay-examples =
    examples:
      hinterzimmer replay game.json
      hinterzimmer replay game.json --step 12 --seat 2
      hinterzimmer replay game.json --step 12 --json

cli-verify = check a score sheet: chance, rules and result
cli-verify-about = Check score sheets: does the seed have the hash that was published, is every answer of chance the seed's, is every action legal, is the result right?
cli-verify-examples =
    examples:
      hinterzimmer verify game.json
      hinterzimmer verify --json *.json

cli-warm = compile the rulebooks ahead of the first game
cli-warm-about = Compile the rulebooks into the cache (HINTERZIMMER_CACHE, else your cache folder), so that the first game begins at once. What is there already is only loaded.
cli-warm-game = which games (default: all)
cli-warm-examples =
    examples:
      hinterzimmer warm
      hinterzimmer warm chicago

cli-games = list the games, their options and bots
cli-games-about = List the games that are installed, or show the options, presets and bots of one.
cli-games-game = which game (default: a line each)
cli-games-examples =
    examples:
      hinterzimmer games
      hinterzimmer games chicago
      hinterzimmer games --json

cli-games-line = { $game }: { $title }, { $least } to { $most } players; bots: { $bots }
cli-games-presets = presets: { $presets }
cli-games-option = { "  " }{ $option } = { $default } (rule { $rule }; one of { $values })

cli-warm-progress = Compiling { $game }
cli-warm-done = { $game } is ready ({ $seconds } s).

cli-simulate-progress = Playing
cli-simulate-heads = player|wins|95 % interval|mean rank|95 % interval
cli-simulate-pace = { $games } games, { $moves } moves in { $seconds } s: { $pace } games and { $moves_pace } moves a second.

cli-verify-holds =
    { $file }: holds. { $game }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }, { $questions_of_chance ->
        [one] one answer
       *[other] { $questions_of_chance } answers
    } of chance, seed hash { $seed_hash }.
cli-verify-fails = { $file }: does not hold: { $why }

cli-play-you = Guest
cli-play-welcome = { $game }. ? shows what you can do, q leaves.
cli-play-promise = All dice and cards follow from a seed whose SHA-256 is { $hash }.
cli-play-prompt = Your choice:
cli-play-help =
    a number      the choice with that number
    its words     the same, such as: stop
    ? words       may that be played now, and if not, why?
    undo          take your last action back, where it may be
    q             leave
cli-play-no-such-choice = There are only the choices 1 to { $last }.
cli-play-may = That may be played now.
cli-play-rule = Not by rule { $rule }: { $text }
cli-play-bot-failed = { $name } failed ({ $why }); a substitute moves.
cli-play-left = You have left.
cli-play-over = The game is over. The seed was { $seed }.
cli-play-saved = The score sheet is in { $file }. Check it with: hinterzimmer verify { $file }

# What stands in a view (see `games/*/view.py`); a game may have words of its own.

field-phase = phase
field-leader = leader
field-round = round
field-lives = lives
field-out = out
field-place = place
field-dice = dice
field-kept = kept
field-locked = locked
field-must_roll = must be rolled
field-turned = turned
field-forced = forced
field-throws_made = throws made
field-throw_limit = throws allowed
field-direction = direction
field-rolled = has rolled
field-result = result
field-throws_used = throws
field-score = points
field-to_beat = to beat
field-tied = tied
field-pending = rolls off
field-off_score = roll-off
field-lost_last = paid
value-high = high
value-low = low
value-undeclared = open
value-throw = throwing
value-name = naming a victim
value-declare = announcing
value-roll_off = roll-off
value-over = over

cli-backup = copy the database into one file, also while the room is open
cli-backup-about = Copy the embedded database and the keys of the guests' cookies into one file. The room may be open meanwhile: the copy is as of one moment. Keep it as secret as the data folder: it holds the seeds of running games.
cli-backup-file = the file to write
cli-backup-force = overwrite the file if it is there
cli-backup-done = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and was checked.
cli-backup-examples =
    examples:
      hinterzimmer backup monday.db
      hinterzimmer backup --data ~/hinterzimmer --force /backups/newest.db

cli-restore = put a backup back, while the room is closed
cli-restore-about = Check a backup and put it in the place of the database. A database that is there already is kept beside it under the name hinterzimmer.db.replaced. Stop the server first.
cli-restore-file = the backup
cli-restore-force = replace a database that is there
cli-restore-done = { $file } is in place with { $tables ->
        [one] one table
       *[other] { $tables } tables
    }.
cli-restore-examples =
    examples:
      hinterzimmer restore monday.db
      hinterzimmer restore --data ~/hinterzimmer --force monday.db

error-broken-backup = { $file } is no backup, or is broken ({ $why }). Nothing was changed.
error-newer-backup = { $file } comes from a newer release (form { $revision }; this one knows { $known }). Nothing was changed.
error-file-exists = { $file } exists already. Choose another name, or overwrite it with --force.
error-own-file = { $file } belongs to the room itself: a copy there would destroy it. Choose another name.
error-cannot-copy = { $file } could not be written ({ $why }). Nothing was changed.
error-database-exists = There is a database at { $file } already. To replace it (it is kept beside), use --force.
error-no-database = There is no database at { $file }. Name the data folder with --data.
error-not-embedded = Only the embedded database is backed up here; for another one use its own tools.
error-folder-in-use = A server uses { $folder }. Stop it first.
