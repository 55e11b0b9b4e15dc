### Co říká příkazový řádek. $problem, $choices, $amounts, $plays, $people, $amount a další slova
### bez množného čísla jsou hotový text. Co se píše (play, --resume), zůstává, jak je.

## Nápověda

cli-about = Karetní hry z rodiny 6 bere! a k tomu GAP: k hraní tady v terminálu i ke zkoumání.
cli-command = PŘÍKAZ
cli-commands = příkazy
cli-examples = Příklady:
cli-about-play =
    Zahraj si tady v terminálu proti náhodným soupeřům.
    Všechno se píše prostými řádky, které zvládne každý terminál i každá čtečka obrazovky.
cli-about-games = Ukaž hry.
cli-about-rules = Ukaž pravidla hry a její volby.
cli-about-replay =
    Převyprávěj zaznamenanou partii slovy.
    Slyšíš to, co slyší divák, pokud si neřekneš o některé místo nebo o všechno.
cli-about-sim =
    Odehraj mnoho kol náhodně a ukaž průměrné skóre.
    Interval počítá s tím, že místa v jednom kole sdílejí tytéž karty.
cli-about-perft =
    Spočítej, kolika způsoby se dá pokračovat; slouží ke kontrole jádra.
    Strom má jedno patro pro každý výběr jednoho místa; kde volí všichni naráz, volí místa
    jedno po druhém. Náhodu určuje semínko.
cli-about-serve = Spusť server, který v této verzi ještě není.
cli-about-completion = Vypiš skript, se kterým shell doplňuje příkazy, hry a volby.

cli-arg-version = ukaž verzi, Python a sestavení jádra
cli-arg-lang = jazyk, jinak ten z OXHERD_LANG nebo ze systému
cli-arg-json = odpověz v JSONu, pro programy
cli-arg-game = hra, třeba classic; všechny ukáže { $program } games
cli-arg-game-or-classic = hra, jinak classic; všechny ukáže { $program } games
cli-arg-players = kolik hráčů je u stolu, jinak 4
cli-arg-seed = číslo nebo slovo, které určuje náhodu; stejné semínko dá stejné karty
cli-arg-seed-or-0 = číslo nebo slovo, které určuje náhodu, jinak 0
cli-arg-option = volba hry, třeba rounds=3; může jich být víc
cli-arg-own-seat = tvoje místo, počítáno od 1, jinak 1; s --resume je třeba ho uvést
cli-arg-names = jména ostatních oddělená čárkami
cli-arg-record = uchovávej partii v tomto novém souboru, i když odejdeš dřív
cli-arg-resume = pokračuj v partii, kterou tento soubor uchovává
cli-arg-file = záznam; - je standardní vstup
cli-arg-ears = vyprávěj, co slyšelo toto místo, počítáno od 1
cli-arg-all = vyprávěj všechno i s kartami v ruce všech
cli-arg-step = po každé scéně počkej na Enter
cli-arg-rounds = kolik kol se má odehrát, jinak 10000
cli-arg-jobs = kolik procesů se o práci dělí, jinak 1
cli-arg-depth = do jaké hloubky výběrů se počítá, jinak 2
cli-arg-position = začni z této pozice místo prvního rozdání
cli-arg-divide = počítej i zvlášť pod každou první volbou
cli-arg-shell = tvůj shell

cli-argparse-usage = použití:{ " " }
cli-argparse-positionals = argumenty
cli-argparse-options = přepínače
cli-argparse-help = ukaž tuto nápovědu
cli-argparse-argument = { $name }: { $problem }
cli-argparse-required = něco tu chybí: { $names }
cli-argparse-unrecognized = tomu nerozumíme: { $names }
cli-argparse-choice = „{ $value }“ nejde, vyber prosím z { $choices }
cli-argparse-value = „{ $value }“ není číslo
cli-argparse-one = chybí hodnota
cli-argparse-none = hodnota „{ $value }“ sem nepatří
cli-argparse-not-with = nejde dohromady s { $name }
cli-argparse-one-of = je potřeba jedno z tohoto: { $names }

## Potíže

