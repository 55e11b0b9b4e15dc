### Gry: nazwy, zachęty i zasady. Zasady to zwykłe wiersze; najpierw ich części wspólne.
### Liczby w tekstach są domyślne; opcje stołu mogą je zmienić.

## Wspólne części zasad

rules-goal =
    Cel: mieć na koniec partii jak najmniej byków. Byki są na kartach, które zbierasz.
    Większość kart ma 1 byka; 5, 15, 25 … mają po 2; 10, 20, 30 … po 3; 11, 22, 33 … po 5.
    Najgorsza jest karta 55: ma 7 byków.
rules-setup =
    Przygotowanie: tasuje się karty 1–104. Dostajesz 10, a cztery następne, odkryte, zaczynają
    cztery rzędy. Pozostałe karty czekają zakryte na następną rundę.
rules-deck =
    Karty: w grze są tylko najniższe, po dziesięć na osobę i jeszcze cztery:
    dla dwóch osób 1–24, dla trzech 1–34 i tak dalej, aż do 1–104 dla dziesięciu.
rules-trick =
    Tura: wszyscy w tajemnicy wybierają po jednej karcie. Potem karty są odkrywane i po kolei
    trafiają do rzędów, od najniższej do najwyższej.
rules-fit =
    Dokąd: na koniec rzędu, którego ostatnia karta jest niższa od twojej. Jeśli jest ich kilka,
    to do tego, którego ostatnia karta jest najbliższa. Wyboru nie masz.
rules-full =
    Pełny rząd: w rzędzie mieści się pięć kart. Jeśli twoja ma być szósta, zbierasz te pięć,
    a twoja karta zaczyna rząd od nowa.
rules-low =
    Za niska karta: jeśli twoja jest niższa od ostatnich kart wszystkich rzędów, zbierasz
    dowolny rząd, a twoja karta zaczyna go od nowa.
rules-pile =
    Zebrane karty idą na twój stos byków i nigdy nie wracają na rękę.
rules-rows =
    { rules-fit }
    { rules-full }
    { rules-low }
    { rules-pile }
rules-end =
    Runda trwa, aż skończą się karty na rękach. Byki z twojego stosu powiększają twój wynik.
    Partia: kolejne rundy trwają, dopóki po którejś ktoś nie ma 66 byków lub więcej.
    Wygrywa najmniejsza liczba byków; przy remisie wygrana jest wspólna.
rules-options =
    Opcje: inny próg, stała liczba rund, stosy, do których nie wolno zaglądać;
    jako zasady domowe także inna liczba kart na ręce oraz inna liczba i długość rzędów.

## Gra podstawowa

game-classic-name = 6. bierze!
game-classic-pitch =
    Wybierz kartę w tajemnicy, patrz, jak rosną rzędy, i licz na to, że szósta nie będzie twoja.
game-classic-rules =
    { rules-goal }
    { rules-setup }
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Przykład: rzędy to 8 19 | 30 33 34 40 41 | 52 | 77 90. Zagrane są cztery karty: 6, 22, 45, 60.
    Karta 6 nigdzie nie pasuje. Kto ją zagrywa, zbiera rząd 3, samą 52 z 1 bykiem; jest tam teraz 6.
    Karta 22 trafia za 19.
    Karta 45 ma trafić za 41, ale jako szósta: kto ją zagrywa, zbiera ten rząd, 13 byków.
    Karta 60 ma szczęście i trafia za 45.
    Potem: 8 19 22 | 45 60 | 6 | 77 90.

## Taktyka

game-tactics-name = Taktyka
game-tactics-pitch =
    Mało kart i wszystkie w grze: licz, co już zeszło, i zgaduj, kto ma resztę.
game-tactics-rules =
    Gra podstawowa z kartami, o których wszyscy wiedzą.
    { rules-goal }
    { rules-deck }
    Przygotowanie: tasuje się te karty. Dostajesz 10; cztery ostatnie, odkryte, zaczynają rzędy.
    Nic nie zostaje: czego jeszcze nie widać, to ktoś ma na ręce.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Przykład dla trzech osób: rzędy to 7 12 | 15 | 20 24 27 30 31 | 26. Masz na ręce 33.
    Sama byłaby szóstą kartą rzędu 3, a to kosztuje 9 byków.
    Nikt jednak nie pokazał jeszcze 32, więc ktoś ją ma. Jeśli pojawi się w tej samej turze,
    idzie pierwsza i zbiera rząd, a twoja 33 spokojnie staje za nią: 32 33.

## Logika

