# Die Villa des Paten: options, actions, events, refusals. Seats are already players' names.

villa-name = Die Villa des Paten
villa-tagline = One team, thirteen guards, one godfather: serve every symbol in order before your cards run out.

villa-preset-seed = House rules
villa-preset-box = From the box

villa-option-level = Level
villa-value-level-easy = easy: ten cards more than the guards’ strengths
villa-value-level-hard = hard: six cards more
villa-value-level-very_hard = very hard: three cards more
villa-value-level-extremely_hard = extremely hard: not one card more
villa-value-level-practice = practice: all 54 cards
villa-option-beginner_set = Guards for beginners
villa-value-beginner_set-true = yes, the thirteen easier ones
villa-value-beginner_set-false = no, thirteen drawn by lot
villa-option-jokers = The six jokers
villa-value-jokers-four_two_two_four = four show two symbols, two show all
villa-value-jokers-six_pairs = show the six possible pairs
villa-option-godfather_open = The godfather
villa-value-godfather_open-true = lies open from the beginning
villa-value-godfather_open-false = lies face down
villa-option-godfather_hint = The godfather’s back
villa-value-godfather_hint-true = shows strength and a hint at last
villa-value-godfather_hint-false = shows only his strength at last
villa-option-start_swap = Swaps before the first arrest
villa-value-start_swap-true = as many as there are players
villa-value-start_swap-false = none
villa-option-lenient_pass = With a pair you may pass
villa-value-lenient_pass-true = yes
villa-value-lenient_pass-false = no
villa-option-draw_on_pass = After a pass you draw
villa-value-draw_on_pass-true = yes
villa-value-draw_on_pass-false = no
villa-option-agreement = A proposal takes effect
villa-value-agreement-anyone = at once
villa-value-agreement-majority = by a majority
villa-value-agreement-all = when all agree

villa-symbol =
    { $symbol ->
         [handcuffs] handcuffs
         [pistol] pistol
         [car] car
        *[badge] badge
    }

villa-card =
    { $card ->
         [H] handcuffs
         [P] pistol
         [C] car
         [B] badge
         [HB] joker (handcuffs or badge)
         [BC] joker (badge or car)
         [CP] joker (car or pistol)
         [PH] joker (pistol or handcuffs)
         [HC] joker (handcuffs or car)
         [PB] joker (pistol or badge)
        *[HPCB] joker (all symbols)
    }

villa-other =
    { $other ->
         [H] handcuffs
         [P] pistol
         [C] car
         [B] badge
         [HB] joker (handcuffs or badge)
         [BC] joker (badge or car)
         [CP] joker (car or pistol)
         [PH] joker (pistol or handcuffs)
         [HC] joker (handcuffs or car)
         [PB] joker (pistol or badge)
        *[HPCB] joker (all symbols)
    }

villa-hint =
    { $hint ->
         [no_h] needs no handcuffs
         [h_1] handcuffs at position 1
         [h_2] handcuffs at position 2
         [h_3] handcuffs at position 3
         [h_4] handcuffs at position 4
         [c_1] car at position 1
         [c_2] car at position 2
         [c_4] car at position 4
         [c_6] car at position 6
         [p_2] pistol at position 2
        *[none] no hint
    }

villa-front =
    { $front ->
         [bruno_salvi] Bruno “the Gate” Salvi
         [nico_renda] Nico “Two Coats” Renda
         [carla_bonfante] Carla “Matches” Bonfante
         [enzo_lodi] Enzo “Half Past” Lodi
         [pia_marrone] Pia “Postcard” Marrone
         [tullio_berti] Tullio “Echo” Berti
         [rocco_sava] Rocco “Limousine” Sava
         [mara_conti] Mara “Needle” Conti
         [fausto_pini] Fausto “the Gardener” Pini
         [livio_corso] Livio “Umbrella” Corso
         [gina_tosi] Gina “Ledger” Tosi
         [dario_fabbri] Dario “Knock-Knock” Fabbri
         [sandra_orsi] Sandra “Velvet” Orsi
         [ugo_ranieri] Ugo “Piston” Ranieri
         [otto_zanni] Otto “Backdoor” Zanni
         [bianca_ferri] Bianca “Lullaby” Ferri
         [silvio_amato] Silvio “the Clock” Amato
         [remo_dossi] Remo “Anvil” Dossi
         [irma_galvan] Irma “Icebox” Galvan
         [vito_massara] Vito “the Wall” Massara
         [aurelio_vantini] Don Aurelio Vantini
         [vittoria_carbone] Donna Vittoria Carbone
         [ottavio_bellandi] Don Ottavio Bellandi
        *[raffaele_sordini] Don Raffaele Sordini
    }

