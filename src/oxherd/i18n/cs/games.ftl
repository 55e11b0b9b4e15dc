### Hry: názvy, lákadla a pravidla. Pravidla jsou prosté řádky; nejdřív jejich společné části.
### Čísla v textech jsou výchozí; volby stolu je mohou změnit.

## Společné části pravidel

rules-goal =
    Cíl: mít na konci partie co nejméně krav. Krávy jsou na kartách, které bereš.
    Většina karet má 1 krávu; 5, 15, 25 … mají 2; 10, 20, 30 … mají 3; 11, 22, 33 … mají 5.
    Nejhorší je 55: na té je krav 7.
rules-setup =
    Příprava: karty 1–104 se zamíchají. Dostaneš jich 10 a další čtyři, odkryté, začnou čtyři řady.
    Ostatní karty zůstanou do příštího kola stranou a nikdo je nevidí.
rules-deck =
    Karty: hraje se jen s těmi nejnižšími, deset na hráče a čtyři navíc:
    ve dvou 1–24, ve třech 1–34 a tak dál až po 1–104 v deseti.
rules-trick =
    Sada: všichni si tajně vyberou jednu kartu. Pak se karty odkryjí a po jedné přikládají,
    od nejnižší po nejvyšší.
rules-fit =
    Kam patří: na konec řady, jejíž poslední karta je nižší než tvoje. Je-li takových řad víc,
    pak do té s nejbližší poslední kartou. Vybrat si nemůžeš.
rules-full =
    Plná řada: do řady se vejde pět karet. Pokud by tvoje byla šestá, bereš těch pět
    a tvoje karta řadu začne znovu.
rules-low =
    Nízká karta: je-li tvoje karta nižší než poslední karty všech řad, bereš řadu podle své volby
    a tvoje karta ji začne znovu.
rules-pile =
    Karty, které bereš, jdou na tvůj kraví balíček a nikdy zpátky do ruky.
rules-rows =
    { rules-fit }
    { rules-full }
    { rules-low }
    { rules-pile }
rules-end =
    Kolo končí, když všem dojdou karty. Krávy z tvého balíčku se přičtou k tvému součtu.
    Partie: hrají se další kola, dokud po některém z nich nemá někdo 66 krav nebo víc.
    Vyhrává nejmenší počet krav; při shodě se výhra dělí.
rules-options =
    Volby: jiná hranice, pevný počet kol, balíčky, do kterých se nesmí nahlížet;
    jako domácí pravidla i jiný počet karet v ruce, jiný počet řad a jejich délka.

## Základní hra

game-classic-name = 6 bere!
game-classic-pitch =
    Tajně vyber kartu, sleduj, jak se řady plní, a doufej, že ta šestá nebude tvoje.
game-classic-rules =
    { rules-goal }
    { rules-setup }
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Příklad: řady jsou 8 19 | 30 33 34 40 41 | 52 | 77 90. Zahrají se čtyři karty: 6, 22, 45, 60.
    Pro 6 není nikde místo. Kdo ji hraje, bere řadu 3, jen 52 s 1 krávou, a v řadě 3 je teď 6.
    Karta 22 jde za 19.
    Karta 45 patří za 41, ale jako šestá: kdo ji hraje, bere celou řadu, 13 krav.
    Karta 60 má štěstí a jde za 45.
    Potom: 8 19 22 | 45 60 | 6 | 77 90.

## Taktika

game-tactics-name = Taktika
game-tactics-pitch =
    Málo karet a všechny ve hře: počítej, co už padlo, a hádej, kdo drží zbytek.
game-tactics-rules =
    Základní hra s kartami, o kterých všichni vědí.
    { rules-goal }
    { rules-deck }
    Příprava: karty se zamíchají. Dostaneš jich 10; poslední čtyři, odkryté, začnou čtyři řady.
    Nic nezbude: co ještě nevidíš, to má někdo v ruce.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Příklad ve třech: řady jsou 7 12 | 15 | 20 24 27 30 31 | 26. Držíš 33.
    Kdyby přišla sama, byla by v řadě 3 šestá a stála by tě 9 krav.
    Karta 32 ale ještě nepadla, takže ji někdo drží. Přijde-li ve stejné sadě,
    přijde na ni dřív a bere celou řadu; tvoje 33 se pak v klidu usadí za ní: 32 33.

## Logika

game-logic-name = Logika (Profi varianta)
game-logic-pitch =
    Ruku si sestav z odkrytých karet a pak přechytrač všechny, kdo ji znají celou.