game-logic-name = Logika (tryb zaawansowany)
game-logic-pitch =
    Złóż swoją rękę z odkrytych kart, a potem przechytrz wszystkich, choć znają ją całą.
game-logic-rules =
    Gra podstawowa z kartami, o których wszyscy wiedzą, i z ręką, którą się wybiera.
    { rules-goal }
    { rules-deck }
    Wybór: wszystkie te karty leżą odkryte. Zgodnie z ruchem wskazówek zegara bierzesz za każdym
    razem jedną, aż wszyscy mają ich 10. Cztery ostatnie zaczynają rzędy, najniższa rząd 1.
    O tym, kto zaczyna w rundzie 1, decyduje los; w każdej następnej zaczyna kolejne miejsce.
    Wybór jest jawny, więc wszyscy znają wszystkie ręce. Tajne jest tylko to, co kiedy pada.
    Najlepiej gra się w 2–6 osób. Jedna z opcji ukrywa cudze ręce.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Przykład dla dwóch osób: zostają karty 3, 9, 14 i 20, więc rzędy to 3 | 9 | 14 | 20.
    Masz 21 i 23, na drugiej ręce są 22 i 24. W rzędzie 4 jest miejsce akurat na te cztery:
    20 21 22 23 24. Wyższych kart nie ma, więc nikt nie dołoży tam szóstej.

## Profesjonalista

game-professional-name = Profesjonalista
game-professional-pitch =
    Rzędy rosną na obu końcach, więc kłopoty przychodzą i z lewej, i z prawej.
game-professional-rules =
    Gra podstawowa z rzędami, które mają dwa końce.
    { rules-goal }
    { rules-setup }
    { rules-trick }
    Dokąd: na prawo od rzędu, jeśli twoja karta jest wyższa od jego prawego końca,
    albo na lewo od rzędu, jeśli jest niższa od jego lewego końca.
    Ze wszystkich tych miejsc liczy się to z najmniejszą różnicą, niezależnie od rzędu i strony.
    Jeśli dwa są równie blisko, wybierasz ty; opcja może dać pierwszeństwo prawej albo lewej.
    { rules-full } Dotyczy to obu stron.
    Nie ma dokąd: jeśli twoja karta w każdym rzędzie wypada między jego końcami, zbierasz
    dowolny rząd, a twoja karta zaczyna go od nowa.
    { rules-pile }
    { rules-end }
    { rules-options }
    Przykład: rzędy to 20 24 | 47 50 | 66 | 81 90. Zagrane są trzy karty: 22, 44, 58.
    Karta 22 pasuje z lewej przy 47, 66 i 81; najbliżej jest 47: 22 47 50.
    Karta 44 jest teraz o 20 od 24 i o 22 od 66: trafia na prawo od 24.
    Karta 58 jest o 8 od 50 i o 8 od 66: kto ją zagrywa, wybiera rząd 3, z lewej.
    Potem: 20 24 44 | 22 47 50 | 58 66 | 81 90.

## Sprytna

game-nifty-name = Sprytna
game-nifty-pitch =
    Dwie karty naraz: pokaż najniższą, a obie twoje idą pierwsze, w kolejności, jaką wolisz.
game-nifty-rules =
    Gra podstawowa z dwiema kartami w każdej turze, dla 2–7 osób.
    { rules-goal }
    Przygotowanie: tasuje się karty 1–104. Dostajesz 14, a cztery następne, odkryte, zaczynają
    cztery rzędy.
    Tura: wszyscy w tajemnicy wybierają po dwie karty, potem się je odkrywa. Tur jest siedem.
    Kto zagrywa najniższą kartę, dokłada obie swoje, w dowolnej kolejności.
    Potem to samo robi osoba z najniższą spośród kart, które jeszcze czekają, i tak dalej.
    Druga karta z pary trafia do rzędu dopiero wtedy, gdy z pierwszą jest już po wszystkim.
    { rules-rows }
    { rules-end }
    { rules-options }
    Przykład: rzędy to 9 | 30 31 33 36 38 | 52 | 80. Zagrywasz 3 i 41, ktoś inny 20 i 60.
    Najniższa karta jest twoja, więc najpierw idą obie twoje.
    Najpierw 41: zbierasz rząd 2 (11 byków), a potem za 3 jeszcze co najmniej 1 byka.
    Najpierw 3: zbierz za nią rząd 2 (11 byków), a 41 za darmo trafi za 9.

## Wydanie jubileuszowe

game-jubilee-name = Wydanie jubileuszowe (25 lat)
game-jubilee-pitch =
    Trzy karty specjalne na ręce: zablokuj rząd, wsuń się między karty albo spłać swoje byki.
