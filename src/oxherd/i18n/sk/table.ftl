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
ask-first-team = Ktorá karta tímu pôjde prvá?
ask-last = Ktorá karta tímu pôjde posledná?
ask-first-of = Dve karty idú na začiatok. Ktorá z nich bude úplne prvá?
ask-last-of = Dve karty idú na koniec. Ktorá z nich bude úplne posledná?
ask-sort = Ktorá z čakajúcich kariet pôjde ako ďalšia?
ask-special = Na rade je tvoja karta { $card }. Použiješ špeciálnu kartu?
ask-team = Teraz sa prikladá: { $play }. Použije tím špeciálnu kartu?
ask-insert = Do ktorého radu pôjde karta { $card }?
ask-replace = Ktorú kartu z ruky zahráš namiesto { $card }?
ask-shift = Ktorá karta zo stola pôjde do iného radu?
ask-shift-to = Do ktorého radu pôjde karta { $card }?
ask-stop = Ktorý rad sa uzavrie?
ask-lift = Ktorý rad sa znova otvorí?
ask-seven = Do ktorého radu sa zmestí o kartu viac?
ask-minus-plus = Za kartu { $card } máš vziať rad { $row }. Použiješ „Mínus = Plus“?
ask-turn = Ktorá karta z radu { $row } zaplatí svojimi kravami za iné?
ask-cancel = Na platenie zostáva: { label-bulls }. Ktorú kartu zrušíš?
ask-swap = Berieš rad. Vymeníš si jednu špeciálnu kartu?
ask-tile = Vyber doštičku spoza svojej zásteny.
ask-tile-pair =
    { $n ->
        [1] Vyber prvú zo svojich dvoch doštičiek pre túto sériu.
       *[other] Vyber druhú zo svojich dvoch doštičiek pre túto sériu.
    }
ask-action = Na rade je tvoja doštička { $card }. Zahráš akčnú kartu?
ask-to-start = Na začiatok ktorého radu pôjde doštička { $card }?
ask-ascend-any = Na koniec ktorého radu pôjde doštička { $card }?
ask-swap-tile = Ktorú doštičku odkryješ namiesto { $card }?
ask-extra-tile = Ktorú ďalšiu doštičku odkryješ?
ask-empty-row = Do ktorého prázdneho radu sa presunie doštička { $card }?
ask-lucky = Na rade je tvoja doštička { $card }. Zahráš šťastnú kartu?
ask-good-cows = Ktorá doštička z radu { $row } sa počíta kladne?
ask-lucky-pick = Tvoj ukazovateľ narazil na štvorlístok. Ktorú šťastnú kartu si berieš?
ask-lucky-pick-several = Šťastné karty za štvorlístky, zostáva: { $count }. Ktorú si berieš teraz?
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
        [inside] { $player } vkladá { $card } do radu { $row }, kam patrí.
       *[right] { $player } prikladá { $card } do radu { $row }.
    }
