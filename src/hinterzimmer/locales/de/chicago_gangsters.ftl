# Chicago Gangsters: Optionen, Aktionen, Ereignisse, Ablehnungen, Karten. Plätze sind schon Spielernamen.

chicago_gangsters-name = Chicago Gangsters
chicago_gangsters-tagline = Zwei gegen zwei, und jede Runde andere zwei: Leg deine Mittel verdeckt, versprich alles und halte, was sich lohnt.

chicago_gangsters-preset-seed = Hausregeln
chicago_gangsters-preset-open_mr_x = Offener Mr. X
chicago_gangsters-preset-godfather = Mit dem Paten

chicago_gangsters-option-talk = Ansagen in jedem Gespräch
chicago_gangsters-option-open_mr_x = Mittel und Seite von Mr. X (zu fünft)
chicago_gangsters-value-open_mr_x-false = bleiben bis zur Wertung geheim
chicago_gangsters-value-open_mr_x-true = werden sofort aufgedeckt
chicago_gangsters-option-godfather = Der Pate (zu dritt oder viert)
chicago_gangsters-value-godfather-false = spielt nicht mit
chicago_gangsters-value-godfather-true = darf einen Partner fallen lassen

chicago_gangsters-clan-a = Lakeshore Ring
chicago_gangsters-clan-b = Stockyard Crew
chicago_gangsters-clan-c = Canal Street Combine
chicago_gangsters-clan-d = Northgate Social Club
chicago_gangsters-type-weapons = Waffen
chicago_gangsters-type-bribes = Bestechung
chicago_gangsters-type-extortion = Erpressung
chicago_gangsters-mean-W1 = Schlagring
chicago_gangsters-mean-W2 = Baseballschläger
chicago_gangsters-mean-W3 = Revolver
chicago_gangsters-mean-W4 = Schrotflinte
chicago_gangsters-mean-W5 = Trommelgewehr
chicago_gangsters-mean-B1 = Gefalteter Schein
chicago_gangsters-mean-B2 = Umschlag
chicago_gangsters-mean-B3 = Zigarrenkiste
chicago_gangsters-mean-B4 = Aktentasche
chicago_gangsters-mean-B5 = Schließfachschlüssel
chicago_gangsters-mean-E1 = Gerücht
chicago_gangsters-mean-E2 = Zerrissenes Foto
chicago_gangsters-mean-E3 = Bündel Briefe
chicago_gangsters-mean-E4 = Zweites Kassenbuch
chicago_gangsters-mean-E5 = Unterschriebenes Geständnis
chicago_gangsters-person_kind-muscle = Schläger
chicago_gangsters-person_kind-office = Amt
chicago_gangsters-person_kind-society = Gesellschaft
chicago_gangsters-person-m1 = „Dynamit“-Dora Finch
chicago_gangsters-person-m2 = Knöchel-Brandt
chicago_gangsters-person-m3 = Lefty Okoro
chicago_gangsters-person-m4 = Der große Walt Jansen
chicago_gangsters-person-m5 = Eisen-Stella
chicago_gangsters-person-m6 = Der Amboss
chicago_gangsters-person-o1 = Stadtrat Pettibone
chicago_gangsters-person-o2 = Ottoline Fisk
chicago_gangsters-person-o3 = Sergeant Mulcahy
chicago_gangsters-person-o4 = Inspektor Thorne
chicago_gangsters-person-o5 = Richter Harrow
chicago_gangsters-person-o6 = Senator Webb
chicago_gangsters-person-s1 = Madame Verlaine
chicago_gangsters-person-s2 = Nell Quick
chicago_gangsters-person-s3 = Duke Ellory
chicago_gangsters-person-s4 = Samt-Marguerite
chicago_gangsters-person-s5 = Tobias vom Tresen
chicago_gangsters-person-s6 = Cordelia Vane
chicago_gangsters-ability-none = keine Fähigkeit
chicago_gangsters-ability-weapons_anywhere = Darf in jedem Viertel Waffen legen; die höchste zählt doppelt.
chicago_gangsters-ability-take_back = Rundenende: eine gelegte Waffe vom Wert 1 bis 3 zurücknehmen.
chicago_gangsters-ability-counts_anywhere = Zählt in jedem Viertel.
chicago_gangsters-ability-bribes_anywhere = Darf in jedem Viertel Bestechung legen; jede zählt eins mehr.
chicago_gangsters-ability-first_choice = Zwei mehr, wenn es um die erste Wahl der Beute geht.
chicago_gangsters-ability-consolation = Rundenende: eine Karte ziehen, wenn du keine Beute bekommen hast.
chicago_gangsters-ability-a_third_will_do = Verliert deine Seite, genügt ein Drittel der Stärke der Sieger.
chicago_gangsters-ability-draw_two = Zieht am Rundenende zwei Karten.
chicago_gangsters-ability-exchange = Rundenende: ein Mittel austauschen.
chicago_gangsters-ability-hide_anyway = Lässt als Herausforderer auch ohne „?“ eine Karte verdeckt.
chicago_gangsters-ability-counts_twice = Zählt in der Abrechnung als zwei Personen.
chicago_gangsters-district-d1 = Hafendocks
chicago_gangsters-district-d2 = Gerichtszeile
chicago_gangsters-district-d3 = Theatermeile
chicago_gangsters-district-d4 = Viehhof
chicago_gangsters-district-d5 = Güterbahnhof
chicago_gangsters-district-d6 = Lagerhausmeile
chicago_gangsters-district-d7 = Brauhügel
chicago_gangsters-district-d8 = Kleiner Markt
chicago_gangsters-district-d9 = Gaswerk
chicago_gangsters-district-d10 = Rathausplatz
chicago_gangsters-district-d11 = Bankenblock
chicago_gangsters-district-d12 = Hotelviertel
chicago_gangsters-district-d13 = Rennbahn
chicago_gangsters-loot-b1 = Kellerrazzia
chicago_gangsters-loot-b2 = Zollschuppen
chicago_gangsters-loot-b3 = Nachtkahn
chicago_gangsters-loot-b4 = Privatklub
chicago_gangsters-loot-b5 = Apothekenschein
chicago_gangsters-loot-b6 = Lastwagenkolonne
chicago_gangsters-loot-b7 = Hinterzimmerbar
chicago_gangsters-loot-b8 = Lotteriebank
chicago_gangsters-loot-b9 = Zolllager
chicago_gangsters-loot-b10 = Seeläufer
chicago_gangsters-loot-b11 = Versteckte Brennerei
chicago_gangsters-loot-b12 = Güterwagen

