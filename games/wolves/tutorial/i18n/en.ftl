# The tutorial of The Wolves: for each puzzle a title, what there is to learn, the task, and what is said at the end.

wolves-learn-move-title = Move and pay
wolves-learn-move-learn = A Move costs one terrain tile: the terrain where your wolves stop. Each wolf walks up to 3 hexes over anything, two of them in one Move.
wolves-learn-move-task = Bring a wolf to A6, the forest by the water.
wolves-learn-move-solved = The forest tile paid and was flipped. Your wolf now drinks at the water source.
wolves-learn-move-missed = Both actions are used and no wolf is on A6. Take it back and pay with forest.

wolves-learn-tiles-title = Tiles flip
wolves-learn-tiles-learn = Whoever pays flips the tile: its other side comes up. The corner shows what that will be. Your home tile has the same terrain on both sides.
wolves-learn-tiles-task = Dig a den on A10. It costs two rock, and only one tile shows rock: use your first action to turn up another.
wolves-learn-tiles-solved = Forest turned into rock, and two rock paid for the den. Good turns are planned like this.
wolves-learn-tiles-missed = Both actions are used and there is no den on A10. First pay with the forest tile whose corner shows rock.

wolves-learn-den-title = Dens and tracks
wolves-learn-den-learn = A den costs two tiles and goes on or next to an alpha wolf. You take it from a track, and that makes your pack better: spread, speed or howl range.
wolves-learn-den-task = Dig a den on A6 from the track that lets your alpha wolf walk 4 hexes, and then go to F11.
wolves-learn-den-solved = Wolf speed 4 from now on. The second and the fourth den of a track also bring a bonus token.
wolves-learn-den-missed = Both actions are used. You need a den from wolf speed first, then the walk of 4 hexes.

wolves-learn-howl-title = Howl and the moon
wolves-learn-howl-learn = A howl costs two tiles and turns a lone wolf in range of an alpha wolf into your own. It goes to the moon calendar; on a moon date regions are scored when the turn ends.
wolves-learn-howl-task = One more date and the crescent rises. Region A is a tie, 2 to 2: howl, end your turn, and win it.
wolves-learn-howl-solved = The new wolf gave you control of 3 against 2. The token of region A is worth 4 points.
wolves-learn-howl-missed = The turn is over and region A is not yours. The new wolf has to stand in region A.

wolves-learn-lair-title = Lair, water, displacing
wolves-learn-lair-learn = A den next to water can become a lair: two tiles, once per region, with an alpha wolf near. A foreign wolf on it must flee to the nearest possible hex; you choose between equals.
wolves-learn-lair-task = Turn the right one of your two dens into a lair and send the rival’s wolf away.
wolves-learn-lair-solved = A lair counts 3 for control, can never be taken from you, and brings a terrain token.
wolves-learn-lair-missed = Both actions are used and there is no lair on A9.

wolves-learn-dominate-title = Dominate, and what protects
wolves-learn-dominate-learn = Three tiles replace a rival’s pack wolf or den in howl range by your own. Two pieces of one colour on a hex protect each other; alpha wolves and lairs are always safe.
wolves-learn-dominate-task = You may pay anything with your three terrain tokens. Find the one piece in range that nothing protects, and dominate it.
wolves-learn-dominate-solved = The lonely wolf on A1 went to the calendar, and one of yours took its place.
wolves-learn-dominate-missed = Both actions are used and nothing was dominated. Look for a pack wolf that is alone.

wolves-learn-region-title = Who wins this region?
wolves-learn-region-learn = A lair counts 3 control, every other piece 1. Equal control is decided by alpha wolves; if that is equal too, the first place is shared and the token is lost.
wolves-learn-region-task = You have one action, and then the crescent scores region A: you 3, your rival 4. Win it.
wolves-learn-region-solved = The lair brought you from 3 to 5, and its den filled the date of the crescent. A new wolf would have made it 4 to 4.
wolves-learn-region-missed = That is not enough for the first place. What is worth 2 more control at once?
