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
