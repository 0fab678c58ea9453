# Der Tisch von Die Villa des Paten im Browser.

villa-estate = Park und Villa
villa-strength = Stärke { $strength }
villa-strength-unknown = Stärke unbekannt
villa-free = frei
villa-covered = nicht frei
villa-guards-left =
    { $count ->
        [0] Nur noch der Pate
        [one] Noch 1 Leibwächter
       *[other] Noch { $count } Leibwächter
    }
villa-look = Wähl einen Leibwächter: Wer kann es sein?

villa-open-cards = Offene Karten von { $name }
villa-no-cards = keine offenen Karten
villa-pile =
    { $count ->
        [0] Stapel leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
villa-below = Ganz unten, allen bekannt: { $cards }
villa-leads = leitet

villa-case = Die Festnahme
villa-may-be = Kann sein:
villa-nobody-knows = Das weiß noch niemand.
villa-laid-by = { $cards }, gelegt von { $name }
villa-reward = Belohnung:
villa-unseen = Noch ungesehen
villa-unseen-of = { $symbol }: { $single } Karten{ $jokers ->
    [0] { "" }
    [one] { " " }und 1 Joker
   *[other] { " " }und { $jokers } Joker
}
villa-meter = { $cards } Karten, { $needed } nötig
villa-short = reicht nicht mehr!

villa-what-if = Was wäre, wenn?
villa-what-if-left = Was wäre, wenn …
villa-trial-play = käme auf Symbol { $position }
villa-trial-pair = käme im Paar auf Symbol { $position }
villa-trial-pass = käme weg vor Symbol { $position }
villa-trial-unknown = unbekannt
villa-end-served =
    { $count ->
        [one] ✓ 1 Karte
       *[other] ✓ { $count } Karten
    }
villa-end-unknown = ? je nach Zug
villa-end-no_card = ✗ keine Karte
villa-end-not_enough = ✗ zu wenige
villa-trial-step = { $position }, { $symbol }: { $deed ->
    [play] { $name } legt { $cards }.
    [pair] { $name } legt das Paar { $cards }.
    [pass] { $name } wirft { $cards } ab und passt.
   *[unknown] Es hängt an einer Karte, die { $name } zieht.
}
villa-trial-left = { $name } hätte noch: { $cards }{ $drawn ->
    [0] { "" }
    [one] { " " }und 1 gezogene Karte
   *[other] { " " }und { $drawn } gezogene Karten
}.

villa-cards = Alle Polizeikarten
villa-cards-symbol = Symbol
villa-cards-all = Karten
villa-cards-jokers = Ein Joker zählt bei jedem Symbol mit, das er zeigt (+).
villa-cards-unseen = Von den { $unseen } ungesehenen Karten liegen { $piles } in den Stapeln; in welcher Folge, weiß niemand.
villa-heap-open = offen
villa-heap-unseen = ungesehen
villa-heap-used = gelegt
villa-heap-discarded = abgeworfen

villa-roster = Die zwanzig Leibwächter
villa-roster-help = Diese Liste kennen alle; wer schon zu sehen war, ist gestrichen.
villa-roster-seen = { $name }: { $needs } (war zu sehen)
villa-roster-may = { $name }: { $needs }

villa-proposals = Vorschläge
villa-proposals-open =
    { $count ->
        [0] Vorschläge: keiner ist offen
        [one] Vorschläge: einer ist offen
       *[other] Vorschläge: { $count } sind offen
    }
villa-no-proposals = Noch hat niemand etwas vorgeschlagen.
villa-no-decision = Jetzt ist nichts zu entscheiden.
villa-proposals-left =
    { $count ->
        [0] Du hast keinen Vorschlag mehr.
        [one] Du hast noch einen Vorschlag.
       *[other] Du hast noch { $count } Vorschläge.
    }
villa-agreement =
    { $agreement ->
        [anyone] Ein Vorschlag gilt sofort.
        [all] Ein Vorschlag gilt, wenn alle zustimmen, die entscheiden.
       *[majority] Ein Vorschlag gilt, wenn die meisten zustimmen, die entscheiden.
    }
villa-follow =
    { $count ->
        [one] { $names } schließt sich an und gibt Rat.
       *[other] { $names } schließen sich an und geben Rat.
    }
villa-follow-me = Mich anschließen
villa-decide-me = Mitentscheiden
villa-agree-list = { $names }
villa-object-by = { $name }: { $because ->
    [none] nein
   *[other] { villa-because }
}
villa-agree = Zustimmen
villa-insist = Darauf bestehen
villa-object = Ablehnen
villa-object-why = Warum nicht?
villa-next-proposal = Nächster Vorschlag
villa-pick-leader = { $name } leitet
villa-pick-receiver = { $name } bekommt die Belohnung
villa-which-reward = Welche Karte kommt zurück?
villa-suggest = Vorschlag
villa-start = Mit den Festnahmen beginnen
villa-swaps-left =
    { $count ->
        [0] Kein Tausch übrig.
        [one] Noch 1 Tausch.
       *[other] Noch { $count } Tausche.
    }

villa-what-arrest = { $place }, { $leader } leitet
villa-what-reward = { $to } bekommt { $card }
villa-what-swap = { $card } von { $from } gegen { $other } von { $to }
villa-what-start = keine Tausche mehr
villa-do-play = Legen: { $card }
villa-do-pair = Paar legen: { $card }, { $other }
villa-do-pass = Passen, abwerfen: { $card }
villa-do-propose = Vorschlagen: { $what }
villa-draft-swap = Wähl zwei Karten
villa-draft-choose = Wähl Ziel und Leitung
villa-draft-reward = Wähl, wer sie bekommt
villa-draft-turn = Wähl eine Karte

villa-ask-play = Du bist dran: Leg { $symbol }.
villa-ask-pair = Du bist dran: kein Symbol { $symbol }. Leg ein Paar.
villa-ask-pass = Du bist dran: kein Symbol { $symbol }, kein Paar. Wirf eine Karte ab und passe.
villa-ask-pair-or-pass = Du bist dran: kein Symbol { $symbol }. Leg ein Paar, oder wirf eine Karte ab und passe.
villa-ask-swap =
    { $swaps ->
        [one] Ein Tausch ist übrig: Wähl zwei Karten, oder es geht los.
       *[other] { $swaps } Tausche sind übrig: Wähl zwei Karten, oder es geht los.
    }
villa-ask-choose = Wen nehmen wir fest? Wähl einen freien Leibwächter und wer leitet.
villa-ask-reward = Die Belohnung: Wer bekommt die Karte zurück?
villa-ask-answer = { $name } schlägt vor: { $what }.
villa-ask-warned = { $name } ist dagegen ({ $reason }): { $what }. Besteh darauf, oder schlag etwas anderes vor.
villa-ask-warned-plain = Jemand ist dagegen: { $what }. Besteh darauf, oder schlag etwas anderes vor.
villa-wait-answers = Was sagen die anderen? { $what }.
villa-wait-swap = Das Team tauscht Karten vor der ersten Festnahme.
villa-wait-choose = Das Team wählt die nächste Festnahme.
villa-wait-reward = Das Team wählt, wer die Karte zurückbekommt.
villa-wait-turn = { $name } muss bedienen: { $symbol } (Symbol { $position }).
villa-over-won = Der Pate ist festgenommen. Ihr habt gewonnen!
villa-over-lost =
    { $missing ->
        [0] Der Auftrag ist gescheitert.
        [one] Der Auftrag ist an einem Symbol gescheitert.
       *[other] Der Auftrag ist an { $missing } Symbolen gescheitert.
    }

villa-end-won = Der Pate sitzt hinter Gittern
villa-end-lost = Der Pate ist entkommen
villa-why-won = Das Team hat alle dreizehn Leibwächter und den Paten festgenommen.
villa-why-no_card = { $name } war dran und hatte keine offene Karte mehr (verlangt: { $symbol }).
villa-why-not_enough =
    { $cards ->
        [0] Für das, was { $front } noch verlangt, war keine Karte mehr da.
        [one] Es war noch 1 Karte da, zu wenig für das, was { $front } noch verlangt.
       *[other] Es waren noch { $cards } Karten da, zu wenige für das, was { $front } noch verlangt.
    }
villa-why-nobody_left = Niemand hatte noch eine offene Karte, um die nächste Festnahme zu leiten.
villa-why-none = Das Spiel wurde vor dem Ende des Auftrags beendet.
villa-missing =
    { $missing ->
        [one] Es fehlte ein Symbol.
       *[other] Es fehlten { $missing } Symbole.
    }
villa-sum-arrested = Leibwächter festgenommen
villa-sum-of = { $count } von { $all }
villa-sum-matched = Passend gelegte Karten
villa-sum-paired = In Paaren gelegte Karten
villa-sum-discarded = Abgeworfene Karten
villa-sum-left = Karten übrig
villa-left-over = Was übrig war

villa-stamp-arrested = Festgenommen!
villa-stamp-won = Geschafft!
villa-stamp-lost = Entkommen!

# wofür der Zufall gefragt wurde, im Glücksbuch
villa-purpose-guards = Welche Leibwächter
villa-purpose-godfathers = Welcher Pate
