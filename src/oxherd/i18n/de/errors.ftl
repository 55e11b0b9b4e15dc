### Fehler: was nicht stimmt und was zu tun ist. $seat, $row, $at und $line zählen ab 1;
### $close und $allowed sind Listen, auch aus einem Eintrag; $problem und $section fertiger Text.

## Start einer Partie

error-unknown-game =
    Ein Spiel „{ $game }“ gibt es hier nicht. Vielleicht meinst du: { $close }.
error-option-unknown =
    „{ $game }“ hat keine Option „{ $option }“. Vielleicht meinst du: { $close }.
error-option-value =
    Die Option „{ $option }“ kann nicht „{ $value }“ sein. Nimm bitte etwas hiervon: { $allowed }.
error-option-conflict =
    Die Option „{ $option }“ verträgt sich so nicht mit „{ $other }“. Ändere bitte eine davon.
error-option-needs =
    Die Option „{ $option }“ geht nur mit „{ $other }“. Setze bitte beide oder keine.
error-option-fixed =
    Im Spiel „{ $game }“ ist die Option „{ $option }“ immer an. Lass sie bitte weg.
error-players-range =
    „{ $game }“ ist für { $least } bis { $most } Personen, nicht für { $players }. Ändere das bitte.
error-deck-too-small =
    Dieser Tisch braucht { $needed } Karten, es gibt aber nur { $cards }.
    Wähle bitte weniger Personen, kleinere Hände oder weniger Reihen.
error-endless = Diese Partie würde nie enden. Setze bitte eine Grenze oder eine Zahl von Runden.

## Spielpläne

error-layout-unreadable =
    Der Spielplan { $file } ist nicht zu lesen: { $reason }. Prüfe bitte den Namen der Datei.
error-layout-json =
    Spielplan { $file }, Zeile { $line }, Spalte { $column }: Das ist kein JSON. Ändere das bitte.
error-layout-long =
    Spielplan { $file }: Dieser Text hat mehr als { $most } Zeichen. Nimm bitte eine andere Datei.
error-layout-key =
    Spielplan { $file }: „{ $key }“ fehlt oder ist unbekannt. Nimm bitte diese Namen: { $expected }.
error-layout-type =
    Spielplan { $file }: „{ $key }“ muss so aussehen: { $expected }. Ändere das bitte.
error-layout-rows =
    Spielplan { $file }: Es müssen { $least } bis { $most } Reihen sein, nicht { $found }.
    Ändere das bitte.
error-layout-squares =
    Spielplan { $file }, Reihe { $row }: Eine Reihe ist eine Liste von Feldern, etwa
    wie [".", "G1", "TB"]. Ändere das bitte.
error-layout-row =
    Spielplan { $file }, Reihe { $row }: Es müssen { $least } bis { $most } Felder sein,
    nicht { $found }. Ändere das bitte.
error-layout-square =
    Spielplan { $file }, Reihe { $row }, Feld { $square }: Ein Feld „{ $found }“ gibt es nicht.
    Nimm bitte einen der Namen aus den Regeln.
error-layout-take =
    Spielplan { $file }, Reihe { $row }, Feld { $square }: Eine Reihe endet mit einem Feld, das sie
    nimmt (TB oder TT), hat kein zweites davon und beginnt nicht damit. Ändere das bitte.
error-layout-side =
    Spielplan { $file }, Reihe { $row }, Feld { $square }: „{ $found }“ gehört zum Spiel für
    Fortgeschrittene. Spiel bitte dieses, oder ändere das Feld.
error-layout-number =
    Spielplan { $file }, „{ $key }“, Zahl { $at }: „{ $found }“ ist keine Zahl von { $least }
    bis { $most }. Ändere das bitte.
error-layout-copies =
    Spielplan { $file }, „{ $key }“: „{ $found }“ ist keine Zahl von { $least } bis { $most }.
    Ändere das bitte.
error-layout-twice =
    Spielplan { $file }: „{ $key }“ steht dort zweimal. Streiche bitte eines davon.
error-layout-count =
    Spielplan { $file }: „{ $key }“ hat { $found } statt { $expected } Einträge.
    Ändere das bitte.

## Züge

error-choice-illegal =
    Platz { $seat } kann jetzt nicht „{ $choice }“ wählen. Nimm bitte etwas, das zur Wahl steht.
error-choice-unreadable =
    „{ $text }“ ist nicht zu verstehen. Schreib bitte eine Karte wie 44 oder eine Reihe wie r2.
