# Chicago Gangsters: options, actions, events, refusals, cards. Seats are already players’ names.

chicago_gangsters-name = Chicago Gangsters
chicago_gangsters-tagline = Two against two, and another two each round: lay your means in secret, promise everything, and keep what pays.

chicago_gangsters-preset-seed = House rules
chicago_gangsters-preset-open_mr_x = Mr. X in the open
chicago_gangsters-preset-godfather = With the Godfather

chicago_gangsters-option-talk = Announcements in each talk
chicago_gangsters-option-open_mr_x = Mr. X’s means and side (five players)
chicago_gangsters-value-open_mr_x-false = stay secret until the count
chicago_gangsters-value-open_mr_x-true = are turned up at once
chicago_gangsters-option-godfather = The Godfather (three or four players)
chicago_gangsters-value-godfather-false = plays no part
chicago_gangsters-value-godfather-true = may drop a partner

chicago_gangsters-clan-a = Lakeshore Ring
chicago_gangsters-clan-b = Stockyard Crew
chicago_gangsters-clan-c = Canal Street Combine
chicago_gangsters-clan-d = Northgate Social Club
chicago_gangsters-type-weapons = weapons
chicago_gangsters-type-bribes = bribes
chicago_gangsters-type-extortion = extortion
chicago_gangsters-mean-W1 = Brass knuckles
chicago_gangsters-mean-W2 = Baseball bat
chicago_gangsters-mean-W3 = Revolver
chicago_gangsters-mean-W4 = Shotgun
chicago_gangsters-mean-W5 = Drum gun
chicago_gangsters-mean-B1 = Folded note
chicago_gangsters-mean-B2 = Envelope
chicago_gangsters-mean-B3 = Cigar box
chicago_gangsters-mean-B4 = Briefcase
chicago_gangsters-mean-B5 = Deposit key
chicago_gangsters-mean-E1 = Rumour
chicago_gangsters-mean-E2 = Torn photograph
chicago_gangsters-mean-E3 = Bundle of letters
chicago_gangsters-mean-E4 = Second ledger
chicago_gangsters-mean-E5 = Signed confession
chicago_gangsters-person_kind-muscle = muscle
chicago_gangsters-person_kind-office = office
chicago_gangsters-person_kind-society = society
chicago_gangsters-person-m1 = “Dynamite” Dora Finch
chicago_gangsters-person-m2 = Knuckles Brandt
chicago_gangsters-person-m3 = Lefty Okoro
chicago_gangsters-person-m4 = Big Walt Jansen
chicago_gangsters-person-m5 = Iron Stella
chicago_gangsters-person-m6 = The Anvil
chicago_gangsters-person-o1 = Alderman Pettibone
chicago_gangsters-person-o2 = Ottoline Fisk
chicago_gangsters-person-o3 = Sergeant Mulcahy
chicago_gangsters-person-o4 = Inspector Thorne
chicago_gangsters-person-o5 = Judge Harrow
chicago_gangsters-person-o6 = Senator Webb
chicago_gangsters-person-s1 = Madame Verlaine
chicago_gangsters-person-s2 = Nell Quick
chicago_gangsters-person-s3 = Duke Ellory
chicago_gangsters-person-s4 = Velvet Marguerite
chicago_gangsters-person-s5 = Tobias the barkeep
chicago_gangsters-person-s6 = Cordelia Vane
chicago_gangsters-ability-none = no ability
chicago_gangsters-ability-weapons_anywhere = May lay weapons in every district; the highest counts twice.
chicago_gangsters-ability-take_back = End of round: take back a laid weapon of value 1 to 3.
chicago_gangsters-ability-counts_anywhere = Counts in every district.
chicago_gangsters-ability-bribes_anywhere = May lay bribes in every district; each counts one more.
chicago_gangsters-ability-first_choice = Two more when it comes to choosing loot first.
chicago_gangsters-ability-consolation = End of round: draw a card if you got no loot.
chicago_gangsters-ability-a_third_will_do = If your side loses, a third of the winners’ strength is enough.
chicago_gangsters-ability-draw_two = Draws two cards at the end of a round.
chicago_gangsters-ability-exchange = End of round: exchange a means card.
chicago_gangsters-ability-hide_anyway = As a challenger keeps a card down even without the “?”.
chicago_gangsters-ability-counts_twice = Counts as two persons in the showdown.
chicago_gangsters-district-d1 = Harbour Docks
chicago_gangsters-district-d2 = Court Row
chicago_gangsters-district-d3 = Theatre Strip
chicago_gangsters-district-d4 = Cattle Pens
chicago_gangsters-district-d5 = Rail Depot
chicago_gangsters-district-d6 = Warehouse Mile
chicago_gangsters-district-d7 = Brewery Hill
chicago_gangsters-district-d8 = Little Market
chicago_gangsters-district-d9 = Gasworks
chicago_gangsters-district-d10 = Town Hall Square
chicago_gangsters-district-d11 = Bankers’ Block
chicago_gangsters-district-d12 = Hotel Quarter
chicago_gangsters-district-d13 = Racetrack
chicago_gangsters-loot-b1 = Cellar Raid
chicago_gangsters-loot-b2 = Customs Shed
chicago_gangsters-loot-b3 = Night Barge
chicago_gangsters-loot-b4 = Private Club
chicago_gangsters-loot-b5 = Pharmacy Permit
chicago_gangsters-loot-b6 = Truck Convoy
chicago_gangsters-loot-b7 = Back-Room Bar
chicago_gangsters-loot-b8 = Policy Bank
chicago_gangsters-loot-b9 = Bonded Store
chicago_gangsters-loot-b10 = Lake Runner
chicago_gangsters-loot-b11 = Hidden Still
chicago_gangsters-loot-b12 = Freight Car

