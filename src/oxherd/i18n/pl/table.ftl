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
ask-first-team = Która karta drużyny idzie pierwsza?
ask-last = Która karta drużyny idzie ostatnia?
ask-first-of = Na początek idą dwie karty. Która z nich jest pierwsza?
ask-last-of = Na koniec idą dwie karty. Która z nich jest ostatnia?
ask-sort = Która z czekających kart idzie teraz?
ask-special = Następna jest twoja karta { $card }. Używasz karty specjalnej?
ask-team = Następna karta: { $play }. Czy drużyna używa karty specjalnej?
ask-insert = Do którego rzędu wsuwasz kartę { $card }?
ask-replace = Którą kartę z ręki zagrywasz zamiast { $card }?
ask-shift = Która karta ze stołu idzie do innego rzędu?
ask-shift-to = Do którego rzędu idzie karta { $card }?
ask-stop = Który rząd zablokować?
ask-lift = Który rząd odblokować?
ask-seven = W którym rzędzie ma się zmieścić o jedną kartę więcej?
ask-minus-plus = Za kartę { $card } masz zebrać rząd { $row }. Używasz karty „Minus = Plus”?
ask-turn = Która karta z rzędu { $row } płaci swoimi bykami za inne?
ask-cancel = Do zapłaty zostało: { label-bulls }. Którą kartę spłacasz?
ask-swap = Rząd zebrany. Wymieniasz kartę specjalną na inną?
ask-tile = Wybierz płytkę zza swojej zasłonki.
ask-tile-pair =
    { $n ->
        [1] Wybierz pierwszą ze swoich dwóch płytek na tę turę.
       *[other] Wybierz drugą ze swoich dwóch płytek na tę turę.
    }
ask-action = Następna jest twoja płytka { $card }. Zagrywasz kartę akcji?
ask-to-start = Na początek którego rzędu idzie płytka { $card }?
ask-ascend-any = Na koniec którego rzędu idzie płytka { $card }?
ask-swap-tile = Którą płytkę odkrywasz zamiast { $card }?
ask-extra-tile = Którą płytkę jeszcze odkrywasz?
ask-empty-row = Do którego pustego rzędu przechodzi płytka { $card }?
ask-lucky = Następna jest twoja płytka { $card }. Zagrywasz kartę szczęścia?
ask-good-cows = Która płytka z rzędu { $row } liczy się na plus?
ask-lucky-pick = Twój znacznik trafia na koniczynę. Którą kartę szczęścia bierzesz?
ask-lucky-pick-several = Karty szczęścia za koniczyny, do wzięcia: { $count }. Którą bierzesz teraz?
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
        [inside] { $player } wsuwa { $card } na właściwe miejsce w rzędzie { $row }.
       *[right] { $player } dokłada { $card } do rzędu { $row }.
    }
