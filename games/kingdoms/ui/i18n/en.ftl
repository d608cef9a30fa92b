### The screen of Animal Kingdoms. Words shared with the command line are in ../../i18n.

kingdoms-ui-title = Animal Kingdoms
kingdoms-ui-line = Send your beasts where the decrees let them in, lead kingdoms, and know when to retreat.
kingdoms-ui-minutes = { $players ->
    [1] 20 min
   *[other] 40–60 min
}
kingdoms-ui-level-easy = Easy
kingdoms-ui-level-medium = Medium
kingdoms-ui-level-normal = Normal
kingdoms-ui-level-hard = Hard
kingdoms-ui-level-extreme = Extra hard

# A card: "Tiger 5".
kingdoms-ui-card = { $animal } { $rank }
kingdoms-ui-beast-panda = Panda
kingdoms-ui-age = Age { $age }
kingdoms-ui-age-of = Age { $age } of three
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
kingdoms-ui-prompt-card = { $count ->
    [0] { $card } fits nowhere. Choose another card, or rally or retreat.
    [one] { $card } fits one kingdom: choose it, or another card.
   *[other] { $card } fits { $count } kingdoms: choose one, or another card.
}
kingdoms-ui-prompt-kingdom = { $count ->
    [one] One of your cards fits { $kingdom }: choose it.
   *[other] { $count } of your cards fit { $kingdom }: choose one.
}
kingdoms-ui-prompt-partner = { $card }: choose the second card to discard with it.
kingdoms-ui-prompt-partner-sub = It must be a { $animal } too, or of rank { $rank }.
kingdoms-ui-prompt-ready = { $card } in { $kingdom }: play it?
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
kingdoms-ui-prompt-battle = Battle for { $kingdom }.
kingdoms-ui-prompt-commit = Battle for { $kingdom }: choose a card. Nobody sees it until all have chosen.
kingdoms-ui-prompt-again = It was a tie: choose another card.
kingdoms-ui-prompt-add = Add a +2 token to your card, or pass?
kingdoms-ui-prompt-add-sub = You may be asked again if somebody adds one.
kingdoms-ui-prompt-over = The game is over.
kingdoms-ui-rally-closed = Retreated: { $who }. Nobody may rally in this age.
kingdoms-ui-rally-stalled = Nothing but rallies for { $count } turns: rallying is closed until somebody claims.

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
kingdoms-ui-retreat-points = If the age ended now, you would have { $points } points ({ $now } now).
kingdoms-ui-retreat-points-range = If the age ended now, you would have { $least } to { $most } points ({ $now } now).
kingdoms-ui-retreat-no-battles = You would fight no battle as things stand.
kingdoms-ui-retreat-battles = { $count ->
    [one] You would fight a battle for { $kingdoms } with this hand.
   *[other] You would fight { $count } battles with this hand: { $kingdoms }.
}
kingdoms-ui-retreat-do = Retreat
kingdoms-ui-retreat-stay = Stay
kingdoms-ui-claim-to = { $card } in { $kingdom }
kingdoms-ui-claim-in = Play in { $kingdom }
kingdoms-ui-claim-it = Play it
kingdoms-ui-claim-gain = { $points } at the end of the age
kingdoms-ui-stay = Stay
kingdoms-ui-rest = Choose a card: the kingdoms it fits light up, and you read here what it would bring.
kingdoms-ui-preview = What it would do
kingdoms-ui-preview-pays = { $kingdom } would pay you { $after } (now { $before }).
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
kingdoms-ui-cell = { $kingdom }, { $free } of { $territories } territories free.
kingdoms-ui-cell-last = Last card: { $card }.
kingdoms-ui-cell-worth = First place: { $points } points.
kingdoms-ui-played = { $card }, played by { $who }
kingdoms-ui-decree-pair = Two of one animal or rank: one goes here, one is discarded.
kingdoms-ui-decree-next = Next kingdom
kingdoms-ui-decree-previous = Previous kingdom
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
kingdoms-ui-points-of = { $points ->
    [one] { $who }: 1 point, open as a sum
   *[other] { $who }: { $points } points, open as a sum
}
kingdoms-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kingdoms-ui-bonus = { $count ->
    [one] Bonus card: joins in on the same animal or rank.
   *[other] Bonus cards: one joins in on the same animal or rank.
}
kingdoms-ui-bonus-animal = Bonus card: joins in on the same animal.
kingdoms-ui-leads = Who leads
kingdoms-ui-leads-note = if scored now
kingdoms-ui-council-note = Council seats count.
kingdoms-ui-first = first place
kingdoms-ui-if-now = you
kingdoms-ui-scored = scored
kingdoms-ui-tie-note = Tie: a battle decides
kingdoms-ui-or = { $most } or { $least }

