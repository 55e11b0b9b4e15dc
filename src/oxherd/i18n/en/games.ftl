### The games: names, pitches and rules. A rules text is plain lines; shared parts come first.
### Numbers in the texts are the defaults; the options of a table may change them.

## Shared parts of the rules

rules-goal =
    Goal: have the fewest bulls at the end of the match. You get bulls with the cards you take.
    Most cards carry 1 bull; 5, 15, 25 … carry 2; 10, 20, 30 … carry 3; 11, 22, 33 … carry 5.
    The 55 is the worst of all: it carries 7.
rules-setup =
    Setup: the cards 1–104 are shuffled. You get 10, and four more start four rows, face up.
    All other cards stay out of sight until the next round.
rules-deck =
    Deck: only the lowest cards are used, ten for each player and four more:
    1–24 for two players, 1–34 for three, and so on up to 1–104 for ten.
rules-trick =
    Trick: everybody picks a card in secret. Then all are revealed and go to the rows one by one,
    the lowest first.
rules-fit =
    Where: behind the last card of a row, if that is lower than yours. If several rows would do,
    your card joins the one whose last card is closest. You have no say in this.
rules-full =
    Full row: a row holds five cards. If yours would be the sixth, you take the five
    and your card starts the row again.
rules-low =
    Low card: if yours is lower than the last card of every row, you take any row you like
    and your card starts it again.
rules-pile =
    Cards you take go onto your pile and never back into your hand.
rules-rows =
    { rules-fit }
    { rules-full }
    { rules-low }
    { rules-pile }
rules-end =
    Round: it is over when all hands are empty. The bulls on your pile are added to your total.
    Match: further rounds follow until, after one of them, somebody has 66 bulls or more.
    The fewest bulls win; equal totals share the win.
rules-options =
    Options: another limit, a fixed number of rounds, piles nobody may look through;
    as house rules also other hand sizes, more or fewer rows, longer or shorter rows.

## Classic

game-classic-name = 6 nimmt! (Take 5)
game-classic-pitch =
    Pick a card in secret, watch the rows fill up, and hope the sixth is not yours.
game-classic-rules =
    { rules-goal }
    { rules-setup }
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Example: the rows are 8 19 | 30 33 34 40 41 | 52 | 77 90. Four cards are played: 6, 22, 45, 60.
    The 6 fits nowhere. Its owner takes row 3, just the 52 with 1 bull, and row 3 is now the 6.
    The 22 goes behind the 19.
    The 45 belongs behind the 41, but as a sixth card: its owner takes that row, 13 bulls.
    The 60 is lucky and follows the 45.
    Afterwards: 8 19 22 | 45 60 | 6 | 77 90.

## Tactics

game-tactics-name = Tactics
game-tactics-pitch =
    A small deck in which every card is dealt: count what is gone, guess who has the rest.
game-tactics-rules =
    The base game with a deck that everybody knows.
    { rules-goal }
    { rules-deck }
    Setup: this deck is shuffled. You get 10 cards; the last four start four rows, face up.
    No card is left over: whatever you have not seen yet is in somebody’s hand.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Example with three players: the rows are 7 12 | 15 | 20 24 27 30 31 | 26. You hold the 33.
    Played alone, it would be the sixth card of row 3 and cost you 9 bulls.
    But nobody has shown the 32 yet, so somebody holds it. If it comes in the same trick,
    it goes first and takes the row, and your 33 settles down safely behind it: 32 33.

## Logic

game-logic-name = Logic (Pro variant)
game-logic-pitch =
    Choose your own hand from open cards, then outwit people who know all of it.
game-logic-rules =
    The base game with a deck that everybody knows and hands that nobody is dealt.
    { rules-goal }
    { rules-deck }
    Draft: all these cards lie face up. In turn, clockwise, everybody takes one card
    until all hands hold 10. The four cards left start the rows, the lowest in row 1.
    Lots decide who takes first in round 1; after that the first pick moves on by one seat.
    All picks are public, so every hand is known. The only secret is what is played when.
    Best with two to six players. An option keeps the hands of the others out of sight.
    { rules-trick }
    { rules-rows }
    { rules-end }
    { rules-options }
    Example with two players: the cards 3, 9, 14 and 20 are left, so the rows are 3 | 9 | 14 | 20.
    You hold 21 and 23, the other hand 22 and 24. Row 4 has room for exactly these four:
    20 21 22 23 24. No higher card exists, so nobody can be the sixth there.

