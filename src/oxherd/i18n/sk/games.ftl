### Hry: názvy, lákadlá a pravidlá. Pravidlá sú prosté riadky; najprv ich spoločné časti.
### Čísla v textoch sú predvolené; voľby stola ich môžu zmeniť.

## Spoločné časti pravidiel

rules-goal =
    Cieľ: mať na konci partie čo najmenej kráv. Kravy sú na kartách, ktoré berieš.
    Väčšina kariet má 1 kravu; 5, 15, 25 … majú 2; 10, 20, 30 … majú 3; 11, 22, 33 … majú 5.
    Najhoršia je 55: na tej je kráv 7.
rules-setup =
    Príprava: karty 1–104 sa zamiešajú. Dostaneš ich 10 a ďalšie štyri, odkryté, začnú štyri rady.
    Ostatné karty zostanú do ďalšieho kola bokom a nikto ich nevidí.
rules-deck =
    Karty: hrá sa len s tými najnižšími, desať na hráča a štyri navyše:
    vo dvojici 1–24, v trojici 1–34 a tak ďalej až po 1–104 v desiatich.
rules-trick =
    Séria: všetci si tajne vyberú jednu kartu. Potom sa karty odkryjú a po jednej sa prikladajú,
    od najnižšej po najvyššiu.
rules-fit =
    Kam patrí: na koniec radu, ktorého posledná karta je nižšia než tvoja. Ak je takých radov viac,
    tak do toho s najbližšou poslednou kartou. Vybrať si nemôžeš.
rules-full =
    Plný rad: do radu sa zmestí päť kariet. Ak by tvoja bola šiesta, berieš tých päť
    a tvoja karta rad začne znova.
rules-low =
    Nízka karta: ak je tvoja karta nižšia než posledné karty všetkých radov, berieš rad podľa
    svojej voľby a tvoja karta ho začne znova.
rules-pile =
    Karty, ktoré berieš, idú na tvoj kraví balíček a nikdy späť do ruky.
rules-rows =
    { rules-fit }
    { rules-full }
    { rules-low }
    { rules-pile }
rules-end =
    Kolo sa končí, keď všetkým dôjdu karty. Kravy z tvojho balíčka sa pripočítajú k tvojmu súčtu.
    Partia: hrajú sa ďalšie kolá, kým po niektorom z nich nemá niekto 66 kráv alebo viac.
    Vyhráva najmenší počet kráv; pri zhode sa výhra delí.
rules-options =
    Voľby: iná hranica, pevný počet kôl, balíčky, do ktorých sa nesmie nazerať;
    ako domáce pravidlá aj iný počet kariet v ruke, iný počet radov a ich dĺžka.

## Základná hra

game-classic-name = 6 berie!
game-classic-pitch =
    Tajne vyber kartu, sleduj, ako sa rady plnia, a dúfaj, že tá šiesta nebude tvoja.
game-classic-rules =
    { rules-goal }
    { rules-setup }
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Príklad: rady sú 8 19 | 30 33 34 40 41 | 52 | 77 90. Zahrajú sa štyri karty: 6, 22, 45, 60.
    Pre 6 nie je nikde miesto. Kto ju hrá, berie rad 3, len 52 s 1 kravou, a v rade 3 je teraz 6.
    Karta 22 ide za 19.
    Karta 45 patrí za 41, ale ako šiesta: kto ju hrá, berie celý rad, 13 kráv.
    Karta 60 má šťastie a ide za 45.
    Potom: 8 19 22 | 45 60 | 6 | 77 90.

## Taktika

game-tactics-name = Taktika
game-tactics-pitch =
    Málo kariet a všetky v hre: počítaj, čo už padlo, a hádaj, kto drží zvyšok.
game-tactics-rules =
    Základná hra s kartami, o ktorých všetci vedia.
    { rules-goal }
    { rules-deck }
    Príprava: karty sa zamiešajú. Dostaneš ich 10; posledné štyri, odkryté, začnú štyri rady.
    Nič nezostane: čo ešte nevidíš, to má niekto v ruke.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Príklad pre troch: rady sú 7 12 | 15 | 20 24 27 30 31 | 26. Držíš 33.
    Keby prišla sama, bola by v rade 3 šiesta a stála by ťa 9 kráv.
    Karta 32 však ešte nepadla, takže ju niekto drží. Ak príde v rovnakej sérii,
    príde na ňu skôr a berie celý rad; tvoja 33 sa potom pokojne usadí za ňou: 32 33.

