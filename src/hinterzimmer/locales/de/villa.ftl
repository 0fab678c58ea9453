# Die Villa des Paten: options, actions, events, refusals. Seats are already players' names.

villa-name = Die Villa des Paten
villa-tagline = Ein Team, dreizehn Leibwächter, ein Pate: Bedient jedes Symbol der Reihe nach, bevor euch die Karten ausgehen.

villa-preset-seed = Hausregeln
villa-preset-box = Wie in der Schachtel

villa-option-level = Schwierigkeit
villa-value-level-easy = leicht: zehn Karten mehr als die Stärken der Leibwächter
villa-value-level-hard = schwer: sechs Karten mehr
villa-value-level-very_hard = sehr schwer: drei Karten mehr
villa-value-level-extremely_hard = extrem schwer: keine Karte mehr
villa-value-level-practice = Übung: alle 54 Karten
villa-option-beginner_set = Leibwächter für Einsteiger
villa-value-beginner_set-true = ja, die dreizehn leichteren
villa-value-beginner_set-false = nein, dreizehn ausgeloste
villa-option-jokers = Die sechs Joker
villa-value-jokers-four_two_two_four = vier zeigen zwei Symbole, zwei zeigen alle
villa-value-jokers-six_pairs = zeigen die sechs möglichen Paare
villa-option-godfather_open = Der Pate
villa-value-godfather_open-true = liegt von Anfang an offen
villa-value-godfather_open-false = liegt verdeckt
villa-option-godfather_hint = Die Rückseite des Paten
villa-value-godfather_hint-true = zeigt am Ende Stärke und Hinweis
villa-value-godfather_hint-false = zeigt am Ende nur seine Stärke
villa-option-start_swap = Tausche vor der ersten Festnahme
villa-value-start_swap-true = so viele, wie es Spieler gibt
villa-value-start_swap-false = keine
villa-option-lenient_pass = Mit einem Paar darf man passen
villa-value-lenient_pass-true = ja
villa-value-lenient_pass-false = nein
villa-option-draw_on_pass = Nach dem Passen zieht man
villa-value-draw_on_pass-true = ja
villa-value-draw_on_pass-false = nein
villa-option-agreement = Ein Vorschlag gilt
villa-value-agreement-anyone = sofort
villa-value-agreement-majority = mit der Mehrheit
villa-value-agreement-all = wenn alle zustimmen

villa-symbol =
    { $symbol ->
         [handcuffs] Handschellen
         [pistol] Pistole
         [car] Auto
        *[badge] Marke
    }

villa-card =
    { $card ->
         [H] Handschellen
         [P] Pistole
         [C] Auto
         [B] Marke
         [HB] Joker (Handschellen oder Marke)
         [BC] Joker (Marke oder Auto)
         [CP] Joker (Auto oder Pistole)
         [PH] Joker (Pistole oder Handschellen)
         [HC] Joker (Handschellen oder Auto)
         [PB] Joker (Pistole oder Marke)
        *[HPCB] Joker (alle Symbole)
    }

villa-other =
    { $other ->
         [H] Handschellen
         [P] Pistole
         [C] Auto
         [B] Marke
         [HB] Joker (Handschellen oder Marke)
         [BC] Joker (Marke oder Auto)
         [CP] Joker (Auto oder Pistole)
         [PH] Joker (Pistole oder Handschellen)
         [HC] Joker (Handschellen oder Auto)
         [PB] Joker (Pistole oder Marke)
        *[HPCB] Joker (alle Symbole)
    }

villa-hint =
    { $hint ->
         [no_h] braucht keine Handschellen
         [h_1] Handschellen an Stelle 1
         [h_2] Handschellen an Stelle 2
         [h_3] Handschellen an Stelle 3
         [h_4] Handschellen an Stelle 4
         [c_1] Auto an Stelle 1
         [c_2] Auto an Stelle 2
         [c_4] Auto an Stelle 4
         [c_6] Auto an Stelle 6
         [p_2] Pistole an Stelle 2
        *[none] kein Hinweis
    }

villa-front =
    { $front ->
         [bruno_salvi] Bruno „das Tor“ Salvi
         [nico_renda] Nico „Zwei Mäntel“ Renda
         [carla_bonfante] Carla „Streichholz“ Bonfante
         [enzo_lodi] Enzo „Halb Zwölf“ Lodi
         [pia_marrone] Pia „Postkarte“ Marrone
         [tullio_berti] Tullio „Echo“ Berti
         [rocco_sava] Rocco „Limousine“ Sava
         [mara_conti] Mara „Nadel“ Conti
         [fausto_pini] Fausto „der Gärtner“ Pini
         [livio_corso] Livio „Regenschirm“ Corso
         [gina_tosi] Gina „Kassenbuch“ Tosi
         [dario_fabbri] Dario „Klopfklopf“ Fabbri
         [sandra_orsi] Sandra „Samt“ Orsi
         [ugo_ranieri] Ugo „Kolben“ Ranieri
         [otto_zanni] Otto „Hintertür“ Zanni
         [bianca_ferri] Bianca „Wiegenlied“ Ferri
         [silvio_amato] Silvio „die Uhr“ Amato
         [remo_dossi] Remo „Amboss“ Dossi
         [irma_galvan] Irma „Eisschrank“ Galvan
         [vito_massara] Vito „die Mauer“ Massara
         [aurelio_vantini] Don Aurelio Vantini
         [vittoria_carbone] Donna Vittoria Carbone
         [ottavio_bellandi] Don Ottavio Bellandi
        *[raffaele_sordini] Don Raffaele Sordini
    }