error-not-your-turn = Platz { $seat } ist gerade nicht gefragt. Warte bitte auf die nächste Frage.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }. Nimm bitte einen anderen.
error-match-over = Diese Partie ist zu Ende, zu wählen gibt es nichts mehr. Beginne bitte eine neue.
error-stale-ask =
    Deine Antwort gehört zu Frage { $given }, der Tisch ist aber schon bei Frage { $current }.
    Sieh bitte noch einmal auf den Tisch und wähle neu.

## Austeilen

error-deal-missing =
    Runde { $round }: Es fehlt, was für „{ $purpose }“ gezogen wird. Ergänze das bitte.
error-deal-size =
    Runde { $round }: Die Ziehung „{ $purpose }“ hat { $found } statt { $needed }. Ändere das bitte.
error-deal-cards =
    Runde { $round }: Die Ziehung „{ $purpose }“ nennt etwas doppelt oder etwas, das es nicht gibt.
    Ändere das bitte.
error-deal-seed = „{ $found }“ geht nicht als Startwert. Nimm bitte eine kleinere ganze Zahl.

## Stellungen

error-position-version =
    Eine Stellung beginnt mit { $expected }, diese hier mit „{ $found }“.
    Ändere das bitte oder nimm ein neueres Oxherd.
error-position-length =
    Eine Stellung hat höchstens { $most } Zeichen, diese hier hat { $found }. Nimm bitte eine
    kürzere.
error-position-syntax =
    Stellung, Zeichen { $at }: Hier steht „{ $found }“ statt { $expected }. Ändere das bitte.
error-position-card =
    Stellung, Zeichen { $at }: „{ $found }“ ist keine Karte dieses Spiels. Ändere das bitte.
error-position-card-twice =
    Stellung, Zeichen { $at }: Die Karte { $card } kommt zweimal vor. Nimm bitte eine heraus.
error-position-row-length =
    Stellung, Zeichen { $at }: Reihe { $row } ist zu lang. Lass bitte höchstens { $most } darin.
error-position-row-order =
    Stellung, Zeichen { $at }: Die Karten in Reihe { $row } steigen nicht. Ordne sie bitte.
error-position-hand-size =
    Stellung, Zeichen { $at }: Die Hand von Platz { $seat } hat { $size } statt { $expected }.
    Gib ihr bitte die richtige Zahl von Karten.
error-position-count =
    Stellung, Zeichen { $at }: Der Teil „{ $section }“ hat { $found } statt { $expected }.
    Gib ihm bitte die richtige Zahl von Einträgen.
error-position-value =
    Stellung, Zeichen { $at }: „{ $found }“ kann nicht im Teil „{ $section }“ stehen.
    Ändere das bitte.
error-position-queue =
    Stellung, Zeichen { $at }: So können gespielte Karten nicht warten.
    Prüfe bitte, wer was gespielt hat und in welcher Folge die Karten warten.
error-position-moment =
    Stellung, Zeichen { $at }: Mit diesen Karten kann die Partie nicht bei „{ $found }“ sein.
    Prüfe bitte diesen Teil.

## Aufzeichnungen

error-record-version =
    Aufzeichnung, Zeile { $line }: „{ $found }“ ist kein Anfang einer Aufzeichnung, der hier
    bekannt ist. Nimm bitte eine andere Datei oder ein neueres Oxherd.
error-record-syntax =
    Aufzeichnung, Zeile { $line }: „{ $found }“ ist nicht lesbar. Ändere das bitte.
error-record-truncated =
    Aufzeichnung, Zeile { $line }: Hier bricht sie ab. Nimm bitte die vollständige Datei.
error-record-edited =
    Diese Aufzeichnung ist verändert: Ihre Prüfsumme stimmt nicht. Nimm bitte das Original.
error-record-choice =
    Aufzeichnung, Zeile { $line }: Dieser Zug ist dort nicht möglich ({ $problem }).
    Nimm bitte die ursprüngliche Datei.
error-record-deal =
    Aufzeichnung, Zeile { $line }: So kann nicht ausgeteilt werden ({ $problem }).
    Nimm bitte die ursprüngliche Datei.
error-record-rules =
    Aufzeichnung, Zeile { $line }: Dieses Spiel lässt sich nicht aufbauen ({ $problem }).
    Ändere bitte den Namen oder die Optionen.
error-record-off = Diese Partie wird nicht aufgezeichnet. Beginne bitte eine neue mit Aufzeichnung.