event-collected =
    { $why ->
        [full] Rad { $row } je plný: { $player } berie { $cards } ({ label-bulls }).
        [misfit] Nie je kam: { $player } berie rad { $row }, { $cards } ({ label-bulls }).
        [insert] Rad { $row } už bol plný: { $player } berie { $cards } ({ label-bulls }).
        [shift] Rad { $row } už bol plný: { $player } berie { $cards } ({ label-bulls }).
        [minus-plus] { $player } berie zvyšok radu { $row }: { $cards } ({ label-bulls }).
        [nothing] Z radu { $row } už nezostáva čo brať.
        [fifth-row] S radom ide ešte jedna karta: { $player } berie { $cards } ({ label-bulls }).
        [box] Rad { $row } sa uvoľňuje, z hry sa vyraďujú: { $cards }.
        [screen] Rad { $row } sa uvoľňuje: { $player } berie za zástenu { $cards }.
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
event-specials-dealt = Tvoje nové špeciálne karty: { $specials }.
event-specials-dealt-to = { $player } dostáva špeciálne karty: { $specials }.
event-special-played =
    { $kind ->
        [lift] { $player } otvára uzavretý rad.
        [take] { $player } má vziať rad { $row } a používa „{ $special }“.
       *[card] { $player } používa „{ $special }“.
    }
event-special-drawn = { $player } si doberá „{ $special }“.
event-special-swapped = { $player } odkladá „{ $special }“ a doberá si špeciálnu kartu.
event-special-turned-up = Odkrýva sa špeciálna karta „{ $special }“.
event-sign-laid =
    { $kind ->
        [stop] Rad { $row } je uzavretý.
        [seven] Do radu { $row } sa teraz zmestí šesť kariet.
       *[fifth-row] Začína sa piaty rad.
    }
event-sign-lifted =
    { $kind ->
        [stop] Rad { $row } je zase otvorený.
        [seven] Do radu { $row } sa zase zmestí päť kariet.
       *[fifth-row] Piaty rad sa končí.
    }
event-row-removed = Rad { $row } mizne a rady pod ním sa posúvajú nahor.
event-replaced = { $player } berie späť { $card } a hrá { $other }.
event-shifted = { $player } premiestňuje { $card } z radu { $row } do radu { $target }.
event-turned = { $player } platí kartou { $card } ({ label-bulls }).
event-cancelled = { $player } ruší kartu { $card } ({ label-bulls }).
event-reordered = Prikladá sa v tomto poradí: { $plays }.
event-landed = Doštička { $card } leží na políčku { $effect }.
event-skipped = { $player } vynecháva { $square }. políčko radu { $row }.
event-moved-on = Doštička { $card } sa presúva do radu { $target }.
event-scored =
    { $way ->
        [won] { $player } získava { $amount }, spolu { $total }.
        [neither] Ukazovateľ bodov zostáva na mieste: { $player }, spolu { $total }.
       *[lost] { $player } stráca { $amount }, spolu { $total }.
    }
event-tile-drawn = { $player } si doberá doštičku { $card }.
event-extra-revealed = { $player } odkrýva aj doštičku { $card }.
event-lucky-taken = { $player } si berie šťastnú kartu „{ $special }“.
event-new-set = Všetci si berú nové doštičky, každý po { $tiles }.
event-round-scored = Koniec kola { $round }. Toto kolo: { $points }. Spolu: { $totals }.
event-round-scored-rest = Za zvyšné doštičky a akčné karty: { $points }.
event-match-ended =
    { $count ->
        [one] Vyhráva { $players }.
        [few] O výhru sa delia { $players }.
        [many] O výhru sa delia { $players }.
       *[other] O výhru sa delia { $players }.
    }
event-match-ended-team =
    { $result ->
        [won] Byvol je porazený!
       *[lost] Vyhráva byvol.
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
label-lying =
    { $place ->
        [row] rad { $row }
        [pile] tvoj balíček
       *[played] práve hraná
    }
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
label-buffalo = byvol
label-team = tím
label-pass =
    { $ask ->
        [special] žiadna špeciálna karta
        [team] nie, priložiť kartu
        [minus-plus] nie, vziať rad
        [cancel] žiadna ďalšia
        [swap] nie, nechať si ich
        [action] žiadna akčná karta
       *[lucky] žiadna šťastná karta
    }
label-pass-trick = nie a v tejto sérii sa už nepýtať
label-own-specials =
    { $kind ->
        [action] Tvoje akčné karty
       *[special] Tvoje špeciálne karty
    }
label-held-by-others =
    { $kind ->
        [action] Akčné karty ostatných: { $amounts }
       *[special] Špeciálne karty ostatných: { $amounts }
    }
label-known =
    { $kind ->
        [tile] Známe doštičky: { $player }
       *[card] Známe karty v ruke: { $player }
    }
label-draw-pile =
    { $count ->
        [one] Doberací balíček: { $count } karta
        [few] Doberací balíček: { $count } karty
        [many] Doberací balíček: { $count } karty
       *[other] Doberací balíček: { $count } kariet
    }
label-discard = Odložené
label-face-up = Odkryté špeciálne karty
label-called =
    { $end ->
        [first] Na začiatok: { $cards }
       *[last] Na koniec: { $cards }
    }
label-stack =
    { $count ->
        [one] Byvolova kôpka: { $count } karta
        [few] Byvolova kôpka: { $count } karty
        [many] Byvolova kôpka: { $count } karty
       *[other] Byvolova kôpka: { $count } kariet
    }
label-closed-pile =
    { $count ->
        [one] Byvolov kraví balíček: { $count } karta
        [few] Byvolov kraví balíček: { $count } karty
        [many] Byvolov kraví balíček: { $count } karty
       *[other] Byvolov kraví balíček: { $count } kariet
    }
label-double = už zdvojené
label-gone = Mimo hry
label-chosen-tile = Tvoja doštička: { $card }
label-own-tiles = Tvoje doštičky a ich kravy
label-supply =
    { $count ->
        [one] Zásoba: { $count } doštička
        [few] Zásoba: { $count } doštičky
        [many] Zásoba: { $count } doštičky
       *[other] Zásoba: { $count } doštičiek
    }
label-lucky = Šťastné karty: { $player }
label-skipped = vynechané, už sa nedá použiť
label-square =
    { $square ->
        [plain] nič sa nestane
        [plus] { $points ->
            [one] získavaš { $points } bod
            [few] získavaš { $points } body
            [many] získavaš { $points } bodu
           *[other] získavaš { $points } bodov
        }
        [minus] { $points ->
            [one] strácaš { $points } bod
            [few] strácaš { $points } body
            [many] strácaš { $points } bodu
           *[other] strácaš { $points } bodov
        }
        [G1] zelená krava, získavaš bod za každú kravu na svojej doštičke
        [G2] dve zelené kravy, získavaš dva body za každú kravu na svojej doštičke
        [R1] červená krava, strácaš bod za každú kravu na svojej doštičke
        [R2] dve červené kravy, strácaš dva body za každú kravu na svojej doštičke
        [T2] kým sú v jeho rade doštičky, hrajú všetci v každej sérii dve
        [TT] vezmi si rad, ostatné doštičky idú za tvoju zástenu
        [DT] dober si doštičku
        [DA] dober si akčnú kartu
       *[TB] vezmi si rad, strácaš bod za každú kravu na jeho ostatných doštičkách
    }
label-none = nič

## Špeciálne karty: názvy a čo robia. $deck je team alebo hand tam, kde sa krabice líšia.

special-fifth-row = 5. rad
special-seven =
    { $deck ->
        [team] 7 berie!
       *[hand] 7 berie!
    }
special-insert =
    { $deck ->
        [team] Vloženie
       *[hand] Vloženie
    }
special-replace =
    { $deck ->
        [team] Nahradenie
       *[hand] Nahradenie
    }
special-shift =
    { $deck ->
        [team] Premiestnenie
       *[hand] Premiestnenie
    }
special-stop = Stop!
special-minus-plus = Mínus = Plus
special-first = Prvá karta
special-last = Posledná karta
special-sort = Zoradenie
special-lift = Zrušiť Stop!
special-skip = Vynechanie
special-swap-tile = Výmena doštičky
special-to-start = Polož na začiatok
special-extra-tile = Polož ďalšiu doštičku
special-ascend-any = Vzostupne kamkoľvek
special-plus5 = Zisk 5 bodov
special-good-cows = Kladné kravy

effect-fifth-row = Tvoja karta začne piaty rad a nikto žiadny rad neberie.
effect-seven =
    { $deck ->
        [team] Do radu sa zmestí šesť kariet; berie ho až siedma.
       *[hand] Tvoja karta ide do svojho radu a nikto ho neberie; teraz sa tam zmestí šesť kariet.
    }
effect-insert =
    { $deck ->
        [team] Karta, ktorá je na rade, ide na svoje miesto v rade s vyšším koncom.
       *[hand] Tvoja karta ide na svoje miesto v ktoromkoľvek rade s vyšším koncom.
    }
effect-replace =
    { $deck ->
        [team] Kto je na rade, vezme svoju kartu späť a priloží inú z ruky.
       *[hand] Vezmeš svoju kartu späť a priložíš inú z ruky.
    }
effect-shift = Ktorákoľvek karta zo stola ide na svoje miesto v inom rade.
effect-stop =
    { $deck ->
        [team] Rad je uzavretý, kým ho zase neotvoríte.
       *[hand] Rad je uzavretý, kým si niekto nejaký rad nevezme.
    }
effect-minus-plus = Kravy z jednej karty radu zaplatia za iné, z radu alebo z tvojho balíčka.
effect-first = Jedna z kariet tímu pôjde prvá.
effect-last = Jedna z kariet tímu pôjde posledná.
effect-sort = Určíš, v akom poradí sa čakajúce karty priložia.
effect-lift = Uzavretý rad sa zase otvorí; špeciálna karta sa vyradí z hry.
effect-skip = Doštička ide o jedno políčko ďalej.
effect-swap-tile = Doštička ide späť, odkryješ inú a hneď ju položíš.
effect-to-start =
    Doštička ide na začiatok radu, ktorý sa začína vyšším číslom, a ostatné posunie doprava.
effect-extra-tile = Odkryješ ďalšiu doštičku a hneď položíš všetky svoje odkryté.
effect-ascend-any = Doštička ide na koniec ktoréhokoľvek radu s nižším koncom, nielen najbližšieho.
effect-plus5 = Políčko ti namiesto svojho účinku prinesie 5 bodov.
effect-good-cows = Dve z ostatných doštičiek radu sa počítajú kladne, nie záporne.
