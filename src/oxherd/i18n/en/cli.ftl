### What the command line says. $problem, $choices, $amounts, $plays, $people, $amount and others
### that have no plural are ready text. Words to be typed (play, --resume) stay as they are.

## Help

cli-about = The 6 nimmt! family of card games, and GAP: to play here in the terminal, and to study.
cli-command = COMMAND
cli-commands = commands
cli-examples = Examples:
cli-about-play =
    Play against random opponents, here in the terminal.
    Everything is said in plain lines, which suit every terminal and every screen reader.
cli-about-games = Show the games.
cli-about-rules = Show the rules of a game and its options.
cli-about-replay =
    Tell a recorded match in words.
    You hear what a spectator hears, unless you ask for a seat or for everything.
cli-about-sim =
    Play many rounds at random and show the mean score.
    The interval takes into account that the seats of one round share its cards.
cli-about-perft =
    Count the ways to go on, to check an engine.
    The tree has one level for each pick of a seat; where all choose at once, the seats choose
    one after another. Chance is fixed by the seed.
cli-about-serve = Start the server, which is not part of this version yet.
cli-about-completion = Print a script with which a shell completes commands, games and options.

cli-arg-version = show the version, the Python and the build of the engine
cli-arg-lang = the language, else that of OXHERD_LANG or of your system
cli-arg-json = answer in JSON, for programs
cli-arg-game = the game, such as classic; { $program } games shows all of them
cli-arg-game-or-classic = the game, else classic; { $program } games shows all of them
cli-arg-players = how many sit at the table, else 4
cli-arg-seed = a number or word that decides all chance; the same seed gives the same cards
cli-arg-seed-or-0 = a number or word that decides all chance, else 0
cli-arg-option = an option of the game, such as rounds=3; may be repeated
cli-arg-own-seat = your seat, counted from 1, else 1; with --resume it has to be told
cli-arg-names = names of the others, with commas between them
cli-arg-record = keep the match in this new file, also when you leave early
cli-arg-resume = go on with the match that this file keeps
cli-arg-file = the record; - is standard input
cli-arg-ears = tell what this seat heard, counted from 1
cli-arg-all = tell everything, with the hands of all
cli-arg-step = wait for Enter after each scene
cli-arg-rounds = how many rounds to play, else 10000
cli-arg-jobs = how many processes share the work, else 1
cli-arg-depth = how many picks deep to count, else 2
cli-arg-position = start from this position instead of a first deal
cli-arg-divide = also count separately below each first choice
cli-arg-shell = your shell

cli-argparse-usage = usage:{ " " }
cli-argparse-positionals = arguments
cli-argparse-options = options
cli-argparse-help = show this help
cli-argparse-argument = { $name }: { $problem }
cli-argparse-required = something is missing: { $names }
cli-argparse-unrecognized = not understood: { $names }
cli-argparse-choice = “{ $value }” is not possible, please choose from { $choices }
cli-argparse-value = “{ $value }” is not a number
cli-argparse-one = a value is missing
cli-argparse-none = it takes no value such as “{ $value }”
cli-argparse-not-with = not together with { $name }
cli-argparse-one-of = one of these is needed: { $names }

## Problems

cli-wrong-usage = { $problem }. Help: { $command } --help
cli-server-missing =
    The server is not part of this version yet.
    To play here in the terminal, type: { $program } play
cli-internal =
    This is a bug in Oxherd and not your mistake. Please report it with the lines above.
cli-unreadable = { $file } cannot be read: { $reason }.
cli-too-long = { $file } is too long to be a record. Please use another file.
cli-unwritable = { $file } cannot be written: { $reason }.
cli-exists =
    { $file } exists already. Please go on with it (--resume) or choose another name.
cli-resume-alone =
    { $file } already says what is played. Please leave out the game, --players and -o.
cli-resume-seat =
    { $file } does not tell which seat is yours.
    Please add --seat with a number from 1 to { $players }.
cli-unknown-game = There is no game called “{ $game }”. To see all games, type: { $program } games
cli-option-unknown =
    The game “{ $game }” has no option “{ $option }”.
    To see its options, type: { $program } rules { $game }
cli-option-form = “{ $word }” is not an option. Please write NAME=VALUE, such as rounds=3.
cli-too-small = { $name } must be 1 or more.
cli-not-together = { $name } does not go with { $other }.
cli-names-many = More names ({ $count }) than other players ({ $others }). Please leave some out.
cli-names-twice = Two at this table would be called “{ $name }”. Please choose different names.
cli-problem-scores = the scores come out differently
cli-problem-seats = not all seats have answered
cli-problem-commitment = the seed is not the one that was promised at the start
cli-problem-seed = the seed deals other cards

## Games and rules

cli-players =
    { $most ->
        [one] { $least }–{ $most } player
       *[other] { $least }–{ $most } players
    }
cli-reconstruction =
    Unofficial layout: this board is a reconstruction, not the published one.