game-jubilee-rules =
    Gra podstawowa z kartami specjalnymi, na dwie rundy, dla 2–8 osób.
    { rules-goal }
    Przygotowanie: tasuje się karty 1–104. Dostajesz 12, a cztery następne, odkryte, zaczynają
    cztery rzędy.
    Z 28 kart specjalnych, po cztery każdego rodzaju, dostajesz trzy; pozostałe to stos dobierania.
    Nikt inny nie zna twoich kart specjalnych.
    { rules-trick }
    { rules-rows }
    Karty specjalne: tuż przed dołożeniem swojej karty możesz użyć jednej z nich. Odrzuca się ją
    od razu albo wtedy, gdy schodzi ze stołu.
    5. rząd: twoja karta zaczyna piąty rząd i nikt nie zbiera. Szóstego nie ma. Kto potem pierwszy
    zbierze któryś z tych pięciu rzędów, bierze też swoją zagraną kartę, a ten rząd znika.
    7. bierze!: jeśli twoja karta ma być szósta, trafia do rzędu i nikt nie zbiera. Karta specjalna
    zostaje przy rzędzie: teraz dopiero siódma zbiera sześć. Dwa razy nie może tam leżeć.
    Wsuń!: twoja karta trafia na swoje miejsce w rzędzie, który kończy się wyższą kartą, między dwie
    inne albo na początek. Jeśli rząd był pełny, zbierasz go bez ostatniej karty, która zostaje.
    Zamiana!: bierzesz swoją kartę z powrotem i od razu dokładasz inną z ręki, już bez kolejnej
    karty specjalnej.
    Przepchnij!: najpierw przepychasz dowolną kartę ze stołu na jej miejsce w innym rzędzie, który
    nie jest pełny. Jeśli była w swoim rzędzie sama, twoja karta zaczyna go od nowa.
    Stop!: najpierw blokujesz rząd, przy którym nie ma karty 7. bierze! Nic do niego nie trafia, nic
    z niego nie ubywa i nikt go nie zbiera. Zablokowane są najwyżej dwa rzędy; gdy ktokolwiek
    zbierze rząd, wszystkie są znów otwarte.
    Minus = Plus: tylko wtedy, gdy masz zebrać rząd. Byki jednej z jego kart płacą za inne karty
    z rzędu albo z twojego stosu. Ta karta i karty spłacone wypadają z gry.
    Wymiana: po zebraniu rzędu możesz odrzucić kartę specjalną i dobrać inną.
    Runda trwa, aż skończą się karty na rękach. Byki z twojego stosu powiększają twój wynik.
    Na rundę 2 zostają ci nieużyte karty specjalne i dostajesz nowe, najwyżej trzy; wszyscy tyle
    samo.
    Partia: po dwóch rundach wygrywa najmniejsza liczba byków; przy remisie wygrana jest wspólna.
    Karty specjalne, które zostały, nic nie są warte.
    Opcje: inna liczba rund, stosy, do których nie wolno zaglądać, kilka kart specjalnych naraz
    i trzy szczegóły kart specjalnych.
    Przykład: rzędy to 12 17 20 31 36 | 44 52 | 60 | 85, a ty zagrywasz 38.
    Jako szósta karta rzędu 1 kosztowałaby 7 byków.
    Z kartą Wsuń! trafia przed 44: 38 44 52.
    Z kartą 7. bierze! zostaje w rzędzie 1, a następna karta zbiera tam sześć.
    Z kartą Stop! przy rzędzie 1 nigdzie nie pasuje: zbierasz dowolny rząd, choćby 85, 2 byki.

## Parzyste/nieparzyste

game-parity-name = Parzyste/nieparzyste
game-parity-pitch =
    Jeden rząd wybrzydza: tylko nieparzyste albo tylko parzyste, dopóki znacznik nie odejdzie.
