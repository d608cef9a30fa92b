## The screen of The Wolves.

wolves-ui-title = The Wolves
wolves-ui-line = Lead a pack across five terrains, call lone wolves, build dens, and rule the regions when the moon rises.
wolves-ui-minutes = { $players ->
    [2] 45–60 min
    [3] 60–75 min
   *[other] 75–90 min
}

## The player's board

wolves-ui-pack-yours = Your pack
wolves-ui-pack-of = Pack: { $name }
wolves-ui-close = Close
wolves-ui-tiles = Terrain tiles
# $number is the key that puts the tile down.
wolves-ui-tile = Tile { $number }: { $up }, other side { $down }
wolves-ui-tile-home = Tile { $number }: { $up }, home tile, the same on both sides
# Names of terrains on narrow tiles: about seven letters.
wolves-ui-short-forest = Forest
wolves-ui-short-rock = Rock
wolves-ui-short-grass = Grass
wolves-ui-short-tundra = Tundra
wolves-ui-short-desert = Desert
wolves-ui-terrain-token = Bonus-terrain tokens
wolves-ui-action-token = Bonus-action tokens
wolves-ui-terrain-tokens = { $count ->
    [one] { $count } terrain token
   *[other] { $count } terrain tokens
}
wolves-ui-action-tokens = { $count ->
    [one] { $count } bonus action
   *[other] { $count } bonus actions
}
# Short names beside the tracks.
wolves-ui-track-spread = Spread
wolves-ui-track-speed = Speed
wolves-ui-track-howl = Howl
wolves-ui-track-state = { $track } { $value }, { $left ->
    [0] no den left.
    [one] { $left } den left.
   *[other] { $left } dens left.
}
wolves-ui-track-pick = { $track }: take the next den ({ $value })
wolves-ui-lairs = Lairs
wolves-ui-prey = Prey
wolves-ui-wolves = Wolves
wolves-ui-row-state = { $have } of { $most }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
wolves-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wolves-ui-points-label = { wolves-ui-points } now, { $regions } more if every region were scored now
wolves-ui-score-open = { wolves-ui-points }, { $later } if every region were scored now. Show the score sheet.

## Rivals, regions, log

wolves-ui-look = Look at { $name }’s board
wolves-ui-last-turn = Last turn
wolves-ui-replay-of = Replay { $name }’s last turn
wolves-ui-regions = Regions
wolves-ui-region = Region
wolves-ui-passive = passive pack
wolves-ui-panels = Panels
wolves-ui-tab-pack = My pack
wolves-ui-tab-rivals = Rivals
wolves-ui-tab-regions = Regions
wolves-ui-tab-log = Log

## The map

wolves-ui-map = Map of { $hexes } hexes. Arrow keys move around, N goes to the next target, Enter acts.
wolves-ui-zoom-in = Zoom in
wolves-ui-zoom-out = Zoom out
wolves-ui-zoom-fit = Whole map
wolves-ui-overview = Overview
wolves-ui-empty = empty
wolves-ui-piece = { $piece } ({ $name })
wolves-ui-start-board = Start board
wolves-ui-nobody = nobody
wolves-ui-control = { $name } { $control }{ $alphas ->
    [0] {""}
    [one] , { $alphas } alpha wolf
   *[other] , { $alphas } alpha wolves
}
wolves-ui-region-state = Region { $region }, { $moon }, { $first } and { $second } points: { $who }
wolves-ui-region-scored = Region { $region }, scored: { $who }
wolves-ui-calendar = Date { $filled } of { $last }
wolves-ui-calendar-next = { $count ->
    [one] { $count } more piece until the { $moon }: regions { $regions }
   *[other] { $count } more pieces until the { $moon }: regions { $regions }
}
wolves-ui-calendar-due = The { $moon } scores at the end of this turn: regions { $regions }

## What a hex offers, for screen readers. $kind is free, action or bonus.

