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

## Varianta s novými speciálními kartami

game-jubilee-name = Varianta s novými speciálními kartami
game-jubilee-pitch =
    Tři speciální karty v ruce: uzavři řadu, vklouzni mezi karty, nebo se svých krav včas zbav.
game-jubilee-rules =
    Základní hra se speciálními kartami, na dvě kola, pro dva až osm hráčů.
    { rules-goal }
    Příprava: karty 1–104 se zamíchají. Dostaneš jich 12 a další čtyři, odkryté, začnou čtyři řady.
    Z 28 speciálních karet, po čtyřech od každého druhu, dostaneš tři; ostatní jsou dobírací balíček.
    Tvoje speciální karty nikdo jiný nevidí.
    { rules-trick }
    { rules-rows }
    Speciální karty: těsně před přiložením své karty smíš jednu použít. Odloží se hned,
    nebo až zmizí ze stolu.
    5. řada: tvoje karta začne pátou řadu a nikdo nebere. Šestá být nemůže. Kdo si pak první vezme
    kteroukoli z pěti řad, bere i zahranou kartu a ta řada zmizí.
    7 bere!: má-li být tvoje karta šestá, jde do řady a nikdo nebere. Speciální karta tam zůstane
    a řadu šesti karet bere až sedmá. U jedné řady nemůže ležet dvakrát.
    Vložení: tvoje karta jde na své místo v řadě s vyšším koncem, mezi dvě karty nebo na začátek.
    Byla-li řada plná, bereš ji celou až na poslední kartu, ta zůstane.
    Nahrazení: svou kartu vezmeš zpět a hned přiložíš jinou z ruky, už bez další speciální karty.
    Přemístění: nejdřív přesuneš kteroukoli kartu ze stolu na její místo v jiné řadě, kde je volno.
    Byla-li ve své řadě sama, začne ji znovu tvoje karta.
    Stop!: nejdřív uzavřeš řadu, u které neleží 7 bere! Nic do ní nepřibude, nic z ní neubude a nikdo
    ji nebere. Uzavřené jsou nejvýš dvě; jakmile si kdokoli vezme řadu, jsou zase všechny otevřené.
    Minus = Plus: jen když máš vzít řadu. Krávy z jedné její karty zaplatí za jiné karty z řady nebo
    z tvého balíčku. Ta karta i zaplacené karty jdou ze hry.
    Výměna: kdykoli vezmeš řadu, smíš odložit jednu speciální kartu a dobrat si jinou.
    Kolo končí, když všem dojdou karty. Krávy z tvého balíčku se přičtou k tvému součtu.
    Do 2. kola ti nepoužité speciální karty zůstanou a všichni dostanou stejně nových, nejvýš tři.
    Partie: po dvou kolech vyhrává nejmenší počet krav; při shodě se výhra dělí.
    Zbylé speciální karty nemají žádnou cenu.
    Volby: jiný počet kol, balíčky, do kterých se nesmí nahlížet, víc speciálních karet najednou
    a tři podrobnosti speciálních karet.
    Příklad: řady jsou 12 17 20 31 36 | 44 52 | 60 | 85 a hraješ 38.
    Jako šestá v řadě 1 by tě stála 7 krav.
    S kartou Vložení jde před 44: 38 44 52.
    S kartou 7 bere! zůstane v řadě 1 a další karta tam bere šest.
    S kartou Stop! na řadě 1 není kam: bereš řadu podle své volby, třeba 85, 2 krávy.

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

## Poraz buvola

game-buffalo-name = Poraz buvola
game-buffalo-pitch =
    Všichni společně proti buvolovi, který hraje naslepo: vezměte méně krav než on.
