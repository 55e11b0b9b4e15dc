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