## Logika

game-logic-name = Logika (Profi variant)
game-logic-pitch =
    Ruku si zostav z odkrytých kariet a potom prekabáť všetkých, čo ju poznajú celú.
game-logic-rules =
    Základná hra s kartami, o ktorých všetci vedia, a s rukou, ktorú si vyberáš.
    { rules-goal }
    { rules-deck }
    Výber: všetky tieto karty ležia odkryté. V smere hodinových ručičiek si berieš vždy jednu,
    kým nemajú všetci v ruke 10. Štyri zvyšné začnú rady, najnižšia je v rade 1.
    Kto v 1. kole začína, určí žreb; v každom ďalšom kole začína nasledujúce miesto.
    Výber je verejný, takže všetci poznajú všetky ruky. Tajné je len to, čo kedy príde na stôl.
    Najlepšie sa hrá vo dvoch až šiestich. Jedna z volieb cudzie ruky skryje.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Príklad pre dvoch: zostali karty 3, 9, 14 a 20, takže rady sú 3 | 9 | 14 | 20.
    Držíš 21 a 23, druhá ruka 22 a 24. V rade 4 je miesto presne pre tieto štyri:
    20 21 22 23 24. Vyššej karty niet, takže šiesta tam nebude ničia.

## Profesionál

game-professional-name = Profesionál
game-professional-pitch =
    Rady rastú na oboch koncoch, a tak problémy hrozia zľava aj sprava.
game-professional-rules =
    Základná hra s radmi, ktoré majú dva konce.
    { rules-goal }
    { rules-setup }
    { rules-trick }
    Kam patrí: vpravo do radu, ak je tvoja karta vyššia než jeho pravý koniec,
    alebo vľavo do radu, ak je nižšia než jeho ľavý koniec.
    Zo všetkých týchto miest platí to s najmenším rozdielom, bez ohľadu na rad a stranu.
    Ak sú dve miesta rovnako blízko, vyberáš ty; voľba môže dať prednosť pravej alebo ľavej strane.
    { rules-full } Platí to na oboch stranách.
    Nie je kam: ak tvoja karta padne vo všetkých radoch medzi ich konce, berieš rad podľa svojej
    voľby a tvoja karta ho začne znova.
    { rules-pile }
    { rules-end }
    { rules-options }
    Príklad: rady sú 20 24 | 47 50 | 66 | 81 90. Zahrajú sa tri karty: 22, 44, 58.
    Karta 22 sa hodí vľavo k 47, 66 aj 81; najbližšie je 47: 22 47 50.
    Karta 44 je teraz 20 od 24 a 22 od 66: ide vpravo za 24.
    Karta 58 je 8 od 50 a 8 od 66: kto ju hrá, volí rad 3, vľavo.
    Potom: 20 24 44 | 22 47 50 | 58 66 | 81 90.

## Rafinovaný

game-nifty-name = Rafinovaný
game-nifty-pitch =
    Dve karty naraz: ukáž najnižšiu a idú prvé obe tvoje, v poradí podľa teba.
game-nifty-rules =
    Základná hra s dvoma kartami v každej sérii, pre dvoch až siedmich hráčov.
    { rules-goal }
    Príprava: karty 1–104 sa zamiešajú. Dostaneš ich 14 a ďalšie štyri, odkryté, začnú štyri rady.
    Séria: všetci si tajne vyberú dve karty; potom sa všetky odkryjú. Sérií je sedem.
    Kto hrá najnižšiu kartu, priloží obe svoje, v ľubovoľnom poradí.
    Potom to isté urobí, kto hrá najnižšiu z kariet, ktoré ešte čakajú, a tak ďalej.
    Druhá karta z dvojice ide na stôl, až keď je prvá úplne vybavená.
    { rules-rows }
    { rules-end }
    { rules-options }
    Príklad: rady sú 9 | 30 31 33 36 38 | 52 | 80. Hráš 3 a 41, niekto iný 20 a 60.
    Najnižšia karta je tvoja, takže prvé idú obe tvoje.
    Najprv 41: berieš rad 2 (11 kráv) a potom za 3 ešte aspoň 1 kravu.
    Najprv 3: vezmi si za ňu rad 2 (11 kráv) a 41 pôjde zadarmo za 9.

## Variant s novými špeciálnymi kartami

