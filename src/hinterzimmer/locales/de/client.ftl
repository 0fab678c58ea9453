# Die Seiten im Browser.

# Überall

main-navigation = Hauptmenü
table-navigation = Tisch
close = Schließen
reload = Neu laden
loading = Einen Moment …
settings = Einstellungen
undo = Zurücknehmen
copy = Kopieren
copied = Kopiert
to-start = Zum Eingang
update-reload = Es gibt eine neue Fassung dieses Hauses. Lade neu, um weiterzumachen.
rule-number = Regel { $rule }

# Eingang

welcome = Komm rein, das Hinterzimmer ist offen.
welcome-lead = Eine Lampe, ein Tisch und Spiele für Leute, die keine Miene verziehen. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Ganz ohne Konto.
your-name = Dein Name
you-are = Du spielst als { $name }.
opponents = Gegner
bots-count =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
play-now = Sofort spielen
open-table = Tisch eröffnen
rulebook = Regelheft
my-tables = Meine Tische
other-ways = Andere Wege hinein
join-by-link = Mit Link beitreten
lobby-look = Sehen, wer Mitspieler sucht
title-turn =
    { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
your-turn = Du bist dran
waiting-others = Die anderen überlegen
over-replay = Vorbei: zur Aufzeichnung
seats-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }

# Lobby, Beitreten

lobby = Lobby
lobby-open = Tische mit freiem Platz
lobby-playing = Zuschauen
lobby-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und mach den Anfang.
sit-down = Hinsetzen
join = Beitreten
join-link = Der Link, den du bekommen hast
join-help = Ein Link zu einem Platz, zum Zuschauen oder zu einer Aufzeichnung.
join-wrong = Das ist kein Link zu einem Tisch dieses Hauses. Er sieht so aus: …/s/… oder …/t/….
invited = Hier ist ein Platz für dich
invited-lead = Unter welchem Namen willst du spielen?

# Neuer Tisch

