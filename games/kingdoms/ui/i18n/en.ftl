### The screen of Animal Kingdoms. Words shared with the command line are in ../../i18n.

kingdoms-ui-title = Animal Kingdoms
kingdoms-ui-line = Send your beasts where the decrees let them in, take the lead in kingdoms, and know when to retreat.
kingdoms-ui-minutes = { $players ->
    [1] 20 min
   *[other] 40–60 min
}
kingdoms-ui-level-easy = Easy
kingdoms-ui-level-medium = Medium
kingdoms-ui-level-normal = Normal
kingdoms-ui-level-hard = Hard
kingdoms-ui-level-extreme = Extreme

# A card: "Tiger 5".
kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Panda
kingdoms-ui-age-of = Age { $age } of III
kingdoms-ui-age-word = Age
kingdoms-ui-board = The five kingdoms
kingdoms-ui-hand = Your hand
kingdoms-ui-players = Players
kingdoms-ui-log = Log
kingdoms-ui-since = Since your turn
kingdoms-ui-earlier = Earlier
kingdoms-ui-again = Show again
kingdoms-ui-hint = Hint
kingdoms-ui-overview = Players, leads and log
kingdoms-ui-close = Close
kingdoms-ui-tab-board = Board
kingdoms-ui-tab-leads = Who leads
kingdoms-ui-tab-players = Players
kingdoms-ui-tab-log = Log

## What is asked

kingdoms-ui-prompt-turn = Your turn: choose a card or a kingdom.
kingdoms-ui-prompt-choose = Choose a card or a kingdom.
kingdoms-ui-your-turn = Your turn
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } fits nowhere: choose another card.
    [one] { $card } fits one kingdom: choose it.
   *[other] { $card } fits { $count } kingdoms: choose one.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] One of your cards fits the { $kingdom }: choose it.
   *[other] { $count } of your cards fit the { $kingdom }: choose one.
}
kingdoms-ui-prompt-partner = { $card }: choose the second card to discard.
kingdoms-ui-prompt-partner-sub = Needs the same animal ({ $animal }) or rank { $rank }.
kingdoms-ui-prompt-ready = { $card } in the { $kingdom }: play it?
kingdoms-ui-prompt-rally = { $count ->
    [0] Rally: choose 1 to 4 cards to swap.
    [one] Rally: 1 card chosen.
   *[other] Rally: { $count } cards chosen.
}
kingdoms-ui-prompt-retreat = Retreat from this age?
kingdoms-ui-prompt-nothing-fits = None of your cards fits anywhere: rally or retreat.
kingdoms-ui-prompt-only-retreat = None of your cards fits anywhere: you can only retreat.
kingdoms-ui-prompt-waiting = Waiting for { $who }.
kingdoms-ui-prompt-retreated = You have retreated from this age.
kingdoms-ui-prompt-battle = Battle for the { $kingdom }.
kingdoms-ui-prompt-commit = Battle for the { $kingdom }: choose a card in secret.
kingdoms-ui-prompt-again = It was a tie: choose another card.
kingdoms-ui-prompt-add = Add a +2 token to your card, or pass?
kingdoms-ui-prompt-add-sub = You may be asked again if somebody adds one.
kingdoms-ui-prompt-over = The game is over.
kingdoms-ui-rally-closed = Retreated: { $who }. Nobody may rally in this age.
kingdoms-ui-rally-stalled = { $count ->
    [one] Nothing but rallies for { $count } turn: rallying is closed until somebody claims a territory.
   *[other] Nothing but rallies for { $count } turns: rallying is closed until somebody claims a territory.
}

## Actions