chicago_gangsters-phrase-about = I lay about { $number }.
chicago_gangsters-phrase-nothing = I lay nothing.
chicago_gangsters-phrase-leave_person = Let me choose first, and the person is yours.
chicago_gangsters-phrase-hide_big = I hide a big one.
chicago_gangsters-phrase-threaten = Next round you get nothing from me.
chicago_gangsters-phrase-with_challengers = I stand with the challengers.
chicago_gangsters-phrase-with_defenders = I stand with the defenders.
chicago_gangsters-phrase-join_us = Mr. X, come to our side!
chicago_gangsters-phrase-ask_about = Please lay about { $number }.
chicago_gangsters-phrase-ask_hide = Hide a big one!
chicago_gangsters-phrase-accept = Yes, agreed ({ $number }).
chicago_gangsters-phrase-refuse = No ({ $number }).
chicago_gangsters-phrase-silence = …
chicago_gangsters-kept-open = still open
chicago_gangsters-kept-kept = kept
chicago_gangsters-kept-broken = broken
chicago_gangsters-kept-untested = never put to the test

chicago_gangsters-action-lay = lay: { $cards }
chicago_gangsters-action-lay_for = lay for { $side ->
     [challengers] the challengers
    *[defenders] the defenders
}: { $cards }
chicago_gangsters-action-say = say{ $to ->
     [partner] { " " }to your partner
    *[all] { " " }to all
}: { $phrase ->
     [about] I lay about { $number }.
     [nothing] I lay nothing.
     [leave_person] Let me choose first, and the person is yours.
     [hide_big] I hide a big one.
     [threaten] Next round you get nothing from me.
     [with_challengers] I stand with the challengers.
     [with_defenders] I stand with the defenders.
     [join_us] Mr. X, come to our side!
     [ask_about] Please lay about { $number }.
     [ask_hide] Hide a big one!
     [accept] Yes, agreed ({ $number }).
     [refuse] No ({ $number }).
    *[silence] …
}
chicago_gangsters-action-ready = I’m ready
chicago_gangsters-action-take = take package { $package }
chicago_gangsters-action-betray = drop your partner
chicago_gangsters-action-stand_by = stand by your partner
chicago_gangsters-action-give = hand over { $gift ->
     [alcohol] one alcohol
     [person] the person
    *[other] { $gift }
}
chicago_gangsters-action-take_back = take { $card } back
chicago_gangsters-action-console = draw a card for having got no loot
chicago_gangsters-action-exchange = exchange { $card }
chicago_gangsters-action-done = use no more abilities

