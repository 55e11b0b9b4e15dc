### Was die Kommandozeile sagt. $problem, $choices, $amounts, $plays, $people, $amount und andere
### Wörter ohne Mehrzahl sind fertiger Text. Was getippt wird (play, --resume), bleibt so.

## Hilfe

cli-about = Die Kartenspiele der Familie 6 nimmt! und GAP: zum Spielen im Terminal, zum Forschen.
cli-command = BEFEHL
cli-commands = Befehle
cli-examples = Beispiele:
cli-about-play =
    Spiel hier im Terminal gegen den Zufall.
    Alles sind schlichte Zeilen; damit kommt jedes Terminal und jede Vorlesehilfe zurecht.
cli-about-games = Zeig die Spiele.
cli-about-rules = Zeig die Regeln eines Spiels und seine Optionen.
cli-about-replay =
    Erzähl eine aufgezeichnete Partie in Worten.
    Du hörst, was das Publikum hört, außer du willst einen Platz oder alles hören.
cli-about-sim =
    Spiel viele Runden zufällig und zeig das mittlere Ergebnis.
    Das Intervall berücksichtigt, dass sich die Plätze einer Runde deren Karten teilen.
cli-about-perft =
    Zähl, auf wie viele Weisen es weitergehen kann; damit prüft man die Engine.
    Der Baum hat eine Ebene für jede einzelne Wahl eines Platzes; wo alle zugleich wählen, wählen
    die Plätze nacheinander. Der Zufall steht durch den Startwert fest.
cli-about-serve = Starte den Server, den es in dieser Version noch nicht gibt.
cli-about-completion =
    Gib ein Skript aus, mit dem eine Shell Befehle, Spiele und Optionen ergänzt.

cli-arg-version = zeig die Version, das Python und die Bauart der Engine
cli-arg-lang = die Sprache, sonst die aus OXHERD_LANG oder die des Systems
cli-arg-json = antworte in JSON, für Programme
cli-arg-game = das Spiel, etwa classic; { $program } games zeigt alle
cli-arg-game-or-classic = das Spiel, sonst classic; { $program } games zeigt alle
cli-arg-players = wie viele am Tisch sitzen, sonst 4
cli-arg-seed = eine Zahl oder ein Wort, das den Zufall bestimmt; dasselbe gibt dieselben Karten
cli-arg-seed-or-0 = eine Zahl oder ein Wort, das den Zufall bestimmt, sonst 0
cli-arg-option = eine Option des Spiels, etwa rounds=3; geht mehrmals
cli-arg-own-seat = dein Platz, gezählt ab 1, sonst 1; mit --resume ist er anzugeben
cli-arg-names = Namen der anderen, durch Kommas getrennt
cli-arg-record = bewahre die Partie in dieser neuen Datei auf, auch wenn du früher gehst
cli-arg-resume = spiel die Partie weiter, die diese Datei aufbewahrt
cli-arg-file = die Aufzeichnung; - ist die Standardeingabe
cli-arg-ears = erzähl, was dieser Platz gehört hat, gezählt ab 1
cli-arg-all = erzähl alles, auch die Hände aller
cli-arg-step = warte nach jeder Szene auf Enter
cli-arg-rounds = wie viele Runden gespielt werden, sonst 10000
cli-arg-jobs = wie viele Prozesse sich die Arbeit teilen, sonst 1
cli-arg-depth = wie viele Wahlen tief gezählt wird, sonst 2
cli-arg-position = beginne mit dieser Stellung statt mit dem ersten Austeilen
cli-arg-divide = zähl auch einzeln unter jeder ersten Wahl
cli-arg-shell = deine Shell

cli-argparse-usage = Aufruf:{ " " }
cli-argparse-positionals = Argumente
cli-argparse-options = Schalter
cli-argparse-help = zeig diese Hilfe
cli-argparse-argument = { $name }: { $problem }
cli-argparse-required = hier fehlt etwas: { $names }
cli-argparse-unrecognized = nicht zu verstehen: { $names }
cli-argparse-choice = „{ $value }“ geht nicht, wähle bitte aus { $choices }
cli-argparse-value = „{ $value }“ ist keine Zahl
cli-argparse-one = hier fehlt ein Wert
cli-argparse-none = ein Wert wie „{ $value }“ gehört hier nicht hin
cli-argparse-not-with = geht nicht zusammen mit { $name }
cli-argparse-one-of = eines davon ist nötig: { $names }