chicago_gangsters-phrase-about = Ich lege etwa { $number }.
chicago_gangsters-phrase-nothing = Ich lege nichts.
chicago_gangsters-phrase-leave_person = Lass mich zuerst wählen, dann bekommst du die Person.
chicago_gangsters-phrase-hide_big = Ich verstecke eine hohe Karte.
chicago_gangsters-phrase-threaten = Nächste Runde bekommst du nichts von mir.
chicago_gangsters-phrase-with_challengers = Ich stehe bei den Herausforderern.
chicago_gangsters-phrase-with_defenders = Ich stehe bei den Verteidigern.
chicago_gangsters-phrase-join_us = Mr. X, komm auf unsere Seite!
chicago_gangsters-phrase-ask_about = Leg bitte etwa { $number }.
chicago_gangsters-phrase-ask_hide = Versteck eine hohe Karte!
chicago_gangsters-phrase-accept = Ja, abgemacht ({ $number }).
chicago_gangsters-phrase-refuse = Nein ({ $number }).
chicago_gangsters-phrase-silence = …
chicago_gangsters-kept-open = noch offen
chicago_gangsters-kept-kept = gehalten
chicago_gangsters-kept-broken = gebrochen
chicago_gangsters-kept-untested = nie auf die Probe gestellt

chicago_gangsters-action-lay = lege: { $cards }
chicago_gangsters-action-lay_for = lege für { $side ->
     [challengers] die Herausforderer
    *[defenders] die Verteidiger
}: { $cards }
chicago_gangsters-action-say = sage{ $to ->
     [partner] { " " }deinem Partner
    *[all] { " " }allen
}: { $phrase ->
     [about] Ich lege etwa { $number }.
     [nothing] Ich lege nichts.
     [leave_person] Lass mich zuerst wählen, dann bekommst du die Person.
     [hide_big] Ich verstecke eine hohe Karte.
     [threaten] Nächste Runde bekommst du nichts von mir.
     [with_challengers] Ich stehe bei den Herausforderern.
     [with_defenders] Ich stehe bei den Verteidigern.
     [join_us] Mr. X, komm auf unsere Seite!
     [ask_about] Leg bitte etwa { $number }.
     [ask_hide] Versteck eine hohe Karte!
     [accept] Ja, abgemacht ({ $number }).
     [refuse] Nein ({ $number }).
    *[silence] …
}
chicago_gangsters-action-ready = Ich bin bereit
chicago_gangsters-action-take = nimm Anteil { $package }
chicago_gangsters-action-betray = lass deinen Partner fallen
chicago_gangsters-action-stand_by = steh zu deinem Partner
chicago_gangsters-action-give = gib { $gift ->
     [alcohol] einen Alkohol
     [person] die Person
    *[other] { $gift }
}
chicago_gangsters-action-take_back = nimm { $card } zurück
chicago_gangsters-action-console = zieh eine Karte, weil du keine Beute bekommen hast
chicago_gangsters-action-exchange = tausche { $card }
chicago_gangsters-action-done = nutze keine Fähigkeit mehr

