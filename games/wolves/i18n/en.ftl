# The Wolves. Seats arrive as players' names, hexes and payments as text, named things in this language;
# FIELD_id is the thing's plain name, for selectors.

## Words

wolves-name-wolves = The Wolves
wolves-name-forest = forest
wolves-name-rock = rock
wolves-name-grass = grassland
wolves-name-tundra = tundra
wolves-name-desert = desert
wolves-name-water = water source
wolves-name-chasm = chasm
wolves-name-pack = pack wolf
wolves-name-alpha = alpha wolf
wolves-name-wolf = wolf
wolves-name-lone-wolf = lone wolf
wolves-name-den = den
wolves-name-lair = lair
wolves-name-blank = blank marker
wolves-name-prey = prey
wolves-name-moose = moose
wolves-name-deer = deer
wolves-name-raccoon = raccoon
wolves-name-boar = boar
wolves-name-hare = hare
wolves-name-crescent = crescent
wolves-name-half = half moon
wolves-name-full = full moon
wolves-name-spread = pack spread
wolves-name-speed = wolf speed
wolves-name-howl = howl
wolves-name-howl-range = howl range
wolves-name-terrain = bonus-terrain token
wolves-name-action = bonus-action token
wolves-name-terrain-tile = terrain tile
wolves-name-scoring-token = region token
wolves-name-region = region
wolves-name-start-board = start board
wolves-name-calendar = moon calendar
wolves-name-control = control
wolves-name-vp = victory points
wolves-name-passive = passive pack
wolves-name-forward = forward
wolves-name-backward = backward
wolves-name-tiles = terrain tiles
wolves-name-place = place wolves
wolves-name-first-pair = first wolves
wolves-name-second-pair = second wolves
wolves-name-play = the turns
wolves-name-over = the end
wolves-name-move = move
wolves-name-walk = walk
wolves-name-displace = displace
wolves-name-build = build a den
wolves-name-upgrade = upgrade a den
wolves-name-dominate = dominate
wolves-name-hunt = hunt
wolves-name-end = end the turn
wolves-name-pay = pay

## Events

wolves-event-pack_chosen = { $seat } plays the { $home } pack.
    .you = You play the { $home } pack.
wolves-event-passive_pack = The passive pack is { $home }.
wolves-event-region_laid = Region { $region } is board { $board }, with two lone wolves.
wolves-event-prey_placed = Prey in region { $region }: { $count } × { $prey }.
wolves-event-token_placed = Region token in { $region }: { $moon }.
wolves-event-passive_placed = Passive pack: { $piece } on { $at }.
wolves-event-first_player = { $seat } begins.
    .you = You begin.
wolves-event-tiles_set = { $seat } lays the terrain tiles { $setting }.
    .you = You lay the terrain tiles { $setting }.
wolves-event-pair_placed = { $seat } puts an alpha wolf and a pack wolf on { $at }.
    .you = You put an alpha wolf and a pack wolf on { $at }.
wolves-event-bonus_action_spent = { $seat } spends a bonus-action token; { $left ->
        [0] none left
       *[other] { $left } left
    }.
    .you = You spend a bonus-action token; { $left ->
            [0] none left
           *[other] { $left } left
        }.
wolves-event-paid = { $seat } pays { $terrain } with { $pay }.
    .you = You pay { $terrain } with { $pay }.
wolves-event-move_began = { $seat } begins a Move to { $terrain }: up to { $walks ->
        [one] { $walks } wolf
       *[other] { $walks } wolves
    }, up to { $speed ->
        [one] { $speed } hex
       *[other] { $speed } hexes
    } each.
    .you = You begin a Move to { $terrain }: up to { $walks ->
            [one] { $walks } wolf
           *[other] { $walks } wolves
        }, up to { $speed ->
            [one] { $speed } hex
           *[other] { $speed } hexes
        } each.
