### Čo hovorí príkazový riadok. $problem, $choices, $amounts, $plays, $people, $amount a ďalšie
### slová bez množného čísla sú hotový text. Čo sa píše (play, --resume), zostáva, ako je.

## Pomoc

cli-about = Kartové hry z rodiny 6 berie! a k tomu GAP: na hranie tu v termináli aj na skúmanie.
cli-command = PRÍKAZ
cli-commands = príkazy
cli-examples = Príklady:
cli-about-play =
    Zahraj si tu v termináli proti náhodným súperom.
    Všetko sa píše prostými riadkami, ktoré zvládne každý terminál aj každá čítačka obrazovky.
cli-about-games = Ukáž hry.
cli-about-rules = Ukáž pravidlá hry a jej voľby.
cli-about-replay =
    Vyrozprávaj zaznamenanú partiu slovami.
    Počuješ to, čo počuje divák, ak si nevypýtaš niektoré miesto alebo všetko.
cli-about-sim =
    Odohraj veľa kôl náhodne a ukáž priemerné skóre.
    Interval počíta s tým, že miesta v jednom kole majú spoločné karty.
cli-about-perft =
    Spočítaj, koľkými spôsobmi sa dá pokračovať; slúži na kontrolu jadra.
    Strom má jedno poschodie pre každý výber jedného miesta; kde volia všetci naraz, volia miesta
    jedno po druhom. Náhodu určuje semienko.
cli-about-serve = Spusti server, ktorý v tejto verzii ešte nie je.
cli-about-completion = Vypíš skript, s ktorým shell dopĺňa príkazy, hry a voľby.

cli-arg-version = ukáž verziu, Python a zostavenie jadra
cli-arg-lang = jazyk, inak ten z OXHERD_LANG alebo zo systému
cli-arg-json = odpovedz v JSONe, pre programy
cli-arg-game = hra, napríklad classic; všetky ukáže { $program } games
cli-arg-game-or-classic = hra, inak classic; všetky ukáže { $program } games
cli-arg-players = koľko hráčov je pri stole, inak 4
cli-arg-seed = číslo alebo slovo, ktoré určuje náhodu; rovnaké semienko dá rovnaké karty
cli-arg-seed-or-0 = číslo alebo slovo, ktoré určuje náhodu, inak 0
cli-arg-option = voľba hry, napríklad rounds=3; môže ich byť viac
cli-arg-own-seat = tvoje miesto, počítané od 1, inak 1; s --resume ho treba uviesť
cli-arg-names = mená ostatných oddelené čiarkami
cli-arg-record = uchovávaj partiu v tomto novom súbore, aj keď odídeš skôr
cli-arg-resume = pokračuj v partii, ktorú tento súbor uchováva
cli-arg-file = záznam; - je štandardný vstup
cli-arg-ears = rozprávaj, čo počulo toto miesto, počítané od 1
cli-arg-all = rozprávaj všetko aj s kartami v ruke všetkých
cli-arg-step = po každej scéne počkaj na Enter
cli-arg-rounds = koľko kôl sa má odohrať, inak 10000
cli-arg-jobs = koľko procesov sa delí o prácu, inak 1
cli-arg-depth = do akej hĺbky výberov sa počíta, inak 2
cli-arg-position = začni z tejto pozície namiesto prvého rozdania
cli-arg-divide = počítaj aj zvlášť pod každou prvou voľbou
cli-arg-shell = tvoj shell

cli-argparse-usage = použitie:{ " " }
cli-argparse-positionals = argumenty
cli-argparse-options = prepínače
cli-argparse-help = ukáž túto pomoc
cli-argparse-argument = { $name }: { $problem }
cli-argparse-required = niečo tu chýba: { $names }
cli-argparse-unrecognized = tomuto nerozumieme: { $names }
cli-argparse-choice = „{ $value }“ sa nedá, vyber, prosím, z { $choices }
cli-argparse-value = „{ $value }“ nie je číslo
cli-argparse-one = chýba hodnota
cli-argparse-none = hodnota „{ $value }“ sem nepatrí
cli-argparse-not-with = nejde dokopy s { $name }
cli-argparse-one-of = treba jedno z tohto: { $names }

## Ťažkosti