wolves-ui-offer-walk = { $kind ->
    [free] Walk here, free
    [bonus] Move here for a bonus action
   *[other] Move here
}
wolves-ui-offer-build = Build a den here
wolves-ui-offer-upgrade = Upgrade this den to a lair
wolves-ui-offer-howl = Howl at this lone wolf
wolves-ui-offer-wolf = Dominate this wolf
wolves-ui-offer-den = Dominate this den
wolves-ui-offer-place = Place two wolves here
wolves-ui-offer-displace = The wolf can flee here
wolves-ui-offer-hunt = This prey can be hunted
wolves-ui-danger = In danger from { $names }
wolves-ui-unpaid = Within reach, but you cannot pay for { $terrain }

## Previews

wolves-ui-preview = Preview
wolves-ui-deed-walk = { $wolf } → { $hex }
wolves-ui-deed-walk-both = Both wolves → { $hex }
wolves-ui-deed-build = Den on { $hex }
wolves-ui-deed-upgrade = Lair on { $hex }
wolves-ui-deed-howl = Howl at { $hex }
wolves-ui-deed-wolf = Dominate the wolf on { $hex }
wolves-ui-deed-den = Dominate the den on { $hex }
wolves-ui-deed-place = Alpha wolf and pack wolf on { $hex }
wolves-ui-deed-displace = Flee to { $hex }
wolves-ui-deed-hunt = Hunt on { $hex }
wolves-ui-pay = How to pay
wolves-ui-pay-home = { $up } (home)
wolves-ui-pay-tile = { $up } → { $down }
wolves-ui-pay-tokens = { $count ->
    [one] { $count } terrain token
   *[other] { $count } terrain tokens
}
wolves-ui-free = { $left ->
    [one] free, the last wolf of this Move
   *[other] free, { $left } wolves left
}
wolves-ui-uses-bonus = uses 1 bonus action
wolves-ui-which = What to do on { $hex }?
wolves-ui-which-track = From which track?
wolves-ui-gain-action = +1 bonus action
wolves-ui-gain-terrain = +1 terrain token
wolves-ui-gain-points = { $points ->
    [one] +{ $points } pt
   *[other] +{ $points } pts
}
wolves-ui-hunters = { $prey } in { $region }: { $hunters } of { $needed } sides
wolves-ui-shift = Region { $region }: { $packs }
wolves-ui-end-scores = scores { $regions }
wolves-ui-end-scores-who = Ending the turn scores { $regions }: { $who }

## Actions

wolves-ui-actions = Actions
wolves-ui-act-move = Move
wolves-ui-act-build = Den
wolves-ui-act-upgrade = Lair
wolves-ui-act-howl = Howl
wolves-ui-act-dominate = Dominate
wolves-ui-count-move = { $count ->
    [one] { $count } wolf
   *[other] { $count } wolves
}
wolves-ui-count-build = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
wolves-ui-count-upgrade = { $count ->
    [one] { $count } den
   *[other] { $count } dens
}
wolves-ui-count-howl = { $count ->
    [one] { $count } wolf
   *[other] { $count } wolves
}
wolves-ui-count-dominate = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
wolves-ui-none-move = None of your wolves can move.
wolves-ui-none-build = There is nowhere to build a den.
wolves-ui-none-upgrade = You have no den to upgrade.
wolves-ui-none-howl = There is no lone wolf left.
wolves-ui-none-dominate = There is nothing to dominate.
wolves-ui-undo = Undo
wolves-ui-restart = Restart turn
wolves-ui-end-turn = End turn
wolves-ui-hint = Hint
wolves-ui-flip-only = Flip only
wolves-ui-flip-which = Move no wolf, only flip:

## What is asked

