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
ask-first-team = Welche Karte des Teams wird zuerst angelegt?
ask-last = Welche Karte des Teams wird zuletzt angelegt?
ask-first-of = Zwei Karten sind vorgezogen. Welche davon kommt als allererste?
ask-last-of = Zwei Karten sind zurückgestellt. Welche davon kommt als allerletzte?
ask-sort = Welche der wartenden Karten kommt als Nächstes?
ask-special = Als Nächstes kommt deine { $card }. Setzt du eine Sonderkarte ein?
ask-team = Jetzt anzulegen: { $play }. Setzt das Team eine Sonderkarte ein?
ask-insert = In welche Reihe kommt die { $card }?
ask-replace = Welche Karte aus deiner Hand spielst du statt der { $card }?
ask-shift = Welche Karte vom Tisch kommt in eine andere Reihe?
ask-shift-to = In welche Reihe kommt die { $card }?
ask-stop = Welche Reihe wird gesperrt?
ask-lift = Welche Reihe wird wieder freigegeben?
ask-seven = Welche Reihe soll eine Karte mehr fassen?
ask-minus-plus = Die { $card } nimmt gleich Reihe { $row }. Setzt du „Minus = Plus“ ein?
ask-turn = Welche Karte von Reihe { $row } bezahlt mit ihren Hornochsen für andere?
ask-cancel = Zum Bezahlen übrig: { label-bulls }. Welche Karte streichst du?
ask-swap = Du hast eine Reihe genommen. Tauschst du eine Sonderkarte gegen eine neue?
ask-tile = Wähle ein Plättchen hinter deinem Sichtschirm.
ask-tile-pair =
    { $n ->
        [1] Wähle das erste deiner zwei Plättchen für diesen Durchgang.
       *[other] Wähle das zweite deiner zwei Plättchen für diesen Durchgang.
    }
ask-action = Als Nächstes kommt deine { $card }. Spielst du eine Aktionskarte?
ask-to-start = An den Anfang welcher Reihe kommt die { $card }?
ask-ascend-any = Ans Ende welcher Reihe kommt die { $card }?
ask-swap-tile = Welches Plättchen deckst du statt der { $card } auf?
ask-extra-tile = Welches Plättchen deckst du noch auf?
ask-empty-row = In welche leere Reihe zieht die { $card } weiter?
ask-lucky = Als Nächstes kommt deine { $card }. Spielst du eine Glückskarte?
ask-good-cows = Welches Plättchen von Reihe { $row } zählt plus?
ask-lucky-pick = Dein Zählstein trifft auf ein Kleeblatt. Welche Glückskarte nimmst du?
ask-lucky-pick-several = Glückskarten für Kleeblätter: noch { $count }. Welche nimmst du jetzt?
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
        [inside] { $player } fügt die { $card } in Reihe { $row } ein.
       *[right] { $player } legt die { $card } in Reihe { $row }.
    }
