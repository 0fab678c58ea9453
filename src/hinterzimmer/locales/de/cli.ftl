# Die Befehlszeile und das Spiel im Terminal.

cli-heading-usage = Aufruf:
cli-heading-arguments = Angaben
cli-heading-options = Schalter
cli-heading-commands = Befehle
cli-help = zeigt diese Hilfe
cli-language = die Sprache der Texte; sonst die deines Terminals (LANG)
cli-show-version = zeigt die Version
cli-file-error = { $file }: { $why }
cli-json = gibt JSON aus, für Skripte
cli-preset = eine benannte Vorgabe von Optionen (siehe: hinterzimmer games SPIEL)
cli-option = ändert eine Option, etwa tie=roll_off; mehrfach erlaubt
cli-sheet = ein Spielzettel; - liest die Standardeingabe
cli-wrong-use = { $prog }: { $why }. Hilfe gibt { $prog } --help.
cli-no-number = „{ $given }“ ist keine ganze Zahl ab { $least }
cli-no-names = „{ $given }“: Gebraucht werden Namen mit Kommas dazwischen, etwa regular,random
cli-no-choice = „{ $given }“: Gebraucht werden ein Name und ein Wert, etwa tie=roll_off

error-cli-seat = Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }.

cli-about = Ein eigener Raum für Gangsterspiele: im Browser, im Terminal und aus Python.
cli-examples =
    Beispiele:
      hinterzimmer serve                    der Raum, auf http://127.0.0.1:8000
      hinterzimmer play chicago             ein Spiel im Terminal gegen Bots
      hinterzimmer simulate chicago --seats random,random --games 100000
      hinterzimmer verify game.json         ging es hier mit rechten Dingen zu?
cli-exit-codes =
    Rückgabewerte:
      0  erledigt
      1  das Gefragte stimmt nicht (etwa ein Spielzettel)
      2  falscher Aufruf: Spiel, Option, Platz oder Schalter gibt es nicht
      3  ringsum stimmt etwas nicht: ein belegter Port, eine unlesbare Datei

cli-serve = öffnet den Raum: der Webserver
cli-serve-about = Öffnet den Raum für Browser, bis du mit Strg-C beendest. Einstellungen kommen aus den Schaltern, sonst aus Variablen HINTERZIMMER_*, sonst aus der Einstellungsdatei.
cli-serve-host = die Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (sonst 8000; 0 nimmt einen freien)
cli-serve-data = der Ordner der Datenbank (sonst var)
cli-serve-lan = lässt das ganze lokale Netz herein und zeigt den Link mit QR-Code
cli-serve-public-url = wie andere diesen Server erreichen, etwa https://karten.example.org
cli-serve-config = eine Einstellungsdatei (TOML)
cli-serve-examples =
    Beispiele:
      hinterzimmer serve
      hinterzimmer serve --lan
      hinterzimmer serve --port 9000 --data ~/hinterzimmer
      hinterzimmer serve --public-url https://karten.example.org

cli-play = spielt im Terminal gegen Bots
cli-play-about = Spiele im Terminal gegen Bots. Antworte mit der Nummer einer Möglichkeit oder mit ihren Worten; ? zeigt, was noch geht.
cli-play-game = welches Spiel (sonst das erste, das hinterzimmer games nennt)
cli-play-bots = deine Gegner, ein Name je Platz (sonst zwei übliche)
cli-play-seat = dein Platz, von 1 an gezählt (sonst 1)
cli-play-name = wie du heißt
cli-play-seed = eine Zahl, die allen Zufall festlegt, um dieselben Würfe noch einmal zu spielen
cli-play-save = schreibt am Ende oder beim Gehen den Spielzettel hierhin
cli-play-examples =
    Beispiele:
      hinterzimmer play chicago
      hinterzimmer play chicago --bots regular,novice,random --seat 2
      hinterzimmer play chicago --seed 7 --save game.json