game-jubilee-name = Variant s novými špeciálnymi kartami
game-jubilee-pitch =
    Tri špeciálne karty v ruke: uzavri rad, vkĺzni medzi karty alebo sa svojich kráv včas zbav.
game-jubilee-rules =
    Základná hra so špeciálnymi kartami, na dve kolá, pre dvoch až ôsmich hráčov.
    { rules-goal }
    Príprava: karty 1–104 sa zamiešajú. Dostaneš ich 12 a ďalšie štyri, odkryté, začnú štyri rady.
    Z 28 špeciálnych kariet, po štyroch z každého druhu, dostaneš tri; ostatné tvoria doberací
    balíček.
    Tvoje špeciálne karty nikto iný nevidí.
    { rules-trick }
    { rules-rows }
    Špeciálne karty: tesne pred priložením svojej karty smieš jednu použiť. Odloží sa hneď,
    alebo až keď zmizne zo stola.
    5. rad: tvoja karta začne piaty rad a nikto neberie. Šiesty byť nemôže. Kto si potom prvý vezme
    ktorýkoľvek z piatich radov, berie aj zahranú kartu a ten rad zmizne.
    7 berie!: ak má byť tvoja karta šiesta, ide do radu a nikto neberie. Špeciálna karta tam zostane
    a rad šiestich kariet berie až siedma. Pri jednom rade nemôže ležať dvakrát.
    Vloženie: tvoja karta ide na svoje miesto v rade s vyšším koncom, medzi dve karty
    alebo na začiatok. Ak bol rad plný, berieš ho celý okrem poslednej karty, tá zostane.
    Nahradenie: svoju kartu vezmeš späť a hneď priložíš inú z ruky, už bez ďalšej špeciálnej karty.
    Premiestnenie: najprv presunieš ktorúkoľvek kartu zo stola na jej miesto v inom rade,
    kde je voľno. Ak bola vo svojom rade sama, začne ho znova tvoja karta.
    Stop!: najprv uzavrieš rad, pri ktorom neleží 7 berie! Nič doň nepribudne, nič z neho neubudne
    a nikto ho neberie. Uzavreté môžu byť najviac dva; len čo si ktokoľvek vezme rad, sú zase
    všetky otvorené.
    Mínus = Plus: len keď máš vziať rad. Kravy z jednej jeho karty zaplatia za iné karty z radu
    alebo z tvojho balíčka. Tá karta aj zaplatené karty sa vyradia z hry.
    Výmena: kedykoľvek vezmeš rad, smieš odložiť jednu špeciálnu kartu a dobrať si inú.
    Kolo sa končí, keď všetkým dôjdu karty. Kravy z tvojho balíčka sa pripočítajú k tvojmu súčtu.
    Do 2. kola ti nepoužité špeciálne karty zostanú a všetci dostanú rovnako veľa nových,
    najviac tri.
    Partia: po dvoch kolách vyhráva najmenší počet kráv; pri zhode sa výhra delí.
    Nepoužité špeciálne karty nemajú na konci žiadnu hodnotu.
    Voľby: iný počet kôl, balíčky, do ktorých sa nesmie nazerať, viac špeciálnych kariet naraz
    a tri podrobnosti špeciálnych kariet.
    Príklad: rady sú 12 17 20 31 36 | 44 52 | 60 | 85 a hráš 38.
    Ako šiesta v rade 1 by ťa stála 7 kráv.
    S kartou Vloženie ide pred 44: 38 44 52.
    S kartou 7 berie! zostane v rade 1 a ďalšia karta tam berie šesť.
    S kartou Stop! na rade 1 nie je kam: berieš rad podľa svojej voľby, napríklad 85, 2 kravy.

## Párne/nepárne

game-parity-name = Párne/nepárne
game-parity-pitch =
    Jeden rad si vyberá: berie len nepárne čísla, alebo len párne, kým značka nejde inam.
