### What a table says. $player is a name, $row and $n count from 1, $card, $cards, $plays,
### $players, $colours, $points and $totals of event-round-scored are ready text;
### $bulls, $count and all other amounts are numbers.

## Questions

ask-card = Choose a card from your hand.
ask-card-flip =
    Choose a card from your hand. With “~” behind it, it counts with its digits swapped.
ask-card-pair =
    { $n ->
        [1] Choose the first of your two cards for this trick.
       *[other] Choose the second of your two cards for this trick.
    }
ask-card-turn = It is your turn. Play a card.
ask-draft = Take one of the open cards into your hand.
ask-row = The { $card } fits no row. Which row do you take?
ask-spot = The { $card } is equally close to two rows. Which one shall it join?
ask-first = Which of your two cards goes first?
ask-pick = There are several cards with the number { $number }. Which one do you take?
ask-first-team = Which card of the team is placed first?
ask-last = Which card of the team is placed last?
ask-first-of = Two cards go to the front. Which of them is the very first?
ask-last-of = Two cards go to the end. Which of them is the very last?
ask-sort = Which of the waiting cards comes next?
ask-special = Your { $card } is placed next. Do you use a special card?
ask-team = Next to be placed: { $play }. Does the team use a special card?
ask-insert = Into which row does the { $card } go?
ask-replace = Which card of your hand do you play instead of the { $card }?
ask-shift = Which card of the table moves to another row?
ask-shift-to = To which row does the { $card } move?
ask-stop = Which row is closed?
ask-lift = Which row is opened again?
ask-seven = Which row shall hold one more card?
ask-minus-plus = The { $card } is about to take row { $row }. Do you use “Negative = Positive”?
ask-turn = Which card of row { $row } pays for others with its bulls?
ask-cancel = Left to pay with: { label-bulls }. Which card do you cancel?
ask-swap = You have taken a row. Do you change a special card for another one?
ask-tile = Choose a tile from behind your screen.
ask-tile-pair =
    { $n ->
        [1] Choose the first of your two tiles for this trick.
       *[other] Choose the second of your two tiles for this trick.
    }
ask-action = Your { $card } is placed next. Do you play an action card?
ask-to-start = At the start of which row does the { $card } go?
ask-ascend-any = Behind which row does the { $card } go?
ask-swap-tile = Which tile do you reveal instead of the { $card }?
ask-extra-tile = Which tile do you reveal as well?
ask-empty-row = To which empty row does the { $card } move on?
ask-lucky = Your { $card } is placed next. Do you play a lucky card?
ask-good-cows = Which tile of row { $row } counts plus?
ask-lucky-pick = Your marker meets a clover. Which lucky card do you take?
ask-lucky-pick-several = Lucky cards to take for the clovers: { $count }. Which one do you take now?
ask-prompt = Your choice

## Events

event-colours-removed = Colours taken out: { $colours }.
event-round-started = Round { $round } begins.
event-hand-dealt = Your hand: { $cards }.
event-hand-dealt-to = { $player } gets { $cards }.
event-row-started = Row { $row } starts with the { $card }.
event-drafted = { $player } takes the { $card } from the open cards.
event-revealed = Revealed: { $plays }.
event-placed =
    { $side ->
        [left] { $player } puts the { $card } at the left end of row { $row }.
        [inside] { $player } puts the { $card } where it fits in row { $row }.
       *[right] { $player } puts the { $card } in row { $row }.
    }
event-collected =
    { $why ->
        [full] Row { $row } is full: { $player } takes { $cards } ({ label-bulls }).
        [misfit] No row fits: { $player } takes row { $row }, { $cards } ({ label-bulls }).
        [insert] Row { $row } was full: { $player } takes { $cards } ({ label-bulls }).
        [shift] Row { $row } was full: { $player } takes { $cards } ({ label-bulls }).
        [minus-plus] { $player } takes what is left of row { $row }: { $cards } ({ label-bulls }).
        [nothing] Nothing of row { $row } is left to take.
        [fifth-row] One more card goes with it: { $player } takes { $cards } ({ label-bulls }).
        [box] Row { $row } is cleared, out of the game: { $cards }.
        [screen] Row { $row } is cleared: { $player } takes { $cards } behind the screen.
       *[cow] The cow lands in row { $row }: { $player } takes { $cards } ({ label-bulls }).
    }
event-marker-moved =
    { $power ->
        [parity] { $face ->
            [odd] The marker is at row { $row }: odd numbers only.
           *[even] The marker is at row { $row }: even numbers only.
        }
        [mountain] { $face ->
            [up] The climber is at row { $row }, which now runs downhill. Next it goes up.
           *[down] The climber is at row { $row }, which now runs downhill. Next it goes down.
        }
       *[jumping-cow] The cow is in row { $row }.
    }