event-collected =
    { $why ->
        [full] Rząd { $row } jest pełny: { $player } zbiera { $cards } ({ label-bulls }).
        [misfit] Nie ma dokąd: { $player } zbiera rząd { $row }, { $cards } ({ label-bulls }).
        [insert] Rząd { $row } był już pełny: { $player } zbiera { $cards } ({ label-bulls }).
        [shift] Rząd { $row } był już pełny: { $player } zbiera { $cards } ({ label-bulls }).
        [minus-plus] { $player } zbiera resztę rzędu { $row }: { $cards } ({ label-bulls }).
        [nothing] Z rzędu { $row } nie zostało nic do zebrania.
        [fifth-row] Z rzędem idzie jeszcze jedna karta: { $player } zbiera { $cards } ({ label-bulls }).
        [box] Rząd { $row } się zwalnia. Poza grą: { $cards }.
        [screen] Rząd { $row } się zwalnia: { $player } bierze za zasłonkę { $cards }.
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
event-specials-dealt = Twoje nowe karty specjalne: { $specials }.
event-specials-dealt-to = { $player } dostaje karty specjalne: { $specials }.
event-special-played =
    { $kind ->
        [lift] { $player } odblokowuje rząd.
        [take] { $player } ma zebrać rząd { $row } i używa karty „{ $special }”.
       *[card] { $player } używa karty „{ $special }”.
    }
event-special-drawn = { $player } dobiera kartę „{ $special }”.
event-special-swapped = { $player } wymienia kartę specjalną „{ $special }” na następną.
event-special-turned-up = Odkryta zostaje karta specjalna „{ $special }”.
event-sign-laid =
    { $kind ->
        [stop] Rząd { $row } jest zablokowany.
        [seven] W rzędzie { $row } mieści się teraz sześć kart.
       *[fifth-row] Jest teraz piąty rząd.
    }
event-sign-lifted =
    { $kind ->
        [stop] Rząd { $row } nie jest już zablokowany.
        [seven] W rzędzie { $row } znów mieści się pięć kart.
       *[fifth-row] Piątego rzędu już nie ma.
    }
event-row-removed = Rząd { $row } znika, a rzędy pod nim przesuwają się w górę.
event-replaced = { $player } bierze z powrotem { $card } i zagrywa { $other }.
event-shifted = { $player } przepycha { $card } z rzędu { $row } do rzędu { $target }.
event-turned = { $player } płaci kartą { $card } ({ label-bulls }).
event-cancelled = { $player } spłaca kartę { $card } ({ label-bulls }).
event-reordered = Kolejność dokładania: { $plays }.
event-landed = Płytka { $card } ląduje na polu { $effect }.
event-skipped = { $player } pomija pole { $square } w rzędzie { $row }.
event-moved-on = Płytka { $card } przechodzi do rzędu { $target }.
event-scored =
    { $way ->
        [won] { $player } zyskuje { $amount }, razem { $total }.
        [neither] Znacznik stoi w miejscu: { $player }, razem { $total }.
       *[lost] { $player } traci { $amount }, razem { $total }.
    }
event-tile-drawn = { $player } dobiera płytkę { $card }.
event-extra-revealed = { $player } odkrywa też płytkę { $card }.
event-lucky-taken = { $player } bierze kartę szczęścia „{ $special }”.
event-new-set = Wszyscy biorą nowe płytki, po { $tiles }.
event-round-scored = Koniec rundy { $round }. Ta runda: { $points }. Razem: { $totals }.
event-round-scored-rest = Za pozostałe płytki i karty akcji: { $points }.
event-match-ended =
    { $count ->
        [one] Wygrywa { $players }.
        [few] Wspólnie wygrywają { $players }.
        [many] Wspólnie wygrywają { $players }.
       *[other] Wspólnie wygrywają { $players }.
    }

event-match-ended-team =
    { $result ->
        [won] Bawół pokonany!
       *[lost] Wygrywa bawół.
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
label-lying =
    { $place ->
        [row] rząd { $row }
        [pile] twój stos
       *[played] właśnie zagrana
    }
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
label-buffalo = bawół
label-team = drużyna
label-pass =
    { $ask ->
        [special] bez karty specjalnej
        [team] nie, karta idzie do rzędu
        [minus-plus] nie, zbieram rząd
        [cancel] żadnej więcej
        [swap] nie, zatrzymuję karty
        [action] bez karty akcji
       *[lucky] bez karty szczęścia
    }
label-pass-trick = nie i nie pytaj już w tej turze
label-own-specials =
    { $kind ->
        [action] Twoje karty akcji
       *[special] Twoje karty specjalne
    }
label-held-by-others =
    { $kind ->
        [action] Karty akcji pozostałych: { $amounts }
       *[special] Karty specjalne pozostałych: { $amounts }
    }
label-known =
    { $kind ->
        [tile] Znane płytki: { $player }
       *[card] Znane karty na ręce: { $player }
    }
label-draw-pile =
    { $count ->
        [one] Stos dobierania: { $count } karta
        [few] Stos dobierania: { $count } karty
        [many] Stos dobierania: { $count } kart
       *[other] Stos dobierania: { $count } karty
    }
label-discard = Odrzucone
label-face-up = Odkryte karty specjalne
label-called =
    { $end ->
        [first] Na początku kolejki: { $cards }
       *[last] Na końcu kolejki: { $cards }
    }
label-stack =
    { $count ->
        [one] Talia bawoła: { $count } karta
        [few] Talia bawoła: { $count } karty
        [many] Talia bawoła: { $count } kart
       *[other] Talia bawoła: { $count } karty
    }
label-closed-pile =
    { $count ->
        [one] Stos byków bawoła: { $count } karta
        [few] Stos byków bawoła: { $count } karty
        [many] Stos byków bawoła: { $count } kart
       *[other] Stos byków bawoła: { $count } karty
    }
label-double = już podwojone
label-gone = Poza grą
label-chosen-tile = Twoja płytka: { $card }
label-own-tiles = Twoje płytki i ich byki
label-supply =
    { $count ->
        [one] Zapas: { $count } płytka
        [few] Zapas: { $count } płytki
        [many] Zapas: { $count } płytek
       *[other] Zapas: { $count } płytki
    }
label-lucky = Karty szczęścia: { $player }
label-skipped = pominięte, nie można go już użyć
label-square =
    { $square ->
        [plain] nic się nie dzieje
        [plus] { $points ->
            [one] zyskujesz { $points } punkt
            [few] zyskujesz { $points } punkty
            [many] zyskujesz { $points } punktów
           *[other] zyskujesz { $points } punktu
        }
        [minus] { $points ->
            [one] tracisz { $points } punkt
            [few] tracisz { $points } punkty
            [many] tracisz { $points } punktów
           *[other] tracisz { $points } punktu
        }
        [G1] zielony byk, zyskujesz punkty za byki ze swojej płytki
        [G2] dwa zielone byki, zyskujesz podwójne punkty za byki ze swojej płytki
        [R1] czerwony byk, tracisz punkty za byki ze swojej płytki
        [R2] dwa czerwone byki, tracisz podwójne punkty za byki ze swojej płytki
        [T2] dopóki w jego rzędzie są płytki, w każdej turze wszyscy grają po dwie
        [TT] zbierasz rząd, jego pozostałe płytki trafiają za twoją zasłonkę
        [DT] dobierasz płytkę
        [DA] dobierasz kartę akcji
       *[TB] zbierasz rząd, tracisz punkty za byki z jego pozostałych płytek
    }
label-none = nic

## Karty specjalne: nazwy i działanie. $deck to team albo hand tam, gdzie pudełka się różnią.

special-fifth-row = 5. rząd
special-seven =
    { $deck ->
        [team] 7. bierze!
       *[hand] 7. bierze!
    }
special-insert =
    { $deck ->
        [team] Wsuń!
       *[hand] Wsuń!
    }
special-replace =
    { $deck ->
        [team] Zamiana!
       *[hand] Zamiana!
    }
special-shift =
    { $deck ->
        [team] Przepchnij!
       *[hand] Przepchnij!
    }
special-stop = Stop!
special-minus-plus = Minus = Plus
special-first = Pierwsza karta
special-last = Ostatnia karta
special-sort = Sortowanie
special-lift = Odblokowanie
special-skip = Pominięcie
special-swap-tile = Wymiana płytki
special-to-start = Połóż na początku
special-extra-tile = Jeszcze jedna płytka
special-ascend-any = Rosnąco gdziekolwiek
special-plus5 = Zysk 5 punktów
special-good-cows = Byki na plus

effect-fifth-row = Twoja karta zaczyna piąty rząd i nikt nie zbiera żadnego rzędu.
effect-seven =
    { $deck ->
        [team] W rzędzie mieści się sześć kart; zbiera je dopiero siódma.
       *[hand] Twoja karta idzie do rzędu i nikt go nie zbiera; mieści się tam teraz sześć kart.
    }
effect-insert =
    { $deck ->
        [team] Następna karta idzie na swoje miejsce w rzędzie, który kończy się wyższą kartą.
       *[hand] Twoja karta idzie na swoje miejsce w rzędzie, który kończy się wyższą kartą.
    }
effect-replace =
    { $deck ->
        [team] Następna karta wraca na rękę, a zamiast niej idzie inna z tej samej ręki.
       *[hand] Bierzesz swoją kartę z powrotem i dokładasz inną z ręki.
    }
effect-shift = Dowolna karta ze stołu idzie na swoje miejsce w innym rzędzie.
effect-stop =
    { $deck ->
        [team] Rząd jest zablokowany, dopóki go nie odblokujecie.
       *[hand] Rząd jest zablokowany, dopóki ktoś nie zbierze jakiegoś rzędu.
    }
effect-minus-plus = Byki jednej karty z rzędu płacą za inne, z rzędu albo z twojego stosu.
effect-first = Jedna z kart drużyny idzie pierwsza.
effect-last = Jedna z kart drużyny idzie ostatnia.
effect-sort = Ustalasz, w jakiej kolejności idą czekające karty.
effect-lift = Zablokowany rząd jest znów otwarty; karta specjalna wypada z gry.
effect-skip = Płytka idzie o jedno pole dalej.
effect-swap-tile = Płytka wraca, a ty odkrywasz inną i od razu ją kładziesz.
effect-to-start =
    Płytka idzie na początek rzędu, który zaczyna się wyższą płytką, i przesuwa inne w prawo.
effect-extra-tile = Odkrywasz jeszcze jedną płytkę i od razu kładziesz wszystkie swoje odkryte.
effect-ascend-any =
    Płytka idzie na koniec dowolnego rzędu, który kończy się niższą płytką, nie tylko najbliższego.
effect-plus5 = Pole daje ci 5 punktów zamiast tego, co zwykle robi.
effect-good-cows = Dwie z pozostałych płytek rzędu liczą się na plus, a nie na minus.
