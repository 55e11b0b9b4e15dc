### Errors: what is wrong and what to do. $seat, $row, $at and $line count from 1;
### $close and $allowed are lists, perhaps of one; $problem and $section are ready text.

## Starting a match

error-unknown-game =
    There is no game called “{ $game }”. Perhaps you mean: { $close }.
error-option-unknown =
    The game “{ $game }” has no option “{ $option }”. Perhaps you mean: { $close }.
error-option-value =
    The option “{ $option }” cannot be “{ $value }”. Please use one of these: { $allowed }.
error-option-conflict =
    The option “{ $option }”, set like this, does not go with “{ $other }”. Please change one.
error-option-needs =
    The option “{ $option }” only works with “{ $other }”. Please set both or neither.
error-option-fixed =
    In the game “{ $game }” the option “{ $option }” is always on. Please leave it out.
error-players-range =
    “{ $game }” is for { $least } to { $most } players, not for { $players }. Please change that.
error-deck-too-small =
    This table needs { $needed } cards, but the deck has { $cards }.
    Please choose fewer players, smaller hands or fewer rows.
error-endless = This match would never end. Please set a limit or a number of rounds.

## Layouts of a board

error-layout-unreadable =
    The layout { $file } cannot be read: { $reason }. Please check the name of the file.
error-layout-json =
    Layout { $file }, line { $line }, column { $column }: this is not JSON. Please correct it.
error-layout-long =
    Layout { $file }: this text is longer than { $most } characters. Please use another file.
error-layout-key =
    Layout { $file }: “{ $key }” is missing or unknown. Please use these names: { $expected }.
error-layout-type =
    Layout { $file }: “{ $key }” must look like this: { $expected }. Please correct it.
error-layout-rows =
    Layout { $file }: a board needs { $least } to { $most } rows, and here are { $found }.
    Please correct it.
error-layout-squares =
    Layout { $file }, row { $row }: a row is a list of squares, such as [".", "G1", "TB"].
    Please correct it.
error-layout-row =
    Layout { $file }, row { $row }: a row needs { $least } to { $most } squares, this one has
    { $found }. Please correct it.
error-layout-square =
    Layout { $file }, row { $row }, square { $square }: there is no square “{ $found }”.
    Please use one of the names in the rules.
error-layout-take =
    Layout { $file }, row { $row }, square { $square }: a row ends with one square that takes it
    (TB or TT), has no other and does not begin with one. Please correct it.
error-layout-side =
    Layout { $file }, row { $row }, square { $square }: “{ $found }” is a square of the advanced
    game. Please play that game, or correct the square.
error-layout-number =
    Layout { $file }, “{ $key }”, number { $at }: “{ $found }” is not a number from { $least }
    to { $most }. Please correct it.
error-layout-copies =
    Layout { $file }, “{ $key }”: “{ $found }” is not a number from { $least } to { $most }.
    Please correct it.
error-layout-twice =
    Layout { $file }: “{ $key }” stands there twice. Please take one of them out.
error-layout-count =
    Layout { $file }: “{ $key }” has { $found } entries, not { $expected }.
    Please correct it.

## Choosing

error-choice-illegal =
    Seat { $seat } cannot choose “{ $choice }” now. Please take one of the choices on offer.
error-choice-unreadable =
    “{ $text }” is not a choice. Please write a card, such as 44, or a row, such as r2.
error-not-your-turn = Seat { $seat } is not asked right now. Please wait for the next question.
error-no-such-seat = There is no seat { $seat } at this table. Please use one that exists.
error-match-over = This match is over and takes no more choices. Please start a new one.
error-stale-ask =
    Your answer is for question { $given }, but the table is at question { $current }.
    Please look at the table again and choose once more.

## Dealing

error-deal-missing =
    Round { $round }: the deal does not say what is drawn for “{ $purpose }”. Please add it.
error-deal-size =
    Round { $round }: the draw “{ $purpose }” has { $found }, not { $needed }. Please correct it.
error-deal-cards =
    Round { $round }: the draw “{ $purpose }” names something twice or something that is not there.
    Please correct it.
error-deal-seed = “{ $found }” cannot be a seed. Please use a smaller whole number.

## Positions

error-position-version =
    A position begins with { $expected }, this one with “{ $found }”.
    Please correct it or use a newer Oxherd.
error-position-length =
    A position has { $most } characters at most, this one has { $found }. Please use one that is
    shorter.
error-position-syntax =
    Position, character { $at }: “{ $found }” stands where { $expected } should. Please correct it.
error-position-card =
    Position, character { $at }: “{ $found }” is not a card of this game. Please correct it.
error-position-card-twice =
    Position, character { $at }: the card { $card } is there twice. Please take one of them out.
error-position-row-length =
    Position, character { $at }: row { $row } is too long. Please keep it to { $most } at most.
error-position-row-order =
    Position, character { $at }: the cards of row { $row } do not go up. Please put them in order.
error-position-hand-size =
    Position, character { $at }: the hand of seat { $seat } has { $size }, not { $expected }.
    Please give it the right number of cards.
error-position-count =
    Position, character { $at }: the part “{ $section }” has { $found }, not { $expected }.
    Please give it the right number of entries.
error-position-value =
    Position, character { $at }: “{ $found }” cannot be in the part “{ $section }”.
    Please correct it.
error-position-queue =
    Position, character { $at }: these played cards cannot wait like this.
    Please check who has played what, and in which order they wait.
error-position-moment =
    Position, character { $at }: with these cards the match cannot be at “{ $found }”.
    Please check that part.

## Records

error-record-version =
    Record, line { $line }: “{ $found }” is not how a record begins that is known here.
    Please use another file or a newer Oxherd.
error-record-syntax =
    Record, line { $line }: “{ $found }” cannot be read. Please correct it.
error-record-truncated =
    Record, line { $line }: the record breaks off here. Please use the complete file.
error-record-edited =
    This record is not as it was written: its checksum is wrong. Please use the original file.
error-record-choice =
    Record, line { $line }: this choice is not possible there ({ $problem }).
    Please use the original file.
error-record-deal =
    Record, line { $line }: this deal is not possible ({ $problem }).
    Please use the original file.
error-record-rules =
    Record, line { $line }: this game cannot be set up ({ $problem }).
    Please correct its name or its options.
error-record-off = This match keeps no record. Please start a new one that does.