chicago_gangsters-event-joined_clan = { $seat } joins the { $clan ->
     [a] Lakeshore Ring
     [b] Stockyard Crew
     [c] Canal Street Combine
    *[d] Northgate Social Club
}.
chicago_gangsters-event-became_mr_x = { $seat } is Mr. X.
chicago_gangsters-event-dealt = { $seat } is dealt { $cards }.
chicago_gangsters-event-dealt_hidden = { $seat } is dealt { $count ->
     [one] a card
    *[other] { $count } cards
}.
chicago_gangsters-event-starts_with = { $seat } begins with { $person ->
     [m1] “Dynamite” Dora Finch
     [m2] Knuckles Brandt
     [m3] Lefty Okoro
     [m4] Big Walt Jansen
     [m5] Iron Stella
     [m6] The Anvil
     [o1] Alderman Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspector Thorne
     [o5] Judge Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Velvet Marguerite
     [s5] Tobias the barkeep
     [s6] Cordelia Vane
    *[other] { $person }
}.
chicago_gangsters-event-round_began = Round { $round } begins.
chicago_gangsters-event-turned_up = It is about { $district ->
     [d1] Harbour Docks
     [d2] Court Row
     [d3] Theatre Strip
     [d4] Cattle Pens
     [d5] Rail Depot
     [d6] Warehouse Mile
     [d7] Brewery Hill
     [d8] Little Market
     [d9] Gasworks
     [d10] Town Hall Square
     [d11] Bankers’ Block
     [d12] Hotel Quarter
     [d13] Racetrack
    *[other] { $district }
}; the loot: { $loot ->
     [b1] Cellar Raid
     [b2] Customs Shed
     [b3] Night Barge
     [b4] Private Club
     [b5] Pharmacy Permit
     [b6] Truck Convoy
     [b7] Back-Room Bar
     [b8] Policy Bank
     [b9] Bonded Store
     [b10] Lake Runner
     [b11] Hidden Still
     [b12] Freight Car
    *[other] { $loot }
}.
chicago_gangsters-event-betrayed = { $seat } drops { $victim }!
chicago_gangsters-event-stood_by = { $seat } stands by { $victim }.
chicago_gangsters-event-said = { $seat }{ $to ->
     [partner] { " " }to the partner
    *[all] { " " }to all
}: “{ $phrase ->
     [about] I lay about { $number }.
     [nothing] I lay nothing.
     [leave_person] Let me choose first, and the person is yours.
     [hide_big] I hide a big one.
     [threaten] Next round you get nothing from me.
     [with_challengers] I stand with the challengers.
     [with_defenders] I stand with the defenders.
     [join_us] Mr. X, come to our side!
     [ask_about] Please lay about { $number }.
     [ask_hide] Hide a big one!
     [accept] Yes, agreed ({ $number }).
     [refuse] No ({ $number }).
    *[silence] …
}”
chicago_gangsters-event-ready = { $seat } is ready.
chicago_gangsters-event-committed = { $seat } has laid.
chicago_gangsters-event-laid = { $seat } lays: { $cards }.
chicago_gangsters-event-laid_for = { $seat } lays for { $side ->
     [challengers] the challengers
    *[defenders] the defenders
}: { $cards }.
chicago_gangsters-event-lies = Of { $seat } { $count ->
     [one] one card lies
    *[other] { $count } cards lie
} face down.
chicago_gangsters-event-side_shown = { $seat } stands with { $side ->
     [challengers] the challengers
    *[defenders] the defenders
}.
chicago_gangsters-event-showed = { $seat } has laid: { $cards }{ $face_down ->
     [0] { "" }
     [one] { "" }, and one card face down
    *[other] { "" }
}.
chicago_gangsters-event-announced = { $side ->
     [challengers] The challengers
    *[defenders] The defenders
} announce { $strength }.
chicago_gangsters-event-hidden_shown = The card of { $seat } that lay face down is { $card }.
chicago_gangsters-event-counted = { $side ->
     [challengers] The challengers
    *[defenders] The defenders
} come to { $strength }.
chicago_gangsters-event-contributed = { $seat } contributed { $strength }.
chicago_gangsters-event-round_won = { $side ->
     [challengers] The challengers
    *[defenders] The defenders
} win the round.
chicago_gangsters-event-took = { $seat } takes package { $package }: { $alcohol } alcohol, { $means } means{ $person ->
     [m1] { "" }, and “Dynamite” Dora Finch
     [m2] { "" }, and Knuckles Brandt
     [m3] { "" }, and Lefty Okoro
     [m4] { "" }, and Big Walt Jansen
     [m5] { "" }, and Iron Stella
     [m6] { "" }, and The Anvil
     [o1] { "" }, and Alderman Pettibone
     [o2] { "" }, and Ottoline Fisk
     [o3] { "" }, and Sergeant Mulcahy
     [o4] { "" }, and Inspector Thorne
     [o5] { "" }, and Judge Harrow
     [o6] { "" }, and Senator Webb
     [s1] { "" }, and Madame Verlaine
     [s2] { "" }, and Nell Quick
     [s3] { "" }, and Duke Ellory
     [s4] { "" }, and Velvet Marguerite
     [s5] { "" }, and Tobias the barkeep
     [s6] { "" }, and Cordelia Vane
    *[none] { "" }
}.
chicago_gangsters-event-too_weak = { $side ->
     [challengers] The challengers
    *[defenders] The defenders
} are too weak for a share.
chicago_gangsters-event-person_left = { $person ->
     [m1] “Dynamite” Dora Finch
     [m2] Knuckles Brandt
     [m3] Lefty Okoro
     [m4] Big Walt Jansen
     [m5] Iron Stella
     [m6] The Anvil
     [o1] Alderman Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspector Thorne
     [o5] Judge Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Velvet Marguerite
     [s5] Tobias the barkeep
     [s6] Cordelia Vane
    *[other] { $person }
} leaves the game.
chicago_gangsters-event-drew = { $seat } draws { $cards }.
chicago_gangsters-event-drew_hidden = { $seat } draws { $count ->
     [one] a card
    *[other] { $count } cards
}.
chicago_gangsters-event-forfeited = { $seat } has no room for { $count ->
     [one] a card
    *[other] { $count } cards
}.
chicago_gangsters-event-reshuffled = The discard is shuffled: { $count } cards.
chicago_gangsters-event-gave_alcohol = { $seat } hands { $victim } one alcohol.
chicago_gangsters-event-gave_person = { $seat } hands { $person ->
     [m1] “Dynamite” Dora Finch
     [m2] Knuckles Brandt
     [m3] Lefty Okoro
     [m4] Big Walt Jansen
     [m5] Iron Stella
     [m6] The Anvil
     [o1] Alderman Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspector Thorne
     [o5] Judge Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Velvet Marguerite
     [s5] Tobias the barkeep
     [s6] Cordelia Vane
    *[other] { $person }
} to { $victim }.
chicago_gangsters-event-gave_card = { $seat } hands { $card } to { $victim }.
chicago_gangsters-event-took_back = { $seat } takes { $card } back.
chicago_gangsters-event-discarded = { $seat } discards { $card } for another card.
chicago_gangsters-event-round_over = Round { $round } is over.
chicago_gangsters-event-godfather = { $seat } is Godfather, with { $points ->
     [one] one point
    *[other] { $points } points
}.
chicago_gangsters-event-end_card = The end of the game is turned up.
chicago_gangsters-event-shown = { $seat } shows { $cards }.
chicago_gangsters-event-majority = { $seat } has the most { $category ->
     [weapons] weapons
     [bribes] bribes
     [extortion] extortion
     [persons] persons
    *[godfather] points as Godfather
}: { $alcohol } alcohol.
chicago_gangsters-event-won = { $seat } wins with { $alcohol } alcohol.

