# The table of Chicago in the browser.

chicago-table = The table
chicago-dice = Dice
chicago-tray = kept
chicago-lying = { $name }: { $dice }
chicago-lives =
    { $count ->
        [0] no lives
        [one] 1 life
       *[other] { $count } lives
    }
chicago-out = out
chicago-place = place { $place }
chicago-is-leader = leads this round

chicago-direction-high = High
chicago-direction-low = Low
chicago-key-high = H
chicago-key-low = L
chicago-you-lead = You lead
chicago-leads = { $name } leads
chicago-undeclared = High or low comes after the throws.
chicago-beat-high = Beat { $score }: you need more.
chicago-beat-low = Beat { $score }: you need less.
chicago-rolling-off = The tied players throw off.
chicago-round-paid = Round { $round }: { $names } paid.
chicago-throws = { $made } of { $limit } throws used
chicago-throws-short = throws

chicago-die-free = Die { $die }: { $face }, to be thrown
chicago-die-kept = Die { $die }: { $face }, kept
chicago-die-locked = Die { $die }: { $face }, kept for good
chicago-die-must = Die { $die }: { $face }, has to be thrown

chicago-throw = Throw the dice
chicago-throw-again =
    { $count ->
        [one] Throw 1 die
       *[other] Throw { $count } dice
    }
chicago-stop = Leave them
chicago-convert = Turn a six into a one
chicago-spare = Spare everybody
chicago-forfeit = Give up
chicago-name-victim = { $name } loses a life

chicago-ask-first-leader = You lead: up to three throws, then you announce high or low.
chicago-ask-first-high = Your turn: throw, and get as high as you can.
chicago-ask-first-low = Your turn: throw, and get as low as you can.
chicago-ask-again =
    { $left ->
        [one] Tap the dice you keep. One more throw – or leave them.
       *[other] Tap the dice you keep. { $left } more throws – or leave them.
    }
chicago-ask-again-sixes = Two sixes: you may turn one into a one and throw the other.
chicago-ask-must-roll = The six turned into a one lies aside; the marked die has to be thrown.
chicago-ask-forced = Three sixes become two ones; the marked die has to be thrown.
chicago-ask-declare = Your dice lie. High or low – what counts this round?
chicago-ask-name = One, six, five! Who loses a life? Tap a player.
chicago-ask-roll-off = Tied for worst: throw all three dice. The worst pays.

chicago-wait-throw = { $name } is throwing.
chicago-wait-declare = { $name } decides: high or low?
chicago-wait-name = { $name } picks who loses a life.
chicago-wait-roll-off = { $name } throws off.
chicago-over-you = You are the last one standing. You have won!
chicago-over =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }

chicago-stamp-chicago = Chicago!
chicago-stamp-bonus = One · Six · Five
chicago-stamp-won = Won!

chicago-purpose-dice = Dice
chicago-purpose-first-leader = Who leads first
chicago-purpose-loser-leads = Who of the losers leads