game-logic-rules =
    Základní hra s kartami, o kterých všichni vědí, a s rukou, kterou si vybíráš.
    { rules-goal }
    { rules-deck }
    Výběr: všechny tyto karty leží odkryté. Po směru hodinových ručiček si bereš vždy jednu,
    až mají všichni v ruce 10. Čtyři zbylé začnou řady, nejnižší je v řadě 1.
    Kdo v 1. kole bere první, určí los; v každém dalším kole začíná následující místo.
    Výběr je veřejný, takže všichni znají všechny ruce. Tajné je jen to, co kdy přijde na stůl.
    Nejlíp se hraje ve dvou až šesti. Jedna z voleb cizí ruce skryje.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Příklad ve dvou: zbyly karty 3, 9, 14 a 20, takže řady jsou 3 | 9 | 14 | 20.
    Držíš 21 a 23, druhá ruka 22 a 24. V řadě 4 je místo přesně pro tyto čtyři:
    20 21 22 23 24. Vyšší karta není, takže šestá tam nebude ničí.

## Profesionál

game-professional-name = Profesionál
game-professional-pitch =
    Řady rostou na obou koncích, a tak potíže hrozí zleva i zprava.
game-professional-rules =
    Základní hra s řadami, které mají dva konce.
    { rules-goal }
    { rules-setup }
    { rules-trick }
    Kam patří: vpravo do řady, je-li tvoje karta vyšší než její pravý konec,
    nebo vlevo do řady, je-li nižší než její levý konec.
    Ze všech těchto míst platí to s nejmenším rozdílem, bez ohledu na řadu a stranu.
    Jsou-li dvě místa stejně blízko, vybíráš ty; volba může dát přednost pravé nebo levé straně.
    { rules-full } Platí to na obou stranách.
    Není kam: padne-li tvoje karta ve všech řadách mezi jejich konce, bereš řadu podle své volby
    a tvoje karta ji začne znovu.
    { rules-pile }
    { rules-end }
    { rules-options }
    Příklad: řady jsou 20 24 | 47 50 | 66 | 81 90. Zahrají se tři karty: 22, 44, 58.
    Karta 22 se hodí vlevo ke 47, 66 i 81; nejblíž je 47: 22 47 50.
    Karta 44 je teď 20 od 24 a 22 od 66: jde vpravo za 24.
    Karta 58 je 8 od 50 a 8 od 66: kdo ji hraje, volí řadu 3, vlevo.
    Potom: 20 24 44 | 22 47 50 | 58 66 | 81 90.

## Rafinovaná

game-nifty-name = Rafinovaná
game-nifty-pitch =
    Dvě karty najednou: ukaž nejnižší a jdou první obě tvoje, v pořadí podle tebe.
game-nifty-rules =
    Základní hra se dvěma kartami v každé sadě, pro dva až sedm hráčů.
    { rules-goal }
    Příprava: karty 1–104 se zamíchají. Dostaneš jich 14 a další čtyři, odkryté, začnou čtyři řady.
    Sada: všichni si tajně vyberou dvě karty; pak se všechny odkryjí. Sad je sedm.
    Kdo hraje nejnižší kartu, přiloží obě své, v libovolném pořadí.
    Pak totéž udělá, kdo hraje nejnižší z karet, které ještě čekají, a tak dál.
    Druhá karta z dvojice jde na stůl, až když je první úplně vyřízená.
    { rules-rows }
    { rules-end }
    { rules-options }
    Příklad: řady jsou 9 | 30 31 33 36 38 | 52 | 80. Hraješ 3 a 41, někdo jiný 20 a 60.
    Nejnižší karta je tvoje, takže první jdou obě tvoje.
    Nejdřív 41: bereš řadu 2 (11 krav) a pak za 3 ještě aspoň 1 krávu.
    Nejdřív 3: vezmi si za ni řadu 2 (11 krav) a 41 půjde zadarmo za 9.

## Sudá/lichá

game-parity-name = Sudá/lichá
game-parity-pitch =
    Jedna řada si vybírá: bere jen lichá čísla, nebo jen sudá, dokud značka nejde jinam.
