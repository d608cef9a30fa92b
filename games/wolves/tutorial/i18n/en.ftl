# The lessons of The Wolves: pages to read (look), what there is to learn, each task, what is said at the end, and one
# sentence to remember. Every sentence of the English texts is proved in ../claims.txt.

wolves-learn-goal-title = Your goal
wolves-learn-goal-look-1 = This is your pack: alpha wolves, pack wolves and a den. On each turn you take two actions and pay for them with terrain tiles.
wolves-learn-goal-look-2 = The moon calendar brings three moons. At each moon some regions are scored: the pack with the most control there takes the region token, worth 4, 6 or 8 points.
wolves-learn-goal-look-3 = Dens, lairs, new wolves and prey bring points too. Your tracks count them.
wolves-learn-goal-look-4 = The game ends after the full moon. The player with the most points wins.
wolves-learn-goal-remember = Win regions when their moon comes, and fill your tracks on the way.

wolves-learn-tiles-title = Tiles and paying
wolves-learn-tiles-learn = You pay for everything you do with your six terrain tiles. Each action needs a terrain, and you pay with tiles that show it. When you pay with a tile, you flip it to its other side, which its corner shows.
wolves-learn-tiles-task-1 = Walk to the marked forest hex, A6. Pay with the forest tile whose corner shows rock.
wolves-learn-tiles-task-2 = Now that tile shows rock. Pay with it and walk to the marked rock hex, A10.
wolves-learn-tiles-solved = You used the same tile twice: first as forest, then as rock.
wolves-learn-tiles-missed = Your home tile shows forest on both sides, so no rock turned up. Pay with the forest tile whose corner shows rock.
wolves-learn-tiles-remember = Every tile you pay with shows something else afterwards, so each payment prepares the next one.

wolves-learn-move-title = Moving
wolves-learn-move-learn = A Move costs one tile of the terrain where the wolves stop. In one Move two wolves may walk, each up to 3 hexes, past any piece but not over water.
wolves-learn-move-task-1 = Begin a Move to forest: send a wolf to A6.
wolves-learn-move-task-2 = A second wolf can walk in the same Move: send the other one to A4.
wolves-learn-move-solved = One forest tile moved two wolves. They cannot stop on lone wolves or prey.
wolves-learn-move-missed = This Move is over, and only one wolf has walked. Bring both wolves to forest with one tile.
wolves-learn-move-remember = One tile moves two wolves if both stop on the same terrain.

wolves-learn-den-title = Dens and tracks
wolves-learn-den-learn = A den costs two tiles and goes on or next to one of your alpha wolves. You take it from a track, and that makes your pack better: pack spread, wolf speed or howl range.
wolves-learn-den-task-1 = Build a den on A6, and take it from wolf speed.
wolves-learn-den-task-2 = Your wolves now walk 4 hexes. Send your alpha wolf from A9 to F11.
wolves-learn-den-solved = The second and the fourth den of a track also bring a bonus token. Three dens of a track are worth 3 points, all four are worth 7.
wolves-learn-den-missed = Only a den from wolf speed makes your wolves faster. With it, F11 is within reach.
wolves-learn-den-remember = Every den makes your whole pack better for the rest of the game.

wolves-learn-howl-title = Howl and the moon calendar
wolves-learn-howl-learn = A howl costs two tiles and calls a lone wolf within howl range of one of your alpha wolves. The lone wolf goes to the moon calendar, and a new wolf of yours takes its place.
wolves-learn-howl-task-1 = Howl at the lone wolf on A3.
wolves-learn-howl-task-2 = That was the date of the crescent. End your turn, and region A is scored.
wolves-learn-howl-solved = Region A is yours with 3 control against 2. Its token is worth 4 points.
wolves-learn-howl-missed = The new wolf has to stand in region A. Howl at the lone wolf on A3.
wolves-learn-howl-remember = Every howl brings you a wolf and the moon one date nearer.

wolves-learn-hunt-title = Hunt
wolves-learn-hunt-learn = You catch prey when, after an action of yours, your wolves stand on three different hexes next to it. The hunt itself costs nothing.
wolves-learn-hunt-task-1 = One of your wolves is already next to the moose. Send the alpha wolf from A12 to A8.
wolves-learn-hunt-task-2 = In the same Move, send a pack wolf from A14 to A9.
wolves-learn-hunt-solved = Three wolves on three hexes: the moose is yours, and it brings a bonus-action token. You catch each kind only once, and all five kinds are worth 25 points.
wolves-learn-hunt-missed = The moose is not surrounded. It takes wolves on three of the six hexes around it.
wolves-learn-hunt-remember = Three wolves around prey catch it, but two on one hex count only once.

