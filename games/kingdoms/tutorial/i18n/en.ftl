# The lessons of Animal Kingdoms: pages to read (look), what there is to learn, each task, what is said at the end, and one
# sentence to remember. Every sentence of the English texts is proved in ../claims.txt.

kingdoms-learn-goal-title = Your goal
kingdoms-learn-goal-look-1 = On your turn you play a card below one of five kingdoms and place an influence token there.
kingdoms-learn-goal-look-2 = At the end of an age, the player with the most tokens in a kingdom earns its kingdom token, here worth 5 or 6 points. Second place earns 3 points, third place 1.
kingdoms-learn-goal-look-3 = There are three ages. Then the player with the most points wins.
kingdoms-learn-goal-remember = Have the most tokens where it pays best, and do not fight for everything.

kingdoms-learn-decrees-title = Decrees
kingdoms-learn-decrees-learn = Each kingdom has a decree that says which cards may enter. After playing a card, you draw back up to four.
kingdoms-learn-decrees-task-1 = Claim a territory in the Marsh. Only one of your cards fits its decree.
kingdoms-learn-decrees-solved = Only lizards and tigers may enter the Marsh, and you held one tiger.
kingdoms-learn-decrees-missed = Your token is in another kingdom now. Look at the decree of the Marsh.
kingdoms-learn-decrees-remember = Read the decree first, then choose the card.

kingdoms-learn-neighbours-title = Decrees that look at neighbours
kingdoms-learn-neighbours-learn = The kingdoms lie in a ring. Some decrees compare your card with the last cards of the two kingdoms next door.
kingdoms-learn-neighbours-task-1 = Claim a territory in the Peaks. The card needs the animal of the last card in the Marsh or in the Woods.
kingdoms-learn-neighbours-solved = Your owl fits because the last card in the Woods is an owl.
kingdoms-learn-neighbours-missed = That was another kingdom. Which animals lie last in the Marsh and in the Woods?
kingdoms-learn-neighbours-remember = Each card you play also changes what fits next door.

kingdoms-learn-places-title = Counting places
kingdoms-learn-places-learn = At the end of an age, the most tokens in a kingdom earn its kingdom token, the second most 3 points, the third most 1. A tie for first place means a battle.
kingdoms-learn-places-task-1 = Your rivals have retreated. In the Marsh it is 2 to 2: claim one more territory there.
kingdoms-learn-places-task-2 = Now you lead the Marsh by 3 to 2. Retreat, and the age is scored.
kingdoms-learn-places-solved = 8 points for the Marsh, 3 for second place in the Dunes, 1 for third place in the Peaks.
kingdoms-learn-places-missed = 2 to 2 in the Marsh means a battle. Claim one more territory before you retreat.
kingdoms-learn-places-remember = One token more wins first place; as many as a rival means a battle.

kingdoms-learn-capital-title = Capital and council
kingdoms-learn-capital-learn = The capital is the last territory of a kingdom. Taking it makes you retreat. After the age, your token moves from there to the council, where it counts until the end of the game.
kingdoms-learn-capital-task-1 = In the Isle only the capital is free. Take it.
kingdoms-learn-capital-solved = Your token sits in the council of the Isle. It counts there in both ages to come.
kingdoms-learn-capital-missed = You hold no capital, so no token of yours moves to a council. Take the capital of the Isle.
kingdoms-learn-capital-remember = A capital ends your age and keeps a token for the next ones.

kingdoms-learn-retreat-title = Retreat
kingdoms-learn-retreat-learn = After retreating you take no more turns in this age. The first to retreat draws a hidden retreat token worth 2, 3, 4 or 5 points.
kingdoms-learn-retreat-task-1 = You lead in the Isle and in the Dunes, and nobody has retreated yet. Retreat and draw the token.
kingdoms-learn-retreat-solved = The token is yours, and only you know its value until the end. Your rivals play on without you.
kingdoms-learn-retreat-missed = You stayed, and a rival may be the first to retreat now. Retreat right away.
kingdoms-learn-retreat-remember = Retreat while you are ahead and the hidden token is still there.

kingdoms-learn-rally-title = Rally
kingdoms-learn-rally-learn = While nobody has retreated in this age, you may rally: discard one to four cards, draw as many, and gain 1 point.
kingdoms-learn-rally-task-1 = None of your cards fits any decree. Rally, and choose the cards to discard.
kingdoms-learn-rally-solved = You have new cards and 1 point more.
kingdoms-learn-rally-missed = You have retreated, and the age goes on without you. Rally instead.
kingdoms-learn-rally-remember = When nothing fits, rally: it brings a point and new cards.

kingdoms-learn-battle-title = Battle
kingdoms-learn-battle-learn = In a battle each contender picks a card in secret, and the highest rank wins. But a 1 beats an 8 and everything above. A +2 battle token raises your card by 2, even after the cards are shown.
kingdoms-learn-battle-task-1 = Win the battle for the Marsh. You have seen it: your rival holds only eights and no +2 battle token.
kingdoms-learn-battle-solved = 8 points for the Marsh. The loser gets 3 points and a +2 battle token.
kingdoms-learn-battle-missed = The 8 was stronger. A 1 beats it, and so does a 7 with a +2 battle token.
kingdoms-learn-battle-remember = Keep a 1 for rivals who come with an 8.

kingdoms-learn-solo-title = Alone against the upstart
kingdoms-learn-solo-learn = On your own, you play against the upstart. After each of your turns it turns up a card: rank 4 to 8 sends it to the kingdom with that number of territories, 1 to 3 to the kingdom where you played last. Decrees do not bind it.
kingdoms-learn-solo-task-1 = The Woods are tied, 1 to 1. Take the lead there.
kingdoms-learn-solo-solved = You lead in the Woods.
kingdoms-learn-solo-missed = The Woods are still tied. Only okapis and bees may enter there.
kingdoms-learn-solo-remember = You win only with more points than the upstart: lead where it rarely comes.

kingdoms-learn-age-title = A whole age
kingdoms-learn-age-learn = On your turn you claim, rally or retreat. In this age the Marsh pays 8, more than any other kingdom.
kingdoms-learn-age-task-1 = Play your tiger of rank 6 below the Marsh.
kingdoms-learn-age-task-2 = Your rival came to the Marsh too. Play your lizard of rank 4 there and lead by 2 to 1.
kingdoms-learn-age-task-3 = Nobody is in the Dunes. Play your frog of rank 8 there.
kingdoms-learn-age-task-4 = Your rival has caught up in the Marsh, but you hold a 1 for the battle. Be the first to retreat and draw the hidden token.
kingdoms-learn-age-task-5 = 2 to 2: the battle for the Marsh. Pick your owl of rank 1.
kingdoms-learn-age-solved = Your 1 beat the 8: 8 points for the Marsh, and 5 for the Dunes, where nobody else came.
kingdoms-learn-age-missed = That leads away from this lesson. Undo it and follow what is marked.
kingdoms-learn-age-remember = Lead where it pays, keep a card for the battle, and be the first to retreat.
