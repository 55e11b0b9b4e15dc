### One line for each option of a table. In GAP the target is a number of points.

option-target =
    The match ends when somebody has this many bulls or more after a round; 0 is no limit.
option-target-gap =
    The match ends when somebody has this many points or more after a round; 0 is no limit.
option-rounds = The match ends after this many rounds at the latest; 0 is no fixed number.
option-max-rounds = A safety stop: no match lasts longer than this many rounds.
option-hand-size = The number of cards everybody gets in a round.
option-rows = The number of rows on the table.
option-cap = The number of cards a row holds; the next card takes them.
option-hide-piles = Nobody may look through the cards taken during a round.
option-tactics = Only the lowest cards are used, and all of them are dealt.
option-logic =
    Only the lowest cards are used, and everybody drafts a hand from the open cards.
option-professional = Rows grow at both ends.
option-nifty = Everybody plays two cards in each trick.
option-professional-tie =
    Two places equally close: the owner chooses, or the right or the left always wins.
option-hide-draft = The other hands are not shown, although they come from open cards.
option-removed = The colours taken out: their letters (yp is yellow and purple), or random.
option-extra-round = A tie at the end is settled by more rounds, not by the best single round.