game-buffalo-rules =
    Základní hra, ve které hrají všichni společně proti hromádce karet, pro jednoho až šest hráčů.
    Cíl: mít na konci dohromady méně krav než buvol.
    Většina karet má 1 krávu; 5, 15, 25 … mají 2; 10, 20, 30 … mají 3; 11, 22, 33 … mají 5.
    Nejhorší je 55: na té je krav 7.
    Příprava: karty 1–104 se zamíchají. Dostaneš jich 10, buvol dostane 10 zakrytých na hromádku
    a další čtyři, odkryté, začnou čtyři řady. Ostatní zůstanou stranou.
    Z 16 speciálních karet, po dvou od každého druhu, jsou ve hře jen některé: v jednom žádná, ve
    dvou 2, ve třech 4, ve čtyřech 6, v pěti 11, v šesti 16. Dvě leží odkryté, ostatní jsou balíček.
    Sada: všichni si tajně vyberou jednu kartu. Pak se odkryjí, s nimi i horní karta buvola,
    a po jedné se přikládají, od nejnižší po nejvyšší.
    { rules-fit }
    Plná řada: do řady se vejde pět karet. Šestá těch pět bere a řadu začne znovu.
    Nízká karta: karta nižší než poslední karty všech řad bere řadu a začne ji znovu.
    Hráč bere kteroukoli; buvol tu s nejméně kravami a z více takových tu,
    která má nejvyšší poslední kartu.
    Balíčky: co vezmete, jde na společný balíček týmu a smíte do něj nahlížet. Do balíčku buvola
    nenahlíží nikdo.
    Domluva: karty v ruce a záměry jsou tajné. O všem odkrytém se mluvit smí.
    Speciální karty: před přiložením kterékoli karty, i té buvolí, smíte použít odkryté speciální
    karty, kolik jich chcete. Místo použité se hned odkryje další.
    7 bere!: do řady se vejde šest karet, dokud ji někdo nevezme. U jedné řady nemůže být dvakrát.
    Stop!: řada je uzavřená; nic do ní nepřibude, nic z ní neubude a nikdo ji nebere. Před každým
    přiložením ji smíte zase otevřít.
    Nahrazení: kdo je na řadě, vezme svou kartu zpět a hned přiloží jinou z ruky.
    Vložení: kdo je na řadě, dá svou kartu na její místo v řadě s vyšším koncem.
    Přemístění: kterákoli karta ze stolu jde na své místo v jiné řadě. Byla-li ve své řadě sama,
    začne tu řadu příští přikládaná karta, ať je čí chce.
    Byla-li řada před kartou Vložení nebo Přemístění plná, tým ji bere až na poslední kartu.
    První karta, Poslední karta: jedna z karet týmu půjde první, nebo poslední. První karta platí
    jen na začátku sady.
    Seřazení: určíte pořadí všech čekajících karet, i té buvolí.
    Konec: po deseti sadách. V jednom a ve dvou se krávy týmu počítají dvakrát.
    Má-li tým méně krav než buvol, vyhráváte všichni; jinak vyhrává buvol.
    Volby: jiný počet speciálních karet, První karta kdykoli.
    Příklad: řady jsou 20 27 31 38 44 | 55 | 70 | 90. Hraješ 45, buvol odkrývá 46.
    Karta 45 je na řadě první a brala by řadu 1, 11 krav. S kartou Poslední karta počká:
    řadu 1 pak bere buvol za 46. Pro 45 teď není místo a bere 46, 1 krávu.

## Části pravidel deskových her

rules-board-goal =
    Cíl: mít na konci nejvíc bodů. Body hned posouvají tvůj ukazatel, nikdy však pod −44
    ani nad +44.
    Destičky: čísla 1–100. Kolik má která krav, je u tvých destiček v závorce; na plánu, který má
    Oxherd, je to 1, 2, 3 nebo 5.
rules-board-trick =
    Sada: všichni si tajně vyberou jednu destičku. Pak se destičky odkryjí a po jedné pokládají,
    od nejnižší po nejvyšší.
    Kam patří: aktivní jsou čtyři řady, ty s destičkami. Tvoje destička jde za poslední destičku
    aktivní řady, je-li nižší. Je-li takových řad víc, pak za tu nejbližší.
    Jsou-li všechny poslední destičky vyšší, jde za nejvyšší z nich; nic to nestojí.
