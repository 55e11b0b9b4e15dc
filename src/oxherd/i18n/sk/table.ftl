### Čo hovorí stôl. $player je meno, $row a $n sa počítajú od 1; $card, $cards, $plays, $players,
### $colours a $points a $totals v event-round-scored sú hotový text;
### $bulls, $count a ostatné množstvá sú čísla. Mená sa nikdy neskloňujú.

## Otázky

ask-card = Vyber kartu z ruky.
ask-card-flip =
    Vyber kartu z ruky. S „~“ za číslom platí s prehodenými číslicami.
ask-card-pair =
    { $n ->
        [1] Vyber prvú zo svojich dvoch kariet pre túto sériu.
       *[other] Vyber druhú zo svojich dvoch kariet pre túto sériu.
    }
ask-card-turn = Si na ťahu. Zahraj kartu.
ask-draft = Vezmi si do ruky jednu z odkrytých kariet.
ask-row = Karta { $card } sa do žiadneho radu nehodí. Ktorý rad berieš?
ask-spot = Karta { $card } má rovnako blízko k dvom radom. Do ktorého pôjde?
ask-first = Ktorá z tvojich dvoch kariet pôjde prvá?
ask-pick = Kariet s číslom { $number } je viac. Ktorú berieš?
ask-prompt = Tvoja voľba

## Udalosti

event-colours-removed = Vyradené farby: { $colours }.
event-round-started = Začína sa kolo { $round }.
event-hand-dealt = Tvoje karty: { $cards }.
event-hand-dealt-to = { $player } dostáva { $cards }.
event-row-started = Rad { $row } sa začína kartou { $card }.
event-drafted = { $player } si berie z odkrytých kariet { $card }.
event-revealed = Odkryté: { $plays }.
event-placed =
    { $side ->
        [left] { $player } prikladá { $card } vľavo do radu { $row }.
       *[right] { $player } prikladá { $card } do radu { $row }.
    }
event-collected =
    { $why ->
        [full] Rad { $row } je plný: { $player } berie { $cards } ({ label-bulls }).
        [misfit] Nie je kam: { $player } berie rad { $row }, { $cards } ({ label-bulls }).
       *[cow] Krava dopadá do radu { $row }: { $player } berie { $cards } ({ label-bulls }).
    }
event-marker-moved =
    { $power ->
        [parity] { $face ->
            [odd] Značka je pri rade { $row }: len nepárne čísla.
           *[even] Značka je pri rade { $row }: len párne čísla.
        }
        [mountain] { $face ->
            [up] Horolezec je pri rade { $row }, ten teraz klesá. Nabudúce pôjde nahor.
           *[down] Horolezec je pri rade { $row }, ten teraz klesá. Nabudúce pôjde nadol.
        }
       *[jumping-cow] Krava je v rade { $row }.
    }
event-played = { $player } hrá: { $card }.
event-took = { $player } berie: { $cards }.
event-joined = { $player } necháva v rade: { $card }.
event-refilled = Nové v rade: { $cards }.
event-round-scored = Koniec kola { $round }. Toto kolo: { $points }. Spolu: { $totals }.
event-match-ended =
    { $count ->
        [one] Vyhráva { $players }.
        [few] O výhru sa delia { $players }.
        [many] O výhru sa delia { $players }.
       *[other] O výhru sa delia { $players }.
    }

## Popisky

label-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráča
       *[other] { $count } hráčov
    }
label-house = domáca kombinácia
label-target = Hrá sa do { $target }
label-round = Kolo { $round }
label-round-of = Kolo { $round } z { $rounds }
label-trick = Séria { $trick }
label-row = Rad { $row }
label-spot =
    { $side ->
        [left] Rad { $row }, vľavo
       *[right] Rad { $row }, vpravo
    }
label-hand = Tvoje karty
label-hand-of = V ruke: { $player }
label-chosen = Tvoja karta: { $card }
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
label-open-cards = Odkryté karty
label-deck = Karty v hre: 1–{ $last }
label-pile = Kraví balíček
label-bulls =
    { $bulls ->
        [one] { $bulls } krava
        [few] { $bulls } kravy
        [many] { $bulls } kravy
       *[other] { $bulls } kráv
    }
label-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
label-score = Skóre
label-total = Spolu
label-score-bulls = { $player }: { label-bulls } v tomto kole, spolu { $total }
label-score-points = { $player }: { label-points } v tomto kole, spolu { $total }
label-winner = výhra
label-you = ty
label-seat = Miesto { $n }
label-starter = Začína { $player }
label-turn = Na ťahu: { $player }
label-waiting = Ešte vyberá: { $players }
label-play = { $player } { $card }
label-marker-parity =
    { $face ->
        [odd] len nepárne
       *[even] len párne
    }
label-marker-mountain =
    { $face ->
        [up] klesá, horolezec mieri nahor
       *[down] klesá, horolezec mieri nadol
    }
label-marker-jumping-cow = krava
label-flip-card = prehadzovacia karta
label-flip-card-used = prehadzovacia karta použitá
label-flipped = { $card } ako { $value }
label-stock =
    { $count ->
        [one] Balíček: { $count } karta
        [few] Balíček: { $count } karty
        [many] Balíček: { $count } karty
       *[other] Balíček: { $count } kariet
    }
label-gap-row = Rad
label-gap-taken = Získané karty: { $player }
label-gap-removed = Mimo hry: { $colours }
label-gap-card = { $colour } { $number }
colour-r = červená
colour-g = zelená
colour-y = žltá
colour-b = modrá
colour-p = fialová
label-none = nič
