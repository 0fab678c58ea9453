# Shared by the web client, the terminal and the server.

yes = yes
no = no

# Players

bot = bot
bot-random = Blind Chance
bot-novice = Novice
bot-regular = Regular
bot-search = Brooder
bot-strong = Old Hand
# What bots are called, by their seat
bot-at-0 = Slim
bot-at-1 = Lola
bot-at-2 = Emil
bot-at-3 = Kalle
bot-at-4 = Olga
bot-at-5 = Bruno

guest = Guest
host = host
spectator = spectator

# What happens at any table, whatever the game

event-undone = { $seat } takes that back.
event-substituted = A bot plays on for { $seat }.
event-returned = { $seat } is back and plays on.

# Refusals: the server's code is the last part of the name

error-already-seated = You already sit at this table.
error-already-started = This table has started; its seats can't be changed any more.
error-bad-block = You can’t block this person.
error-bad-card-list = This is no list of the 110 cards: { $why }.
error-bad-bot-setting = The bot { $bot } does not take the setting “{ $setting }”.
error-bad-clock = This game can’t be played with such a clock.
error-bad-code = This code is wrong, has been replaced or is too old.
error-bad-field = This field can't be read: { $field } ({ $why }).
error-bad-kick = Nobody else sits there.
error-bad-message = The server could not make sense of a message: { $why }
error-bad-name = A name has between 1 and 24 characters.
error-bad-names = There must be a name for each seat.
error-bad-notation = That is no action of this game: { $given }
error-bad-option = The game has no such option or value.
error-bad-option-value = The option { $option } can't be { $value }. It can be: { $allowed }.
error-bad-origin = This request came from another site and was refused.
error-bad-reminder = Reminders can’t be sent there: { $why }
error-bad-request = The server could not make sense of the request.
error-bad-seats = This game takes { $least } to { $most } players, not { $seats }.
error-bad-settings =
    The settings in { $source ->
        [environment] flags and environment
       *[other] { $source }
    }{ $line ->
        [0] {""}
       *[other] , line { $line },
    } can’t be used: { $key }: { $why }. Possible: { $possible }.
error-bad-sheet = This is no score sheet that can be read here.
error-bad-talk = A line of talk has between 1 and 500 characters.
error-bad-token = This seat link is no longer valid: the seat is taken, or the link was replaced. Ask for a new one.
error-bad-word = A word has at most { $most } characters, and only ones that can be seen.
error-game-over = The game is over.
error-illegal-action = The rules don’t allow that (rule { $rule }).
error-no-break = The table isn’t pausing.
error-no-guest = You need a name before you can sit down.
error-no-header = The request lacks the sign that it came from this page. Reload the page.
error-no-mail = This server can’t send e-mail.
error-no-reminder = You have no reminder at this table.
error-no-such-seat = There is no such seat.
error-no-such-step = There is no step { $step } in this game; the last one is { $last }.
error-metrics-private = The metrics are not for everybody; whoever runs the room gets them with the key that is set for it.
error-no-vote = Nobody has asked to end this game.
error-nobody-there = There is no such person at that table.
error-not-a-member = Only those who sit at this table may do that.
error-not-host = Only the host of the table may do that.
error-not-json = That is not valid JSON.
error-not-open = This table takes no more players.
error-not-over = That can be seen once the game is over.
error-not-slow = Reminders are for tables with slow play.
error-not-started = This game has not started yet.
error-not-welcome = You can’t sit down at this table.
error-not-your-seat = You don’t sit there.
error-nothing-to-undo = There is nothing you could take back.
error-old-client = The server has been updated. Reload the page to play on; what you have picked is kept.
error-rate-limited = Too much at once. Try again in { $wait } s.
error-seat-taken = That seat is taken.
error-seats-open = There are still open seats. Fill them with people or bots first.
error-server-error = Something went wrong on the server. It was logged.
error-sheet-chance =
    { $number ->
        [0] This sheet doesn’t hold: the dice or cards of the set-up are not those of its seed.
       *[other] This sheet doesn’t hold: the dice or cards of action { $number } are not those of its seed.
    }
error-sheet-clock = This sheet doesn’t hold: the thinking times of action { $number } can’t be.
error-sheet-hash = This sheet doesn’t hold: its seed does not fit the promised hash.
error-sheet-illegal =
    { $rule ->
        [none] This sheet doesn’t hold: nobody could do there what action { $number } says.
       *[other] This sheet doesn’t hold: rule { $rule } forbids action { $number }.
    }
error-sheet-malformed = This is no score sheet: { $why }
error-sheet-numbering = This sheet doesn’t hold: its actions are not numbered one after another.
error-sheet-result = This sheet doesn’t hold: its result is not what the actions lead to.
error-sheet-unknown-components = This sheet was played with a card list that isn’t here.
error-sheet-unknown-format = This sheet is written in a format that this release doesn’t know.
error-sheet-unknown-rules = This sheet was played by version { $rules } of the rules of { $game }; this release knows version { $known }.
error-stale-decision = The situation had already changed, so your play was not made. Look again and decide anew.
error-stopping = The server is just being restarted. Try again in a moment.
error-storage = The server could not save that, so it did not happen. Try again shortly.
error-table-pauses = The table is pausing. Continue first.
error-talk-pings = At this table only pings are allowed while the game goes on.
error-not-your-room = You may not talk alone there, or not now.
error-talk-silent = At this table nobody talks while the game goes on.
error-too-large = That is too large to be sent.
error-too-many-viewers = Too many people are watching this table already.
error-unexpected = Something unexpected happened ({ $status }).
error-unknown-block = You haven’t blocked this person.
error-unknown-bot = This game has no bot “{ $bot }”. It has: { $allowed }.
error-unknown-game = There is no game “{ $game }” here. There is: { $allowed }.
error-unknown-language = There is no rulebook in this language.
error-unknown-option = This game has no option “{ $option }”. It has: { $allowed }.
error-unknown-page = There is nothing at this address.
error-unknown-preset = This game has no preset “{ $preset }”. It has: { $allowed }.
error-rules-known = This table can be played on; vote to end it.
error-unknown-rules = This table plays by a version of the rules that this release doesn’t know. Whoever sits there can end it and take its score sheet along.
error-unknown-seat = There is no such seat at this table.
error-unknown-table = There is no such table here. Perhaps the link is incomplete.
error-unreachable = The server can’t be reached right now.
error-which-seat = Several seats may act: say which one is meant.
error-words-closed = The game has started; words can’t be mixed in any more.
error-wrong-method = This address can’t be used that way.
error-wrong-type = The server only takes JSON here.
