### Eine Zeile für jede Option eines Tisches. In GAP ist die Grenze eine Zahl von Punkten.

option-target =
    Ende nach einer Runde, wenn jemand so viele Hornochsen oder mehr hat; 0 heißt ohne Grenze.
option-target-gap =
    Ende nach einer Runde, wenn jemand so viele Punkte oder mehr hat; 0 heißt ohne Grenze.
option-rounds = Ende spätestens nach so vielen Runden; 0 heißt ohne feste Zahl.
option-max-rounds = Eine Sicherung: Keine Partie dauert länger als so viele Runden.
option-hand-size = Wie viele Karten alle zu Beginn einer Runde auf die Hand bekommen.
option-rows = Wie viele Reihen auf dem Tisch liegen.
option-cap = Wie viele Karten in eine Reihe passen; die nächste nimmt sie.
option-hide-piles = Während einer Runde darf niemand in die genommenen Karten schauen.
option-tactics = Nur die niedrigsten Karten sind dabei, und alle werden ausgeteilt.
option-logic =
    Nur die niedrigsten Karten sind dabei, und die Hände werden aus offenen Karten gewählt.
option-professional = Reihen wachsen an beiden Enden.
option-nifty = In jedem Durchgang spielen alle zwei Karten.
option-professional-tie =
    Zwei Plätze gleich nah: Wer die Karte spielt, wählt, oder rechts oder links hat Vorrang.
option-hide-draft = Die anderen Hände sind verdeckt, obwohl sie aus offenen Karten stammen.
option-removed =
    Die Farben, die herauskommen: ihre Buchstaben (yp ist Gelb und Lila) oder random für das Los.
option-extra-round = Über Gleichstand am Ende entscheiden weitere Runden, nicht die beste einzelne.