cli-wrong-usage = { $problem }. Pomoc: { $command } --help
cli-server-missing =
    Server v tejto verzii ešte nie je.
    Ak chceš hrať tu v termináli, napíš: { $program } play
cli-internal =
    Toto je chyba v programe Oxherd, nie tvoja. Nahlás ju, prosím, aj s riadkami vyššie.
cli-unreadable = { $file } sa nedá prečítať: { $reason }.
cli-too-long = Súbor { $file } je na záznam partie pridlhý. Vyber, prosím, iný súbor.
cli-unwritable = { $file } sa nedá zapísať: { $reason }.
cli-exists =
    { $file } už existuje. Pokračuj v ňom, prosím (--resume), alebo zvoľ iné meno.
cli-resume-alone =
    { $file } už hovorí, čo sa hrá. Vynechaj, prosím, hru, --players aj -o.
cli-resume-seat =
    { $file } nehovorí, ktoré miesto je tvoje.
    Pridaj, prosím, --seat a číslo od 1 do { $players }.
cli-unknown-game = Hra „{ $game }“ tu nie je. Všetky hry ukáže: { $program } games
cli-option-unknown =
    Hra „{ $game }“ nemá voľbu „{ $option }“.
    Všetky jej voľby ukáže: { $program } rules { $game }
cli-option-form = „{ $word }“ nie je voľba. Napíš, prosím, NÁZOV=HODNOTA, napríklad rounds=3.
cli-too-small = { $name } musí byť aspoň 1.
cli-not-together = { $name } nejde dokopy s { $other }.
cli-names-many =
    Mien je viac ({ $count }) ako ostatných hráčov ({ $others }). Niektoré, prosím, vynechaj.
cli-names-twice = Dvaja pri stole by sa volali „{ $name }“. Zvoľ, prosím, rôzne mená.
cli-problem-scores = skóre vychádza inak
cli-problem-seats = neodpovedali všetky miesta
cli-problem-commitment = semienko nie je to, ktoré bolo na začiatku prisľúbené
cli-problem-seed = semienko rozdáva iné karty

## Hry a pravidlá

cli-players =
    { $most ->
        [one] { $least }–{ $most } hráč
        [few] { $least }–{ $most } hráči
        [many] { $least }–{ $most } hráča
       *[other] { $least }–{ $most } hráčov
    }
cli-reconstruction =
    Neoficiálny plán: políčka sú rekonštrukcia, nie vydaný herný plán.
cli-rules-options = Voľby s obvyklými hodnotami. Menia sa pomocou -o NÁZOV=HODNOTA.
cli-rules-allowed = Možnosti: { $allowed }

## Pri stole

cli-and = { $most } a { $last }
cli-names = Straka, Malina, Lyska, Jahoda, Rohaňa, Kvetka, Belka, Zornička, Perla
cli-play-people = Pri stole, v smere hodinových ručičiek: { $people }.
cli-play-hint = Napíš ? pre pomoc, koniec pre odchod od stola.
cli-play-double = Pri jednom alebo dvoch hráčoch sa vaše kravy počítajú dvakrát.
cli-play-now =
    { $unit ->
        [points] Body v tomto kole: { $amounts }
       *[bulls] Kravy v tomto kole: { $amounts }
    }
cli-play-in-all =
    { $unit ->
        [points] Body spolu: { $amounts }
       *[bulls] Kravy spolu: { $amounts }
    }
cli-play-queue = Na priloženie čaká: { $plays }
cli-play-squares = Políčka na hernom pláne:
cli-play-clovers = Štvorlístky na počítadle bodov: { $places }
cli-play-hidden-piles = Do vzatých kariet sa v tejto partii nenazerá.
cli-play-offer = Môžeš zvoliť: { $choices }
cli-play-not-offered = „{ $text }“ teraz nie je v ponuke.
cli-play-help =
    Napíš, čo volíš, a stlač Enter.
    Viac ti ukážu slová stôl, karty, skóre a pravidlá. Slovom koniec odídeš od stola.
cli-play-where = Súbor, kam partiu uložiť (len Enter: neukladať):
cli-play-kept = Partia je uložená v súbore { $file }. Pokračovať sa dá takto:
cli-play-recorded = Záznam partie je v súbore { $file }.

