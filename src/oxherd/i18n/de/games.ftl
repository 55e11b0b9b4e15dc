### Die Spiele: Namen, Lockrufe und Regeln. Regeln sind einfache Zeilen; Gemeinsames zuerst.
### Die Zahlen in den Texten sind Vorgaben; die Optionen eines Tisches können sie ändern.

## Gemeinsame Teile der Regeln

rules-goal =
    Ziel: am Ende der Partie möglichst wenige Hornochsen haben. Du bekommst sie mit Karten,
    die du nimmst. Die meisten Karten haben 1 Hornochsen; 5, 15, 25 … haben 2;
    10, 20, 30 … haben 3; 11, 22, 33 … haben 5. Am schlimmsten ist die 55 mit 7.
rules-setup =
    Aufbau: Die Karten 1–104 werden gemischt. Du bekommst 10; vier weitere, offen ausgelegt,
    beginnen die vier Reihen. Der Rest bleibt bis zur nächsten Runde verdeckt beiseite.
rules-deck =
    Karten: Nur die niedrigsten sind dabei, zehn pro Person und vier dazu:
    zu zweit 1–24, zu dritt 1–34 und so weiter bis zu 1–104 zu zehnt.
rules-trick =
    Durchgang: Alle wählen heimlich eine Karte. Dann werden die Karten aufgedeckt und nacheinander
    angelegt, die niedrigste zuerst.
rules-fit =
    Wohin: ans Ende einer Reihe, deren letzte Karte niedriger ist als deine. Passen mehrere Reihen,
    dann an die mit der nächstgelegenen letzten Karte. Aussuchen kannst du nicht.
rules-full =
    Volle Reihe: In eine Reihe passen fünf Karten. Wäre deine die sechste, nimmst du die fünf,
    und deine Karte beginnt die Reihe neu.
rules-low =
    Niedrige Karte: Ist deine niedriger als die letzten Karten aller Reihen, nimmst du eine Reihe
    deiner Wahl, und deine Karte beginnt sie neu.
rules-pile =
    Genommene Karten kommen auf deinen Hornochsenstapel und nie zurück auf die Hand.
rules-rows =
    { rules-fit }
    { rules-full }
    { rules-low }
    { rules-pile }
rules-end =
    Runde: Sie endet, wenn alle Hände leer sind. Die Hornochsen im Stapel zählen zu deiner Summe.
    Partie: Es folgen weitere Runden, bis nach einer davon jemand 66 Hornochsen oder mehr hat.
    Die wenigsten Hornochsen gewinnen; bei Gleichstand ist es ein gemeinsamer Sieg.
rules-options =
    Optionen: eine andere Grenze, eine feste Zahl von Runden, Stapel, in die niemand schauen darf;
    als Hausregeln auch andere Kartenzahlen auf der Hand, mehr, weniger, längere, kürzere Reihen.

## Grundspiel

game-classic-name = 6 nimmt!
game-classic-pitch =
    Wähle heimlich eine Karte und hoffe, dass die sechste in der Reihe nicht deine ist.
game-classic-rules =
    { rules-goal }
    { rules-setup }
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 8 19 | 30 33 34 40 41 | 52 | 77 90. Gespielt sind 6, 22, 45 und 60.
    Die 6 passt nirgends. Wer sie spielt, nimmt Reihe 3, nur die 52 mit 1 Hornochsen;
    in Reihe 3 liegt jetzt die 6.
    Die 22 kommt hinter die 19.
    Die 45 gehört hinter die 41, aber als sechste: Wer sie spielt, nimmt die Reihe, 13 Hornochsen.
    Die 60 hat Glück und folgt der 45.
    Danach: 8 19 22 | 45 60 | 6 | 77 90.

## Taktik

game-tactics-name = Taktik
game-tactics-pitch =
    Wenige Karten, und alle sind im Spiel: Zähle mit, was weg ist, und rate, wer den Rest hat.
game-tactics-rules =
    Das Grundspiel mit Karten, die alle kennen.
    { rules-goal }
    { rules-deck }
    Aufbau: Diese Karten werden gemischt. Du bekommst 10; die letzten vier beginnen die Reihen.
    Keine bleibt übrig: Was du noch nicht gesehen hast, hat jemand auf der Hand.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Beispiel zu dritt: Die Reihen sind 7 12 | 15 | 20 24 27 30 31 | 26. Du hast die 33.
    Allein gespielt wäre sie die sechste Karte in Reihe 3, und das kostet 9 Hornochsen.
    Die 32 war aber noch nicht zu sehen, also hat sie jemand. Kommt sie im selben Durchgang,
    ist sie früher dran und nimmt die Reihe; deine 33 legt sich gemütlich dahinter: 32 33.