game-parity-rules =
    Gra podstawowa ze znacznikiem, przez który jeden rząd wybrzydza.
    { rules-goal }
    { rules-setup }
    Znacznik: zaczyna przy rzędzie z najniższą kartą i pokazuje, czy jest ona parzysta, czy nie.
    W każdej rundzie kładzie się go od nowa i nie zajmuje on miejsca w rzędzie.
    { rules-trick }
    { rules-fit }
    Oznaczony rząd: przyjmuje tylko liczby nieparzyste albo tylko parzyste, jak mówi znacznik.
    { rules-full }
    Nie ma dokąd: jeśli żaden rząd nie przyjmuje twojej karty, bo jest za niska albo nie ta,
    zbierasz dowolny rząd, nawet oznaczony, a twoja karta zaczyna go od nowa.
    { rules-pile }
    Ruch znacznika: ilekroć ktoś zbierze rząd i leży już nowa pierwsza karta, znacznik przechodzi
    ze swojego rzędu do tego z trzech pozostałych, którego ostatnia karta jest najniższa,
    i pokazuje, czy jest ona parzysta, czy nie.
    { rules-end }
    { rules-options }
    Przykład: rzędy to 17 | 28 36 | 51 | 60 72, znacznik jest przy rzędzie 1: nieparzyste.
    Karta 20 nie może iść za 17, a inne końce są wyższe: kto ją zagrywa, zbiera rząd 3, 1 byka.
    Rzędy to teraz 17 | 28 36 | 20 | 60 72. Znacznik opuszcza rząd 1; z kart 36, 20 i 72
    najniższa jest 20, więc przechodzi do rzędu 3 i pokazuje parzyste.

## Wspinaczka górska

game-mountain-name = Wspinaczka górska
game-mountain-pitch =
    Jeden rząd schodzi, reszta się wspina, a po każdym zebranym rzędzie wspinaczka idzie dalej.
game-mountain-rules =
    Gra podstawowa z kartą wspinaczki, która odwraca jeden rząd.
    { rules-goal }
    { rules-setup }
    Wspinaczka: jej karta w każdej rundzie zaczyna przy rzędzie 4, ze strzałkami w górę.
    Nie zajmuje miejsca w rzędzie.
    { rules-trick }
    Dokąd: rząd z kartą wspinaczki maleje i przyjmuje tylko karty niższe od swojej ostatniej.
    Trzy pozostałe jak zawsze rosną i przyjmują karty wyższe od swojej ostatniej.
    Z rzędów, które przyjmują twoją kartę, liczy się ten z najbliższą ostatnią, w górę czy w dół.
    Jeśli rząd z kartą wspinaczki jest równie blisko jak inny, karta trafia do niego.
    { rules-full }
    Nie ma dokąd: jeśli twoja karta jest niższa od końców rosnących rzędów, ale wyższa od końca
    rzędu z kartą wspinaczki, zbierasz dowolny rząd, a twoja karta zaczyna go od nowa.
    { rules-pile }
    Krok: ilekroć ktoś zbierze rząd, karta wspinaczki idzie o jeden rząd dalej, jak strzałki,
    a przy rzędach 1 i 4 zawraca: 4, 3, 2, 1, 2, 3, 4 … W rzędach liczą się tylko końce.
    { rules-end }
    { rules-options }
    Przykład: rzędy to 9 | 25 31 | 60 | 44 39, wspinaczka jest przy rzędzie 4. Zagrane są 35 i 50.
    Karta 35 jest o 4 wyższa od 31 i o 4 niższa od 39: trafia do rzędu wspinaczki, 44 39 35.
    Karta 50 jest teraz za wysoka na rząd 4 i trafia za 31: 25 31 50.

## Skacząca krowa

game-jumping-cow-name = Skacząca krowa
game-jumping-cow-pitch =
    Krowa kładzie się w rzędzie, podskakuje, gdy coś się zbliża, i może spaść tam, gdzie boli.
game-jumping-cow-rules =
    Gra podstawowa z krową, która zajmuje miejsce i nigdzie długo nie usiedzi.
    { rules-goal }
    { rules-setup }
    Krowa: w każdej rundzie zaczyna za najniższą z czterech kart. Nie ma liczby,
    ale miejsce zajmuje: cztery karty i krowa to pełny rząd.
    { rules-trick }
    { rules-fit }
    W rzędzie z krową za ostatnią kartę uważa się liczbę przed krową.
    { rules-full } W rzędzie z krową już piąta karta zbiera cztery.
    { rules-low }
    { rules-pile }
    Skok: gdy do rzędu z krową trafi karta albo gdy ktoś zbierze ten rząd, krowa skacze do tego
    z trzech pozostałych, którego ostatnia karta jest najniższa. W innych przypadkach zostaje.
    Lądowanie w rzędzie z pięcioma kartami: kto wywołuje skok, zbiera ten rząd bez ostatniej karty,
    która zostaje jako pierwsza, a krowa skacze dalej. Może się to zdarzyć kilka razy.
    { rules-end }
    { rules-options }
    Przykład: rzędy to 14 krowa | 20 26 27 30 35 | 50 | 61, a ty zagrywasz 16.
    Trafia za 14; krowa skacze do 35, najniższego z pozostałych końców.
    Tam już się nie mieści: zbierasz 20 26 27 30, 8 byków, a 35 zostaje.
    Krowa skacze dalej, do 16. Potem: 14 16 krowa | 35 | 50 | 61.