cli-simulate = spielt viele Partien zwischen Bots
cli-simulate-about = Spielt viele Partien zwischen Bots und zeigt, wer wie oft gewinnt, mit Intervallen, die den wahren Wert in 95 von 100 Fällen enthalten. Die Spieler wechseln von Partie zu Partie die Plätze.
cli-simulate-game = welches Spiel
cli-simulate-seats = die Spieler, je der Name eines Bots
cli-simulate-games = wie viele Partien (sonst 1000)
cli-simulate-seed = eine Zahl, die allen Zufall festlegt (sonst 1)
cli-simulate-examples =
    Beispiele:
      hinterzimmer simulate chicago --seats regular,novice,random --games 1000
      hinterzimmer simulate chicago --seats random,random,random --games 1000000
      hinterzimmer simulate chicago --seats regular,random --json

cli-replay = geht einen Spielzettel Schritt für Schritt durch
cli-replay-about = Zeigt eine Partie noch einmal: was geschah und wie der Tisch aussah, wie ein Zuschauer oder ein Platz es sah.
cli-replay-step = hält nach so vielen Zügen an (sonst nach allen)
cli-replay-seat = von diesem Platz aus gesehen, von 1 an gezählt (sonst als Zuschauer)
cli-replay-examples =
    Beispiele:
      hinterzimmer replay game.json
      hinterzimmer replay game.json --step 12 --seat 2
      hinterzimmer replay game.json --step 12 --json

cli-verify = prüft einen Spielzettel: Zufall, Regeln und Ergebnis
cli-verify-about = Prüft Spielzettel: Hat der Startwert die veröffentlichte Prüfsumme, stammt jede Antwort des Zufalls von ihm, ist jeder Zug erlaubt, stimmt das Ergebnis?
cli-verify-examples =
    Beispiele:
      hinterzimmer verify game.json
      hinterzimmer verify --json *.json

cli-warm = übersetzt die Spielregeln vor der ersten Partie
cli-warm-about = Übersetzt die Spielregeln in den Zwischenspeicher (HINTERZIMMER_CACHE, sonst dein Cache-Ordner), damit die erste Partie sofort beginnt. Was schon da ist, wird nur geladen.
cli-warm-game = welche Spiele (sonst alle)
cli-warm-examples =
    Beispiele:
      hinterzimmer warm
      hinterzimmer warm chicago

cli-games = nennt die Spiele, ihre Optionen und Bots
cli-games-about = Nennt die installierten Spiele, oder zeigt Optionen, Vorgaben und Bots von einem.
cli-games-game = welches Spiel (sonst je eine Zeile)
cli-games-examples =
    Beispiele:
      hinterzimmer games
      hinterzimmer games chicago
      hinterzimmer games --json

cli-games-line = { $game }: { $title }, { $least } bis { $most } Spieler; Bots: { $bots }
cli-games-presets = Vorgaben: { $presets }
cli-games-option = { "  " }{ $option } = { $default } (Regel { $rule }; eins von { $values })

cli-warm-progress = Übersetze { $game }
cli-warm-done = { $game } ist bereit ({ $seconds } s).

cli-simulate-progress = Spiele
cli-simulate-heads = Spieler|Siege|95-%-Intervall|mittlerer Rang|95-%-Intervall
cli-simulate-pace = { $games } Partien, { $moves } Züge in { $seconds } s: { $pace } Partien und { $moves_pace } Züge je Sekunde.

cli-verify-holds =
    { $file }: stimmt. { $game }, { $actions ->
        [one] ein Zug
       *[other] { $actions } Züge
    }, { $questions_of_chance ->
        [one] eine Antwort
       *[other] { $questions_of_chance } Antworten
    } des Zufalls, Prüfsumme des Startwerts { $seed_hash }.
cli-verify-fails = { $file }: stimmt nicht: { $why }

cli-play-you = Gast
cli-play-welcome = { $game }. ? zeigt, was du tun kannst, q geht.
cli-play-promise = Alle Würfel und Karten folgen aus einem Startwert, dessen SHA-256 { $hash } ist.
cli-play-prompt = Deine Wahl:
cli-play-help =
    eine Nummer   die Möglichkeit mit dieser Nummer
    ihre Worte    dasselbe, zum Beispiel: stop
    ? Worte       darf man das jetzt spielen, und wenn nicht, warum?
    undo          nimmt deinen letzten Zug zurück, wo das geht
    q             gehen