cli-word-help = pomoc, nápoveda
cli-word-rules = pravidlá
cli-word-hand = karty, ruka
cli-word-score = skóre, kravy, body
cli-word-table = stôl, rady
cli-word-pass = nie, nič, ďalej
cli-word-pass-trick = už nie
cli-word-quit = koniec, q

cli-you-drafted = Berieš si z odkrytých kariet { $card }.
cli-you-placed =
    { $side ->
        [left] Prikladáš { $card } vľavo do radu { $row }.
        [inside] Vkladáš { $card } do radu { $row }, kam patrí.
       *[right] Prikladáš { $card } do radu { $row }.
    }
cli-you-collected =
    { $why ->
        [full] Rad { $row } je plný: berieš { $cards } ({ $amount }).
        [misfit] Nie je kam: berieš rad { $row }, { $cards } ({ $amount }).
        [insert] Rad { $row } už bol plný: berieš { $cards } ({ $amount }).
        [shift] Rad { $row } už bol plný: berieš { $cards } ({ $amount }).
        [minus-plus] Berieš zvyšok radu { $row }: { $cards } ({ $amount }).
        [nothing] Z radu { $row } už nezostáva čo brať.
        [fifth-row] S radom ide ešte jedna karta: berieš { $cards } ({ $amount }).
        [box] Rad { $row } sa uvoľňuje, z hry sa vyraďujú: { $cards }.
        [screen] Rad { $row } sa uvoľňuje: berieš za zástenu { $cards }.
       *[cow] Krava dopadá do radu { $row }: berieš { $cards } ({ $amount }).
    }
cli-you-played = Hráš: { $card }.
cli-you-took = Berieš: { $cards }.
cli-you-joined = Nechávaš v rade: { $card }.
cli-you-special-played =
    { $kind ->
        [lift] Otváraš uzavretý rad.
       *[card] Používaš „{ $special }“.
    }
cli-you-special-drawn = Doberáš si „{ $special }“.
cli-you-special-swapped = Odkladáš „{ $special }“ a doberáš si špeciálnu kartu.
cli-you-replaced = Berieš späť { $card } a hráš { $other }.
cli-you-shifted = Premiestňuješ { $card } z radu { $row } do radu { $target }.
cli-you-turned = Platíš kartou { $card } ({ $amount }).
cli-you-cancelled = Rušíš kartu { $card } ({ $amount }).
cli-you-skipped = Vynechávaš { $square }. políčko radu { $row }.
cli-you-scored =
    { $way ->
        [won] Získavaš { $amount }, spolu { $total }.
        [neither] Tvoj ukazovateľ bodov zostáva stáť na { $total }.
       *[lost] Strácaš { $amount }, spolu { $total }.
    }
cli-you-tile-drawn = Doberáš si doštičku { $card }.
cli-you-extra-revealed = Odkrývaš aj doštičku { $card }.
cli-you-lucky-taken = Berieš si šťastnú kartu „{ $special }“.
cli-you-match-ended =
    { $count ->
        [one] Vyhrávaš!
        [few] O výhru sa delíte: { $players }.
        [many] O výhru sa delíte: { $players }.
       *[other] O výhru sa delíte: { $players }.
    }

## Rozprávanie, simulácia, počítanie

cli-replay-step = Enter: ďalej. q: koniec.
cli-sim-progress = kolá: { $done } z { $rounds }, zostáva { $left }
cli-sim-stopped = Predčasný koniec. Odohrané kolá: { $done } z { $rounds }.
cli-sim-played = { $name }, { $players }, náhodná hra. Kolá: { $rounds }
cli-sim-mean =
    { $unit ->
        [points] Priemer bodov na miesto a kolo: { $mean }
        [team] Priemer kráv tímu na kolo: { $mean }
       *[bulls] Priemer kráv na miesto a kolo: { $mean }
    }
cli-sim-interval = 95 % interval: { $least } až { $most }
cli-sim-speed =
    { $engine ->
        [compiled] Za sekundu: kolá { $rounds }, rozhodnutia { $decisions }. Jadro: preložené
       *[pure] Za sekundu: kolá { $rounds }, rozhodnutia { $decisions }. Jadro: čistý Python
    }
cli-perft-leaves = Listy v hĺbke { $depth }: { $leaves }