kingdoms-ui-rally = Rally
kingdoms-ui-rally-what = swap cards, +1 point
kingdoms-ui-rally-short = Rally
kingdoms-ui-rally-rest = Choose the cards to swap. You draw as many new ones and get 1 point.
kingdoms-ui-rally-do = { $count ->
    [0] Choose cards
    [one] Swap 1 card, +1 point
   *[other] Swap { $count } cards, +1 point
}
kingdoms-ui-rally-all = All { $count }
kingdoms-ui-retreat = Retreat
kingdoms-ui-retreat-what = leave this age
kingdoms-ui-retreat-short = Retreat
kingdoms-ui-retreat-what-first = first out: hidden token
kingdoms-ui-retreat-title = Retreat now?
kingdoms-ui-retreat-keep = { $count ->
    [one] You take no more turns in this age. Your card and your tokens on the board stay.
   *[other] You take no more turns in this age. Your { $count } cards and your tokens on the board stay.
}
kingdoms-ui-retreat-first = You are the first to go: you draw a hidden retreat token worth 2 to 5 points.
kingdoms-ui-retreat-closes = After that nobody may rally in this age.
kingdoms-ui-retreat-upstart = The upstart goes on without you.
kingdoms-ui-retreat-points = If the age ended now, you would have { kingdoms-ui-points } ({ $now } now).
kingdoms-ui-retreat-points-range = If the age ended now, you would have { $least } to { $most } points ({ $now } now).
kingdoms-ui-retreat-no-battles = As things stand, you would fight no battle.
kingdoms-ui-retreat-battles = { $count ->
    [one] With this hand you would fight a battle: { $kingdoms }.
   *[other] With this hand you would fight { $count } battles: { $kingdoms }.
}
kingdoms-ui-retreat-do = Retreat
kingdoms-ui-retreat-stay = Stay
kingdoms-ui-claim-to = { $card } in the { $kingdom }
kingdoms-ui-claim-in = Play in the { $kingdom }
kingdoms-ui-claim-it = Play it
kingdoms-ui-claim-gain = { $points } at the end of the age
kingdoms-ui-stay = Stay
kingdoms-ui-rest = Choose a card: the kingdoms it fits light up, and you see here what it would bring.
kingdoms-ui-rest-card = Choose a kingdom with a gold edge to see here what the card would bring.
kingdoms-ui-preview = What it would do
kingdoms-ui-preview-pays = The { $kingdom } would pay you { $after } (now { $before }).
kingdoms-ui-preview-with = { $card } is discarded with it.
kingdoms-ui-preview-capital = The capital: you retreat.
kingdoms-ui-preview-last = Your last token: you retreat.
kingdoms-ui-preview-first-out = First out: a hidden token.

## Kingdoms

kingdoms-ui-free = { $free } of { $territories } free
kingdoms-ui-free-capital = capital left
kingdoms-ui-lead = { $you ->
    [yes] { $who } lead
   *[no] { $who } leads
}
kingdoms-ui-lead-nobody = nobody here
kingdoms-ui-lead-battle = tie: battle
kingdoms-ui-lead-tie = tie
# In the middle of a sentence.
kingdoms-ui-lead-you = you lead
kingdoms-ui-lost = { $count ->
    [one] You no longer lead the { $kingdom }: { $who } does.
   *[other] You no longer lead the { $kingdom }: { $who } are tied.
}
kingdoms-ui-lost-tie = A tie in the { $kingdom } now: you and { $who }.
kingdoms-ui-cell = { $kingdom }, { $free } of { $territories } territories free.
kingdoms-ui-cell-last = Last card: { $card }.
kingdoms-ui-cell-worth = First place: { kingdoms-ui-points }.
kingdoms-ui-played = { $card } ({ $who })
kingdoms-ui-decree-pair = Two of one animal or rank: one goes here, one is discarded.
kingdoms-ui-tag-fits = { $card } fits
kingdoms-ui-tag-no = does not fit
kingdoms-ui-tag-capital = then you retreat
kingdoms-ui-tag-count = { $count ->
    [0] no card fits
    [one] 1 card fits
   *[other] { $count } cards fit
}
kingdoms-ui-fits = { $count ->
    [0] fits nowhere
    [one] fits 1 kingdom
   *[other] fits { $count } kingdoms
}
kingdoms-ui-hand-partner = Can be the second card

## Decrees by example