chicago_gangsters-event-joined_clan = { $seat } gehört zu: { $clan ->
     [a] Lakeshore Ring
     [b] Stockyard Crew
     [c] Canal Street Combine
    *[d] Northgate Social Club
}.
chicago_gangsters-event-became_mr_x = { $seat } ist Mr. X.
chicago_gangsters-event-dealt = { $seat } bekommt { $cards }.
chicago_gangsters-event-dealt_hidden = { $seat } bekommt { $count ->
     [one] eine Karte
    *[other] { $count } Karten
}.
chicago_gangsters-event-starts_with = { $seat } beginnt mit { $person ->
     [m1] „Dynamit“-Dora Finch
     [m2] Knöchel-Brandt
     [m3] Lefty Okoro
     [m4] Der große Walt Jansen
     [m5] Eisen-Stella
     [m6] Der Amboss
     [o1] Stadtrat Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspektor Thorne
     [o5] Richter Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Samt-Marguerite
     [s5] Tobias vom Tresen
     [s6] Cordelia Vane
    *[other] { $person }
}.
chicago_gangsters-event-round_began = Runde { $round } beginnt.
chicago_gangsters-event-turned_up = Es geht um: { $district ->
     [d1] Hafendocks
     [d2] Gerichtszeile
     [d3] Theatermeile
     [d4] Viehhof
     [d5] Güterbahnhof
     [d6] Lagerhausmeile
     [d7] Brauhügel
     [d8] Kleiner Markt
     [d9] Gaswerk
     [d10] Rathausplatz
     [d11] Bankenblock
     [d12] Hotelviertel
     [d13] Rennbahn
    *[other] { $district }
}; die Beute: { $loot ->
     [b1] Kellerrazzia
     [b2] Zollschuppen
     [b3] Nachtkahn
     [b4] Privatklub
     [b5] Apothekenschein
     [b6] Lastwagenkolonne
     [b7] Hinterzimmerbar
     [b8] Lotteriebank
     [b9] Zolllager
     [b10] Seeläufer
     [b11] Versteckte Brennerei
     [b12] Güterwagen
    *[other] { $loot }
}.
chicago_gangsters-event-betrayed = { $seat } lässt { $victim } fallen!
chicago_gangsters-event-stood_by = { $seat } steht zu { $victim }.
chicago_gangsters-event-said = { $seat }{ $to ->
     [partner] { " " }zum Partner
    *[all] { " " }zu allen
}: „{ $phrase ->
     [about] Ich lege etwa { $number }.
     [nothing] Ich lege nichts.
     [leave_person] Lass mich zuerst wählen, dann bekommst du die Person.
     [hide_big] Ich verstecke eine hohe Karte.
     [threaten] Nächste Runde bekommst du nichts von mir.
     [with_challengers] Ich stehe bei den Herausforderern.
     [with_defenders] Ich stehe bei den Verteidigern.
     [join_us] Mr. X, komm auf unsere Seite!
     [ask_about] Leg bitte etwa { $number }.
     [ask_hide] Versteck eine hohe Karte!
     [accept] Ja, abgemacht ({ $number }).
     [refuse] Nein ({ $number }).
    *[silence] …
}“
chicago_gangsters-event-ready = { $seat } ist bereit.
chicago_gangsters-event-committed = { $seat } hat gelegt.
chicago_gangsters-event-laid = { $seat } legt: { $cards }.
chicago_gangsters-event-laid_for = { $seat } legt für { $side ->
     [challengers] die Herausforderer
    *[defenders] die Verteidiger
}: { $cards }.
chicago_gangsters-event-lies = Von { $seat } { $count ->
     [one] liegt eine Karte
    *[other] liegen { $count } Karten
} verdeckt.
chicago_gangsters-event-side_shown = { $seat } steht für { $side ->
     [challengers] die Herausforderer
    *[defenders] die Verteidiger
}.
chicago_gangsters-event-showed = { $seat } hat gelegt: { $cards }{ $face_down ->
     [0] { "" }
     [one] { "" }, dazu eine Karte verdeckt
    *[other] { "" }
}.
chicago_gangsters-event-announced = { $side ->
     [challengers] Die Herausforderer
    *[defenders] Die Verteidiger
} nennen { $strength }.
chicago_gangsters-event-hidden_shown = Die verdeckte Karte von { $seat } ist { $card }.
chicago_gangsters-event-counted = { $side ->
     [challengers] Die Herausforderer
    *[defenders] Die Verteidiger
} kommen auf { $strength }.
chicago_gangsters-event-contributed = Beitrag von { $seat }: { $strength }.
chicago_gangsters-event-round_won = { $side ->
     [challengers] Die Herausforderer
    *[defenders] Die Verteidiger
} gewinnen die Runde.
chicago_gangsters-event-took = { $seat } nimmt Anteil { $package }: { $alcohol } Alkohol, { $means } Mittel{ $person ->
     [m1] { "" }, dazu „Dynamit“-Dora Finch
     [m2] { "" }, dazu Knöchel-Brandt
     [m3] { "" }, dazu Lefty Okoro
     [m4] { "" }, dazu Der große Walt Jansen
     [m5] { "" }, dazu Eisen-Stella
     [m6] { "" }, dazu Der Amboss
     [o1] { "" }, dazu Stadtrat Pettibone
     [o2] { "" }, dazu Ottoline Fisk
     [o3] { "" }, dazu Sergeant Mulcahy
     [o4] { "" }, dazu Inspektor Thorne
     [o5] { "" }, dazu Richter Harrow
     [o6] { "" }, dazu Senator Webb
     [s1] { "" }, dazu Madame Verlaine
     [s2] { "" }, dazu Nell Quick
     [s3] { "" }, dazu Duke Ellory
     [s4] { "" }, dazu Samt-Marguerite
     [s5] { "" }, dazu Tobias vom Tresen
     [s6] { "" }, dazu Cordelia Vane
    *[none] { "" }
}.
chicago_gangsters-event-too_weak = { $side ->
     [challengers] Die Herausforderer
    *[defenders] Die Verteidiger
} sind zu schwach für einen Anteil.
chicago_gangsters-event-person_left = { $person ->
     [m1] „Dynamit“-Dora Finch
     [m2] Knöchel-Brandt
     [m3] Lefty Okoro
     [m4] Der große Walt Jansen
     [m5] Eisen-Stella
     [m6] Der Amboss
     [o1] Stadtrat Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspektor Thorne
     [o5] Richter Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Samt-Marguerite
     [s5] Tobias vom Tresen
     [s6] Cordelia Vane
    *[other] { $person }
} scheidet aus.
chicago_gangsters-event-drew = { $seat } zieht { $cards }.
chicago_gangsters-event-drew_hidden = { $seat } zieht { $count ->
     [one] eine Karte
    *[other] { $count } Karten
}.
chicago_gangsters-event-forfeited = { $seat } hat keinen Platz für { $count ->
     [one] eine Karte
    *[other] { $count } Karten
}.
chicago_gangsters-event-reshuffled = Die abgelegten Mittel werden gemischt: { $count } Karten.
chicago_gangsters-event-gave_alcohol = { $seat } gibt { $victim } einen Alkohol.
chicago_gangsters-event-gave_person = { $seat } überlässt { $victim } eine Person: { $person ->
     [m1] „Dynamit“-Dora Finch
     [m2] Knöchel-Brandt
     [m3] Lefty Okoro
     [m4] Der große Walt Jansen
     [m5] Eisen-Stella
     [m6] Der Amboss
     [o1] Stadtrat Pettibone
     [o2] Ottoline Fisk
     [o3] Sergeant Mulcahy
     [o4] Inspektor Thorne
     [o5] Richter Harrow
     [o6] Senator Webb
     [s1] Madame Verlaine
     [s2] Nell Quick
     [s3] Duke Ellory
     [s4] Samt-Marguerite
     [s5] Tobias vom Tresen
     [s6] Cordelia Vane
    *[other] { $person }
}.
chicago_gangsters-event-gave_card = { $seat } gibt { $victim } { $card }.
chicago_gangsters-event-took_back = { $seat } nimmt { $card } zurück.
chicago_gangsters-event-discarded = { $seat } legt { $card } für eine andere Karte ab.
chicago_gangsters-event-round_over = Runde { $round } ist vorbei.
chicago_gangsters-event-godfather = { $seat } ist Pate, mit { $points ->
     [one] einem Punkt
    *[other] { $points } Punkten
}.
chicago_gangsters-event-end_card = Das Spielende wird aufgedeckt.
chicago_gangsters-event-shown = { $seat } zeigt { $cards }.
chicago_gangsters-event-majority = { $seat } liegt vorn bei { $category ->
     [weapons] Waffen
     [bribes] Bestechung
     [extortion] Erpressung
     [persons] Personen
    *[godfather] Punkten als Pate
}: { $alcohol } Alkohol.
chicago_gangsters-event-won = { $seat } gewinnt mit { $alcohol } Alkohol.