## Schwierigkeiten

cli-wrong-usage = { $problem }. Hilfe: { $command } --help
cli-server-missing =
    Den Server gibt es in dieser Version noch nicht.
    Zum Spielen hier im Terminal: { $program } play
cli-internal =
    Das ist ein Fehler in Oxherd und nicht deiner. Melde ihn bitte mit den Zeilen darüber.
cli-unreadable = { $file } ist nicht zu lesen: { $reason }.
cli-too-long = { $file } ist zu lang für eine Aufzeichnung. Nimm bitte eine andere Datei.
cli-unwritable = { $file } ist nicht zu schreiben: { $reason }.
cli-exists =
    { $file } gibt es schon. Spiel bitte damit weiter (--resume) oder nimm einen anderen Namen.
cli-resume-alone =
    { $file } sagt schon, was gespielt wird. Lass bitte das Spiel, --players und -o weg.
cli-resume-seat =
    { $file } sagt nicht, welcher Platz deiner ist.
    Ergänze bitte --seat mit einer Zahl von 1 bis { $players }.
cli-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Alle Spiele zeigt: { $program } games
cli-option-unknown =
    „{ $game }“ hat keine Option „{ $option }“.
    Alle Optionen des Spiels zeigt: { $program } rules { $game }
cli-option-form = „{ $word }“ ist keine Option. Schreib bitte NAME=WERT, etwa rounds=3.
cli-too-small = { $name } muss mindestens 1 sein.
cli-not-together = { $name } geht nicht zusammen mit { $other }.
cli-names-many =
    Es sind mehr Namen ({ $count }) als andere am Tisch ({ $others }). Lass bitte welche weg.
cli-names-twice = Zwei am Tisch würden „{ $name }“ heißen. Wähle bitte verschiedene Namen.
cli-problem-scores = der Punktestand ist am Ende ein anderer
cli-problem-seats = nicht alle Plätze haben geantwortet
cli-problem-commitment = der Startwert ist nicht der am Anfang versprochene
cli-problem-seed = der Startwert gibt andere Karten

## Spiele und Regeln

cli-players =
    { $most ->
        [one] { $least }–{ $most } Person
       *[other] { $least }–{ $most } Personen
    }
cli-reconstruction =
    Inoffizieller Spielplan: Diese Felder sind eine Rekonstruktion, nicht die veröffentlichten.
cli-rules-options = Optionen mit ihren üblichen Werten. Mit -o NAME=WERT änderst du sie.
cli-rules-allowed = Möglich: { $allowed }

## Am Tisch

cli-and = { $most } und { $last }
cli-names = Resi, Liesl, Berta, Elsa, Alma, Lotte, Flora, Zenzi, Frieda
cli-play-people = Am Tisch, im Uhrzeigersinn: { $people }.
cli-play-hint = Mit ? bekommst du Hilfe, mit ende verlässt du den Tisch.
cli-play-double = Allein und zu zweit zählen eure Hornochsen doppelt.
cli-play-now =
    { $unit ->
        [points] Punkte in dieser Runde: { $amounts }
       *[bulls] Hornochsen in dieser Runde: { $amounts }
    }
cli-play-in-all =
    { $unit ->
        [points] Punkte insgesamt: { $amounts }
       *[bulls] Hornochsen insgesamt: { $amounts }
    }
cli-play-queue = Noch anzulegen: { $plays }
cli-play-squares = Die Felder des Spielplans:
cli-play-clovers = Kleeblätter auf der Punkteleiste: { $places }
cli-play-hidden-piles = In dieser Partie schaut niemand in die genommenen Karten.
cli-play-offer = Du kannst wählen: { $choices }
cli-play-not-offered = „{ $text }“ steht gerade nicht zur Wahl.
cli-play-help =
    Tippe, was du wählst, und drücke Enter.
    Mehr zeigen dir die Wörter tisch, karten, stand und regeln. Mit ende verlässt du den Tisch.
cli-play-where = Datei, in der die Partie bleiben soll (nur Enter: nicht aufbewahren):
cli-play-kept = Die Partie liegt in { $file }. Weiter geht es mit:
cli-play-recorded = Die Aufzeichnung der Partie liegt in { $file }.