## Professional

game-professional-name = Professional
game-professional-pitch =
    Rows grow at both ends, so trouble may come from the left as well as from the right.
game-professional-rules =
    The base game with rows that have two ends.
    { rules-goal }
    { rules-setup }
    { rules-trick }
    Where: on the right of a row if your card is higher than its right end,
    or on the left of a row if it is lower than its left end.
    Of all these places the one with the smallest difference counts, whatever row and side.
    If two places are equally close, you choose; an option lets the right or the left win instead.
    { rules-full } This goes for either side.
    No fit: if your card lies between the two ends of every row, you take any row you like
    and your card starts it again.
    { rules-pile }
    { rules-end }
    { rules-options }
    Example: the rows are 20 24 | 47 50 | 66 | 81 90. Three cards are played: 22, 44, 58.
    The 22 fits to the left of 47, 66 or 81; the 47 is closest: 22 47 50.
    The 44 is now 20 away from the 24 and 22 away from the 66: it goes to the right of the 24.
    The 58 is 8 away from the 50 and 8 away from the 66: its owner chooses row 3, on the left.
    Afterwards: 20 24 44 | 22 47 50 | 58 66 | 81 90.

## Nifty

game-nifty-name = Nifty
game-nifty-pitch =
    Two cards at a time: show the lowest one and both of yours go first, in the order you like.
game-nifty-rules =
    The base game with two cards in every trick, for two to seven players.
    { rules-goal }
    Setup: the cards 1–104 are shuffled. You get 14, and four more start four rows, face up.
    Trick: everybody picks two cards in secret; then all are revealed. There are seven tricks.
    Whoever owns the lowest card on show places both own cards, in either order.
    Then the owner of the lowest card still waiting does the same, and so on.
    The second card of a pair goes to its row only when the first is completely settled.
    { rules-rows }
    { rules-end }
    { rules-options }
    Example: the rows are 9 | 30 31 33 36 38 | 52 | 80. You play 3 and 41, somebody else 20 and 60.
    Yours is the lowest card, so both of yours come first.
    The 41 first: it takes row 2 (11 bulls), and then the 3 takes at least 1 bull more.
    The 3 first: let it take row 2 (11 bulls), and the 41 goes behind the 9 for free.

## Anniversary Variant

game-jubilee-name = Anniversary Variant (25 years)
game-jubilee-pitch =
    Three special cards in your hand: close a row, slip in between, or pay your bulls off.
game-jubilee-rules =
    The base game with special cards, in two rounds, for two to eight players.
    { rules-goal }
    Setup: the cards 1–104 are shuffled. You get 12, and four more start four rows, face up.
    Of 28 special cards, four of each kind, you get three; the others are the draw pile.
    Nobody else knows your special cards.
    { rules-trick }
    { rules-rows }
    Special cards: just before your card is placed you may use one of them. It is discarded then,
    or when it leaves the table.
    5th Row: your card starts a fifth row; nobody takes. There is no sixth. Whoever takes a row
    next, any of the five, takes the played card as well, and that row is gone.
    7 nimmt!: if your card would be the sixth, it joins the row, and nobody takes. The special card
    stays: now the seventh card takes six. It may not lie twice at a row.
    Insert: your card goes to where it fits in a row that ends higher, between two cards or at the
    start. If the row was full, you take all of it but the last card, which stays.
    Replace: you take your card back and at once place another one of your hand,
    without any further special card.
    Shift: first you move any card of the table to where it fits in another row that has room.
    If it was alone in its row, your card starts that row again.
    Stop!: first you close a row without 7 nimmt! No card joins or leaves it, and nobody takes it.
    At most two rows are closed; as soon as anybody takes a row, all are open again.
    Negative = Positive: only when you are about to take a row. The bulls of one of its cards pay
    for other cards of the row or of your pile. That card and those paid for leave the game.
    Swap: after taking a row you may discard a special card and draw another one.
    Round: it is over when all hands are empty. The bulls on your pile are added to your total.
    For round 2 you keep unused special cards and get up to three more, all equally many.
    Match: after two rounds the fewest bulls win; equal totals share the win.
    Special cards left over are worth nothing.
    Options: another number of rounds, piles nobody may look through, several special cards at once,
    and three details of the special cards.
    Example: the rows are 12 17 20 31 36 | 44 52 | 60 | 85, and you play the 38.
    As the sixth card of row 1 it would take 7 bulls.
    With Insert it goes in front of the 44: 38 44 52.
    With 7 nimmt! it joins row 1, and the next card there takes six.
    With Stop! on row 1 it fits nowhere: you take a row of your choice, such as the 85, 2 bulls.