wolves-learn-lair-title = Lairs and displacing
wolves-learn-lair-learn = A den next to water can become a lair: it costs two tiles, one of your alpha wolves must be on or next to it, and you can have one lair per region. A rival’s wolf on that hex is displaced to the nearest possible hex; if several are equally near, you choose.
wolves-learn-lair-task-1 = You have dens on A9 and on A2. Turn the one next to water into a lair.
wolves-learn-lair-task-2 = The rival’s wolf must go. Choose the hex it flees to.
wolves-learn-lair-solved = A lair counts 3 for control, and your first one is worth 5 points. It also brings a bonus-terrain token.
wolves-learn-lair-missed = There is still no lair on A9. The den on A2 is not next to water.
wolves-learn-lair-remember = Nobody can take a lair from you: build one by the water of every region you want.

wolves-learn-dominate-title = Dominate, and what protects
wolves-learn-dominate-learn = For three tiles you replace a rival’s pack wolf or den within howl range with one of your own. Two pieces of one pack on a hex protect each other; alpha wolves and lairs are always safe.
wolves-learn-dominate-task-1 = A bonus-terrain token pays for any terrain, and you have three. Of the marked pieces only one is unprotected: dominate it.
wolves-learn-dominate-solved = The wolf on A1 stood alone. It went to the moon calendar, and one of yours took its place.
wolves-learn-dominate-missed = Nothing was dominated. Look for a pack wolf that stands alone.
wolves-learn-dominate-remember = Keep your own pieces in pairs, and take those that stand alone.

wolves-learn-bonus-title = Bonus actions
wolves-learn-bonus-learn = After your two actions, each bonus-action token buys one more action. Prey and some dens bring such tokens.
wolves-learn-bonus-task-1 = Both actions are used, but you have a token. Howl at the lone wolf on A3.
wolves-learn-bonus-task-2 = The token is spent. End your turn.
wolves-learn-bonus-solved = You took three actions in one turn. A token you do not need stays with you for later.
wolves-learn-bonus-missed = The turn ended without the third action. You still have the token, but this lesson wants you to use it.
wolves-learn-bonus-remember = A bonus-action token is an extra action, saved for the turn you choose.

wolves-learn-region-title = Regions and the moon
wolves-learn-region-learn = A lair counts 3 for control, every other piece 1. If there is a tie, more alpha wolves win it; if those are equal too, first place is shared and the token is lost.
wolves-learn-region-task-1 = In region A you have 3, your rival has 4, and the next date is the crescent. Upgrade the den on A9: that brings 2 more control right away.
wolves-learn-region-task-2 = End your turn, and the moon rises.
wolves-learn-region-solved = With 5 against 4, region A is yours: 4 points for you, 2 for second place.
wolves-learn-region-missed = One more wolf only makes it 4 to 4, and nobody takes the token. Upgrade the den on A9.
wolves-learn-region-remember = Before each moon, count the control in the regions that it scores.

wolves-learn-turn-title = A whole turn
wolves-learn-turn-learn = A turn has two actions, and the best ones work together. A den on A10 needs two rock tiles, but only one shows rock now.
wolves-learn-turn-task-1 = First a Move: pay with the forest tile whose corner shows rock, and send a wolf to A6.
wolves-learn-turn-task-2 = Now two tiles show rock. Build the den on A10.
wolves-learn-turn-task-3 = Both actions are used. End your turn.
wolves-learn-turn-solved = Your first action turned up the tile that the second one needed.
wolves-learn-turn-missed = Without a second rock tile there is no den on A10. Pay for the Move with the forest tile whose corner shows rock.
wolves-learn-turn-remember = Plan both actions before you pay for the first.

wolves-learn-game-title = Up to the first moon
wolves-learn-game-learn = The crescent is three dates away. Then region A is scored, where you have 3 control and your rival has 2.
wolves-learn-game-task-1 = Howl at the lone wolf on A3: one more wolf for region A, and date 7.
wolves-learn-game-task-2 = Build a den on B6 from wolf speed. Pay with both forest tiles.
wolves-learn-game-task-3 = End your turn, and watch what your rivals do.
wolves-learn-game-task-4 = Your rival has called a wolf in region A, date 8. Upgrade the den on A9: a lair counts 3, and it brings the crescent, date 9.
wolves-learn-game-task-5 = Send the wolf from A3 to A2: then three wolves surround the moose.
wolves-learn-game-task-6 = End your turn: you catch the moose, and the crescent rises.
wolves-learn-game-solved = Region A is yours with 6 control against 3. Token, lair and moose bring you 10 points in this one turn.
wolves-learn-game-missed = That leads away from this lesson. Undo it and follow the marked hexes.
wolves-learn-game-remember = First grow your pack, then be strong where the next moon scores.