cli-rules-options = Options, with their usual values. Change them with -o NAME=VALUE.
cli-rules-allowed = Possible: { $allowed }

## At the table

cli-and = { $most } and { $last }
cli-names = Daisy, Clover, Bess, Rosie, Molly, Poppy, Hazel, Dolly, Buttercup
cli-play-people = At the table, clockwise: { $people }.
cli-play-hint = Type ? for help, quit to leave the table.
cli-play-double = With one or two players your bulls count double.
cli-play-now =
    { $unit ->
        [points] Points this round: { $amounts }
       *[bulls] Bulls this round: { $amounts }
    }
cli-play-in-all =
    { $unit ->
        [points] Points in all: { $amounts }
       *[bulls] Bulls in all: { $amounts }
    }
cli-play-queue = Still to be placed: { $plays }
cli-play-squares = The squares of the board:
cli-play-clovers = Clovers on the score track: { $places }
cli-play-hidden-piles = Nobody may look through the piles in this match.
cli-play-offer = You can choose: { $choices }
cli-play-not-offered = “{ $text }” is not on offer now.
cli-play-help =
    Type what you choose, then press Enter.
    These words show you more: table, hand, score, rules. With quit you leave the table.
cli-play-where = File to keep this match in (just Enter: do not keep it):
cli-play-kept = The match is kept in { $file }. To go on with it, type:
cli-play-recorded = The record of the match is in { $file }.

cli-word-help = help, h
cli-word-rules = rules
cli-word-hand = hand, cards
cli-word-score = score, scores
cli-word-table = table, rows
cli-word-pass = pass, no
cli-word-pass-trick = no more
cli-word-quit = quit, q, exit

cli-you-drafted = You take the { $card } from the open cards.
cli-you-placed =
    { $side ->
        [left] You put the { $card } at the left end of row { $row }.
        [inside] You put the { $card } where it fits in row { $row }.
       *[right] You put the { $card } in row { $row }.
    }
cli-you-collected =
    { $why ->
        [full] Row { $row } is full: you take { $cards } ({ $amount }).
        [misfit] No row fits: you take row { $row }, { $cards } ({ $amount }).
        [insert] Row { $row } was full: you take { $cards } ({ $amount }).
        [shift] Row { $row } was full: you take { $cards } ({ $amount }).
        [minus-plus] You take what is left of row { $row }: { $cards } ({ $amount }).
        [nothing] Nothing of row { $row } is left to take.
        [fifth-row] One more card goes with it: you take { $cards } ({ $amount }).
        [box] Row { $row } is cleared, out of the game: { $cards }.
        [screen] Row { $row } is cleared: you take { $cards } behind your screen.
       *[cow] The cow lands in row { $row }: you take { $cards } ({ $amount }).
    }
cli-you-played = You play the { $card }.
cli-you-took = You take { $cards }.
cli-you-joined = You add the { $card } to the row.
cli-you-special-played =
    { $kind ->
        [lift] You open a closed row.
       *[card] You use “{ $special }”.
    }
cli-you-special-drawn = You draw “{ $special }”.
cli-you-special-swapped = You discard “{ $special }” for the next special card.
cli-you-replaced = You take the { $card } back and play the { $other }.
cli-you-shifted = You move the { $card } from row { $row } to row { $target }.
cli-you-turned = You pay with the { $card } ({ $amount }).
cli-you-cancelled = You cancel the { $card } ({ $amount }).
cli-you-skipped = You skip square { $square } of row { $row }.
cli-you-scored =
    { $way ->
        [won] You win { $amount }: { $total } in all.
        [neither] Your marker stays where it is, at { $total }.
       *[lost] You lose { $amount }: { $total } in all.
    }
cli-you-tile-drawn = You draw the { $card }.
cli-you-extra-revealed = You also reveal the { $card }.
cli-you-lucky-taken = You take the lucky card “{ $special }”.
cli-you-match-ended =
    { $count ->
        [one] You win the match!
       *[other] { $players } share the win.
    }

## Replay, simulation, counting

cli-replay-step = Enter: go on. q: stop.
cli-sim-progress = { $done } of { $rounds } rounds, { $left } left
cli-sim-stopped = Stopped early. Rounds played: { $done } of { $rounds }.
cli-sim-played = { $name }, { $players }, random play. Rounds: { $rounds }
cli-sim-mean =
    { $unit ->
        [points] Mean points of a seat in a round: { $mean }
        [team] Mean bulls of the team in a round: { $mean }
       *[bulls] Mean bulls of a seat in a round: { $mean }
    }
cli-sim-interval = 95 % interval: { $least } to { $most }
cli-sim-speed =
    { $engine ->
        [compiled] A second: { $rounds } rounds, { $decisions } decisions. Engine: compiled
       *[pure] A second: { $rounds } rounds, { $decisions } decisions. Engine: pure Python
    }
cli-perft-leaves = Leaves at depth { $depth }: { $leaves }