wolves-ui-ask-over = The game is over
wolves-ui-ask-wait = To move: { $name }
wolves-ui-ask-tiles = Which sides face up?
wolves-ui-ask-tiles-detail = The corner of a tile shows its other side.
wolves-ui-ask-first = Place your first pair
wolves-ui-ask-first-detail = An alpha wolf and a pack wolf. Star: a good start.
wolves-ui-ask-second = Place your second pair
wolves-ui-ask-second-detail = On a lit hex. Then the first turn begins.
wolves-ui-ask-displace = Where does the wolf on { $hex } flee to?
wolves-ui-ask-displace-detail = These hexes are equally near. Pack: { $name }
wolves-ui-ask-hunt = Which { $prey }?
wolves-ui-ask-hunt-detail = Both are surrounded.
# $kind is action or bonus.
wolves-ui-ask-number = { $kind ->
    [bonus] Bonus action.
   *[other] Action { $number } of 2.
}
wolves-ui-ask-idle = Your turn: choose an action
wolves-ui-ask-idle-detail = Or a piece on the map.
wolves-ui-ask-open = { $left ->
    [one] Move: one more wolf, at no cost
   *[other] Move: { $left } more wolves, at no cost
}
wolves-ui-ask-open-detail = It must end on { $terrain } too. Or do something else.
wolves-ui-ask-walk = Move: choose a lit hex
wolves-ui-ask-walk-both = Both wolves: choose a lit hex
wolves-ui-ask-walk-detail = Up to { $spread } wolves, { $speed } steps each, same terrain.
wolves-ui-ask-move = Move: choose one of your wolves
wolves-ui-ask-build = Den: choose a lit hex
wolves-ui-ask-upgrade = Lair: choose a lit den
wolves-ui-ask-howl = Howl: choose a lit lone wolf
wolves-ui-ask-dominate = Dominate: choose a lit wolf or den
wolves-ui-ask-track = Den from “{ $track }”: choose a hex
wolves-ui-ask-bonus = End your turn, or use a bonus action
wolves-ui-ask-done = Both actions are done: end your turn
wolves-ui-why-nothing = Nothing to do there. Choose one of your wolves, or an action.
wolves-ui-why-chosen = That does not fit your selection. Choose again, or take another action.

## Typed commands

wolves-ui-command = Command
wolves-ui-command-help = m A9 A6 · h D14 · den E13 speed · lair A6 · dom B4 · end · undo
wolves-ui-command-track = Name a track too: spread, speed or howl.

## The end

wolves-ui-end-note = Tied on points: the player with more region tokens ranks higher, then more wolves on the map, then more alpha wolves.

## Help: what things are, with the numbers of this game

