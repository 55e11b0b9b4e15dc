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
ask-first-team = Která karta týmu půjde první?
ask-last = Která karta týmu půjde poslední?
ask-first-of = Dvě karty jdou dopředu. Která z nich bude úplně první?
ask-last-of = Dvě karty jdou dozadu. Která z nich bude úplně poslední?
ask-sort = Která z čekajících karet půjde teď?
ask-special = Na řadě je tvoje karta { $card }. Použiješ speciální kartu?
ask-team = Teď se přikládá: { $play }. Použije tým speciální kartu?
ask-insert = Do které řady půjde karta { $card }?
ask-replace = Kterou kartu z ruky zahraješ místo { $card }?
ask-shift = Která karta ze stolu půjde do jiné řady?
ask-shift-to = Do které řady půjde karta { $card }?
ask-stop = Která řada se uzavře?
ask-lift = Která řada se znovu otevře?
ask-seven = Do které řady se vejde o kartu víc?
ask-minus-plus = Za kartu { $card } máš vzít řadu { $row }. Použiješ „Minus = Plus“?
ask-turn = Která karta z řady { $row } zaplatí svými krávami za jiné?
ask-cancel = K placení zbývá: { label-bulls }. Kterou kartu zrušíš?
ask-swap = Bereš řadu. Vyměníš si jednu speciální kartu?
ask-tile = Vyber destičku zpoza své zástěny.
ask-tile-pair =
    { $n ->
        [1] Vyber první ze svých dvou destiček pro tuto sadu.
       *[other] Vyber druhou ze svých dvou destiček pro tuto sadu.
    }
ask-action = Na řadě je tvoje destička { $card }. Zahraješ akční kartu?
ask-to-start = Na začátek které řady půjde destička { $card }?
ask-ascend-any = Na konec které řady půjde destička { $card }?
ask-swap-tile = Kterou destičku odkryješ místo { $card }?
ask-extra-tile = Kterou další destičku odkryješ?
ask-empty-row = Do které prázdné řady se přesune destička { $card }?
ask-lucky = Na řadě je tvoje destička { $card }. Zahraješ šťastnou kartu?
ask-good-cows = Která destička z řady { $row } se počítá kladně?
ask-lucky-pick = Tvůj ukazatel potkává čtyřlístek. Kterou šťastnou kartu si bereš?
ask-lucky-pick-several = Šťastné karty za čtyřlístky, zbývá: { $count }. Kterou si bereš teď?
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
        [inside] { $player } vkládá { $card } do řady { $row }, kam patří.
       *[right] { $player } přikládá { $card } do řady { $row }.
    }