## Even/Odd

game-parity-name = Even/Odd
game-parity-pitch =
    One row turns picky and takes only odd numbers, or only even ones, till the marker moves on.
game-parity-rules =
    The base game with a marker that makes one row choosy.
    { rules-goal }
    { rules-setup }
    Marker: it starts at the row with the lowest card and shows whether that card is odd or even.
    It is set up anew in every round and takes up no place in its row.
    { rules-trick }
    { rules-fit }
    Marked row: it accepts odd numbers only, or even numbers only, as the marker shows.
    { rules-full }
    No fit: if no row accepts your card, be it too low or of the wrong kind, you take any row
    you like, even the marked one, and your card starts it again.
    { rules-pile }
    Marker move: after every row taken, when the new first card lies there, the marker leaves
    its row for the one of the other three with the lowest last card,
    and now shows whether that last card is odd or even.
    { rules-end }
    { rules-options }
    Example: the rows are 17 | 28 36 | 51 | 60 72, the marker is at row 1 and shows odd.
    The 20 may not follow the 17, and the other ends are higher: its owner takes row 3, 1 bull.
    The rows are now 17 | 28 36 | 20 | 60 72. The marker leaves row 1; of 36, 20 and 72
    the 20 is the lowest, so the marker goes to row 3 and shows even.

## Mountain Climbing

game-mountain-name = Mountain Climbing
game-mountain-pitch =
    One row runs downhill while the others climb, and every row taken moves the climber.
game-mountain-rules =
    The base game with a climber who turns one row upside down.
    { rules-goal }
    { rules-setup }
    Climber: in every round it starts at row 4 with its arrows up. It takes up no place there.
    { rules-trick }
    Where: the climber’s row runs downhill and only accepts cards lower than its last card.
    The other three climb as ever and accept cards higher than their last card.
    Of all rows that accept your card the closest last card wins, up or down.
    If the climber’s row and another are equally close, the climber’s row gets the card.
    { rules-full }
    No fit: if your card is lower than the ends of the climbing rows, but higher than the end
    of the climber’s row, you take any row you like and your card starts it again.
    { rules-pile }
    Climber’s step: after every row taken it goes one row on as the arrows point, and turns round
    at row 1 and at row 4: 4, 3, 2, 1, 2, 3, 4 … Rows keep their cards, only the end counts.
    { rules-end }
    { rules-options }
    Example: the rows are 9 | 25 31 | 60 | 44 39, the climber is at row 4. 35 and 50 are played.
    The 35 is 4 above the 31 and 4 below the 39: it goes to the climber’s row, 44 39 35.
    The 50 is too high for row 4 now and goes behind the 31: 25 31 50.

## The Jumping Cow

game-jumping-cow-name = The Jumping Cow
game-jumping-cow-pitch =
    A cow lies down in a row, leaps up when a card comes near, and may land where it hurts.
game-jumping-cow-rules =
    The base game with a cow that takes up a place and never stays long.
    { rules-goal }
    { rules-setup }
    Cow: in every round it starts behind the lowest of the four cards. It has no number,
    but it fills a place: four cards and the cow are a full row.
    { rules-trick }
    { rules-fit }
    In the cow’s row the number before the cow is the last card.
    { rules-full } In the cow’s row the fifth card already takes the four.
    { rules-low }
    { rules-pile }
    Jump: when a card has come into the cow’s row or the cow’s row has been taken, the cow
    jumps to the one of the other three rows with the lowest last card. Otherwise it stays.
    Landing in a row of five cards: whoever made it jump takes that row but for its last card,
    which stays as the first; and the cow jumps again. This may happen several times.
    { rules-end }
    { rules-options }
    Example: the rows are 14 cow | 20 26 27 30 35 | 50 | 61, and you play the 16.
    It goes behind the 14; the cow leaves for the 35, the lowest of the other ends.
    There it is one too many: you take 20 26 27 30, 8 bulls, and the 35 stays.
    The cow jumps on, to the 16. Afterwards: 14 16 cow | 35 | 50 | 61.

