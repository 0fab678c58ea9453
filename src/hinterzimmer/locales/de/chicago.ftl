# Chicago (Würfel): Optionen, Aktionen, Ereignisse, Ablehnungen. Plätze sind schon Spielernamen.

chicago-name = Chicago
chicago-tagline = Drei Würfel, ein paar Leben: Wer anführt, bestimmt, wie oft geworfen wird und ob hoch oder tief zählt.

chicago-preset-seed = Hausregeln
chicago-preset-pub = Kneipenregeln

chicago-option-kept_dice_final = Was liegt, bleibt liegen
chicago-value-kept_dice_final-true = ja, bis zum Ende des Zuges
chicago-value-kept_dice_final-false = nein, es darf wieder in den Becher
chicago-option-sixes_scope = Sechsen, die zusammen zählen
chicago-value-sixes_scope-throw = die aus demselben Wurf
chicago-value-sixes_scope-table = auch die, die schon liegen
chicago-option-chicago_natural_only = Drei Einsen ohne gedrehte Sechsen
chicago-value-chicago_natural_only-true = nur die sind ein Chicago
chicago-value-chicago_natural_only-false = gedrehte zählen auch
chicago-option-bonus_165_optional = Bei 1-6-5 alle verschonen
chicago-value-bonus_165_optional-true = ist erlaubt
chicago-value-bonus_165_optional-false = ist nicht erlaubt
chicago-option-bonus_165_ends_round = Nach 1-6-5
chicago-value-bonus_165_ends_round-true = endet die Runde, der Genannte führt an
chicago-value-bonus_165_ends_round-false = geht die Runde weiter
chicago-option-tie = Gleich schlechte Ergebnisse
chicago-value-tie-later_loses = wer später geworfen hat, zahlt
chicago-value-tie-all_tied_lose = alle Gleichen zahlen
chicago-value-tie-fewer_throws_wins = mehr Würfe sind schlechter
chicago-value-tie-roll_off = ein Stechen entscheidet
chicago-option-end = Das Spiel endet
chicago-value-end-last_standing = wenn nur noch einer übrig ist
chicago-value-end-first_out = wenn der Erste ausscheidet
chicago-option-leaver = Wer geht
chicago-value-leaver-substitute = wird ersetzt
chicago-value-leaver-forfeits = verliert alle Leben

chicago-action-throw = Würfel { $dice } werfen
chicago-action-convert = eine Sechs in eine Eins drehen
chicago-action-stop = aufhören
chicago-action-declare = { $direction ->
    [high] hoch
   *[low] tief
} ansagen
chicago-action-name = { $victim } ein Leben nehmen
chicago-action-spare = alle verschonen
chicago-action-forfeit = aufgeben

chicago-event-leader_drawn = Das Los fällt auf { $seat } als Anführer.
chicago-event-round_began = Runde { $round }: { $seat } führt an.
chicago-event-threw = { $seat } wirft { $dice } ({ $throw ->
    [1] erster Wurf
    [2] zweiter Wurf
   *[other] dritter Wurf
}).
chicago-event-converted = { $seat } dreht eine Sechs in eine Eins: { $dice }. Die andere Sechs muss geworfen werden.
chicago-event-forced = Drei Sechsen: { $seat } muss zwei davon in Einsen drehen und die dritte werfen.
chicago-event-result = { $seat } beendet den Zug mit { $dice } nach { $throws ->
    [1] einem Wurf
    [2] zwei Würfen
   *[other] drei Würfen
}{ $score ->
    [0] .
   *[other] , { $score } Punkte.
}
chicago-event-declared = { $seat } sagt { $direction ->
    [high] hoch
   *[low] tief
} an: { $score } sind zu schlagen.
chicago-event-chicago = Chicago! { $seat } hat drei Einsen: Alle anderen zahlen ein Leben.
chicago-event-bonus = Eins, Sechs, Fünf: { $seat } nimmt jemandem ein Leben.
chicago-event-named = { $seat } nennt { $victim }.
chicago-event-spared = { $seat } verschont alle.
chicago-event-lost_life = { $seat } verliert ein Leben{ $reason ->
    [worst] { " " }für das schlechteste Ergebnis
    [chicago] { " " }durch das Chicago
   *[bonus] { " " }durch das 1-6-5
}; { $lives ->
    [0] keines bleibt.
    [one] eines bleibt.
   *[other] { $lives } bleiben.
}
chicago-event-out = { $seat } scheidet aus: Platz { $place }.
chicago-event-roll_off_began = Gleich schlecht: Stechen zwischen { $seats }.
chicago-event-rolled_off = { $seat } wirft im Stechen { $dice }: { $score } Punkte.
chicago-event-replayed = Es bliebe niemand übrig. Keiner zahlt, die Runde wird wiederholt.
chicago-event-forfeited = { $seat } gibt auf.
chicago-event-won = { $seat } gewinnt.

