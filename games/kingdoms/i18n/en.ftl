# Animal Kingdoms in English. Arguments are the fields of events, refusals and actions.

## Names
kingdoms-name-kingdoms = Animal Kingdoms
kingdoms-name-kingdom = kingdom
kingdoms-name-decree = decree
kingdoms-name-territory = territory
kingdoms-name-capital = capital
kingdoms-name-council = council
kingdoms-name-influence = influence token
kingdoms-name-age = age
kingdoms-name-claim = Claim territory
kingdoms-name-rally = Rally beasts
kingdoms-name-retreat = Retreat
kingdoms-name-retreat-token = retreat token
kingdoms-name-kingdom-token = kingdom token
kingdoms-name-battle = battle
kingdoms-name-peace = peaceful agreement
kingdoms-name-modifier = +2 battle token
kingdoms-name-upstart = the upstart
kingdoms-name-deck = deck
kingdoms-name-discard = discard
kingdoms-name-hand = hand
kingdoms-name-bonus = bonus card
kingdoms-name-points = victory points
kingdoms-name-hidden = hidden
kingdoms-name-all = all decrees
kingdoms-name-documented = documented decrees only
kingdoms-name-easy = easy
kingdoms-name-medium = medium
kingdoms-name-normal = normal
kingdoms-name-hard = hard
kingdoms-name-extreme = extreme
kingdoms-name-choice = by choice
kingdoms-name-out-of-tokens = out of tokens
kingdoms-name-nothing-free = nothing free
kingdoms-name-turn = a turn: claim, rally or retreat
kingdoms-name-battle-card = a card for the battle
kingdoms-name-nothing = nothing from you
kingdoms-name-ranks = ranks
kingdoms-name-animals = animals
kingdoms-name-either = rank or animal
kingdoms-name-neither = another card
kingdoms-name-absolute = the card alone
kingdoms-name-own-last = the last card here
kingdoms-name-own-all = all cards here
kingdoms-name-neighbours = the neighbours’ last cards
kingdoms-name-realm = the last cards of all other kingdoms
kingdoms-name-panda = red panda
kingdoms-name-tiger = tiger
kingdoms-name-bee = bee
kingdoms-name-lizard = lizard
kingdoms-name-frog = frog
kingdoms-name-owl = owl
kingdoms-name-okapi = okapi
kingdoms-name-wolf = wolf
kingdoms-name-isle = Isle
kingdoms-name-dunes = Dunes
kingdoms-name-marsh = Marsh
kingdoms-name-peaks = Peaks
kingdoms-name-woods = Woods

## Cards
kingdoms-name-panda1 = red panda 1
kingdoms-name-panda2 = red panda 2
kingdoms-name-panda3 = red panda 3
kingdoms-name-panda4 = red panda 4
kingdoms-name-panda5 = red panda 5
kingdoms-name-panda6 = red panda 6
kingdoms-name-panda7 = red panda 7
kingdoms-name-panda8 = red panda 8
kingdoms-name-tiger1 = tiger 1
kingdoms-name-tiger2 = tiger 2
kingdoms-name-tiger3 = tiger 3
kingdoms-name-tiger4 = tiger 4
kingdoms-name-tiger5 = tiger 5
kingdoms-name-tiger6 = tiger 6
kingdoms-name-tiger7 = tiger 7
kingdoms-name-tiger8 = tiger 8
kingdoms-name-bee1 = bee 1
kingdoms-name-bee2 = bee 2
kingdoms-name-bee3 = bee 3
kingdoms-name-bee4 = bee 4
kingdoms-name-bee5 = bee 5
kingdoms-name-bee6 = bee 6
kingdoms-name-bee7 = bee 7
kingdoms-name-bee8 = bee 8
kingdoms-name-lizard1 = lizard 1
kingdoms-name-lizard2 = lizard 2
kingdoms-name-lizard3 = lizard 3
kingdoms-name-lizard4 = lizard 4
kingdoms-name-lizard5 = lizard 5
kingdoms-name-lizard6 = lizard 6
kingdoms-name-lizard7 = lizard 7
kingdoms-name-lizard8 = lizard 8
kingdoms-name-frog1 = frog 1
kingdoms-name-frog2 = frog 2
kingdoms-name-frog3 = frog 3
kingdoms-name-frog4 = frog 4
kingdoms-name-frog5 = frog 5
kingdoms-name-frog6 = frog 6
kingdoms-name-frog7 = frog 7
kingdoms-name-frog8 = frog 8
kingdoms-name-owl1 = owl 1
kingdoms-name-owl2 = owl 2
kingdoms-name-owl3 = owl 3
kingdoms-name-owl4 = owl 4
kingdoms-name-owl5 = owl 5
kingdoms-name-owl6 = owl 6
kingdoms-name-owl7 = owl 7
kingdoms-name-owl8 = owl 8
kingdoms-name-okapi1 = okapi 1
kingdoms-name-okapi2 = okapi 2
kingdoms-name-okapi3 = okapi 3
kingdoms-name-okapi4 = okapi 4
kingdoms-name-okapi5 = okapi 5
kingdoms-name-okapi6 = okapi 6
kingdoms-name-okapi7 = okapi 7
kingdoms-name-okapi8 = okapi 8
kingdoms-name-wolf1 = wolf 1
kingdoms-name-wolf2 = wolf 2
kingdoms-name-wolf3 = wolf 3
kingdoms-name-wolf4 = wolf 4
kingdoms-name-wolf5 = wolf 5
kingdoms-name-wolf6 = wolf 6
kingdoms-name-wolf7 = wolf 7
kingdoms-name-wolf8 = wolf 8

