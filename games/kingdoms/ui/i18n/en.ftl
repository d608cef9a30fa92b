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
kingdoms-ui-age = Age { $age }
kingdoms-ui-board = The five kingdoms
kingdoms-ui-hand = Your hand
kingdoms-ui-players = Players
kingdoms-ui-log = Log
kingdoms-ui-since = Since your last turn
kingdoms-ui-earlier = Earlier
kingdoms-ui-again = Show again
kingdoms-ui-hint = Hint
kingdoms-ui-cancel = Cancel
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
kingdoms-ui-prompt-ready = { $card } to { $kingdom }: confirm, or choose otherwise.
kingdoms-ui-prompt-held = { $card } goes to { $kingdom }.
kingdoms-ui-prompt-held-sub = Drawing ends your turn and cannot be undone.
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
kingdoms-ui-rally-open = Nobody has retreated yet, so rallying is open.
kingdoms-ui-rally-closed = Retreated: { $who }. Nobody may rally in this age.
kingdoms-ui-rally-stalled = Nothing but rallies for { $count } turns: rallying is closed until somebody claims.

## Actions

kingdoms-ui-rally = Rally
kingdoms-ui-rally-what = swap 1–4 cards, +1 point
kingdoms-ui-rally-shut = closed in this age
kingdoms-ui-rally-shut-stalled = closed until somebody claims
kingdoms-ui-rally-do = { $count ->
    [0] Choose cards
    [one] Swap 1 card, +1 point
   *[other] Swap { $count } cards, +1 point
}
kingdoms-ui-rally-all = All { $count }
kingdoms-ui-retreat = Retreat
kingdoms-ui-retreat-what = leave this age
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
kingdoms-ui-claim-to = { $card } → { $kingdom }
kingdoms-ui-claim-in = Claim in { $kingdom }
kingdoms-ui-draw = Draw & end turn
kingdoms-ui-preview = What it would do
kingdoms-ui-preview-pays = { $kingdom } would pay you { $after } (now { $before }).
kingdoms-ui-preview-with = { $card } is discarded with it.
kingdoms-ui-preview-capital = You take the capital, so you retreat from this age.
kingdoms-ui-preview-last = It is your last token, so you retreat from this age.
kingdoms-ui-preview-first-out = First out: you draw a hidden retreat token.
kingdoms-ui-preview-draw = { $count ->
    [one] Then you draw a card: no way back.
   *[other] Then you draw { $count } cards: no way back.
}

## Kingdoms

kingdoms-ui-free = { $free } of { $territories } free
kingdoms-ui-free-short = { $free }/{ $territories }
kingdoms-ui-lead = { $you ->
    [yes] { $who } lead
   *[no] { $who } leads
}
kingdoms-ui-lead-nobody = nobody here
kingdoms-ui-lead-battle = tie → battle
kingdoms-ui-lead-tie = tie
kingdoms-ui-scope-absolute = Looks only at the card played
kingdoms-ui-scope-hand = Looks at your hand
kingdoms-ui-scope-own-last = Looks at the last card here
kingdoms-ui-scope-own-all = Looks at all cards here
kingdoms-ui-scope-neighbours = Looks at the last cards of both neighbours
kingdoms-ui-scope-realm = Looks at the last cards of the four other kingdoms
kingdoms-ui-cell = { $kingdom }, { $free } of { $territories } territories free.
kingdoms-ui-cell-last = Last card: { $card }.
kingdoms-ui-cell-worth = First place: { $points } points.
kingdoms-ui-played = { $card }, played by { $who }
kingdoms-ui-tag-fits = { $card } fits
kingdoms-ui-tag-capital = capital: you retreat after it
kingdoms-ui-tag-count = { $count ->
    [0] none of your cards fits
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
    [one] 1 token left
   *[other] { $count } tokens left
}
kingdoms-ui-player-modifiers = +2 × { $count }
kingdoms-ui-player-retreat = { $count ->
    [one] 1 hidden token
   *[other] { $count } hidden tokens
}
kingdoms-ui-player-own-retreat = hidden token { $values }
kingdoms-ui-player-first = first player
kingdoms-ui-player-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kingdoms-ui-points-of = { $points ->
    [one] { $who }: 1 point, open as a sum
   *[other] { $who }: { $points } points, open as a sum
}
kingdoms-ui-bonus = { $count ->
    [one] Bonus card: joins in on the same animal or rank.
   *[other] Bonus cards: one joins in on the same animal or rank.
}
kingdoms-ui-bonus-animal = Bonus card: joins in on the same animal.
kingdoms-ui-leads = Who leads
kingdoms-ui-leads-note = if the age ended now
kingdoms-ui-council-note = Council seats count.
kingdoms-ui-first = first place
kingdoms-ui-if-now = you
kingdoms-ui-scored = scored
kingdoms-ui-total-now = total
kingdoms-ui-total-of = { $who }: { $least } to { $most } points if the age ended now
kingdoms-ui-tie-note = Tie: a battle decides
kingdoms-ui-or = { $most } or { $least }