rules-board-squares =
    Políčka: na kterém tvoje destička leží, to se tě hned týká.
    +3 nebo -7: tolik bodů získáváš nebo ztrácíš.
    G1, G2: zelené krávy, získáváš krávy ze své destičky, jednou nebo dvakrát.
    R1, R2: červené krávy, ztrácíš krávy ze své destičky, jednou nebo dvakrát.
    T2: dokud je jeho řada aktivní, vybírají a pokládají všichni v každé sadě dvě destičky.
    TB: bereš řadu a ztrácíš krávy z jejích ostatních destiček; ty jdou ze hry.
rules-board-basic-setup =
    Příprava: dostaneš 12 destiček za zástěnu; další čtyři začnou řady 1 až 4. Ve dvou nebo ve třech
    jsou ostatní destičky zásoba.
rules-board-basic-move =
    Tvoje destička se pak přesune do nejbližší prázdné řady níže, a není-li taková, do té nejvyšší.
    Tam políčko nic nedělá.
rules-board-basic-end =
    Konec: ve dvou nebo ve třech si všichni jednou vezmou 12 nových destiček. Když jsou všechny
    položené, vyhrává nejvíc bodů; při shodě se výhra dělí.
rules-board-advanced-setup =
    Příprava: dostaneš 12 destiček za zástěnu a 2 akční karty. Další čtyři destičky začnou řady 1
    až 4, ve čtyřech a víc poslední čtyři řady. Ostatní destičky jsou zásoba.
rules-board-advanced-squares =
    TT: bereš řadu a nic neztrácíš; její ostatní destičky jdou za tvou zástěnu.
    DT: dobereš si destičku ze zásoby. DA: dobereš si akční kartu.
    Po TB i TT se tvoje destička přesune do jiné prázdné řady podle tvé volby
    a první políčko tam působí také.
rules-board-actions =
    Akční karty: těsně před položením destičky jich smíš zahrát, kolik chceš,
    každou jen pro tuto destičku.
    Stop!: řada je pro destičky uzavřená, dokud si někdo nějakou řadu nevezme. Nejvýš dvě zároveň.
    Výměna destičky: tvoje destička jde zpět, odkryješ jinou a hned ji položíš.
    Polož další destičku: odkryješ další a hned položíš všechny své odkryté, nejnižší první.
    Vzestupně kamkoli: tvoje destička jde na konec kterékoli řady s nižším koncem, nejen nejbližší.
    Polož na začátek: tvoje destička jde na první políčko řady, která začíná vyšším číslem,
    a ostatní posune doprava až k první mezeře. Destička, která se dostane na volné políčko,
    ho spustí, a to pro tebe; tvoje vlastní nespustí nic.
    Vynechání: tvoje destička jde o políčko dál; vynechané už se nedá použít.
    Poslední políčko řady se vynechat nesmí.
    Pořadí: nejdřív Výměna destičky, Polož další destičku a Stop!, jak chceš; pak Vzestupně kamkoli,
    nebo Polož na začátek; pak Vynechání, ale ne po kartě Polož na začátek.
rules-board-advanced-end =
    Konec: po sadě, ve které někomu nezbývá žádná destička. Za krávy na zbylých destičkách se body
    ztrácejí, pak je za každou nezahranou akční kartu 1 bod. Vyhrává nejvíc bodů; při shodě se
    výhra dělí.