## Logik

game-logic-name = Logik (Profivariante)
game-logic-pitch =
    Stell dir deine Hand aus offenen Karten zusammen und überliste dann alle, die sie kennen.
game-logic-rules =
    Das Grundspiel mit Karten, die alle kennen, und Händen, die niemand austeilt.
    { rules-goal }
    { rules-deck }
    Auswahl: Alle diese Karten liegen offen. Im Uhrzeigersinn nimmst du immer eine,
    bis alle 10 haben. Die letzten vier beginnen die Reihen, die niedrigste Reihe 1.
    Wer in Runde 1 beginnt, wird ausgelost; danach beginnt immer der nächste Platz.
    Die Auswahl ist öffentlich, also kennen alle jede Hand. Geheim ist nur, was wann gespielt wird.
    Am besten zu zweit bis zu sechst. Eine Option verdeckt die Hände der anderen.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Beispiel zu zweit: Übrig sind 3, 9, 14 und 20, die Reihen also 3 | 9 | 14 | 20.
    Du hast 21 und 23, die andere Hand 22 und 24. In Reihe 4 ist genau für diese vier Platz:
    20 21 22 23 24. Höhere Karten gibt es nicht, also wird dort niemand die sechste legen.

## Profi

game-professional-name = Profi
game-professional-pitch =
    Reihen wachsen an beiden Enden, also droht Ärger von links wie von rechts.
game-professional-rules =
    Das Grundspiel mit Reihen, die zwei Enden haben.
    { rules-goal }
    { rules-setup }
    { rules-trick }
    Wohin: rechts an eine Reihe, wenn deine Karte höher ist als deren rechtes Ende,
    oder links an eine Reihe, wenn sie niedriger ist als deren linkes Ende.
    Von allen diesen Plätzen gilt der mit der kleinsten Differenz, egal in welcher Reihe.
    Sind zwei gleich nah, wählst du; eine Option gibt stattdessen rechts oder links den Vorrang.
    { rules-full } Das gilt auf beiden Seiten.
    Kein Platz: Liegt deine Karte in jeder Reihe zwischen deren Enden, nimmst du eine Reihe
    deiner Wahl, und deine Karte beginnt sie neu.
    { rules-pile }
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 20 24 | 47 50 | 66 | 81 90. Gespielt sind 22, 44 und 58.
    Die 22 passt links an die 47, die 66 und die 81; am nächsten ist die 47: 22 47 50.
    Die 44 ist nun 20 von der 24 und 22 von der 66 entfernt: Sie kommt rechts neben die 24.
    Die 58 ist 8 von der 50 und 8 von der 66 entfernt: Wer sie spielt, wählt Reihe 3, links.
    Danach: 20 24 44 | 22 47 50 | 58 66 | 81 90.

## Raffiniert

game-nifty-name = Raffiniert
game-nifty-pitch =
    Zwei Karten auf einmal: Zeig die niedrigste, und deine beiden kommen zuerst, so wie du willst.
game-nifty-rules =
    Das Grundspiel mit zwei Karten in jedem Durchgang, zu zweit bis zu siebt.
    { rules-goal }
    Aufbau: Die Karten 1–104 werden gemischt. Du bekommst 14; vier weitere, offen ausgelegt,
    beginnen die vier Reihen.
    Durchgang: Alle wählen heimlich zwei Karten, dann wird aufgedeckt. Es gibt sieben Durchgänge.
    Wer die niedrigste Karte spielt, legt die eigenen beiden an, in beliebiger Reihenfolge.
    Dann ist dran, wem die niedrigste der noch wartenden Karten gehört, und so weiter.
    Die zweite Karte eines Paares wird erst angelegt, wenn mit der ersten alles erledigt ist.
    { rules-rows }
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 9 | 30 31 33 36 38 | 52 | 80. Du spielst 3 und 41, jemand 20 und 60.
    Die niedrigste Karte ist deine, also kommen deine beiden zuerst.
    Erst die 41: Sie nimmt Reihe 2 (11 Hornochsen), und die 3 kostet noch mindestens 1 dazu.
    Erst die 3: Nimm mit ihr Reihe 2 (11 Hornochsen), und die 41 kommt umsonst hinter die 9.

## Jubiläumsvariante

game-jubilee-name = Jubiläumsvariante (25 Jahre)
game-jubilee-pitch =
    Drei Sonderkarten auf der Hand: Sperr eine Reihe, schlüpf dazwischen, bezahl Hornochsen ab.
