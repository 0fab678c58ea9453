# Der Tisch von Chicago im Browser.

chicago-table = Der Tisch
chicago-dice = Würfel
chicago-tray = behalten
chicago-lying = { $name }: { $dice }
chicago-lives =
    { $count ->
        [0] kein Leben
        [one] 1 Leben
       *[other] { $count } Leben
    }
chicago-out = raus
chicago-place = Platz { $place }
chicago-is-leader = führt diese Runde an

chicago-direction-high = Hoch
chicago-direction-low = Tief
chicago-key-high = H
chicago-key-low = T
chicago-you-lead = Du führst an
chicago-leads = { $name } führt an
chicago-undeclared = Die Ansage folgt nach den Würfen.
chicago-beat-high = { $score } schlagen: Du brauchst mehr.
chicago-beat-low = { $score } schlagen: Du brauchst weniger.
chicago-rolling-off = Die Gleichen stechen.
chicago-round-paid = Gezahlt in Runde { $round }: { $names }.
chicago-throws = { $made } von { $limit } Würfen verbraucht
chicago-throws-short = Würfe

chicago-die-free = Würfel { $die }: { $face }, wird geworfen
chicago-die-kept = Würfel { $die }: { $face }, behalten
chicago-die-locked = Würfel { $die }: { $face }, liegt endgültig
chicago-die-must = Würfel { $die }: { $face }, muss geworfen werden

chicago-throw = Würfeln
chicago-throw-again =
    { $count ->
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
chicago-stop = Liegen lassen
chicago-convert = Sechs wird Eins
chicago-spare = Alle verschonen
chicago-forfeit = Aufgeben
chicago-name-victim = { $name } verliert ein Leben

chicago-ask-first-leader = Du führst an: bis zu drei Würfe, dann sagst du hoch oder tief an.
chicago-ask-first-high = Du bist dran: Würfle so hoch du kannst.
chicago-ask-first-low = Du bist dran: Würfle so tief du kannst.
chicago-ask-again =
    { $left ->
        [one] Tippe an, was du behältst. Noch ein Wurf – oder lass liegen.
       *[other] Tippe an, was du behältst. Noch { $left } Würfe – oder lass liegen.
    }
chicago-ask-again-sixes = Zwei Sechsen: Eine darf zur Eins werden, die andere wird dann geworfen.
chicago-ask-must-roll = Die gedrehte Sechs liegt als Eins; der markierte Würfel muss geworfen werden.
chicago-ask-forced = Drei Sechsen werden zu zwei Einsen; der markierte Würfel muss geworfen werden.
chicago-ask-declare = Deine Würfel liegen. Hoch oder tief – was gilt diese Runde?
chicago-ask-name = Eins, Sechs, Fünf! Wer verliert ein Leben? Tippe jemanden an.
chicago-ask-roll-off = Gleichstand: Wirf alle drei Würfel. Das schlechteste Ergebnis zahlt.

chicago-wait-throw = { $name } würfelt.
chicago-wait-declare = { $name } überlegt: hoch oder tief?
chicago-wait-name = { $name } sucht aus, wer ein Leben verliert.
chicago-wait-roll-off = { $name } sticht.
chicago-over-you = Du bist als Letzter übrig. Gewonnen!
chicago-over =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }

chicago-stamp-chicago = Chicago!
chicago-stamp-bonus = Eins · Sechs · Fünf
chicago-stamp-won = Gewonnen!

chicago-purpose-dice = Würfel
chicago-purpose-first-leader = Wer zuerst vorlegt
chicago-purpose-loser-leads = Wer von den Verlierern vorlegt