kingdoms-ui-example-hand = From your hand: { $cards }.
kingdoms-ui-example-pair = Example: tiger 5 with tiger 2, or tiger 5 with frog 5.
kingdoms-ui-example-ranks-differ = Example: a 2 and a 5 lie here, so any other rank fits.
kingdoms-ui-example-animals-differ = Example: an owl and a bee lie here, so any other animal fits.
kingdoms-ui-example-alternate = Example: a 4 lies here last, so an odd rank is next.
kingdoms-ui-example-step = Example: a 4 lies here last, so a 3 or a 5 fits.
kingdoms-ui-example-follow = Example: owl 4 lies here last, so any owl or any 4 fits.
kingdoms-ui-example-break = Example: owl 4 lies here last, so no owl and no 4 fits.
kingdoms-ui-example-neighbour-match = Example: owl 4 and bee 7 lie last next door, so an owl, a bee, a 4 or a 7 fits.
kingdoms-ui-example-neighbour-rank = Example: owl 4 and bee 7 lie last next door, so a 4 or a 7 fits.
kingdoms-ui-example-neighbour-animal = Example: owl 4 and bee 7 lie last next door, so an owl or a bee fits.
kingdoms-ui-example-neighbour-step = Example: owl 4 and bee 7 lie last next door, so a 3, 5, 6 or 8 fits.
kingdoms-ui-example-neighbour-low = Example: owl 4 and bee 7 lie last next door, so a 4 or less fits.
kingdoms-ui-example-neighbour-high = Example: owl 4 and bee 7 lie last next door, so a 7 or more fits.
kingdoms-ui-example-neighbour-ranks-differ = Example: owl 4 and bee 7 lie last next door, so any rank but 4 and 7 fits.
kingdoms-ui-example-neighbour-animals-differ = Example: owl 4 and bee 7 lie last next door, so any animal but owl and bee fits.
kingdoms-ui-example-realm-rank = Example: owl 4 and bee 7 lie last elsewhere, so a 4 or a 7 fits.
kingdoms-ui-example-realm-animal = Example: owl 4 and bee 7 lie last elsewhere, so an owl or a bee fits.
kingdoms-ui-example-realm-new-rank = Example: owl 4 and bee 7 lie last elsewhere, so any rank but 4 and 7 fits.
kingdoms-ui-example-realm-new-animal = Example: owl 4 and bee 7 lie last elsewhere, so any animal but owl and bee fits.

## Players and standings

kingdoms-ui-player-out = retreated
kingdoms-ui-player-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
kingdoms-ui-player-council = council { $count }
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] 1 hidden token
   *[other] { $count } hidden tokens
}
kingdoms-ui-player-own-retreat = hidden token { $values }
kingdoms-ui-player-first = first player
kingdoms-ui-points-of = { $who }: { kingdoms-ui-points }, show the score sheet
kingdoms-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdoms-ui-bonus = { $count ->
    [one] Bonus card: played too if animal or rank matches.
   *[other] Bonus cards: one is played too if animal or rank matches.
}
kingdoms-ui-bonus-animal = Bonus card: played too if the animal matches.
kingdoms-ui-leads = Who leads
kingdoms-ui-leads-note = if scored now
kingdoms-ui-council-note = Council seats count.
kingdoms-ui-first = first place
kingdoms-ui-if-now = you
kingdoms-ui-scored = scored
kingdoms-ui-tie-note = Tie: a battle decides
kingdoms-ui-or = { $most } or { $least }

## Battles

kingdoms-ui-battle = Battle for the { $kingdom }
kingdoms-ui-battle-stake = Winner { kingdoms-ui-points }, loser { $second } and a +2 token
kingdoms-ui-battle-stake-solo = Winner { kingdoms-ui-points }, loser { $second }
kingdoms-ui-battle-round = round { $round }
kingdoms-ui-battle-out = out
kingdoms-ui-battle-ready = ready
kingdoms-ui-battle-choosing = choosing…
kingdoms-ui-battle-down = A card, face down
kingdoms-ui-battle-pick = Choose a card. Nobody sees it until all have chosen.
kingdoms-ui-battle-pick-short = Choose a card
kingdoms-ui-battle-fight = Fight with { $card }
kingdoms-ui-says = { $what }: { $then }
kingdoms-ui-battle-add = Add +2
kingdoms-ui-battle-pass = Leave it
kingdoms-ui-battle-wins = { $you ->
    [yes] you win
   *[no] { $who } wins
}
kingdoms-ui-battle-tied = a tie, so another card
kingdoms-ui-battle-on = the others may respond
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } beats 8, ties with 1, loses to 2–7.
    [2] { $card } beats 1, ties with 2, loses to 3–8.
    [7] { $card } beats 1–6, ties with 7, loses to 8.
    [8] { $card } beats 2–7, ties with 8, loses to 1.
   *[other] { $card } beats 1–{ $below }, ties with { $rank }, loses to { $above }–8.
}
kingdoms-ui-battle-rule = The highest rank wins, but a plain 1 beats 8 and above. Tied players fight on.
kingdoms-ui-battle-rule-solo = Your card must beat every card the upstart turns up. 1 beats 8.
kingdoms-ui-battle-used = Earlier rounds
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } beats { $low }: you win the { $kingdom }
   *[no] { $high } beats { $low }: { $who } wins the { $kingdom }
}
kingdoms-ui-battle-winner = { $you ->
    [yes] You win the { $kingdom }
   *[no] { $kingdom }: won by { $who }
}
kingdoms-ui-battle-shared = { $kingdom }: still tied ({ $who })
kingdoms-ui-battle-consoled = and a +2 token
kingdoms-ui-battle-whole = { $seconds ->
    [0] Show the whole age
   *[other] Show the whole age in { $seconds } s
}
kingdoms-ui-battle-go-on = { $seconds ->
    [0] Continue
   *[other] Continue in { $seconds } s
}

