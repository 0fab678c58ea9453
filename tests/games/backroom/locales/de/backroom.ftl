# Hinterstube (das Testspiel)

backroom-name = Hinterstube
backroom-tagline = Drei Posten, verdeckte Gebote, und jederzeit kann jemand der Polizei einen Tipp geben.

backroom-preset-seed = Hausregeln
backroom-preset-quiet = Ein ruhiger Abend

backroom-option-hand = Ausgeteilte Karten
backroom-value-hand-2 = zwei
backroom-value-hand-3 = drei
backroom-option-tip_offs = Tipps
backroom-value-tip_offs-true = dürfen jederzeit geworfen werden
backroom-value-tip_offs-false = sind Karten ohne Wert
backroom-option-tie = Bei gleichen Geboten
backroom-value-tie-coin = entscheidet die Münze
backroom-value-tie-nobody = gewinnt niemand

backroom-action-pass = passen
backroom-action-bid = { $cards } bieten
backroom-action-tip-off = einen Tipp werfen
backroom-action-call = { $way ->
    [high] hoch
   *[low] niedrig
} ansagen
backroom-action-open = die Gebote eröffnen

backroom-event-dealt = { $seat } bekommt { $cards }.
backroom-event-dealt-hidden = { $seat } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
backroom-event-loot = Der Posten ist { $cards }.
backroom-event-called = { $seat } sagt an: Das { $way ->
    [high] hohe
   *[low] niedrige
} Gebot gewinnt.
backroom-event-opened = { $seat } eröffnet die Gebote.
backroom-event-bid = { $seat } legt { $cards } verdeckt hin.
backroom-event-bid-hidden = { $seat } hat geboten.
backroom-event-tipped-off = { $seat } wirft einen Tipp: { $cards } scheidet aus.
backroom-event-revealed = { $seat } deckt { $cards } auf.
backroom-event-won = { $seat } nimmt { $cards } und bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
backroom-event-unsold = { $cards } nimmt niemand.
backroom-event-ended = Das Spiel ist aus.
