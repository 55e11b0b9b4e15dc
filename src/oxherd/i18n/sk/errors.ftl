### Chyby: čo je zle a čo s tým. $seat, $row, $at a $line sa počítajú od 1;
### $close a $allowed sú zoznamy, hoci aj o jednej položke; $problem a $section sú hotový text.

## Začiatok partie

error-unknown-game =
    Hra „{ $game }“ tu nie je. Možno máš na mysli: { $close }.
error-option-unknown =
    Hra „{ $game }“ nemá voľbu „{ $option }“. Možno máš na mysli: { $close }.
error-option-value =
    Voľba „{ $option }“ nemôže byť „{ $value }“. Použi, prosím, niečo z tohto: { $allowed }.
error-option-conflict =
    Voľba „{ $option }“ sa v tomto nastavení nezlučuje s „{ $other }“. Jednu z nich, prosím, zmeň.
error-option-needs =
    Voľba „{ $option }“ funguje len s voľbou „{ $other }“. Nastav, prosím, obe, alebo žiadnu.
error-option-fixed =
    V hre „{ $game }“ je voľba „{ $option }“ vždy zapnutá. Vynechaj ju, prosím.
error-players-range =
    „{ $game }“ je pre { $least } až { $most } hráčov, nie pre { $players }. Zmeň to, prosím.
error-deck-too-small =
    Tento stôl potrebuje kariet { $needed }, ale k dispozícii ich je { $cards }.
    Zvoľ, prosím, menej hráčov, menšie ruky alebo menej radov.
error-endless = Takáto partia by sa nikdy neskončila. Nastav, prosím, hranicu alebo počet kôl.

## Herné plány

error-layout-unreadable =
    Herný plán { $file } sa nedá prečítať: { $reason }. Skontroluj, prosím, meno súboru.
error-layout-json =
    Herný plán { $file }, riadok { $line }, stĺpec { $column }: toto nie je JSON.
    Oprav to, prosím.
error-layout-long =
    Herný plán { $file }: tento text má viac než { $most } znakov. Použi, prosím, iný súbor.
error-layout-key =
    Herný plán { $file }: „{ $key }“ chýba alebo sem nepatrí. Použi, prosím: { $expected }.
error-layout-type =
    Herný plán { $file }: „{ $key }“ má vyzerať takto: { $expected }. Oprav to, prosím.
error-layout-rows =
    Herný plán { $file }: počet radov má byť { $least } až { $most }, a je { $found }.
    Oprav to, prosím.
error-layout-squares =
    Herný plán { $file }, rad { $row }: rad je zoznam políčok, napríklad [".", "G1", "TB"].
    Oprav to, prosím.
error-layout-row =
    Herný plán { $file }, rad { $row }: počet políčok má byť { $least } až { $most }, a je
    { $found }. Oprav to, prosím.
error-layout-square =
    Herný plán { $file }, rad { $row }, políčko { $square }: políčko „{ $found }“ neexistuje.
    Použi, prosím, niektoré z tých, ktoré sú v pravidlách.
error-layout-take =
    Herný plán { $file }, rad { $row }, políčko { $square }: rad sa končí jedným políčkom, ktoré ho
    berie (TB alebo TT), iné také nemá a nezačína sa ním. Oprav to, prosím.
error-layout-side =
    Herný plán { $file }, rad { $row }, políčko { $square }: „{ $found }“ patrí k pokročilej hre.
    Hraj, prosím, tú, alebo políčko oprav.
error-layout-number =
    Herný plán { $file }, „{ $key }“, číslo { $at }: „{ $found }“ nie je číslo od { $least }
    do { $most }. Oprav to, prosím.
error-layout-copies =
    Herný plán { $file }, „{ $key }“: „{ $found }“ nie je číslo od { $least } do { $most }.
    Oprav to, prosím.
error-layout-twice =
    Herný plán { $file }: „{ $key }“ je tam dvakrát. Jedno z toho, prosím, vymaž.
error-layout-count =
    Herný plán { $file }: „{ $key }“ má položiek { $found }, má ich mať { $expected }.
    Oprav to, prosím.

## Ťahy

error-choice-illegal =
    Miesto { $seat } teraz nemôže zvoliť „{ $choice }“. Vyber, prosím, z ponúkaných možností.