cli-word-help = hilfe
cli-word-rules = regeln
cli-word-hand = karten, hand
cli-word-score = stand, hornochsen, punkte
cli-word-table = tisch, reihen
cli-word-pass = nein, nichts, weiter
cli-word-pass-trick = nicht mehr
cli-word-quit = ende, q

cli-you-drafted = Du nimmst von den offenen Karten die { $card }.
cli-you-placed =
    { $side ->
        [left] Du legst die { $card } links an Reihe { $row }.
        [inside] Du fügst die { $card } in Reihe { $row } ein.
       *[right] Du legst die { $card } in Reihe { $row }.
    }
cli-you-collected =
    { $why ->
        [full] Reihe { $row } ist voll: Du nimmst { $cards } ({ $amount }).
        [misfit] Kein Platz: Du nimmst Reihe { $row }, { $cards } ({ $amount }).
        [insert] Reihe { $row } war voll: Du nimmst { $cards } ({ $amount }).
        [shift] Reihe { $row } war voll: Du nimmst { $cards } ({ $amount }).
        [minus-plus] Du nimmst den Rest von Reihe { $row }: { $cards } ({ $amount }).
        [nothing] Von Reihe { $row } ist nichts mehr zu nehmen.
        [fifth-row] Eine weitere Karte geht mit: Du nimmst { $cards } ({ $amount }).
        [box] Reihe { $row } wird geräumt. Aus dem Spiel: { $cards }.
        [screen] Reihe { $row } wird geräumt: Du nimmst { $cards } hinter deinen Sichtschirm.
       *[cow] Die Kuh landet in Reihe { $row }: Du nimmst { $cards } ({ $amount }).
    }
cli-you-played = Du spielst: { $card }.
cli-you-took = Du nimmst: { $cards }.
cli-you-joined = Du lässt in der Reihe: { $card }.
cli-you-special-played =
    { $kind ->
        [lift] Du gibst eine gesperrte Reihe frei.
       *[card] Du setzt „{ $special }“ ein.
    }
cli-you-special-drawn = Du ziehst „{ $special }“.
cli-you-special-swapped = Du legst „{ $special }“ ab und ziehst die nächste Sonderkarte.
cli-you-replaced = Du nimmst die { $card } zurück und spielst die { $other }.
cli-you-shifted = Du verschiebst die { $card } von Reihe { $row } in Reihe { $target }.
cli-you-turned = Du bezahlst mit der { $card } ({ $amount }).
cli-you-cancelled = Du streichst die { $card } ({ $amount }).
cli-you-skipped = Du überspringst Feld { $square } von Reihe { $row }.
cli-you-scored =
    { $way ->
        [won] Du gewinnst { $amount } und stehst bei { $total }.
        [neither] Du bleibst bei { $total } stehen.
       *[lost] Du verlierst { $amount } und stehst bei { $total }.
    }
cli-you-tile-drawn = Du ziehst die { $card }.
cli-you-extra-revealed = Du deckst auch die { $card } auf.
cli-you-lucky-taken = Du nimmst die Glückskarte „{ $special }“.
cli-you-match-ended =
    { $count ->
        [one] Du gewinnst die Partie!
       *[other] Gemeinsam gewinnt ihr: { $players }.
    }

## Erzählen, Simulation, Zählen

cli-replay-step = Enter: weiter. q: Schluss.
cli-sim-progress = { $done } von { $rounds } Runden, noch { $left }
cli-sim-stopped = Vorzeitig beendet. Gespielte Runden: { $done } von { $rounds }.
cli-sim-played = { $name }, { $players }, zufällig gespielt. Runden: { $rounds }
cli-sim-mean =
    { $unit ->
        [points] Punkte je Platz und Runde im Mittel: { $mean }
        [team] Hornochsen des Teams je Runde im Mittel: { $mean }
       *[bulls] Hornochsen je Platz und Runde im Mittel: { $mean }
    }
cli-sim-interval = 95-%-Intervall: { $least } bis { $most }
cli-sim-speed =
    { $engine ->
        [compiled] In der Sekunde: Runden { $rounds }, Wahlen { $decisions }. Engine: kompiliert
       *[pure] In der Sekunde: Runden { $rounds }, Wahlen { $decisions }. Engine: reines Python
    }
cli-perft-leaves = Blätter in Tiefe { $depth }: { $leaves }
