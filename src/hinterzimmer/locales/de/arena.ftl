# Gespiegelte Wettkämpfe zwischen Bots.

cli-arena = vergleicht Bots in gespiegelten Wettkämpfen
cli-arena-about = Spielt jede Verteilung einmal von jedem Platz aus, damit alle dasselbe Glück haben, und zeigt Siege, Punkte und Ränge mit Intervallen, die den wahren Wert in 95 von 100 Fällen enthalten. Spieler gleichen Namens werden zusammen gezählt. Ein Suchbot bekommt für jeden Zug Durchläufe (search:1000) oder Sekunden (search:1s).
cli-arena-bots = die Aufstellung, je Platz der Name eines Bots
cli-arena-deals = wie viele Verteilungen, jede so oft gespielt, wie es Plätze gibt (sonst 200)
cli-arena-threads = wie viele Verteilungen gleichzeitig (sonst eine je Prozessor)
cli-arena-examples =
    Beispiele:
      hinterzimmer arena chicago --bots regular,novice,novice
      hinterzimmer arena chicago --bots search:1000,regular --deals 50 --seed 7
      hinterzimmer arena chicago --bots regular,random,random --json

cli-arena-progress = Spiele Verteilungen
cli-arena-heads = Spieler|Siege %|95 %|Punkte|95 %|mittlerer Rang|95 %
cli-arena-difference = { $first } gegenüber { $second }: { $share } Prozentpunkte der Siege ({ $shares }), { $points } Punkte ({ $interval }).
cli-arena-played = { $deals } Verteilungen, { $games } Partien. Gleich starke Spieler gewännen je { $fair } %.
