# The table of Chicago Gangsters in the browser.

chicago_gangsters-hand = Your cards
chicago_gangsters-card = { $type } { $value }
chicago_gangsters-card-named = { $name } ({ $type } { $value })
chicago_gangsters-no-cards = no cards
chicago_gangsters-no-ability = No ability.
chicago_gangsters-some-clan = A clan
chicago_gangsters-mr-x = Mr. X
chicago_gangsters-alcohol = { $count } alcohol
chicago_gangsters-means =
    { $count ->
        [one] 1 means card
       *[other] { $count } means cards
    }
chicago_gangsters-held =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
chicago_gangsters-the-person = the person
chicago_gangsters-empty = nothing

# Who is with whom
chicago_gangsters-challengers = Challengers
chicago_gangsters-defenders = Defenders
chicago_gangsters-between = On no side yet
chicago_gangsters-your-side = your side
chicago_gangsters-strength = Strength:
chicago_gangsters-won-round = win
chicago_gangsters-too-weak = Less than half: nothing for them
chicago_gangsters-dropped = dropped: sits this round out
chicago_gangsters-may-hide = may keep a card face down
chicago_gangsters-lone = alone: counts twice
chicago_gangsters-godfather = Godfather,
chicago_gangsters-godfather-points =
    { $count ->
        [one] 1 round as Godfather
       *[other] { $count } rounds as Godfather
    }
chicago_gangsters-is-ready = ready
chicago_gangsters-took = gets
chicago_gangsters-contributed = contributes { $count }

# What the round is about
chicago_gangsters-round = Round { $round }
chicago_gangsters-may-be-laid = What may be laid here:
chicago_gangsters-persons-count = Which persons count here:
chicago_gangsters-allowed = { $what }: allowed
chicago_gangsters-barred = { $what }: not allowed
chicago_gangsters-counts = { $what }: counts
chicago_gangsters-counts-not = { $what }: doesn’t count
chicago_gangsters-loot = Loot
chicago_gangsters-winners = Winners
chicago_gangsters-losers = Losers
chicago_gangsters-at-stake = At stake, in the { $side ->
    [losers] losers’
   *[winners] winners’
} loot:
chicago_gangsters-now-at-stake = At stake now
chicago_gangsters-persons = Persons
chicago_gangsters-persons-of = { $name }: { $count ->
    [one] 1 person
   *[other] { $count } persons
}
chicago_gangsters-person-kind-value = { $kind }, value { $value }
chicago_gangsters-counts-here = counts here
chicago_gangsters-result = Round { $round }: the { $side ->
    [challengers] challengers
   *[defenders] defenders
} win, { $strength } to { $other }.

# What lies there
chicago_gangsters-sealed = has laid, face down
chicago_gangsters-own-sealed = laid face down, seen by you alone: { $cards }
chicago_gangsters-face-down =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
chicago_gangsters-laid-nothing = nothing
chicago_gangsters-laid = laid:
chicago_gangsters-counting = The cards are turned up and counted …
chicago_gangsters-skip = Skip

# My cards
chicago_gangsters-fits = may be laid
chicago_gangsters-not-here = not allowed here
chicago_gangsters-stays-down = stays face down
chicago_gangsters-hand-help = Arrow keys move, Space picks, digits pick by place. Enter lays what is picked, H keeps a picked card face down, O sorts, Escape puts back. While there is talk, T changes whom you speak to and R ends it. P shows all persons.
chicago_gangsters-sort-by = Sorted by { $sorting ->
    [colour] type
   *[number] value
}. Press for the other order.
chicago_gangsters-picked =
    { $count ->
        [one] 1 card picked, value { $worth }
       *[other] { $count } cards picked, value { $worth }
    }
chicago_gangsters-you-have-laid = Your cards lie face down.
chicago_gangsters-lay =
    { $count ->
        [one] Lay 1 card: { $worth }
       *[other] Lay { $count } cards: { $worth }
    }
chicago_gangsters-lay-nothing = Lay nothing
chicago_gangsters-lay-for = { $side ->
    [challengers] Challenge
   *[defenders] Defend
} with { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
}
chicago_gangsters-hide = Keep a picked card face down
chicago_gangsters-hide-short = Hide
chicago_gangsters-hides = Stays face down: { $card }. Press for the next one.
chicago_gangsters-hides-short = { $card }

# Other choices
chicago_gangsters-take = Take { $what }
chicago_gangsters-do-betray = Drop { $name }
chicago_gangsters-do-stand-by = Stand by { $name }
chicago_gangsters-do-give-alcohol = Give 1 alcohol
chicago_gangsters-do-give-person = Give the person
chicago_gangsters-do-give-card = Give { $card }
chicago_gangsters-do-give-short = Give
chicago_gangsters-do-take-back = Take back { $card }
chicago_gangsters-do-take-back-short = Take back
chicago_gangsters-do-console = Draw 1 card
chicago_gangsters-do-exchange = Swap this card
chicago_gangsters-do-done = Done