game = Spiel
seats = Plätze
who-sits = Wer sitzt wo?
seat-number = Platz { $number }
seat-me = Ich
seat-open = Frei für Freunde
seat-kind = Platz { $number }: Wer spielt?
bot-named = Bot: { $bot }
bot-is = Bot: { $bot }
open-seat = Freier Platz
listed = In der Lobby zeigen, damit sich jeder dazusetzen kann
pace = Bots überlegen
pace-seconds =
    { $seconds ->
        [0] gar nicht
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
options = Hausregeln
preset = Ausgehen von
preset-changed = Du hast einige dieser Regeln geändert.
usual = üblich

# Am Tisch

you = du
away = nicht da
to-move = ist dran
watching = Du schaust zu
spectators =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
log = Was geschah
talk = Gespräch
log-and-talk = Verlauf und Gespräch
talk-say = Sag etwas
talk-send = Sagen
talk-empty = Noch hat niemand etwas gesagt.
talk-silent = An diesem Tisch wird während des Spiels nicht geredet.
room = Unter uns
room-with = Das hört nur { $names }.
room-empty = Hier wurde noch nichts gesagt.
room-closed = Allein sprechen könnt ihr, solange ihr beide noch mit Reden gefragt seid.
room-heard = Gehört von { $names }
room-alone = nur zu dir
talk-level = Reden während des Spiels
talk-level-free = frei
talk-level-pings = nur Zeichen: ja, nein, schaut her …
talk-level-silent = gar nicht
talk-level-pings-told = Nur Zeichen, kein Gespräch.
talk-level-silent-told = Es wird nicht geredet.
pings = Zeichen
ping-yes = Ja!
ping-no = Nein.
ping-wait = Moment noch.
ping-look = Seht euch meinen Vorschlag an.
ping-careful = Vorsicht!
ping-help = Das kann ich nicht.
ping-well-done = Gut gemacht!
ping-thanks = Danke!
unread = ungelesen
your-choice = Deine Wahl
press-again = Noch einmal drücken
not-allowed = Das geht nicht.
not-played = Nicht ausgeführt.
go-on = Weiter
rest-mine = Die Runde ist vorbei. Sieh dir an, wie sie ausging – weiter?
rest-wait = Gleich geht es weiter. Noch nicht so weit: { $names }
ask-general = Du bist dran: Wähle, was du tust.
wait-general = Warten auf { $names }.
waiting-for-players =
    { $count ->
        [one] Ein Platz ist noch frei. Schick jemandem den Link oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Schick deinen Freunden die Links oder setz Bots hin.
    }
waiting-for-you = Alle sind da. Fang an, wann du willst.
waiting-for-host = Alle sind da. Wer den Tisch eröffnet hat, fängt an.
start-game = Anfangen
leave = Tisch verlassen
leave-sure = An deiner Stelle spielt dann ein Bot weiter. Willst du gehen?
leave-yes = Gehen
leave-no = Bleiben
table-missing = Dieser Tisch lässt sich nicht zeigen
share = Teilen
share-loopback = Diese Seite ist bisher nur von diesem Rechner aus zu erreichen. Um andere aus deinem Netz hereinzulassen, starte den Server mit
share-seats = Schick jedem Freund einen eigenen Link. Wer ihn zuerst öffnet, sitzt dort.
share-seat = Link für Platz { $number }
share-watch = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen.
share-watch-link = Link zum Zuschauen
qr-of = QR-Code: { $what }
game-over = Spiel vorbei
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
rematch-watch = Beim nächsten Spiel zuschauen
to-table = Zum Tisch

# Wenn die Leitung fehlt

line-lost = Die Leitung zum Tisch ist weg; sie wird neu aufgebaut.
line-offline = Du bist offline.
line-pending = Dein Zug geht hinaus, sobald sie wieder da ist.
line-safe = Dein Platz und deine Auswahl bleiben erhalten.
line-retry = Jetzt versuchen

# Aufzeichnung

replay = Aufzeichnung
replays = Aufzeichnung
replay-bring = Spielzettel ansehen
replay-file = Ein Spielzettel (JSON-Datei)
replay-file-help = Er wird vom ersten bis zum letzten Wurf geprüft, bevor er gezeigt wird.
replay-viewer = Gesehen von
replay-everything = allen zusammen
replay-knew = Was wer in der Hand hatte
replay-as = { $name }
replay-controls = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Ablaufen lassen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-speed = Tempo
replay-download = Spielzettel speichern
replay-share = Link zu diesem Schritt
seed-title = Ging es mit rechten Dingen zu?
seed-lead = Der Hash war vor dem ersten Wurf zu sehen; der Startwert ist es jetzt. Dein Browser prüft auf Knopfdruck selbst, ob beide zusammenpassen und ob jeder Wurf daraus kam. Der Befehl „hinterzimmer verify“ tut dasselbe mit einem gespeicherten Spielzettel und sieht nach, ob jede Aktion erlaubt war.
seed = Startwert
seed-hash = Hash des Startwerts (SHA-256)

# Regelheft

contents = Inhalt

# Einstellungen

language = Sprache
theme = Licht
theme-dark = Abend (dunkel)
theme-light = Morgen (hell)
theme-auto = Wie mein Gerät
speed = Bewegung
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-none = keine
confirm-setting = Züge durch zweimal Drücken bestätigen
confirm-help = Sonst geht ein Zug beim ersten Drücken hinaus.
sound = Ton: Würfel, und ein Klang, wenn du dran bist
notification = Mir Bescheid geben, wenn ich dran bin
notification-help = Nur solange diese Seite in einem Tab offen ist.
notification-refused = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
notification-cannot = Dieser Browser erlaubt das nur über eine sichere Verbindung (https).

page-missing = Falsche Tür
page-missing-lead = Unter dieser Adresse gibt es nichts.

# Mit rechten Dingen

fair-chance = Ehrlicher Zufall
fair-promise = Die Zahlen, aus denen das Glück dieses Spiels kommt, standen fest, bevor es begann. Das hier ist ihr Fingerabdruck: Am Ende siehst du die Zahlen und kannst prüfen, dass niemand sie vertauscht hat.
fair-over = Die Zahlen, aus denen das Glück dieses Spiels kam, liegen jetzt offen. Das hier ist der Fingerabdruck, der vor dem Anfang zu sehen war.
hash-whole = Ganz
hash-short = Kurz
words = Wörter
word-mix = Ein Wort von dir, das ins Glück gemischt wird (wenn du magst)
word-help = Was du hier schreibst, ändert jeden Wurf und jedes Blatt. So kann sie niemand vorbereitet haben – auch der Server nicht.
word-give = Beimischen
word-back = Zurücknehmen
word-given = Dein Wort ist dabei. Ein anderes tritt an seine Stelle.
word-mixed = hat ein Wort beigemischt
word-of = Wort von { $name }
words-none = Niemand hat ein Wort beigemischt.
fair-check = Ehrlichkeit prüfen
fair-hash-holds = Der Startwert passt zu dem Hash, der vor dem Spiel zu sehen war.
fair-hash-wrong = Der Startwert passt nicht zum Hash: Es ist nicht der, der versprochen war.
fair-promise-kept = Es ist der Hash, den dieser Browser am { $at } gezeigt bekam.
fair-promise-broken = Am { $at } bekam dieser Browser für diesen Tisch einen anderen Hash gezeigt.
fair-answers-hold =
    { $count ->
        [0] In diesem Spiel wurde der Zufall nicht gefragt.
        [one] Der Zufall wurde einmal gefragt, und die Antwort folgt aus Startwert und Wörtern.
       *[other] Alle { $count } Antworten des Zufalls folgen aus Startwert und Wörtern.
    }
fair-set-up-wrong = Der Aufbau stimmt nicht: Er folgt nicht aus Startwert und Wörtern.
fair-action-wrong =
    { $count ->
        [0] Aktion { $number } stimmt nicht: Ihre Würfel oder Karten folgen nicht aus Startwert und Wörtern.
        [one] Aktion { $number } stimmt nicht: Ihre Würfel oder Karten folgen nicht aus Startwert und Wörtern. Die Antwort davor schon.
       *[other] Aktion { $number } stimmt nicht: Ihre Würfel oder Karten folgen nicht aus Startwert und Wörtern. Die { $count } Antworten davor schon.
    }
fair-yes = Es ging mit rechten Dingen zu.
fair-no = Mit diesem Spiel stimmt etwas nicht.
fair-unreadable = Dieser Zettel lässt sich nicht prüfen: Was er über den Zufall sagt, ist nicht zu lesen.
luck = Glück
luck-lead = Wie oft jedes Ergebnis kam. Die gestrichelte Linie und die letzte Spalte sagen, wie oft es zu erwarten war.
luck-nobody = Tisch
luck-answer = { $answer }
luck-expected = erwartet
luck-other = Sonstiger Zufall
luck-note = In einem kurzen Spiel kann das weit auseinanderliegen; erst über viele Spiele kommt es sich nahe.

# Leute kommen und gehen

menu = Mehr
about-person = Zu { $name }
plays-for = { $bot } spielt für { $name }
stands-in = für { $name }
away-mine = Du hast lange gebraucht, darum spielt { $bot } für dich. Der Platz gehört weiter dir.
away-back = Ich bin wieder da
returned = Du bist wieder da. Dein Platz war für dich frei gehalten; { $bot } hat so lange für dich gespielt.
returned-seen = Gut
mute = Stumm stellen
unmute = Wieder zuhören
mute-help = An diesem Tisch hörst du nichts mehr von dieser Person, bis du den Tab schließt.
block = Sperren
block-help = Du hörst an keinem Tisch mehr etwas von dieser Person, und an deine kann sie sich nicht setzen. Zurücknehmen kannst du das in den Einstellungen.
blocked-now = { $name } ist gesperrt.
kick = Vom Platz weisen
kick-help = Der Platz wird frei, und der Link dorthin ändert sich.
kicked-now = { $name } sitzt nicht mehr hier.
vote-ask = Spiel für alle beenden
vote-sure = Alle, die da sind, werden gefragt, ob das Spiel ohne Sieger endet. Die Mehrheit entscheidet; niemand erfährt, wer wie gestimmt hat. Kommt binnen einer Minute (an langsamen Tischen binnen eines Tages) keine Mehrheit zusammen, geht das Spiel weiter.
end-ask = Spiel beenden
end-sure = Das Spiel endet ohne Sieger. Beenden?
end-yes = Beenden
vote-open =
    { $needed ->
        [one] Das Spiel ohne Sieger beenden? Ein Ja genügt; Stimmen bisher: { $cast }.
       *[other] Das Spiel ohne Sieger beenden? { $needed } müssen Ja sagen; Stimmen bisher: { $cast }.
    }
vote-until = Offen bis { $until }.
vote-yes = Beenden
vote-no = Weiterspielen
unplayable-end = Diesen Tisch beenden
ended-by-vote = Das Spiel wurde durch Abstimmung beendet. Niemand hat gewonnen.
blocked = Gesperrte Leute
blocked-nobody = Du hast niemanden gesperrt.
blocked-since = seit { $date }
unblock = Freigeben
recovery = Deine Plätze auf einem anderen Gerät
recovery-lead = Du hast hier kein Konto: Dieser Browser ist dein Schlüssel. Ein Code öffnet deine Plätze auch anderswo – oder gibt sie dir zurück, falls dieser Browser dich vergisst.
recovery-make = Code machen
recovery-again = Neuen Code machen
recovery-link = Link mit dem Code
recovery-once = Er ist nur jetzt zu sehen. Wer ihn hat, kann an deiner Stelle spielen; ein neuer Code macht diesen wertlos.
recovery-have = Ich habe einen Code
recovery-here = Deine Plätze übernehmen
recovery-here-lead = Dieser Browser wird zu der Person, deren Code das ist, und zwar an allen ihren Tischen.
recovery-replaces = Bisher bist du hier { $name }; das gibst du in diesem Browser auf.
recovery-code = Der Code
recovery-claim = Hier übernehmen

# Uhren

time = Bedenkzeit
time-live = Alle sind da und spielen.
time-slow = Langsames Spiel: Schau ab und zu herein.
time-none = Ohne Uhr.
time-move = { $length } für jede Entscheidung.
time-bank = { $length } für das ganze Spiel und { $more } mehr nach jeder Entscheidung.
time-bank-plain = { $length } für das ganze Spiel.
time-grace = Wer so lange weg ist, für den spielt ein Bot: { $length }.
at-zero-default = Ist die Zeit um, geschieht der übliche Zug.
at-zero-substitute = Ist die Zeit um, spielt ein Bot, bis man wieder da ist.
at-zero-loss = Ist die Zeit um, ist das Spiel verloren.
time-preset-none = Ohne Uhr
time-preset-none-help = unter Freunden
time-preset-live = 30 Sekunden je Zug
time-preset-live-help = alle sind da
time-preset-slow = 2 Tage je Zug
time-preset-slow-help = ab und zu hereinschauen
time-details = Die Zeit selbst einstellen
time-speed = Art des Tischs
speed-of-live = live: Alle sind da
speed-of-slow = langsam: über Stunden und Tage
clock = Uhr
clock-none = keine
clock-move = eine Zeit für jede Entscheidung
clock-bank = eine Zeit für das ganze Spiel
clock-length-move = Für jede Entscheidung
clock-length-bank = Für das ganze Spiel
clock-increment = Mehr nach jeder Entscheidung
at-zero = Wenn die Zeit um ist
zero-default = geschieht der übliche Zug
zero-substitute = übernimmt ein Bot
zero-loss = ist das Spiel verloren
grace = Ein Bot spielt für den, der so lange weg ist
substitute = Welcher Bot
substitute-usual = der übliche ({ $bot })
length-nothing = nichts
length-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
length-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
length-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
length-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } Min
clock-left = Zeit übrig:
clock-low = Deine Zeit ist fast um: noch { $left }.
deadline-near = Noch { $left }, dann spielt ein Bot für dich.