game-jubilee-rules =
    Das Grundspiel mit Sonderkarten, in zwei Runden, zu zweit bis zu acht.
    { rules-goal }
    Aufbau: Die Karten 1–104 werden gemischt. Du bekommst 12; vier weitere, offen ausgelegt,
    beginnen die vier Reihen.
    Von 28 Sonderkarten, vier von jeder Art, bekommst du drei; die anderen sind der Nachziehstapel.
    Deine Sonderkarten kennt sonst niemand.
    { rules-trick }
    { rules-rows }
    Sonderkarten: Kurz bevor deine Karte angelegt wird, darfst du eine davon einsetzen.
    Abgelegt wird sie gleich oder erst, wenn sie vom Tisch verschwindet.
    5. Reihe: Deine Karte beginnt eine fünfte Reihe, und niemand nimmt etwas. Eine sechste gibt es
    nicht. Wer als Nächstes eine der fünf Reihen nimmt, nimmt die gespielte Karte gleich mit,
    und diese Reihe verschwindet.
    7 nimmt!: Wäre deine Karte die sechste, kommt sie in die Reihe, und niemand nimmt etwas. Die
    Sonderkarte bleibt liegen: Nun nimmt erst die siebte Karte, und zwar sechs. Zweimal liegt sie
    nie an derselben Reihe.
    Einfügen: Deine Karte kommt an ihren Platz in einer Reihe, die höher endet, zwischen zwei Karten
    oder an den Anfang. War die Reihe voll, nimmst du sie bis auf die letzte Karte; die bleibt.
    Ersetzen: Du nimmst deine Karte zurück und legst sofort eine andere aus deiner Hand an,
    ohne weitere Sonderkarte.
    Verschieben: Zuerst kommt irgendeine Karte vom Tisch an ihren Platz in einer anderen Reihe,
    die nicht voll ist. Lag sie in ihrer Reihe allein, beginnt deine Karte diese Reihe neu.
    Stop!: Zuerst sperrst du eine Reihe, an der kein „7 nimmt!“ liegt. Keine Karte kommt hinein oder
    heraus, und niemand nimmt sie. Höchstens zwei Reihen sind gesperrt; sobald irgendwer eine Reihe
    nimmt, sind alle wieder frei.
    Minus = Plus: nur wenn du gleich eine Reihe nimmst. Die Hornochsen einer ihrer Karten bezahlen
    für andere Karten, aus der Reihe oder deinem Stapel. Diese Karte und alle bezahlten gehen aus
    dem Spiel.
    Tausch: Hast du eine Reihe genommen, darfst du eine Sonderkarte ablegen und eine neue ziehen.
    Runde: Sie endet, wenn alle Hände leer sind. Die Hornochsen im Stapel zählen zu deiner Summe.
    Für Runde 2 behältst du unbenutzte Sonderkarten und bekommst bis zu drei neue,
    alle gleich viele.
    Partie: Nach zwei Runden gewinnen die wenigsten Hornochsen; bei Gleichstand ist es
    ein gemeinsamer Sieg. Übrige Sonderkarten sind nichts wert.
    Optionen: eine andere Zahl von Runden, Stapel, in die niemand schauen darf, mehrere Sonderkarten
    auf einmal und drei Einzelheiten der Sonderkarten.
    Beispiel: Die Reihen sind 12 17 20 31 36 | 44 52 | 60 | 85, und du spielst die 38.
    Als sechste Karte in Reihe 1 würde sie 7 Hornochsen nehmen.
    Mit „Einfügen“ kommt sie vor die 44: 38 44 52.
    Mit „7 nimmt!“ kommt sie in Reihe 1, und die nächste Karte dort nimmt sechs.
    Mit „Stop!“ an Reihe 1 passt sie nirgends: Du nimmst eine Reihe deiner Wahl,
    etwa die 85 mit 2 Hornochsen.
## Gerade/Ungerade

game-parity-name = Gerade/Ungerade
game-parity-pitch =
    Eine Reihe ist wählerisch: nur ungerade oder nur gerade, bis der Marker weiterzieht.
game-parity-rules =
    Das Grundspiel mit einem Marker, der eine Reihe wählerisch macht.
    { rules-goal }
    { rules-setup }
    Marker: Er beginnt an der Reihe mit der niedrigsten Karte und zeigt, ob diese gerade oder
    ungerade ist. Jede Runde wird er neu gelegt; einen Platz in der Reihe braucht er nicht.
    { rules-trick }
    { rules-fit }
    Markierte Reihe: Sie nimmt nur ungerade oder nur gerade Zahlen an, wie der Marker es zeigt.
    { rules-full }
    Kein Platz: Nimmt keine Reihe deine Karte an, ob zu niedrig oder von der falschen Art, nimmst du
    eine Reihe deiner Wahl, auch die markierte, und deine Karte beginnt sie neu.
    { rules-pile }
    Der Marker zieht weiter: Immer wenn jemand eine Reihe nimmt und die neue erste Karte liegt,
    wechselt er von seiner zu einer der drei anderen Reihen: der mit der niedrigsten letzten Karte.
    Er zeigt dann, ob diese Karte gerade oder ungerade ist.
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 17 | 28 36 | 51 | 60 72, der Marker an Reihe 1 zeigt „ungerade“.
    Die 20 darf nicht hinter die 17, und die anderen Enden sind höher: Wer sie spielt,
    nimmt Reihe 3, 1 Hornochsen. Die Reihen sind nun 17 | 28 36 | 20 | 60 72.
    Der Marker verlässt Reihe 1; von 36, 20 und 72 ist die 20 am niedrigsten,
    also kommt er an Reihe 3 und zeigt „gerade“.