## The end of an age

kingdoms-ui-scoring = Age { $age } is scored
kingdoms-ui-scoring-fought = { $you ->
    [yes] Battle: { $high } beats { $low }, you win
   *[no] Battle: { $high } beats { $low }, { $who } wins
}
kingdoms-ui-scoring-won = { $you ->
    [yes] Battle: you win
   *[no] Battle: { $who } wins
}
kingdoms-ui-scoring-after = After Age { $age }
kingdoms-ui-scoring-head = Token and result
kingdoms-ui-scoring-unknown = +? hidden token: { $who }
kingdoms-ui-scoring-own = Your hidden tokens: { $values }.
kingdoms-ui-scoring-next = Begin Age { $age }
kingdoms-ui-scoring-starts = { $you ->
    [yes] Next: Age { $age } with five new decrees. You start.
   *[no] Next: Age { $age } with five new decrees. { $who } starts.
}
kingdoms-ui-scoring-look = Look at the table
kingdoms-ui-scoring-back = Back to the points
kingdoms-ui-scoring-skip = Show all
kingdoms-ui-scoring-retreat = Retreat tokens
kingdoms-ui-scoring-modifiers = Unused +2 tokens
kingdoms-ui-scoring-council = Into the council:
kingdoms-ui-scoring-close = Continue

## The upstart

# The upstart as a label; within sentences it is kingdoms-name-upstart.
kingdoms-ui-upstart-name = The upstart
kingdoms-ui-upstart = What the upstart did
kingdoms-ui-upstart-plays = { $card } goes to the { $kingdom }.
kingdoms-ui-upstart-bonus = The bonus card { $card } matches and goes to the { $kingdom }.
kingdoms-ui-upstart-rule = Ranks 4 to 8 aim at the kingdom of that size, 1 to 3 at the one where you played last. If there is no room for it, it moves on clockwise.
kingdoms-ui-upstart-capital = It takes the capital of the { $kingdom } and retreats.
kingdoms-ui-upstart-discards = It is discarded without effect.
kingdoms-ui-upstart-retreats = The upstart retreats.
kingdoms-ui-remark-1 = “A fine spot. I shall keep it.”
kingdoms-ui-remark-2 = “You were not using that, were you?”
kingdoms-ui-remark-3 = “A crown looks good on me. Crooked, but good.”
kingdoms-ui-remark-4 = “Do take your time. I have none to lose.”
kingdoms-ui-remark-5 = “Somebody has to rule these beasts.”
kingdoms-ui-remark-6 = “One more step to the throne.”
kingdoms-ui-remark-7 = “I did not plan that. It still looks clever.”
kingdoms-ui-remark-8 = “Your realm? It had no name on it.”
kingdoms-ui-remark-9 = “Careful. I bite in battle.”
kingdoms-ui-remark-10 = “Luck? I call it leadership.”
kingdoms-ui-remark-11 = “The beasts like me. Ask them.”
kingdoms-ui-remark-12 = “Retreat, if you like. I stay.”
kingdoms-ui-remark-13 = “I counted twice. I am still ahead somewhere.”
kingdoms-ui-remark-14 = “Foxes do not wait their turn.”