## Flippin’ Digits

game-flip-name = Flippin’ Digits
game-flip-pitch =
    Once a round you may read a card backwards: the 62 becomes a 26, and all plans are off.
game-flip-rules =
    The base game in which everybody may read one card backwards in every round.
    { rules-goal }
    { rules-setup }
    Flip card: in every round you also get one flip card. An unused one is not saved up.
    { rules-trick }
    Flip: once a round you may play your flip card with a number card. The number then counts
    with its digits swapped, for the order and for its row: 62 as 26, 70 as 7.
    Only 10–99 with two different digits can be flipped.
    If a flipped card counts the same as another card played, the flipped one goes first.
    As soon as it lies in a row it is its printed number again, so a row may well go down.
    Its bulls are always those of the printed number.
    { rules-rows }
    A number equal to the last card of a row does not fit behind it.
    { rules-end }
    { rules-options }
    Example: the rows are 5 | 38 | 50 55 57 58 59 | 90, and you want to play the 62.
    As 62 it would be the sixth card of row 3 and cost 13 bulls.
    Flipped it counts as 26 and goes behind the 5. There it lies as 62 again: 5 62.

## Beat the Buffalo

game-buffalo-name = Beat the Buffalo
game-buffalo-pitch =
    All together against a buffalo that plays blindly: take fewer bulls than it does.
game-buffalo-rules =
    The base game of all players together against a stack of cards, for one to six players.
    Goal: together you have fewer bulls than the buffalo at the end.
    Most cards carry 1 bull; 5, 15, 25 … carry 2; 10, 20, 30 … carry 3; 11, 22, 33 … carry 5.
    The 55 is the worst of all: it carries 7.
    Setup: the cards 1–104 are shuffled. You get 10, the buffalo gets a stack of 10, face down,
    and four more start four rows. The others stay out of sight.
    Of 16 special cards, two of each kind, some are in the game: with one player none, with two 2,
    with three 4, with four 6, with five 11, with six 16. Two lie open, the others are a deck.
    Trick: everybody picks a card in secret. Then all are revealed, with the top card of the
    buffalo’s stack, and go to the rows one by one, the lowest first.
    { rules-fit }
    Full row: a row holds five cards. The sixth takes the five and starts the row again.
    Low card: a card that is lower than the last card of every row takes a row and starts it again.
    A player takes any row; the buffalo takes the one with the fewest bulls,
    and of several the one with the highest last card.
    Piles: what you take goes to the one pile of the team; you may look through it. The buffalo has
    a pile of its own, which nobody looks through.
    Talk: hands and plans are secret. What has been revealed may be discussed.
    Special cards: before any card is placed, even the buffalo’s, you may use open special cards,
    as many as you like. The next one of the deck is turned up at once.
    Take 7!: a row holds six cards until it is taken. Not twice at a row.
    Stop!: a row is closed; no card joins or leaves it, and nobody takes it. Before any placement
    you may open it again.
    Replace!: the player whose card is next takes it back and at once places another one.
    Insert!: the player whose card is next puts it where it fits in a row that ends higher.
    Push!: any card of the table goes to where it fits in another row. If it was alone in its row,
    the next card starts that row again, whoever’s it is.
    If a row was full before an Insert! or a Push!, the team takes it but for its last card.
    First Card, Last Card: one of the team’s cards is placed first or last. First Card is only for
    the start of a trick.
    Sort: you decide the order of all cards that wait, the buffalo’s too.
    End: after ten tricks. With one or two players the team’s bulls count double.
    If the team has fewer bulls than the buffalo, all of you win; otherwise the buffalo does.
    Options: another number of special cards, First Card at any time.
    Example: the rows are 20 27 31 38 44 | 55 | 70 | 90. You play the 45, the buffalo shows the 46.
    The 45 comes first and would take row 1, 11 bulls. Called by Last Card it waits:
    now the 46 takes row 1 for the buffalo. The 45 fits nowhere and takes the 46, 1 bull.

## Parts of the rules of the board games