wolves-event-wolf_walked = { $seat }: { $wolf } from { $from } to { $to }.
wolves-event-displacement_due = { $seat } must choose where { $owner }’s { $wolf } on { $at } flees to.
    .you = You must choose where { $owner }’s { $wolf } on { $at } flees to.
    .yours = { $seat } must choose where your { $wolf } on { $at } flees to.
wolves-event-displaced = { $seat } displaces { $owner }’s { $wolf } from { $from } to { $to }.
    .you = You displace { $owner }’s { $wolf } from { $from } to { $to }.
    .yours = { $seat } displaces your { $wolf } from { $from } to { $to }.
wolves-event-den_built = { $seat } builds a den on { $at }.
    .you = You build a den on { $at }.
wolves-event-track_advanced = { $seat }: { $track_id ->
        [spread] pack spread
        [speed] wolf speed
       *[howl] howl range
    } is now { $value }.
wolves-event-bonus_gained = { $seat } gains a { $bonus } and now has { $total }.
    .you = You gain a { $bonus } and now have { $total }.
wolves-event-bonus_missed = { $seat } would gain a { $bonus }, but none is left.
    .you = You would gain a { $bonus }, but none is left.
wolves-event-lair_built = { $seat } turns the den on { $at } into lair number { $lairs }.
    .you = You turn the den on { $at } into lair number { $lairs }.
wolves-event-lone_wolf_joined = { $seat } calls the lone wolf on { $at }: { $wolf_id ->
        [alpha] an alpha wolf
       *[pack] a pack wolf
    } joins the pack.
    .you = You call the lone wolf on { $at }: { $wolf_id ->
            [alpha] an alpha wolf
           *[pack] a pack wolf
        } joins the pack.
wolves-event-wolf_dominated = { $seat } dominates { $owner }’s pack wolf on { $at }: { $wolf_id ->
        [alpha] an alpha wolf
       *[pack] a pack wolf
    } takes its place.
    .you = You dominate { $owner }’s pack wolf on { $at }: { $wolf_id ->
            [alpha] an alpha wolf
           *[pack] a pack wolf
        } takes its place.
    .yours = { $seat } dominates your pack wolf on { $at }: { $wolf_id ->
            [alpha] an alpha wolf
           *[pack] a pack wolf
        } takes its place.
wolves-event-den_dominated = { $seat } dominates { $owner }’s den on { $at }.
    .you = You dominate { $owner }’s den on { $at }.
    .yours = { $seat } dominates your den on { $at }.
wolves-event-calendar_advanced = Moon calendar, date { $date }: { $owner_id ->
        [none] { $kind }
       *[other] { $owner }’s { $kind }
    }.
    .yours = Moon calendar, date { $date }: your { $kind }.
wolves-event-action_ended = { $seat } has completed action { $done }.
    .you = You have completed action { $done }.
wolves-event-hunted = { $seat } hunts in region { $region }: { $prey }.
    .you = You hunt in region { $region }: { $prey }.
wolves-event-hunt_due = Two stacks are surrounded, and { $seat } chooses one: { $prey }.
    .you = Two stacks are surrounded: choose one ({ $prey }).
wolves-event-moon_rose = The { $moon } rises: its regions are scored.
wolves-event-region_won = Region { $region }: { $seat } is first with { $control } control and takes the token ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .you = Region { $region }: you are first with { $control } control and take the token ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
wolves-event-region_second = Region { $region }: { $seat } is second with { $control } control and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Region { $region }: you are second with { $control } control and get { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
wolves-event-region_shared = Region { $region }: first place is shared with { $control } control, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $seats }.
wolves-event-second_shared = Region { $region }: a tie for second with { $control } control, so nobody gets it.
wolves-event-token_discarded = Region { $region }: the token is discarded { $passive ->
        [yes] because the passive pack is first
       *[no] because nobody is there
    }.