## Przekręcone liczby

game-flip-name = Przekręcone liczby
game-flip-pitch =
    Raz na rundę możesz przeczytać kartę od tyłu: 62 to nagle 26 i wszystkie plany na nic.
game-flip-rules =
    Gra podstawowa, w której raz na rundę można przeczytać kartę od tyłu.
    { rules-goal }
    { rules-setup }
    Karta przekręcenia: w każdej rundzie dostajesz jedną. Nieużyta nie przechodzi na następną.
    { rules-trick }
    Przekręcenie: raz na rundę możesz ją zagrać razem z kartą z liczbą. Liczba ma wtedy
    zamienione cyfry, i dla kolejności, i dla rzędu: 62 liczy się jako 26, 70 jako 7.
    Przekręcić można tylko liczby 10–99 z dwiema różnymi cyframi.
    Jeśli przekręcona karta ma tę samą wartość co inna zagrana, przekręcona idzie pierwsza.
    Gdy już leży w rzędzie, znów ma wydrukowaną liczbę, więc rząd może też maleć.
    Byki liczy się zawsze według wydrukowanej liczby.
    { rules-rows }
    Liczba równa ostatniej karcie rzędu nie pasuje za nią.
    { rules-end }
    { rules-options }
    Przykład: rzędy to 5 | 38 | 50 55 57 58 59 | 90, a ty chcesz zagrać 62.
    Jako 62 byłaby szóstą kartą rzędu 3, a to kosztuje 13 byków.
    Przekręcona liczy się jako 26 i trafia za 5. Tam leży znów jako 62: 5 62.

## Ubij bawoła

game-buffalo-name = Ubij bawoła
game-buffalo-pitch =
    Wszyscy razem przeciwko bawołowi, który gra na oślep: zbierzcie mniej byków niż on.
game-buffalo-rules =
    Gra podstawowa, w której wszyscy grają razem przeciwko talii kart, dla 1–6 osób.
    Cel: mieć na koniec razem mniej byków niż bawół.
    Większość kart ma 1 byka; 5, 15, 25 … mają po 2; 10, 20, 30 … po 3; 11, 22, 33 … po 5.
    Najgorsza jest karta 55: ma 7 byków.
    Przygotowanie: tasuje się karty 1–104. Dostajesz 10, bawół dostaje talię 10 zakrytych, a cztery
    następne, odkryte, zaczynają cztery rzędy. Pozostałe zostają na boku.
    Z 16 kart specjalnych, po dwie każdego rodzaju, tylko część jest w grze: dla jednej osoby żadna,
    dla dwóch 2, dla trzech 4, dla czterech 6, dla pięciu 11, dla sześciu 16. Dwie leżą odkryte,
    pozostałe to stos dobierania.
    Tura: wszyscy w tajemnicy wybierają po jednej karcie. Potem karty są odkrywane, a z nimi
    wierzchnia karta z talii bawoła, i po kolei trafiają do rzędów, od najniższej do najwyższej.
    { rules-fit }
    Pełny rząd: w rzędzie mieści się pięć kart. Szósta zbiera te pięć i zaczyna rząd od nowa.
    Za niska karta: karta niższa od ostatnich kart wszystkich rzędów zbiera rząd i zaczyna go
    od nowa. Ty zbierasz dowolny rząd, a bawół ten, w którym jest najmniej byków;
    jeśli takich jest kilka, to ten, którego ostatnia karta jest najwyższa.
    Stosy: co zbieracie, idzie na wspólny stos drużyny; wolno wam do niego zaglądać. Bawół ma własny
    stos, do którego nikt nie zagląda.
    Rozmowy: karty na rękach i zamiary są tajne. O tym, co odkryte, wolno rozmawiać.
    Karty specjalne: przed dołożeniem każdej karty, także karty bawoła, możecie użyć odkrytych kart
    specjalnych, ilu chcecie. W miejsce użytej od razu odkrywa się następną ze stosu.
    7. bierze!: w rzędzie mieści się sześć kart, dopóki ktoś go nie zbierze. Dwa razy przy jednym
    rzędzie leżeć nie może.
    Stop!: rząd jest zablokowany; nic do niego nie trafia, nic z niego nie ubywa i nikt go nie
    zbiera. Przed dołożeniem każdej karty możecie go odblokować.
    Zamiana!: kto ma dołożyć następną kartę, bierze ją z powrotem i od razu dokłada inną z ręki.
    Wsuń!: kto ma dołożyć następną kartę, wsuwa ją na jej miejsce w rzędzie, który kończy się
    wyższą kartą.
    Przepchnij!: dowolna karta ze stołu trafia na swoje miejsce w innym rzędzie. Jeśli była w swoim
    rzędzie sama, zaczyna go od nowa następna dokładana karta, wszystko jedno czyja.
    Jeśli rząd był pełny przed kartą Wsuń! lub Przepchnij!, drużyna zbiera go bez ostatniej karty.
    Pierwsza karta, Ostatnia karta: jedna z kart drużyny idzie pierwsza albo ostatnia. Pierwsza
    karta działa tylko na początku tury.
    Sortowanie: ustalacie kolejność wszystkich czekających kart, także karty bawoła.
    Koniec: po dziesięciu turach. W jedną lub dwie osoby byki drużyny liczą się podwójnie.
    Jeśli drużyna ma mniej byków niż bawół, wygrywacie wszyscy; w przeciwnym razie wygrywa bawół.
    Opcje: inna liczba kart specjalnych, Pierwsza karta w każdej chwili.
    Przykład: rzędy to 20 27 31 38 44 | 55 | 70 | 90. Zagrywasz 45, bawół odkrywa 46.
    Karta 45 idzie pierwsza i zebrałaby rząd 1, 11 byków. Z kartą Ostatnia karta twoja 45
    poczeka: teraz rząd 1 zbiera bawół za 46, a 45 nigdzie nie pasuje i zbiera 46, 1 byka.