chicago_gangsters-field-hand = your means
chicago_gangsters-field-own_laid = you laid
chicago_gangsters-field-own_from_loot = you may hand over
chicago_gangsters-field-turned = laid openly
chicago_gangsters-field-discard = discarded
chicago_gangsters-field-known = known to be held
chicago_gangsters-field-shown = shown
chicago_gangsters-field-said = said
chicago_gangsters-field-persons = persons
chicago_gangsters-field-coalition = coalition
chicago_gangsters-field-district = district
chicago_gangsters-field-loot = loot
chicago_gangsters-field-person = person at stake
chicago_gangsters-field-new_person = person of the round
chicago_gangsters-field-phase = asked
chicago_gangsters-field-step = laying
chicago_gangsters-field-round = round
chicago_gangsters-field-ready = ready
chicago_gangsters-field-committed = has laid
chicago_gangsters-field-revealed = number known
chicago_gangsters-field-held = means
chicago_gangsters-field-in_stack = means in the stack
chicago_gangsters-field-reshuffles = reshuffles
chicago_gangsters-field-clan = clan
chicago_gangsters-field-seat_of = seats of the clans
chicago_gangsters-field-side = side
chicago_gangsters-field-partner = partner
chicago_gangsters-field-may_hide = may hide a card
chicago_gangsters-field-own_hidden = you hid
chicago_gangsters-field-uncovered = was hidden
chicago_gangsters-field-face_down = face down
chicago_gangsters-field-mr_x = Mr. X
chicago_gangsters-field-own_side = your side as Mr. X
chicago_gangsters-field-dropped = dropped
chicago_gangsters-field-godfather = Godfather
chicago_gangsters-field-contribution = contribution
chicago_gangsters-field-strength = strengths
chicago_gangsters-field-winner = won
chicago_gangsters-field-order = order
chicago_gangsters-field-taking = takes loot
chicago_gangsters-field-received = got loot
chicago_gangsters-field-last_contribution = contribution last round
chicago_gangsters-field-last_strength = strengths last round
chicago_gangsters-field-last_winner = won last round
chicago_gangsters-field-alcohol = alcohol
chicago_gangsters-field-godfather_points = points as Godfather
chicago_gangsters-field-won = won the game
chicago_gangsters-field-option_talk = announcements
chicago_gangsters-field-option_open_mr_x = open Mr. X
chicago_gangsters-field-option_godfather = with Godfather