game-parity-rules =
    Základní hra se značkou, kvůli které si jedna řada vybírá.
    { rules-goal }
    { rules-setup }
    Značka: začíná u řady s nejnižší kartou a ukazuje, zda je ta karta lichá, nebo sudá.
    V každém kole se pokládá znovu a v řadě nezabírá místo.
    { rules-trick }
    { rules-fit }
    Označená řada: přijímá jen lichá čísla, nebo jen sudá, podle toho, co značka ukazuje.
    { rules-full }
    Není kam: když tvou kartu nepřijme žádná řada, ať je příliš nízká, nebo nevhodná, bereš řadu
    podle své volby, třeba i označenou, a tvoje karta ji začne znovu.
    { rules-pile }
    Posun značky: kdykoli někdo vezme řadu a nová první karta už leží, přejde značka ze své řady
    k té ze tří ostatních, která má nejnižší poslední kartu,
    a ukáže, zda je tato karta lichá, nebo sudá.
    { rules-end }
    { rules-options }
    Příklad: řady jsou 17 | 28 36 | 51 | 60 72, značka je u řady 1 a ukazuje lichá čísla.
    Karta 20 za 17 nesmí a ostatní konce jsou vyšší: kdo ji hraje, bere řadu 3, 1 krávu.
    Řady jsou teď 17 | 28 36 | 20 | 60 72. Značka opouští řadu 1; z karet 36, 20 a 72
    je nejnižší 20, takže jde k řadě 3 a ukazuje sudá čísla.

## Horolezec

game-mountain-name = Horolezec
game-mountain-pitch =
    Jedna řada jde z kopce, ostatní do kopce, a s každou vzatou řadou jde horolezec o krok dál.
game-mountain-rules =
    Základní hra s horolezcem, který jednu řadu obrací naruby.
    { rules-goal }
    { rules-setup }
    Horolezec: v každém kole začíná u řady 4 se šipkami nahoru. V řadě nezabírá místo.
    { rules-trick }
    Kam patří: řada s horolezcem klesá a přijímá jen karty nižší, než je její poslední.
    Zbylé tři jako vždy rostou a přijímají karty vyšší, než je jejich poslední.
    Ze všech řad, které tvou kartu přijmou, platí ta s nejbližší poslední kartou, dolů i nahoru.
    Je-li řada s horolezcem stejně blízko jako jiná, dostane kartu řada s horolezcem.
    { rules-full }
    Není kam: je-li tvoje karta nižší než konce rostoucích řad, ale vyšší než konec řady
    s horolezcem, bereš řadu podle své volby a tvoje karta ji začne znovu.
    { rules-pile }
    Krok horolezce: kdykoli někdo vezme řadu, jde o jednu dál ve směru šipek a u řad 1 a 4 se otočí:
    4, 3, 2, 1, 2, 3, 4 … Karty v řadách zůstávají, rozhodují jen jejich konce.
    { rules-end }
    { rules-options }
    Příklad: řady jsou 9 | 25 31 | 60 | 44 39, horolezec je u řady 4. Zahrají se karty 35 a 50.
    Karta 35 je o 4 vyšší než 31 a o 4 nižší než 39: jde do řady s horolezcem, 44 39 35.
    Karta 50 je teď na řadu 4 příliš vysoká a jde za 31: 25 31 50.

## Skákající kráva

game-jumping-cow-name = Skákající kráva
game-jumping-cow-pitch =
    Kráva se uvelebí v řadě, vyskočí, když se k ní něco přiblíží, a může dopadnout, kde to bolí.
game-jumping-cow-rules =
    Základní hra s krávou, která zabírá místo a nikde dlouho nevydrží.
    { rules-goal }
    { rules-setup }
    Kráva: v každém kole začíná za nejnižší ze čtyř karet. Nemá číslo,
    ale místo zabírá: čtyři karty a kráva jsou plná řada.
    { rules-trick }
    { rules-fit }
    V řadě s krávou se za poslední kartu počítá číslo před krávou.
    { rules-full } V řadě s krávou bere ty čtyři už pátá karta.
    { rules-low }
    { rules-pile }
    Skok: když do řady s krávou přibude karta nebo se ta řada bere, kráva skočí do té
    ze tří ostatních řad, která má nejnižší poslední kartu. Jinak zůstává.
    Dopad do řady s pěti kartami: kdo skok způsobí, bere tu řadu až na poslední kartu,
    ta zůstane jako první; a kráva skáče dál. Může se to stát i několikrát.
    { rules-end }
    { rules-options }
    Příklad: řady jsou 14 kráva | 20 26 27 30 35 | 50 | 61 a hraješ 16.
    Jde za 14; kráva skáče k 35, nejnižšímu z ostatních konců.
    Tam už se nevejde: bereš 20 26 27 30, 8 krav, a 35 zůstává.
    Kráva skáče dál, k 16. Potom: 14 16 kráva | 35 | 50 | 61.

