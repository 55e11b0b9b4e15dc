### Co mówi wiersz poleceń. $problem, $choices, $amounts, $plays, $people, $amount i inne słowa bez
### liczby mnogiej to gotowy tekst. To, co się wpisuje (play, --resume), zostaje bez zmian.

## Pomoc

cli-about = Gry karciane z rodziny 6. bierze! oraz GAP: do grania tu, w terminalu, i do badania.
cli-command = POLECENIE
cli-commands = polecenia
cli-examples = Przykłady:
cli-about-play =
    Zagraj tu, w terminalu, przeciwko losowym rywalom.
    Wszystko to zwykłe wiersze, z którymi poradzi sobie każdy terminal i czytnik ekranu.
cli-about-games = Pokaż gry.
cli-about-rules = Pokaż zasady gry i jej opcje.
cli-about-replay =
    Opowiedz słowami zapisaną partię.
    Słyszysz to, co słyszy widz, chyba że poprosisz o jakieś miejsce albo o wszystko.
cli-about-sim =
    Rozegraj losowo wiele rund i pokaż średni wynik.
    Przedział uwzględnia to, że miejsca w jednej rundzie dzielą te same karty.
cli-about-perft =
    Policz, na ile sposobów można grać dalej; służy do sprawdzania silnika.
    Drzewo ma jeden poziom na każdy wybór jednego miejsca; gdy wszyscy wybierają naraz, miejsca
    wybierają po kolei. O losie rozstrzyga ziarno.
cli-about-serve = Uruchom serwer, którego w tej wersji jeszcze nie ma.
cli-about-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia, gry i opcje.

cli-arg-version = pokaż wersję, Pythona i rodzaj silnika
cli-arg-lang = język, a bez tego ten z OXHERD_LANG albo z systemu
cli-arg-json = odpowiedz w formacie JSON, dla programów
cli-arg-game = gra, np. classic; wszystkie pokazuje { $program } games
cli-arg-game-or-classic = gra, a bez tego classic; wszystkie pokazuje { $program } games
cli-arg-players = ile osób jest przy stole, a bez tego 4
cli-arg-seed = liczba lub słowo, które rozstrzyga o losie; to samo ziarno daje te same karty
cli-arg-seed-or-0 = liczba lub słowo, które rozstrzyga o losie, a bez tego 0
cli-arg-option = opcja gry, np. rounds=3; może być ich kilka
cli-arg-own-seat = twoje miejsce, liczone od 1, a bez tego 1; przy --resume trzeba je podać
cli-arg-names = imiona pozostałych, oddzielone przecinkami
cli-arg-record = przechowuj partię w tym nowym pliku, także gdy odejdziesz wcześniej
cli-arg-resume = graj dalej partię, którą przechowuje ten plik
cli-arg-file = zapis partii; - to standardowe wejście
cli-arg-ears = opowiedz, co słyszało to miejsce, liczone od 1
cli-arg-all = opowiedz wszystko, razem z kartami na rękach
cli-arg-step = po każdej scenie czekaj na Enter
cli-arg-rounds = ile rund rozegrać, a bez tego 10000
cli-arg-jobs = ile procesów dzieli się pracą, a bez tego 1
cli-arg-depth = do jakiej głębokości wyborów liczyć, a bez tego 2
cli-arg-position = zacznij od tej pozycji zamiast od pierwszego rozdania
cli-arg-divide = policz też osobno pod każdym pierwszym wyborem
cli-arg-shell = twoja powłoka

cli-argparse-usage = użycie:{ " " }
cli-argparse-positionals = argumenty
cli-argparse-options = przełączniki
cli-argparse-help = pokaż tę pomoc
cli-argparse-argument = { $name }: { $problem }
cli-argparse-required = czegoś tu brakuje: { $names }
cli-argparse-unrecognized = to jest niezrozumiałe: { $names }
cli-argparse-choice = „{ $value }” tu nie pasuje, wybierz, proszę, coś z { $choices }
cli-argparse-value = „{ $value }” nie jest liczbą
cli-argparse-one = brakuje wartości
cli-argparse-none = wartość „{ $value }” tu nie pasuje
cli-argparse-not-with = nie działa razem z { $name }
cli-argparse-one-of = potrzeba czegoś z tego: { $names }

## Kłopoty