wolves-help-act-move = Costs { $cost ->
    [one] { $cost } tile
   *[other] { $cost } tiles
} of the terrain where your wolves stop. Several wolves may walk in one Move.
wolves-help-act-build = Costs { $cost } tiles of the hex’s terrain. Goes on or next to an alpha wolf; the den comes from a track, which improves.
wolves-help-act-upgrade = Costs { $cost } tiles. Turns your den by the water into a lair: once per region, with an alpha wolf on or next to it.
wolves-help-act-howl = Costs { $cost } tiles. A lone wolf within howl range of an alpha wolf joins your pack.
wolves-help-act-dominate = Costs { $cost } tiles. Replaces a rival’s unprotected pack wolf or den within howl range with your own.
wolves-help-tile = Pays for { $up } once; then it is flipped to { $down }.
wolves-help-home = Your home tile: pays for { $up } and shows { $up } again when flipped.
wolves-help-terrain-token = You have { $count }. Each stands for one tile of any terrain.
wolves-help-action-token = You have { $count }. Each gives one more action after your two.
wolves-help-track-spread = Wolves that can walk in one Move: { $value }. Your next den makes it { $next }; dens left: { $left }.
wolves-help-track-speed = Hexes that each wolf can walk: { $value }. Your next den makes it { $next }; dens left: { $left }.
wolves-help-track-howl = Hexes that a howl carries: { $value }. Your next den makes it { $next }; dens left: { $left }.
wolves-help-lairs = { $have } of { $most } lairs built: { wolves-ui-points }; one more makes it { $next }.
wolves-help-prey = { $have } of { $most } kinds of prey hunted: { wolves-ui-points }; one more makes it { $next }. Surround prey on three sides.
wolves-help-wolves = { $have } of { $most } wolves called: { wolves-ui-points }; one more makes it { $next }.
wolves-help-calendar = Date { $filled } of { $last }. Called lone wolves, upgraded dens and dominated pieces go here; when the date of a moon is reached, its regions are scored.
wolves-help-regions = Control of each region: a lair counts 3, everything else 1; alpha wolves break ties.
wolves-help-on-lair = { $hex }: a lair. Counts 3 for control and can never be taken.
wolves-help-on-den = { $hex }: a den. Counts 1 for control; by the water it can become a lair; unprotected, it can be dominated.
wolves-help-on-alpha = { $hex }: an alpha wolf. Howls, dominates and builds dens; it can never be dominated, and it breaks ties in a region.
wolves-help-on-pack = { $hex }: a pack wolf. Counts 1 for control; alone on its hex it can be dominated, and an alpha wolf can displace it.
wolves-help-on-lone = { $hex }: a lone wolf. Howl with an alpha wolf in range, and it joins your pack.
wolves-help-on-prey = { $hex }: prey. If your wolves stand on three hexes next to it after one of your actions, you catch it; each kind only once.
wolves-help-on-water = { $hex }: a water source. Nothing can enter it; dens next to it can become lairs.
wolves-help-on-land = { $hex }: land. Actions here are paid for with its terrain.
wolves-help-end = Ends your turn. Actions done: { $done }; bonus-action tokens left: { $tokens }. If the date of a moon was reached, its regions are scored.
wolves-help-flip = Pays for a Move in which no wolf walks: the tile is flipped, and the action is used.
wolves-help-rival = { $name }: { wolves-ui-points }, { $later } if every region were scored now. Moves { $spread } wolves up to { $speed } hexes, howl range { $howl }; terrain tokens: { $terrain }, action tokens: { $action }.
wolves-help-points = { wolves-ui-points } now, { $later } if every region were scored now. Shows where they come from.
wolves-help-chip = { $name }: { wolves-ui-points } now, { $later } if every region were scored now. Opens the board of this pack.
wolves-help-aim = What your choice would do and how it is paid for. Each payment shows the tiles and their other sides.
wolves-help-setting = How your five tiles lie at the start: the side facing up pays first, the other side after a flip.
wolves-help-zoom = Makes the map larger or smaller, or shows all of it.
wolves-help-overview = A small view of the whole map: the frame shows what you see. Choose a spot to go there.
wolves-help-next-target = Goes to the next place you can choose.

## The table: status, payments, rivals, log, set-up, ceremony

