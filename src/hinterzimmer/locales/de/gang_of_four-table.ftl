# Der Tisch von Gang of Four im Browser.

gang_of_four-table = Der Tisch
gang_of_four-hand = Deine Karten
gang_of_four-card =
    { $what ->
        [phoenix] { $suit ->
            [green] grüner
           *[yellow] gelber
        } Phönix
        [dragon] roter Drache
       *[number] { $suit ->
            [green] grüne
            [yellow] gelbe
            [red] rote
           *[many] mehrfarbige
        } { $number }
    }
gang_of_four-cards-left =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
gang_of_four-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
gang_of_four-points-short = { $points } P.
gang_of_four-last-card = letzte Karte!
gang_of_four-not-called = eine Karte, nicht angesagt
gang_of_four-forgotten = Ansage vergessen
gang_of_four-passed = passt
gang_of_four-leads = spielt aus
gang_of_four-known = Alle wissen, dass diese da sind: { $cards }
gang_of_four-laid = { $cards } in diesem Stich
gang_of_four-dead-hand = Tote Hand
gang_of_four-winner = gewinnt

gang_of_four-name-single = Einzelkarte
gang_of_four-name-pair = Paar
gang_of_four-name-triple = Drilling
gang_of_four-name-straight = Straße
gang_of_four-name-flush = Farbe
gang_of_four-name-full_house = Full House
gang_of_four-name-straight_flush = Flöte
gang_of_four-name-gang = { $size }er-Gang
gang_of_four-on-table = { $combination }: { $cards }, gelegt von { $name }
gang_of_four-played-by = { $name }
gang_of_four-taken = { $name } macht den Stich.
gang_of_four-empty = Auf dem Tisch liegt nichts.
gang_of_four-direction = Es geht { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
} herum.
gang_of_four-hand-number = Runde { $hand }

gang_of_four-exchange = Der Tausch
gang_of_four-gave = { $giver } gibt { $winner } die beste Karte
gang_of_four-returns = { $winner } gibt zurück
gang_of_four-returns-open = noch offen

gang_of_four-pass = Passen
gang_of_four-suggest = Vorschlag
gang_of_four-play = Legen
gang_of_four-play-kind = Legen: { $combination }
gang_of_four-throw = Gang werfen!
gang_of_four-return = Zurückgeben
gang_of_four-call = Letzte Karte!
gang_of_four-call-with = Dabei „letzte Karte“ ansagen
gang_of_four-call-staged = „Letzte Karte!“ kommt mit
gang_of_four-call-out = Vergessen! { $name } erwischen
gang_of_four-standing = Diesen Stich passen
gang_of_four-standing-on = Passt diesen Stich
gang_of_four-sort-by = Sortiert nach { $sorting ->
    [colour] Farbe
    [combination] Kombinationen
    [own] eigener Ordnung
   *[number] Zahl
}. Drück für eine andere Ordnung.
gang_of_four-sort-number = Zahl
gang_of_four-sort-colour = Farbe
gang_of_four-sort-combination = Kombis
gang_of_four-sort-own = Eigene
gang_of_four-hand-help = Pfeiltasten gehen weiter, Leertaste wählt, Umschalt und Pfeiltasten ordnen um, Ziffern wählen nach Zahl (0 ist die Zehn), F einen Phönix, D den Drachen. Eingabe legt, P passt, S schlägt vor, L sagt die letzte Karte an, O sortiert, Escape legt zurück.
gang_of_four-fits = passt

gang_of_four-sheet = Spielzettel
gang_of_four-sheet-open = Spielzettel: was jede Runde gekostet hat
gang_of_four-sheet-none = Noch ist keine Runde vorbei.
gang_of_four-sheet-hand = Runde
gang_of_four-sheet-total = Summe
gang_of_four-sheet-limit = Bei { $limit } Punkten ist die Partie vorbei; die wenigsten gewinnen.
gang_of_four-sheet-cost = { $points } für { $cards } Karten
gang_of_four-hand-over = { $name } gewinnt Runde { $hand }
gang_of_four-match-over = Die Partie ist vorbei
gang_of_four-left-over = Was übrig war

gang_of_four-ask-lead = Du spielst aus: leg eine beliebige Kombination.
gang_of_four-ask-lead-m1 = Du eröffnest die Partie: Deine Kombination muss die mehrfarbige 1 enthalten.
gang_of_four-ask-lead-bound = Du spielst gegen eine letzte Karte aus: mehrere Karten, sonst deine höchste.
gang_of_four-ask-follow = Du bist dran: Schlag { $combination ->
    [single] die Einzelkarte
    [pair] das Paar
    [triple] den Drilling
    [straight] die Straße
    [flush] die Farbe
    [full_house] das Full House
    [straight_flush] die Flöte
   *[gang] die Gang
} von { $owner } oder passe.
gang_of_four-ask-follow-bound = Du bist dran: Jemand hält eine Karte, also geht nur deine höchste Einzelkarte – oder passe.
gang_of_four-ask-must-beat = Der Nächste hält eine Karte: Du musst diese Einzelkarte schlagen.
gang_of_four-ask-only-pass = Du bist dran: Nichts von dir schlägt das. Passe.
gang_of_four-ask-return = { $giver } hat dir { $card } gegeben. Wähl eine Karte, die zurückgeht.
gang_of_four-wait-lead = { $name } spielt aus.
gang_of_four-wait-follow = { $name } überlegt: { $combination ->
    [single] Die Einzelkarte
    [pair] Das Paar
    [triple] Der Drilling
    [straight] Die Straße
    [flush] Die Farbe
    [full_house] Das Full House
    [straight_flush] Die Flöte
   *[gang] Die Gang
} von { $owner } ist zu schlagen.
gang_of_four-wait-return = { $giver } hat { $name } { $card } gegeben; { $name } wählt, was zurückgeht.
gang_of_four-wait-forgot = Du hast deine letzte Karte nicht angesagt und setzt diese Runde aus.
gang_of_four-over-you =
    { $count ->
        [one] Du hast die Partie gewonnen!
       *[other] Du gewinnst die Partie mit!
    }
gang_of_four-over =
    { $count ->
        [one] { $names } hat die Partie gewonnen.
       *[other] { $names } gewinnen gemeinsam.
    }

gang_of_four-stamp-threw_gang = Gang!
gang_of_four-stamp-called = Letzte Karte!
gang_of_four-stamp-forgot = Vergessen!
gang_of_four-stamp-match_won = Gewonnen!

# what a question of chance was for, in the luck ledger
gang_of_four-purpose-deal = Das Geben
gang_of_four-purpose-first-dealer = Wer zuerst gibt