## Decrees: their names, and in plain words
kingdoms-name-lizard-or-tiger = lizard or tiger
kingdoms-name-wolf-or-frog = wolf or frog
kingdoms-name-panda-or-owl = red panda or owl
kingdoms-name-okapi-or-bee = okapi or bee
kingdoms-name-low = low
kingdoms-name-middle = middle
kingdoms-name-high = high
kingdoms-name-odd = odd
kingdoms-name-even = even
kingdoms-name-pair = pair
kingdoms-name-ranks-differ = different ranks
kingdoms-name-animals-differ = different animals
kingdoms-name-ascending = ascending
kingdoms-name-descending = descending
kingdoms-name-alternate = odd and even in turn
kingdoms-name-step = one step
kingdoms-name-follow = follow
kingdoms-name-break = break
kingdoms-name-neighbour-match = like a neighbour
kingdoms-name-neighbour-rank = a neighbour’s rank
kingdoms-name-neighbour-animal = a neighbour’s animal
kingdoms-name-neighbour-step = one step from a neighbour
kingdoms-name-neighbour-low = not above the neighbours
kingdoms-name-neighbour-high = not below the neighbours
kingdoms-name-neighbour-ranks-differ = no neighbour’s rank
kingdoms-name-neighbour-animals-differ = no neighbour’s animal
kingdoms-name-realm-rank = a rank of the realm
kingdoms-name-realm-animal = an animal of the realm
kingdoms-name-realm-new-rank = a new rank
kingdoms-name-realm-new-animal = a new animal
kingdoms-decree-lizard-or-tiger = Only lizards and tigers.
kingdoms-decree-wolf-or-frog = Only wolves and frogs.
kingdoms-decree-panda-or-owl = Only red pandas and owls.
kingdoms-decree-okapi-or-bee = Only okapis and bees.
kingdoms-decree-low = Only ranks 1, 2 and 3.
kingdoms-decree-middle = Only ranks 4 and 5.
kingdoms-decree-high = Only ranks 6, 7 and 8.
kingdoms-decree-odd = Only odd ranks.
kingdoms-decree-even = Only even ranks.
kingdoms-decree-pair = Two cards of the same animal or rank: one goes here, the other is discarded. Draw two.
kingdoms-decree-ranks-differ = A rank that is not here yet.
kingdoms-decree-animals-differ = An animal that is not here yet.
kingdoms-decree-ascending = The first card is a 1, the second a 2, and so on.
kingdoms-decree-descending = The first card is an 8, the second a 7, and so on.
kingdoms-higher-ascending = Each card is higher than the last one here.
kingdoms-higher-descending = Each card is lower than the last one here.
kingdoms-decree-alternate = Odd after even, even after odd.
kingdoms-decree-step = One rank above or below the last card here.
kingdoms-decree-follow = The same rank or animal as the last card here.
kingdoms-decree-break = Neither the rank nor the animal of the last card here.
kingdoms-decree-neighbour-match = The same rank or animal as a neighbour’s last card.
kingdoms-decree-neighbour-rank = The same rank as a neighbour’s last card.
kingdoms-decree-neighbour-animal = The same animal as a neighbour’s last card.
kingdoms-decree-neighbour-step = One rank above or below a neighbour’s last card.
kingdoms-decree-neighbour-low = No higher than the lowest of the neighbours’ last cards.
kingdoms-decree-neighbour-high = No lower than the highest of the neighbours’ last cards.
kingdoms-decree-neighbour-ranks-differ = A rank that no neighbour’s last card has.
kingdoms-decree-neighbour-animals-differ = An animal that no neighbour’s last card shows.
kingdoms-decree-realm-rank = The same rank as the last card of any other kingdom.
kingdoms-decree-realm-animal = The same animal as the last card of any other kingdom.
kingdoms-decree-realm-new-rank = A rank that no other kingdom’s last card has.
kingdoms-decree-realm-new-animal = An animal that no other kingdom’s last card shows.

