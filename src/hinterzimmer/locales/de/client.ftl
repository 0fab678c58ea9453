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
seed-lead = Der Hash war vor dem ersten Wurf zu sehen; der Startwert ist es jetzt. Der Befehl „hinterzimmer verify“ prüft einen gespeicherten Spielzettel: ob der Hash zum Startwert gehört, ob jeder Wurf daraus kam und ob jede Aktion erlaubt war.
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