# Erinnerungen

reminder = Erinnere mich
reminder-lead = Eine Nachricht, wenn du an diesem Tisch dran bist und nicht hier.
reminder-email = E-Mail-Adresse
reminder-webhook = Oder eine Adresse für Programme (Webhook)
quiet-from = Ruhe von
quiet-to = bis
quiet-zone = Nach der Uhr von { $zone }. Dazwischen wird nichts geschickt.
reminder-save = Speichern
reminder-saved = Gespeichert. Du wirst erinnert.
reminder-stop = Nicht mehr erinnern
reminder-stopped = Du wirst nicht mehr erinnert.

# Wie es dem Haus geht

status = Wie es dem Haus geht
status-since = Offen seit
status-uptime-value =
    { $days ->
        [0] { $hours } Std { $minutes } Min
       *[other] { $days } T { $hours } Std
    }
status-restarts = Neustarts bisher
status-tables = Tische in Gebrauch
status-sockets = Bildschirme, die zusehen
status-commands = Züge und Worte angenommen
status-refusals = Abgelehnt nach Regel oder Grenze
status-p50 = Von einem Zug bis auf alle Bildschirme, in der Regel
status-p99 = Von einem Zug bis auf alle Bildschirme, 99 von 100 Mal
status-milliseconds = { $value } ms
status-none = noch nichts gemessen
status-replays = Spiele, die noch einmal angesehen wurden
status-substitutions = So oft sprang ein Bot für jemanden ein
status-lost-unknown = Ob etwas verloren ging, wird gerade nachgesehen.
status-lost =
    { $count ->
        [0] Kein Zug ging verloren. ({ $tables } Tische durchgesehen am { $at })
        [one] 1 Zug ging verloren. ({ $tables } Tische durchgesehen am { $at })
       *[other] { $count } Züge gingen verloren. ({ $tables } Tische durchgesehen am { $at })
    }
status-note = Gezählt, seit das Haus zuletzt geöffnet wurde, außer Neustarts und verlorenen Zügen.