## Bergsteigen

game-mountain-name = Bergsteigen
game-mountain-pitch =
    Eine Reihe geht bergab, die anderen bergauf, und mit jeder genommenen geht es eine weiter.
game-mountain-rules =
    Das Grundspiel mit einem Bergsteiger, der eine Reihe auf den Kopf stellt.
    { rules-goal }
    { rules-setup }
    Bergsteiger: Jede Runde beginnt er an Reihe 4 mit Pfeilen nach oben. Platz braucht er nicht.
    { rules-trick }
    Wohin: Die Reihe des Bergsteigers fällt und nimmt nur Karten an, die niedriger sind
    als ihre letzte. Die anderen drei steigen wie immer und nehmen nur höhere an.
    Von allen Reihen, die deine Karte annehmen, gilt die mit der nächstgelegenen letzten Karte.
    Ist die Reihe des Bergsteigers gleich nah wie eine andere, bekommt sie die Karte.
    { rules-full }
    Kein Platz: Ist deine Karte niedriger als die Enden der steigenden Reihen, aber höher als das
    der fallenden, nimmst du eine Reihe deiner Wahl, und deine Karte beginnt sie neu.
    { rules-pile }
    Schritt: Immer wenn jemand eine Reihe nimmt, geht der Bergsteiger eine Reihe weiter, wie die
    Pfeile zeigen; an Reihe 1 und 4 dreht er um: 4, 3, 2, 1, 2, 3, 4 … Nur die Enden zählen.
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 9 | 25 31 | 60 | 44 39, der Bergsteiger ist an Reihe 4.
    Gespielt sind 35 und 50. Die 35 liegt 4 über der 31 und 4 unter der 39:
    Sie kommt in die Reihe des Bergsteigers, 44 39 35.
    Die 50 ist jetzt zu hoch für Reihe 4 und kommt hinter die 31: 25 31 50.

## Die Springende Kuh

game-jumping-cow-name = Die Springende Kuh
game-jumping-cow-pitch =
    Eine Kuh macht sich in einer Reihe breit, springt auf und landet gern dort, wo es weh tut.
game-jumping-cow-rules =
    Das Grundspiel mit einer Kuh, die Platz braucht und nirgends lange bleibt.
    { rules-goal }
    { rules-setup }
    Kuh: Jede Runde beginnt sie hinter der niedrigsten der vier Karten. Sie hat keine Zahl,
    braucht aber einen Platz: Vier Karten und die Kuh sind eine volle Reihe.
    { rules-trick }
    { rules-fit }
    In der Reihe der Kuh gilt die Zahl vor der Kuh als letzte Karte.
    { rules-full } In der Reihe der Kuh nimmt schon die fünfte Karte die vier.
    { rules-low }
    { rules-pile }
    Sprung: Kommt eine Karte in die Reihe der Kuh oder wird diese Reihe genommen, springt die Kuh
    von den drei anderen zu der mit der niedrigsten letzten Karte. Sonst bleibt sie.
    Landung in einer Reihe mit fünf Karten: Wer den Sprung auslöst, nimmt diese Reihe bis auf die
    letzte Karte, die als erste bleibt; und die Kuh springt weiter. Das kann mehrmals geschehen.
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 14 Kuh | 20 26 27 30 35 | 50 | 61, und du spielst die 16.
    Sie kommt hinter die 14; die Kuh springt zur 35, dem niedrigsten der anderen Enden.
    Dort ist sie zu viel: Du nimmst 20 26 27 30, 8 Hornochsen, und die 35 bleibt.
    Die Kuh springt weiter, zur 16. Danach: 14 16 Kuh | 35 | 50 | 61.

## Zahlendreher

game-flip-name = Zahlendreher
game-flip-pitch =
    Einmal pro Runde liest du eine Karte rückwärts: Aus 62 wird 26, und jeder Plan ist dahin.
