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
       *[right] { $player } puts the { $card } in row { $row }.
    }
event-collected =
    { $why ->
        [full] Row { $row } is full: { $player } takes { $cards } ({ label-bulls }).
        [misfit] No row fits: { $player } takes row { $row }, { $cards } ({ label-bulls }).
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
event-round-scored = Round { $round } is over. This round: { $points }. In all: { $totals }.
event-match-ended =
    { $count ->
        [one] { $players } wins the match.
       *[other] { $players } share the win.
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
label-none = none