chicago-field-phase = gefragt
chicago-field-leader = Anführer
chicago-field-round = Runde
chicago-field-lives = Leben
chicago-field-out = draußen
chicago-field-place = Platz
chicago-field-dice = Würfel
chicago-field-kept = liegen
chicago-field-locked = bleiben
chicago-field-must_roll = müssen geworfen werden
chicago-field-turned = gedreht
chicago-field-forced = gezwungen
chicago-field-throws_made = Würfe
chicago-field-throw_limit = von
chicago-field-direction = Ansage
chicago-field-rolled = hat geworfen
chicago-field-result = Ergebnis
chicago-field-throws_used = Würfe
chicago-field-score = Punkte
chicago-field-to_beat = zu schlagen
chicago-field-tied = im Stechen
chicago-field-pending = sticht noch
chicago-field-off_score = Stechen
chicago-field-lost_last = zahlte zuletzt

chicago-refused-2-1 = Du bist nicht an der Reihe.
chicago-refused-2-2 = Der Anführer hat drei Würfe, und die sind gemacht.
chicago-refused-2-3 = Du darfst nicht öfter werfen als der Anführer.
chicago-refused-2-4 = Dein Zug ist schon vorbei.
chicago-refused-3-1 = Der Zug beginnt mit einem Wurf aller drei Würfel.
chicago-refused-3-2 = Wirf mindestens einen Würfel oder hör auf.
chicago-refused-3-4 = Ein Würfel, der liegen blieb, bleibt bis zum Ende des Zuges liegen.
chicago-refused-4-1 = Nur von genau zwei Sechsen, die zusammen zählen, lässt sich eine drehen.
chicago-refused-4-2 = Eine Sechs ist gedreht: Sie bleibt liegen, und die andere muss geworfen werden.
chicago-refused-4-3 = Ohne weiteren Wurf lässt sich keine Sechs drehen.
chicago-refused-4-5 = Drei Sechsen: Zwei sind jetzt Einsen, und die dritte muss geworfen werden.
chicago-refused-5-1 = Nur der Anführer sagt an, einmal, nach seinem letzten Wurf.
chicago-refused-7-1 = Nur ein Zug, der mit 1-6-5 endet, nimmt jemandem ein Leben.
chicago-refused-7-2 = Nenne einen anderen Spieler, der noch ein Leben hat.
chicago-refused-7-3 = An diesem Tisch muss jemand genannt werden.
chicago-refused-7-5 = Nenne zuerst, wer ein Leben verliert, und sag dann an.
chicago-refused-8-5 = Beim Stechen wirfst du einmal, mit allen drei Würfeln.
chicago-refused-9-1 = Du bist draußen und siehst nur noch zu.
chicago-refused-9-2 = Das Spiel ist aus.
chicago-refused-9-5 = An diesem Tisch gibt niemand auf; ein Ersatz kann weiterspielen.
chicago-refused-10-1 = Das ist kein Zug dieses Spiels.
chicago-refused-10-3 = Das lässt sich nicht zurücknehmen.
