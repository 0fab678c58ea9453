# Backroom (the test game)

backroom-name = Backroom
backroom-tagline = Three lots, sealed bids, and somebody may always call the police.

backroom-preset-seed = House rules
backroom-preset-quiet = A quiet evening

backroom-option-hand = Cards dealt
backroom-value-hand-2 = two
backroom-value-hand-3 = three
backroom-option-tip_offs = Tip-offs
backroom-value-tip_offs-true = may be thrown at any time
backroom-value-tip_offs-false = are cards without worth
backroom-option-tie = Among equal bids
backroom-value-tie-coin = a coin decides
backroom-value-tie-nobody = nobody wins

backroom-action-pass = pass
backroom-action-bid = bid { $cards }
backroom-action-tip-off = throw a tip-off
backroom-action-call = call { $way ->
    [high] high
   *[low] low
}
backroom-action-open = open the bidding

backroom-event-dealt = { $seat } is dealt { $cards }.
backroom-event-dealt-hidden = { $seat } is dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
backroom-event-loot = The lot is { $cards }.
backroom-event-called = { $seat } calls: the { $way ->
    [high] high
   *[low] low
} bid wins.
backroom-event-opened = { $seat } opens the bidding.
backroom-event-bid = { $seat } lays down { $cards }, face down.
backroom-event-bid-hidden = { $seat } has bid.
backroom-event-tipped-off = { $seat } throws a tip-off: { $cards } leaves the game.
backroom-event-revealed = { $seat } turns up { $cards }.
backroom-event-won = { $seat } takes { $cards } for { $points ->
    [one] one point
   *[other] { $points } points
}.
backroom-event-unsold = Nobody takes { $cards }.
backroom-event-ended = The game is over.