wolves-ui-ask-over-winner = First place: { $names }, { wolves-ui-points }
wolves-ui-ask-wait-detail = Look around: everything on the map explains itself.
wolves-ui-ask-build-detail = On or next to an alpha wolf; { $cost } tiles of the hex’s terrain.
wolves-ui-ask-upgrade-detail = By the water, on or next to an alpha wolf; { $cost } tiles of its terrain.
wolves-ui-ask-howl-detail = Within { $range } hexes of an alpha wolf; { $cost } tiles of the target’s terrain.
wolves-ui-ask-dominate-detail = Within { $range } hexes of an alpha wolf; { $cost } tiles of the target’s terrain.
wolves-ui-go-walk = Move to { $hex }
wolves-ui-go-build = Den on { $hex }
wolves-ui-go-upgrade = Lair on { $hex }
wolves-ui-go-howl = Howl at { $hex }
wolves-ui-go-wolf = Dominate { $hex }
wolves-ui-go-den = Dominate { $hex }
wolves-ui-go-place = Place the pair here
wolves-ui-go-displace = Flee to { $hex }
wolves-ui-go-hunt = Hunt on { $hex }
wolves-ui-ends-in = in { $seconds } s
wolves-ui-stay = Stay
wolves-ui-log-open = What happened
wolves-ui-log-now = Back to now
wolves-ui-log-back = One line back
wolves-ui-log-on = One line forward
wolves-ui-log-moment = From the log: the map shows where it happened.
wolves-ui-arc-more = { $count ->
    [0] now
   *[other] { $count } more
}
wolves-ui-arc-then = then { $regions } score
wolves-ui-token-terrain = terrain
wolves-ui-token-action = action
wolves-ui-pay-with = Pay with
wolves-ui-pay-then = then
wolves-ui-pay-no-flip = no flip
wolves-ui-preview-points = { $name }: { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
wolves-ui-first-target = First target
wolves-ui-next-target = Next target
wolves-ui-start-good = A good start
wolves-ui-pointer = { $count ->
    [one] Target out of sight: { $hex }
   *[other] { $count } targets out of sight, nearest { $hex }
}
wolves-ui-rival-now = to move
wolves-ui-rival-next = next
wolves-ui-rival-reach = { $count ->
    [0] No danger from { $name }
    [one] { $name } could dominate one of your pieces
   *[other] { $name } could dominate { $count } of your pieces
}
wolves-ui-rival-looking = With tiles and tokens as they are now.
wolves-ui-rival-previous = Previous rival
wolves-ui-rival-following = Next rival
wolves-ui-tab-since = Since your turn
wolves-ui-since-title = Since your turn
wolves-ui-since-none = Nothing yet.
wolves-ui-region-pays = pays
wolves-ui-region-you = you
wolves-ui-region-done = scored
wolves-ui-stones = Passive pack
wolves-ui-stones-text = Not a player. It never moves and cannot be dominated. It counts in regions; what it wins leaves the game.
wolves-ui-aim-title = Your aim:
wolves-ui-aim = the most points when the full moon rises. Hold regions, hunt prey, build lairs.
wolves-ui-sides-keep = Keep these sides
wolves-ui-sides-change = Use the other sides
wolves-ui-sides-note = Both are good. Every tile you pay with is flipped, so the other sides come up soon.
wolves-ui-placing = Placing
wolves-ui-placing-pair = { $pair ->
    [1] first pair
   *[other] second pair
}
wolves-ui-key = On the map
wolves-ui-key-token = Region token
wolves-ui-key-token-text = Most control there when its moon rises: 4, 6 or 8 points
wolves-ui-key-lone = Lone wolf
wolves-ui-key-lone-text = Howl, and it joins you
wolves-ui-key-prey = Prey
wolves-ui-key-prey-text = Have wolves on three sides of it
wolves-ui-key-lair = Lair
wolves-ui-key-lair-text = An upgraded den by the water: counts 3
wolves-ui-part-tracks = Tracks
wolves-ui-part-pack = Wolves and lairs
wolves-ui-part-prey = Prey
wolves-ui-part-tokens = Regions
wolves-ui-part-chips = Second places

wolves-ui-moon-rises-crescent = The crescent moon rises
wolves-ui-moon-rises-half = The half moon rises
wolves-ui-moon-rises-full = The full moon rises
wolves-ui-moon-region = Region { $region }
wolves-ui-moon-worth = first { $first }, second { $second }
wolves-ui-moon-counts = a lair counts 3, all else 1
wolves-ui-moon-first = first: the token, { $points }
wolves-ui-moon-second = second: { $points }
wolves-ui-moon-shared = shared: { $points } each
wolves-ui-moon-nothing = nothing
wolves-ui-moon-level = tied for second: nothing
wolves-ui-moon-stones = takes nothing
wolves-ui-moon-tie = Tied at { $control }: alpha wolves decide
wolves-ui-moon-empty = Nobody holds this region.
wolves-ui-moon-continue = Continue
wolves-ui-moon-skip = Skip all

## Why a proposal is good

wolves-ui-merit-points = { $points ->
    [one] { $points } point right away
   *[other] { $points } points right away
}
wolves-ui-merit-hunt = Your wolves catch prey: { $prey }
wolves-ui-merit-past = Region { $region } ({ $moon }): { $own } against { $other }, worth { $points } more to you, and less to { $name }
wolves-ui-merit-region = Region { $region } ({ $moon }): { $own } against { $other }, worth { $points } more to you
wolves-ui-merit-deny = Region { $region }: { $points } less for { $name }
wolves-ui-merit-hunters = { $prey }: { $hunters } of { $needed } sides held
wolves-ui-merit-cost = Region { $region } ({ $moon }): worth { $points } less to you
wolves-ui-merit-threat = { $count ->
    [one] A rival could then dominate one more piece of yours
   *[other] A rival could then dominate { $count } more pieces of yours
}
