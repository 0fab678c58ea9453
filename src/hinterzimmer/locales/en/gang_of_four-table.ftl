# The table of Gang of Four in the browser.

gang_of_four-table = The table
gang_of_four-hand = Your cards
gang_of_four-card =
    { $suit ->
        [green] green
        [yellow] yellow
        [red] red
       *[many] multi-coloured
    } { $what ->
        [phoenix] phoenix
        [dragon] dragon
       *[number] { $number }
    }
gang_of_four-cards-left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gang_of_four-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
gang_of_four-points-short = { $points } pts
gang_of_four-last-card = last card!
gang_of_four-not-called = one card, not called
gang_of_four-forgotten = forgot to call
gang_of_four-passed = passes
gang_of_four-leads = leads
gang_of_four-known = Everybody knows these are there: { $cards }
gang_of_four-laid = { $cards } in this trick
gang_of_four-dead-hand = Dead hand
gang_of_four-winner = winner

gang_of_four-name-single = Single
gang_of_four-name-pair = Pair
gang_of_four-name-triple = Triple
gang_of_four-name-straight = Straight
gang_of_four-name-flush = Flush
gang_of_four-name-full_house = Full house
gang_of_four-name-straight_flush = Straight flush
gang_of_four-name-gang = Gang of { $size }
gang_of_four-on-table = { $combination }: { $cards }, played by { $name }
gang_of_four-played-by = { $name }
gang_of_four-taken = { $name } takes the trick.
gang_of_four-empty = Nothing lies on the table.
gang_of_four-direction = Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}.
gang_of_four-hand-number = Hand { $hand }

gang_of_four-exchange = The exchange
gang_of_four-gave = { $giver } gives { $winner } the best card
gang_of_four-returns = { $winner } gives back
gang_of_four-returns-open = still open

gang_of_four-pass = Pass
gang_of_four-suggest = Suggest
gang_of_four-play = Play
gang_of_four-play-kind = Play: { $combination }
gang_of_four-throw = Throw the gang!
gang_of_four-return = Give back
gang_of_four-call = Last card!
gang_of_four-call-with = Call “last card” with this play
gang_of_four-call-staged = “Last card!” goes with it
gang_of_four-call-out = Forgotten! Call out { $name }
gang_of_four-standing = Pass this trick
gang_of_four-standing-on = Will pass this trick
gang_of_four-sort-by = Sorted by { $sorting ->
    [colour] colour
    [combination] combination
    [own] hand
   *[number] number
}. Press for another order.
gang_of_four-sort-number = Number
gang_of_four-sort-colour = Colour
gang_of_four-sort-combination = Combos
gang_of_four-sort-own = My order
gang_of_four-hand-help = Arrow keys move, Space picks, Shift and arrow keys reorder, digits pick by number (0 is the ten), F a phoenix, D the dragon. Enter plays, P passes, S suggests, L calls the last card, O sorts, Escape puts back.
gang_of_four-fits = fits

gang_of_four-sheet = Score sheet
gang_of_four-sheet-open = Score sheet: what each hand cost
gang_of_four-sheet-none = No hand is over yet.
gang_of_four-sheet-hand = Hand
gang_of_four-sheet-total = Total
gang_of_four-sheet-limit = The match ends at { $limit } points; the fewest win.
gang_of_four-sheet-cost = { $points } for { $cards } cards
gang_of_four-hand-over = { $name } wins hand { $hand }
gang_of_four-match-over = The match is over
gang_of_four-left-over = What was left

gang_of_four-ask-lead = You lead: play any combination.
gang_of_four-ask-lead-m1 = You open the match: your combination has to contain the multi-coloured 1.
gang_of_four-ask-lead-bound = You lead against a last card: several cards, or else your highest.
gang_of_four-ask-follow = Your turn: beat { $owner }’s { $combination ->
    [single] single
    [pair] pair
    [triple] triple
    [straight] straight
    [flush] flush
    [full_house] full house
    [straight_flush] straight flush
   *[gang] gang
}, or pass.
gang_of_four-ask-follow-bound = Your turn: somebody holds one card, so only your highest single will do – or pass.
gang_of_four-ask-must-beat = The next player holds one card: you have to beat this single.
gang_of_four-ask-only-pass = Your turn: nothing you hold beats that. Pass.
gang_of_four-ask-return = { $giver } gave you { $card }. Pick a card to give back.
gang_of_four-wait-lead = { $name } leads.
gang_of_four-wait-follow = { $name } is thinking: { $owner }’s { $combination ->
    [single] single
    [pair] pair
    [triple] triple
    [straight] straight
    [flush] flush
    [full_house] full house
    [straight_flush] straight flush
   *[gang] gang
} is to be beaten.
gang_of_four-wait-return = { $giver } gave { $name } { $card }; { $name } picks a card to give back.
gang_of_four-wait-forgot = You forgot to call your last card and sit this hand out.
gang_of_four-over-you =
    { $count ->
        [one] You have won the match!
       *[other] You share the win!
    }
gang_of_four-over =
    { $count ->
        [one] { $names } has won the match.
       *[other] { $names } share the win.
    }

gang_of_four-stamp-threw_gang = Gang!
gang_of_four-stamp-called = Last card!
gang_of_four-stamp-forgot = Forgotten!
gang_of_four-stamp-match_won = Won!

# what a question of chance was for, in the luck ledger
gang_of_four-purpose-deal = The deal
gang_of_four-purpose-first-dealer = Who deals first