game-parity-rules =
    Základná hra so značkou, pre ktorú je jeden rad vyberavý.
    { rules-goal }
    { rules-setup }
    Značka: začína pri rade s najnižšou kartou a ukazuje, či je tá karta nepárna, alebo párna.
    V každom kole sa kladie znova a v rade nezaberá miesto.
    { rules-trick }
    { rules-fit }
    Označený rad: prijíma len nepárne čísla, alebo len párne, podľa toho, čo značka ukazuje.
    { rules-full }
    Nie je kam: keď tvoju kartu neprijme žiadny rad, či je príliš nízka, alebo nevhodná, berieš rad
    podľa svojej voľby, hoci aj označený, a tvoja karta ho začne znova.
    { rules-pile }
    Posun značky: kedykoľvek niekto vezme rad a nová prvá karta už leží, prejde značka zo svojho
    radu k tomu z troch ostatných, ktorý má najnižšiu poslednú kartu,
    a ukáže, či je táto karta nepárna, alebo párna.
    { rules-end }
    { rules-options }
    Príklad: rady sú 17 | 28 36 | 51 | 60 72, značka je pri rade 1 a ukazuje nepárne čísla.
    Karta 20 za 17 nesmie a ostatné konce sú vyššie: kto ju hrá, berie rad 3, 1 kravu.
    Rady sú teraz 17 | 28 36 | 20 | 60 72. Značka opúšťa rad 1; z kariet 36, 20 a 72
    je najnižšia 20, takže ide k radu 3 a ukazuje párne čísla.

## Horolezec

game-mountain-name = Horolezec
game-mountain-pitch =
    Jeden rad ide dolu kopcom, ostatné hore, a s každým vzatým radom ide horolezec o krok ďalej.
game-mountain-rules =
    Základná hra s horolezcom, ktorý jeden rad obracia naruby.
    { rules-goal }
    { rules-setup }
    Horolezec: v každom kole začína pri rade 4 so šípkami nahor. V rade nezaberá miesto.
    { rules-trick }
    Kam patrí: rad s horolezcom klesá a prijíma len karty nižšie, než je jeho posledná.
    Zvyšné tri ako vždy rastú a prijímajú karty vyššie, než je ich posledná.
    Zo všetkých radov, ktoré tvoju kartu prijmú, platí ten s najbližšou poslednou, nadol aj nahor.
    Ak je rad s horolezcom rovnako blízko ako iný, dostane kartu rad s horolezcom.
    { rules-full }
    Nie je kam: ak je tvoja karta nižšia než konce rastúcich radov, ale vyššia než koniec radu
    s horolezcom, berieš rad podľa svojej voľby a tvoja karta ho začne znova.
    { rules-pile }
    Krok horolezca: kedykoľvek niekto vezme rad, ide o jeden ďalej v smere šípok a pri radoch 1 a 4
    sa otočí: 4, 3, 2, 1, 2, 3, 4 … Karty v radoch zostávajú, rozhodujú len ich konce.
    { rules-end }
    { rules-options }
    Príklad: rady sú 9 | 25 31 | 60 | 44 39, horolezec je pri rade 4. Zahrajú sa karty 35 a 50.
    Karta 35 je o 4 vyššia než 31 a o 4 nižšia než 39: ide do radu s horolezcom, 44 39 35.
    Karta 50 je teraz na rad 4 príliš vysoká a ide za 31: 25 31 50.

## Skákajúca krava

game-jumping-cow-name = Skákajúca krava
game-jumping-cow-pitch =
    Krava sa uvelebí v rade, vyskočí, keď sa k nej niečo priblíži, a môže dopadnúť, kde to bolí.
game-jumping-cow-rules =
    Základná hra s kravou, ktorá zaberá miesto a nikde dlho nevydrží.
    { rules-goal }
    { rules-setup }
    Krava: v každom kole začína za najnižšou zo štyroch kariet. Nemá číslo,
    ale miesto zaberá: štyri karty a krava sú plný rad.
    { rules-trick }
    { rules-fit }
    V rade s kravou sa za poslednú kartu počíta číslo pred kravou.
    { rules-full } V rade s kravou berie tie štyri už piata karta.
    { rules-low }
    { rules-pile }
    Skok: keď do radu s kravou pribudne karta alebo sa ten rad berie, krava skočí do toho
    z troch ostatných radov, ktorý má najnižšiu poslednú kartu. Inak zostáva.
    Dopad do radu s piatimi kartami: kto spôsobí jej skok, berie ten rad okrem poslednej karty,
    tá zostane ako prvá; a krava skáče ďalej. Môže sa to stať aj niekoľkokrát.
    { rules-end }
    { rules-options }
    Príklad: rady sú 14 krava | 20 26 27 30 35 | 50 | 61 a hráš 16.
    Ide za 14; krava skáče k 35, najnižšiemu z ostatných koncov.
    Tam sa už nezmestí: berieš 20 26 27 30, 8 kráv, a 35 zostáva.
    Krava skáče ďalej, k 16. Potom: 14 16 krava | 35 | 50 | 61.