game-flip-rules =
    Das Grundspiel, nur dürfen alle einmal pro Runde eine Karte rückwärts lesen.
    { rules-goal }
    { rules-setup }
    Dreher: Jede Runde bekommst du dazu eine Dreherkarte. Unbenutzte werden nicht angespart.
    { rules-trick }
    Drehen: Einmal pro Runde darfst du sie mit einer Zahlenkarte spielen. Deren Zahl zählt dann
    mit vertauschten Ziffern, für die Reihenfolge wie für die Reihe: 62 als 26, 70 als 7.
    Drehen lassen sich nur 10–99 mit zwei verschiedenen Ziffern.
    Zählt eine gedrehte Karte gleich viel wie eine andere gespielte, kommt die gedrehte zuerst.
    Sobald sie in einer Reihe liegt, hat sie wieder ihre gedruckte Zahl; so kann eine Reihe fallen.
    Für die Hornochsen gilt immer die gedruckte Zahl.
    { rules-rows }
    Eine Zahl, die gleich der letzten Karte einer Reihe ist, passt nicht dahinter.
    { rules-end }
    { rules-options }
    Beispiel: Die Reihen sind 5 | 38 | 50 55 57 58 59 | 90, und du willst die 62 spielen.
    Als 62 wäre sie die sechste Karte in Reihe 3, und das kostet 13 Hornochsen.
    Gedreht zählt sie als 26 und kommt hinter die 5. Dort liegt sie wieder als 62: 5 62.

## Schlag den Büffel

game-buffalo-name = Schlag den Büffel
game-buffalo-pitch =
    Alle gemeinsam gegen einen Büffel, der blind spielt: Nehmt weniger Hornochsen als er.
game-buffalo-rules =
    Das Grundspiel, nur spielen alle gemeinsam gegen einen Stapel Karten, bis zu sechst oder allein.
    Ziel: am Ende zusammen weniger Hornochsen haben als der Büffel.
    Die meisten Karten haben 1 Hornochsen; 5, 15, 25 … haben 2; 10, 20, 30 … haben 3;
    11, 22, 33 … haben 5. Am schlimmsten ist die 55 mit 7.
    Aufbau: Die Karten 1–104 werden gemischt. Du bekommst 10, der Büffel einen verdeckten Stapel
    von 10, und vier weitere, offen ausgelegt, beginnen die vier Reihen.
    Der Rest bleibt verdeckt beiseite.
    Von 16 Sonderkarten, zwei von jeder Art, sind einige im Spiel: allein keine, zu zweit 2,
    zu dritt 4, zu viert 6, zu fünft 11, zu sechst 16. Zwei liegen offen, die anderen sind
    der Nachziehstapel.
    Durchgang: Alle wählen heimlich eine Karte. Dann werden die Karten aufgedeckt, mit ihnen die
    oberste vom Stapel des Büffels, und nacheinander angelegt, die niedrigste zuerst.
    { rules-fit }
    Volle Reihe: In eine Reihe passen fünf Karten. Die sechste nimmt die fünf und beginnt die Reihe
    neu.
    Niedrige Karte: Eine Karte, die niedriger ist als die letzten Karten aller Reihen, nimmt eine
    Reihe und beginnt sie neu.
    Wer von euch sie spielt, wählt die Reihe; der Büffel nimmt die mit den wenigsten Hornochsen
    und von mehreren die mit der höchsten letzten Karte.
    Stapel: Was ihr nehmt, kommt auf den gemeinsamen Stapel des Teams; in den dürft ihr schauen.
    Der Büffel hat einen eigenen, in den niemand schaut.
    Absprachen: Hände und Pläne sind geheim. Über alles Aufgedeckte dürft ihr reden.
    Sonderkarten: Vor jedem Anlegen, auch dem des Büffels, dürft ihr offene Sonderkarten einsetzen,
    so viele ihr wollt. Die nächste vom Nachziehstapel wird sofort aufgedeckt.
    7 nimmt!: In eine Reihe passen sechs Karten, bis sie genommen wird. Nie zweimal an einer Reihe.
    Stop!: Eine Reihe ist gesperrt; keine Karte kommt hinein oder heraus, und niemand nimmt sie.
    Vor jedem Anlegen könnt ihr sie wieder freigeben.
    Ersetzen!: Wer die nächste Karte gespielt hat, nimmt sie zurück und legt sofort eine andere an.
    Einfügen!: Wer die nächste Karte gespielt hat, legt sie an ihren Platz in einer Reihe,
    die höher endet.
    Verschieben!: Irgendeine Karte vom Tisch kommt an ihren Platz in einer anderen Reihe. Lag sie
    in ihrer Reihe allein, beginnt die nächste Karte diese Reihe neu, gleich wem sie gehört.
    War eine Reihe vor dem Einfügen oder Verschieben voll, nimmt das Team sie bis auf die letzte
    Karte.
    Erste Karte, Letzte Karte: Eine Karte des Teams wird als erste oder letzte angelegt.
    „Erste Karte“ geht nur zu Beginn eines Durchgangs.
    Sortieren: Ihr bestimmt die Reihenfolge aller wartenden Karten, auch der des Büffels.
    Ende: nach zehn Durchgängen. Allein und zu zweit zählen die Hornochsen des Teams doppelt.
    Hat das Team weniger Hornochsen als der Büffel, gewinnt ihr alle; sonst gewinnt der Büffel.
    Optionen: eine andere Zahl von Sonderkarten, „Erste Karte“ jederzeit.
    Beispiel: Die Reihen sind 20 27 31 38 44 | 55 | 70 | 90. Du spielst die 45, der Büffel zeigt
    die 46.
    Die 45 kommt zuerst und würde Reihe 1 nehmen, 11 Hornochsen. Mit „Letzte Karte“ wartet sie:
    Nun nimmt die 46 Reihe 1 für den Büffel. Die 45 passt nirgends und nimmt die 46, 1 Hornochsen.

