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

## Special cards

option-rounds-jubilee = The match ends after this many rounds.
option-multi-special = Several special cards may be used for one placement.
option-seven-early = “7 nimmt!” may be used while the row still has room.
option-stop-on-seven = “Stop!” may be used on a row with “7 nimmt!”.
option-shift-overflow =
    Shifting into a full row is not allowed (forbid), or you take that row (take).
option-specials = The number of special cards in the game; -1 is the one of the rules.
option-first-anytime = “First Card” may be used when other cards have been placed already.

## Board games

option-max-rounds-board = A safety stop: no match lasts longer than this many tricks.
option-max-rounds-board-lucky = { option-max-rounds-board }
option-max-rounds-board-advanced = { option-max-rounds-board }
option-max-rounds-board-advanced-lucky = { option-max-rounds-board }
option-layout = A file with the layout of a board; without one it is the layout of Oxherd.
option-t2-only-uncovered = The square for two tiles counts only while no tile lies on it.
option-shift =
    A tile placed at the start pushes the others up to the first gap (gap), or all of them (all).
option-plus5-on-take =
    “Gain 5 points” on the last square clears the row as ever (clear), or is not allowed (forbid).