## Prehodené číslice

game-flip-name = Prehodené číslice
game-flip-pitch =
    Raz za kolo smieš čítať kartu odzadu: zo 62 je zrazu 26 a všetky plány padajú.
game-flip-rules =
    Základná hra, v ktorej sa smie raz za kolo prečítať karta odzadu.
    { rules-goal }
    { rules-setup }
    Prehadzovacia karta: v každom kole dostaneš aj jednu takúto. Nepoužitá sa neprenáša do ďalšieho.
    { rules-trick }
    Prehodenie: raz za kolo ju smieš zahrať s číselnou kartou. Číslo sa potom pre poradie aj pre rad
    počíta s prehodenými číslicami: 62 ako 26, 70 ako 7.
    Prehodiť sa dajú len čísla 10–99 s dvoma rôznymi číslicami.
    Ak má prehodená karta rovnakú hodnotu ako iná zahraná, ide prehodená prvá.
    Len čo leží v rade, má zase svoje vytlačené číslo, takže rad môže aj klesnúť.
    Kravy sa vždy počítajú podľa vytlačeného čísla.
    { rules-rows }
    Číslo rovnaké ako posledná karta radu za ňu nepatrí.
    { rules-end }
    { rules-options }
    Príklad: rady sú 5 | 38 | 50 55 57 58 59 | 90 a chceš hrať 62.
    Ako 62 by bola v rade 3 šiesta a stála by ťa 13 kráv.
    Prehodená platí za 26 a ide za 5. Tam už leží zase ako 62: 5 62.

## Poraz byvola

game-buffalo-name = Poraz byvola
game-buffalo-pitch =
    Všetci spoločne proti byvolovi, ktorý hrá naslepo: vezmite menej kráv než on.
game-buffalo-rules =
    Základná hra, v ktorej hrajú všetci spoločne proti kôpke kariet, pre jedného až šiestich hráčov.
    Cieľ: mať na konci dohromady menej kráv než byvol.
    Väčšina kariet má 1 kravu; 5, 15, 25 … majú 2; 10, 20, 30 … majú 3; 11, 22, 33 … majú 5.
    Najhoršia je 55: na tej je kráv 7.
    Príprava: karty 1–104 sa zamiešajú. Dostaneš ich 10, byvol dostane 10 zakrytých na kôpku
    a ďalšie štyri, odkryté, začnú štyri rady. Ostatné zostanú bokom.
    Zo 16 špeciálnych kariet, po dvoch z každého druhu, sú v hre len niektoré: pri jednom hráčovi
    žiadna, pri dvoch 2, pri troch 4, pri štyroch 6, pri piatich 11, pri šiestich 16. Dve ležia
    odkryté, ostatné tvoria balíček.
    Séria: všetci si tajne vyberú jednu kartu. Potom sa odkryjú, s nimi aj vrchná karta byvolovej
    kôpky, a po jednej sa prikladajú, od najnižšej po najvyššiu.
    { rules-fit }
    Plný rad: do radu sa zmestí päť kariet. Šiesta tých päť berie a rad začne znova.
    Nízka karta: karta nižšia než posledné karty všetkých radov berie rad a začne ho znova.
    Hráč berie rad podľa svojej voľby; byvol ten, v ktorom je najmenej kráv, a z viacerých takých
    ten, ktorý má najvyššiu poslednú kartu.
    Balíčky: čo vezmete, ide na spoločný balíček tímu a smiete doň nazerať. Do balíčka byvola
    nenazerá nikto.
    Dohováranie: karty v ruke a zámery sú tajné. O všetkom odkrytom sa hovoriť smie.
    Špeciálne karty: pred priložením ktorejkoľvek karty, aj byvolovej, smiete použiť odkryté
    špeciálne karty, koľko ich chcete. Namiesto použitej sa hneď odkryje ďalšia.
    7 berie!: do radu sa zmestí šesť kariet, kým ho niekto nevezme. Pri jednom rade nemôže byť
    dvakrát.
    Stop!: rad je uzavretý; nič doň nepribudne, nič z neho neubudne a nikto ho neberie. Pred každým
    priložením ho smiete zase otvoriť.
    Nahradenie: kto je na rade, vezme svoju kartu späť a hneď priloží inú z ruky.
    Vloženie: kto je na rade, dá svoju kartu na jej miesto v rade s vyšším koncom.
    Premiestnenie: ktorákoľvek karta zo stola ide na svoje miesto v inom rade. Ak bola vo svojom
    rade sama, začne ten rad nasledujúca prikladaná karta, nech patrí komukoľvek.
    Ak bol rad pred kartou Vloženie alebo Premiestnenie plný, tím ho berie okrem poslednej karty.
    Prvá karta, Posledná karta: jedna z kariet tímu pôjde prvá, alebo posledná. Prvá karta platí
    len na začiatku série.
    Zoradenie: určíte poradie všetkých čakajúcich kariet, aj byvolovej.
    Koniec: po desiatich sériách. Pri jednom alebo dvoch hráčoch sa kravy tímu počítajú dvakrát.
    Ak má tím menej kráv než byvol, vyhrávate všetci; inak vyhráva byvol.
    Voľby: iný počet špeciálnych kariet, Prvá karta kedykoľvek.
    Príklad: rady sú 20 27 31 38 44 | 55 | 70 | 90. Hráš 45, byvol odkrýva 46.
    Karta 45 je na rade prvá a brala by rad 1, 11 kráv. S kartou Posledná karta počká:
    rad 1 potom berie byvol za 46. Pre 45 teraz nie je miesto a berie 46, 1 kravu.