cli-wrong-usage = { $problem }. Nápověda: { $command } --help
cli-server-missing =
    Server v této verzi ještě není.
    Chceš-li hrát tady v terminálu, napiš: { $program } play
cli-internal =
    Tohle je chyba v programu Oxherd, ne tvoje. Nahlas ji prosím i s řádky výše.
cli-unreadable = { $file } nejde přečíst: { $reason }.
cli-too-long = Soubor { $file } je na záznam partie moc dlouhý. Vyber prosím jiný soubor.
cli-unwritable = { $file } nejde zapsat: { $reason }.
cli-exists =
    { $file } už existuje. Pokračuj v něm prosím (--resume), nebo zvol jiné jméno.
cli-resume-alone =
    { $file } už říká, co se hraje. Vynech prosím hru, --players i -o.
cli-resume-seat =
    { $file } neříká, které místo je tvoje.
    Přidej prosím --seat a číslo od 1 do { $players }.
cli-unknown-game = Hra „{ $game }“ tu není. Všechny hry ukáže: { $program } games
cli-option-unknown =
    Hra „{ $game }“ nemá volbu „{ $option }“.
    Všechny její volby ukáže: { $program } rules { $game }
cli-option-form = „{ $word }“ není volba. Napiš prosím NÁZEV=HODNOTA, třeba rounds=3.
cli-too-small = { $name } musí být aspoň 1.
cli-not-together = { $name } nejde dohromady s { $other }.
cli-names-many = Jmen je víc ({ $count }) než ostatních hráčů ({ $others }). Některá prosím vynech.
cli-names-twice = Dva u stolu by se jmenovali „{ $name }“. Zvol prosím různá jména.
cli-problem-scores = skóre vychází jinak
cli-problem-seats = neodpověděla všechna místa
cli-problem-commitment = semínko není to, které bylo na začátku přislíbeno
cli-problem-seed = semínko rozdává jiné karty

## Hry a pravidla

cli-players =
    { $most ->
        [one] { $least }–{ $most } hráč
        [few] { $least }–{ $most } hráči
        [many] { $least }–{ $most } hráče
       *[other] { $least }–{ $most } hráčů
    }
cli-reconstruction =
    Neoficiální plán: políčka jsou rekonstrukce, ne vydaný herní plán.
cli-rules-options = Volby s obvyklými hodnotami. Mění se pomocí -o NÁZEV=HODNOTA.
cli-rules-allowed = Možnosti: { $allowed }

## U stolu

cli-and = { $most } a { $last }
cli-names = Stračena, Malina, Lyska, Jahoda, Rohula, Kvítka, Bělka, Sněženka, Březula
cli-play-people = U stolu, po směru hodinových ručiček: { $people }.
cli-play-hint = Napiš ? pro nápovědu, konec pro odchod od stolu.
cli-play-double = V jednom a ve dvou se vaše krávy počítají dvakrát.
cli-play-now =
    { $unit ->
        [points] Body v tomto kole: { $amounts }
       *[bulls] Krávy v tomto kole: { $amounts }
    }
cli-play-in-all =
    { $unit ->
        [points] Body celkem: { $amounts }
       *[bulls] Krávy celkem: { $amounts }
    }
cli-play-queue = Na přiložení čeká: { $plays }
cli-play-squares = Políčka na herním plánu:
cli-play-clovers = Čtyřlístky na počítadle bodů: { $places }
cli-play-hidden-piles = Do vzatých karet se v této partii nenahlíží.
cli-play-offer = Můžeš zvolit: { $choices }
cli-play-not-offered = „{ $text }“ teď není v nabídce.
cli-play-help =
    Napiš, co volíš, a stiskni Enter.
    Víc ti ukážou slova stůl, karty, skóre a pravidla. Slovem konec odejdeš od stolu.
cli-play-where = Soubor, kam partii uložit (jen Enter: neukládat):
cli-play-kept = Partie je uložená v souboru { $file }. Pokračovat se dá takto:
cli-play-recorded = Záznam partie je v souboru { $file }.

