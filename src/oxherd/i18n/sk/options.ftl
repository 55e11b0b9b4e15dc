### Ku každej voľbe stola jeden riadok. V GAPe je hranica počet bodov.

option-target =
    Partia sa končí po kole, po ktorom má niekto aspoň toľko kráv; 0 znamená bez hranice.
option-target-gap =
    Partia sa končí po kole, po ktorom má niekto aspoň toľko bodov; 0 znamená bez hranice.
option-rounds = Partia sa končí najneskôr po toľkých kolách; 0 znamená bez pevného počtu.
option-max-rounds = Poistka: žiadna partia netrvá dlhšie než toľko kôl.
option-hand-size = Koľko kariet sa na začiatku kola dostáva do ruky.
option-rows = Koľko radov je na stole.
option-cap = Koľko kariet sa zmestí do radu; tá ďalšia ich berie.
option-hide-piles = Do vzatých kariet sa počas kola nesmie nazerať.
option-tactics = Hrá sa len s najnižšími kartami a všetky sa rozdajú.
option-logic =
    Hrá sa len s najnižšími kartami a ruky sa vyberajú z odkrytých kariet.
option-professional = Rady rastú na oboch koncoch.
option-nifty = V každej sérii sa hrajú dve karty.
option-professional-tie =
    Dve miesta rovnako blízko: vyberá, kto kartu hrá, alebo má prednosť pravá či ľavá strana.
option-hide-draft = Cudzie ruky sa neukazujú, hoci sa vyberali z odkrytých kariet.
option-removed = Vyradené farby: ich písmená (yp je žltá a fialová), alebo random pre žreb.
option-extra-round = Zhodu na konci rozhodnú ďalšie kolá, nie najlepšie jednotlivé kolo.

## Špeciálne karty

option-rounds-jubilee = Partia sa končí po toľkých kolách.
option-multi-special = Pri jednom priložení sa smie použiť viac špeciálnych kariet.
option-seven-early = „7 berie!“ sa smie použiť, aj keď je v rade ešte miesto.
option-stop-on-seven = „Stop!“ sa smie použiť aj na rad so „7 berie!“.
option-shift-overflow =
    Premiestniť kartu do plného radu sa nesmie (forbid), alebo si taký rad berieš (take).
option-specials = Koľko špeciálnych kariet je v hre; -1 je počet podľa pravidiel.
option-first-anytime = „Prvá karta“ sa smie použiť, aj keď už je priložená iná karta.

## Stolové hry

option-max-rounds-board = Poistka: žiadna partia netrvá dlhšie než toľko sérií.
option-max-rounds-board-lucky = { option-max-rounds-board }
option-max-rounds-board-advanced = { option-max-rounds-board }
option-max-rounds-board-advanced-lucky = { option-max-rounds-board }
option-layout = Súbor s herným plánom; bez neho sa hrá na pláne, ktorý má Oxherd.
option-t2-only-uncovered = Políčko pre dve doštičky platí, len kým na ňom žiadna neleží.
option-shift =
    Doštička položená na začiatok posunie ostatné len po prvú medzeru (gap), alebo všetky (all).
option-plus5-on-take =
    „Zisk 5 bodov“ na poslednom políčku: rad sa ako vždy uvoľní (clear), alebo to nejde (forbid).