## Battles

kingdoms-ui-battle = Battle for { $kingdom }
kingdoms-ui-battle-stake = Winner { $points } points, loser 3 and a +2 token
kingdoms-ui-battle-stake-solo = Winner { $points } points, loser 3
kingdoms-ui-battle-round = round { $round }
kingdoms-ui-battle-out = out
kingdoms-ui-battle-ready = ready
kingdoms-ui-battle-choosing = choosing…
kingdoms-ui-battle-down = A card, face down
kingdoms-ui-battle-pick = Choose a card. Nobody sees it until all have chosen.
kingdoms-ui-battle-pick-short = Choose a card
kingdoms-ui-battle-fight = Fight with { $card }
kingdoms-ui-battle-add = Add +2
kingdoms-ui-battle-pass = Leave it
kingdoms-ui-battle-wins = { $you ->
    [yes] you win
   *[no] { $who } wins
}
kingdoms-ui-battle-tied = a tie, then another card
kingdoms-ui-battle-on = the others may answer
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } beats 8, ties with 1, loses to 2–7.
    [2] { $card } beats 1, ties with 2, loses to 3–8.
    [7] { $card } beats 1–6, ties with 7, loses to 8.
    [8] { $card } beats 2–7, ties with 8, loses to 1.
   *[other] { $card } beats 1–{ $below }, ties with { $rank }, loses to { $above }–8.
}
kingdoms-ui-battle-rule = The highest rank wins, but a plain 1 beats 8 and more. Equal: the tied fight on.
kingdoms-ui-battle-rule-solo = Your card must beat every card the upstart turns up. 1 beats 8.
kingdoms-ui-battle-used = Earlier rounds
kingdoms-ui-battle-result = { $you ->
    [yes] { $high } beats { $low }: you win { $kingdom }
   *[no] { $high } beats { $low }: { $who } wins { $kingdom }
}
kingdoms-ui-battle-winner = { $you ->
    [yes] You win { $kingdom }
   *[no] { $who } wins { $kingdom }
}
kingdoms-ui-battle-shared = { $kingdom } stays tied: { $who }

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
kingdoms-ui-scoring-open = { $count ->
    [0] open points.
   *[other] open points; hidden tokens: { $who }.
}
kingdoms-ui-scoring-own = Your hidden tokens: { $values }.
kingdoms-ui-scoring-next = Begin Age { $age }
kingdoms-ui-scoring-retreat = Retreat tokens
kingdoms-ui-scoring-modifiers = Unused +2 tokens
kingdoms-ui-scoring-council = Into the council:
kingdoms-ui-scoring-close = Continue

## The upstart

kingdoms-ui-upstart = What the upstart did
kingdoms-ui-upstart-plays = { $card } goes to { $kingdom }.
kingdoms-ui-upstart-bonus = The bonus card { $card } matches and goes to { $kingdom }.
kingdoms-ui-upstart-rule = Ranks 4 to 8 aim at the kingdom of that size, 1 to 3 where you played last. Where it has no place, it moves on clockwise.
kingdoms-ui-upstart-capital = It takes the capital of { $kingdom } and retreats.
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

kingdoms-ui-end-note = Equal points: who claimed the capital of Woods in the third age is ahead.

## Help: what things are, with the numbers of this game