villa-place =
    { $place ->
         [0] Park, oben links
         [1] Park, oben Mitte
         [2] Park, oben rechts
         [3] Park, Mitte links
         [4] Park, ganz in der Mitte
         [5] Park, Mitte rechts
         [6] Park, unten links
         [7] Park, unten Mitte
         [8] Park, unten rechts
         [9] Villa, oben links
         [10] Villa, oben rechts
         [11] Villa, unten links
         [12] Villa, unten rechts
        *[13] der Pate
    }

villa-because =
    { $because ->
        *[none] ohne Begründung
         [too_risky] zu riskant
         [other_leader] jemand anderes sollte leiten
         [other_target] es gibt ein besseres Ziel
         [other_receiver] jemand anderes braucht sie mehr
         [other_card] eine andere Karte ist mehr wert
         [no_use] das bringt nichts
    }

villa-outcome =
    { $outcome ->
         [won] Der Pate ist festgenommen.
         [no_card] Jemand war am Zug und hatte keine offene Karte.
         [not_enough] Es waren weniger Karten übrig, als noch Symbole fehlten.
         [nobody_left] Niemand hatte noch eine offene Karte.
        *[none] Der Auftrag läuft noch.
    }

villa-phase =
    { $phase ->
         [swap] Karten tauschen
         [choose] die nächste Festnahme wählen
         [turn] eine Festnahme
         [reward] die Belohnung vergeben
        *[over] vorbei
    }

villa-standing =
    { $standing ->
         [open] noch nicht angenommen
         [advice] wartet auf Rat
         [warned] angenommen, aber jemand ist dagegen
         [dead] abgelehnt
         [carried] angenommen
        *[none] nichts
    }


villa-action-play = { villa-card } legen
villa-action-pair = ein Paar legen: { villa-card } und { villa-other }
villa-action-pass = passen und { villa-card } abwerfen
villa-action-propose_arrest = vorschlagen: { villa-place }, Leitung { $leader }
villa-action-propose_reward = vorschlagen: { $to } bekommt { villa-card }
villa-action-propose_swap = Tausch vorschlagen: { villa-card } von { $from } gegen { villa-other } von { $to }
villa-action-propose_start = vorschlagen: nicht mehr tauschen
villa-action-agree = zustimmen
villa-action-object = widersprechen: { villa-because }
villa-action-follow = mich den anderen anschließen
villa-action-decide = mitentscheiden

villa-event-began = Der Auftrag beginnt ({ $level ->
    [easy] leicht
    [hard] schwer
    [very_hard] sehr schwer
    [extremely_hard] extrem schwer
   *[practice] Übung
}): Die Leibwächter haben zusammen Stärke { $strengths }, { $dealt } Karten werden verteilt.
villa-event-laid_out = Dreizehn Leibwächter liegen mit der Rückseite nach oben in Park und Villa.
villa-event-dealt = { $seat } deckt { $cards } auf; { $left ->
    [one] 1 Karte liegt
   *[other] { $left } Karten liegen
} im Stapel.
villa-event-godfather_shown = Der Pate ist { villa-front }.
villa-event-followed = { $seat } schließt sich den anderen an.
villa-event-decided = { $seat } entscheidet mit.
villa-event-proposed_arrest = { $seat } schlägt vor: { villa-place }, Leitung { $leader }.
villa-event-proposed_reward = { $seat } schlägt vor: { $to } bekommt { villa-card }.
villa-event-proposed_swap = { $seat } schlägt einen Tausch vor: { villa-card } von { $from } gegen { villa-other } von { $to }.
villa-event-proposed_start = { $seat } schlägt vor, nicht mehr zu tauschen.
villa-event-agreed = { $seat } stimmt zu.
villa-event-objected = { $seat } ist dagegen: { villa-because }.
villa-event-insisted = { $seat } besteht darauf.
villa-event-swapped = { villa-card } von { $from } wird gegen { villa-other } von { $to } getauscht.
villa-event-started = Es wird nicht mehr getauscht: Die Festnahmen beginnen.
villa-event-unmasked = { $seat } leitet die Festnahme ({ villa-place }): Es ist { villa-front }.
villa-event-played = { $seat } legt { villa-card } ({ $position }: { villa-symbol }).
villa-event-paired = { $seat } legt ein Paar, { villa-card } und { villa-other } ({ $position }: { villa-symbol }).
villa-event-passed = { $seat } kann { villa-symbol } nicht bedienen, passt und wirft { villa-card } ab.
villa-event-drew = { $seat } zieht { villa-card } (noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} im Stapel).
villa-event-arrested = { villa-front } ist festgenommen. { $left ->
    [one] Ein Leibwächter ist übrig.
   *[other] { $left } Leibwächter sind übrig.
}
villa-event-rewarded = { $seat } bekommt { villa-card } zurück{ $where ->
    [open] { "" }
   *[pile] { ", unter den Stapel" }
}.
villa-event-no_reward = Keine benutzte Karte zeigt { villa-symbol }: Es gibt keine Belohnung.
villa-event-godfather_back = Der letzte Leibwächter ist fort. Der Pate hat Stärke { $strength }{ $hint ->
    [none] { "" }
   *[other] : { villa-hint }
}.
villa-event-short = Für { $needed } Symbole sind { $held } Karten übrig: Das kann selbst mit allen Belohnungen nicht mehr reichen.
villa-event-won = Auftrag erfüllt, mit { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} übrig.
villa-event-lost = Der Auftrag ist gescheitert. { villa-outcome }{ $missing ->
    [one] { " " }Es fehlte 1 Symbol.
   *[other] { " " }Es fehlten { $missing } Symbole.
}

