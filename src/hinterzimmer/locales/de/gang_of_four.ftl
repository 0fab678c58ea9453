# Gang of Four: Optionen, Aktionen, Ereignisse, Ablehnungen. Plätze sind schon Spielernamen.

gang_of_four-name = Gang of Four
gang_of_four-tagline = Werde als Erster sechzehn Karten los: Steig über Straßen und Full Houses und wirf eine Gang, wenn keiner damit rechnet.

gang_of_four-preset-seed = Hausregeln
gang_of_four-preset-official = Offizielle Regeln

gang_of_four-option-gang_timing = Gangs darf man werfen
gang_of_four-value-gang_timing-anytime = jederzeit
gang_of_four-value-gang_timing-in_turn = nur in der Reihe
gang_of_four-option-gang_window = Ein Stich liegt für Gangs offen
gang_of_four-value-gang_window-open_trick = bis zum letzten Passen
gang_of_four-value-gang_window-until_lead = bis sein Besitzer wieder ausspielt
gang_of_four-option-gangs_above_four = Gangs aus fünf, sechs und sieben Karten
gang_of_four-value-gangs_above_four-true = gibt es
gang_of_four-value-gangs_above_four-false = gibt es nicht
gang_of_four-option-one_card_scope = Eine letzte Karte bindet
gang_of_four-value-one_card_scope-all = alle anderen
gang_of_four-value-one_card_scope-predecessor = nur den Spieler davor
gang_of_four-option-one_card_lead = Vor einem mit letzter Karte spielst du aus
gang_of_four-value-one_card_lead-combo_or_highest = eine Kombination oder deine höchste Karte
gang_of_four-value-one_card_lead-combo_first = eine Kombination, wenn du eine hast
gang_of_four-option-return_received_card = Genau die erhaltene Karte zurückgeben
gang_of_four-value-return_received_card-true = ist erlaubt
gang_of_four-value-return_received_card-false = ist nicht erlaubt
gang_of_four-option-first_lead_needs_m1 = Die allererste Kombination
gang_of_four-value-first_lead_needs_m1-true = enthält die mehrfarbige 1
gang_of_four-value-first_lead_needs_m1-false = ist frei
gang_of_four-option-specials_in_flush = Phönix und Drache in einer Farbe
gang_of_four-value-specials_in_flush-true = sind erlaubt
gang_of_four-value-specials_in_flush-false = sind nicht erlaubt
gang_of_four-option-tiebreak_depth = Straßen vergleicht man
gang_of_four-value-tiebreak_depth-all_cards = bis zur letzten Karte
gang_of_four-value-tiebreak_depth-top_card = nur nach der obersten Karte
gang_of_four-option-flush_order = Farben vergleicht man
gang_of_four-value-flush_order-card_by_card = Karte für Karte
gang_of_four-value-flush_order-numbers_then_colour = nach Zahlen, dann nach der Farbe
gang_of_four-option-full_house_order = Full Houses vergleicht man
gang_of_four-value-full_house_order-triple_first = erst den Drilling, dann das Paar
gang_of_four-value-full_house_order-numbers_first = nach beiden Zahlen, dann nach Farben
gang_of_four-option-pass_locks_trick = Wer passt, ist aus dem Stich
gang_of_four-value-pass_locks_trick-true = ja
gang_of_four-value-pass_locks_trick-false = nein, nur für dieses Mal
gang_of_four-option-announce = Die letzte Karte wird angesagt
gang_of_four-value-announce-manual = von Hand, man kann es vergessen
gang_of_four-value-announce-automatic = von selbst
gang_of_four-value-announce-challenge = von Hand, wenn kein Gegner schneller ist
gang_of_four-option-forgotten_call = Wer die Ansage vergisst
gang_of_four-value-forgotten_call-barred = ist für den Rest der Runde gesperrt
gang_of_four-value-forgotten_call-not_won = spielt weiter, kann aber nicht gewinnen
gang_of_four-option-final_tie = Gleiche Summen am Ende
gang_of_four-value-final_tie-shared = gewinnen gemeinsam
gang_of_four-value-final_tie-last_hand = die letzte Runde entscheidet
gang_of_four-option-score_limit = Punkte, mit denen die Partie endet

gang_of_four-combination =
    { $combination ->
        [single] eine Einzelkarte
        [pair] ein Paar
        [triple] ein Drilling
        [straight] eine Straße
        [flush] eine Farbe
        [full_house] ein Full House
        [straight_flush] eine Flöte
        [gang] eine Gang
       *[none] nichts
    }

gang_of_four-action-pass = passen
gang_of_four-action-play = { $cards } legen
gang_of_four-action-play_and_call = { $cards } legen und „letzte Karte“ ansagen
gang_of_four-action-call = „letzte Karte“ ansagen
gang_of_four-action-call_out = { $target } beim Vergessen erwischen
gang_of_four-action-return = { $card } zurückgeben