## Časti pravidiel stolových hier

rules-board-goal =
    Cieľ: mať na konci najviac bodov. Body hneď posúvajú tvoj ukazovateľ, nikdy však pod −44
    ani nad +44.
    Doštičky: čísla 1–100. Koľko má ktorá kráv, je pri tvojich doštičkách v zátvorke; na pláne,
    ktorý má Oxherd, je to 1, 2, 3 alebo 5.
rules-board-trick =
    Séria: všetci si tajne vyberú jednu doštičku. Potom sa doštičky odkryjú a po jednej sa kladú,
    od najnižšej po najvyššiu.
    Kam patrí: aktívne sú štyri rady, tie s doštičkami. Tvoja doštička ide za poslednú doštičku
    aktívneho radu, ak je tá nižšia. Ak je takých radov viac, tak za tú najbližšiu.
    Ak sú všetky posledné doštičky vyššie, ide za najvyššiu z nich; nič to nestojí.
rules-board-squares =
    Políčka: to, na ktoré položíš doštičku, hneď na teba pôsobí.
    +3 alebo -7: toľko bodov získavaš alebo strácaš.
    G1, G2: zelené kravy, za každú kravu na svojej doštičke získavaš 1 bod, pri G2 dva.
    R1, R2: červené kravy, za každú kravu na svojej doštičke strácaš 1 bod, pri R2 dva.
    T2: kým je jeho rad aktívny, vyberajú a kladú všetci v každej sérii dve doštičky.
    TB: berieš rad a za každú kravu na jeho ostatných doštičkách strácaš 1 bod;
    tie doštičky sa vyradia z hry.
rules-board-basic-setup =
    Príprava: dostaneš 12 doštičiek za zástenu; ďalšie štyri začnú rady 1 až 4. Vo dvojici
    alebo v trojici tvoria ostatné doštičky zásobu.
rules-board-basic-move =
    Tvoja doštička sa potom presunie do najbližšieho prázdneho radu nižšie, a ak tam žiadny nie je,
    do toho, ktorý je najvyššie. Tam políčko nič nerobí.
rules-board-basic-end =
    Koniec: vo dvojici alebo v trojici si všetci raz vezmú 12 nových doštičiek. Keď sú všetky
    položené, vyhráva najvyšší počet bodov; pri zhode sa výhra delí.
rules-board-advanced-setup =
    Príprava: dostaneš 12 doštičiek za zástenu a 2 akčné karty. Ďalšie štyri doštičky začnú rady 1
    až 4, od štyroch hráčov posledné štyri rady. Ostatné doštičky tvoria zásobu.
rules-board-advanced-squares =
    TT: berieš rad a nič nestrácaš; jeho ostatné doštičky idú za tvoju zástenu.
    DT: doberieš si doštičku zo zásoby. DA: doberieš si akčnú kartu.
    Po TB aj TT sa tvoja doštička presunie do iného prázdneho radu podľa tvojej voľby
    a prvé políčko tam pôsobí tiež.
