# Gang of Four: options, actions, events, refusals. Seats are already players' names.

gang_of_four-name = Gang of Four
gang_of_four-tagline = Get rid of sixteen cards first: climb over straights and full houses, and throw a gang when nobody expects it.

gang_of_four-preset-seed = House rules
gang_of_four-preset-official = Official rules

gang_of_four-option-gang_timing = Gangs may be thrown
gang_of_four-value-gang_timing-anytime = at any time
gang_of_four-value-gang_timing-in_turn = only in turn
gang_of_four-option-gang_window = A trick lies open to gangs
gang_of_four-value-gang_window-open_trick = until its closing pass
gang_of_four-value-gang_window-until_lead = until its owner leads again
gang_of_four-option-gangs_above_four = Gangs of five, six and seven
gang_of_four-value-gangs_above_four-true = exist
gang_of_four-value-gangs_above_four-false = don’t exist
gang_of_four-option-one_card_scope = Somebody’s last card binds
gang_of_four-value-one_card_scope-all = all others
gang_of_four-value-one_card_scope-predecessor = only the player before them
gang_of_four-option-one_card_lead = Before a one-card player you lead
gang_of_four-value-one_card_lead-combo_or_highest = a combination or your highest card
gang_of_four-value-one_card_lead-combo_first = a combination, if you have one
gang_of_four-option-return_received_card = Giving back the very card received
gang_of_four-value-return_received_card-true = is allowed
gang_of_four-value-return_received_card-false = is not allowed
gang_of_four-option-first_lead_needs_m1 = The very first combination
gang_of_four-value-first_lead_needs_m1-true = contains the multi-coloured 1
gang_of_four-value-first_lead_needs_m1-false = is free
gang_of_four-option-specials_in_flush = Phoenix and dragon in a flush
gang_of_four-value-specials_in_flush-true = are allowed
gang_of_four-value-specials_in_flush-false = are not allowed
gang_of_four-option-tiebreak_depth = Straights are compared
gang_of_four-value-tiebreak_depth-all_cards = down to the last card
gang_of_four-value-tiebreak_depth-top_card = by the top card only
gang_of_four-option-flush_order = Flushes are compared
gang_of_four-value-flush_order-card_by_card = card by card
gang_of_four-value-flush_order-numbers_then_colour = by numbers, then by colour
gang_of_four-option-full_house_order = Full houses are compared
gang_of_four-value-full_house_order-triple_first = triple first, then the pair
gang_of_four-value-full_house_order-numbers_first = by both numbers, then by colours
gang_of_four-option-pass_locks_trick = Who passes is out of the trick
gang_of_four-value-pass_locks_trick-true = yes
gang_of_four-value-pass_locks_trick-false = no, only for that turn
gang_of_four-option-announce = The last card is called
gang_of_four-value-announce-manual = by hand, and can be forgotten
gang_of_four-value-announce-automatic = automatically
gang_of_four-value-announce-challenge = by hand, unless an opponent is faster
gang_of_four-option-forgotten_call = Who forgets to call
gang_of_four-value-forgotten_call-barred = is barred for the rest of the hand
gang_of_four-value-forgotten_call-not_won = plays on but can’t win the hand
gang_of_four-option-final_tie = Equal totals at the end
gang_of_four-value-final_tie-shared = win together
gang_of_four-value-final_tie-last_hand = the last hand decides
gang_of_four-option-score_limit = Points that end the match

gang_of_four-combination =
    { $combination ->
        [single] a single
        [pair] a pair
        [triple] a triple
        [straight] a straight
        [flush] a flush
        [full_house] a full house
        [straight_flush] a straight flush
        [gang] a gang
       *[none] nothing
    }

gang_of_four-action-pass = pass
gang_of_four-action-play = play { $cards }
gang_of_four-action-play_and_call = play { $cards } and call “last card”
gang_of_four-action-call = call “last card”
gang_of_four-action-call_out = { $target } has forgotten to call
gang_of_four-action-return = give back { $card }