rules-board-goal =
    Goal: have the most points at the end. Points move your marker at once, never below −44
    or above +44.
    Tiles: the numbers 1–100, with 1, 2, 3 or 5 bulls in the layout of Oxherd. How many there are
    on your tiles stands in brackets behind them.
rules-board-trick =
    Trick: everybody picks a tile in secret. Then all are revealed and placed one by one,
    the lowest first.
    Where: four rows are active, those with tiles. Your tile goes behind the last tile of an active
    row, if that is lower. If several rows would do, it goes to the closest last tile.
    If all last tiles are higher, it goes behind the highest of them; that costs nothing.
rules-board-squares =
    Squares: where your tile is placed, the square acts on you at once.
    +3 or -7: you win or lose that many points.
    G1, G2: green cows, you win the bulls of your tile, once or twice.
    R1, R2: red cows, you lose the bulls of your tile, once or twice.
    T2: while its row is active, everybody picks and places two tiles in each trick.
    TB: you take the row and lose the bulls of its other tiles, which leave the game.
rules-board-basic-setup =
    Setup: you get 12 tiles behind your screen; four more start rows 1 to 4. With two or three
    players the others are the supply.
rules-board-basic-move =
    Then your tile moves on to the nearest empty row below or, if there is none, to the topmost one.
    There the square does nothing.
rules-board-basic-end =
    End: with two or three players everybody takes 12 new tiles once. When all tiles are placed,
    the most points win; equal scores share the win.
rules-board-advanced-setup =
    Setup: you get 12 tiles behind your screen and 2 action cards. Four more tiles start
    rows 1 to 4, with four players or more the last four rows. The other tiles are the supply.
rules-board-advanced-squares =
    TT: you take the row and lose nothing; its other tiles go behind your screen.
    DT: you draw a tile from the supply. DA: you draw an action card.
    After TB and TT your tile moves on to another empty row of your choice,
    and the first square there acts as well.
rules-board-actions =
    Action cards: just before your tile is placed you may play any number of them,
    each for this tile only.
    Stop!: a row is closed for tiles until somebody takes a row. At most two rows are closed.
    Tile swap: your tile goes back, and you reveal another one and place it now.
    One more tile: you reveal another tile and place all your revealed tiles now, the lowest first.
    Ascending anywhere: your tile goes behind any row that ends lower, not only the nearest.
    Place at the start: your tile goes to the first square of a row that begins higher and pushes
    the others to the right, up to the first gap. The tile that comes to a free square triggers it,
    for you; your own tile triggers nothing.
    Skip: your tile goes one square further; that square cannot be used any more.
    The last square of a row cannot be skipped.
    Order: first Tile swap, One more tile and Stop!, as you like; then Ascending anywhere or Place
    at the start; then Skip, but not after Place at the start.
rules-board-advanced-end =
    End: after a trick in which somebody has no tiles left. Whoever still has some loses their
    bulls; then every unplayed action card brings 1 point. The most points win; equal scores share
    the win.
rules-board-lucky =
    Clovers: they are on the score track, with the layout of Oxherd at −5, −10 and so on down to
    −40. When you lose points, you take a lucky card for each clover that your marker reaches or
    passes; you choose the kind while there are both.
    Lucky cards: just before your tile is placed you may play one. It goes back to its pile.
    Gain 5 points: the square gives you 5 points instead of its own effect. On the last square of a
    row you lose nothing, the tiles leave the game, and your tile moves on.
    Positive bullheads: on the last square two other tiles of the row, of your choice, count plus;
    only the sum of plus and minus moves your marker.
rules-board-options =
    Layout: the example below uses that of Oxherd. With another one, what the table shows counts.
    Options: another layout, two tiles only while T2 is uncovered, a safety stop

## Board game

game-board-name = 6 nimmt! Board Game
game-board-pitch =
    Rows of squares that give and take, and the last one of each row always takes.
game-board-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-basic-end }
    { rules-board-options }.
    Example: the active rows end with 33, 41, 60 and 82. The 45 goes behind the 41.
    The 12 is lower than all of them and goes behind the 82.
    The 36 goes behind the 33, to the last square of the row 20 24 33: its owner loses 2 + 1 + 3 = 6
    points, and the 36 starts another row.

## Board game with lucky cards

