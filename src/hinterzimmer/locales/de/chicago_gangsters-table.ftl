# Der Tisch von Chicago Gangsters im Browser.

chicago_gangsters-hand = Deine Karten
chicago_gangsters-card = { $type } { $value }
chicago_gangsters-card-named = { $name } ({ $type } { $value })
chicago_gangsters-no-cards = keine Karten
chicago_gangsters-no-ability = Keine Fähigkeit.
chicago_gangsters-some-clan = Ein Clan
chicago_gangsters-mr-x = Mr. X
chicago_gangsters-alcohol = { $count } Alkohol
chicago_gangsters-means =
    { $count ->
        [one] 1 Mittelkarte
       *[other] { $count } Mittelkarten
    }
chicago_gangsters-held =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
chicago_gangsters-the-person = die Person
chicago_gangsters-empty = nichts

# Wer mit wem
chicago_gangsters-challengers = Herausforderer
chicago_gangsters-defenders = Verteidiger
chicago_gangsters-between = Noch auf keiner Seite
chicago_gangsters-your-side = deine Seite
chicago_gangsters-strength = Stärke:
chicago_gangsters-won-round = siegen
chicago_gangsters-too-weak = Weniger als die Hälfte: gehen leer aus
chicago_gangsters-dropped = fallen gelassen: setzt diese Runde aus
chicago_gangsters-may-hide = darf eine Karte verdeckt lassen
chicago_gangsters-lone = allein: zählt doppelt
chicago_gangsters-godfather = Pate,
chicago_gangsters-godfather-points =
    { $count ->
        [one] 1 Runde als Pate
       *[other] { $count } Runden als Pate
    }
chicago_gangsters-is-ready = bereit
chicago_gangsters-took = bekommt
chicago_gangsters-contributed = trägt { $count } bei