villa-place =
    { $place ->
         [0] park, top left
         [1] park, top middle
         [2] park, top right
         [3] park, middle left
         [4] park, centre
         [5] park, middle right
         [6] park, bottom left
         [7] park, bottom middle
         [8] park, bottom right
         [9] villa, top left
         [10] villa, top right
         [11] villa, bottom left
         [12] villa, bottom right
        *[13] the godfather
    }

villa-because =
    { $because ->
        *[none] without a reason
         [too_risky] too risky
         [other_leader] somebody else should lead
         [other_target] there is a better target
         [other_receiver] somebody else needs it more
         [other_card] another card is worth more
         [no_use] that gains nothing
    }

villa-outcome =
    { $outcome ->
         [won] The godfather is under arrest.
         [no_card] A seat had the turn and no open card.
         [not_enough] There were fewer cards left than symbols to serve.
         [nobody_left] Nobody had an open card left.
        *[none] The mission goes on.
    }

villa-phase =
    { $phase ->
         [swap] swapping cards
         [choose] choosing the next arrest
         [turn] making an arrest
         [reward] giving the reward
        *[over] over
    }

villa-standing =
    { $standing ->
         [open] not yet carried
         [advice] waits for advice
         [warned] carried, but somebody objects
         [dead] turned down
         [carried] carried
        *[none] nothing
    }


villa-action-play = lay { villa-card }
villa-action-pair = lay a pair: { villa-card } and { villa-other }
villa-action-pass = pass and discard { villa-card }
villa-action-propose_arrest = propose: { villa-place }, { $leader } leads
villa-action-propose_reward = propose: { $to } gets { villa-card }
villa-action-propose_swap = propose a swap: { villa-card } of { $from } for { villa-other } of { $to }
villa-action-propose_start = propose: no more swaps
villa-action-agree = agree
villa-action-object = object: { villa-because }
villa-action-follow = follow the others
villa-action-decide = decide with the others

villa-event-began = The mission begins ({ $level ->
    [easy] easy
    [hard] hard
    [very_hard] very hard
    [extremely_hard] extremely hard
   *[practice] practice
}): the guards’ strengths add up to { $strengths }, { $dealt } cards are dealt.
villa-event-laid_out = Thirteen guards lie in park and villa, their backs up.
villa-event-dealt = { $seat } turns up { $cards }; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} in the pile.
villa-event-godfather_shown = The godfather is { villa-front }.
villa-event-followed = { $seat } follows the others.
villa-event-decided = { $seat } decides with the others.
villa-event-proposed_arrest = { $seat } proposes: { villa-place }, led by { $leader }.
villa-event-proposed_reward = { $seat } proposes: { $to } gets { villa-card }.
villa-event-proposed_swap = { $seat } proposes a swap: { villa-card } of { $from } for { villa-other } of { $to }.
villa-event-proposed_start = { $seat } proposes to swap no more.
villa-event-agreed = { $seat } agrees.
villa-event-objected = { $seat } objects: { villa-because }.
villa-event-insisted = { $seat } insists.
villa-event-swapped = { villa-card } of { $from } is swapped for { villa-other } of { $to }.
villa-event-started = No more swaps: the arrests begin.
villa-event-unmasked = { $seat } leads the arrest ({ villa-place }): it is { villa-front }.
villa-event-played = { $seat } lays { villa-card } ({ $position }: { villa-symbol }).
villa-event-paired = { $seat } lays a pair, { villa-card } and { villa-other } ({ $position }: { villa-symbol }).
villa-event-passed = { $seat } cannot serve { villa-symbol }, passes and discards { villa-card }.
villa-event-drew = { $seat } draws { villa-card } ({ $left ->
    [one] 1 card
   *[other] { $left } cards
} left in the pile).
villa-event-arrested = { villa-front } is under arrest. { $left ->
    [one] One guard is left.
   *[other] { $left } guards are left.
}
villa-event-rewarded = { $seat } gets { villa-card } back{ $where ->
    [open] { "" }
   *[pile] { ", under the pile" }
}.
villa-event-no_reward = No used card shows { villa-symbol }: there is no reward.
villa-event-godfather_back = The last guard is gone. The godfather has strength { $strength }{ $hint ->
    [none] { "" }
   *[other] : { villa-hint }
}.
villa-event-short = { $held } cards are left for { $needed } symbols: even with every reward that cannot suffice any more.
villa-event-won = Mission accomplished, with { $left ->
    [one] 1 card
   *[other] { $left } cards
} left.
villa-event-lost = The mission has failed. { villa-outcome }{ $missing ->
    [one] { " " }1 symbol was missing.
   *[other] { " " }{ $missing } symbols were missing.
}

