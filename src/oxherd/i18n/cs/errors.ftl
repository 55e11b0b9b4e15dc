### Chyby: co je špatně a co s tím. $seat, $row, $at a $line se počítají od 1;
### $close a $allowed jsou seznamy, třeba i o jedné položce; $problem a $section jsou hotový text.

## Začátek partie

error-unknown-game =
    Hra „{ $game }“ tu není. Možná máš na mysli: { $close }.
error-option-unknown =
    Hra „{ $game }“ nemá volbu „{ $option }“. Možná máš na mysli: { $close }.
error-option-value =
    Volba „{ $option }“ nemůže být „{ $value }“. Použij prosím něco z tohoto: { $allowed }.
error-option-conflict =
    Volba „{ $option }“ se v tomto nastavení neslučuje s „{ $other }“. Jednu z nich prosím změň.
error-option-needs =
    Volba „{ $option }“ funguje jen s volbou „{ $other }“. Nastav prosím obě, nebo žádnou.
error-option-fixed =
    Ve hře „{ $game }“ je volba „{ $option }“ vždy zapnutá. Vynech ji prosím.
error-players-range =
    „{ $game }“ je pro { $least } až { $most } hráčů, ne pro { $players }. Změň to prosím.
error-deck-too-small =
    Tento stůl potřebuje karet { $needed }, ale k dispozici jich je { $cards }.
    Zvol prosím méně hráčů, menší ruce nebo méně řad.
error-endless = Taková partie by nikdy neskončila. Nastav prosím hranici nebo počet kol.

## Herní plány

error-layout-unreadable =
    Herní plán { $file } nejde přečíst: { $reason }. Zkontroluj prosím jméno souboru.
error-layout-json =
    Herní plán { $file }, řádek { $line }, sloupec { $column }: tohle není JSON. Oprav to prosím.
error-layout-long =
    Herní plán { $file }: tento text má víc než { $most } znaků. Použij prosím jiný soubor.
error-layout-key =
    Herní plán { $file }: „{ $key }“ chybí nebo sem nepatří. Použij prosím: { $expected }.
error-layout-type =
    Herní plán { $file }: „{ $key }“ má vypadat takto: { $expected }. Oprav to prosím.
error-layout-rows =
    Herní plán { $file }: počet řad má být { $least } až { $most }, a je { $found }.
    Oprav to prosím.
error-layout-squares =
    Herní plán { $file }, řada { $row }: řada je seznam políček, třeba [".", "G1", "TB"].
    Oprav to prosím.
error-layout-row =
    Herní plán { $file }, řada { $row }: počet políček má být { $least } až { $most }, a je
    { $found }. Oprav to prosím.
error-layout-square =
    Herní plán { $file }, řada { $row }, políčko { $square }: políčko „{ $found }“ není.
    Použij prosím některé z těch, která jsou v pravidlech.
error-layout-take =
    Herní plán { $file }, řada { $row }, políčko { $square }: řada končí jedním políčkem, které ji
    bere (TB nebo TT), jiné takové nemá a nezačíná jím. Oprav to prosím.
error-layout-side =
    Herní plán { $file }, řada { $row }, políčko { $square }: „{ $found }“ patří k pokročilé hře.
    Hraj prosím tu, nebo políčko oprav.
error-layout-number =
    Herní plán { $file }, „{ $key }“, číslo { $at }: „{ $found }“ není číslo od { $least }
    do { $most }. Oprav to prosím.
error-layout-copies =
    Herní plán { $file }, „{ $key }“: „{ $found }“ není číslo od { $least } do { $most }.
    Oprav to prosím.
error-layout-twice =
    Herní plán { $file }: „{ $key }“ je tam dvakrát. Jedno z toho prosím vymaž.
error-layout-count =
    Herní plán { $file }: „{ $key }“ má položek { $found }, má jich mít { $expected }.
    Oprav to prosím.

## Tahy

error-choice-illegal =
    Místo { $seat } teď nemůže zvolit „{ $choice }“. Vyber prosím z nabízených možností.