rules-board-lucky =
    Čtyřlístky: jsou na počítadle bodů, na plánu, který má Oxherd, na −5, −10 a tak dál až po −40.
    Když ztrácíš body, bereš si šťastnou kartu za každý čtyřlístek, na který se tvůj ukazatel
    dostane nebo přes který přejde; dokud jsou oba druhy, druh si volíš.
    Šťastné karty: těsně před položením destičky smíš jednu zahrát. Pak se vrátí na svůj balíček.
    Zisk 5 bodů: políčko ti místo svého účinku přinese 5 bodů. Na posledním políčku řady nic
    neztrácíš, destičky jdou ze hry a tvoje se přesune dál.
    Kladné krávy: na posledním políčku se dvě z ostatních destiček řady, podle tvé volby, počítají
    kladně; ukazatel posouvá až celkový součet.
rules-board-options =
    Herní plán: na jiném plánu platí, co ukazuje stůl; příklad je z plánu, který má Oxherd.
    Volby: jiný herní plán, dvě destičky jen při nezakrytém T2, pojistka

## Desková hra

game-board-name = 6 bere! Desková hra
game-board-pitch =
    Řady políček, která dávají i berou, a to poslední bere vždycky.
game-board-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-basic-end }
    { rules-board-options }.
    Příklad: aktivní řady končí čísly 33, 41, 60 a 82. Destička 45 jde za 41.
    Destička 12 je nižší než všechny a jde za 82.
    Destička 36 jde za 33, na poslední políčko řady 20 24 33: kdo ji hraje, ztrácí 2 + 1 + 3 = 6
    bodů a 36 začne jinou řadu.

## Desková hra se šťastnými kartami

game-board-lucky-name = Desková hra se šťastnými kartami
game-board-lucky-pitch =
    Desková hra, kde i pád nosí čtyřlístek: kdo ztrácí body, získává štěstí.
game-board-lucky-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-lucky }
    { rules-board-basic-end } Zbylé šťastné karty nemají žádnou cenu.
    { rules-board-options }, Zisk 5 bodů na posledním políčku.
    Příklad: tvůj ukazatel je na −3 a ztrácíš 8 bodů. Cestou na −11 přejde čtyřlístky na −5 a −10:
    bereš si dvě šťastné karty.
    Později jde tvoje destička na poslední políčko řady 20 24 33. S kartou Kladné krávy pro 20 a 33
    máš 2 + 3 − 1 = 4 body navíc místo ztráty 6 bodů.

## Desková hra, pokročilá

game-board-advanced-name = Desková hra, pokročilá
game-board-advanced-pitch =
    Druhá strana plánu: destičky se vracejí, řady se zavírají a akční karty všechno obrátí.
game-board-advanced-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-advanced-end }
    { rules-board-options }, které destičky se posouvají.
    Příklad: řada 1 má políčka . . -7 . G2 TB a leží tam 50 a 53. Tvoje 57 by šla na -7.
    S kartou Vynechání jde o políčko dál, kde se nic nestane.
    S kartou Polož na začátek by 46 šla před 50 a posunula by 53 na -7;
    ztráta 7 bodů by ale byla tvoje.

## Desková hra, pokročilá, se šťastnými kartami

game-board-advanced-lucky-name = Desková hra, pokročilá, šťastné karty
game-board-advanced-lucky-pitch =
    Všechno najednou: akční karty, šťastné karty a destičky, které se vracejí.
game-board-advanced-lucky-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-lucky }
    Na TT přinesou Kladné krávy jen plus za dvě destičky; pak jdou všechny za tvou zástěnu.
    S kartou Polož na začátek se šťastná karta zahrát nedá; jinak přichází po všech akčních kartách.
    { rules-board-advanced-end } Zbylé šťastné karty nemají žádnou cenu.
    { rules-board-options }, které destičky se posouvají, Zisk 5 bodů na posledním políčku.
    Příklad: tvoje 57 má jít na poslední políčko TT řady, ve které leží 20, 24 a 33.
    S kartou Kladné krávy pro 20 a 33 nejdřív získáváš 5 bodů a pak jdou tyto tři destičky
    za tvou zástěnu. S kartou Zisk 5 bodů máš také 5, ale destičky jdou ze hry.

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
