# The table of Die Villa des Paten in the browser.

villa-estate = Park and villa
villa-strength = strength { $strength }
villa-strength-unknown = strength unknown
villa-free = free
villa-covered = not free
villa-guards-left =
    { $count ->
        [0] Only the godfather
        [one] 1 guard left
       *[other] { $count } guards left
    }
villa-look = Pick a guard to see who it may be.

villa-open-cards = Open cards of { $name }
villa-no-cards = no open cards
villa-pile =
    { $count ->
        [0] empty pile
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
villa-below = At the bottom, known to all: { $cards }
villa-leads = leads

villa-case = The arrest
villa-may-be = May be:
villa-nobody-knows = Nobody knows yet.
villa-laid-by = { $cards }, laid by { $name }
villa-reward = Reward:
villa-unseen = Still unseen
villa-unseen-of = { $symbol }: { $single } cards{ $jokers ->
    [0] { "" }
    [one] { " " }and 1 joker
   *[other] { " " }and { $jokers } jokers
}
villa-meter = { $cards } cards, { $needed } needed
villa-short = cannot suffice!

villa-what-if = What if?
villa-what-if-left = What if …
villa-trial-play = would be laid for symbol { $position }
villa-trial-pair = would be one of a pair for symbol { $position }
villa-trial-pass = would be discarded before symbol { $position }
villa-trial-unknown = not known
villa-end-served =
    { $count ->
        [one] ✓ 1 card
       *[other] ✓ { $count } cards
    }
villa-end-unknown = ? a drawn card
villa-end-no_card = ✗ no card
villa-end-not_enough = ✗ too few
villa-trial-step = { $position }, { $symbol }: { $deed ->
    [play] { $name } lays { $cards }.
    [pair] { $name } lays the pair { $cards }.
    [pass] { $name } discards { $cards } and passes.
   *[unknown] it hangs on a card that { $name } draws.
}
villa-trial-left = { $name } would have left: { $cards }{ $drawn ->
    [0] { "" }
    [one] { " " }and 1 card drawn
   *[other] { " " }and { $drawn } cards drawn
}.

villa-cards = All police cards
villa-cards-symbol = Symbol
villa-cards-all = cards
villa-cards-jokers = A joker counts with every symbol that it shows (+).
villa-cards-unseen = Of the { $unseen } unseen cards { $piles } lie in the piles, in an order that nobody knows.
villa-heap-open = open
villa-heap-unseen = unseen
villa-heap-used = laid
villa-heap-discarded = discarded

villa-roster = The twenty guards
villa-roster-help = Everybody knows this list; whoever was seen is crossed out.
villa-roster-seen = { $name }: { $needs } (seen)
villa-roster-may = { $name }: { $needs }

villa-proposals = Proposals
villa-proposals-open =
    { $count ->
        [0] Proposals: none is open
        [one] Proposals: one is open
       *[other] Proposals: { $count } are open
    }
villa-no-proposals = Nobody has proposed anything yet.
villa-no-decision = Nothing is to be decided now.
villa-proposals-left =
    { $count ->
        [0] You have no proposal left.
        [one] You have one proposal left.
       *[other] You have { $count } proposals left.
    }
villa-agreement =
    { $agreement ->
        [anyone] A proposal takes effect at once.
        [all] A proposal takes effect when all agree who decide.
       *[majority] A proposal takes effect when most of those agree who decide.
    }
villa-follow =
    { $count ->
        [one] { $names } follows the others and gives advice.
       *[other] { $names } follow the others and give advice.
    }
villa-follow-me = Follow the others
villa-decide-me = Decide with the others
villa-agree-list = { $names }
villa-object-by = { $name }: { $because ->
    [none] no
   *[other] { villa-because }
}
villa-agree = Agree
villa-insist = Insist
villa-object = Object
villa-object-why = Why not?
villa-next-proposal = Next proposal
villa-pick-leader = { $name } leads
villa-pick-receiver = { $name } gets the reward
villa-which-reward = Which card comes back?
villa-suggest = Suggest
villa-start = Start the arrests
villa-swaps-left =
    { $count ->
        [0] No swap is left.
        [one] 1 swap is left.
       *[other] { $count } swaps are left.
    }

villa-what-arrest = { $place }, { $leader } leads
villa-what-reward = { $to } gets { $card }
villa-what-swap = { $card } of { $from } for { $other } of { $to }
villa-what-start = no more swaps
villa-do-play = Lay: { $card }
villa-do-pair = Lay a pair: { $card }, { $other }
villa-do-pass = Pass, discard: { $card }
villa-do-propose = Propose: { $what }
villa-draft-swap = Pick two cards
villa-draft-choose = Pick a guard and a leader
villa-draft-reward = Pick who gets it
villa-draft-turn = Pick a card

villa-ask-play = Your turn: lay { $symbol }.
villa-ask-pair = Your turn: you have no { $symbol }. Lay a pair.
villa-ask-pass = Your turn: no { $symbol }, no pair. Discard a card and pass.
villa-ask-pair-or-pass = Your turn: you have no { $symbol }. Lay a pair, or discard a card and pass.
villa-ask-swap =
    { $swaps ->
        [one] One swap is left: pick two cards, or start.
       *[other] { $swaps } swaps are left: pick two cards, or start.
    }
villa-ask-choose = Whom shall we arrest? Pick a free guard and who leads.
villa-ask-reward = The reward: who gets the card back?
villa-ask-answer = { $name } proposes: { $what }.
villa-ask-warned = { $name } objects ({ $reason }): { $what }. Insist, or propose something else.
villa-ask-warned-plain = There is an objection: { $what }. Insist, or propose something else.
villa-wait-answers = Waiting for what the others say: { $what }.
villa-wait-swap = The team swaps cards before the first arrest.
villa-wait-choose = The team chooses the next arrest.
villa-wait-reward = The team chooses who gets the card back.
villa-wait-turn = { $name } has to serve { $symbol } (symbol { $position }).
villa-over-won = The godfather is under arrest. You have all won!
villa-over-lost =
    { $missing ->
        [0] The mission has failed.
        [one] The mission has failed by one symbol.
       *[other] The mission has failed by { $missing } symbols.
    }

villa-end-won = The godfather is behind bars
villa-end-lost = The godfather got away
villa-why-won = The team has arrested all thirteen guards and the godfather.
villa-why-no_card = { $name } had the turn and no open card left to serve { $symbol }.
villa-why-not_enough =
    { $cards ->
        [0] There was no card left for what { $front } still asked for.
        [one] There was 1 card left, too few for what { $front } still asked for.
       *[other] There were { $cards } cards left, too few for what { $front } still asked for.
    }
villa-why-nobody_left = Nobody had an open card left to lead the next arrest.
villa-why-none = The game was ended before the mission was.
villa-missing =
    { $missing ->
        [one] Lost by one symbol.
       *[other] Lost by { $missing } symbols.
    }
villa-sum-arrested = Guards arrested
villa-sum-of = { $count } of { $all }
villa-sum-matched = Cards laid that fitted
villa-sum-paired = Cards laid in pairs
villa-sum-discarded = Cards discarded
villa-sum-left = Cards left
villa-left-over = What was left

villa-stamp-arrested = Arrested!
villa-stamp-won = Accomplished!
villa-stamp-lost = Got away!

# what a question of chance was for, in the luck ledger
villa-purpose-guards = Which guards
villa-purpose-godfathers = Which godfather