## Części zasad gier planszowych

rules-board-goal =
    Cel: mieć na koniec najwięcej punktów. Punkty od razu przesuwają twój znacznik, ale nigdy
    poniżej −44 ani powyżej +44.
    Płytki: liczby 1–100. Ile na której jest byków, widać przy twoich płytkach w nawiasie;
    na planszy, którą ma Oxherd, jest ich 1, 2, 3 albo 5.
rules-board-trick =
    Tura: wszyscy w tajemnicy wybierają po jednej płytce. Potem płytki są odkrywane i po kolei
    trafiają na planszę, od najniższej do najwyższej.
    Dokąd: aktywne są cztery rzędy, te z płytkami. Twoja płytka trafia na koniec aktywnego rzędu,
    którego ostatnia płytka jest niższa. Jeśli takich rzędów jest kilka, to za najbliższą.
    Jeśli wszystkie ostatnie płytki są wyższe, trafia za najwyższą z nich; nic to nie kosztuje.
rules-board-squares =
    Pola: to, na którym kładziesz płytkę, od razu działa na ciebie.
    +3 albo -7: tyle punktów zyskujesz albo tracisz.
    G1, G2: zielone byki, zyskujesz punkty za byki ze swojej płytki, raz albo dwa razy.
    R1, R2: czerwone byki, tracisz punkty za byki ze swojej płytki, raz albo dwa razy.
    T2: dopóki jego rząd jest aktywny, w każdej turze wszyscy wybierają i kładą po dwie płytki.
    TB: zbierasz rząd i tracisz punkty za byki z jego pozostałych płytek; te wypadają z gry.
rules-board-basic-setup =
    Przygotowanie: dostajesz 12 płytek za zasłonkę; cztery następne zaczynają rzędy od 1 do 4.
    W dwie lub trzy osoby pozostałe płytki to zapas.
rules-board-basic-move =
    Potem twoja płytka przechodzi do najbliższego pustego rzędu poniżej, a jeśli takiego nie ma,
    do pierwszego pustego od góry. Tam pole nic nie robi.
rules-board-basic-end =
    Koniec: w dwie lub trzy osoby wszyscy raz biorą po 12 nowych płytek. Gdy nikt nie ma już
    płytek, wygrywa największa liczba punktów; przy remisie wygrana jest wspólna.
rules-board-advanced-setup =
    Przygotowanie: dostajesz 12 płytek za zasłonkę i 2 karty akcji. Cztery następne płytki zaczynają
    rzędy od 1 do 4, a od czterech osób wzwyż cztery ostatnie rzędy. Pozostałe płytki to zapas.
rules-board-advanced-squares =
    TT: zbierasz rząd i nic nie tracisz; jego pozostałe płytki trafiają za twoją zasłonkę.
    DT: dobierasz płytkę z zapasu. DA: dobierasz kartę akcji.
    Po TB i TT twoja płytka przechodzi do innego pustego rzędu, który wybierasz,
    i pierwsze pole też tam działa.
