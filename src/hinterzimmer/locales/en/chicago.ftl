# Chicago (dice): options, actions, events, refusals. Seats are already players' names.

chicago-name = Chicago
chicago-tagline = Three dice, a few lives: the leader says how often you throw, and whether high or low is good.

chicago-preset-seed = House rules
chicago-preset-pub = Pub rules

chicago-option-kept_dice_final = Dice set aside stay aside
chicago-value-kept_dice_final-true = yes, until the turn ends
chicago-value-kept_dice_final-false = no, they may be thrown again
chicago-option-sixes_scope = Sixes that count together
chicago-value-sixes_scope-throw = those of the same throw
chicago-value-sixes_scope-table = those set aside as well
chicago-option-chicago_natural_only = Three ones without turned sixes
chicago-value-chicago_natural_only-true = only these are a Chicago
chicago-value-chicago_natural_only-false = turned sixes count too
chicago-option-bonus_165_optional = With 1-6-5, sparing everybody
chicago-value-bonus_165_optional-true = is allowed
chicago-value-bonus_165_optional-false = is not allowed
chicago-option-bonus_165_ends_round = After 1-6-5
chicago-value-bonus_165_ends_round-true = the round ends, the player named leads
chicago-value-bonus_165_ends_round-false = the round goes on
chicago-option-tie = Equally bad results
chicago-value-tie-later_loses = whoever threw later pays
chicago-value-tie-all_tied_lose = all of them pay
chicago-value-tie-fewer_throws_wins = more throws are worse
chicago-value-tie-roll_off = a roll-off decides
chicago-option-end = The game ends
chicago-value-end-last_standing = when one player is left
chicago-value-end-first_out = when the first player is out
chicago-option-leaver = Who leaves
chicago-value-leaver-substitute = is replaced by a substitute
chicago-value-leaver-forfeits = loses all lives

chicago-action-throw = throw dice { $dice }
chicago-action-convert = turn a six into a one
chicago-action-stop = stop
chicago-action-declare = announce { $direction ->
    [high] high
   *[low] low
}
chicago-action-name = take a life from { $victim }
chicago-action-spare = spare everybody
chicago-action-forfeit = give up

chicago-event-leader_drawn = The lot falls on { $seat } to lead.
chicago-event-round_began = Round { $round }: { $seat } leads.
chicago-event-threw = { $seat } throws { $dice } ({ $throw ->
    [1] first throw
    [2] second throw
   *[other] third throw
}).
chicago-event-converted = { $seat } turns a six into a one: { $dice }. The other six has to be thrown.
chicago-event-forced = Three sixes: { $seat } has to turn two of them into ones and throws the third.
chicago-event-result = { $seat } ends the turn with { $dice } after { $throws ->
    [1] one throw
    [2] two throws
   *[other] three throws
}{ $score ->
    [0] .
   *[other] , { $score } points.
}
chicago-event-declared = { $seat } announces { $direction ->
    [high] high
   *[low] low
}: { $score } to beat.
chicago-event-chicago = Chicago! { $seat } has three ones: everybody else pays a life.
chicago-event-bonus = One, six, five: { $seat } takes a life from somebody.
chicago-event-named = { $seat } names { $victim }.
chicago-event-spared = { $seat } spares everybody.
chicago-event-lost_life = { $seat } loses a life{ $reason ->
    [worst] { " " }for the worst result
    [chicago] { " " }to the Chicago
   *[bonus] { " " }to the 1-6-5
}; { $lives ->
    [0] none is left.
    [one] one is left.
   *[other] { $lives } are left.
}
chicago-event-out = { $seat } is out: place { $place }.
chicago-event-roll_off_began = Equally bad: { $seats } roll off.
chicago-event-rolled_off = { $seat } rolls { $dice } in the roll-off: { $score } points.
chicago-event-replayed = Everybody left would be out. Nobody pays; the round is played again.
chicago-event-forfeited = { $seat } gives up.
chicago-event-won = { $seat } wins.

chicago-field-phase = asked
chicago-field-leader = leader
chicago-field-round = round
chicago-field-lives = lives
chicago-field-out = out
chicago-field-place = place
chicago-field-dice = dice
chicago-field-kept = set aside
chicago-field-locked = stay
chicago-field-must_roll = must be thrown
chicago-field-turned = turned
chicago-field-forced = by force
chicago-field-throws_made = throws
chicago-field-throw_limit = of
chicago-field-direction = announced
chicago-field-rolled = has thrown
chicago-field-result = result
chicago-field-throws_used = throws
chicago-field-score = points
chicago-field-to_beat = to beat
chicago-field-tied = rolls off
chicago-field-pending = yet to roll off
chicago-field-off_score = roll-off
chicago-field-lost_last = paid last

chicago-refused-2-1 = It is not your turn.
chicago-refused-2-2 = The leader has three throws, and they are made.
chicago-refused-2-3 = You may not throw more often than the leader did.
chicago-refused-2-4 = Your turn is already over.
chicago-refused-3-1 = The turn begins with a throw of all three dice.
chicago-refused-3-2 = Throw at least one die, or stop.
chicago-refused-3-4 = A die that was set aside stays there until the turn ends.
chicago-refused-4-1 = Only one of exactly two sixes that count together can be turned.
chicago-refused-4-2 = One six was turned, so the other has to be thrown and the turned one stays.
chicago-refused-4-3 = Without a throw left no six can be turned.
chicago-refused-4-5 = Three sixes: two are ones now, and the third has to be thrown.
chicago-refused-5-1 = Only the leader announces, once, after the last throw.
chicago-refused-7-1 = Only a turn that ends with 1-6-5 takes a life from somebody.
chicago-refused-7-2 = Name another player who still has a life.
chicago-refused-7-3 = At this table somebody has to be named.
chicago-refused-7-5 = First name the player who loses a life, then announce.
chicago-refused-8-5 = In the roll-off all three dice are thrown, once.
chicago-refused-9-1 = You are out and only watch.
chicago-refused-9-2 = The game is over.
chicago-refused-9-5 = At this table nobody gives up; a substitute can play on.
chicago-refused-10-1 = That is no move of this game.
chicago-refused-10-3 = That cannot be taken back.