rules-board-actions =
    Akčné karty: tesne pred položením doštičky ich smieš zahrať, koľko chceš,
    každú len pre túto doštičku.
    Stop!: rad je pre doštičky uzavretý, kým si niekto nejaký rad nevezme. Najviac dva naraz.
    Výmena doštičky: tvoja doštička ide späť, odkryješ inú a hneď ju položíš.
    Polož ďalšiu doštičku: odkryješ ďalšiu a hneď položíš všetky svoje odkryté, od najnižšej.
    Vzostupne kamkoľvek: tvoja doštička ide na koniec ktoréhokoľvek radu s nižším koncom,
    nielen najbližšieho.
    Polož na začiatok: tvoja doštička ide na prvé políčko radu, ktorý sa začína vyšším číslom,
    a ostatné posunie doprava až po prvú medzeru. Doštička, ktorá sa dostane na voľné políčko,
    ho spustí, a to pre teba; tvoja vlastná nespustí nič.
    Vynechanie: tvoja doštička ide o políčko ďalej; vynechané sa už nedá použiť.
    Posledné políčko radu sa vynechať nesmie.
    Poradie: najprv Výmena doštičky, Polož ďalšiu doštičku a Stop!, ako chceš; potom Vzostupne
    kamkoľvek alebo Polož na začiatok; potom Vynechanie, ale nie po karte Polož na začiatok.
rules-board-advanced-end =
    Koniec: po sérii, v ktorej niekomu nezostane žiadna doštička. Za kravy na zvyšných doštičkách
    sa body strácajú, potom je za každú nezahranú akčnú kartu 1 bod. Vyhráva najvyšší počet bodov;
    pri zhode sa výhra delí.
rules-board-lucky =
    Štvorlístky: sú na počítadle bodov, na pláne, ktorý má Oxherd, na −5, −10 a tak ďalej až po −40.
    Keď strácaš body, berieš si šťastnú kartu za každý štvorlístok, na ktorý sa tvoj ukazovateľ
    dostane alebo cez ktorý prejde; kým sú tam oba druhy, druh si volíš.
    Šťastné karty: tesne pred položením doštičky smieš jednu zahrať. Potom sa vráti na svoj balíček.
    Zisk 5 bodov: políčko ti namiesto svojho účinku prinesie 5 bodov. Na poslednom políčku radu nič
    nestrácaš, doštičky sa vyradia z hry a tvoja sa presunie ďalej.
    Kladné kravy: na poslednom políčku sa dve z ostatných doštičiek radu, podľa tvojej voľby,
    počítajú kladne; ukazovateľ posúva až celkový súčet.
rules-board-options =
    Herný plán: na inom pláne platí, čo ukazuje stôl; príklad je z plánu, ktorý má Oxherd.
    Voľby: iný herný plán, dve doštičky len pri nezakrytom T2, poistka

## Stolová hra

game-board-name = 6 berie! Stolová hra
game-board-pitch =
    Rady políčok, ktoré dávajú aj berú, a to posledné berie vždy.
game-board-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-basic-end }
    { rules-board-options }.
    Príklad: aktívne rady sa končia číslami 33, 41, 60 a 82. Doštička 45 ide za 41.
    Doštička 12 je nižšia než všetky a ide za 82.
    Doštička 36 ide za 33, na posledné políčko radu 20 24 33: kto ju hrá, stráca 2 + 1 + 3 = 6
    bodov a 36 začne iný rad.

## Stolová hra so šťastnými kartami

game-board-lucky-name = Stolová hra so šťastnými kartami
game-board-lucky-pitch =
    Stolová hra, kde aj pád prináša štvorlístok: kto stráca body, získava šťastie.
game-board-lucky-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-lucky }
    { rules-board-basic-end } Nezahrané šťastné karty nemajú žiadnu hodnotu.
    { rules-board-options }, Zisk 5 bodov na poslednom políčku.
    Príklad: tvoj ukazovateľ je na −3 a strácaš 8 bodov. Cestou na −11 prejde cez štvorlístky na −5
    a −10: berieš si dve šťastné karty.
    Neskôr ide tvoja doštička na posledné políčko radu 20 24 33. S kartou Kladné kravy pre 20 a 33
    získavaš 2 + 3 − 1 = 4 body namiesto straty 6 bodov.

## Stolová hra, pokročilá

game-board-advanced-name = Stolová hra, pokročilá
game-board-advanced-pitch =
    Druhá strana plánu: doštičky sa vracajú, rady sa zatvárajú a akčné karty všetko obrátia.