event-played = { $player } plays the { $card }.
event-took = { $player } takes { $cards }.
event-joined = { $player } adds the { $card } to the row.
event-refilled = New in the row: { $cards }.
event-specials-dealt = Your new special cards: { $specials }.
event-specials-dealt-to = { $player } gets special cards: { $specials }.
event-special-played =
    { $kind ->
        [lift] { $player } opens a closed row.
        [take] { $player } is about to take row { $row } and uses “{ $special }”.
       *[card] { $player } uses “{ $special }”.
    }
event-special-drawn = { $player } draws “{ $special }”.
event-special-swapped = { $player } discards “{ $special }” for the next special card.
event-special-turned-up = A special card is turned up: “{ $special }”.
event-sign-laid =
    { $kind ->
        [stop] Row { $row } is closed.
        [seven] Row { $row } now holds six cards.
       *[fifth-row] There is a fifth row now.
    }
event-sign-lifted =
    { $kind ->
        [stop] Row { $row } is open again.
        [seven] Row { $row } holds five cards again.
       *[fifth-row] The fifth row is over.
    }
event-row-removed = Row { $row } is gone, and the rows below it move up.
event-replaced = { $player } takes the { $card } back and plays the { $other }.
event-shifted = { $player } moves the { $card } from row { $row } to row { $target }.
event-turned = { $player } pays with the { $card } ({ label-bulls }).
event-cancelled = { $player } cancels the { $card } ({ label-bulls }).
event-reordered = They are placed in this order: { $plays }.
event-landed = The { $card } lands on { $effect }.
event-skipped = { $player } skips square { $square } of row { $row }.
event-moved-on = The { $card } moves on to row { $target }.
event-scored =
    { $way ->
        [won] { $player } wins { $amount }: { $total } in all.
        [neither] The marker stays where it is: { $player }, { $total } in all.
       *[lost] { $player } loses { $amount }: { $total } in all.
    }
event-tile-drawn = { $player } draws the { $card }.
event-extra-revealed = { $player } also reveals the { $card }.
event-lucky-taken = { $player } takes the lucky card “{ $special }”.
event-new-set = Everybody takes { $tiles } new tiles.
event-round-scored = Round { $round } is over. This round: { $points }. In all: { $totals }.
event-round-scored-rest = For the tiles and action cards left over: { $points }.
event-match-ended =
    { $count ->
        [one] { $players } wins the match.
       *[other] { $players } share the win.
    }
event-match-ended-team =
    { $result ->
        [won] The buffalo is beaten!
       *[lost] The buffalo wins.
    }

## Labels

label-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
label-house = house combination
label-target = Match to { $target }
label-round = Round { $round }
label-round-of = Round { $round } of { $rounds }
label-trick = Trick { $trick }
label-row = Row { $row }
label-spot =
    { $side ->
        [left] Row { $row }, left end
       *[right] Row { $row }, right end
    }
label-hand = Your hand
label-hand-of = Hand: { $player }
label-chosen = Your card: { $card }
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-open-cards = Open cards
label-deck = Cards in play: 1–{ $last }
label-pile = Pile
label-lying =
    { $place ->
        [row] row { $row }
        [pile] your pile
       *[played] just played
    }
label-bulls =
    { $bulls ->
        [one] { $bulls } bull
       *[other] { $bulls } bulls
    }
label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-score = Score
label-total = Total
label-score-bulls = { $player }: { label-bulls } this round, { $total } in all
label-score-points = { $player }: { label-points } this round, { $total } in all
label-winner = winner
label-you = you
label-seat = Seat { $n }
label-starter = First to play: { $player }
label-turn = To play: { $player }
label-waiting = Still choosing: { $players }
label-play = { $player } { $card }
label-marker-parity =
    { $face ->
        [odd] odd only
       *[even] even only
    }
label-marker-mountain =
    { $face ->
        [up] downhill, climber goes up
       *[down] downhill, climber goes down
    }
label-marker-jumping-cow = cow
label-flip-card = flip card
label-flip-card-used = flip card used
label-flipped = { $card } as { $value }
label-stock =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
label-gap-row = Row
label-gap-taken = Taken: { $player }
label-gap-removed = Not in play: { $colours }
label-gap-card = { $colour } { $number }
colour-r = red
colour-g = green
colour-y = yellow
colour-b = blue
colour-p = purple
label-buffalo = the buffalo
label-team = the team
label-pass =
    { $ask ->
        [special] no special card
        [team] no, place the card
        [minus-plus] no, take the row
        [cancel] no further card
        [swap] no, keep them
        [action] no action card
       *[lucky] no lucky card
    }