rules-board-actions =
    Karty akcji: tuż przed położeniem płytki możesz ich zagrać, ile chcesz,
    każdą tylko dla tej płytki.
    Stop!: rząd jest zablokowany dla płytek, dopóki ktoś nie zbierze jakiegoś rzędu. Zablokowane są
    najwyżej dwa rzędy.
    Wymiana płytki: twoja płytka wraca za zasłonkę, a ty odkrywasz inną i od razu ją kładziesz.
    Jeszcze jedna płytka: odkrywasz jeszcze jedną i od razu kładziesz wszystkie swoje odkryte,
    od najniższej.
    Rosnąco gdziekolwiek: twoja płytka idzie na koniec dowolnego rzędu, który kończy się niższą
    płytką, nie tylko najbliższego.
    Połóż na początku: twoja płytka idzie na pierwsze pole rzędu, który zaczyna się wyższą
    płytką, i przesuwa pozostałe w prawo, aż do pierwszej luki. Płytka, która trafia przy tym
    na wolne pole, uruchamia je, i to dla ciebie; twoja własna nic nie uruchamia.
    Pominięcie: twoja płytka idzie o jedno pole dalej; pominiętego pola nie można już użyć.
    Ostatniego pola rzędu nie można pominąć.
    Kolejność: najpierw Wymiana płytki, Jeszcze jedna płytka i Stop!, jak chcesz; potem Rosnąco
    gdziekolwiek albo Połóż na początku; potem Pominięcie, ale nie po karcie Połóż na początku.
rules-board-advanced-end =
    Koniec: po turze, w której komuś skończyły się płytki. Kto jeszcze jakieś ma, traci punkty
    za ich byki; potem każda niezagrana karta akcji daje 1 punkt. Wygrywa największa liczba
    punktów; przy remisie wygrana jest wspólna.
rules-board-lucky =
    Koniczyny: są na torze punktacji, na planszy, którą ma Oxherd, na −5, −10 i tak dalej, aż
    do −40. Gdy tracisz punkty, bierzesz kartę szczęścia za każdą koniczynę, na którą twój znacznik
    wchodzi albo którą mija; dopóki są oba rodzaje, wybierasz, z którego.
    Karty szczęścia: tuż przed położeniem płytki możesz zagrać jedną. Potem wraca ona na swój stos.
    Zysk 5 punktów: pole daje ci 5 punktów zamiast tego, co zwykle robi. Na ostatnim polu rzędu nic
    nie tracisz, płytki wypadają z gry, a twoja przechodzi dalej.
    Byki na plus: na ostatnim polu dwie inne płytki rzędu, które wybierasz, liczą się na plus;
    znacznik przesuwa dopiero suma plusów i minusów.
rules-board-options =
    Plansza: na innej planszy liczy się to, co pokazuje stół; przykład jest z planszy, którą ma
    Oxherd.
    Opcje: inny układ planszy, dwie płytki tylko przy niezakrytym T2, limit tur jako zabezpieczenie

## Gra planszowa

game-board-name = 6. bierze! Gra planszowa
game-board-pitch =
    Rzędy pól, które dają i zabierają, a ostatnie w każdym rzędzie zabiera zawsze.
game-board-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-basic-end }
    { rules-board-options }.
    Przykład: aktywne rzędy kończą się na 33, 41, 60 i 82. Płytka 45 trafia za 41.
    Płytka 12 jest niższa od nich wszystkich i trafia za 82.
    Płytka 36 trafia za 33, na ostatnie pole rzędu 20 24 33: kto ją zagrywa, traci 2 + 1 + 3 = 6
    punktów, a 36 zaczyna inny rząd.

## Gra planszowa z kartami szczęścia

game-board-lucky-name = Gra planszowa z kartami szczęścia
game-board-lucky-pitch =
    Gra planszowa, w której nawet spadek przynosi koniczynę: kto traci punkty, zyskuje szczęście.
game-board-lucky-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-lucky }
    { rules-board-basic-end } Karty szczęścia, które zostały, nic nie są warte.
    { rules-board-options }, Zysk 5 punktów na ostatnim polu.
    Przykład: twój znacznik jest na −3 i tracisz 8 punktów. Po drodze na −11 mija koniczyny
    na −5 i −10: bierzesz dwie karty szczęścia.
    Później twoja płytka trafia na ostatnie pole rzędu 20 24 33. Z kartą Byki na plus dla 20 i 33
    zyskujesz 2 + 3 − 1 = 4 punkty, zamiast stracić 6.

## Zaawansowana gra planszowa

game-board-advanced-name = Zaawansowana gra planszowa
game-board-advanced-pitch =
    Druga strona planszy: płytki wracają, rzędy się blokują, a karty akcji wszystko odwracają.