## Teile der Regeln der Brettspiele

rules-board-goal =
    Ziel: am Ende die meisten Punkte haben. Punkte bewegen deinen Zählstein sofort,
    nie unter −44 oder über +44.
    Plättchen: die Zahlen 1–100. Wie viele Hornochsen auf deinen sind, steht dahinter in Klammern;
    auf dem Spielplan von Oxherd sind es 1, 2, 3 oder 5.
rules-board-trick =
    Durchgang: Alle wählen heimlich ein Plättchen. Dann werden die Plättchen aufgedeckt und
    nacheinander angelegt, das niedrigste zuerst.
    Wohin: Aktiv sind vier Reihen, nämlich die mit Plättchen. Deines kommt hinter das letzte
    einer aktiven Reihe, wenn dieses niedriger ist. Passen mehrere, dann hinter das nächstgelegene.
    Sind alle letzten Plättchen höher, kommt es hinter das höchste davon; das kostet nichts.
rules-board-squares =
    Felder: Das Feld, auf das dein Plättchen kommt, wirkt sofort auf dich.
    +3 oder -7: Du gewinnst oder verlierst so viele Punkte.
    G1, G2: grüne Hornochsen. Jeder Hornochse deines Plättchens bringt 1 oder 2 Punkte.
    R1, R2: rote Hornochsen. Jeder Hornochse deines Plättchens kostet 1 oder 2 Punkte.
    T2: Solange seine Reihe aktiv ist, spielen alle in jedem Durchgang zwei Plättchen.
    TB: Du nimmst die Reihe. Jeder Hornochse ihrer anderen Plättchen kostet dich 1 Punkt,
    und diese Plättchen gehen aus dem Spiel.
rules-board-basic-setup =
    Aufbau: Du bekommst 12 Plättchen hinter deinen Sichtschirm; vier weitere beginnen die Reihen
    1 bis 4. Zu zweit und zu dritt sind die anderen der Vorrat.
rules-board-basic-move =
    Dann zieht dein Plättchen weiter in die nächste leere Reihe darunter oder, wenn es keine gibt,
    in die oberste leere. Das Feld dort bewirkt nichts.
rules-board-basic-end =
    Ende: Zu zweit und zu dritt nehmen alle einmal 12 neue Plättchen. Sind alle angelegt,
    gewinnen die meisten Punkte; bei Gleichstand ist es ein gemeinsamer Sieg.
rules-board-advanced-setup =
    Aufbau: Du bekommst 12 Plättchen hinter deinen Sichtschirm und 2 Aktionskarten. Vier weitere
    Plättchen beginnen die Reihen 1 bis 4, ab vier Personen die letzten vier Reihen.
    Die anderen Plättchen sind der Vorrat.
rules-board-advanced-squares =
    TT: Du nimmst die Reihe und verlierst nichts; ihre anderen Plättchen kommen hinter deinen
    Sichtschirm.
    DT: Du ziehst ein Plättchen aus dem Vorrat. DA: Du ziehst eine Aktionskarte.
    Nach TB und TT zieht dein Plättchen weiter in eine andere leere Reihe deiner Wahl,
    und auch das erste Feld dort wirkt.
