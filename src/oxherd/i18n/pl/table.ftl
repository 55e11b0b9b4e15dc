### Co mówi stół. $player to imię, $row i $n liczy się od 1; $card, $cards, $plays, $players,
### $colours oraz $points i $totals w event-round-scored to gotowy tekst;
### $bulls, $count i inne ilości to liczby. Imion nigdy się nie odmienia.

## Pytania

ask-card = Wybierz kartę z ręki.
ask-card-flip =
    Wybierz kartę z ręki. Z „~” po liczbie ma ona zamienione cyfry.
ask-card-pair =
    { $n ->
        [1] Wybierz pierwszą ze swoich dwóch kart na tę turę.
       *[other] Wybierz drugą ze swoich dwóch kart na tę turę.
    }
ask-card-turn = Twój ruch. Zagraj kartę.
ask-draft = Weź na rękę jedną z odkrytych kart.
ask-row = Karta { $card } nie pasuje do żadnego rzędu. Który rząd zbierasz?
ask-spot = Karta { $card } ma równie blisko do dwóch rzędów. Do którego trafi?
ask-first = Która z twoich dwóch kart idzie pierwsza?
ask-pick = Kart z liczbą { $number } jest kilka. Którą bierzesz?
ask-prompt = Twój wybór

## Zdarzenia

event-colours-removed = Usunięte kolory: { $colours }.
event-round-started = Zaczyna się runda { $round }.
event-hand-dealt = Twoje karty: { $cards }.
event-hand-dealt-to = { $player } dostaje { $cards }.
event-row-started = Rząd { $row } zaczyna się od karty { $card }.
event-drafted = { $player } bierze z odkrytych kart { $card }.
event-revealed = Odkryte: { $plays }.
event-placed =
    { $side ->
        [left] { $player } dokłada { $card } z lewej do rzędu { $row }.
       *[right] { $player } dokłada { $card } do rzędu { $row }.
    }
event-collected =
    { $why ->
        [full] Rząd { $row } jest pełny: { $player } zbiera { $cards } ({ label-bulls }).
        [misfit] Nie ma dokąd: { $player } zbiera rząd { $row }, { $cards } ({ label-bulls }).
       *[cow] Krowa ląduje w rzędzie { $row }: { $player } zbiera { $cards } ({ label-bulls }).
    }
event-marker-moved =
    { $power ->
        [parity] { $face ->
            [odd] Znacznik jest przy rzędzie { $row }: tylko liczby nieparzyste.
           *[even] Znacznik jest przy rzędzie { $row }: tylko liczby parzyste.
        }
        [mountain] { $face ->
            [up] Wspinaczka jest przy rzędzie { $row }, który teraz maleje. Potem idzie w górę.
           *[down] Wspinaczka jest przy rzędzie { $row }, który teraz maleje. Potem idzie w dół.
        }
       *[jumping-cow] Krowa jest w rzędzie { $row }.
    }
event-played = { $player } zagrywa: { $card }.
event-took = { $player } bierze: { $cards }.
event-joined = { $player } zostawia w rzędzie: { $card }.
event-refilled = Nowe w rzędzie: { $cards }.
event-round-scored = Koniec rundy { $round }. Ta runda: { $points }. Razem: { $totals }.
event-match-ended =
    { $count ->
        [one] Wygrywa { $players }.
        [few] Wspólnie wygrywają { $players }.
        [many] Wspólnie wygrywają { $players }.
       *[other] Wspólnie wygrywają { $players }.
    }

## Napisy

label-players =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
label-house = kombinacja domowa
label-target = Gra do { $target }
label-round = Runda { $round }
label-round-of = Runda { $round } z { $rounds }
label-trick = Tura { $trick }
label-row = Rząd { $row }
label-spot =
    { $side ->
        [left] Rząd { $row }, z lewej
       *[right] Rząd { $row }, z prawej
    }
label-hand = Twoje karty
label-hand-of = Na ręce: { $player }
label-chosen = Twoja karta: { $card }
label-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
label-open-cards = Odkryte karty
label-deck = Karty w grze: 1–{ $last }
label-pile = Stos byków
label-bulls =
    { $bulls ->
        [one] { $bulls } byk
        [few] { $bulls } byki
        [many] { $bulls } byków
       *[other] { $bulls } byka
    }
label-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
label-score = Wynik
label-total = Razem
label-score-bulls = { $player }: { label-bulls } w tej rundzie, razem { $total }
label-score-points = { $player }: { label-points } w tej rundzie, razem { $total }
label-winner = wygrana
label-you = ty
label-seat = Miejsce { $n }
label-starter = Zaczyna { $player }
label-turn = Teraz gra: { $player }
label-waiting = Jeszcze wybiera: { $players }
label-play = { $player } { $card }
label-marker-parity =
    { $face ->
        [odd] tylko nieparzyste
       *[even] tylko parzyste
    }
label-marker-mountain =
    { $face ->
        [up] maleje, wspinaczka idzie w górę
       *[down] maleje, wspinaczka idzie w dół
    }
label-marker-jumping-cow = krowa
label-flip-card = karta przekręcenia
label-flip-card-used = karta przekręcenia zużyta
label-flipped = { $card } jako { $value }
label-stock =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
label-gap-row = Rząd
label-gap-taken = Wzięte karty: { $player }
label-gap-removed = Poza grą: { $colours }
label-gap-card = { $colour } { $number }
colour-r = czerwona
colour-g = zielona
colour-y = żółta
colour-b = niebieska
colour-p = fioletowa
label-none = nic