## Přehozené číslice

game-flip-name = Přehozené číslice
game-flip-pitch =
    Jednou za kolo smíš číst kartu pozpátku: z 62 je rázem 26 a všechny plány jsou ty tam.
game-flip-rules =
    Základní hra, ve které se smí jednou za kolo přečíst karta pozpátku.
    { rules-goal }
    { rules-setup }
    Přehazovací karta: v každém kole dostaneš i jednu takovou. Nepoužitá se nepřenáší do dalšího.
    { rules-trick }
    Přehození: jednou za kolo ji smíš zahrát s číselnou kartou. Číslo se pak pro pořadí i pro řadu
    počítá s přehozenými číslicemi: 62 jako 26, 70 jako 7.
    Přehodit jdou jen čísla 10–99 se dvěma různými číslicemi.
    Má-li přehozená karta stejnou hodnotu jako jiná zahraná, jde přehozená první.
    Jakmile leží v řadě, má zase své natištěné číslo, takže řada může i klesnout.
    Krávy se vždy počítají podle natištěného čísla.
    { rules-rows }
    Číslo stejné jako poslední karta řady za ni nepatří.
    { rules-end }
    { rules-options }
    Příklad: řady jsou 5 | 38 | 50 55 57 58 59 | 90 a chceš hrát 62.
    Jako 62 by byla v řadě 3 šestá a stála by tě 13 krav.
    Přehozená platí za 26 a jde za 5. Tam už leží zase jako 62: 5 62.

## GAP

game-gap-name = GAP
game-gap-pitch =
    Jedné barvy hodně a jiné jen málo: čím větší rozdíl, tím víc bodů.
game-gap-rules =
    Cíl: mít na konci partie nejvíc bodů. Bodují barvy, čísla jen přinášejí karty.
    Karty: čísla 0–9 v pěti barvách. Tvoří kruh: s 0 sousedí 9 a 1.
    Příprava: ve dvou se na celou partii vyřadí dvě barvy, ve třech jedna.
    Které to jsou, říká volba; jinak los.
    Kolo: dostaneš 6 karet (v pěti nebo šesti hráčích 5). Čtyři odkryté karty leží v řadě;
    ostatní jsou balíček. Kdo začíná, určí los; v dalším kole vždy následující místo.
    Tah: po směru hodinových ručiček se hraje po jedné kartě z ruky.
    Stejné číslo: jsou-li v řadě karty s číslem, které hraješ, bereš je všechny.
    Sousedé: jinak bereš po jedné kartě s číslem o jedna nižším a o jedna vyšším,
    pokud tam jsou. Je-li některých víc, jednu si vybereš.
    Nic z toho: tvoje karta zůstane v řadě; ta může mít i víc než čtyři karty.
    Braní se odmítnout nedá. Co vezmeš, vyložíš odkryté před sebe i se zahranou kartou.
    Po tvém tahu se řada doplní na čtyři karty, dokud balíček stačí.
    Do ruky se nikdy nedobírá. Kolo končí, když všem dojdou karty.
    Plus: počítá se barva, které máš nejvíc. Dělí-li se o to víc barev, počítají se všechny.
    Minus: z ostatních barev se počítá ta, které máš nejméně; při shodě zase všechny takové.
    Na barvách, které nemáš, nezáleží. Rozdíl jsou tvoje body; může být i pod nulou.
    Partie: hraje se, dokud po některém kole nemá někdo 30 bodů nebo víc. Vyhrává nejvyšší součet.
    Při shodě rozhodne nejlepší jednotlivé kolo, pak to, kdo ho má dřív; jinak se výhra dělí.
    Volby: jiná hranice (15 je krátká, 70 dlouhá), pevný počet kol,
    nebo při shodě hrát další kola.
    Příklad: v řadě jsou červená 3, modrá 3, zelená 6 a žlutá 8.
    Hraješ 3: obě trojky jsou tvoje. Hraješ 7: bereš 6 a 8. Hraješ 5: bereš jen 6.
    Hraješ 1: žádná 1, 0 ani 2 tam není, takže zůstane v řadě.
    Bodování: za 5 modrých, 5 zelených, 2 žluté a 1 červenou máš 10 − 1 = 9 bodů.