gang_of_four-event-dealer_drawn = The lot falls on { $seat } to deal.
gang_of_four-event-hand_began = Hand { $hand } is played { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}.
gang_of_four-event-dealt = { $seat } is dealt { $cards }.
gang_of_four-event-showed_m1 = { $seat } has the multi-coloured 1 and leads.
gang_of_four-event-m1_is_dead = The multi-coloured 1 lies in the dead hand: { $seat } leads.
gang_of_four-event-gave = { $seat } gives { $to } the best card: { $card }.
gang_of_four-event-returned = { $seat } gives { $card } back to { $to }.
gang_of_four-event-played = { $seat } plays { $combination ->
    [single] { $cards }
    [pair] a pair: { $cards }
    [triple] a triple: { $cards }
    [straight] a straight: { $cards }
    [flush] a flush: { $cards }
    [full_house] a full house: { $cards }
    [straight_flush] a straight flush: { $cards }
    [gang] a gang: { $cards }
   *[none] { $cards }
} ({ $left ->
    [one] 1 card left
   *[other] { $left } cards left
}).
gang_of_four-event-threw_gang = { $seat } throws a gang in: { $cards } ({ $left ->
    [one] 1 card left
   *[other] { $left } cards left
}).
gang_of_four-event-passed = { $seat } passes.
gang_of_four-event-called = { $seat }: last card!
gang_of_four-event-called_out = { $seat } has noticed: { $target } did not call the last card.
gang_of_four-event-forgot = { $seat } has forgotten to call the last card.
gang_of_four-event-went_out = { $seat } has no cards left, but has not won.
gang_of_four-event-trick_won = { $seat } takes the trick.
gang_of_four-event-leads = { $seat } leads instead.
gang_of_four-event-hand_won = { $seat } wins the hand{ $ending ->
    [last_able] { " " }as the last who may still play
   *[went_out] { "" }
}.
gang_of_four-event-scored = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} and stands at { $total }.
gang_of_four-event-shown = { $seat } shows { $cards }.
gang_of_four-event-dead_hand_shown = The dead hand was { $cards }.
gang_of_four-event-match_won = { $seat } wins the match with { $total ->
    [one] 1 point
   *[other] { $total } points
}.

gang_of_four-field-hand = your cards
gang_of_four-field-played = played
gang_of_four-field-table = on the table
gang_of_four-field-laid = laid in this trick
gang_of_four-field-known = known to all
gang_of_four-field-shown = shown
gang_of_four-field-given = given
gang_of_four-field-returned = returned
gang_of_four-field-phase = asked
gang_of_four-field-direction = direction
gang_of_four-field-combination = combination
gang_of_four-field-owner = owner
gang_of_four-field-needs_m1 = must contain the M1
gang_of_four-field-held = cards
gang_of_four-field-passed = passed
gang_of_four-field-able = in play
gang_of_four-field-called = called
gang_of_four-field-due = has yet to call
gang_of_four-field-forgot = forgot to call
gang_of_four-field-hand_number = hand
gang_of_four-field-dealer = first dealer
gang_of_four-field-winner = last winner
gang_of_four-field-giver = gave
gang_of_four-field-total = points
gang_of_four-field-last_cards = cards left last hand
gang_of_four-field-last_points = points last hand
gang_of_four-field-won = won

gang_of_four-refused-2-11 = These cards are no combination.
gang_of_four-refused-3-1 = That is not high enough: it has to be higher than what lies there.
gang_of_four-refused-3-2 = It has to be as many cards as lie there, or a gang.
gang_of_four-refused-3-4 = What lies there is of a stronger kind.
gang_of_four-refused-3-8 = Only a higher gang beats this gang.
gang_of_four-refused-4-3 = The very first combination has to contain the multi-coloured 1.
gang_of_four-refused-4-5 = It is not your turn.
gang_of_four-refused-4-6 = You have the lead: play something.
gang_of_four-refused-4-9 = You don’t hold these cards.
gang_of_four-refused-5-1 = At this table a gang waits for its turn.
gang_of_four-refused-5-2 = No trick lies open: a gang needs something to beat.
gang_of_four-refused-6-1 = At this table the last card calls itself.
gang_of_four-refused-6-2 = Too late: somebody has acted since.
gang_of_four-refused-6-3 = You are out of this hand.
gang_of_four-refused-6-4 = Only your very last card is called.
gang_of_four-refused-6-5 = You have called it already.
gang_of_four-refused-6-6 = There is nobody to be called out.
gang_of_four-refused-7-2 = Somebody holds one card: a single has to be your highest.
gang_of_four-refused-7-3 = The next player holds one card: you can beat this single, so you have to.
gang_of_four-refused-7-4 = The next player holds one card: lead a combination of several cards.
gang_of_four-refused-9-3 = Give back another card than the one you got.
gang_of_four-refused-9-5 = First a card goes back, then the hand begins.
gang_of_four-refused-9-6 = No cards are exchanged now.
gang_of_four-refused-10-1 = That is no move of this game.
gang_of_four-refused-10-3 = That cannot be taken back.
gang_of_four-refused-10-4 = The match is over.
