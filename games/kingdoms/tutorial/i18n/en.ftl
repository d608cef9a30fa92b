# The tutorial of Animal Kingdoms: for each puzzle a title, what there is to learn, the task, and what is said at the end.

kingdoms-learn-decrees-title = Decrees
kingdoms-learn-decrees-learn = Each kingdom has a decree that says which cards may enter. On your turn you play one card below a kingdom and claim a territory there.
kingdoms-learn-decrees-task = Claim a territory in the Marsh. Only one of your cards may enter.
kingdoms-learn-decrees-solved = Only lizards and tigers enter the Marsh. You draw back to four cards at once.
kingdoms-learn-decrees-missed = Your token is somewhere else now. Take it back and look at the decree of the Marsh.

kingdoms-learn-neighbours-title = Decrees that look at neighbours
kingdoms-learn-neighbours-learn = Kingdoms lie in a ring. Some decrees compare your card with the last cards of the two kingdoms next door.
kingdoms-learn-neighbours-task = Claim a territory in the Peaks: the card needs the animal of the last card in the Marsh or in the Woods.
kingdoms-learn-neighbours-solved = The owl fits because the last card of the Woods is an owl. Every new card next door changes what fits.
kingdoms-learn-neighbours-missed = That claims another kingdom. Which animals lie last in the Marsh and in the Woods?

kingdoms-learn-places-title = Counting places
kingdoms-learn-places-learn = At the end of an age most tokens in a kingdom earn its token, the second most 3 points, the third most 1. A tie for first is fought out in a battle.
kingdoms-learn-places-task = Your rivals have retreated. In the Marsh it is 2 to 2: claim one more territory there, then retreat and win it without a battle.
kingdoms-learn-places-solved = 8 points for the Marsh, 3 for second place in the Dunes, 1 for third place in the Peaks.
kingdoms-learn-places-missed = Two each in the Marsh is a tie, and a tie means battle. Claim one more territory before you retreat.

kingdoms-learn-capital-title = The capital
kingdoms-learn-capital-learn = One territory of each kingdom is the capital. It can be taken only when all the others are taken, by whomever. Who takes it retreats at once.
kingdoms-learn-capital-task = Take a capital with this turn. Two kingdoms have nothing else left, but a decree counts there too.
kingdoms-learn-capital-solved = The Isle is full. You have retreated, and as the first of this age you drew a secret retreat token.
kingdoms-learn-capital-missed = That was an ordinary territory. Look for a kingdom where only the capital is free.

kingdoms-learn-council-title = Council and retreat
kingdoms-learn-council-learn = Who has retreated takes no more turns in this age; the first to do so draws a secret token worth 2 to 5 points. After the age a token on a capital moves to the council and counts there to the end of the game.
kingdoms-learn-council-task = End your age in such a way that you start the next one with a token in a council.
kingdoms-learn-council-solved = Your token sits in the council of the Isle and counts there in both ages to come.
kingdoms-learn-council-missed = You have retreated, but hold no capital, so nothing moves to a council.

kingdoms-learn-battle-title = Battle
kingdoms-learn-battle-learn = Contenders pick a card in secret; the highest rank wins. But a 1 beats an 8 and everything above. A “+2” token raises your card by 2, also after the cards are shown.
kingdoms-learn-battle-task = Win the battle for the Marsh. You have seen it: your rival holds only eights, and no “+2”.
kingdoms-learn-battle-solved = 8 points for the Marsh. The loser gets 3 points and a “+2” token for later.
kingdoms-learn-battle-missed = The 8 was stronger. A 1 beats it, and so does a 7 with “+2”.

kingdoms-learn-solo-title = Alone against the upstart
kingdoms-learn-solo-learn = The upstart turns up a card after each of your turns: rank 4 to 8 sends it to the kingdom with as many territories, 1 to 3 to where you played last. Decrees do not bind it.
kingdoms-learn-solo-task = The Woods are tied, 1 to 1. Take the lead there.
kingdoms-learn-solo-solved = You lead in the Woods. Lead where the upstart comes seldom, and keep low ranks of your own for battles.
kingdoms-learn-solo-missed = The Woods are still not yours. Only okapis and bees may enter there.