label-pass-trick = no, and do not ask again in this trick
label-own-specials =
    { $kind ->
        [action] Your action cards
       *[special] Your special cards
    }
label-held-by-others =
    { $kind ->
        [action] Action cards of the others: { $amounts }
       *[special] Special cards of the others: { $amounts }
    }
label-known =
    { $kind ->
        [tile] Known tiles: { $player }
       *[card] Known hand cards: { $player }
    }
label-draw-pile =
    { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
label-discard = Discarded
label-face-up = Open special cards
label-called =
    { $end ->
        [first] Called first: { $cards }
       *[last] Called last: { $cards }
    }
label-stack =
    { $count ->
        [one] The buffalo’s stack: { $count } card
       *[other] The buffalo’s stack: { $count } cards
    }
label-closed-pile =
    { $count ->
        [one] The buffalo’s pile: { $count } card
       *[other] The buffalo’s pile: { $count } cards
    }
label-double = doubled already
label-gone = Out of the game
label-chosen-tile = Your tile: { $card }
label-own-tiles = Your tiles and their bulls
label-supply =
    { $count ->
        [one] Supply: { $count } tile
       *[other] Supply: { $count } tiles
    }
label-lucky = Lucky cards: { $player }
label-skipped = skipped, cannot be used
label-square =
    { $square ->
        [plain] nothing happens
        [plus] { $points ->
            [one] you win { $points } point
           *[other] you win { $points } points
        }
        [minus] { $points ->
            [one] you lose { $points } point
           *[other] you lose { $points } points
        }
        [G1] green cow, you win a point for each bull of your tile
        [G2] two green cows, you win two points for each bull of your tile
        [R1] red cow, you lose a point for each bull of your tile
        [R2] two red cows, you lose two points for each bull of your tile
        [T2] while its row has tiles, everybody plays two in each trick
        [TT] take the row, its other tiles go behind your screen
        [DT] draw a tile
        [DA] draw an action card
       *[TB] take the row, you lose a point for each bull of its other tiles
    }
label-none = none

## Special cards: their names, and what they do. $deck is team or hand, where the boxes differ.

special-fifth-row = 5th Row
special-seven =
    { $deck ->
        [team] Take 7!
       *[hand] 7 nimmt!
    }
special-insert =
    { $deck ->
        [team] Insert!
       *[hand] Insert
    }
special-replace =
    { $deck ->
        [team] Replace!
       *[hand] Replace
    }
special-shift =
    { $deck ->
        [team] Push!
       *[hand] Shift
    }
special-stop = Stop!
special-minus-plus = Negative = Positive
special-first = First Card
special-last = Last Card
special-sort = Sort
special-lift = Lift a stop
special-skip = Skip
special-swap-tile = Tile swap
special-to-start = Place at the start
special-extra-tile = One more tile
special-ascend-any = Ascending anywhere
special-plus5 = Gain 5 points
special-good-cows = Positive bullheads

effect-fifth-row = Your card starts a fifth row, and nobody takes a row.
effect-seven =
    { $deck ->
        [team] A row holds six cards; only the seventh takes it.
       *[hand] Your card joins its row, and nobody takes it; the row now holds six cards.
    }
effect-insert =
    { $deck ->
        [team] The next card goes to where it fits in a row that ends higher.
       *[hand] Your card goes to where it fits in a row that ends higher.
    }
effect-replace =
    { $deck ->
        [team] The owner of the next card takes it back and places another one of the hand.
       *[hand] You take your card back and place another one of your hand.
    }
effect-shift = Any card of the table goes to where it fits in another row.
effect-stop =
    { $deck ->
        [team] A row is closed until you open it again.
       *[hand] A row is closed until somebody takes a row.
    }
effect-minus-plus = The bulls of one card of the row pay for others, of the row or of your pile.
effect-first = One of the team’s cards is placed first.
effect-last = One of the team’s cards is placed last.
effect-sort = You decide in which order the waiting cards are placed.
effect-lift = A closed row is open again; the special card leaves the game.
effect-skip = The tile goes one square further.
effect-swap-tile = The tile goes back, and you reveal another one and place it now.
effect-to-start =
    The tile goes to the start of a row that begins higher, and pushes the others to the right.
effect-extra-tile = You reveal another tile and place all your revealed ones now.
effect-ascend-any = The tile goes behind any row that ends lower, not only the nearest.
effect-plus5 = The square gives you 5 points instead of its own effect.
effect-good-cows = Two of the row’s other tiles count plus, not minus.