## Battles

kingdoms-ui-battle = Battle for { $kingdom }
kingdoms-ui-battle-short = Battle
kingdoms-ui-battle-stake = Winner { $points } points, loser 3 and a +2 token
kingdoms-ui-battle-stake-solo = Winner { $points } points, loser 3
kingdoms-ui-battle-round = round { $round }
kingdoms-ui-battle-won = won
kingdoms-ui-battle-lost = lost
kingdoms-ui-battle-out = out
kingdoms-ui-battle-asked = +2?
kingdoms-ui-battle-passed = passed
kingdoms-ui-battle-ready = ready
kingdoms-ui-battle-choosing = choosing…
kingdoms-ui-battle-down = A card, face down
kingdoms-ui-battle-add = Add +2
kingdoms-ui-battle-pass = Pass
kingdoms-ui-battle-wins = { $you ->
    [yes] then you win
   *[no] then { $who } wins
}
kingdoms-ui-battle-tied = then it is a tie: another card
kingdoms-ui-battle-on = then the others may answer
kingdoms-ui-battle-odds = { $rank ->
    [1] { $card } beats 8, ties with 1, loses to 2–7.
    [2] { $card } beats 1, ties with 2, loses to 3–8.
    [7] { $card } beats 1–6, ties with 7, loses to 8.
    [8] { $card } beats 2–7, ties with 8, loses to 1.
   *[other] { $card } beats 1–{ $below }, ties with { $rank }, loses to { $above }–8.
}
kingdoms-ui-battle-rule = The highest rank wins, but 1 beats 8. +2 tokens come afterwards.
kingdoms-ui-battle-rule-solo = Your card must beat every card the upstart turns up. 1 beats 8.
kingdoms-ui-battle-used = Earlier rounds

## The end of an age

kingdoms-ui-scoring = Age { $age } is scored
kingdoms-ui-scoring-sum = Sum
kingdoms-ui-scoring-retreat = Retreat tokens
kingdoms-ui-scoring-modifiers = Unused +2 tokens
kingdoms-ui-scoring-council = Into the council:
kingdoms-ui-scoring-close = Continue

## The upstart

kingdoms-ui-upstart = What the upstart did
kingdoms-ui-upstart-rank = { $card }: rank { $rank } aims at { $kingdom }.
kingdoms-ui-upstart-last = { $card }: ranks 1 to 3 aim where you played last, { $kingdom }.
kingdoms-ui-upstart-first = { $card }: you have not played yet, so it aims at { $kingdom }.
kingdoms-ui-upstart-bonus = Bonus { $card } matches and aims at { $kingdom } too.
kingdoms-ui-upstart-passed = No place for it in { $kingdoms }, so on clockwise to { $kingdom }.
kingdoms-ui-upstart-capital = It takes the capital of { $kingdom } and retreats.
kingdoms-ui-upstart-discards = It is discarded without effect.
kingdoms-ui-upstart-retreats = The upstart retreats.

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
kingdoms-help-leads = Tokens of each player by kingdom, those in the council included, and what they would earn if the age ended now.
kingdoms-help-claim = Places your token. Then you draw a card, and there is no way back.
kingdoms-help-battle = The highest rank wins { $token } points; a 1 beats an 8 and everything above. Each “+2” token raises your card by 2.
kingdoms-help-scoring = What everybody earned in this age: first places, 3 for second, 1 for third.
