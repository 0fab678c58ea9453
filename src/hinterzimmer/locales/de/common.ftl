# Gemeinsam für die Webseite, das Terminal und den Server.

yes = ja
no = nein

# Spieler

bot = Bot
bot-random = Blinder Zufall
bot-novice = Neuling
bot-regular = Stammgast
bot-search = Grübler
bot-strong = Alter Hase
# Wie Bots heißen, nach ihrem Platz
bot-at-0 = Slim
bot-at-1 = Lola
bot-at-2 = Emil
bot-at-3 = Kalle
bot-at-4 = Olga
bot-at-5 = Bruno

guest = Gast
host = Gastgeber
spectator = schaut zu

# Was an jedem Tisch geschieht, gleich in welchem Spiel

event-undone = { $seat } nimmt das zurück.
event-substituted = Für { $seat } spielt ein Bot weiter.
event-returned = { $seat } ist wieder da und spielt weiter.

# Ablehnungen: der letzte Teil des Namens ist der Code des Servers

error-already-seated = Du sitzt schon an diesem Tisch.
error-already-started = Dieser Tisch spielt schon; an den Plätzen lässt sich nichts mehr ändern.
error-bad-block = Diese Person kannst du nicht blockieren.
error-bad-card-list = Das ist keine Liste der 110 Karten: { $why }.
error-bad-bot-setting = Der Bot { $bot } kennt die Einstellung „{ $setting }“ nicht.
error-bad-clock = Mit so einer Uhr lässt sich dieses Spiel nicht spielen.
error-bad-code = Dieser Code ist falsch, ersetzt oder zu alt.
error-bad-field = Dieses Feld ist nicht zu lesen: { $field } ({ $why }).
error-bad-kick = Dort sitzt sonst niemand.
error-bad-message = Der Server konnte mit einer Nachricht nichts anfangen: { $why }
error-bad-name = Ein Name hat 1 bis 24 Zeichen.
error-bad-names = Jeder Platz braucht einen Namen.
error-bad-notation = Das ist keine Aktion dieses Spiels: { $given }
error-bad-option = Diese Option oder diesen Wert hat das Spiel nicht.
error-bad-option-value = Die Option { $option } kann nicht { $value } sein. Möglich ist: { $allowed }.
error-bad-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
error-bad-reminder = Dorthin kann nicht erinnert werden: { $why }
error-bad-request = Der Server konnte mit der Anfrage nichts anfangen.
error-bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-bad-settings =
    Die Einstellungen in { $source ->
        [environment] Aufruf und Umgebung
       *[other] { $source }
    }{ $line ->
        [0] {""}
       *[other] , Zeile { $line },
    } sind nicht brauchbar: { $key }: { $why }. Möglich: { $possible }.
error-bad-sheet = Das ist kein Spielzettel, der sich hier lesen lässt.
error-bad-talk = Eine Zeile hat 1 bis 500 Zeichen.
error-bad-token = Dieser Platz-Link gilt nicht mehr: Der Platz ist besetzt, oder es gibt einen neuen Link. Bitte um einen neuen.
error-bad-word = Ein Wort hat höchstens { $most } Zeichen, und nur sichtbare.
error-game-over = Das Spiel ist zu Ende.
error-illegal-action = Das erlauben die Regeln nicht (Regel { $rule }).
error-no-break = Der Tisch macht gerade keine Pause.
error-no-guest = Du brauchst einen Namen, bevor du dich setzen kannst.
error-no-header = Der Anfrage fehlt das Zeichen, dass sie von dieser Seite kommt. Lade die Seite neu.
error-no-mail = Dieser Server kann keine E-Mails verschicken.
error-no-reminder = Du hast an diesem Tisch keine Erinnerung eingerichtet.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-step = Schritt { $step } gibt es in dem Spiel nicht; der letzte ist { $last }.
error-metrics-private = Die Messwerte sind nicht für jeden; wer den Raum betreibt, bekommt sie mit dem dafür gesetzten Schlüssel.
error-no-vote = Niemand hat vorgeschlagen, dieses Spiel zu beenden.
error-nobody-there = Diese Person gibt es an dem Tisch nicht.
error-not-a-member = Das dürfen nur die, die an diesem Tisch sitzen.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-json = Das ist kein gültiges JSON.
error-not-open = Dieser Tisch nimmt niemanden mehr auf.
error-not-over = Das ist zu sehen, sobald das Spiel vorbei ist.
error-not-slow = Erinnerungen gibt es nur an Tischen mit langsamem Spiel.
error-not-started = Dieses Spiel hat noch nicht begonnen.
error-not-welcome = An diesen Tisch kannst du dich nicht setzen.
error-not-your-seat = Da sitzt du nicht.
error-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
error-old-client = Der Server ist erneuert worden. Lade die Seite neu, um weiterzuspielen; deine angefangene Auswahl bleibt erhalten.
error-rate-limited = Zu viel auf einmal. Versuch es in { $wait } s noch einmal.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-open = Es sind noch Plätze frei. Besetze sie erst mit Leuten oder Bots.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.
error-sheet-chance =
    { $number ->
        [0] Dieser Spielzettel stimmt nicht: Die Würfel oder Karten zum Anfang sind nicht die seines Startwerts.
       *[other] Dieser Spielzettel stimmt nicht: Die Würfel oder Karten von Aktion { $number } sind nicht die seines Startwerts.
    }