# Talk: short, as it stands in a speech bubble
chicago_gangsters-say = { $left ->
    [one] Say something: 1 announcement left
   *[other] Say something: { $left } announcements left
}
chicago_gangsters-say-to = { $to ->
    [partner] Only { $name } hears you. Press to speak to all.
   *[all] All hear you. Press to speak to your partner alone.
}
chicago_gangsters-all = all
chicago_gangsters-back = Back to the phrases
chicago_gangsters-ready = Ready
chicago_gangsters-say-about = { $number ->
    [0] I lay about
   *[other] I lay about { $number }
}
chicago_gangsters-say-nothing = I lay nothing
chicago_gangsters-say-leave-person = Let me choose first, and the person is yours
chicago_gangsters-say-hide-big = I hide a big one
chicago_gangsters-say-threaten = Next round you get nothing from me
chicago_gangsters-say-with-challengers = I stand with the challengers
chicago_gangsters-say-with-defenders = I stand with the defenders
chicago_gangsters-say-join-us = Mr. X, come to our side!
chicago_gangsters-say-ask-about = { $number ->
    [0] Please lay about
   *[other] Please lay about { $number }
}
chicago_gangsters-say-ask-hide = Hide a big one!
chicago_gangsters-say-accept = { $what ->
    [none] Yes
   *[other] Yes: “{ $what }”
}
chicago_gangsters-say-refuse = { $what ->
    [none] No
   *[other] No: “{ $what }”
}
chicago_gangsters-speaks-to = to

# The record
chicago_gangsters-record = Who promised what
chicago_gangsters-word-of = Word of
chicago_gangsters-no-promises = You have heard no promises yet.

# The end
chicago_gangsters-showdown = The showdown
chicago_gangsters-player = Player
chicago_gangsters-last-hand = Last hand
chicago_gangsters-majorities = Majorities
chicago_gangsters-alcohol-word = Alcohol
chicago_gangsters-winner = winner
chicago_gangsters-most-weapons = Weapons
chicago_gangsters-most-bribes = Bribes
chicago_gangsters-most-extortion = Extortion
chicago_gangsters-most-persons = Persons
chicago_gangsters-most-godfather = Godfather

# What is asked
chicago_gangsters-ask-betrayal = You are the Godfather: do you stand by { $partner }, or drop the clan?
chicago_gangsters-ask-talk = Talk to { $partner }: { $left ->
    [one] 1 announcement
   *[other] { $left } announcements
} left, and none of them binds.
chicago_gangsters-ask-talk-all = You may speak to all: { $left ->
    [one] 1 announcement
   *[other] { $left } announcements
} left, and none of them binds.
chicago_gangsters-ask-lay = You challenge with { $partner ->
    [none] nobody
   *[other] { $partner }
}: lay your cards face down.
chicago_gangsters-ask-lay-hide = You challenge: lay your cards; one of them may stay face down.
chicago_gangsters-ask-lay-defend = You defend: lay your cards face down.
chicago_gangsters-ask-lay-none = Nothing in your hand may be laid here: lay nothing.
chicago_gangsters-ask-lay-for = You are Mr. X: lay cards in secret, for the side of your choice.
chicago_gangsters-ask-loot = You choose first: take your share of the loot.
chicago_gangsters-ask-loot-losers = You lost, but were strong enough: take your share.
chicago_gangsters-ask-give = You have to give { $victim } something of the loot.
chicago_gangsters-ask-abilities = The round is over: you may use what your persons can do.
chicago_gangsters-wait-betrayal = { $names } decides whether to stand by the partner.
chicago_gangsters-wait-talk-mr-x = Before Mr. X lays there is talk. Still talking: { $names }
chicago_gangsters-wait-talk-challengers = Before the challengers lay there is talk. Still talking: { $names }
chicago_gangsters-wait-talk-defenders = The defenders confer. Still talking: { $names }
chicago_gangsters-wait-lay-mr-x = { $names } lays in secret.
chicago_gangsters-wait-lay-challengers = The challengers lay face down. Still to lay: { $names }
chicago_gangsters-wait-lay-defenders = The defenders lay face down. Still to lay: { $names }
chicago_gangsters-wait-loot = { $names } chooses from the loot.
chicago_gangsters-wait-give = { $names } has to give something away.
chicago_gangsters-wait-abilities = { $names } may use a person’s ability.
chicago_gangsters-wait-dropped = You were dropped and sit this round out.
chicago_gangsters-over-you =
    { $count ->
        [one] You have won: the town is yours!
       *[other] You share the win!
    }
chicago_gangsters-over =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the win.
    }

chicago_gangsters-stamp-betrayed = Dropped!
chicago_gangsters-stamp-won = Won!

# what a question of chance was for, in the luck ledger
chicago_gangsters-purpose-clans = Clans
chicago_gangsters-purpose-mr-x = Who is Mr. X first
chicago_gangsters-purpose-first-persons = First persons
chicago_gangsters-purpose-means = Means
chicago_gangsters-purpose-coalitions = Coalitions
chicago_gangsters-purpose-last-coalitions = Last coalitions
chicago_gangsters-purpose-districts = Districts
chicago_gangsters-purpose-loot = Loot
chicago_gangsters-purpose-persons = Persons