chicago_gangsters-field-hand = deine Mittel
chicago_gangsters-field-own_laid = du hast gelegt
chicago_gangsters-field-own_from_loot = du kannst hergeben
chicago_gangsters-field-turned = offen gelegt
chicago_gangsters-field-discard = abgelegt
chicago_gangsters-field-known = bekannt auf der Hand
chicago_gangsters-field-shown = gezeigt
chicago_gangsters-field-said = gesagt
chicago_gangsters-field-persons = Personen
chicago_gangsters-field-coalition = Koalition
chicago_gangsters-field-district = Viertel
chicago_gangsters-field-loot = Beute
chicago_gangsters-field-person = Person, um die es geht
chicago_gangsters-field-new_person = Person der Runde
chicago_gangsters-field-phase = gefragt
chicago_gangsters-field-step = legt
chicago_gangsters-field-round = Runde
chicago_gangsters-field-ready = bereit
chicago_gangsters-field-committed = hat gelegt
chicago_gangsters-field-revealed = Anzahl bekannt
chicago_gangsters-field-held = Mittel
chicago_gangsters-field-in_stack = Mittel im Stapel
chicago_gangsters-field-reshuffles = neu gemischt
chicago_gangsters-field-clan = Clan
chicago_gangsters-field-seat_of = Plätze der Clans
chicago_gangsters-field-side = Seite
chicago_gangsters-field-partner = Partner
chicago_gangsters-field-may_hide = darf verdeckt lassen
chicago_gangsters-field-own_hidden = du hast versteckt
chicago_gangsters-field-uncovered = war verdeckt
chicago_gangsters-field-face_down = verdeckt
chicago_gangsters-field-mr_x = Mr. X
chicago_gangsters-field-own_side = deine Seite als Mr. X
chicago_gangsters-field-dropped = fallen gelassen
chicago_gangsters-field-godfather = Pate
chicago_gangsters-field-contribution = Beitrag
chicago_gangsters-field-strength = Stärken
chicago_gangsters-field-winner = gewonnen
chicago_gangsters-field-order = Reihenfolge
chicago_gangsters-field-taking = nimmt Beute
chicago_gangsters-field-received = hat Beute
chicago_gangsters-field-last_contribution = Beitrag der letzten Runde
chicago_gangsters-field-last_strength = Stärken der letzten Runde
chicago_gangsters-field-last_winner = Sieger der letzten Runde
chicago_gangsters-field-alcohol = Alkohol
chicago_gangsters-field-godfather_points = Punkte als Pate
chicago_gangsters-field-won = hat gewonnen
chicago_gangsters-field-option_talk = Ansagen
chicago_gangsters-field-option_open_mr_x = offener Mr. X
chicago_gangsters-field-option_godfather = mit Paten