## The command line

kingdoms-ui-command = Type what to do
kingdoms-ui-command-none = Nothing like that is possible now.

## The end

kingdoms-ui-end-note = Tied on points: whoever took the capital of the Woods in Age 3 ranks higher.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Free territories: { $free }, the capital last. The most tokens earn { $token } points, second place { $second }, third place { $third }.
kingdoms-help-kingdom-free = { $kingdom }: free territories: { $free }. The most tokens earn { $token } points, second place { $second }, third place { $third }.
kingdoms-help-rally = You gain a point and swap 1 to { $hand } cards, as long as nobody has retreated.
kingdoms-help-retreat = You take no more turns in this age. Retreated so far: { $out }; the first to retreat draws a hidden token worth 2 to 5 points.
kingdoms-help-player = { $name }: { kingdoms-ui-points }. Influence tokens left: { $supply }; +2 tokens: { $modifiers }; hidden retreat tokens: { $retreats }. Retreat tokens and unused +2 tokens bring points at the end.
kingdoms-help-upstart = The upstart has { kingdoms-ui-points }. Ranks 4 to 8 send it to the kingdom of that size, ranks 1 to 3 to the one where you played last.
kingdoms-help-card = { $card }: { $count ->
    [0] fits no kingdom now.
    [one] fits one kingdom now.
   *[other] fits { $count } kingdoms now.
  } In a battle the higher rank wins, but a 1 beats an 8 and everything above.
kingdoms-help-played = { $card } ({ $owner }). Some decrees compare your card with the last card of a kingdom.
kingdoms-help-wedge = { $kingdom }: { $taken } of { $territories } territories taken; the capital comes last and can be taken only once.
kingdoms-help-council = The council of the { $kingdom }: { $count ->
    [0] nobody yet.
    [one] one token.
   *[other] { $count } tokens.
  } After an age the token on the capital moves here and counts until the end of the game.
kingdoms-help-decrees = Shows the decree of the previous or the next kingdom.
kingdoms-help-leads = Each player’s tokens by kingdom, those in the council included, and what they would earn if the age ended now.
kingdoms-help-claim = Places your token. You then draw a card, so it cannot be undone.
kingdoms-help-battle = The highest rank wins { $token } points; a 1 beats an 8 and everything above. Each +2 token raises your card by 2.
kingdoms-help-scoring = What everybody earned in this age for first, second and third places.
kingdoms-ui-part-age1 = Age I
kingdoms-ui-part-age2 = Age II
kingdoms-ui-part-age3 = Age III
kingdoms-ui-part-rallies = Rallies
kingdoms-ui-part-tokens = Tokens

## Keys

kingdoms-ui-key-card = pick a card from your hand
kingdoms-ui-key-walk = move around the kingdoms and their cards
kingdoms-ui-key-next = next or previous thing to pick
kingdoms-ui-key-do = play what is chosen
kingdoms-ui-key-rally = rally
kingdoms-ui-key-retreat = retreat
kingdoms-ui-key-undo = undo
kingdoms-ui-key-type = type an action
kingdoms-ui-key-kingdom = read the kingdom aloud
kingdoms-ui-key-hand = read your hand aloud
kingdoms-ui-key-scores = read the points aloud
kingdoms-ui-key-last = read the last event aloud

## Why a proposal is good

kingdoms-ui-merit-lead = { $kingdom }: you take the lead and earn { $points } at the end of the age
kingdoms-ui-merit-past = { $kingdom }: you overtake { $name } and earn { $points } at the end of the age
kingdoms-ui-merit-tie = { $kingdom }: you tie for first place, so a battle for { $points }
kingdoms-ui-merit-place = { $kingdom }: you move up and earn { $points } at the end of the age
kingdoms-ui-merit-deny = { $kingdom }: { $points } less for { $name }
kingdoms-ui-merit-cost = { $kingdom }: { $points } less for you
kingdoms-ui-merit-council = { $kingdom }: the capital gives you a council seat for later ages
kingdoms-ui-merit-rally = A point and new cards
kingdoms-ui-merit-first = First to leave: a hidden retreat token
