### Ke každé volbě stolu jeden řádek. V GAPu je hranice počet bodů.

option-target = Partie končí po kole, po kterém má někdo aspoň tolik krav; 0 znamená bez hranice.
option-target-gap =
    Partie končí po kole, po kterém má někdo aspoň tolik bodů; 0 znamená bez hranice.
option-rounds = Partie končí nejpozději po tolika kolech; 0 znamená bez pevného počtu.
option-max-rounds = Pojistka: žádná partie netrvá déle než tolik kol.
option-hand-size = Kolik karet se na začátku kola dostává do ruky.
option-rows = Kolik řad je na stole.
option-cap = Kolik karet se vejde do řady; ta další je bere.
option-hide-piles = Do vzatých karet se během kola nesmí nahlížet.
option-tactics = Hraje se jen s nejnižšími kartami a všechny se rozdají.
option-logic =
    Hraje se jen s nejnižšími kartami a ruce se vybírají z odkrytých karet.
option-professional = Řady rostou na obou koncích.
option-nifty = V každé sadě se hrají dvě karty.
option-professional-tie =
    Dvě místa stejně blízko: vybírá ten, kdo kartu hraje, nebo má přednost pravá či levá strana.
option-hide-draft = Cizí ruce se neukazují, přestože se vybíraly z odkrytých karet.
option-removed = Vyřazené barvy: jejich písmena (yp je žlutá a fialová), nebo random pro los.
option-extra-round = Shodu na konci rozhodnou další kola, ne nejlepší jednotlivé kolo.

## Speciální karty

option-rounds-jubilee = Partie končí po tolika kolech.
option-multi-special = K jednomu přiložení se smí použít víc speciálních karet.
option-seven-early = „7 bere!“ se smí použít, i když je v řadě ještě místo.
option-stop-on-seven = „Stop!“ se smí použít i na řadu se „7 bere!“.
option-shift-overflow =
    Přemístit kartu do plné řady se nesmí (forbid), nebo si takovou řadu bereš (take).
option-specials = Kolik speciálních karet je ve hře; -1 je počet podle pravidel.
option-first-anytime = „První karta“ se smí použít, i když už je přiložená jiná karta.

## Deskové hry

option-max-rounds-board = Pojistka: žádná partie netrvá déle než tolik sad.
option-max-rounds-board-lucky = { option-max-rounds-board }
option-max-rounds-board-advanced = { option-max-rounds-board }
option-max-rounds-board-advanced-lucky = { option-max-rounds-board }
option-layout = Soubor s herním plánem; bez něj se hraje na plánu, který má Oxherd.
option-t2-only-uncovered = Políčko pro dvě destičky platí, jen dokud na něm žádná neleží.
option-shift =
    Destička na začátku posune ostatní až k první mezeře (gap), nebo všechny (all).
option-plus5-on-take =
    „Zisk 5 bodů“ na posledním políčku: řada se jako vždy uvolní (clear), nebo se nesmí (forbid).