gang_of_four-event-dealer_drawn = Das Los fällt auf { $seat } als Geber.
gang_of_four-event-hand_began = Runde { $hand } geht { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
gang_of_four-event-dealt = { $seat } bekommt { $cards }.
gang_of_four-event-showed_m1 = { $seat } hat die mehrfarbige 1 und spielt aus.
gang_of_four-event-m1_is_dead = Die mehrfarbige 1 liegt in der toten Hand: { $seat } spielt aus.
gang_of_four-event-gave = { $seat } gibt { $to } die beste Karte: { $card }.
gang_of_four-event-returned = { $seat } gibt { $to } { $card } zurück.
gang_of_four-event-played = { $seat } legt { $combination ->
    [single] { $cards }
    [pair] ein Paar: { $cards }
    [triple] einen Drilling: { $cards }
    [straight] eine Straße: { $cards }
    [flush] eine Farbe: { $cards }
    [full_house] ein Full House: { $cards }
    [straight_flush] eine Flöte: { $cards }
    [gang] eine Gang: { $cards }
   *[none] { $cards }
} ({ $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}).
gang_of_four-event-threw_gang = { $seat } wirft eine Gang dazwischen: { $cards } ({ $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}).
gang_of_four-event-passed = { $seat } passt.
gang_of_four-event-called = { $seat }: letzte Karte!
gang_of_four-event-called_out = { $seat } hat es gemerkt: { $target } hat die letzte Karte nicht angesagt.
gang_of_four-event-forgot = { $seat } hat vergessen, die letzte Karte anzusagen.
gang_of_four-event-went_out = { $seat } hat keine Karten mehr, aber nicht gewonnen.
gang_of_four-event-trick_won = { $seat } macht den Stich.
gang_of_four-event-leads = { $seat } spielt stattdessen aus.
gang_of_four-event-hand_won = { $seat } gewinnt die Runde{ $ending ->
    [last_able] { " " }als Letzter, der noch spielen darf
   *[went_out] { "" }
}.
gang_of_four-event-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und steht bei { $total }.
gang_of_four-event-shown = { $seat } zeigt { $cards }.
gang_of_four-event-dead_hand_shown = Die tote Hand war { $cards }.
gang_of_four-event-match_won = { $seat } gewinnt die Partie mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.

gang_of_four-field-hand = deine Karten
gang_of_four-field-played = gespielt
gang_of_four-field-table = auf dem Tisch
gang_of_four-field-laid = in diesem Stich gelegt
gang_of_four-field-known = allen bekannt
gang_of_four-field-shown = gezeigt
gang_of_four-field-given = gegeben
gang_of_four-field-returned = zurückgegeben
gang_of_four-field-phase = gefragt
gang_of_four-field-direction = Richtung
gang_of_four-field-combination = Kombination
gang_of_four-field-owner = Besitzer
gang_of_four-field-needs_m1 = muss die M1 enthalten
gang_of_four-field-held = Karten
gang_of_four-field-passed = gepasst
gang_of_four-field-able = im Spiel
gang_of_four-field-called = angesagt
gang_of_four-field-due = muss noch ansagen
gang_of_four-field-forgot = Ansage vergessen
gang_of_four-field-hand_number = Runde
gang_of_four-field-dealer = erster Geber
gang_of_four-field-winner = letzter Sieger
gang_of_four-field-giver = hat gegeben
gang_of_four-field-total = Punkte
gang_of_four-field-last_cards = Karten übrig letzte Runde
gang_of_four-field-last_points = Punkte letzte Runde
gang_of_four-field-won = gewonnen

gang_of_four-refused-2-11 = Diese Karten sind keine Kombination.
gang_of_four-refused-3-1 = Das ist nicht hoch genug: Es muss höher sein als das, was liegt.
gang_of_four-refused-3-2 = Es müssen so viele Karten sein, wie da liegen, oder eine Gang.
gang_of_four-refused-3-4 = Was da liegt, ist von stärkerer Art.
gang_of_four-refused-3-8 = Diese Gang schlägt nur eine höhere Gang.
gang_of_four-refused-4-3 = Die allererste Kombination muss die mehrfarbige 1 enthalten.
gang_of_four-refused-4-5 = Du bist nicht an der Reihe.
gang_of_four-refused-4-6 = Du spielst aus: Leg etwas.
gang_of_four-refused-4-9 = Diese Karten hast du nicht.
gang_of_four-refused-5-1 = An diesem Tisch wartet eine Gang, bis sie dran ist.
gang_of_four-refused-5-2 = Es liegt kein Stich offen: Eine Gang braucht etwas, das sie schlägt.
gang_of_four-refused-6-1 = An diesem Tisch sagt sich die letzte Karte von selbst an.
gang_of_four-refused-6-2 = Zu spät: Inzwischen hat jemand gehandelt.
gang_of_four-refused-6-3 = Für dich ist diese Runde vorbei.
gang_of_four-refused-6-4 = Angesagt wird nur die allerletzte Karte.
gang_of_four-refused-6-5 = Du hast sie schon angesagt.
gang_of_four-refused-6-6 = Da ist niemand zu erwischen.
gang_of_four-refused-7-2 = Jemand hält nur noch eine Karte: Eine Einzelkarte muss deine höchste sein.
gang_of_four-refused-7-3 = Der Nächste hält nur noch eine Karte: Du kannst diese Einzelkarte schlagen, also musst du.
gang_of_four-refused-7-4 = Der Nächste hält nur noch eine Karte: Spiel eine Kombination aus mehreren Karten aus.
gang_of_four-refused-9-3 = Gib eine andere Karte zurück als die, die du bekommen hast.
gang_of_four-refused-9-5 = Erst geht eine Karte zurück, dann beginnt die Runde.
gang_of_four-refused-9-6 = Jetzt werden keine Karten getauscht.
gang_of_four-refused-10-1 = Das ist kein Zug dieses Spiels.
gang_of_four-refused-10-3 = Das lässt sich nicht zurücknehmen.
gang_of_four-refused-10-4 = Die Partie ist vorbei.