## Events
kingdoms-event-tokens_laid = Tokens for the { $kingdom }: { $values }.
kingdoms-event-decree_dealt = Decree for the { $kingdom }: { $decree }.
kingdoms-event-age_began = Age { $age } begins. First player: { $first }.
    .you = Age { $age } begins. You are the first player.
kingdoms-event-cards_drawn =
    { $cards_id ->
        [hidden] { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $cards }.
    }
    .you =
        { $cards_id ->
            [hidden] You draw { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }.
           *[other] You draw { $cards }.
        }
kingdoms-event-open_cards_drawn = { $seat } draws { $cards }.
    .you = You draw { $cards }.
kingdoms-event-deck_renewed = The discard pile is shuffled into a new deck.
kingdoms-event-turn_began = { $seat } to move.
    .you = Your turn.
kingdoms-event-card_laid = { $owner } plays { $card } in the { $kingdom }.
    .you = You play { $card } in the { $kingdom }.
kingdoms-event-token_placed =
    { $capital ->
        [yes] { $owner } takes the capital of the { $kingdom }.
       *[no] { $owner } takes a territory in the { $kingdom }.
    }
    .you =
        { $capital ->
            [yes] You take the capital of the { $kingdom }.
           *[no] You take a territory in the { $kingdom }.
        }
kingdoms-event-pair_discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
kingdoms-event-rallied = { $seat } rallies beasts (1 point) and discards { $cards }.
    .you = You rally beasts (1 point) and discard { $cards }.
kingdoms-event-rally_closed = { $rallies } rallies in a row: rallying is closed until somebody claims a territory.
kingdoms-event-retreated =
    { $cause_id ->
        [capital] { $owner } holds a capital and retreats.
        [out_of_tokens] { $owner } has no tokens left and retreats.
        [nothing_free] Nothing is free: { $owner } retreats.
       *[choice] { $owner } retreats.
    }
    .you = { $cause_id ->
            [capital] You hold a capital and retreat.
            [out_of_tokens] You have no tokens left and retreat.
            [nothing_free] Nothing is free: you retreat.
           *[choice] You retreat.
        }
kingdoms-event-retreat_token_drawn =
    { $value_id ->
        [hidden] { $seat } draws a retreat token.
       *[other] { $seat } draws a retreat token worth { $value }.
    }
    .you =
        { $value_id ->
            [hidden] You draw a retreat token.
           *[other] You draw a retreat token worth { $value }.
        }
kingdoms-event-age_ended = Age { $age } is over.
kingdoms-event-scoring_began = Scoring the { $kingdom }: first place is worth { $token }.
kingdoms-event-battle_began = Battle for the { $kingdom }: { $contenders }.
kingdoms-event-committed =
    { $card_id ->
        [hidden] { $seat } chooses a card.
       *[other] { $seat } chooses { $card }.
    }
    .you =
        { $card_id ->
            [hidden] You choose a card.
           *[other] You choose { $card }.
        }
kingdoms-event-revealed = { $seat } shows { $card }.
    .you = You show { $card }.
kingdoms-event-upstart_revealed = The upstart shows { $card }.
kingdoms-event-modifier_asked = { $seat } may add a +2 token.
    .you = You may add a +2 token.
kingdoms-event-modifier_added = { $seat } adds a +2 token: the card now counts as { $rank }.
    .you = You add a +2 token: the card now counts as { $rank }.
kingdoms-event-modifier_passed = { $seat } adds nothing.
    .you = You add nothing.
kingdoms-event-round_tied = A tie in the battle for the { $kingdom }. Choosing another card: { $fighting }.
kingdoms-event-battle_ended = The battle for the { $kingdom } is over. Won by: { $winners }.
    .you = You win the battle for the { $kingdom }.
kingdoms-event-modifier_gained = { $seat } takes a +2 token.
    .you = You take a +2 token.
kingdoms-event-scored =
    { $owner } places { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } in the { $kingdom }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you =
        You place { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } in the { $kingdom }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
kingdoms-event-token_spent = Token { $value } of the { $kingdom } leaves the game.
kingdoms-event-council_seated = { $owner } joins the council of the { $kingdom }.
    .you = You join the council of the { $kingdom }.
kingdoms-event-board_cleared = Tokens return to their owners, the cards are shuffled and the decrees leave the game.
kingdoms-event-retreat_tokens_scored =
    { $seat } reveals retreat tokens: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you =
        You reveal retreat tokens: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
