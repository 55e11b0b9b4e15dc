### Co říká stůl. $player je jméno, $row a $n se počítají od 1; $card, $cards, $plays, $players,
### $colours a $points a $totals v event-round-scored jsou hotový text;
### $bulls, $count a ostatní množství jsou čísla. Jména se nikdy neskloňují.

## Otázky

ask-card = Vyber kartu z ruky.
ask-card-flip =
    Vyber kartu z ruky. S „~“ za číslem platí s přehozenými číslicemi.
ask-card-pair =
    { $n ->
        [1] Vyber první ze svých dvou karet pro tuto sadu.
       *[other] Vyber druhou ze svých dvou karet pro tuto sadu.
    }
ask-card-turn = Jsi na tahu. Zahraj kartu.
ask-draft = Vezmi si do ruky jednu z odkrytých karet.
ask-row = Karta { $card } se do žádné řady nehodí. Kterou řadu bereš?
ask-spot = Karta { $card } má stejně blízko ke dvěma řadám. Do které půjde?
ask-first = Která z tvých dvou karet půjde první?
ask-pick = Karet s číslem { $number } je víc. Kterou bereš?
ask-prompt = Tvoje volba

## Události

event-colours-removed = Vyřazené barvy: { $colours }.
event-round-started = Začíná kolo { $round }.
event-hand-dealt = Tvoje karty: { $cards }.
event-hand-dealt-to = { $player } dostává { $cards }.
event-row-started = Řada { $row } začíná kartou { $card }.
event-drafted = { $player } si bere z odkrytých karet { $card }.
event-revealed = Odkryto: { $plays }.
event-placed =
    { $side ->
        [left] { $player } přikládá { $card } vlevo do řady { $row }.
       *[right] { $player } přikládá { $card } do řady { $row }.
    }
event-collected =
    { $why ->
        [full] Řada { $row } je plná: { $player } bere { $cards } ({ label-bulls }).
        [misfit] Není kam: { $player } bere řadu { $row }, { $cards } ({ label-bulls }).
       *[cow] Kráva dopadá do řady { $row }: { $player } bere { $cards } ({ label-bulls }).
    }
event-marker-moved =
    { $power ->
        [parity] { $face ->
            [odd] Značka je u řady { $row }: jen lichá čísla.
           *[even] Značka je u řady { $row }: jen sudá čísla.
        }
        [mountain] { $face ->
            [up] Horolezec je u řady { $row }, ta teď klesá. Příště půjde nahoru.
           *[down] Horolezec je u řady { $row }, ta teď klesá. Příště půjde dolů.
        }
       *[jumping-cow] Kráva je v řadě { $row }.
    }
event-played = { $player } hraje: { $card }.
event-took = { $player } bere: { $cards }.
event-joined = { $player } nechává v řadě: { $card }.
event-refilled = Nově v řadě: { $cards }.
event-round-scored = Konec kola { $round }. Toto kolo: { $points }. Celkem: { $totals }.
event-match-ended =
    { $count ->
        [one] Vyhrává { $players }.
        [few] O výhru se dělí { $players }.
        [many] O výhru se dělí { $players }.
       *[other] O výhru se dělí { $players }.
    }

## Popisky

label-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
label-house = domácí kombinace
label-target = Hraje se do { $target }
label-round = Kolo { $round }
label-round-of = Kolo { $round } z { $rounds }
label-trick = Sada { $trick }
label-row = Řada { $row }
label-spot =
    { $side ->
        [left] Řada { $row }, vlevo
       *[right] Řada { $row }, vpravo
    }
label-hand = Tvoje karty
label-hand-of = V ruce: { $player }
label-chosen = Tvoje karta: { $card }
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
label-open-cards = Odkryté karty
label-deck = Karty ve hře: 1–{ $last }
label-pile = Kraví balíček
label-bulls =
    { $bulls ->
        [one] { $bulls } kráva
        [few] { $bulls } krávy
        [many] { $bulls } krávy
       *[other] { $bulls } krav
    }
label-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
label-score = Skóre
label-total = Celkem
label-score-bulls = { $player }: { label-bulls } v tomto kole, celkem { $total }
label-score-points = { $player }: { label-points } v tomto kole, celkem { $total }
label-winner = výhra
label-you = ty
label-seat = Místo { $n }
label-starter = Začíná { $player }
label-turn = Na tahu: { $player }
label-waiting = Ještě vybírá: { $players }
label-play = { $player } { $card }
label-marker-parity =
    { $face ->
        [odd] jen lichá
       *[even] jen sudá
    }
label-marker-mountain =
    { $face ->
        [up] klesá, horolezec míří nahoru
       *[down] klesá, horolezec míří dolů
    }
label-marker-jumping-cow = kráva
label-flip-card = přehazovací karta
label-flip-card-used = přehazovací karta použita
label-flipped = { $card } jako { $value }
label-stock =
    { $count ->
        [one] Balíček: { $count } karta
        [few] Balíček: { $count } karty
        [many] Balíček: { $count } karty
       *[other] Balíček: { $count } karet
    }
label-gap-row = Řada
label-gap-taken = Získané karty: { $player }
label-gap-removed = Mimo hru: { $colours }
label-gap-card = { $colour } { $number }
colour-r = červená
colour-g = zelená
colour-y = žlutá
colour-b = modrá
colour-p = fialová
label-none = nic