kingdoms-help-kingdom = { $kingdom }: { $decree } Free territories: { $free }, the capital last. Most tokens earn { $token } points, second place 3, third place 1.
kingdoms-help-kingdom-free = { $kingdom }: free territories: { $free }. Most tokens earn { $token } points, second place 3, third place 1.
kingdoms-help-rally = Gain a point and exchange one to { $hand } cards, as long as nobody has retreated.
kingdoms-help-retreat = Take no more turns in this age. Retreated so far: { $out }; the first draws a secret token worth 2 to 5 points.
kingdoms-help-player = { $name }: { $points } points. Influence tokens left: { $supply }; “+2” tokens: { $modifiers }; secret retreat tokens: { $retreats }. What is left of the last two is added at the end.
kingdoms-help-upstart = The upstart has { $points } points. Ranks 4 to 8 send it to the kingdom of that size, 1 to 3 to where you played last.
kingdoms-help-card = { $card }: { $count ->
    [0] fits no kingdom now.
    [one] fits one kingdom now.
   *[other] fits { $count } kingdoms now.
  } In a battle the higher rank wins, but a 1 beats an 8 and everything above.
kingdoms-help-played = { $card }, played by { $owner }. Decrees that compare look at the last card of a kingdom.
kingdoms-help-wedge = { $kingdom }: { $taken } of { $territories } territories taken; the capital comes last and can be taken only once.
kingdoms-help-council = The council of { $kingdom }: { $count ->
    [0] nobody yet.
    [one] one token.
   *[other] { $count } tokens.
  } After an age the token on the capital moves here and counts here to the end of the game.
kingdoms-help-decrees = Turns to the decree of the previous or the next kingdom.
kingdoms-help-leads = Tokens of each player by kingdom, those in the council included, and what they would earn if the age ended now.
kingdoms-help-claim = Places your token. Then you draw a card, and there is no way back.
kingdoms-help-battle = The highest rank wins { $token } points; a 1 beats an 8 and everything above. Each “+2” token raises your card by 2.
kingdoms-help-scoring = What everybody earned in this age: first places, 3 for second, 1 for third.
kingdoms-ui-part-age1 = Age I
kingdoms-ui-part-age2 = Age II
kingdoms-ui-part-age3 = Age III
kingdoms-ui-part-rallies = Rallies
kingdoms-ui-part-tokens = Tokens
kingdoms-ui-primer-title = Hold the most, leave in time
kingdoms-ui-primer-goal = Five kingdoms, three ages. Have more tokens than anybody in a kingdom when an age ends, and its points are yours. After three ages, most points win.
kingdoms-ui-primer-1-title = Claim
kingdoms-ui-primer-1-text = Play a card where the decree lets it in, put a token on a free field there, draw a card.
kingdoms-ui-primer-1-note = The capital is the last field. Take it, and you retreat at once.
kingdoms-ui-primer-2-title = Rally
kingdoms-ui-primer-2-text = Swap one to four cards and gain a point.
kingdoms-ui-primer-2-note = Only while nobody has retreated in this age.
kingdoms-ui-primer-3-title = Retreat
kingdoms-ui-primer-3-text = You are out for this age; your hand stays.
kingdoms-ui-primer-3-note = The first to go draws a hidden token worth 2 to 5.
kingdoms-ui-primer-4-title = Decrees
kingdoms-ui-primer-4-text = A decree looks at your card, at the last card of its kingdom, or at the kingdoms beside it. Where there is nothing to compare with, any card fits.
kingdoms-ui-primer-5-title = An age ends
kingdoms-ui-primer-5-text = In each kingdom the first takes the token of this age; a second place gives 3, a third 1. Council seats count as well.
kingdoms-ui-primer-6-title = Battle
kingdoms-ui-primer-6-text = Tied for first? Everybody lays a card face down: the higher rank wins, but a plain 1 beats 8 and more. Equal cards fight on.
kingdoms-ui-primer-6-note = Losers get a +2 token for a later battle.

## Keys

kingdoms-ui-key-card = pick a card of your hand
kingdoms-ui-key-walk = walk over the kingdoms and their cards
kingdoms-ui-key-next = next or previous thing to pick
kingdoms-ui-key-do = play what is chosen
kingdoms-ui-key-rally = rally
kingdoms-ui-key-retreat = retreat
kingdoms-ui-key-undo = take back
kingdoms-ui-key-type = type an action
kingdoms-ui-key-kingdom = read the kingdom aloud
kingdoms-ui-key-hand = read your hand aloud
kingdoms-ui-key-scores = read the points aloud
kingdoms-ui-key-last = read the last event aloud