error-choice-unreadable =
    Zápisu „{ $text }“ nerozumieme. Napíš, prosím, kartu, napríklad 44, alebo rad, napríklad r2.
error-not-your-turn = Miesto { $seat } teraz nemá čo voliť. Počkaj, prosím, na ďalšiu otázku.
error-no-such-seat = Miesto { $seat } pri tomto stole nie je. Použi, prosím, iné.
error-match-over = Partia sa už skončila a nič sa v nej nevolí. Začni, prosím, novú.
error-stale-ask =
    Tvoja odpoveď patrí k otázke { $given }, ale stôl je už pri otázke { $current }.
    Pozri sa, prosím, na stôl a vyber znova.

## Rozdávanie

error-deal-missing =
    Kolo { $round }: rozdanie nehovorí, čo sa žrebuje pre „{ $purpose }“. Doplň to, prosím.
error-deal-size =
    Kolo { $round }: žreb „{ $purpose }“ má položiek { $found }, má ich mať { $needed }.
    Oprav to, prosím.
error-deal-cards =
    Kolo { $round }: žreb „{ $purpose }“ uvádza niečo dvakrát alebo niečo, čo tu nie je.
    Oprav to, prosím.
error-deal-seed = „{ $found }“ nemôže byť semienko. Použi, prosím, menšie celé číslo.

## Pozície

error-position-version =
    Pozícia sa začína slovom { $expected }, táto sa začína „{ $found }“.
    Oprav ju, prosím, alebo použi novší Oxherd.
error-position-length =
    Pozícia má najviac toľkoto znakov: { $most }; táto ich má { $found }. Použi, prosím, kratšiu.
error-position-syntax =
    Pozícia, znak { $at }: je tu „{ $found }“ a má tu byť { $expected }. Oprav to, prosím.
error-position-card =
    Pozícia, znak { $at }: „{ $found }“ nie je karta tejto hry. Oprav to, prosím.
error-position-card-twice =
    Pozícia, znak { $at }: karta { $card } je tu dvakrát. Jednu z nich, prosím, odober.
error-position-row-length =
    Pozícia, znak { $at }: rad { $row } je pridlhý. Nechaj v ňom, prosím, kariet najviac { $most }.
error-position-row-order =
    Pozícia, znak { $at }: karty v rade { $row } nestúpajú. Zoraď ich, prosím.
error-position-hand-size =
    Pozícia, znak { $at }: miesto { $seat } má v ruke kariet { $size }, má ich mať { $expected }.
    Oprav, prosím, ich počet.
error-position-count =
    Pozícia, znak { $at }: časť „{ $section }“ má položiek { $found }, má ich mať { $expected }.
    Oprav, prosím, ich počet.
error-position-value =
    Pozícia, znak { $at }: „{ $found }“ nemôže byť v časti „{ $section }“.
    Oprav to, prosím.
error-position-queue =
    Pozícia, znak { $at }: takto zahrané karty čakať nemôžu.
    Skontroluj, prosím, kto čo hrá a v akom poradí karty čakajú.
error-position-moment =
    Pozícia, znak { $at }: s týmito kartami nemôže byť partia v okamihu „{ $found }“.
    Skontroluj, prosím, túto časť.

## Záznamy

error-record-version =
    Záznam, riadok { $line }: „{ $found }“ nie je začiatok záznamu, ktorý tu poznáme.
    Použi, prosím, iný súbor alebo novší Oxherd.
error-record-syntax =
    Záznam, riadok { $line }: „{ $found }“ sa nedá prečítať. Oprav to, prosím.
error-record-truncated =
    Záznam, riadok { $line }: záznam sa tu predčasne končí. Použi, prosím, celý súbor.
error-record-edited =
    Záznam nie je taký, ako vznikol: nesedí kontrolný súčet. Použi, prosím, pôvodný súbor.
error-record-choice =
    Záznam, riadok { $line }: tento ťah tam nie je možný ({ $problem }).
    Použi, prosím, pôvodný súbor.
error-record-deal =
    Záznam, riadok { $line }: toto rozdanie nie je možné ({ $problem }).
    Použi, prosím, pôvodný súbor.
error-record-rules =
    Záznam, riadok { $line }: takúto hru nemožno pripraviť ({ $problem }).
    Oprav, prosím, jej názov alebo voľby.
error-record-off = Táto partia záznam nevedie. Začni, prosím, novú, ktorá ho povedie.