error-choice-unreadable =
    Zápisu „{ $text }“ nerozumíme. Napiš prosím kartu, třeba 44, nebo řadu, třeba r2.
error-not-your-turn = Místo { $seat } teď nemá co volit. Počkej prosím na další otázku.
error-no-such-seat = Místo { $seat } u tohoto stolu není. Použij prosím jiné.
error-match-over = Partie už skončila a nic se v ní nevolí. Začni prosím novou.
error-stale-ask =
    Tvoje odpověď patří k otázce { $given }, ale stůl už je u otázky { $current }.
    Podívej se prosím na stůl a vyber znovu.

## Rozdávání

error-deal-missing =
    Kolo { $round }: rozdání neříká, co se losuje pro „{ $purpose }“. Doplň to prosím.
error-deal-size =
    Kolo { $round }: los „{ $purpose }“ má položek { $found }, má jich mít { $needed }.
    Oprav to prosím.
error-deal-cards =
    Kolo { $round }: los „{ $purpose }“ uvádí něco dvakrát nebo něco, co tu není.
    Oprav to prosím.
error-deal-seed = „{ $found }“ nemůže být semínko. Použij prosím menší celé číslo.

## Pozice

error-position-version =
    Pozice začíná slovem { $expected }, tato začíná „{ $found }“.
    Oprav ji prosím, nebo použij novější Oxherd.
error-position-length =
    Pozice má nejvýš tolik znaků: { $most }; tato jich má { $found }. Použij prosím kratší.
error-position-syntax =
    Pozice, znak { $at }: je tu „{ $found }“ a má tu být { $expected }. Oprav to prosím.
error-position-card =
    Pozice, znak { $at }: „{ $found }“ není karta této hry. Oprav to prosím.
error-position-card-twice =
    Pozice, znak { $at }: karta { $card } je tu dvakrát. Jednu z nich prosím odeber.
error-position-row-length =
    Pozice, znak { $at }: řada { $row } je moc dlouhá. Nech v ní prosím karet nejvýš { $most }.
error-position-row-order =
    Pozice, znak { $at }: karty v řadě { $row } nestoupají. Seřaď je prosím.
error-position-hand-size =
    Pozice, znak { $at }: místo { $seat } má v ruce karet { $size }, má jich mít { $expected }.
    Oprav prosím jejich počet.
error-position-count =
    Pozice, znak { $at }: část „{ $section }“ má položek { $found }, má jich mít { $expected }.
    Oprav prosím jejich počet.
error-position-value =
    Pozice, znak { $at }: „{ $found }“ nemůže být v části „{ $section }“.
    Oprav to prosím.
error-position-queue =
    Pozice, znak { $at }: takhle zahrané karty čekat nemohou.
    Zkontroluj prosím, kdo co hraje a v jakém pořadí karty čekají.
error-position-moment =
    Pozice, znak { $at }: s těmito kartami nemůže být partie v okamžiku „{ $found }“.
    Zkontroluj prosím tuto část.

## Záznamy

error-record-version =
    Záznam, řádek { $line }: „{ $found }“ není začátek záznamu, který zde známe.
    Použij prosím jiný soubor nebo novější Oxherd.
error-record-syntax =
    Záznam, řádek { $line }: „{ $found }“ nejde přečíst. Oprav to prosím.
error-record-truncated =
    Záznam, řádek { $line }: záznam tu předčasně končí. Použij prosím celý soubor.
error-record-edited =
    Záznam není takový, jak vznikl: nesedí kontrolní součet. Použij prosím původní soubor.
error-record-choice =
    Záznam, řádek { $line }: tento tah tam není možný ({ $problem }).
    Použij prosím původní soubor.
error-record-deal =
    Záznam, řádek { $line }: toto rozdání není možné ({ $problem }).
    Použij prosím původní soubor.
error-record-rules =
    Záznam, řádek { $line }: takovou hru nelze připravit ({ $problem }).
    Oprav prosím její název nebo volby.
error-record-off = Tato partie záznam nevede. Začni prosím novou, která ho povede.
