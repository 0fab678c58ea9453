# Mirrored matches between bots.

cli-arena = compare bots in mirrored matches
cli-arena-about = Play every deal once from every seat, so that each player has the same luck, and show wins, points and ranks with intervals that hold the true value 95 times in 100. Players of the same name are counted together. A search bot takes iterations (search:1000) or seconds (search:1s) for each move.
cli-arena-bots = the line-up, one bot's name for each seat
cli-arena-deals = how many deals, each played as often as there are seats (default 200)
cli-arena-threads = how many deals to play at once (default: one for each processor)
cli-arena-examples =
    examples:
      hinterzimmer arena chicago --bots regular,novice,novice
      hinterzimmer arena chicago --bots search:1000,regular --deals 50 --seed 7
      hinterzimmer arena chicago --bots regular,random,random --json

cli-arena-progress = Playing deals
cli-arena-heads = player|wins %|95 %|points|95 %|mean rank|95 %
cli-arena-difference = { $first } over { $second }: { $share } percentage points of the wins ({ $shares }), { $points } points ({ $interval }).
cli-arena-played = { $deals } deals, { $games } games. Equal players would win { $fair } % each.