cli-play-no-such-choice = Es gibt nur die Möglichkeiten 1 bis { $last }.
cli-play-may = Das darf jetzt gespielt werden.
cli-play-rule = Nicht nach Regel { $rule }: { $text }
cli-play-bot-failed = { $name } hat versagt ({ $why }); eine Vertretung zieht.
cli-play-left = Du bist gegangen.
cli-play-over = Das Spiel ist aus. Der Startwert war { $seed }.
cli-play-saved = Der Spielzettel liegt in { $file }. Prüfe ihn mit: hinterzimmer verify { $file }

# Was in einer Sicht steht (siehe `games/*/view.py`); ein Spiel darf eigene Worte haben.

field-phase = Phase
field-leader = Vorleger
field-round = Runde
field-lives = Leben
field-out = raus
field-place = Rang
field-dice = Würfel
field-kept = liegen
field-locked = fest
field-must_roll = müssen rollen
field-turned = umgedreht
field-forced = erzwungen
field-throws_made = Würfe gemacht
field-throw_limit = Würfe erlaubt
field-direction = Richtung
field-rolled = war dran
field-result = Ergebnis
field-throws_used = Würfe
field-score = Punkte
field-to_beat = zu schlagen
field-tied = gleichauf
field-pending = sticht noch
field-off_score = Stechen
field-lost_last = bezahlt
value-high = hoch
value-low = tief
value-undeclared = offen
value-throw = werfen
value-name = Opfer nennen
value-declare = ansagen
value-roll_off = Stechen
value-over = aus

cli-backup = kopiert die Datenbank in eine Datei, auch bei offenem Raum
cli-backup-about = Kopiert die eingebaute Datenbank und die Schlüssel der Gast-Cookies in eine Datei. Der Raum darf dabei offen sein: Die Kopie zeigt einen einzigen Augenblick. Halte sie so geheim wie den Datenordner: Sie enthält die Startwerte laufender Spiele.
cli-backup-file = die Datei, die geschrieben wird
cli-backup-force = überschreibt die Datei, falls es sie gibt
cli-backup-done = { $file } enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    } und ist geprüft.
cli-backup-examples =
    Beispiele:
      hinterzimmer backup montag.db
      hinterzimmer backup --data ~/hinterzimmer --force /sicherungen/neueste.db

cli-restore = spielt eine Sicherung zurück, bei geschlossenem Raum
cli-restore-about = Prüft eine Sicherung und setzt sie an die Stelle der Datenbank. Eine vorhandene Datenbank bleibt daneben als hinterzimmer.db.replaced erhalten. Beende vorher den Server.
cli-restore-file = die Sicherung
cli-restore-force = ersetzt eine vorhandene Datenbank
cli-restore-done = { $file } ist zurückgespielt, mit { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }.
cli-restore-examples =
    Beispiele:
      hinterzimmer restore montag.db
      hinterzimmer restore --data ~/hinterzimmer --force montag.db

error-broken-backup = { $file } ist keine Sicherung oder beschädigt ({ $why }). Nichts wurde geändert.
error-newer-backup = { $file } stammt von einer neueren Fassung (Form { $revision }; diese hier kennt { $known }). Nichts wurde geändert.
error-file-exists = { $file } gibt es schon. Nimm einen anderen Namen oder überschreibe sie mit --force.
error-own-file = { $file } gehört zum Raum selbst: Eine Kopie dort würde ihn zerstören. Wähle einen anderen Namen.
error-cannot-copy = { $file } ließ sich nicht schreiben ({ $why }). Geändert wurde nichts.
error-database-exists = Unter { $file } liegt schon eine Datenbank. Mit --force wird sie ersetzt (und daneben aufgehoben).
error-no-database = Unter { $file } gibt es keine Datenbank. Nenne den Datenordner mit --data.
error-not-embedded = Hier wird nur die eingebaute Datenbank gesichert; für eine andere nimm deren eigene Werkzeuge.
error-folder-in-use = Ein Server benutzt { $folder }. Beende ihn zuerst.
