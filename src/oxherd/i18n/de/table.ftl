### Was ein Tisch sagt. $player ist ein Name, $row und $n zählen ab 1; $card, $cards, $plays,
### $players, $colours und $points und $totals in event-round-scored sind fertiger Text;
### $bulls, $count und andere Mengen sind Zahlen. Namen werden nie gebeugt.

## Fragen

ask-card = Wähle eine Karte aus deiner Hand.
ask-card-flip =
    Wähle eine Karte aus deiner Hand. Mit „~“ dahinter zählt sie mit vertauschten Ziffern.
ask-card-pair =
    { $n ->
        [1] Wähle die erste deiner zwei Karten für diesen Durchgang.
       *[other] Wähle die zweite deiner zwei Karten für diesen Durchgang.
    }
ask-card-turn = Du bist am Zug. Spiel eine Karte.
ask-draft = Nimm eine der offenen Karten auf die Hand.
ask-row = Die { $card } passt in keine Reihe. Welche Reihe nimmst du?
ask-spot = Die { $card } ist zwei Reihen gleich nah. In welche soll sie?
ask-first = Welche deiner zwei Karten kommt zuerst?
ask-pick = Es gibt mehrere Karten mit der Zahl { $number }. Welche nimmst du?
ask-prompt = Deine Wahl

## Ereignisse

event-colours-removed = Herausgenommene Farben: { $colours }.
event-round-started = Runde { $round } beginnt.
event-hand-dealt = Deine Karten: { $cards }.
event-hand-dealt-to = { $player } bekommt { $cards }.
event-row-started = Reihe { $row } beginnt mit der { $card }.
event-drafted = { $player } nimmt von den offenen Karten die { $card }.
event-revealed = Aufgedeckt: { $plays }.
event-placed =
    { $side ->
        [left] { $player } legt die { $card } links an Reihe { $row }.
       *[right] { $player } legt die { $card } in Reihe { $row }.
    }
event-collected =
    { $why ->
        [full] Reihe { $row } ist voll: { $player } nimmt { $cards } ({ label-bulls }).
        [misfit] Kein Platz: { $player } nimmt Reihe { $row }, { $cards } ({ label-bulls }).
       *[cow] Die Kuh landet in Reihe { $row }: { $player } nimmt { $cards } ({ label-bulls }).
    }
event-marker-moved =
    { $power ->
        [parity] { $face ->
            [odd] Der Marker ist an Reihe { $row }: nur ungerade Zahlen.
           *[even] Der Marker ist an Reihe { $row }: nur gerade Zahlen.
        }
        [mountain] { $face ->
            [up] Der Bergsteiger ist an Reihe { $row }, sie fällt nun. Als Nächstes geht er hinauf.
           *[down] Der Bergsteiger ist an Reihe { $row }, sie fällt nun. Als Nächstes geht er hinab.
        }
       *[jumping-cow] Die Kuh ist in Reihe { $row }.
    }
event-played = { $player } spielt: { $card }.
event-took = { $player } nimmt: { $cards }.
event-joined = { $player } lässt in der Reihe: { $card }.
event-refilled = Neu in der Reihe: { $cards }.
event-round-scored = Ende von Runde { $round }. Diese Runde: { $points }. Insgesamt: { $totals }.
event-match-ended =
    { $count ->
        [one] { $players } gewinnt die Partie.
       *[other] Gemeinsam gewinnen: { $players }.
    }

## Beschriftungen

label-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
label-house = Hauskombination
label-target = Partie bis { $target }
label-round = Runde { $round }
label-round-of = Runde { $round } von { $rounds }
label-trick = Durchgang { $trick }
label-row = Reihe { $row }
label-spot =
    { $side ->
        [left] Reihe { $row }, links
       *[right] Reihe { $row }, rechts
    }
label-hand = Deine Karten
label-hand-of = Auf der Hand: { $player }
label-chosen = Deine Karte: { $card }
label-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-open-cards = Offene Karten
label-deck = Karten im Spiel: 1–{ $last }
label-pile = Hornochsenstapel
label-bulls =
    { $bulls ->
        [one] { $bulls } Hornochse
       *[other] { $bulls } Hornochsen
    }
label-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
label-score = Punktestand
label-total = Summe
label-score-bulls = { $player }: { label-bulls } in dieser Runde, insgesamt { $total }
label-score-points = { $player }: { label-points } in dieser Runde, insgesamt { $total }
label-winner = gewonnen
label-you = du
label-seat = Platz { $n }
label-starter = Es beginnt { $player }
label-turn = Am Zug: { $player }
label-waiting = Noch am Wählen: { $players }
label-play = { $player } { $card }
label-marker-parity =
    { $face ->
        [odd] nur ungerade
       *[even] nur gerade
    }
label-marker-mountain =
    { $face ->
        [up] fällt, Bergsteiger geht hinauf
       *[down] fällt, Bergsteiger geht hinab
    }
label-marker-jumping-cow = Kuh
label-flip-card = Dreherkarte
label-flip-card-used = Dreherkarte benutzt
label-flipped = { $card } als { $value }
label-stock =
    { $count ->
        [one] Stapel: { $count } Karte
       *[other] Stapel: { $count } Karten
    }
label-gap-row = Reihe
label-gap-taken = Genommene Karten: { $player }
label-gap-removed = Nicht im Spiel: { $colours }
label-gap-card = { $colour } { $number }
colour-r = Rot
colour-g = Grün
colour-y = Gelb
colour-b = Blau
colour-p = Lila
label-none = nichts