event-collected =
    { $why ->
        [full] Řada { $row } je plná: { $player } bere { $cards } ({ label-bulls }).
        [misfit] Není kam: { $player } bere řadu { $row }, { $cards } ({ label-bulls }).
        [insert] Řada { $row } už byla plná: { $player } bere { $cards } ({ label-bulls }).
        [shift] Řada { $row } už byla plná: { $player } bere { $cards } ({ label-bulls }).
        [minus-plus] Zbytek řady { $row } bere { $player }: { $cards } ({ label-bulls }).
        [nothing] Z řady { $row } už nezbývá co brát.
        [fifth-row] S řadou jde ještě jedna karta: { $player } bere { $cards } ({ label-bulls }).
        [box] Řada { $row } se uvolňuje, mimo hru jdou: { $cards }.
        [screen] Řada { $row } se uvolňuje: { $player } bere za zástěnu { $cards }.
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
event-specials-dealt = Tvoje nové speciální karty: { $specials }.
event-specials-dealt-to = { $player } dostává speciální karty: { $specials }.
event-special-played =
    { $kind ->
        [lift] { $player } otevírá uzavřenou řadu.
        [take] { $player } má vzít řadu { $row } a používá „{ $special }“.
       *[card] { $player } používá „{ $special }“.
    }
event-special-drawn = { $player } dobírá „{ $special }“.
event-special-swapped = { $player } odkládá „{ $special }“ a dobírá speciální kartu.
event-special-turned-up = Odkrývá se speciální karta „{ $special }“.
event-sign-laid =
    { $kind ->
        [stop] Řada { $row } je uzavřená.
        [seven] Do řady { $row } se teď vejde šest karet.
       *[fifth-row] Začíná pátá řada.
    }
event-sign-lifted =
    { $kind ->
        [stop] Řada { $row } je zase otevřená.
        [seven] Do řady { $row } se zase vejde pět karet.
       *[fifth-row] Pátá řada končí.
    }
event-row-removed = Řada { $row } mizí a řady pod ní se posouvají nahoru.
event-replaced = { $player } bere zpět { $card } a hraje { $other }.
event-shifted = { $player } přemisťuje { $card } z řady { $row } do řady { $target }.
event-turned = { $player } platí kartou { $card } ({ label-bulls }).
event-cancelled = { $player } ruší kartu { $card } ({ label-bulls }).
event-reordered = Přikládá se v tomto pořadí: { $plays }.
event-landed = Destička { $card } leží na { $effect }.
event-skipped = { $player } vynechává { $square }. políčko řady { $row }.
event-moved-on = Destička { $card } se přesouvá do řady { $target }.
event-scored =
    { $way ->
        [won] { $player } získává { $amount }, celkem { $total }.
        [neither] Ukazatel bodů stojí na místě: { $player }, celkem { $total }.
       *[lost] { $player } ztrácí { $amount }, celkem { $total }.
    }
event-tile-drawn = { $player } dobírá destičku { $card }.
event-extra-revealed = { $player } odkrývá i destičku { $card }.
event-lucky-taken = { $player } si bere šťastnou kartu „{ $special }“.
event-new-set = Každý si bere nové destičky, celkem { $tiles }.
event-round-scored = Konec kola { $round }. Toto kolo: { $points }. Celkem: { $totals }.
event-round-scored-rest = Za zbylé destičky a akční karty: { $points }.
event-match-ended =
    { $count ->
        [one] Vyhrává { $players }.
        [few] O výhru se dělí { $players }.
        [many] O výhru se dělí { $players }.
       *[other] O výhru se dělí { $players }.
    }
event-match-ended-team =
    { $result ->
        [won] Buvol je poražen!
       *[lost] Vyhrává buvol.
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
label-lying =
    { $place ->
        [row] řada { $row }
        [pile] tvůj balíček
       *[played] právě hraná
    }
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
label-buffalo = buvol
label-team = tým
label-pass =
    { $ask ->
        [special] žádná speciální karta
        [team] ne, přiložit kartu
        [minus-plus] ne, vzít řadu
        [cancel] žádná další
        [swap] ne, nechat si je
        [action] žádná akční karta
       *[lucky] žádná šťastná karta
    }
label-pass-trick = ne a v této sadě už se neptat
label-own-specials =
    { $kind ->
        [action] Tvoje akční karty
       *[special] Tvoje speciální karty
    }
label-held-by-others =
    { $kind ->
        [action] Akční karty ostatních: { $amounts }
       *[special] Speciální karty ostatních: { $amounts }
    }
label-known =
    { $kind ->
        [tile] Známé destičky: { $player }
       *[card] Známé karty v ruce: { $player }
    }
label-draw-pile =
    { $count ->
        [one] Dobírací balíček: { $count } karta
        [few] Dobírací balíček: { $count } karty
        [many] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }
label-discard = Odložené
label-face-up = Odkryté speciální karty
label-called =
    { $end ->
        [first] Jako první: { $cards }
       *[last] Jako poslední: { $cards }
    }
label-stack =
    { $count ->
        [one] Buvol má v zásobě: { $count } karta
        [few] Buvol má v zásobě: { $count } karty
        [many] Buvol má v zásobě: { $count } karty
       *[other] Buvol má v zásobě: { $count } karet
    }
label-closed-pile =
    { $count ->
        [one] Kraví balíček buvola: { $count } karta
        [few] Kraví balíček buvola: { $count } karty
        [many] Kraví balíček buvola: { $count } karty
       *[other] Kraví balíček buvola: { $count } karet
    }
label-double = už zdvojeno
label-gone = Mimo hru
label-chosen-tile = Tvoje destička: { $card }
label-own-tiles = Tvoje destičky a jejich krávy
label-supply =
    { $count ->
        [one] Zásoba: { $count } destička
        [few] Zásoba: { $count } destičky
        [many] Zásoba: { $count } destičky
       *[other] Zásoba: { $count } destiček
    }
label-lucky = Šťastné karty: { $player }
label-skipped = vynecháno, už se nedá použít
label-square =
    { $square ->
        [plain] nic se nestane
        [plus] { $points ->
            [one] získáváš { $points } bod
            [few] získáváš { $points } body
            [many] získáváš { $points } bodu
           *[other] získáváš { $points } bodů
        }
        [minus] { $points ->
            [one] ztrácíš { $points } bod
            [few] ztrácíš { $points } body
            [many] ztrácíš { $points } bodu
           *[other] ztrácíš { $points } bodů
        }
        [G1] zelená kráva, získáváš bod za každou krávu na své destičce
        [G2] dvě zelené krávy, získáváš dva body za každou krávu na své destičce
        [R1] červená kráva, ztrácíš bod za každou krávu na své destičce
        [R2] dvě červené krávy, ztrácíš dva body za každou krávu na své destičce
        [T2] dokud má řada destičky, hrají všichni po dvou
        [TT] vezmi si řadu, ostatní destičky jdou za tvou zástěnu
        [DT] dober si destičku
        [DA] dober si akční kartu
       *[TB] vezmi si řadu, ztrácíš bod za každou krávu na jejích ostatních destičkách
    }
label-none = nic

## Speciální karty: názvy a co dělají. $deck je team nebo hand tam, kde se krabice liší.

special-fifth-row = 5. řada
special-seven =
    { $deck ->
        [team] 7 bere!
       *[hand] 7 bere!
    }
special-insert =
    { $deck ->
        [team] Vložení
       *[hand] Vložení
    }
special-replace =
    { $deck ->
        [team] Nahrazení
       *[hand] Nahrazení
    }
special-shift =
    { $deck ->
        [team] Přemístění
       *[hand] Přemístění
    }
special-stop = Stop!
special-minus-plus = Minus = Plus
special-first = První karta
special-last = Poslední karta
special-sort = Seřazení
special-lift = Zrušit Stop!
special-skip = Vynechání
special-swap-tile = Výměna destičky
special-to-start = Polož na začátek
special-extra-tile = Polož další destičku
special-ascend-any = Vzestupně kamkoli
special-plus5 = Zisk 5 bodů
special-good-cows = Kladné krávy

effect-fifth-row = Tvoje karta začne pátou řadu a nikdo žádnou řadu nebere.
effect-seven =
    { $deck ->
        [team] Do řady se vejde šest karet; bere ji až sedmá.
       *[hand] Tvoje karta jde do své řady a nikdo ji nebere; teď se tam vejde šest karet.
    }
effect-insert =
    { $deck ->
        [team] Karta, která je na řadě, jde na své místo v řadě s vyšším koncem.
       *[hand] Tvoje karta jde na své místo v kterékoli řadě s vyšším koncem.
    }
effect-replace =
    { $deck ->
        [team] Kdo je na řadě, vezme svou kartu zpět a přiloží jinou z ruky.
       *[hand] Vezmeš svou kartu zpět a přiložíš jinou z ruky.
    }
effect-shift = Kterákoli karta ze stolu jde na své místo v jiné řadě.
effect-stop =
    { $deck ->
        [team] Řada je uzavřená, dokud ji zase neotevřete.
       *[hand] Řada je uzavřená, dokud si někdo nějakou řadu nevezme.
    }
effect-minus-plus = Krávy z jedné karty řady zaplatí za jiné, z řady nebo z tvého balíčku.
effect-first = Jedna z karet týmu půjde první.
effect-last = Jedna z karet týmu půjde poslední.
effect-sort = Určíš, v jakém pořadí se čekající karty přiloží.
effect-lift = Uzavřená řada se zase otevře; speciální karta jde ze hry.
effect-skip = Destička jde o jedno políčko dál.
effect-swap-tile = Destička jde zpět, odkryješ jinou a hned ji položíš.
effect-to-start =
    Destička jde na začátek řady, která začíná vyšším číslem, a ostatní posune doprava.
effect-extra-tile = Odkryješ další destičku a hned položíš všechny své odkryté.
effect-ascend-any = Destička jde na konec kterékoli řady s nižším koncem, nejen té nejbližší.
effect-plus5 = Políčko ti místo svého účinku přinese 5 bodů.
effect-good-cows = Dvě z ostatních destiček řady se počítají kladně, ne záporně.
