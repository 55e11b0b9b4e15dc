### Błędy: co jest źle i co zrobić. $seat, $row, $at i $line liczy się od 1;
### $close i $allowed to listy, choćby z jednej pozycji; $problem i $section to gotowy tekst.

## Początek partii

error-unknown-game =
    Nie ma tu gry „{ $game }”. Może chodzi o: { $close }.
error-option-unknown =
    Gra „{ $game }” nie ma opcji „{ $option }”. Może chodzi o: { $close }.
error-option-value =
    Opcja „{ $option }” nie może być „{ $value }”. Użyj, proszę, czegoś z tego: { $allowed }.
error-option-conflict =
    Opcja „{ $option }” w tym ustawieniu nie pasuje do „{ $other }”. Zmień, proszę, jedną z nich.
error-option-needs =
    Opcja „{ $option }” działa tylko z opcją „{ $other }”. Ustaw, proszę, obie albo żadnej.
error-option-fixed =
    W grze „{ $game }” opcja „{ $option }” jest zawsze włączona. Pomiń ją, proszę.
error-players-range =
    „{ $game }” to gra dla { $least }–{ $most } osób, a nie dla { $players }. Zmień to, proszę.
error-deck-too-small =
    Przy tym stole trzeba tylu kart: { $needed }, a w talii jest ich { $cards }.
    Wybierz, proszę, mniej osób, mniejsze ręce albo mniej rzędów.
error-endless = Taka partia nigdy by się nie skończyła. Ustaw, proszę, próg albo liczbę rund.

## Układy planszy

error-layout-unreadable =
    Planszy { $file } nie da się odczytać: { $reason }. Sprawdź, proszę, nazwę pliku.
error-layout-json =
    Plansza { $file }, wiersz { $line }, kolumna { $column }: to nie jest JSON. Popraw to, proszę.
error-layout-long =
    Plansza { $file }: ten tekst ma więcej znaków niż { $most }. Użyj, proszę, innego pliku.
error-layout-key =
    Plansza { $file }: „{ $key }” to nazwa, której brakuje albo której tu nie znamy.
    Użyj, proszę, tych nazw: { $expected }.
error-layout-type =
    Plansza { $file }: „{ $key }” ma wyglądać tak: { $expected }. Popraw to, proszę.
error-layout-rows =
    Plansza { $file }: rzędów ma być od { $least } do { $most }, a jest ich { $found }.
    Popraw to, proszę.
error-layout-squares =
    Plansza { $file }, rząd { $row }: rząd to lista pól, na przykład [".", "G1", "TB"].
    Popraw to, proszę.
error-layout-row =
    Plansza { $file }, rząd { $row }: pól ma być od { $least } do { $most }, a jest ich { $found }.
    Popraw to, proszę.
error-layout-square =
    Plansza { $file }, rząd { $row }, pole { $square }: nie ma takiego pola jak „{ $found }”.
    Użyj, proszę, jednej z nazw, które są w zasadach.
error-layout-take =
    Plansza { $file }, rząd { $row }, pole { $square }: rząd kończy się jednym polem, które go
    zbiera (TB albo TT), innego takiego nie ma i od takiego się nie zaczyna. Popraw to, proszę.
error-layout-side =
    Plansza { $file }, rząd { $row }, pole { $square }: „{ $found }” to pole gry zaawansowanej.
    Zagraj, proszę, w nią albo popraw to pole.
error-layout-number =
    Plansza { $file }, „{ $key }”, pozycja { $at }: „{ $found }” nie jest liczbą od { $least }
    do { $most }. Popraw to, proszę.
error-layout-copies =
    Plansza { $file }, „{ $key }”: „{ $found }” nie jest liczbą od { $least } do { $most }.
    Popraw to, proszę.
error-layout-twice =
    Plansza { $file }: „{ $key }” jest tam dwa razy. Usuń, proszę, jedno z nich.
error-layout-count =
    Plansza { $file }: „{ $key }” ma pozycji { $found }, a ma ich mieć { $expected }.
    Popraw to, proszę.

## Ruchy

error-choice-illegal =
    Miejsce { $seat } nie może teraz wybrać „{ $choice }”. Wybierz, proszę, coś innego.
error-choice-unreadable =
    Zapis „{ $text }” jest niezrozumiały. Podaj, proszę, kartę, np. 44, albo rząd, np. r2.