event-collected =
    { $why ->
        [full] Reihe { $row } ist voll: { $player } nimmt { $cards } ({ label-bulls }).
        [misfit] Kein Platz: { $player } nimmt Reihe { $row }, { $cards } ({ label-bulls }).
        [insert] Reihe { $row } war voll: { $player } nimmt { $cards } ({ label-bulls }).
        [shift] Reihe { $row } war voll: { $player } nimmt { $cards } ({ label-bulls }).
        [minus-plus] { $player } nimmt den Rest von Reihe { $row }: { $cards } ({ label-bulls }).
        [nothing] Von Reihe { $row } ist nichts mehr zu nehmen.
        [fifth-row] Eine weitere Karte geht mit: { $player } nimmt { $cards } ({ label-bulls }).
        [box] Reihe { $row } wird geräumt. Aus dem Spiel: { $cards }.
        [screen] Reihe { $row } wird geräumt: { $player } nimmt { $cards } hinter den Sichtschirm.
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
event-specials-dealt = Deine neuen Sonderkarten: { $specials }.
event-specials-dealt-to = { $player } bekommt Sonderkarten: { $specials }.
event-special-played =
    { $kind ->
        [lift] { $player } gibt eine gesperrte Reihe frei.
        [take] { $player } nimmt gleich Reihe { $row } und setzt „{ $special }“ ein.
       *[card] { $player } setzt „{ $special }“ ein.
    }
event-special-drawn = { $player } zieht „{ $special }“.
event-special-swapped = { $player } legt „{ $special }“ ab und zieht die nächste Sonderkarte.
event-special-turned-up = Eine Sonderkarte wird aufgedeckt: „{ $special }“.
event-sign-laid =
    { $kind ->
        [stop] Reihe { $row } ist gesperrt.
        [seven] In Reihe { $row } passen nun sechs Karten.
       *[fifth-row] Es gibt nun eine fünfte Reihe.
    }
event-sign-lifted =
    { $kind ->
        [stop] Reihe { $row } ist wieder frei.
        [seven] In Reihe { $row } passen wieder fünf Karten.
       *[fifth-row] Mit der fünften Reihe ist es vorbei.
    }
event-row-removed = Reihe { $row } ist weg, und die Reihen darunter rücken nach oben.
event-replaced = { $player } nimmt die { $card } zurück und spielt die { $other }.
event-shifted = { $player } verschiebt die { $card } von Reihe { $row } in Reihe { $target }.
event-turned = { $player } bezahlt mit der { $card } ({ label-bulls }).
event-cancelled = { $player } streicht die { $card } ({ label-bulls }).
event-reordered = In dieser Folge wird angelegt: { $plays }.
event-landed = Die { $card } landet auf dem Feld { $effect }.
event-skipped = { $player } überspringt Feld { $square } von Reihe { $row }.
event-moved-on = Die { $card } zieht weiter in Reihe { $target }.
event-scored =
    { $way ->
        [won] { $player } gewinnt { $amount } und steht bei { $total }.
        [neither] { $player } bleibt bei { $total } stehen.
       *[lost] { $player } verliert { $amount } und steht bei { $total }.
    }
event-tile-drawn = { $player } zieht die { $card }.
event-extra-revealed = { $player } deckt auch die { $card } auf.
event-lucky-taken = { $player } nimmt die Glückskarte „{ $special }“.
event-new-set = Alle nehmen { $tiles } neue Plättchen.
event-round-scored = Ende von Runde { $round }. Diese Runde: { $points }. Insgesamt: { $totals }.
event-round-scored-rest = Für übrige Plättchen und Aktionskarten: { $points }.
event-match-ended =
    { $count ->
        [one] { $players } gewinnt die Partie.
       *[other] Gemeinsam gewinnen: { $players }.
    }
event-match-ended-team =
    { $result ->
        [won] Der Büffel ist geschlagen!
       *[lost] Der Büffel gewinnt.
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
label-lying =
    { $place ->
        [row] Reihe { $row }
        [pile] dein Stapel
       *[played] gerade gespielt
    }
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
label-buffalo = der Büffel
label-team = das Team
label-pass =
    { $ask ->
        [special] keine Sonderkarte
        [team] nein, die Karte anlegen
        [minus-plus] nein, die Reihe nehmen
        [cancel] keine weitere Karte
        [swap] nein, alle behalten
        [action] keine Aktionskarte
       *[lucky] keine Glückskarte
    }
label-pass-trick = nein, und in diesem Durchgang nicht mehr fragen
label-own-specials =
    { $kind ->
        [action] Deine Aktionskarten
       *[special] Deine Sonderkarten
    }
label-held-by-others =
    { $kind ->
        [action] Aktionskarten der anderen: { $amounts }
       *[special] Sonderkarten der anderen: { $amounts }
    }
label-known =
    { $kind ->
        [tile] Bekannte Plättchen: { $player }
       *[card] Bekannte Handkarten: { $player }
    }
label-draw-pile =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
label-discard = Abgelegt
label-face-up = Offene Sonderkarten
label-called =
    { $end ->
        [first] Vorgezogen: { $cards }
       *[last] Zurückgestellt: { $cards }
    }
label-stack =
    { $count ->
        [one] Kartenstapel des Büffels: { $count } Karte
       *[other] Kartenstapel des Büffels: { $count } Karten
    }
label-closed-pile =
    { $count ->
        [one] Hornochsenstapel des Büffels: { $count } Karte
       *[other] Hornochsenstapel des Büffels: { $count } Karten
    }
label-double = schon verdoppelt
label-gone = Aus dem Spiel
label-chosen-tile = Dein Plättchen: { $card }
label-own-tiles = Deine Plättchen und ihre Hornochsen
label-supply =
    { $count ->
        [one] Vorrat: { $count } Plättchen
       *[other] Vorrat: { $count } Plättchen
    }
label-lucky = Glückskarten: { $player }
label-skipped = übersprungen, nicht mehr benutzbar
label-square =
    { $square ->
        [plain] Feld ohne Wirkung
        [plus] { $points ->
            [one] du gewinnst { $points } Punkt
           *[other] du gewinnst { $points } Punkte
        }
        [minus] { $points ->
            [one] du verlierst { $points } Punkt
           *[other] du verlierst { $points } Punkte
        }
        [G1] grüner Hornochse, jeder Hornochse deines Plättchens bringt 1 Punkt
        [G2] zwei grüne Hornochsen, jeder Hornochse deines Plättchens bringt 2 Punkte
        [R1] roter Hornochse, jeder Hornochse deines Plättchens kostet 1 Punkt
        [R2] zwei rote Hornochsen, jeder Hornochse deines Plättchens kostet 2 Punkte
        [T2] solange in der Reihe Plättchen liegen, spielen alle je Durchgang zwei
        [TT] nimm die Reihe, ihre anderen Plättchen kommen hinter deinen Sichtschirm
        [DT] zieh ein Plättchen
        [DA] zieh eine Aktionskarte
       *[TB] nimm die Reihe, jeder Hornochse ihrer anderen Plättchen kostet 1 Punkt
    }
label-none = nichts

## Sonderkarten: wie sie heißen und was sie tun. $deck ist team oder hand, je nach Schachtel.

special-fifth-row = 5. Reihe
special-seven =
    { $deck ->
        [team] 7 nimmt!
       *[hand] 7 nimmt!
    }
special-insert =
    { $deck ->
        [team] Einfügen!
       *[hand] Einfügen
    }
special-replace =
    { $deck ->
        [team] Ersetzen!
       *[hand] Ersetzen
    }
special-shift =
    { $deck ->
        [team] Verschieben!
       *[hand] Verschieben
    }
special-stop = Stop!
special-minus-plus = Minus = Plus
special-first = Erste Karte
special-last = Letzte Karte
special-sort = Sortieren
special-lift = Sperre aufheben
special-skip = Überspringen
special-swap-tile = Plättchentausch
special-to-start = An den Anfang legen
special-extra-tile = Noch ein Plättchen
special-ascend-any = Aufsteigend anlegen
special-plus5 = 5 Pluspunkte
special-good-cows = Positive Hornochsen

effect-fifth-row = Deine Karte beginnt eine fünfte Reihe, und niemand nimmt eine Reihe.
effect-seven =
    { $deck ->
        [team] In eine Reihe passen sechs Karten; erst die siebte nimmt sie.
       *[hand] Deine Karte kommt in ihre Reihe, ohne sie zu nehmen; nun passen dort sechs hinein.
    }
effect-insert =
    { $deck ->
        [team] Die nächste Karte kommt an ihren Platz in einer Reihe, die höher endet.
       *[hand] Deine Karte kommt an ihren Platz in einer Reihe, die höher endet.
    }
effect-replace =
    { $deck ->
        [team] Wer die nächste Karte gespielt hat, nimmt sie zurück und legt eine andere an.
       *[hand] Du nimmst deine Karte zurück und legst eine andere aus deiner Hand an.
    }
effect-shift = Irgendeine Karte vom Tisch kommt an ihren Platz in einer anderen Reihe.
effect-stop =
    { $deck ->
        [team] Eine Reihe ist gesperrt, bis ihr sie wieder freigebt.
       *[hand] Eine Reihe ist gesperrt, bis jemand eine Reihe nimmt.
    }
effect-minus-plus =
    Die Hornochsen einer Karte der Reihe bezahlen für andere, aus der Reihe oder deinem Stapel.
effect-first = Eine Karte des Teams wird als erste angelegt.
effect-last = Eine Karte des Teams wird als letzte angelegt.
effect-sort = Du bestimmst, in welcher Folge die wartenden Karten angelegt werden.
effect-lift = Eine gesperrte Reihe ist wieder frei; die Sonderkarte geht aus dem Spiel.
effect-skip = Das Plättchen kommt ein Feld weiter.
effect-swap-tile = Das Plättchen geht zurück, und du deckst ein anderes auf und legst es sofort an.
effect-to-start =
    Das Plättchen kommt an den Anfang einer Reihe, die höher beginnt; die anderen rücken weiter.
effect-extra-tile = Du deckst noch ein Plättchen auf und legst alle deine aufgedeckten sofort an.
effect-ascend-any =
    Das Plättchen kommt hinter irgendeine Reihe, die niedriger endet, nicht nur die nächstgelegene.
effect-plus5 = Das Feld bringt dir 5 Punkte statt seiner eigenen Wirkung.
effect-good-cows = Zwei der anderen Plättchen der Reihe zählen plus statt minus.