game-board-advanced-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-advanced-end }
    { rules-board-options }, ktoré doštičky sa posúvajú.
    Príklad: rad 1 má políčka . . -7 . G2 TB a ležia tam 50 a 53. Tvoja 57 by išla na -7.
    S kartou Vynechanie ide o políčko ďalej, kde sa nič nestane.
    S kartou Polož na začiatok by 46 išla pred 50 a posunula by 53 na -7;
    strata 7 bodov by však bola tvoja.

## Stolová hra, pokročilá, so šťastnými kartami

game-board-advanced-lucky-name = Stolová hra, pokročilá, šťastné karty
game-board-advanced-lucky-pitch =
    Všetko naraz: akčné karty, šťastné karty a doštičky, ktoré sa vracajú.
game-board-advanced-lucky-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-lucky }
    Na TT prinesú Kladné kravy len plus za dve doštičky; potom idú všetky za tvoju zástenu.
    S kartou Polož na začiatok sa šťastná karta zahrať nedá; inak prichádza po všetkých akčných
    kartách.
    { rules-board-advanced-end } Nezahrané šťastné karty nemajú žiadnu hodnotu.
    { rules-board-options }, ktoré doštičky sa posúvajú, Zisk 5 bodov na poslednom políčku.
    Príklad: tvoja 57 má ísť na posledné políčko TT radu, v ktorom ležia 20, 24 a 33.
    S kartou Kladné kravy pre 20 a 33 najprv získavaš 5 bodov a potom idú tieto tri doštičky
    za tvoju zástenu. S kartou Zisk 5 bodov získavaš tiež 5, ale doštičky sa vyradia z hry.

## GAP

game-gap-name = GAP
game-gap-pitch =
    Jednej farby veľa a inej len málo: čím väčší rozdiel, tým viac bodov.
game-gap-rules =
    Cieľ: mať na konci partie najviac bodov. Bodujú farby, čísla len prinášajú karty.
    Karty: čísla 0–9 v piatich farbách. Tvoria kruh: s 0 susedia 9 a 1.
    Príprava: vo dvojici sa na celú partiu vyradia dve farby, v trojici jedna.
    Ktoré to sú, povie voľba; inak žreb.
    Kolo: dostaneš 6 kariet (v piatich alebo šiestich 5). Štyri odkryté karty ležia v rade;
    ostatné sú balíček. Kto začína, určí žreb; v ďalšom kole vždy nasledujúce miesto.
    Ťah: v smere hodinových ručičiek sa hrá po jednej karte z ruky.
    Rovnaké číslo: ak sú v rade karty s číslom, ktoré hráš, berieš ich všetky.
    Susedia: inak berieš po jednej karte s číslom o jedna nižším a o jedna vyšším,
    ak tam sú. Ak je niektorých viac, jednu si vyberieš.
    Nič z toho: tvoja karta zostane v rade; ten môže mať aj viac než štyri karty.
    Branie sa odmietnuť nedá. Čo vezmeš, vyložíš odkryté pred seba aj so zahranou kartou.
    Po tvojom ťahu sa rad doplní na štyri karty, kým balíček stačí.
    Do ruky sa nikdy nedoberá. Kolo sa končí, keď všetkým dôjdu karty.
    Plus: počíta sa farba, ktorej máš najviac. Ak je takých farieb viac, počítajú sa všetky.
    Mínus: z ostatných farieb sa počíta tá, ktorej máš najmenej; pri zhode zase všetky také.
    Na farbách, ktoré nemáš, nezáleží. Rozdiel sú tvoje body; môže byť aj pod nulou.
    Partia: hrá sa, kým po niektorom kole nemá niekto 30 bodov alebo viac. Vyhráva najvyšší súčet.
    Pri zhode rozhodne najlepšie jednotlivé kolo, potom to, kto ho má skôr; inak sa výhra delí.
    Voľby: iná hranica (15 je krátka, 70 dlhá), pevný počet kôl,
    alebo pri zhode hrať ďalšie kolá.
    Príklad: v rade sú červená 3, modrá 3, zelená 6 a žltá 8.
    Hráš 3: obe trojky sú tvoje. Hráš 7: berieš 6 a 8. Hráš 5: berieš len 6.
    Hráš 1: žiadna 1, 0 ani 2 tam nie je, takže zostane v rade.
    Bodovanie: za 5 modrých, 5 zelených, 2 žlté a 1 červenú máš 10 − 1 = 9 bodov.