rules-board-actions =
    Aktionskarten: Kurz bevor dein Plättchen angelegt wird, darfst du beliebig viele spielen,
    jede nur für dieses Plättchen.
    Stop!: Eine Reihe ist für Plättchen gesperrt, bis jemand eine Reihe nimmt. Höchstens zwei Reihen
    sind gesperrt.
    Plättchentausch: Dein Plättchen geht zurück, und du deckst ein anderes auf und legst es
    sofort an.
    Noch ein Plättchen: Du deckst ein weiteres auf und legst alle deine aufgedeckten sofort an,
    das niedrigste zuerst.
    Aufsteigend anlegen: Dein Plättchen kommt hinter irgendeine Reihe, die niedriger endet,
    nicht nur die nächstgelegene.
    An den Anfang legen: Dein Plättchen kommt auf das erste Feld einer Reihe, die höher beginnt,
    und schiebt die anderen nach rechts, bis zur ersten Lücke. Das Plättchen, das dabei auf ein
    freies Feld kommt, löst es aus, und zwar für dich; dein eigenes löst nichts aus.
    Überspringen: Dein Plättchen kommt ein Feld weiter; das übersprungene ist nicht mehr benutzbar.
    Das letzte Feld einer Reihe darfst du nicht überspringen.
    Reihenfolge: erst „Plättchentausch“, „Noch ein Plättchen“ und „Stop!“, wie du willst;
    dann „Aufsteigend anlegen“ oder „An den Anfang legen“; dann „Überspringen“,
    aber nicht nach „An den Anfang legen“.
rules-board-advanced-end =
    Ende: wenn nach einem Durchgang jemand kein Plättchen mehr hat. Wer noch welche hat,
    verliert 1 Punkt für jeden Hornochsen darauf; dann bringt jede ungespielte Aktionskarte 1 Punkt.
    Die meisten Punkte gewinnen; bei Gleichstand ist es ein gemeinsamer Sieg.
rules-board-lucky =
    Kleeblätter: Sie stehen auf der Punkteleiste, auf dem Spielplan von Oxherd bei −5, −10 und
    so weiter bis −40. Verlierst du Punkte, nimmst du eine Glückskarte für jedes Kleeblatt,
    das dein Zählstein erreicht oder überschreitet; die Art wählst du, solange beide da sind.
    Glückskarten: Kurz bevor dein Plättchen angelegt wird, darfst du eine spielen.
    Sie kommt zurück auf ihren Stapel.
    5 Pluspunkte: Das Feld bringt dir 5 Punkte statt seiner eigenen Wirkung. Auf dem letzten Feld
    einer Reihe verlierst du nichts, die Plättchen gehen aus dem Spiel, und deines zieht weiter.
    Positive Hornochsen: Auf dem letzten Feld zählen zwei andere Plättchen der Reihe, die du wählst,
    plus; erst die Summe aus Plus und Minus bewegt deinen Zählstein.
rules-board-options =
    Spielplan: Auf einem anderen gilt, was der Tisch zeigt; das Beispiel ist von dem von Oxherd.
    Optionen: ein anderer Spielplan, zwei Plättchen nur bei unbedecktem T2, eine Sicherung

## Brettspiel

game-board-name = 6 nimmt! Brettspiel
game-board-pitch =
    Reihen aus Feldern, die geben und nehmen, und das letzte jeder Reihe nimmt immer.
game-board-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-basic-end }
    { rules-board-options }.
    Beispiel: Die aktiven Reihen enden mit 33, 41, 60 und 82. Die 45 kommt hinter die 41.
    Die 12 ist niedriger als alle und kommt hinter die 82.
    Die 36 kommt hinter die 33, auf das letzte Feld der Reihe 20 24 33: Wer sie spielt, verliert
    2 + 1 + 3 = 6 Punkte, und die 36 beginnt eine andere Reihe.

## Brettspiel mit Glückskarten

game-board-lucky-name = Brettspiel mit Glückskarten
game-board-lucky-pitch =
    Das Brettspiel, in dem jeder Sturz sein Kleeblatt hat: Wer Punkte verliert, gewinnt Glück.
game-board-lucky-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-lucky }
    { rules-board-basic-end } Übrige Glückskarten sind nichts wert.
    { rules-board-options }, „5 Pluspunkte“ auf dem letzten Feld.
    Beispiel: Dein Zählstein steht bei −3, und du verlierst 8 Punkte. Auf dem Weg zu −11
    überschreitet er die Kleeblätter bei −5 und −10: Du nimmst zwei Glückskarten.
    Später kommt dein Plättchen auf das letzte Feld der Reihe 20 24 33. Mit „Positive Hornochsen“
    für die 20 und die 33 gewinnst du 2 + 3 − 1 = 4 Punkte, statt 6 zu verlieren.

## Brettspiel für Fortgeschrittene

game-board-advanced-name = Brettspiel für Fortgeschrittene
game-board-advanced-pitch =
    Die andere Seite: Plättchen kommen wieder, Reihen sind gesperrt, Aktionskarten wenden das Blatt.