kingdoms-event-modifiers_scored =
    { $seat } scores unused +2 tokens: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    .you =
        You score unused +2 tokens: { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
kingdoms-event-game_ended = The game is over.
kingdoms-event-upstart_turned = The upstart turns up { $card }.
kingdoms-event-upstart_discarded = { $card } is discarded without effect.
kingdoms-event-bonus_matched = The bonus card { $card } matches and is played too.
kingdoms-event-bonus_turned = A new bonus card: { $card }.

## Refusals
kingdoms-reason-wrong_moment = Not now. Expected: { $due }.
kingdoms-reason-not_in_hand = { $card } is not in your hand.
kingdoms-reason-kingdom_full = No room in the { $kingdom }: its capital is taken.
kingdoms-reason-decree_forbids =
    { $card } does not fit the { $kingdom } ({ $decree }).{ $needs_id ->
        [ranks] {" "}Needed: rank { $ranks }.
        [animals] {" "}Needed: { $animals }.
        [either] {" "}Needed: rank { $ranks } or { $animals }.
       *[neither] {""}
    }{ $reference_count ->
        [0] {""}
       *[other] {" "}Compared with: { $reference }.
    }
kingdoms-reason-second_card_needed = The { $kingdom } needs a pair: choose a second card with the same animal or rank as { $card }.
kingdoms-reason-no_pair = { $card } and { $with } are not a pair.
kingdoms-reason-second_card_not_wanted = No second card is needed in the { $kingdom } ({ $decree }).
kingdoms-reason-combination = { $why_id ->
        [peace_alone] One player always fights: choose battles, or add a seat.
       *[level_for_several] Levels are only for one player: leave the level as it is, or play with one seat.
    }
kingdoms-reason-rally_over = Somebody has retreated, so nobody may rally again in this age.
kingdoms-reason-rally_stalled = { $rallies } rallies in a row: somebody has to claim first.
kingdoms-reason-rally_without_cards = Choose at least one card to discard.

## Actions
kingdoms-action-claim = Play { $card } in the { $kingdom }
    .with = Play { $card } in the { $kingdom } and discard { $with }
kingdoms-action-rally = Rally: discard { $cards }
kingdoms-action-retreat = Retreat
kingdoms-action-commit = Fight with { $card }
kingdoms-action-add = Add a +2 token
kingdoms-action-pass = Add nothing

## Score sheet
kingdoms-sheet-age1-isle = Age 1: Isle
kingdoms-sheet-age1-dunes = Age 1: Dunes
kingdoms-sheet-age1-marsh = Age 1: Marsh
kingdoms-sheet-age1-peaks = Age 1: Peaks
kingdoms-sheet-age1-woods = Age 1: Woods
kingdoms-sheet-age2-isle = Age 2: Isle
kingdoms-sheet-age2-dunes = Age 2: Dunes
kingdoms-sheet-age2-marsh = Age 2: Marsh
kingdoms-sheet-age2-peaks = Age 2: Peaks
kingdoms-sheet-age2-woods = Age 2: Woods
kingdoms-sheet-age3-isle = Age 3: Isle
kingdoms-sheet-age3-dunes = Age 3: Dunes
kingdoms-sheet-age3-marsh = Age 3: Marsh
kingdoms-sheet-age3-peaks = Age 3: Peaks
kingdoms-sheet-age3-woods = Age 3: Woods
kingdoms-sheet-rallies = Rallies
kingdoms-sheet-retreat-tokens = Retreat tokens
kingdoms-sheet-modifiers = Unused +2 tokens

## Options
kingdoms-option-ties = Ties for first place
kingdoms-option-ties-battle = Fought out in a battle
kingdoms-option-ties-peace = Settled peacefully
kingdoms-option-decrees = Decrees in the game
kingdoms-option-decrees-all = All thirty
kingdoms-option-decrees-documented = Only documented ones
kingdoms-option-second = Second place earns
kingdoms-option-second-3 = 3 points
kingdoms-option-second-half = Half the token, rounded up
kingdoms-option-modifiers = +2 tokens in the box
kingdoms-option-modifiers-18 = 18
kingdoms-option-modifiers-8 = 8
kingdoms-option-next = Next group, if all who are tied take first place
kingdoms-option-next-1 = Third place: 1 point
kingdoms-option-next-3 = Second place
kingdoms-option-ascending = Ascending and descending decrees need
kingdoms-option-ascending-exact = Exactly the next rank
kingdoms-option-ascending-higher = Any higher or lower rank
kingdoms-option-stall = Rounds of nothing but rallies before rallying closes (0: never)
kingdoms-option-level = Level of the upstart
kingdoms-edition-russian = Russian edition
kingdoms-edition-german = German edition
kingdoms-edition-french = French edition

## Why a line of play is better: what it changes

kingdoms-why-points = Points
kingdoms-why-leads = Kingdoms led alone
kingdoms-why-battles = Kingdoms tied for first place
kingdoms-why-places = Second and third places
kingdoms-why-council = Council seats and capitals
kingdoms-why-retreat_tokens = Retreat tokens
kingdoms-why-modifiers = +2 battle tokens
kingdoms-why-first = First turn in an age