cli-word-help = nápověda, pomoc
cli-word-rules = pravidla
cli-word-hand = karty, ruka
cli-word-score = skóre, krávy, body
cli-word-table = stůl, řady
cli-word-pass = ne, nic, dál
cli-word-pass-trick = už ne
cli-word-quit = konec, q

cli-you-drafted = Bereš si z odkrytých karet { $card }.
cli-you-placed =
    { $side ->
        [left] Přikládáš { $card } vlevo do řady { $row }.
        [inside] Vkládáš { $card } do řady { $row }, kam patří.
       *[right] Přikládáš { $card } do řady { $row }.
    }
cli-you-collected =
    { $why ->
        [full] Řada { $row } je plná: bereš { $cards } ({ $amount }).
        [misfit] Není kam: bereš řadu { $row }, { $cards } ({ $amount }).
        [insert] Řada { $row } už byla plná: bereš { $cards } ({ $amount }).
        [shift] Řada { $row } už byla plná: bereš { $cards } ({ $amount }).
        [minus-plus] Bereš zbytek řady { $row }: { $cards } ({ $amount }).
        [nothing] Z řady { $row } už nezbývá co brát.
        [fifth-row] S řadou jde ještě jedna karta: bereš { $cards } ({ $amount }).
        [box] Řada { $row } se uvolňuje, mimo hru jdou: { $cards }.
        [screen] Řada { $row } se uvolňuje: bereš za zástěnu { $cards }.
       *[cow] Kráva dopadá do řady { $row }: bereš { $cards } ({ $amount }).
    }
cli-you-played = Hraješ: { $card }.
cli-you-took = Bereš: { $cards }.
cli-you-joined = Necháváš v řadě: { $card }.
cli-you-special-played =
    { $kind ->
        [lift] Otevíráš uzavřenou řadu.
       *[card] Používáš „{ $special }“.
    }
cli-you-special-drawn = Dobíráš „{ $special }“.
cli-you-special-swapped = Odkládáš „{ $special }“ a dobíráš speciální kartu.
cli-you-replaced = Bereš zpět { $card } a hraješ { $other }.
cli-you-shifted = Přemisťuješ { $card } z řady { $row } do řady { $target }.
cli-you-turned = Platíš kartou { $card } ({ $amount }).
cli-you-cancelled = Rušíš kartu { $card } ({ $amount }).
cli-you-skipped = Vynecháváš { $square }. políčko řady { $row }.
cli-you-scored =
    { $way ->
        [won] Získáváš { $amount }, celkem { $total }.
        [neither] Tvůj ukazatel bodů stojí na místě, na { $total }.
       *[lost] Ztrácíš { $amount }, celkem { $total }.
    }
cli-you-tile-drawn = Dobíráš destičku { $card }.
cli-you-extra-revealed = Odkrýváš i destičku { $card }.
cli-you-lucky-taken = Bereš si šťastnou kartu „{ $special }“.
cli-you-match-ended =
    { $count ->
        [one] Vyhráváš!
        [few] O výhru se dělíte: { $players }.
        [many] O výhru se dělíte: { $players }.
       *[other] O výhru se dělíte: { $players }.
    }

## Vyprávění, simulace, počítání

cli-replay-step = Enter: dál. q: konec.
cli-sim-progress = kola: { $done } z { $rounds }, zbývá { $left }
cli-sim-stopped = Předčasný konec. Odehraná kola: { $done } z { $rounds }.
cli-sim-played = { $name }, { $players }, náhodná hra. Kola: { $rounds }
cli-sim-mean =
    { $unit ->
        [points] Průměr bodů na místo a kolo: { $mean }
        [team] Průměr krav týmu na kolo: { $mean }
       *[bulls] Průměr krav na místo a kolo: { $mean }
    }
cli-sim-interval = 95% interval: { $least } až { $most }
cli-sim-speed =
    { $engine ->
        [compiled] Za sekundu: kola { $rounds }, rozhodnutí { $decisions }. Jádro: přeložené
       *[pure] Za sekundu: kola { $rounds }, rozhodnutí { $decisions }. Jádro: čistý Python
    }
cli-perft-leaves = Listy v hloubce { $depth }: { $leaves }