# Worum es in der Runde geht
chicago_gangsters-round = Runde { $round }
chicago_gangsters-may-be-laid = Was hier gelegt werden darf:
chicago_gangsters-persons-count = Welche Personen hier zählen:
chicago_gangsters-allowed = { $what }: erlaubt
chicago_gangsters-barred = { $what }: nicht erlaubt
chicago_gangsters-counts = { $what }: zählt
chicago_gangsters-counts-not = { $what }: zählt nicht
chicago_gangsters-loot = Beute
chicago_gangsters-winners = Sieger
chicago_gangsters-losers = Verlierer
chicago_gangsters-at-stake = Zu holen, in der Beute der { $side ->
    [losers] Verlierer
   *[winners] Sieger
}:
chicago_gangsters-now-at-stake = Jetzt zu holen
chicago_gangsters-persons = Personen
chicago_gangsters-persons-of = { $name }: { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
chicago_gangsters-person-kind-value = { $kind }, Wert { $value }
chicago_gangsters-counts-here = zählt hier
chicago_gangsters-result = Runde { $round }: Die { $side ->
    [challengers] Herausforderer
   *[defenders] Verteidiger
} siegen mit { $strength } zu { $other }.

# Was liegt
chicago_gangsters-sealed = hat verdeckt gelegt
chicago_gangsters-own-sealed = verdeckt gelegt, nur für dich sichtbar: { $cards }
chicago_gangsters-face-down =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
chicago_gangsters-laid-nothing = nichts
chicago_gangsters-laid = gelegt:
chicago_gangsters-counting = Es wird aufgedeckt und gezählt …
chicago_gangsters-skip = Überspringen

# Meine Karten
chicago_gangsters-fits = darf gelegt werden
chicago_gangsters-not-here = hier nicht erlaubt
chicago_gangsters-stays-down = bleibt verdeckt
chicago_gangsters-hand-help = Pfeiltasten bewegen, die Leertaste wählt, Ziffern wählen nach dem Platz. Enter legt das Gewählte, H lässt eine gewählte Karte verdeckt, O sortiert, Escape legt zurück. Beim Reden wechselt T, mit wem du sprichst, und R beendet es. P zeigt alle Personen.
chicago_gangsters-sort-by = Sortiert nach { $sorting ->
    [colour] Art
   *[number] Wert
}. Drücken für die andere Ordnung.
chicago_gangsters-picked =
    { $count ->
        [one] 1 Karte gewählt, Wert { $worth }
       *[other] { $count } Karten gewählt, Wert { $worth }
    }
chicago_gangsters-you-have-laid = Deine Karten liegen verdeckt.
chicago_gangsters-lay =
    { $count ->
        [one] 1 Karte legen: { $worth }
       *[other] { $count } Karten legen: { $worth }
    }
chicago_gangsters-lay-nothing = Nichts legen
chicago_gangsters-lay-for = { $side ->
    [challengers] Herausfordern
   *[defenders] Verteidigen
} mit { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
}
chicago_gangsters-hide = Eine gewählte Karte verdeckt lassen
chicago_gangsters-hide-short = Verdeckt
chicago_gangsters-hides = Bleibt verdeckt: { $card }. Drücken für die nächste.
chicago_gangsters-hides-short = { $card }

# Andere Entscheidungen
chicago_gangsters-take = { $what } nehmen
chicago_gangsters-do-betray = { $name } fallen lassen
chicago_gangsters-do-stand-by = Zu { $name } stehen
chicago_gangsters-do-give-alcohol = 1 Alkohol abgeben
chicago_gangsters-do-give-person = Die Person abgeben
chicago_gangsters-do-give-card = { $card } abgeben
chicago_gangsters-do-give-short = Abgeben
chicago_gangsters-do-take-back = { $card } zurücknehmen
chicago_gangsters-do-take-back-short = Zurück
chicago_gangsters-do-console = 1 Karte ziehen
chicago_gangsters-do-exchange = Diese Karte tauschen
chicago_gangsters-do-done = Fertig

# Reden: kurz, wie es in einer Sprechblase steht
chicago_gangsters-say = { $left ->
    [one] Etwas ansagen: noch 1 Ansage
   *[other] Etwas ansagen: noch { $left } Ansagen
}
chicago_gangsters-say-to = { $to ->
    [partner] Nur { $name } hört dich. Drücken, um zu allen zu sprechen.
   *[all] Alle hören dich. Drücken, um nur zum Partner zu sprechen.
}
chicago_gangsters-all = alle
chicago_gangsters-back = Zurück zu den Sätzen
chicago_gangsters-ready = Bereit
chicago_gangsters-say-about = { $number ->
    [0] Ich lege etwa
   *[other] Ich lege etwa { $number }
}
chicago_gangsters-say-nothing = Ich lege nichts
chicago_gangsters-say-leave-person = Lass mich zuerst wählen, dann bekommst du die Person
chicago_gangsters-say-hide-big = Ich verstecke eine hohe Karte
chicago_gangsters-say-threaten = Nächste Runde bekommst du nichts von mir
chicago_gangsters-say-with-challengers = Ich stehe bei den Herausforderern
chicago_gangsters-say-with-defenders = Ich stehe bei den Verteidigern
chicago_gangsters-say-join-us = Mr. X, komm auf unsere Seite!
chicago_gangsters-say-ask-about = { $number ->
    [0] Leg bitte etwa
   *[other] Leg bitte etwa { $number }
}
chicago_gangsters-say-ask-hide = Versteck eine hohe Karte!
chicago_gangsters-say-accept = { $what ->
    [none] Ja
   *[other] Ja: „{ $what }“
}
chicago_gangsters-say-refuse = { $what ->
    [none] Nein
   *[other] Nein: „{ $what }“
}
chicago_gangsters-speaks-to = zu

# Das Protokoll
chicago_gangsters-record = Wer was versprochen hat
chicago_gangsters-word-of = Das Wort von
chicago_gangsters-no-promises = Du hast noch keine Versprechen gehört.

# Das Ende
chicago_gangsters-showdown = Die Abrechnung
chicago_gangsters-player = Spieler
chicago_gangsters-last-hand = Letzte Hand
chicago_gangsters-majorities = Mehrheiten
chicago_gangsters-alcohol-word = Alkohol
chicago_gangsters-winner = gewinnt
chicago_gangsters-most-weapons = Waffen
chicago_gangsters-most-bribes = Bestechung
chicago_gangsters-most-extortion = Erpressung
chicago_gangsters-most-persons = Personen
chicago_gangsters-most-godfather = Pate

# Was gefragt ist
chicago_gangsters-ask-betrayal = Du bist der Pate: Stehst du zu { $partner }, oder lässt du den Clan fallen?
chicago_gangsters-ask-talk = Sprich dich mit { $partner } ab: noch { $left ->
    [one] 1 Ansage
   *[other] { $left } Ansagen
}, und keine bindet.
chicago_gangsters-ask-talk-all = Du darfst zu allen sprechen: noch { $left ->
    [one] 1 Ansage
   *[other] { $left } Ansagen
}, und keine bindet.
chicago_gangsters-ask-lay = Du forderst heraus{ $partner ->
    [none] { "" }
   *[other] , mit { $partner }
}: Lege deine Karten verdeckt.
chicago_gangsters-ask-lay-hide = Du forderst heraus: Lege Karten; eine davon darf verdeckt bleiben.
chicago_gangsters-ask-lay-defend = Du verteidigst: Lege deine Karten verdeckt.
chicago_gangsters-ask-lay-none = Nichts auf deiner Hand ist hier erlaubt: Lege nichts.
chicago_gangsters-ask-lay-for = Du bist Mr. X: Lege heimlich Karten, für die Seite deiner Wahl.
chicago_gangsters-ask-loot = Du wählst zuerst: Nimm deinen Anteil der Beute.
chicago_gangsters-ask-loot-losers = Verloren, aber stark genug: Nimm deinen Anteil.
chicago_gangsters-ask-give = Du musst { $victim } etwas von der Beute abgeben.
chicago_gangsters-ask-abilities = Die Runde ist vorbei: Du darfst nutzen, was deine Personen können.
chicago_gangsters-wait-betrayal = { $names } entscheidet, ob die Partnerschaft hält.
chicago_gangsters-wait-talk-mr-x = Bevor Mr. X legt, wird geredet. Noch dabei: { $names }
chicago_gangsters-wait-talk-challengers = Bevor die Herausforderer legen, wird geredet. Noch dabei: { $names }
chicago_gangsters-wait-talk-defenders = Die Verteidiger beraten sich. Noch dabei: { $names }
chicago_gangsters-wait-lay-mr-x = { $names } legt heimlich.
chicago_gangsters-wait-lay-challengers = Die Herausforderer legen verdeckt. Es fehlt noch: { $names }
chicago_gangsters-wait-lay-defenders = Die Verteidiger legen verdeckt. Es fehlt noch: { $names }
chicago_gangsters-wait-loot = { $names } wählt aus der Beute.
chicago_gangsters-wait-give = { $names } muss etwas abgeben.
chicago_gangsters-wait-abilities = { $names } darf die Fähigkeit einer Person nutzen.
chicago_gangsters-wait-dropped = Du wurdest fallen gelassen und setzt diese Runde aus.
chicago_gangsters-over-you =
    { $count ->
        [one] Du hast gewonnen: Die Stadt gehört dir!
       *[other] Ihr teilt euch den Sieg!
    }
chicago_gangsters-over =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }

chicago_gangsters-stamp-betrayed = Fallen gelassen!
chicago_gangsters-stamp-won = Gewonnen!

# wofür der Zufall gefragt wurde, in der Glücksbilanz
chicago_gangsters-purpose-clans = Clans
chicago_gangsters-purpose-mr-x = Wer zuerst Mr. X ist
chicago_gangsters-purpose-first-persons = Erste Personen
chicago_gangsters-purpose-means = Mittel
chicago_gangsters-purpose-coalitions = Koalitionen
chicago_gangsters-purpose-last-coalitions = Letzte Koalitionen
chicago_gangsters-purpose-districts = Viertel
chicago_gangsters-purpose-loot = Beute
chicago_gangsters-purpose-persons = Personen