game-board-lucky-name = Board Game with Lucky Cards
game-board-lucky-pitch =
    The board game in which every fall has its clover: who loses points gains luck.
game-board-lucky-rules =
    { rules-board-goal }
    { rules-board-basic-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-basic-move }
    { rules-board-lucky }
    { rules-board-basic-end } Lucky cards left over are worth nothing.
    { rules-board-options }, Gain 5 points on the last square.
    Example: your marker is at −3, and you lose 8 points. On the way to −11 it passes the clovers
    at −5 and −10: you take two lucky cards.
    Later your tile comes to the last square of the row 20 24 33. With Positive bullheads for the
    20 and the 33 you win 2 + 3 − 1 = 4 points instead of losing 6.

## Board game, advanced

game-board-advanced-name = Board Game, Advanced
game-board-advanced-pitch =
    The other side of the board: tiles come back, rows close, and action cards turn the tables.
game-board-advanced-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-advanced-end }
    { rules-board-options }, which tiles are pushed.
    Example: row 1 has the squares . . -7 . G2 TB, and 50 and 53 lie there. Your 57 would go to the
    -7. With Skip it goes one square further, where nothing happens.
    With Place at the start the 46 would go in front of the 50 and push the 53 to the -7,
    and the 7 points would be yours to lose.

## Board game, advanced, with lucky cards

game-board-advanced-lucky-name = Board Game, Advanced, Lucky Cards
game-board-advanced-lucky-pitch =
    Everything at once: action cards, lucky cards, and tiles that come back.
game-board-advanced-lucky-rules =
    { rules-board-goal }
    { rules-board-advanced-setup }
    { rules-board-trick }
    { rules-board-squares }
    { rules-board-advanced-squares }
    { rules-board-actions }
    { rules-board-lucky }
    On TT Positive bullheads only brings the plus of two tiles; then all go behind your screen.
    With Place at the start no lucky card can be played; otherwise it comes after all action cards.
    { rules-board-advanced-end } Lucky cards left over are worth nothing.
    { rules-board-options }, which tiles are pushed, Gain 5 points on the last square.
    Example: your 57 would go to the last square TT of a row with 20, 24 and 33.
    With Positive bullheads for the 20 and the 33 you first win 5 points, and then the three tiles
    go behind your screen. With Gain 5 points you win 5, too, but the tiles leave the game.

## GAP

game-gap-name = GAP
game-gap-pitch =
    Collect plenty of one colour and very little of another: the wider the gap, the better.
game-gap-rules =
    Goal: be ahead in points when the match ends. Colours score, numbers only fetch cards.
    Cards: the numbers 0–9 in five colours. They form a ring: the neighbours of 0 are 9 and 1.
    Setup: two players take out two colours, three take out one, for the whole match.
    An option says which; otherwise lots decide.
    Round: you get 6 cards (5 with five or six players). Four cards lie face up as the row;
    the others are the stock. Lots decide who starts; in later rounds the next seat does.
    Turn: clockwise, everybody plays one card from the hand.
    Same number: if the row has cards with the number you play, you take all of these.
    Neighbours: if not, you take one card with the next lower and one with the next higher number,
    as far as they are there. If there are several with the same number, you choose one.
    Nothing of this: the card you play joins the row, which may grow beyond four.
    You cannot refuse to take. What you take lies open before you, with the card you played.
    After your turn the row is filled up to four again, as long as the stock lasts.
    You never draw into your hand. The round ends when all hands are empty.
    Plus: count the colour you have most of. If several colours share this place, all of them count.
    Minus: of your other colours count the one you have least of; again all that are equal.
    Colours you do not have do not matter. The difference is your score; it may be below zero.
    Match: rounds are played until somebody has 30 points or more after a round; most points win.
    A tie goes to the best single round, then to whoever had it earlier; else it is a shared win.
    Options: another limit (15 is short, 70 is long), a fixed number of rounds,
    or more rounds until a tie is broken.
    Example: the row is red 3, blue 3, green 6, yellow 8.
    Play a 3: both 3s are yours. Play a 7: the 6 and the 8 are yours. Play a 5: just the 6.
    Play a 1: there is no 1, 0 or 2, so it stays in the row.
    Scoring: with 5 blue, 5 green, 2 yellow and 1 red you get 10 − 1 = 9 points.