villa-field-open_cards = open cards
villa-field-unseen = unseen
villa-field-laid = laid here
villa-field-used = used
villa-field-discarded = discarded
villa-field-pile = pile
villa-field-known_below = known at its bottom
villa-field-seen = seen fronts
villa-field-strength = strengths
villa-field-hint = hints
villa-field-fits = may be
villa-field-free = free
villa-field-phase = asked
villa-field-target = target
villa-field-leader = leader
villa-field-front = its front
villa-field-position = served
villa-field-symbol = symbol
villa-field-swaps = swaps left
villa-field-turns = turns
villa-field-cards_left = cards left
villa-field-symbols_left = symbols left
villa-field-short = cannot suffice
villa-field-outcome = outcome
villa-field-missing = symbols missing
villa-field-follows = follow
villa-field-proposals = proposals
villa-field-proposed = proposed
villa-field-proposer = by
villa-field-agreed = agree
villa-field-objected = object
villa-field-reasons = because
villa-field-standing = stands
villa-field-made = proposals made

villa-refused-4-2 = That guard is blocked: fewer than two sides are open.
villa-refused-4-3 = That guard is still covered by others.
villa-refused-4-4 = The godfather comes last, when all guards are gone.
villa-refused-5-3 = That is not one of your open cards.
villa-refused-5-5 = There are no swaps now.
villa-refused-5-6 = A swap needs two different cards.
villa-refused-6-2 = You follow the others: give advice, or decide with them again.
villa-refused-6-3 = That proposal has been turned down.
villa-refused-6-4 = You have already spoken to that proposal.
villa-refused-6-6 = You have made your three proposals.
villa-refused-6-7 = That has already been proposed.
villa-refused-6-8 = There is no such proposal.
villa-refused-6-9 = Deciding and following can be changed once in a decision, and only to the other.
villa-refused-7-1 = Nobody is left there to be arrested.
villa-refused-7-2 = Who leads has to have an open card.
villa-refused-7-3 = The next arrest is chosen between two arrests.
villa-refused-7-5 = An arrest is going on: nothing is decided until it is made.
villa-refused-7-6 = Nobody is being arrested now: no cards are laid.
villa-refused-8-1 = It is not your turn.
villa-refused-8-2 = You have the required symbol: lay it.
villa-refused-8-3 = These two cards have no symbol in common.
villa-refused-8-4 = You have a pair: you may not pass.
villa-refused-8-8 = That card does not show the symbol that comes next.
villa-refused-9-1 = That card cannot come back as the reward.
villa-refused-9-2 = There is no reward to give now.
villa-refused-9-3 = There is no such seat.
villa-refused-10-6 = The mission is over.
villa-refused-11-1 = That is no move of this game.
villa-refused-11-3 = That cannot be taken back.