cli-wrong-usage = { $problem }. Pomoc: { $command } --help
cli-server-missing =
    Serwera w tej wersji jeszcze nie ma.
    Żeby zagrać tu, w terminalu, wpisz: { $program } play
cli-internal =
    To błąd w programie Oxherd, a nie twój. Zgłoś go, proszę, razem z wierszami powyżej.
cli-unreadable = Nie da się odczytać { $file }: { $reason }.
cli-too-long = Plik { $file } jest za długi jak na zapis partii. Wybierz, proszę, inny plik.
cli-unwritable = Nie da się zapisać { $file }: { $reason }.
cli-exists =
    { $file } już istnieje. Graj to, proszę, dalej (--resume) albo wybierz inną nazwę.
cli-resume-alone =
    { $file } mówi już, w co się gra. Pomiń, proszę, grę, --players i -o.
cli-resume-seat =
    { $file } nie mówi, które miejsce jest twoje.
    Dodaj, proszę, --seat i numer od 1 do { $players }.
cli-unknown-game = Nie ma tu gry „{ $game }”. Wszystkie gry pokazuje: { $program } games
cli-option-unknown =
    Gra „{ $game }” nie ma opcji „{ $option }”.
    Wszystkie jej opcje pokazuje: { $program } rules { $game }
cli-option-form = „{ $word }” nie jest opcją. Wpisz, proszę, NAZWA=WARTOŚĆ, np. rounds=3.
cli-too-small = { $name } musi być równe co najmniej 1.
cli-not-together = { $name } nie działa razem z { $other }.
cli-names-many =
    Imion jest więcej ({ $count }) niż pozostałych osób ({ $others }). Pomiń, proszę, niektóre.
cli-names-twice = Dwie osoby przy stole miałyby na imię „{ $name }”. Wybierz, proszę, różne imiona.
cli-problem-scores = wynik wychodzi inny
cli-problem-seats = nie wszystkie miejsca odpowiedziały
cli-problem-commitment = ziarno nie jest tym, które obiecano na początku
cli-problem-seed = z tego ziarna wychodzą inne karty

## Gry i zasady

cli-players =
    { $most ->
        [one] { $least }–{ $most } osoba
        [few] { $least }–{ $most } osoby
        [many] { $least }–{ $most } osób
       *[other] { $least }–{ $most } osoby
    }
cli-reconstruction =
    Układ nieoficjalny: ta plansza to rekonstrukcja, a nie plansza z wydanej gry.
cli-rules-options = Opcje i ich zwykłe wartości. Zmienia się je za pomocą -o NAZWA=WARTOŚĆ.
cli-rules-allowed = Możliwości: { $allowed }

## Przy stole

cli-and = { $most } i { $last }
cli-names = Krasula, Malina, Mućka, Jagoda, Kalina, Stokrotka, Łaciata, Perełka, Róża
cli-play-people = Przy stole, zgodnie z ruchem wskazówek zegara: { $people }.
cli-play-hint = Wpisz ?, żeby zobaczyć pomoc, albo koniec, żeby odejść od stołu.
cli-play-double = W jedną lub dwie osoby wasze byki liczą się podwójnie.
cli-play-now =
    { $unit ->
        [points] Punkty w tej rundzie: { $amounts }
       *[bulls] Byki w tej rundzie: { $amounts }
    }
cli-play-in-all =
    { $unit ->
        [points] Punkty razem: { $amounts }
       *[bulls] Byki razem: { $amounts }
    }
cli-play-queue = Na dołożenie czeka: { $plays }
cli-play-squares = Pola na planszy:
cli-play-clovers = Koniczyny na torze punktacji: { $places }
cli-play-hidden-piles = W tej partii nie zagląda się do zebranych kart.
cli-play-offer = Możesz wybrać: { $choices }
cli-play-not-offered = „{ $text }” nie ma teraz do wyboru.
cli-play-help =
    Wpisz, co wybierasz, i naciśnij Enter.
    Więcej pokażą słowa stół, karty, wynik i zasady. Słowo koniec to odejście od stołu.
cli-play-where = Plik, w którym zachować partię (sam Enter: nie zachowuj):
cli-play-kept = Partia jest zapisana w pliku { $file }. Żeby grać ją dalej, wpisz:
cli-play-recorded = Zapis partii jest w pliku { $file }.