error-sheet-clock = Dieser Spielzettel stimmt nicht: Die Bedenkzeiten von Aktion { $number } können nicht sein.
error-sheet-hash = Dieser Spielzettel stimmt nicht: Sein Startwert passt nicht zum versprochenen Hash.
error-sheet-illegal =
    { $rule ->
        [none] Dieser Spielzettel stimmt nicht: Was Aktion { $number } sagt, konnte dort niemand tun.
       *[other] Dieser Spielzettel stimmt nicht: Regel { $rule } verbietet Aktion { $number }.
    }
error-sheet-malformed = Das ist kein Spielzettel: { $why }
error-sheet-numbering = Dieser Spielzettel stimmt nicht: Seine Aktionen sind nicht fortlaufend nummeriert.
error-sheet-result = Dieser Spielzettel stimmt nicht: Das Ergebnis folgt nicht aus den Aktionen.
error-sheet-unknown-components = Dieser Spielzettel wurde mit einer Kartenliste gespielt, die es hier nicht gibt.
error-sheet-unknown-format = Dieser Spielzettel hat ein Format, das diese Fassung nicht kennt.
error-sheet-unknown-rules = Dieser Spielzettel wurde nach Fassung { $rules } der Regeln von { $game } gespielt; hier gibt es Fassung { $known }.
error-stale-decision = Die Lage hatte sich schon geändert, darum wurde dein Zug nicht ausgeführt. Schau noch einmal hin und entscheide neu.
error-stopping = Der Server startet gerade neu. Versuch es gleich noch einmal.
error-storage = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es gleich noch einmal.
error-table-pauses = Der Tisch macht Pause. Erst geht es mit „Weiter“ weiter.
error-talk-pings = An diesem Tisch sind während des Spiels nur Zeichen erlaubt.
error-not-your-room = Dort kannst du nicht allein sprechen, oder nicht jetzt.
error-talk-silent = An diesem Tisch wird während des Spiels nicht geredet.
error-too-large = Das ist zu groß, um es zu schicken.
error-too-many-viewers = An diesem Tisch schauen schon zu viele zu.
error-unexpected = Etwas Unerwartetes ist passiert ({ $status }).
error-unknown-block = Diese Person hast du nicht blockiert.
error-unknown-bot = Dieses Spiel hat keinen Bot „{ $bot }“. Es hat: { $allowed }.
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $allowed }.
error-unknown-language = In dieser Sprache gibt es kein Regelheft.
error-unknown-option = Dieses Spiel hat keine Option „{ $option }“. Es hat: { $allowed }.
error-unknown-page = Unter dieser Adresse gibt es nichts.
error-unknown-preset = Dieses Spiel hat keine Vorgabe „{ $preset }“. Es hat: { $allowed }.
error-rules-known = Dieser Tisch lässt sich weiterspielen; beenden könnt ihr ihn durch eine Abstimmung.
error-unknown-rules = Dieser Tisch spielt nach einer Regelfassung, die es hier nicht gibt. Wer dort sitzt, kann ihn beenden und seinen Spielzettel mitnehmen.
error-unknown-seat = Diesen Platz gibt es an dem Tisch nicht.
error-unknown-table = Diesen Tisch gibt es hier nicht. Vielleicht ist der Link unvollständig.
error-unreachable = Der Server ist gerade nicht zu erreichen.
error-which-seat = Mehrere Plätze sind möglich: Sag, welcher gemeint ist.
error-words-closed = Das Spiel hat begonnen; Wörter lassen sich nicht mehr einmischen.
error-wrong-method = So lässt sich diese Adresse nicht verwenden.
error-wrong-type = Der Server nimmt hier nur JSON.