error-not-your-turn = Miejsce { $seat } nie ma teraz wyboru. Poczekaj, proszę, na następne pytanie.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }. Użyj, proszę, innego.
error-match-over = Ta partia już się skończyła i nic się w niej nie wybiera. Zacznij, proszę, nową.
error-stale-ask =
    Twoja odpowiedź jest do pytania { $given }, ale stół jest już przy pytaniu { $current }.
    Spójrz, proszę, na stół i wybierz jeszcze raz.

## Rozdanie

error-deal-missing =
    Runda { $round }: rozdanie nie mówi, co losować dla „{ $purpose }”. Uzupełnij je, proszę.
error-deal-size =
    Runda { $round }: losowanie „{ $purpose }” ma pozycji { $found }, a ma ich mieć { $needed }.
    Popraw to, proszę.
error-deal-cards =
    Runda { $round }: losowanie „{ $purpose }” podaje coś dwa razy albo coś, czego tu nie ma.
    Popraw to, proszę.
error-deal-seed = „{ $found }” nie może być ziarnem. Użyj, proszę, mniejszej liczby całkowitej.

## Pozycje

error-position-version =
    Pozycja zaczyna się od { $expected }, a ta od „{ $found }”.
    Popraw ją, proszę, albo użyj nowszej wersji Oxherd.
error-position-length =
    Pozycja ma najwyżej tyle znaków: { $most }; ta ma ich { $found }. Użyj, proszę, krótszej.
error-position-syntax =
    Pozycja, znak { $at }: jest „{ $found }”, a powinno być { $expected }. Popraw to, proszę.
error-position-card =
    Pozycja, znak { $at }: „{ $found }” nie jest kartą tej gry. Popraw to, proszę.
error-position-card-twice =
    Pozycja, znak { $at }: karta { $card } jest dwa razy. Usuń, proszę, jedną z nich.
error-position-row-length =
    Pozycja, znak { $at }: rząd { $row } jest za długi. Może mieć kart najwyżej { $most }.
error-position-row-order =
    Pozycja, znak { $at }: karty w rzędzie { $row } nie rosną. Ułóż je, proszę, po kolei.
error-position-hand-size =
    Pozycja, znak { $at }: miejsce { $seat } ma na ręce kart { $size }, a ma ich mieć { $expected }.
    Popraw, proszę, ich liczbę.
error-position-count =
    Pozycja, znak { $at }: część „{ $section }” ma wpisów { $found }, a ma ich mieć { $expected }.
    Popraw, proszę, ich liczbę.
error-position-value =
    Pozycja, znak { $at }: „{ $found }” nie może być w części „{ $section }”.
    Popraw to, proszę.
error-position-queue =
    Pozycja, znak { $at }: zagrane karty nie mogą czekać w ten sposób.
    Sprawdź, proszę, kto co zagrywa i w jakiej kolejności karty czekają.
error-position-moment =
    Pozycja, znak { $at }: z tymi kartami partia nie może być w chwili „{ $found }”.
    Sprawdź, proszę, tę część.

## Zapisy partii

error-record-version =
    Zapis partii, wiersz { $line }: „{ $found }” to nie początek zapisu, który tu znamy.
    Użyj, proszę, innego pliku albo nowszej wersji Oxherd.
error-record-syntax =
    Zapis partii, wiersz { $line }: „{ $found }” nie da się odczytać. Popraw to, proszę.
error-record-truncated =
    Zapis partii, wiersz { $line }: zapis tu się urywa. Użyj, proszę, całego pliku.
error-record-edited =
    Zapis partii jest inny niż na początku: suma kontrolna się nie zgadza. Użyj, proszę, oryginału.
error-record-choice =
    Zapis partii, wiersz { $line }: takiego ruchu tam nie ma ({ $problem }).
    Użyj, proszę, oryginalnego pliku.
error-record-deal =
    Zapis partii, wiersz { $line }: takie rozdanie jest niemożliwe ({ $problem }).
    Użyj, proszę, oryginalnego pliku.
error-record-rules =
    Zapis partii, wiersz { $line }: takiej gry nie da się przygotować ({ $problem }).
    Popraw, proszę, jej nazwę albo opcje.
error-record-off = Ta partia nie prowadzi zapisu. Zacznij, proszę, nową, która go prowadzi.