cli-word-help = pomoc
cli-word-rules = zasady
cli-word-hand = karty, ręka
cli-word-score = wynik, byki, punkty
cli-word-table = stół, rzędy
cli-word-pass = nie, pas, dalej
cli-word-pass-trick = już nie
cli-word-quit = koniec, q

cli-you-drafted = Bierzesz z odkrytych kart { $card }.
cli-you-placed =
    { $side ->
        [left] Dokładasz { $card } z lewej do rzędu { $row }.
        [inside] Wsuwasz { $card } na właściwe miejsce w rzędzie { $row }.
       *[right] Dokładasz { $card } do rzędu { $row }.
    }
cli-you-collected =
    { $why ->
        [full] Rząd { $row } jest pełny: zbierasz { $cards } ({ $amount }).
        [misfit] Nie ma dokąd: zbierasz rząd { $row }, { $cards } ({ $amount }).
        [insert] Rząd { $row } był już pełny: zbierasz { $cards } ({ $amount }).
        [shift] Rząd { $row } był już pełny: zbierasz { $cards } ({ $amount }).
        [minus-plus] Zbierasz resztę rzędu { $row }: { $cards } ({ $amount }).
        [nothing] Z rzędu { $row } nie zostało nic do zebrania.
        [fifth-row] Z rzędem idzie jeszcze jedna karta: zbierasz { $cards } ({ $amount }).
        [box] Rząd { $row } się zwalnia. Poza grą: { $cards }.
        [screen] Rząd { $row } się zwalnia: bierzesz za zasłonkę { $cards }.
       *[cow] Krowa ląduje w rzędzie { $row }: zbierasz { $cards } ({ $amount }).
    }
cli-you-played = Zagrywasz: { $card }.
cli-you-took = Bierzesz: { $cards }.
cli-you-joined = Zostawiasz w rzędzie: { $card }.
cli-you-special-played =
    { $kind ->
        [lift] Odblokowujesz rząd.
       *[card] Używasz karty „{ $special }”.
    }
cli-you-special-drawn = Dobierasz kartę „{ $special }”.
cli-you-special-swapped = Wymieniasz kartę specjalną „{ $special }” na następną.
cli-you-replaced = Bierzesz z powrotem { $card } i zagrywasz { $other }.
cli-you-shifted = Przepychasz { $card } z rzędu { $row } do rzędu { $target }.
cli-you-turned = Płacisz kartą { $card } ({ $amount }).
cli-you-cancelled = Spłacasz kartę { $card } ({ $amount }).
cli-you-skipped = Pomijasz pole { $square } w rzędzie { $row }.
cli-you-scored =
    { $way ->
        [won] Zyskujesz { $amount }, razem { $total }.
        [neither] Twój znacznik stoi w miejscu, na { $total }.
       *[lost] Tracisz { $amount }, razem { $total }.
    }
cli-you-tile-drawn = Dobierasz płytkę { $card }.
cli-you-extra-revealed = Odkrywasz też płytkę { $card }.
cli-you-lucky-taken = Bierzesz kartę szczęścia „{ $special }”.
cli-you-match-ended =
    { $count ->
        [one] Wygrywasz!
        [few] Wspólnie wygrywacie: { $players }.
        [many] Wspólnie wygrywacie: { $players }.
       *[other] Wspólnie wygrywacie: { $players }.
    }

## Opowiadanie, symulacja, liczenie

cli-replay-step = Enter: dalej. q: koniec.
cli-sim-progress = rundy: { $done } z { $rounds }, zostało { $left }
cli-sim-stopped = Wcześniejszy koniec. Rozegrane rundy: { $done } z { $rounds }.
cli-sim-played = { $name }, { $players }, losowa gra. Rundy: { $rounds }
cli-sim-mean =
    { $unit ->
        [points] Średnia punktów na miejsce i rundę: { $mean }
        [team] Średnia byków drużyny na rundę: { $mean }
       *[bulls] Średnia byków na miejsce i rundę: { $mean }
    }
cli-sim-interval = Przedział 95%: od { $least } do { $most }
cli-sim-speed =
    { $engine ->
        [compiled] Na sekundę: rundy { $rounds }, decyzje { $decisions }. Silnik: skompilowany
       *[pure] Na sekundę: rundy { $rounds }, decyzje { $decisions }. Silnik: czysty Python
    }
cli-perft-leaves = Liście na głębokości { $depth }: { $leaves }