villa-field-open_cards = offene Karten
villa-field-unseen = ungesehen
villa-field-laid = hier gelegt
villa-field-used = benutzt
villa-field-discarded = abgeworfen
villa-field-pile = Stapel
villa-field-known_below = bekannt darunter
villa-field-seen = gesehene Vorderseiten
villa-field-strength = Stärken
villa-field-hint = Hinweise
villa-field-fits = kann sein
villa-field-free = frei
villa-field-phase = gefragt
villa-field-target = Ziel
villa-field-leader = Leitung
villa-field-front = Vorderseite
villa-field-position = bedient
villa-field-symbol = Symbol
villa-field-swaps = Tausche übrig
villa-field-turns = Züge
villa-field-cards_left = Karten übrig
villa-field-symbols_left = Symbole übrig
villa-field-short = reicht nicht mehr
villa-field-outcome = Ausgang
villa-field-missing = fehlende Symbole
villa-field-follows = schließen sich an
villa-field-proposals = Vorschläge
villa-field-proposed = vorgeschlagen
villa-field-proposer = von
villa-field-agreed = dafür
villa-field-objected = dagegen
villa-field-reasons = weil
villa-field-standing = steht
villa-field-made = eigene Vorschläge

villa-refused-4-2 = Der Leibwächter ist versperrt: Weniger als zwei Seiten sind offen.
villa-refused-4-3 = Auf diesem Leibwächter liegen noch andere.
villa-refused-4-4 = Der Pate kommt zuletzt, wenn alle Leibwächter fort sind.
villa-refused-5-3 = Das ist keine deiner offenen Karten.
villa-refused-5-5 = Jetzt wird nicht getauscht.
villa-refused-5-6 = Ein Tausch braucht zwei verschiedene Karten.
villa-refused-6-2 = Du schließt dich an: Gib Rat, oder entscheide wieder mit.
villa-refused-6-3 = Dieser Vorschlag ist abgelehnt.
villa-refused-6-4 = Zu diesem Vorschlag hast du dich schon geäußert.
villa-refused-6-6 = Du hast deine drei Vorschläge gemacht.
villa-refused-6-7 = Das ist schon vorgeschlagen.
villa-refused-6-8 = Diesen Vorschlag gibt es nicht.
villa-refused-6-9 = Zwischen Entscheiden und Anschließen wechselst du einmal je Entscheidung, und nur zum anderen.
villa-refused-7-1 = Dort ist niemand mehr festzunehmen.
villa-refused-7-2 = Wer leitet, muss eine offene Karte haben.
villa-refused-7-3 = Die nächste Festnahme wird zwischen zwei Festnahmen gewählt.
villa-refused-7-5 = Eine Festnahme läuft: Bis sie gelungen ist, wird nichts entschieden.
villa-refused-7-6 = Gerade läuft keine Festnahme: Es werden keine Karten gelegt.
villa-refused-8-1 = Du bist nicht am Zug.
villa-refused-8-2 = Du hast das verlangte Symbol: Leg es.
villa-refused-8-3 = Diese beiden Karten haben kein Symbol gemeinsam.
villa-refused-8-4 = Du hast ein Paar: Passen darfst du nicht.
villa-refused-8-8 = Diese Karte zeigt nicht das Symbol, das an der Reihe ist.
villa-refused-9-1 = Diese Karte kann nicht als Belohnung zurückkommen.
villa-refused-9-2 = Jetzt ist keine Belohnung zu vergeben.
villa-refused-9-3 = Diesen Platz gibt es nicht.
villa-refused-10-6 = Der Auftrag ist vorbei.
villa-refused-11-1 = Das ist kein Zug dieses Spiels.
villa-refused-11-3 = Das lässt sich nicht zurücknehmen.