wolves-event-chip_discarded = Region { $region }: the passive pack is second, so nobody gets second place.
wolves-event-round_ended = The round is over; { $quiet ->
        [0] the moon calendar has moved on
        [one] { $quiet } round without a calendar entry
       *[other] { $quiet } rounds without a calendar entry
    }.
wolves-event-turn_ended = { $next } is next.
    .you = You are next.
wolves-event-game_ended = The game is over. Won by { $winners }.
    .you = The game is over. You have won.

## Refusals

wolves-reason-wrong_phase = Not now: that belongs to another phase ({ $needed }).
wolves-reason-displace_first = The displaced wolf on { $at } must flee first.
wolves-reason-nothing_to_displace = No wolf is being displaced.
wolves-reason-hunt_first = Choose first which of the surrounded stacks to hunt: { $prey }.
wolves-reason-nothing_to_hunt = There is no stack to choose on { $at }.
wolves-reason-actions_left = { $left ->
        [one] { $left } action is left
       *[other] { $left } actions are left
    } this turn.
wolves-reason-no_actions_left = Both actions are done, and you have no bonus-action token.
wolves-reason-no_move_open = No Move is under way.
wolves-reason-no_such_hex = This map has no hex { $at }.
wolves-reason-impassable = Nothing can stand on { $at }.
wolves-reason-not_on_start_board = { $at } is not on the start board.
wolves-reason-same_half = { $at } is on the same side of the chasm as your first wolves on { $first }.
wolves-reason-crescent_region = Nobody starts in region { $region }, which has a crescent.
wolves-reason-not_empty = { $at } is not empty.
wolves-reason-lone_wolf_there = A lone wolf is on { $at }.
wolves-reason-prey_there = Prey is on { $at }.
wolves-reason-hex_full = { $at } already holds two pieces.
wolves-reason-foreign_piece = { $owner_id ->
        [none] A piece of the passive pack is
       *[other] { $owner }’s piece is
    } in the way on { $at }.