game-board-advanced-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-advanced-end }
    { rules-board-options }, to, które płytki się przesuwają.
    Przykład: rząd 1 ma pola . . -7 . G2 TB, a leżą tam 50 i 53. Twoja 57 trafiłaby na -7.
    Z kartą Pominięcie idzie o jedno pole dalej, gdzie nic się nie dzieje.
    Z kartą Połóż na początku 46 trafiłaby przed 50 i przesunęłaby 53 na -7,
    ale te 7 punktów to ty tracisz.

## Zaawansowana gra planszowa z kartami szczęścia

game-board-advanced-lucky-name = Zaawansowana gra planszowa z kartami szczęścia
game-board-advanced-lucky-pitch =
    Wszystko naraz: karty akcji, karty szczęścia i płytki, które wracają.
game-board-advanced-lucky-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-lucky }
    Na TT karta Byki na plus daje tylko plus za dwie płytki; potem wszystkie idą za twoją zasłonkę.
    Z kartą Połóż na początku nie można zagrać karty szczęścia; w innych przypadkach zagrywa się ją
    po wszystkich kartach akcji.
    { rules-board-advanced-end } Karty szczęścia, które zostały, nic nie są warte.
    { rules-board-options }, to, które płytki się przesuwają, Zysk 5 punktów na ostatnim polu.
    Przykład: twoja 57 ma trafić na ostatnie pole TT rzędu, w którym leżą 20, 24 i 33.
    Z kartą Byki na plus dla 20 i 33 najpierw zyskujesz 5 punktów, a potem te trzy płytki idą
    za twoją zasłonkę. Z kartą Zysk 5 punktów też zyskujesz 5, ale płytki wypadają z gry.

## GAP

game-gap-name = GAP
game-gap-pitch =
    Jednego koloru dużo, innego jak najmniej: im większa różnica, tym więcej punktów.
game-gap-rules =
    Cel: mieć na koniec partii najwięcej punktów. Punktują kolory, liczby tylko przynoszą karty.
    Karty: liczby 0–9 w pięciu kolorach. Tworzą koło: sąsiadami 0 są 9 i 1.
    Przygotowanie: w dwie osoby usuwa się na całą partię dwa kolory, w trzy jeden.
    Które, mówi opcja; w przeciwnym razie decyduje los.
    Runda: dostajesz 6 kart (w pięć lub sześć osób 5). Cztery odkryte karty tworzą rząd;
    reszta to talia. O początku decyduje los; w następnych rundach zaczyna kolejne miejsce.
    Ruch: zgodnie z ruchem wskazówek zegara zagrywa się po jednej karcie z ręki.
    Ta sama liczba: jeśli w rzędzie są karty z liczbą, którą zagrywasz, bierzesz je wszystkie.
    Sąsiedzi: jeśli nie, bierzesz po jednej karcie z liczbą o jeden mniejszą i większą,
    o ile tam są. Jeśli którejś jest kilka, wybierasz jedną.
    Nic z tego: twoja karta zostaje w rzędzie; może on mieć więcej niż cztery karty.
    Nie można odmówić wzięcia kart. Co bierzesz, leży odkryte przed tobą, razem z zagraną kartą.
    Po twoim ruchu rząd jest uzupełniany do czterech kart, dopóki starcza talii.
    Na rękę nigdy się nie dobiera. Runda trwa, aż skończą się karty na rękach.
    Plus: liczy się kolor, którego masz najwięcej. Jeśli jest ich kilka, liczą się wszystkie.
    Minus: z pozostałych kolorów liczy się ten, którego masz najmniej; znów wszystkie takie.
    Kolory, których nie masz, są bez znaczenia. Różnica to twoje punkty, także poniżej zera.
    Partia: gra się, dopóki po którejś rundzie ktoś nie ma 30 punktów lub więcej.
    Wygrywa najwyższa suma.
    Przy remisie decyduje najlepsza pojedyncza runda, potem to, kto ma ją wcześniej;
    w ostateczności wygrana jest wspólna.
    Opcje: inny próg (15 to krótko, 70 długo), stała liczba rund albo dogrywka przy remisie.
    Przykład: w rzędzie są czerwona 3, niebieska 3, zielona 6 i żółta 8.
    Zagrywasz 3: obie trójki są twoje. Zagrywasz 7: bierzesz 6 i 8. Zagrywasz 5: tylko 6.
    Zagrywasz 1: nie ma tam 1, 0 ani 2, więc zostaje w rzędzie.
    Punktacja: za 5 niebieskich, 5 zielonych, 2 żółte i 1 czerwoną masz 10 − 1 = 9 punktów.
