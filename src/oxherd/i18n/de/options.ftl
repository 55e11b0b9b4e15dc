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

## Sonderkarten

option-rounds-jubilee = Ende nach so vielen Runden.
option-multi-special = Zum Anlegen einer Karte darfst du mehrere Sonderkarten einsetzen.
option-seven-early = „7 nimmt!“ geht schon, wenn die Reihe noch Platz hat.
option-stop-on-seven = „Stop!“ geht auch an einer Reihe mit „7 nimmt!“.
option-shift-overflow =
    In eine volle Reihe zu verschieben ist verboten (forbid), oder du nimmst diese Reihe (take).
option-specials = Wie viele Sonderkarten im Spiel sind; -1 heißt so viele, wie die Regeln sagen.
option-first-anytime = „Erste Karte“ geht auch, wenn schon andere Karten angelegt sind.

## Brettspiele

option-max-rounds-board = Eine Sicherung: Keine Partie dauert länger als so viele Durchgänge.
option-max-rounds-board-lucky = { option-max-rounds-board }
option-max-rounds-board-advanced = { option-max-rounds-board }
option-max-rounds-board-advanced-lucky = { option-max-rounds-board }
option-layout = Eine Datei mit einem Spielplan; ohne sie gilt der von Oxherd.
option-t2-only-uncovered = Das Feld für zwei Plättchen zählt nur, solange keines darauf liegt.
option-shift =
    Ein Plättchen am Anfang schiebt die anderen bis zur ersten Lücke weiter (gap) oder alle (all).
option-plus5-on-take =
    „5 Pluspunkte“ auf dem letzten Feld räumt die Reihe wie immer (clear) oder geht nicht (forbid).
