# The rules for players. Numbers come from the rules as arguments; none is written here.

wolves-guide-goal-title = Lead your pack, rule the land
wolves-guide-goal-text = Your pack spreads over a land of regions. Three moons rise during the game, and each one scores some of the regions: **the pack with the most control takes the region token**. After the full moon, add the points from your pack board. **The player with the most points wins.**

wolves-guide-turn-title = Your turn: { $actions } actions
wolves-guide-turn-text = Choose any of the five actions, the same one twice if you like. You pay for each with terrain tiles.
wolves-guide-turn-1 = Look at the **terrain of the target**: where the wolf ends its walk, where the den goes, where the lone wolf or the rival’s piece stands.
wolves-guide-turn-2 = Pay with **tiles that show this terrain**, as many as the action costs.
wolves-guide-turn-3 = **Flip the tiles you paid with.** They now show their other side, so every payment changes what you can do next.
wolves-guide-turn-4 = A **bonus-terrain token** counts as any tile. A **bonus-action token** buys one more action after the regular ones.
wolves-guide-turn-note = Nothing is hidden and nothing is drawn after the set-up: you can undo everything until you end your turn.

wolves-guide-actions-title = The five actions
wolves-guide-actions-text = Your alpha wolves are the heart of the pack: you build dens and lairs, howl and dominate only near one of them.

wolves-guide-move-title = Move
wolves-guide-move-price = { $move ->
    [one] { $move } tile
   *[other] { $move } tiles
}
wolves-guide-move-text = Up to { $spread } of your wolves walk up to { $speed } hexes each, past any piece. All of them end on the terrain you paid for.
wolves-guide-move-note = No wolf crosses water or the chasm. An alpha wolf may end its walk where a rival’s pack wolf stands alone, and displaces it to the nearest possible hex.

wolves-guide-den-title = Build a den
wolves-guide-den-price = { $build } tiles
wolves-guide-den-text = Put a den on or next to one of your alpha wolves. Take it from the track of your choice: your pack becomes faster, moves more wolves or howls further.
wolves-guide-den-note = The second and the fourth den of a track also uncover a bonus token.

wolves-guide-lair-title = Upgrade a den to a lair
wolves-guide-lair-price = { $upgrade } tiles
wolves-guide-lair-text = A den next to water, with one of your alpha wolves on or next to it, becomes a lair: it counts { $control } in its region, scores points and brings a bonus-terrain token.
wolves-guide-lair-note = You can have one lair per region. The old den goes to the moon calendar.

wolves-guide-howl-title = Howl
wolves-guide-howl-price = { $howl } tiles
wolves-guide-howl-text = A lone wolf within { $range } hexes of one of your alpha wolves joins you: the next wolf from your track takes its place.
wolves-guide-howl-note = The lone wolf goes to the moon calendar. Every third wolf on the track is an alpha wolf.

wolves-guide-dominate-title = Dominate
wolves-guide-dominate-price = { $dominate } tiles
wolves-guide-dominate-text = Replace a rival’s pack wolf or den within howl range with one of yours.
wolves-guide-dominate-note = Alpha wolves and lairs are always safe, and so are two pieces of one pack on the same hex.

wolves-guide-hunt-title = The hunt
wolves-guide-hunt-text = If your wolves stand on **{ $hunters } different hexes around prey** after one of your actions, you catch it. That costs nothing and needs no action of its own.
wolves-guide-hunt-example = { $count ->
    [one] The first kind of prey is worth
   *[other] The first { $count } kinds of prey are worth
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all. Each kind counts for you only once.
wolves-guide-hunt-note = With three or more players, each catch also brings a bonus-action token.

wolves-guide-moon-title = The moons
wolves-guide-moon-text = Every lone wolf that is called, every den that becomes a lair and every piece that is dominated goes to the **moon calendar**. When the calendar reaches a moon, its regions are scored at the end of that turn.
wolves-guide-moon-table = The date of each moon
wolves-guide-moon-players = { $players } players

wolves-guide-control-title = Who rules a region?
wolves-guide-control-text = Count what each pack has there: **a lair counts { $control }, every other piece { $piece }**. Tied? The pack with more alpha wolves in the region is ahead.
wolves-guide-control-1 = **First alone:** you take the region token.
wolves-guide-control-2 = **Second alone:** you get a chip worth half as much.
wolves-guide-control-3 = **Still tied for first:** each of you gets the chip, and nobody gets the token.
wolves-guide-control-4 = **Still tied for second:** nobody gets the chip.
wolves-guide-control-first = token
wolves-guide-control-second = chip

wolves-guide-end-title = The end
wolves-guide-end-text = The game ends once the full moon has been scored. Add your region tokens and chips to the six tracks of your board; on each track, the last value you uncovered counts.
wolves-guide-end-example = A score from a real game:
wolves-guide-end-note = Tied? More region tokens, then more wolves on the map, then more alpha wolves on the map.

wolves-guide-two-title = Two players: the passive pack
wolves-guide-two-text = A third pack stands on the map from the start. It never moves and never takes points, but it counts when regions are scored: you have to beat it too.

wolves-guide-questions-title = Questions
wolves-guide-questions-1-ask = May my wolf walk through other wolves?
wolves-guide-questions-1-answer = Yes, past any piece. It may stop on an empty hex, on a hex with one piece of your own, or on a rival’s den that stands alone.
wolves-guide-questions-2-ask = What happens to a tile after I have paid with it?
wolves-guide-questions-2-answer = It is flipped and pays for its other terrain from then on, even in the same turn. Your home tile has the same terrain on both sides.
wolves-guide-questions-3-ask = Can I lose a lair?
wolves-guide-questions-3-answer = No. Lairs and alpha wolves stay for the whole game.
wolves-guide-questions-4-ask = How do I protect a wolf or a den?
wolves-guide-questions-4-answer = Put a second piece of your own on its hex. Both are then safe from domination.
wolves-guide-questions-5-ask = Do I have to use both actions?
wolves-guide-questions-5-answer = Yes. If there is nothing else to do, you can always pay for a Move in which no wolf walks.
wolves-guide-questions-6-ask = Does a howl reach across water?
wolves-guide-questions-6-answer = Yes, range is counted over any hex. Only wolves that walk are stopped by water and the chasm.
wolves-guide-questions-7-ask = My rulebook says something else.
wolves-guide-questions-7-answer = Printed editions differ: how ties are broken, how range is counted, how many bonus tokens there are. Choose your edition, or individual rules, when you open a table.
