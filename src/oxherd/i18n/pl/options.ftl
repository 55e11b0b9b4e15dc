### Po jednym wierszu na każdą opcję stołu. W GAP próg to liczba punktów.

option-target =
    Partia kończy się po rundzie, po której ktoś ma co najmniej tyle byków; 0 to brak progu.
option-target-gap =
    Partia kończy się po rundzie, po której ktoś ma co najmniej tyle punktów; 0 to brak progu.
option-rounds = Partia kończy się najpóźniej po tylu rundach; 0 to brak stałej liczby.
option-max-rounds = Zabezpieczenie: żadna partia nie trwa dłużej niż tyle rund.
option-hand-size = Ile kart dostaje się na rękę na początku rundy.
option-rows = Ile rzędów jest na stole.
option-cap = Ile kart mieści się w rzędzie; następna je zbiera.
option-hide-piles = W czasie rundy nie wolno zaglądać do zebranych kart.
option-tactics = W grze są tylko najniższe karty i wszystkie są rozdawane.
option-logic =
    W grze są tylko najniższe karty, a ręce wybiera się z kart odkrytych.
option-professional = Rzędy rosną na obu końcach.
option-nifty = W każdej turze zagrywa się dwie karty.
option-professional-tie =
    Dwa miejsca równie blisko: wybiera, kto zagrywa, albo pierwsza jest prawa lub lewa strona.
option-hide-draft = Cudze ręce są zakryte, choć wybiera się je z kart odkrytych.
option-removed = Usunięte kolory: ich litery (yp to żółty i fioletowy) albo random, czyli los.
option-extra-round = O remisie na koniec decydują dalsze rundy, a nie najlepsza pojedyncza runda.

## Karty specjalne

option-rounds-jubilee = Partia kończy się po tylu rundach.
option-multi-special = Przy jednym dokładaniu można użyć kilku kart specjalnych.
option-seven-early = Karty „7. bierze!” można użyć także, gdy w rzędzie jest jeszcze miejsce.
option-stop-on-seven = Karty „Stop!” można użyć też przy rzędzie z kartą „7. bierze!”.
option-shift-overflow =
    Do pełnego rzędu nie wolno przepychać kart (forbid) albo zbiera się wtedy ten rząd (take).
option-specials = Ile kart specjalnych jest w grze; -1 to liczba z zasad.
option-first-anytime = Karty „Pierwsza karta” można użyć także, gdy inne karty są już dołożone.

## Gry planszowe

option-max-rounds-board = Zabezpieczenie: żadna partia nie trwa dłużej niż tyle tur.
option-max-rounds-board-lucky = { option-max-rounds-board }
option-max-rounds-board-advanced = { option-max-rounds-board }
option-max-rounds-board-advanced-lucky = { option-max-rounds-board }
option-layout = Plik z układem planszy; bez niego gra się na planszy, którą ma Oxherd.
option-t2-only-uncovered = Pole na dwie płytki działa tylko, dopóki nie leży na nim żadna.
option-shift =
    Płytka położona na początku przesuwa inne do pierwszej luki (gap) albo wszystkie (all).
option-plus5-on-take =
    „Zysk 5 punktów” na ostatnim polu zwalnia rząd jak zawsze (clear) albo jest zabroniony (forbid).