game-board-advanced-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-advanced-end }
    { rules-board-options }, welche Plättchen geschoben werden.
    Beispiel: Reihe 1 hat die Felder . . -7 . G2 TB, und dort liegen 50 und 53. Deine 57 käme auf
    die -7. Mit „Überspringen“ kommt sie ein Feld weiter, wo nichts passiert.
    Mit „An den Anfang legen“ käme die 46 vor die 50 und würde die 53 auf die -7 schieben,
    und die 7 Punkte würdest du verlieren.

## Brettspiel für Fortgeschrittene mit Glückskarten

game-board-advanced-lucky-name = Brettspiel für Fortgeschrittene, Glückskarten
game-board-advanced-lucky-pitch =
    Alles auf einmal: Aktionskarten, Glückskarten und Plättchen, die wiederkommen.
game-board-advanced-lucky-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-lucky }
    Auf TT bringt „Positive Hornochsen“ nur das Plus zweier Plättchen; dann kommen alle hinter
    deinen Sichtschirm.
    Mit „An den Anfang legen“ lässt sich keine Glückskarte spielen; sonst kommt sie nach allen
    Aktionskarten.
    { rules-board-advanced-end } Übrige Glückskarten sind nichts wert.
    { rules-board-options }, welche Plättchen geschoben werden, „5 Pluspunkte“ auf dem letzten Feld.
    Beispiel: Deine 57 käme auf das letzte Feld TT einer Reihe mit 20, 24 und 33.
    Mit „Positive Hornochsen“ für die 20 und die 33 gewinnst du erst 5 Punkte, und dann kommen
    die drei Plättchen hinter deinen Sichtschirm. Mit „5 Pluspunkte“ gewinnst du auch 5,
    aber die Plättchen gehen aus dem Spiel.
## GAP

game-gap-name = GAP
game-gap-pitch =
    Von einer Farbe viel, von einer anderen wenig: je größer der Abstand, desto mehr Punkte.
game-gap-rules =
    Ziel: am Ende der Partie die meisten Punkte. Farben punkten, Zahlen bringen nur Karten ein.
    Karten: die Zahlen 0–9 in fünf Farben. Sie bilden einen Ring: Neben der 0 sind 9 und 1.
    Aufbau: Zu zweit kommen zwei Farben für die ganze Partie heraus, zu dritt eine.
    Welche, sagt eine Option; sonst entscheidet das Los.
    Runde: Du bekommst 6 Karten (zu fünft und zu sechst 5). Vier offene Karten sind die Reihe,
    der Rest der Stapel. Wer beginnt, entscheidet das Los; danach beginnt der nächste Platz.
    Zug: Im Uhrzeigersinn spielen alle je eine Karte von der Hand.
    Gleiche Zahl: Liegen in der Reihe Karten mit der Zahl, die du spielst, nimmst du sie alle.
    Nachbarn: Sonst nimmst du je eine Karte mit der um eins kleineren und größeren Zahl,
    soweit vorhanden. Gibt es mehrere davon, suchst du dir eine aus.
    Nichts davon: Deine Karte bleibt in der Reihe; die darf länger als vier Karten werden.
    Du musst nehmen, was geht. Es liegt offen vor dir, samt der gespielten Karte.
    Nach deinem Zug wird die Reihe auf vier Karten ergänzt, solange der Stapel reicht.
    Auf die Hand wird nie nachgezogen. Die Runde endet, wenn alle Hände leer sind.
    Plus: Es zählt die Farbe, von der du am meisten hast. Sind es mehrere, zählen sie alle.
    Minus: Von deinen anderen Farben zählt die, von der du am wenigsten hast; wieder alle gleichen.
    Farben, die du nicht hast, sind egal. Der Unterschied sind deine Punkte, auch unter null.
    Partie: Es geht weiter, bis nach einer Runde jemand 30 Punkte oder mehr hat.
    Die höchste Summe gewinnt.
    Bei Gleichstand zählt die beste einzelne Runde, dann, wer sie früher hatte;
    zuletzt ist es ein gemeinsamer Sieg.
    Optionen: eine andere Grenze (15 ist kurz, 70 lang), eine feste Zahl von Runden
    oder weitere Runden bei Gleichstand.
    Beispiel: In der Reihe sind Rot 3, Blau 3, Grün 6 und Gelb 8.
    Spielst du eine 3, nimmst du beide 3en. Bei einer 7 nimmst du 6 und 8, bei einer 5 nur die 6.
    Eine 1 bleibt in der Reihe, denn weder 1 noch 0 noch 2 ist da.
    Wertung: 5 blaue, 5 grüne, 2 gelbe und 1 rote Karte sind 10 − 1 = 9 Punkte.