chicago_gangsters-refused-3-2 = This district does not allow that type of means.
chicago_gangsters-refused-3-3 = You don’t hold these cards.
chicago_gangsters-refused-3-5 = Only a card that you lay can stay face down.
chicago_gangsters-refused-3-6 = You have no “?” and may not keep a card face down.
chicago_gangsters-refused-3-7 = You have laid already: that is final.
chicago_gangsters-refused-3-9 = It is not your turn to lay.
chicago_gangsters-refused-5-6 = You have no loot to choose now.
chicago_gangsters-refused-6-2 = That hand is full: ten cards are the limit.
chicago_gangsters-refused-6-3 = It is not your turn to use abilities.
chicago_gangsters-refused-7-3 = There is no weapon that Knuckles Brandt could bring back.
chicago_gangsters-refused-7-7 = Sergeant Mulcahy only helps who got no loot.
chicago_gangsters-refused-7-10 = Nell Quick has nothing to exchange for you.
chicago_gangsters-refused-10-2 = Mr. X names a side, and nobody else does.
chicago_gangsters-refused-11-3 = It is too late to drop a partner, or you can’t.
chicago_gangsters-refused-11-4 = You were dropped: in this round you lay nothing.
chicago_gangsters-refused-11-6 = That is not yours to hand over.
chicago_gangsters-refused-12-1 = There is no talk for you now.
chicago_gangsters-refused-12-2 = You have used up your announcements.
chicago_gangsters-refused-12-3 = You have no partner to speak to.
chicago_gangsters-refused-12-4 = That cannot be said so, or not by you.
chicago_gangsters-refused-13-1 = That is no move of this game.
chicago_gangsters-refused-13-3 = That cannot be taken back.
chicago_gangsters-refused-13-4 = The game is over.