wolves-reason-no_wolf_there = You have no { $wolf } on { $at }.
wolves-reason-already_walked = The { $wolf } on { $at } has already walked in this Move.
wolves-reason-same_hex = A walk must end on a hex other than { $at }.
wolves-reason-wrong_terrain = { $at } is { $terrain }; you paid for { $paid }.
wolves-reason-too_far = { $at } is { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; your speed is { $speed }.
wolves-reason-not_nearest = { $at } is { $distance } away; the nearest possible hex is { $nearest } away.
wolves-reason-cannot_flee_there = A displaced wolf cannot flee to { $at }.
wolves-reason-no_alpha_near = None of your alpha wolves is on or next to { $at }.
wolves-reason-den_there = You already have a den or lair on { $at }.
wolves-reason-no_dens_left = No den is left for { $track_id ->
        [spread] pack spread
        [speed] wolf speed
       *[howl] howl range
    }.
wolves-reason-no_own_den = You have no den on { $at }.
wolves-reason-not_by_water = { $at } is not next to water.
wolves-reason-lair_in_region = You already have a lair in region { $region }.
wolves-reason-no_lairs_left = All your lairs are built.
wolves-reason-no_lone_wolf = There is no lone wolf on { $at }.
wolves-reason-no_wolves_left = All your wolves are on the map.
wolves-reason-out_of_range = { $at } is { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; your howl range is { $range }.
wolves-reason-no_wolf_to_dominate = No rival’s pack wolf is on { $at }.
wolves-reason-no_den_to_dominate = No rival’s den is on { $at }.
wolves-reason-protected = The piece on { $at } is protected by another piece of its pack.
wolves-reason-alpha_immune = The alpha wolf on { $at } cannot be dominated.
wolves-reason-lair_immune = The lair on { $at } cannot be dominated.
wolves-reason-passive_immune = The passive pack on { $at } cannot be dominated.
wolves-reason-cannot_pay = That takes { $needed } × { $terrain }; you have { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } and { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
wolves-reason-tile_not_showing = Tile { $tile } does not show { $terrain }.
wolves-reason-too_few_tokens = That takes { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    }; you have { $tokens }.
wolves-reason-wrong_payment = The price is { $needed }, but that pays { $paid }.
wolves-reason-combination = { $why_id ->
        [pack_twice] Two seats cannot have the same pack: choose another one, or leave it to chance.
       *[more_packs_than_seats] More packs are chosen than there are seats: add a seat, or leave packs to chance.
    }

## Actions

wolves-action-tiles = Lay the terrain tiles { $setting }
wolves-action-place = Put an alpha wolf and a pack wolf on { $at }
wolves-paying = { $pay_id ->
    [none] { "" }
   *[other] , paying { $pay }
}
wolves-action-move = Move to { $terrain }{ wolves-paying }
wolves-action-walk = { $wolf } from { $from } to { $to }
wolves-action-displace = Displace to { $to }
wolves-action-hunt = Hunt on { $at }
wolves-action-build = Build a den on { $at } ({ $track_id ->
        [spread] pack spread
        [speed] wolf speed
       *[howl] howl range
    }){ wolves-paying }
wolves-action-upgrade = Upgrade the den on { $at }{ wolves-paying }
wolves-action-howl = Howl at { $at }{ wolves-paying }
wolves-action-dominate = { $track_id ->
        [spread] Dominate the den on { $at } (pack spread)
        [speed] Dominate the den on { $at } (wolf speed)
        [howl] Dominate the den on { $at } (howl range)
       *[other] Dominate the wolf on { $at }
    }{ wolves-paying }
wolves-action-end_turn = End the turn

## Score sheet

wolves-sheet-spread = Pack spread
wolves-sheet-speed = Wolf speed
wolves-sheet-howl = Howl range
wolves-sheet-wolves = Wolves
wolves-sheet-lairs = Lairs
wolves-sheet-prey = Prey
wolves-sheet-tokens = Region tokens
wolves-sheet-chips = Second and shared places

## Options

wolves-option-tiles = Terrain tiles at the start
wolves-option-tiles-choose = Each player chooses
wolves-option-tiles-forward = All forward
wolves-option-supply = Bonus tokens
wolves-option-supply-unlimited = Never run out
wolves-option-supply-12 = 12 of each kind for the table
wolves-option-hunt = Two surrounded stacks of the same kind
wolves-option-hunt-auto = The larger one is hunted
wolves-option-hunt-choose = The player chooses
wolves-option-range = Howl range
wolves-option-range-over = Over water and chasm
wolves-option-range-around = Around water and chasm
wolves-option-tiebreak = Last tie-break
wolves-option-tiebreak-alphas = Alpha wolves on the map
wolves-option-tiebreak-wolves = All wolves on the map
wolves-option-stall = Rounds without a calendar entry before blank markers appear (0: never)
wolves-option-packs = Which seat has which pack
wolves-edition-russian = Russian edition
wolves-edition-german-french-ukrainian = German, French or Ukrainian edition
wolves-edition-arena = Board Game Arena

## Why a line of play is better: what it changes

wolves-why-points = Points
wolves-why-action_tokens = Bonus-action tokens
wolves-why-terrain_tokens = Bonus-terrain tokens
wolves-why-attributes = Pack spread, wolf speed and howl range
wolves-why-tracks = Tracks that will soon bring points
wolves-why-wolves = Pack wolves
wolves-why-alphas = Alpha wolves
wolves-why-regions_next = Control where the next moon scores
wolves-why-regions_later = Control where the moon after that scores
wolves-why-regions_last = Control where the last moon scores
wolves-why-lairs = Dens that can become lairs
wolves-why-hunt = Prey within reach
wolves-why-howl = Lone wolves within howl range
wolves-why-threats = Pieces that rivals can dominate
wolves-why-tiles = Terrain tiles that match