chicago_gangsters-refused-3-2 = Diese Art von Mitteln ist in diesem Viertel nicht erlaubt.
chicago_gangsters-refused-3-3 = Diese Karten hast du nicht.
chicago_gangsters-refused-3-5 = Verdeckt bleiben kann nur eine Karte, die du legst.
chicago_gangsters-refused-3-6 = Du hast kein „?“ und darfst keine Karte verdeckt lassen.
chicago_gangsters-refused-3-7 = Du hast schon gelegt: Das gilt.
chicago_gangsters-refused-3-9 = Du bist nicht mit Legen an der Reihe.
chicago_gangsters-refused-5-6 = Du hast jetzt keine Beute zu wählen.
chicago_gangsters-refused-6-2 = Diese Hand ist voll: Zehn Karten sind die Grenze.
chicago_gangsters-refused-6-3 = Du bist mit Fähigkeiten nicht an der Reihe.
chicago_gangsters-refused-7-3 = Da ist keine Waffe, die Knöchel-Brandt zurückholen könnte.
chicago_gangsters-refused-7-7 = Sergeant Mulcahy hilft nur dem, der keine Beute bekommen hat.
chicago_gangsters-refused-7-10 = Nell Quick hat nichts für dich zu tauschen.
chicago_gangsters-refused-10-2 = Mr. X nennt eine Seite, und sonst niemand.
chicago_gangsters-refused-11-3 = Einen Partner fallen zu lassen geht jetzt nicht oder nicht mehr.
chicago_gangsters-refused-11-4 = Du wurdest fallen gelassen: In dieser Runde legst du nichts.
chicago_gangsters-refused-11-6 = Das kannst du nicht hergeben.
chicago_gangsters-refused-12-1 = Für dich gibt es jetzt kein Gespräch.
chicago_gangsters-refused-12-2 = Deine Ansagen sind aufgebraucht.
chicago_gangsters-refused-12-3 = Du hast keinen Partner, mit dem du reden könntest.
chicago_gangsters-refused-12-4 = Das lässt sich so nicht sagen, oder nicht von dir.
chicago_gangsters-refused-13-1 = Das ist kein Zug dieses Spiels.
chicago_gangsters-refused-13-3 = Das lässt sich nicht zurücknehmen.
chicago_gangsters-refused-13-4 = Das Spiel ist vorbei.
